"""Section 13 of the rules: Henry's treasures."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.two_heirs.tables import (
    HENRY,
    HUMAN,
    is_allowed,
    pack_with,
    play,
    refused,
    say,
    solo,
    tile_on,
    unit,
    view,
)
from threecrowns.games.two_heirs.game import TwoHeirsGame
from threecrowns.games.two_heirs.rules.turn import TwoHeirs

COLOURS = ("green", "grey", "yellow")


def treasures_left(state: TwoHeirs) -> int:
    henry = view(state).henry
    assert henry is not None
    return henry.treasures_left


@pytest.mark.clause("H18")
def test_a_treasure_is_laid_on_every_new_building_of_henrys() -> None:
    # Given two treasures in the stack, when Henry builds twice,
    state = solo(taken=True, treasures="TR7 TR8", stack=0)
    play(state, "end", "treasure TR7")
    assert tile_on(state, (0, 1)).token == "TR7"
    assert treasures_left(state) == 1
    play(state, "take 2", "end", "treasure TR8")

    # then each of his buildings carries one,
    assert tile_on(state, (1, 1)).token == "TR8"

    # and without a treasure in the stack the next building carries none.
    play(state, "take 4", "end")
    assert tile_on(state, (1, 0)).owner == HENRY
    assert tile_on(state, (1, 0)).token is None


@pytest.mark.clause("H18", "H37")
def test_the_number_of_treasures_in_the_stack_ends_them_not_the_number_unseen() -> None:
    # Given three treasures nobody has seen, of which one lies in the stack,
    state = solo(taken=True, treasures="TR7 TR8 TR9", treasures_left=1, stack=0)
    play(state, "end", "treasure TR8")
    play(state, "take 2", "end")

    # then only one is laid.
    tokens = [tile.token for tile in view(state).landscape if tile.token]
    assert tokens == ["TR8"]
    assert treasures_left(state) == 0


@pytest.mark.clause("H19")
def test_a_treasure_whose_condition_is_already_met_leaves_at_once() -> None:
    # Given tiles east and west of the cell where Henry builds,
    state = solo(
        board="""
            any  .  any
            .    *  .
        """,
        taken=True,
        treasures="TR8",
        stack=0,
    )
    play(state, "end", "treasure TR8")

    # then the token E+W is gone, and his unit has moved all the same.
    assert tile_on(state, (0, 1)).owner == HENRY
    assert tile_on(state, (0, 1)).token is None
    assert treasures_left(state) == 0
    assert (0, 1) in [unit(state, HENRY, each) for each in ("elite", "1", "2")]


def line_with(along: tuple[int, int], *tiles: tuple[int, str], token: str, hand: str) -> TwoHeirs:
    """A token at (4,4) on a grey building, tiles at so many steps along its line from there."""
    board = {(4 + n * along[0], 4 + n * along[1]): tile for n, tile in tiles}
    across = (along[1], along[0])
    board[4 + 2 * across[0], 4 + 2 * across[1]] = "any"
    human = (4 + 2 * along[0], 4 + 2 * along[1])
    return solo(
        board={**board, (4, 4): "henry:DO2"}, human=[human], tokens={(4, 4): token}, hand=hand
    )


@pytest.mark.clause("H22", "H23", "H26")
@pytest.mark.parametrize(
    ("token", "along", "colour"),
    [
        ("TR1", (0, 1), "green"),
        ("TR2", (0, 1), "grey"),
        ("TR3", (0, 1), "yellow"),
        ("TR4", (1, 0), "green"),
        ("TR5", (1, 0), "grey"),
        ("TR6", (1, 0), "yellow"),
    ],
)
def test_a_line_token_needs_two_tiles_of_its_colour_in_its_line(
    token: str, along: tuple[int, int], colour: str
) -> None:
    right = {"green": "WA1", "grey": "WA3", "yellow": "WA5"}
    other = next(each for each in COLOURS if each != colour)
    end = f"{4 + 3 * along[0]},{4 + 3 * along[1]}"
    aside = f"{4 + 3 * along[0] + along[1]},{4 + 3 * along[1] + along[0]}"
    hand = f"{right[colour]} {right[other]}"
    state = line_with(along, (2, other), (-7, colour), token=token, hand=hand)

    # Given one tile of the colour far away in its line, the token's own tile (grey) not counted,
    # when another colour comes into the line, or the colour beside it, then the token stays;
    wrong = state.clone()
    play(wrong, f"extend {right[other]} {end}")
    assert tile_on(wrong, (4, 4)).token == token
    beside = state.clone()
    play(beside, f"extend {right[colour]} {aside}")
    assert tile_on(beside, (4, 4)).token == token

    # when the second tile of the colour comes, with gaps between, it is removed.
    play(state, f"extend {right[colour]} {end}")
    assert tile_on(state, (4, 4)).token is None


@pytest.mark.clause("H24", "H25")
@pytest.mark.parametrize(
    ("token", "first", "second"),
    [
        ("TR7", (0, 1), (0, -1)),
        ("TR8", (1, 0), (-1, 0)),
        ("TR9", (1, 1), (-1, -1)),
        ("TR10", (-1, 1), (1, -1)),
    ],
)
@pytest.mark.parametrize("word", ["human:WA3", "henry:WA5", "green"])
def test_a_formation_token_needs_a_tile_on_both_marked_positions(
    token: str, first: tuple[int, int], second: tuple[int, int], word: str
) -> None:
    # Given a tile on one marked position, of whatever colour and owner, and the human beside the
    # other one,
    outside = (4 + 2 * second[0], 4 + 2 * second[1])
    wrong = (4 + second[1], 4 - second[0])
    board = {
        (4, 4): "henry:DO2",
        (4 + first[0], 4 + first[1]): word,
        outside: "any",
    }
    state = solo(
        board=board, human=[outside, (4, 4)], tokens={(4, 4): token}, hand="WA1 WA2", taken=True
    )

    # when a tile comes onto another position, the token stays;
    play(state, f"extend WA1 {wrong[0]},{wrong[1]}")
    assert tile_on(state, (4, 4)).token == token

    # when it comes onto the second marked one, the token is removed.
    play(state, f"extend WA2 {4 + second[0]},{4 + second[1]}")
    assert tile_on(state, (4, 4)).token is None


@pytest.mark.clause("H24")
def test_marked_positions_are_read_in_the_humans_view(tmp_path: Path) -> None:
    # Given a pack with a token for the tiles north and east of it, and a tile in the north,
    changed = pack_with(tmp_path, ('positions = ["NW", "SE"]', 'positions = ["N", "E"]'))
    state = solo(
        board={(4, 4): "henry:DO2", (4, 5): "any"},
        human=[(4, 4)],
        tokens={(4, 4): "TR10"},
        hand="WA1 WA2",
    )
    state.tables = TwoHeirsGame(changed).content.tables

    # when tiles come in the west and then in the east, then the second one removes it.
    play(state, "extend WA1 3,4")
    assert tile_on(state, (4, 4)).token == "TR10"
    play(state, "extend WA2 5,4")
    assert tile_on(state, (4, 4)).token is None


@pytest.mark.clause("H25")
def test_buildings_of_both_sides_and_terrain_count_for_a_line() -> None:
    for word in ("human:JO3", "henry:JO3", "JO3"):
        # Given one green tile in the column of the token,
        state = solo(
            board={(4, 4): "henry:DO2", (4, 9): word, (4, 6): "grey"},
            human=[(4, 6)],
            tokens={(4, 4): "TR1"},
            hand="JO6",
        )

        # when a second one is laid, the token is removed whatever the first one was.
        play(state, "extend JO6 4,7")
        assert tile_on(state, (4, 4)).token is None


@pytest.mark.clause("H27")
@pytest.mark.parametrize("verb", ["build", "extend"])
def test_tokens_are_checked_after_every_tile_of_the_human(verb: str) -> None:
    state = solo(
        board={(4, 4): "henry:DO2", (4, 5): "any", (5, 3): "grey"},
        human=[(5, 3)],
        tokens={(4, 4): "TR7"},
        hand="JO3",
        ring="grey yellow green any any any",
    )
    play(state, f"{verb} JO3 4,3")

    assert tile_on(state, (4, 4)).token is None


@pytest.mark.clause("H27")
def test_henrys_own_tile_removes_old_tokens_before_the_new_one_is_laid() -> None:
    # Given a token N+S whose southern position is where Henry builds next,
    state = solo(
        board={(0, 2): "henry:DO2", (0, 3): "any"},
        tokens={(0, 2): "TR7"},
        treasures="TR8",
        taken=True,
        stack=0,
    )
    say(state, "end")

    # then it is gone already when the new token is drawn,
    assert tile_on(state, (0, 1)).owner == HENRY
    assert tile_on(state, (0, 2)).token is None
    # and the unit comes last.
    assert unit(state, HENRY, "elite") == unit(state, HENRY, "1") == unit(state, HENRY, "2")
    say(state, "treasure TR8")
    assert tile_on(state, (0, 1)).token == "TR8"
    assert (0, 1) in [unit(state, HENRY, each) for each in ("elite", "1", "2")]


@pytest.mark.clause("H28")
def test_tokens_do_not_restrict_units_or_anything_else() -> None:
    # Given a token on a tile beside the human's elite,
    state = solo(
        board="*grey henry:TC9 .",
        tokens={(1, 0): "TR1"},
        hand="JO3",
        ring="yellow yellow yellow any any any",
    )

    # then units may enter that tile, and tiles may be laid around it.
    assert is_allowed(state, "deploy 1,0")
    play(state, "move elite 1,0")
    assert unit(state, HUMAN, "elite") == (1, 0)
    assert is_allowed(state, "build JO3 2,0")
    assert refused(state, "extend JO3 1,0") == "T39_CELL_OCCUPIED"


@pytest.mark.clause("H29", "T70")
def test_a_treasure_on_a_destroyed_building_stays_and_can_still_be_removed() -> None:
    # Given a token N+S on Henry's Market, with a tile north of it,
    state = solo(
        board="""
            .     .         any        .     .
            *grey human:WA1 henry:JO4  .     any
        """,
        tokens={(2, 0): "TR7"},
        human=[(4, 0)],
        hand="WA2 TC9",
        ring="grey yellow green any any any",
    )
    before = view(state).players[HENRY].points

    # when the human destroys the Market,
    play(state, "build WA2 3,0", "destroy")

    # then the token lies on terrain and is worth points,
    assert tile_on(state, (2, 0)).owner is None
    assert tile_on(state, (2, 0)).token == "TR7"
    assert view(state).players[HENRY].points == 5 < before

    # until its condition is met.
    play(state, "move elite 3,0", "extend TC9 2,-1")
    assert tile_on(state, (2, 0)).token is None
    assert view(state).players[HENRY].points == 0
