"""The landscape of The Two Heirs: a box per tile, and where a tile may be placed."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from threecrowns.cli.draw.grid import At, Box, Grid
from threecrowns.cli.draw.signs import TILE_STYLES, Signs
from threecrowns.games.two_heirs.view import TileView, View

# Box widths, best first, and whether there are lines between the rows.
SHAPES = ((11, True), (9, True), (5, True), (9, False), (5, False))
SCAFFOLD = "#"  # the tile beside which Henry builds


class Landscape:
    def __init__(self, signs: Signs, view: View, placeable: Iterable[At]) -> None:
        self.signs = signs
        self.view = view
        self.placeable = set(placeable) - {tile.at for tile in view.landscape}

    def fitting(self, width: int, height: int | None) -> Grid:
        """The roomiest grid that fits, or the smallest."""
        grids = [self.grid(*shape) for shape in SHAPES]
        for grid in grids:
            if grid.width <= width and (height is None or grid.height <= height):
                return grid
        narrow = [grid for grid in grids if grid.width <= width] or grids
        return narrow[-1] if height is not None else narrow[0]

    def grid(self, box_width: int, has_rules: bool) -> Grid:
        boxes = {tile.at: self._tile(tile, box_width) for tile in self.view.landscape}
        for at in self.placeable:
            coordinates = Text(f"{at[0]},{at[1]}".center(box_width).rstrip(), style="dim")
            boxes[at] = Box((coordinates, Text("")))
        return Grid(boxes, box_width, has_rules=has_rules)

    def _tile(self, tile: TileView, width: int) -> Box:
        style = TILE_STYLES[tile.colour]
        name, right = self._name(tile, width), self._extras(tile)
        first = _spread(Text(name), right, width, style)
        second = _spread(self._marks(tile), self._units(tile), width, style)
        return Box((first, second), tile.exits)

    def _name(self, tile: TileView, width: int) -> str:
        room = width - len(self._extras(tile))
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
