"""What one seat may know of a table, as typed JSON. Browser and terminal draw nothing else.

Hands, packs of the draft and the five cards of the black market are only in the view of the seat
that holds them (A47); everything else lies open.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from threecrowns.engine.bits import has, size
from threecrowns.engine.state import OVER
from threecrowns.engine.view import Head, asked_word
from threecrowns.games.architects.content.goods import Goods, bill_goods, goods_of
from threecrowns.games.architects.content.pack import GAME, Content
from threecrowns.games.architects.content.tables import CARDS, LEVELS, MONUMENTS
from threecrowns.games.architects.content.vocabulary import (
    BOARD,
    CAPTIVES,
    CAPTURABLE,
    DEBT,
    GOODS_NAMES,
    GUILDHALL,
    MARBLE,
    MARKER,
    MARKET_LARGE,
    MARKET_SMALL,
    NOTHING,
    PAID_DEBTS,
    PLACE_NAMES,
    PRISON,
    RESOURCE_NAMES,
    SKILL_NAMES,
    SKILLS,
    WORKSHOP,
)
from threecrowns.games.architects.rules.actions import (
    NO_VISIT,
)
from threecrowns.games.architects.rules.agenda import (
    ASK_CAPTURE,
    ASK_GUARD,
    ASK_HIRE,
    ASK_RELEASE,
    ASK_TRADE,
)
from threecrowns.games.architects.rules.bills import NOTHING_DUE, coins_in, silver_in, tax_in
from threecrowns.games.architects.rules.captures import capture_bill, captures_left
from threecrowns.games.architects.rules.guildhall import (
    RESET_ROWS,
    building_bill,
    may_work_on_cathedral,
    row_length,
    spaces,
)
from threecrowns.games.architects.rules.market import goods_on_market, may_visit_market
from threecrowns.games.architects.rules.monuments import lying_on
from threecrowns.games.architects.rules.placing import (
    strength,
)
from threecrowns.games.architects.rules.scoring import total_points, winners
from threecrowns.games.architects.rules.state import (
    BUILT,
    DECLARED,
    END_NOT_IN_SIGHT,
    HALF,
    HAND,
    HIRED,
    MONUMENT_FIELDS,
    NOBODY,
    PACK,
    POOL,
    SITE,
    WORDS,
)
from threecrowns.games.architects.rules.turn import Architects
from threecrowns.games.architects.rules.workshop import column_of, hire_bill, row_of
from threecrowns.games.architects.speech.shortages import lacking
from threecrowns.games.architects.speech.words import ASKED_NAMES


class OfferView(msgspec.Struct, frozen=True):
    """A space of the apprentice display."""

    slot: int  # from 0, row by row
    row: int  # 0 or 1
    column: int  # from 1
    coins: int  # silver lying there (A83)
    apprentice: str | None  # "labourer"
    price: Goods  # for the reader's next worker: {"silver": 2, "tax": 2, "coins": 1}
    silver: int  # all of it is paid in silver: 5


class PlaceView(msgspec.Struct, frozen=True):
    """A place for workers, up to the spaces of the black market."""

    id: str  # "quarry"
    workers: tuple[int, ...]  # [player]
    has_princess: bool
    has_profiteer: bool
    monument: str | None  # whose piece stands here: "monument_clay"
    goods: Goods  # what a space of the black market gives now
    strength: int  # how many workers would count if the reader placed one; 0 for a spectator
    together: int  # own ones that could then be captured at once; 0 where nobody can be


class LevelView(msgspec.Struct, frozen=True):
    """A level of the cathedral."""

    level: int  # from 1
    players: tuple[int, ...]  # who stands there: (0, 2)


class GuildhallView(msgspec.Struct, frozen=True):
    rows: int
    row_length: int
    lying: int  # spaces taken
    workers: tuple[int, ...]  # [player]
    resets_at: tuple[int, ...]  # spaces that trigger a reset, counted from 1
    next_reset: int | None  # the first of them that is not taken


class MonumentView(msgspec.Struct, frozen=True):
    id: str  # "monument_clay"
    laid: int  # resources lying on it
    owner: int | None
    site: str | None  # where its piece stands: "forest"


class ContributionView(msgspec.Struct, frozen=True):
    """The card that takes contributions now."""

    card: str  # "cc_3"
    laid: tuple[str, ...]  # resources on it: ("clay", "gold")


class HandView(msgspec.Struct, frozen=True):
    """A building card before the reader, and what stands between it and the guildhall."""

    id: str  # "tavern"
    missing: Goods  # {"wood": 1, "any": 2}: any of those it takes in a mix
    missing_skills: tuple[str, ...]  # ("masonry",)


class PlayerView(msgspec.Struct, frozen=True):
    player: int  # seats first, then a scripted opponent
    is_scripted: bool
    board: str | None  # "therese"
    goods: Goods  # {"clay": 2, "wood": 0, ...}: clay to marble
    virtue: int
    forbidden: str | None  # by virtue: "cathedral", "market"
    influence: int
    unpaid_debts: int
    paid_debts: int
    level: int  # on the cathedral, 0 below it
    home: int  # workers at home
    captives: tuple[int, ...]  # [owner] on this player's board
    apprentices: tuple[str, ...]  # ("labourer", "thief")
    skills: tuple[str, ...]  # of the apprentices: ("masonry",)
    buildings: tuple[str, ...]  # ("tavern",)
    monuments: tuple[str, ...]  # ("monument_clay",)
    hand_size: int
    points: int  # as the table lies now
    marker: str | None  # a scripted opponent's, on the resource track: "stone"


class ScriptView(msgspec.Struct, frozen=True):
    """The piles of a scripted opponent."""

    opponent: str  # "opponent_informer"
    schemes: int  # in the draw pile
    discards: tuple[str, ...]  # ("scheme_s06",)
    advanced: int  # advanced schemes left


class View(Head, frozen=True):
    turn: int  # whose turn it is; -1 during set-up
    first: int  # who plays first
    final_turns: int | None  # turns left once the end is in sight
    is_reset_due: bool  # after this turn
    has_wonder: bool  # with the expansion
    players: tuple[PlayerView, ...]  # [player]
    places: tuple[PlaceView, ...]  # up to the spaces of the black market
    prison: tuple[int, ...]  # [player] workers there
    tax: int  # silver on the tax stand
    guildhall: GuildhallView
    cathedral: tuple[LevelView, ...]  # from the lowest level
    offer: tuple[OfferView, ...]  # [slot]
    small_card: str | None  # of the black market: "bm_04"; None: the printed goods
    large_card: str | None
    apprentices_left: int  # in the pile
    buildings_left: int  # in the pile
    rewards_left: int  # in the pile
    being_built: tuple[str, ...]  # declared, not yet paid: ("castle",)
    hand: tuple[HandView, ...]  # of the reader
    pack: tuple[HandView, ...]  # before the reader in the draft
    five: tuple[HandView, ...]  # drawn by the reader at the black market
    due: Goods  # the bill that is asked about: {"silver": 2, "tax": 2}
    credit: int  # silver of a discount left in this turn (W37)
    left: int | None  # trades, captures, deeds or releases left in what is asked
    monuments: tuple[MonumentView, ...]
    contribution: ContributionView | None
    consequence: str | None  # the card below the figures: "cc_2"
    script: ScriptView | None  # with a scripted opponent
    capture_price: Goods | None = None  # of the next capture, while captures are asked


def view_of(content: Content, state: Architects, seat: int | None) -> View:
    players = range(state.players)
    return View(
        game=GAME,
        seat=seat,
        actor=state.actor,
        waiting=tuple(state.waiting()),
        asked=asked_word(state, asked_name(state)),
        turn_number=turn_number(state),
        winners=tuple(members(winners(state))) if state.actor == OVER else None,
        turn=state.turn,
        first=state.first,
        final_turns=None if state.ending == END_NOT_IN_SIGHT else state.ending,
        is_reset_due=state.is_reset_due,
        has_wonder=state.is_wonder,
        players=tuple(_player(content, state, player) for player in players),
        places=tuple(_place(content, state, place, seat) for place in range(GUILDHALL)),
        prison=tuple(state.workers_at(PRISON, player) for player in players),
        tax=state.tax,
        guildhall=_guildhall(state),
        cathedral=tuple(_level(state, level) for level in range(1, LEVELS + 1)),
        offer=tuple(_offer(content, state, slot, seat) for slot in range(2 * state.tables.columns)),
        small_card=_market_card(content, state.small_top),
        large_card=_market_card(content, state.large_top),
        apprentices_left=_pile(state) + len(state.apprentice_tail),
        buildings_left=state.count_cards(POOL) + len(state.tail),
        rewards_left=state.rewards_left,
        being_built=_set(content, state, DECLARED),
        hand=() if seat is None else _hand(content, state, seat, cards_in(state, HAND + seat)),
        pack=_pack(content, state, seat),
        five=_five(content, state, seat),
        due=bill_goods(state.due),
        credit=state.credit,
        left=_left(state),
        capture_price=_capture_price(state),
        monuments=tuple(_monuments(content, state)),
        contribution=_contribution(content, state),
        consequence=_consequence(content, state),
        script=_script(content, state) if state.opponent >= 0 else None,
    )


def asked_name(state: Architects) -> str:
    """What the actor is asked; nothing is planned any more when the game is over."""
    return "over" if state.actor == OVER else ASKED_NAMES.get(state.planned_kind(), "chance")


def turn_number(state: Architects) -> int:
    """Which turn it is, from 1; at the end of the game the last one that was played."""
    if state.turn == NOBODY:
        return 0
    return int(state.turns) if state.ending == 0 else int(state.turns) + 1


def members(numbers: int) -> Iterator[int]:
    return (n for n in range(numbers.bit_length()) if has(numbers, n))


def _pile(state: Architects) -> int:
    return sum(size(word) for word in state.apprentices[POOL * WORDS : (POOL + 1) * WORDS])


def _left(state: Architects) -> int | None:
    if state.actor < 0:
        return None
    asked, number = state.planned_kind(), state.planned_number()
    if asked == ASK_CAPTURE:
        return int(captures_left(number))
    return int(number) if asked in (ASK_TRADE, ASK_GUARD, ASK_RELEASE) else None


def _capture_price(state: Architects) -> Goods | None:
    """A101, A107. Tax for the first one, then silver; nothing for those that are granted."""
    if state.actor < 0 or state.planned_kind() != ASK_CAPTURE:
        return None
    return bill_goods(capture_bill(state, state.planned_player(), state.planned_number()))


# -- cards


def cards_in(state: Architects, cards: int) -> Iterator[int]:
    for card in range(state.tables.buildings):
        if state.has_card(cards, card):
            yield card


def hired_by(state: Architects, player: int) -> Iterator[int]:
    """The apprentices of a player, by number."""
    at = (HIRED + player) * WORDS
    yield from (n for n in range(HALF) if has(state.apprentices[at], n))
    yield from (n + HALF for n in range(CARDS - HALF) if has(state.apprentices[at + 1], n))


def _set(content: Content, state: Architects, cards: int) -> tuple[str, ...]:
    return tuple(content.buildings[card][0] for card in cards_in(state, cards))


def _hand(
    content: Content, state: Architects, seat: int, cards: Iterable[int]
) -> tuple[HandView, ...]:
    skills = int(state.amount(seat, SKILLS))
    return tuple(
        HandView(
            id=content.buildings[card][0],
            missing=lacking(state, seat, building_bill(state, card)),
            missing_skills=_skills(int(state.tables.skills_needed[card]) & ~skills),
        )
        for card in cards
    )


def _skills(skills: int) -> tuple[str, ...]:
    return tuple(SKILL_NAMES[n] for n in members(skills))


def _pack(content: Content, state: Architects, seat: int | None) -> tuple[HandView, ...]:
    if seat is None or not state.is_drafting():
        return ()
    return _hand(content, state, seat, cards_in(state, PACK + state.pack_before(seat)))


def _five(content: Content, state: Architects, seat: int | None) -> tuple[HandView, ...]:
    if seat is None or seat != state.turn:
        return ()
    return _hand(content, state, seat, (int(card) for card in state.five))


# -- the board


def _place(content: Content, state: Architects, place: int, seat: int | None) -> PlaceView:
    monument = state.monument_at(place)
    is_goods_space = place in (MARKET_SMALL, MARKET_LARGE)
    return PlaceView(
        id=PLACE_NAMES[place],
        workers=tuple(state.workers_at(place, player) for player in range(state.players)),
        has_princess=place == state.princess,
        has_profiteer=place == state.profiteer,
        monument=content.monuments[monument][0] if monument >= 0 else None,
        goods=goods_of(goods_on_market(state, place)) if is_goods_space else {},
        strength=0 if seat is None else strength(state, seat, place, NO_VISIT) + 1,
        together=(0 if seat is None or place >= CAPTURABLE else state.workers_at(place, seat) + 1),
    )


def _guildhall(state: Architects) -> GuildhallView:
    length = row_length(state)
    rows = spaces(state) // length
    bells = tuple(row * length + 1 for row in range(RESET_ROWS, rows))
    return GuildhallView(
        rows=rows,
        row_length=length,
        lying=state.lying,
        workers=tuple(state.workers_at(GUILDHALL, player) for player in range(state.players)),
        resets_at=bells,
        next_reset=next((space for space in bells if space > state.lying), None),
    )


def _level(state: Architects, level: int) -> LevelView:
    return LevelView(level, tuple(p for p in range(state.players) if state.level(p) == level))


def _offer(content: Content, state: Architects, slot: int, seat: int | None) -> OfferView:
    card = int(state.offer[slot])
    is_given = state.actor >= 0 and state.planned_kind() == ASK_HIRE  # a reward, or in the set-up
    bill = NOTHING_DUE
    if seat is not None and card != NOTHING and not (is_given and state.actor == seat):
        counted = strength(state, seat, WORKSHOP, NO_VISIT) + 1
        bill = hire_bill(state, seat, slot, counted)
    return OfferView(
        slot=slot,
        row=row_of(state, slot),
        column=column_of(state, slot),
        coins=int(state.coins[slot]),
        apprentice=None if card == NOTHING else content.apprentices[card][0],
        price=bill_goods(bill),
        silver=silver_in(bill) + tax_in(bill) + coins_in(bill),
    )


def _market_card(content: Content, card: int) -> str | None:
    return None if card == NOTHING else content.market_cards[card]


def _player(content: Content, state: Architects, player: int) -> PlayerView:
    board = state.amount(player, BOARD)
    is_scripted = player == state.opponent
    return PlayerView(
        player=player,
        is_scripted=is_scripted,
        board=None if board == NOTHING else content.boards[board][0],
        goods={GOODS_NAMES[good]: state.amount(player, good) for good in range(MARBLE + 1)},
        virtue=state.virtue(player),
        forbidden=_forbidden(state, player),
        influence=state.influence(player),
        unpaid_debts=state.amount(player, DEBT),
        paid_debts=state.amount(player, PAID_DEBTS),
        level=state.level(player),
        home=state.home(player),
        captives=tuple(
            state.workers_at(CAPTIVES + player, owner) for owner in range(state.players)
        ),
        apprentices=tuple(content.apprentices[card][0] for card in hired_by(state, player)),
        skills=_skills(int(state.amount(player, SKILLS))),
        buildings=_set(content, state, BUILT + player),
        monuments=tuple(
            content.monuments[n][0] for n in range(MONUMENTS) if state.monument_owner(n) == player
        ),
        hand_size=state.hand_size(player),
        points=total_points(state, player),
        marker=RESOURCE_NAMES[state.amount(player, MARKER)] if is_scripted else None,
    )


def _forbidden(state: Architects, player: int) -> str | None:
    """A140, A147. What the virtue of a player closes to them, their board considered."""
    if not may_work_on_cathedral(state, player):
        return "cathedral"
    return None if may_visit_market(state, player) else "market"


# -- the expansion


def _monuments(content: Content, state: Architects) -> Iterator[MonumentView]:
    for monument, (name, _) in enumerate(content.monuments):
        owner = state.monument_owner(monument)
        site = int(state.monuments[monument * MONUMENT_FIELDS + SITE])
        yield MonumentView(
            id=name,
            laid=lying_on(state, monument),
            owner=None if owner == NOTHING else owner,
            site=None if site == NOTHING else PLACE_NAMES[site],
        )


def _contribution(content: Content, state: Architects) -> ContributionView | None:
    card = state.contribution
    if not state.is_wonder or card == NOTHING:
        return None
    laid = tuple(RESOURCE_NAMES[n] for n in members(state.contributed))
    return ContributionView(content.consequences[card][0], laid)


def _consequence(content: Content, state: Architects) -> str | None:
    card = state.consequence
    return content.consequences[card][0] if state.is_wonder and card != NOTHING else None


def _script(content: Content, state: Architects) -> ScriptView:
    return ScriptView(
        opponent=content.opponents[state.script][0],
        schemes=size(state.scheme_pool),
        discards=tuple(content.schemes[n][0] for n in members(state.scheme_discards)),
        advanced=size(state.advanced_pool),
    )
