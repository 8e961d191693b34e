"""Every point as the table lies now, with its clause and the pieces that earned it."""

from __future__ import annotations

from collections.abc import Iterator

from threecrowns.engine.asking import Change, change_of
from threecrowns.engine.bits import has, size
from threecrowns.engine.game import ScoreLine
from threecrowns.engine.phrase import Param, Phrase, Ref
from threecrowns.games.two_heirs.content.pack import AXES
from threecrowns.games.two_heirs.content.tables import EFFECT_NAMES
from threecrowns.games.two_heirs.rules.roads import (
    Roads,
    first_segments,
    owned_by,
    points_by_road,
)
from threecrowns.games.two_heirs.rules.scoring import (
    building_points,
    counted,
    henrys_best,
    henrys_treasure_points,
    is_doubled,
    pieces,
    points_by_spot,
    points_per_piece,
)
from threecrowns.games.two_heirs.rules.state import NORTH, SOUTH
from threecrowns.games.two_heirs.rules.treasures import tokens_in_play
from threecrowns.games.two_heirs.rules.turn import TwoHeirs
from threecrowns.games.two_heirs.speech.moves import cell_value
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

# What a line is about.
BUILDING, BEST, TREASURES, ROAD = "building", "best", "treasures", "road"
Entry = tuple[int, str, int]  # seat, what it is about, number of its spot or first road segment


class Sheet:
    """The points of a position; a line is put into words only when it is asked for."""

    def __init__(self, words: Words, state: TwoHeirs) -> None:
        self.words = words
        self.state = state
        self.roads = Roads(state)
        self.points: dict[Entry, int] = dict(self._entries())

    def _entries(self) -> Iterator[tuple[Entry, int]]:
        state, roads = self.state, self.roads
        for spot, points in enumerate(points_by_spot(state, roads)):
            if state.is_building(spot):
                yield (state.owner(spot), BUILDING, spot), points
        if state.is_solo():
            best = henrys_best(state, roads)
            for spot in range(state.spots):
                if has(best, spot):
                    yield (NORTH, BEST, spot), building_points(state, roads, spot)
            yield (NORTH, TREASURES, 0), henrys_treasure_points(state)
        if state.has_road_scoring:
            starts = first_segments(roads)
            for seat in (SOUTH, NORTH):
                for start, points in zip(starts, points_by_road(state, roads, seat), strict=True):
                    if points:
                        yield (seat, ROAD, start), points

    def lines(self) -> list[ScoreLine]:
        return [self.line(entry) for entry in sorted(self.points, key=lambda entry: entry[0])]

    def line(self, entry: Entry) -> ScoreLine:
        match entry[1]:
            case "building":
                return self._building(entry)
            case "best":
                return self._best(entry)
            case "treasures":
                return self._treasures(entry)
            case _:
                return self._road(entry)

    def _building(self, entry: Entry) -> ScoreLine:
        state, words = self.state, self.words
        seat, _, spot = entry
        kind = state.kind(spot)
        found = counted(state, self.roads, spot)
        base = int(state.tables.base[kind])
        amounts: dict[str, Param] = {
            "each": points_per_piece(state, spot),
            "count": pieces(state, spot, found),
        }
        formula = Phrase("score-sum", {"base": base, **amounts})
        why = Phrase(
            f"score-{EFFECT_NAMES[state.effect(spot)].replace('_', '-')}",
            {
                "base": base,
                "formula": formula if base else Phrase("score-product", amounts),
                "axis": AXES[int(state.tables.axis[state.tile(spot)])],
            },
        )
        reason = Phrase(
            "score-building",
            {
                "tile": words.tile(state.tile(spot)),
                "cell": words.cell(state.cell(spot)),
                "why": why,
                "doubled": 1 if is_doubled(state, spot) else 0,
            },
        )
        clause = CLAUSES.get(words.content.kinds[kind].id, ANY_BUILDING)
        origin = self._cell(spot)
        return ScoreLine(seat, self.points[entry], clause, reason, self._cells(found), origin)

    def _best(self, entry: Entry) -> ScoreLine:
        state, words = self.state, self.words
        seat, _, spot = entry
        tile, cell = words.tile(state.tile(spot)), words.cell(state.cell(spot))
        reason = Phrase("score-henrys-best", {"tile": tile, "cell": cell})
        origin = self._cell(spot)
        return ScoreLine(seat, self.points[entry], "H32", reason, (origin,), origin)

    def _treasures(self, entry: Entry) -> ScoreLine:
        state = self.state
        amounts = {"board": tokens_in_play(state), "stack": state.treasures_left}
        laid = [int(token) for token in state.token_of if token < len(self.words.content.treasures)]
        tokens = tuple(self.words.treasure(token).ref for token in laid)
        reason = Phrase("score-treasures", amounts)
        return ScoreLine(entry[0], self.points[entry], "H34", reason, tokens)

    def _road(self, entry: Entry) -> ScoreLine:
        seat, _, start = entry
        members = self.roads.spots_on[int(self.roads.road_of[start])]
        own = size(members & owned_by(self.state, seat))
        reason = Phrase(
            "score-road",
            {"buildings": size(members), "own": own, "theirs": size(members) - own},
        )
        cells = self._cells(members)
        return ScoreLine(seat, self.points[entry], "T85", reason, cells, Ref("road", start))

    def _cell(self, spot: int) -> Ref:
        return Ref("cell", cell_value(self.state.cell(spot)))

    def _cells(self, spots: int) -> tuple[Ref, ...]:
        return tuple(self._cell(spot) for spot in range(self.state.spots) if has(spots, spot))


def score_changes(before: Sheet, after: Sheet) -> Iterator[Change]:
    """The lines that are no longer worth the same; only these are put into words."""
    for entry in dict.fromkeys([*before.points, *after.points]):
        was, now = before.points.get(entry, 0), after.points.get(entry, 0)
        if was != now:
            line = (after if entry in after.points else before).line(entry)
            yield change_of(line, was, now)
