"""The games in the frameworks of others, by those frameworks' own tests."""

from __future__ import annotations

import os
import warnings
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from threecrowns import is_compiled
from threecrowns.catalogue import GAMES, find_game
from threecrowns.engine.game import Setup
from threecrowns.engine.playout import settle
from threecrowns.engine.refusal import SetupError
from threecrowns.engine.rng import Rng
from threecrowns.research.seating import Seating
from threecrowns.research.vector import VectorEnv

pytestmark = pytest.mark.more

OTHER_TABLES: list[tuple[str, int | None, dict[str, Any]]] = [
    ("two-heirs", 1, {"henry": 3}),
    ("brian-boru", 5, {}),
    ("architects", 2, {"wonder": True}),
    ("architects", 1, {"wonder": True, "opponent": "informer"}),
]
TABLES = [*((name, None, {}) for name in GAMES), *OTHER_TABLES]


def wanted(module: str) -> Any:
    """A package of the extra `research`; CI has what it asks for by CROWNS_RESEARCH."""
    if os.environ.get("CROWNS_RESEARCH") == "all":
        return import_module(module)
    return pytest.importorskip(module)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_pettingzoo_accepts_the_environment(
    name: str, seats: int | None, options: dict[str, Any]
) -> None:
    wanted("pettingzoo")
    from threecrowns.research.aec import env

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of remarks on style, which PettingZoo makes as warnings
        from pettingzoo.test import api_test, seed_test  # warns of its own games where they run

        api_test(env(name, seats, options), num_cycles=60 if is_compiled() else 20)
        seed_test(lambda: env(name, seats, options), num_cycles=10)


def test_the_last_answer_of_a_game_pays_everybody() -> None:
    wanted("pettingzoo")
    from threecrowns.research.aec import env

    table = env("connect-four")
    table.reset(seed=1)
    totals = dict.fromkeys(table.possible_agents, 0.0)
    for number, agent in enumerate(table.agent_iter()):
        seen, reward, is_over, _, _ = table.last()
        totals[agent] += reward
        assert seen is not None
        table.step(None if is_over else (0, 1)[number % 2])

    assert totals == {"seat_0": 1.0, "seat_1": -1.0}


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_gymnasium_accepts_the_environment(
    name: str, seats: int | None, options: dict[str, Any]
) -> None:
    wanted("gymnasium")
    from gymnasium.utils.env_checker import check_env

    from threecrowns.research.single import SeatEnv

    class Masked(SeatEnv):
        """The checker knows no masks: whatever it answers, something allowed is answered."""

        def step(self, action: Any) -> Any:
            allowed = np.flatnonzero(self.action_masks())
            return super().step(int(allowed[int(action) % len(allowed)]))

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(Masked(name, ("random",), seats, options), skip_render_check=True)


def test_one_seat_plays_against_bots_and_the_seed_decides() -> None:
    wanted("gymnasium")
    from threecrowns.research.single import SeatEnv

    games = []
    for _ in range(2):
        env = SeatEnv("brian-boru", ("greedy", "random"), seats=3)
        numbers, info = env.reset(seed=5)
        rng = Rng(1)
        seen = [float(numbers.sum())]
        is_over = False
        while not is_over:
            allowed = np.flatnonzero(info["action_mask"])
            answer = int(allowed[rng.below(len(allowed))])
            numbers, reward, is_over, _, info = env.step(answer)
            seen += [float(numbers.sum()), reward]
        games.append(seen)

    assert games[0] == games[1]
    assert games[0][-1] != 0.0
    with pytest.raises(ValueError, match="not allowed"):
        env.step(0)


def test_an_unknown_bot_is_refused_when_the_table_is_set() -> None:
    wanted("gymnasium")
    from threecrowns.research.single import SeatEnv

    with pytest.raises(SetupError):
        SeatEnv("two-heirs", ("genius",))


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_openspiel_plays_the_game(name: str, seats: int | None, options: dict[str, Any]) -> None:
    pyspiel = wanted("pyspiel")
    import threecrowns.research.spiel  # noqa: F401 - registers the games

    own = find_game(name)
    parameters = {**options, "seats": seats or own.default_seats}
    game = pyspiel.load_game(f"threecrowns_{name.replace('-', '_')}", parameters)
    assert game.num_players() == Seating(name, seats, options).seats
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_writes_the_same_playthrough_twice(name: str) -> None:
    wanted("pyspiel")
    playthrough = wanted("open_spiel.python.algorithms.generate_playthrough")
    import threecrowns.research.spiel  # noqa: F401 - registers the games

    game = f"threecrowns_{name.replace('-', '_')}"
    texts = [
        playthrough.playthrough(game, None, seed=3, observation_params_string=None)
        for _ in range(2)
    ]
    assert texts[0] == texts[1]
    assert f'GameType.short_name = "{game}"' in texts[0]
    assert "IsTerminal() = True" in texts[0]


def test_openspiel_sees_what_the_seat_sees() -> None:
    pyspiel = wanted("pyspiel")
    import threecrowns.research.spiel  # noqa: F401 - registers the games

    game = pyspiel.load_game("threecrowns_two_heirs", {"sets": "war,crafts,patrol"})
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    own = find_game("two-heirs")

    expected = np.array(own.observation(state.position(), 1), np.float32)
    assert np.array_equal(observer.tensor, expected)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != str(state)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_many_games_are_the_same_as_one_by_one(
    name: str, seats: int | None, options: dict[str, Any]
) -> None:
    count, steps = (6, 250) if is_compiled() else (3, 60)
    many = VectorEnv(name, count, seed=40, seats=seats, options=options)
    seating = many.seating
    draws = [Rng(40 + game) for game in range(count)]
    tables = [seating.opened(rng) for rng in draws]
    rng = Rng(1)
    into = many.buffers()
    for _ in range(steps):
        for game, table in enumerate(tables):
            seat = int(table.actor)
            assert many.actors[game] == seat
            assert many.observations[game].tolist() == seating.game.observation(table, seat)
            assert np.array_equal(many.masks[game], seating.mask(table, seat))
        answers = many.random_answers(rng)
        many.step(answers, into=into)
        assert np.array_equal(into.observations, many.observations.astype(np.float32))
        assert np.array_equal(into.masks, many.masks.astype(bool))
        for game, (table, draw, answer) in enumerate(zip(tables, draws, answers, strict=True)):
            seating.answer(table, answer, draw)
            assert many.ended[game] == table.is_over()
            expected = (
                [table.payoff(each) for each in range(seating.seats)] if table.is_over() else 0
            )
            assert np.array_equal(many.payoffs[game], np.zeros(seating.seats) + expected)
            if table.is_over():
                tables[game] = seating.opened(draw)


def test_an_answer_that_is_not_allowed_changes_nothing() -> None:
    many = VectorEnv("connect-four", 3)
    before = many.observations.copy()

    for answers, words in (([0, 7, 0], "game 1"), ([0, 0, -1], "game 2"), ([0, 0], "3 answers")):
        with pytest.raises(ValueError, match=words):
            many.step(answers)
    assert np.array_equal(before, many.observations)
    with pytest.raises(ValueError, match="at least one"):
        VectorEnv("connect-four", 0)
    with pytest.raises(ValueError, match="read-only"):
        many.observations[0, 0] = 1.0


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_nothing_hidden_reaches_the_vector_environment(
    name: str, seats: int | None, options: dict[str, Any]
) -> None:
    # What the core writes for the actor does not change when all that it cannot know does.
    seating = Seating(name, seats, options)
    rng = Rng(9)
    state = seating.opened(rng)
    for number in range(200 if is_compiled() else 40):
        if state.is_over():
            state = seating.opened(rng)
        if number % 5 == 0:
            seat = int(state.actor)
            world = state.determinize(seat, rng)
            assert seating.game.observation(world, seat) == seating.game.observation(state, seat)
            assert np.array_equal(seating.mask(world, seat), seating.mask(state, seat))
        answers = state.legal_actions()
        state.apply(answers[rng.below(len(answers))])
        settle(state, rng)


@pytest.mark.parametrize("name", GAMES)
def test_every_way_to_play_is_an_environment_without_leaks(name: str) -> None:
    rng = Rng(3)
    for setup in find_game(name).setups()[:: 1 if is_compiled() else 3]:
        many = VectorEnv(name, 1, seed=7, seats=setup.seats, options=dict(setup.options))
        seating = many.seating
        assert seating.setup.seats == setup.seats
        draws = Rng(7)
        state = seating.opened(draws)
        for number in range(24 if is_compiled() else 9):
            seat = int(state.actor)
            assert many.observations[0].tolist() == seating.game.observation(state, seat)
            if number % 8 == 0:
                world = state.determinize(seat, rng)
                assert seating.game.observation(world, seat) == many.observations[0].tolist()
                assert np.array_equal(seating.mask(world, seat), many.masks[0])
            answers = many.random_answers(rng)
            many.step(answers)
            seating.answer(state, answers[0], draws)
            if state.is_over():
                break


def test_a_table_that_cannot_be_set_is_refused() -> None:
    with pytest.raises(SetupError):
        VectorEnv("two-heirs", 2, seats=5)
    with pytest.raises(SetupError):
        Seating("two-heirs", options={"henry": 9}, seats=1)
    assert Seating("two-heirs").setup.seats == Setup(2).seats
