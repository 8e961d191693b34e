"""What can be prepared for the next question, and what drops it, in every game."""

from __future__ import annotations

import json
from collections import Counter

import msgspec
import pytest

from battery.positions import game_of
from threecrowns.engine.game import Setup
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.rng import Rng
from threecrowns.table.ahead import (
    Futures,
    Plan,
    PlannedStep,
    Verdict,
    judge,
    past_of,
    plan_for,
    plan_from,
    rest_of,
    what_was_learnt,
)
from threecrowns.table.table import OrderError, Table

SEATS = {"two-heirs": 2, "brian-boru": 3, "architects": 2}
LATEST = 150  # answers


def new_table(name: str, seed: int = 5) -> Table:
    match = Match(game_of(name), Setup(SEATS[name]), shuffle_from_seed(seed, SEATS[name]))
    table = Table(match, ("human",) * SEATS[name])
    table.draw()
    return table


def answer(table: Table, rng: Rng) -> None:
    """Whoever is asked first gives any answer."""
    seat = table.match.state.waiting()[0]
    legal = table.match.legal_for(seat)
    table.answer(seat, table.index, legal[rng.below(len(legal))])


def some_plan(table: Table, rng: Rng, *, is_steady: bool) -> Plan | None:
    """A plan for somebody who is not asked."""
    asked = table.match.state.waiting()
    seat = next((each for each in range(table.match.setup.seats) if each not in asked), None)
    if seat is None or table.is_over:
        return None
    steps = Futures(table.game, table.match.state, seat).foreseen().steps
    if not steps:
        return None
    move = table.game.grammar.from_json(steps[rng.below(len(steps))].move)
    return plan_for(table, seat, [move], is_steady=is_steady)


@pytest.mark.parametrize("is_steady", [False, True])
@pytest.mark.parametrize("name", SEATS)
def test_plans_are_given_or_dropped_with_a_reason(name: str, is_steady: bool) -> None:
    table, rng = new_table(name), Rng(3)
    plan: Plan | None = None
    met: Counter[str] = Counter()
    while len(table.match.answers) < LATEST and not table.is_over:
        plan = plan or some_plan(table, rng, is_steady=is_steady)
        if plan is not None:
            assert plan_from(json.loads(msgspec.json.encode(plan))) == plan
            verdict = judge(table, plan)
            if verdict.action is not None:
                table.answer(plan.seat, table.index, verdict.action)
                assert table.match.answers[-1].seat != plan.seat or judge(table, plan).is_spent
                met["given"] += 1
                plan = None
                continue
            if verdict.dropped is not None:
                met[verdict.dropped.id] += 1
                plan = None
        answer(table, rng)
    assert met["given"] > 0
    if name == "two-heirs":
        assert (met["plan-was-drawn"] > 0) is not is_steady


def test_a_card_that_another_one_draws_unseen_drops_nothing() -> None:
    table, rng = new_table("architects"), Rng(1)
    unseen = 0
    for _ in range(400):
        before = len(table.match.answers)
        asked = table.match.state.waiting()
        if table.is_over:
            break
        answer(table, rng)
        drawn = [each for each in table.match.answers[before:] if each.seat < 0]
        for seat in set(range(2)) - set(asked):
            plan = Plan(seat, (), before, "", is_steady=False)
            events = table.match.journal.events[table.match.answers[before].events :]
            is_news = any(event.known_to(seat).secret >= 0 for event in events)
            is_hidden = any(
                event.secret >= 0 and event.known_to(seat).secret < 0 for event in events
            )
            if drawn and is_hidden and not is_news:
                unseen += what_was_learnt(table, plan) is None
    assert unseen > 0


def test_the_cards_that_are_passed_on_drop_it() -> None:
    """Everybody chooses at once; who has chosen sees other cards before the next question."""
    table, rng = new_table("brian-boru"), Rng(2)
    first = table.match.state.waiting()[0]
    answer(table, rng)
    assert first not in table.match.state.waiting()
    count = len(table.match.answers)
    step = PlannedStep({}, table.game.word_question(table.match.state), "draft", ())  # any
    plan = Plan(first, (step,), count, past_of(table, count), is_steady=True)
    while first not in table.match.state.waiting():
        assert judge(table, plan) == Verdict()
        answer(table, rng)
    assert len(table.match.answers) > count
    dropped = judge(table, plan).dropped
    assert dropped is not None
    assert dropped.id == "plan-was-told"


def test_a_plan_is_for_its_question_alone() -> None:
    table, rng = new_table("brian-boru"), Rng(4)
    while True:
        plan = some_plan(table, rng, is_steady=True)
        if plan is not None and plan.steps[0].kind == "follow":
            break
        answer(table, rng)
    (step,) = plan.steps
    assert step.about  # the town of this trick
    other = msgspec.structs.replace(step, about=())
    while plan.seat not in table.match.state.waiting():
        answer(table, rng)
    assert judge(table, plan).action is not None
    dropped = judge(table, msgspec.structs.replace(plan, steps=(other,))).dropped
    assert dropped is not None
    assert dropped.id == "plan-other-question"
    reworded = msgspec.structs.replace(step, say=table.game.word_question(table.match.state))
    dropped = judge(table, msgspec.structs.replace(plan, steps=(reworded,))).dropped
    assert dropped is not None
    assert dropped.id == "plan-other-meaning"


def test_nothing_is_left_after_an_answer_that_shows_something() -> None:
    table = new_table("two-heirs", 7)
    (seat,) = table.match.state.waiting()
    take = table.game.grammar.from_json({"do": "take", "slot": 2})
    step = PlannedStep({}, table.game.word_move(table.match.state, take), "turn", ())
    table.say(seat, table.index, take)
    rest = rest_of(Plan(seat, (step, step), 0, ""), table)
    assert not isinstance(rest, Plan)
    assert rest.id == "plan-was-told"


def test_nobody_plans_what_is_asked_now() -> None:
    table = new_table("two-heirs")
    (seat,) = table.match.state.waiting()
    with pytest.raises(OrderError) as refused:
        plan_for(table, seat, [], is_steady=False)
    assert refused.value.code == "asked"
