"""What is counted at the table: what players have, and which turn it is."""

from __future__ import annotations

from threecrowns.engine.bits import has, size
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.rules.scoring import marriages_held, tokens_held
from threecrowns.games.brian_boru.rules.state import (
    ACTION,
    CHURCH_DISCS,
    COINS,
    DRAFT,
    POINTS,
    PREPARATION,
    RAIDERS,
    RENOWN,
    SET_UP,
    SPACE,
)
from threecrowns.games.brian_boru.rules.trick import trick_number


def stocks(state: BrianBoru, seat: int) -> dict[str, int]:
    """Everything that answers bring or cost; `points` are those on the score track."""
    towns = state.controlled(seat)
    return {
        "coins": state.amount(seat, COINS),
        "renown": state.amount(seat, RENOWN),
        "points": state.amount(seat, POINTS),
        "steps": state.amount(seat, SPACE),
        "raiders": state.amount(seat, RAIDERS),
        "discs": state.amount(seat, CHURCH_DISCS),
        "towns": size(towns),
        "monasteries": size(towns & state.monasteries),
        "claims": tokens_held(state, seat),
        "marriages": marriages_held(state, seat),
        "marker": int(state.marker == seat),
    }


def turn_number(state: BrianBoru) -> int:
    """Every choice of the draft, every trick and every upkeep is a turn; 0 in the set-up."""
    if state.phase == SET_UP:
        return 0
    choices = (
        state.dealt_cards() - 1
    ) // state.tables.keep  # B27: what is left in the end is kept without one
    tricks = state.dealt_cards() - 1  # B31
    before = (state.round - 1) * (choices + tricks + 1)
    if state.phase in (PREPARATION, DRAFT):
        return before + state.draft_step + 1
    if state.phase == ACTION:
        return before + choices + trick_number(state)
    return before + choices + tricks + 1


def has_chosen(state: BrianBoru, seat: int) -> bool:
    """B29. Has a seat chosen in this step of the draft, while others have not?"""
    return state.phase == DRAFT and has(state.answered, seat)
