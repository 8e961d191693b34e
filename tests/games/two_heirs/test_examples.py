"""Section 14 of the rules: the worked examples of the rulebook."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from games.two_heirs.tables import (
    BLUE,
    GAME,
    HENRY,
    HUMAN,
    WHITE,
    Cell,
    goods,
    is_empty,
    is_marked,
    legal,
    play,
    reach_of,
    refused,
    road_points,
    roads_through,
    say,
    slots,
    solo,
    table,
    tile_on,
    unit,
    view,
)
from threecrowns.games.two_heirs.rules.building import resources, royal_resources
from threecrowns.games.two_heirs.rules.state import missing_for, wood_stone_grain
from threecrowns.games.two_heirs.rules.turn import TwoHeirs


@pytest.mark.clause("E1")
def test_e1_reach_and_royal_resources() -> None:
    # Given the shield in slot 0, white crown, and both white regulars in the reserve,
    state = table(ring="grey yellow green any any any", shield=0, turn=WHITE, white=[(0, 0)])

    # then White's reach is 3, the royal resources are one of each,
    assert reach_of(state, WHITE) == 3
    assert wood_stone_grain(royal_resources(state, WHITE)) == (1, 1, 1)

    # and the first three tiles may be taken.
    assert legal(state, "take") == {"take 1", "take 2", "take 3"}
    for slot in (4, 5, 6):
        assert refused(state, f"take {slot}") == "T30_OUT_OF_REACH"


@pytest.mark.clause("E2")
@pytest.mark.parametrize("yellow", ["TC8", "TC1"])
def test_e2_several_buildings_from_the_same_resources(yellow: str) -> None:
    # Given a reach of two, a regular on White's yellow building and the elite on grey terrain;
    # beside TC8 there is an own Farm without a unit, and in the variant the Farm is the building,
    farm = "w:TC1" if yellow == "TC8" else "."
    state = table(
        board=f"{farm} *grey w:{yellow}",
        white=[(0, 0), (1, 0)],
        blue=[(0, 0)],
        ring="grey green any any any any",
        white_hand="JO1 TC7",
    )
    available = {"wood": 1, "stone": 2, "grain": 2}
    assert goods(state, WHITE) == available

    # when White builds the Inn, then availability is unchanged and the Trading Post follows.
    play(state, "build JO1 1,1")
    assert goods(state, WHITE) == available
    play(state, "build TC7 1,-1")
    assert tile_on(state, (1, -1)).owner == WHITE

    # Of three stone, one would be missing.
    three_stone = vec[u8]([u8(0), u8(3), u8(0)])
    assert missing_for(three_stone, 0, resources(state, WHITE)) == 1


@pytest.mark.clause("E3")
def test_e3_extension_discount() -> None:
    # Given one grain and one wood, the other sources give stone,
    state = table(
        board="*grey",
        ring="yellow green grey any any any",
        white_hand="DO4 TC8 JO2",
    )
    assert goods(state, WHITE) == {"wood": 1, "stone": 2, "grain": 1}
    assert refused(state, "build DO4 0,1") == "T41_RESOURCES_MISSING"

    # when White plays the grey tile face down, there is one discount and nothing else changes,
    play(state, "extend JO2 1,0")
    assert view(state).discounts == 1
    assert goods(state, WHITE) == {"wood": 1, "stone": 2, "grain": 1}

    # then the Bakery can be built; the next building lacks its resource again.
    play(state, "build DO4 0,1")
    assert view(state).discounts == 0
    assert refused(state, "build TC8 0,-1") == "T41_RESOURCES_MISSING"


def example_4() -> TwoHeirs:
    return table(
        board="""
            .     green  .
            .     *      w:TC8
            grey  .      .
        """,
        white=[(-1, -1), (1, 0)],
        blue=[(0, 0)],
        ring="grey yellow green any any any",
        white_hand="PA1",
        taken=True,
    )


@pytest.mark.clause("E4")
def test_e4_as_it_stands_the_watchtower_lacks_wood() -> None:
    state = example_4()

    assert goods(state, WHITE) == {"wood": 0, "stone": 2, "grain": 2}
    assert refused(state, "build PA1 2,-1") == "T41_RESOURCES_MISSING"


@pytest.mark.clause("E4")
@pytest.mark.parametrize(("option", "reach"), [("move 1 0,1", 2), ("withdraw 1", 3)])
def test_e4_options_1_and_2_find_wood_but_leave_the_cell(option: str, reach: int) -> None:
    state = example_4()
    play(state, option)

    assert reach_of(state, WHITE) == reach
    assert goods(state, WHITE) == {"wood": 1, "stone": 2, "grain": 1}
    assert refused(state, "build PA1 2,-1") == "T39_NO_OWN_UNIT_NEXT_TO_IT"
    assert any(move.startswith("build") for move in legal(state))


@pytest.mark.clause("E4")
def test_e4_option_3_deploys_and_builds() -> None:
    state = example_4()
    play(state, "deploy 0,1")

    assert reach_of(state, WHITE) == 1
    assert goods(state, WHITE) == {"wood": 1, "stone": 2, "grain": 1}
    assert is_marked(state, WHITE, "2")
    play(state, "build PA1 2,-1")
    assert tile_on(state, (2, -1)).owner == WHITE


@pytest.mark.clause("E4")
def test_e4_no_other_single_unit_move_finds_wood() -> None:
    found = set()
    for move in legal(example_4(), "move", "deploy", "withdraw"):
        state = example_4()
        play(state, move)
        if goods(state, WHITE)["wood"]:
            found.add(move)

    assert found == {"move 1 0,1", "withdraw 1", "deploy 0,1"}


@pytest.mark.clause("E5")
def test_e5_road_scoring() -> None:
    state = table(
        board="""
            w:JO8  w:JO4  w:JO9  .
            b:JO1  w:DO4  b:TC1  .
            w:TC5  w:JO5  b:JO3  b:DO9
            b:DO6  TC2    .      .
            *      .      .      .
        """
    )
    # Given the roads as they lie,
    exits = {
        (0, 4): "N E", (1, 4): "N E W", (2, 4): "S W",
        (0, 3): "E W", (1, 3): "E W", (2, 3): "E W",
        (0, 2): "E W", (1, 2): "E S W", (2, 2): "N E S W", (3, 2): "N W",
        (0, 1): "E S",
    }  # fmt: skip
    for cell, edges in exits.items():
        assert tile_on(state, cell).exits == tuple(edges.split()), cell

    # then A gives White 3, B gives Blue 1, C nobody, D nothing.
    assert roads_through(state, "JO8") == [{"JO8", "JO4", "JO9"}]
    assert roads_through(state, "JO1") == [{"JO1", "DO4", "TC1"}]
    assert roads_through(state, "TC5") == [{"TC5", "JO5", "JO3", "DO9"}]
    assert roads_through(state, "DO6") == [{"DO6"}]
    assert road_points(state, WHITE) == 3
    assert road_points(state, BLUE) == 1
    sheet = [
        (line.seat, line.points, len(line.pieces))
        for line in GAME.score_sheet(state)
        if line.clause == "T85"
    ]
    assert sheet == [(WHITE, 3, 3), (BLUE, 1, 3)]


def example_6(*free: str) -> TwoHeirs:
    """The human's Pilgrimage Site at (3,3) with these cells around it free."""
    around: dict[str, Cell] = {
        "N": (3, 4), "NE": (4, 4), "E": (4, 3), "SE": (4, 2),
        "S": (3, 2), "SW": (2, 2), "W": (2, 3), "NW": (2, 4),
    }  # fmt: skip
    occupied = {cell: "any" for name, cell in around.items() if name not in free}
    return solo(
        board={(3, 3): "human:JO6", **occupied},
        reference=(3, 3),
        ring="grey yellow WA1 green any any",
        top="JO3",
        treasures="TR8",
        sets=("journey", "dominion", "war"),
        taken=True,
    )


def henry_plays_example_6(state: TwoHeirs) -> Cell | None:
    """Where he lays the tower; None if he cannot."""
    say(state, "end")
    say(state, min(legal(state, "draw")))
    if legal(state, "treasure"):
        say(state, "treasure TR8")
    return next((tile.at for tile in view(state).landscape if tile.id == "WA1"), None)


@pytest.mark.clause("E6")
def test_e6_henrys_placement() -> None:
    # Given the Siege Tower in slot 3 is the first green tile,
    state = example_6("SW", "NW")
    assert tile_on(state, (3, 3)).exits == ("N", "E", "S", "W")

    # when the human ends the turn,
    assert henry_plays_example_6(state) == (2, 2)

    # then he took slot 3; the shield lies there, turned; slot 0 has the green stack tile.
    assert slots(state)[0] == "JO3"
    assert view(state).ring[3].has_shield
    assert view(state).crown == HUMAN

    # The tower lies turned, gets TR8, which stays, and his green-cross unit moves onto it.
    assert tile_on(state, (2, 2)).exits == ("N", "S")
    assert tile_on(state, (2, 2)).token == "TR8"
    assert is_empty(state, (1, 2))
    assert unit(state, HENRY, "elite") == (2, 2)


@pytest.mark.clause("E6")
@pytest.mark.parametrize(
    ("free", "place"),
    [
        (("N", "SW", "NW"), (3, 4)),  # rule A
        (("E", "W", "NE"), (4, 3)),  # rule B, even if NE is free
        (("E", "W"), (4, 3)),
        (("W", "NE"), (2, 3)),  # rule B before C
    ],
)
def test_e6_variants(free: tuple[str, ...], place: Cell) -> None:
    assert henry_plays_example_6(example_6(*free)) == place


@pytest.mark.clause("E6")
def test_e6_without_a_free_cell_the_tile_is_removed() -> None:
    state = example_6()

    assert henry_plays_example_6(state) is None
    assert "WA1" in view(state).removed
    assert unit(state, HENRY, "elite") == "aside"
    assert all(tile.token is None for tile in view(state).landscape)
