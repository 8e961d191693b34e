"""Section 10: battle."""

from __future__ import annotations

import pytest

from games.brian_boru.tables import (
    DAVID,
    KAMILA,
    MAREK,
    PETR,
    amounts,
    asked,
    battle,
    legal,
    play,
    refused,
    table,
    towns_of,
    view,
)
from threecrowns.engine.journal import Journal
from threecrowns.engine.state import CHANCE
from threecrowns.games.brian_boru.rules import events
from threecrowns.games.brian_boru.rules.round import BrianBoru

ONE_EACH = {DAVID: "no1", KAMILA: "ul1", MAREK: "br1", PETR: "so1"}
THREE = {DAVID: "no1", KAMILA: "ul1", MAREK: "br1"}


def raids(state: BrianBoru) -> list[tuple[int, str]]:
    """Let everybody pick the first town offered: who picked what."""
    found = []
    while asked(state) == "raid":
        found.append((int(state.actor), legal(state)[0]))
        state.apply(state.legal_actions()[0])
    return found


@pytest.mark.clause("T11", "B72", "B81", "B82", "B84")
def test_the_one_with_the_most_raiders_picks_for_every_loser() -> None:
    # Given raiders 4, 2, 0, 0 and Petr holds the marker,
    towns = {DAVID: "no1", KAMILA: "ul1", MAREK: "br1 br2", PETR: "so1"}
    state = battle(table(raiders=(4, 2, 0, 0), marker=PETR, towns=towns, battle_area=3))

    # then David picks first a town of Petr's, then one of Marek's.
    assert (asked(state), state.actor, view(state).loser) == ("raid", DAVID, PETR)
    assert legal(state) == ["raid so1"]
    play(state, "raid so1")
    assert view(state).loser == MAREK
    assert legal(state) == ["raid br1", "raid br2"]
    assert refused(state, "raid no1") == "B82_NOT_A_TOWN_OF_THE_LOSER"
    play(state, "raid br2")
    assert towns_of(state, PETR) == ""
    assert towns_of(state, MAREK) == "br1"
    lost = next(town for town in view(state).towns if town.id == "br2")
    assert lost.disc == MAREK  # B84: the disc stays below the token
    assert lost.has_vikings


@pytest.mark.clause("B82", "B84")
def test_a_raid_is_told_with_the_loser_and_with_who_picked() -> None:
    state = battle(table(raiders=(4, 2, 1, 0), towns=ONE_EACH, battle_area=3))
    state.journal = Journal()
    play(state, "raid so1")
    told = [event for event in state.journal.events if event.kind == events.RAIDED]
    assert [(event.seat, event.b) for event in told] == [(PETR, DAVID)]


@pytest.mark.clause("T12", "B81", "B82", "B89", "B90")
def test_a_tie_for_the_most_lets_the_loser_pick() -> None:
    state = battle(table(players=3, raiders=(3, 3, 1), towns=THREE, battle_area=1))
    assert state.actor == MAREK
    play(state, "raid br1")
    assert amounts(state, "vp") == [11, 11, 10]
    assert amounts(state, "renown") == [1, 1, 1]
    assert amounts(state, "raiders") == [2, 2, 1]


@pytest.mark.clause("T13", "B89", "B90", "B91")
def test_first_spoil_renown_and_points_then_the_second_spoil() -> None:
    state = battle(
        table(players=3, raiders=(5, 2, 2), renown=(2, 1, 1), towns=THREE, battle_area=0)
    )
    assert amounts(state, "renown") == [3, 1, 1]
    assert amounts(state, "vp") == [13, 11, 11]
    assert amounts(state, "raiders") == [0, 1, 1]


@pytest.mark.clause("T14", "B83", "B88")
def test_all_without_raiders_lose_a_town_of_their_choice_and_get_no_spoils() -> None:
    state = battle(table(towns=ONE_EACH, battle_area=4))
    assert raids(state) == [
        (DAVID, "raid no1"),
        (KAMILA, "raid ul1"),
        (MAREK, "raid br1"),
        (PETR, "raid so1"),
    ]
    assert amounts(state, "vp") == [10, 10, 10, 10]
    assert amounts(state, "renown") == [1, 1, 1, 1]


@pytest.mark.clause("B83")
def test_everybody_tied_on_raiders_is_a_loser_who_picks_the_own_town() -> None:
    state = battle(table(raiders=(2, 2, 2, 2), towns=ONE_EACH, battle_area=4))
    assert [seat for seat, _ in raids(state)] == [DAVID, KAMILA, MAREK, PETR]
    assert amounts(state, "vp") == [11, 11, 11, 11]
    assert amounts(state, "raiders") == [1, 1, 1, 1]


@pytest.mark.clause("T15", "B80", "B88")
def test_with_an_empty_battle_area_nobody_loses_a_town_and_spoils_are_given() -> None:
    state = battle(table(players=3, raiders=(0, 1, 3), towns=THREE, battle_area=0))
    assert asked(state) != "raid"
    assert [towns_of(state, seat) for seat in range(3)] == ["no1", "ul1", "br1"]
    assert amounts(state, "renown") == [1, 1, 2]
    assert amounts(state, "vp") == [10, 11, 12]
    assert amounts(state, "raiders") == [0, 0, 0]


@pytest.mark.clause("B85", "B129")
def test_a_loser_without_a_controlled_town_loses_nothing() -> None:
    towns = {DAVID: "no1", KAMILA: "ul1", MAREK: "br1"}
    state = battle(table(raiders=(3, 2, 0, 0), towns=towns, vikings="br1", battle_area=2))
    assert raids(state) == []
    assert state.actor == CHANCE


@pytest.mark.clause("B86")
def test_a_monastery_on_a_lost_town_stays() -> None:
    state = battle(table(raiders=(3, 2, 0, 1), towns=ONE_EACH, monasteries="br1", battle_area=2))
    play(state, "raid br1")
    lost = next(town for town in view(state).towns if town.id == "br1")
    assert lost.has_monastery
    assert lost.has_vikings


@pytest.mark.clause("B87")
def test_the_battle_area_is_emptied_and_players_keep_their_raiders() -> None:
    state = battle(table(raiders=(3, 2, 1, 1), battle_area=6))
    assert state.battle_area == 0
    assert amounts(state, "raiders") == [0, 1, 1, 1]


@pytest.mark.clause("B89")
def test_a_tie_for_the_most_skips_the_first_spoil_and_nobody_returns_all() -> None:
    state = battle(table(raiders=(4, 4, 1, 0), battle_area=0))
    assert amounts(state, "renown") == [1, 1, 1, 1]
    assert amounts(state, "raiders") == [3, 3, 1, 0]


@pytest.mark.clause("B88", "B90")
def test_no_second_spoil_without_raiders() -> None:
    state = battle(table(raiders=(4, 0, 0, 0), battle_area=0))
    assert amounts(state, "vp") == [12, 10, 10, 10]


@pytest.mark.clause("B91")
def test_other_raiders_stay_for_the_next_round() -> None:
    state = battle(table(raiders=(6, 3, 2, 1), battle_area=0))
    assert amounts(state, "raiders") == [0, 2, 2, 1]
