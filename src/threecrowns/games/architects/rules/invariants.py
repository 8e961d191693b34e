"""What must hold in every position, whatever was played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_

from threecrowns.engine.agenda import AGENDA_KINDS
from threecrowns.engine.bits import has, size
from threecrowns.engine.state import CHANCE, OVER
from threecrowns.games.architects.content.tables import (
    CARDS,
    CONSEQUENCES,
    LEVELS,
    MARKET_CARDS,
    MONUMENTS,
)
from threecrowns.games.architects.content.vocabulary import (
    CAPTIVES,
    CAPTURABLE,
    CLAY,
    DEBT,
    GUILDHALL,
    INFLUENCE,
    MARKET_LARGE,
    MARKET_SMALL,
    MAX_PLAYERS,
    NOTHING,
    NOWHERE,
    OPPONENT_NAMES,
    PAID_DEBTS,
    RESOURCES,
    SILVER,
    SKILLS,
    VIRTUE,
)
from threecrowns.games.architects.rules.agenda import (
    ASK_HAND_LIMIT,
    ASK_PAY,
    ASK_SPEND,
    DO_DISCARD_SCHEME,
    PLAYER_BITS,
)
from threecrowns.games.architects.rules.bills import paid_of, paying
from threecrowns.games.architects.rules.guildhall import markers_on, spaces
from threecrowns.games.architects.rules.payment import NOTHING_SETTLED
from threecrowns.games.architects.rules.setup import KEPT_CARDS
from threecrowns.games.architects.rules.state import (
    HALF,
    LAID,
    MONUMENT_FIELDS,
    OWNER,
    PACK,
    RESOLVED,
    SITE,
    WORDS,
)
from threecrowns.games.architects.rules.turn import Architects
from threecrowns.games.architects.rules.workshop import apprentice_limit


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
        *_kept_counts(state),
        *_ranges(state),
        *_turn(state),
        *_payment(state),
    ]


def _workers(state: Architects) -> Iterator[str]:
    """A2. Every player's workers are somewhere, all of them."""
    workers = [int(count) for count in state.workers]
    for player in range(MAX_PLAYERS):
        found = sum(workers[player::MAX_PLAYERS])
        if found != (state.tables.workers if player < state.players else 0):
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
    if state.small_pool >> MARKET_CARDS:
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


def _kept_counts(state: Architects) -> Iterator[str]:
    """A91, A130. What is kept because it is asked so often agrees with what it is counted from."""
    fresh = state.clone()
    for player in range(MAX_PLAYERS):
        fresh.refresh_traits(player)
        if fresh.traits[player] != state.traits[player]:
            yield f"the abilities of player {player} are not those of board and apprentices"
        if fresh.amount(player, SKILLS) != state.amount(player, SKILLS):
            yield f"the skills of player {player} are not those of the apprentices"
    lying = sum(state.workers_at(GUILDHALL, player) for player in range(state.players))
    if state.lying != min(lying, spaces(state)):
        yield "the workers in the guildhall are not counted right"


def _ranges(state: Architects) -> Iterator[str]:
    """Whoever and whatever is named exists."""
    if state.players != state.seats + (1 if state.opponent >= 0 else 0):
        yield "there are not as many players as seats and opponents"
    if not 0 <= state.first < state.players or not -1 <= state.turn < state.players:
        yield "somebody unknown plays"
    if state.opponent >= 0 and state.opponent != state.seats:
        yield "the opponent sits somewhere else"
    if not 0 <= state.script < len(OPPONENT_NAMES) or not 0 <= state.characters <= 2:
        yield "there is no such script, or no such way to get characters"
    if not -1 <= state.draft_round < KEPT_CARDS:
        yield "there is no such round of the draft"
    for card in (state.small_top, state.large_top):
        if card != NOTHING and not 0 <= card < MARKET_CARDS:
            yield "there is no such market card"
    for card in (state.contribution, state.consequence):
        if card != NOTHING and not 0 <= card < CONSEQUENCES:
            yield "there is no such contribution card"
    for place in (state.princess, state.profiteer):
        if place != NOWHERE and not 0 <= place < CAPTURABLE:
            yield "a figure stands nowhere on the board"
    if state.contributed >> RESOURCES:
        yield "something else than a resource lies on the contribution card"
    for seat, pick in enumerate(int(card) for card in state.picks):
        is_in_pack = state.is_drafting() and state.has_card(PACK + state.pack_before(seat), pick)
        if pick != NOTHING and not is_in_pack:
            yield f"seat {seat} has chosen what does not lie before it"


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
    if state.actor != state.actor_of_plan() and state.actor not in state.waiting():
        yield "somebody else is asked than it is planned"
    if state.actor != CHANCE and len(state.legal()) == 0:
        yield "a seat is asked and has no answer"
    if state.actor == CHANCE and len(state.legal()) == 0:
        yield "chance is asked and has no answer"
    if state.ending > state.players + 1:
        yield "the end is too far away"
    if state.planned_kind() == ASK_HAND_LIMIT:
        if state.hand_size(state.planned_player()) <= state.tables.hand_limit:
            yield "a card is to be put away from a hand within the limit"


def _payment(state: Architects) -> Iterator[str]:
    """A75a. Of a payment those goods are settled that were asked for, and only while it is made."""
    if state.actor == OVER:
        return
    asked, settled = state.planned_kind(), NOTHING_SETTLED
    if asked in (ASK_PAY, ASK_SPEND):
        settled = state.planned_number() + (1 if asked == ASK_SPEND else 0)
    goods = range(settled, INFLUENCE + 1)
    if state.settled != sum(paying(paid_of(state.settled, good), good) for good in goods):
        yield "something is settled that nobody was asked for"
