"""Section 7 of the rules: action B, play tiles; resources and discounts."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.two_heirs.tables import (
    BLUE,
    WHITE,
    goods,
    hand,
    is_allowed,
    is_marked,
    legal,
    pack_with,
    play,
    refused,
    table,
    tile_on,
    view,
)
from threecrowns.games.two_heirs.game import TwoHeirsGame


def cells(moves: set[str]) -> set[str]:
    return {move.split()[-1] for move in moves}


# -- 7.1 placement


@pytest.mark.clause("T39")
def test_a_tile_is_played_on_an_empty_cell_next_to_an_own_unit() -> None:
    # Given White's elite in the east, Blue's in the west,
    state = table(board="any * any", white=[(1, 0)], blue=[(-1, 0)], white_hand="JO3")

    # then White's cells are the empty ones around (1,0), by sides and corners.
    expected = {"0,-1", "0,1", "1,-1", "1,1", "2,-1", "2,0", "2,1"}
    assert cells(legal(state, "extend")) == expected
    assert refused(state, "extend JO3 0,0") == "T39_CELL_OCCUPIED"
    assert refused(state, "extend JO3 -2,0") == "T39_NO_OWN_UNIT_NEXT_TO_IT"
    assert refused(state, "extend JO3 3,0") == "T39_NO_OWN_UNIT_NEXT_TO_IT"
    assert refused(state, "extend JO3 99,0") == "T39_NO_OWN_UNIT_NEXT_TO_IT"
    assert refused(state, "build JO3 0,0") == "T39_CELL_OCCUPIED"
    assert refused(state, "extend JO4 2,0") == "T39_NOT_IN_HAND"


@pytest.mark.clause("T39")
def test_a_unit_that_moved_this_turn_still_opens_cells_around_it() -> None:
    state = table(board="* any", white_hand="JO3")
    assert refused(state, "extend JO3 2,1") == "T39_NO_OWN_UNIT_NEXT_TO_IT"

    play(state, "move elite 1,0")

    assert is_marked(state, WHITE, "elite")
    assert is_allowed(state, "extend JO3 2,1")
    assert refused(state, "extend JO3 -1,0") == "T39_NO_OWN_UNIT_NEXT_TO_IT"


@pytest.mark.clause("T40")
def test_colours_and_roads_of_neighbours_restrict_nothing() -> None:
    # Given a road of Blue's that leads to the cell (1,1) and a tile of another colour beside it,
    state = table(
        board="""
            b:JO1  .
            *grey  yellow
        """,
        ring="grey yellow green any any any",
        white_hand="DO1 JO3",
    )

    # then a tile without any road and one of any colour may lie there.
    assert is_allowed(state, "extend DO1 1,1")
    assert is_allowed(state, "build JO3 1,1")


# -- 7.2 build


@pytest.mark.clause("T41")
def test_all_resources_of_the_cost_are_needed_at_once() -> None:
    # Given two stone, one grain, one wood,
    state = table(board="*grey", ring="grey yellow green any any any", white_hand="JO1 DO4")

    # then the Inn for two stone and one grain can be paid, the Bakery for two grain cannot.
    assert is_allowed(state, "build JO1 0,1")
    assert refused(state, "build DO4 0,1") == "T41_RESOURCES_MISSING"


@pytest.mark.clause("T42", "T3")
@pytest.mark.parametrize(("turn", "exits"), [(WHITE, ("N", "E")), (BLUE, ("S", "W"))])
def test_a_building_belongs_to_its_builder_and_lies_towards_the_builder(
    turn: int, exits: tuple[str, ...]
) -> None:
    state = table(
        board="*grey",
        turn=turn,
        ring="grey yellow green any any any",
        white_hand="JO8" if turn == WHITE else "",
        blue_hand="JO8" if turn == BLUE else "",
    )

    play(state, "build JO8 0,1")

    assert tile_on(state, (0, 1)).owner == turn
    assert tile_on(state, (0, 1)).exits == exits
    assert hand(state, turn) == set()


@pytest.mark.clause("T43")
def test_any_number_of_buildings_may_be_built_in_a_turn() -> None:
    state = table(board="*grey", ring="grey yellow green any any any", white_hand="JO3 JO4 JO5 JO8")

    play(state, "build JO3 0,1", "build JO4 1,1", "build JO5 1,0", "build JO8 1,-1")

    assert [tile.owner for tile in view(state).landscape] == [None, WHITE, WHITE, WHITE, WHITE]


# -- 7.3 extend the landscape


@pytest.mark.clause("T44")
def test_an_extension_is_free_and_belongs_to_nobody() -> None:
    # Given White has wood only and the Cathedral in hand,
    state = table(board="*green", ring="green green green any any any", white_hand="TC9")
    assert refused(state, "build TC9 0,1") == "T41_RESOURCES_MISSING"

    # when the Cathedral is played face down,
    play(state, "extend TC9 0,1")

    # then it is grey terrain without owner, road or points.
    tile = tile_on(state, (0, 1))
    assert (tile.colour, tile.owner, tile.exits) == ("grey", None, ())
    assert hand(state, WHITE) == set()
    assert view(state).players[WHITE].points == view(state).players[BLUE].points == 0


@pytest.mark.clause("T45")
def test_an_extension_replaces_one_resource_of_any_type_once() -> None:
    # Given two wood, stone, but no grain, and two Camps that want grain and something else,
    state = table(board="*green", ring="green grey grey any any any", white_hand="DO7 DO8 JO1")
    assert refused(state, "build DO7 0,1") == "T41_RESOURCES_MISSING"

    # when the landscape is extended once,
    play(state, "extend JO1 1,0")
    assert view(state).discounts == 1

    # then one of them can be built and the other not.
    play(state, "build DO7 0,1")
    assert view(state).discounts == 0
    assert refused(state, "build DO8 0,-1") == "T41_RESOURCES_MISSING"


@pytest.mark.clause("T46")
def test_discounts_expire_at_the_end_of_the_turn() -> None:
    state = table(
        board="*green", ring="green green green any any any", white_hand="JO1 JO2", taken=True
    )
    play(state, "extend JO1 1,0")
    assert view(state).discounts == 1

    play(state, "end")
    assert view(state).discounts == 0
    play(state, "take 1", "end")
    assert view(state).discounts == 0


@pytest.mark.clause("T46")
def test_an_extension_after_the_building_comes_too_late() -> None:
    # Given a Camp that lacks its grain,
    state = table(board="*green", ring="green grey grey any any any", white_hand="DO7 JO1")

    # then it cannot be built first; only after the extension.
    assert refused(state, "build DO7 0,1") == "T41_RESOURCES_MISSING"
    play(state, "extend JO1 1,0")
    assert is_allowed(state, "build DO7 0,1")


@pytest.mark.clause("T46", "T47")
def test_several_discounts_may_go_into_one_building() -> None:
    # Given wood only, and a Market for one stone and one grain,
    state = table(board="*green", ring="green green green any any any", white_hand="JO3 JO1 JO2")
    play(state, "extend JO1 1,0")
    assert refused(state, "build JO3 0,1") == "T41_RESOURCES_MISSING"

    play(state, "extend JO2 -1,0")
    assert view(state).discounts == 2
    play(state, "build JO3 0,1")
    assert view(state).discounts == 0


@pytest.mark.clause("T47")
def test_two_discounts_pay_for_two_missing_resources_and_no_more() -> None:
    # Given wood only, and a building for two stone and one grain,
    state = table(board="*green", ring="green green green any any any", white_hand="DO3 JO1 JO2")
    play(state, "extend JO1 1,0", "extend JO2 -1,0")
    assert view(state).discounts == 2

    # then three are missing, and two discounts are not enough.
    assert refused(state, "build DO3 0,1") == "T41_RESOURCES_MISSING"
    assert not legal(state, "build")


@pytest.mark.clause("T45")
def test_how_much_an_extension_saves_is_read_from_the_pack(tmp_path: Path) -> None:
    changed = pack_with(tmp_path, ("extension_discount = 1", "extension_discount = 2"))
    state = table(white_hand="JO1")
    state.tables = TwoHeirsGame(changed).content.tables

    play(state, "extend JO1 1,0")
    assert view(state).discounts == 2


@pytest.mark.clause("T47")
def test_only_what_is_missing_is_taken_from_the_discounts() -> None:
    # Given two discounts; the Inn lacks one stone, the Market nothing,
    state = table(
        board="*grey", ring="yellow green green any any any", white_hand="JO1 JO5 TC1 TC2"
    )
    play(state, "extend TC1 1,0", "extend TC2 -1,0")
    assert goods(state, WHITE) == {"wood": 2, "stone": 1, "grain": 1}

    play(state, "build JO5 0,1")
    assert view(state).discounts == 2
    play(state, "build JO1 0,-1")
    assert view(state).discounts == 1


# -- 7.4 resources


@pytest.mark.clause("T48")
def test_each_reserve_tile_in_reach_gives_one_resource_of_its_colour() -> None:
    # Given a reach of two, and the elite on grey,
    state = table(
        board="*grey green", white=[(0, 0), (1, 0)], ring="yellow yellow grey grey grey grey"
    )

    # then two grain come from the reserve, and nothing from the tiles behind them.
    assert goods(state, WHITE) == {"wood": 1, "stone": 1, "grain": 2}


@pytest.mark.clause("T49")
def test_a_unit_gives_the_colour_of_its_tile_whatever_the_tile_is() -> None:
    # Given White's units on Blue's yellow building, an own green one and grey terrain,
    state = table(
        board="b:JO1 *grey w:JO3",
        white=[(0, 0), (-1, 0), (1, 0)],
        ring="grey any any any any any",
    )

    assert goods(state, WHITE) == {"wood": 1, "stone": 2, "grain": 1}


@pytest.mark.clause("T50")
@pytest.mark.parametrize(
    ("tile", "colour", "resource"),
    [
        ("TC1", "yellow", "grain"),
        ("TC2", "yellow", "grain"),
        ("TC3", "green", "wood"),
        ("TC4", "green", "wood"),
        ("TC5", "grey", "stone"),
        ("TC6", "grey", "stone"),
    ],
)
def test_farm_sawmill_and_quarry_are_sources_of_their_own(
    tile: str, colour: str, resource: str
) -> None:
    # Given four sources of another colour,
    other = "grey" if colour != "grey" else "green"
    state = table(
        board=f"*{other} {other} w:{tile}",
        white=[(0, 0), (1, 0)],
        blue=[(0, 0)],
        ring=f"{other} {other} {other} any any any",
    )
    assert goods(state, WHITE)[resource] == 1
    assert goods(state, BLUE)[resource] == 0

    # when a unit moves onto the building,
    play(state, "move 1 2,0")

    # then it gives two.
    assert goods(state, WHITE)[resource] == 2


@pytest.mark.clause("T51")
def test_a_unit_on_an_opponents_farm_gets_the_colour_only() -> None:
    state = table(
        board="*grey b:TC1",
        white=[(0, 0), (1, 0)],
        ring="green green any any any any",
        blue=[(0, 0)],
    )

    assert goods(state, WHITE) == {"wood": 2, "stone": 1, "grain": 1}


@pytest.mark.clause("T52")
def test_every_source_counts_once_for_a_building_and_again_for_the_next() -> None:
    # Given two stone and one grain,
    state = table(board="*grey", ring="grey yellow green any any any", white_hand="JO1 JO2 WA7 DO4")
    before = goods(state, WHITE)

    # when two buildings for two stone and one grain each are built,
    play(state, "build JO1 0,1", "build JO2 1,1")

    # then nothing is used up,
    assert goods(state, WHITE) == before
    # and still one grain is not two.
    assert refused(state, "build DO4 1,0") == "T41_RESOURCES_MISSING"


@pytest.mark.clause("T53")
def test_resources_change_at_once_with_every_step() -> None:
    # Given White's elite on grey, with green beside it, and two regular units in the reserve,
    state = table(board="*grey green green", ring="yellow yellow grey grey grey grey", top="grey")
    assert goods(state, WHITE) == {"wood": 0, "stone": 2, "grain": 2}

    # then a move changes what is available,
    play(state, "move elite 1,0")
    assert goods(state, WHITE) == {"wood": 1, "stone": 1, "grain": 2}

    # a deployment: reach 2,
    play(state, "deploy 2,0")
    assert goods(state, WHITE) == {"wood": 2, "stone": 0, "grain": 2}

    # and the move of the shield to slot 2.
    play(state, "take 2")
    assert goods(state, WHITE) == {"wood": 2, "stone": 2, "grain": 0}


@pytest.mark.clause("T54")
def test_royal_resources_serve_before_and_after_the_own_take() -> None:
    # Given grain in reach before the take and stone after it,
    state = table(
        board="*green", ring="yellow yellow yellow grey grey grey", white_hand="CR9 CR7", top="any"
    )

    # then what is in reach now serves, before the take
    assert is_allowed(state, "build CR9 0,1")
    assert refused(state, "build CR7 0,1") == "T41_RESOURCES_MISSING"

    # and after it; the earlier tiles are not frozen.
    play(state, "take 3")
    assert is_allowed(state, "build CR7 0,1")
    assert refused(state, "build CR9 0,1") == "T41_RESOURCES_MISSING"


@pytest.mark.clause("T55")
@pytest.mark.parametrize("in_play", [1, 2, 3])
def test_a_player_has_four_sources_however_the_units_are_spread(in_play: int) -> None:
    state = table(board="* any any", white=[(0, 0), (1, 0), (2, 0)][:in_play])

    assert sum(goods(state, WHITE).values()) == 4
    assert sum(goods(state, BLUE).values()) == 4
