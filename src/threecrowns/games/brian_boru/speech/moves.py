"""Answers of Brian Boru as moves a player would say, and why a move is refused."""

from __future__ import annotations

from threecrowns.engine.bits import has
from threecrowns.engine.moves import Grammar, Move, Number, Word
from threecrowns.engine.state import CHANCE, LEGAL, OVER
from threecrowns.games.brian_boru.content.pack import PLAYER_COLOURS, Content
from threecrowns.games.brian_boru.content.tables import SIDE_NAMES
from threecrowns.games.brian_boru.rules import actions, reasons
from threecrowns.games.brian_boru.rules.battle import why_not_raid
from threecrowns.games.brian_boru.rules.church import why_not_monastery
from threecrowns.games.brian_boru.rules.draft import why_not_keep
from threecrowns.games.brian_boru.rules.marriage import why_not_marriage_town, why_not_track_town
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.rules.setup import why_not_start_in
from threecrowns.games.brian_boru.rules.state import (
    ASK_DEAL,
    ASK_DRAFT,
    ASK_EXPAND,
    ASK_EXTRA,
    ASK_FOLLOW,
    ASK_FREE,
    ASK_LEAD,
    ASK_MARRIAGE,
    ASK_MARRIAGE_TOWN,
    ASK_MONASTERY,
    ASK_PRINCESS,
    ASK_RAID,
    ASK_SECONDARY,
    ASK_START_TOWN,
    ASK_STARTER,
    ASK_TRACK_TOWN,
    ASK_VIKINGS,
)
from threecrowns.games.brian_boru.rules.symbols import why_not_buy, why_not_expand, why_not_free
from threecrowns.games.brian_boru.rules.trick import (
    why_not_lead,
    why_not_play,
    why_not_secondary,
)

REASON_NAMES: dict[int, str] = {
    value: name for name, value in vars(reasons).items() if isinstance(value, int)
}
# How near to legal a refused move is: the later a rule asks, the nearer. What is not asked at all
# is farthest.
FAR = (
    reasons.B115_GAME_IS_OVER,
    reasons.B21_NO_SUCH_MOVE,
    reasons.B127_NO_DRAW_NOW,
    reasons.B127_NO_SUCH_SEAT,
    reasons.B127_NOT_IN_THE_DECK,
    reasons.B21_NOT_YOUR_TURN,
    reasons.B29_CHOSEN_ALREADY,
    reasons.B21_NOT_ASKED_NOW,
)
NEAR = (
    reasons.B26_NOT_IN_PACK,
    reasons.B26_TWO_DIFFERENT_CARDS,
    reasons.B32_NOT_IN_HAND,
    reasons.B32_NOT_A_FREE_TOWN,
    reasons.B32_OTHER_COLOUR,
    reasons.B64_NOT_A_FREE_TOWN,
    reasons.B65_NO_ROAD_FROM_YOUR_TOWN,
    reasons.B75_OTHER_REGION,
    reasons.B75_NOT_A_FREE_TOWN,
    reasons.B100_NOT_YOUR_TOWN,
    reasons.B100_HAS_A_MONASTERY,
)
MIDDLE = len(FAR)  # the only reason against a move of its kind
NEARNESS: dict[str, int] = {
    name: FAR.index(code)
    if code in FAR
    else MIDDLE + 1 + NEAR.index(code)
    if code in NEAR
    else MIDDLE
    for code, name in REASON_NAMES.items()
}
SECONDARY_NAMES = ("upper", "lower")

# Verb -> the questions it answers.
ANSWERS = {
    "keep": (ASK_DRAFT,),
    "lead": (ASK_LEAD,),
    "play": (ASK_FOLLOW,),
    "use": (ASK_SECONDARY,),
    "buy": (ASK_EXTRA,),
    "expand": (ASK_EXPAND,),
    "stay": (ASK_EXPAND,),
    "free": (ASK_FREE,),
    "settle": (ASK_START_TOWN, ASK_MARRIAGE_TOWN, ASK_TRACK_TOWN),
    "raid": (ASK_RAID,),
    "monastery": (ASK_MONASTERY,),
    "princess": (ASK_PRINCESS,),
    "starter": (ASK_STARTER,),
    "vikings": (ASK_VIKINGS,),
    "marriage": (ASK_MARRIAGE,),
    "deal": (ASK_DEAL,),
}
CHANCE_VERBS = ("starter", "vikings", "marriage", "deal")
# What answers of a kind have in common: a card, or how a region stands whose towns they name.
SHARED = {
    "keep": "first",
    "lead": "card",
    "play": "card",
    "use": "action",
    "princess": "side",
    **dict.fromkeys(("expand", "free", "settle", "raid", "monastery"), "standing"),
}


def grammar_of(content: Content) -> Grammar:
    cards = [each.id for each in content.cards]
    matches = [each.id for each in content.marriages]
    card = Word("card", cards, kind="card", is_subject=True)
    town = Word("town", [each.id for each in content.towns], kind="town")
    return Grammar(
        {
            "keep": (Word("first", cards, kind="card"), Word("second", cards, kind="card")),
            "lead": (town, card),
            "play": (card,),
            "use": (Word("action", SECONDARY_NAMES),),
            "buy": (Number("steps", 0, actions.PURCHASES - 1),),
            "expand": (town,),
            "stay": (),
            "free": (town,),
            "settle": (town,),
            "raid": (town,),
            "monastery": (town,),
            "princess": (Word("side", SIDE_NAMES),),
            "starter": (Word("player", PLAYER_COLOURS, kind="player"),),
            "vikings": (Word("viking", content.vikings, kind="viking"),),
            "marriage": (Word("match", matches, kind="marriage"),),
            "deal": (card,),
        }
    )


def move_of(content: Content, grammar: Grammar, action: int) -> Move:
    """What an answer says."""
    if action == actions.STAY:
        return Move("stay")
    if actions.is_lead(action):
        town, card = actions.lead_town(action), actions.lead_card(action)
        return Move("lead", (content.towns[town].id, content.cards[card].id))
    if actions.is_keep(action):
        low, high = actions.lower_kept(action), actions.higher_kept(action)
        return Move("keep", (content.cards[low].id, content.cards[high].id))
    verb = actions.family_of(action)
    number = action - actions.FAMILIES[verb]
    field = grammar.verbs[verb][0]
    return Move(verb, (field.ids[number] if isinstance(field, Word) else number,))


def why_not(grammar: Grammar, state: BrianBoru, seat: int, move: Move) -> int:
    """The reason code against a move of this seat now, or LEGAL."""
    if state.actor == OVER:
        return reasons.B115_GAME_IS_OVER
    if move.verb in CHANCE_VERBS:
        return _why_not_chance(grammar, state, seat, move)
    asked = state.planned_kind()
    if seat not in state.waiting():
        has_chosen = asked == ASK_DRAFT and move.verb == "keep"
        return reasons.B29_CHOSEN_ALREADY if has_chosen else reasons.B21_NOT_YOUR_TURN
    if asked not in ANSWERS[move.verb]:
        return reasons.B21_NOT_ASKED_NOW
    match move.verb, numbers_of(grammar, move):
        case "keep", [first, second]:
            return why_not_keep(state, seat, first, second)
        case "lead", [town, card]:
            return why_not_lead(state, town, card)
        case "play", [card]:
            return why_not_play(state, card)
        case "use", [number]:
            return why_not_secondary(state, number)
        case "buy", [steps]:
            return why_not_buy(state, state.asked_about(), steps)
        case "expand", [town]:
            return why_not_expand(state, town)
        case "free", [town]:
            return why_not_free(state, town)
        case "settle", [town]:
            return _why_not_settle(state, asked, town)
        case "raid", [town]:
            return why_not_raid(state, state.asked_about(), town)
        case "monastery", [town]:
            return why_not_monastery(state, town)
        case _:
            return LEGAL  # stay, or a side of the princess


def _why_not_settle(state: BrianBoru, asked: int, town: int) -> int:
    if asked == ASK_START_TOWN:
        return why_not_start_in(state, town)
    if asked == ASK_MARRIAGE_TOWN:
        return why_not_marriage_town(state, state.asked_about(), town)
    return why_not_track_town(state, town)


def _why_not_chance(grammar: Grammar, state: BrianBoru, seat: int, move: Move) -> int:
    asked = state.planned_kind()
    if seat != CHANCE or state.actor != CHANCE or asked not in ANSWERS[move.verb]:
        return reasons.B127_NO_DRAW_NOW
    number = numbers_of(grammar, move)[0]
    if move.verb == "starter":
        return LEGAL if number < state.seats else reasons.B127_NO_SUCH_SEAT
    decks = {
        "vikings": state.viking_pool,
        "marriage": state.marriage_pool,
        "deal": state.deck,
    }
    return LEGAL if has(decks[move.verb], number) else reasons.B127_NOT_IN_THE_DECK


def encode(grammar: Grammar, move: Move) -> int:
    """The answer that makes an allowed move."""
    match move.verb, numbers_of(grammar, move):
        case "keep", [first, second]:
            return actions.keep_action(min(first, second), max(first, second))
        case "lead", [town, card]:
            return actions.lead_action(town, card)
        case verb, [number]:
            return actions.FAMILIES[verb] + number
        case _:
            return actions.STAY


def numbers_of(grammar: Grammar, move: Move) -> list[int]:
    """The values of a move as the rules count them: ids by their place in the content file."""
    return [
        field.numbers[str(value)] if isinstance(field, Word) else int(str(value))
        for field, value in zip(grammar.verbs[move.verb], move.values, strict=True)
    ]
