"""Section 10 of the rules: roads."""

from __future__ import annotations

import pytest

from games.two_heirs.tables import (
    BLUE,
    WHITE,
    play,
    points,
    road_points,
    roads_through,
    solo,
    table,
    tile_on,
    total,
)


@pytest.mark.clause("T79")
def test_terrain_carries_no_road_and_joins_none() -> None:
    # Given two white Inns with a road from west to east, and a third such tile between them,
    drawing = "* w:JO1 {} w:DO4"

    # then they are joined by a building and not by terrain.
    assert roads_through(table(board=drawing.format("w:TC5")), "JO1") == [{"JO1", "TC5", "DO4"}]
    assert roads_through(table(board=drawing.format("TC5")), "JO1") == [{"JO1"}]
    assert roads_through(table(board=drawing.format("TC5")), "TC5") == []


@pytest.mark.clause("T80")
def test_exits_are_turned_with_the_tile() -> None:
    # Given a road printed north and east that lies before Blue,
    state = table(
        board="""
            .      w:JO2  .
            w:JO1  b:JO8  w:DO4
            .      w:DO5  .
            .      *      .
        """
    )

    # then it runs south and west: it joins the tiles there and not those in the north and east.
    assert roads_through(state, "JO8") == [{"JO8", "DO5", "JO1"}]


@pytest.mark.clause("T80")
def test_the_edges_of_a_segment_are_joined_on_the_tile() -> None:
    # Given a Market with a crossing of all four edges in the middle of four roads,
    state = table(
        board="""
            .      w:JO2  .
            w:JO1  b:JO3  b:DO4
            .      b:DO5  .
            .      *      .
        """
    )

    assert roads_through(state, "JO3") == [{"JO1", "JO2", "JO3", "DO4", "DO5"}]


@pytest.mark.clause("T81")
def test_two_roads_are_joined_where_both_have_an_exit_on_the_shared_edge() -> None:
    # Given an Inn from west to east: at its west an exit facing it, at its east a tile without
    # one, and at its corners exits that face elsewhere,
    state = table(
        board="""
            w:TC1  .      w:TC5
            w:DO4  w:JO1  w:JO2
            *      .      .
        """
    )

    assert roads_through(state, "JO1") == [{"DO4", "JO1"}]
    assert roads_through(state, "JO2") == [{"JO2"}]


@pytest.mark.clause("T81")
def test_an_exit_to_an_empty_cell_or_to_terrain_ends_there() -> None:
    state = table(board="* w:JO1 TC1")

    assert roads_through(state, "JO1") == [{"JO1"}]
    assert road_points(state, WHITE) == 0


@pytest.mark.clause("T82", "T84")
def test_a_circle_of_roads_is_one_road_and_counts_each_building_once() -> None:
    # Given four corners that make a circle,
    state = table(
        board="""
            w:PA9  b:JO8
            w:WA5  w:PA7
            *      .
        """
    )
    assert tile_on(state, (1, 2)).exits == ("S", "W")

    # then it is one road of four buildings, three of White's and one of Blue's.
    assert roads_through(state, "PA9") == [{"PA9", "JO8", "WA5", "PA7"}]
    assert road_points(state, WHITE) == 2
    assert road_points(state, BLUE) == 0


@pytest.mark.clause("T83")
def test_four_separate_segments_join_nothing() -> None:
    # Given a Pilgrimage Site between roads in the west, in the east and in the north,
    state = table(
        board="""
            .      .      b:JO2  .
            w:DO4  w:JO1  w:JO6  b:TC5
            *      .      .      .
        """
    )

    # then it is the end of each of them, one building on each, and they stay apart.
    roads = sorted(roads_through(state, "JO6"), key=len)
    assert roads[-1] == {"DO4", "JO1", "JO6"}
    assert {"JO6", "TC5"} in roads
    assert {"JO6", "JO2"} in roads
    assert road_points(state, WHITE) == 3
    assert road_points(state, BLUE) == 0


@pytest.mark.clause("T83")
def test_a_tile_whose_segments_end_on_the_same_road_counts_once_on_it() -> None:
    # Given a road that leaves the Site in the north and comes back to it from the east,
    state = table(
        board="""
            w:PA9  w:JO9
            w:JO6  w:DO6
            *      .
        """
    )
    assert tile_on(state, (0, 2)).exits == ("E", "S")
    assert tile_on(state, (1, 2)).exits == ("S", "W")
    assert tile_on(state, (1, 1)).exits == ("N", "W")

    # then the road has four buildings, the Site among them once.
    assert {"PA9", "JO9", "JO6", "DO6"} in roads_through(state, "JO6")
    assert road_points(state, WHITE) == 4
    assert points(state, "JO6") == 4


@pytest.mark.clause("T84")
def test_a_road_needs_two_buildings_and_every_road_is_scored_by_itself() -> None:
    # Given one building alone, a road of two of White's, and one of two of Blue's,
    state = table(
        board="""
            w:JO1  w:DO4  .
            b:TC1  b:TC5  .
            w:CR3  .      .
            *      .      .
        """
    )

    # then the single building earns nothing, and the roads do not even each other out.
    assert road_points(state, WHITE) == 2
    assert road_points(state, BLUE) == 2


@pytest.mark.clause("T85")
@pytest.mark.parametrize(
    ("road", "white", "blue"),
    [
        ("w:JO1 w:DO4 w:TC1 w:TC5", 4, 0),
        ("w:JO1 w:DO4 w:TC1 b:TC5", 2, 0),
        ("w:JO1 b:DO4 w:TC1 b:TC5", 0, 0),
        ("b:JO1 b:DO4 w:TC1 b:TC5", 0, 2),
    ],
)
def test_the_player_with_more_buildings_scores_the_lead(road: str, white: int, blue: int) -> None:
    state = table(board=f"* {road}")

    assert road_points(state, WHITE) == white
    assert road_points(state, BLUE) == blue


@pytest.mark.clause("T86")
def test_units_do_not_change_road_points() -> None:
    # Given two Sawmills, worth nothing themselves, on one road,
    drawing = """
        w:TC3
        w:DO5
        *
    """
    without = table(board=drawing)
    standing = table(board=drawing, white=[(0, 0), (0, 1), (0, 2)], blue=[(0, 0)])

    assert road_points(without, WHITE) == road_points(standing, WHITE) == 2
    # The Smithy's own point is doubled, the road's are not.
    assert total(standing, WHITE) == total(without, WHITE) + 1


@pytest.mark.clause("T87")
def test_without_road_scoring_roads_still_exist() -> None:
    # Given a first game without road scoring,
    state = table(board="* w:JO1 w:DO4 w:JO6", roads=False)

    # then the road earns nothing, but the Pilgrimage Site counts it.
    assert road_points(state, WHITE) == 0
    assert points(state, "JO6") == 3
    assert roads_through(state, "JO1") == [{"JO1", "DO4", "JO6"}]


@pytest.mark.clause("T87", "H13")
def test_without_road_scoring_henry_still_looks_for_roads() -> None:
    # Given the human's Inn with a road from west to east, and a Market for Henry,
    state = solo(
        board="* any human:JO1",
        reference=(2, 0),
        taken=True,
        top="green",
        ring="JO3 any any any any any",
    )
    state.has_road_scoring = False
    play(state, "end")

    # then he connects to the free end of it.
    assert tile_on(state, (3, 0)).id == "JO3"
