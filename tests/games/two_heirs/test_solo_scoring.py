"""Section 13 of the rules: end and scoring of the solo game."""

from __future__ import annotations

import pytest

from games.two_heirs.tables import (
    GAME,
    HENRY,
    HUMAN,
    legal,
    play,
    points,
    road_points,
    solo,
    total,
    view,
)
from threecrowns.engine.phrase import Ref
from threecrowns.engine.state import OVER


@pytest.mark.clause("H32")
def test_henrys_three_best_buildings_count_double() -> None:
    # Given a Cathedral (5), a Robber Baron beside one human building (4) and two Camps (2, 2),
    state = solo(board="* henry:TC9 any henry:DO7 henry:DO8 any human:TC6 henry:JO9")

    # then the two best and one Camp count twice.
    assert [points(state, tile) for tile in ("TC9", "JO9", "DO7", "DO8")] == [5, 4, 2, 2]
    assert total(state, HENRY) == 2 * (5 + 4 + 2) + 2


@pytest.mark.clause("H32")
@pytest.mark.parametrize(
    ("board", "expected"),
    [("*", 0), ("* henry:TC9", 10), ("* henry:TC9 any henry:DO7", 14)],
)
def test_with_fewer_than_three_buildings_all_count_double(board: str, expected: int) -> None:
    assert total(solo(board=board), HENRY) == expected


@pytest.mark.clause("H32")
def test_henrys_units_do_not_double_his_buildings() -> None:
    state = solo(board="* henry:TC9", henry=[(1, 0)])

    assert points(state, "TC9") == 5
    assert total(state, HENRY) == 10


@pytest.mark.clause("H32")
def test_among_equal_buildings_the_least_x_then_y_is_marked() -> None:
    # Given three Camps and a Robber Baron, all worth two,
    state = solo(
        board={
            (2, 5): "henry:JO8",
            (2, 1): "henry:DO7",
            (2, -1): "henry:DO8",
            (-1, 3): "henry:DO9",
        }
    )
    marked = [line.origin for line in GAME.score_sheet(state) if line.clause == "H32"]

    assert marked == [Ref("cell", (2, 1)), Ref("cell", (2, -1)), Ref("cell", (-1, 3))]
    assert total(state, HENRY) == 2 * 6 + 2


@pytest.mark.clause("H33")
def test_roads_score_for_both_and_are_not_doubled() -> None:
    # Given a road of two of Henry's and one of three of the human's,
    state = solo(
        board="""
            henry:TC1 henry:TC5 .
            human:JO1 human:DO4 human:WA3
            *         .         .
        """
    )

    assert road_points(state, HENRY) == 2
    assert road_points(state, HUMAN) == 3
    # Farm and Quarry are worth nothing, so the road is all Henry has.
    assert total(state, HENRY) == 2


@pytest.mark.clause("H34")
def test_henry_gets_five_points_for_each_treasure_in_play_or_in_the_stack() -> None:
    # Given two tokens in play, and one in the stack out of three unseen ones,
    state = solo(
        board="* henry:TC5 any henry:TC6",
        tokens={(1, 0): "TR7", (3, 0): "TR10"},
        treasures="TR1 TR2 TR3",
        treasures_left=1,
    )
    assert total(state, HENRY) == 15

    # then those removed at set-up give nothing, and one that is removed now takes its points along.
    state = solo(board="* henry:TC5 any", tokens={(1, 0): "TR7"}, hand="JO1 JO2", treasures="TR1")
    assert total(state, HENRY) == 10
    play(state, "extend JO1 1,1")
    assert total(state, HENRY) == 10
    play(state, "extend JO2 1,-1")
    assert total(state, HENRY) == 5


@pytest.mark.clause("H35")
@pytest.mark.parametrize(
    ("board", "payoff"),
    [
        ("* human:TC9 any henry:DO7", 1.0),  # 5 to 4
        ("* human:DO7 any henry:TC9", -1.0),  # 2 to 10
        ("* human:DO7 human:DO8 henry:DO9", -1.0),  # 4 to 4: a tie is a loss
    ],
)
def test_the_human_needs_more_points_than_henry(board: str, payoff: float) -> None:
    # Given the human has the last turn of the game,
    state = solo(board=board, stack=0)
    state.ending = 1
    assert view(state).winners is None

    # when it is ended,
    play(state, min(legal(state, "take")), "end")

    # then a tie is a loss, though the human has units in the reserve.
    assert state.actor == OVER
    assert state.payoff(HUMAN) == payoff
    assert view(state).winners == ((HUMAN if payoff > 0 else HENRY),)
