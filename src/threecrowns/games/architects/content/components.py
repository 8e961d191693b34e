"""What is printed on the board, the cards and the boards of players, as typed JSON.

A face draws with these; the view only has ids and what changes.
"""

from __future__ import annotations

from functools import cache

import msgspec

from threecrowns.engine.bits import has
from threecrowns.games.architects.content.goods import Goods, bill_goods, goods_of
from threecrowns.games.architects.content.pack import Content
from threecrowns.games.architects.content.tables import (
    BOARD_ABILITIES,
    CAPTURE_RANKS,
    LEVELS,
    MONUMENT_RANKS,
)
from threecrowns.games.architects.content.vocabulary import (
    ALWAYS,
    CAPTURABLE,
    CLAY,
    CONDITION_NAMES,
    COUNTER_NAMES,
    EFFECT_NAMES,
    END_CONDITION_NAMES,
    END_NAMES,
    FOREST,
    GOLD,
    GOODS_NAMES,
    MARKET_LARGE,
    MARKET_SMALL,
    MINES,
    NOTHING,
    OP_NAMES,
    PLACE_NAMES,
    QUARRY,
    REPEAT_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    SCHEME_PLACE_NAMES,
    SCRIPT_MONUMENT_DISCOUNT,
    SCRIPT_NO_MARKET_LOSS,
    SCRIPT_ON_PLACE,
    SCRIPT_TRIGGER_NAMES,
    SILVER,
    SILVERSMITH,
    SKILL_NAMES,
    STONE,
    TAX_STAND,
    TOWN_CENTRE,
    TRADE,
    TRAIT_NAMES,
    VP_IF,
    WOOD,
    WORKSHOP,
)
from threecrowns.games.architects.rules import gathering
from threecrowns.games.architects.rules.captures import CAPTURE_TAX
from threecrowns.games.architects.rules.gains import FIRST_STEP, SECOND_STEP
from threecrowns.games.architects.rules.market import MARKET_VIRTUE
from threecrowns.games.architects.rules.state import Position
from threecrowns.games.architects.rules.workshop import HIRE_SILVER, HIRE_TAX

MOST_WORKERS = 5  # up to which the yields of a place are printed
PLACE_CLAUSES = (  # [place] where its action stands in the rules
    *("A60", "A61", "A62", "A63", "A80", "A97", "A100", "A120", "A110"),
    *("A148", "A149", "A150", "A133", "A113"),
)
Names = dict[str, str]  # [language]


class PlaceFace(msgspec.Struct, frozen=True):
    """A place for workers."""

    names: Names
    clause: str  # of its action: "A60"
    is_capturable: bool  # A50
    cost: Goods  # printed: {"silver": 2, "tax": 2}; loss of virtue too
    yields: dict[str, tuple[int, ...]]  # [good][workers - 1]: {"stone": (1, 2, 3, 4, 5)}


class AbilityFace(msgspec.Struct, frozen=True):
    """What an apprentice or a board does; the kinds are listed in `vocabulary.py`."""

    kind: str  # "on_quarry", "trade"
    also: str | None  # a second thing a board does
    gain: Goods
    amount: int  # by how much it changes something
    limit: int  # apprentices instead of the usual limit; 0 if it does not say
    trade: str | None  # "merchant_clay"
    pay: Goods  # what the trade asks for


class ApprenticeFace(msgspec.Struct, frozen=True):
    id: str
    names: Names
    skills: tuple[str, ...]  # ("carpentry",)
    virtue: int  # when hired
    ability: AbilityFace


class EffectFace(msgspec.Struct, frozen=True):
    """What a building does at once, or what the princess gives."""

    kind: str  # "gain", "effect_choice"
    is_optional: bool
    gain: Goods
    count: int
    of: str | None  # what `gain_per` counts: "apprentices"
    per: int
    place: str | None  # where `place_worker` goes
    options: tuple[EffectFace, ...]  # of a choice, left and right


class EndFace(msgspec.Struct, frozen=True):
    """What a building does at the end of the game."""

    kind: str  # "vp-per"
    of: str | None  # what is counted, or the condition
    per: int
    amount: int


class BuildingFace(msgspec.Struct, frozen=True):
    id: str
    names: Names
    skills: tuple[str, ...]  # needed
    cost: Goods  # {"wood": 2, "any_wood_stone": 3}
    points: int
    virtue: int
    effect: EffectFace | None
    end: EndFace | None


class BoardFace(msgspec.Struct, frozen=True):
    """A side of a player board."""

    id: str
    names: Names
    ability: AbilityFace
    start: Goods  # virtue and debts too
    prisoners: int  # own workers that begin in prison


class MonumentFace(msgspec.Struct, frozen=True):
    id: str
    names: Names
    resource: str  # "clay": what a move calls it by
    cost: Goods  # {"clay": 6, "influence": 4, "tax": 2}
    points: int


class LevelFace(msgspec.Struct, frozen=True):
    """A level of the cathedral."""

    level: int  # from 1
    spaces: int
    points: int
    cost: Goods


class RewardFace(msgspec.Struct, frozen=True):
    id: str
    gain: Goods


class MarketFace(msgspec.Struct, frozen=True):
    """A card of the black market, with both of its sides."""

    id: str
    small: Goods
    large: Goods


class ContributionFace(msgspec.Struct, frozen=True):
    """A card with a contribution and a consequence side."""

    id: str
    names: Names
    gains: dict[str, Goods]  # [resource] for contributing it
    princess_at: str  # where she goes when it is turned over
    profiteer_at: str
    princess: EffectFace
    profiteer_gain: Goods
    profiteer_loss: int  # virtue


class OrderFace(msgspec.Struct, frozen=True):
    """One thing a scripted opponent is told to do."""

    kind: str  # "gain", "capture"
    repeat: str  # "once", "per_worker"
    number: int
    gain: Goods
    space: str | None  # of the black market, which must be free


class VisitFace(msgspec.Struct, frozen=True):
    """A place on a scheme, and what is done there: the topmost option that is possible."""

    place: str  # "quarry", or "black_market", "princess", "focus"
    condition: str | None  # "tax_at_least"; None: always
    wanted: int  # the figure of the condition
    options: tuple[tuple[OrderFace, ...], ...]
    then: tuple[OrderFace, ...]  # what follows in any case


class SchemeFace(msgspec.Struct, frozen=True):
    id: str
    names: Names
    is_advanced: bool
    visits: tuple[VisitFace, ...]  # the upper one, then the lower one


class OpponentFace(msgspec.Struct, frozen=True):
    id: str
    names: Names
    virtue: int  # at the start
    influence: int
    focus: VisitFace
    trigger: str  # what its ability waits for: "reset", "monument_discount"
    trigger_place: str | None  # where it has to place for it
    ability: tuple[OrderFace, ...]
    discount: int  # of monuments
    monuments: tuple[str, ...]  # sites in the order it prefers
    captures: tuple[str, ...]  # locations in the order it looks at, "princess" among them


class Components(msgspec.Struct, frozen=True):
    """What is the same in every position, by id."""

    goods: tuple[str, ...]  # everything that is paid and gained
    resources: tuple[str, ...]  # that can be contributed, in the order of the resource track
    skills: tuple[str, ...]
    places: dict[str, PlaceFace]
    levels: tuple[LevelFace, ...]  # of the cathedral, from the lowest
    virtue_points: tuple[int, ...]  # [virtue]
    cathedral_virtue: int  # at least so much to work on the cathedral
    market_virtue: int  # at most so much to enter the black market
    influence_most: int
    influence_steps: tuple[int, ...]  # reaching these draws a building card
    hand_limit: int
    apprentice_limit: int
    printed_small: Goods  # of the black market, where no card lies
    printed_large: Goods
    apprentices: dict[str, ApprenticeFace]
    buildings: dict[str, BuildingFace]
    boards: dict[str, BoardFace]
    rewards: dict[str, RewardFace]
    market_cards: dict[str, MarketFace]
    contributions: dict[str, ContributionFace]
    monuments: dict[str, MonumentFace]
    schemes: dict[str, SchemeFace]
    opponents: dict[str, OpponentFace]


@cache
def components_of(content: Content) -> Components:
    tables = content.tables
    return Components(
        goods=(*GOODS_NAMES, "worker", "points"),
        resources=RESOURCE_NAMES,
        skills=SKILL_NAMES,
        places={PLACE_NAMES[n]: place_face(content, n) for n in range(len(content.places))},
        levels=tuple(level_face(content, level) for level in range(1, LEVELS + 1)),
        virtue_points=tuple(int(points) for points in tables.virtue_vp),
        cathedral_virtue=tables.cathedral_virtue,
        market_virtue=tables.market_virtue,
        influence_most=tables.influence_most,
        influence_steps=(FIRST_STEP, SECOND_STEP),
        hand_limit=tables.hand_limit,
        apprentice_limit=tables.apprentice_limit,
        printed_small=goods_of(tables.printed_small),
        printed_large=goods_of(tables.printed_large),
        apprentices={
            name: apprentice_face(content, n) for n, (name, _) in enumerate(content.apprentices)
        },
        buildings={
            name: building_face(content, n) for n, (name, _) in enumerate(content.buildings)
        },
        boards={
            name: BoardFace(
                id=name,
                names=names,
                ability=ability_face(content, BOARD_ABILITIES + n),
                start=goods_of(tables.board_start[n]),
                prisoners=int(tables.board_prison[n]),
            )
            for n, (name, names) in enumerate(content.boards)
        },
        rewards={
            name: RewardFace(name, goods_of(tables.reward_gain[n]))
            for n, name in enumerate(content.rewards)
        },
        market_cards={
            name: MarketFace(name, goods_of(tables.small_gain[n]), goods_of(tables.large_gain[n]))
            for n, name in enumerate(content.market_cards)
        },
        contributions={
            name: contribution_face(content, n) for n, (name, _) in enumerate(content.consequences)
        },
        monuments={
            name: monument_face(content, n) for n, (name, _) in enumerate(content.monuments)
        },
        schemes={name: scheme_face(content, n) for n, (name, _) in enumerate(content.schemes)},
        opponents={
            name: opponent_face(content, n) for n, (name, _) in enumerate(content.opponents)
        },
    )


# -- the board


def place_face(content: Content, place: int) -> PlaceFace:
    return PlaceFace(
        names=content.places[place],
        clause=PLACE_CLAUSES[place],
        is_capturable=place < CAPTURABLE,
        cost=_cost(place),
        yields=_yields(content, place),
    )


def _cost(place: int) -> Goods:
    if place == WORKSHOP:
        return {"silver": HIRE_SILVER, "tax": HIRE_TAX}
    if place == TOWN_CENTRE:
        return {"tax": CAPTURE_TAX}
    if place == TAX_STAND:
        return {"virtue": gathering.TAX_STAND_VIRTUE}
    if MARKET_SMALL <= place <= MARKET_LARGE:
        return {"silver": 1 + place - MARKET_SMALL, "virtue": MARKET_VIRTUE}
    return {}


def _yields(content: Content, place: int) -> dict[str, tuple[int, ...]]:
    """What gathering brings somebody without any ability, by the rules themselves."""
    gathered = {
        QUARRY: ((STONE, gathering.quarry),),
        FOREST: ((WOOD, gathering.forest),),
        SILVERSMITH: ((SILVER, gathering.silversmith),),
        MINES: ((CLAY, gathering.dig_clay), (GOLD, gathering.dig_gold)),
    }
    found = {}
    for good, gather in gathered.get(place, ()):
        amounts = []
        for workers in range(1, MOST_WORKERS + 1):
            table = Position(content.tables)
            table.clear()
            gather(table, 0, workers)
            amounts.append(table.amount(0, good))
        found[GOODS_NAMES[good]] = tuple(amounts)
    return found


def level_face(content: Content, level: int) -> LevelFace:
    tables = content.tables
    return LevelFace(
        level=level,
        spaces=int(tables.level_spaces[level - 1]),
        points=int(tables.level_vp[level - 1]),
        cost=bill_goods(tables.level_bill[level - 1]),
    )


# -- cards, each read once


@cache
def ability_face(content: Content, number: int) -> AbilityFace:
    tables = content.tables
    trait = int(tables.trait[number])
    also = TRAIT_NAMES[int(tables.second_trait[number])]
    trade = int(tables.ability_trade[number]) if trait == TRADE else NOTHING
    gain = int(tables.ability_gain[number])
    return AbilityFace(
        kind=TRAIT_NAMES[trait],
        also=None if also == "none" else also,
        gain=goods_of(gain if trade == NOTHING else tables.trade_gain[trade]),
        amount=int(tables.ability_amount[number]),
        limit=int(tables.ability_limit[number]),
        trade=None if trade == NOTHING else content.trades[trade],
        pay={} if trade == NOTHING else bill_goods(tables.trade_bill[trade]),
    )


def _skills(members: int) -> tuple[str, ...]:
    return tuple(name for n, name in enumerate(SKILL_NAMES) if has(members, n))


@cache
def apprentice_face(content: Content, card: int) -> ApprenticeFace:
    return ApprenticeFace(
        id=content.apprentices[card][0],
        names=content.apprentices[card][1],
        skills=_skills(int(content.tables.skills[card])),
        virtue=int(content.tables.hire_virtue[card]),
        ability=ability_face(content, card),
    )


def effect_face(content: Content, effect: int) -> EffectFace:
    tables = content.tables
    kind = EFFECT_NAMES[int(tables.effect_kind[effect])]
    is_choice = kind == "effect_choice"
    options = (int(tables.effect_first[effect]), int(tables.effect_second[effect]))
    return EffectFace(
        kind=kind,
        is_optional=tables.effect_optional[effect] == 1,
        gain=goods_of(tables.effect_gain[effect]),
        count=int(tables.effect_count[effect]),
        of=COUNTER_NAMES[int(tables.effect_of[effect])] if kind == "gain_per" else None,
        per=int(tables.effect_per[effect]),
        place=PLACE_NAMES[int(tables.effect_place[effect])] if kind == "place_worker" else None,
        options=tuple(effect_face(content, each) for each in options) if is_choice else (),
    )


def _end(content: Content, card: int) -> EndFace | None:
    tables = content.tables
    kind = int(tables.end_kind[card])
    if kind == 0:
        return None
    of = int(tables.end_of[card])
    return EndFace(
        kind=END_NAMES[kind],
        of=END_CONDITION_NAMES[of] if kind == VP_IF else COUNTER_NAMES[of],
        per=int(tables.end_per[card]),
        amount=int(tables.end_amount[card]),
    )


@cache
def building_face(content: Content, card: int) -> BuildingFace:
    tables = content.tables
    effect = int(tables.building_effect[card])
    has_effect = int(tables.effect_kind[effect]) != 0
    return BuildingFace(
        id=content.buildings[card][0],
        names=content.buildings[card][1],
        skills=_skills(int(tables.skills_needed[card])),
        cost=bill_goods(tables.building_bill[card]),
        points=int(tables.building_vp[card]),
        virtue=int(tables.building_virtue[card]),
        effect=effect_face(content, effect) if has_effect else None,
        end=_end(content, card),
    )


def monument_face(content: Content, monument: int) -> MonumentFace:
    tables = content.tables
    name, names = content.monuments[monument]
    cost = {
        RESOURCE_NAMES[monument]: int(tables.monument_cost[monument]),
        "influence": int(tables.monument_influence[monument]),
        "tax": int(tables.monument_tax[monument]),
    }
    return MonumentFace(
        id=name,
        names=names,
        resource=RESOURCE_NAMES[monument],
        cost={good: amount for good, amount in cost.items() if amount},
        points=int(tables.monument_vp[monument]),
    )


def contribution_face(content: Content, card: int) -> ContributionFace:
    tables = content.tables
    name, names = content.consequences[card]
    return ContributionFace(
        id=name,
        names=names,
        gains={
            resource: goods_of(tables.contribution_gain[card * RESOURCES + n])
            for n, resource in enumerate(RESOURCE_NAMES)
        },
        princess_at=PLACE_NAMES[int(tables.princess_at[card])],
        profiteer_at=PLACE_NAMES[int(tables.profiteer_at[card])],
        princess=effect_face(content, int(tables.princess_effect[card])),
        profiteer_gain=goods_of(tables.profiteer_gain[card]),
        profiteer_loss=int(tables.profiteer_loss[card]),
    )


# -- scripted opponents


def _orders(content: Content, option: int) -> tuple[OrderFace, ...]:
    tables = content.tables
    if option < 0:
        return ()
    first = int(tables.option_first[option])
    return tuple(_order(content, first + n) for n in range(int(tables.option_orders[option])))


def _order(content: Content, order: int) -> OrderFace:
    tables = content.tables
    space = int(tables.op_space[order])
    return OrderFace(
        kind=OP_NAMES[int(tables.op_kind[order])],
        repeat=REPEAT_NAMES[int(tables.op_repeat[order])],
        number=int(tables.op_number[order]),
        gain=goods_of(tables.op_gain[order]),
        space=None if space == NOTHING else PLACE_NAMES[space],
    )


def _visit(content: Content, visit: int) -> VisitFace:
    tables = content.tables
    condition = int(tables.visit_condition[visit])
    first = int(tables.visit_first[visit])
    return VisitFace(
        place=SCHEME_PLACE_NAMES[int(tables.visit_place[visit])],
        condition=None if condition == ALWAYS else CONDITION_NAMES[condition],
        wanted=int(tables.visit_number[visit]),
        options=tuple(_orders(content, first + n) for n in range(int(tables.visit_options[visit]))),
        then=_orders(content, int(tables.visit_then[visit])),
    )


def scheme_face(content: Content, card: int) -> SchemeFace:
    tables = content.tables
    name, names = content.schemes[card]
    first = int(tables.scheme_visit[card])
    return SchemeFace(
        id=name,
        names=names,
        is_advanced=tables.scheme_is_advanced[card] == 1,
        visits=tuple(_visit(content, first + n) for n in range(int(tables.scheme_visits[card]))),
    )


def opponent_face(content: Content, script: int) -> OpponentFace:
    tables = content.tables
    name, names = content.opponents[script]
    trigger, amount = int(tables.script_trigger[script]), int(tables.script_amount[script])
    monuments = tables.monument_order[script * MONUMENT_RANKS : (script + 1) * MONUMENT_RANKS]
    captures = tables.capture_order[script * CAPTURE_RANKS : (script + 1) * CAPTURE_RANKS]
    return OpponentFace(
        id=name,
        names=names,
        virtue=int(tables.script_virtue[script]),
        influence=int(tables.script_influence[script]),
        focus=_visit(content, int(tables.script_focus[script])),
        trigger=TRIGGERS[trigger],
        trigger_place=PLACE_NAMES[amount] if trigger == SCRIPT_ON_PLACE else None,
        ability=_orders(content, int(tables.script_option[script])),
        discount=amount if trigger == SCRIPT_MONUMENT_DISCOUNT else 0,
        monuments=tuple(PLACE_NAMES[int(each)] for each in monuments),
        captures=tuple(SCHEME_PLACE_NAMES[int(each)] for each in captures),
    )


TRIGGERS = {
    **dict(enumerate(SCRIPT_TRIGGER_NAMES)),
    SCRIPT_MONUMENT_DISCOUNT: "monument_discount",
    SCRIPT_NO_MARKET_LOSS: "no_market_loss",
}
