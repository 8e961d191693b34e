"""One game being played: a state, all answers so far, the draws, and undo.

An answer is accepted in four steps: it is checked against the legal list, carried out, written
down by the recorder, and told to the listeners. If it is refused, or cannot be written, the match
is as it was before.

Chance is answered by a generator seeded from a secret and the players' numbers. The hash of the
secret is known before the first draw and the secret after the end, so anyone can check the
shuffle. Undo goes back step by step to the seat's last information event: a draw, a reveal or
another seat's answer; choices that others make at the same time and that are still hidden are
none. It is done by replay.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
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
    is_revocable: bool  # nobody learnt anything by it, and its seat is asked on or it is hidden
    is_hidden: bool  # others have still to answer the same question before anything is shown
    events: int  # how many events the journal held before it


@dataclass(frozen=True)
class KnownAnswer:
    """An answer as one reader may know it, and what came of it."""

    number: int
    seat: int
    verb: str
    move: Move | None  # None if it was drawn, or names what only its seat may know
    events: tuple[Event, ...]


class Listener:
    """Hears of answers and undos; the match is then as it is after them."""

    def answered(self, answer: Answer) -> None:
        """An answer was given."""

    def undone(self, answer: Answer, number: int) -> None:
        """The answer with this number was taken back; those after it have moved up."""

    def went_back(self, count: int) -> None:
        """Only the first `count` answers stand any more."""


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
        self.recorder: Listener | None = None  # what it cannot write down does not happen
        self.listeners: list[Listener] = []  # told afterwards; they must not fail
        self.answers: list[Answer] = []
        self._rng = shuffle.rng() if shuffle else None
        self._drawn: int | None = None  # drawn from the generator and not answered yet
        self._replay(())

    @property
    def is_over(self) -> bool:
        return self.state.is_over()

    @property
    def draws(self) -> int:
        return sum(1 for answer in self.answers if answer.seat == CHANCE)

    # -- answers

    def legal_for(self, seat: int) -> list[int]:
        """Every answer this seat may give now; raises GameError if it is not asked.

        CHANCE may give only what the committed generator draws.
        """
        asked = self.state
        if seat not in (asked.waiting() if seat != CHANCE else [asked.actor]):
            raise GameError("answer-not-asked", seat=seat)
        if seat == CHANCE and self._rng is not None:
            return [self.next_draw()]
        if seat != asked.actor:
            asked = asked.clone()
            asked.turn_to(seat)
        return asked.legal_actions()

    def answer(self, seat: int, action: int) -> None:
        """Check an answer against the legal list and carry it out."""
        if action not in self.legal_for(seat):
            raise GameError("answer-not-legal", action=action)
        count = len(self.answers)
        try:
            self._carry_out(seat, action)
            answer = self.answers[-1]
            if self.recorder is not None:
                self.recorder.answered(answer)
        except BaseException:
            self._replay(self.answers[:count])
            raise
        self._drawn = None
        for listener in self.listeners:
            listener.answered(answer)

    def draw(self) -> None:
        """Answer for CHANCE from the committed generator until a seat is asked."""
        while self.state.actor == CHANCE:
            self.answer(CHANCE, self.next_draw())

    def next_draw(self) -> int:
        """What the committed generator answers for CHANCE now, however often it is asked."""
        assert self._rng is not None, "this match has no shuffle to draw from"
        if self._drawn is None:
            answers = self.state.legal_actions()
            self._drawn = answers[self._rng.below(len(answers))]
        return self._drawn

    # -- undo

    def can_undo(self, seat: int) -> bool:
        return self.last_revocable(seat) is not None

    def last_revocable(self, seat: int) -> int | None:
        """The number of the answer that this seat can take back now."""
        for number in reversed(range(len(self.answers))):
            answer = self.answers[number]
            if answer.seat == seat:
                return number if answer.is_revocable else None
            if not answer.is_hidden:
                return None
        return None

    def undo(self, seat: int) -> Answer:
        """Take back the last answer of this seat; raises GameError if information was gained."""
        number = self.last_revocable(seat)
        if number is None:
            raise GameError("undo-impossible")
        before = self.answers
        taken_back = before[number]
        try:
            self._replay([*before[:number], *before[number + 1 :]])
            if self.recorder is not None:
                self.recorder.undone(taken_back, number)
        except BaseException:
            self._replay(before)
            raise
        for listener in self.listeners:
            listener.undone(taken_back, number)
        return taken_back

    def go_back(self, count: int) -> None:
        """All agreed to go back to the first `count` answers; draws come again as they came.

        Whether everybody agrees is not the match's business. A position in which only a draw is
        due is none that anybody could want: it is drawn again at once by whoever plays on.
        """
        if not 0 <= count < len(self.answers):
            raise GameError("back-impossible", count=count)
        before = self.answers
        try:
            self._replay(before[:count])
            if self.recorder is not None:
                self.recorder.went_back(count)
        except BaseException:
            self._replay(before)
            raise
        self._rewind()
        for listener in self.listeners:
            listener.went_back(count)

    def _rewind(self) -> None:
        """Bring the generator to where it was after the draws that stand."""
        if self.shuffle is None:
            return
        self._rng = self.shuffle.rng()
        self._drawn = None
        state = self.game.new(self.setup)
        for answer in self.answers:
            if answer.seat == CHANCE:
                self._rng.below(len(state.legal_actions()))
            elif answer.seat != state.actor:
                state.turn_to(answer.seat)
            state.apply(answer.action)

    # -- what is known

    def answers_known_to(self, seat: int | None, since: int = 0) -> list[KnownAnswer]:
        """The answers from number `since` on, as this seat may know them; None is a spectator."""
        ends = [*(answer.events for answer in self.answers[since + 1 :]), None]
        return [
            KnownAnswer(
                number=number,
                seat=answer.seat,
                verb=answer.move.verb,
                move=self.game.known_move(answer.seat, answer.move, seat),
                events=tuple(self.events_since(answer.events, seat, end)),
            )
            for number, (answer, end) in enumerate(
                zip(self.answers[since:], ends, strict=False), start=since
            )
        ]

    def events_since(self, count: int, seat: int | None, end: int | None = None) -> list[Event]:
        """What happened after the first `count` events, as this seat may know it."""
        reader = -1 if seat is None else seat
        return [event.known_to(reader) for event in self.journal.events[count:end]]

    def payoffs(self) -> list[float]:
        return [self.state.payoff(seat) for seat in range(self.state.seats)]

    # -- carrying out

    def _carry_out(self, seat: int, action: int) -> None:
        state = self.state
        if seat != state.actor:
            state.turn_to(seat)
        move = self.game.move(state, action)
        waiting, reveals, events = state.waiting(), state.reveals, len(self.journal.events)
        state.apply(action)
        shows_nothing = seat != CHANCE and state.reveals == reveals
        others = [each for each in waiting if each != seat]
        is_hidden = shows_nothing and others != [] and set(others) <= set(state.waiting())
        is_revocable = is_hidden or (shows_nothing and state.actor == seat)
        self.answers.append(Answer(seat, action, move, is_revocable, is_hidden, events))

    def _replay(self, answers: Iterable[Answer]) -> None:
        """Start anew with these answers. Draws are never taken back, so the generator stays."""
        self.state: State = self.game.new(self.setup)
        self.journal = Journal()
        self.state.journal = self.journal
        self.answers = []
        for answer in answers:
            self._carry_out(answer.seat, answer.action)
