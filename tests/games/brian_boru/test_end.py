"""Section 14: points at the end, and the winner."""

from __future__ import annotations

import pytest

from games.brian_boru.tables import (
    DAVID,
    GAME,
    KAMILA,
    MAREK,
    amounts,
    claims,
    play,
    table,
    upkeep,
)
from threecrowns.engine.bits import bit, size
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.rules.scoring import (
    coin_points,
    marker_points,
    marriages_held,
    rank_payoff,
    region_points,
    regions_of,
    renown_points,
    token_points,
    total_points,
    winners,
)

REGIONS = [region.id for region in GAME.content.regions]
ONE_TOWN = ("no1", "ul1", "br1", "so1", "du1", "co1", "le1", "mu1")


def points(state: BrianBoru, region: str) -> list[int]:
    number = REGIONS.index(region)
    return [token_points(state, seat, number) for seat in range(state.seats)]


@pytest.mark.clause("B115")
def test_at_the_end_everything_is_added_to_the_score_track() -> None:
    state = table(
        players=3,
        is_last_round=True,
        marker=KAMILA,
        coins=(4, 1, 1),
        vp=(20, 18, 10),
        renown=(3, 2, 1),
        held={"munster": KAMILA},
        towns={DAVID: "no1 ul1 br1", KAMILA: "mu1"},
        battle_area=0,
    )
    claims(state)
    assert state.is_over()
    assert [total_points(state, seat) for seat in range(3)] == [
        20 + 1 + 3 + 1,
        18 + 1 + 2 + 7,
        10 + 1,
    ]
    assert amounts(state, "points") == [25, 28, 11]


@pytest.mark.clause("T25", "B116")
@pytest.mark.parametrize(("coins", "scored"), [((4, 4, 1), [0, 0, 0]), ((4, 3, 1), [1, 0, 0])])
def test_only_one_player_with_the_most_coins_scores(
    coins: tuple[int, ...], scored: list[int]
) -> None:
    state = table(players=3, coins=coins)
    assert [coin_points(state, seat) for seat in range(3)] == scored


@pytest.mark.clause("B117")
def test_the_marker_holder_scores_a_point() -> None:
    state = table(players=3, marker=MAREK)
    assert [marker_points(state, seat) for seat in range(3)] == [0, 0, 1]


@pytest.mark.clause("B118")
def test_each_renown_scores_a_point() -> None:
    state = table(players=3, renown=(1, 4, 0))
    assert [renown_points(state, seat) for seat in range(3)] == [1, 4, 0]


@pytest.mark.clause("B119")
def test_a_token_held_scores_in_full_even_if_the_region_is_tied() -> None:
    state = table(players=3, held={"ulaid": DAVID}, towns={DAVID: "ul1", KAMILA: "ul2"})
    assert points(state, "ulaid") == [4, 0, 0]


@pytest.mark.clause("T24", "B120", "B121", "B126")
@pytest.mark.parametrize(
    ("vikings", "contend", "scored"),
    [
        ("mu5", True, [3, 3, 0]),
        ("mu5 mu6 mu7", True, [0, 0, 0]),
        ("mu5 mu6 mu7", False, [3, 3, 0]),
    ],
)
def test_a_token_on_the_board_scores_half_for_everybody_with_the_most(
    vikings: str, contend: bool, scored: list[int]
) -> None:
    towns = {DAVID: "mu1 mu2", KAMILA: "mu3 mu4", MAREK: vikings}
    state = table(
        players=3,
        face_up="munster",
        towns=towns,
        vikings=vikings,
        vikings_contend_final=contend,
    )
    assert points(state, "munster") == scored


@pytest.mark.clause("T24", "B126")
@pytest.mark.parametrize("contend", [True, False])
def test_a_region_with_only_vikings_scores_for_nobody(contend: bool) -> None:
    state = table(
        players=3,
        face_up="munster",
        towns={MAREK: "mu1 mu2"},
        vikings="mu1 mu2",
        vikings_contend_final=contend,
    )
    assert points(state, "munster") == [0, 0, 0]


@pytest.mark.clause("B121")
def test_one_level_with_the_vikings_at_the_top_scores_half() -> None:
    towns = {DAVID: "mu1 mu2", KAMILA: "mu3", MAREK: "mu5 mu6"}
    state = table(players=3, face_up="munster", towns=towns, vikings="mu5 mu6")
    assert points(state, "munster") == [3, 0, 0]


@pytest.mark.clause("B120")
def test_tokens_face_down_score_nothing() -> None:
    state = table(players=3, towns={DAVID: "mu1 mu2"})
    assert points(state, "munster") == [0, 0, 0]


@pytest.mark.clause("B120")
def test_military_support_and_monasteries_count_for_tokens_on_the_board() -> None:
    towns = {DAVID: "mu1 mu2", KAMILA: "mu3", MAREK: "mu5 mu6"}
    state = table(
        players=3, face_up="munster", towns=towns, vikings="mu5 mu6", princess=(KAMILA, "military")
    )
    assert points(state, "munster") == [0, 3, 0]
    state = table(
        players=3, face_up="munster", towns={DAVID: "mu1 mu2", KAMILA: "mu3"}, monasteries="mu3"
    )
    assert points(state, "munster") == [3, 3, 0]


@pytest.mark.clause("B122")
@pytest.mark.parametrize(
    ("regions", "scored"),
    [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (5, 3), (6, 5), (7, 7), (8, 10)],
)
def test_different_regions_score_by_the_table(regions: int, scored: int) -> None:
    second_town = "no2" if regions else ""  # counts for nothing
    state = table(players=3, towns={DAVID: " ".join((*ONE_TOWN[:regions], second_town))})
    assert region_points(state, DAVID) == scored


@pytest.mark.clause("B122")
def test_a_town_below_the_vikings_is_no_region_and_monasteries_do_not_matter() -> None:
    state = table(players=3, towns={DAVID: "no1 ul1 br1"}, monasteries="no1 ul1", vikings="br1")
    assert size(regions_of(state, DAVID)) == 2
    assert region_points(state, DAVID) == 0


@pytest.mark.clause("T23", "B94", "B122")
def test_trade_counts_viking_towns_as_regions() -> None:
    towns = {DAVID: "no1 ul1 br1 so1", KAMILA: "du1 co1"}
    state = table(
        players=3, towns=towns, vikings="du1 co1", princess=(DAVID, "trade"), face_up="dublin"
    )
    assert size(regions_of(state, DAVID)) == 6
    assert region_points(state, DAVID) == 5
    assert points(state, "dublin") == [0, 0, 0]  # no strength is added


@pytest.mark.clause("T26", "B123")
def test_ties_are_broken_by_tokens_then_by_marriage_cards() -> None:
    # Given two have equal points and two tokens each (4 + 5 and 6 + 3), the third is far behind,
    held = {"ulaid": DAVID, "southern_ui_neill": DAVID, "leinster": KAMILA, "breifne": KAMILA}
    state = table(players=3, marker=MAREK, vp=(20, 20, 0), held=held)
    assert total_points(state, DAVID) == total_points(state, KAMILA)

    # and neither has a marriage card: they share the victory.
    assert winners(state) == bit(DAVID) | bit(KAMILA)

    # With a marriage card Kamila wins, also if it is the princess she kept;
    state.married[0] = KAMILA
    assert winners(state) == bit(KAMILA)
    state.married[0] = 255
    state.married[state.tables.princess] = KAMILA
    assert winners(state) == bit(KAMILA)

    # with more tokens David does, whatever the cards.
    state = table(
        players=3,
        marker=MAREK,
        vp=(20, 21, 0),
        held={"ulaid": DAVID, "breifne": DAVID, "leinster": KAMILA},
    )
    state.married[0] = KAMILA
    assert total_points(state, DAVID) == total_points(state, KAMILA)
    assert winners(state) == bit(DAVID)


@pytest.mark.clause("B95", "B123")
def test_a_declined_princess_does_not_count() -> None:
    state = upkeep(table(players=3, is_last_round=True, spaces=(3, 0, 0), battle_area=0))
    play(state, "princess decline")
    assert marriages_held(state, DAVID) == 0


@pytest.mark.clause("B123", "B132")
def test_the_payoff_follows_the_rank_and_equals_share() -> None:
    state = table(vp=(30, 20, 20, 5), coins=(0, 0, 0, 0), marker=DAVID)
    assert [rank_payoff(state, seat) for seat in range(4)] == [1.0, 0.0, 0.0, -1.0]
    level = table(vp=(20, 20, 20, 20), coins=(0, 0, 0, 0))
    level.marker = -1
    assert [rank_payoff(level, seat) for seat in range(4)] == [0.0, 0.0, 0.0, 0.0]
    five = table(players=5, vp=(10, 20, 30, 40, 50), marker=4)
    assert [rank_payoff(five, seat) for seat in range(5)] == [-1.0, -0.5, 0.0, 0.5, 1.0]


@pytest.mark.clause("B115")
def test_the_score_sheet_adds_up_to_the_points() -> None:
    state = table(
        players=3,
        marker=KAMILA,
        coins=(4, 1, 1),
        renown=(3, 2, 1),
        held={"munster": KAMILA},
        face_up="ulaid",
        towns={DAVID: "no1 ul1 br1", KAMILA: "mu1"},
    )
    lines = GAME.score_sheet(state)
    for seat in range(3):
        total = sum(line.points for line in lines if line.seat == seat)
        assert total == total_points(state, seat)
    clauses = {line.clause for line in lines if line.seat == DAVID}
    assert clauses == {"B115", "B116", "B118", "B120", "B122"}
