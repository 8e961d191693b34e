"""What a seat is asked, as data: what can be touched, what answers change, why a thing is dark."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeAlias

from threecrowns.engine.moves import Field, Value
from threecrowns.engine.phrase import Phrase, Ref
from threecrowns.engine.refusal import Refusal
from threecrowns.engine.state import OVER
from threecrowns.games.architects.content import vocabulary as v
from threecrowns.games.architects.content.pack import Content
from threecrowns.games.architects.content.tables import LEVELS
from threecrowns.games.architects.rules import actions, reasons
from threecrowns.games.architects.rules.agenda import (
    ASK_CAPTURE,
    ASK_CONTRIBUTE,
    ASK_DEBT,
    ASK_DEED,
    ASK_DESTROY,
    ASK_DISMISS,
    ASK_DRAFT,
    ASK_END_EFFECT,
    ASK_GIVE_CARD,
    ASK_GRANTED,
    ASK_GUARD,
    ASK_HAND_LIMIT,
    ASK_HIRE,
    ASK_KEEP,
    ASK_LOSS,
    ASK_PAY,
    ASK_RELEASE,
    ASK_SPEND,
    ASK_TRADE,
    ASK_WHEN,
)
from threecrowns.games.architects.rules.bills import paid_of
from threecrowns.games.architects.rules.guildhall import may_work_on_cathedral
from threecrowns.games.architects.rules.market import may_visit_market
from threecrowns.games.architects.rules.payment import ways_left
from threecrowns.games.architects.rules.scoring import (
    building_points,
    cathedral_points,
    monument_points,
)
from threecrowns.games.architects.rules.state import (
    BUILT,
    DECLARED,
    END_NOT_IN_SIGHT,
    HAND,
    PACK,
)
from threecrowns.games.architects.rules.turn import Architects
from threecrowns.games.architects.speech.moves import (
    BONUSES,
    CHANCE_VERBS,
    COLOURS,
    HELD,
    PAID_GOODS,
    PLAIN_DEEDS,
    REASON_NAMES,
    SIDES,
    SITES,
    TIMES,
)
from threecrowns.games.architects.speech.view import cards_in, hired_by
from threecrowns.games.architects.speech.words import place_ref

About: TypeAlias = Callable[[Content, Architects], Iterable[Ref]]
STOCKED = v.GOODS_NAMES[: v.DEBT + 1]  # as in the ledger, with virtue and unpaid debts

# -- what answers change


def stocks(state: Architects, seat: int) -> dict[str, int]:
    """Goods, cards in hand or about to be drawn, points of what is built, workers at home."""
    first = seat * v.FIELDS
    goods = state.ledger[first : first + len(STOCKED)]
    found: dict[str, int] = {
        name: amount for name, amount in zip(STOCKED, goods, strict=True) if amount
    }
    found["building_card"] = state.hand_size(seat) + state.cards_to_come(seat)
    built = building_points(state, seat) + monument_points(state, seat)
    found["points"] = built + cathedral_points(state, seat)
    found["worker"] = state.workers_at(v.HOME, seat)
    return found


def usual_answer(state: Architects) -> int | None:
    """A bill is paid with as little influence as can be, a loss is borne, a debt avoided."""
    asked = state.planned_kind()
    if asked == ASK_LOSS:
        return actions.PREVENT  # nothing is prevented
    if asked == ASK_PAY:
        ways = ways_left(state, state.planned_player(), state.planned_number())
        influence = [int(paid_of(way, v.INFLUENCE)) for way in ways]
        return actions.PAY + influence.index(min(influence))
    if asked == ASK_SPEND:
        return state.legal_actions()[0]  # as little of this good as can be, influence first
    if asked == ASK_WHEN:
        return actions.CHOOSE  # before the action
    if asked in (ASK_DEBT, ASK_DESTROY):
        return actions.YES
    return None


def warnings(before: Architects, after: Architects, seat: int) -> Iterator[Phrase]:
    """A119, A140, A147, A160, A170. What an answer brings about besides its gains."""
    debts = after.amount(seat, v.DEBT) - before.amount(seat, v.DEBT)
    if debts > 0:
        yield Phrase("warn-debt", {"count": int(debts)})
    tables = after.tables
    if may_work_on_cathedral(before, seat) and not may_work_on_cathedral(after, seat):
        yield Phrase("warn-no-cathedral", {"wanted": tables.cathedral_virtue})
    if may_visit_market(before, seat) and not may_visit_market(after, seat):
        yield Phrase("warn-no-market", {"wanted": tables.market_virtue})
    if after.is_reset_due and not before.is_reset_due:
        yield Phrase("warn-reset")
    if before.ending == END_NOT_IN_SIGHT and after.ending != END_NOT_IN_SIGHT:
        yield Phrase("warn-end-in-sight")


# -- things


def things(content: Content, state: Architects, seat: int | None) -> Iterator[Ref]:
    """Everything in a reader's view that can be touched."""
    for place in range(v.CAPTIVES + state.players):
        yield place_ref(place)
    for player in range(state.players):
        yield Ref("player", player)
    yield from _cards_in_sight(content, state, seat)
    yield from (Ref("level", level) for level in range(1, LEVELS + 1))
    yield from (Ref("goods", name) for name in v.GOODS_NAMES[: v.DEBT + 1])
    yield from (Ref("monument", name) for name, _ in content.monuments)
    if state.opponent >= 0:
        yield Ref("opponent", content.opponents[state.script][0])


def _cards_in_sight(content: Content, state: Architects, seat: int | None) -> Iterator[Ref]:
    for card in state.offer:
        if card != v.NOTHING:
            yield _apprentice(content, card)
    for player in range(state.players):
        board = state.amount(player, v.BOARD)
        if board != v.NOTHING:
            yield Ref("card", content.boards[board][0])
        yield from (_apprentice(content, card) for card in hired_by(state, player))
        yield from (_building(content, card) for card in cards_in(state, BUILT + player))
    yield from (_building(content, card) for card in cards_in(state, DECLARED))
    if seat is not None:
        yield from (_building(content, card) for card in cards_in(state, HAND + seat))
        yield from (_building(content, card) for card in _drawn(state, seat))
    for top in (state.small_top, state.large_top):
        if top != v.NOTHING:
            yield Ref("card", content.market_cards[top])
    for shown in (state.contribution, state.consequence):
        if state.is_wonder and shown != v.NOTHING:
            yield Ref("card", content.consequences[shown][0])


def _apprentice(content: Content, card: int) -> Ref:
    return Ref("card", content.apprentices[card][0])


def _building(content: Content, card: int) -> Ref:
    return Ref("card", content.buildings[card][0])


def _drawn(state: Architects, seat: int) -> list[int]:
    """The pack before a seat, or the cards it drew at the black market."""
    if state.is_drafting():
        return list(cards_in(state, PACK + state.pack_before(seat)))
    return [int(card) for card in state.five] if seat == state.turn else []


# -- what a verb is about, and what its fields can say

_WORKSHOP = place_ref(v.WORKSHOP)
_STALL = place_ref(v.MARKET_MIDDLE)
_GUILDHALL = place_ref(v.GUILDHALL)
_PRISON = place_ref(v.PRISON)
VERB_PLACES: Mapping[str, tuple[Ref, ...]] = {
    "mine": (place_ref(v.MINES),),
    "workshop-draw": (_WORKSHOP,),
    "workshop-hire": (_WORKSHOP,),
    "visit-draw": (_WORKSHOP,),
    "visit-hire": (_WORKSHOP,),
    "market-draw": (_STALL,),
    "market-hire": (_STALL,),
    "build": (_GUILDHALL,),
    "cathedral": (_GUILDHALL,),
    "cathedral-free": (_GUILDHALL,),
    "monument": (_GUILDHALL,),
    "hand-over": (_PRISON,),
    "free": (_PRISON,),
    "release": (_PRISON,),
    "pay-debt": (Ref("goods", "debt"),),
    "ransom-by-debt": (Ref("goods", "debt"),),
    "prevent": (Ref("goods", "influence"), Ref("goods", "virtue")),
    "buy-off": (Ref("goods", "silver"), Ref("goods", "virtue")),
}


def verb_refs(content: Content, state: Architects, seat: int, verb: str) -> tuple[Ref, ...]:
    """What a verb is about besides its fields: a place, a level, a card that takes goods."""
    refs = VERB_PLACES.get(verb, ())
    if verb in ("cathedral", "cathedral-free") and state.level(seat) < LEVELS:
        return (*refs, Ref("level", int(state.level(seat)) + 1))
    if verb in ("contribute", "contribute-first") and state.contribution != v.NOTHING:
        card = Ref("card", content.consequences[state.contribution][0])
        return (card, place_ref(state.princess)) if state.princess >= 0 else (card,)
    if verb in ("ransom", "ransom-by-debt"):
        held = (place_ref(v.CAPTIVES + n) for n in range(state.players) if n != seat)
        return (*refs, *held)
    if verb == "hand-over":
        return (*refs, place_ref(v.CAPTIVES + seat))
    return refs


def field_values(
    content: Content, state: Architects, seat: int, verb: str, name: str
) -> Iterable[Value]:
    """What could be said now; nothing where only the thing itself can be named."""
    if verb in CHANCE_VERBS:
        return ()
    if name in PAID_GOODS:
        return (0,)
    if name in SAID_CARDS:
        return SAID_CARDS[name](content, state, seat, verb)
    if name == "place":
        return (*v.PLACE_NAMES, *HELD[: state.players])
    if name == "owner":
        return COLOURS[: state.players]
    return SAID_ALWAYS[name]


def _said_apprentices(content: Content, state: Architects, seat: int, verb: str) -> list[str]:
    if verb == "dismiss":
        return [content.apprentices[card][0] for card in hired_by(state, seat)]
    return [content.apprentices[card][0] for card in state.offer if card != v.NOTHING]


def _said_buildings(content: Content, state: Architects, seat: int, verb: str) -> list[str]:
    cards: Iterable[int]
    if verb == "keep":
        cards = _drawn(state, seat)
    elif verb == "resolve":
        cards = cards_in(state, BUILT + seat)
    else:
        cards = cards_in(state, HAND + seat)
    return [content.buildings[card][0] for card in cards]


SAID_CARDS: Mapping[str, Callable[[Content, Architects, int, str], Iterable[str]]] = {
    "apprentice": _said_apprentices,
    "building": _said_buildings,
    "board": lambda content, state, seat, verb: [name for name, _ in content.boards],
    "trade": lambda content, state, seat, verb: content.trades,
}
SAID_ALWAYS: Mapping[str, tuple[Value, ...]] = {
    "location": tuple(PLAIN_DEEDS),
    "captured_at": v.PLACE_NAMES[: v.CAPTURABLE],
    "site": SITES,
    "bonus": BONUSES,
    "mined": ("clay", "gold"),
    "resource": v.RESOURCE_NAMES,
    "monument": v.RESOURCE_NAMES,
    "good": PAID_GOODS,
    "amount": (1,),
    "side": SIDES,
    "time": TIMES,
    "points": (1,),
    "workers": (1,),
}


def ref_of(content: Content, state: Architects, seat: int, field: Field, value: Value) -> Ref:
    """What the value of a field points at; moves call some things by another word."""
    name = str(value)
    if field.kind == "monument":
        number = v.RESOURCE_NAMES.index(name)
        return Ref("monument", content.monuments[number][0] if content.monuments else name)
    if field.kind == "player":
        return Ref("player", COLOURS.index(name))
    if field.name == "trade":
        return _trader(content, state, seat, name)
    return Ref(field.kind, value)


def _trader(content: Content, state: Architects, seat: int, trade: str) -> Ref:
    """Who offers a trade: an own apprentice, or else the storehouse or the first card of it."""
    if trade not in content.trades:
        return Ref("card", trade)
    number = content.trades.index(trade)
    for card in hired_by(state, seat):
        is_trader = int(state.tables.trait[card]) == v.TRADE
        if is_trader and int(state.tables.ability_trade[card]) == number:
            return _apprentice(content, card)
    first = dict(content.traders).get(trade)
    return place_ref(v.STOREHOUSE) if first is None else _apprentice(content, first)


# -- what a question is about


def question_about(content: Content, state: Architects) -> tuple[Ref, ...]:
    about = ABOUT.get(state.planned_kind())
    return () if about is None else tuple(about(content, state))


def _at(place: int) -> About:
    return lambda content, state: (place_ref(place),)


def _good(name: str) -> About:
    return lambda content, state: (Ref("goods", name),)


def _at_planned(content: Content, state: Architects) -> Iterator[Ref]:
    yield place_ref(state.planned_number())


def _being_built(content: Content, state: Architects) -> Iterator[Ref]:
    yield from (_building(content, card) for card in cards_in(state, DECLARED))


def _just_drawn(content: Content, state: Architects) -> Iterator[Ref]:
    yield from (_building(content, card) for card in _drawn(state, state.actor))


def _in_hand(content: Content, state: Architects) -> Iterator[Ref]:
    yield from (_building(content, card) for card in cards_in(state, HAND + state.actor))


def _built(content: Content, state: Architects) -> Iterator[Ref]:
    yield from (_building(content, card) for card in cards_in(state, BUILT + state.actor))


def _hired(content: Content, state: Architects) -> Iterator[Ref]:
    yield from (_apprentice(content, card) for card in hired_by(state, state.actor))


def _offered(content: Content, state: Architects) -> Iterator[Ref]:
    yield from (_apprentice(content, card) for card in state.offer if card != v.NOTHING)


def _contribution(content: Content, state: Architects) -> Iterator[Ref]:
    yield Ref("card", content.consequences[state.contribution][0])


ABOUT: Mapping[int, About] = {
    ASK_TRADE: _at(v.STOREHOUSE),
    ASK_CAPTURE: _at(v.TOWN_CENTRE),
    ASK_GUARD: _at(v.GUARDHOUSE),
    ASK_RELEASE: _at(v.PRISON),
    ASK_GRANTED: _at_planned,
    ASK_DEED: _at_planned,
    ASK_PAY: _being_built,
    ASK_SPEND: _being_built,
    ASK_DRAFT: _just_drawn,
    ASK_KEEP: _just_drawn,
    ASK_HAND_LIMIT: _in_hand,
    ASK_GIVE_CARD: _in_hand,
    ASK_END_EFFECT: _built,
    ASK_DISMISS: _hired,
    ASK_HIRE: _offered,
    ASK_CONTRIBUTE: _contribution,
    ASK_LOSS: _good("virtue"),
    ASK_DEBT: _good("debt"),
    ASK_DESTROY: _good("debt"),
}

# -- why not

FREED_AT_THE_GUARDHOUSE = "A114_FREED_AT_THE_GUARDHOUSE"
ONE_LEVEL_AT_A_TIME = "A141_ONE_LEVEL_AT_A_TIME"
PLAYS_BY_SCHEMES = "S7_PLAYS_BY_SCHEMES"
# Only said of things, never of moves.
TOUCHED = (FREED_AT_THE_GUARDHOUSE, ONE_LEVEL_AT_A_TIME, PLAYS_BY_SCHEMES)
PRISON = Ref("place", "prison")

# How near to legal a refused move is: the later, the nearer.
LADDER = (
    (reasons.A17_NO_DRAW_NOW, reasons.A14_NOT_IN_THE_PILE),
    (reasons.A170_GAME_IS_OVER, reasons.A40_NOT_YOUR_TURN),
    (reasons.A40_NOT_ASKED_NOW,),
    (reasons.A42_TAKE_A_WORKER_BACK, reasons.A45_WORKERS_AT_HOME),
    (  # it names something that is not there, or not theirs
        reasons.A25_BOARD_NOT_LEFT,
        reasons.A30_NOT_IN_THE_PACK,
        reasons.A46_NOT_IN_HAND,
        reasons.A82_NO_SUCH_APPRENTICE,
        reasons.A88_NOT_YOUR_APPRENTICE,
        reasons.A99_NO_SUCH_TRADE,
        reasons.A134_NOT_IN_HAND,
        reasons.A140_NO_CARD_TO_DISCARD,
        reasons.A149_NOT_DRAWN,
        reasons.A173_NO_SUCH_EFFECT,
        reasons.A183_NO_DISCARD_WANTED,
        reasons.W98_NO_SITE_FOR_A_MONUMENT,
        reasons.W110_NO_OWN_MONUMENT_THERE,
    ),
    (  # something else has to be done or to come first
        reasons.A42_NO_OWN_WORKER_THERE,
        reasons.A43_CAPTURABLE_LOCATIONS_FIRST,
        reasons.A43_NOT_FROM_THE_GUILDHALL,
        reasons.A102_NO_WORKERS_OF_THIS_COLOUR,
        reasons.A103_TOO_MANY_LOCATIONS,
        reasons.A109_NO_CAPTIVES,
        reasons.A109_NOBODY_IN_PRISON,
        reasons.A109_NOBODY_HELD_BY_OTHERS,
        reasons.A109_NO_UNPAID_DEBT,
        reasons.A111_NOTHING_TO_DO,
        reasons.A120_TAX_STAND_EMPTY,
        reasons.A141_TOP_REACHED,
        reasons.W50_PRINCESS_NOT_THERE,
        reasons.W61_LIES_THERE_ALREADY,
        reasons.W65_NOTHING_TO_SPEND_HERE,
        reasons.W77_NOT_POSSIBLE,
        reasons.W91_ALREADY_BUILT,
        reasons.W99_SITE_TAKEN,
    ),
    # The cathedral: a card is rather built than put away for it.
    (reasons.A140_VIRTUE_TOO_LOW, reasons.A140_NO_FREE_SPACE),
    (reasons.A140_CANNOT_PAY_LEVEL,),
    (  # a condition
        reasons.A134_SKILL_MISSING,
        reasons.A147_VIRTUE_TOO_HIGH,
        reasons.A147_SPACE_TAKEN,
        reasons.A164_TOO_MANY_RELEASED,
        reasons.W32_CANNOT_PREVENT,
        reasons.W110_CHOOSE_AT_YOUR_MONUMENT,
    ),
    (  # only goods are missing
        reasons.A64_TOO_FEW_WORKERS_FOR_GOLD,
        reasons.A75_NOT_A_WAY_TO_PAY,
        reasons.A81_CANNOT_PAY_HIRE,
        reasons.A97_CANNOT_PAY_TRADE,
        reasons.A100_CANNOT_PAY_TAX,
        reasons.A101_CANNOT_PAY_CAPTURE,
        reasons.A115_CANNOT_PAY_RANSOM,
        reasons.A116_CANNOT_PAY_DEBT,
        reasons.A134_CANNOT_PAY_BUILDING,
        reasons.A147_CANNOT_PAY_MARKET,
        reasons.W60_RESOURCE_MISSING,
        reasons.W92_CANNOT_PAY_MONUMENT,
        reasons.W164_CANNOT_PAY_TWO_SILVER,
    ),
)
NEARNESS = {REASON_NAMES[code]: rung for rung, codes in enumerate(LADDER) for code in codes}


def why_not_asked(state: Architects) -> Refusal:
    is_over = state.actor == OVER
    return Refusal(
        REASON_NAMES[reasons.A170_GAME_IS_OVER if is_over else reasons.A40_NOT_YOUR_TURN]
    )


def can_be_spoken_of(state: Architects, ref: Ref) -> bool:
    """Does a move about it tell why it is dark? Only at the guardhouse one speaks of the prison."""
    return ref != PRISON or state.planned_kind() in (ASK_GUARD, ASK_RELEASE)


def why_not_touched(state: Architects, ref: Ref) -> Refusal:
    """Nothing that can be said names it."""
    if ref == PRISON:
        return Refusal(FREED_AT_THE_GUARDHOUSE)
    if ref.kind == "level":
        return Refusal(ONE_LEVEL_AT_A_TIME)
    if ref.kind == "opponent":
        return Refusal(PLAYS_BY_SCHEMES)
    return Refusal(REASON_NAMES[reasons.A40_NOT_ASKED_NOW])
