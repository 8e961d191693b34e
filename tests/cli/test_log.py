"""The log names nothing that its reader has not seen."""

from __future__ import annotations

import re

import msgspec
import pytest

from battery.positions import Chunk, answers_of, chunks
from threecrowns.cli.console import Speaker
from threecrowns.cli.telling import Teller
from threecrowns.engine.match import Match
from threecrowns.engine.state import CHANCE

GAMES = 64
ANSWERS = 100  # of each game; the secret choices come early and often
WORD = re.compile(r"[\w-]+")


def shown_to(match: Match, seat: int | None) -> set[str]:
    """Every word of what a seat sees; None is a spectator."""
    view = msgspec.json.encode(match.game.view(match.state, seat)).decode()
    return set(WORD.findall(view))


@pytest.mark.parametrize("chunk", chunks(1), ids=str)
def test_the_log_names_no_card_that_its_reader_cannot_see(chunk: Chunk) -> None:
    for match, rng in chunk.matches(GAMES):
        speaker = Speaker("en", match.game.texts)
        names = set(match.game.piece_names(match.setup))
        readers = [None, *range(match.setup.seats)]
        for number, _ in enumerate(answers_of(match, rng)):
            if number == ANSWERS:
                break
            check_last_answer(match, speaker, names, readers)


def check_last_answer(
    match: Match, speaker: Speaker, names: set[str], readers: list[int | None]
) -> None:
    if not match.answers or match.answers[-1].seat == CHANCE:
        return
    for reader in readers:
        if reader == match.answers[-1].seat:
            continue
        ((title, sentences),) = Teller(match, speaker).steps(reader, last=1)
        named = names & set(WORD.findall(title.partition(": ")[2])[1:])  # without the verb
        unseen = named - shown_to(match, reader) if named else named
        told = " ".join(sentences)
        hidden = [piece for piece in unseen if match.game.piece_names()[piece]["en"] not in told]
        assert not hidden, (title, reader)
