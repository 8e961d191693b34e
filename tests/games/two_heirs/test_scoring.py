"""Section 11 of the rules: what every building is worth."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from games.two_heirs.tables import (
    BLUE,
    GAME,
    WHITE,
    pack_with,
    points,
    solo,
    table,
    total,
    view,
)
from threecrowns.engine.game import Setup
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import OVER
from threecrowns.games.two_heirs.content.pack import Kind
from threecrowns.games.two_heirs.game import TwoHeirsGame
from threecrowns.games.two_heirs.rules.turn import TwoHeirs

RULES = Path(__file__).resolve().parents[3] / "docs" / "rules" / "two-heirs.md"


@pytest.mark.clause("T88")
def test_every_building_scores_for_its_owner_and_terrain_for_nobody() -> None:
    # Given a Cathedral and a Camp of White's, a Camp of Blue's and one that lies face down,
    state = table(board="* w:TC9 w:DO7 b:DO8 DO9")

    assert total(state, WHITE) == 5 + 2
    assert total(state, BLUE) == 2


@pytest.mark.clause("T89")
@pytest.mark.parametrize("owner", [WHITE, BLUE])
def test_a_unit_of_the_owner_doubles_the_points(owner: int) -> None:
    letter = "wb"[owner]
    white = [(0, 0), (1, 0)] if owner == WHITE else [(0, 0)]
    blue = [(0, 0), (1, 0)] if owner == BLUE else [(0, 0)]
    state = table(board=f"* {letter}:TC9", white=white, blue=blue)

    assert points(state, "TC9") == 10
    assert total(state, owner) == 10


@pytest.mark.clause("T89")
def test_a_unit_of_the_opponent_changes_nothing() -> None:
    state = table(board="* w:TC9", blue=[(0, 0), (1, 0)])

    assert points(state, "TC9") == 5
    assert total(state, BLUE) == 0


@pytest.mark.clause("T90")
@pytest.mark.parametrize(
    ("tile", "base"),
    [
        ("JO1", 1),
        ("DO1", 1),
        ("DO4", 1),
        ("PA1", 1),
        ("PA7", 2),
        ("JO8", 2),
        ("JO6", 1),
        ("TC7", 0),
    ],
)
def test_a_building_far_from_everything_is_worth_its_base(tile: str, base: int) -> None:
    # It never counts itself by its own rule, though its own colour would fit.
    state = table(board={(0, 0): "*", (5, 3): f"w:{tile}"})

    assert points(state, tile) == base


# -- journey


@pytest.mark.clause("T91")
@pytest.mark.parametrize(
    ("tile", "along", "across"), [("JO1", (1, 0), (0, 1)), ("JO2", (0, 1), (1, 0))]
)
def test_inn_counts_three_tiles_each_way_in_its_printed_line(
    tile: str, along: tuple[int, int], across: tuple[int, int]
) -> None:
    def line(steps: list[int], direction: tuple[int, int]) -> dict[tuple[int, int], str]:
        return {(3 + n * direction[0], 3 + n * direction[1]): "any" for n in steps}

    # Given tiles near and far, with gaps, in its line and in the other one,
    here = {(3, 3): f"b:{tile}"}
    few = table(board={**here, **line([1, 4], along), **line([-1, 1, 2], across)})
    many = table(board={**here, **line([-5, -3, -2, -1, 1, 2, 5, 6], along)})

    # then it counts those in its line, the nearest three each way: 7 at most.
    assert points(few, tile) == 1 + 2
    assert points(many, tile) == 7


@pytest.mark.clause("T91")
def test_inn_counts_buildings_of_both_players_and_terrain() -> None:
    state = table(board="* w:JO3 w:JO1 b:JO4 JO5")

    assert points(state, "JO1") == 1 + 2 + 2


@pytest.mark.clause("T92")
@pytest.mark.parametrize("tile", ["JO3", "JO4", "JO5"])
def test_market_counts_tiles_at_its_sides(tile: str) -> None:
    drawing = f"""
        any    {{}}      any
        any    w:{tile}  {{}}
        any    *         any
    """

    assert points(table(board=drawing.format(".", ".")), tile) == 1 + 2
    assert points(table(board=drawing.format("b:TC9", "w:TC1")), tile) == 5


@pytest.mark.clause("T93")
def test_pilgrimage_site_counts_the_buildings_of_its_longest_road() -> None:
    # Given a road with two more buildings in the west, and one with a single one in the north,
    state = table(
        board="""
            .      .      b:TC5  w:TC1
            .      .      b:JO2  .
            w:DO4  b:JO1  w:JO6  .
            *      .      .      .
        """
    )

    # then the Site counts the west one, itself included.
    assert points(state, "JO6") == 3


@pytest.mark.clause("T93")
def test_pilgrimage_site_counts_the_size_of_a_road_and_not_its_longest_path() -> None:
    # Given a crossing beside the Site with three arms,
    state = table(
        board="""
            .      b:JO2  .
            w:JO6  w:JO3  w:JO1
            .      b:DO5  .
            *      .      .
        """
    )

    # then all four buildings of the road count besides the Site, whoever owns them.
    assert points(state, "JO6") == 5


@pytest.mark.clause("T94")
@pytest.mark.parametrize("tile", ["JO8", "JO9"])
def test_robber_baron_counts_opponents_buildings_at_its_sides(tile: str) -> None:
    # Given blue buildings on the sides and one at a corner, beside own ones and terrain,
    one = table(
        board=f"""
            b:TC1  w:TC9     .
            any    w:{tile}  b:TC2
            .      *         .
        """
    )
    four = table(
        board=f"""
            .      b:TC1     .
            b:TC3  w:{tile}  b:TC2
            .      b:TC4     .
            *      .         .
        """
    )

    assert points(one, tile) == 4
    assert points(four, tile) == 10


# -- dominion


@pytest.mark.clause("T95")
@pytest.mark.parametrize(
    ("tile", "colour", "other"),
    [("DO1", "yellow", "grey"), ("DO2", "grey", "green"), ("DO3", "green", "yellow")],
)
def test_mill_stonemason_and_pigsty_count_the_groups_that_touch_them(
    tile: str, colour: str, other: str
) -> None:
    own = {"yellow": "TC1", "grey": "TC5", "green": "TC3"}[colour]
    state = table(
        board=f"""
            {colour}  .         .         {colour}
            {colour}  w:{tile}  b:{own}   {other}
            .         {other}   {colour}  {other}
            *{other}  .         .         {colour}
        """
    )

    # Two tiles in the west, the building in the east and the tile below it count; a tile joined
    # by a corner or behind another colour does not.
    assert points(state, tile) == 1 + 2 + 2


@pytest.mark.clause("T95")
def test_a_ring_around_a_mill_counts_every_tile_once() -> None:
    state = table(
        board="""
            yellow yellow yellow
            yellow w:DO1  yellow
            yellow yellow .
            *grey  .      .
        """,
        ring="grey grey grey green green green",
    )

    assert points(state, "DO1") == 1 + 7


@pytest.mark.clause("T5", "T95", "T105")
def test_the_start_tile_counts_as_terrain() -> None:
    # Given a yellow start tile beside a Mill, and a green tile on the Basket Maker's other side,
    mill = table(board="*yellow w:DO1")
    basket_maker = table(board="*yellow w:CR1 green")

    # then the Mill counts it, and it makes a pair.
    assert points(mill, "DO1") == 2
    assert points(basket_maker, "CR1") == 3


@pytest.mark.clause("T96")
@pytest.mark.parametrize(
    ("tile", "own", "other_colour"),
    [
        ("DO4", ("TC1", "TC2", "JO1"), "TC5"),
        ("DO5", ("TC5", "TC6", "JO2"), "TC1"),
        ("DO6", ("TC3", "TC4", "JO3"), "TC1"),
    ],
)
def test_bakery_smithy_and_lodge_count_other_own_buildings_of_a_colour(
    tile: str, own: tuple[str, str, str], other_colour: str
) -> None:
    # Given two own buildings of the colour anywhere, one of Blue's, one own of another colour,
    state = table(
        board={
            (1, 0): f"w:{tile}",
            (7, 7): f"w:{own[0]}",
            (-4, 2): f"w:{own[1]}",
            (1, 1): f"b:{own[2]}",
            (2, 1): f"w:{other_colour}",
        }
    )
    assert points(state, tile) == 3

    # and the same tiles face down count for nothing.
    state = table(board={(1, 0): f"w:{tile}", (7, 7): own[0], (-4, 2): own[1]})
    assert points(state, tile) == 1


@pytest.mark.clause("T97")
@pytest.mark.parametrize("tile", ["DO7", "DO8", "DO9"])
def test_camp_is_worth_two_while_it_lies_face_up(tile: str) -> None:
    assert points(table(board=f"* w:{tile}"), tile) == 2
    assert total(table(board=f"* {tile}"), WHITE) == 0


# -- trade and church


@pytest.mark.clause("T98")
@pytest.mark.parametrize("tile", ["TC1", "TC2", "TC3", "TC4", "TC5", "TC6"])
def test_farm_sawmill_and_quarry_are_worth_nothing_themselves(tile: str) -> None:
    state = table(board=f"* w:{tile} any", white=[(0, 0), (1, 0)])

    assert points(state, tile) == 0


@pytest.mark.clause("T99")
@pytest.mark.parametrize("tile", ["TC7", "TC8"])
def test_trading_post_counts_own_farms_sawmills_and_quarries(tile: str) -> None:
    other_post = "TC8" if tile == "TC7" else "TC7"
    state = table(
        board={
            (0, 2): f"w:{tile}",
            (5, 5): "w:TC1",
            (1, 0): "w:TC3",
            (3, -2): "w:TC5",
            (2, 2): "b:TC2",
            (1, 2): "TC4",
            (4, 2): f"w:{other_post}",
            (4, 4): "w:TC9",
        }
    )

    assert points(state, tile) == 9


@pytest.mark.clause("T100")
def test_cathedral_is_worth_five() -> None:
    crowded = table(
        board="""
            w:TC1 b:TC5 any
            any   w:TC9 any
            any   *     any
        """
    )

    assert points(crowded, "TC9") == points(table(board="* w:TC9"), "TC9") == 5


# -- war


@pytest.mark.clause("T101")
@pytest.mark.parametrize("tile", ["WA1", "WA2", "WA3", "WA4", "WA5", "WA6"])
def test_siege_tower_is_worth_nothing(tile: str) -> None:
    assert points(table(board=f"* w:{tile} b:JO1 w:WA7", white=[(0, 0), (1, 0)]), tile) == 0


@pytest.mark.clause("T102")
@pytest.mark.parametrize("tile", ["WA7", "WA8", "WA9"])
def test_fortress_counts_own_towers_and_fortresses(tile: str) -> None:
    second, third = [each for each in ("WA7", "WA8", "WA9") if each != tile]
    state = table(
        board={
            (0, 1): f"w:{tile}",
            (4, 4): "w:WA1",
            (-3, 0): "w:WA2",
            (1, 1): "b:WA3",
            (1, 0): "WA4",
            (7, 7): f"w:{second}",
            (0, 2): f"b:{third}",
        }
    )

    assert points(state, tile) == 4
    assert points(state, third) == 2


# -- patrol


@pytest.mark.clause("T103")
@pytest.mark.parametrize(
    ("tile", "colour", "along"),
    [
        ("PA1", "green", (1, 0)),
        ("PA2", "green", (0, 1)),
        ("PA3", "grey", (1, 0)),
        ("PA4", "grey", (0, 1)),
        ("PA5", "yellow", (1, 0)),
        ("PA6", "yellow", (0, 1)),
    ],
)
def test_watchtower_counts_tiles_of_its_colour_in_its_line(
    tile: str, colour: str, along: tuple[int, int]
) -> None:
    other = "grey" if colour != "grey" else "green"
    building = {"green": "b:WA1", "grey": "b:WA3", "yellow": "b:WA5"}[colour]
    across = (along[1], along[0])

    def at(n: int, direction: tuple[int, int]) -> tuple[int, int]:
        return 3 + n * direction[0], 3 + n * direction[1]

    # Given five such tiles in its line, near and far, with gaps; another colour; the other line,
    state = table(
        board={
            at(0, along): f"w:{tile}",
            at(1, along): colour,
            at(2, along): colour,
            at(3, along): other,
            at(9, along): colour,
            at(20, along): colour,
            at(-12, along): building,
            at(1, across): colour,
        }
    )

    assert points(state, tile) == 1 + 5


@pytest.mark.clause("T103", "T1")
@pytest.mark.parametrize("aside", [-24, 24])
@pytest.mark.parametrize("here", [-15, 15])
@pytest.mark.parametrize(("tile", "along"), [("PA3", (1, 0)), ("PA4", (0, 1))])
def test_watchtower_sees_to_the_ends_of_a_far_line(
    tile: str, along: tuple[int, int], here: int, aside: int
) -> None:
    # Given a line far from the start tile, with grey tiles at its ends,
    def at(n: int) -> tuple[int, int]:
        return n * along[0] + aside * along[1], n * along[1] + aside * along[0]

    state = table(board={at(here): f"w:{tile}", at(26): "grey", at(-26): "grey"})

    assert points(state, tile) == 3


@pytest.mark.clause("T104")
@pytest.mark.parametrize("tile", ["PA7", "PA8", "PA9"])
def test_guardhouse_counts_watchtowers_on_its_diagonals(tile: str) -> None:
    state = table(
        board={
            (2, 2): f"w:{tile}",
            (3, 3): "w:PA1",
            (9, -5): "b:PA2",
            (-1, 5): "b:PA3",
            (1, 1): "PA4",  # face down
            (2, 5): "w:PA5",  # in the same column
            (3, 4): "w:PA6",  # on no line at all
        }
    )

    assert points(state, tile) == 2 + 2 * 3


# -- crafts

PAIRS = [
    ("CR1", "green", "yellow", "sides"),
    ("CR2", "green", "yellow", "corners"),
    ("CR3", "grey", "yellow", "sides"),
    ("CR4", "grey", "yellow", "corners"),
    ("CR5", "green", "grey", "sides"),
    ("CR6", "green", "grey", "corners"),
]
SIDES = [(0, 1), (1, 0), (0, -1), (-1, 0)]
CORNERS = [(1, 1), (1, -1), (-1, -1), (-1, 1)]


def workshop(
    tile: str, where: str, around: list[str], *, owner: str = "w", also: str = ""
) -> TwoHeirs:
    """A workshop at (5,5) with these tiles on its printed positions, `.` for none."""
    steps = SIDES if where == "sides" else CORNERS
    board = {(5, 5): f"{owner}:{tile}"}
    board |= {
        (5 + x, 5 + y): word for (x, y), word in zip(steps, around, strict=True) if word != "."
    }
    if also:
        board[-3, -3] = also
    return table(board=board)


@pytest.mark.clause("T105")
@pytest.mark.parametrize(("tile", "first", "second", "where"), PAIRS)
@pytest.mark.parametrize("owner", ["w", "b"])
def test_workshops_count_pairs_of_two_colours(
    tile: str, first: str, second: str, where: str, owner: str
) -> None:
    third = ({"green", "grey", "yellow"} - {first, second}).pop()
    expected = {
        (first, second, first, second): 6,
        (first, first, second, second): 6,
        (first, first, second, "."): 3,
        (second, second, second, first): 3,
        (first, first, first, first): 0,
        (first, third, ".", "."): 0,
        (third, third, first, second): 3,
        (".", ".", ".", "."): 0,
    }
    for around, wanted in expected.items():
        state = workshop(tile, where, list(around), owner=owner)
        assert points(state, tile) == wanted, around


@pytest.mark.clause("T105")
@pytest.mark.parametrize(("tile", "first", "second", "where"), PAIRS)
def test_workshops_look_at_their_printed_positions_only(
    tile: str, first: str, second: str, where: str
) -> None:
    elsewhere = "corners" if where == "sides" else "sides"

    assert points(workshop(tile, elsewhere, [first, second, first, second]), tile) == 0


@pytest.mark.clause("T105")
def test_workshops_count_buildings_of_both_players_too() -> None:
    state = workshop("CR1", "sides", ["b:JO3", "w:JO1", "b:JO5", "JO6"])

    assert points(state, "CR1") == 6


@pytest.mark.clause("T105", "T3")
@pytest.mark.parametrize(("owner", "expected"), [("w", 3), ("b", 0)])
def test_printed_positions_are_turned_with_the_workshop(
    tmp_path: Path, owner: str, expected: int
) -> None:
    # Given a pack in which the Basket Maker looks north and east only,
    basket_maker = """road = [["N", "S"]]
printed = { positions = ["N", "E", "S", "W"] }"""
    other = basket_maker.replace('"N", "E", "S", "W"', '"N", "E"')
    changed = pack_with(tmp_path, (basket_maker, other))

    # then it sees a pair there when it lies before White, and not when it lies before Blue.
    state = workshop("CR1", "sides", ["green", "yellow", ".", "."], owner=owner)
    state.tables = TwoHeirsGame(changed).content.tables
    assert points(state, "CR1") == expected


@pytest.mark.clause("T106")
@pytest.mark.parametrize(
    ("hall", "boosted"), [("CR7", ("CR1", "CR2")), ("CR8", ("CR3", "CR4")), ("CR9", ("CR5", "CR6"))]
)
def test_guildhall_boosts_own_workshops_of_the_kind_shown(
    hall: str, boosted: tuple[str, str]
) -> None:
    for tile, first, second, where in PAIRS:
        around = [first, second, first, second]
        each = 4 if tile in boosted else 3
        own = workshop(tile, where, around, also=f"w:{hall}")
        assert points(own, tile) == 2 * each
        assert points(own, hall) == 0

        # Blue's Guildhall, or one that lies face down, does not help.
        assert points(workshop(tile, where, around, also=f"b:{hall}"), tile) == 6
        assert points(workshop(tile, where, around, also=hall), tile) == 6


@pytest.mark.clause("T106")
def test_equal_guildhalls_do_not_add_up(tmp_path: Path) -> None:
    # Given a pack in which two Guildhalls show the Basket Maker, and White owns both,
    changed = pack_with(tmp_path, ('target = "pottery"', 'target = "basket_maker"'))
    state = table(
        board={(5, 5): "w:CR1", (5, 6): "green", (6, 5): "yellow", (1, 1): "w:CR7", (1, 0): "w:CR8"}
    )
    state.tables = TwoHeirsGame(changed).content.tables

    # then a pair is worth four, not five.
    assert points(state, "CR1") == 4


@pytest.mark.clause("T107")
def test_doubling_comes_after_all_other_modifiers() -> None:
    # Given two pairs, a Guildhall and a unit on the workshop,
    state = workshop("CR1", "sides", ["green", "yellow", "green", "yellow"], also="w:CR7")
    state.unit_cell[1] = state.cell_of[1]

    assert points(state, "CR1") == 16


# -- the score sheet


@pytest.mark.clause("T112", "T88")
@pytest.mark.parametrize("setup", GAME.setups()[::7], ids=lambda setup: str(setup.seats))
def test_the_score_sheet_adds_up_to_the_points(setup: Setup) -> None:
    state = GAME.new(setup)
    rng = Rng(3)
    while state.actor != OVER:
        answers = state.legal_actions()
        state.apply(answers[rng.below(len(answers))])
        sheet: Counter[int] = Counter()
        for line in GAME.score_sheet(state):
            sheet[line.seat] += line.points
        assert [sheet[WHITE], sheet[BLUE]] == [each.points for each in view(state).players]


@pytest.mark.clause("H31")
def test_the_human_scores_as_in_a_game_for_two() -> None:
    # Given the human's unit on the Cathedral and a road of two,
    state = solo(board="* human:TC9 human:JO1 human:DO4", human=[(0, 0), (1, 0)])

    # then the Cathedral is doubled, the Inn and the Bakery count, and the road too.
    assert total(state, WHITE) == 10 + (1 + 3) + 2 + 2


@pytest.mark.parametrize("kind", GAME.content.kinds, ids=lambda kind: str(kind.id))
def test_the_score_sheet_cites_the_clause_that_names_the_building(kind: Kind) -> None:
    # Given a building of this kind,
    tile = next(tile.id for tile in GAME.content.tiles if GAME.content.kinds[tile.kind] is kind)
    (line,) = GAME.score_sheet(table(board=f"* w:{tile}", roads=False))

    # then the clause on its line is the row of the rules' table with its name.
    rows = [row.split("|")[1:3] for row in RULES.read_text("utf-8").splitlines() if "|" in row]
    named = [clause.strip(" *") for clause, names in rows if kind.names["en"] in names]
    assert line.clause in named
    assert len([clause for clause in named if clause.startswith("T")]) == 1


@pytest.mark.clause("T85", "H32", "H34")
def test_the_score_sheet_cites_roads_and_henrys_own_points() -> None:
    # Given a road of Henry's, two tokens on the table and three in the stack,
    state = solo(
        board="* henry:JO1 henry:DO4 any any",
        tokens={(3, 0): "TR1", (4, 0): "TR2"},
        treasures="TR3 TR4 TR5",
    )
    lines = [(line.clause, line.reason) for line in GAME.score_sheet(state)]

    # then each line says what it counts and by which clause.
    clauses = Counter(clause for clause, _ in lines)
    assert clauses == {"T91": 1, "T96": 1, "H32": 2, "H34": 1, "T85": 1}
    reasons = dict(lines)
    assert reasons["H34"].params == {"board": 2, "stack": 3}
    assert reasons["T85"].params == {"buildings": 2, "own": 2, "theirs": 0}
