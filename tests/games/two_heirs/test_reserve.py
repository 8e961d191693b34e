"""Sections 5 and 6 of the rules: the royal protocol, and action A, take a tile."""

from __future__ import annotations

import pytest

from games.two_heirs.tables import (
    BLUE,
    WHITE,
    draw,
    goods,
    hand,
    is_allowed,
    legal,
    play,
    reach_of,
    refused,
    say,
    slots,
    table,
    view,
)

RING = "JO1 JO2 JO3 JO4 JO5 JO6"


@pytest.mark.clause("T29")
@pytest.mark.parametrize(
    ("white", "reach"), [([(0, 0)], 3), ([(0, 0), (1, 0)], 2), ([(0, 0), (1, 0), (2, 0)], 1)]
)
def test_reach_is_one_more_than_the_own_units_in_the_reserve(
    white: list[tuple[int, int]], reach: int
) -> None:
    # Given White has so many units in the reserve, and Blue both of them,
    state = table(board="* any any", white=white)

    # then the first tiles from the shield may be taken, no others.
    assert reach_of(state, WHITE) == reach
    assert legal(state, "take") == {f"take {slot}" for slot in range(1, reach + 1)}
    assert refused(state, f"take {reach + 1}") == "T30_OUT_OF_REACH"


@pytest.mark.clause("T30")
def test_reach_goes_clockwise_round_the_ring_and_skips_empty_slots() -> None:
    # Given the shield in slot 4, empty slots behind it, and a reach of three,
    state = table(ring="- JO2 - - JO5 JO6", shield=4)
    assert slots(state) == [None, None, "JO5", "JO6", None, None, "JO2"]

    # then the tiles in slots 6, 2 and 3 are met first.
    assert legal(state, "take") == {"take 6", "take 2", "take 3"}
    assert refused(state, "take 5") == "T30_NO_TILE_IN_SLOT"
    assert refused(state, "take 4") == "T30_NO_TILE_IN_SLOT"

    # With one unit deployed only two of them are in reach.
    state.unit_cell[1] = state.unit_cell[0]
    assert legal(state, "take") == {"take 6", "take 2"}
    assert refused(state, "take 3") == "T30_OUT_OF_REACH"


@pytest.mark.clause("T30")
@pytest.mark.parametrize("slot", range(1, 7))
def test_with_fewer_tiles_than_reach_all_are_in_reach_once(slot: int) -> None:
    # Given a reach of three and one tile in the ring,
    ring = ["-"] * 6
    ring[slot - 1] = "JO3"
    state = table(ring=" ".join(ring), board="*grey", stack=0)

    # then it can be taken, and gives one resource.
    assert legal(state, "take") == {f"take {slot}"}
    assert goods(state, WHITE) == {"wood": 1, "stone": 1, "grain": 0}


@pytest.mark.clause("T31")
def test_a_tile_used_as_a_source_stays_and_may_still_be_taken() -> None:
    # Given White needs the stone of slot 1 and the grain of slot 2,
    state = table(board="*green", ring="JO2 JO1 green any any any", white_hand="JO3")
    play(state, "build JO3 0,1")

    # then both still lie there, and each may be taken.
    assert slots(state)[1:3] == ["JO2", "JO1"]
    assert legal(state, "take") == {"take 1", "take 2", "take 3"}


@pytest.mark.clause("T32")
def test_reach_follows_every_deployment_and_withdrawal() -> None:
    state = table(board="* any any", white=[(0, 0), (1, 0)])
    assert legal(state, "take") == {"take 1", "take 2"}

    play(state, "withdraw 1")
    assert legal(state, "take") == {"take 1", "take 2", "take 3"}

    play(state, "deploy 1,0")  # unit 2; unit 1 acted already
    assert legal(state, "take") == {"take 1", "take 2"}


@pytest.mark.clause("T32", "T54")
def test_reach_follows_the_shield() -> None:
    # Given a reach of three, yellow tiles in it and only grey ones behind them,
    state = table(board="*green", ring="yellow yellow yellow grey grey grey", top="grey")
    assert goods(state, WHITE) == {"wood": 1, "stone": 0, "grain": 3}

    # when the shield moves to slot 3,
    play(state, "take 3")

    # then the resources come from slots 4, 5 and 6 for the rest of the turn.
    assert goods(state, WHITE) == {"wood": 1, "stone": 3, "grain": 0}


@pytest.mark.clause("T33")
def test_the_tile_taken_goes_to_the_hand() -> None:
    state = table(ring=RING)

    play(state, "take 2")

    assert hand(state, WHITE) == {"JO2"}
    assert hand(state, BLUE) == set()
    assert "JO2" not in slots(state)


@pytest.mark.clause("T34")
@pytest.mark.parametrize("turn", [WHITE, BLUE])
def test_the_shield_moves_to_the_vacated_slot_and_is_turned(turn: int) -> None:
    state = table(ring=RING, turn=turn)

    play(state, "take 3")

    assert [slot.slot for slot in view(state).ring if slot.has_shield] == [3]
    assert view(state).crown == 1 - turn


@pytest.mark.clause("T35")
def test_the_slot_the_shield_came_from_is_refilled_and_counted_last() -> None:
    # Given JO7 lies on top of the stack,
    state = table(ring=RING, top="JO7")
    before = view(state).stack

    # when White takes slot 1,
    say(state, "take 1")

    # then JO7 lies in slot 0, the last one clockwise from the shield in slot 1.
    assert slots(state) == ["JO7", None, "JO2", "JO3", "JO4", "JO5", "JO6"]
    assert view(state).ring[0].rank == 6
    assert view(state).stack == before - 1


@pytest.mark.clause("T36", "T78")
def test_a_second_tile_is_not_taken() -> None:
    state = table(ring=RING)
    play(state, "take 1")

    assert refused(state, "take 2") == "T36_TAKEN_ALREADY"
    assert legal(state, "take") == set()


@pytest.mark.clause("T37", "T108")
def test_the_last_stack_tile_triggers_the_end_and_the_one_before_does_not() -> None:
    # Given two tiles in the stack,
    state = table(stack=2)
    play(state, "take 1")
    assert view(state).final_turns is None

    # when the last one refills the reserve,
    play(state, "end", "take 2")

    # then the turn just played and two final ones are still to be ended.
    assert view(state).stack == 0
    assert view(state).final_turns == 3


@pytest.mark.clause("T38")
def test_the_tile_just_taken_may_be_played_at_once() -> None:
    # Given grain, stone and wood in reach, also after the take,
    state = table(board="*grey", ring="JO3 yellow green grey any any")
    assert refused(state, "build JO3 0,1") == "T39_NOT_IN_HAND"

    play(state, "take 1")
    draw(state)

    assert is_allowed(state, "build JO3 0,1")
    assert is_allowed(state, "extend JO3 0,1")
