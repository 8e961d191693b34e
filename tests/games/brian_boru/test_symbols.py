"""Section 7: symbols, with the edges of each."""

from __future__ import annotations

import pytest

from games.brian_boru.tables import (
    DAVID,
    KAMILA,
    MAREK,
    PETR,
    TOWN_IDS,
    amounts,
    asked,
    legal,
    play,
    player,
    refused,
    resolving,
    table,
    towns_of,
    tricks,
    upkeep,
    view,
)
from threecrowns.games.brian_boru.rules.round import BrianBoru

EXAMPLE = {
    DAVID: "red-11 blue-3",
    KAMILA: "red-2 blue-9",
    MAREK: "white-13 blue-12",
    PETR: "yellow-17 blue-16",
}


def every_town_but(*free: str) -> str:
    return " ".join(town for town in TOWN_IDS if town not in free)


# -- the rulebook's example


def rulebook_trick() -> BrianBoru:
    """S2 to S8: David 4 coins, Kamila 2, Petr 2; Petr on space 2, Kamila 5, Marek 4."""
    state = table(
        coins=(4, 2, 0, 2),
        spaces=(0, 5, 4, 2),
        towns={KAMILA: "le7", MAREK: "le8"},
        battle_area=9,
    )
    tricks(state, EXAMPLE)
    return play(state, "lead co8 red-11", "play red-2", "play white-13", "play yellow-17")


@pytest.mark.clause("S3", "B45", "B64", "B65", "B66")
def test_kamila_takes_three_coins_and_expands_to_the_only_linked_town() -> None:
    state = play(rulebook_trick(), "use upper")
    assert player(state, KAMILA).coins == 5
    assert legal(state) == ["stay", "expand le6"]
    assert refused(state, "expand le8") == "B64_NOT_A_FREE_TOWN"
    assert refused(state, "expand le9") == "B65_NO_ROAD_FROM_YOUR_TOWN"
    play(state, "expand le6")
    assert player(state, KAMILA).coins == 0
    assert towns_of(state, KAMILA) == "le6 le7"


@pytest.mark.clause("S4", "B47", "B56")
def test_david_takes_two_raiders_and_buys_two_more() -> None:
    state = play(rulebook_trick(), "use upper", "stay")
    assert state.actor == DAVID
    play(state, "use lower")
    assert legal(state) == ["buy 0", "buy 1", "buy 2"]
    play(state, "buy 2")
    assert player(state, DAVID).raiders == 4
    assert player(state, DAVID).coins == 0
    assert state.battle_area == 5


@pytest.mark.clause("S5", "B48", "B49")
def test_marek_takes_the_town_the_marker_and_a_coin() -> None:
    state = play(rulebook_trick(), "use upper", "stay", "use upper")
    assert towns_of(state, MAREK) == "co8 le8"
    assert view(state).marker == MAREK
    assert player(state, MAREK).coins == 1


@pytest.mark.clause("S6", "B58", "B60")
def test_petr_pays_to_pass_kamila() -> None:
    state = play(rulebook_trick(), "use upper", "stay", "use upper", "use lower")
    assert player(state, PETR).space == 5
    play(state, "buy 1")
    assert player(state, PETR).coins == 0
    # Upkeep has come: Petr on 6 was the highest, took the card and went back to the start.
    assert player(state, PETR).marriages == ("brigid",)
    assert amounts(state, "space") == [0, 5, 4, 0]


@pytest.mark.clause("S7", "B60", "B61")
def test_petr_does_not_pay_and_falls_below_kamila_and_marek() -> None:
    state = resolving(PETR, "yellow-17", spaces=(0, 5, 4, 2), coins={PETR: 2})
    play(state, "use lower", "buy 0")
    assert player(state, PETR).space == 3
    assert player(state, PETR).coins == 2


# -- the order of symbols


@pytest.mark.clause("T5", "B45", "B46")
def test_a_coin_gained_later_cannot_pay_for_an_earlier_symbol() -> None:
    # Given Petr has one coin, then card 1 wins: two steps, then the coin.
    state = resolving(PETR, "yellow-1", wins=True, coins={PETR: 1}, spaces=(0, 0, 9, 0))
    assert asked(state) == "lead"
    assert player(state, PETR).coins == 2
    assert player(state, PETR).space == 2


@pytest.mark.clause("B47")
def test_a_run_of_equal_symbols_is_bought_for_once_after_the_free_steps() -> None:
    # Given 2 raiders in the area and 2 coins, then both are free and nothing is left to buy.
    state = resolving(DAVID, "red-11", coins={DAVID: 2}, battle_area=2, spaces=(0, 1, 0, 0))
    play(state, "use lower")
    assert player(state, DAVID).coins == 2


# -- coins


@pytest.mark.clause("B49")
@pytest.mark.parametrize(
    ("card", "coins"), [("red-2", 3), ("red-5", 2), ("white-20", 2), ("blue-16", 1)]
)
def test_each_coin_symbol_gives_one_coin(card: str, coins: int) -> None:
    state = resolving(DAVID, card, coins=(0, 0, 0, 0))
    play(state, "use upper")
    assert player(state, DAVID).coins == coins


@pytest.mark.clause("T3", "B48", "B50", "B52")
def test_one_coin_and_two_pay_symbols_cost_the_coin_and_two_points() -> None:
    state = resolving(DAVID, "white-22", wins=True, coins={DAVID: 1}, vp={DAVID: 10})
    assert towns_of(state, DAVID) == "mu7"
    assert player(state, DAVID).coins == 0
    assert player(state, DAVID).vp == 8


@pytest.mark.clause("T4", "B50", "B51")
@pytest.mark.parametrize(
    ("card", "vp", "left"),
    [
        ("white-22", 3, 0),  # 3, 1, 0
        ("white-21", 2, 0),
        ("white-21", 1, 0),
        ("white-21", 0, 0),
        ("white-22", 0, 0),
    ],
)
def test_without_a_coin_points_are_lost_but_never_below_0(card: str, vp: int, left: int) -> None:
    state = resolving(DAVID, card, wins=True, coins={DAVID: 0}, vp={DAVID: vp})
    assert player(state, DAVID).vp == left
    assert player(state, DAVID).coins == 0


@pytest.mark.clause("B52")
def test_who_has_a_coin_pays_with_it() -> None:
    state = resolving(DAVID, "white-22", wins=True, coins={DAVID: 2}, vp={DAVID: 10})
    assert player(state, DAVID).coins == 0
    assert player(state, DAVID).vp == 10


@pytest.mark.clause("B53", "B130")
def test_extra_steps_are_never_paid_with_points() -> None:
    state = resolving(DAVID, "red-11", coins={DAVID: 1}, vp={DAVID: 10})
    play(state, "use lower")
    assert asked(state) == "lead"
    state = resolving(DAVID, "red-11", coins={DAVID: 3}, vp={DAVID: 10})
    play(state, "use lower")
    assert legal(state) == ["buy 0", "buy 1"]
    assert refused(state, "buy 2") == "B53_COINS_MISSING"


# -- renown


@pytest.mark.clause("B55", "B58", "B60", "B61")
def test_each_purchase_says_where_it_leads_and_whether_alone() -> None:
    # Petr stands with Kamila on 5: unpaid he falls below Marek, with one step he is alone ahead.
    state = resolving(PETR, "yellow-17", spaces=(0, 5, 4, 2), coins={PETR: 2})
    play(state, "use lower")
    told = [(each.reached, each.after, each.is_alone) for each in view(state, PETR).purchases]
    assert told == [(5, 3, None), (6, 6, True)]

    # In the church David would be behind, level, ahead.
    state = resolving(DAVID, "blue-16", coins={DAVID: 4}, church=(0, 4, 0, 0))
    play(state, "use lower")
    told = [(each.reached, each.after, each.is_alone) for each in view(state, DAVID).purchases]
    assert told == [(3, 3, None), (4, 4, False), (5, 5, True)]
    assert view(state, KAMILA).purchases == ()


@pytest.mark.clause("B54")
def test_no_action_card_gives_renown_but_a_marriage_and_the_track_do() -> None:
    state = table(spaces=(9, 7, 0, 0), marriage="aoife", battle_area=0)
    upkeep(state)
    assert amounts(state, "renown") == [2, 2, 1, 1]


# -- church


@pytest.mark.clause("B55", "B47")
def test_discs_go_to_the_church_and_any_number_can_be_bought() -> None:
    state = resolving(DAVID, "blue-16", coins={DAVID: 7})
    play(state, "use lower")
    assert player(state, DAVID).church_discs == 3
    assert legal(state) == ["buy 0", "buy 1", "buy 2", "buy 3"]
    play(state, "buy 3")
    assert player(state, DAVID).church_discs == 6
    assert player(state, DAVID).coins == 1


# -- battle


@pytest.mark.clause("T6", "B56", "B57")
def test_no_more_raiders_are_taken_than_there_are() -> None:
    state = resolving(DAVID, "red-15", coins={DAVID: 6}, battle_area=1)
    play(state, "use lower")
    assert asked(state) == "lead"
    assert player(state, DAVID).coins == 6


@pytest.mark.clause("B56")
def test_raiders_can_be_bought_as_long_as_some_are_there() -> None:
    state = resolving(DAVID, "red-11", coins={DAVID: 9}, battle_area=3)
    play(state, "use lower")
    assert legal(state) == ["buy 0", "buy 1"]
    assert refused(state, "buy 2") == "B56_RAIDERS_MISSING"


@pytest.mark.clause("B57", "B129")
def test_an_empty_battle_area_gives_nothing_and_sells_nothing() -> None:
    state = resolving(DAVID, "red-2", wins=True, coins={DAVID: 6}, battle_area=0)
    assert asked(state) == "lead"
    assert player(state, DAVID).raiders == 0
    assert player(state, DAVID).coins == 7


# -- courtship


@pytest.mark.clause("T7", "B59", "B62")
def test_steps_beyond_the_top_are_lost() -> None:
    state = resolving(DAVID, "yellow-14", spaces={DAVID: 8}, coins={DAVID: 6})
    play(state, "use lower")
    assert asked(state) == "lead"  # nothing can be bought at the top
    assert player(state, DAVID).space == 9
    assert player(state, DAVID).coins == 6


@pytest.mark.clause("T7", "B60", "B62", "B63")
def test_a_taken_top_sends_the_disc_back_to_where_it_was() -> None:
    state = resolving(DAVID, "yellow-14", spaces={DAVID: 8, KAMILA: 9}, coins={DAVID: 6})
    play(state, "use lower")
    assert asked(state) == "lead"
    assert player(state, DAVID).space == 8


@pytest.mark.clause("B59", "B129")
def test_on_the_top_the_symbol_has_no_effect() -> None:
    state = resolving(DAVID, "yellow-14", spaces={DAVID: 9}, coins={DAVID: 6})
    play(state, "use lower")
    assert asked(state) == "lead"
    assert player(state, DAVID).coins == 6


@pytest.mark.clause("B58", "B59")
def test_steps_to_the_top_can_be_bought_and_no_further() -> None:
    state = resolving(DAVID, "yellow-14", spaces={DAVID: 4}, coins={DAVID: 9})
    play(state, "use lower")
    assert player(state, DAVID).space == 7
    assert legal(state) == ["buy 0", "buy 1", "buy 2"]
    assert refused(state, "buy 3") == "B59_BEYOND_THE_TOP"


@pytest.mark.clause("B60", "B61", "B62")
def test_a_chain_of_taken_spaces_sends_the_disc_down_to_the_start() -> None:
    # Given 3, 2 and 1 are taken, then three steps from the start end at the start.
    state = resolving(DAVID, "yellow-14", spaces=(0, 3, 2, 1), coins=(0, 0, 0, 0))
    play(state, "use lower")
    assert player(state, DAVID).space == 0


@pytest.mark.clause("B60")
def test_taken_spaces_may_be_passed() -> None:
    state = resolving(DAVID, "yellow-14", spaces=(2, 4, 3, 9), coins=(0, 0, 0, 0))
    play(state, "use lower")
    assert player(state, DAVID).space == 5


@pytest.mark.clause("B60")
def test_a_disc_falls_back_only_after_the_whole_action() -> None:
    # Given Kamila is on 2, then card 1 of David's brings him to 2, asks for the purchase there,
    state = resolving(DAVID, "yellow-1", wins=True, spaces=(0, 2, 9, 0), coins={DAVID: 2})
    assert asked(state) == "extra_steps"
    assert amounts(state, "space")[:2] == [2, 2]

    # and only when the coin is taken too, he falls.
    play(state, "buy 0")
    assert player(state, DAVID).space == 1
    assert player(state, DAVID).coins == 3


@pytest.mark.clause("B61")
def test_the_start_may_hold_many_discs() -> None:
    state = resolving(DAVID, "yellow-7", wins=True, spaces=(0, 1, 0, 9), coins=(0, 0, 0, 0))
    assert amounts(state, "space")[:3] == [0, 1, 0]


@pytest.mark.clause("B63")
def test_the_free_move_is_compulsory_even_if_the_disc_falls_back() -> None:
    state = resolving(DAVID, "yellow-10", spaces=(0, 2, 1, 9), coins=(0, 0, 0, 0))
    play(state, "use lower")
    assert player(state, DAVID).space == 0


# -- expanding


@pytest.mark.clause("B64", "B130")
def test_an_expansion_needs_five_coins() -> None:
    state = resolving(DAVID, "blue-16", towns={DAVID: "le7"}, coins={DAVID: 3})
    play(state, "use upper")
    assert asked(state) == "lead"
    assert player(state, DAVID).coins == 4


@pytest.mark.clause("B64")
def test_an_expansion_is_a_may_and_happens_once() -> None:
    state = resolving(
        DAVID, "blue-16", towns={DAVID: "le7"}, coins={DAVID: 14}, spaces=(0, 1, 0, 0)
    )
    play(state, "use upper")
    assert legal(state) == ["stay", "expand le6", "expand le8"]
    play(state, "expand le6")
    assert asked(state) == "lead"
    assert player(state, DAVID).coins == 10


@pytest.mark.clause("B65")
def test_no_road_may_be_followed_through_another_town() -> None:
    # Given le6 and le8 next to David's le7 are taken, then nothing beyond them is in reach.
    state = resolving(DAVID, "blue-16", towns={DAVID: "le7", KAMILA: "le6 le8"}, coins={DAVID: 9})
    play(state, "use upper")
    assert asked(state) == "lead"


@pytest.mark.clause("T9", "B68", "B130")
def test_the_active_town_is_no_target() -> None:
    state = resolving(
        DAVID, "red-2", active="le6", towns={DAVID: "le7", KAMILA: "le8"}, coins={DAVID: 2}
    )
    play(state, "use upper")
    assert asked(state) == "lead"
    assert player(state, DAVID).coins == 5


@pytest.mark.clause("B68")
def test_the_active_town_is_refused_where_others_can_be_reached() -> None:
    state = resolving(DAVID, "red-2", active="le6", towns={DAVID: "le7"}, coins={DAVID: 2})
    play(state, "use upper")
    assert legal(state) == ["stay", "expand le8"]
    assert refused(state, "expand le6") == "B68_ACTIVE_TOWN"


@pytest.mark.clause("T10", "B67")
def test_nothing_is_offered_from_a_viking_town_or_into_one() -> None:
    # Given David's only town with roads is below a control token,
    state = resolving(DAVID, "red-2", towns={DAVID: "le7"}, vikings="le7", coins={DAVID: 5})
    play(state, "use upper")
    assert asked(state) == "lead"

    # or the towns next to his are: nothing is offered either.
    state = resolving(
        DAVID, "red-2", towns={DAVID: "le7", KAMILA: "le6 le8"}, vikings="le6 le8", coins={DAVID: 5}
    )
    play(state, "use upper")
    assert asked(state) == "lead"


# -- freeing a town


@pytest.mark.clause("B69", "B70")
def test_any_control_token_can_be_removed_and_the_owner_controls_the_town_again() -> None:
    towns = {DAVID: "le7", KAMILA: "mu1"}
    state = resolving(DAVID, "white-13", towns=towns, vikings="le7 mu1", coins={DAVID: 1})
    play(state, "use lower")
    assert legal(state) == ["free le7", "free mu1"]  # and it may not be left
    assert refused(state, "free co8") == "B70_NO_CONTROL_TOKEN"
    play(state, "free mu1")
    assert towns_of(state, KAMILA) == "mu1"
    assert towns_of(state, DAVID) == ""
    assert player(state, DAVID).coins == 0  # the pay symbol follows


@pytest.mark.clause("T8", "B70", "B129")
def test_without_a_control_token_only_the_payment_happens() -> None:
    state = resolving(DAVID, "white-13", coins={DAVID: 0}, vp={DAVID: 10})
    play(state, "use lower")
    assert asked(state) == "lead"
    assert player(state, DAVID).vp == 8


@pytest.mark.clause("B64", "B75", "B78")
def test_a_full_board_offers_no_town_at_all() -> None:
    state = resolving(DAVID, "red-2", towns={DAVID: every_town_but("mu7")}, coins={DAVID: 9})
    play(state, "use upper")
    assert asked(state) == "lead"
