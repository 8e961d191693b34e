"""Section 15 of the rules, further scenarios: ring, building, units, sieges, the last round."""

from __future__ import annotations

import pytest

from games.two_heirs.tables import (
    BLUE,
    WHITE,
    Cell,
    goods,
    hand,
    is_allowed,
    legal,
    play,
    points,
    reach_of,
    refused,
    road_points,
    roads_through,
    slots,
    table,
    tile_on,
    unit,
    view,
)
from threecrowns.engine.state import OVER
from threecrowns.games.two_heirs.rules.turn import TwoHeirs

RICH = "grey yellow green any any any"  # with an elite on grey: two stone, grain, wood


@pytest.mark.clause("S1")
def test_s1_ring_step() -> None:
    # Given a reach of two,
    state = table(
        board="*grey any",
        white=[(0, 0), (1, 0)],
        ring="JO1 JO2 JO3 JO4 JO5 JO6",
        top="JO7",
    )
    assert colours_in_reach(state) == {"grain": 1, "stone": 1}

    # when White takes slot 2,
    play(state, "take 2")

    # then the shield is in slot 2, slot 0 is refilled, the order is 3, 4, 5, 6, 0, 1,
    assert slots(state) == ["JO7", "JO1", None, "JO3", "JO4", "JO5", "JO6"]
    order = sorted((slot.rank, slot.slot) for slot in view(state).ring if slot.rank)
    assert [slot for _, slot in order] == [3, 4, 5, 6, 0, 1]

    # and royal resources come from slots 3 (green) and 4 (grey).
    assert colours_in_reach(state) == {"wood": 1, "stone": 1}


def colours_in_reach(state: TwoHeirs) -> dict[str, int]:
    """White's resources without those of the two units on the board."""
    found = goods(state, WHITE)
    for cell in (unit(state, WHITE, "elite"), unit(state, WHITE, "1")):
        assert isinstance(cell, tuple)
        colour = tile_on(state, cell).colour
        found[{"green": "wood", "grey": "stone", "yellow": "grain"}[colour]] -= 1
    return {resource: amount for resource, amount in found.items() if amount}


@pytest.mark.clause("S2")
def test_s2_reach_change() -> None:
    # Given a reach of three, the third tile being the only green source,
    state = table(board="*grey grey", ring="yellow yellow green any any any", white_hand="CR8")
    assert is_allowed(state, "take 3")
    assert is_allowed(state, "build CR8 0,1")

    # when one regular is deployed,
    play(state, "deploy 1,0")

    # then reach is two at once: the third tile can neither be taken nor used.
    assert reach_of(state, WHITE) == 2
    assert refused(state, "take 3") == "T30_OUT_OF_REACH"
    assert refused(state, "build CR8 0,1") == "T41_RESOURCES_MISSING"


@pytest.mark.clause("S3")
def test_s3_no_redeploy() -> None:
    state = table(board="* any any", white=[(0, 0), (1, 0), (2, 0)])
    play(state, "withdraw 1")

    assert reach_of(state, WHITE) == 2
    assert refused(state, "deploy 1,0") == "T60_RESERVE_ACTED_ALREADY"


@pytest.mark.clause("S4")
@pytest.mark.parametrize("taken", [False, True])
def test_s4_withdrawing_an_elite_is_illegal_always(taken: bool) -> None:
    state = table(board="* any", white=[(1, 0)], taken=taken)

    assert refused(state, "withdraw elite") == "T59_ELITE_STAYS"


@pytest.mark.clause("S5")
def test_s5_start_tile() -> None:
    # Given the first turn: both elites share the start tile, and both get its resource,
    state = table(board="*yellow any", ring="grey grey grey any any any")
    assert goods(state, WHITE)["grain"] == goods(state, BLUE)["grain"] == 1
    assert refused(state, "deploy 0,0") == "T61_UNIT_STANDS_THERE"

    # when White's elite leaves and Blue's stays,
    play(state, "move elite 1,0")
    assert refused(state, "deploy 0,0") == "T61_UNIT_STANDS_THERE"
    play(state, "take 1", "end", "take 2", "end")

    # then White's cannot return.
    assert refused(state, "move elite 0,0") == "T61_UNIT_STANDS_THERE"


@pytest.mark.clause("S6")
def test_s6_first_placements() -> None:
    state = table(ring=RICH, board="*grey")
    play(state, "take 1")

    cells = {move.split()[-1] for move in legal(state, "extend")}
    assert cells == {"-1,-1", "-1,0", "-1,1", "0,-1", "0,1", "1,-1", "1,0", "1,1"}


@pytest.mark.clause("S7")
def test_s7_hand() -> None:
    state = table(ring="JO1 JO2 JO3 JO4 JO5 JO6", white_hand="DO1 DO2 DO3")
    play(state, "take 1", "end")

    assert legal(state) == {f"discard {tile}" for tile in ("DO1", "DO2", "DO3", "JO1")}
    play(state, "discard DO2")
    assert state.actor == BLUE
    assert hand(state, WHITE) == {"DO1", "DO3", "JO1"}
    assert view(state).removed == ("DO2",)


@pytest.mark.clause("S8")
def test_s8_discount_stack() -> None:
    # Given stone but for one grain, and the Bakery for two grain and one wood,
    state = table(board="*grey", ring="yellow grey grey any any any", white_hand="DO4 JO2 JO4")
    assert goods(state, WHITE) == {"wood": 0, "stone": 3, "grain": 1}

    # then building first is illegal, and after one extension still,
    assert refused(state, "build DO4 0,1") == "T41_RESOURCES_MISSING"
    play(state, "extend JO2 1,0")
    assert refused(state, "build DO4 0,1") == "T41_RESOURCES_MISSING"

    # but legal after two, and both discounts are spent.
    play(state, "extend JO4 -1,0", "build DO4 0,1")
    assert view(state).discounts == 0


@pytest.mark.clause("S9")
@pytest.mark.parametrize(
    ("farm", "white", "blue", "grain"),
    [
        ("b:TC1", [(0, 0), (1, 0)], [(0, 0)], 1),  # an own unit on the opponent's Farm
        ("w:TC1", [(0, 0), (1, 0)], [(0, 0)], 2),  # an own unit on the own Farm
        ("w:TC1", [(0, 0)], [(0, 0), (1, 0)], 1),  # the opponent's unit on the own Farm
    ],
)
def test_s9_opponents_farm(farm: str, white: list[Cell], blue: list[Cell], grain: int) -> None:
    state = table(board=f"*grey {farm}", white=white, blue=blue, ring="grey grey green any any any")

    assert goods(state, WHITE)["grain"] == grain


def siege(*, towers: tuple[Cell, ...] = ((1, 0),), hand: str = "WA2") -> TwoHeirs:
    """Blue's Market at (2,0), white towers, and White's elite on (3,2) and regulars around it."""
    board = {cell: f"w:{tile}" for cell, tile in zip(towers, ("WA1", "WA3"), strict=False)}
    return table(
        board={(2, 0): "b:JO4", (3, 2): "grey", (4, 0): "any", (2, -2): "any", **board},
        white=[(3, 2), (4, 0), (2, -2)],
        blue=[(0, 0)],
        ring="yellow any any any any any",
        white_hand=hand,
    )


@pytest.mark.clause("S10")
@pytest.mark.parametrize("cell", ["3,0", "2,1"])
def test_s10_siege(cell: str) -> None:
    # Given a white tower at (1,0), when White builds one on a side of Blue's building,
    state = siege()
    play(state, f"build WA2 {cell}")

    # then White may destroy it.
    assert view(state).target == (2, 0)
    spared = state.clone()
    play(state, "destroy")
    assert tile_on(state, (2, 0)).owner is None

    # Declined, it is not offered again in this turn or the next,
    play(spared, "spare", "take 1", "end", "take 2", "end")
    assert view(spared).asked == "turn"
    assert refused(spared, "destroy") == "T66_NO_SIEGE_NOW"


@pytest.mark.clause("S10")
def test_s10_declined_it_is_offered_again_with_a_further_tower() -> None:
    state = siege(hand="WA2 WA6")
    play(state, "build WA2 3,0", "spare")
    state.discounts = 2
    play(state, "build WA6 2,1")

    assert view(state).target == (2, 0)


@pytest.mark.clause("S10")
def test_s10_a_tower_at_the_corner_does_nothing() -> None:
    state = siege()
    play(state, "build WA2 3,1")

    assert view(state).asked == "turn"


@pytest.mark.clause("S10")
def test_s10_a_building_put_between_two_towers_is_safe() -> None:
    state = table(
        board="*grey w:WA1 . w:WA2",
        turn=BLUE,
        white=[(1, 0)],
        blue=[(0, 0), (3, 0)],
        ring="yellow green any any any any",
        blue_hand="JO4",
    )
    play(state, "build JO4 2,0", "take 1", "end")

    assert tile_on(state, (2, 0)).owner == BLUE
    assert view(state).asked == "turn"
    assert state.actor == WHITE


@pytest.mark.clause("S11")
@pytest.mark.parametrize(
    "answers", ["spare spare", "spare destroy", "destroy spare", "destroy destroy"]
)
def test_s11_siege_multi(answers: str) -> None:
    # Given blue buildings in the north and in the east of (1,1), each beside another white tower,
    state = table(
        board="""
            .     b:JO4  w:WA3
            any   .      b:JO5  w:WA1
            *grey .      .      .
        """,
        white=[(0, 1)],
        ring="grey yellow any any any any",
        white_hand="WA2",
    )
    state.discounts = 2
    play(state, "build WA2 1,1", *answers.split())

    fates = [None if answer == "destroy" else BLUE for answer in answers.split()]
    assert [tile_on(state, (1, 2)).owner, tile_on(state, (2, 1)).owner] == fates
    assert view(state).asked == "turn"


@pytest.mark.clause("S12")
def test_s12_siege_aftermath() -> None:
    state = table(
        board={
            (1, 1): "b:WA5",
            (0, 1): "b:JO1",
            (1, 0): "w:JO8",
            (1, 2): "w:WA4",
            (5, 5): "b:WA8",
            (6, 6): "b:DO4",
            (3, 1): "any",
        },
        white=[(3, 1)],
        blue=[(0, 0), (1, 1)],
        ring="grey yellow any any any any",
        white_hand="WA2",
    )
    assert tile_on(state, (1, 1)).exits == ("S", "W")
    assert [points(state, tile) for tile in ("JO8", "WA8", "DO4")] == [4, 2, 3]
    assert roads_through(state, "WA5") == [{"JO1", "WA5", "JO8"}]
    assert road_points(state, BLUE) == 1
    grain = goods(state, BLUE)["grain"]

    # when White builds WA2 on (2,1) and destroys WA5,
    play(state, "build WA2 2,1", "destroy")

    # then the unit stays and still yields grain; points and roads change.
    assert unit(state, BLUE, "1") == (1, 1)
    assert goods(state, BLUE)["grain"] == grain
    assert [points(state, tile) for tile in ("JO8", "WA8", "DO4")] == [2, 1, 2]
    assert roads_through(state, "JO1") == [{"JO1"}]
    assert roads_through(state, "JO8") == [{"JO8"}]
    assert road_points(state, BLUE) == road_points(state, WHITE) == 0


@pytest.mark.clause("S13")
def test_s13_camp() -> None:
    # Given one white regular in the reserve and a Camp,
    state = table(
        board="* w:DO7 any",
        white=[(0, 0), (2, 0)],
        ring="JO1 JO2 JO3 JO4 JO5 JO6",
        top="JO7",
    )
    assert legal(state, "take") == {"take 1", "take 2"}
    assert refused(state, "camp DO7") == "T71_TAKE_FIRST"

    # when White takes slot 2 and uses the Camp,
    play(state, "take 2", "draw TC1")
    assert (view(state).ring[2].has_shield, view(state).crown) == (True, BLUE)
    play(state, "camp DO7")

    # then the shield stays with the white crown, slots 3 and 4 are in reach,
    assert (view(state).ring[2].has_shield, view(state).crown) == (True, WHITE)
    assert legal(state, "take") == {"take 3", "take 4"}
    assert refused(state, "end") == "T73_EXTRA_TAKE_OWED"

    # and after slot 4 the shield lies there, and slot 2 is refilled.
    play(state, "take 4")
    assert (view(state).ring[4].has_shield, view(state).crown) == (True, BLUE)
    assert slots(state) == ["JO7", "JO1", "TC1", "JO3", None, "JO5", "JO6"]
    assert tile_on(state, (1, 0)).owner is None
    assert points(state, "DO7") == 0


@pytest.mark.clause("S14")
def test_s14_last_round() -> None:
    state = table(stack=1, ring="JO1 JO2 JO3 JO4 JO5 JO6", top="JO7", blue=[(0, 0)])
    play(state, "take 1")
    assert slots(state) == ["JO7", None, "JO2", "JO3", "JO4", "JO5", "JO6"]
    play(state, "end")

    # Blue takes; no refill, the old shield slot stays empty, reach skips it.
    play(state, "take 4", "end")
    assert slots(state) == ["JO7", None, "JO2", "JO3", None, "JO5", "JO6"]
    assert legal(state, "take") == {"take 5", "take 6", "take 0"}
    play(state, "take 0")
    assert [slot.slot for slot in view(state).ring if slot.rank == 1] == [2]
    play(state, "end")
    assert state.actor == OVER


@pytest.mark.clause("S36")
@pytest.mark.parametrize("towers", [((1, -1),), ()], ids=["at its corner", "none"])
def test_s36_siege_without_a_pair(towers: tuple[Cell, ...]) -> None:
    state = siege(towers=towers)
    play(state, "build WA2 3,0")

    assert view(state).asked == "turn"
