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
from threecrowns.server.people.facts import Offer, OfferKind, SeatCompany, TablePace
from threecrowns.server.people.talking import TalkLine
from threecrowns.table.ahead import MOST_STEPS, Foreseen, PlannedStep
from threecrowns.table.guide import Step
from threecrowns.table.look import Look
from threecrowns.table.sight import Sight
from threecrowns.table.thought import Advice

VERSION = 1
LARGEST_MESSAGE = 2**14  # bytes from a reader; a long one has 300
LONGEST_WORD = 200  # signs of any text in it
LONGEST_WORDS = 300  # of what people say to each other

# Why the server closes a socket. Below 4000: usual ones of WebSocket.
CLOSE_TOO_LARGE = 1009
CLOSE_TRY_AGAIN = 1013  # the database does not answer
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
Moves: TypeAlias = Annotated[tuple[MoveData, ...], Meta(max_length=MOST_STEPS)]


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
    """Let somebody else play on for a seat whose key the reader holds, or shows."""

    n: Count
    seat: SeatNumber
    player: Word
    key: Word = ""  # of a seat that was handed on as a link


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


# -- from a reader, about people


class SayTalk(Message, frozen=True, tag="talk"):
    """Something for everybody at the table: one of our phrases, or free words."""

    n: Count
    phrase: Word | None = None
    words: Annotated[str, Meta(max_length=2 * LONGEST_WORDS)] | None = None


class MakeOffer(Message, frozen=True, tag="offer"):
    """Ask everybody to pause, to go on, to let a bot play for somebody, or to play once more."""

    n: Count
    kind: OfferKind
    about: SeatNumber | None = None
    player: Word | None = None


class Agree(Message, frozen=True, tag="agree"):
    """Yes or no to what was offered; whoever offered it takes it back by a no."""

    n: Count
    agrees: bool


class GoAway(Message, frozen=True, tag="vacation"):
    """Go on vacation, or come back from it."""

    n: Count
    is_away: bool


class AskAhead(Message, frozen=True, tag="ahead"):
    """What could be prepared as the answer after these moves?"""

    n: Count
    index: Index
    moves: Moves = ()


class SayPlan(Message, frozen=True, tag="plan"):
    """Prepare these answers to the next questions; none: what was prepared is taken back."""

    n: Count
    index: Index = -1
    moves: Moves = ()
    is_steady: bool = False  # what is drawn for all to see does not drop it


class GiveNumber(Message, frozen=True, tag="number"):
    """A number for the shuffle, from the browser of somebody at this seat."""

    n: Count
    seat: Count
    number: Annotated[int, Meta(ge=0, le=2**53 - 1)]


class DealNow(Message, frozen=True, tag="deal"):
    """Do not wait for the numbers of those who have not come."""

    n: Count


PeopleRequest: TypeAlias = SayTalk | MakeOffer | Agree | GoAway | GiveNumber | DealNow
PlanRequest: TypeAlias = AskAhead | SayPlan
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
    | PeopleRequest
    | PlanRequest
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


class GuideFacts(msgspec.Struct, frozen=True):
    """The guide that a table follows."""

    id: str
    steps: tuple[Step, ...]


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
    guide: GuideFacts | None = None


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


class HandedKey(msgspec.Struct, frozen=True):
    """A key of a seat, with who plays there."""

    seat: int
    player: str
    name: str
    key: str


class Rematch(msgspec.Struct, frozen=True):
    """The table where they play once more, with the reader's own keys there."""

    table: str
    seats: tuple[HandedKey, ...]


class CompanySeen(Message, frozen=True, tag="company"):
    """How people play together at this table; told first, and whenever it changes."""

    pace: TablePace
    has_free_words: bool
    is_paused: bool
    offer: Offer | None
    seats: tuple[SeatCompany, ...]
    rematch: Rematch | None
    delay: int = 0  # answers; who only looks on sees the table as it was before them
    is_behind: bool = False  # that is so for this reader: clocks, offers and talk are not told
    is_rated: bool = False
    gathering: tuple[int, ...] | None = None  # whose numbers the deal waits for; None: it is dealt


class Said(Message, frozen=True, tag="said"):
    """What was said at the table; one line, or the last ones for whoever comes."""

    lines: tuple[TalkLine, ...]


class SaidAhead(Message, frozen=True, tag="ahead"):
    n: int
    foreseen: Foreseen


class PlanSeen(Message, frozen=True, tag="plan"):
    """What the reader has prepared at this seat; nobody else is told."""

    seat: int
    steps: tuple[PlannedStep, ...]  # none: nothing is prepared
    is_steady: bool
    ended: Phrase | None  # how the last plan ended, until that was read


Reply: TypeAlias = Done | Refused | SaidWhy | SaidWhyMove | SaidLook | SaidHint | SaidAhead | Past
ToReader: TypeAlias = TableFacts | Seen | Present | Notice | CompanySeen | Said | PlanSeen | Reply

_decoder: msgspec.json.Decoder[FromReader] = msgspec.json.Decoder(FromReader)
_encoder = msgspec.json.Encoder()


def read(text: str | bytes) -> FromReader:
    """A message of a reader; raises ValueError with what is wrong with it."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ValueError(str(error)) from error


def write(message: ToReader) -> bytes:
    return _encoder.encode(message)
