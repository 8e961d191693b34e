"""Section 15 of the rules: further scenarios."""

from __future__ import annotations

import pytest

from games.two_heirs.tables import (
    BLUE,
    HENRY,
    HUMAN,
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
    solo,
    table,
    tile_on,
    total,
    unit,
    view,
)
from threecrowns.engine.state import OVER
from threecrowns.games.two_heirs.roads import Roads
from threecrowns.games.two_heirs.rules.turn import TwoHeirs
from threecrowns.games.two_heirs.scoring import henrys_building_points, henrys_treasure_points

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


@pytest.mark.clause("S15")
def test_s15_rotation() -> None:
    assert tile_on(table(board="* b:JO8"), (1, 0)).exits == ("S", "W")
    assert tile_on(solo(board="* henry:JO8"), (1, 0)).exits == ("S", "W")


@pytest.mark.clause("S16")
def test_s16_four_segment_tile() -> None:
    # Given a white Site with blue roads of one, two, three and no further buildings,
    state = table(
        board={
            (3, 4): "w:JO6",
            (2, 4): "b:TC1",
            (4, 4): "b:JO1",
            (5, 4): "b:DO4",
            (3, 3): "b:DO5",
            (3, 2): "b:TC3",
            (3, 1): "b:JO2",
        }
    )

    # then it scores four; the roads stay apart, and it is one building on each:
    assert points(state, "JO6") == 4
    roads = {frozenset(road) for road in roads_through(state, "JO6")}
    assert roads == {
        frozenset({"JO6"}),
        frozenset({"JO6", "TC1"}),
        frozenset({"JO6", "JO1", "DO4"}),
        frozenset({"JO6", "DO5", "TC3", "JO2"}),
    }
    # 1-1, 2-1 and 3-1 buildings.
    assert road_points(state, BLUE) == 0 + 1 + 2
    assert road_points(state, WHITE) == 0


@pytest.mark.clause("S17")
def test_s17_pilgrimage_alone() -> None:
    assert points(table(board="* w:JO6"), "JO6") == 1
    assert points(table(board="* w:JO6", white=[(0, 0), (1, 0)]), "JO6") == 2


@pytest.mark.clause("S18")
def test_s18_two_sites() -> None:
    state = table(board="* w:JO6 b:JO7")

    assert {"JO6", "JO7"} in roads_through(state, "JO6")
    assert points(state, "JO6") == points(state, "JO7") == 2


@pytest.mark.clause("S19")
def test_s19_inn_row() -> None:
    state = table(
        board="""
            any w:JO1 any any . any any
            .   *     .   .   . .   .
        """
    )

    assert points(state, "JO1") == 1 + 3 + 1


@pytest.mark.clause("S20")
def test_s20_mill() -> None:
    # Given a yellow group of three at one side, and a yellow tile at a corner,
    state = table(
        board="""
            yellow .      .      .
            .      w:DO1  yellow yellow
            *grey  .      .      yellow
        """
    )
    assert points(state, "DO1") == 1 + 3

    # and given two separate groups on two sides, then both count.
    state = table(
        board="""
            yellow yellow .
            .      w:DO1  .
            yellow yellow .
            *grey  .      .
        """
    )
    assert points(state, "DO1") == 1 + 2 + 2


@pytest.mark.clause("S21")
def test_s21_bakery() -> None:
    board = {(1, 0): "w:DO4", (3, 3): "w:TC1", (5, 0): "w:JO1", (2, 2): "b:TC2"}

    assert points(table(board=board), "DO4") == 3
    assert points(table(board=board, white=[(0, 0), (1, 0)]), "DO4") == 6


@pytest.mark.clause("S22")
def test_s22_watchtower_column() -> None:
    board = {(2, 2): "w:PA4", (2, 4): "grey", (2, -1): "b:WA3", (2, 3): "green"}

    assert points(table(board=board), "PA4") == 3


@pytest.mark.clause("S23")
def test_s23_guardhouse() -> None:
    board = {(5, 5): "w:PA7", (7, 7): "w:PA1", (2, 8): "b:PA2", (5, 9): "w:PA3"}
    assert points(table(board=board), "PA7") == 2 + 2 + 2

    # A destroyed Watchtower does not count.
    assert points(table(board={**board, (2, 8): "PA2"}), "PA7") == 4


@pytest.mark.clause("S24")
@pytest.mark.parametrize(
    ("around", "alone", "with_guildhall"),
    [
        ("green yellow green yellow", 6, 8),
        ("green green yellow .", 3, 4),
        ("green . green .", 0, 0),
    ],
)
def test_s24_workshops(around: str, alone: int, with_guildhall: int) -> None:
    north, east, south, west = around.split()
    board = f"""
        .      {north}  .
        {west} w:CR1    {east}
        .      {south}  .
        *grey  .        {{}}
    """

    assert points(table(board=board.format(".")), "CR1") == alone
    assert points(table(board=board.format("w:CR7")), "CR1") == with_guildhall


@pytest.mark.clause("S25")
def test_s25_trading_post() -> None:
    state = table(board="* w:TC7 w:TC1 w:TC2 w:TC5 b:TC3")

    assert points(state, "TC7") == 9


@pytest.mark.clause("S26")
def test_s26_fortress() -> None:
    state = table(board="* w:WA1 w:WA2 w:WA3 w:WA7 w:WA8")

    assert points(state, "WA7") == points(state, "WA8") == 5


@pytest.mark.clause("S27")
def test_s27_opponents_unit() -> None:
    state = table(board="* w:TC9", blue=[(0, 0), (1, 0)])

    assert points(state, "TC9") == total(state, WHITE) == 5
    assert total(state, BLUE) == 0


@pytest.mark.clause("S28")
@pytest.mark.parametrize(
    ("white", "winner"), [([(0, 0)], WHITE), ([(0, 0), (3, 0)], -1)], ids=["2 to 1", "1 to 1"]
)
def test_s28_tie_break(white: list[Cell], winner: int) -> None:
    # Given equal points, and Blue with one unit in the reserve,
    state = table(board="* w:DO7 b:DO8 any any", white=white, blue=[(0, 0), (4, 0)], stack=1)
    play(state, "take 1", "end", "take 2", "end", "take 3", "end")

    assert total(state, WHITE) == total(state, BLUE) == 2
    assert view(state).winner == winner


@pytest.mark.clause("S29")
def test_s29_henry_fallback() -> None:
    # Given a yellow stack tile and no yellow tile in the ring,
    state = solo(ring="green grey grey green grey green", top="yellow", taken=True)
    first = slots(state)[1]
    play(state, "end")
    assert tile_on(state, (0, 1)).id == first

    # and given an empty stack and empty slots,
    state = solo(ring="- - JO4 JO1 - JO8", stack=0, taken=True)
    play(state, "end")
    assert tile_on(state, (0, 1)).id == "JO4"


@pytest.mark.clause("S30")
@pytest.mark.parametrize(
    ("extension", "place"), [("1,0", (0, 1)), ("0,1", (1, 1))], ids=["north free", "north taken"]
)
def test_s30_henry_before_the_first_building(extension: str, place: Cell) -> None:
    state = solo(hand="JO3")
    play(state, f"extend JO3 {extension}", "take 1", "end")

    assert tile_on(state, place).owner == HENRY


@pytest.mark.clause("S31")
@pytest.mark.parametrize(
    ("column", "token"), [("green green", None), ("green grey", "TR1"), ("grey green", "TR1")]
)
def test_s31_treasure_at_once(column: str, token: str | None) -> None:
    # Given Henry lays a green tile above the start tile, and these in the same column,
    upper, lower = column.split()
    state = solo(
        board={(0, 0): "*grey", (0, 3): upper, (0, -2): lower},
        ring="JO3 any any any any any",
        stack=0,
        treasures="TR1",
        taken=True,
    )
    play(state, "end", "treasure TR1")

    # then the column/green token leaves if two others are green.
    assert tile_on(state, (0, 1)).id == "JO3"
    assert tile_on(state, (0, 1)).token == token


@pytest.mark.clause("S32")
def test_s32_treasure_later() -> None:
    # Given a token N+S on Henry's tile at (0,2),
    state = solo(
        board={(0, 2): "henry:DO2", (1, 3): "any"},
        human=[(1, 3)],
        tokens={(0, 2): "TR7"},
        hand="JO3",
    )

    # when the human extends on its north, it stays; when Henry builds on its south, it is removed.
    play(state, "extend JO3 0,3", "take 1")
    assert tile_on(state, (0, 2)).token == "TR7"
    play(state, "end")
    assert tile_on(state, (0, 1)).owner == HENRY
    assert tile_on(state, (0, 2)).token is None


@pytest.mark.clause("S33")
def test_s33_henry_scoring() -> None:
    # Given Henry's Inn (7), Market (5), Cathedral (5), Robber Baron (4) and Camp (2),
    state = solo(
        board={
            **{(x, 0): "any" for x in (1, 2, 3, 5, 6, 7)},
            (4, 0): "henry:JO1",
            (1, 5): "henry:JO4",
            **dict.fromkeys(((1, 6), (2, 5), (1, 4), (0, 5)), "any"),
            (9, 9): "henry:TC9",
            (-4, 4): "henry:JO9",
            (-5, 4): "human:TC6",
            (9, -3): "henry:DO7",
        },
        tokens={(4, 0): "TR10", (9, 9): "TR8"},
        treasures="TR1 TR2",
        treasures_left=1,
    )
    assert [points(state, tile) for tile in ("JO1", "JO4", "TC9", "JO9", "DO7")] == [7, 5, 5, 4, 2]

    # then 17 are doubled: 34 + 6; plus roads (none here); plus 15 for three tokens.
    assert henrys_building_points(state, Roads(state)) == 40
    assert henrys_treasure_points(state) == 15
    assert road_points(state, HENRY) == 0
    assert total(state, HENRY) == 55


@pytest.mark.clause("S34")
def test_s34_solo_tie() -> None:
    state = solo(board="* human:DO7 human:DO8 henry:DO9", stack=0)
    state.ending = 1
    play(state, min(legal(state, "take")), "end")

    assert total(state, HUMAN) == total(state, HENRY) == 4
    assert state.payoff(HUMAN) == -1.0


@pytest.mark.clause("S35")
@pytest.mark.parametrize(
    ("tile", "taken", "place"),
    [
        ("JO8", [], (5, 6)),
        ("JO8", [(5, 6)], (6, 5)),
        ("JO8", [(5, 6), (6, 5)], (5, 4)),
        ("JO9", [], (5, 4)),
        ("JO9", [(5, 4)], (4, 5)),
        ("JO9", [(5, 4), (4, 5)], (5, 6)),
    ],
)
def test_s35_henrys_tile_turned(tile: str, taken: list[Cell], place: Cell) -> None:
    state = solo(
        board={(5, 5): "human:JO6", **dict.fromkeys(taken, "any")},
        reference=(5, 5),
        ring=f"{tile} any any any any any",
        stack=0,
        taken=True,
    )
    play(state, "end")

    assert tile_on(state, place).id == tile


@pytest.mark.clause("S36")
@pytest.mark.parametrize("towers", [((1, -1),), ()], ids=["at its corner", "none"])
def test_s36_siege_without_a_pair(towers: tuple[Cell, ...]) -> None:
    state = siege(towers=towers)
    play(state, "build WA2 3,0")

    assert view(state).asked == "turn"
