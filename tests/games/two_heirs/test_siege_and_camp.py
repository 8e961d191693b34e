"""Section 9 of the rules: Siege Tower and Camp."""

from __future__ import annotations

import pytest

from games.two_heirs.tables import (
    BLUE,
    WHITE,
    goods,
    hand,
    is_allowed,
    legal,
    play,
    points,
    refused,
    roads_through,
    say,
    slots,
    table,
    tile_on,
    total,
    unit,
    view,
)
from threecrowns.games.two_heirs.rules.turn import TwoHeirs

RICH = "grey yellow green any any any"  # with an elite on grey: two stone, grain, wood


# -- 9.1 Siege Tower


@pytest.mark.clause("T63", "T64")
def test_a_second_tower_beside_an_opponents_building_may_destroy_it() -> None:
    # Given a white tower west of Blue's Market, when White builds one east of it,
    state = table(
        board="*grey w:WA1 b:JO4 . any", white=[(4, 0)], ring=RICH, white_hand="WA2", blue=[(0, 0)]
    )
    play(state, "build WA2 3,0")

    # then White is asked about that building, and nothing else can be done before.
    assert view(state).asked == "siege"
    assert view(state).target == (2, 0)
    assert legal(state) == {"destroy", "spare"}
    assert refused(state, "take 1") == "T66_DECIDE_SIEGE_FIRST"
    assert refused(state, "destroy", seat=BLUE) == "T24_NOT_YOUR_TURN"

    # Destroyed, it is terrain.
    play(state, "destroy")
    tile = tile_on(state, (2, 0))
    assert (tile.owner, tile.exits, tile.colour) == (None, (), "grey")
    assert view(state).asked == "turn"


@pytest.mark.clause("T63")
def test_blue_destroys_whites_buildings_and_nothing_else() -> None:
    # Given terrain and a building of White's, each between two blue towers,
    state = table(
        board="""
            .     b:WA4 .     b:WA3 .
            *grey JO5   .     w:JO4 .
        """,
        turn=BLUE,
        white=[(0, 0)],
        blue=[(0, 0), (1, 0)],
        ring=RICH,
        blue_hand="WA2",
    )

    # when Blue builds the second tower of both pairs, only White's building is at stake.
    play(state, "build WA2 2,0")
    assert state.actor == BLUE
    assert view(state).target == (3, 0)
    play(state, "destroy")
    assert tile_on(state, (3, 0)).owner is None
    assert view(state).asked == "turn"


@pytest.mark.clause("T64")
def test_destruction_is_optional() -> None:
    state = table(board="*grey w:WA1 b:JO4 . any", white=[(4, 0)], ring=RICH, white_hand="WA2")
    play(state, "build WA2 3,0", "spare")

    assert tile_on(state, (2, 0)).owner == BLUE
    assert refused(state, "destroy") == "T66_NO_SIEGE_NOW"


@pytest.mark.clause("T64")
def test_one_tower_alone_does_nothing() -> None:
    state = table(board="*grey . b:JO4", ring=RICH, white_hand="WA2")
    play(state, "build WA2 1,0")

    assert view(state).asked == "turn"
    assert refused(state, "destroy") == "T66_NO_SIEGE_NOW"


@pytest.mark.clause("T65")
def test_the_tower_just_built_must_be_one_of_the_pair() -> None:
    # Given two white towers beside Blue's Market already, when White builds a tower elsewhere,
    state = table(
        board="""
            .     .     w:WA1 .
            *grey .     b:JO4 w:WA3
        """,
        ring=RICH,
        white_hand="WA2",
    )
    play(state, "build WA2 -1,0")

    # then nothing is asked.
    assert view(state).asked == "turn"


@pytest.mark.clause("T65")
def test_a_tower_that_touches_by_a_corner_does_not_count() -> None:
    # Given a white tower beside Blue's Market, when White builds another at its corner,
    state = table(board="*grey w:WA1 b:JO4", ring=RICH, white_hand="WA2")
    play(state, "build WA2 1,1")

    # then nothing is asked.
    assert view(state).asked == "turn"


@pytest.mark.clause("T65")
def test_a_third_tower_beside_a_spared_building_asks_again() -> None:
    state = table(
        board="""
            .     .     .     .
            *grey w:WA1 b:JO4 any
        """,
        white=[(3, 0), (1, 0)],
        ring="grey yellow any any any any",
        white_hand="WA2 WA6",
        blue=[(0, 0)],
    )
    # Given the second tower spared it,
    play(state, "build WA2 2,1", "spare")

    # when a third one is built beside it,
    state.discounts = 2
    play(state, "build WA6 2,-1")

    # then White is asked once more.
    assert view(state).target == (2, 0)
    play(state, "destroy")
    assert tile_on(state, (2, 0)).owner is None


@pytest.mark.clause("T66")
def test_several_targets_are_decided_one_by_one_from_north_clockwise() -> None:
    # Given blue buildings on all four sides of the cell (0,2), each beside another white tower,
    state = table(
        board="""
            .      .      w:WA1  .      .
            .      any    b:JO4  .      .
            w:WA2  b:JO5  .      b:JO8  w:WA3
            .      .      b:JO9  w:WA4  .
            .      .      *grey  .      .
        """,
        white=[(-1, 3)],
        ring=RICH,
        white_hand="WA5",
    )

    # when White builds a tower in the middle and decides,
    say(state, "build WA5 0,2")
    asked = []
    for answer in ("destroy", "spare", "spare", "destroy"):
        asked.append(view(state).target)
        say(state, answer)

    # then the order is N, E, S, W, and each building has its own fate.
    assert asked == [(0, 3), (1, 2), (0, 1), (-1, 2)]
    owners = [tile_on(state, cell).owner for cell in asked if cell]
    assert owners == [None, BLUE, BLUE, None]
    assert view(state).asked == "turn"


@pytest.mark.clause("T66")
def test_a_table_can_be_saved_while_sieges_are_being_decided() -> None:
    # Given two of three sieges are still to be decided,
    state = table(
        board="""
            .      .      w:WA1  .      .
            .      any    b:JO4  .      .
            w:WA2  b:JO5  .      b:JO8  w:WA3
            .      .      *grey  .      .
        """,
        white=[(-1, 2)],
        ring=RICH,
        white_hand="WA5",
    )
    play(state, "build WA5 0,1", "destroy")

    # when it is saved, loaded and copied,
    loaded = TwoHeirs(state.tables)
    loaded.from_bytes(state.to_bytes())

    # then each of them goes on with the same questions to the same end.
    ends = set()
    for each in (state.clone(), loaded, state):
        assert view(each).target == (1, 1)
        play(each, "spare")
        assert view(each).target == (-1, 1)
        play(each, "destroy")
        ends.add(each.digest())
    assert len(ends) == 1


@pytest.mark.clause("T67")
def test_building_between_two_towers_triggers_nothing() -> None:
    # Given two white towers around an empty cell,
    state = table(
        board="""
            w:WA1  .      w:WA3
            any    *grey  any
        """,
        turn=BLUE,
        white=[(-1, 0)],
        blue=[(0, 0)],
        ring=RICH,
        blue_hand="JO3",
    )

    # when Blue builds between them,
    play(state, "build JO3 0,1")

    # then nobody is asked, neither now nor in White's turn.
    assert view(state).asked == "turn"
    play(state, "take 1", "end")
    assert view(state).asked == "turn"
    assert tile_on(state, (0, 1)).owner == BLUE


@pytest.mark.clause("T65", "T67")
def test_another_building_beside_a_besieged_one_triggers_nothing() -> None:
    # Given two white towers beside Blue's Market, which was spared,
    state = table(
        board="""
            .     .     w:WA1 .     .
            *grey w:WA3 b:JO4 .     any
        """,
        white=[(4, 0)],
        ring=RICH,
        white_hand="JO3 JO5",
    )

    # when White builds a Market on its third side, or extends beside it, nothing is asked.
    play(state, "build JO3 3,0")
    assert view(state).asked == "turn"
    play(state, "move elite 3,0", "extend JO5 2,-1")
    assert view(state).asked == "turn"


@pytest.mark.clause("T68")
@pytest.mark.parametrize("tile", ["WA4", "WA8", "DO7", "TC9"])
def test_any_building_of_the_opponent_may_be_destroyed(tile: str) -> None:
    state = table(board=f"*grey w:WA1 b:{tile} . any", white=[(4, 0)], ring=RICH, white_hand="WA2")
    play(state, "build WA2 3,0", "destroy")

    assert tile_on(state, (2, 0)).owner is None
    assert total(state, BLUE) == 0


@pytest.mark.clause("T68", "T63")
def test_own_buildings_and_terrain_are_no_targets() -> None:
    state = table(
        board="""
            .     .     w:WA3 .     .
            *grey w:WA1 w:JO4 .     any
            .     .     .     JO5   .
            .     .     .     w:WA4 .
        """,
        white=[(4, 0)],
        ring=RICH,
        white_hand="WA2",
    )
    play(state, "build WA2 3,0")

    assert view(state).asked == "turn"


@pytest.mark.clause("T69")
def test_a_destroyed_building_keeps_its_colour_its_unit_and_its_place_and_loses_all_else() -> None:
    # Given Blue's unit on Blue's Farm, which lies on a road with Blue's Inn,
    state = table(
        board="""
            .     .     .     w:WA3 .
            *grey grey  b:JO1 b:TC1 .     any
        """,
        white=[(5, 0)],
        blue=[(0, 0), (3, 0)],
        ring="green green green green grey any",
        white_hand="WA2",
    )
    state.discounts = 2
    before = goods(state, BLUE)
    assert roads_through(state, "JO1") == [{"JO1", "TC1"}]

    # when White destroys the Farm,
    play(state, "build WA2 4,0", "destroy")

    # then the unit stands on yellow terrain and gets one grain for it, the Farm's own is gone,
    assert unit(state, BLUE, "1") == (3, 0)
    assert goods(state, BLUE) == {**before, "grain": before["grain"] - 1}
    # the road ends before it, and the cell stays occupied.
    assert roads_through(state, "JO1") == [{"JO1"}]
    assert points(state, "TC1") == 0
    assert tile_on(state, (3, 0)).colour == "yellow"


# -- 9.2 Camp


@pytest.mark.clause("T71", "T78")
def test_a_camp_gives_one_more_take() -> None:
    # Given White has taken a tile and owns a Camp,
    state = table(board="* w:DO7", ring="JO1 JO2 JO3 JO4 JO5 JO6")
    assert refused(state, "camp DO7") == "T71_TAKE_FIRST"
    play(state, "take 1")

    # when White uses the Camp, the shield shows White's crown again,
    play(state, "camp DO7")
    assert view(state).crown == WHITE

    # and one more tile may be taken, not two.
    play(state, "take 2")
    assert hand(state, WHITE) == {"JO1", "JO2"}
    assert refused(state, "take 3") == "T36_TAKEN_ALREADY"


@pytest.mark.clause("T71")
def test_only_an_own_camp_that_lies_face_up_can_be_used() -> None:
    state = table(board="* w:DO7 b:DO8 DO9 w:JO1", taken=True)

    assert legal(state, "camp") == {"camp DO7"}
    for tile in ("DO8", "DO9", "JO1", "JO2"):
        assert refused(state, f"camp {tile}") == "T71_NO_OWN_CAMP_THERE"


@pytest.mark.clause("T72")
def test_using_a_camp_does_not_move_the_shield() -> None:
    state = table(board="* w:DO7", ring="JO1 JO2 JO3 JO4 JO5 JO6", top="JO7")
    play(state, "take 3", "camp DO7")

    assert slots(state) == ["JO7", "JO1", "JO2", None, "JO4", "JO5", "JO6"]
    assert legal(state, "take") == {"take 4", "take 5", "take 6"}


@pytest.mark.clause("T73")
def test_the_extra_take_is_owed() -> None:
    state = table(board="* w:DO7")
    play(state, "take 1", "camp DO7")

    assert refused(state, "end") == "T73_EXTRA_TAKE_OWED"
    play(state, "take 2")
    assert is_allowed(state, "end")


@pytest.mark.clause("T74", "T97")
def test_a_used_camp_is_terrain() -> None:
    # Given White's Camp with a road to White's Inn, and a white unit on the Camp,
    state = table(
        board="* any w:DO9 w:JO1", white=[(0, 0), (2, 0)], ring="grey grey any any any any"
    )
    assert points(state, "DO9") == 4
    assert roads_through(state, "DO9") == [{"DO9", "JO1"}]

    # when it is used,
    play(state, "take 1")
    before = goods(state, WHITE)
    play(state, "camp DO9")

    # then it has no owner, road or points, and works no second time; unit and colour stay.
    tile = tile_on(state, (2, 0))
    assert (tile.owner, tile.exits, tile.colour) == (None, (), "yellow")
    assert points(state, "DO9") == 0
    assert unit(state, WHITE, "1") == (2, 0)
    assert goods(state, WHITE) == before
    play(state, "take 2")
    assert refused(state, "camp DO9") == "T71_NO_OWN_CAMP_THERE"


@pytest.mark.clause("T75")
def test_a_camp_works_in_the_turn_it_is_built_and_whoever_stands_on_it() -> None:
    # Given Blue's unit on one Camp of White's, and another Camp in White's hand,
    state = table(
        board="*grey w:DO8",
        blue=[(0, 0), (1, 0)],
        ring="green grey yellow yellow grey any",
        white_hand="DO7",
    )
    play(state, "take 1", "build DO7 0,1")

    # then both can be used.
    assert legal(state, "camp") == {"camp DO7", "camp DO8"}
    play(state, "camp DO8")
    assert unit(state, BLUE, "1") == (1, 0)


@pytest.mark.clause("T76")
def test_several_camps_are_used_one_after_the_other_with_a_take_between() -> None:
    state = table(board="* w:DO7 w:DO8", ring="JO1 JO2 JO3 JO4 JO5 JO6")
    play(state, "take 1", "camp DO7")
    assert refused(state, "camp DO8") == "T71_TAKE_FIRST"

    play(state, "take 2", "camp DO8", "take 3")
    assert hand(state, WHITE) == {"JO1", "JO2", "JO3"}
    assert is_allowed(state, "end")


@pytest.mark.clause("T77", "T97")
def test_a_camp_that_was_not_used_is_worth_two() -> None:
    state = table(board="* w:DO7 b:DO8", stack=1)
    play(state, "take 1", "end", "take 2", "end", "take 3", "end")

    assert view(state).asked == "over"
    assert total(state, WHITE) == 2
    assert total(state, BLUE) == 2


@pytest.mark.clause("T78")
def test_nothing_but_a_camp_gives_a_second_take() -> None:
    # Given White owns one of every other kind that might,
    state = table(board="*grey w:TC9 w:TC7 w:TC1", taken=True, white=[(0, 0)])

    assert legal(state, "take", "camp") == set()
