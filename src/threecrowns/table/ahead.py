"""Answers prepared for a seat's next question, and whether they may still be given.

What can be prepared is found in imagined futures: worlds that agree with everything the seat may
know, in which the others answer anything until the seat is asked. An answer is offered if it can
be given, for the same question and with the same meaning, in enough of them. So nothing here can
leak, and no rule is written twice.

A plan is kept as moves with their wording. It is judged by what happened since it was made
(docs/decisions/0018-plans.md).
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from threecrowns.engine.asking import answers, known_world
from threecrowns.engine.game import Game
from threecrowns.engine.journal import UNKNOWN
from threecrowns.engine.moves import Move
from threecrowns.engine.phrase import Phrase, Ref, phrase_from
from threecrowns.engine.refusal import UnreadableMoveError
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE, State
from threecrowns.table.table import OrderError, Table

FUTURES = 12  # that are imagined
LONGEST = 400  # answers of others; a future in which the seat is not asked by then is left out
MOST_STEPS = 12  # answers of one plan


class PlannedStep(msgspec.Struct, frozen=True):
    """One prepared answer: a move, what it says, and the question that it answers."""

    move: dict[str, Any]
    say: Phrase
    kind: str  # of the question
    about: tuple[Ref, ...]


class Foreseen(msgspec.Struct, frozen=True):
    """What could be prepared as the next answer of a plan."""

    text: Phrase | None  # the question, where it is the same in nearly all futures
    steps: tuple[PlannedStep, ...]


class Plan(msgspec.Struct, frozen=True):
    seat: int
    steps: tuple[PlannedStep, ...]
    answers: int  # given when it was made
    past: str  # digest of those: whoever goes back behind it plays another game
    is_steady: bool = False  # what is drawn for all to see does not drop it


class Verdict(NamedTuple):
    """What becomes of a plan now. Nothing said: it waits."""

    action: int | None = None  # it is to be given now
    dropped: Phrase | None = None  # why it is not
    is_spent: bool = False  # its seat has answered by itself


# -- what can be prepared


class Futures:
    """Worlds in which a seat is asked its next question."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        found = [_future(state, seat, number) for number in range(FUTURES)]
        self.worlds = [each for each in found if each is not None]

    def foreseen(self) -> Foreseen:
        """What can be answered in at least every third of them, in the order of the first."""
        counts: Counter[bytes] = Counter()
        known: dict[bytes, PlannedStep | Phrase] = {}
        for world in self.worlds:
            found: list[PlannedStep | Phrase] = [*_steps(self.game, world)]
            for each in [self.game.word_question(world), *found]:
                key = msgspec.json.encode(each)
                known[key] = each
                counts[key] += 1
        usual = [each for key, each in known.items() if 3 * counts[key] >= len(self.worlds)]
        steps = tuple(each for each in usual if isinstance(each, PlannedStep))
        texts = [each for each in usual if isinstance(each, Phrase)]
        return Foreseen(texts[0] if len(texts) == 1 else None, steps)

    def take(self, move: Move) -> PlannedStep:
        """Go on to the question after a planned answer; raises OrderError if it is not foreseen."""
        wanted = self.game.grammar.to_json(move)
        step = next((each for each in self.foreseen().steps if each.move == wanted), None)
        if step is None:
            raise OrderError("no-plan", Phrase("plan-not-foreseen"))
        after = [_after(self.game, world, self.seat, step) for world in self.worlds]
        self.worlds = [each for each in after if each is not None]
        return step


def _future(state: State, seat: int, number: int) -> State | None:
    """A world in which the others have answered until the seat is asked; None if it never is."""
    rng = Rng(number + 1)
    world = state.determinize(seat, rng)
    for _ in range(LONGEST):
        if world.is_over():
            return None
        if seat in world.waiting():
            if world.actor != seat:
                world.turn_to(seat)
            return world
        legal = world.legal_actions()
        world.apply(legal[rng.below(len(legal))])
    return None


def _steps(game: Game, world: State) -> Iterator[PlannedStep]:
    kind, about = game.question_kind(world), game.question_about(world)
    for _, move in answers(game, world):
        yield PlannedStep(game.grammar.to_json(move), game.word_move(world, move), kind, about)


def _after(game: Game, world: State, seat: int, step: PlannedStep) -> State | None:
    """The world after a step, if its seat is asked on there and has learnt nothing by it."""
    found = _action(game, world, seat, step)
    if not isinstance(found, int):
        return None
    after = world.clone()
    after.apply(found)
    return after if after.actor == seat and after.reveals == world.reveals else None


def _action(game: Game, world: State, seat: int, step: PlannedStep) -> int | Phrase:
    """The answer that a step is in a world where its seat is asked, or why it is none."""
    if (game.question_kind(world), game.question_about(world)) != (step.kind, step.about):
        return Phrase("plan-other-question")
    try:
        move = game.grammar.from_json(step.move)
    except UnreadableMoveError as error:  # it was kept by another version
        return Phrase("plan-not-allowed", {"reason": error.phrase})
    refusal = game.why_not(world, seat, move)
    if refusal is not None:
        return Phrase("plan-not-allowed", {"reason": refusal.phrase})
    if game.word_move(world, move) != step.say:
        return Phrase("plan-other-meaning")
    return game.encode(world, move)


# -- a plan


def plan_for(table: Table, seat: int, moves: Iterable[Move], *, is_steady: bool) -> Plan:
    """A plan of these moves; raises OrderError if one of them is not foreseen."""
    check_can_plan(table, seat)
    futures = Futures(table.game, table.match.state, seat)
    steps = tuple(futures.take(move) for move in moves)
    count = len(table.match.answers)
    return Plan(seat, steps, count, past_of(table, count), is_steady)


def plan_from(data: dict[str, Any]) -> Plan:
    """The plan that was written as JSON."""
    steps = tuple(
        PlannedStep(
            move=each["move"],
            say=phrase_from(each["say"]),
            kind=each["kind"],
            about=msgspec.convert(each["about"], tuple[Ref, ...]),
        )
        for each in data["steps"]
    )
    return Plan(data["seat"], steps, data["answers"], data["past"], data["is_steady"])


def check_can_plan(table: Table, seat: int) -> None:
    """Raises OrderError where there is nothing to plan ahead of."""
    if table.is_over:
        raise OrderError("over", Phrase("table-over"))
    if seat in table.match.state.waiting():
        raise OrderError("asked", Phrase("plan-asked-now"))
    if table.way is not None:
        raise OrderError("no-plan", Phrase("plan-guided"))


def rest_of(plan: Plan, table: Table) -> Plan | Phrase:
    """What is left of a plan after its first answer was given, or how it ended."""
    given = table.match.answers
    last = max(number for number, answer in enumerate(given) if answer.seat == plan.seat)
    if len(plan.steps) == 1:
        return Phrase("plan-done", {"move": plan.steps[0].say})
    if not given[last].is_revocable:
        return Phrase("plan-was-told")
    return Plan(plan.seat, plan.steps[1:], last + 1, past_of(table, last + 1), plan.is_steady)


def judge(table: Table, plan: Plan) -> Verdict:
    """Is a plan to be carried out now, or dropped, or does it wait?"""
    given = table.match.answers
    if table.is_over:
        return Verdict(dropped=Phrase("plan-over"))
    if len(given) < plan.answers or past_of(table, plan.answers) != plan.past:
        return Verdict(dropped=Phrase("plan-went-back"))
    if is_spent(table, plan):
        return Verdict(is_spent=True)
    learnt = what_was_learnt(table, plan)
    if learnt is not None:
        return Verdict(dropped=learnt)
    state = table.match.state
    if plan.seat not in state.waiting():
        return Verdict()
    found = _action(table.game, known_world(state, plan.seat), plan.seat, plan.steps[0])
    return Verdict(action=found) if isinstance(found, int) else Verdict(dropped=found)


def is_spent(table: Table, plan: Plan) -> bool:
    """Has its seat answered since a plan was made?"""
    return any(answer.seat == plan.seat for answer in table.match.answers[plan.answers :])


def past_of(table: Table, answers: int) -> str:
    """A digest of the first answers of a game."""
    given = [(each.seat, each.action) for each in table.match.answers[:answers]]
    return hashlib.sha256(msgspec.json.encode(given)).hexdigest()[:16]


def what_was_learnt(table: Table, plan: Plan) -> Phrase | None:
    """What its seat has learnt since a plan was made, other than by what others chose openly.

    A draw that it sees, for it could have come otherwise; and whatever it was told alone.
    """
    match, seat = table.match, plan.seat
    ends = [answer.events for answer in match.answers[1:]]
    ends.append(len(match.journal.events))
    before = table.position(plan.answers)
    for number, answer in enumerate(match.answers[plan.answers :], start=plan.answers):
        events = match.journal.events[answer.events : ends[number]]
        if any(event.known_to(seat).secret != UNKNOWN for event in events):
            return Phrase("plan-was-told")
        if answer.seat == CHANCE:
            if _is_seen(table.game, before, answer.action, seat):
                is_public = _is_seen(table.game, before, answer.action, None)
                if not is_public:
                    return Phrase("plan-was-told")
                if not plan.is_steady:
                    return Phrase("plan-was-drawn")
        elif answer.seat != before.actor:
            before.turn_to(answer.seat)
        before.apply(answer.action)
    return None


def _is_seen(game: Game, before: State, drawn: int, reader: int | None) -> bool:
    """Would the reader see another table if something else had been drawn?"""
    real = _drawn(game, before, drawn, reader)
    others = (action for action in before.legal_actions() if action != drawn)
    return any(_drawn(game, before, action, reader) != real for action in others)


def _drawn(game: Game, before: State, action: int, reader: int | None) -> object:
    after = before.clone()
    after.apply(action)
    return game.view(after, reader)
