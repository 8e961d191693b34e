"""Every point as the table lies now, with its clause and the pieces that earned it."""

from __future__ import annotations

from threecrowns.engine.bits import has, size
from threecrowns.engine.game import ScoreLine
from threecrowns.engine.phrase import Param, Phrase
from threecrowns.games.two_heirs.content.pack import Content
from threecrowns.games.two_heirs.content.tables import EFFECT_NAMES
from threecrowns.games.two_heirs.rules.roads import Roads, owned_by, road_points
from threecrowns.games.two_heirs.rules.scoring import (
    building_points,
    counted,
    henrys_best,
    henrys_treasure_points,
    is_doubled,
    pieces,
    points_per_piece,
    scored_points,
)
from threecrowns.games.two_heirs.rules.state import NORTH, SOUTH
from threecrowns.games.two_heirs.rules.treasures import tokens_in_play
from threecrowns.games.two_heirs.rules.turn import TwoHeirs
from threecrowns.games.two_heirs.speech.words import Words

CLAUSES = {
    "inn": "T91",
    "market": "T92",
    "pilgrimage_site": "T93",
    "robber_baron": "T94",
    "mill": "T95",
    "stonemason": "T95",
    "pigsty": "T95",
    "bakery": "T96",
    "smithy": "T96",
    "gamekeepers_lodge": "T96",
    "camp": "T97",
    "farm": "T98",
    "sawmill": "T98",
    "quarry": "T98",
    "trading_post": "T99",
    "cathedral": "T100",
    "siege_tower": "T101",
    "fortress": "T102",
    "watchtower": "T103",
    "guardhouse": "T104",
    "basket_maker": "T105",
    "pottery": "T105",
    "cooperage": "T105",
    "guildhall": "T106",
}
ANY_BUILDING = "T88"  # the clause of a kind that only a pack of one's own has


def score_sheet(content: Content, words: Words, state: TwoHeirs) -> list[ScoreLine]:
    roads = Roads(state)
    lines = [
        _building_line(content, words, state, roads, spot)
        for spot in range(state.spots)
        if state.is_building(spot)
    ]
    if state.is_solo():
        lines += _henry_lines(words, state, roads)
    if state.has_road_scoring:
        lines += _road_lines(words, state, roads)
    return sorted(lines, key=lambda line: line.seat)


def _building_line(
    content: Content, words: Words, state: TwoHeirs, roads: Roads, spot: int
) -> ScoreLine:
    kind = content.kinds[state.kind(spot)]
    found = counted(state, roads, spot)
    effect = EFFECT_NAMES[state.effect(spot)].replace("_", "-")
    params: dict[str, Param] = {
        "tile": words.tile(state.tile(spot)),
        "cell": words.cell(state.cell(spot)),
        "base": int(state.tables.base[state.kind(spot)]),
        "each": points_per_piece(state, spot),
        "count": pieces(state, spot, found),
        "points": building_points(state, roads, spot),
        "doubled": 1 if is_doubled(state, spot) else 0,
    }
    why = Phrase(f"score-{effect}", params)
    return ScoreLine(
        seat=state.owner(spot),
        points=scored_points(state, roads, spot),
        clause=CLAUSES.get(kind.id, ANY_BUILDING),
        reason=Phrase("score-building", {**params, "why": why}),
        pieces=_cells(words, state, found),
    )


def _road_lines(words: Words, state: TwoHeirs, roads: Roads) -> list[ScoreLine]:
    lines = []
    for road in range(1, len(roads.spots_on)):
        for seat in (SOUTH, NORTH):
            points = road_points(state, roads, road, seat)
            if points == 0:
                continue
            members = roads.spots_on[road]
            own = size(members & owned_by(state, seat))
            reason = Phrase(
                "score-road",
                {"buildings": size(members), "own": own, "theirs": size(members) - own},
            )
            lines.append(ScoreLine(seat, points, "T85", reason, _cells(words, state, members)))
    return lines


def _henry_lines(words: Words, state: TwoHeirs, roads: Roads) -> list[ScoreLine]:
    lines = []
    best = henrys_best(state, roads)
    for spot in range(state.spots):
        if has(best, spot):
            reason = Phrase(
                "score-henrys-best",
                {"tile": words.tile(state.tile(spot)), "cell": words.cell(state.cell(spot))},
            )
            points = building_points(state, roads, spot)
            lines.append(ScoreLine(NORTH, points, "H32", reason, _cells(words, state, 1 << spot)))
    tokens = Phrase(
        "score-treasures", {"board": tokens_in_play(state), "stack": state.treasures_left}
    )
    lines.append(ScoreLine(NORTH, henrys_treasure_points(state), "H34", tokens))
    return lines


def _cells(words: Words, state: TwoHeirs, spots: int) -> tuple[str, ...]:
    return tuple(words.cell(state.cell(n)) for n in range(state.spots) if has(spots, n))
