"""What must hold in every position, over all ways to play; copies and saves."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i32

from games.architects.table import GAME
from threecrowns.engine.agenda import AGENDA_KINDS
from threecrowns.engine.checks import broken_move, broken_promises, everything_broken
from threecrowns.engine.game import Setup
from threecrowns.engine.journal import Journal
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.moves import Move
from threecrowns.engine.rng import Rng
from threecrowns.games.architects.rules.turn import Architects

SETUPS = GAME.setups()
LABELS = [f"{s.seats}-{'-'.join(str(v) for v in s.options.values())}" for s in SETUPS]


@pytest.mark.parametrize("setup", SETUPS, ids=LABELS)
def test_random_games_keep_every_promise(setup: Setup) -> None:
    rng = Rng(sum(LABELS[SETUPS.index(setup)].encode()))
    match = Match(GAME, setup, shuffle_from_seed(rng.below(999), setup.seats))
    while not match.is_over:
        state = match.state
        assert list(broken_promises(GAME, state)) == []
        answers = state.legal_actions()
        action = match.next_draw() if state.actor < 0 else answers[rng.below(len(answers))]
        assert list(broken_move(GAME, state, action)) == []
        if rng.below(100) == 0:
            assert everything_broken(GAME, match, rng) == []
        match.answer(state.actor, action)
    assert list(broken_promises(GAME, match.state)) == []
    assert sum(match.payoffs()) <= setup.seats


@pytest.mark.parametrize("setup", SETUPS[::5], ids=LABELS[::5])
def test_a_refused_move_is_not_listed_and_a_listed_one_not_refused(setup: Setup) -> None:
    """Every verb and card, legal or not, is judged the same by list and by reason."""
    rng = Rng(5)
    state = GAME.new(setup)
    every = list(range(GAME.action_space))
    steps = 0
    while not state.is_over() and steps < 150:
        steps += 1
        answers = state.legal_actions()
        if state.actor >= 0 and steps % 10 == 0:
            for action in [every[rng.below(len(every))] for _ in range(150)]:
                move = _spoken(state, action)
                if move is not None and GAME.why_not(state, state.actor, move) is None:
                    assert GAME.encode(state, move) in answers, move
        state.apply(answers[rng.below(len(answers))])


def _spoken(state: Architects, action: int) -> Move | None:
    """What an answer would say, if it can be said at this table at all."""
    try:
        return GAME.move(state, action)
    except (IndexError, StopIteration):
        return None


def test_a_copy_has_every_attribute_and_shares_nothing() -> None:
    state = GAME.new(Setup(3, {"wonder": True}))
    rng = Rng(2)
    for _ in range(300):
        answers = state.legal_actions()
        state.apply(answers[rng.below(len(answers))])
    state.journal = Journal()
    copy = state.clone()
    assert copy.journal is None
    assert copy.numbers() == state.numbers()
    before = state.numbers()
    for _ in range(50):
        answers = copy.legal_actions()
        copy.apply(answers[rng.below(len(answers))])
    assert state.numbers() == before


def test_no_decision_offers_more_than_300_answers() -> None:
    rng = Rng(8)
    for seats in (2, 5):
        state = GAME.new(Setup(seats, {"wonder": True, "characters": "dealt"}))
        while not state.is_over():
            answers = state.legal_actions()
            if state.actor >= 0:
                assert len(answers) <= 300
            state.apply(answers[rng.below(len(answers))])


def test_what_nobody_knows_is_never_passed_over() -> None:
    unknown = AGENDA_KINDS - 1
    state = GAME.new(Setup(2))
    state.plan(unknown, 0)
    with pytest.raises(AssertionError, match=str(unknown)):
        state.go_on()
    with pytest.raises(AssertionError, match=str(unknown)):
        state.legal_in_action(vec[i32](), unknown, 0, 0)
    with pytest.raises(AssertionError, match=str(unknown)):
        state.legal_draws(vec[i32](), unknown, 0)
    with pytest.raises(AssertionError, match=str(unknown)):
        state.apply_in_action(unknown, 0, 0, 0)
    with pytest.raises(AssertionError, match=str(unknown)):
        state.apply_draw(unknown, 0, 0, 0)
