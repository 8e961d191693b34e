"""Sections 4, 5 and 11: yields, the mines and the tax stand."""

from __future__ import annotations

import pytest

from games.architects.table import Table

YIELDS = [
    ("place quarry", "quarry", "stone", (1, 2, 3, 4, 5)),
    ("place forest", "forest", "wood", (1, 2, 3, 4, 5)),
    ("place silversmith", "silversmith", "silver", (2, 3, 4, 5, 6)),
    ("mine clay", "mines", "clay", (2, 3, 4, 5, 6)),
    ("mine gold", "mines", "gold", (0, 1, 1, 2, 2)),
]


@pytest.mark.clause("A53", "A60", "A61", "A62", "A63")
@pytest.mark.parametrize(("move", "place", "good", "amounts"), YIELDS)
@pytest.mark.parametrize("workers", [1, 2, 3, 4, 5])
def test_yield_table(
    move: str, place: str, good: str, amounts: tuple[int, ...], workers: int
) -> None:
    # Given Blue has all but one of so many workers there,
    table = Table().workers("blue", **{place: workers - 1})

    # when another one is placed (one worker digs no gold, A64),
    if amounts[workers - 1] == 0:
        assert table.refused(f"blue {move}") == "A64_TOO_FEW_WORKERS_FOR_GOLD"
        return
    table.play(f"blue {move}")

    # then the yield is as printed, and only for the one who placed.
    assert table.has("blue", good) == (amounts[workers - 1],)
    assert table.has("green", good) == (0,)


@pytest.mark.clause("A52")
def test_rivals_workers_neither_help_nor_block() -> None:
    table = Table().workers("green", quarry=4)
    table.play("blue place quarry")
    assert table.has("blue", "stone") == (1,)


@pytest.mark.clause("A64", "A63")
def test_gold_needs_two_workers_and_is_never_mixed_with_clay() -> None:
    table = Table()
    assert table.refused("blue mine gold") == "A64_TOO_FEW_WORKERS_FOR_GOLD"
    table.workers("blue", mines=1).play("blue mine gold")
    assert table.has("blue", "gold", "clay") == (1, 0)


@pytest.mark.clause("A65", "A91")
@pytest.mark.parametrize(
    ("cards", "move", "good", "base"),
    [
        (("stonecutter_1", "stonecutter_2"), "place quarry", "stone", 1),
        (("woodcutter_1", "woodcutter_2"), "place forest", "wood", 1),
        (("jeweller_1", "jeweller_2"), "place silversmith", "silver", 2),
    ],
)
def test_each_copy_adds_one(cards: tuple[str, str], move: str, good: str, base: int) -> None:
    one = Table().hired("blue", cards[0]).play(f"blue {move}")
    two = Table().hired("blue", *cards).play(f"blue {move}")
    assert one.has("blue", good) == (base + 1,)
    assert two.has("blue", good) == (base + 2,)


@pytest.mark.clause("A66")
def test_miners_add_clay_to_either_choice() -> None:
    clay = Table().hired("blue", "miner_1", "miner_2").play("blue mine clay")
    gold = Table().hired("blue", "miner_1").workers("blue", mines=1).play("blue mine gold")
    assert clay.has("blue", "clay") == (4,)
    assert gold.has("blue", "gold", "clay") == (1, 1)


@pytest.mark.clause("A120")
def test_an_empty_tax_stand_cannot_be_robbed() -> None:
    assert Table().tax(0).refused("blue place tax_stand") == "A120_TAX_STAND_EMPTY"


@pytest.mark.clause("A121")
def test_robbing_the_tax_stand_costs_two_virtue_and_takes_all() -> None:
    # Given 5 silver there and three own workers, which play no part,
    table = Table().tax(5).workers("blue", tax_stand=3)
    table.play("blue place tax_stand")
    assert table.has("blue", "silver", "virtue") == (5, 5)
    assert table.state.tax == 0


@pytest.mark.clause("A121", "A122")
def test_thief_and_pickpocket_at_the_tax_stand() -> None:
    table = Table().tax(5).hired("blue", "thief", "pickpocket")
    table.play("blue place tax_stand")
    assert table.has("blue", "silver", "virtue", "gold") == (5, 6, 1)
