"""Section 3: set-up."""

from __future__ import annotations

import pytest

from games.brian_boru.tables import (
    DAVID,
    GAME,
    KAMILA,
    MAREK,
    PETR,
    amounts,
    draw_all,
    legal,
    play,
    refused,
    towns_of,
    view,
)
from threecrowns.engine.bits import size
from threecrowns.engine.game import Setup
from threecrowns.engine.state import CHANCE


@pytest.mark.clause("B14")
def test_everybody_starts_with_three_coins_one_renown_and_ten_points() -> None:
    state = GAME.new(Setup(3))
    assert amounts(state, "coins") == [3, 3, 3]
    assert amounts(state, "renown") == [1, 1, 1]
    assert amounts(state, "vp") == [10, 10, 10]
    assert amounts(state, "space") == [0, 0, 0]


@pytest.mark.clause("B15")
def test_all_claim_tokens_lie_face_down_on_the_board() -> None:
    state = GAME.new(Setup(3))
    assert not any(region.is_face_up for region in view(state).regions)
    assert all(region.holder is None for region in view(state).regions)


@pytest.mark.clause("B16", "B20")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 3), (4, 4), (5, 4)])
def test_the_marriage_deck_is_as_long_as_the_game(seats: int, rounds: int) -> None:
    state = GAME.new(Setup(seats))
    assert view(state).rounds == rounds
    assert state.marriage_deck == rounds  # the princess included
    assert size(state.marriage_pool) == 7  # any of the ordinary cards may lie above her


@pytest.mark.clause("B17", "B127")
def test_a_viking_card_is_drawn_when_it_is_revealed() -> None:
    state = GAME.new(Setup(3))
    assert size(state.viking_pool) == 7
    play(state, "starter purple", "settle no1", "settle ul1", "settle br1")
    assert state.actor == CHANCE
    assert legal(state) == [
        f"vikings viking-{each}" for each in ("09", "10", "11", "12a", "12b", "13", "14")
    ]


@pytest.mark.clause("B18", "B127")
def test_chance_chooses_the_starting_player_who_gets_the_marker() -> None:
    state = GAME.new(Setup(3))
    assert legal(state) == ["starter purple", "starter green", "starter orange"]
    assert refused(state, "starter black", seat=CHANCE) == "B127_NO_SUCH_SEAT"
    play(state, "starter green")
    assert view(state).marker == KAMILA


@pytest.mark.clause("B19")
def test_first_discs_are_put_clockwise_from_the_starting_player_in_different_regions() -> None:
    state = play(GAME.new(Setup(4)), "starter orange")
    assert state.actor == MAREK
    assert len(legal(state)) == 53
    play(state, "settle co8")
    assert state.actor == PETR
    assert refused(state, "settle co8") == "B19_NOT_A_FREE_TOWN"
    assert refused(state, "settle co1") == "B19_REGION_TAKEN"
    assert not any(move.startswith("settle co") for move in legal(state))
    play(state, "settle le7")
    assert state.actor == DAVID
    play(state, "settle mu1")
    play(state, "settle du1")
    assert [towns_of(state, seat) for seat in range(4)] == ["mu1", "du1", "co8", "le7"]
    assert state.actor == CHANCE


@pytest.mark.clause("B20", "B31")
@pytest.mark.parametrize(
    ("seats", "rounds", "deal", "undealt"), [(3, 3, 8, 1), (4, 4, 6, 1), (5, 4, 5, 0)]
)
def test_rounds_and_cards_depend_on_the_number_of_players(
    seats: int, rounds: int, deal: int, undealt: int
) -> None:
    state = draw_all(GAME.new(Setup(seats)))
    for _ in range(seats):
        state.apply(state.legal_actions()[0])
    draw_all(state)
    looked = view(state, DAVID)
    assert looked.rounds == rounds
    assert looked.undealt == undealt
    assert looked.draft is not None
    assert looked.draft.pack_size == deal
