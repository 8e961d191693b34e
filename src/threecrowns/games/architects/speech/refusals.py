"""Why a move is refused: the question of every rule, asked for what a player said."""

from __future__ import annotations

from threecrowns.engine.moves import Move
from threecrowns.engine.state import CHANCE, LEGAL, OVER
from threecrowns.games.architects.content.pack import Content
from threecrowns.games.architects.content.vocabulary import (
    PLACE_NAMES,
    RESOURCE_NAMES,
)
from threecrowns.games.architects.rules import reasons
from threecrowns.games.architects.rules.agenda import (
    ASK_DEED,
    ASK_DRAFT,
    ASK_GRANTED,
    ASK_PLACE,
    ASK_TAKE_BACK,
)
from threecrowns.games.architects.rules.captures import why_not_capture
from threecrowns.games.architects.rules.effects import why_not_choose, why_not_give_card
from threecrowns.games.architects.rules.ending import why_not_resolve
from threecrowns.games.architects.rules.figures import why_not_contribute
from threecrowns.games.architects.rules.guardhouse import why_not_guard
from threecrowns.games.architects.rules.market import why_not_keep
from threecrowns.games.architects.rules.payment import why_not_spend
from threecrowns.games.architects.rules.placing import (
    STANDING,
    TO_BE_PLACED,
    location_of,
    why_not_contribute_first,
    why_not_deed,
    why_not_take_back,
)
from threecrowns.games.architects.rules.reset import why_not_release
from threecrowns.games.architects.rules.setup import why_not_board, why_not_draft
from threecrowns.games.architects.rules.storehouse import why_not_trade
from threecrowns.games.architects.rules.turn import Architects
from threecrowns.games.architects.rules.virtue import why_not_buy_off, why_not_prevent
from threecrowns.games.architects.rules.workshop import (
    why_not_dismiss,
    why_not_hire_free,
)
from threecrowns.games.architects.speech.moves import (
    CHANCE_VERBS,
    COLOURS,
    PAID_GOODS,
    PLACING_VERBS,
    SIDES,
    VERBS,
    apprentice_number,
    building_number,
    deed_and_visit,
    encode,
    place_number,
    slot_number,
)

# Which kind of card a verb names.
NAMED = {
    **dict.fromkeys(("dismiss", "hire", "workshop-hire", "visit-hire"), "apprentices"),
    **dict.fromkeys(("market-hire", "reveal"), "apprentices"),
    **dict.fromkeys(("build", "cathedral", "keep", "discard", "resolve", "draw"), "buildings"),
    **dict.fromkeys(("board", "deal-board"), "boards"),
    "scheme": "schemes",
    "contribution-card": "consequences",
}


def why_not(content: Content, state: Architects, seat: int, move: Move) -> int:
    """The reason code against a move of this seat now, or LEGAL."""
    code = why_not_verb(state, seat, move.verb)
    if code != LEGAL:
        return code
    if move.verb in CHANCE_VERBS:
        return _why_not_chance(content, state, move)
    if _names_what_this_game_has_not(content, move):
        return reasons.A40_NOT_ASKED_NOW
    if move.verb in ("done", "yes"):
        is_answer = encode(content, state, move) in state.legal_actions()
        return LEGAL if is_answer else reasons.A40_NOT_ASKED_NOW
    if move.verb in PLACING_VERBS:
        return _why_not_place(content, state, move)
    return _why_not_answer(content, state, seat, move)


def why_not_verb(state: Architects, seat: int, verb: str) -> int:
    """The reason code against everything a verb can say, or LEGAL: it depends on what is named."""
    if state.actor == OVER:
        return reasons.A170_GAME_IS_OVER
    if verb in CHANCE_VERBS:
        return LEGAL if seat == CHANCE and state.actor == CHANCE else reasons.A17_NO_DRAW_NOW
    if seat not in state.waiting():
        return reasons.A40_NOT_YOUR_TURN
    asked = state.planned_kind()
    if verb in VERBS[asked]:
        return LEGAL
    if asked == ASK_TAKE_BACK and verb in PLACING_VERBS:
        return reasons.A42_TAKE_A_WORKER_BACK
    if asked == ASK_PLACE and verb == "take-back":
        return reasons.A45_WORKERS_AT_HOME
    return reasons.A40_NOT_ASKED_NOW


def _names_what_this_game_has_not(content: Content, move: Move) -> bool:
    """A base game does not know the cards of the expansion."""
    if not content.tables.has_wonder and move.verb in ("monument", "contribute-first"):
        return True
    if move.verb == "trade":
        return str(move.values[0]) not in content.trades
    if move.verb == "reward":
        return str(move.values[0]) not in content.rewards
    named = NAMED.get(move.verb)
    return named is not None and str(move.values[0]) not in content.ids[named]


def _why_not_place(content: Content, state: Architects, move: Move) -> int:
    asked = state.planned_kind()
    player = state.planned_player()
    placed = STANDING if asked == ASK_DEED else TO_BE_PLACED
    if move.verb == "contribute-first":
        location = state.princess
        if asked == ASK_GRANTED and state.planned_number() != location:
            return reasons.W50_PRINCESS_NOT_THERE
        resource = RESOURCE_NAMES.index(str(move.values[0]))
        return int(why_not_contribute_first(state, player, location, resource))
    deed, visit = deed_and_visit(content, state, move)
    if deed < 0:
        if move.verb == "monument":
            return reasons.W98_NO_SITE_FOR_A_MONUMENT
        return reasons.A82_NO_SUCH_APPRENTICE
    if asked != ASK_PLACE and location_of(deed) != state.planned_number():
        return reasons.A40_NOT_ASKED_NOW
    return int(why_not_deed(state, player, deed, visit, placed))


def _why_not_answer(content: Content, state: Architects, seat: int, move: Move) -> int:
    player = state.planned_player()
    number = state.planned_number()
    values = move.values
    match move.verb, values:
        case "take-back", (place,):
            return int(why_not_take_back(state, player, place_number(place)))
        case "hire", (apprentice,):
            return int(why_not_hire_free(state, slot_number(content, state, apprentice)))
        case "dismiss", (apprentice,):
            return int(why_not_dismiss(state, player, apprentice_number(content, apprentice)))
        case "keep", (building,):
            card = building_number(content, building)
            if state.planned_kind() == ASK_DRAFT:
                return int(why_not_draft(state, seat, card))
            return int(why_not_keep(state, card))
        case "discard", (building,):
            return int(why_not_give_card(state, player, building_number(content, building)))
        case "resolve", (building,):
            return int(why_not_resolve(state, player, building_number(content, building)))
        case "trade", (name, *_):
            reason = int(why_not_trade(state, player, content.trades.index(str(name))))
            is_way = encode(content, state, move) >= 0
            return reason if reason != LEGAL or is_way else reasons.A75_NOT_A_WAY_TO_PAY
        case "spend", (good, int(amount)):
            if PAID_GOODS[number] != good:
                return reasons.A40_NOT_ASKED_NOW
            return int(why_not_spend(state, player, number, amount))
        case "pay", _:
            is_way = encode(content, state, move) >= 0
            return LEGAL if is_way else reasons.A75_NOT_A_WAY_TO_PAY
        case "capture", (location, colour):
            owner = COLOURS.index(str(colour))
            place = PLACE_NAMES.index(str(location))
            return int(why_not_capture(state, player, number, place, owner))
        case "choose", (side,):
            return int(why_not_choose(state, player, number, SIDES.index(str(side))))
        case "prevent", (int(points),):
            return int(why_not_prevent(state, player, points, number))
        case "buy-off", _:
            return int(why_not_buy_off(state, player))
        case "contribute", (resource,):
            return int(why_not_contribute(state, player, RESOURCE_NAMES.index(str(resource))))
        case "release", (int(workers),):
            return int(why_not_release(number, workers))
        case "board", (board,):
            names = [name for name, _ in content.boards]
            return int(why_not_board(state, names.index(str(board))))
        case "when", _:
            return LEGAL
        case _:
            return int(why_not_guard(state, player, encode(content, state, move)))


def _why_not_chance(content: Content, state: Architects, move: Move) -> int:
    if _names_what_this_game_has_not(content, move):
        return reasons.A14_NOT_IN_THE_PILE
    answers = state.legal_actions()
    return LEGAL if encode(content, state, move) in answers else reasons.A14_NOT_IN_THE_PILE
