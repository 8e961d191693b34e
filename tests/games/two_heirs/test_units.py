"""Section 8 of the rules: action C, units."""

from __future__ import annotations

import pytest

from games.two_heirs.tables import (
    BLUE,
    WHITE,
    goods,
    is_allowed,
    is_marked,
    legal,
    play,
    reach_of,
    refused,
    table,
    unit,
)


@pytest.mark.clause("T56")
def test_each_unit_acts_once_in_a_turn_and_every_unit_may() -> None:
    # Given three white units that may all act,
    state = table(
        board="""
            any any any any
            any *   any any
        """,
        white=[(0, 0), (1, 0)],
        blue=[(-1, 1)],
    )

    # when one moves, one withdraws and one is deployed,
    play(state, "move elite 0,1", "withdraw 1", "deploy 0,0")

    # then none of them may do anything more.
    assert unit(state, WHITE, "2") == (0, 0)
    assert refused(state, "move elite 1,1") == "T60_ACTED_ALREADY"
    assert refused(state, "move 2 1,0") == "T60_ACTED_ALREADY"
    assert refused(state, "withdraw 2") == "T60_ACTED_ALREADY"
    assert refused(state, "deploy 1,1") == "T60_RESERVE_ACTED_ALREADY"
    assert legal(state, "move", "deploy", "withdraw") == set()


@pytest.mark.clause("T57")
def test_a_unit_moves_one_tile_by_side_or_corner_onto_any_tile_without_a_unit() -> None:
    # Given terrain, buildings of both players and a unit of each side around White's elite,
    state = table(
        board="""
            any   b:JO1 w:JO2
            .     *     any
            any   any   any
            any   .     .
        """,
        white=[(0, 0), (1, 0)],
        blue=[(0, -1)],
    )

    # then the elite may go to every tile beside it that holds no unit, and nowhere else.
    moves = {f"move elite {cell}" for cell in ("-1,1", "0,1", "1,1", "-1,-1", "1,-1")}
    assert {move for move in legal(state, "move") if "elite" in move} == moves
    assert refused(state, "move elite 1,0") == "T61_UNIT_STANDS_THERE"  # an own unit
    assert refused(state, "move elite 0,-1") == "T61_UNIT_STANDS_THERE"  # Blue's
    assert refused(state, "move elite -1,0") == "T57_NO_TILE_THERE"
    assert refused(state, "move elite -1,-2") == "T57_NOT_ADJACENT"
    assert refused(state, "move elite 0,0") == "T57_NOT_ADJACENT"
    assert refused(state, "move elite 60,0") == "T57_NOT_ADJACENT"
    assert refused(state, "move 2 1,1") == "T57_UNIT_IN_RESERVE"


@pytest.mark.clause("T58")
def test_a_unit_is_deployed_to_a_tile_next_to_an_own_unit() -> None:
    # Given White's elite in the west and Blue's in the east,
    state = table(board="any any * any any", white=[(-2, 0)], blue=[(2, 0)])

    # then White deploys next to the own elite only, on an existing tile without a unit.
    assert legal(state, "deploy") == {"deploy -1,0"}
    assert refused(state, "deploy 1,0") == "T58_NO_OWN_UNIT_NEXT_TO_IT"
    assert refused(state, "deploy 0,0") == "T58_NO_OWN_UNIT_NEXT_TO_IT"
    assert refused(state, "deploy -2,1") == "T58_NO_TILE_THERE"
    assert refused(state, "deploy 99,0") == "T58_NO_TILE_THERE"
    assert refused(state, "deploy -2,0") == "T61_UNIT_STANDS_THERE"

    # A unit just deployed opens the tiles next to it for the second one.
    play(state, "deploy -1,0", "deploy 0,0")
    assert unit(state, WHITE, "1") == (-1, 0)
    assert unit(state, WHITE, "2") == (0, 0)
    assert refused(state, "deploy 1,0") == "T58_NO_UNIT_IN_RESERVE"


@pytest.mark.clause("T59")
def test_a_regular_unit_withdraws_and_an_elite_never() -> None:
    state = table(board="* any any", white=[(2, 0), (1, 0)])

    assert legal(state, "withdraw") == {"withdraw 1"}
    assert refused(state, "withdraw elite") == "T59_ELITE_STAYS"
    assert refused(state, "withdraw 2") == "T59_IN_RESERVE_ALREADY"

    play(state, "withdraw 1")
    assert unit(state, WHITE, "1") == "reserve"


@pytest.mark.clause("T60")
def test_marked_units_count_for_reach_resources_and_adjacency() -> None:
    # Given White withdraws one unit and moves the elite from grey to green,
    state = table(
        board="*grey green yellow",
        white=[(0, 0), (2, 0)],
        ring="yellow yellow yellow any any any",
        white_hand="JO3",
    )
    play(state, "withdraw 1", "move elite 1,0")
    assert is_marked(state, WHITE, "1")
    assert is_marked(state, WHITE, "elite")

    # then the withdrawn unit raises reach, the elite yields wood and lets White build beside it.
    assert reach_of(state, WHITE) == 3
    assert goods(state, WHITE) == {"wood": 1, "stone": 0, "grain": 3}
    assert is_allowed(state, "extend JO3 2,1")


@pytest.mark.clause("T60")
def test_only_own_units_that_acted_are_marked() -> None:
    state = table(board="* any any", white=[(0, 0)], blue=[(2, 0)])
    play(state, "move elite 1,0")

    assert [is_marked(state, WHITE, each) for each in ("elite", "1", "2")] == [True, False, False]
    assert [is_marked(state, BLUE, each) for each in ("elite", "1", "2")] == [False] * 3


@pytest.mark.clause("T61")
def test_nobody_enters_the_start_tile_while_an_elite_stands_there() -> None:
    # Given both elites on the start tile and a white regular beside it,
    state = table(
        board="""
            .   any .
            any *   any
        """,
        white=[(0, 0), (1, 0)],
    )
    assert refused(state, "move 1 0,0") == "T61_UNIT_STANDS_THERE"
    assert refused(state, "deploy 0,0") == "T61_UNIT_STANDS_THERE"

    # when White's elite leaves, Blue's still occupies it,
    play(state, "move elite -1,0")
    assert refused(state, "move 1 0,0") == "T61_UNIT_STANDS_THERE"

    # and when Blue's has left too, it is a tile like any other.
    play(state, "take 1", "end", "move elite 0,1", "take 2", "end")
    assert is_allowed(state, "move elite 0,0")
    assert is_allowed(state, "move 1 0,0")


@pytest.mark.clause("T61")
def test_the_start_tile_holds_one_unit_once_the_elites_have_left_it() -> None:
    # Given both elites have left the start tile,
    state = table(board="any * any any", white=[(-1, 0), (1, 0)], blue=[(2, 0)])

    # when one white unit enters it,
    play(state, "move 1 0,0")

    # then the elite may not follow.
    assert refused(state, "move elite 0,0") == "T61_UNIT_STANDS_THERE"


@pytest.mark.clause("T62")
def test_units_never_drive_each_other_away() -> None:
    # Given every tile around White's elite holds a unit of Blue's,
    state = table(
        board="""
            any any
            *   any
        """,
        white=[(0, 0)],
        blue=[(0, 1), (1, 0), (1, 1)],
    )

    # then the elite has nowhere to go, and Blue's units stay where they are.
    assert legal(state, "move", "deploy") == set()
    play(state, "take 1", "end")
    assert [unit(state, BLUE, each) for each in ("elite", "1", "2")] == [(0, 1), (1, 0), (1, 1)]
