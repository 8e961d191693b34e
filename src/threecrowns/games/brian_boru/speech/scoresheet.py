"""Every point as the table lies now, with its clause and the pieces that earned it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from threecrowns.engine.asking import Change, change_of
from threecrowns.engine.game import ScoreLine
from threecrowns.engine.phrase import Phrase, Ref
from threecrowns.games.brian_boru.rules.claims import has_military_support, supported_strength
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.rules.scoring import (
    BOARD_TOKEN,
    COINS_LINE,
    LINES,
    MARKER_LINE,
    REGIONS_LINE,
    RENOWN_LINE,
    TOKEN_KINDS,
    TOKEN_LINES,
    TRACK_LINE,
    all_lines,
    regions_of,
)
from threecrowns.games.brian_boru.rules.state import COINS, RENOWN
from threecrowns.games.brian_boru.speech.view import members
from threecrowns.games.brian_boru.speech.words import Words


def score_sheet(words: Words, state: BrianBoru) -> list[ScoreLine]:
    """B115-B122, seat by seat; lines without points are left out, but for the score track."""
    return [
        score_line(words, state, number, points)
        for number, points in enumerate(all_lines(state))
        if points or number % LINES == TRACK_LINE
    ]


def score_changes(
    words: Words, before: BrianBoru, was: Sequence[int], after: BrianBoru, now: Sequence[int]
) -> Iterator[Change]:
    """The lines that are no longer worth the same; only these are worded."""
    for number, (old, new) in enumerate(zip(was, now, strict=True)):
        if old != new:
            is_left = new != 0 or number % LINES == TRACK_LINE
            line = score_line(words, after if is_left else before, number, new)
            yield change_of(line, old, new)


def score_line(words: Words, state: BrianBoru, number: int, points: int) -> ScoreLine:
    seat, line = divmod(number, LINES)
    if line == TRACK_LINE:
        return ScoreLine(seat, points, "B115", Phrase("score-track"))
    if line == COINS_LINE:
        coins = state.amount(seat, COINS)
        return ScoreLine(seat, points, "B116", Phrase("score-coins", {"count": coins}))
    if line == MARKER_LINE:
        return ScoreLine(seat, points, "B117", Phrase("score-marker"))
    if line == RENOWN_LINE:
        renown = state.amount(seat, RENOWN)
        return ScoreLine(seat, points, "B118", Phrase("score-renown", {"count": renown}))
    if line == REGIONS_LINE:
        regions = tuple(words.region(n).ref for n in members(regions_of(state, seat)))
        reason = Phrase("score-regions", {"count": len(regions)})
        return ScoreLine(seat, points, "B122", reason, regions)
    region, kind = divmod(line - TOKEN_LINES, TOKEN_KINDS)
    is_on_board = kind == BOARD_TOKEN
    strength = supported_strength(state, seat, region)
    reason = Phrase(
        "score-board-token" if is_on_board else "score-token",
        {"region": words.region(region), "strength": strength},
    )
    clause = "B120" if is_on_board else "B119"
    towns = _counted_towns(words, state, seat, region)
    return ScoreLine(seat, points, clause, reason, towns, words.region(region).ref)


def _counted_towns(words: Words, state: BrianBoru, seat: int, region: int) -> tuple[Ref, ...]:
    towns = state.controlled(seat)
    if has_military_support(state) and state.princess_holder == seat:
        towns |= state.vikings  # B93
    there = towns & state.tables.region_towns[region]
    return tuple(words.town(n).ref for n in members(there))
