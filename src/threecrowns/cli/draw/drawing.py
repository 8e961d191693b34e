"""What every drawing can do, and where the drawing of a game is found."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

import msgspec
from rich.text import Text

from threecrowns.cli.console import Speaker
from threecrowns.cli.draw.parts import Part, folded
from threecrowns.cli.talk import Shown
from threecrowns.engine.asking import Question
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.moves import Move

ENTRY_POINTS = "threecrowns.drawings"  # where other packages name theirs, by the id of the game

# game -> its drawing, loaded when the game is played
DRAWINGS = {
    "two-heirs": "threecrowns.cli.draw.two_heirs.drawing:TwoHeirsDrawing",
    "brian-boru": "threecrowns.cli.draw.brian_boru.drawing:BrianBoruDrawing",
    "architects": "threecrowns.cli.draw.architects.drawing:ArchitectsDrawing",
    "connect-four": "threecrowns.cli.draw.connect_four:ConnectFourDrawing",
}


class Drawing:
    """A game nobody has drawn yet: its view as indented lines."""

    sheets: tuple[str, ...] = ()  # commands of this game that show more than fits on the table

    def __init__(self, game: Game, setup: Setup, speaker: Speaker) -> None:
        self.game = game
        self.setup = setup
        self.speaker = speaker

    def table(self, view: Any, moves: Sequence[Move], width: int, height: int | None) -> list[Text]:
        """The whole table in lines that fit, as far as they can, into width and height.

        `moves` are the ones the reader may make now; None for the height is no limit.
        """
        return [Text(line) for line in _indented(msgspec.json.decode(msgspec.json.encode(view)))]

    def turn(self, view: Any) -> int:
        """A number that changes when the player's own turn ends, though nobody else answered."""
        return 0

    def piece_at(self, view: Any, cell: tuple[int, int]) -> str:
        """The id of the component that lies on a cell, or nothing."""
        return ""

    def sheet(self, name: str, view: Any, rest: str) -> list[Text]:
        """What one of the sheets shows, about what was typed behind its name."""
        return next(
            part.forms[0] for part in self.parts(view, (), self._width()) if part.name == name
        )

    def parts(self, view: Any, moves: Sequence[Move], width: int) -> list[Part]:
        """What lies on the table, for a game that folds it on a small screen."""
        return []

    def fold(self, parts: Sequence[Part], width: int, height: int | None) -> list[Text]:
        """The parts in so many lines; the last line says how to see what is not shown in full."""

        def note(names: Sequence[str]) -> list[Text]:
            words = ", ".join(self.speaker.text(f"talk-{name}").partition(",")[0] for name in names)
            return [Text(self.speaker.text("play-folded", words=words), style="dim")]

        return folded(parts, height, note)

    def _width(self) -> int:
        return self.speaker.console.width

    def shown(self, view: Any) -> Shown:
        """What stands on the table for a field of a move, as the reader may type it."""
        return {}

    def asides(self, question: Question | None) -> dict[int, str]:
        """What stands behind a choice: by action, what the answer costs and gives."""
        return {}

    def legend(self) -> list[str]:
        """What the signs of the drawing mean."""
        return []


def find_drawing(game: Game, setup: Setup, speaker: Speaker) -> Drawing:
    return _drawing_class(game.id)(game, setup, speaker)


def _drawing_class(game: str) -> type[Drawing]:
    if game in DRAWINGS:
        module, _, name = DRAWINGS[game].partition(":")
        ours: type[Drawing] = getattr(import_module(module), name)
        return ours
    for entry in entry_points(group=ENTRY_POINTS, name=game):
        theirs: type[Drawing] = entry.load()
        return theirs
    return Drawing


def _indented(value: Any, depth: int = 0) -> list[str]:
    """Tables and lists of plain values, a line each."""
    start = "  " * depth
    if isinstance(value, dict):
        lines = []
        for key, each in value.items():
            if isinstance(each, dict | list) and each and not _is_flat(each):
                lines += [f"{start}{key}:", *_indented(each, depth + 1)]
            else:
                lines.append(f"{start}{key}: {_flat(each)}")
        return lines
    if isinstance(value, list) and not _is_flat(value):
        return [line for each in value for line in _indented(each, depth)]
    return [f"{start}{_flat(value)}"]


def _is_flat(value: Any) -> bool:
    inside = value.values() if isinstance(value, dict) else value
    return not any(isinstance(each, dict | list) and each for each in inside)


def _flat(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_flat(each)}" for key, each in value.items())
    if isinstance(value, list):
        return " ".join(_flat(each) for each in value)
    return "-" if value is None else str(value)
