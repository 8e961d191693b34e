"""Section 17: every question of the game, its answers as moves, and refusals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.brian_boru.tables import (
    DAVID,
    GAME,
    KAMILA,
    TOWN_IDS,
    asked,
    claims,
    play,
    refused,
    resolving,
    table,
    upkeep,
)
from threecrowns.engine.game import Setup
from threecrowns.engine.moves import Move, Number, Value, Word
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE
from threecrowns.games.brian_boru.rules.actions import PURCHASES
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.speech.view import ASKED_NAMES

SETUPS = GAME.setups()


def random_position(setup: Setup, seed: int, length: int) -> BrianBoru:
    rng = Rng(seed)
    state = GAME.new(setup)
    for _ in range(length):
        if state.is_over():
            break
        answers = state.legal_actions()
        state.apply(answers[rng.below(len(answers))])
    return state


def every_move() -> Iterator[Move]:
    """Everything that can be said in this game."""
    for verb, fields in GAME.grammar.verbs.items():
        values: list[Sequence[Value]] = [
            field.ids if isinstance(field, Word) else range(field.low, field.high + 1)
            for field in fields
            if isinstance(field, Word | Number)
        ]
        for chosen in product(*values):
            yield Move(verb, tuple(chosen))


EVERY_MOVE = list(every_move())


@given(setup=st.sampled_from(SETUPS), seed=st.integers(0, 10_000), length=st.integers(0, 330))
@settings(max_examples=60, deadline=None)
def test_a_move_is_legal_exactly_if_nothing_is_said_against_it(
    setup: Setup, seed: int, length: int
) -> None:
    state = random_position(setup, seed, length)
    allowed = {
        GAME.encode(state, move)
        for move in EVERY_MOVE
        if GAME.why_not(state, state.actor, move) is None
    }
    assert allowed == set(state.legal_actions())


def test_every_answer_is_a_move_that_survives_text_and_json() -> None:
    state = GAME.new(Setup(5))
    for action in range(GAME.action_space):
        move = GAME.move(state, action)
        assert GAME.encode(state, move) == action
        assert GAME.grammar.read(GAME.grammar.write(move)) == move
        assert GAME.grammar.from_json(GAME.grammar.to_json(move)) == move


@pytest.mark.clause("B21")
def test_out_of_turn_and_out_of_place() -> None:
    state = play(GAME.new(Setup(3)), "starter purple")
    assert refused(state, "settle co8", seat=KAMILA) == "B21_NOT_YOUR_TURN"
    assert refused(state, "play red-2") == "B21_NOT_ASKED_NOW"
    assert refused(state, "deal red-2", seat=DAVID) == "B127_NO_DRAW_NOW"


@pytest.mark.clause("B115")
def test_after_the_end_nothing_is_allowed() -> None:
    state = claims(table(is_last_round=True))
    assert refused(state, "play red-2", seat=DAVID) == "B115_GAME_IS_OVER"


@pytest.mark.clause("B127")
def test_chance_draws_only_what_is_in_the_deck() -> None:
    state = play(GAME.new(Setup(3)), "starter purple", "settle no1", "settle ul1", "settle br1")
    play(state, "vikings viking-09", "marriage niall", "deal red-2")
    assert refused(state, "deal red-2", seat=CHANCE) == "B127_NOT_IN_THE_DECK"
    assert refused(state, "vikings viking-10", seat=CHANCE) == "B127_NO_DRAW_NOW"


@pytest.mark.clause("B129")
def test_what_has_no_effect_is_not_asked() -> None:
    # The empty battle area, the top of the track, no control token: the card is simply done.
    for card, on_table in (
        ("red-15", {"battle_area": 0}),
        ("yellow-14", {"spaces": {DAVID: 9}}),
        ("white-13", {}),
    ):
        state = resolving(DAVID, card, coins={DAVID: 9}, **on_table)
        play(state, "use lower")
        assert asked(state) == "lead"


@pytest.mark.clause("B130")
def test_a_may_that_nobody_could_use_is_not_asked() -> None:
    poor = play(resolving(DAVID, "blue-16", coins={DAVID: 1}), "use lower")
    assert asked(poor) == "lead"
    nowhere = play(resolving(DAVID, "blue-16", coins={DAVID: 9}), "use upper")
    assert asked(nowhere) == "lead"


def test_the_questions_of_the_rules_are_the_questions_of_the_engine() -> None:
    seen = set()
    for seed in range(60):
        state = GAME.new(Setup(3 + seed % 3))
        rng = Rng(seed)
        while not state.is_over():
            seen.add("chance" if state.actor == CHANCE else ASKED_NAMES[state.planned_kind()])
            answers = state.legal_actions()
            state.apply(answers[rng.below(len(answers))])
    rare = {"free_town", "track_town"}
    assert seen | rare == {
        "start_town",
        "draft",
        "lead",
        "follow",
        "secondary",
        "extra_steps",
        "expand",
        "free_town",
        "marriage_town",
        "track_town",
        "princess",
        "raid",
        "monastery",
        "chance",
    }


def test_nobody_can_own_the_coins_for_more_purchases_than_can_be_said() -> None:
    tables = GAME.content.tables
    for seats in GAME.seat_counts:
        rounds, tricks = int(tables.rounds[seats]), int(tables.deal[seats]) - 1
        most = tables.start_coins + rounds * (tricks * 3 + 2)
        assert most // tables.extra_cost < PURCHASES


def test_undo_stops_where_something_was_shown() -> None:
    # A card played lies open, so it cannot be taken back even if the same player is asked on.
    state = upkeep(table(spaces=(0, 0, 3, 0), marriage="cormac", battle_area=0))
    reveals = state.reveals
    play(state, f"settle {next(t for t in TOWN_IDS if t.startswith('co'))}")
    assert state.reveals == reveals  # a disc is no secret
    state = resolving(DAVID, "red-2", coins={DAVID: 0})
    reveals = state.reveals
    play(state, "use upper")
    leader = state.actor
    state.apply(state.legal_actions()[0])
    assert state.actor != leader
    assert state.reveals == reveals + 1


HAND_MADE = [
    Move("keep", ("red-2", "red-3")),
    Move("lead", ("xx1", "red-2")),
    Move("lead", ("co8", "green-1")),
    Move("play", ("",)),
    Move("play", (2,)),
    Move("use", ("middle",)),
    Move("buy", (-1,)),
    Move("buy", (PURCHASES,)),
    Move("expand", ("CO8",)),
    Move("settle", ("connacht",)),
    Move("princess", ("both",)),
    Move("starter", ("nobody",)),
    Move("vikings", ("viking-99",)),
    Move("marriage", ("nobody",)),
    Move("deal", ("red-3",)),
    Move("raid"),
    Move("stay", ("co8",)),
    Move("pillage"),
]


@pytest.mark.parametrize("move", HAND_MADE, ids=GAME.grammar.write)
@pytest.mark.clause("B21")
def test_a_move_that_names_what_does_not_exist_is_called_no_move(move: Move) -> None:
    for state in (GAME.new(Setup(3)), resolving(DAVID, "red-2"), claims(table())):
        for seat in (DAVID, CHANCE):
            refusal = GAME.why_not(state, seat, move)
            assert refusal is not None
            assert refusal.code == "B21_NO_SUCH_MOVE"
            assert refusal.params == {"said": GAME.grammar.write(move)}
