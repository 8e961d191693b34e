"""The figures of a refusal: what a move costs, what is missing, which limit it runs into."""

from __future__ import annotations

from collections.abc import Callable

from threecrowns.engine.moves import Move
from threecrowns.engine.phrase import Param, Part, Phrase
from threecrowns.games.architects.content import vocabulary as v
from threecrowns.games.architects.content.goods import Goods
from threecrowns.games.architects.rules import actions, reasons
from threecrowns.games.architects.rules.actions import (
    NO_VISIT,
)
from threecrowns.games.architects.rules.agenda import ASK_DEED
from threecrowns.games.architects.rules.bills import (
    any_count_in,
    any_from_in,
    coins_in,
    influence_in,
    resource_in,
    silver_in,
    tax_due,
    tax_in,
)
from threecrowns.games.architects.rules.captures import CAPTURE_TAX, capture_bill
from threecrowns.games.architects.rules.figures import good_of
from threecrowns.games.architects.rules.gathering import GOLD_WORKERS
from threecrowns.games.architects.rules.guardhouse import debt_bill, ransom_bill
from threecrowns.games.architects.rules.guildhall import building_bill, level_bill
from threecrowns.games.architects.rules.market import market_bill
from threecrowns.games.architects.rules.monuments import monument_bill
from threecrowns.games.architects.rules.payment import (
    construction_discount,
    missing_treasure,
    mixed_stock,
    silver_left_to_pay,
    taxed,
)
from threecrowns.games.architects.rules.placing import (
    Prospect,
    location_of,
)
from threecrowns.games.architects.rules.turn import Architects
from threecrowns.games.architects.rules.virtue import PREVENTION, buy_off_price
from threecrowns.games.architects.rules.workshop import hire_bill
from threecrowns.games.architects.speech.moves import PLACING_VERBS, deed_and_visit
from threecrowns.games.architects.speech.words import Words

Facts = dict[str, Param]
MIXED = "any"  # of the resources that a bill takes in any mix


def lacking(
    state: Architects, player: int, bill: int, more_silver: int = 0, more_influence: int = 0
) -> Goods:
    """What of a bill the player does not have; a mix stands under MIXED."""
    mixed = any_count_in(bill) - construction_discount(state, player, bill)
    mixed -= mixed_stock(state, player, any_from_in(bill))
    short = [(mixed if any_count_in(bill) else 0, MIXED), *_resources(state, player, bill)]
    silver = tax_in(bill) + coins_in(bill) + silver_left_to_pay(state, player, silver_in(bill))
    short.append((silver - state.amount(player, v.SILVER) - more_silver, "silver"))
    influence = state.amount(player, v.INFLUENCE) + more_influence
    short.append((influence_in(bill) - influence, "influence"))
    return {name: int(count) for count, name in short if count > 0}


def _resources(state: Architects, player: int, bill: int) -> list[tuple[int, str]]:
    """How much is missing of each resource, with the discount of A185 where it helps."""
    short = []
    discount = 0 if any_count_in(bill) else construction_discount(state, player, bill)
    for resource in range(v.STONE + 1):
        short_of = resource_in(bill, resource) - state.amount(player, resource)
        if short_of > 0 and resource != v.CLAY:
            short_of, discount = short_of - discount, 0
        short.append((short_of, v.RESOURCE_NAMES[resource]))
    if state.has_trait(player, v.GOLD_IS_MARBLE):  # A180: either of them will do
        return [*short, (int(missing_treasure(state, player, bill)), "gold")]
    for resource in range(v.STONE + 1, v.RESOURCES):
        short_of = resource_in(bill, resource) - state.amount(player, good_of(resource))
        short.append((short_of, v.RESOURCE_NAMES[resource]))
    return short


class Shortage:
    """One refused move of the player who is asked."""

    def __init__(self, words: Words, state: Architects, move: Move) -> None:
        self.words = words
        self.state = state
        self.move = move
        self.player = int(state.planned_player())
        self.deed, self.visit = -1, NO_VISIT
        if move.verb in PLACING_VERBS and move.verb != "contribute-first":
            self.deed, self.visit = deed_and_visit(words.content, state, move)

    def prospect(self, location: int) -> Prospect:
        """What the worker would find there."""
        placed = 1 if self.state.planned_kind() == ASK_DEED else 0
        return Prospect(self.state, self.player, location, self.visit, placed)

    # -- what is missing

    def price(self, bill: int, more_silver: int = 0, more_influence: int = 0) -> Facts:
        """What is to be paid, and what of it the player does not have."""
        return {
            "bill": self.words.bill(bill),
            "missing": self.missing(bill, more_silver, more_influence),
        }

    def missing(self, bill: int, more_silver: int, more_influence: int) -> Phrase:
        words, state, player = self.words, self.state, self.player
        short = lacking(state, player, bill, more_silver, more_influence)
        mixed = short.pop(MIXED, 0)
        goods: list[Part] = [words.any_of(mixed, any_from_in(bill))] if mixed else []
        goods += [words.amount(count, name) for name, count in short.items()]
        if not goods:
            return Phrase("short-of-nothing")  # a trade that brings no more than it costs
        influence = state.amount(player, v.INFLUENCE) + more_influence
        params: Facts = {"goods": tuple(goods), "count": influence}
        return Phrase("short-of-despite-influence" if state.is_wonder else "short-of", params)

    # -- refusals with figures

    def hire(self) -> Facts:
        found = self.prospect(v.WORKSHOP)
        slot = actions.named_by(self.deed, actions.DEED_HIRE)
        bill = hire_bill(self.state, self.player, slot, found.strength)
        return self.price(bill, found.silver, found.influence)

    def first_capture(self) -> Facts:
        bill = tax_due(taxed(self.state, self.player, CAPTURE_TAX))
        return self.price(bill, self.prospect(v.TOWN_CENTRE).silver)

    def capture(self) -> Facts:
        return self.price(capture_bill(self.state, self.player, self.state.planned_number()))

    def ransom(self) -> Facts:
        return self.price(ransom_bill(self.state, self.player))

    def debt(self) -> Facts:
        return self.price(debt_bill(self.state, self.player))

    def trade(self) -> Facts:
        trade = self.words.content.trades.index(str(self.move.values[0]))
        return self.price(self.words.content.tables.trade_bill[trade])

    def bill(self) -> Facts:
        """What was asked for, when something else was offered."""
        if self.move.verb == "trade":
            return {"bill": self.trade()["bill"]}
        return {"bill": self.words.bill(self.state.due)}

    def building(self) -> Facts:
        return self.price(
            building_bill(self.state, actions.named_by(self.deed, actions.DEED_BUILD))
        )

    def skills(self) -> Facts:
        needed = int(
            self.state.tables.skills_needed[actions.named_by(self.deed, actions.DEED_BUILD)]
        )
        lacking = needed & ~int(self.state.amount(self.player, v.SKILLS))
        return {"skills": self.words.skills(lacking)}

    def level(self) -> Facts:
        following = int(self.state.level(self.player)) + 1
        return {"level": following, **self.price(level_bill(self.state, self.player))}

    def level_spaces(self) -> Facts:
        level = int(self.state.level(self.player))
        return {"level": level + 1, "count": int(self.state.tables.level_spaces[level])}

    def cathedral_virtue(self) -> Facts:
        return self.virtue(self.state.tables.cathedral_virtue)

    def market_virtue(self) -> Facts:
        return self.virtue(self.state.tables.market_virtue)

    def virtue(self, wanted: int) -> Facts:
        return {"wanted": wanted, "count": int(self.state.virtue(self.player))}

    def market(self) -> Facts:
        return self.price(market_bill(self.state, self.player, location_of(self.deed)))

    def gold(self) -> Facts:
        return {"wanted": GOLD_WORKERS, "count": int(self.prospect(v.MINES).strength)}

    def monument(self) -> Facts:
        monument = v.RESOURCE_NAMES.index(str(self.move.values[0]))
        bill = monument_bill(self.state, self.player, monument)
        return {"monument": self.words.monument(monument), **self.price(bill)}

    def resource(self) -> Facts:
        return {"good": self.words.named_good(str(self.move.values[0]))}

    def prevention(self) -> Facts:
        points = int(str(self.move.values[0]))
        return {
            "count": points,
            "wanted": points * PREVENTION,
            "now": int(self.state.influence(self.player)),
            "lost": int(self.state.planned_number()),
        }

    def buying_off(self) -> Facts:
        if not self.state.has_trait(self.player, v.CANCEL_VIRTUE_LOSS):
            return {"missing": Phrase("short-of-ability")}
        return {"missing": self.missing(buy_off_price(self.state, self.player), 0, 0)}

    def releases(self) -> Facts:
        return {"count": int(self.state.planned_number())}


FIGURES: dict[int, Callable[[Shortage], Facts]] = {
    reasons.A64_TOO_FEW_WORKERS_FOR_GOLD: Shortage.gold,
    reasons.A75_NOT_A_WAY_TO_PAY: Shortage.bill,
    reasons.A81_CANNOT_PAY_HIRE: Shortage.hire,
    reasons.A97_CANNOT_PAY_TRADE: Shortage.trade,
    reasons.A100_CANNOT_PAY_TAX: Shortage.first_capture,
    reasons.A101_CANNOT_PAY_CAPTURE: Shortage.capture,
    reasons.A115_CANNOT_PAY_RANSOM: Shortage.ransom,
    reasons.A116_CANNOT_PAY_DEBT: Shortage.debt,
    reasons.A134_SKILL_MISSING: Shortage.skills,
    reasons.A134_CANNOT_PAY_BUILDING: Shortage.building,
    reasons.A140_VIRTUE_TOO_LOW: Shortage.cathedral_virtue,
    reasons.A140_NO_FREE_SPACE: Shortage.level_spaces,
    reasons.A140_CANNOT_PAY_LEVEL: Shortage.level,
    reasons.A147_VIRTUE_TOO_HIGH: Shortage.market_virtue,
    reasons.A147_CANNOT_PAY_MARKET: Shortage.market,
    reasons.A164_TOO_MANY_RELEASED: Shortage.releases,
    reasons.W32_CANNOT_PREVENT: Shortage.prevention,
    reasons.W60_RESOURCE_MISSING: Shortage.resource,
    reasons.W92_CANNOT_PAY_MONUMENT: Shortage.monument,
    reasons.W164_CANNOT_PAY_TWO_SILVER: Shortage.buying_off,
}


def figures_of(words: Words, state: Architects, code: int, move: Move) -> Facts:
    """What the text of this refusal tells besides the reason."""
    found = FIGURES.get(code)
    return found(Shortage(words, state, move)) if found else {}
