"""Section 10: the guardhouse, the prison and debts."""

from __future__ import annotations

import pytest

from games.architects.table import Table


@pytest.mark.clause("A109", "A111")
def test_an_action_needs_something_to_do() -> None:
    table = Table().give("blue", silver=20)
    assert table.refused("blue place guardhouse") == "A111_NOTHING_TO_DO"
    table.workers("blue", prison=1).play("blue place guardhouse")
    assert table.refused("blue hand-over") == "A109_NO_CAPTIVES"
    assert table.refused("blue ransom") == "A109_NOBODY_HELD_BY_OTHERS"
    assert table.refused("blue ransom-by-debt") == "A109_NOBODY_HELD_BY_OTHERS"
    assert table.refused("blue pay-debt") == "A109_NO_UNPAID_DEBT"
    assert table.refused("blue free") == ""
    free = Table().give("blue", debts=1, silver=6).play("blue place guardhouse")
    assert free.refused("blue free") == "A109_NOBODY_IN_PRISON"


@pytest.mark.clause("A111", "A115", "A116")
def test_placement_needs_an_action_that_can_be_paid() -> None:
    assert Table().give("blue", debts=1, silver=5).refused("blue place guardhouse") != ""
    assert Table().give("blue", debts=1, silver=6).refused("blue place guardhouse") == ""
    # A ransom by debt is never refused (A119).
    assert Table().workers("blue", held_by_green=1).refused("blue place guardhouse") == ""


@pytest.mark.clause("A110")
def test_up_to_as_many_actions_as_workers_in_any_order() -> None:
    table = Table().workers("blue", guardhouse=2, prison=3).give("blue", debts=2, silver=12)
    table.play("blue place guardhouse", "blue pay-debt", "blue free", "blue pay-debt")
    assert table.has("blue", "debts", "paid_debts", "virtue", "silver") == (0, 2, 9, 0)
    assert table.asked() == "green place"
    early = Table().workers("blue", guardhouse=1, prison=3).give("blue", debts=1, silver=6)
    early.play("blue place guardhouse", "blue free", "blue done")
    assert early.has("blue", "debts") == (1,)


@pytest.mark.clause("A112", "A200")
def test_captives_on_boards_are_not_in_prison() -> None:
    table = Table().workers("blue", held_by_green=3).give("blue", silver=9)
    table.play("blue place guardhouse")
    assert table.refused("blue free") == "A109_NOBODY_IN_PRISON"


@pytest.mark.clause("A113")
def test_all_captives_are_handed_over_for_a_silver_each() -> None:
    table = Table(3).workers("green", held_by_blue=3).workers("purple", held_by_blue=2)
    table.play("blue place guardhouse", "blue hand-over")
    assert table.has("blue", "silver") == (5,)
    assert (table.at("green", "prison"), table.at("purple", "prison")) == (3, 2)
    assert table.at("green", "held_by_blue") == 0


@pytest.mark.clause("A114")
def test_own_workers_leave_prison_free_of_charge() -> None:
    table = Table().workers("blue", prison=4).workers("green", prison=2)
    table.play("blue place guardhouse", "blue free")
    assert (table.at("blue", "prison"), table.at("blue", "home")) == (0, 19)
    assert table.at("green", "prison") == 2


@pytest.mark.clause("A115")
def test_ransom_for_silver_and_tax() -> None:
    table = Table(3).workers("blue", held_by_green=2, held_by_purple=1).give("blue", silver=5)
    table.play("blue place guardhouse", "blue ransom")
    assert table.has("blue", "silver") == (0,)
    assert table.state.tax == 6
    assert table.at("blue", "home") == 19
    poor = Table().workers("blue", held_by_green=1).give("blue", silver=4)
    assert poor.play("blue place guardhouse").refused("blue ransom") == "A115_CANNOT_PAY_RANSOM"


@pytest.mark.clause("A115", "A119")
def test_ransom_by_debt() -> None:
    table = Table().workers("blue", held_by_green=2)
    table.play("blue place guardhouse", "blue ransom-by-debt")
    assert table.has("blue", "debts", "virtue") == (1, 6)
    assert table.at("blue", "home") == 19
    told = table.told()
    assert told.index("took-debt") < told.index("virtue-down") < told.index("ransomed")


@pytest.mark.clause("A115", "A154", "A156")
def test_ransom_by_debt_at_virtue_zero_gives_two_debts() -> None:
    table = Table().workers("blue", held_by_green=2).give("blue", virtue=0)
    table.play("blue place guardhouse", "blue ransom-by-debt")
    assert table.has("blue", "debts", "virtue") == (2, 0)


@pytest.mark.clause("A116", "A117")
def test_a_debt_is_paid_off_and_kept() -> None:
    table = Table().give("blue", debts=1, silver=6)
    table.play("blue place guardhouse", "blue pay-debt")
    assert table.has("blue", "debts", "paid_debts", "virtue", "silver") == (0, 1, 8, 0)
    assert table.state.tax == 7
    assert Table().give("blue", debts=1, silver=5).refused("blue place guardhouse") != ""


@pytest.mark.clause("A118")
def test_destroying_a_debt_gives_neither_virtue_nor_a_collectors_bonus() -> None:
    table = Table().hired("blue", "debt_collector_clay").hand("blue", "church")
    table.give("blue", clay=3, stone=3, debts=1).play("blue build church", "blue yes")
    assert table.has("blue", "debts", "paid_debts", "virtue", "clay") == (0, 0, 8, 0)


@pytest.mark.clause("A201", "A91")
@pytest.mark.parametrize(
    ("card", "good"),
    [
        ("debt_collector_clay", "clay"),
        ("debt_collector_stone", "stone"),
        ("debt_collector_wood", "wood"),
    ],
)
def test_debt_collectors(card: str, good: str) -> None:
    table = Table().hired("blue", card).give("blue", debts=1, silver=6)
    table.play("blue place guardhouse", "blue pay-debt")
    assert table.has("blue", good) == (2,)
