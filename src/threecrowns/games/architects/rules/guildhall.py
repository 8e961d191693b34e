"""Section 12: the guildhall, buildings and the cathedral."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from threecrowns.engine.bits import lowest, without_lowest
from threecrowns.engine.state import LEGAL
from threecrowns.games.architects.content.tables import LEVELS
from threecrowns.games.architects.content.vocabulary import (
    ANY_VIRTUE_CATHEDRAL,
    GUILDHALL,
    HOME,
    LEVEL,
    NO_CATHEDRAL_DISCARD,
    ON_CATHEDRAL,
    ON_CONSTRUCT,
    ON_CONSTRUCT_OR_CATHEDRAL,
    SKILLS,
)
from threecrowns.games.architects.rules.abilities import plan_bonus
from threecrowns.games.architects.rules.actions import (
    DEED_BUILD,
    DEED_CATHEDRAL,
    DEED_CATHEDRAL_FREE,
)
from threecrowns.games.architects.rules.agenda import (
    DO_ADVANCE,
    DO_EFFECT,
    DO_LAY_OUT,
    DO_REWARDS,
    DO_VIRTUE,
    VIRTUE_ZERO,
)
from threecrowns.games.architects.rules.bills import for_construction
from threecrowns.games.architects.rules.cards import discard_from_hand
from threecrowns.games.architects.rules.events import ADVANCED, END_IN_SIGHT
from threecrowns.games.architects.rules.events import BUILT as EVENT_BUILT
from threecrowns.games.architects.rules.payment import can_pay, charge
from threecrowns.games.architects.rules.reasons import (
    A134_CANNOT_PAY_BUILDING,
    A134_NOT_IN_HAND,
    A134_SKILL_MISSING,
    A140_CANNOT_PAY_LEVEL,
    A140_NO_CARD_TO_DISCARD,
    A140_NO_FREE_SPACE,
    A140_VIRTUE_TOO_LOW,
    A141_TOP_REACHED,
    A183_NO_DISCARD_WANTED,
)
from threecrowns.games.architects.rules.secrets import everybody_sees
from threecrowns.games.architects.rules.state import (
    BUILT,
    DECLARED,
    END_NOT_IN_SIGHT,
    HALF,
    HAND,
    WORDS,
    Position,
    add_cards,
)
from threecrowns.games.architects.rules.workshop import sweep_columns

ROWS: Final = 4  # A131
RESET_ROWS: Final = 2  # from this row on (0-based) the first space triggers a reset (A132)
SWEEP_COLUMN: Final = 2  # 0-based third space (A36)
SWEEP_ROWS: Final = 3  # A36


def row_length(state: Position) -> i64:
    """A131."""
    return i64(state.tables.row_length[state.players])


def spaces(state: Position) -> i64:
    return ROWS * row_length(state)


def lie_down(state: Position, player: i64) -> None:
    """A130, A132, A170, A171. A worker takes the next space and sets off what is printed there."""
    state.move_workers(player, 1, HOME, GUILDHALL)
    if state.lying >= spaces(state):
        return  # A171: laid beside the spaces
    row = state.lying // row_length(state)
    column = state.lying % row_length(state)
    state.lying += 1
    if column == 0 and row >= RESET_ROWS:
        state.is_reset_due = True
    if state.lying == spaces(state) and state.ending == END_NOT_IN_SIGHT:
        state.ending = state.players + 1  # this turn, and one for everybody
        state.note(END_IN_SIGHT, player)
    if state.has_sweeps and column == SWEEP_COLUMN and row < SWEEP_ROWS:
        sweep_columns(state, 1, 1)  # A36


# -- buildings


def building_bill(state: Position, card: i64) -> i64:
    return for_construction(state.tables.building_bill[card])


def has_skills(state: Position, player: i64, card: i64) -> bool:
    """A92, A134. Is there an apprentice for every skill icon?"""
    needed = i64(state.tables.skills_needed[card])
    return needed & ~state.amount(player, SKILLS) == 0


def why_not_build(state: Position, player: i64, card: i64) -> i64:
    """A134. May the player construct this building?"""
    if not state.has_card(HAND + player, card):
        return A134_NOT_IN_HAND
    if not has_skills(state, player, card):
        return A134_SKILL_MISSING
    if not can_pay(state, player, building_bill(state, card)):
        return A134_CANNOT_PAY_BUILDING
    return LEGAL


def add_buildings(state: Position, out: vec[i32], player: i64) -> vec[i32]:
    for word in range(i64(WORDS)):
        rest = state.cards[(HAND + player) * WORDS + word]
        while rest != 0:
            card = lowest(rest) + word * HALF
            rest = without_lowest(rest)
            if why_not_build(state, player, card) == LEGAL:
                out = append(out, i32(DEED_BUILD + card))
    return out


def declare_building(state: Position, player: i64, card: i64) -> None:
    """A135. Everybody sees what is going to be built; then it is paid."""
    state.remove_card(HAND + player, card)
    state.add_card(DECLARED, card)
    everybody_sees(state, card)
    state.plan(DO_LAY_OUT, player, card)
    charge(state, player, building_bill(state, card))


def lay_out(state: Position, player: i64, card: i64) -> None:
    """A135. The card is laid out; its virtue, its effect, and then what waits for a building."""
    state.remove_card(DECLARED, card)
    state.add_card(BUILT + player, card)
    state.note(EVENT_BUILT, player, card)
    plan_construction_bonus(state, player)
    effect = i64(state.tables.building_effect[card])
    if effect != 0:
        state.plan(DO_EFFECT, player, effect)
    virtue = i64(state.tables.building_virtue[card])
    if virtue != 0:
        state.plan(DO_VIRTUE, player, virtue + VIRTUE_ZERO)


def plan_construction_bonus(state: Position, player: i64) -> None:
    """A185, W100, W136, W166. Journeyman, Clovis and Zesiro."""
    plan_bonus(state, player, ON_CONSTRUCT_OR_CATHEDRAL)
    plan_bonus(state, player, ON_CONSTRUCT)


# -- cathedral


def markers_on(state: Position, level: i64) -> i64:
    count: i64 = 0
    for player in range(state.players):
        if state.level(player) == level:
            count += 1
    return count


def has_room_above(state: Position, player: i64) -> bool:
    """A142. Is there a next level with a free space?"""
    level = state.level(player)
    if level == LEVELS:
        return False
    return markers_on(state, level + 1) < i64(state.tables.level_spaces[level])


def level_bill(state: Position, player: i64) -> i64:
    return for_construction(state.tables.level_bill[state.level(player)])


def may_work_on_cathedral(state: Position, player: i64) -> bool:
    """A140, A155, W165."""
    if state.virtue(player) >= state.tables.cathedral_virtue:
        return True
    return state.has_trait(player, ANY_VIRTUE_CATHEDRAL)


def why_not_advance(state: Position, player: i64) -> i64:
    """A140, A141. May the player climb to the next level, the card to discard aside?"""
    if state.level(player) == LEVELS:
        return A141_TOP_REACHED
    if not may_work_on_cathedral(state, player):
        return A140_VIRTUE_TOO_LOW
    if not has_room_above(state, player):
        return A140_NO_FREE_SPACE
    if not can_pay(state, player, level_bill(state, player)):
        return A140_CANNOT_PAY_LEVEL
    return LEGAL


def discards_for_cathedral(state: Position, player: i64) -> bool:
    """A183. Frederick does not."""
    return not state.has_trait(player, NO_CATHEDRAL_DISCARD)


def why_not_advance_with(state: Position, player: i64, card: i64) -> i64:
    """A140. May the player climb and discard this card?"""
    if not discards_for_cathedral(state, player):
        return A183_NO_DISCARD_WANTED
    if not state.has_card(HAND + player, card):
        return A140_NO_CARD_TO_DISCARD
    return why_not_advance(state, player)


def why_not_advance_freely(state: Position, player: i64) -> i64:
    """A183. May the player climb without discarding a card?"""
    if discards_for_cathedral(state, player):
        return A140_NO_CARD_TO_DISCARD
    return why_not_advance(state, player)


def add_cathedral(state: Position, out: vec[i32], player: i64) -> vec[i32]:
    if why_not_advance(state, player) != LEGAL:
        return out
    if not discards_for_cathedral(state, player):
        return append(out, i32(DEED_CATHEDRAL_FREE))
    return add_cards(out, state.cards, HAND + player, DEED_CATHEDRAL)


def work_on_cathedral(state: Position, player: i64, card: i64) -> None:
    """A143. Pay and discard; then climb."""
    state.plan(DO_ADVANCE, player)
    if card >= 0:
        discard_from_hand(state, player, card)
    charge(state, player, level_bill(state, player))


def advance(state: Position, player: i64) -> None:
    """A143, A145. One level up, a reward, and what waits for it."""
    state.add(player, LEVEL, 1)
    state.note(ADVANCED, player, state.level(player))
    plan_bonus(state, player, ON_CONSTRUCT_OR_CATHEDRAL)
    plan_bonus(state, player, ON_CATHEDRAL)
    state.plan(DO_REWARDS, player, 1)
