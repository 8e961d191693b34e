"""Section 2 of both rules: boards, first player, starting goods, hires and the building draft."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from threecrowns.engine.bits import add_members, bit, has, lowest, without_lowest
from threecrowns.engine.state import LEGAL
from threecrowns.games.architects.content.tables import CARDS, MARKET_CARDS
from threecrowns.games.architects.content.vocabulary import (
    BOARD,
    BUILDING_CARD,
    DEBT,
    HOME,
    INFLUENCE,
    MAX_PLAYERS,
    NOTHING,
    PRISON,
    SILVER,
    VIRTUE,
)
from threecrowns.games.architects.rules.actions import BOARD as BOARD_ACTION
from threecrowns.games.architects.rules.actions import FIRST, KEEP
from threecrowns.games.architects.rules.agenda import (
    ASK_BOARD,
    ASK_DEAL,
    ASK_DEALT_BOARD,
    ASK_DRAFT,
    ASK_FIRST,
    ASK_HIRE,
    ASK_SMALL_CARD,
    DO_DEAL,
    DO_DRAW,
    DO_EXTRA_CARDS,
    DO_FIRST,
    DO_PLACE_FIGURES,
    DO_REFILL,
    DO_SLIDE,
    DO_START,
    DO_START_HIRES,
    DO_TURN,
)
from threecrowns.games.architects.rules.bundles import amount_of
from threecrowns.games.architects.rules.cards import put_under
from threecrowns.games.architects.rules.events import DEALT, GOT_BOARD, KEPT, STARTS
from threecrowns.games.architects.rules.reasons import A25_BOARD_NOT_LEFT, A30_NOT_IN_THE_PACK
from threecrowns.games.architects.rules.reset import set_up_contributions
from threecrowns.games.architects.rules.secrets import know_set, passes_on, sees
from threecrowns.games.architects.rules.state import (
    HALF,
    HAND,
    NO_DRAFT,
    NOBODY,
    PACK,
    POOL,
    UNSEEN,
    WORDS,
    Position,
    add_cards,
)
from threecrowns.games.architects.rules.workshop import slide

STANDARD: Final = 0  # side 1 of the boards (A20)
DEALT_BOARDS: Final = 1  # side 2, dealt at random (A25)
CHOSEN_BOARDS: Final = 2  # side 2, each seat chooses in turn (A25)
DEALT_CARDS: Final = 4  # A30
KEPT_CARDS: Final = 3  # A30


def begin(state: Position) -> None:
    """Everything goes to its pile; then boards, and who plays first."""
    fill_piles(state)
    for player in range(state.players):
        state.workers[HOME * MAX_PLAYERS + player] = u8(state.tables.workers)
        state.set_amount(player, VIRTUE, state.tables.start_virtue)
    state.tax = state.tables.start_tax
    if state.opponent != NOBODY:
        set_up_opponent(state)
    state.plan(DO_START)
    state.plan(DO_FIRST)
    for k in range(state.seats):
        seat = state.seats - 1 - k
        if state.characters == DEALT_BOARDS:
            state.plan(ASK_DEALT_BOARD, seat)
        elif state.characters == CHOSEN_BOARDS:
            state.plan(ASK_BOARD, seat)


def fill_piles(state: Position) -> None:
    """A10, A12-A14, W4, W6."""
    tables = state.tables
    for card in range(tables.apprentices):
        is_promo = tables.base_cards <= card < tables.base_cards + tables.promo_cards
        if is_promo and not state.has_promos:
            continue
        state.add_card(POOL, card)
        for seat in range(state.seats):
            state.pots[seat * CARDS + card] = u8(UNSEEN)
        word = POOL * WORDS if card < HALF else POOL * WORDS + 1
        state.apprentices[word] |= bit(card if card < HALF else card - HALF)
    for reward in range(tables.rewards):
        state.rewards |= bit(reward)
    state.rewards_left = tables.rewards
    if not state.is_wonder:
        pile = tables.rewards_per_player * state.players + tables.rewards_extra
        state.rewards_left = min(pile, tables.rewards)
    for card in range(i64(MARKET_CARDS)):
        state.small_pool |= bit(card)


def set_up_opponent(state: Position) -> None:
    """S2-S4."""
    tables = state.tables
    state.set_amount(state.opponent, VIRTUE, i64(tables.script_virtue[state.script]))
    state.set_amount(state.opponent, INFLUENCE, i64(tables.script_influence[state.script]))
    for card in range(i64(len(tables.scheme_visit))):
        if tables.scheme_is_artisans[card] == 1:
            continue
        if tables.scheme_is_advanced[card] == 1:
            state.advanced_pool |= bit(card)
        else:
            state.scheme_pool |= bit(card)


# -- boards


def boards_left(state: Position) -> i64:
    """A25. The set of boards nobody has yet."""
    tables = state.tables
    left: i64 = 0
    for board in range(tables.boards):
        is_promo = tables.base_boards <= board < tables.base_boards + tables.promo_boards
        if state.has_promos or not is_promo:
            left |= bit(board)
    for seat in range(state.seats):
        if state.amount(seat, BOARD) != NOTHING:
            left &= ~bit(state.amount(seat, BOARD))
    return left


def why_not_board(state: Position, board: i64) -> i64:
    return LEGAL if has(boards_left(state), board) else A25_BOARD_NOT_LEFT


def add_boards(state: Position, out: vec[i32]) -> vec[i32]:
    return add_members(out, boards_left(state), BOARD_ACTION)


def take_board(state: Position, seat: i64, board: i64) -> None:
    """A26, A29. Starting values and the ability of side 2."""
    state.set_amount(seat, BOARD, board)
    start = state.tables.board_start[board]
    for good in range(i64(DEBT + 1)):
        state.set_amount(seat, good, amount_of(start, good))
    state.move_workers(seat, i64(state.tables.board_prison[board]), HOME, PRISON)
    state.refresh_traits(seat)
    state.note(GOT_BOARD, seat, board)


# -- first player


def decide_first(state: Position) -> None:
    """A17, A28, W7. At random among all, or among those with most virtue and influence."""
    candidates = bit(state.seats) - 1
    if state.characters != STANDARD:
        candidates = highest(state, candidates, VIRTUE)
        candidates = highest(state, candidates, INFLUENCE)
    if without_lowest(candidates) == 0:
        state.first = lowest(candidates)
    else:
        state.plan(ASK_FIRST, 0, candidates)


def highest(state: Position, seats: i64, field: i64) -> i64:
    """Those of a set of seats that have most of something."""
    most: i64 = -1
    found: i64 = 0
    for seat in range(state.seats):
        if not has(seats, seat):
            continue
        if state.amount(seat, field) > most:
            most = state.amount(seat, field)
            found = 0
        if state.amount(seat, field) == most:
            found |= bit(seat)
    return found


def add_firsts(out: vec[i32], seats: i64) -> vec[i32]:
    while seats != 0:
        out = append(out, i32(FIRST + lowest(seats)))
        seats = without_lowest(seats)
    return out


def start(state: Position) -> None:
    """A21. The first player is known: silver, then the rest of the set-up in its order."""
    state.note(STARTS, state.first)
    if state.characters == STANDARD:
        seat = state.first
        for position in range(state.seats):
            state.set_amount(seat, SILVER, i64(state.tables.silver_by_seat[position]))
            seat = seat + 1 if seat + 1 < state.seats else 0
    state.plan(DO_TURN, state.first)
    state.plan(DO_EXTRA_CARDS)
    state.plan(DO_DEAL)
    if state.has_start_hires:
        state.plan(DO_START_HIRES)
    state.plan(DO_REFILL)
    if state.is_wonder:
        state.plan(DO_PLACE_FIGURES)
        set_up_contributions(state)
    state.plan(ASK_SMALL_CARD)


def plan_start_hires(state: Position) -> None:
    """A35, W9, S5. In reverse turn order; gaps are filled when all have hired."""
    state.plan(DO_SLIDE)
    seat = state.first
    for _ in range(state.seats):  # planned last, asked first
        state.plan(ASK_HIRE, seat)
        seat = seat + 1 if seat + 1 < state.seats else 0


def close_start_hires(state: Position) -> None:
    """A35, W9. Only the expansion slides the cards left first."""
    if state.is_wonder:
        slide(state)
    state.plan(DO_REFILL)


# -- the draft


def deal(state: Position) -> None:
    """A30."""
    state.draft_round = 0
    state.plan(ASK_DRAFT)
    for k in range(state.seats * DEALT_CARDS):
        state.plan(ASK_DEAL, state.seats - 1 - k // DEALT_CARDS)


def deal_card(state: Position, seat: i64, card: i64) -> None:
    state.remove_card(POOL, card)
    state.add_card(PACK + seat, card)
    sees(state, seat, card)
    state.note_secret(DEALT, seat, 0, 0, card, bit(seat))


def why_not_draft(state: Position, seat: i64, card: i64) -> i64:
    """A30."""
    is_there = state.has_card(PACK + state.pack_before(seat), card)
    return LEGAL if is_there else A30_NOT_IN_THE_PACK


def add_pack(state: Position, out: vec[i32], seat: i64) -> vec[i32]:
    return add_cards(out, state.cards, PACK + state.pack_before(seat), KEEP)


def draft(state: Position, seat: i64, card: i64) -> None:
    """A30. Hidden until every seat has chosen."""
    state.picks[seat] = u8(card)
    for each in range(state.seats):
        if state.picks[each] == NOTHING:
            state.plan(ASK_DRAFT)
            return
    keep_picks(state)
    if state.draft_round + 1 < KEPT_CARDS:
        pass_packs(state)
        state.plan(ASK_DRAFT)
    else:
        finish_draft(state)


def keep_picks(state: Position) -> None:
    for seat in range(state.seats):
        card = i64(state.picks[seat])
        state.picks[seat] = u8(NOTHING)
        state.remove_card(PACK + state.pack_before(seat), card)
        state.add_card(HAND + seat, card)
        state.note_secret(KEPT, seat, 0, 0, card, bit(seat))
    state.reveals += 1


def pass_packs(state: Position) -> None:
    """A30. To the left; what a seat passes on it can place only roughly from now on."""
    for seat in range(state.seats):
        passes_on(state, seat, state.pack_before(seat))
    state.draft_round += 1
    for seat in range(state.seats):
        know_set(state, seat, PACK + state.pack_before(seat))


def finish_draft(state: Position) -> None:
    """A31, A96. The cards left over go under the pile, in turn order."""
    seat = state.first
    for _ in range(state.seats):
        pack = PACK + state.pack_before(seat)
        for word in range(i64(WORDS)):
            rest = state.cards[pack * WORDS + word]
            while rest != 0:
                card = lowest(rest) + word * HALF
                rest = without_lowest(rest)
                state.remove_card(pack, card)
                put_under(state, seat, card)
        seat = seat + 1 if seat + 1 < state.seats else 0
    state.draft_round = NO_DRAFT


def plan_extra_cards(state: Position) -> None:
    """A27, W167. After the draft, in turn order."""
    seat = state.first
    for _ in range(state.seats):
        seat = seat - 1 if seat > 0 else state.seats - 1  # planned last, drawn first
        board = state.amount(seat, BOARD)
        if board != NOTHING:
            extra = amount_of(state.tables.board_start[board], BUILDING_CARD)
            if extra > 0:
                state.plan(DO_DRAW, seat, extra)
