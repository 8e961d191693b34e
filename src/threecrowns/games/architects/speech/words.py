"""Moves, questions and cards as phrases; the catalogues word them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from threecrowns.engine.bits import has
from threecrowns.engine.moves import Move, Value
from threecrowns.engine.phrase import Names, Param, Part, Phrase, Ref, Thing
from threecrowns.engine.refusal import Refusal
from threecrowns.games.architects.content import vocabulary as v
from threecrowns.games.architects.content.goods import bill_goods
from threecrowns.games.architects.content.pack import Content, Named
from threecrowns.games.architects.content.tables import BOARD_ABILITIES
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
from threecrowns.games.architects.rules.setup import DEALT_CARDS, KEPT_CARDS
from threecrowns.games.architects.rules.storehouse import is_paid_later, trade_ways
from threecrowns.games.architects.rules.turn import Architects
from threecrowns.games.architects.speech.moves import (
    COLOURS,
    HELD,
    PAID_GOODS,
    REASON_NAMES,
    SAID,
    place_number,
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
SILVER_FOR = {"tax": "silver", "coins": "silver"}  # what it is paid in


class Amounts(tuple[Part, ...]):
    """Goods as they are said; what they are as data goes with them."""

    goods: dict[str, int]  # {"wood": 2, "silver": 1}

    def __new__(cls, said: tuple[Part, ...], goods: dict[str, int]) -> Amounts:
        new = super().__new__(cls, said)
        new.goods = goods
        return new


Wording: TypeAlias = "Callable[[Words, str], dict[str, Param]]"
Phrases: TypeAlias = tuple[Part, ...]


class Words:
    """Puts what the engine says into phrases, with the names of the packs played with."""

    def __init__(self, content: Content, seats: int, script: int | None) -> None:
        self.content = content
        self.seats = seats
        self.script = script  # which scripted opponent sits after the seats

    # -- who and where

    def player_name(self, player: int) -> Phrase | Names:
        """A colour, or the name of a scripted opponent."""
        if self.is_scripted(player):
            assert self.script is not None
            return self.content.opponents[self.script][1]
        return Phrase(f"player-{COLOURS[player]}")

    def is_scripted(self, player: int) -> bool:
        return self.script is not None and player == self.seats

    def player(self, player: int) -> Thing:
        return Thing(Ref("player", player), self.player_name(player))

    def players(self, members: int) -> tuple[Thing, ...]:
        return tuple(self.player(n) for n in range(v.MAX_PLAYERS) if has(members, n))

    def place(self, place: int) -> Thing:
        return Thing(place_ref(place), self._place_name(place))

    def _place_name(self, place: int) -> Phrase | Names:
        if place >= v.CAPTIVES:
            return Phrase("place-held", {"who": self.player(place - v.CAPTIVES)})
        if place == v.PRISON:
            return Phrase("place-prison")
        if v.MARKET_SMALL <= place <= v.MARKET_LARGE:
            name = v.PLACE_NAMES[place].replace("_", "-")
            return Phrase(f"place-{name}", {"market": self.content.places[place]})
        return self.content.places[place]

    def sent(self, place: int) -> Thing | Phrase:
        """Where a scheme sends the opponent: a place, or one that the table decides."""
        if place >= v.TO_BLACK_MARKET:
            return Phrase(f"sent-{v.SCHEME_PLACE_NAMES[place].replace('_', '-')}")
        return self.place(place)

    def level(self, level: int) -> Thing:
        """A level of the cathedral, counted from 1."""
        return Thing(Ref("level", level), str(level))

    def slot(self, slot: int) -> Thing:
        """A space of the apprentice display."""
        return Thing(Ref("slot", slot), str(slot + 1))

    # -- goods

    def amount(self, count: int, what: str) -> Thing:
        said = Phrase(f"amount-{what.replace('_', '-')}", {"count": count})
        return Thing(Ref("goods", SILVER_FOR.get(what, what)), said)

    def amounts(self, goods: Mapping[str, int]) -> Amounts:
        """So much of each good; what there is none of is left out."""
        held = {name: count for name, count in goods.items() if count}
        said: Phrases = tuple(self.amount(count, name) for name, count in held.items())
        return Amounts(said or (Phrase("nothing"),), held)

    def goods(self, bundle: int) -> Amounts:
        return self.amounts({name: amount_of(bundle, n) for n, name in enumerate(v.GOODS_NAMES)})

    def paid(self, way: int) -> Amounts:
        return self.amounts({name: paid_of(way, good) for good, name in enumerate(PAID_GOODS)})

    def bill(self, bill: int) -> Amounts:
        resources = self.amounts({n: resource_in(bill, k) for k, n in enumerate(v.RESOURCE_NAMES)})
        rest = self.amounts(
            {
                "silver": silver_in(bill),
                "tax": tax_in(bill),
                "coins": coins_in(bill),
                "influence": influence_in(bill),
            }
        )
        said: list[Part] = list(resources) if resources.goods else []
        if any_count_in(bill):
            said.append(self.any_of(any_count_in(bill), any_from_in(bill)))
        said += list(rest) if rest.goods else []
        return Amounts(tuple(said) or (Phrase("nothing"),), bill_goods(bill))

    def any_of(self, count: int, members: int) -> Phrase:
        """So many of a set of resources in any mix."""
        names = tuple(self.resource(n) for n in range(v.RESOURCES) if has(members, n))
        return Phrase("amount-any", {"count": count, "goods": names})

    def resource(self, resource: int) -> Thing:
        return self.named_good(v.RESOURCE_NAMES[resource])

    def good(self, good: int) -> Thing:
        return self.named_good(v.GOODS_NAMES[good])

    def named_good(self, name: str) -> Thing:
        return Thing(Ref("goods", name), Phrase(f"good-{name.replace('_', '-')}"))

    # -- cards

    def apprentice(self, card: int) -> Thing:
        return _card(self.content.apprentices[card])

    def building(self, card: int) -> Thing:
        return _card(self.content.buildings[card])

    def board(self, board: int) -> Thing:
        return _card(self.content.boards[board])

    def consequence(self, card: int) -> Thing:
        return _card(self.content.consequences[card])

    def monument(self, monument: int) -> Thing:
        name, names = self.content.monuments[monument]
        return Thing(Ref("monument", name), names)

    def scheme(self, card: int) -> Thing:
        name, names = self.content.schemes[card]
        return Thing(Ref("scheme", name), names)

    def opponent(self, script: int) -> Thing:
        name, names = self.content.opponents[script]
        return Thing(Ref("opponent", name), names)

    def reward_card(self, reward: int) -> Thing:
        """Without a name of its own: what it gives is said instead."""
        name = self.content.rewards[reward]
        return Thing(Ref("card", name), name)

    def market_card(self, card: int) -> Thing:
        name = self.content.market_cards[card]
        return Thing(Ref("card", name), name)

    def reward(self, reward: int) -> Amounts:
        return self.goods(self.content.tables.reward_gain[reward])

    def small_goods(self, card: int) -> Amounts:
        return self.goods(self.content.tables.small_gain[card])

    def large_goods(self, card: int) -> Amounts:
        return self.goods(self.content.tables.large_gain[card])

    def skills(self, members: int) -> tuple[Phrase, ...]:
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
        return Phrase(f"end-{v.END_NAMES[kind]}", params)

    def each(self, counter: int, per: int) -> Phrase:
        """`each building`, `every 2 buildings`."""
        return Phrase(f"each-{v.COUNTER_NAMES[counter].replace('_', '-')}", {"per": per})

    # -- what a scripted opponent is told to do

    def deeds(self, option: int) -> tuple[Phrase, ...]:
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

    def condition(self, condition: int, wanted: int, found: int) -> Phrase:
        """Whether the condition of a scheme's upper place holds, with both figures."""
        name = v.CONDITION_NAMES[condition].replace("_", "-")
        return Phrase(f"scheme-{name}", {"wanted": wanted, "found": found})

    def order(self, kind: int) -> Phrase:
        return Phrase(f"order-{v.OP_NAMES[kind].replace('_', '-')}")

    # -- moves, questions, refusals

    def move(self, state: Architects, move: Move) -> Phrase:
        """What a player says. Some of it means something only beside the question."""
        params: dict[str, Param] = {}
        values = move.values
        match move.verb:
            case "trade":
                trade = self.content.trades.index(str(values[0]))
                gain = self.content.tables.trade_gain[trade]
                pay = self._payment(values[1:])
                if state.planned_kind() == ASK_TRADE and is_paid_later(
                    trade_ways(state, state.planned_player(), trade)
                ):
                    pay = self.bill(self.content.tables.trade_bill[trade])
                params = {"pay": pay, "gain": self.goods(gain)}
            case "pay":
                params = {"pay": self._payment(values)}
            case "spend":
                params = {"pay": self.amount(int(str(values[1])), str(values[0]))}
            case "prevent":
                lost = state.planned_number() if state.planned_kind() == ASK_LOSS else 0
                count = int(str(values[0]))
                params = {"count": count, "lost": max(0, lost - count)}
            case "choose":
                params = {"what": self._option(state, 0 if values[0] == "left" else 1)}
            case _:
                params = self.said(move)
        return Phrase(f"say-{move.verb}", params)

    def said(self, move: Move) -> dict[str, Param]:
        """The values of a move, worded by their fields."""
        found: dict[str, Param] = {}
        for name, value in zip(SAID[move.verb], move.values, strict=True):
            found.update(WORDED[name](self, str(value)))
        return found

    def _option(self, state: Architects, side: int) -> Phrase:
        tables = self.content.tables
        effect = state.planned_number()
        first, second = tables.effect_first[effect], tables.effect_second[effect]
        return self.effect(int(second if side else first))

    def _payment(self, values: tuple[Value, ...]) -> Amounts:
        paid = zip(PAID_GOODS, values, strict=True)
        return self.amounts({good: int(str(count)) for good, count in paid})

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
                params["good"] = self.good(number)
        elif asked in (ASK_CHOICE, ASK_EFFECT, ASK_GIVE_CARD):
            params["effect"] = self.effect(number)
        elif asked in (ASK_GRANTED, ASK_DEED):
            params["place"] = self.place(number)
        elif asked == ASK_HAND_LIMIT:
            player = state.planned_player()
            params["count"] = state.hand_size(player) - state.tables.hand_limit
        elif asked == ASK_DRAFT:
            params = {"count": DEALT_CARDS - state.draft_round - 1, "all": KEPT_CARDS}
            name = "draft" if state.draft_round + 1 < KEPT_CARDS else "draft-last"
        return Phrase(f"question-{name}", params)

    def refusal(self, code: int, move: Move, figures: Mapping[str, Param]) -> Refusal:
        """The card a move names, and what a refusal tells in figures."""
        params: dict[str, Param] = {}
        if SAID[move.verb][:1] in NAMED_IN_REFUSALS:
            params = WORDED[SAID[move.verb][0]](self, str(move.values[0]))
        return Refusal(REASON_NAMES[code], {**params, **figures})


def _card(named: Named) -> Thing:
    return Thing(Ref("card", named[0]), named[1])


def place_ref(place: int) -> Ref:
    """A place of workers; those on a player's board are held there."""
    if place >= v.CAPTIVES:
        return Ref("place", HELD[place - v.CAPTIVES])
    return Ref("place", v.PLACE_NAMES[place])


# -- the fields of moves, each worded in its own way


def _plain(param: str, word: Callable[[Words, str], Param]) -> Wording:
    return lambda words, value: {param: word(words, value)}


def _named(
    param: str, word: Callable[[Words, int], Thing], numbers: Callable[[Content], Mapping[str, int]]
) -> Wording:
    """A component by its id; one that this game does not have is told by the id."""

    def worded(words: Words, value: str) -> dict[str, Param]:
        number = numbers(words.content).get(value)
        return {param: value if number is None else word(words, number)}

    return worded


def _apprentice(words: Words, value: str) -> dict[str, Param]:
    """Of two cards with one name, the skill tells which."""
    number = words.content.apprentice_numbers.get(value)
    if number is None:
        return {"apprentice": value}
    skills = words.skills(int(words.content.tables.skills[number]))
    return {"apprentice": words.apprentice(number), "skills": skills}


def _place(words: Words, value: str) -> Thing:
    return words.place(place_number(value))


def _count(words: Words, value: str) -> int:
    return int(value)


def _player(words: Words, value: str) -> Thing:
    return words.player(COLOURS.index(value))


def _monument(words: Words, value: str) -> Thing:
    return words.monument(v.RESOURCE_NAMES.index(value))


NAMED_IN_REFUSALS = (("building",), ("apprentice",))
WORDED: Mapping[str, Wording] = {
    "apprentice": _apprentice,
    "building": _named("building", Words.building, lambda content: content.building_numbers),
    "board": _named("board", Words.board, lambda content: content.board_numbers),
    "scheme": _named("scheme", Words.scheme, lambda content: content.scheme_numbers),
    "contribution_card": _named(
        "card", Words.consequence, lambda content: content.consequence_numbers
    ),
    "reward": _plain("card", lambda _, value: Thing(Ref("card", value), value)),
    "market_card": _plain("card", lambda _, value: Thing(Ref("card", value), value)),
    "location": _plain("place", _place),
    "site": _plain("place", _place),
    "place": _plain("place", _place),
    "captured_at": _plain("place", _place),
    "bonus": _plain("bonus", lambda _, value: Phrase(f"bonus-{value}")),
    "mined": _plain("good", Words.named_good),
    "resource": _plain("good", Words.named_good),
    "monument": _plain("monument", _monument),
    "owner": _plain("owner", _player),
    "starter": _plain("who", _player),
    "time": _plain("time", lambda _, value: Phrase(f"time-{value}")),
    "workers": _plain("count", _count),
}
