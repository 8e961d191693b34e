"""Answers of The Two Heirs as moves a player would say, and why a move is refused."""

from __future__ import annotations

from threecrowns.engine.bits import has
from threecrowns.engine.moves import Cell, Grammar, Move, Number, Value, Word
from threecrowns.engine.state import CHANCE, LEGAL, OVER
from threecrowns.games.two_heirs.content.pack import PLAYER_COLOURS, UNIT_IDS, Content
from threecrowns.games.two_heirs.content.tables import STEP, cell_at, is_on_grid, x_of, y_of
from threecrowns.games.two_heirs.rules import actions, reasons
from threecrowns.games.two_heirs.rules.building import why_not_build, why_not_extend
from threecrowns.games.two_heirs.rules.effects import why_not_camp
from threecrowns.games.two_heirs.rules.reserve import why_not_take
from threecrowns.games.two_heirs.rules.state import (
    ASK_DISCARD,
    ASK_SIEGE,
    ASK_TOSS,
    ASK_TREASURE,
    ASK_TURN,
    IN_RESERVE,
)
from threecrowns.games.two_heirs.rules.treasures import is_in_play
from threecrowns.games.two_heirs.rules.turn import TwoHeirs
from threecrowns.games.two_heirs.rules.units import why_not_deploy, why_not_move, why_not_withdraw

REASON_NAMES: dict[int, str] = {
    value: name for name, value in vars(reasons).items() if isinstance(value, int)
}

# What is refused when a cell lies further away than any tile can.
TOO_FAR = {
    "build": reasons.T39_NO_OWN_UNIT_NEXT_TO_IT,
    "extend": reasons.T39_NO_OWN_UNIT_NEXT_TO_IT,
    "move": reasons.T57_NOT_ADJACENT,
    "deploy": reasons.T58_NO_TILE_THERE,
}
CHANCE_VERBS = ("toss", "draw", "treasure")

TILE_VERBS = {actions.CAMP: "camp", actions.DISCARD: "discard", actions.DRAW: "draw"}
PLAIN_VERBS = {actions.END_TURN: "end", actions.DESTROY: "destroy", actions.SPARE: "spare"}


def grammar_of(content: Content) -> Grammar:
    tile = Word("tile", [each.id for each in content.tiles], kind="tile")
    unit = Word("unit", UNIT_IDS, kind="unit")
    at = Cell("at")
    return Grammar(
        {
            "take": (Number("slot", 0, actions.SLOTS - 1, kind="slot"),),
            "build": (tile, at),
            "extend": (tile, at),
            "move": (unit, at),
            "deploy": (at,),
            "withdraw": (unit,),
            "camp": (tile,),
            "destroy": (),
            "spare": (),
            "discard": (tile,),
            "end": (),
            "toss": (Word("colour", PLAYER_COLOURS),),
            "draw": (tile,),
            "treasure": (Word("token", content.treasures, kind="treasure"),),
        }
    )


def cell_value(cell: int) -> tuple[int, int]:
    return x_of(cell), y_of(cell)


def move_of(content: Content, state: TwoHeirs, action: int) -> Move:
    """What an answer of this state says."""
    kind = actions.kind_of(action)
    named = actions.named_by(action, kind)
    match kind:
        case actions.BUILD | actions.EXTEND:
            tile = content.tiles[actions.played_tile(action, kind)].id
            cell = cell_value(state.cell_near(actions.played_near(action, kind)))
            return Move("build" if kind == actions.BUILD else "extend", (tile, cell))
        case actions.MOVE:
            to = cell_value(state.cell_beside(named))
            return Move("move", (UNIT_IDS[actions.near_unit(named)], to))
        case actions.TAKE:
            return Move("take", (int(named),))
        case actions.DEPLOY:
            return Move("deploy", (cell_value(state.cell_near(named)),))
        case actions.WITHDRAW:
            return Move("withdraw", (UNIT_IDS[named],))
        case actions.TOSS:
            return Move("toss", (PLAYER_COLOURS[named],))
        case actions.TREASURE:
            return Move("treasure", (content.treasures[named],))
        case _ if kind in TILE_VERBS:
            return Move(TILE_VERBS[kind], (content.tiles[named].id,))
        case _:
            return Move(PLAIN_VERBS[kind])


def why_not(content: Content, state: TwoHeirs, seat: int, move: Move) -> int:
    """The reason code against a move of this seat now, or LEGAL."""
    if state.actor == OVER:
        return reasons.T112_GAME_IS_OVER
    if move.verb in CHANCE_VERBS:
        return _why_not_chance(content, state, seat, move)
    if seat != state.actor or seat == CHANCE:  # CHANCE has no turn of its own
        return reasons.T24_NOT_YOUR_TURN
    asked = state.planned_kind()
    if asked == ASK_SIEGE:
        is_answer = move.verb in ("destroy", "spare")
        return LEGAL if is_answer else reasons.T66_DECIDE_SIEGE_FIRST
    if asked == ASK_DISCARD:
        if move.verb != "discard":
            return reasons.T27_ONLY_DISCARDS_NOW
        return state.why_not_discard(_tile(content, move.values[0]))
    return _why_not_in_turn(content, state, move)


def _why_not_in_turn(content: Content, state: TwoHeirs, move: Move) -> int:
    cell = 0
    if move.values and isinstance(move.values[-1], tuple):
        x, y = move.values[-1]
        if not is_on_grid(x, y):
            return _why_not_so_far(state, move)
        cell = cell_at(x, y)
    match move.verb, move.values:
        case "take", (int(slot),):
            return why_not_take(state, slot)
        case "build", (tile, _):
            return why_not_build(state, _tile(content, tile), cell)
        case "extend", (tile, _):
            return why_not_extend(state, _tile(content, tile), cell)
        case "move", (unit, _):
            return why_not_move(state, _unit(unit), cell)
        case "deploy", _:
            return why_not_deploy(state, cell)
        case "withdraw", (unit,):
            return why_not_withdraw(state, _unit(unit))
        case "camp", (tile,):
            return why_not_camp(state, _tile(content, tile))
        case "discard", _:
            return reasons.T27_NOTHING_TO_DISCARD
        case "end", _:
            return state.why_not_end()
        case _:
            return reasons.T66_NO_SIEGE_NOW


def _why_not_so_far(state: TwoHeirs, move: Move) -> int:
    """T57. A unit in the reserve has no tile from which anything could be far."""
    if move.verb == "move" and state.unit(state.turn, _unit(move.values[0])) == IN_RESERVE:
        return reasons.T57_UNIT_IN_RESERVE
    return TOO_FAR[move.verb]


def _why_not_chance(content: Content, state: TwoHeirs, seat: int, move: Move) -> int:
    asked = state.planned_kind()
    if seat != CHANCE or state.actor != CHANCE:
        is_laid = move.verb == "treasure" and is_in_play(state, _treasure(content, move.values[0]))
        return reasons.H27_LEAVES_WHEN_MET if is_laid else reasons.T17_NO_DRAW_NOW
    if move.verb == "toss":
        return LEGAL if asked == ASK_TOSS else reasons.T18_NO_TOSS_NOW
    if move.verb == "treasure":
        number = _treasure(content, move.values[0])
        is_there = asked == ASK_TREASURE and has(state.treasure_pool, number)
        return LEGAL if is_there else reasons.H18_NOT_IN_TREASURE_STACK
    is_draw = asked not in (ASK_TOSS, ASK_TREASURE, ASK_TURN)
    tile = _tile(content, move.values[0])
    return LEGAL if is_draw and has(state.pool, tile) else reasons.T17_NOT_IN_STACK


def encode(content: Content, state: TwoHeirs, move: Move) -> int:
    """The answer that makes an allowed move."""
    match move.verb, move.values:
        case "take", (int(slot),):
            return actions.take_action(slot)
        case "build", (tile, (x, y)):
            return actions.build_action(_tile(content, tile), state.where_is(cell_at(x, y)))
        case "extend", (tile, (x, y)):
            return actions.extend_action(_tile(content, tile), state.where_is(cell_at(x, y)))
        case "move", (unit, (x, y)):
            at = state.unit(state.turn, _unit(unit))
            direction = [int(step) for step in STEP].index(int(cell_at(x, y) - at))
            return actions.move_action(_unit(unit), direction)
        case "deploy", ((x, y),):
            return actions.deploy_action(state.where_is(cell_at(x, y)))
        case "withdraw", (unit,):
            return actions.withdraw_action(_unit(unit))
        case "camp", (tile,):
            return actions.camp_action(_tile(content, tile))
        case "discard", (tile,):
            return actions.discard_action(_tile(content, tile))
        case "toss", (colour,):
            return actions.toss_action(PLAYER_COLOURS.index(str(colour)))
        case "draw", (tile,):
            return actions.draw_action(_tile(content, tile))
        case "treasure", (token,):
            return actions.treasure_action(_treasure(content, token))
        case _:
            return ("end", "destroy", "spare").index(move.verb)


def _tile(content: Content, value: Value) -> int:
    return content.tile_number(str(value))


def _treasure(content: Content, value: Value) -> int:
    return content.treasures.index(str(value))


def _unit(value: Value) -> int:
    return UNIT_IDS.index(str(value))
