"""What can be touched at a table of Brian Boru, and why nothing happens where nothing does."""

from __future__ import annotations

from collections.abc import Iterator

from threecrowns.engine.phrase import Ref
from threecrowns.engine.refusal import Refusal
from threecrowns.engine.state import OVER
from threecrowns.games.brian_boru.content.pack import Content
from threecrowns.games.brian_boru.content.tables import SYMBOL_NAMES
from threecrowns.games.brian_boru.rules import reasons
from threecrowns.games.brian_boru.rules.draft import cards_before
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.rules.state import (
    ASK_EXTRA,
    ASK_FOLLOW,
    ASK_MARRIAGE_TOWN,
    ASK_PRINCESS,
    ASK_RAID,
    ASK_SECONDARY,
    DRAFT,
    NOTHING,
)
from threecrowns.games.brian_boru.speech.counting import has_chosen
from threecrowns.games.brian_boru.speech.moves import REASON_NAMES
from threecrowns.games.brian_boru.speech.view import TRACKS, card_ids

# The track that the steps of a symbol lead along.
TRACK_OF_SYMBOL = {"battle": "battle", "church": "church", "court": "marriage"}
# Why nothing is done with what no move names.
UNTOUCHED = {
    Ref("track", "marriage"): reasons.B73_HIGHEST_MARRIES,
    Ref("track", "battle"): reasons.B81_DECIDED_BY_RAIDERS,
    Ref("track", "church"): reasons.B98_DECIDED_BY_DISCS,
}
UNTOUCHED_KINDS = {
    "region": reasons.B108_CLAIMED_IN_UPKEEP,
    "player": reasons.B21_NOTHING_ABOUT_PLAYERS,
}


def question_about(content: Content, state: BrianBoru) -> tuple[Ref, ...]:
    """The pieces that the question to the actor is about."""
    if state.actor < 0:
        return ()
    asked, about = state.planned_kind(), state.asked_about()
    if asked == ASK_FOLLOW and state.active_town != NOTHING:
        return (Ref("town", content.towns[state.active_town].id),)
    if asked == ASK_SECONDARY:
        return (Ref("card", content.cards[state.trick_card(state.actor)].id),)
    if asked == ASK_EXTRA:
        return (Ref("track", TRACK_OF_SYMBOL[SYMBOL_NAMES[about]]),)
    if asked == ASK_MARRIAGE_TOWN:
        return (Ref("region", content.regions[about].id),)
    if asked == ASK_PRINCESS:
        return (Ref("marriage", content.marriages[int(content.tables.princess)].id),)
    if asked == ASK_RAID:
        return (Ref("player", about),)
    return ()


def cards_for(content: Content, state: BrianBoru, seat: int, verb: str) -> tuple[str, ...]:
    """The cards that a seat could name with a verb: those it has before it."""
    if verb == "keep":
        return card_ids(content, cards_before(state, seat)) if state.phase == DRAFT else ()
    return card_ids(content, state.hand(seat)) if verb in ("lead", "play") else ()


def things(content: Content, state: BrianBoru, seat: int | None) -> Iterator[Ref]:
    """Everything in a reader's view that can be touched."""
    yield from (Ref("town", town.id) for town in content.towns)
    yield from (Ref("region", region.id) for region in content.regions)
    yield from (Ref("player", each) for each in range(state.seats))
    yield from (Ref("track", track) for track in TRACKS)
    shown = 0
    if seat is not None:
        shown = state.hand(seat)
        if state.phase == DRAFT and not has_chosen(state, seat):
            shown |= cards_before(state, seat)
    for card in state.trick:
        shown |= 0 if card == NOTHING else 1 << int(card)
    yield from (Ref("card", card) for card in card_ids(content, shown))
    for number, marriage in enumerate(content.marriages):
        if number == state.marriage or int(state.married[number]) != NOTHING:
            yield Ref("marriage", marriage.id)


def why_not_asked(state: BrianBoru, seat: int) -> Refusal:
    """Why a seat can answer nothing now."""
    if state.actor == OVER:
        return Refusal(REASON_NAMES[reasons.B115_GAME_IS_OVER])
    is_done = has_chosen(state, seat)
    code = reasons.B29_CHOSEN_ALREADY if is_done else reasons.B21_NOT_YOUR_TURN
    return Refusal(REASON_NAMES[code])


def why_not_touched(ref: Ref) -> Refusal:
    """Why nothing can be done with a thing that no move names."""
    code = UNTOUCHED.get(ref) or UNTOUCHED_KINDS.get(ref.kind, reasons.B21_NOT_ASKED_NOW)
    return Refusal(REASON_NAMES[code])
