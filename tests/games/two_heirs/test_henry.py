"""Section 13 of the rules: Henry's turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.two_heirs.tables import (
    GAME,
    HENRY,
    HUMAN,
    draw,
    goods,
    hand,
    is_allowed,
    is_empty,
    legal,
    pack_with,
    play,
    points,
    refused,
    say,
    slots,
    solo,
    tile_on,
    unit,
    view,
)
from threecrowns.engine.game import Setup
from threecrowns.engine.journal import Journal
from threecrowns.engine.state import OVER
from threecrowns.games.two_heirs.game import TwoHeirsGame
from threecrowns.games.two_heirs.rules import events
from threecrowns.games.two_heirs.rules.turn import TwoHeirs

N, NE, E, SE, S, SW, W, NW = (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)
GREEN_CROSS = 0  # his elite has it, by the content file
CLOCKWISE = (N, NE, E, SE, S, SW, W, NW)


def beside(tile: str, *occupied: tuple[int, int], ring: str) -> TwoHeirs:
    """The human built this tile last, at (5,5), with terrain on these sides of it."""
    board = {(5 + x, 5 + y): "any" for x, y in occupied}
    return solo(
        board={**board, (5, 5): f"human:{tile}"},
        reference=(5, 5),
        taken=True,
        ring=f"{ring} any any any any any",
        stack=0,
    )


def henry_builds(state: TwoHeirs) -> tuple[int, int] | None:
    """Where Henry lays his tile, as a step from (5,5); None if he cannot."""
    before = {tile.at for tile in view(state).landscape}
    play(state, "end")
    new = {tile.at for tile in view(state).landscape} - before
    if not new:
        return None
    ((x, y),) = new
    return x - 5, y - 5


# -- the human's part


@pytest.mark.clause("H5", "H6")
def test_human_and_henry_alternate_and_the_human_plays_by_the_usual_rules() -> None:
    # Given the human's turn,
    state = solo(board="*grey any", ring="JO3 yellow grey any any any")
    assert refused(state, "end") == "T26_TAKE_FIRST"
    assert refused(state, "withdraw elite") == "T59_ELITE_STAYS"

    # when the human has taken, built and ended the turn,
    play(state, "take 1", "deploy 1,0", "build JO3 0,1", "end")

    # then Henry has had his turn, and the human is asked again.
    assert state.actor == HUMAN
    assert view(state).turn_number == 3
    assert len(view(state).landscape) == 4


@pytest.mark.clause("H6", "T70")
def test_the_human_may_destroy_henrys_buildings() -> None:
    state = solo(
        board="*grey human:WA1 henry:JO4 . any",
        human=[(4, 0)],
        ring="grey yellow green any any any",
        hand="WA2",
    )
    play(state, "build WA2 3,0", "destroy")

    assert tile_on(state, (2, 0)).owner is None


# -- step 1: take


@pytest.mark.clause("H7")
def test_henry_takes_the_first_tile_of_the_top_tiles_colour_however_far() -> None:
    # Given the shield in slot 2 and a yellow tile on top of the stack,
    state = solo(ring="JO2 JO3 JO4 JO6 JO1 JO5", shield=2, top="yellow", taken=True)
    play(state, "end")

    # then he takes the first yellow tile clockwise, the fifth from the shield.
    assert tile_on(state, (0, 1)).id == "JO1"


@pytest.mark.clause("H8")
def test_without_such_a_tile_henry_takes_the_first() -> None:
    state = solo(ring="JO2 JO3 JO4 JO6 JO7 JO8", top="yellow", taken=True)
    play(state, "end")

    assert tile_on(state, (0, 1)).id == "JO2"


@pytest.mark.clause("H8")
def test_with_an_empty_stack_henry_takes_the_first_tile_and_skips_empty_slots() -> None:
    state = solo(ring="- - JO4 JO1 JO7 JO8", stack=0, taken=True)
    play(state, "end")

    assert tile_on(state, (0, 1)).id == "JO4"


@pytest.mark.clause("H8", "T26")
def test_without_any_reserve_tile_henrys_turn_passes() -> None:
    # Given nothing is left to take, which needs a content pack of one's own,
    state = solo(ring="- - - - - -", stack=0, taken=True)
    play(state, "end")

    # then he lays nothing, and the human is asked again.
    assert len(view(state).landscape) == 1
    assert state.actor == HUMAN


@pytest.mark.clause("H9")
def test_henrys_take_moves_and_turns_the_shield_and_refills() -> None:
    # Given Henry will take the green tile in slot 3,
    state = solo(ring="JO1 JO2 JO3 JO4 JO5 JO6", top="JO8", taken=True)
    play(state, "end")

    # then the shield lies there with the human's crown, and slot 0 got the top tile.
    assert slots(state) == ["JO8", "JO1", "JO2", None, "JO4", "JO5", "JO6"]
    assert view(state).ring[3].has_shield
    assert view(state).crown == HUMAN


@pytest.mark.clause("H9")
def test_the_colour_is_read_before_the_refill() -> None:
    # Given a green top tile above a yellow one,
    state = solo(ring="JO2 JO1 JO3 JO5 any any", top="JO8", taken=True)
    say(state, "end")
    say(state, "draw JO9")
    draw(state)

    # then he took the green tile, not the yellow one before it.
    assert tile_on(state, (0, 1)).id == "JO3"


# -- step 2: place


@pytest.mark.clause("H10")
def test_henry_builds_free_of_charge_without_a_unit_and_upside_down() -> None:
    # Given no unit of Henry's is in play and the tile is a Robber Baron printed north and east,
    state = solo(ring="JO8 any any any any any", stack=0, taken=True)
    play(state, "end")

    tile = tile_on(state, (0, 1))
    assert (tile.id, tile.owner, tile.exits) == ("JO8", HENRY, ("S", "W"))


@pytest.mark.clause("H11")
def test_the_reference_is_the_building_the_human_placed_last() -> None:
    # Given the human builds twice and extends afterwards,
    state = solo(
        board="*grey",
        ring="grey yellow green any any any",
        hand="JO3 DO7 TC9",
    )
    play(state, "build JO3 -1,0", "build DO7 1,0", "extend TC9 0,-1", "take 1", "end")

    # then Henry builds beside the last building: the Camp, which has no road, so north of it.
    assert tile_on(state, (1, 1)).owner == HENRY


@pytest.mark.clause("H11")
def test_before_the_humans_first_building_the_start_tile_is_the_reference() -> None:
    state = solo(hand="TC9")
    play(state, "extend TC9 1,0", "take 1", "end")

    assert tile_on(state, (0, 1)).owner == HENRY


@pytest.mark.clause("H11")
def test_a_reference_that_was_turned_face_down_stays_the_reference_without_roads() -> None:
    # Given the human's last building is a Camp with a road to the east, which is used,
    state = solo(
        board="* any human:DO9",
        reference=(2, 0),
        ring="JO2 JO3 JO1 JO4 JO5 JO6",
        stack=0,
    )
    play(state, "take 1", "camp DO9", "take 2", "end")

    # then Henry's Inn, which would connect in the east, goes north by rule C.
    assert tile_on(state, (2, 1)).id == "JO1"


@pytest.mark.clause("H12", "H13")
@pytest.mark.parametrize("free", range(8))
def test_henry_looks_clockwise_from_the_top_edge(free: int) -> None:
    # Given a reference tile without roads, with everything before this direction occupied,
    state = beside("DO7", *CLOCKWISE[:free], ring="JO1")

    # then he takes that direction.
    assert henry_builds(state) == CLOCKWISE[free]


@pytest.mark.clause("H13", "H14")
def test_rule_a_connecting_goes_before_an_earlier_free_cell() -> None:
    # Given the human's Inn with a road from west to east, and a Bakery of that shape for Henry,
    state = beside("JO1", ring="DO4")

    # then he connects in the east, though the north is free and comes first.
    assert henry_builds(state) == E


@pytest.mark.clause("H13", "H14")
def test_inside_rule_a_the_first_free_cell_clockwise_counts() -> None:
    assert henry_builds(beside("JO1", E, ring="DO4")) == W


@pytest.mark.clause("H14")
def test_henrys_tile_connects_with_its_exits_as_they_lie_before_him() -> None:
    # Given the human's Market with exits on all sides, and a road printed south for Henry,
    # then it lies with its exit to the north, and he connects at the Market's south side.
    assert henry_builds(beside("JO3", ring="TC9")) == S


@pytest.mark.clause("H14")
def test_separate_segments_count_as_exits() -> None:
    assert henry_builds(beside("JO6", ring="TC9")) == S


@pytest.mark.clause("H13", "H15")
def test_rule_b_blocking_goes_before_an_earlier_free_cell() -> None:
    # Given an Inn from west to east and a tile without roads for Henry,
    assert henry_builds(beside("JO1", ring="DO7")) == E
    # or one whose road runs the other way.
    assert henry_builds(beside("JO1", ring="JO2")) == E


@pytest.mark.clause("H13", "H15")
def test_rule_b_only_looks_where_the_reference_has_an_exit() -> None:
    # Given both ends of the road are occupied,
    state = beside("JO1", E, W, ring="DO7")

    # then he falls back to rule C: north.
    assert henry_builds(state) == N


@pytest.mark.clause("H13")
def test_rule_a_goes_before_rule_b() -> None:
    # Given a Market with four exits and a Market for Henry that lacks the one in the south,
    # when it lies before him it lacks the exit in the north: at the reference's south side it
    # would block, at its north side it connects.
    assert henry_builds(beside("JO3", ring="JO4")) == N
    # With an Inn for columns: its exits meet in the north and the south; east would block.
    assert henry_builds(beside("JO3", N, ring="JO2")) == S
    assert henry_builds(beside("JO3", N, S, ring="JO2")) == E


@pytest.mark.clause("H13")
def test_rule_d_without_a_free_cell_the_tile_leaves_the_game() -> None:
    # Given all eight cells are occupied, and a treasure could be laid,
    state = beside("JO3", *CLOCKWISE, ring="JO4")
    state.treasure_pool = 1
    state.treasures_left = 1

    # then the tile is removed, no treasure is laid and no unit moves.
    assert henry_builds(state) is None
    assert "JO4" in view(state).removed
    henry = view(state).henry
    assert henry is not None
    assert henry.treasures_left == 1
    assert [unit(state, HENRY, each) for each in ("elite", "1", "2")] == ["aside"] * 3
    assert state.actor == HUMAN


@pytest.mark.clause("H16")
def test_corners_are_used_by_rule_c_only() -> None:
    # Given an Inn from west to east with north and both ends occupied,
    state = beside("JO1", N, E, W, ring="DO4")

    # then neither A nor B finds a cell, and C takes the corner that comes first.
    assert henry_builds(state) == NE


@pytest.mark.clause("H16")
def test_a_reference_without_roads_goes_straight_to_rule_c() -> None:
    assert henry_builds(beside("DO7", ring="JO3")) == N


@pytest.mark.clause("H17")
def test_henry_never_destroys_with_siege_towers() -> None:
    # Given a human building between an old tower of Henry's and the one he builds now,
    state = solo(
        board={(5, 5): "human:JO1", (4, 5): "henry:WA2", (5, 6): "any"},
        reference=(5, 5),
        taken=True,
        ring="WA3 any any any any any",
        stack=0,
    )
    play(state, "end")

    # then it stays, and the human is asked for the next turn.
    assert tile_on(state, (6, 5)).id == "WA3"
    assert tile_on(state, (5, 5)).owner == HUMAN
    assert view(state).asked == "turn"


@pytest.mark.clause("H17")
def test_henry_never_uses_a_camp() -> None:
    state = solo(board="* henry:DO7", taken=True)
    before = view(state).stack
    play(state, "end")

    assert tile_on(state, (1, 0)).owner == HENRY
    assert points(state, "DO7") == 2
    assert view(state).stack == before - 1
    assert refused(state, "camp DO7") == "T71_NO_OWN_CAMP_THERE"


# -- step 4: unit


@pytest.mark.clause("H3", "H20")
@pytest.mark.parametrize("colour", ["white", "blue"])
def test_the_unit_with_the_cross_of_the_buildings_colour_moves_onto_it(colour: str) -> None:
    # Given Henry builds a green, a yellow and a grey tile one after the other,
    state = solo(colour=colour, ring="JO3 JO2 JO1 JO6 JO4 JO5", stack=0, taken=True)
    moved = []
    for slot in (None, 2, 4):
        if slot is not None:
            play(state, f"take {slot}")
        before = [unit(state, HENRY, each) for each in ("elite", "1", "2")]
        play(state, "end")
        after = [unit(state, HENRY, each) for each in ("elite", "1", "2")]
        moved += [(n, after[n]) for n in range(3) if after[n] != before[n]]

    # then each time another unit of his is moved onto it: one cross per colour.
    assert len({number for number, _ in moved}) == 3
    laid = [tile for tile in view(state).landscape if tile.owner == HENRY]
    assert [cell for _, cell in moved] == [tile.at for tile in laid]
    assert [tile.colour for tile in laid] == ["green", "yellow", "grey"]


@pytest.mark.clause("H3", "H20")
@pytest.mark.parametrize(("colour", "number"), [("white", "2"), ("blue", "elite")])
def test_the_crosses_are_those_of_henrys_colour(tmp_path: Path, colour: str, number: str) -> None:
    # Given a pack in which the elite of White has the green cross, and unit 2 of Blue,
    elite = 'id = "blue-elite"\nowner = "blue"\nclass = "elite"\nstart = "start_tile"\n'
    elite += 'may_withdraw = false\ncross_colour = "'
    second = 'id = "blue-2"\nowner = "blue"\nclass = "regular"\nstart = "reserve"\n'
    second += 'may_withdraw = true\ncross_colour = "'
    pack = pack_with(
        tmp_path,
        (f'{elite}green"', f'{elite}yellow"'),
        (f'{second}yellow"', f'{second}green"'),
    )

    # when Henry, who has the other colour, builds a green tile,
    state = solo(colour=colour, ring="JO3 any any any any any", stack=0, taken=True)
    state.tables = TwoHeirsGame(pack).content.tables
    play(state, "end")

    # then his own unit with the green cross moves onto it.
    assert unit(state, HENRY, number) == (0, 1)


@pytest.mark.clause("H20")
def test_henrys_unit_comes_from_wherever_it_is() -> None:
    # Given all his units stand far away,
    far = [(7, 7), (7, 8), (7, 9)]
    state = solo(
        board=dict.fromkeys(far, "any"),
        henry=far,
        ring="JO3 any any any any any",
        stack=0,
        taken=True,
    )
    play(state, "end")

    # then exactly the one with the green cross stands on his green building.
    standing = [unit(state, HENRY, each) for each in ("elite", "1", "2")]
    assert standing.count((0, 1)) == 1
    assert standing[GREEN_CROSS] == (0, 1)


@pytest.mark.clause("H21")
def test_henrys_units_occupy_tiles_and_do_nothing_else() -> None:
    # Given Henry's unit on a Cathedral of his beside the human's elite,
    state = solo(
        board="*grey henry:TC9 any",
        henry=[None, (1, 0), None],
        ring="yellow yellow yellow any any any",
        hand="JO1",
    )

    # then the human cannot enter it,
    assert refused(state, "move elite 1,0") == "T61_UNIT_STANDS_THERE"
    assert refused(state, "deploy 1,0") == "T61_UNIT_STANDS_THERE"
    # its points are not doubled, and the human's resources are the human's own.
    assert points(state, "TC9") == 5
    assert goods(state, HUMAN) == {"wood": 0, "stone": 1, "grain": 3}
    assert is_allowed(state, "extend JO1 1,1")


# -- order of chance, and the end


@pytest.mark.clause("H36", "T114")
def test_the_refill_and_the_next_colour_come_before_the_treasure() -> None:
    # Given the human ends the turn,
    state = solo(ring="JO1 JO2 JO3 JO4 JO5 JO6", top="JO8", taken=True, treasures="TR1 TR2")
    say(state, "end")

    # then the next stack tile is drawn first, before Henry has laid his tile,
    assert all(move.startswith("draw") for move in legal(state))
    assert slots(state)[0] == "JO8"
    assert is_empty(state, (0, 1))
    say(state, "draw DO1")

    # then the treasure, on the building that now lies there.
    assert view(state).top_colour == "yellow"
    assert not is_empty(state, (0, 1))
    assert legal(state) == {"treasure TR1", "treasure TR2"}
    assert refused(state, "draw DO2") == "T17_NOT_IN_STACK"
    assert refused(state, "treasure TR3") == "H18_NOT_IN_TREASURE_STACK"


@pytest.mark.clause("H30", "T108")
def test_henrys_turn_counts_as_a_players_turn_for_the_end() -> None:
    # Given the human triggers the end,
    state = solo(stack=1)
    play(state, "take 1", "end")

    # then Henry has had a final turn, and the human has one.
    assert view(state).turn_number == 3
    assert state.actor == HUMAN
    play(state, min(legal(state, "take")), "end")
    assert state.actor == OVER


@pytest.mark.clause("H30", "T108")
def test_henry_may_trigger_the_end_himself() -> None:
    # Given two stack tiles: the human's take uses one, Henry's the last,
    state = solo(stack=2)
    play(state, "take 1", "end")
    assert view(state).final_turns == 2

    # then the human and Henry have one final turn each.
    play(state, min(legal(state, "take")), "end")
    assert state.actor == OVER
    assert view(state).turn_number == 4


@pytest.mark.clause("H30", "T111")
def test_a_solo_game_without_camps_has_eleven_turns_for_each() -> None:
    state = GAME.new(Setup(1))
    draw(state)
    while state.actor != OVER:
        play(state, min(legal(state, "take")), "end")
        while view(state).asked == "discard":
            play(state, min(legal(state, "discard")))

    assert view(state).turn_number == 22
    assert hand(state, HENRY) == set()


@pytest.mark.clause("H7", "H13", "H20")
def test_every_step_of_henrys_turn_is_told() -> None:
    # Given somebody listens,
    state = solo(ring="JO2 JO3 JO1 JO4 JO5 JO6", top="JO8", taken=True, treasures="TR1")
    state.journal = Journal()
    play(state, "end")

    # then his turn is told from the look at the stack to the move of his unit.
    kinds = [event.kind for event in state.journal.events]
    script = [
        events.HENRY_LOOKS,
        events.HENRY_PASSES_OVER,
        events.HENRY_TAKES_MATCH,
        events.REFILLED,
        events.HENRY_REFERENCE,
        events.HENRY_BUILDS,
        events.TREASURE_LAID,
        events.HENRY_MARCHES,
    ]
    assert [kind for kind in kinds if kind in script] == script
