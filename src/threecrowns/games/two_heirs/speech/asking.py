"""What a person may touch on the table of The Two Heirs, and what is said about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from threecrowns.engine.moves import Field, Move, Value
from threecrowns.engine.phrase import Phrase, Ref
from threecrowns.engine.refusal import Refusal
from threecrowns.engine.state import CHANCE, OVER
from threecrowns.games.two_heirs.content.pack import UNIT_IDS
from threecrowns.games.two_heirs.content.tables import DIRECTIONS, STEP, is_on_grid
from threecrowns.games.two_heirs.rules import reasons
from threecrowns.games.two_heirs.rules.effects import is_own_camp
from threecrowns.games.two_heirs.rules.reserve import has_taken
from threecrowns.games.two_heirs.rules.state import (
    ASK_DISCARD,
    ASK_SIEGE,
    ASK_TOP,
    ASK_TURN,
    IN_RESERVE,
    NORTH,
    NOTHING,
    SLOTS,
    SOUTH,
)
from threecrowns.games.two_heirs.rules.turn import TwoHeirs
from threecrowns.games.two_heirs.rules.units import ready_reserve_unit
from threecrowns.games.two_heirs.speech.moves import CHANCE_VERBS, REASON_NAMES, cell_value
from threecrowns.games.two_heirs.speech.words import Words

ASKED_NAMES = {ASK_TURN: "turn", ASK_SIEGE: "siege", ASK_DISCARD: "discard"}

# From the farthest to the nearest: in each ladder of questions the later ones stand nearer.
NEARER = (
    reasons.T112_GAME_IS_OVER,
    reasons.T24_NOT_YOUR_TURN,
    reasons.T25_NO_SUCH_MOVE,
    reasons.T17_NO_DRAW_NOW,
    reasons.T17_NOT_IN_STACK,
    reasons.T18_NO_TOSS_NOW,
    reasons.H18_NOT_IN_TREASURE_STACK,
    reasons.H27_LEAVES_WHEN_MET,
    reasons.T66_DECIDE_SIEGE_FIRST,
    reasons.T66_NO_SIEGE_NOW,
    reasons.T27_ONLY_DISCARDS_NOW,
    reasons.T27_NOTHING_TO_DISCARD,
    reasons.T71_NO_OWN_CAMP_THERE,
    reasons.T27_NOT_IN_HAND,
    reasons.T39_NOT_IN_HAND,
    reasons.T39_CELL_OCCUPIED,
    reasons.T56_NOT_YOUR_UNIT,
    reasons.T57_UNIT_IN_RESERVE,
    reasons.T58_NO_UNIT_IN_RESERVE,
    reasons.T59_ELITE_STAYS,
    reasons.T59_IN_RESERVE_ALREADY,
    reasons.T60_ACTED_ALREADY,
    reasons.T60_RESERVE_ACTED_ALREADY,
    reasons.T57_NOT_ADJACENT,
    reasons.T57_NO_TILE_THERE,
    reasons.T58_NO_TILE_THERE,
    reasons.T61_UNIT_STANDS_THERE,
    reasons.T58_NO_OWN_UNIT_NEXT_TO_IT,
    reasons.T36_TAKEN_ALREADY,
    reasons.T30_NO_TILE_IN_SLOT,
    reasons.T30_OUT_OF_REACH,
    reasons.T71_TAKE_FIRST,
    reasons.T26_TAKE_FIRST,
    reasons.T73_EXTRA_TAKE_OWED,
    reasons.T39_NO_OWN_UNIT_NEXT_TO_IT,
    reasons.T41_RESOURCES_MISSING,
)
STEPS_BETWEEN = 100  # room for how far a refused move is away by one reason
FAR = {
    REASON_NAMES[reasons.T39_NO_OWN_UNIT_NEXT_TO_IT],
    REASON_NAMES[reasons.T58_NO_OWN_UNIT_NEXT_TO_IT],
}
RANKS = {REASON_NAMES[code]: rank * STEPS_BETWEEN for rank, code in enumerate(NEARER, start=1)}


# -- the question


def asked_name(state: TwoHeirs) -> str:
    if state.actor == OVER:
        return "over"
    return "chance" if state.actor == CHANCE else ASKED_NAMES[state.planned_kind()]


def asked_about(state: TwoHeirs, words: Words) -> tuple[Ref, ...]:
    """T66. The besieged building, if the question is about one."""
    if state.actor == OVER or state.planned_kind() != ASK_SIEGE:
        return ()
    spot = state.planned_number()
    return (words.cell(state.cell(spot)).ref, words.tile(state.tile(spot)).ref)


def turn_number(state: TwoHeirs) -> int:
    """From 1; 0 while the table is set up. The last one stays when the game is over."""
    if state.actor == OVER:
        return state.turns
    is_first_top = state.planned_kind() == ASK_TOP and state.turns == 0 and not has_taken(state)
    return 0 if state.spots == 0 or is_first_top else state.turns + 1


# -- what can be touched


def things(state: TwoHeirs, words: Words) -> Iterator[Ref]:
    """Both players see the same."""
    yield from (Ref("cell", at) for at in cells(state))
    for spot in range(1, state.spots):  # nobody knows the front of the start tile (T23)
        yield words.tile(state.tile(spot)).ref
    for spot in range(state.spots):
        if state.token_of[spot] != NOTHING:
            yield words.treasure(int(state.token_of[spot])).ref
    for slot in range(SLOTS):
        yield Ref("slot", slot)
        if state.ring[slot] != NOTHING:
            yield words.tile(int(state.ring[slot])).ref
    for seat in (SOUTH, NORTH):
        yield from (Ref("unit", unit, seat) for unit in UNIT_IDS)
    shown = state.hands[SOUTH] | state.hands[NORTH] | state.out
    yield from (words.tile(tile).ref for tile in _members(words, shown))


def cells(state: TwoHeirs) -> list[tuple[int, int]]:
    """The landscape, and every cell beside it by side or corner."""
    laid = [state.cell(spot) for spot in range(state.spots)]
    around = [cell + int(STEP[n]) for cell in laid for n in range(DIRECTIONS)]
    found = [cell_value(cell) for cell in dict.fromkeys([*laid, *around])]
    return [(x, y) for x, y in found if is_on_grid(x, y)]


def touched(state: TwoHeirs, words: Words, move: Move, named: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """Also what a move does not name: the tile in the slot, the unit that is deployed."""
    match move.verb, move.values:
        case "take", (int(slot),):
            return (*named, words.tile(int(state.ring[slot])).ref)
        case "deploy", _:
            return (Ref("unit", UNIT_IDS[ready_reserve_unit(state)], state.turn), *named)
        case (("destroy" | "spare"), _):
            return asked_about(state, words)
    return named


def moves_besides(state: TwoHeirs, seat: int, ref: Ref, words: Words) -> Iterator[Move]:
    """What can be said of a thing without naming it."""
    if ref.kind == "tile":
        number = words.content.tile_number(str(ref.id))
        yield from (Move("take", (slot,)) for slot in range(SLOTS) if state.ring[slot] == number)
    if ref.kind == "unit" and ref.seat == seat and ref.id in UNIT_IDS:
        if state.unit(seat, UNIT_IDS.index(str(ref.id))) == IN_RESERVE:
            yield from (Move("deploy", (at,)) for at in cells(state))


def field_values(
    state: TwoHeirs, seat: int, verb: str, field: Field, words: Words
) -> Iterable[Value]:
    """What a player could put into a field; what is drawn nobody can choose."""
    if verb in CHANCE_VERBS:
        return ()
    match field.name:
        case "slot":
            return range(SLOTS)
        case "unit":
            return UNIT_IDS
        case "at":
            return cells(state)
    if verb == "camp":
        camps = [spot for spot in range(state.spots) if is_own_camp(state, spot)]
        return [words.tile(state.tile(spot)).typed for spot in camps]
    return [words.tile(tile).typed for tile in _members(words, state.hands[seat])]


def _members(words: Words, tiles: int) -> list[int]:
    return [tile for tile in range(len(words.content.tiles)) if tiles >> tile & 1]


# -- why not


def nearness(refusal: Refusal) -> int:
    """How near to legal a refused move is; what still lacks is subtracted."""
    away = refusal.params.get("away", 0)
    return RANKS[refusal.code] - (away if isinstance(away, int) else 0)


def is_far(refusal: Refusal) -> bool:
    """T39, T58. No own unit next to a cell: one can go first, and another follow it there."""
    return refusal.code in FAR


def why_not_asked(state: TwoHeirs) -> Refusal:
    is_over = state.actor == OVER
    return Refusal(
        REASON_NAMES[reasons.T112_GAME_IS_OVER if is_over else reasons.T24_NOT_YOUR_TURN]
    )


def why_not_touched(seat: int, ref: Ref, words: Words) -> Refusal:
    """T56. No move names a unit of the other player, or what is not on this table."""
    if ref.kind == "unit" and ref.id in UNIT_IDS and ref.seat == 1 - seat:
        unit = words.unit(ref.seat, str(ref.id))
        return Refusal(REASON_NAMES[reasons.T56_NOT_YOUR_UNIT], {"unit": unit})
    return words.no_such_move(str(ref.id))


# -- warnings


def warnings(before: TwoHeirs, after: TwoHeirs, seat: int) -> Iterator[Phrase]:
    """The end in sight, and what is lost by ending the turn."""
    if before.ending < 0 <= after.ending:
        yield Phrase("warn-end-in-sight")
    has_ended = after.turns > before.turns or (
        after.actor != OVER and after.planned_kind() == ASK_DISCARD != before.planned_kind()
    )
    if has_ended and before.planned_kind() == ASK_TURN:
        if before.discounts > 0:
            yield Phrase("warn-discounts", {"count": before.discounts})
        surplus = before.hand_size(seat) - before.tables.hand_limit
        if surplus > 0:
            yield Phrase("warn-surplus", {"count": surplus})
