"""Sections 8 and 9 of the expansion: monuments."""

from __future__ import annotations

import pytest

from games.architects.table import GAME, Table
from threecrowns.games.architects.rules.scoring import total_points


def wonder(**blue: int) -> Table:
    table = Table(wonder=True).figures("mines", "tax_stand").full_offer()
    return table.give("blue", **blue)


@pytest.mark.clause("W90")
def test_monuments_are_buildings() -> None:
    table = wonder().monument("blue", "clay", "quarry").built("blue", "aqueduct", "rampart")
    table.give("blue", level=3)
    extra = {
        line.pieces[0].id: line.points
        for line in GAME.score_sheet(table.state)
        if line.reason.id == "score-end-effect"
    }
    assert extra == {"aqueduct": 3, "rampart": 3}


@pytest.mark.clause("W91", "W95")
def test_a_monument_instead_of_a_building_without_any_skill() -> None:
    table = wonder(marble=7, influence=3, silver=1).workers("green", guildhall=6)
    table.play("blue monument marble forest").settle()
    assert table.at("blue", "guildhall") == 1
    assert "reset" in table.told()  # the space triggers as usual
    again = wonder(marble=7, influence=3, silver=1).monument("green", "marble", "quarry")
    assert again.refused("blue monument marble forest") == "W91_ALREADY_BUILT"


MONUMENTS = [
    # resource, cost, influence, tax, VP
    ("clay", 15, 7, 5, 13),
    ("wood", 14, 6, 4, 14),
    ("stone", 14, 5, 3, 13),
    ("gold", 8, 4, 2, 16),
    ("marble", 7, 3, 1, 15),
]


@pytest.mark.clause("W92", "W94", "W97", "W101")
@pytest.mark.parametrize(("resource", "cost", "influence", "tax", "vp"), MONUMENTS)
def test_a_monument(resource: str, cost: int, influence: int, tax: int, vp: int) -> None:
    full = {resource: cost, "influence": influence, "silver": tax}
    table = wonder(**full).play(f"blue monument {resource} forest")
    assert table.has("blue", resource, "influence", "silver", "virtue") == (0, 0, 0, 9)
    assert table.state.tax == 4 + tax
    printed = next(m for m in GAME.components().monuments.values() if m.resource == resource)
    assert printed.cost == {resource: cost, "influence": influence, "tax": tax}
    assert printed.points == vp
    shown = next(m for m in GAME.view(table.state, None).monuments if m.id == printed.id)
    assert (shown.owner, shown.site) == (0, "forest")
    assert total_points(table.state, 0) == vp
    for missing in full:
        short = wonder(**{**full, missing: full[missing] - 1})
        assert short.refused(f"blue monument {resource} forest") == "W92_CANNOT_PAY_MONUMENT"


@pytest.mark.clause("W93", "W97", "X5")
def test_x5_resources_on_the_card_count_as_paid() -> None:
    table = wonder(stone=11, influence=5, silver=3).laid("stone", 3)
    table.play("blue monument stone quarry")
    assert table.has("blue", "stone", "influence", "silver", "virtue") == (0, 0, 0, 9)
    laid = [m.laid for m in GAME.view(table.state, None).monuments]
    assert laid == [0] * 5  # they go back to the supply
    assert wonder(stone=13, influence=5, silver=3).refused("blue monument stone quarry") != ""
    assert wonder(stone=14, influence=5, silver=3).refused("blue monument stone quarry") == ""
    covered = wonder(influence=5, silver=3).laid("stone", 20)
    assert covered.refused("blue monument stone quarry") == ""  # never below 0


@pytest.mark.clause("W94", "A71")
def test_the_tax_may_be_ignored_at_low_virtue() -> None:
    table = wonder(marble=7, influence=3, virtue=3).play("blue monument marble quarry")
    assert (table.has("blue", "silver"), table.state.tax) == ((0,), 4)


@pytest.mark.clause("W96", "W33", "W135")
def test_influence_may_replace_the_resources() -> None:
    gold = wonder(gold=7, influence=8, silver=2).play("blue monument gold quarry")
    assert gold.has("blue", "gold", "influence") == (0, 0)
    wood = wonder(wood=12, influence=8, silver=4).hired("blue", "charlatan_wood")
    wood.play("blue monument wood quarry")
    assert wood.has("blue", "wood", "influence") == (0, 0)


@pytest.mark.clause("W96", "A185")
def test_lothaires_discount_applies() -> None:
    table = Table(wonder=True, promos=True).figures("mines", "tax_stand")
    number = [name for name, _ in table.content.boards].index("lothaire")
    table.state.set_amount(0, 11, number)
    table.state.refresh_traits(0)
    table.give("blue", wood=13, influence=6, silver=4)
    assert table.refused("blue monument wood quarry") == ""
    table.give("blue", wood=0, stone=13, influence=5, silver=3)
    assert table.refused("blue monument stone quarry") == ""


@pytest.mark.clause("W98", "W99")
def test_where_a_monument_may_stand() -> None:
    table = wonder(marble=7, influence=3, silver=1).monument("green", "clay", "quarry")
    sites = {answer.split()[2] for answer in table.answers() if answer.startswith("monument")}
    assert sites == {"storehouse", "town_centre", "workshop", "silversmith", "forest", "guardhouse"}
    for place in ("mines", "guildhall", "tax_stand", "black_market_small"):
        assert table.refused(f"blue monument marble {place}") == "W98_NO_SITE_FOR_A_MONUMENT"
    assert table.refused("blue monument marble quarry") == "W99_SITE_TAKEN"


@pytest.mark.clause("W97", "W100")
def test_virtue_and_piece_before_what_waits_for_a_construction() -> None:
    table = wonder(marble=7, influence=3, silver=1).hired("blue", "journeyman_silver")
    table.play("blue monument marble quarry")
    told = table.told()
    assert told.index("paid") < told.index("built-monument") < told.index("virtue-up")
    assert told.index("virtue-up") < told.index("gained")


# -- visiting


@pytest.mark.clause("W115a", "W110", "W111", "W112", "W115", "X13")
def test_x13_visiting_an_own_monument() -> None:
    def made() -> Table:
        return wonder().monument("blue", "stone", "quarry").workers("blue", quarry=2)

    assert made().refused("blue place quarry") == "W110_CHOOSE_AT_YOUR_MONUMENT"
    worker = made().play("blue visit quarry worker")
    assert worker.has("blue", "stone", "influence") == (4, 0)
    influence = made().play("blue visit quarry influence")
    assert influence.has("blue", "stone", "influence") == (3, 1)
    other = made().play("blue place forest")
    assert other.refused("green visit quarry worker") == "W110_NO_OWN_MONUMENT_THERE"
    other.play("green place quarry")
    assert other.has("green", "stone", "influence") == (1, 0)


@pytest.mark.clause("W112", "W116")
@pytest.mark.parametrize(
    ("site", "move", "good", "amount"),
    [
        ("forest", "visit forest worker", "wood", 2),
        ("silversmith", "visit silversmith worker", "silver", 3),
    ],
)
def test_one_more_worker_for_goods(site: str, move: str, good: str, amount: int) -> None:
    table = wonder().monument("blue", "stone", site).play(f"blue {move}")
    assert table.has("blue", good) == (amount,)


@pytest.mark.clause("W112", "W116")
def test_one_more_worker_for_actions() -> None:
    trades = wonder(clay=9).monument("blue", "stone", "storehouse")
    trades.play("blue visit storehouse worker")
    assert trades.state.planned_number() == 2
    guards = wonder(debts=2, silver=20).monument("blue", "stone", "guardhouse")
    guards.play("blue visit guardhouse worker", "blue pay-debt", "blue pay-debt")
    assert guards.has("blue", "paid_debts") == (2,)
    captures = wonder(silver=5).monument("blue", "stone", "town_centre")
    captures.workers("green", quarry=1, forest=1).play("blue visit town_centre worker")
    captures.play("blue capture quarry green", "blue capture forest green")
    assert captures.at("green", "held_by_blue") == 2


@pytest.mark.clause("W112", "W116")
def test_one_more_worker_at_the_workshop() -> None:
    cards = wonder().monument("blue", "stone", "workshop").play("blue visit-draw worker").settle()
    assert len(cards.cards_of("blue")) == 2
    reach = wonder(silver=4).monument("blue", "stone", "workshop")
    second = reach.offered()[1]
    assert reach.refused(f"blue visit-hire {second} influence") == "A81_CANNOT_PAY_HIRE"
    reach.play(f"blue visit-hire {second} worker").settle()
    assert second in reach.apprentices_of("blue")
    far = wonder(silver=4).monument("blue", "stone", "workshop").workers("blue", workshop=3)
    fifth = far.offered()[4]
    far.play(f"blue visit-hire {fifth} worker").settle()  # W5: reach 5
    assert fifth in far.apprentices_of("blue")


@pytest.mark.clause("W44", "W110", "W115")
def test_influence_of_the_visit_may_pay_for_the_action() -> None:
    table = wonder(silver=2, influence=1).monument("blue", "stone", "workshop")
    first = table.offered()[0]
    assert table.refused(f"blue visit-hire {first} worker") == "A81_CANNOT_PAY_HIRE"
    table.play(f"blue visit-hire {first} influence").settle()
    assert table.has("blue", "silver", "influence") == (0, 0)


@pytest.mark.clause("W5")
def test_the_reach_is_up_to_five_columns() -> None:
    table = wonder(silver=4).workers("blue", workshop=4)
    fifth = table.offered()[9]
    table.play(f"blue workshop-hire {fifth}").settle()
    assert table.has("blue", "silver") == (0,)


@pytest.mark.clause("W114")
def test_a_monument_cannot_be_captured() -> None:
    table = wonder(silver=3).monument("green", "stone", "quarry").play("blue place town_centre")
    assert table.refused("blue capture quarry green") == "A102_NO_WORKERS_OF_THIS_COLOUR"
