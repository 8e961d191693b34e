"""Orders over the socket: carried out once, for one's own seat, on the table as one knows it."""

from __future__ import annotations

import pytest

from server.guests import GAMES, Guests


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_acknowledged_and_seen_by_everybody(guests: Guests, game: str) -> None:
    opened = guests.open_for_two(game)
    with guests.sit(opened, 0) as one, guests.sit(opened, 1) as other:
        before = one.sight["index"]

        assert one.answer()["t"] == "ok"

        assert one.sight["index"] > before
        other.until("sight")
        assert other.sight["index"] == one.sight["index"]
        assert other.sight["news"]
