"""What a view says beyond what lies there: who leads where, and what the own cards would do."""

from __future__ import annotations

import msgspec
import pytest

from games.brian_boru.tables import DAVID, GAME, KAMILA, MAREK, PETR, play, table, tricks, view
from threecrowns.engine import asking
from threecrowns.engine.game import Setup
from threecrowns.engine.rng import Rng
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.speech.view import ProspectView, RegionView, View

HANDS = {
    DAVID: "red-11 blue-3 yellow-14",
    KAMILA: "red-2 blue-9 yellow-1",
    MAREK: "white-13 blue-12 yellow-4",
    PETR: "yellow-17 blue-16 red-5",
}


def at(state: BrianBoru) -> View:
    """The view when the next trick is led."""
    return view(tricks(state, HANDS))


def region_of(shown: View, name: str) -> RegionView:
    return next(region for region in shown.regions if region.id == name)


def prospect_of(shown: View, card: str) -> ProspectView:
    return next(each for each in shown.prospects if each.card == card)


@pytest.mark.clause("B108", "B109", "B110")
def test_a_region_says_who_would_take_its_token() -> None:
    held = {"munster": KAMILA}
    shown = at(table(towns={DAVID: "mu1 mu2 co1", KAMILA: "mu3 co2"}, held=held))
    assert region_of(shown, "munster").next_holder == DAVID
    assert region_of(shown, "munster").strongest == (DAVID,)
    assert region_of(shown, "connaught").strongest == (DAVID, KAMILA)
    assert region_of(shown, "connaught").next_holder is None
    assert region_of(shown, "ulaid").strongest == ()


@pytest.mark.clause("B106")
def test_a_region_says_whether_its_token_would_be_turned() -> None:
    shown = at(table(towns={DAVID: "du1", KAMILA: "du2 br1"}))
    assert region_of(shown, "dublin").would_flip
    assert not region_of(shown, "breifne").would_flip


@pytest.mark.clause("B93", "B113")
def test_strength_that_counts_has_military_support_in_it() -> None:
    state = table(
        towns={DAVID: "mu1", KAMILA: "mu2 mu3", MAREK: "mu4"},
        vikings="mu4",
        princess=(DAVID, "military"),
    )
    munster = region_of(at(state), "munster")
    assert munster.strengths == (1, 2, 0, 0)
    assert munster.counted == (2, 2, 0, 0)


@pytest.mark.clause("B81", "B98")
def test_the_three_races_name_leaders_and_losers() -> None:
    shown = at(table(raiders=(3, 1, 1, 2), church=(0, 2, 2, 0), battle_area=4))
    marriage, battle, church = shown.races
    assert (marriage.track, marriage.leaders) == ("marriage", ())
    assert (battle.leaders, battle.losers) == ((DAVID,), (KAMILA, MAREK))
    assert (church.leaders, church.losers) == ((KAMILA, MAREK), ())
    assert at(table(battle_area=0)).races[1].losers == ()


@pytest.mark.clause("B50", "B60", "B64")
def test_each_own_card_says_what_it_would_do() -> None:
    # Given David on space 0, Marek on space 2, and five coins,
    state = tricks(table(coins={DAVID: 5}, spaces={MAREK: 2}, towns={DAVID: "le7"}), HANDS)
    shown = view(state, DAVID)
    assert [each.card for each in shown.prospects] == ["blue-3", "red-11", "yellow-14"]

    # then yellow 14 climbs three spaces, and two more could be bought,
    lower = prospect_of(shown, "yellow-14").lower
    assert lower is not None
    assert lower.changes == {"steps": 3}
    assert lower.extra == 2

    # and red 11 brings coins and shows where an expansion could go.
    upper = prospect_of(shown, "red-11").upper
    assert upper.changes == {"coins": 2}
    assert set(upper.targets) == set(GAME.components().towns["le7"].roads)
    assert view(state, None).prospects == ()


@pytest.mark.clause("B81", "B98")
def test_each_own_card_says_where_it_would_bring_you_ahead() -> None:
    # Given Kamila has two raiders and Marek three church discs,
    state = tricks(table(raiders=(0, 2, 0, 0), church=(2, 0, 3, 0)), HANDS)
    shown = view(state, DAVID)

    # then red 11 brings David level or ahead in battle, and blue 3 in the church;
    rows = {card: prospect_of(shown, card).lower for card in ("red-11", "blue-3", "yellow-14")}
    assert rows["red-11"] is not None
    assert (rows["red-11"].changes, rows["red-11"].ahead) == ({"raiders": 2}, {"battle": False})
    assert rows["blue-3"] is not None
    assert (rows["blue-3"].changes, rows["blue-3"].ahead) == ({"discs": 2}, {"church": True})

    # and a track on which nothing moves is not spoken of.
    assert rows["yellow-14"] is not None
    assert rows["yellow-14"].ahead == {"marriage": True}
    assert prospect_of(shown, "red-11").upper.ahead == {}


@pytest.mark.clause("B32", "B36")
def test_a_trick_says_its_number_leader_and_order() -> None:
    state = tricks(table(marker=MAREK), HANDS)
    trick = view(state).trick
    assert trick is not None
    assert (trick.number, trick.tricks, trick.leader) == (4, 5, MAREK)
    assert trick.order == (MAREK, PETR, DAVID, KAMILA)
    play(state, "lead co8 white-13")
    led = view(state).trick
    assert led is not None
    assert (led.number, led.leader) == (4, MAREK)


def test_nothing_that_never_changes_is_in_a_view() -> None:
    shown = msgspec.json.encode(view(tricks(table(), HANDS), DAVID))
    components = GAME.components()
    assert not any(town.name.encode() in shown for town in components.towns.values())
    assert len(shown) < 10_000


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_changed_score_lines_are_those_of_the_two_sheets(seats: int) -> None:
    rng = Rng(seats)
    state = GAME.new(Setup(seats))
    while not state.is_over():
        before = state.clone()
        answers = state.legal_actions()
        state.apply(answers[rng.below(len(answers))])
        if rng.below(5) == 0:
            found = list(GAME.score_changes(before, state, 0))
            sheets = GAME.score_sheet(before, 0), GAME.score_sheet(state, 0)
            wanted = list(asking.line_changes(*sheets))
            assert sorted(map(repr, found)) == sorted(map(repr, wanted))
