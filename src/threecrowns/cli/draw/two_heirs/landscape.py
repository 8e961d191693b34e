"""The landscape of The Two Heirs: a box per tile, and where a tile may be placed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rich.text import Text

from threecrowns.cli.draw.two_heirs.grid import At, Box, Grid
from threecrowns.cli.draw.two_heirs.signs import TILE_STYLES, Signs
from threecrowns.games.two_heirs.speech.view import TileView, View


class Shape(NamedTuple):
    """How a landscape may be drawn."""

    box_width: int
    box_height: int
    has_rules: bool  # lines between the rows


SHAPES = (  # the best first
    Shape(11, 2, True),
    Shape(9, 2, True),
    Shape(5, 2, True),
    Shape(9, 2, False),
    Shape(5, 2, False),
    Shape(9, 1, False),
    Shape(5, 1, False),
)
MARKS = 3  # owner, colour, road
SCAFFOLD = "#"  # the tile beside which Henry builds


class Landscape:
    def __init__(self, signs: Signs, view: View, placeable: Iterable[At]) -> None:
        self.signs = signs
        self.view = view
        self.placeable = set(placeable) - {tile.at for tile in view.landscape}

    def grids(self) -> Iterator[Grid]:
        """All ways to draw it, the roomiest first."""
        return (self.grid(shape) for shape in SHAPES)

    def grid(self, shape: Shape) -> Grid:
        boxes = {tile.at: self._tile(tile, shape) for tile in self.view.landscape}
        for at in self.placeable:
            coordinates = Text(f"{at[0]},{at[1]}".center(shape.box_width).rstrip(), style="dim")
            boxes[at] = Box((coordinates, Text(""))[: shape.box_height])
        return Grid(boxes, shape.box_width, has_rules=shape.has_rules)

    def _tile(self, tile: TileView, shape: Shape) -> Box:
        style = TILE_STYLES[tile.colour]
        width = shape.box_width
        marks, units = self._marks(tile), self._units(tile)
        if shape.box_height == 1:  # `Ws╬InnB2`: as much of the name as there is room for
            marks.append(" " * (MARKS - len(marks)))
            room = width - len(marks) - len(units)
            marks.append(self._name(tile, room) if room > 0 else "").append_text(self._extras(tile))
            return Box((_spread(marks, units, width, style),), tile.exits)
        first = _spread(Text(self._name(tile, width)), self._extras(tile), width, style)
        return Box((first, _spread(marks, units, width, style)), tile.exits)

    def _name(self, tile: TileView, width: int) -> str:
        room = max(0, width - len(self._extras(tile)))
        if tile.id is None:
            return self.signs.speaker.text("draw-start")[:room]
        if tile.owner is None:
            return self.signs.speaker.text("draw-terrain")[:room]
        return self.signs.short_name(tile.id, room)

    def _extras(self, tile: TileView) -> Text:
        """A treasure, and the scaffold of the human's last building."""
        treasure = f"T{tile.token.lstrip('TR')}" if tile.token else ""
        is_reference = self.view.henry is not None and self.view.henry.reference == tile.at
        return Text(treasure + (SCAFFOLD if is_reference else ""), style="bold")

    def _marks(self, tile: TileView) -> Text:
        """Owner, colour, road."""
        marks = Text()
        if tile.owner is not None:
            marks.append_text(self.signs.player(tile.owner))
        marks.append(self.signs.letter(tile.colour))
        if tile.owner is not None and tile.id is not None:
            marks.append(self.signs.road(tile.id, tile.exits))
        return marks

    def _units(self, tile: TileView) -> Text:
        units = [unit for unit in self.view.units if unit.at == tile.at]
        return Text("").join(self.signs.unit(unit) for unit in units)


def _spread(left: Text, right: Text, width: int, style: str) -> Text:
    """Left and right in one line of this width."""
    line = Text(style=style)
    line.append_text(left)
    line.append(" " * max(0, width - len(left) - len(right)))
    return line.append_text(right)
