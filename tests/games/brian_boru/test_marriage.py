"""Sections 8, 9 and 11: the order of upkeep, marriage, and the Princess of Denmark."""

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
    claims,
    holder,
    is_face_up,
    legal,
    play,
    player,
    refused,
    table,
    towns_of,
    upkeep,
    view,
)
from threecrowns.engine.journal import Journal
from threecrowns.engine.state import CHANCE
from threecrowns.games.brian_boru.rules import events


def towns_in(region: str, *, but: str = "") -> str:
    left_out = but.split()
    return " ".join(town for town in TOWN_IDS if town[:2] == region and town not in left_out)


# -- the order of upkeep


@pytest.mark.clause("B71")
def test_upkeep_is_marriage_battle_church_and_claiming_then_a_new_round() -> None:
    state = table(
        players=3,
        marriage="cormac",
        spaces=(5, 0, 0),
        raiders=(3, 1, 0),
        church=(0, 3, 1),
        towns={DAVID: "du1 du2", KAMILA: "le1", MAREK: "mu1"},
        battle_area=2,
    )
    journal = Journal()
    state.journal = journal
    upkeep(state)
    play(state, "settle co1", "raid mu1", "monastery le1")
    told = [int(event.kind) for event in journal.events]
    order = [
        events.MARRIED,
        events.MARRIAGE_TOWN,
        events.RAIDED,
        events.FIRST_SPOIL,
        events.BUILT_MONASTERY,
        events.CHURCH_FIRST,
        events.FLIPPED,
        events.CLAIMED,
        events.ROUND_BEGINS,
    ]
    assert [kind for kind in told if kind in order] == order
    assert state.actor == CHANCE
    assert view(state).round == 2


@pytest.mark.clause("B71", "B115")
def test_after_the_last_round_the_game_ends() -> None:
    state = upkeep(table(is_last_round=True, battle_area=0))
    assert state.is_over()


@pytest.mark.clause("B72")
def test_several_players_decide_clockwise_from_the_marker_holder() -> None:
    towns = {DAVID: "no1", KAMILA: "ul1", MAREK: "br1", PETR: "so1"}
    state = upkeep(table(marker=MAREK, towns=towns, battle_area=2))
    order = []
    while asked(state) == "raid":
        order.append(state.actor)
        state.apply(state.legal_actions()[0])
    assert order == [MAREK, PETR, DAVID, KAMILA]


# -- the card


@pytest.mark.clause("S9", "B73")
def test_the_highest_disc_takes_the_card_wherever_it_is() -> None:
    state = upkeep(table(spaces=(4, 3, 0, 0), marriage="brigid", battle_area=0))
    assert player(state, DAVID).marriages == ("brigid",)
    assert player(state, DAVID).vp == 14
    assert amounts(state, "space") == [0, 3, 0, 0]


@pytest.mark.clause("B73", "B74")
def test_one_step_up_the_track_is_enough_to_marry() -> None:
    state = upkeep(table(spaces=(0, 1, 0, 0), marriage="brigid", battle_area=0))
    assert player(state, KAMILA).marriages == ("brigid",)
    assert amounts(state, "space") == [0, 0, 0, 0]


@pytest.mark.clause("S10", "B73", "B76")
def test_the_winner_gets_the_card_and_no_benefit_of_the_track() -> None:
    state = upkeep(table(spaces=(0, 7, 5, 0), marriage="brigid", battle_area=0))
    assert player(state, KAMILA).vp == 14
    assert player(state, KAMILA).renown == 1
    assert player(state, KAMILA).space == 0


@pytest.mark.clause("S11", "B74")
def test_with_all_discs_at_the_start_the_card_leaves_the_game() -> None:
    state = table(marriage="brigid", battle_area=0)
    journal = Journal()
    state.journal = journal
    upkeep(state)
    kinds = [event.kind for event in journal.events]
    assert kinds[:2] == [events.MARRIAGE_REMOVED, events.NO_RAID]
    assert amounts(state, "vp") == [10, 10, 10, 10]
    assert amounts(state, "coins") == [3, 3, 3, 3]
    assert all(not each.marriages for each in view(state).players)


@pytest.mark.clause("B74")
def test_the_princess_leaves_the_game_in_the_same_way() -> None:
    state = upkeep(table(is_last_round=True, battle_area=0))
    assert state.is_over()
    assert view(state).princess is None


@pytest.mark.clause("B12", "B75")
def test_a_town_reward_is_any_free_town_of_the_region() -> None:
    towns = {KAMILA: "co1 co2", MAREK: "co3"}
    state = upkeep(table(spaces=(4, 0, 0, 0), marriage="cormac", towns=towns, vikings="co3"))
    assert player(state, DAVID).vp == 12
    assert legal(state) == [f"settle {town}" for town in towns_in("co", but="co1 co2 co3").split()]
    assert refused(state, "settle co3") == "B75_NOT_A_FREE_TOWN"
    assert refused(state, "settle le1") == "B75_OTHER_REGION"
    play(state, "settle co8")
    assert towns_of(state, DAVID) == "co8"
    assert player(state, DAVID).space == 0


@pytest.mark.clause("B75", "B129")
def test_a_full_region_gives_no_town_and_asks_nothing() -> None:
    state = table(
        spaces=(4, 0, 0, 0), marriage="cormac", towns={KAMILA: towns_in("co")}, battle_area=0
    )
    upkeep(state)
    assert towns_of(state, DAVID) == ""
    assert player(state, DAVID).vp == 12
    assert state.actor == CHANCE


# -- the track


@pytest.mark.clause("B76", "B77", "B79")
def test_all_others_get_the_benefit_of_their_space_from_the_highest_down() -> None:
    state = table(players=5, spaces=(1, 9, 7, 5, 2), marriage="brigid", battle_area=0)
    journal = Journal()
    state.journal = journal
    upkeep(state)
    assert amounts(state, "coins") == [3, 3, 3, 5, 4]
    assert amounts(state, "renown") == [1, 1, 2, 1, 1]
    assert amounts(state, "space") == [1, 0, 7, 5, 2]  # B79: only the winner's disc moves
    kinds = (events.TRACK_COINS, events.TRACK_RENOWN)
    assert [int(e.a) for e in journal.events if e.kind in kinds] == [7, 5, 2]


@pytest.mark.clause("B78")
def test_space_8_gives_any_free_town() -> None:
    state = table(spaces=(9, 8, 0, 0), towns={DAVID: "no1", MAREK: "ul1"}, vikings="ul1")
    upkeep(state)
    assert asked(state) == "track_town"
    assert state.actor == KAMILA
    assert len(legal(state)) == 51
    assert refused(state, "settle no1") == "B78_NOT_A_FREE_TOWN"
    assert refused(state, "settle ul1") == "B78_NOT_A_FREE_TOWN"
    play(state, "settle mu10")
    assert towns_of(state, KAMILA) == "mu10"


@pytest.mark.clause("B77", "B78")
def test_the_town_of_space_8_is_chosen_before_lower_spaces_get_theirs() -> None:
    state = upkeep(table(spaces=(9, 8, 5, 0), battle_area=0))
    assert asked(state) == "track_town"
    assert player(state, MAREK).coins == 3
    play(state, "settle mu10")
    assert player(state, MAREK).coins == 5


@pytest.mark.clause("B78", "B129")
def test_on_a_full_board_space_8_gives_nothing_and_asks_nothing() -> None:
    state = table(spaces=(9, 8, 0, 0), towns={PETR: " ".join(TOWN_IDS)}, battle_area=0)
    upkeep(state)
    assert state.actor == CHANCE


# -- the princess


@pytest.mark.clause("B92")
def test_who_takes_the_princess_chooses_at_once() -> None:
    state = upkeep(table(is_last_round=True, spaces=(0, 2, 6, 0)))
    assert asked(state) == "princess"
    assert state.actor == MAREK
    assert legal(state) == ["princess military", "princess trade", "princess decline"]
    assert amounts(state, "coins") == [3, 3, 3, 3]  # the benefits come after the card


@pytest.mark.clause("B93", "B96", "B97")
def test_military_support_counts_viking_towns_in_the_claiming_step_of_the_last_round() -> None:
    # Given the Vikings have two towns in Dublin, one of them over Marek's own disc,
    state = table(
        is_last_round=True,
        spaces=(0, 2, 6, 0),
        towns={DAVID: "du1", MAREK: "du2", KAMILA: "du3"},
        vikings="du2 du3",
        battle_area=0,
    )

    # when Marek takes the princess for military support,
    play(upkeep(state), "princess military")

    # then Dublin is his with strength 2 (each Viking town counts once), David has 1.
    assert state.is_over()
    assert view(state).princess == "military"
    assert is_face_up(state, "dublin")
    assert holder(state, "dublin") == MAREK
    assert player(state, MAREK).regions == 0  # they do not count for the number of regions


@pytest.mark.clause("B94")
def test_trade_counts_viking_towns_for_regions_and_not_for_tokens() -> None:
    state = table(
        is_last_round=True,
        spaces=(0, 2, 6, 0),
        towns={DAVID: "du1", MAREK: "du2", KAMILA: "du3"},
        vikings="du2 du3",
        battle_area=0,
    )
    play(upkeep(state), "princess trade")
    assert is_face_up(state, "dublin")
    assert holder(state, "dublin") is None
    assert player(state, MAREK).regions == 1


@pytest.mark.clause("B95")
def test_who_declines_gets_four_points_and_no_card() -> None:
    state = upkeep(table(is_last_round=True, spaces=(0, 2, 6, 0), battle_area=0))
    play(state, "princess decline")
    assert player(state, MAREK).vp == 14
    assert player(state, MAREK).marriages == ()
    assert view(state).princess is None


@pytest.mark.clause("B97")
def test_an_own_town_below_the_vikings_counts_once() -> None:
    # Given Marek with military support controls one town, and one of his is below the Vikings,
    state = table(
        princess=(MAREK, "military"),
        towns={MAREK: "du1 du2", KAMILA: "ul1 ul2"},
        vikings="du2",
    )
    claims(state)
    region = next(each for each in view(state).regions if each.id == "dublin")
    assert region.strengths[MAREK] == 1
    assert region.vikings == 1
    assert region.weight == 2
    assert holder(state, "dublin") == MAREK
