"""What a seat is asked, as data: outcomes come true, everything answers a finger, nothing leaks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from clauses import clauses_of
from games.brian_boru.tables import (
    DAVID,
    EVA,
    GAME,
    KAMILA,
    MAREK,
    PETR,
    TOWN_IDS,
    play,
    resolving,
    table,
    tricks,
)
from threecrowns.engine.asking import Choice, Question, question, stock_changes, why
from threecrowns.engine.game import Setup
from threecrowns.engine.match import Answer, Match, shuffle_from_seed
from threecrowns.engine.phrase import Ref
from threecrowns.engine.rng import Rng
from threecrowns.games.brian_boru.rules.round import BrianBoru

POSITIONS = 20  # of every number of players
OTHER_WORLDS = 2
HANDS = {
    DAVID: "red-11 blue-3",
    KAMILA: "red-2 blue-9",
    MAREK: "white-13 blue-12",
    PETR: "yellow-17 blue-16",
}


@cache
def positions(seats: int) -> tuple[tuple[int, tuple[Answer, ...]], ...]:
    """Games broken off somewhere where a seat is asked, every kind of question once at least."""
    found: dict[str, tuple[int, tuple[Answer, ...]]] = {}
    spread: list[tuple[int, tuple[Answer, ...]]] = []
    for seed in range(4):
        match = Match(GAME, Setup(seats, {"notes": seed % 2 == 1}), shuffle_from_seed(seed, seats))
        rng = Rng(seed)
        match.draw()
        while not match.is_over:
            here = (seed, tuple(match.answers))
            found.setdefault(GAME.question_kind(match.state), here)
            if rng.below(25) == 0:
                spread.append(here)
            answers = match.state.legal_actions()
            match.answer(match.state.actor, answers[rng.below(len(answers))])
            match.draw()
    return (*found.values(), *spread)[:POSITIONS]


def taken_up(seats: int, seed: int, answers: tuple[Answer, ...]) -> Match:
    match = Match(GAME, Setup(seats, {"notes": seed % 2 == 1}), shuffle_from_seed(seed, seats))
    for answer in answers:
        if answer.seat < 0:
            match.next_draw()
        match.answer(answer.seat, answer.action)
    return match


def questions(match: Match) -> Iterator[Question]:
    for seat in match.state.waiting():
        asked = question(GAME, match.state, seat)
        assert asked is not None
        yield asked


@pytest.mark.parametrize("number", range(POSITIONS))
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_what_an_answer_promises_happens_when_it_is_given(seats: int, number: int) -> None:
    where = positions(seats)[number]
    match = taken_up(seats, *where)
    for asked in questions(match):
        assert asked.kind == GAME.view(match.state, asked.seat).asked
        for choice in asked.choices[:: 1 + len(asked.choices) // 12]:
            comes_true(taken_up(seats, *where), asked.seat, choice)


def comes_true(match: Match, seat: int, choice: Choice) -> None:
    outcome = choice.outcome
    assert outcome is not None
    before = GAME.stocks(match.state, seat)
    sheet = GAME.points(match.state.clone(), seat)
    match.answer(seat, choice.action)
    assert outcome.is_final == (not match.answers[-1].is_revocable)
    if outcome.points is None:
        assert not outcome.is_certain
        return
    assert outcome.asks_on == (seat in match.state.waiting() and not match.answers[-1].is_hidden)
    for said in outcome.usual:
        action = GAME.usual_answer(match.state)
        assert action is not None
        assert GAME.word_move(match.state, GAME.move(match.state, action)) == said
        match.answer(seat, action)
    changes = stock_changes(before, GAME.stocks(match.state, seat))
    assert outcome.pays == {name: -amount for name, amount in changes.items() if amount < 0}
    assert outcome.gains == {name: amount for name, amount in changes.items() if amount > 0}
    after = points_on_the_sheet(match)
    assert list(outcome.points) == after
    for each in range(match.state.seats):
        changed = sum(line.after - line.before for line in outcome.changes if line.seat == each)
        assert changed == after[each] - sheet[each]


def points_on_the_sheet(match: Match) -> list[int]:
    lines = GAME.score_sheet(match.state)
    return [
        sum(line.points for line in lines if line.seat == seat) for seat in range(match.state.seats)
    ]


@pytest.mark.parametrize("number", range(POSITIONS))
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_everything_on_the_table_can_be_used_or_says_by_which_clause_not(
    seats: int, number: int
) -> None:
    match = taken_up(seats, *positions(seats)[number])
    clauses = clauses_of("brian-boru")
    for seat in range(seats):
        legal = {choice.action for asked in questions(match) for choice in asked.choices}
        things = list(GAME.things(match.state, seat))
        assert len(set(things)) == len(things)
        for ref in things[number % 4 :: 4]:
            answer = why(GAME, match.state, seat, ref)
            if answer.choices:
                assert set(answer.choices) <= legal
                assert answer.hindrance is None
            else:
                assert answer.hindrance is not None
                assert answer.hindrance.clause in clauses


@pytest.mark.parametrize("number", range(POSITIONS))
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_question_tells_nothing_that_its_seat_cannot_know(seats: int, number: int) -> None:
    match = taken_up(seats, *positions(seats)[number])
    for seat in range(seats):
        shown = known_to(match.state, seat, number)
        for world in range(OTHER_WORLDS):
            assert known_to(match.state.determinize(seat, Rng(world + 5)), seat, number) == shown


def known_to(state: object, seat: int, number: int) -> bytes:
    assert isinstance(state, BrianBoru)
    things = list(GAME.things(state, seat))
    reasons = [why(GAME, state, seat, ref) for ref in things[number % 9 :: 9]]
    return msgspec.json.encode([question(GAME, state, seat), things, reasons])


# -- some answers in particular


def choice_of(state: BrianBoru, text: str) -> Choice:
    asked = question(GAME, state, state.actor)
    assert asked is not None
    action = GAME.encode(state, GAME.grammar.read(text))
    return next(choice for choice in asked.choices if choice.action == action)


def cases_of(state: BrianBoru, text: str) -> dict[str, dict[str, int]]:
    return {case.when.id: case.gains for case in choice_of(state, text).cases}


def test_a_card_that_may_win_tells_both_ways_and_one_that_cannot_only_the_other() -> None:
    # Given David leads red 11 to a red town,
    state = tricks(table(battle_area=9), HANDS)
    assert cases_of(state, "lead co8 red-11") == {
        "case-wins": {"coins": 2, "towns": 1},
        "case-upper": {"coins": 2},
        "case-lower": {"raiders": 2},
    }
    play(state, "lead co8 red-11")

    # then Kamila's red 2 is beaten and tells only what a loser gets,
    assert set(cases_of(state, "play red-2")) == {"case-upper", "case-lower"}

    # Marek's white 13 can still be beaten, and the last card that wins is sure to.
    play(state, "play red-2")
    assert set(cases_of(state, "play white-13")) == {"case-wins", "case-upper", "case-lower"}


@pytest.mark.clause("B106", "B122")
@pytest.mark.parametrize(
    ("town", "turns", "points"),
    [
        ("co8", 0, 1),  # a third region
        ("le9", 0, 0),  # one that he is in
        ("du2", 1, 1),  # a third region, and the second town of two that turn its token
    ],
)
def test_a_town_tells_whether_it_turns_the_token_and_what_another_region_is_worth(
    town: str, turns: int, points: int
) -> None:
    # Given David in two regions and Marek in Dublin,
    towns = {DAVID: "no1 le1", MAREK: "du1"}
    state = tricks(table(towns=towns), {**HANDS, DAVID: "white-20 blue-3"})

    # when he thinks of leading to a town, then its region is told.
    (standing, *_) = choice_of(state, f"lead {town} white-20").cases[0].told
    assert (standing.params["turns"], standing.params["region_points"]) == (turns, points)


def test_a_lead_is_a_card_aimed_at_a_town() -> None:
    led = choice_of(tricks(table(), HANDS), "lead co8 red-11")
    assert led.subject == Ref("card", "red-11")
    assert led.targets == (Ref("town", "co8"),)


def test_an_action_is_told_to_its_end_as_if_nothing_was_bought() -> None:
    # Given David on space 2 and Marek on space 4; another card is still to be resolved,
    state = resolving(DAVID, "yellow-10", coins={DAVID: 4}, spaces={DAVID: 2, MAREK: 4})
    state.unresolved = 1 << MAREK

    # then two steps bring him next to Marek and one back: the purchase is answered as usual.
    lower = choice_of(state, "use lower").outcome
    assert lower is not None
    assert lower.gains == {"steps": 1}
    assert [said.params["steps"] for said in lower.usual] == [0]


def test_the_answer_that_ends_the_round_is_announced() -> None:
    # Given the last trick of a round, and Petr's card is the last to be resolved,
    state = tricks(table(battle_area=9, coins=(0, 0, 0, 0)), HANDS)
    play(state, "lead co8 red-11", "play red-2", "play white-13", "play yellow-17")
    play(state, "use lower", "use lower")
    assert state.actor == PETR

    # then both answers say that upkeep follows.
    for text in ("use upper", "use lower"):
        outcome = choice_of(state, text).outcome
        assert outcome is not None
        assert "warn-upkeep" in [said.id for said in outcome.warns]


def test_a_card_that_costs_points_is_warned_of() -> None:
    # White 13 frees a town and pays; without a coin that costs two points.
    outcome = choice_of(resolving(DAVID, "white-13", coins={DAVID: 0}), "use lower").outcome
    assert outcome is not None
    assert outcome.pays == {"points": 2}
    assert [said.id for said in outcome.warns] == ["warn-points"]


@pytest.mark.clause("B34")
def test_who_leads_next_is_unknown_where_it_depends_on_hidden_cards() -> None:
    # Given only two yellow towns are free; David wins one and holds the marker, Petr acts last,
    towns = " ".join(town for town in TOWN_IDS if town not in ("du1", "co6"))
    hands = {
        DAVID: "yellow-14 yellow-10 blue-3",
        KAMILA: "red-2 blue-9 red-18",
        MAREK: "yellow-7 blue-12 red-24",
        PETR: "yellow-17 blue-16 blue-25",
    }
    state = tricks(table(towns={PETR: towns}, coins=(0, 0, 0, 0)), hands)
    play(state, "lead du1 yellow-14", "play red-2", "play blue-12", "play blue-25")
    play(state, "use lower", "use lower")
    assert state.actor == PETR

    # then Petr cannot know whether David will lead to the last one, or lose the marker.
    outcome = choice_of(state, "use lower").outcome
    assert outcome is not None
    assert outcome.points is None
    assert outcome.is_final
    assert not outcome.is_certain
    for world in range(20):
        other = state.determinize(PETR, Rng(world))
        assert known_to(other, PETR, 0) == known_to(state, PETR, 0)


@pytest.mark.parametrize(
    ("town", "code"),
    [("mu1", "B32_NOT_A_FREE_TOWN"), ("mu3", "B32_OTHER_COLOUR"), ("co8", "")],
)
def test_a_town_says_why_it_cannot_be_led_to(town: str, code: str) -> None:
    # Given David has red and blue cards only, and Kamila's disc lies on mu1,
    state = tricks(table(towns={KAMILA: "mu1"}), HANDS)

    # when a town is touched, then the refusal that is nearest to legal is told.
    answer = why(GAME, state, DAVID, Ref("town", town))
    assert (answer.hindrance.code if answer.hindrance else "") == code
    assert bool(answer.choices) == (code == "")


def test_who_is_not_asked_is_told_to_wait() -> None:
    state = tricks(table(), HANDS)
    answer = why(GAME, state, KAMILA, Ref("card", "red-2"))
    assert answer.hindrance is not None
    assert answer.hindrance.code == "B21_NOT_YOUR_TURN"


def test_turns_are_choices_of_the_draft_tricks_and_upkeeps() -> None:
    # Four players have two choices, five tricks and one upkeep in a round.
    match = Match(GAME, Setup(4), shuffle_from_seed(2, 4))
    seen = [GAME.turn_number(match.state)]
    rng = Rng(2)
    while not match.is_over:
        match.draw()
        if not match.is_over:
            answers = match.state.legal_actions()
            match.answer(match.state.actor, answers[rng.below(len(answers))])
        if seen[-1] != GAME.turn_number(match.state):
            seen.append(GAME.turn_number(match.state))
    assert seen[0] == 0
    assert seen == sorted(seen)
    assert seen[-1] == 4 * (2 + 5 + 1)


def test_five_seats_are_marked_apart() -> None:
    looks = GAME.seat_looks(Setup(5))
    assert [look.seat for look in looks] == [DAVID, KAMILA, MAREK, PETR, EVA]
    assert len({look.colour for look in looks}) == 5
