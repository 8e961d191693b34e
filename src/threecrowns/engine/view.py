"""What the views of all games have in common."""

from __future__ import annotations

import msgspec

from threecrowns.engine.state import CHANCE, OVER, State


class Head(msgspec.Struct, frozen=True):
    """The beginning of every view; a game's own view goes on from here."""

    game: str
    seat: int | None  # who is looking; None: a spectator
    actor: int  # who answers now; -1 chance, -2 over
    waiting: tuple[int, ...]  # all who may answer now
    asked: str  # what the actor is asked: the game's own word, "chance" or "over"
    turn_number: int  # from 1; 0 while the table is set up
    winners: tuple[int, ...] | None  # when over; all of them for a draw


def asked_word(state: State, own: str) -> str:
    """What stands in `asked`."""
    if state.actor == OVER:
        return "over"
    return "chance" if state.actor == CHANCE else own
