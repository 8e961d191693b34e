"""What one seat may know of a table, as typed JSON. Browser and terminal draw nothing else.

B124: everything lies open but hands, packs, draft picks, undealt cards and removed marriages.
"""

from __future__ import annotations

import msgspec

from threecrowns.engine.asking import stock_changes
from threecrowns.engine.bits import bit, has, size
from threecrowns.engine.state import CHANCE, OVER
from threecrowns.engine.view import Head, asked_word
from threecrowns.games.brian_boru.content.pack import GAME, PLAYER_COLOURS, Content
from threecrowns.games.brian_boru.content.tables import (
    ACTION_NAMES,
    BATTLE,
    CHURCH,
    COURT,
    LOWER,
    PRIMARY,
    SIDE_NAMES,
    SYMBOL_NAMES,
    UPPER,
)
from threecrowns.games.brian_boru.rules.battle import fewest_raiders
from threecrowns.games.brian_boru.rules.claims import (
    next_holder,
    reaches_threshold,
    supported_strength,
)
from threecrowns.games.brian_boru.rules.draft import cards_before, holder_of, pack_before
from threecrowns.games.brian_boru.rules.rehearsal import rehearse
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
    SPACE,
    Position,
)
from threecrowns.games.brian_boru.rules.symbols import buy, most_extra
from threecrowns.games.brian_boru.rules.trick import (
    finish_action,
    first_to_play,
    trick_number,
    winner_of,
)
from threecrowns.games.brian_boru.speech.counting import stocks, turn_number

TRACKS = {"marriage": SPACE, "battle": RAIDERS, "church": CHURCH_DISCS}
BOUGHT = {COURT: SPACE, BATTLE: RAIDERS, CHURCH: CHURCH_DISCS}
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


def question_kind(state: Position) -> str:
    """A question of section 17 of the rules, "chance" or "over"."""
    own = "" if state.actor == OVER else ASKED_NAMES.get(state.planned_kind(), "")
    return asked_word(state, own)


class TownView(msgspec.Struct, frozen=True):
    id: str
    disc: int | None  # whose disc lies here, also below a control token
    has_vikings: bool  # a control token lies on the disc
    has_monastery: bool
    is_active: bool


class RegionView(msgspec.Struct, frozen=True):
    id: str
    is_face_up: bool
    holder: int | None  # who has the claim token; None: it lies on the board
    strengths: tuple[int, ...]  # [seat] of the towns it controls
    counted: tuple[int, ...]  # [seat] what counts for the token: with military support (B93)
    vikings: int  # their strength
    weight: int  # of all towns with a disc: what counts for the threshold
    would_flip: bool  # it lies face down, and would be turned if upkeep came now (B106)
    strongest: tuple[int, ...]  # seats whose strength counts most; several if tied, none if 0
    next_holder: int | None  # who would have the token if it lay face up and upkeep came now


class RaceView(msgspec.Struct, frozen=True):
    """One of the three things that upkeep rewards, as it stands now."""

    track: str  # "marriage", "battle" or "church"
    amounts: tuple[int, ...]  # [seat] its space, its raiders, its discs
    leaders: tuple[int, ...]  # seats with the most; several if tied, none if nobody has any
    losers: tuple[int, ...]  # seats that would lose a town to the Vikings (B81)


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    colour: str
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
    hand: tuple[str, ...] | None  # cards; None: not yours


class TrickView(msgspec.Struct, frozen=True):
    number: int  # from 1 in this round
    tricks: int  # how many this round has
    active_town: str | None
    leader: int | None  # who leads; None: nobody can (B35), or the winner has the marker already
    cards: tuple[str | None, ...]  # [seat]
    order: tuple[int, ...]  # seats in the order of play; empty once the winner has the marker
    winner: int | None  # of the cards played so far
    is_complete: bool
    resolver: int | None  # whose card is being resolved
    action: str | None  # "primary", "upper" or "lower"
    unresolved: tuple[int, ...]  # seats whose card is still to be resolved


class DraftView(msgspec.Struct, frozen=True):
    step: int  # from 1
    pack_size: int  # cards that each player got in this step
    pack: tuple[str, ...] | None  # what lies before you to choose from; None: not yours
    waiting: tuple[int, ...]  # seats that have not chosen
    passes_to: int | None  # the seat that gets what you do not keep; None: no pack is yours


class RowView(msgspec.Struct, frozen=True):
    """What an action of a card would do for you as the table lies, nothing bought."""

    changes: dict[str, int]  # what you gain, or pay if negative: {"coins": 2, "steps": 1}
    extra: int  # how many further steps you could buy
    targets: tuple[str, ...]  # towns that you could expand to
    freeable: tuple[str, ...]  # Viking towns of which you would free one
    ahead: dict[str, bool]  # tracks you move on where nobody would be further: are you alone?


class PurchaseView(msgspec.Struct, frozen=True):
    """B55-B59. So many further steps bought, and where they bring you."""

    reached: int  # your space, your raiders, your discs
    after: int  # less if your disc falls back (B60)
    is_alone: bool | None  # with the most of all; None: somebody would have more


class ProspectView(msgspec.Struct, frozen=True):
    """What a card that you hold or may keep would do."""

    card: str
    primary: RowView  # with the active town, if there is one
    upper: RowView
    lower: RowView | None


class NotesView(msgspec.Struct, frozen=True):
    """B43. What a player could remember of this round, if the table keeps notes."""

    played: tuple[tuple[str, ...], ...]  # [seat]
    packs: tuple[tuple[str, ...], ...]  # as they lay before you, step by step


class View(Head, frozen=True):
    symbol: str | None  # what extra steps are bought for
    purchases: tuple[PurchaseView, ...]  # [steps], if you are asked how many you buy
    region: str | None  # where a marriage gives a town
    loser: int | None  # whose town is raided
    phase: str
    round: int
    rounds: int
    is_last_round: bool
    marker: int | None
    battle_area: int
    viking_cards_left: int
    marriage: str | None  # the card on the track
    marriages_left: int  # in the deck, the princess included
    princess: str | None  # the side she was kept on
    princess_holder: int | None
    undealt: int
    towns: tuple[TownView, ...]
    regions: tuple[RegionView, ...]
    races: tuple[RaceView, ...]  # marriage, battle, church
    players: tuple[PlayerView, ...]
    trick: TrickView | None
    draft: DraftView | None
    prospects: tuple[ProspectView, ...]  # of your cards; none for a spectator
    notes: NotesView | None
    vikings_contend_final: bool


def view_of(content: Content, state: BrianBoru, seat: int | None) -> View:
    is_over = state.actor == OVER
    asked = NOTHING if is_over else state.planned_kind()
    return View(
        game=GAME,
        seat=seat,
        actor=state.actor,
        waiting=tuple(state.waiting()),
        asked=question_kind(state),
        turn_number=turn_number(state),
        winners=members(winners(state)) if is_over else None,
        symbol=SYMBOL_NAMES[state.asked_about()] if asked == ASK_EXTRA else None,
        purchases=_purchases(state) if asked == ASK_EXTRA and seat == state.actor else (),
        region=content.regions[state.asked_about()].id if asked == ASK_MARRIAGE_TOWN else None,
        loser=state.asked_about() if asked == ASK_RAID else None,
        phase="end" if is_over else PHASE_NAMES[state.phase],
        round=state.round,
        rounds=state.rounds(),
        is_last_round=state.is_last_round(),
        marker=_or_none(state.marker),
        battle_area=state.battle_area,
        viking_cards_left=size(state.viking_pool),
        marriage=None if state.marriage == NOTHING else content.marriages[state.marriage].id,
        marriages_left=state.marriage_deck,
        princess=SIDE_NAMES[state.princess_side] if state.princess_holder != NOBODY else None,
        princess_holder=_or_none(state.princess_holder),
        undealt=size(state.deck),
        towns=tuple(_town_view(content, state, n) for n in range(len(content.towns))),
        regions=tuple(_region_view(content, state, n) for n in range(len(content.regions))),
        races=_race_views(state),
        players=tuple(_player_view(content, state, n, seat) for n in range(state.seats)),
        trick=_trick_view(content, state),
        draft=_draft_view(content, state, seat) if state.phase == DRAFT else None,
        prospects=_prospect_views(content, state, seat),
        notes=_notes_view(content, state, seat) if state.keeps_notes else None,
        vikings_contend_final=state.vikings_contend_final,
    )


def members(of: int) -> tuple[int, ...]:
    """The numbers in a set."""
    return tuple(n for n in range(of.bit_length()) if has(of, n))


def card_ids(content: Content, cards: int) -> tuple[str, ...]:
    return tuple(content.cards[n].id for n in members(cards))


def town_ids(content: Content, towns: int) -> tuple[str, ...]:
    return tuple(content.towns[n].id for n in members(towns))


def _town_view(content: Content, state: Position, number: int) -> TownView:
    return TownView(
        id=content.towns[number].id,
        disc=_or_none(state.owner_of(number)),
        has_vikings=has(state.vikings, number),
        has_monastery=has(state.monasteries, number),
        is_active=number == state.active_town,
    )


def _region_view(content: Content, state: Position, number: int) -> RegionView:
    taken = state.discs_of_all() & state.tables.region_towns[number]
    counted = tuple(supported_strength(state, seat, number) for seat in range(state.seats))
    most = max(counted)
    is_face_up = has(state.face_up, number)
    return RegionView(
        id=content.regions[number].id,
        is_face_up=is_face_up,
        holder=_holder_or_none(int(state.holder[number])),
        strengths=tuple(state.strength(seat, number) for seat in range(state.seats)),
        counted=counted,
        vikings=state.viking_strength(number),
        weight=state.weight(taken),
        would_flip=not is_face_up and reaches_threshold(state, number),
        strongest=tuple(n for n, strength in enumerate(counted) if most and strength == most),
        next_holder=_holder_or_none(next_holder(state, number)),
    )


def _race_views(state: Position) -> tuple[RaceView, ...]:
    losers: tuple[int, ...] = ()
    if state.battle_area:
        losers = members(state.seats_with(RAIDERS, fewest_raiders(state)))
    found = []
    for track, kind in TRACKS.items():
        most = state.most(kind)
        found.append(
            RaceView(
                track=track,
                amounts=tuple(state.amount(seat, kind) for seat in range(state.seats)),
                leaders=members(state.seats_with(kind, most)) if most else (),
                losers=losers if kind == RAIDERS else (),
            )
        )
    return tuple(found)


def _player_view(content: Content, state: BrianBoru, seat: int, looking: int | None) -> PlayerView:
    return PlayerView(
        seat=seat,
        colour=PLAYER_COLOURS[seat],
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
        hand=card_ids(content, state.hand(seat)) if seat == looking else None,
    )


def _cards_known_to_all(state: Position, seat: int) -> int:
    """B29. A choice of the running step of the draft is not counted before all have chosen."""
    return size(state.hand(seat)) - (state.tables.keep if has(state.answered, seat) else 0)


def _trick_view(content: Content, state: BrianBoru) -> TrickView | None:
    if PHASE_NAMES[state.phase] != "action" or state.actor == OVER:
        return None
    played = [int(card) for card in state.trick][: state.seats]
    is_complete = NOTHING not in played
    first = first_to_play(state)
    is_led = state.active_town != NOTHING or state.planned_kind() == ASK_LEAD
    return TrickView(
        number=trick_number(state),
        tricks=state.dealt_cards() - 1,
        leader=_or_none(first) if is_led else None,
        order=() if first == NOBODY else clockwise_from(state, first),
        active_town=(None if state.active_town == NOTHING else content.towns[state.active_town].id),
        cards=tuple(None if card == NOTHING else content.cards[card].id for card in played),
        winner=_or_none(winner_of(state)),
        is_complete=is_complete,
        resolver=_or_none(state.resolver) if is_complete else None,
        action=ACTION_NAMES[state.action] if is_performing(state) else None,
        unresolved=members(state.unresolved) if is_complete else (),
    )


def clockwise_from(state: Position, first: int) -> tuple[int, ...]:
    return tuple(state.clockwise(first, steps) for steps in range(state.seats))


def is_performing(state: Position) -> bool:
    """Is the resolver past the choice of an action?"""
    return state.resolver != NOBODY and state.planned_kind() in (ASK_EXTRA, ASK_EXPAND, ASK_FREE)


def _draft_view(content: Content, state: BrianBoru, seat: int | None) -> DraftView:
    keep = int(state.tables.keep)
    is_asked = state.actor != CHANCE
    pack = None
    passes_to = None
    if seat is not None:
        passes_to = holder_of(state, pack_before(state, seat), state.draft_step + 1)
        has_chosen = has(state.answered, seat)
        pack = () if has_chosen else card_ids(content, cards_before(state, seat))
    return DraftView(
        step=state.draft_step + 1,
        pack_size=state.dealt_cards() - keep * state.draft_step,
        pack=pack,
        waiting=tuple(state.waiting()) if is_asked else (),
        passes_to=passes_to,
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


def _holder_or_none(holder: int) -> int | None:
    return None if holder == ON_BOARD else holder


def _prospect_views(
    content: Content, state: BrianBoru, seat: int | None
) -> tuple[ProspectView, ...]:
    if seat is None or state.actor == OVER:
        return ()
    cards = state.hand(seat)
    if state.phase == DRAFT and not has(state.answered, seat):
        cards |= cards_before(state, seat)
    mine = state.trick_card(seat)
    if mine != NOTHING and (has(state.unresolved, seat) or state.resolver == seat):
        cards |= bit(mine)
    return tuple(_prospect_view(content, state, seat, card) for card in members(cards))


def _prospect_view(content: Content, state: BrianBoru, seat: int, card: int) -> ProspectView:
    def row(action: int) -> RowView:
        found = rehearse(state, seat, card, action, state.active_town)
        return RowView(
            changes=stock_changes(stocks(state, seat), stocks(found.after, seat)),
            extra=found.extra,
            targets=town_ids(content, found.targets),
            freeable=town_ids(content, found.freeable),
            ahead=_tracks_ahead(state, found.after, seat),
        )

    has_two = state.tables.secondaries[card] > 1
    return ProspectView(
        card=content.cards[card].id,
        primary=row(PRIMARY),
        upper=row(UPPER),
        lower=row(LOWER) if has_two else None,
    )


def _is_alone_ahead(state: Position, seat: int, kind: int) -> bool | None:
    """Has nobody more than this seat, and does nobody share that? None: somebody has more."""
    leaders = state.seats_with(kind, state.most(kind))
    return size(leaders) == 1 if has(leaders, seat) else None


def _tracks_ahead(before: Position, after: Position, seat: int) -> dict[str, bool]:
    found = {}
    for track, kind in TRACKS.items():
        is_alone = _is_alone_ahead(after, seat, kind)
        if is_alone is not None and after.amount(seat, kind) > before.amount(seat, kind):
            found[track] = is_alone
    return found


def _purchases(state: BrianBoru) -> tuple[PurchaseView, ...]:
    seat = state.actor
    symbol = state.asked_about()
    kind = BOUGHT[symbol]
    found = []
    for steps in range(most_extra(state, seat, symbol) + 1):
        after = state.clone()
        buy(after, seat, symbol, steps)
        reached = after.amount(seat, kind)
        finish_action(after, seat)
        is_alone = _is_alone_ahead(after, seat, kind)
        found.append(PurchaseView(reached, after.amount(seat, kind), is_alone))
    return tuple(found)
