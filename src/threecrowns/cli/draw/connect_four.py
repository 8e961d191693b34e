"""Connect four on a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from connect_four.game import View
from threecrowns.cli.draw.drawing import Drawing
from threecrowns.engine.moves import Move

STONES = {"x": ("X", "bold red"), "o": ("O", "bold yellow"), ".": ("·", "dim")}


class ConnectFourDrawing(Drawing):
    def table(
        self, view: View, moves: Sequence[Move], width: int, height: int | None
    ) -> list[Text]:
        columns = range(1, len(view.rows[0]) + 1)
        lines = [Text("  " + " ".join(str(column) for column in columns), style="bold")]
        for row in view.rows:
            line = Text(" ")
            for stone in row:
                sign, style = STONES[stone]
                line.append(" ").append(sign, style=style)
            lines.append(line)
        return lines
