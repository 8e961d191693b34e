"""One game being played: a state, all answers so far, the draws, and undo.

Chance is answered by a generator seeded from a secret and the players' numbers. The hash of the
secret is known before the first draw and the secret after the end, so anyone can check the
shuffle. Undo goes back step by step to the actor's last information event: a draw, a reveal or
another seat's answer. It is done by replay.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from threecrowns.engine.game import Game, Setup
from threecrowns.engine.journal import Event, Journal
from threecrowns.engine.moves import Move
from threecrowns.engine.refusal import GameError
from threecrowns.engine.rng import Rng, rng_from_hash
from threecrowns.engine.state import CHANCE, State


@dataclass(frozen=True)
class Answer:
    seat: int
    action: int
    move: Move
    is_revocable: bool  # nobody learnt anything by it and the same seat is asked on
    events: int  # how many events the journal held before it


@dataclass(frozen=True)
class Shuffle:
    """Where the draws come from: a secret, and a number from each player."""

    secret: bytes
    numbers: tuple[int, ...]

    @property
    def commitment(self) -> str:
        """What is published before the first draw."""
        return hashlib.sha256(self.secret).hexdigest()

    def rng(self) -> Rng:
        mixed = b"|".join([self.secret, *(str(number).encode() for number in self.numbers)])
        return rng_from_hash(hashlib.sha256(mixed).digest())


def shuffle_from_seed(seed: int, seats: int) -> Shuffle:
    """The draws of a numbered game, the same every time."""
    secret = hashlib.sha256(f"three crowns {seed}".encode()).digest()
    return Shuffle(secret, tuple(range(1, seats + 1)))


class Match:
    def __init__(self, game: Game, setup: Setup, shuffle: Shuffle | None = None) -> None:
        """Without a shuffle, CHANCE must be answered like a seat (a replay, a real deck)."""
        self.game = game
        self.setup = game.with_defaults(setup)
        self.shuffle = shuffle
        self.answers: list[Answer] = []
        self.state: State = game.new(self.setup)
        self.journal = Journal()
        self.state.journal = self.journal
        self.on_answer: Callable[[Answer], None] | None = None  # called before it is acknowledged
        self.on_undo: Callable[[], None] | None = None
        self._rng = shuffle.rng() if shuffle else None

    @property
    def is_over(self) -> bool:
        return self.state.is_over()

    @property
    def draws(self) -> int:
        return sum(1 for answer in self.answers if answer.seat == CHANCE)

    def answer(self, seat: int, action: int) -> None:
        """Check an answer against the legal list and carry it out."""
        if seat == CHANCE:
            if self.state.actor != CHANCE:
                raise GameError("answer-not-asked", seat=seat)
        elif seat not in self.state.waiting():
            raise GameError("answer-not-asked", seat=seat)
        elif seat != self.state.actor:
            self.state.turn_to(seat)
        if action not in self.state.legal_actions():
            raise GameError("answer-not-legal", action=action)
        answer = self._carry_out(seat, action)
        self.answers.append(answer)
        if self.on_answer is not None:
            self.on_answer(answer)

    def draw(self) -> None:
        """Answer for CHANCE from the committed generator until a seat is asked."""
        while self.state.actor == CHANCE:
            self.answer(CHANCE, self.next_draw())

    def next_draw(self) -> int:
        """What the committed generator answers for CHANCE now."""
        assert self._rng is not None, "this match has no shuffle to draw from"
        answers = self.state.legal_actions()
        return answers[self._rng.below(len(answers))]

    def can_undo(self, seat: int) -> bool:
        last = self.answers[-1] if self.answers else None
        return last is not None and last.seat == seat and last.is_revocable

    def undo(self, seat: int) -> Answer:
        """Take back the last answer of this seat; raises GameError if information was gained."""
        if not self.can_undo(seat):
            raise GameError("undo-impossible")
        taken_back = self.answers.pop()
        self._replay(self.answers)
        if self.on_undo is not None:
            self.on_undo()
        return taken_back

    def events_since(self, count: int, seat: int | None, end: int | None = None) -> list[Event]:
        """What happened after the first `count` events, as this seat may know it."""
        reader = -1 if seat is None else seat
        return [event.known_to(reader) for event in self.journal.events[count:end]]

    def payoffs(self) -> list[float]:
        return [self.state.payoff(seat) for seat in range(self.state.seats)]

    def _carry_out(self, seat: int, action: int) -> Answer:
        move = self.game.move(self.state, action)
        reveals = self.state.reveals
        events = len(self.journal.events)
        self.state.apply(action)
        goes_on = seat != CHANCE and self.state.actor == seat
        is_revocable = goes_on and self.state.reveals == reveals
        return Answer(seat, action, move, is_revocable, events)

    def _replay(self, answers: Sequence[Answer]) -> None:
        """Start anew with these answers. Draws are never taken back, so the generator stays."""
        self.state = self.game.new(self.setup)
        self.journal = Journal()
        self.state.journal = self.journal
        for answer in answers:
            if answer.seat >= 0 and answer.seat != self.state.actor:
                self.state.turn_to(answer.seat)
            self.state.apply(answer.action)
