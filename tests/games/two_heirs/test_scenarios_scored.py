"""Section 15 of the rules, further scenarios: roads, scoring and Henry."""

from __future__ import annotations

import pytest

from games.two_heirs.tables import (
    BLUE,
    HENRY,
    HUMAN,
    WHITE,
    Cell,
    legal,
    play,
    points,
    road_points,
    roads_through,
    slots,
    solo,
    table,
    tile_on,
    total,
    view,
)
from threecrowns.games.two_heirs.rules.roads import Roads
from threecrowns.games.two_heirs.rules.scoring import henrys_building_points, henrys_treasure_points


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
    ("white", "winners"),
    [([(0, 0)], (WHITE,)), ([(0, 0), (3, 0)], (WHITE, BLUE))],
    ids=["2 to 1", "1 to 1"],
)
def test_s28_tie_break(white: list[Cell], winners: tuple[int, ...]) -> None:
    # Given equal points, and Blue with one unit in the reserve,
    state = table(board="* w:DO7 b:DO8 any any", white=white, blue=[(0, 0), (4, 0)], stack=1)
    play(state, "take 1", "end", "take 2", "end", "take 3", "end")

    assert total(state, WHITE) == total(state, BLUE) == 2
    assert view(state).winners == winners


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
