"""Every point as the table lies now, with its clause and the pieces that earned it."""

from __future__ import annotations

from collections.abc import Iterator

from threecrowns.engine.game import ScoreLine
from threecrowns.engine.phrase import Param, Phrase
from threecrowns.games.architects.content.tables import MONUMENTS
from threecrowns.games.architects.content.vocabulary import DEBT, GOLD, MARBLE, PRISON, SILVER
from threecrowns.games.architects.rules.scoring import (
    cathedral_points,
    debt_points,
    end_points,
    points_per_debt,
    prison_points,
    virtue_points,
)
from threecrowns.games.architects.rules.state import BUILT
from threecrowns.games.architects.rules.turn import Architects
from threecrowns.games.architects.speech.words import Words


def score_sheet(words: Words, state: Architects) -> list[ScoreLine]:
    return [line for player in range(state.players) for line in _lines(words, state, player)]


def _lines(words: Words, state: Architects, player: int) -> Iterator[ScoreLine]:
    yield from _buildings(words, state, player)
    yield from _monuments(words, state, player)
    level = state.level(player)
    if level:
        reason = Phrase("score-cathedral", {"level": level})
        yield ScoreLine(player, cathedral_points(state, player), "A146", reason)
    virtue = Phrase("score-virtue", {"virtue": state.virtue(player)})
    yield ScoreLine(player, virtue_points(state, player), "A152", virtue)
    debts = state.amount(player, DEBT)
    if debts:
        facts: dict[str, Param] = {"count": debts, "each": points_per_debt(state, player)}
        yield ScoreLine(player, debt_points(state, player), "A174", Phrase("score-debts", facts))
    for good, name in ((GOLD, "gold"), (MARBLE, "marble")):
        amount = state.amount(player, good)
        if amount:
            yield ScoreLine(player, amount, "A174", Phrase(f"score-{name}", {"count": amount}))
    silver = state.amount(player, SILVER)
    if silver >= state.tables.silver_per_vp:
        points = silver // state.tables.silver_per_vp
        yield ScoreLine(player, points, "A174", Phrase("score-silver", {"count": silver}))
    prisoners = state.workers_at(PRISON, player)
    if prisoners >= state.tables.prisoners_per_penalty:
        reason = Phrase("score-prison", {"count": prisoners})
        yield ScoreLine(player, prison_points(state, player), "A174", reason)


def _buildings(words: Words, state: Architects, player: int) -> Iterator[ScoreLine]:
    for card in range(state.tables.buildings):
        if not state.has_card(BUILT + player, card):
            continue
        pieces = (words.content.buildings[card][0],)
        printed = Phrase("score-building", {"building": words.building(card)})
        points = int(state.tables.building_vp[card])
        yield ScoreLine(player, points, "A174", printed, pieces)
        extra = end_points(state, player, card)
        if extra:
            facts: dict[str, Param] = {
                "building": words.building(card),
                "effect": words.end_effect(card),
            }
            yield ScoreLine(player, extra, "A178", Phrase("score-end-effect", facts), pieces)


def _monuments(words: Words, state: Architects, player: int) -> Iterator[ScoreLine]:
    if not state.is_wonder:
        return
    for monument in range(MONUMENTS):
        if state.monument_owner(monument) == player:
            points = int(state.tables.monument_vp[monument])
            reason = Phrase("score-monument", {"monument": words.monument(monument)})
            pieces = (words.content.monuments[monument][0],)
            yield ScoreLine(player, points, "W125", reason, pieces)
