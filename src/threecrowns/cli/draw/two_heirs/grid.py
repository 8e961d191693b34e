"""Boxes on a square grid, with roads that run from box to box.

┌─────────┬────╨────┐      a road ends at the upper edge
│Inn      │Market   │
│Wg ═ W1  ╪Bs ╔     │      a road runs through the edge between both
└─────────┴────╥────┘
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rich.text import Text

At = tuple[int, int]

# Which of up, down, left, right meet in a corner.
CORNERS = {
    "": " ",
    "d": "│",
    "u": "│",
    "ud": "│",
    "l": "─",
    "r": "─",
    "lr": "─",
    "dr": "┌",
    "dl": "┐",
    "ur": "└",
    "ul": "┘",
    "dlr": "┬",
    "ulr": "┴",
    "udr": "├",
    "udl": "┤",
    "udlr": "┼",
}
# Roads at an edge: from the box before it (above, left), from the box after it.
ACROSS = {(False, False): "─", (True, False): "╨", (False, True): "╥", (True, True): "╫"}
DOWN = {(False, False): "│", (True, False): "╡", (False, True): "╞", (True, True): "╪"}


@dataclass(frozen=True)
class Box:
    """What stands in one cell, and the sides at which a road leaves it."""

    lines: tuple[Text, ...]  # the same number in every box of a grid
    exits: tuple[str, ...] = ()


class Grid:
    def __init__(self, boxes: Mapping[At, Box], box_width: int, *, has_rules: bool) -> None:
        self.boxes = boxes
        self.box_width = box_width
        self.has_rules = has_rules  # lines between the rows; without them it is a third lower
        self.columns = range(min(x for x, _ in boxes), max(x for x, _ in boxes) + 1)
        self.rows = range(max(y for _, y in boxes), min(y for _, y in boxes) - 1, -1)
        self.box_height = len(next(iter(boxes.values())).lines)
        self.margin = max(len(str(y)) for y in self.rows) + 1

    @property
    def width(self) -> int:
        return self.margin + len(self.columns) * (self.box_width + 1) + 1

    @property
    def height(self) -> int:
        rules = len(self.rows) + 1 if self.has_rules else 0
        return 1 + rules + len(self.rows) * self.box_height

    def lines(self) -> list[Text]:
        labels = "".join(str(x).center(self.box_width + 1) for x in self.columns)
        lines = [Text().append(" " * self.margin + labels.rstrip(), style="dim")]
        for y in self.rows:
            if self.has_rules:
                lines.append(self._rule(y))
            for number in range(self.box_height):
                lines.append(self._row(y, number))
        if self.has_rules:
            lines.append(self._rule(self.rows[-1] - 1))
        return lines

    def _has_road(self, x: int, y: int, side: str) -> bool:
        box = self.boxes.get((x, y))
        return box is not None and side in box.exits

    def _has_edge_across(self, x: int, y: int) -> bool:
        """Is there a line above this cell?"""
        return (x, y) in self.boxes or (x, y + 1) in self.boxes

    def _has_edge_down(self, x: int, y: int) -> bool:
        """Is there a line to the left of this cell?"""
        return (x, y) in self.boxes or (x - 1, y) in self.boxes

    def _rule(self, y: int) -> Text:
        """The line above a row."""
        line = Text(" " * self.margin)
        for x in (*self.columns, self.columns[-1] + 1):
            line.append(self._corner(x, y), style="dim")
            if x not in self.columns:
                break
            if not self._has_edge_across(x, y):
                line.append(" " * self.box_width)
                continue
            roads = (self._has_road(x, y + 1, "S"), self._has_road(x, y, "N"))
            before = self.box_width // 2
            line.append("─" * before, style="dim")
            line.append(ACROSS[roads], style="bold" if any(roads) else "dim")
            line.append("─" * (self.box_width - before - 1), style="dim")
        return line

    def _corner(self, x: int, y: int) -> str:
        meeting = (
            ("u", self._has_edge_down(x, y + 1)),
            ("d", self._has_edge_down(x, y)),
            ("l", self._has_edge_across(x - 1, y)),
            ("r", self._has_edge_across(x, y)),
        )
        return CORNERS["".join(name for name, is_there in meeting if is_there)]

    def _row(self, y: int, number: int) -> Text:
        label = str(y) if number == 0 else ""
        line = Text()
        line.append(label.rjust(self.margin - 1) + " ", style="dim")
        for x in (*self.columns, self.columns[-1] + 1):
            roads = (self._has_road(x - 1, y, "E"), self._has_road(x, y, "W"))
            is_road_line = number == self.box_height - 1 and any(roads)
            if is_road_line:
                line.append(DOWN[roads], style="bold")
            else:
                line.append("│" if self._has_edge_down(x, y) else " ", style="dim")
            if x in self.columns:
                box = self.boxes.get((x, y))
                shown = box.lines[number].copy() if box else Text("")
                shown.truncate(self.box_width, pad=True)
                line.append_text(shown)
        return line
