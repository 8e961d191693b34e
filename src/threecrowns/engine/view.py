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


class Spot(msgspec.Struct, frozen=True):
    """A mark of the small picture of a position: what lies where, as everybody may know it."""

    at: str  # "2,-1", "quarry": a point of the map, or the game's own word for the place
    look: str  # the game's own word for what lies there: "green", "disc", "workers"
    seat: int | None = None  # whose it is
    count: int = 1


def asked_word(state: State, own: str) -> str:
    """What stands in `asked`."""
    if state.actor == OVER:
        return "over"
    return "chance" if state.actor == CHANCE else own
