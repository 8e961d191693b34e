"""What must hold in every position, whatever was played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_

from threecrowns.engine.bits import has, size
from threecrowns.engine.state import CHANCE, OVER
from threecrowns.games.architects.agenda import (
    AGENDA_KINDS,
    ASK_HAND_LIMIT,
    DO_DISCARD_SCHEME,
    PLAYER_BITS,
)
from threecrowns.games.architects.rules.guildhall import markers_on, spaces
from threecrowns.games.architects.rules.turn import Architects
from threecrowns.games.architects.rules.workshop import apprentice_limit
from threecrowns.games.architects.state import (
    HALF,
    LAID,
    MONUMENT_FIELDS,
    OWNER,
    RESOLVED,
    SITE,
    WORDS,
)
from threecrowns.games.architects.tables import CARDS, CONSEQUENCES, LEVELS, MARKET_CARDS, MONUMENTS
from threecrowns.games.architects.vocabulary import (
    CAPTIVES,
    CLAY,
    DEBT,
    INFLUENCE,
    MARKET_LARGE,
    MARKET_SMALL,
    MAX_PLAYERS,
    NOTHING,
    PAID_DEBTS,
    SILVER,
    VIRTUE,
)


def broken_invariants(state: Architects) -> list[str]:
    """Every broken promise as an English sentence for developers; empty in a sound state."""
    return [
        *_workers(state),
        *_building_cards(state),
        *_apprentices(state),
        *_piles(state),
        *_ledger(state),
        *_board(state),
        *_wonder(state),
        *_turn(state),
    ]


def _workers(state: Architects) -> Iterator[str]:
    """A2. Every player's workers are somewhere, all of them."""
    workers = [int(count) for count in state.workers]
    for player in range(state.players):
        found = sum(workers[player::MAX_PLAYERS])
        if found != state.tables.workers:
            yield f"player {player} has {found} workers"
        if state.workers_at(CAPTIVES + player, player):
            yield f"player {player} holds own workers captive"
    for space in range(MARKET_SMALL, MARKET_LARGE + 1):
        if sum(state.workers_at(space, player) for player in range(state.players)) > 1:
            yield "two workers share a space of the black market"


def _is_each_once(state: Architects, places: list[int]) -> bool:
    """Sets of cards as bits: together all cards in the game, and none of them twice."""
    tables = state.tables
    every = (1 << int(tables.buildings)) - 1  # too many cards for 64 bits
    if not state.has_promos:
        every &= ~(((1 << int(tables.promo_cards)) - 1) << int(tables.base_cards))
    return sum(places) == every and reduce(or_, places) == every


def _building_cards(state: Architects) -> Iterator[str]:
    """A1, A14. Each building card is in exactly one place."""
    words = [int(word) for word in state.cards]
    del words[RESOLVED * WORDS : (RESOLVED + 1) * WORDS]  # these are built, too
    places = [*words[::WORDS], *(high << HALF for high in words[1::WORDS])]
    places += [1 << int(record) % CARDS for record in state.tail]
    places += [1 << int(card) for card in state.five]
    if not _is_each_once(state, places):
        yield f"building cards are lost or doubled: {places}"


def _apprentices(state: Architects) -> Iterator[str]:
    """A1, A13, A88. Each apprentice is in exactly one place; nobody has too many."""
    words = [int(word) for word in state.apprentices]
    places = [*words[::WORDS], *(high << HALF for high in words[1::WORDS])]
    places += [1 << int(card) for card in state.apprentice_tail]
    places += [1 << int(card) for card in state.offer if card != NOTHING]
    if not _is_each_once(state, places):
        yield f"apprentices are lost or doubled: {places}"
    for player in range(state.players):
        if state.count_apprentices(player) > apprentice_limit(state, player):
            yield f"player {player} has too many apprentices"
    for slot, card in enumerate(state.offer):
        if card == NOTHING and state.coins[slot]:
            yield "coins lie on no apprentice"


def _piles(state: Architects) -> Iterator[str]:
    if state.rewards_left > size(state.rewards):
        yield "more rewards are left than exist"
    if state.small_top != NOTHING and has(state.small_pool, state.small_top):
        yield "a market card is in the pile and on top of it"
    if state.large_top != NOTHING:
        if has(state.small_pool, state.large_top) or state.large_top == state.small_top:
            yield "a market card is on both sides"
    if size(state.small_pool) > MARKET_CARDS:
        yield "there are too many market cards"


def _ledger(state: Architects) -> Iterator[str]:
    """A152, W20. Nothing is negative; virtue and influence stay on their tracks."""
    for player in range(state.players):
        for good in (*range(CLAY, SILVER + 3), DEBT, PAID_DEBTS):
            if state.amount(player, good) < 0:
                yield f"player {player} has less than none of {good}"
        if not 0 <= state.amount(player, VIRTUE) <= state.tables.virtue_most:
            yield f"the virtue of player {player} is off the track"
        if not 0 <= state.amount(player, INFLUENCE) <= state.tables.influence_most:
            yield f"the influence of player {player} is off the track"
        if not state.is_wonder and state.amount(player, INFLUENCE):
            yield "there is influence without the expansion"
    if state.tax < 0 or state.credit < 0:
        yield "silver is less than none"


def _board(state: Architects) -> Iterator[str]:
    """A131, A142."""
    if state.lying > spaces(state):
        yield "more workers lie in the guildhall than it has spaces"
    for level in range(1, LEVELS + 1):
        if markers_on(state, level) > int(state.tables.level_spaces[level - 1]):
            yield f"cathedral level {level} is overfull"


def _wonder(state: Architects) -> Iterator[str]:
    """W11, W12, W99, S4."""
    if not state.is_wonder:
        return
    sites = [
        int(state.monuments[monument * MONUMENT_FIELDS + SITE])
        for monument in range(MONUMENTS)
        if state.monuments[monument * MONUMENT_FIELDS + OWNER] != NOTHING
    ]
    if len(set(sites)) != len(sites):
        yield "two monuments stand at one location"
    for monument in range(MONUMENTS):
        at = monument * MONUMENT_FIELDS
        if state.monuments[at + OWNER] != NOTHING and state.monuments[at + LAID]:
            yield "resources lie on a finished monument"
    if state.princess >= 0 and state.princess == state.profiteer:
        yield "both figures are at one location"
    if size(state.contribution_pool) > CONSEQUENCES:
        yield "there are too many contribution cards"
    if state.opponent >= 0:
        yield from _schemes(state)


def _schemes(state: Architects) -> Iterator[str]:
    """S4. Each scheme is in one pile, or being resolved."""
    piles = [state.scheme_pool, state.scheme_discards, state.advanced_pool]
    playing = 0
    for record in state.agenda:
        if int(record) % AGENDA_KINDS == DO_DISCARD_SCHEME:
            playing |= 1 << (int(record) // (AGENDA_KINDS * PLAYER_BITS))
    piles.append(playing)
    together = sum(size(pile) for pile in piles)
    union = piles[0] | piles[1] | piles[2] | piles[3]
    artisans = sum(int(each) for each in state.tables.scheme_is_artisans)
    wanted = len(state.tables.scheme_is_artisans) - artisans
    if together != wanted or size(union) != wanted:
        yield "schemes are lost or doubled"


def _turn(state: Architects) -> Iterator[str]:
    if state.actor >= state.seats:
        yield "somebody who has no seat is asked"
    if state.actor == OVER:
        return
    if state.actor != CHANCE and len(state.legal()) == 0:
        yield "a seat is asked and has no answer"
    if state.actor == CHANCE and len(state.legal()) == 0:
        yield "chance is asked and has no answer"
    if state.ending > state.players + 1:
        yield "the end is too far away"
    if state.planned_kind() == ASK_HAND_LIMIT:
        if state.hand_size(state.planned_player()) <= state.tables.hand_limit:
            yield "a card is to be put away from a hand within the limit"
