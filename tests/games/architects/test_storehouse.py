"""Section 8: the King's Storehouse."""

from __future__ import annotations

import pytest

from games.architects.table import Table


@pytest.mark.clause("A97")
def test_as_many_trades_as_workers_and_they_may_be_left_out() -> None:
    table = Table().workers("blue", storehouse=2).give("blue", clay=8)
    table.play("blue place storehouse")
    for _ in range(2):
        table.play("blue trade for_virtue " + table.amounts(clay=2))
    assert table.asked() == "blue trade"
    table.play("blue done")
    assert table.has("blue", "clay", "virtue") == (4, 9)
    assert table.asked() == "green place"


@pytest.mark.clause("A97")
def test_after_the_last_trade_the_turn_goes_on() -> None:
    table = Table().give("blue", clay=8).play("blue place storehouse")
    table.play("blue trade for_virtue " + table.amounts(clay=2))
    assert table.asked() == "green place"


@pytest.mark.clause("A97")
def test_nobody_is_asked_without_anything_to_trade() -> None:
    assert Table().play("blue place storehouse").asked() == "green place"


@pytest.mark.clause("A98")
def test_any_two_for_a_virtue() -> None:
    table = Table().give("blue", clay=1, wood=1, stone=1).play("blue place storehouse")
    mixes = {
        "trade for_virtue " + table.amounts(clay=1, wood=1),
        "trade for_virtue " + table.amounts(clay=1, stone=1),
        "trade for_virtue " + table.amounts(wood=1, stone=1),
    }
    assert set(table.answers()) == {*mixes, "done"}
    table.play("blue trade for_virtue " + table.amounts(wood=1, stone=1))
    assert table.has("blue", "clay", "wood", "stone", "virtue") == (1, 0, 0, 8)


@pytest.mark.clause("A98")
def test_any_three_wood_and_stone_for_a_marble() -> None:
    table = Table().give("blue", clay=9, wood=2, stone=2).play("blue place storehouse")
    assert "trade for_marble " + table.amounts(wood=3) not in table.answers()
    refusal = table.refused("blue trade for_marble " + table.amounts(wood=3))
    assert refusal == "A75_NOT_A_WAY_TO_PAY"
    table.play("blue trade for_marble " + table.amounts(wood=1, stone=2))
    assert table.has("blue", "wood", "stone", "marble") == (1, 0, 1)


@pytest.mark.clause("A99")
def test_goods_of_one_trade_pay_for_the_next() -> None:
    table = Table().workers("blue", storehouse=1).hired("blue", "merchant_stone", "trader_stone")
    table.give("blue", silver=1).play("blue place storehouse")
    table.play("blue trade merchant_stone " + table.amounts(silver=1))
    table.play("blue trade trader_stone " + table.amounts(stone=2))
    assert table.has("blue", "silver", "stone", "marble") == (0, 0, 1)


@pytest.mark.clause("A99")
def test_trades_of_others_are_not_open() -> None:
    table = Table().hired("green", "merchant_stone").give("blue", silver=9, clay=2)
    table.play("blue place storehouse")
    refusal = table.refused("blue trade merchant_stone " + table.amounts(silver=1))
    assert refusal == "A99_NO_SUCH_TRADE"
    refusal = table.refused("blue trade for_marble " + table.amounts(wood=3))
    assert refusal == "A97_CANNOT_PAY_TRADE"


TRADES = [
    ("merchant_clay", {"silver": 1}, {"clay": 3}),
    ("merchant_gold", {"silver": 2}, {"gold": 1}),
    ("merchant_marble", {"silver": 3}, {"marble": 1}),
    ("merchant_stone", {"silver": 1}, {"stone": 2}),
    ("merchant_wood", {"silver": 1}, {"wood": 2}),
    ("patron_clay", {"clay": 1}, {"virtue": 1}),
    ("patron_silver", {"silver": 2}, {"virtue": 1}),
    ("patron_stone", {"stone": 1}, {"virtue": 1}),
    ("patron_wood", {"wood": 1}, {"virtue": 1}),
    ("trader_clay", {"clay": 3}, {"marble": 1}),
    ("trader_stone", {"stone": 2}, {"marble": 1}),
    ("trader_wood", {"wood": 2}, {"marble": 1}),
    ("benefactor_1", {"clay": 1}, {"influence": 1}),
    ("benefactor_2", {"stone": 1}, {"influence": 1}),
    ("patroness_marble", {"marble": 1}, {"influence": 3}),
    ("patroness_gold", {"gold": 1}, {"influence": 3}),
    ("vagrant_wood", {"influence": 1}, {"wood": 2}),
    ("vagrant_clay", {"influence": 1}, {"clay": 3}),
]


@pytest.mark.clause("A99", "W130", "W132")
@pytest.mark.parametrize(("card", "pay", "gain"), TRADES, ids=[row[0] for row in TRADES])
def test_the_trade_of_an_apprentice(card: str, pay: dict[str, int], gain: dict[str, int]) -> None:
    table = Table(wonder=True).figures("forest", "quarry").hired("blue", card)
    table.give("blue", **pay).play("blue place storehouse")
    trade = "benefactor" if card.startswith("benefactor") else card
    table.play(f"blue trade {trade} " + table.amounts(**pay))
    start = {"virtue": 7}
    for good, amount in gain.items():
        assert table.has("blue", good) == (start.get(good, 0) + amount,)
    for good in pay:
        assert table.has("blue", good) == (gain.get(good, 0),)


@pytest.mark.clause("W130")
def test_the_benefactor_takes_any_one_of_three() -> None:
    table = Table(wonder=True).figures("forest", "quarry").hired("blue", "benefactor_1")
    table.give("blue", clay=1, wood=1, stone=1).play("blue place storehouse")
    paid = {answer for answer in table.answers() if answer.startswith("trade benefactor")}
    assert len(paid) == 3


@pytest.mark.clause("A99a")
def test_influence_is_not_traded_for_as_much_influence() -> None:
    table = Table(wonder=True).figures("forest", "quarry").give("blue", influence=3)
    table.hired("blue", "benefactor_1", "charlatan_wood", "patroness_gold")
    table.play("blue place storehouse")
    assert not any("benefactor" in a or "patroness" in a for a in table.answers())


@pytest.mark.clause("W112", "W113", "A202")
def test_overseer_monument_and_princess_add_up() -> None:
    table = Table(wonder=True, promos=True, characters="chosen")
    table.hired("blue", "overseer").monument("blue", "clay", "storehouse")
    table.figures("storehouse", "quarry").give("blue", clay=20, virtue=0, influence=0)
    table.play("blue visit storehouse worker")
    assert "3 trades" in _trades_left(table)


def _trades_left(table: Table) -> str:
    return f"{table.state.planned_number()} trades"
