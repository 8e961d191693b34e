"""What is printed on the cards and boards, as typed JSON."""

from __future__ import annotations

from functools import cache

import msgspec

from threecrowns.engine.bits import has
from threecrowns.games.architects.content.pack import Content
from threecrowns.games.architects.content.tables import BOARD_ABILITIES
from threecrowns.games.architects.content.vocabulary import (
    COUNTER_NAMES,
    EFFECT_NAMES,
    END_CONDITION_NAMES,
    GOODS,
    GOODS_NAMES,
    NOTHING,
    PLACE_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    SKILL_NAMES,
    TRADE,
    TRAIT_NAMES,
    VP_IF,
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
from threecrowns.games.architects.speech.words import END_NAMES

Goods = dict[str, int]  # only what there is


class AbilityView(msgspec.Struct, frozen=True):
    """What an apprentice or a board does; the kinds are listed in `vocabulary.py`."""

    kind: str
    also: str | None  # a second thing a board does
    gain: Goods
    amount: int
    trade: str | None
    pay: Goods  # what the trade asks for


class ApprenticeView(msgspec.Struct, frozen=True):
    id: str
    skills: tuple[str, ...]
    virtue: int  # when hired
    ability: AbilityView


class EffectView(msgspec.Struct, frozen=True):
    kind: str
    is_optional: bool
    gain: Goods
    count: int
    of: str | None
    per: int
    place: str | None
    options: tuple[EffectView, ...]


class EndView(msgspec.Struct, frozen=True):
    kind: str
    of: str | None  # what is counted, or the condition
    per: int
    amount: int


class BuildingView(msgspec.Struct, frozen=True):
    id: str
    skills: tuple[str, ...]
    cost: Goods
    points: int
    virtue: int
    effect: EffectView | None
    end: EndView | None


class CardFace(msgspec.Struct, frozen=True):
    """What is printed on a card or board besides its name."""

    names: dict[str, str]
    apprentice: ApprenticeView | None = None
    building: BuildingView | None = None
    ability: AbilityView | None = None
    goods: Goods = {}


class Components(msgspec.Struct, frozen=True):
    """What is the same in every position, both packs together."""

    places: dict[str, dict[str, str]]
    apprentices: dict[str, CardFace]
    buildings: dict[str, CardFace]
    boards: dict[str, CardFace]
    monuments: dict[str, CardFace]
    schemes: dict[str, CardFace]
    opponents: dict[str, CardFace]


def components_of(content: Content) -> Components:
    return Components(
        places={PLACE_NAMES[n]: names for n, names in enumerate(content.places)},
        apprentices={
            name: CardFace(names, apprentice=apprentice_view(content, n))
            for n, (name, names) in enumerate(content.apprentices)
        },
        buildings={
            name: CardFace(names, building=building_view(content, n))
            for n, (name, names) in enumerate(content.buildings)
        },
        boards={
            name: CardFace(
                names,
                ability=ability_view(content, BOARD_ABILITIES + n),
                goods=goods_of(content.tables.board_start[n]),
            )
            for n, (name, names) in enumerate(content.boards)
        },
        monuments={name: CardFace(names) for name, names in content.monuments},
        schemes={name: CardFace(names) for name, names in content.schemes},
        opponents={name: CardFace(names) for name, names in content.opponents},
    )


# -- goods


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


# -- cards, each read once


@cache
def ability_view(content: Content, number: int) -> AbilityView:
    tables = content.tables
    trait = int(tables.trait[number])
    also = TRAIT_NAMES[int(tables.second_trait[number])]
    trade = int(tables.ability_trade[number]) if trait == TRADE else NOTHING
    gain = int(tables.ability_gain[number])
    return AbilityView(
        kind=TRAIT_NAMES[trait],
        also=None if also == "none" else also,
        gain=goods_of(gain if trade == NOTHING else tables.trade_gain[trade]),
        amount=int(tables.ability_amount[number]),
        trade=None if trade == NOTHING else content.trades[trade],
        pay={} if trade == NOTHING else bill_goods(tables.trade_bill[trade]),
    )


def _skills(members: int) -> tuple[str, ...]:
    return tuple(name for n, name in enumerate(SKILL_NAMES) if has(members, n))


@cache
def apprentice_view(content: Content, card: int) -> ApprenticeView:
    return ApprenticeView(
        id=content.apprentices[card][0],
        skills=_skills(int(content.tables.skills[card])),
        virtue=int(content.tables.hire_virtue[card]),
        ability=ability_view(content, card),
    )


def effect_view(content: Content, effect: int) -> EffectView:
    tables = content.tables
    kind = EFFECT_NAMES[int(tables.effect_kind[effect])]
    is_choice = kind == "effect_choice"
    options = (int(tables.effect_first[effect]), int(tables.effect_second[effect]))
    return EffectView(
        kind=kind,
        is_optional=tables.effect_optional[effect] == 1,
        gain=goods_of(tables.effect_gain[effect]),
        count=int(tables.effect_count[effect]),
        of=COUNTER_NAMES[int(tables.effect_of[effect])] if kind == "gain_per" else None,
        per=int(tables.effect_per[effect]),
        place=PLACE_NAMES[int(tables.effect_place[effect])] if kind == "place_worker" else None,
        options=tuple(effect_view(content, each) for each in options) if is_choice else (),
    )


def _end(content: Content, card: int) -> EndView | None:
    tables = content.tables
    kind = int(tables.end_kind[card])
    if kind == 0:
        return None
    of = int(tables.end_of[card])
    return EndView(
        kind=END_NAMES[kind],
        of=END_CONDITION_NAMES[of] if kind == VP_IF else COUNTER_NAMES[of],
        per=int(tables.end_per[card]),
        amount=int(tables.end_amount[card]),
    )


@cache
def building_view(content: Content, card: int) -> BuildingView:
    tables = content.tables
    effect = int(tables.building_effect[card])
    has_effect = int(tables.effect_kind[effect]) != 0
    return BuildingView(
        id=content.buildings[card][0],
        skills=_skills(int(tables.skills_needed[card])),
        cost=bill_goods(tables.building_bill[card]),
        points=int(tables.building_vp[card]),
        virtue=int(tables.building_virtue[card]),
        effect=effect_view(content, effect) if has_effect else None,
        end=_end(content, card),
    )
