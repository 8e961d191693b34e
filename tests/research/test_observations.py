"""Observations say what the view says, and are documented as they are written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from battery.kinds import KINDS, Position, positions_of_every_kind
from research import architects, brian_boru, two_heirs
from threecrowns import is_compiled
from threecrowns.catalogue import GAMES, find_game
from threecrowns.engine.game import Game
from threecrowns.engine.layout import Block, Field, Layout
from threecrowns.engine.rng import Rng
from threecrowns.engine.view import Head
from threecrowns.research.documentation import observations_page

pytestmark = pytest.mark.more

PAGE = Path(__file__).resolve().parents[2] / "docs" / "observations.md"
EACH_KIND = 6 if is_compiled() else 2  # positions
Words = Callable[[Any, Any, Any], dict[str, Any]]
SAYS: dict[str, tuple[Words, Words]] = {  # what the view says, what the observation says
    "two-heirs": (two_heirs.of_view, lambda g, facts, _: two_heirs.of_observation(g, facts)),
    "brian-boru": (brian_boru.of_view, brian_boru.of_observation),
    "architects": (architects.of_view, lambda g, facts, _: architects.of_observation(g, facts)),
}


def check(game: Game, position: Position, view: Head, seat: int) -> None:
    of_view, of_observation = SAYS[game.id]
    facts = game.layout.decoded(game.observation(position.state, seat))
    expected = of_view(game, view, seat)
    found = of_observation(game, facts, view)
    assert found.keys() == expected.keys()
    for name, said in expected.items():
        assert found[name] == said, (position.kind, seat, name)


@pytest.mark.parametrize("name", KINDS)
def test_an_observation_decodes_into_what_the_view_says(name: str) -> None:
    for position in positions_of_every_kind(name, EACH_KIND):
        for seat in range(position.state.seats):
            check(position.game, position, position.game.view(position.state, seat), seat)


@pytest.mark.parametrize("name", GAMES)
def test_the_layout_is_as_long_as_what_is_written(name: str) -> None:
    game = find_game(name)

    assert game.layout.length == game.observer.length
    fields = [field.name for block in game.layout.blocks for field in block.fields]
    assert all(fields), "every field has a name"
    for block in game.layout.blocks:
        assert len({field.name for field in block.fields}) == len(block.fields)


@pytest.mark.parametrize("name", GAMES)
def test_answers_are_documented_in_rising_order(name: str) -> None:
    game = find_game(name)
    firsts = [each.first for each in game.answers]

    assert firsts == sorted(set(firsts))
    assert firsts[0] == 0
    assert firsts[-1] < game.action_space


def test_a_layout_finds_its_blocks_and_refuses_other_numbers() -> None:
    layout = Layout((Block("a", 2, (Field("x"),)), Block("b", 1, (Field("y", 4.0),))))

    assert layout.start_of("b") == 2
    assert layout.decoded([1.0, 0.0, 0.5]) == {"a": [{"x": 1.0}, {"x": 0.0}], "b": [{"y": 2.0}]}
    with pytest.raises(ValueError, match="3 numbers"):
        layout.decoded([1.0])
    with pytest.raises(KeyError):
        layout.start_of("c")


@pytest.mark.parametrize("name", GAMES)
def test_every_number_is_small(name: str) -> None:
    game = find_game(name)
    rng = Rng(3)
    for setup in game.setups()[:: max(1, len(game.setups()) // 6)]:
        state = game.new(setup)
        while not state.is_over():
            for seat in range(state.seats):
                assert max(map(abs, game.observation(state, seat))) <= 10
            answers = state.legal_actions()
            state.apply(answers[rng.below(len(answers))])


def test_the_page_is_written_from_the_code() -> None:
    assert PAGE.read_text("utf-8") == observations_page(), "run tools/observations.py"
