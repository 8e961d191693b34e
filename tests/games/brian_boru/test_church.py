"""Section 12: church."""

from __future__ import annotations

import pytest

from games.brian_boru.tables import (
    DAVID,
    KAMILA,
    MAREK,
    PETR,
    amounts,
    asked,
    church,
    legal,
    play,
    refused,
    table,
    view,
)
from threecrowns.engine.state import CHANCE

THREE = {DAVID: "no1 no2", KAMILA: "ul1", MAREK: "br1"}


@pytest.mark.clause("T16", "B98", "B102", "B103", "B104")
def test_all_three_parts_of_the_church_step() -> None:
    # Given discs 6, 5, 1,
    state = church(table(players=3, marker=MAREK, church=(6, 5, 1), towns=THREE))

    # then the first places a monastery, takes the marker and all discs back;
    assert (asked(state), state.actor) == ("monastery", DAVID)
    play(state, "monastery no2")
    assert view(state).marker == DAVID

    # the second gets a point, then has 4, places a monastery and takes all back;
    assert (asked(state), state.actor) == ("monastery", KAMILA)
    assert amounts(state, "church_discs") == [0, 4, 1]
    play(state, "monastery ul1")

    # the third keeps 1.
    assert amounts(state, "church_discs") == [0, 0, 1]
    assert amounts(state, "vp") == [10, 11, 10]
    monasteries = [town.id for town in view(state).towns if town.has_monastery]
    assert monasteries == ["no2", "ul1"]


@pytest.mark.clause("T17", "B98", "B102", "B103")
def test_a_tie_skips_the_first_part_and_the_marker_stays() -> None:
    state = church(table(players=3, marker=MAREK, church=(5, 5, 0), towns=THREE))
    assert amounts(state, "vp") == [11, 11, 10]
    assert amounts(state, "church_discs") == [4, 4, 0]
    assert state.actor == DAVID  # clockwise from Marek, who has none
    play(state, "monastery no1", "monastery ul1")
    assert amounts(state, "church_discs") == [0, 0, 0]
    assert view(state).marker == MAREK


@pytest.mark.clause("T18", "B98", "B101", "B129")
def test_without_a_town_for_it_no_monastery_but_marker_and_discs() -> None:
    state = church(
        table(players=3, marker=MAREK, church=(3, 0, 0), towns=THREE, monasteries="no1 no2")
    )
    assert state.actor == CHANCE
    assert view(state).marker == DAVID
    assert amounts(state, "church_discs") == [0, 0, 0]


@pytest.mark.clause("T19", "B103", "B104", "B129")
def test_who_has_four_discs_and_no_town_keeps_them() -> None:
    state = church(table(players=3, church=(6, 5, 0), towns={DAVID: "no1"}))
    play(state, "monastery no1")
    assert amounts(state, "vp") == [10, 11, 10]
    assert amounts(state, "church_discs") == [0, 4, 0]


@pytest.mark.clause("B99")
def test_an_empty_church_area_rewards_nobody() -> None:
    state = church(table(marker=MAREK, towns=THREE))
    assert state.actor == CHANCE
    assert amounts(state, "vp") == [10, 10, 10, 10]
    assert view(state).marker == MAREK


@pytest.mark.clause("B100")
def test_a_monastery_goes_to_a_controlled_town_without_one() -> None:
    towns = {DAVID: "no1 no2 no3 no4", KAMILA: "ul1"}
    state = church(table(church=(3, 0, 0, 0), towns=towns, monasteries="no1", vikings="no2"))
    assert legal(state) == ["monastery no3", "monastery no4"]  # and it may not be left
    assert refused(state, "monastery no1") == "B100_HAS_A_MONASTERY"
    assert refused(state, "monastery no2") == "B100_NOT_YOUR_TOWN"
    assert refused(state, "monastery ul1") == "B100_NOT_YOUR_TOWN"
    assert refused(state, "monastery co8") == "B100_NOT_YOUR_TOWN"


@pytest.mark.clause("B102")
def test_the_second_part_counts_again() -> None:
    # Given 5, 2, 2, 1, then after the first took all back, two are tied for the most.
    state = church(table(church=(5, 2, 2, 1), towns=THREE))
    play(state, "monastery no1")
    assert amounts(state, "vp") == [10, 11, 11, 10]
    assert amounts(state, "church_discs") == [0, 1, 1, 1]


@pytest.mark.clause("B103")
def test_the_third_part_goes_clockwise_from_the_new_marker_holder() -> None:
    # Given Kamila is first and takes the marker from David,
    towns = {DAVID: "no1", KAMILA: "ul1", MAREK: "br1", PETR: "so1"}
    state = church(table(marker=DAVID, church=(6, 9, 5, 6), towns=towns))
    play(state, "monastery ul1")

    # then Marek is asked before Petr and David.
    order = []
    while asked(state) == "monastery":
        order.append(state.actor)
        state.apply(state.legal_actions()[0])
    assert order == [MAREK, PETR, DAVID]


@pytest.mark.clause("B103")
def test_four_discs_are_needed_after_the_second_part() -> None:
    # Given the second has four before the second part, then three are left: too few.
    state = church(table(players=3, church=(6, 4, 0), towns=THREE))
    play(state, "monastery no1")
    assert state.actor == CHANCE
    assert amounts(state, "church_discs") == [0, 3, 0]


@pytest.mark.clause("B105")
def test_the_marker_holder_after_this_step_leads_the_next_round() -> None:
    state = church(table(players=3, marker=MAREK, church=(0, 3, 0), towns=THREE))
    play(state, "monastery ul1")
    while asked(state) != "lead":
        state.apply(state.legal_actions()[0])
    assert view(state).round == 2
    assert state.actor == KAMILA
