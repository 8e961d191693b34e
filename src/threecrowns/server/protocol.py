"""What is said on a table's socket, in both directions: docs/protocol.md, version 1.

Every message is a JSON object whose `t` says which one it is. `n` is a number that the reader
gives to a request; the answer to it carries the same one.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from threecrowns.engine.asking import Hindrance, Why
from threecrowns.engine.phrase import Names, Phrase, Ref
from threecrowns.table.look import Look
from threecrowns.table.sight import Sight
from threecrowns.table.thinkers import Advice

VERSION = 1
LARGEST_MESSAGE = 2**14  # bytes from a reader; a long one has 300
LONGEST_WORD = 200  # signs of any text in it

# Why the server closes a socket. Below 4000: usual ones of WebSocket.
CLOSE_TOO_LARGE = 1009
CLOSE_NO_HELLO = 4400  # the first message was no hello
CLOSE_WRONG_KEY = 4403
CLOSE_NO_TABLE = 4404
CLOSE_TOO_SLOW = 4408  # the reader does not take what it is sent
CLOSE_OTHER_VERSION = 4426
CLOSE_TOO_FAST = 4429

Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
Index: TypeAlias = Annotated[int, Meta(ge=-1, le=2**31)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Word: TypeAlias = Annotated[str, Meta(max_length=LONGEST_WORD)]
MoveData: TypeAlias = dict[str, str | int | tuple[int, int]]


class Message(msgspec.Struct, frozen=True, tag_field="t"):
    pass


# -- from a reader


class Hello(Message, frozen=True, tag="hello"):
    """The first message: what the reader knows already from an earlier socket."""

    v: int
    known: Count = 0  # events it knows: `first_news` + how many `news` of its last sight
    since: Index = -1  # index of its last sight
    seat: SeatNumber | None = None  # which of its seats to look as


class SayAnswer(Message, frozen=True, tag="answer"):
    """One of the listed answers."""

    n: Count
    index: Index
    action: Count


class SayMove(Message, frozen=True, tag="say"):
    """An answer as a move."""

    n: Count
    index: Index
    move: MoveData


class TakeBack(Message, frozen=True, tag="undo"):
    n: Count
    index: Index


class Restart(Message, frozen=True, tag="restart"):
    n: Count
    index: Index


class AskBack(Message, frozen=True, tag="ask-back"):
    """Ask everybody to go back to so many answers."""

    n: Count
    index: Index
    answers: Count


class Consent(Message, frozen=True, tag="consent"):
    n: Count
    index: Index
    agrees: bool


class Resign(Message, frozen=True, tag="resign"):
    n: Count
    index: Index


class Replace(Message, frozen=True, tag="replace"):
    """Let somebody else play on for a seat whose key the reader holds."""

    n: Count
    seat: SeatNumber
    player: Word


class AskWhy(Message, frozen=True, tag="why"):
    """What can be done with a thing, or why nothing can?"""

    n: Count
    ref: Ref


class AskWhyMove(Message, frozen=True, tag="why-move"):
    """Why is this move refused?"""

    n: Count
    move: MoveData


class AskLook(Message, frozen=True, tag="look"):
    """What is printed on a component?"""

    n: Count
    piece: Word


class AskHint(Message, frozen=True, tag="hint"):
    """What would the strongest bot do?"""

    n: Count
    index: Index


class AskPast(Message, frozen=True, tag="at"):
    """How did the table lie after so many answers?"""

    n: Count
    answers: Count


class Sit(Message, frozen=True, tag="sit"):
    """Look as another of the reader's seats from now on; null is a spectator."""

    seat: SeatNumber | None


Request: TypeAlias = (
    SayAnswer
    | SayMove
    | TakeBack
    | Restart
    | AskBack
    | Consent
    | Resign
    | Replace
    | AskWhy
    | AskWhyMove
    | AskLook
    | AskHint
    | AskPast
)
FromReader: TypeAlias = Hello | Sit | Request


# -- to a reader


class SetupFacts(msgspec.Struct, frozen=True):
    seats: int
    options: dict[str, str | int | bool | tuple[str, ...]]


class Origin(msgspec.Struct, frozen=True):
    """The table that a table plays on from."""

    table: str
    answers: int


class TableFacts(Message, frozen=True, tag="table"):
    """What does not change at a table; the first message on a socket."""

    v: int
    id: str
    game: str
    title: Names
    setup: SetupFacts
    components: msgspec.Struct | None  # what is printed on everything in this game
    names: tuple[str, ...]  # [seat] -> what a person is called, or ""
    keys: dict[str, int]  # [key the reader holds] -> the seat it opens
    bots: tuple[str, ...]  # from the weakest to the strongest
    has_secret_hands: bool
    is_read_only: bool  # imported, to be looked at
    origin: Origin | None
    commitment: str  # sha256 of the secret of the draws


class Seen(Message, frozen=True, tag="sight"):
    """The table as the reader sees it now: after hello, after sit, and after every order."""

    sight: Sight


class Present(Message, frozen=True, tag="present"):
    """Who is looking at the table."""

    seats: tuple[int, ...]
    watchers: int  # without a seat


class Done(Message, frozen=True, tag="ok"):
    """An order was carried out and is on disk."""

    n: int


class Refused(Message, frozen=True, tag="refused"):
    """Nothing was changed."""

    n: int | None  # None: to no request that could be read
    code: str  # stable
    text: Phrase
    sight: Sight | None = None  # the fresh one, where the reader's was out of date


class Notice(Message, frozen=True, tag="notice"):
    """Something that all readers should know, and that is not in the game."""

    code: str
    text: Phrase
    seat: int | None = None


class SaidWhy(Message, frozen=True, tag="why"):
    n: int
    why: Why


class SaidWhyMove(Message, frozen=True, tag="why-move"):
    n: int
    hindrance: Hindrance | None  # None: it is allowed


class SaidLook(Message, frozen=True, tag="look"):
    n: int
    look: Look


class SaidHint(Message, frozen=True, tag="hint"):
    n: int
    best: tuple[Advice, ...]  # best first


class Past(Message, frozen=True, tag="past"):
    n: int
    sight: Sight


Reply: TypeAlias = Done | Refused | SaidWhy | SaidWhyMove | SaidLook | SaidHint | Past
ToReader: TypeAlias = TableFacts | Seen | Present | Notice | Reply

_decoder: msgspec.json.Decoder[FromReader] = msgspec.json.Decoder(FromReader)
_encoder = msgspec.json.Encoder()


def read(text: str | bytes) -> FromReader:
    """A message of a reader; raises ValueError with what is wrong with it."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ValueError(str(error)) from error


def write(message: ToReader) -> str:
    return _encoder.encode(message).decode()
