"""Section 4 of the rules: the structure of a turn."""

from __future__ import annotations

import pytest

from games.two_heirs.tables import (
    BLUE,
    WHITE,
    hand,
    is_allowed,
    is_marked,
    legal,
    play,
    refused,
    say,
    table,
    unit,
    view,
)


@pytest.mark.clause("T24")
def test_players_alternate() -> None:
    # Given Blue starts,
    state = table(turn=BLUE)
    assert refused(state, "take 1", seat=WHITE) == "T24_NOT_YOUR_TURN"

    # when turns are ended, then the other player is asked each time.
    asked = []
    for slot in (1, 2, 3, 4):
        asked.append(state.actor)
        play(state, f"take {slot}", "end")
    assert asked == [BLUE, WHITE, BLUE, WHITE]


@pytest.mark.clause("T25")
def test_taking_playing_and_moving_may_be_mixed_in_any_order() -> None:
    # Given White holds three tiles and has all units ready,
    state = table(
        board="*grey green",
        ring="JO2 yellow yellow grey any any",
        white_hand="JO3 JO4 DO7",
    )

    # when C, B, A, B, C, B follow each other,
    play(
        state,
        "deploy 1,0",
        "build JO3 2,0",
        "take 1",
        "extend JO4 1,1",
        "move elite 1,1",
        "build DO7 2,1",
    )

    # then everything was done, and the turn may end.
    assert hand(state, WHITE) == {"JO2"}
    assert unit(state, WHITE, "elite") == (1, 1)
    assert is_allowed(state, "end")


@pytest.mark.clause("T25")
def test_playing_tiles_and_moving_units_are_optional() -> None:
    state = table(white_hand="JO3")

    play(state, "take 1")

    assert is_allowed(state, "end")
    assert is_allowed(state, "move elite 0,1") is False
    assert is_allowed(state, "extend JO3 0,1")


@pytest.mark.clause("T26")
def test_a_turn_does_not_end_before_a_tile_is_taken() -> None:
    state = table(white_hand="JO3")
    play(state, "extend JO3 0,1", "deploy 0,1")

    assert refused(state, "end") == "T26_TAKE_FIRST"
    play(state, "take 1")
    assert is_allowed(state, "end")


@pytest.mark.clause("T26")
def test_without_any_reserve_tile_taking_is_waived_and_the_shield_is_turned() -> None:
    # Given no tile is left in the reserve,
    state = table(ring="- - - - - -", stack=0)
    assert legal(state, "take") == set()

    # when White ends the turn all the same,
    play(state, "end")

    # then the shield shows Blue's crown: Blue's turn, with nothing to take either.
    assert state.actor == BLUE
    assert view(state).crown == BLUE
    assert is_allowed(state, "end")


@pytest.mark.clause("T27")
def test_during_the_turn_a_hand_has_no_limit() -> None:
    # Given White holds three tiles and takes a fourth,
    state = table(white_hand="JO3 JO4 JO5")
    play(state, "take 1")
    assert len(hand(state, WHITE)) == 4

    # when one is played before the end of the turn,
    play(state, "extend JO3 0,1", "end")

    # then nothing is discarded.
    assert state.actor == BLUE
    assert len(hand(state, WHITE)) == 3
    assert view(state).removed == ()


@pytest.mark.clause("T27")
def test_exactly_the_surplus_is_discarded_by_choice_and_nothing_else_may_follow() -> None:
    # Given White holds five tiles when the turn is declared ended,
    state = table(board="* green", white_hand="JO3 JO4 JO5 JO8 JO9", taken=True)
    assert refused(state, "discard JO3") == "T27_NOTHING_TO_DISCARD"
    play(state, "end")

    # then only discards are possible, of tiles in hand,
    assert legal(state) == {f"discard {tile}" for tile in ("JO3", "JO4", "JO5", "JO8", "JO9")}
    assert refused(state, "extend JO3 0,1") == "T27_ONLY_DISCARDS_NOW"
    assert refused(state, "move elite 1,0") == "T27_ONLY_DISCARDS_NOW"
    assert refused(state, "end") == "T27_ONLY_DISCARDS_NOW"
    assert refused(state, "discard JO1") == "T27_NOT_IN_HAND"

    # one by one,
    play(state, "discard JO4")
    assert state.actor == WHITE
    assert refused(state, "discard JO4") == "T27_NOT_IN_HAND"
    play(state, "discard JO9")

    # until three are left; the others leave the game.
    assert state.actor == BLUE
    assert hand(state, WHITE) == {"JO3", "JO5", "JO8"}
    assert view(state).removed == ("JO4", "JO9")


@pytest.mark.clause("T27")
def test_surplus_tiles_are_discarded_in_the_final_turn_too() -> None:
    # Given White triggers the end and Blue holds three tiles,
    state = table(stack=1, white_hand="", blue_hand="JO3 JO4 JO5")
    play(state, "take 1", "end", "take 2", "end")

    # then Blue discards in the final turn.
    assert legal(state, "discard") >= {"discard JO3", "discard JO4", "discard JO5"}
    play(state, "discard JO3")
    assert state.actor == WHITE


@pytest.mark.clause("T28")
def test_units_are_ready_again_after_the_turn() -> None:
    # Given White's elite has moved,
    state = table(board="any * any", taken=True)
    play(state, "move elite 1,0")
    assert is_marked(state, WHITE, "elite")
    assert refused(state, "move elite 0,0") == "T60_ACTED_ALREADY"

    # when White and Blue have ended their turns,
    say(state, "end")
    assert not is_marked(state, WHITE, "elite")
    play(state, "move elite -1,0", "take 1", "end")

    # then the elite may move again.
    play(state, "move elite 0,0")
    assert unit(state, WHITE, "elite") == (0, 0)
