"""What holds in every position of Brian Boru, whatever was played."""

from __future__ import annotations

from collections.abc import Iterator

from threecrowns.engine.bits import has, size
from threecrowns.engine.state import CHANCE, OVER
from threecrowns.games.brian_boru.content.tables import (
    ALL_CARDS,
    ALL_TOWNS,
    MARRIAGES,
    REGIONS,
    STEPS,
    TOP,
    VIKING_CARDS,
)
from threecrowns.games.brian_boru.rules.draft import holder_of
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.rules.secrets import kept_by
from threecrowns.games.brian_boru.rules.state import (
    ACTION,
    ASK_DRAFT,
    ASK_EXPAND,
    ASK_EXTRA,
    ASK_FOLLOW,
    ASK_FREE,
    ASK_LEAD,
    ASK_SECONDARY,
    CHURCH,
    CLAIMS,
    COINS,
    GOODS,
    HAND,
    LACKS,
    MARRIAGE,
    NOBODY,
    NOTHING,
    ON_BOARD,
    PACK,
    PLAYED,
    SET_UP,
)
from threecrowns.games.brian_boru.rules.trick import can_lead

IN_TRICK = (ASK_LEAD, ASK_FOLLOW, ASK_SECONDARY, ASK_EXTRA, ASK_EXPAND, ASK_FREE)


def broken_invariants(state: BrianBoru) -> list[str]:
    """Every broken promise as an English sentence for developers; empty in a sound state."""
    return [
        *_cards(state),
        *_hands(state),
        *_board(state),
        *_goods(state),
        *_decks(state),
        *_round(state),
    ]


def _cards(state: BrianBoru) -> Iterator[str]:
    """B25. Each of the 25 cards is in exactly one place."""
    seen = state.deck
    count = size(state.deck)
    for pack in range(state.seats):
        zones = [state.zone(PACK, pack)]
        zones += [state.taken(pack, step) for step in range(STEPS)]
        for cards in zones:
            seen |= cards
            count += size(cards)
    if seen != ALL_CARDS or count != size(ALL_CARDS):
        yield "cards are lost or doubled"


def _hands(state: BrianBoru) -> Iterator[str]:
    """B26, B28, B30. A hand is what was kept and not played; everybody has had as many cards."""
    sizes = set()
    for seat in range(state.seats):
        played = state.zone(PLAYED, seat)
        if kept_by(state, seat) != state.zone(HAND, seat) | played:
            yield f"seat {seat} does not hold what it kept"
        if played & state.zone(HAND, seat):
            yield f"seat {seat} holds a card it played"
        if state.hand(seat) & state.zone(LACKS, seat):
            yield f"seat {seat} holds what it was shown to lack"
        on_table = state.phase == ACTION and state.trick[seat] != NOTHING
        picked = int(state.tables.keep) if has(state.answered, seat) else 0
        sizes.add(size(state.hand(seat)) + (1 if on_table else 0) - picked)
    if len(sizes) != 1:
        yield "hands are not equally long"
    for pack in range(state.seats):
        for step in range(STEPS):
            holder = holder_of(state, pack, step)
            is_later = step > state.draft_step or not (
                step < state.draft_step or state.phase == ACTION or has(state.answered, holder)
            )
            if is_later and state.taken(pack, step):
                yield "a card was kept in a step that has not come"


def _board(state: BrianBoru) -> Iterator[str]:
    """B84, B100, B106. One disc per town; tokens and monasteries only where a disc is."""
    discs = 0
    for seat in range(state.seats):
        if discs & state.discs[seat]:
            yield "two discs lie on one town"
        discs |= state.discs[seat]
    if discs & ~ALL_TOWNS:
        yield "a disc lies beside the board"
    if state.vikings & ~discs:
        yield "a control token lies on no disc"
    if state.monasteries & ~discs:
        yield "a monastery stands in a free town"
    for region in range(REGIONS):
        holder = int(state.holder[region])
        if holder != ON_BOARD and not has(state.face_up, region):
            yield "a player has a token that lies face down"
        if holder != ON_BOARD and holder >= state.seats:
            yield "a token belongs to nobody at the table"
        if state.phase == CLAIMS or state.actor == OVER:
            taken = discs & state.tables.region_towns[region]
            is_reached = state.weight(taken) >= int(state.tables.threshold[region])
            if is_reached != has(state.face_up, region):
                yield "a token lies on the wrong side after the claiming step"


def _goods(state: BrianBoru) -> Iterator[str]:
    """B51, B61. Nothing is negative; between actions a space of the track holds one disc."""
    for kind in range(GOODS):
        for seat in range(state.seats):
            if state.amount(seat, kind) < 0:
                yield f"seat {seat} owns less than nothing of {kind}"
    spaces = [state.space(seat) for seat in range(state.seats)]
    if max(spaces) > TOP:
        yield "a disc is beyond the top of the track"
    above = [space for space in spaces if space > 0]
    is_performing = state.actor >= 0 and state.planned_kind() == ASK_EXTRA
    if len(set(above)) != len(above) and not is_performing:
        yield "two discs share a space of the track"
    if state.battle_area < 0:
        yield "there are less than no raiders"


def _decks(state: BrianBoru) -> Iterator[str]:
    """B16, B20. As many Viking and marriage cards are gone as rounds have begun."""
    is_drawing = state.actor == CHANCE
    shown = state.rounds() - state.marriage_deck
    drawn = VIKING_CARDS - size(state.viking_pool)
    if not is_drawing and (shown != state.round or drawn != state.round):
        yield "there is not one Viking card and one marriage card for each round"
    owners = [int(state.married[card]) for card in range(MARRIAGES)]
    if sum(1 for owner in owners if owner != NOTHING) > state.round:
        yield "more marriages were made than there were rounds"
    if state.princess_holder != NOBODY:
        if owners[state.tables.princess] != state.princess_holder:
            yield "the princess lies before somebody else"


def _round(state: BrianBoru) -> Iterator[str]:
    """B21, B71. What is asked belongs to the phase; whoever and whatever is named exists."""
    for seat in (state.marker, state.princess_holder, state.trick_winner, state.resolver):
        if not NOBODY <= seat < state.seats:
            yield "somebody is named who has no seat"
    if (state.unresolved | state.answered) & ~state.all_seats():
        yield "a set of seats holds one that is not there"
    if state.active_town != NOTHING and not 0 <= state.active_town < len(state.tables.region):
        yield "the active town is not on the board"
    if state.marriage != NOTHING and not 0 <= state.marriage < MARRIAGES:
        yield "there is no such marriage card"
    if not 0 <= state.marriage_deck <= state.rounds() or state.viking_pool >> VIKING_CARDS:
        yield "there are more cards in a deck than there can be"
    if state.marriage_pool >> MARRIAGES or state.face_up >> REGIONS:
        yield "there are more cards or tokens than were printed"
    if not 0 <= state.draft_step <= STEPS or not SET_UP <= state.phase <= CLAIMS:
        yield "there is no such step or phase"
    for seat in range(state.seats):
        card = state.trick_card(seat)
        if state.phase == ACTION and card != NOTHING and not has(state.zone(PLAYED, seat), card):
            yield f"seat {seat} has a card in the trick that it did not play"
    if state.actor == OVER:
        if not state.is_last_round():
            yield "the game ended before the last round"
        return
    if state.actor >= state.seats:
        yield "an unknown seat is asked"
    asked = state.planned_kind()
    if state.actor not in (state.waiting() if asked == ASK_DRAFT else [state.actor_of_plan()]):
        yield "somebody else is asked than it is planned"
    if (asked in IN_TRICK) != (state.phase == ACTION):
        yield "a question of the trick is asked in another phase, or the other way round"
    if state.answered and asked != ASK_DRAFT:
        yield "somebody has chosen outside the draft"
    if state.phase >= CHURCH and state.battle_area:
        yield "raiders are left in the battle area after the battle"
    if state.phase >= MARRIAGE and state.deck != ALL_CARDS:
        yield "cards are still out in upkeep"
    if asked == ASK_LEAD and not can_lead(state, state.actor):
        yield f"seat {state.actor} is asked to lead and cannot"
    if asked == ASK_EXPAND and state.amount(state.actor, COINS) < state.tables.expand_cost:
        yield "somebody is offered an expansion and cannot pay"
