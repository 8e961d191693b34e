"""What a bot thinks of a position: sane in every position, and right about plain things."""

from __future__ import annotations

from math import isfinite

import pytest

from games.brian_boru.tables import DAVID, GAME, KAMILA, MAREK, PETR, claims, play, table, tricks
from threecrowns.engine.game import Setup
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE
from threecrowns.games.brian_boru.bot.heuristics import BrianBoruHeuristics, is_quiet
from threecrowns.games.brian_boru.bot.prospects import Prospects
from threecrowns.games.brian_boru.content.tables import CARDS, TOWNS
from threecrowns.games.brian_boru.rules.actions import lead_card, lead_town
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.rules.state import ASK_LEAD, POINTS, PREPARATION

HEURISTICS = GAME.heuristics
PLAIN = BrianBoruHeuristics(GAME.new(Setup(4)).tables)
HANDS = {
    DAVID: "red-11 blue-3",
    KAMILA: "red-2 blue-9",
    MAREK: "white-13 blue-12",
    PETR: "yellow-17 blue-16",
}


def positions(seats: int, seed: int, every: int = 10) -> list[BrianBoru]:
    """Every tenth position of a random game, as a seat is asked; or more of them."""
    rng = Rng(seed)
    state = GAME.new(Setup(seats))
    found = []
    count = 0
    while not state.is_over():
        count += state.actor >= 0
        if state.actor >= 0 and count % every == 0:
            found.append(state.clone())
        answers = state.legal_actions()
        state.apply(answers[rng.below(len(answers))])
    return [*found, state]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_outcomes_lie_between_first_and_last_and_are_shared_by_all(seats: int) -> None:
    for state in positions(seats, seed=seats):
        outcomes = list(HEURISTICS.outcomes(state))
        assert all(-1.0 <= outcome <= 1.0 for outcome in outcomes)
        assert sum(outcomes) == pytest.approx(0.0, abs=1e-9)
        assert outcomes == [HEURISTICS.estimate(state, seat) for seat in range(seats)]


def test_a_game_that_is_over_is_judged_by_its_result() -> None:
    state = claims(table(is_last_round=True, vp={KAMILA: 40}))
    assert state.is_over()
    assert list(HEURISTICS.outcomes(state)) == [state.payoff(seat) for seat in range(4)]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_answer_gets_a_weight(seats: int) -> None:
    for state in positions(seats, seed=10 + seats):
        for action in state.legal_actions():
            weight = HEURISTICS.bias(state, action)
            assert isfinite(weight)
            assert weight > 0


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_is_remembered_of_a_position_is_what_a_new_look_finds(seats: int) -> None:
    # Given one look at a position, at which everything is asked of everybody in turn,
    for state in positions(seats, seed=20 + seats)[:-1]:
        look = PLAIN.look(state)
        towns = [town for town in range(TOWNS) if state.is_free(town)][:6]
        asked = [(seat, town) for town in towns for seat in range(seats)] * 2
        cards = [(seat, card) for card in range(0, CARDS, 3) for seat in range(seats)]
        found = [look.new_town(seat, town) for seat, town in asked]
        worths = [look.card(seat, card) for seat, card in cards]

        # then each answer is that of a look at which nothing else was asked.
        assert found == [new_look(state).new_town(seat, town) for seat, town in asked]
        assert worths == [new_look(state).card(seat, card) for seat, card in cards]

        # And points that were counted are not counted again.
        look.count()
        once = list(look.total)
        look.count()
        assert list(look.total) == once


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_look_from_the_lead_to_the_last_card_judges_as_many_do(seats: int) -> None:
    # Given a search that looks at one position while a trick is played on it,
    shared, rng = BrianBoruHeuristics(GAME.new(Setup(seats)).tables), Rng(seats)
    for state in positions(seats, seed=30 + seats)[:-1]:
        for _ in range(2 * seats):
            if state.is_over():
                break
            # then it counts what another one does that sees the position for the first time.
            anew = BrianBoruHeuristics(state.tables)
            assert list(shared.outcomes(state)) == list(anew.outcomes(state))
            answers = state.legal_actions()
            state.apply(answers[rng.below(len(answers))])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_cards_are_led_to_the_best_town_of_each_colour_in_each_region(seats: int) -> None:
    leads = 0
    for state in positions(seats, seed=40 + seats, every=1)[:-1]:
        tried = [int(action) for action in PLAIN.candidates(state)]
        legal = state.legal_actions()
        if state.planned_kind() != ASK_LEAD:
            assert tried == legal
            continue
        leads += len(tried) < len(legal)
        assert set(tried) <= set(legal)
        best = {kind_of_lead(state, action): worth_of_town(state, action) for action in tried}
        assert len(best) == len(tried)
        assert set(best) == {kind_of_lead(state, action) for action in legal}
        for action in legal:
            assert worth_of_town(state, action) <= best[kind_of_lead(state, action)]
    assert leads > 5


def kind_of_lead(state: BrianBoru, action: int) -> tuple[int, int, int]:
    """The card, and where its town lies and of which colour it is."""
    town = lead_town(action)
    return lead_card(action), int(state.tables.region[town]), int(state.tables.colour[town])


def worth_of_town(state: BrianBoru, action: int) -> float:
    return new_look(state).new_town(state.actor, lead_town(action))


def new_look(state: BrianBoru) -> Prospects:
    return Prospects(state, PLAIN.worth, PLAIN.weights)


def test_more_points_are_better() -> None:
    state = tricks(table(), HANDS)
    before = HEURISTICS.estimate(state, DAVID)
    richer = state.clone()
    richer.gain(DAVID, POINTS, 5)
    assert HEURISTICS.estimate(richer, DAVID) > before
    assert HEURISTICS.estimate(richer, KAMILA) < HEURISTICS.estimate(state, KAMILA)


def test_a_position_in_a_trick_is_judged_where_the_trick_is_over() -> None:
    # Given David led and Kamila is to follow,
    state = play(tricks(table(battle_area=9), HANDS), "lead co8 red-11")
    assert not is_quiet(state)

    # when the position is judged, the trick is played to its end,
    world = state.clone()
    judged = list(HEURISTICS.judge(world, Rng(1)))
    assert is_quiet(world)
    assert world.owner_of(GAME.content.town_number("co8")) != -1

    # without any chance, and the answer is what is thought of that position.
    assert judged == list(HEURISTICS.judge(state.clone(), Rng(2)))
    assert judged == list(HEURISTICS.outcomes(world))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_judgement_counts_tricks_to_come_and_has_weights_between_rounds(seats: int) -> None:
    features = GAME.wanted_model(seats).features
    state = GAME.new(Setup(seats))
    rng = Rng(4)
    tricks = state.dealt_cards() - 1
    between, at_leads = [], []
    while not state.is_over():
        answers = state.legal_actions()
        phase = features.phase(state, 0)
        if state.actor == CHANCE and state.phase == PREPARATION:
            between.append(phase)
        elif state.actor >= 0 and state.planned_kind() == ASK_LEAD:
            at_leads.append(phase)
        state.apply(answers[rng.below(len(answers))])

    # Between two rounds all tricks of the next one are still to come, and weights are others.
    rounds = range(state.rounds(), 0, -1)
    assert sorted(set(between), reverse=True) == [100.0 + float(left * tricks) for left in rounds]
    every = range(state.rounds() * tricks, 0, -1)
    assert at_leads == [min(float(left), 18.0) for left in every]
