"""The contract: a game is a series of questions.

A state stops at one decision and lists every legal answer; an answer is one of them. People,
bots, replays, research and tests all walk the same list. One subclass per game; a subclass that
is not compiled works in the compiled engine too, only slower.
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from threecrowns.engine.fields import (
    numbers_of,
    numbers_of_lists,
    restore_fields,
    restore_lists,
)
from threecrowns.engine.journal import Event, Journal
from threecrowns.engine.rng import Rng

CHANCE: Final = -1  # the seat that answers for cards, dice and tosses
OVER: Final = -2  # nobody answers any more
LEGAL: Final = 0  # the reason code of a move that is allowed


class Numbers:
    """A saved state, read number by number."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.at = 0

    def next(self) -> i64:
        number = self.numbers[self.at]
        self.at += 1
        return number


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats  # how many seats answer questions
        self.actor: i64 = CHANCE  # seat to answer now, or CHANCE, or OVER
        self.reveals: i64 = 0  # how often something hidden was shown other than by a draw
        self.journal: Journal | None = None  # events go here, if anybody listens

    # -- what every game answers

    def legal(self) -> vec[i32]:
        """Every answer the actor may give: complete, without duplicates, in a stable order.

        CHANCE's answers are equally likely.
        """
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        """Carry out one of the answers of `legal()`. Trusts its caller."""
        raise NotImplementedError

    def clone(self) -> State:
        """An equal, independent state without a journal."""
        raise NotImplementedError

    def determinize(self, seat: i64, rng: Rng) -> State:
        """A clone in which exactly what `seat` cannot know is drawn anew."""
        raise NotImplementedError

    def payoff(self, seat: i64) -> float:
        """After OVER: 1 for the best rank, -1 for the worst, 0 for an even result."""
        raise NotImplementedError

    def fields(self) -> tuple[str, ...]:
        """The names of everything that is saved, in this order, but what `lists` names."""
        raise NotImplementedError

    def lists(self) -> tuple[str, ...]:
        """The names of the vecs that grow; they are saved behind the other fields."""
        return ()

    def clear(self) -> None:
        """An empty table: every vec as long as it is in a game."""

    # -- what follows from it

    def numbers(self) -> list[int]:
        """The whole state as integers; `restore` reads them back."""
        return numbers_of(self, self.fields()) + numbers_of_lists(self, self.lists())

    def restore(self, saved: Numbers) -> None:
        """Become the state that wrote these numbers."""
        self.clear()
        restore_fields(self, self.fields(), saved.next)
        restore_lists(self, self.lists(), saved.next)

    def waiting(self) -> list[int]:
        """All seats that may answer now; more than one only in simultaneous decisions."""
        return [self.actor] if self.actor >= 0 else []

    def turn_to(self, seat: i64) -> None:
        """Let another waiting seat answer first; the order does not matter to the result."""
        if seat not in self.waiting():
            raise ValueError(f"seat {seat} has nothing to answer now")
        self.actor = seat

    def is_over(self) -> bool:
        return self.actor == OVER

    def legal_actions(self) -> list[int]:
        """`legal()` for callers outside the compiled core."""
        return [int(action) for action in self.legal()]

    def note(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell the journal, if there is one."""
        if self.journal is not None:
            self.journal.add(Event(kind, seat, a, b, c, d))

    def note_secret(self, kind: i64, seat: i64, a: i64, b: i64, secret: i64, knowers: i64) -> None:
        """An event with one fact that only some seats may know."""
        if self.journal is not None:
            event = Event(kind, seat, a, b, 0, 0)
            event.secret = secret
            event.knowers = knowers
            self.journal.add(event)

    def to_bytes(self) -> bytes:
        """The whole state, secrets included; equal states give equal bytes."""
        out = bytearray()
        for number in self.numbers():
            rest = number * 2 if number >= 0 else -number * 2 - 1
            while rest > 127:
                out.append((rest & 127) | 128)
                rest >>= 7
            out.append(rest)
        return bytes(out)

    def from_bytes(self, data: bytes) -> None:
        """Become the state that `to_bytes` wrote; it must be of the same game and set-up."""
        numbers: list[int] = []
        rest = 0
        shift = 0
        for byte in data:
            rest |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                numbers.append(rest // 2 if rest % 2 == 0 else -(rest + 1) // 2)
                rest = 0
                shift = 0
        self.restore(Numbers(numbers))

    def digest(self) -> str:
        """Sixteen hex digits that differ when anything in the state differs."""
        return hashlib.blake2b(self.to_bytes(), digest_size=8).hexdigest()
