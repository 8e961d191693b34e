"""How people play together at one table, as data: in the store, and to every reader."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

DAY = 24 * 3600.0  # seconds

OfferKind: TypeAlias = Literal["pause", "resume", "replace", "rematch"]


class TablePace(msgspec.Struct, frozen=True):
    """How long one may think, and what happens after that."""

    kind: Literal["none", "live", "days"] = "none"
    base: Annotated[int, Meta(ge=0, le=86_400)] = 0  # live: seconds in reserve
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0  # live: seconds more after each turn
    days: Annotated[int, Meta(ge=0, le=60)] = 0  # days: for each turn
    vacation: Annotated[int, Meta(ge=0, le=60)] = 0  # days: of vacation for everybody
    end: Literal["bot", "wait", "resign"] = "wait"  # a bot plays on, all wait, the game is given up


class Offer(msgspec.Struct, frozen=True):
    """Something that is done once everybody agrees."""

    kind: OfferKind
    seat: int  # who asks
    agreed: tuple[int, ...]
    about: int | None = None  # replace: whose seat
    player: str | None = None  # replace: which bot


class SeatClock(msgspec.Struct, frozen=True):
    left: float  # seconds
    vacation: float  # seconds
    is_away: bool = False  # on vacation: that is spent first


class CompanyFacts(msgspec.Struct, frozen=True):
    """What is kept of a table's company."""

    pace: TablePace = TablePace()
    has_free_words: bool = True  # may people say what they like, or only our phrases?
    claimed: tuple[int, ...] = ()  # seats whose link was bound to whoever sits there
    open: tuple[int, ...] = ()  # seats that anybody may take
    met: tuple[int, ...] = ()  # who was ever at the table: a live clock waits for all
    is_paused: bool = False
    offer: Offer | None = None
    clocks: tuple[SeatClock, ...] = ()  # [seat]
    running: tuple[int, ...] = ()  # seats whose clocks run
    out: tuple[int, ...] = ()  # seats whose time is over
    marked: float = 0.0  # when `clocks` was right, on the wall
    rematch: str | None = None  # the table where they play once more
    delay: int = 0  # so many answers ago is what those see who only look on
    is_rated: bool = False  # does its end count for the ratings?


class SeatCompany(msgspec.Struct, frozen=True):
    """One seat, as every reader may know it."""

    seat: int
    is_claimed: bool
    is_open: bool
    left: float | None  # seconds on the clock; None: no clock
    is_running: bool
    vacation: float  # seconds of it that are left
    is_away: bool
    is_out: bool
