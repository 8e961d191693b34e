"""Answers as moves a player would say, and why a move is refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from threecrowns.engine.bits import has
from threecrowns.engine.moves import Field, Grammar, Move, Number, Value, Word
from threecrowns.engine.state import CHANCE
from threecrowns.games.architects.content.pack import Content, Contents, Ids
from threecrowns.games.architects.content.tables import MONUMENT_RANKS
from threecrowns.games.architects.content.vocabulary import (
    CAPTIVES,
    CAPTURABLE,
    GOODS_NAMES,
    INFLUENCE,
    PLACE_NAMES,
    RESOURCE_NAMES,
)
from threecrowns.games.architects.rules import actions, reasons
from threecrowns.games.architects.rules.actions import (
    NO_VISIT,
    VISIT_FOR_INFLUENCE,
    VISIT_FOR_WORKER,
)
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
    NOTHING_DUE,
    any_count_in,
    any_from_in,
    coins_in,
    paid_of,
    resource_in,
    silver_in,
    tax_in,
)
from threecrowns.games.architects.rules.monuments import site_location, site_of
from threecrowns.games.architects.rules.payment import DUE_GOLD, DUE_MARBLE, ways_left
from threecrowns.games.architects.rules.storehouse import is_paid_later, trade_ways
from threecrowns.games.architects.rules.turn import Architects
from threecrowns.games.architects.rules.workshop import (
    slot_of,
)

COLOURS = ("blue", "green", "purple", "red", "yellow")  # of the players in seat order (A6)
BONUSES = ("influence", "worker")
SIDES = ("left", "right")
TIMES = ("before", "after")
PAID_GOODS = GOODS_NAMES[: INFLUENCE + 1]
NOBODY_ASKED = -1
MOST_PAID = 63  # of one good
PLAIN_DEEDS = {
    "quarry": actions.DEED_QUARRY,
    "forest": actions.DEED_FOREST,
    "silversmith": actions.DEED_SILVERSMITH,
    "storehouse": actions.DEED_STOREHOUSE,
    "town_centre": actions.DEED_TOWN_CENTRE,
    "guardhouse": actions.DEED_GUARDHOUSE,
    "tax_stand": actions.DEED_TAX_STAND,
    "black_market_small": actions.DEED_SMALL,
    "black_market_large": actions.DEED_LARGE,
}
SITES = tuple(PLACE_NAMES[site_location(site)] for site in range(MONUMENT_RANKS))
HELD = tuple(f"held_by_{colour}" for colour in COLOURS)  # workers on a player's board
GUARD_VERBS = ("hand-over", "free", "ransom", "ransom-by-debt", "pay-debt")
PLAIN_VERBS = {  # answers that say no more than this
    actions.DONE: "done",
    actions.YES: "yes",
    actions.BUY_OFF: "buy-off",
    actions.HAND_OVER: "hand-over",
    actions.FREE: "free",
    actions.RANSOM: "ransom",
    actions.RANSOM_BY_DEBT: "ransom-by-debt",
    actions.PAY_DEBT: "pay-debt",
}
NUMBER_VERBS = {actions.PREVENT: "prevent", actions.RELEASE: "release"}
BUILDING_VERBS = {
    actions.KEEP: "keep",
    actions.DISCARD: "discard",
    actions.RESOLVE: "resolve",
}
PLACING_VERBS = (
    "place",
    "visit",
    "mine",
    "workshop-draw",
    "workshop-hire",
    "visit-draw",
    "visit-hire",
    "market-draw",
    "market-hire",
    "build",
    "cathedral",
    "cathedral-free",
    "monument",
    "contribute-first",
)
# What may be said to each question.
VERBS = {
    ASK_BOARD: ("board",),
    ASK_DRAFT: ("keep",),
    ASK_PLACE: PLACING_VERBS,
    ASK_TAKE_BACK: ("take-back",),
    ASK_GRANTED: (*PLACING_VERBS, "done"),
    ASK_DEED: PLACING_VERBS[:-1],
    ASK_PAY: ("pay",),
    ASK_SPEND: ("spend",),
    ASK_WHEN: ("when",),
    ASK_HIRE: ("hire", "done"),
    ASK_DISMISS: ("dismiss",),
    ASK_TRADE: ("trade", "done"),
    ASK_CAPTURE: ("capture", "done"),
    ASK_GUARD: (*GUARD_VERBS, "done"),
    ASK_KEEP: ("keep",),
    ASK_HAND_LIMIT: ("discard",),
    ASK_GIVE_CARD: ("discard", "done"),
    ASK_CHOICE: ("choose", "done"),
    ASK_EFFECT: ("yes", "done"),
    ASK_LOSS: ("prevent", "buy-off"),
    ASK_DEBT: ("yes", "done"),
    ASK_DESTROY: ("yes", "done"),
    ASK_CONTRIBUTE: ("contribute", "done"),
    ASK_RELEASE: ("release",),
    ASK_END_EFFECT: ("resolve",),
}
CHANCE_VERBS = (
    "first",
    "draw",
    "reveal",
    "reward",
    "market-card",
    "contribution-card",
    "scheme",
    "deal-board",
)
REASON_NAMES: dict[int, str] = {
    value: name for name, value in vars(reasons).items() if isinstance(value, int)
}


# What each verb says, in the order of speaking: names of `fields_of`.
SAID: Mapping[str, tuple[str, ...]] = {
    "place": ("location",),
    "visit": ("location", "bonus"),
    "mine": ("mined",),
    "workshop-draw": (),
    "workshop-hire": ("apprentice",),
    "visit-draw": ("bonus",),
    "visit-hire": ("apprentice", "bonus"),
    "market-draw": (),
    "market-hire": ("apprentice",),
    "build": ("building",),
    "cathedral": ("building",),
    "cathedral-free": (),
    "monument": ("monument", "site"),
    "contribute-first": ("resource",),
    "contribute": ("resource",),
    "take-back": ("place",),
    "hire": ("apprentice",),
    "dismiss": ("apprentice",),
    "keep": ("building",),
    "discard": ("building",),
    "resolve": ("building",),
    "trade": ("trade", *PAID_GOODS),
    "pay": PAID_GOODS,
    "spend": ("good", "amount"),
    "capture": ("captured_at", "owner"),
    "hand-over": (),
    "free": (),
    "ransom": (),
    "ransom-by-debt": (),
    "pay-debt": (),
    "choose": ("side",),
    "when": ("time",),
    "prevent": ("points",),
    "buy-off": (),
    "release": ("workers",),
    "yes": (),
    "done": (),
    "board": ("board",),
    "first": ("starter",),
    "draw": ("building",),
    "reveal": ("apprentice",),
    "reward": ("reward",),
    "market-card": ("market_card",),
    "contribution-card": ("contribution_card",),
    "scheme": ("scheme",),
    "deal-board": ("board",),
}


def fields_of(contents: Contents) -> dict[str, Field]:
    """Every field. Ids of the expansion are looked up only when a word is not of the base game."""
    fields: dict[str, Field] = {
        "apprentice": Word("apprentice", Ids(contents, "apprentices"), kind="card"),
        "building": Word("building", Ids(contents, "buildings"), kind="card"),
        "board": Word("board", Ids(contents, "boards"), kind="card"),
        "location": Word("location", tuple(PLAIN_DEEDS), kind="place"),
        "site": Word("site", PLACE_NAMES, kind="place"),
        "place": Word("place", (*PLACE_NAMES, *HELD), kind="place"),
        "captured_at": Word("location", PLACE_NAMES[:CAPTURABLE], kind="place"),
        "bonus": Word("bonus", BONUSES),
        "mined": Word("good", ("clay", "gold"), kind="goods"),
        "resource": Word("resource", RESOURCE_NAMES, kind="goods"),
        "good": Word("good", PAID_GOODS, kind="goods"),
        "amount": Number("amount", 0, actions.SPEND_MOST),
        "monument": Word("monument", RESOURCE_NAMES, kind="monument"),  # by its resource
        "trade": Word("trade", Ids(contents, "trades"), kind="card"),  # by who offers it
        "owner": Word("colour", COLOURS, kind="player"),
        "starter": Word("colour", COLOURS, kind="player"),
        "side": Word("side", SIDES),
        "time": Word("time", TIMES),
        "points": Number("points", 0, actions.PREVENT_MOST),
        "workers": Number("workers", 0, actions.RELEASE_MOST),
        "reward": Word("reward", Ids(contents, "rewards"), kind="card"),
        "market_card": Word("card", Ids(contents, "market_cards"), kind="card"),
        "contribution_card": Word("card", Ids(contents, "consequences"), kind="card"),
        "scheme": Word("scheme", Ids(contents, "schemes"), kind="scheme"),
    }
    return {**fields, **{good: Number(good, 0, MOST_PAID) for good in PAID_GOODS}}


def grammar_of(contents: Contents) -> Grammar:
    fields = fields_of(contents)
    return Grammar({verb: tuple(fields[name] for name in said) for verb, said in SAID.items()})


# -- ids and numbers


def apprentice_number(content: Content, value: Value) -> int:
    return content.apprentice_numbers[str(value)]


def building_number(content: Content, value: Value) -> int:
    return content.building_numbers[str(value)]


def slot_number(content: Content, state: Architects, value: Value) -> int:
    """Where an apprentice is on offer; a slot that does not exist if it is not."""
    slot = slot_of(state, apprentice_number(content, value))
    return slot if slot >= 0 else actions.SLOTS


def place_number(value: Value) -> int:
    name = str(value)
    return CAPTIVES + HELD.index(name) if name in HELD else PLACE_NAMES.index(name)


def _visit(value: Value) -> int:
    return (VISIT_FOR_INFLUENCE, VISIT_FOR_WORKER)[BONUSES.index(str(value))]


def _paid(way: int) -> tuple[int, ...]:
    return tuple(paid_of(way, good) for good in range(INFLUENCE + 1))


def _way(ways: list[int], values: tuple[Value, ...]) -> int:
    """Which of these ways pays exactly these goods, or -1."""
    return next((n for n, way in enumerate(ways) if _paid(way) == values), -1)


# -- what an answer says


def move_of(content: Content, state: Architects, action: int) -> Move:
    kind = actions.kind_of(action)
    named = actions.named_by(action, kind)
    if kind in (actions.PLACE, actions.VISIT_INFLUENCE, actions.VISIT_WORKER):
        return _placing_move(content, state, actions.deed_of(action), actions.visit_of(action))
    if kind in PLAIN_VERBS:
        return Move(PLAIN_VERBS[kind])
    if kind in NUMBER_VERBS:
        return Move(NUMBER_VERBS[kind], (named,))
    match kind:
        case actions.CONTRIBUTE_FIRST:
            return Move("contribute-first", (RESOURCE_NAMES[named],))
        case actions.CONTRIBUTE:
            return Move("contribute", (RESOURCE_NAMES[named],))
        case actions.TAKE_BACK:
            return Move("take-back", ((*PLACE_NAMES, *HELD)[named],))
        case actions.HIRE:
            return Move("hire", (content.apprentices[int(state.offer[named])][0],))
        case actions.DISMISS:
            return Move("dismiss", (content.apprentices[named][0],))
        case actions.KEEP | actions.DISCARD | actions.RESOLVE:
            return Move(BUILDING_VERBS[kind], (content.buildings[named][0],))
        case actions.TRADE:
            trade, way = actions.trade_of(action), actions.way_of_trade(action)
            return Move("trade", (content.trades[trade], *_paid(_trade_ways(state, trade)[way])))
        case actions.CAPTURE:
            location, owner = actions.captured_at(action), actions.captured_owner(action)
            return Move("capture", (PLACE_NAMES[location], COLOURS[owner]))
        case actions.CHOOSE if state.planned_kind() == ASK_WHEN:
            return Move("when", (TIMES[named],))
        case actions.CHOOSE:
            return Move("choose", (SIDES[named],))
        case actions.PAY:
            return Move("pay", _paid(_ways_due(state)[named]))
        case actions.SPEND:
            return Move("spend", (PAID_GOODS[state.planned_number()], named))
        case actions.BOARD:
            verb = "board" if state.actor != CHANCE else "deal-board"
            return Move(verb, (content.boards[named][0],))
        case _:
            return _chance_move(content, kind, named)


def _placing_move(content: Content, state: Architects, deed: int, visit: int) -> Move:
    bonus = () if visit == NO_VISIT else (BONUSES[visit - VISIT_FOR_INFLUENCE],)
    kind = actions.kind_of_deed(deed)
    named = actions.named_by(deed, kind)
    match kind:
        case actions.DEED_MONUMENT:
            monument, site = actions.monument_of(deed), actions.site_of(deed)
            return Move("monument", (RESOURCE_NAMES[monument], SITES[site]))
        case actions.DEED_CATHEDRAL_FREE:
            return Move("cathedral-free")
        case actions.DEED_CATHEDRAL:
            return Move("cathedral", (content.buildings[named][0],))
        case actions.DEED_BUILD:
            return Move("build", (content.buildings[named][0],))
        case actions.DEED_MARKET_HIRE:
            return Move("market-hire", (content.apprentices[int(state.offer[named])][0],))
        case actions.DEED_MARKET_DRAW:
            return Move("market-draw")
        case actions.DEED_CLAY | actions.DEED_GOLD:
            return Move("mine", ("clay" if kind == actions.DEED_CLAY else "gold",))
        case actions.DEED_HIRE:
            name = content.apprentices[int(state.offer[named])][0]
            return Move("visit-hire" if bonus else "workshop-hire", (name, *bonus))
        case actions.DEED_DRAW:
            return Move("visit-draw" if bonus else "workshop-draw", bonus)
    location = next(name for name, each in PLAIN_DEEDS.items() if each == deed)
    return Move("visit" if bonus else "place", (location, *bonus))


def _chance_move(content: Content, kind: int, named: int) -> Move:
    match kind:
        case actions.DRAW:
            return Move("draw", (content.buildings[named][0],))
        case actions.REVEAL:
            return Move("reveal", (content.apprentices[named][0],))
        case actions.REWARD:
            return Move("reward", (content.rewards[named],))
        case actions.MARKET:
            return Move("market-card", (content.market_cards[named],))
        case actions.CONSEQUENCE:
            return Move("contribution-card", (content.consequences[named][0],))
        case actions.SCHEME:
            return Move("scheme", (content.schemes[named][0],))
        case _:
            return Move("first", (COLOURS[named],))


# -- the answer that makes a move


def encode(content: Content, state: Architects, move: Move) -> int:
    """The answer for a move; -1 if it names something that is not there."""
    values = move.values
    if move.verb in PLACING_VERBS and move.verb != "contribute-first":
        deed, visit = deed_and_visit(content, state, move)
        if deed < 0:
            return -1
        first = (actions.PLACE, actions.VISIT_INFLUENCE, actions.VISIT_WORKER)[visit]
        return int(first + deed)
    match move.verb, values:
        case "contribute-first", (resource,):
            return int(actions.CONTRIBUTE_FIRST + RESOURCE_NAMES.index(str(resource)))
        case "contribute", (resource,):
            return int(actions.CONTRIBUTE + RESOURCE_NAMES.index(str(resource)))
        case "take-back", (place,):
            return int(actions.TAKE_BACK + place_number(place))
        case "hire", (apprentice,):
            return int(actions.HIRE + slot_number(content, state, apprentice))
        case "dismiss", (apprentice,):
            return int(actions.DISMISS + apprentice_number(content, apprentice))
        case "keep", (building,):
            return int(actions.KEEP + building_number(content, building))
        case "discard", (building,):
            return int(actions.DISCARD + building_number(content, building))
        case "resolve", (building,):
            return int(actions.RESOLVE + building_number(content, building))
        case "spend", (good, int(amount)):
            is_asked = PAID_GOODS[state.planned_number()] == good
            return int(actions.SPEND + amount) if is_asked else -1
        case "pay", _:
            way = _way(_ways_due(state), values)
            return int(actions.PAY + way) if way >= 0 else -1
        case "trade", (name, *_):
            trade = content.trades.index(str(name))
            way = _way(_trade_ways(state, trade), values[1:])
            return int(actions.trade_action(trade, way)) if way >= 0 else -1
        case "capture", (location, colour):
            owner = COLOURS.index(str(colour))
            return int(actions.capture_action(PLACE_NAMES.index(str(location)), owner))
        case "choose", (side,):
            return int(actions.CHOOSE + SIDES.index(str(side)))
        case "when", (time,):
            return int(actions.CHOOSE + TIMES.index(str(time)))
        case "prevent", (int(points),):
            return int(actions.PREVENT + points)
        case "release", (int(workers),):
            return int(actions.RELEASE + workers)
        case "board" | "deal-board", (board,):
            return int(actions.BOARD + [name for name, _ in content.boards].index(str(board)))
        case _:
            return _encode_word(content, move)


def _encode_word(content: Content, move: Move) -> int:
    for plain, verb in PLAIN_VERBS.items():
        if move.verb == verb:
            return plain
    name = str(move.values[0])
    match move.verb:
        case "first":
            return int(actions.FIRST + COLOURS.index(name))
        case "draw":
            return int(actions.DRAW + building_number(content, name))
        case "reveal":
            return int(actions.REVEAL + apprentice_number(content, name))
        case "reward":
            return int(actions.REWARD + content.rewards.index(name))
        case "market-card":
            return int(actions.MARKET + content.market_cards.index(name))
        case "contribution-card":
            return int(actions.CONSEQUENCE + [one for one, _ in content.consequences].index(name))
        case _:
            return int(actions.SCHEME + [one for one, _ in content.schemes].index(name))


def _trade_ways(state: Architects, trade: int) -> list[int]:
    """How a trade may be paid as it is chosen: nothing yet where that is asked later (A75a)."""
    ways = trade_ways(state, state.planned_player(), trade)
    return [0] if is_paid_later(ways) else [int(way) for way in ways]


def _ways_due(state: Architects) -> list[int]:
    ways = ways_left(state, state.planned_player(), state.planned_number())
    return [int(way) for way in ways]


def deed_and_visit(content: Content, state: Architects, move: Move) -> tuple[int, int]:
    """The deed and visit of a placing move; deed -1 for an apprentice who is not on offer."""
    match move.verb, move.values:
        case "place", (location,):
            return PLAIN_DEEDS[str(location)], NO_VISIT
        case "visit", (location, bonus):
            return PLAIN_DEEDS[str(location)], _visit(bonus)
        case "mine", (good,):
            return (actions.DEED_CLAY if good == "clay" else actions.DEED_GOLD), NO_VISIT
        case "workshop-draw", _:
            return actions.DEED_DRAW, NO_VISIT
        case "visit-draw", (bonus,):
            return actions.DEED_DRAW, _visit(bonus)
        case "market-draw", _:
            return actions.DEED_MARKET_DRAW, NO_VISIT
        case "build", (building,):
            return actions.DEED_BUILD + building_number(content, building), NO_VISIT
        case "cathedral", (building,):
            return actions.DEED_CATHEDRAL + building_number(content, building), NO_VISIT
        case "cathedral-free", _:
            return actions.DEED_CATHEDRAL_FREE, NO_VISIT
        case "monument", (resource, site):
            number = site_of(PLACE_NAMES.index(str(site)))
            monument = RESOURCE_NAMES.index(str(resource))
            return (int(actions.monument_deed(monument, number)) if number >= 0 else -1), NO_VISIT
        case _, (apprentice, *rest):
            slot = slot_of(state, apprentice_number(content, apprentice))
            visit = _visit(rest[0]) if rest else NO_VISIT
            is_market = move.verb == "market-hire"
            first = actions.DEED_MARKET_HIRE if is_market else actions.DEED_HIRE
            return (first + slot if slot >= 0 else -1), visit
        case _:
            return -1, NO_VISIT


# -- every payment there could be


def possible_payments(content: Content, state: Architects, verb: str) -> Iterator[Move]:
    """Everything worth trying to pay: of each good up to one more than could be asked for.

    Where no payment is asked for, nothing is paid in every one of them.
    """
    asked = NOBODY_ASKED if state.is_over() else state.planned_kind()
    if verb == "pay":
        bill = state.due if asked == ASK_PAY else NOTHING_DUE
        yield from (Move("pay", paid) for paid in _payments(state, bill))
        return
    for trade, name in enumerate(content.trades):
        bill = content.tables.trade_bill[trade] if asked == ASK_TRADE else NOTHING_DUE
        yield from (Move("trade", (name, *paid)) for paid in _payments(state, bill))


def _payments(state: Architects, bill: int) -> Iterator[tuple[int, ...]]:
    if bill == NOTHING_DUE:
        yield (0,) * len(PAID_GOODS)
        return
    player = state.planned_player()
    treasure = resource_in(bill, DUE_GOLD) + resource_in(bill, DUE_MARBLE)  # A180: in any mix
    most = [
        *(resource_in(bill, n) + has(any_from_in(bill), n) * any_count_in(bill) for n in range(3)),
        silver_in(bill) + tax_in(bill) + coins_in(bill),
        treasure,
        treasure,
        MOST_PAID,
    ]
    held = [state.amount(player, good) for good in range(len(PAID_GOODS))]
    yield from product(*(range(min(pair) + 2) for pair in zip(most, held, strict=True)))
