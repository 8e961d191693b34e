"""A map of Ireland in signs: the coast, the borders of the regions, and the towns in their places.

br1yP  ·no7y ·   no4rP+   ul4r      br1 is yellow and Purple's, no4 has a monastery
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from threecrowns.games.brian_boru.content.components import Components, Point

WIDTH = 50
HEIGHT = 24
TOWN = 7  # signs that are kept free for a town: `mu10yP ` or `no4rP+ `
ROW_WEIGHT = 2.2  # a town is rather moved by two columns than by one row

COAST = "░"
BORDER = "·"
SEA = " "
LAND = " "
NEIGHBOURS = ((1, 0), (0, 1), (-1, 0), (0, -1))


class Ireland:
    """Where everything stands on the map; the same in every game with the same pack."""

    def __init__(self, components: Components) -> None:
        outlines = {name: region.outline for name, region in components.regions.items()}
        self.frame = _frame(outlines)
        self.regions = [
            [_region_at(outlines, self._point(column, row)) for column in range(WIDTH)]
            for row in range(HEIGHT)
        ]
        self.places = self._placed({name: town.at for name, town in components.towns.items()})

    def lines(self, towns: Mapping[str, Text]) -> list[Text]:
        """The map with every town drawn as given, none wider than its room."""
        rows: list[list[tuple[int, Text]]] = [[] for _ in range(HEIGHT)]
        for name, (column, row) in self.places.items():
            rows[row].append((column, towns[name]))
        return [self._line(number, sorted(row, key=_column)) for number, row in enumerate(rows)]

    def _line(self, row: int, towns: list[tuple[int, Text]]) -> Text:
        line = Text()
        for column, town in towns:
            line.append(self._ground(row, len(line), column), style="dim")
            line.append_text(town)
        return line.append(self._ground(row, len(line), WIDTH), style="dim")

    def _ground(self, row: int, first: int, last: int) -> str:
        return "".join(self._sign(column, row) for column in range(first, last))

    def _sign(self, column: int, row: int) -> str:
        region = self.regions[row][column]
        if not region:
            return SEA
        around = [self._region(column + x, row + y) for x, y in NEIGHBOURS]
        if not all(around):
            return COAST
        return BORDER if any(each != region for each in around[:2]) else LAND

    def _region(self, column: int, row: int) -> str:
        is_inside = 0 <= column < WIDTH and 0 <= row < HEIGHT
        return self.regions[row][column] if is_inside else ""

    # -- places

    def _point(self, column: int, row: int) -> tuple[float, float]:
        left, top, right, bottom = self.frame
        x = left + (column + 0.5) * (right - left) / WIDTH
        return x, top + (row + 0.5) * (bottom - top) / HEIGHT

    def _placed(self, towns: Mapping[str, Point]) -> dict[str, tuple[int, int]]:
        """Every town as near to its place as those before it leave room, from north to south."""
        left, top, right, bottom = self.frame
        free = [[True] * WIDTH for _ in range(HEIGHT)]
        found: dict[str, tuple[int, int]] = {}
        for name, (x, y) in sorted(towns.items(), key=lambda town: town[1][1]):
            wanted_column = (x - left) * WIDTH / (right - left) - TOWN / 2
            wanted_row = (y - top) * HEIGHT / (bottom - top) - 0.5
            _, column, row = min(
                (abs(column - wanted_column) + ROW_WEIGHT * abs(row - wanted_row), column, row)
                for row in range(HEIGHT)
                for column in range(WIDTH - TOWN + 1)
                if all(free[row][column : column + TOWN])
            )
            free[row][column : column + TOWN] = [False] * TOWN
            found[name] = column, row
        return found


def _column(town: tuple[int, Text]) -> int:
    return town[0]


def _frame(outlines: Mapping[str, tuple[Point, ...]]) -> tuple[int, int, int, int]:
    points = [point for outline in outlines.values() for point in outline]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def _region_at(outlines: Mapping[str, tuple[Point, ...]], at: tuple[float, float]) -> str:
    """The region a point lies in, or nothing."""
    return next((name for name, outline in outlines.items() if _is_inside(outline, at)), "")


def _is_inside(outline: tuple[Point, ...], at: tuple[float, float]) -> bool:
    """Does a ray to the east cross the outline an odd number of times?"""
    x, y = at
    is_inside = False
    for (x1, y1), (x2, y2) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            is_inside = not is_inside
    return is_inside
