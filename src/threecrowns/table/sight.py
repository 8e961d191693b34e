"""What one reader sees of a table: everything a face draws, as data."""

from __future__ import annotations

import msgspec

from threecrowns.engine.asking import Question
from threecrowns.engine.phrase import Names, Phrase, Ref
from threecrowns.engine.telling import Told
from threecrowns.engine.view import Head
from threecrowns.table.guide import GuideSight


class SeatSight(msgspec.Struct, frozen=True):
    """A player at the table, scripted opponents too."""

    seat: int
    colour: str
    letter: Phrase
    name: Phrase | Names  # of the seat: its colour, or the opponent's name
    player: str  # "human", the name of a bot, or "script"
    points: int  # as the table lies now and the reader may know it


class ScoreSight(msgspec.Struct, frozen=True):
    """A line of the score sheet."""

    seat: int
    points: int
    clause: str
    reason: Phrase
    pieces: tuple[Ref, ...]
    origin: Ref | None


class Undo(msgspec.Struct, frozen=True):
    """What the reader can take back."""

    steps: int  # answers, one by one; all of them restart the turn
    blocked_by: Phrase | None  # why not one more


class WayBack(msgspec.Struct, frozen=True):
    """Somebody asks everybody to go back further than undo does."""

    seat: int  # who asks
    answers: int  # how many would stand
    agreed: tuple[int, ...]  # seats


class Sight(msgspec.Struct, frozen=True):
    index: int  # counts what was done at the table; every order names it
    reader: int | None  # None: a spectator
    seats: tuple[SeatSight, ...]
    waiting: tuple[int, ...]  # who may answer now
    answers: int  # how many there are, for looking back
    turn: int
    view: Head
    question: Question | None
    first_news: int  # `news` begins with this event; what was told from there on is void
    news: tuple[Told, ...]
    score: tuple[ScoreSight, ...]
    undo: Undo
    way_back: WayBack | None
    winners: tuple[int, ...] | None  # when over
    resigned: int | None  # the seat that gave up
    guide: GuideSight | None = None  # for whoever is shown around
