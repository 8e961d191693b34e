"""What one seat may know of a table, as typed JSON. Browser and terminal draw nothing else.

B124: everything lies open but hands, packs, draft picks, undealt cards and removed marriages.
"""

from __future__ import annotations

import msgspec

from threecrowns.engine.bits import has, size
from threecrowns.engine.state import CHANCE, OVER
from threecrowns.games.brian_boru.content.pack import Content
from threecrowns.games.brian_boru.content.tables import (
    ACTION_NAMES,
    NO_REGION,
    SIDE_NAMES,
    SUIT_NAMES,
    SYMBOL_NAMES,
)
from threecrowns.games.brian_boru.rules.draft import cards_before
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.rules.scoring import regions_of, total_points, winners
from threecrowns.games.brian_boru.rules.secrets import has_seen, seen_cards, step_seen
from threecrowns.games.brian_boru.rules.state import (
    ASK_DRAFT,
    ASK_EXPAND,
    ASK_EXTRA,
    ASK_FOLLOW,
    ASK_FREE,
    ASK_LEAD,
    ASK_MARRIAGE_TOWN,
    ASK_MONASTERY,
    ASK_PRINCESS,
    ASK_RAID,
    ASK_SECONDARY,
    ASK_START_TOWN,
    ASK_TRACK_TOWN,
    CHURCH_DISCS,
    DRAFT,
    NOBODY,
    NOTHING,
    ON_BOARD,
    PHASE_NAMES,
    PLAYED,
    POINTS,
    RAIDERS,
    RENOWN,
    Position,
)
from threecrowns.games.brian_boru.rules.trick import winner_of

ASKED_NAMES = {
    ASK_DRAFT: "draft",
    ASK_START_TOWN: "start_town",
    ASK_LEAD: "lead",
    ASK_FOLLOW: "follow",
    ASK_SECONDARY: "secondary",
    ASK_EXTRA: "extra_steps",
    ASK_EXPAND: "expand",
    ASK_FREE: "free_town",
    ASK_MARRIAGE_TOWN: "marriage_town",
    ASK_TRACK_TOWN: "track_town",
    ASK_PRINCESS: "princess",
    ASK_RAID: "raid",
    ASK_MONASTERY: "monastery",
}


class CardView(msgspec.Struct, frozen=True):
    """An action card that may be seen, with everything printed on it."""

    id: str
    suit: str
    value: int
    primary: tuple[str, ...]  # symbols from left to right
    upper: tuple[str, ...]
    lower: tuple[str, ...]  # empty: the card has one secondary action


class TownView(msgspec.Struct, frozen=True):
    id: str
    name: str
    colour: str
    region: str
    at: tuple[int, int]  # in a box of 1000 by 1000, y pointing down
    disc: int | None  # whose disc lies here, also below a control token
    has_vikings: bool  # a control token lies on the disc
    has_monastery: bool
    is_active: bool


class RegionView(msgspec.Struct, frozen=True):
    id: str
    letter: str
    threshold: int
    points: int
    is_face_up: bool
    holder: int | None  # who has the claim token; None: it lies on the board
    strengths: tuple[int, ...]  # [seat]
    vikings: int  # their strength
    weight: int  # of all towns with a disc: what counts for the threshold


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    coins: int
    renown: int
    vp: int  # on the score track
    points: int  # with everything that would be scored if the game ended now
    space: int  # on the marriage track
    raiders: int
    church_discs: int
    regions: int  # in how many regions it controls a town
    cards: int  # how many action cards it has kept and not played
    tokens: tuple[str, ...]  # regions whose claim token it has
    marriages: tuple[str, ...]
    hand: tuple[CardView, ...] | None  # None: not yours


class TrickView(msgspec.Struct, frozen=True):
    active_town: str | None
    cards: tuple[CardView | None, ...]  # [seat]
    winner: int | None  # of the cards played so far
    is_complete: bool
    resolver: int | None  # whose card is being resolved
    action: str | None  # "primary", "upper" or "lower"
    unresolved: tuple[int, ...]  # seats whose card is still to be resolved


class DraftView(msgspec.Struct, frozen=True):
    step: int  # from 1
    pack_size: int  # cards that each player got in this step
    pack: tuple[CardView, ...] | None  # what lies before you to choose from; None: not yours
    waiting: tuple[int, ...]  # seats that have not chosen


class MarriageView(msgspec.Struct, frozen=True):
    id: str
    vp: int
    renown: int
    region: str | None  # a town there
    is_princess: bool


class NotesView(msgspec.Struct, frozen=True):
    """B43. What a player could remember of this round, if the table keeps notes."""

    played: tuple[tuple[str, ...], ...]  # [seat]
    packs: tuple[tuple[str, ...], ...]  # as they lay before you, step by step


class View(msgspec.Struct, frozen=True):
    game: str
    seat: int | None  # who is looking
    actor: int  # who answers now; -1 chance, -2 over
    waiting: tuple[int, ...]  # all who may answer now
    asked: str  # a question of section 17 of the rules, "chance" or "over"
    symbol: str | None  # what extra steps are bought for
    region: str | None  # where a marriage gives a town
    loser: int | None  # whose town is raided
    phase: str
    round: int
    rounds: int
    is_last_round: bool
    marker: int | None
    battle_area: int
    viking_cards_left: int
    marriage: MarriageView | None  # the card on the track
    marriages_left: int  # in the deck, the princess included
    princess: str | None  # the side she was kept on
    undealt: int
    towns: tuple[TownView, ...]
    roads: tuple[tuple[str, str], ...]
    regions: tuple[RegionView, ...]
    players: tuple[PlayerView, ...]
    trick: TrickView | None
    draft: DraftView | None
    notes: NotesView | None
    vikings_contend_final: bool
    winners: tuple[int, ...] | None  # when over


def view_of(content: Content, state: BrianBoru, seat: int | None) -> View:
    is_over = state.actor == OVER
    asked = NOTHING if is_over else state.planned_kind()
    marriage = state.marriage
    return View(
        game="brian-boru",
        seat=seat,
        actor=state.actor,
        waiting=tuple(state.waiting()),
        asked="over" if is_over else ASKED_NAMES.get(asked, "chance"),
        symbol=SYMBOL_NAMES[state.asked_about()] if asked == ASK_EXTRA else None,
        region=content.regions[state.asked_about()].id if asked == ASK_MARRIAGE_TOWN else None,
        loser=state.asked_about() if asked == ASK_RAID else None,
        phase="end" if is_over else PHASE_NAMES[state.phase],
        round=state.round,
        rounds=state.rounds(),
        is_last_round=state.is_last_round(),
        marker=_or_none(state.marker),
        battle_area=state.battle_area,
        viking_cards_left=size(state.viking_pool),
        marriage=None if marriage == NOTHING else marriage_view(content, marriage),
        marriages_left=state.marriage_deck,
        princess=SIDE_NAMES[state.princess_side] if state.princess_holder != NOBODY else None,
        undealt=size(state.deck),
        towns=tuple(_town_view(content, state, n) for n in range(len(content.towns))),
        roads=tuple((content.towns[a].id, content.towns[b].id) for a, b in content.roads),
        regions=tuple(_region_view(content, state, n) for n in range(len(content.regions))),
        players=tuple(_player_view(content, state, n, seat) for n in range(state.seats)),
        trick=_trick_view(content, state),
        draft=_draft_view(content, state, seat) if state.phase == DRAFT else None,
        notes=_notes_view(content, state, seat) if state.keeps_notes else None,
        vikings_contend_final=state.vikings_contend_final,
        winners=members(winners(state)) if is_over else None,
    )


def members(of: int) -> tuple[int, ...]:
    """The numbers in a set."""
    return tuple(n for n in range(of.bit_length()) if has(of, n))


def card_view(content: Content, number: int) -> CardView:
    card = content.cards[number]
    primary, upper, *lower = card.actions
    return CardView(
        id=card.id,
        suit=SUIT_NAMES[card.suit],
        value=card.value,
        primary=primary,
        upper=upper,
        lower=lower[0] if lower else (),
    )


def card_ids(content: Content, cards: int) -> tuple[str, ...]:
    return tuple(content.cards[n].id for n in members(cards))


def card_views(content: Content, cards: int) -> tuple[CardView, ...]:
    return tuple(card_view(content, n) for n in members(cards))


def marriage_view(content: Content, number: int) -> MarriageView:
    card = content.marriages[number]
    return MarriageView(
        id=card.id,
        vp=card.points,
        renown=card.renown,
        region=None if card.region == NO_REGION else content.regions[card.region].id,
        is_princess=number == content.tables.princess,
    )


def _town_view(content: Content, state: Position, number: int) -> TownView:
    town = content.towns[number]
    return TownView(
        id=town.id,
        name=town.name,
        colour=SUIT_NAMES[town.colour],
        region=content.regions[town.region].id,
        at=town.at,
        disc=_or_none(state.owner_of(number)),
        has_vikings=has(state.vikings, number),
        has_monastery=has(state.monasteries, number),
        is_active=number == state.active_town,
    )


def _region_view(content: Content, state: Position, number: int) -> RegionView:
    region = content.regions[number]
    holder = int(state.holder[number])
    taken = state.discs_of_all() & state.tables.region_towns[number]
    return RegionView(
        id=region.id,
        letter=region.letter,
        threshold=region.threshold,
        points=region.points,
        is_face_up=has(state.face_up, number),
        holder=None if holder == ON_BOARD else holder,
        strengths=tuple(state.strength(seat, number) for seat in range(state.seats)),
        vikings=state.viking_strength(number),
        weight=state.weight(taken),
    )


def _player_view(content: Content, state: BrianBoru, seat: int, looking: int | None) -> PlayerView:
    return PlayerView(
        seat=seat,
        coins=state.coins(seat),
        renown=state.amount(seat, RENOWN),
        vp=state.amount(seat, POINTS),
        points=total_points(state, seat),
        space=state.space(seat),
        raiders=state.amount(seat, RAIDERS),
        church_discs=state.amount(seat, CHURCH_DISCS),
        regions=size(regions_of(state, seat)),
        cards=_cards_known_to_all(state, seat),
        tokens=tuple(each.id for n, each in enumerate(content.regions) if state.holder[n] == seat),
        marriages=tuple(
            each.id for n, each in enumerate(content.marriages) if state.married[n] == seat
        ),
        hand=card_views(content, state.hand(seat)) if seat == looking else None,
    )


def _cards_known_to_all(state: Position, seat: int) -> int:
    """B29. A choice of the running step of the draft is not counted before all have chosen."""
    return size(state.hand(seat)) - (state.tables.keep if has(state.answered, seat) else 0)


def _trick_view(content: Content, state: BrianBoru) -> TrickView | None:
    if PHASE_NAMES[state.phase] != "action" or state.actor == OVER:
        return None
    played = [int(card) for card in state.trick][: state.seats]
    is_complete = NOTHING not in played
    return TrickView(
        active_town=(None if state.active_town == NOTHING else content.towns[state.active_town].id),
        cards=tuple(None if card == NOTHING else card_view(content, card) for card in played),
        winner=_or_none(winner_of(state)),
        is_complete=is_complete,
        resolver=_or_none(state.resolver) if is_complete else None,
        action=ACTION_NAMES[state.action] if is_performing(state) else None,
        unresolved=members(state.unresolved) if is_complete else (),
    )


def is_performing(state: Position) -> bool:
    """Is the resolver past the choice of an action?"""
    return state.resolver != NOBODY and state.planned_kind() in (ASK_EXTRA, ASK_EXPAND, ASK_FREE)


def _draft_view(content: Content, state: BrianBoru, seat: int | None) -> DraftView:
    keep = int(state.tables.keep)
    is_asked = state.actor != CHANCE
    pack = None
    if seat is not None:
        has_chosen = has(state.answered, seat)
        pack = () if has_chosen else card_views(content, cards_before(state, seat))
    return DraftView(
        step=state.draft_step + 1,
        pack_size=state.dealt_cards() - keep * state.draft_step,
        pack=pack,
        waiting=tuple(state.waiting()) if is_asked else (),
    )


def _notes_view(content: Content, state: BrianBoru, seat: int | None) -> NotesView:
    packs: list[int] = []
    if seat is not None:
        by_step = sorted(range(state.seats), key=lambda pack: int(step_seen(state, seat, pack)))
        packs = [seen_cards(state, seat, p) for p in by_step if has_seen(state, seat, p)]
    return NotesView(
        played=tuple(card_ids(content, state.zone(PLAYED, n)) for n in range(state.seats)),
        packs=tuple(card_ids(content, cards) for cards in packs if cards),
    )


def _or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat
