"""Section 6: tax and payment; section 4 of the expansion: spending influence."""

from __future__ import annotations

import pytest

from games.architects.table import GAME, Table, asked
from threecrowns.games.architects.rules.bills import paid_of
from threecrowns.games.architects.rules.payment import ways_to_pay


def wonder(**blue: int) -> Table:
    """The figures out of the way, Blue with these goods."""
    return Table(wonder=True).figures("forest", "quarry").full_offer().give("blue", **blue)


def ways(table: Table) -> list[str]:
    """The ways to pay, as `silver 2 influence 2`."""
    found = []
    for answer in table.answers():
        verb, *amounts = answer.split()
        if verb in ("pay", "trade"):
            names = ("clay", "wood", "stone", "silver", "gold", "marble", "influence")
            paid = zip(names, amounts[-7:], strict=True)
            found.append(" ".join(f"{name} {n}" for name, n in paid if n != "0"))
    return found


@pytest.mark.clause("A70")
def test_tax_goes_onto_the_tax_stand_and_silver_to_the_supply() -> None:
    table = Table().full_offer().give("blue", silver=10)
    table.play(f"blue workshop-hire {table.offered()[0]}")
    assert (table.has("blue", "silver"), table.state.tax) == ((6,), 6)


@pytest.mark.clause("A71", "A74")
@pytest.mark.parametrize(
    ("virtue", "hire", "capture", "ransom", "debt"),
    [
        (7, 2, 1, 2, 3),
        (4, 2, 1, 2, 3),
        (3, 1, 0, 1, 2),
        (2, 1, 0, 1, 2),
        (1, 0, 0, 0, 1),
        (0, 0, 0, 0, 1),
    ],
)
def test_the_tax_table(virtue: int, hire: int, capture: int, ransom: int, debt: int) -> None:
    def table() -> Table:
        made = Table().full_offer().give("blue", silver=9, virtue=virtue, debts=1)
        return made.workers("blue", held_by_green=1).workers("green", quarry=1)

    hiring = table()
    hiring.play(f"blue workshop-hire {hiring.offered()[0]}")
    assert hiring.state.tax == 4 + hire
    assert hiring.has("blue", "silver") == (9 - 2 - hire,)
    capturing = table().play("blue place town_centre", "blue capture quarry green")
    assert capturing.state.tax == 4 + capture
    ransoming = table().play("blue place guardhouse", "blue ransom")
    assert ransoming.state.tax == 4 + ransom
    paying = table().play("blue place guardhouse", "blue pay-debt")
    assert paying.state.tax == 4 + debt


@pytest.mark.clause("A73")
def test_the_virtue_of_the_moment_counts_for_each_guardhouse_action() -> None:
    table = Table().workers("blue", guardhouse=1).give("blue", virtue=1, silver=20, debts=2)
    table.play("blue place guardhouse", "blue pay-debt")  # 3 + 1; virtue 2
    assert table.has("blue", "silver") == (16,)
    table.play("blue pay-debt")  # 3 + 2
    assert table.has("blue", "silver") == (11,)


@pytest.mark.clause("A75")
def test_what_is_gained_cannot_pay_for_the_same_action() -> None:
    table = Table().workers("green", held_by_blue=9).give("blue", debts=1)
    table.play("blue place guardhouse")
    assert table.refused("blue pay-debt") == "A116_CANNOT_PAY_DEBT"
    table = Table().small_card("bm_02").give("blue", silver=0)
    assert table.refused("blue place black_market_small") == "A147_CANNOT_PAY_MARKET"


# -- influence


@pytest.mark.clause("W30")
def test_two_influence_take_two_silver_off() -> None:
    table = wonder(silver=4, influence=2)
    table.play(f"blue workshop-hire {table.offered()[0]}")
    assert table.asked() == "blue pay"
    assert ways(table) == ["silver 4", "silver 2 influence 2"]
    table.pay("blue", silver=2, influence=2)
    assert table.has("blue", "silver", "influence") == (2, 0)


@pytest.mark.clause("W31", "W39")
def test_influence_never_pays_tax() -> None:
    table = wonder(silver=2, influence=8)
    table.play(f"blue workshop-hire {table.offered()[0]}")
    assert table.has("blue", "silver", "influence") == (0, 6)  # only one way, so nobody was asked
    assert table.state.tax == 6
    poor = wonder(silver=1, influence=12)
    assert poor.refused(f"blue workshop-hire {poor.offered()[0]}") == "A81_CANNOT_PAY_HIRE"


@pytest.mark.clause("W36", "A86")
def test_influence_never_pays_skip_coins() -> None:
    table = wonder(silver=3, influence=12)
    assert table.refused(f"blue workshop-hire {table.offered()[1]}") == ""
    assert table.refused(f"blue workshop-hire {table.offered()[2]}") == "A81_CANNOT_PAY_HIRE"


@pytest.mark.clause("W32", "W40", "W41")
def test_influence_prevents_the_loss_of_virtue_point_by_point() -> None:
    table = wonder(influence=5).tax(4).play("blue place tax_stand")
    assert table.asked() == "blue loss"
    assert table.answers() == ["prevent 0", "prevent 1", "prevent 2"]
    assert table.refused("blue prevent 3") == "W32_CANNOT_PREVENT"
    table.play("blue prevent 1")
    assert table.has("blue", "virtue", "influence", "silver") == (6, 3, 4)

    full = wonder(influence=4, virtue=0).tax(4).play("blue place tax_stand", "blue prevent 2")
    assert full.has("blue", "virtue", "influence", "debts") == (0, 0, 0)


@pytest.mark.clause("W40", "A154")
def test_a_prevented_point_causes_no_debt_at_virtue_zero() -> None:
    table = wonder(influence=2, virtue=0).tax(4).play("blue place tax_stand", "blue prevent 1")
    assert table.has("blue", "virtue", "debts") == (0, 1)


@pytest.mark.clause("W33", "W39")
@pytest.mark.parametrize(("level", "cost"), [(0, "gold"), (2, "marble")])
def test_four_influence_in_place_of_gold_or_marble(level: int, cost: str) -> None:
    table = wonder(influence=4, level=level).hand("blue", "castle", "keep")
    table.play("blue cathedral castle")
    assert table.has("blue", "level", "influence") == (level + 1, 0)
    choice = wonder(influence=4, level=level, **{cost: 1}).hand("blue", "castle", "keep")
    choice.play("blue cathedral castle")
    assert ways(choice) == [f"{cost} 1", "influence 4"]
    # It replaces a payment and never goes into the supply.
    choice.pay("blue", influence=4)
    assert choice.has("blue", cost) == (1,)


@pytest.mark.clause("W34", "W33", "W30")
def test_uses_may_be_combined() -> None:
    # The fifth level costs 2 gold and 2 marble.
    table = wonder(gold=1, marble=1, influence=8, level=4).hand("blue", "castle")
    table.play("blue cathedral castle")
    assert table.has("blue", "level", "gold", "marble", "influence") == (5, 0, 0, 0)
    short = wonder(gold=1, marble=1, influence=7, level=4).hand("blue", "castle")
    assert short.refused("blue cathedral castle") == "A140_CANNOT_PAY_LEVEL"


@pytest.mark.clause("W34", "X2")
def test_x2_the_middle_of_the_black_market_for_four_influence() -> None:
    table = wonder(silver=5, influence=4)
    table.play("blue market-draw")
    table.pay("blue", influence=2)
    table.play("blue prevent 1")
    assert table.has("blue", "silver", "virtue", "influence") == (5, 7, 0)
    plain = wonder(silver=5)
    plain.play("blue market-draw")
    assert plain.has("blue", "silver", "virtue") == (3, 6)


@pytest.mark.clause("W37", "X3")
def test_x3_one_discount_pays_for_two_trades() -> None:
    table = wonder(influence=2).workers("blue", storehouse=1).hired("blue", "merchant_clay")
    table.play("blue place storehouse")
    table.play("blue trade merchant_clay " + table.amounts(influence=2))
    assert table.state.credit == 1
    table.play("blue trade merchant_clay " + table.amounts())
    assert table.has("blue", "clay", "influence", "silver") == (6, 0, 0)


@pytest.mark.clause("W37")
def test_the_unused_half_is_lost_at_the_end_of_the_turn_and_never_pays_tax() -> None:
    table = wonder(influence=2, silver=0).hired("blue", "merchant_clay")
    table.play("blue place storehouse")
    table.play("blue trade merchant_clay " + table.amounts(influence=2))
    assert table.state.credit == 0
    # Within the turn: captures after the first cost 1 silver, the first 1 tax.
    town = wonder(influence=2, silver=1).workers("blue", town_centre=2)
    town.workers("green", mines=1, storehouse=1).workers("blue", mines=1)
    town.play("blue place town_centre", "blue capture mines green", "blue capture mines blue")
    assert town.has("blue", "silver", "influence") == (0, 0)
    assert town.state.credit == 1
    town.play("blue capture storehouse green")
    assert town.at("green", "held_by_blue") == 2


@pytest.mark.clause("W38")
def test_the_discount_may_be_used_on_a_single_silver() -> None:
    table = wonder(influence=2).small_card("bm_01")
    assert table.refused("blue place black_market_small") == ""
    table.play("blue place black_market_small")
    assert table.has("blue", "influence", "marble") == (0, 1)


@pytest.mark.clause("W39")
def test_an_action_is_legal_if_influence_or_a_charlatan_can_pay_it() -> None:
    table = wonder(influence=3, wood=1, stone=2).hired("blue", "charlatan_wood")
    table.hand("blue", "well")  # 2 wood, 2 stone
    assert table.refused("blue build well") == ""
    without = wonder(influence=3, wood=1, stone=2).hand("blue", "well")
    assert without.refused("blue build well") == "A134_CANNOT_PAY_BUILDING"


@pytest.mark.clause("W135", "W39")
def test_a_charlatan_replaces_any_number_of_his_resource() -> None:
    table = wonder(influence=3, wood=2, stone=2).hired("blue", "charlatan_wood")
    table.hand("blue", "well").play("blue build well")
    assert ways(table) == [
        "wood 2 stone 2",
        "wood 1 stone 2 influence 1",
        "stone 2 influence 2",
    ]
    table.pay("blue", stone=2, influence=2)
    assert table.has("blue", "wood", "influence") == (2, 1)


@pytest.mark.clause("W135")
@pytest.mark.parametrize(
    ("card", "good"),
    [("charlatan_wood", "wood"), ("charlatan_stone", "stone"), ("charlatan_clay", "clay")],
)
def test_each_charlatan(card: str, good: str) -> None:
    table = wonder(influence=2).hired("blue", card).play("blue place storehouse")
    # 2 of clay, wood and stone for a virtue, all replaced; a marble takes three.
    table.play("blue trade for_virtue " + table.amounts(influence=2))
    assert table.has("blue", "virtue", "influence") == (8, 0)
    assert table.has("blue", good) == (0,)


@pytest.mark.clause("W42", "W32", "W84")
def test_others_may_prevent_losses_during_a_reset() -> None:
    # Given Green has three in prison and influence, and Blue triggers a reset,
    table = wonder(silver=5).workers("green", prison=3).give("green", influence=2)
    table.workers("green", black_market_small=1, black_market_middle=1)
    table.play("blue place black_market_large").settle()

    # then Green is asked in Blue's turn.
    assert table.asked() == "green loss"
    assert table.refused("blue prevent 1") == "A40_NOT_YOUR_TURN"
    table.play("green prevent 1")
    assert table.has("green", "virtue", "influence") == (7, 0)
    assert table.asked() == "green place"


@pytest.mark.clause("W43", "W92")
def test_the_influence_of_a_monument_is_paid_as_such() -> None:
    table = wonder(marble=7, silver=1, influence=3)
    table.play("blue monument marble quarry")
    assert table.has("blue", "marble", "silver", "influence") == (0, 0, 0)
    # Nothing replaces it.
    assert wonder(marble=20, silver=20, influence=2).refused("blue monument marble quarry") == (
        "W92_CANNOT_PAY_MONUMENT"
    )


@pytest.mark.clause("W44", "W52")
def test_the_influence_of_the_placement_counts_for_legality() -> None:
    # 1 influence and the profiteer's 1 make the 2 for the silver of a hire.
    table = wonder(silver=2, influence=1).figures("forest", "workshop")
    first = table.offered()[0]
    assert table.refused(f"blue workshop-hire {first}") == ""
    table.play(f"blue workshop-hire {first}")
    assert table.has("blue", "silver", "influence") == (0, 0)
    elsewhere = wonder(silver=2, influence=1)
    assert elsewhere.refused(f"blue workshop-hire {first}") == "A81_CANNOT_PAY_HIRE"


@pytest.mark.clause("W44", "W131")
def test_a_diplomats_influence_counts_too() -> None:
    table = wonder(silver=2, influence=1).hired("blue", "diplomat_workshop")
    table.play(f"blue workshop-hire {table.offered()[0]}")
    assert table.has("blue", "silver", "influence") == (0, 0)


@pytest.mark.clause("W46", "A191")
def test_watchtowers_own_loss_and_its_effect_are_two_events() -> None:
    table = wonder(clay=3, wood=4, gold=1, marble=1, influence=5).hired("blue", "labourer")
    table.workers("blue", prison=3).hand("blue", "watchtower").play("blue build watchtower")
    if table.asked() == "blue pay":
        table.pay("blue", clay=3, wood=4, gold=1, marble=1)
    assert table.asked() == "blue loss"
    table.play("blue prevent 0")
    assert table.has("blue", "virtue") == (6,)
    assert table.asked() == "blue loss"
    table.play("blue prevent 1")
    assert table.has("blue", "virtue", "influence") == (6, 3)


def test_the_view_says_what_is_due() -> None:
    table = wonder(silver=4, influence=2)
    table.play(f"blue workshop-hire {table.offered()[0]}")
    view = GAME.view(table.state, 0)
    assert view.due == {"silver": 2, "tax": 2}
    assert [choice.outcome.pays for choice in asked(table).choices if choice.outcome] == [
        {"silver": 4},
        {"silver": 2, "influence": 2},
    ]


def test_no_way_to_pay_is_worse_than_another() -> None:
    table = wonder(clay=4, wood=4, stone=4, gold=2, marble=2, influence=12)
    table.hired("blue", "charlatan_wood", "charlatan_stone", "charlatan_clay")
    table.hired("blue", "labourer").hand("blue", "university").play("blue build university")
    ways = ways_to_pay(table.state, 0, table.state.due)
    found = [tuple(int(paid_of(way, good)) for good in range(7)) for way in ways]
    for way in found:
        worse = [o for o in found if o != way and all(a <= b for a, b in zip(way, o, strict=True))]
        assert worse == []
    assert found[0] == (4, 2, 3, 0, 0, 2, 0)  # as printed comes first
