"""Sections 1 to 3 of the rules: vocabulary, components, set-up."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from games.two_heirs.tables import (
    BLUE,
    GAME,
    HENRY,
    HUMAN,
    TILE_IDS,
    WHITE,
    colour_of,
    goods,
    hand,
    is_allowed,
    legal,
    pack_with,
    play,
    points,
    reach_of,
    refused,
    roads_through,
    say,
    slots,
    solo,
    table,
    tile_on,
    unit,
    view,
)
from threecrowns.engine.content import ContentError
from threecrowns.engine.game import Setup
from threecrowns.engine.refusal import SetupError
from threecrowns.games.two_heirs.content.pack import read_content
from threecrowns.games.two_heirs.game import TwoHeirsGame
from threecrowns.games.two_heirs.rules.turn import TwoHeirs

SETS = ("journey", "dominion", "trade_church", "war", "crafts", "patrol")
DEALT = ("JO1", "DO3", "TC9", "JO4", "DO8", "TC5")


def set_up(setup: Setup, *draws: str) -> TwoHeirs:
    """A new table after some draws."""
    state = GAME.new(setup)
    for each in draws:
        say(state, each)
    return state


# -- section 1: frame and vocabulary


@pytest.mark.clause("T1")
def test_north_is_up_and_east_is_right() -> None:
    # Given a white Robber Baron with a road to the north and the east, and roads all around it,
    state = table(
        board="""
            .      w:JO2  .
            w:TC1  w:JO8  w:JO1
            .      w:DO5  .
            .      *      .
        """
    )

    # then it is joined to the tiles at (0,3) and (1,2), one row up and one column to the right.
    assert tile_on(state, (0, 3)).id == "JO2"
    assert tile_on(state, (1, 2)).id == "JO1"
    assert roads_through(state, "JO8") == [{"JO8", "JO2", "JO1"}]


@pytest.mark.clause("T1")
@pytest.mark.parametrize("end", [(26, 0), (-26, 0), (0, 26), (0, -26), (26, 26), (-26, 26)])
def test_the_landscape_may_grow_in_one_direction_to_the_last_tile(end: tuple[int, int]) -> None:
    # Given 26 tiles in one line from the start tile, with White's elite on the last of them,
    dx, dy = end[0] // 26, end[1] // 26
    line = {(dx * n, dy * n): "any" for n in range(1, 26)}
    state = table(
        board=line, white=[(25 * dx, 25 * dy)], white_hand="TC9", ring="- - - - - -", stack=0
    )

    # when White plays the last tile of the game at the far end,
    play(state, f"extend TC9 {end[0]},{end[1]}")

    # then it lies 26 cells from the start tile.
    assert tile_on(state, end).colour == "grey"


@pytest.mark.clause("T2", "T3")
def test_a_building_lies_towards_its_owner() -> None:
    # Given the same kind of road, printed north and east, for White in the south and Blue north,
    state = table(board="w:JO8 * b:WA5", white=[(0, 0)])

    # then Blue's tile lies turned by half a circle.
    assert tile_on(state, (-1, 0)).exits == ("N", "E")
    assert tile_on(state, (1, 0)).exits == ("S", "W")


@pytest.mark.clause("T2", "H1")
@pytest.mark.parametrize("colour", ["white", "blue"])
def test_the_human_sits_south_whatever_the_colour(colour: str) -> None:
    state = solo(colour=colour, board="human:JO8 * henry:WA5")

    assert tile_on(state, (-1, 0)).exits == ("N", "E")
    assert tile_on(state, (1, 0)).exits == ("S", "W")


@pytest.mark.clause("T3")
def test_the_orientation_is_never_chosen() -> None:
    # Given White holds one tile that can be built,
    state = table(board="*grey", ring="grey yellow green any any any", white_hand="JO8")

    # then there is one way to build it on each of the eight cells.
    verbs = [GAME.move(state, action).verb for action in state.legal_actions()]
    assert verbs.count("build") == len(legal(state, "build")) == 8


@pytest.mark.clause("T4")
def test_sides_and_corners_are_both_adjacent_but_only_sides_are_side_adjacent() -> None:
    # Given a white Market with a tile at one side and one at a corner,
    state = table(
        board="""
            green  w:JO4  .
            .      *      .
        """,
        white=[(0, 0)],
    )

    # then it counts the start tile and the tile at its side,
    assert points(state, "JO4") == 3
    # and a unit moves by a corner as well.
    assert is_allowed(state, "move elite -1,1")


@pytest.mark.clause("T5")
def test_terrain_has_a_colour_but_no_owner_no_effect_and_no_road() -> None:
    # Given a Farm with a road lies face down,
    state = table(board="*grey TC1", white=[(0, 0)], ring="grey grey grey any any any")

    # then it is yellow terrain that belongs to nobody, yields no grain and carries no road.
    tile = tile_on(state, (1, 0))
    assert (tile.colour, tile.owner, tile.exits) == ("yellow", None, ())
    assert goods(state, WHITE)["grain"] == 0
    assert not roads_through(state, "TC1")


@pytest.mark.clause("T6")
@pytest.mark.parametrize(
    ("colour", "resource"), [("green", "wood"), ("grey", "stone"), ("yellow", "grain")]
)
def test_each_colour_gives_its_resource(colour: str, resource: str) -> None:
    state = table(board=f"*{colour}", ring=f"{colour} {colour} {colour} any any any")

    assert goods(state, WHITE) == {"wood": 0, "stone": 0, "grain": 0} | {resource: 4}


@pytest.mark.clause("T7")
@pytest.mark.parametrize("tile", TILE_IDS)
def test_turning_a_tile_over_keeps_its_colour(tile: str) -> None:
    face_up = table(board=f"* w:{tile}")
    face_down = table(board=f"* {tile}")

    assert tile_on(face_up, (1, 0)).colour == tile_on(face_down, (1, 0)).colour == colour_of(tile)


@pytest.mark.clause("T8")
def test_a_printed_row_is_the_same_row_for_both_players() -> None:
    # Given an Inn for rows with two tiles in its row and one in its column,
    drawing = """
        .      .       any
        any    any     {}:JO1
        *      .       .
    """

    # then it is worth the same whoever owns it.
    assert points(table(board=drawing.format("w")), "JO1") == 3
    assert points(table(board=drawing.format("b")), "JO1") == 3


@pytest.mark.clause("T9")
def test_henry_is_the_opponent_of_the_human() -> None:
    # Given a Robber Baron of each side, side by side,
    state = solo(board="* human:JO8 henry:JO9")

    # then each counts the other as an opponent's building: 2 + 2.
    assert points(state, "JO8") == 4
    assert points(state, "JO9") == 4


# -- section 2: components


@pytest.mark.clause("T10", "T11")
def test_six_sets_share_the_54_tiles_with_three_of_each_colour() -> None:
    assert tuple(each.id for each in GAME.content.sets) == SETS
    everything = [
        tile for each in GAME.content.sets for n, tile in enumerate(TILE_IDS) if each.tiles >> n & 1
    ]
    assert sorted(everything) == sorted(TILE_IDS)
    assert len(TILE_IDS) == 54
    for each in GAME.content.sets:
        colours = Counter(colour_of(tile) for n, tile in enumerate(TILE_IDS) if each.tiles >> n & 1)
        assert colours == {"green": 3, "grey": 3, "yellow": 3}


@pytest.mark.clause("T10", "T11")
def test_a_pack_with_other_colours_is_refused(tmp_path: Path) -> None:
    quarry = 'id = "TC5"\nset = "trade_church"\nkind = "quarry"\ncolour = "grey"'
    file = pack_with(tmp_path, (quarry, quarry.replace("grey", "green")))

    with pytest.raises(ContentError) as found:
        read_content(file)
    assert {each.phrase.id for each in found.value.problems} == {"content-colour-balance"}


def sources_for(colours: list[str]) -> TwoHeirs:
    """White's turn with exactly these four sources, before anything is taken."""
    start, *royal = colours
    return table(board=f"*{start}", ring=f"{' '.join(royal)} any any any", sets=SETS)


@pytest.mark.clause("T12", "T41")
@pytest.mark.parametrize("tile", TILE_IDS)
def test_every_tile_is_paid_by_its_printed_cost_and_not_by_less(tile: str) -> None:
    number = TILE_IDS.index(tile)
    cost = dict(zip(("green", "grey", "yellow"), GAME.content.tiles[number].cost, strict=True))
    needed = [colour for colour, amount in cost.items() for _ in range(amount)]

    # Given exactly the resources of its cost, it can be built;
    spare = [colour for colour in cost if colour not in needed] or ["green"]
    state = sources_for([*needed, *spare * 4][:4])
    state.hands[WHITE] = 1 << number
    assert is_allowed(state, f"build {tile} 1,1")

    # given one of them less, it cannot.
    for lacking in set(needed):
        others = [colour for colour in cost if colour != lacking]
        rest = list(needed)
        rest.remove(lacking)
        state = sources_for([*rest, *others * 4][:4])
        state.hands[WHITE] = 1 << number
        assert refused(state, f"build {tile} 1,1") == "T41_RESOURCES_MISSING"


@pytest.mark.clause("T13")
def test_each_player_has_one_elite_and_two_regular_units() -> None:
    # Given tiles for everybody around the start tile,
    state = table(
        board="""
            any any any
            any *   any
        """,
        blue=[(1, 1)],
    )

    # when White deploys both regular units,
    play(state, "deploy 0,1", "deploy -1,1")

    # then no third one is left.
    assert refused(state, "deploy 1,0") == "T58_NO_UNIT_IN_RESERVE"
    assert legal(state, "withdraw") == set()


@pytest.mark.clause("T13")
def test_the_shield_shows_one_crown_or_the_other() -> None:
    state = table()
    assert view(state).crown == WHITE

    play(state, "take 1")
    assert view(state).crown == BLUE

    play(state, "end", "take 2")
    assert view(state).crown == WHITE


@pytest.mark.clause("T14")
def test_ten_treasures_and_a_scaffold_on_the_last_building() -> None:
    # Given the Relentless, when Henry has laid his first building,
    state = set_up(Setup(1, {"henry": 3}), *(f"draw {tile}" for tile in DEALT))
    play(state, "draw TC1", "draw TC2", "take 1")
    say(state, "end")
    say(state, "draw TC3")

    # then one of ten treasures is drawn for him,
    assert legal(state) == {f"treasure TR{n}" for n in range(1, 11)}

    # and the scaffold marks the tile beside which he builds.
    henry = view(state).henry
    assert henry is not None
    assert henry.reference == (0, 0)


@pytest.mark.clause("T15")
def test_what_is_printed_comes_from_the_content_file(tmp_path: Path) -> None:
    # Given a pack in which the Inn JO1 costs one wood, looks along its column, has its road from
    # north to south and changes colours with the other Inn,
    inn = """id = "JO1"
set = "journey"
kind = "inn"
colour = "yellow"
cost = { stone = 2, grain = 1 }
road = [["E", "W"]]
printed = { axis = "row" }"""
    other_inn = inn.replace("yellow", "grey").replace("{ stone = 2, grain = 1 }", "{ wood = 1 }")
    other_inn = other_inn.replace('["E", "W"]', '["N", "S"]').replace('"row"', '"column"')
    second = 'id = "JO2"\nset = "journey"\nkind = "inn"\ncolour = "grey"'
    game = TwoHeirsGame(
        pack_with(tmp_path, (inn, other_inn), (second, second.replace("grey", "yellow")))
    )
    state = table(board="*green", ring="green green green any any any", white_hand="JO1")
    state.tables = game.content.tables

    # when White has nothing but wood,
    play(state, "build JO1 0,1")

    # then the Inn is built for it, counts the start tile below it and lies as printed there.
    assert points(state, "JO1") == 2
    assert game.view(state, None).landscape[1].exits == ("N", "S")
    assert game.view(state, None).landscape[1].colour == "grey"


# -- section 3: set-up


@pytest.mark.clause("T16")
@pytest.mark.parametrize(
    "sets",
    [
        ("journey", "dominion"),
        ("journey", "dominion", "war", "patrol"),
        ("journey", "journey", "war"),
        ("journey", "dominion", "castles"),
    ],
)
def test_other_than_three_different_sets_are_refused(sets: tuple[str, ...]) -> None:
    with pytest.raises(SetupError):
        GAME.new(Setup(2, {"sets": sets}))


@pytest.mark.clause("T16", "T17")
@pytest.mark.parametrize("sets", list(combinations(SETS, 3)), ids="-".join)
def test_the_stack_holds_the_27_tiles_of_the_chosen_sets(sets: tuple[str, ...]) -> None:
    state = set_up(Setup(2, {"sets": sets}), "toss white")

    chosen = [each for each in GAME.content.sets if each.id in sets]
    wanted = {tile for each in chosen for n, tile in enumerate(TILE_IDS) if each.tiles >> n & 1}
    assert legal(state) == {f"draw {tile}" for tile in wanted}
    assert len(wanted) == 27


@pytest.mark.clause("T16")
def test_a_first_game_is_played_with_journey_dominion_and_trade_and_church() -> None:
    assert view(GAME.new(Setup(2))).sets == ("journey", "dominion", "trade_church")


@pytest.mark.clause("T17")
def test_a_tile_that_was_drawn_is_not_drawn_again() -> None:
    state = set_up(Setup(2), "toss white", "draw JO1")

    assert refused(state, "draw JO1") == "T17_NOT_IN_STACK"
    assert refused(state, "draw WA1") == "T17_NOT_IN_STACK"
    assert refused(state, "draw JO2", seat=WHITE) == "T17_NO_DRAW_NOW"


@pytest.mark.clause("T18")
@pytest.mark.parametrize(("colour", "seat"), [("white", WHITE), ("blue", BLUE)])
def test_the_toss_decides_who_starts(colour: str, seat: int) -> None:
    # Given a new table, both colours are possible.
    state = GAME.new(Setup(2))
    assert legal(state) == {"toss white", "toss blue"}

    # When the toss shows a colour and everything is laid out,
    play(state, f"toss {colour}")

    # then that player is the first to answer, and the shield shows the crown.
    assert state.actor == seat
    assert view(state).crown == seat


@pytest.mark.clause("T18", "H5")
@pytest.mark.parametrize("colour", ["white", "blue"])
def test_in_solo_nothing_is_tossed_and_the_human_starts(colour: str) -> None:
    state = GAME.new(Setup(1, {"colour": colour}))
    assert refused(state, f"toss {colour}") == "T18_NO_TOSS_NOW"

    play(state)
    assert state.actor == HUMAN
    assert view(state).crown == HUMAN


@pytest.mark.clause("T19")
def test_six_tiles_are_dealt_clockwise_from_the_shield_in_slot_0() -> None:
    state = set_up(Setup(2), "toss white", *(f"draw {tile}" for tile in DEALT))

    assert slots(state) == [None, *DEALT]
    assert [slot.has_shield for slot in view(state).ring] == [True] + [False] * 6


@pytest.mark.clause("T20", "T29")
def test_the_four_regular_units_start_in_the_reserve_and_in_no_slot() -> None:
    state = set_up(Setup(2), "toss white", *(f"draw {tile}" for tile in DEALT), "draw TC1")

    for seat in (WHITE, BLUE):
        assert unit(state, seat, "1") == unit(state, seat, "2") == "reserve"
        assert reach_of(state, seat) == 3
    assert slots(state) == [None, *DEALT]


@pytest.mark.clause("T21")
def test_the_seventh_tile_is_the_start_tile_with_both_elites_on_it() -> None:
    state = set_up(Setup(2), "toss white", *(f"draw {tile}" for tile in DEALT), "draw TC1")

    start = tile_on(state, (0, 0))
    assert (start.colour, start.owner, start.exits) == ("yellow", None, ())
    assert unit(state, WHITE, "elite") == unit(state, BLUE, "elite") == (0, 0)
    assert view(state).stack == 20


@pytest.mark.clause("T22")
def test_hands_start_empty() -> None:
    state = GAME.new(Setup(2))
    play(state, "toss white")

    assert hand(state, WHITE) == hand(state, BLUE) == set()
    assert legal(state, "build", "extend") == set()


# -- section 13, set-up


@pytest.mark.clause("H2")
def test_henrys_units_lie_aside_and_the_humans_as_usual() -> None:
    state = GAME.new(Setup(1))
    play(state)

    assert [unit(state, HENRY, each) for each in ("elite", "1", "2")] == ["aside"] * 3
    assert unit(state, HUMAN, "elite") == (0, 0)
    assert unit(state, HUMAN, "1") == unit(state, HUMAN, "2") == "reserve"


@pytest.mark.clause("H4", "H37")
@pytest.mark.parametrize(("level", "removed"), [(1, 4), (2, 2), (3, 0)])
def test_some_treasures_are_removed_unseen_by_level(level: int, removed: int) -> None:
    state = GAME.new(Setup(1, {"henry": level}))
    play(state, *(f"draw {tile}" for tile in DEALT), "draw TC1", "draw TC2")

    # The number left in the stack is known,
    henry = view(state).henry
    assert henry is not None
    assert henry.treasures_left == 10 - removed

    # but not which ones were removed: each of the ten may be drawn first.
    play(state, "take 1")
    say(state, "end")
    say(state, "draw TC3")
    assert len(legal(state, "treasure")) == 10


@pytest.mark.clause("H4")
@pytest.mark.parametrize("level", [0, 4])
def test_henry_has_three_levels(level: int) -> None:
    with pytest.raises(SetupError):
        GAME.new(Setup(1, {"henry": level}))


@pytest.mark.clause("H1")
def test_solo_is_set_up_like_a_game_for_two() -> None:
    state = set_up(Setup(1), *(f"draw {tile}" for tile in DEALT), "draw TC1", "draw TC2")

    assert slots(state) == [None, *DEALT]
    assert view(state).stack == 20
    assert tile_on(state, (0, 0)).colour == "yellow"
