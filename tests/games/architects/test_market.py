"""Section 13: the black market and the virtue track."""

from __future__ import annotations

import pytest

from games.architects.table import GAME, Table


@pytest.mark.clause("A147", "A155")
def test_a_space_needs_to_be_empty_virtue_nine_or_less_and_the_silver() -> None:
    table = Table().give("blue", silver=9, virtue=10)
    assert table.refused("blue place black_market_small") == "A147_VIRTUE_TOO_HIGH"
    table.give("blue", virtue=9)
    assert table.refused("blue place black_market_small") == ""
    table.workers("green", black_market_small=1)
    assert table.refused("blue place black_market_small") == "A147_SPACE_TAKEN"
    table.give("blue", silver=2)
    assert table.refused("blue place black_market_large") == "A147_CANNOT_PAY_MARKET"
    assert table.refused("blue market-draw") == ""


MARKET = [
    # card, small side, large side
    ("bm_01", {"marble": 1}, {"marble": 2, "wood": 2}),
    ("bm_02", {"gold": 2}, {"marble": 1, "gold": 1, "stone": 1, "wood": 1}),
    ("bm_03", {"marble": 1, "stone": 1}, {"marble": 2, "stone": 2}),
    ("bm_04", {"gold": 1, "wood": 1}, {"gold": 1, "stone": 1, "wood": 2}),
    ("bm_05", {"marble": 1, "wood": 1}, {"marble": 1, "wood": 1, "stone": 2}),
    ("bm_06", {"marble": 1}, {"marble": 2, "stone": 2}),
    ("bm_07", {"gold": 2}, {"marble": 1, "wood": 1, "stone": 2}),
    ("bm_08", {"marble": 1, "stone": 1}, {"gold": 1, "stone": 1, "wood": 2}),
    ("bm_09", {"gold": 1, "wood": 1}, {"marble": 1, "gold": 1, "stone": 1, "wood": 1}),
    ("bm_10", {"marble": 1, "wood": 1}, {"marble": 2, "wood": 2}),
]


@pytest.mark.clause("A148", "A150")
@pytest.mark.parametrize(("card", "small", "large"), MARKET, ids=[row[0] for row in MARKET])
def test_a_market_card(card: str, small: dict[str, int], large: dict[str, int]) -> None:
    table = Table().small_card(card).give("blue", silver=3)
    table.play("blue place black_market_small")
    assert table.has("blue", "silver", "virtue") == (2, 6)
    for good, amount in small.items():
        assert table.has("blue", good) == (amount,)
    big = Table().small_card("bm_02" if card == "bm_01" else "bm_01").give("blue", silver=3)
    big.state.large_top = big.content.market_cards.index(card)
    big.play("blue place black_market_large")
    assert big.has("blue", "silver", "virtue") == (0, 6)
    for good, amount in large.items():
        assert big.has("blue", good) == (amount,)


@pytest.mark.clause("A148")
def test_an_empty_small_pile_gives_its_printed_goods() -> None:
    table = Table().give("blue", silver=1)
    table.state.small_top = 255
    table.play("blue place black_market_small")
    assert table.has("blue", "marble", "gold") == (1, 1)


@pytest.mark.clause("A149", "A96")
def test_the_middle_space_draws_five_and_keeps_one() -> None:
    table = Table().give("blue", silver=2).play("blue market-draw")
    drawn = ["castle", "keep", "well", "church", "dungeon"]
    table.play(*(f"chance draw {card}" for card in drawn))
    assert table.asked() == "blue keep"
    assert GAME.view(table.state, 1).five == ()
    assert [card.id for card in GAME.view(table.state, 0).five] == drawn
    assert table.refused("blue keep palace") == "A149_NOT_DRAWN"
    table.play("blue keep well")
    assert table.cards_of("blue") == {"well"}
    assert table.under_the_pile() == ["castle", "keep", "church", "dungeon"]
    assert table.has("blue", "silver", "virtue") == (0, 6)


@pytest.mark.clause("A149", "A90")
def test_the_middle_space_hires_any_apprentice() -> None:
    table = Table().full_offer().give("blue", silver=2)
    last = table.offered()[-1]
    table.play(f"blue market-hire {last}")
    assert table.apprentices_of("blue") == {last}


@pytest.mark.clause("A149", "A199")
def test_a_short_pile_at_the_middle_space() -> None:
    table = Table().give("blue", silver=2).only_pile("castle").under("keep")
    table.play("blue market-draw", "chance draw castle")
    assert set(table.answers()) == {"keep castle", "keep keep"}
    none = Table().give("blue", silver=2).only_pile().play("blue market-draw")
    assert none.asked() == "green place"


@pytest.mark.clause("A151")
def test_trickster_illusionist_swindlers_and_the_middle_space() -> None:
    swindlers = ("swindler_clay", "swindler_stone", "swindler_wood")
    table = Table().hired("blue", "trickster", "illusionist", *swindlers).give("blue", silver=1)
    table.play("blue market-draw").settle()
    table.state.apply(table.state.legal_actions()[0])
    assert table.has("blue", "silver", "virtue") == (0, 7)
    assert table.has("blue", "clay", "stone", "wood") == (2, 1, 1)
    # These costs are silver, not tax.
    assert table.state.tax == 4
    high = Table().hired("blue", "illusionist").give("blue", silver=9, virtue=10)
    assert high.refused("blue place black_market_small") == "A147_VIRTUE_TOO_HIGH"


# -- virtue


@pytest.mark.clause("A152")
def test_points_of_the_virtue_track() -> None:
    points = [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]
    for virtue, wanted in enumerate(points):
        table = Table().give("blue", virtue=virtue)
        sheet = GAME.score_sheet(table.state)
        found = [line for line in sheet if line.seat == 0 and line.clause == "A152"]
        assert [line.points for line in found] == [wanted]


@pytest.mark.clause("A153")
def test_virtue_beyond_fourteen_may_destroy_debts() -> None:
    table = Table().workers("blue", storehouse=1).give("blue", virtue=13, clay=6, debts=2)
    table.play("blue place storehouse", "blue trade for_virtue " + table.amounts(clay=2))
    assert table.has("blue", "virtue") == (14,)
    table.play("blue trade for_virtue " + table.amounts(clay=2))
    assert table.asked() == "blue destroy"
    table.play("blue yes")
    assert table.has("blue", "virtue", "debts", "paid_debts") == (14, 1, 0)
    keep = Table().give("blue", virtue=14, clay=2, debts=1).play("blue place storehouse")
    keep.play("blue trade for_virtue " + keep.amounts(clay=2), "blue done")
    assert keep.has("blue", "virtue", "debts") == (14, 1)
    none = Table().give("blue", virtue=14, clay=2).play("blue place storehouse")
    none.play("blue trade for_virtue " + none.amounts(clay=2))
    assert none.asked() == "green place"


@pytest.mark.clause("A154", "A156")
def test_virtue_below_zero_becomes_debts() -> None:
    table = Table().give("blue", virtue=1).tax(3).play("blue place tax_stand")
    assert table.has("blue", "virtue", "debts", "silver") == (0, 1, 3)
    market = Table().give("blue", virtue=0, silver=1).play("blue place black_market_small")
    assert market.has("blue", "virtue", "debts") == (0, 1)


@pytest.mark.clause("A155")
def test_only_the_present_virtue_counts() -> None:
    table = Table().hand("blue", "keep").give("blue", virtue=5, silver=9, gold=1)
    table.play("blue place black_market_small", "green mine clay")
    assert table.refused("blue cathedral keep") == "A140_VIRTUE_TOO_LOW"
    assert table.refused("blue place black_market_large") == ""
