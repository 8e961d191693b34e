"""What one seat may know of a table, as typed JSON. Browser and terminal draw nothing else.

Hands, packs of the draft and the five cards of the black market are only in the view of the seat
that holds them (A47); everything else lies open.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from threecrowns.engine.bits import has, size
from threecrowns.engine.state import OVER
from threecrowns.games.architects.content.components import (
    AbilityView,
    ApprenticeView,
    BuildingView,
    EffectView,
    Goods,
    ability_view,
    apprentice_view,
    bill_goods,
    building_view,
    effect_view,
    goods_of,
)
from threecrowns.games.architects.content.pack import Content
from threecrowns.games.architects.content.tables import BOARD_ABILITIES, CARDS, LEVELS, MONUMENTS
from threecrowns.games.architects.content.vocabulary import (
    BOARD,
    CAPTIVES,
    DEBT,
    GOODS_NAMES,
    GUILDHALL,
    HOME,
    MARBLE,
    MARKER,
    MARKET_LARGE,
    MARKET_SMALL,
    NOTHING,
    PAID_DEBTS,
    PLACE_NAMES,
    PRISON,
    RESOURCE_NAMES,
    RESOURCES,
)
from threecrowns.games.architects.rules.agenda import ASK_DRAFT, ASK_PAY, ASK_SPEND
from threecrowns.games.architects.rules.guildhall import RESET_ROWS, row_length, spaces
from threecrowns.games.architects.rules.market import goods_on_market
from threecrowns.games.architects.rules.monuments import lying_on
from threecrowns.games.architects.rules.scoring import (
    building_points,
    cathedral_points,
    monument_points,
    total_points,
    winners,
)
from threecrowns.games.architects.rules.state import (
    BUILT,
    DECLARED,
    END_NOT_IN_SIGHT,
    HALF,
    HAND,
    HIRED,
    MONUMENT_FIELDS,
    PACK,
    POOL,
    SITE,
    WORDS,
)
from threecrowns.games.architects.rules.turn import Architects
from threecrowns.games.architects.rules.workshop import column_of, row_of
from threecrowns.games.architects.speech.moves import move_of
from threecrowns.games.architects.speech.words import ASKED_NAMES


class OfferView(msgspec.Struct, frozen=True):
    """A space of the apprentice display."""

    slot: int
    row: int
    column: int
    coins: int
    apprentice: ApprenticeView | None


class PlaceView(msgspec.Struct, frozen=True):
    """A place for workers with how many each player has there."""

    id: str
    workers: tuple[int, ...]
    has_princess: bool
    has_profiteer: bool
    monument: str | None
    goods: Goods  # what a space of the black market gives now


class LevelView(msgspec.Struct, frozen=True):
    """A level of the cathedral."""

    level: int
    spaces: int
    points: int
    cost: Goods
    players: tuple[int, ...]


class GuildhallView(msgspec.Struct, frozen=True):
    rows: int
    row_length: int
    lying: int
    workers: tuple[int, ...]
    resets_at: tuple[int, ...]  # spaces that trigger a reset, counted from 1


class MonumentView(msgspec.Struct, frozen=True):
    id: str
    cost: Goods
    influence: int
    tax: int
    points: int
    laid: int  # resources lying on it
    owner: int | None
    site: str | None


class ContributionView(msgspec.Struct, frozen=True):
    card: str
    laid: tuple[str, ...]
    gains: dict[str, Goods]  # by resource


class ConsequenceView(msgspec.Struct, frozen=True):
    card: str
    profiteer_gain: Goods
    profiteer_loss: int
    princess: EffectView


class PlayerView(msgspec.Struct, frozen=True):
    player: int
    is_scripted: bool
    board: str | None
    ability: AbilityView | None
    goods: Goods
    virtue: int
    influence: int
    unpaid_debts: int
    paid_debts: int
    level: int
    home: int
    captives: tuple[int, ...]  # by their owner
    apprentices: tuple[ApprenticeView, ...]
    buildings: tuple[BuildingView, ...]
    monuments: tuple[str, ...]
    hand_size: int
    points: int  # as the table lies now
    marker: str | None  # a scripted opponent's, on the resource track


class ScriptView(msgspec.Struct, frozen=True):
    """The piles of a scripted opponent."""

    opponent: str
    schemes: int
    discards: tuple[str, ...]
    advanced: int


class OptionView(msgspec.Struct, frozen=True):
    """One answer: what it says, and what it changes for the one who gives it."""

    action: int
    verb: str
    values: tuple[str | int, ...]
    pays: Goods
    gains: Goods
    asks_on: bool  # the same seat will be asked more


class View(msgspec.Struct, frozen=True):
    game: str
    seat: int | None  # who is looking
    actor: int  # who answers now; -1 chance, -2 over
    waiting: tuple[int, ...]
    asked: str
    turn: int
    first: int
    turns_ended: int
    final_turns: int | None
    is_reset_due: bool
    has_wonder: bool
    players: tuple[PlayerView, ...]
    places: tuple[PlaceView, ...]
    prison: tuple[int, ...]
    tax: int
    guildhall: GuildhallView
    cathedral: tuple[LevelView, ...]
    offer: tuple[OfferView, ...]
    small_card: str | None
    large_card: str | None
    apprentices_left: int
    buildings_left: int
    rewards_left: int
    being_built: tuple[BuildingView, ...]
    hand: tuple[BuildingView, ...]
    pack: tuple[BuildingView, ...]  # the draft
    five: tuple[BuildingView, ...]  # drawn at the black market
    due: Goods  # the bill that is asked about
    credit: int
    monuments: tuple[MonumentView, ...]
    contribution: ContributionView | None
    consequence: ConsequenceView | None
    script: ScriptView | None
    options: tuple[OptionView, ...]
    winners: tuple[int, ...]


def view_of(content: Content, state: Architects, seat: int | None) -> View:
    asked = "over" if state.actor == OVER else ASKED_NAMES.get(state.planned_kind(), "chance")
    players = range(state.players)
    return View(
        game="architects",
        seat=seat,
        actor=state.actor,
        waiting=tuple(state.waiting()),
        asked=asked,
        turn=state.turn,
        first=state.first,
        turns_ended=state.turns,
        final_turns=None if state.ending == END_NOT_IN_SIGHT else state.ending,
        is_reset_due=state.is_reset_due,
        has_wonder=state.is_wonder,
        players=tuple(_player(content, state, player) for player in players),
        places=tuple(_place(content, state, place) for place in range(GUILDHALL)),
        prison=tuple(state.workers_at(PRISON, player) for player in players),
        tax=state.tax,
        guildhall=_guildhall(state),
        cathedral=tuple(_level(state, level) for level in range(1, LEVELS + 1)),
        offer=tuple(_offer(content, state, slot) for slot in range(2 * state.tables.columns)),
        small_card=_market_card(content, state.small_top),
        large_card=_market_card(content, state.large_top),
        apprentices_left=_pile(state.apprentices[POOL * WORDS : POOL * WORDS + WORDS])
        + len(state.apprentice_tail),
        buildings_left=state.count_cards(POOL) + len(state.tail),
        rewards_left=state.rewards_left,
        being_built=_set(content, state, DECLARED),
        hand=() if seat is None else _set(content, state, HAND + seat),
        pack=_pack(content, state, seat),
        five=_five(content, state, seat),
        due=bill_goods(state.due),
        credit=state.credit,
        monuments=tuple(_monuments(content, state)),
        contribution=_contribution(content, state),
        consequence=_consequence(content, state),
        script=_script(content, state) if state.opponent >= 0 else None,
        options=tuple(_options(content, state, seat)),
        winners=_members(winners(state)) if state.actor == OVER else (),
    )


def _members(members: int) -> tuple[int, ...]:
    return tuple(n for n in range(members.bit_length()) if has(members, n))


def _pile(words: object) -> int:
    assert hasattr(words, "__iter__")
    return sum(size(word) for word in words)


# -- cards


def cards_in(state: Architects, cards: int) -> Iterator[int]:
    for card in range(state.tables.buildings):
        if state.has_card(cards, card):
            yield card


def _set(content: Content, state: Architects, cards: int) -> tuple[BuildingView, ...]:
    return tuple(building_view(content, card) for card in cards_in(state, cards))


def _pack(content: Content, state: Architects, seat: int | None) -> tuple[BuildingView, ...]:
    if seat is None or not state.is_drafting():
        return ()
    return _set(content, state, PACK + state.pack_before(seat))


def _five(content: Content, state: Architects, seat: int | None) -> tuple[BuildingView, ...]:
    if seat is None or seat != state.turn:
        return ()
    return tuple(building_view(content, int(card)) for card in state.five)


# -- the board


def _place(content: Content, state: Architects, place: int) -> PlaceView:
    monument = state.monument_at(place)
    is_goods_space = place in (MARKET_SMALL, MARKET_LARGE)
    return PlaceView(
        id=PLACE_NAMES[place],
        workers=tuple(state.workers_at(place, player) for player in range(state.players)),
        has_princess=place == state.princess,
        has_profiteer=place == state.profiteer,
        monument=content.monuments[monument][0] if monument >= 0 else None,
        goods=goods_of(goods_on_market(state, place)) if is_goods_space else {},
    )


def _guildhall(state: Architects) -> GuildhallView:
    length = row_length(state)
    rows = spaces(state) // length
    return GuildhallView(
        rows=rows,
        row_length=length,
        lying=state.lying,
        workers=tuple(state.workers_at(GUILDHALL, player) for player in range(state.players)),
        resets_at=tuple(row * length + 1 for row in range(RESET_ROWS, rows)),
    )


def _level(state: Architects, level: int) -> LevelView:
    tables = state.tables
    return LevelView(
        level=level,
        spaces=int(tables.level_spaces[level - 1]),
        points=int(tables.level_vp[level - 1]),
        cost=bill_goods(tables.level_bill[level - 1]),
        players=tuple(p for p in range(state.players) if state.level(p) == level),
    )


def _offer(content: Content, state: Architects, slot: int) -> OfferView:
    card = int(state.offer[slot])
    return OfferView(
        slot=slot,
        row=row_of(state, slot),
        column=column_of(state, slot),
        coins=int(state.coins[slot]),
        apprentice=None if card == NOTHING else apprentice_view(content, card),
    )


def _market_card(content: Content, card: int) -> str | None:
    return None if card == NOTHING else content.market_cards[card]


def _player(content: Content, state: Architects, player: int) -> PlayerView:
    board = state.amount(player, BOARD)
    is_scripted = player == state.opponent
    at = (HIRED + player) * WORDS
    hired = [n for n in range(HALF) if has(state.apprentices[at], n)]
    hired += [n + HALF for n in range(CARDS - HALF) if has(state.apprentices[at + 1], n)]
    return PlayerView(
        player=player,
        is_scripted=is_scripted,
        board=None if board == NOTHING else content.boards[board][0],
        ability=None if board == NOTHING else ability_view(content, BOARD_ABILITIES + board),
        goods={GOODS_NAMES[good]: state.amount(player, good) for good in range(MARBLE + 1)},
        virtue=state.virtue(player),
        influence=state.influence(player),
        unpaid_debts=state.amount(player, DEBT),
        paid_debts=state.amount(player, PAID_DEBTS),
        level=state.level(player),
        home=state.home(player),
        captives=tuple(
            state.workers_at(CAPTIVES + player, owner) for owner in range(state.players)
        ),
        apprentices=tuple(apprentice_view(content, card) for card in hired),
        buildings=_set(content, state, BUILT + player),
        monuments=tuple(
            content.monuments[n][0] for n in range(MONUMENTS) if state.monument_owner(n) == player
        ),
        hand_size=state.hand_size(player),
        points=total_points(state, player),
        marker=RESOURCE_NAMES[state.amount(player, MARKER)] if is_scripted else None,
    )


# -- the expansion


def _monuments(content: Content, state: Architects) -> Iterator[MonumentView]:
    tables = state.tables
    for monument, (name, _) in enumerate(content.monuments):
        owner = state.monument_owner(monument)
        site = int(state.monuments[monument * MONUMENT_FIELDS + SITE])
        yield MonumentView(
            id=name,
            cost={RESOURCE_NAMES[monument]: int(tables.monument_cost[monument])},
            influence=int(tables.monument_influence[monument]),
            tax=int(tables.monument_tax[monument]),
            points=int(tables.monument_vp[monument]),
            laid=lying_on(state, monument),
            owner=None if owner == NOTHING else owner,
            site=None if site == NOTHING else PLACE_NAMES[site],
        )


def _contribution(content: Content, state: Architects) -> ContributionView | None:
    card = state.contribution
    if not state.is_wonder or card == NOTHING:
        return None
    gains = state.tables.contribution_gain
    return ContributionView(
        card=content.consequences[card][0],
        laid=tuple(name for n, name in enumerate(RESOURCE_NAMES) if has(state.contributed, n)),
        gains={
            name: goods_of(gains[card * RESOURCES + n]) for n, name in enumerate(RESOURCE_NAMES)
        },
    )


def _consequence(content: Content, state: Architects) -> ConsequenceView | None:
    card = state.consequence
    if not state.is_wonder or card == NOTHING:
        return None
    tables = state.tables
    return ConsequenceView(
        card=content.consequences[card][0],
        profiteer_gain=goods_of(tables.profiteer_gain[card]),
        profiteer_loss=int(tables.profiteer_loss[card]),
        princess=effect_view(content, int(tables.princess_effect[card])),
    )


def _script(content: Content, state: Architects) -> ScriptView:
    return ScriptView(
        opponent=content.opponents[state.script][0],
        schemes=size(state.scheme_pool),
        discards=tuple(content.schemes[n][0] for n in _members(state.scheme_discards)),
        advanced=size(state.advanced_pool),
    )


# -- options


def _options(content: Content, state: Architects, seat: int | None) -> Iterator[OptionView]:
    """What this seat may answer now, and what each answer changes at once."""
    if seat is None or seat not in state.waiting():
        return
    before = state.clone()
    before.turn_to(seat)
    for action in before.legal_actions():
        after = before.clone()
        if before.planned_kind() != ASK_DRAFT:
            after.apply(action)
        changes = dict(_changes(before, after, seat))
        still_due = bill_goods(after.due) if after.actor == seat and _asks_to_pay(after) else {}
        move = move_of(content, before, action)
        yield OptionView(
            action=action,
            verb=move.verb,
            values=tuple(str(v) if isinstance(v, tuple) else v for v in move.values),
            pays={name: -change for name, change in changes.items() if change < 0} | still_due,
            gains={name: change for name, change in changes.items() if change > 0},
            asks_on=after.actor == seat,
        )


def _asks_to_pay(state: Architects) -> bool:
    return state.planned_kind() in (ASK_PAY, ASK_SPEND)


def _changes(before: Architects, after: Architects, seat: int) -> Iterator[tuple[str, int]]:
    for good in range(DEBT + 1):
        change = after.amount(seat, good) - before.amount(seat, good)
        if change:
            yield GOODS_NAMES[good], change
    cards = after.hand_size(seat) - before.hand_size(seat) + after.cards_to_come(seat)
    if cards:
        yield "building_card", cards
    points = _built_points(after, seat) - _built_points(before, seat)
    if points:
        yield "points", points
    workers = after.workers_at(HOME, seat) - before.workers_at(HOME, seat)
    if workers:
        yield "worker", workers


def _built_points(state: Architects, seat: int) -> int:
    """A174. What is constructed; goods and virtue are told as such."""
    built = building_points(state, seat) + monument_points(state, seat)
    return built + cathedral_points(state, seat)
