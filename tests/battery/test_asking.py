"""What a seat is told of its answers is what happens, and nothing that it cannot know.

In random positions of every set-up and for every seat: each outcome equals what the answer really
brings wherever it does not say unknown; everything in the view can be touched and is answered; and
a whole sight is the same, byte for byte, in every world that looks the same to its reader.
`compare_sights.py` asks the same of far more positions than there is time for here.
"""

from __future__ import annotations

import msgspec
import pytest

from battery.positions import Chunk, chunks, sampled
from battery.sights import broken_sight
from threecrowns.table.seats import HUMAN
from threecrowns.table.table import Table

GAMES = 112  # once round the set-ups of Architects, and of The Two Heirs
ONE_IN = 100


@pytest.mark.parametrize("chunk", chunks(8), ids=str)
def test_what_every_seat_is_told_is_so_and_not_hidden(chunk: Chunk) -> None:
    for match, rng in sampled(chunk, GAMES, ONE_IN):
        for seat in range(match.state.seats):
            broken = list(broken_sight(match, seat, rng))
            assert not broken, (match.setup, len(match.answers), seat)


@pytest.mark.parametrize("chunk", chunks(2), ids=str)
def test_a_table_shows_every_reader_a_whole_sight(chunk: Chunk) -> None:
    for match, _ in sampled(chunk, GAMES // 16, ONE_IN):
        table = Table(match, (HUMAN,) * match.setup.seats)
        match.listeners.remove(table)
        for reader in (None, *range(match.setup.seats)):
            sight = table.sight(reader)
            assert (sight.question is not None) == (reader in sight.waiting)
            assert [told.index for told in sight.news] == list(range(len(match.journal.events)))
            msgspec.json.decode(msgspec.json.encode(sight))
