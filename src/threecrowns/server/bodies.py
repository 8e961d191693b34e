"""What is said over HTTP, besides sights: bodies of requests and of answers."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from threecrowns.engine.phrase import Names, Phrase
from threecrowns.server.people.facts import TablePace
from threecrowns.server.protocol import Origin
from threecrowns.server.store import Standing
from threecrowns.table.sight import SeatSight

LONGEST_DELAY = 500  # answers
Seed: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
OptionData: TypeAlias = str | int | bool | list[str]


class NewTable(msgspec.Struct, frozen=True):
    """A table to be opened."""

    game: str
    seats: tuple[str, ...] | None = None  # "human" or the name of a bot; None: as is usual
    options: dict[str, OptionData] = {}
    seed: Seed | None = None  # makes all draws repeatable
    names: tuple[str, ...] = ()  # [seat] -> what a person is called
    guide: str | None = None  # a guided game: its seats, options and seed are the guide's
    pace: TablePace = TablePace()
    has_free_words: bool = True  # may people say what they like to each other?
    open: tuple[int, ...] = ()  # seats that anybody may take
    delay: Annotated[int, Meta(ge=0, le=LONGEST_DELAY)] = 0  # answers; of those who look on
    is_rated: bool = False  # does its end count for the ratings? Only accounts play then
    gathers: bool = False  # deal only once the browsers of all people gave their numbers


class PlayOn(msgspec.Struct, frozen=True):
    """Who plays on from a moment of another game."""

    seats: tuple[str, ...] | None = None  # None: as there


class Prospect(msgspec.Struct, frozen=True):
    """How a table would look, or why it cannot be opened."""

    seats: tuple[SeatSight, ...] = ()
    problem: Phrase | None = None


class SeatKey(msgspec.Struct, frozen=True):
    seat: int
    player: str
    name: str
    key: str  # opens this seat: /t/ID?seat=KEY


class Opened(msgspec.Struct, frozen=True):
    """A table that was opened, with the keys of its seats; none if it is only looked at."""

    id: str
    seats: tuple[SeatKey, ...]


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    title: Names
    created: str
    changed: str
    seats: tuple[SeatSight, ...]
    names: tuple[str, ...]
    standing: Standing
    is_over: bool
    is_read_only: bool
    origin: Origin | None
    keys: tuple[SeatKey, ...]  # those that whoever asks holds


class SeatRating(msgspec.Struct, frozen=True):
    """An account at a rated table."""

    seat: int
    name: str
    value: int | None  # None: nothing was rated yet
    is_provisional: bool


class OpenTable(msgspec.Struct, frozen=True):
    """A table in the public hall."""

    id: str
    game: str
    title: Names
    created: str
    seats: tuple[SeatSight, ...]
    names: tuple[str, ...]
    open: tuple[int, ...]  # seats that anybody may take
    pace: TablePace
    is_rated: bool = False
    rated: tuple[SeatRating, ...] = ()  # who has sat down at a rated table


class OptionFacts(msgspec.Struct, frozen=True):
    name: str
    title: Phrase
    default: str | int | bool | tuple[str, ...]
    choices: tuple[str | int | bool, ...]
    words: tuple[Phrase | Names, ...]  # [choice] -> what it is called; none for yes and no
    how_many: int
    seats: tuple[int, ...]
    usual_seats: int
    nicknames: dict[str, tuple[str, ...]]


class GameFacts(msgspec.Struct, frozen=True):
    """A game that can be played."""

    id: str
    names: Names
    seat_counts: tuple[int, ...]
    default_seats: int
    options: tuple[OptionFacts, ...]
    bots: tuple[str, ...]  # from the weakest to the strongest
    usual_bot: str
    has_secret_hands: bool


class CurvePoint(msgspec.Struct, frozen=True):
    """After an answer: the turn it was given in, and everybody's points."""

    turn: int
    points: tuple[int, ...]


class ClauseText(msgspec.Struct, frozen=True):
    id: str
    part: str  # the text it stands in: "architects-wow"
    chapter: str
    section: str
    text: str


class HouseFacts(msgspec.Struct, frozen=True):
    version: str
    protocol: int
    is_home: bool  # whoever asks sits at the machine of the house
    address: str | None  # what to type on another device; None: nobody else can come in


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str
    tables: int  # that are loaded


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str
    text: Phrase
