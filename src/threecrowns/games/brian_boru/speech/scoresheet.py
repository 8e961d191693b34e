"""Every point as the table lies now, with its clause and the pieces that earned it."""

from __future__ import annotations

from threecrowns.engine.game import ScoreLine
from threecrowns.engine.phrase import Phrase, Ref
from threecrowns.games.brian_boru.content.pack import Content
from threecrowns.games.brian_boru.rules.claims import has_military_support, supported_strength
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.rules.scoring import (
    coin_points,
    marker_points,
    region_points,
    regions_of,
    renown_points,
    token_points,
)
from threecrowns.games.brian_boru.rules.state import COINS, ON_BOARD, POINTS, RENOWN
from threecrowns.games.brian_boru.speech.view import members
from threecrowns.games.brian_boru.speech.words import Words


def score_sheet(content: Content, words: Words, state: BrianBoru) -> list[ScoreLine]:
    """B115-B122, seat by seat; lines without points are left out, but for the score track."""
    lines: list[ScoreLine] = []
    for seat in range(state.seats):
        lines += _lines_of(content, words, state, seat)
    return lines


def _lines_of(content: Content, words: Words, state: BrianBoru, seat: int) -> list[ScoreLine]:
    def line(points: int, clause: str, reason: Phrase, pieces: tuple[Ref, ...] = ()) -> ScoreLine:
        return ScoreLine(seat, points, clause, reason, pieces)

    coins = Phrase("score-coins", {"count": state.amount(seat, COINS)})
    renown = Phrase("score-renown", {"count": state.amount(seat, RENOWN)})
    regions = members(regions_of(state, seat))
    lines = [
        line(coin_points(state, seat), "B116", coins),
        line(marker_points(state, seat), "B117", Phrase("score-marker")),
        line(renown_points(state, seat), "B118", renown),
        *(_token_line(words, state, seat, n) for n in range(len(content.regions))),
        line(
            region_points(state, seat),
            "B122",
            Phrase("score-regions", {"count": len(regions)}),
            tuple(words.region(n).ref for n in regions),
        ),
    ]
    track = line(state.amount(seat, POINTS), "B115", Phrase("score-track"))
    return [track, *(each for each in lines if each.points)]


def _token_line(words: Words, state: BrianBoru, seat: int, region: int) -> ScoreLine:
    is_on_board = state.holder[region] == ON_BOARD
    towns = state.controlled(seat)
    if has_military_support(state) and state.princess_holder == seat:
        towns |= state.vikings  # B93
    there = towns & state.tables.region_towns[region]
    reason = Phrase(
        "score-board-token" if is_on_board else "score-token",
        {"region": words.region(region), "strength": supported_strength(state, seat, region)},
    )
    return ScoreLine(
        seat=seat,
        points=token_points(state, seat, region),
        clause="B120" if is_on_board else "B119",
        reason=reason,
        pieces=tuple(words.town(n).ref for n in members(there)),
        origin=words.region(region).ref,
    )
