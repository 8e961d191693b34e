"""Tables of Brian Boru for scenario tests: a test says only what matters to it.

The players are those of the rulebook's example, clockwise from seat 0. Towns and cards are named
by their ids (`co8`, `red-11`); amounts are given seat by seat or for some seats only. Cards that
are not named are picked in the order of their values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from mypy_extensions import u8

from threecrowns.engine.bits import size
from threecrowns.engine.game import Setup
from threecrowns.engine.moves import Move
from threecrowns.engine.refusal import IllegalMoveError
from threecrowns.engine.state import CHANCE
from threecrowns.games.brian_boru.content.tables import ALL_CARDS, MILITARY, STEPS, TRADE
from threecrowns.games.brian_boru.game import BrianBoruGame
from threecrowns.games.brian_boru.rules.draft import holder_of
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.rules.state import (
    ACTION,
    CHURCH_DISCS,
    COINS,
    DO_BATTLE,
    DO_CHURCH,
    DO_CLAIM,
    DO_MARRIAGE,
    DO_RESOLVE_NEXT,
    DO_TRICK,
    HAND,
    MARRIAGE,
    NOTHING,
    PACK,
    PLAYED,
    POINTS,
    RAIDERS,
    RENOWN,
    SPACE,
    TAKEN,
)
from threecrowns.games.brian_boru.speech.moves import CHANCE_VERBS
from threecrowns.games.brian_boru.speech.view import PlayerView, View, members

GAME = BrianBoruGame()
DAVID, KAMILA, MAREK, PETR, EVA = range(5)

CARD_IDS = [card.id for card in GAME.content.cards]
TOWN_IDS = [town.id for town in GAME.content.towns]
REGION_IDS = [region.id for region in GAME.content.regions]
MARRIAGE_IDS = [marriage.id for marriage in GAME.content.marriages]

Amounts = Sequence[int] | Mapping[int, int]


def table(
    *,
    players: int = 4,
    marker: int = DAVID,
    coins: Amounts = (),
    vp: Amounts = (),
    renown: Amounts = (),
    spaces: Amounts = (),
    raiders: Amounts = (),
    church: Amounts = (),
    towns: Mapping[int, str] | None = None,
    vikings: str = "",
    monasteries: str = "",
    face_up: str = "",
    held: Mapping[str, int] | None = None,
    battle_area: int = 5,
    marriage: str = "brigid",
    is_last_round: bool = False,
    princess: tuple[int, str] | None = None,
    vikings_contend_final: bool = True,
    notes: bool = False,
) -> BrianBoru:
    """A table in the action phase before any card is dealt; `tricks` or `upkeep` goes on."""
    options = {"vikings_contend_final": vikings_contend_final, "notes": notes}
    state = GAME.new(Setup(players, options))
    while len(state.agenda):
        state.finish()
    for kind, amounts in (
        (COINS, coins),
        (POINTS, vp),
        (RENOWN, renown),
        (SPACE, spaces),
        (RAIDERS, raiders),
        (CHURCH_DISCS, church),
    ):
        for seat, amount in by_seat(amounts).items():
            state.set_amount(seat, kind, amount)
    for seat, names in (towns or {}).items():
        for town in names.split():
            state.place_disc(seat, TOWN_IDS.index(town))
    state.vikings = town_set(vikings)
    state.monasteries = town_set(monasteries)
    for region in face_up.split():
        state.face_up |= 1 << REGION_IDS.index(region)
    for region, seat in (held or {}).items():
        state.face_up |= 1 << REGION_IDS.index(region)
        state.holder[REGION_IDS.index(region)] = u8(seat)
    state.marker = marker
    state.battle_area = battle_area
    state.phase = ACTION
    _set_round(state, marriage, is_last_round=is_last_round)
    if princess is not None:
        state.princess_holder = princess[0]
        state.princess_side = {"military": MILITARY, "trade": TRADE}[princess[1]]
        state.married[state.tables.princess] = u8(princess[0])
    return state


def _set_round(state: BrianBoru, marriage: str, *, is_last_round: bool) -> None:
    state.round = state.rounds() if is_last_round else 1
    state.marriage_deck = state.rounds() - state.round
    state.viking_pool = (1 << (7 - state.round)) - 1
    card = state.tables.princess if is_last_round else MARRIAGE_IDS.index(marriage)
    state.marriage = card
    state.marriage_pool &= ~(1 << card)


def tricks(state: BrianBoru, hands: Mapping[int, str]) -> BrianBoru:
    """Give everybody a hand and let the marker holder lead. Hands are equally long."""
    _deal(state, {seat: card_set(hand) for seat, hand in hands.items()})
    state.put_first(DO_TRICK, 0)
    state.go_on()
    assert not GAME.broken_invariants(state)
    return state


def _deal(state: BrianBoru, hands: Mapping[int, int]) -> None:
    """Hands as long as the longest one; the rest of everybody's cards was played before."""
    length = max(size(hand) for hand in hands.values())
    loose = [n for n in range(25) if not any(cards >> n & 1 for cards in hands.values())]
    for seat in range(state.seats):
        hand = hands.get(seat, 0)
        while size(hand) < length:
            hand |= 1 << loose.pop(0)
        played = 0
        while size(hand | played) < state.dealt_cards():
            played |= 1 << loose.pop(0)
        state.put(HAND, seat, hand)
        state.put(PLAYED, seat, played)
        _keep(state, seat, hand | played)
    state.deck = sum(1 << n for n in loose)
    state.draft_step = (state.dealt_cards() - 1) // 2


def _keep(state: BrianBoru, seat: int, cards: int) -> None:
    """As if the seat had kept these cards in the draft, two by two."""
    rest = list(members(cards))
    for step in range(STEPS):
        for pack in range(state.seats):
            if holder_of(state, pack, step) == seat and rest:
                state.put(TAKEN + step, pack, sum(1 << n for n in rest[:2]))
                rest = rest[2:]


def upkeep(state: BrianBoru, step: int = DO_MARRIAGE) -> BrianBoru:
    """Begin upkeep, or one of its steps."""
    state.phase = MARRIAGE
    state.deck = ALL_CARDS
    state.put_first(step, 0)
    state.go_on()
    return state


def marriage(state: BrianBoru) -> BrianBoru:
    return upkeep(state, DO_MARRIAGE)


def battle(state: BrianBoru) -> BrianBoru:
    return upkeep(state, DO_BATTLE)


def church(state: BrianBoru) -> BrianBoru:
    return upkeep(state, DO_CHURCH)


def claims(state: BrianBoru) -> BrianBoru:
    return upkeep(state, DO_CLAIM)


def resolving(seat: int, card: str, *, wins: bool = False, **given: object) -> BrianBoru:
    """A trick in which only this card is still to be resolved; then the next one is led.

    The active town is `mu7`, or `active`. If the card does not win, the left neighbour does.
    """
    active = str(given.pop("active", "mu7"))
    state = table(**given)  # type: ignore[arg-type] # the arguments of `table`, passed on
    number = CARD_IDS.index(card)
    others = [n for n in range(25) if n != number]
    hands = {each: sum(1 << others.pop(0) for _ in range(3)) for each in range(state.seats)}
    hands[seat] = 1 << number | hands[seat] & (hands[seat] - 1)  # instead of the lowest one
    _deal(state, hands)
    for each in range(state.seats):
        lowest = number if each == seat else min(members(hands[each]))
        state.put(HAND, each, hands[each] & ~(1 << lowest))
        state.put(PLAYED, each, state.zone(PLAYED, each) | 1 << lowest)
        state.trick[each] = u8(lowest)
    state.active_town = TOWN_IDS.index(active)
    state.trick_winner = seat if wins else (seat + 1) % state.seats
    state.unresolved = 1 << seat
    state.put_first(DO_RESOLVE_NEXT, 0)
    state.go_on()
    assert not GAME.broken_invariants(state)
    return state


# -- playing


def play(state: BrianBoru, *moves: str) -> BrianBoru:
    """What the players asked say, one after the other; CHANCE says what is drawn."""
    for text in moves:
        move = GAME.grammar.read(text)
        seat = CHANCE if move.verb in CHANCE_VERBS else state.actor
        state.apply(GAME.action(state, seat, move))
    return state


def draw_all(state: BrianBoru, *, starter: str = "purple") -> BrianBoru:
    """Answer for CHANCE with the first thing it can draw, until a seat is asked."""
    while state.actor == CHANCE:
        moves = [GAME.move(state, action) for action in state.legal_actions()]
        wanted = Move("starter", (starter,))
        state.apply(GAME.encode(state, wanted if wanted in moves else moves[0]))
    return state


def legal(state: BrianBoru) -> list[str]:
    """Everything the actor may say."""
    return [GAME.grammar.write(GAME.move(state, action)) for action in state.legal_actions()]


def refused(state: BrianBoru, text: str, *, seat: int | None = None) -> str:
    """The reason code against a move."""
    asked = state.actor if seat is None else seat
    with pytest.raises(IllegalMoveError) as caught:
        GAME.action(state, asked, GAME.grammar.read(text))
    return caught.value.refusal.code


# -- looking


def by_seat(amounts: Amounts) -> dict[int, int]:
    return dict(amounts) if isinstance(amounts, Mapping) else dict(enumerate(amounts))


def card_set(names: str) -> int:
    return sum(1 << CARD_IDS.index(name) for name in names.split())


def town_set(names: str) -> int:
    return sum(1 << TOWN_IDS.index(name) for name in names.split())


def names_of(cards: int) -> str:
    return " ".join(CARD_IDS[n] for n in members(cards))


def towns_of(state: BrianBoru, seat: int) -> str:
    """The towns a seat controls."""
    return " ".join(TOWN_IDS[n] for n in members(state.controlled(seat)))


def holder(state: BrianBoru, region: str) -> int | None:
    """Who has the claim token of a region; None if it lies on the board."""
    seat = int(state.holder[REGION_IDS.index(region)])
    return None if seat == NOTHING else seat


def is_face_up(state: BrianBoru, region: str) -> bool:
    return bool(state.face_up >> REGION_IDS.index(region) & 1)


def asked(state: BrianBoru) -> str:
    return view(state).asked


def view(state: BrianBoru, seat: int | None = None) -> View:
    return GAME.view(state, seat)


def player(state: BrianBoru, seat: int) -> PlayerView:
    return view(state, seat).players[seat]


def amounts(state: BrianBoru, what: str) -> list[int]:
    """One thing of everybody, seat by seat: `coins`, `vp`, `raiders` ..."""
    return [int(getattr(each, what)) for each in view(state).players]


def pack_of(state: BrianBoru, pack: int) -> str:
    return names_of(state.zone(PACK, pack))
