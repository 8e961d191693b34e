"""What is said over HTTP about people: bodies of requests and of answers."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from threecrowns.engine.phrase import Names, Phrase
from threecrowns.server.people.accounts import HeldSeat

Short: TypeAlias = Annotated[str, Meta(max_length=400)]


class SignIn(msgspec.Struct, frozen=True):
    """A name with its password: of an account that is, or is to be."""

    name: Short
    password: Short


class NewPassword(msgspec.Struct, frozen=True):
    old: Short
    new: Short


class Recovery(msgspec.Struct, frozen=True):
    """A code in the place of a forgotten password."""

    name: Short
    code: Short
    password: Short  # the new one


class Proof(msgspec.Struct, frozen=True):
    """The password once more, before something that cannot be taken back."""

    password: Short


class Collect(msgspec.Struct, frozen=True):
    """Seats that an account is to hold, by their keys."""

    keys: Annotated[tuple[Short, ...], Meta(max_length=500)]


class AccountFacts(msgspec.Struct, frozen=True):
    name: str
    created: str
    sessions: int  # devices that are signed in
    codes: int  # recovery codes that are left
    seats: tuple[HeldSeat, ...]


class Me(msgspec.Struct, frozen=True):
    """Whoever asks; a guest has no account and needs none."""

    account: AccountFacts | None
    codes: tuple[str, ...] = ()  # new recovery codes, told this once


class RatingFacts(msgspec.Struct, frozen=True):
    """Somebody's rating in a game."""

    game: str
    title: Names
    value: int  # 1500 at first
    spread: int  # in 19 of 20 cases the true one is at most so far from it
    games: int
    is_provisional: bool  # too few games to say much


class Competitor(msgspec.Struct, frozen=True):
    """A rated player: an account or a bot; neither is somebody whose account is gone."""

    name: str | None  # of an account
    bot: str | None  # a level of bots, or a scripted opponent
    script: Names | Phrase | None  # what a scripted opponent is called


class LadderEntry(msgspec.Struct, frozen=True):
    player: Competitor
    rating: RatingFacts


class Ladder(msgspec.Struct, frozen=True):
    """The ratings of a game: people and bots on one scale, the strongest first."""

    game: str
    title: Names
    entries: tuple[LadderEntry, ...]


class Opponent(msgspec.Struct, frozen=True):
    player: Competitor
    place: int


class RatedGame(msgspec.Struct, frozen=True):
    """A game that counted, as it was for one player."""

    game: str
    title: Names
    at: str
    replay: str | None  # the table, for spectators; None: it was removed
    place: int  # from 1; equals share it
    players: int
    gain: int  # of the rating's value
    others: tuple[Opponent, ...]


class PlayerPage(msgspec.Struct, frozen=True):
    """What everybody may know of an account."""

    name: str
    since: str  # the day it was opened
    ratings: tuple[RatingFacts, ...]
    games: tuple[RatedGame, ...]  # rated ones, the last one first


class Export(msgspec.Struct, frozen=True):
    """Everything that is known of an account."""

    name: str
    created: str
    sessions: tuple[str, ...]  # when each began
    seats: tuple[HeldSeat, ...]
    words: tuple[dict[str, Any], ...]  # free words in talk
    reports: tuple[dict[str, Any], ...]
    notices: tuple[dict[str, Any], ...]
    browsers: tuple[dict[str, Any], ...]  # that are told of turns
    ratings: tuple[RatingFacts, ...]
    rated: tuple[RatedGame, ...]


class ChangeKey(msgspec.Struct, frozen=True):
    """Another key for a seat, whose old one is shown here or in the header."""

    key: Short = ""
    is_claim: bool = False  # for whoever asks; otherwise to be handed on
    name: Short | None = None  # what they are called


class OpenSeat(msgspec.Struct, frozen=True):
    """May anybody take this seat?"""

    is_open: bool
    key: Short = ""


class TakeSeat(msgspec.Struct, frozen=True):
    """Sit down on an open seat."""

    name: Short | None = None


class Report(msgspec.Struct, frozen=True):
    """Something that the host should know."""

    seat: int  # one's own
    words: Annotated[str, Meta(max_length=2000)]
    about: int | None = None
    key: Short = ""


class WantedNotices(msgspec.Struct, frozen=True):
    """How somebody wants to be told that it is their turn."""

    language: Short
    has_feed: bool = False
    webhook: Annotated[str, Meta(max_length=500)] = ""  # where to post; "": nowhere


class NoticeFacts(msgspec.Struct, frozen=True):
    has_feed: bool
    feed: str | None  # its secret address, told once
    webhook: str | None


class PushFacts(msgspec.Struct, frozen=True):
    key: str | None  # of the house, for a browser that subscribes; None: the host has none


class WantedPush(msgspec.Struct, frozen=True):
    """A browser that wants to be told of turns while it is closed."""

    endpoint: Annotated[str, Meta(max_length=500)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=30)]
    language: Short


class UnwantedPush(msgspec.Struct, frozen=True):
    endpoint: Annotated[str, Meta(max_length=500)]
