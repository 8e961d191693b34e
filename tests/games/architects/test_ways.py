"""Ways to pay against a slow list of everything that settles a bill (A180, A185, W30-W39)."""

from __future__ import annotations

from itertools import product

import pytest

from games.architects.table import Table
from threecrowns.engine.bits import bit, has
from threecrowns.engine.rng import Rng
from threecrowns.games.architects.content.vocabulary import BOARD, GOODS_NAMES, NOTHING
from threecrowns.games.architects.rules.bills import (
    any_count_in,
    any_due,
    any_from_in,
    coins_due,
    coins_in,
    for_construction,
    influence_due,
    influence_in,
    is_for_construction,
    paid_of,
    resource_in,
    resources_due,
    silver_due,
    silver_in,
    tax_due,
    tax_in,
)
from threecrowns.games.architects.rules.payment import can_pay, ways_to_pay
from threecrowns.games.architects.speech.moves import PAID_GOODS

Paid = tuple[int, ...]
BASIC = range(3)  # clay, wood, stone
CHARLATANS = ("charlatan_clay", "charlatan_wood", "charlatan_stone")


class Payer:
    """What a player has and may do, and every payment that settles a bill."""

    def __init__(self, rng: Rng, board: str) -> None:
        self.board = board
        self.held = [rng.below(5) for _ in PAID_GOODS]
        self.held[PAID_GOODS.index("influence")] = rng.below(13)
        self.charlatans = [rng.below(2) == 1 for _ in BASIC]
        self.credit = rng.below(2)

    def settling(self, bill: int) -> set[Paid]:
        """By trying everything: which goods, what influence stands in for, which discount."""
        found = set()
        dues = [resource_in(bill, n) for n in range(5)]
        for lower in self.discounts(bill):
            due = [max(0, count - less) for count, less in zip(dues, lower[:5], strict=True)]
            mixed = any_count_in(bill) - lower[5]
            for paid in product(*(range(held + 1) for held in self.held[:3])):
                replaced = self.replaced(paid, due, mixed, any_from_in(bill))
                if replaced is None:
                    continue
                for treasure, silver in product(self.treasures(due), self.silvers(bill)):
                    influence = influence_in(bill) + replaced + treasure[2] + silver[1]
                    whole = (*paid, silver[0], *treasure[:2], influence)
                    if all(a <= b for a, b in zip(whole, self.held, strict=True)):
                        found.add(whole)
        return found

    def discounts(self, bill: int) -> list[list[int]]:
        """A185. Nothing, or 1 wood or 1 stone less, or 1 of a mix."""
        if self.board != "lothaire" or not is_for_construction(bill):
            return [[0] * 6]
        if any_count_in(bill):
            return [[0, 0, 0, 0, 0, 1]]
        return [[0] * 6, [0, 1, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0]]

    def replaced(self, paid: Paid, due: list[int], mixed: int, members: int) -> int | None:
        """W135. How much influence makes these goods enough, and not too much."""
        short = [d - p for d, p in zip(due[:3], paid, strict=True)]
        over = sum(-s for n, s in enumerate(short) if s < 0 and has(members, n))
        if any(s < 0 and not has(members, n) for n, s in enumerate(short)) or over > mixed:
            return None
        if any(s > 0 and not self.charlatans[n] for n, s in enumerate(short)):
            return None
        rest = mixed - over
        if rest and not any(self.charlatans[n] for n in BASIC if has(members, n)):
            return None
        return sum(s for s in short if s > 0) + rest

    def treasures(self, due: list[int]) -> list[tuple[int, int, int]]:
        """A180, W33. Gold, marble, and influence for what is missing of them."""
        gold_due, marble_due = due[3], due[4]
        together = gold_due + marble_due
        found = []
        for gold, marble in product(range(self.held[4] + 1), range(self.held[5] + 1)):
            is_printed = gold <= gold_due and marble <= marble_due
            if gold + marble <= together and (is_printed or self.board == "therese"):
                found.append((gold, marble, 4 * (together - gold - marble)))
        return found

    def silvers(self, bill: int) -> list[tuple[int, int]]:
        """W30, W37. Silver, and influence for two of it at a time."""
        fixed = tax_in(bill) + coins_in(bill)
        due = max(0, silver_in(bill) - self.credit) if silver_in(bill) else 0
        return [(fixed + max(0, due - 2 * uses), 2 * uses) for uses in range((due + 1) // 2 + 1)]


def random_bill(rng: Rng) -> int:
    """Any bill the game could write: of a building, a level, a trade, a monument, a hire."""
    kind = rng.below(4)
    if kind == 0:
        bill = sum(resources_due(rng.below(4), n) for n in range(5))
        return for_construction(bill)
    if kind == 1:
        bill = any_due(1 + rng.below(4), bit(1) | bit(2)) + resources_due(rng.below(3), 3)
        return for_construction(bill)
    if kind == 2:
        return any_due(1 + rng.below(3), 7) + silver_due(rng.below(4))
    bill = silver_due(rng.below(5)) + tax_due(rng.below(3)) + coins_due(rng.below(3))
    return bill + influence_due(rng.below(3))


def table_of(payer: Payer) -> Table:
    table = Table(wonder=True, promos=True)
    table.give("blue", **dict(zip(GOODS_NAMES[:7], payer.held, strict=True)))
    table.hired("blue", *(name for n, name in enumerate(CHARLATANS) if payer.charlatans[n]))
    boards = [one for one, _ in table.content.boards]
    number = boards.index(payer.board) if payer.board else NOTHING
    table.state.set_amount(0, BOARD, number)
    table.state.refresh_traits(0)
    table.state.credit = payer.credit
    return table


def least(payments: set[Paid]) -> set[Paid]:
    """Without those that ask for no less of anything than another one."""
    return {
        way
        for way in payments
        if not any(o != way and all(a <= b for a, b in zip(o, way, strict=True)) for o in payments)
    }


@pytest.mark.clause("W30", "W33", "W34", "W37", "W38", "W39", "W135", "A180", "A185")
@pytest.mark.parametrize("board", ["", "therese"])
def test_the_ways_to_pay_are_all_that_settle_a_bill_and_are_not_worse_than_another(
    board: str,
) -> None:
    rng = Rng(8)
    payable = 0
    for _ in range(60):
        payer = Payer(rng, board)
        state = table_of(payer).state
        for _ in range(5):
            bill = random_bill(rng)
            wanted = least(payer.settling(bill))
            is_payable = can_pay(state, 0, bill)
            assert is_payable == bool(wanted), (payer.__dict__, bill)
            if is_payable:
                payable += 1
                ways = [int(way) for way in ways_to_pay(state, 0, bill)]
                found = [tuple(paid_of(way, n) for n in range(7)) for way in ways]
                assert sorted(found) == sorted(wanted), (payer.__dict__, bill)
    assert payable > 100
