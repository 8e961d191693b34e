"""Bundles and bills as data: how much of what, by name."""

from __future__ import annotations

from typing import TypeAlias

from threecrowns.engine.bits import has
from threecrowns.games.architects.content.vocabulary import (
    GOODS,
    GOODS_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
)
from threecrowns.games.architects.rules.bills import (
    any_count_in,
    any_from_in,
    coins_in,
    influence_in,
    resource_in,
    silver_in,
    tax_in,
)
from threecrowns.games.architects.rules.bundles import amount_of

Goods: TypeAlias = dict[str, int]  # only what there is


def goods_of(bundle: int) -> Goods:
    return {
        GOODS_NAMES[good]: amount_of(bundle, good)
        for good in range(GOODS)
        if amount_of(bundle, good)
    }


def bill_goods(bill: int) -> Goods:
    """What a bill asks for; `any_wood_stone` stands for a mix."""
    found = {RESOURCE_NAMES[n]: resource_in(bill, n) for n in range(RESOURCES)}
    found["silver"] = silver_in(bill)
    found["tax"] = tax_in(bill)
    found["coins"] = coins_in(bill)
    found["influence"] = influence_in(bill)
    mixed = "_".join(RESOURCE_NAMES[n] for n in range(3) if has(any_from_in(bill), n))
    found[f"any_{mixed}"] = any_count_in(bill)
    return {name: amount for name, amount in found.items() if amount}
