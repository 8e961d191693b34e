"""Section 12 of the rules: the end of the game."""

from __future__ import annotations

import pytest

from games.two_heirs.tables import (
    BLUE,
    GAME,
    WHITE,
    draw,
    hand,
    is_allowed,
    legal,
    play,
    refused,
    say,
    slots,
    table,
    total,
    view,
)
from threecrowns.engine.game import Setup
from threecrowns.engine.state import OVER
from threecrowns.games.two_heirs.rules.turn import TwoHeirs


def play_on_without_building(state: TwoHeirs) -> list[int]:
    """Everybody takes the first tile and ends the turn. Returns whose turns were ended."""
    turns = []
    while state.actor != OVER:
        draw(state)
        turns.append(state.actor)
        play(state, min(legal(state, "take")), "end")
        while view(state).asked == "discard":
            play(state, min(legal(state, "discard")))
    return turns


@pytest.mark.clause("T108")
@pytest.mark.parametrize("trigger", [WHITE, BLUE])
def test_after_the_trigger_each_player_has_exactly_one_final_turn(trigger: int) -> None:
    # Given one tile in the stack,
    state = table(stack=1, turn=trigger, white_hand="JO1", blue_hand="JO2")

    # when it refills the reserve, the active player finishes the turn normally,
    play(state, "take 1")
    tile = "JO1" if trigger == WHITE else "JO2"
    play(state, f"extend {tile} 0,1", "end")

    # then the opponent plays one turn, then the triggering player, and the game is over.
    assert state.actor == 1 - trigger
    play(state, "take 2", "end")
    assert state.actor == trigger
    play(state, "take 3", "end")
    assert state.actor == OVER
    assert refused(state, "take 4", seat=WHITE) == "T112_GAME_IS_OVER"


@pytest.mark.clause("T109")
def test_then_the_reserve_is_not_refilled_and_empty_slots_are_skipped() -> None:
    # Given the last stack tile has come into slot 0,
    state = table(stack=1, ring="JO1 JO2 JO3 JO4 JO5 JO6", top="JO7")
    play(state, "take 2", "end")
    assert slots(state) == ["JO7", "JO1", None, "JO3", "JO4", "JO5", "JO6"]

    # when Blue takes slot 3, the slot the shield leaves stays empty;
    play(state, "take 3", "end")
    assert slots(state) == ["JO7", "JO1", None, None, "JO4", "JO5", "JO6"]

    # White takes slot 6: the shield leaves slot 3, and both empty slots are ignored.
    assert legal(state, "take") == {"take 4", "take 5", "take 6"}
    play(state, "take 6")
    assert [slot.slot for slot in view(state).ring if slot.rank == 1] == [0]
    assert [slot.slot for slot in view(state).ring if slot.rank == 3] == [4]


@pytest.mark.clause("T110")
def test_taking_stays_mandatory_in_final_turns() -> None:
    state = table(stack=1)
    play(state, "take 1", "end")
    assert refused(state, "end") == "T26_TAKE_FIRST"
    play(state, "take 2", "end")
    assert refused(state, "end") == "T26_TAKE_FIRST"


@pytest.mark.clause("T110")
def test_a_take_by_camp_after_the_trigger_is_not_refilled() -> None:
    # Given White has a Camp and triggers the end,
    state = table(board="* w:DO7", stack=1, ring="JO1 JO2 JO3 JO4 JO5 JO6", top="JO7")
    play(state, "take 1", "camp DO7", "take 2")

    # then slot 1 stays empty, and still two turns follow.
    assert slots(state) == ["JO7", None, None, "JO3", "JO4", "JO5", "JO6"]
    assert view(state).final_turns == 3
    play(state, "end")
    assert play_on_without_building(state) == [BLUE, WHITE]


@pytest.mark.clause("T111", "T37")
@pytest.mark.parametrize(("starts", "seat"), [("white", WHITE), ("blue", BLUE)])
def test_without_camps_the_second_player_triggers_and_both_have_eleven_turns(
    starts: str, seat: int
) -> None:
    state = GAME.new(Setup(2))
    say(state, f"toss {starts}")
    draw(state)

    turns = play_on_without_building(state)

    assert turns == [seat, 1 - seat] * 11


@pytest.mark.clause("T111")
@pytest.mark.parametrize(("camps", "white", "blue"), [(1, 11, 10), (2, 10, 10)])
def test_an_odd_number_of_camps_gives_the_starting_player_one_turn_more(
    camps: int, white: int, blue: int
) -> None:
    # Given White starts and builds two Camps in the first turn,
    state = GAME.new(Setup(2))
    deal = ("DO7", "DO8", "JO3", "JO1", "JO2", "TC7")
    play(state, "toss white", *(f"draw {tile}" for tile in deal), "draw TC5", "draw TC1")
    play(state, "take 1", "build DO7 0,1", "camp DO7", "take 2", "build DO8 1,1")

    # when one or both of them are used and everybody just takes tiles from then on,
    if camps == 2:
        play(state, "camp DO8", "take 3")
    play(state, "end")
    turns = [WHITE, *play_on_without_building(state)]

    # then White has so many turns and Blue so many.
    assert (turns.count(WHITE), turns.count(BLUE)) == (white, blue)


@pytest.mark.clause("T112")
def test_buildings_and_roads_are_added_and_hand_tiles_score_nothing() -> None:
    # Given a Cathedral, and an Inn and a Bakery on one road, and Camps in both hands,
    state = table(board="* w:TC9 any w:JO1 w:DO4", white_hand="DO7 DO8", blue_hand="DO9", stack=1)
    assert hand(state, WHITE) == {"DO7", "DO8"}

    # then White has points for the Cathedral, the Inn, the Bakery and the road, and no others.
    assert total(state, WHITE) == 5 + (1 + 4) + (1 + 1) + 2
    assert total(state, BLUE) == 0


@pytest.mark.clause("T113")
@pytest.mark.parametrize(
    ("board", "white", "blue", "payoff"),
    [
        ("* w:TC9 b:DO7", 2, 2, 1.0),  # 5 to 2 points
        ("* b:TC9 w:DO7", 2, 0, -1.0),  # units in the reserve do not make up for points
        ("* b:DO8 w:DO7", 2, 1, 1.0),  # even; White has more units in the reserve
        ("* b:DO8 w:DO7", 0, 1, -1.0),
        ("* b:DO8 w:DO7", 1, 1, 0.0),  # still even: a draw
    ],
)
def test_more_points_win_then_more_units_in_the_reserve(
    board: str, white: int, blue: int, payoff: float
) -> None:
    cells = [(0, 0), (3, 0), (4, 0)], [(0, 0), (5, 0), (6, 0)]
    state = table(
        board=f"{board} any any any any",
        white=cells[0][: 3 - white],
        blue=cells[1][: 3 - blue],
        stack=1,
    )
    play(state, "take 1", "end", "take 2", "end", "take 3", "end")

    assert state.actor == OVER
    assert state.payoff(WHITE) == payoff
    assert state.payoff(BLUE) == -payoff
    assert view(state).winners == {1.0: (WHITE,), -1.0: (BLUE,), 0.0: (WHITE, BLUE)}[payoff]


def test_nothing_is_legal_when_the_game_is_over() -> None:
    state = table(stack=1)
    play(state, "take 1", "end", "take 2", "end", "take 3", "end")

    assert state.legal_actions() == []
    assert not is_allowed(state, "end")
