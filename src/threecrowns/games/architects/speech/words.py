"""Events, moves, questions and cards as phrases; the catalogues word them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from threecrowns.engine.bits import has
from threecrowns.engine.journal import UNKNOWN, Event
from threecrowns.engine.moves import Move
from threecrowns.engine.phrase import Names, Param, Phrase
from threecrowns.engine.refusal import Refusal
from threecrowns.games.architects.content import vocabulary as v
from threecrowns.games.architects.content.pack import Content
from threecrowns.games.architects.content.tables import BOARD_ABILITIES
from threecrowns.games.architects.rules import events
from threecrowns.games.architects.rules.agenda import (
    ASK_BOARD,
    ASK_CAPTURE,
    ASK_CHOICE,
    ASK_CONTRIBUTE,
    ASK_DEBT,
    ASK_DEED,
    ASK_DESTROY,
    ASK_DISMISS,
    ASK_DRAFT,
    ASK_EFFECT,
    ASK_END_EFFECT,
    ASK_GIVE_CARD,
    ASK_GRANTED,
    ASK_GUARD,
    ASK_HAND_LIMIT,
    ASK_HIRE,
    ASK_KEEP,
    ASK_LOSS,
    ASK_PAY,
    ASK_PLACE,
    ASK_RELEASE,
    ASK_SPEND,
    ASK_TAKE_BACK,
    ASK_TRADE,
    ASK_WHEN,
)
from threecrowns.games.architects.rules.bills import (
    any_count_in,
    any_from_in,
    coins_in,
    influence_in,
    paid_of,
    resource_in,
    silver_in,
    tax_in,
)
from threecrowns.games.architects.rules.bundles import amount_of
from threecrowns.games.architects.rules.captures import captures_left
from threecrowns.games.architects.rules.storehouse import is_paid_later
from threecrowns.games.architects.rules.turn import Architects
from threecrowns.games.architects.speech.moves import (
    COLOURS,
    HELD,
    PAID_GOODS,
    REASON_NAMES,
)

ASKED_NAMES = {
    ASK_BOARD: "board",
    ASK_DRAFT: "draft",
    ASK_PLACE: "place",
    ASK_TAKE_BACK: "take-back",
    ASK_GRANTED: "granted",
    ASK_DEED: "deed",
    ASK_PAY: "pay",
    ASK_SPEND: "spend",
    ASK_WHEN: "when",
    ASK_HIRE: "hire",
    ASK_DISMISS: "dismiss",
    ASK_TRADE: "trade",
    ASK_CAPTURE: "capture",
    ASK_GUARD: "guard",
    ASK_KEEP: "keep",
    ASK_HAND_LIMIT: "hand-limit",
    ASK_GIVE_CARD: "give-card",
    ASK_CHOICE: "choice",
    ASK_EFFECT: "effect",
    ASK_LOSS: "loss",
    ASK_DEBT: "debt",
    ASK_DESTROY: "destroy",
    ASK_CONTRIBUTE: "contribute",
    ASK_RELEASE: "release",
    ASK_END_EFFECT: "end-effect",
}
END_NAMES = (
    "none",
    "vp-per",
    "virtue-per",
    "most-vp",
    "most-virtue",
    "vp-if",
    "lose-virtue",
    "unpaid-debt-vp",
    "release-from-prison",
)
EVENT_NAMES: dict[int, str] = {
    value: name.lower().replace("_", "-")
    for name, value in vars(events).items()
    if isinstance(value, int)
}
COUNTED_ORDERS = (  # orders with a figure or a place of their own
    "gain",
    "lose",
    "capture",
    "add_tax",
    "take_tax",
    "remove_apprentices",
    "gain_advanced_scheme",
    "market_gain",
)
Phrases = tuple[Phrase | Names | str, ...]


class Words:
    """Puts what the engine says into phrases, with the names of the packs played with."""

    def __init__(self, content: Content, seats: int, script: int | None) -> None:
        self.content = content
        self.seats = seats
        self.script = script  # which scripted opponent sits after the seats

    # -- who and where

    def player(self, player: int) -> Phrase | Names:
        """A colour, or the name of a scripted opponent."""
        if self.script is not None and player == self.seats:
            return self.content.opponents[self.script][1]
        return Phrase(f"player-{COLOURS[player]}")

    def players(self, members: int) -> Phrases:
        return tuple(self.player(n) for n in range(v.MAX_PLAYERS) if has(members, n))

    def place(self, place: int) -> Phrase | Names:
        if place >= v.CAPTIVES:
            return Phrase("place-held", {"who": self.player(place - v.CAPTIVES)})
        if place == v.PRISON:
            return Phrase("place-prison")
        if v.MARKET_SMALL <= place <= v.MARKET_LARGE:
            name = v.PLACE_NAMES[place].replace("_", "-")
            return Phrase(f"place-{name}", {"market": self.content.places[place]})
        return self.content.places[place]

    def sent(self, place: int) -> Phrase | Names:
        """Where a scheme sends the opponent."""
        if place >= v.TO_BLACK_MARKET:
            return Phrase(f"sent-{v.SCHEME_PLACE_NAMES[place].replace('_', '-')}")
        return self.place(place)

    # -- goods

    def amount(self, count: int, what: str) -> Phrase:
        return Phrase(f"amount-{what.replace('_', '-')}", {"count": count})

    def goods(self, bundle: int) -> Phrases:
        found = tuple(
            self.amount(amount_of(bundle, good), v.GOODS_NAMES[good])
            for good in range(v.GOODS)
            if amount_of(bundle, good)
        )
        return found or (Phrase("nothing"),)

    def paid(self, way: int) -> Phrases:
        found = tuple(
            self.amount(paid_of(way, good), name)
            for good, name in enumerate(PAID_GOODS)
            if paid_of(way, good)
        )
        return found or (Phrase("nothing"),)

    def bill(self, bill: int) -> Phrases:
        found = [
            self.amount(resource_in(bill, n), name)
            for n, name in enumerate(v.RESOURCE_NAMES)
            if resource_in(bill, n)
        ]
        if any_count_in(bill):
            found.append(self.any_of(any_count_in(bill), any_from_in(bill)))
        for count, what in (
            (silver_in(bill), "silver"),
            (tax_in(bill), "tax"),
            (coins_in(bill), "coins"),
            (influence_in(bill), "influence"),
        ):
            if count:
                found.append(self.amount(count, what))
        return tuple(found) or (Phrase("nothing"),)

    def any_of(self, count: int, members: int) -> Phrase:
        """So many of a set of resources in any mix."""
        names = tuple(
            Phrase(f"good-{name}") for n, name in enumerate(v.RESOURCE_NAMES) if has(members, n)
        )
        return Phrase("amount-any", {"count": count, "goods": names})

    def resource(self, resource: int) -> Phrase:
        return Phrase(f"good-{v.RESOURCE_NAMES[resource]}")

    def good(self, good: int) -> Phrase:
        return Phrase(f"good-{v.GOODS_NAMES[good].replace('_', '-')}")

    # -- cards

    def apprentice(self, card: int) -> Names:
        return self.content.apprentices[card][1]

    def building(self, card: int) -> Names:
        return self.content.buildings[card][1]

    def board(self, board: int) -> Names:
        return self.content.boards[board][1]

    def monument(self, monument: int) -> Names:
        return self.content.monuments[monument][1]

    def scheme(self, card: int) -> Names:
        return self.content.schemes[card][1]

    def consequence(self, card: int) -> Names:
        return self.content.consequences[card][1]

    def reward(self, reward: int) -> Phrases:
        return self.goods(self.content.tables.reward_gain[reward])

    def small_goods(self, card: int) -> Phrases:
        return self.goods(self.content.tables.small_gain[card])

    def large_goods(self, card: int) -> Phrases:
        return self.goods(self.content.tables.large_gain[card])

    def skills(self, members: int) -> Phrases:
        names = v.SKILL_NAMES
        return tuple(Phrase(f"skill-{name}") for n, name in enumerate(names) if has(members, n))

    def trade(self, trade: int) -> Phrase:
        tables = self.content.tables
        params: dict[str, Param] = {
            "pay": self.bill(tables.trade_bill[trade]),
            "gain": self.goods(tables.trade_gain[trade]),
        }
        return Phrase("trade", params)

    def ability(self, number: int) -> Phrase:
        """What an apprentice does, or a board (its number after BOARD_ABILITIES)."""
        tables = self.content.tables
        trait = int(tables.trait[number])
        params: dict[str, Param] = {
            "gain": self.goods(tables.ability_gain[number]),
            "count": int(tables.ability_amount[number]),
            "limit": int(tables.ability_limit[number]),
        }
        name = v.TRAIT_NAMES[trait]
        if trait < v.ON_BLACK_MARKET:
            name, params["place"] = "on-location", self.place(trait - v.ON_QUARRY)
        elif v.ON_PLACE <= trait < v.ON_PROFITEER:
            name, params["place"] = "on-place", self.place(trait - v.ON_PLACE)
        elif v.INFLUENCE_FOR_CLAY <= trait < v.GOLD_IS_MARBLE:
            name = "influence-for-resource"
            params["good"] = self.resource(trait - v.INFLUENCE_FOR_CLAY)
        elif trait == v.TRADE:
            params["trade"] = self.trade(int(tables.ability_trade[number]))
        also = int(tables.second_trait[number])
        said = Phrase(f"ability-{name.replace('_', '-')}", params)
        if also == v.NO_TRAIT:
            return said
        second = Phrase(f"ability-{v.TRAIT_NAMES[also].replace('_', '-')}")
        return Phrase("both", {"first": said, "second": second})

    def board_ability(self, board: int) -> Phrase:
        return self.ability(BOARD_ABILITIES + board)

    def effect(self, effect: int) -> Phrase:
        """What a building does at once, or a princess reward."""
        tables = self.content.tables
        kind = v.EFFECT_NAMES[int(tables.effect_kind[effect])]
        params: dict[str, Param] = {
            "gain": self.goods(tables.effect_gain[effect]),
            "count": int(tables.effect_count[effect]),
            "each": self.each(int(tables.effect_of[effect]), int(tables.effect_per[effect])),
            "place": self.place(int(tables.effect_place[effect])),
        }
        if kind == "effect_choice":
            params["first"] = self.effect(int(tables.effect_first[effect]))
            params["second"] = self.effect(int(tables.effect_second[effect]))
        return Phrase(f"effect-{kind.replace('_', '-')}", params)

    def end_effect(self, card: int) -> Phrase:
        """What a building does at the end of the game."""
        tables = self.content.tables
        kind = int(tables.end_kind[card])
        of = int(tables.end_of[card])
        amount = int(tables.end_amount[card])
        params: dict[str, Param] = {"count": amount}
        if kind == v.VP_IF:
            params["of"] = Phrase(f"condition-{v.END_CONDITION_NAMES[of].replace('_', '-')}")
        else:
            params["of"] = Phrase(f"counter-{v.COUNTER_NAMES[of].replace('_', '-')}")
            params["each"] = self.each(of, int(tables.end_per[card]))
        if kind == v.UNPAID_DEBT_VP:
            params = {"count": abs(amount), "change": "less" if amount > 0 else "more"}
        return Phrase(f"end-{END_NAMES[kind]}", params)

    def each(self, counter: int, per: int) -> Phrase:
        """`each building`, `every 2 buildings`."""
        return Phrase(f"each-{v.COUNTER_NAMES[counter].replace('_', '-')}", {"per": per})

    # -- events

    def event(self, event: Event) -> Phrase | None:
        name = EVENT_NAMES[event.kind]
        params: dict[str, Param] = {"who": self.player(event.seat)} if event.seat >= 0 else {}
        for param, (fact, worded) in EVENT_FACTS.get(event.kind, {}).items():
            params[param] = worded(self, getattr(event, fact))
        if event.kind in SECRET_EVENTS:
            if event.secret == UNKNOWN:
                name += "-hidden"
            else:
                params["building"] = self.building(event.secret)
        if event.kind in (events.SCHEME_HOLDS, events.SCHEME_FAILS):
            params["condition"] = self._condition(event)
        if event.kind == events.SCHEME_GOES and event.a == event.b:
            return None  # where he places his worker is told next
        if event.kind == events.SCHEME_OPTION:
            params["orders"] = self.deeds(event.b)
        if event.kind == events.SCHEME_OPTION_FAILS and event.b != v.NOTHING:
            name += "-space"
            params["place"] = self.place(event.b)
        return Phrase(f"event-{name}", params)

    def deeds(self, option: int) -> Phrases:
        """What one option of a scheme tells the opponent to do, with every figure."""
        tables = self.content.tables
        first = int(tables.option_first[option])
        return tuple(self._deed(first + n) for n in range(int(tables.option_orders[option])))

    def _deed(self, order: int) -> Phrase:
        tables = self.content.tables
        name = v.OP_NAMES[int(tables.op_kind[order])]
        deed = Phrase(f"order-{name.replace('_', '-')}")
        if name in COUNTED_ORDERS:
            params: dict[str, Param] = {
                "count": int(tables.op_number[order]),
                "goods": self.goods(tables.op_gain[order]),
            }
            if int(tables.op_space[order]) != v.NOTHING:
                params["place"] = self.place(int(tables.op_space[order]))
            deed = Phrase(f"deed-{name.replace('_', '-')}", params)
        repeat = int(tables.op_repeat[order])
        if repeat == v.ONCE:
            return deed
        return Phrase(f"deed-{v.REPEAT_NAMES[repeat].replace('_', '-')}", {"deed": deed})

    def when(self, visit: int) -> Phrase:
        """The condition of a place, as it is printed."""
        tables = self.content.tables
        name = v.CONDITION_NAMES[int(tables.visit_condition[visit])].replace("_", "-")
        return Phrase(f"when-{name}", {"wanted": int(tables.visit_number[visit])})

    def script_ability(self, script: int) -> Phrase:
        """What a scripted opponent can do besides its schemes."""
        tables = self.content.tables
        trigger, amount = int(tables.script_trigger[script]), int(tables.script_amount[script])
        if trigger == v.SCRIPT_MONUMENT_DISCOUNT:
            return Phrase("script-monument-discount", {"count": amount})
        if trigger == v.SCRIPT_NO_MARKET_LOSS:
            return Phrase("script-no-market-loss")
        params: dict[str, Param] = {"deeds": self.deeds(int(tables.script_option[script]))}
        if trigger == v.SCRIPT_ON_PLACE:
            params["place"] = self.place(amount)
        name = v.SCRIPT_TRIGGER_NAMES[trigger].replace("_", "-")
        return Phrase(f"script-{name}", params)

    def _condition(self, event: Event) -> Phrase:
        name = v.CONDITION_NAMES[event.a].replace("_", "-")
        return Phrase(f"scheme-{name}", {"wanted": event.b, "found": event.c})

    # -- moves, questions, refusals

    def move(self, state: Architects, move: Move) -> Phrase:
        params: dict[str, Param] = {}
        values = move.values
        match move.verb:
            case "trade":
                trade = self.content.trades.index(str(values[0]))
                gain = self.content.tables.trade_gain[trade]
                pay = self._amounts(values[1:])
                if state.planned_kind() == ASK_TRADE and is_paid_later(
                    state, state.planned_player(), trade
                ):
                    pay = self.bill(self.content.tables.trade_bill[trade])
                params = {"pay": pay, "gain": self.goods(gain)}
            case "pay":
                params = {"pay": self._amounts(values)}
            case "spend":
                params = {"pay": self.amount(int(str(values[1])), str(values[0]))}
            case "capture":
                params = {
                    "place": self._place_word(values[0]),
                    "owner": self.player(COLOURS.index(str(values[1]))),
                }
            case "monument":
                resource = v.RESOURCE_NAMES.index(str(values[0]))
                params = {"monument": self.monument(resource), "place": self._place_word(values[1])}
            case "prevent":
                lost = state.planned_number() if state.planned_kind() == ASK_LOSS else 0
                count = int(str(values[0]))
                params = {"count": count, "lost": max(0, lost - count)}
            case "choose":
                params = {"what": self._option(state, 0 if values[0] == "left" else 1)}
            case _:
                for value in values:
                    params.update(self._value(move.verb, value))
        return Phrase(f"say-{move.verb}", params)

    def _option(self, state: Architects, side: int) -> Phrase:
        tables = self.content.tables
        effect = state.planned_number()
        first, second = tables.effect_first[effect], tables.effect_second[effect]
        return self.effect(int(second if side else first))

    def _amounts(self, values: tuple[object, ...]) -> Phrases:
        found = tuple(
            self.amount(count, PAID_GOODS[good])
            for good, count in enumerate(values)
            if isinstance(count, int) and count
        )
        return found or (Phrase("nothing"),)

    def _place_word(self, value: object) -> Phrase | Names:
        name = str(value)
        place = v.CAPTIVES + HELD.index(name) if name in HELD else v.PLACE_NAMES.index(name)
        return self.place(place)

    def _value(self, verb: str, value: object) -> dict[str, Param]:
        if isinstance(value, int):
            return {"count": value}
        name = str(value)
        if name in v.PLACE_NAMES or name in HELD:
            return {"place": self._place_word(name)}
        if name in ("influence", "worker"):
            return {"bonus": Phrase(f"bonus-{name}")}
        if name in v.RESOURCE_NAMES:
            return {"good": Phrase(f"good-{name}")}
        if name in ("before", "after"):
            return {"time": Phrase(f"time-{name}")}
        if verb == "first":
            return {"who": self.player(COLOURS.index(name))}
        if verb in ("reward", "market-card"):
            return {"card": name}
        for param, named in (
            ("building", self.content.buildings),
            ("apprentice", self.content.apprentices),
            ("board", self.content.boards),
            ("scheme", self.content.schemes),
            ("card", self.content.consequences),
        ):
            if _fits(verb, param):
                ids = [one for one, _ in named]
                if name not in ids:
                    return {param: name}
                number = ids.index(name)
                found: dict[str, Param] = {param: named[number][1]}
                if param == "apprentice":  # of two cards with one name, the skill tells which
                    found["skills"] = self.skills(int(self.content.tables.skills[number]))
                return found
        return {"name": name}

    def question(self, state: Architects) -> Phrase:
        asked = state.planned_kind()
        name = ASKED_NAMES.get(asked, "chance")
        number = state.planned_number()
        params: dict[str, Param] = {"count": number}
        if asked == ASK_CAPTURE:
            params["count"] = captures_left(number)
        elif asked in (ASK_PAY, ASK_SPEND):
            params["bill"] = self.bill(state.due)
            if asked == ASK_SPEND:
                params["good"] = Phrase(f"good-{PAID_GOODS[number]}")
        elif asked in (ASK_CHOICE, ASK_EFFECT, ASK_GIVE_CARD):
            params["effect"] = self.effect(number)
        elif asked in (ASK_GRANTED, ASK_DEED):
            params["place"] = self.place(number)
        elif asked == ASK_HAND_LIMIT:
            player = state.planned_player()
            params["count"] = state.hand_size(player) - state.tables.hand_limit
        return Phrase(f"question-{name}", params)

    def refusal(self, code: int, move: Move, figures: Mapping[str, Param]) -> Refusal:
        """The card a move names, and what a refusal tells in figures."""
        params: dict[str, Param] = {}
        if _fits(move.verb, "building") or _fits(move.verb, "apprentice"):
            params = self._value(move.verb, move.values[0])
        return Refusal(REASON_NAMES[code], {**params, **figures})


def _fits(verb: str, param: str) -> bool:
    """Which kind of card a verb speaks of."""
    kinds = {
        "building": ("build", "cathedral", "keep", "discard", "resolve", "draw"),
        "apprentice": (
            "workshop-hire",
            "visit-hire",
            "market-hire",
            "hire",
            "dismiss",
            "reveal",
        ),
        "board": ("board", "deal-board"),
        "scheme": ("scheme",),
        "card": ("contribution-card",),
    }
    return verb in kinds[param]


def _number(words: Words, fact: int) -> Param:
    return fact


def _row(words: Words, fact: int) -> Param:
    return fact + 1


def _order(words: Words, fact: int) -> Phrase:
    return Phrase(f"order-{v.OP_NAMES[fact].replace('_', '-')}")


Wording = Callable[[Words, int], Param]

SECRET_EVENTS = (events.DEALT, events.KEPT, events.DREW, events.PUT_UNDER, events.LOOKED_AT)

# Event -> parameter of its message -> which fact it is, and how it is worded.
EVENT_FACTS: Mapping[int, Mapping[str, tuple[str, Wording]]] = {
    events.GOT_BOARD: {"board": ("a", Words.board), "ability": ("a", Words.board_ability)},
    events.SMALL_CARD: {"goods": ("a", Words.small_goods)},
    events.LARGE_CARD: {"goods": ("a", Words.large_goods)},
    events.REVEALED: {"apprentice": ("a", Words.apprentice)},
    events.REWARD_SEEN: {"goods": ("a", Words.reward)},
    events.CONTRIBUTION_CARD: {"card": ("a", Words.consequence)},
    events.CONSEQUENCE_CARD: {"card": ("a", Words.consequence)},
    events.FIGURES: {"princess": ("a", Words.place), "profiteer": ("b", Words.place)},
    events.PLACED: {"place": ("a", Words.place), "count": ("b", _number)},
    events.TOOK_BACK: {"place": ("a", Words.place)},
    events.GAINED: {"goods": ("a", Words.goods)},
    events.PAID: {"goods": ("a", Words.paid), "tax": ("b", _number), "coins": ("c", _number)},
    events.VIRTUE_UP: {"count": ("a", _number), "now": ("b", _number)},
    events.VIRTUE_DOWN: {"count": ("a", _number), "now": ("b", _number)},
    events.PREVENTED: {"count": ("a", _number)},
    events.CANCELLED_LOSS: {"count": ("a", _number)},
    events.TOOK_DEBT: {"count": ("a", _number)},
    events.DESTROYED_DEBT: {"count": ("a", _number)},
    events.HIRED: {"apprentice": ("a", Words.apprentice), "count": ("b", _number)},
    events.COINS_LAID: {"count": ("a", _number), "row": ("b", _row)},
    events.DISMISSED: {"apprentice": ("a", Words.apprentice)},
    events.SWEPT: {"apprentice": ("a", Words.apprentice)},
    events.TRADED: {"trade": ("a", Words.trade)},
    events.CAPTURED: {
        "place": ("a", Words.place),
        "owner": ("b", Words.player),
        "count": ("c", _number),
    },
    events.HANDED_OVER: {"count": ("a", _number)},
    events.FREED: {"count": ("a", _number)},
    events.RANSOMED: {"count": ("a", _number)},
    events.TOOK_TAX: {"count": ("a", _number)},
    events.BUILT: {"building": ("a", Words.building)},
    events.ADVANCED: {"level": ("a", _number)},
    events.BUILT_MONUMENT: {"monument": ("a", Words.monument), "place": ("b", Words.place)},
    events.CONTRIBUTED: {"good": ("a", Words.resource)},
    events.VISITED: {"place": ("a", Words.place), "worker": ("b", _number)},
    events.TAX_ADDED: {"count": ("a", _number)},
    events.TO_PRISON: {"count": ("a", _number), "place": ("b", Words.place)},
    events.PRISON_LOSS: {"count": ("a", _number)},
    events.MOST_PRISONERS: {"count": ("a", _number)},
    events.PROFITEER_CLAIMS: {"place": ("a", Words.place)},
    events.PROFITEER_PAYS: {"place": ("a", Words.place)},
    events.PRINCESS_REWARDS: {"place": ("a", Words.place), "count": ("b", _number)},
    events.TO_MONUMENT: {"good": ("a", Words.resource)},
    events.END_EFFECT: {"building": ("a", Words.building)},
    events.INFLUENCE_GOLD: {"count": ("a", _number)},
    events.GAME_OVER: {"winners": ("a", Words.players)},
    events.SCHEME_DRAWN: {"scheme": ("a", Words.scheme)},
    events.SCHEME_GOES: {"sent": ("a", Words.sent), "place": ("b", Words.place)},
    events.SCHEME_OPTION_FAILS: {"order": ("a", _order)},
    events.SCHEME_OPTION: {"count": ("a", _number)},
    events.SCHEME_ADDED: {"scheme": ("a", Words.scheme)},
    events.MARKER_MOVED: {
        "count": ("a", _number),
        "good": ("b", Words.resource),
        "marble": ("c", _number),
    },
    events.MARKER_SKIPS: {"good": ("a", Words.resource)},
    events.SCRIPT_GROUP: {
        "place": ("a", Words.place),
        "owner": ("b", Words.player),
        "count": ("c", _number),
    },
    events.SCRIPT_INSTEAD: {
        "what": ("a", Words.good),
        "good": ("b", Words.good),
        "count": ("c", _number),
    },
    events.SCRIPT_EXTRA_WORKER: {"place": ("a", Words.place)},
}
