"""Section 7: the workshop and apprentices."""

from __future__ import annotations

import pytest

from games.architects.table import Table

UPPER = ["miner_1", "miner_2", "patron_clay", "patron_wood"]
LOWER = ["thief", "trader_clay", "labourer", "trader_wood"]


def workshop(workers: int = 1, silver: int = 9, **options: bool) -> Table:
    """Blue is about to place one more of so many workers."""
    table = Table(**options).offer(*UPPER, *LOWER).give("blue", silver=silver)
    return table.workers("blue", workshop=workers - 1)


@pytest.mark.clause("A80", "A199")
@pytest.mark.parametrize(("workers", "cards"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_drawing_building_cards(workers: int, cards: int) -> None:
    table = workshop(workers).play("blue workshop-draw").settle()
    assert len(table.cards_of("blue")) == cards
    assert table.has("blue", "silver") == (9,)


@pytest.mark.clause("A81")
def test_hiring_costs_two_silver_and_two_tax() -> None:
    table = workshop(silver=4).play("blue workshop-hire thief")
    assert table.has("blue", "silver") == (0,)
    assert table.state.tax == 4 + 2
    assert table.apprentices_of("blue") == {"thief"}
    assert workshop(silver=3).refused("blue workshop-hire thief") == "A81_CANNOT_PAY_HIRE"


@pytest.mark.clause("A82", "A83")
@pytest.mark.parametrize("workers", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("column", [1, 2, 3, 4])
def test_each_column_out_of_reach_costs_a_coin(workers: int, column: int) -> None:
    coins = max(0, column - workers)
    poor = workshop(workers, silver=4 + coins - 1)
    assert poor.refused(f"blue workshop-hire {LOWER[column - 1]}") == "A81_CANNOT_PAY_HIRE"
    table = workshop(workers, silver=4 + coins)
    table.play(f"blue workshop-hire {LOWER[column - 1]}")
    assert table.has("blue", "silver") == (0,)
    laid = [int(coin) for coin in table.state.coins[4:8]]
    assert sum(laid) == coins
    assert laid[:coins] == [1] * coins
    assert [int(coin) for coin in table.state.coins[:4]] == [0, 0, 0, 0]


@pytest.mark.clause("A84")
def test_example_two_workers_hire_from_column_four() -> None:
    table = workshop(2).play("blue workshop-hire patron_wood")
    assert [int(coin) for coin in table.state.coins[:4]] == [1, 1, 0, 0]


@pytest.mark.clause("A85", "A75")
def test_coins_stay_with_the_card_pile_up_and_go_to_whoever_hires_it() -> None:
    table = workshop(1, silver=20).play("blue workshop-hire patron_clay")  # two coins
    table.give("green", silver=5).play("green workshop-hire miner_2")  # one more on miner_1
    assert [int(coin) for coin in table.state.coins[:2]] == [2, 0]
    table.play("blue workshop-hire miner_1")
    # 20 - 4 - 2 for the first, then 4 paid before the 2 coins are gained.
    assert table.has("blue", "silver") == (20 - 6 - 4 + 2,)
    poor = workshop(1, silver=3)
    poor.state.coins[0] = 3
    assert poor.refused("blue workshop-hire miner_1") == "A81_CANNOT_PAY_HIRE"


@pytest.mark.clause("A85")
def test_coins_slide_with_their_card() -> None:
    table = workshop()
    table.state.coins[2] = 3
    table.play("blue workshop-hire miner_1")
    assert table.settle().offered()[1] == "patron_clay"
    assert table.state.coins[1] == 3


@pytest.mark.clause("A86")
def test_skip_coins_are_neither_tax_nor_discounted() -> None:
    table = workshop(1, silver=5).give("blue", virtue=0)
    table.play("blue workshop-hire patron_wood")  # 2 silver, no tax, 3 coins
    assert table.has("blue", "silver") == (0,)
    assert table.state.tax == 4


@pytest.mark.clause("A87")
@pytest.mark.parametrize(("card", "virtue"), [("acolyte_clay", 8), ("trickster", 6), ("thief", 7)])
def test_the_virtue_of_the_card_takes_effect_at_once(card: str, virtue: int) -> None:
    table = Table().offer(card).give("blue", silver=4).play(f"blue workshop-hire {card}")
    assert table.has("blue", "virtue") == (virtue,)


@pytest.mark.clause("A88", "A89")
def test_at_the_limit_one_is_dismissed_before_hiring() -> None:
    five = ["acolyte_clay", "stonecutter_1", "stonecutter_2", "squire_gold", "pickpocket"]
    table = workshop().hired("blue", *five).give("blue", virtue=8)
    table.built("blue", "chapel").play("blue workshop-hire thief")
    assert table.asked() == "blue dismiss"
    assert table.refused("blue dismiss thief") == "A88_NOT_YOUR_APPRENTICE"
    table.play("blue dismiss stonecutter_1").settle()
    assert table.apprentices_under_the_pile() == ["stonecutter_1"]
    assert table.apprentices_of("blue") == {*five, "thief"} - {"stonecutter_1"}
    # The virtue of the dismissed card stays, its ability is gone, buildings stay (A89).
    assert table.has("blue", "virtue") == (8,)
    assert table.buildings_of("blue") == {"chapel"}
    table.play("green mine clay", "blue place quarry")
    assert table.has("blue", "stone") == (2,)  # one Stonecutter left


@pytest.mark.clause("A90")
def test_free_hires_take_any_card_without_silver_tax_or_coins() -> None:
    table = workshop(1, silver=2).play("blue market-hire trader_wood")
    assert table.has("blue", "silver") == (0,)
    assert table.state.tax == 4
    assert sum(int(coin) for coin in table.state.coins) == 0


@pytest.mark.clause("A92")
def test_apprentices_are_not_used_up_by_supplying_skills() -> None:
    table = Table().hired("blue", "stonecutter_1").hand("blue", "thieves_den", "moneylender")
    table.give("blue", clay=9, wood=9, stone=9, gold=9)
    table.play("blue build thieves_den", "green mine clay", "blue build moneylender")
    assert table.buildings_of("blue") == {"thieves_den", "moneylender"}


@pytest.mark.clause("A93")
def test_the_labourer_has_all_three_skills() -> None:
    table = Table().hired("blue", "labourer").hand("blue", "keep")
    table.give("blue", wood=5, stone=2, gold=2).play("blue build keep")
    assert table.buildings_of("blue") == {"keep"}


@pytest.mark.clause("A94")
def test_after_a_hire_the_row_slides_left_and_is_refilled() -> None:
    table = workshop(2).play("blue workshop-hire miner_2", "chance reveal squire_gold")
    assert table.offered() == ["miner_1", "patron_clay", "patron_wood", "squire_gold", *LOWER]


@pytest.mark.clause("A95")
def test_an_empty_pile_leaves_the_last_spaces_empty() -> None:
    table = workshop(1)
    table.state.apprentices[0] = 0
    table.state.apprentices[1] = 0
    table.play("blue workshop-hire miner_1")
    assert table.offered() == ["miner_2", "patron_clay", "patron_wood", "-", *LOWER]


@pytest.mark.clause("A95", "A96")
def test_gaps_are_refilled_upper_row_first_from_the_cards_under_an_empty_pile() -> None:
    table = Table(guildhall_sweep=True).offer(*UPPER, *LOWER)
    table.state.apprentices[0] = 0
    table.state.apprentices[1] = 0
    table.workers("green", guildhall=2).hand("blue", "well").give("blue", wood=2, stone=2)
    table.play("blue build well")
    # Column 1 went under the pile, upper row first, and comes back in that order.
    assert table.offered() == [*UPPER[1:], "miner_1", *LOWER[1:], "thief"]


@pytest.mark.clause("A199")
def test_a_short_pile_gives_what_is_there() -> None:
    table = workshop(4).only_pile("castle").under("keep")
    table.play("blue workshop-draw", "chance draw castle")
    assert table.cards_of("blue") == {"castle", "keep"}
    assert table.asked() == "green place"
    assert "pile-empty" in table.told()
