"""The answers a seat may give, numbered and grouped by kind."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from threecrowns.cli.console import Speaker
from threecrowns.engine.game import Game
from threecrowns.engine.moves import Cell, Move
from threecrowns.engine.phrase import Phrase
from threecrowns.engine.state import State

HELD = "\u00a0"  # a blank at which no line is broken
LONGEST_HELD = 24


@dataclass(frozen=True)
class Choice:
    number: int  # from 1, in the order shown
    action: int
    move: Move
    head: str  # what several choices have in common: `Inn (JO1)`
    label: str  # what sets this one apart: `1,-2`
    aside: str = ""  # what it costs and gives: `(-2 silver, +1 gold)`


class Choices:
    """Every legal answer of one question."""

    def __init__(
        self,
        game: Game,
        state: State,
        speaker: Speaker,
        asides: Mapping[int, str] = MappingProxyType({}),
    ) -> None:
        self.game = game
        self.speaker = speaker
        order = list(game.grammar.verbs)
        found = [(game.move(state, action), action) for action in state.legal_actions()]
        found.sort(key=lambda pair: order.index(pair[0].verb))  # stable: the game's order inside
        heads = self._heads(state, [move for move, _ in found])
        # Choices with the same head stand together, where the first of them would stand.
        place = {key: n for n, key in reversed(list(enumerate(heads)))}
        ranked = sorted(zip(heads, found, strict=True), key=lambda item: place[item[0]])
        self.all = [
            Choice(number, action, move, head, self._label(state, move), asides.get(action, ""))
            for number, ((_, head), (move, action)) in enumerate(ranked, start=1)
        ]
        headings = (len(self._heading(verb)) for verb in self.verbs())
        self.indent = max(headings, default=0) + 2  # where the choices begin

    def _heads(self, state: State, moves: list[Move]) -> list[tuple[str, str]]:
        return [
            (move.verb, self._option(state, move) if self._has_head(move) else "") for move in moves
        ]

    def _has_head(self, move: Move) -> bool:
        """Do choices of this kind share a head? Places do; others where a label is worded."""
        return self._ends_with_cell(move) or self.speaker.catalogue.has(f"label-{move.verb}")

    def _ends_with_cell(self, move: Move) -> bool:
        fields = self.game.grammar.verbs[move.verb]
        return bool(fields) and isinstance(fields[-1], Cell)

    def _option(self, state: State, move: Move, part: str = "option") -> str:
        params = self.game.word_move(state, move).params
        return self.speaker.word(Phrase(f"{part}-{move.verb}", params))

    def _label(self, state: State, move: Move) -> str:
        if self._ends_with_cell(move):
            return self.game.grammar.write(Move(move.verb, move.values[-1:])).split()[-1]
        return self._option(state, move, "label" if self._has_head(move) else "option")

    def _heading(self, verb: str) -> str:
        return self.speaker.text(f"group-{verb}")

    @property
    def moves(self) -> list[Move]:
        return [choice.move for choice in self.all]

    def verbs(self) -> list[str]:
        """The kinds of moves that are possible now."""
        return list(dict.fromkeys(choice.move.verb for choice in self.all))

    def lines(self, width: int | None) -> list[str]:
        """One paragraph per kind: its name, then the choices. Without a width, unbroken."""
        lines: list[str] = []
        for verb in self.verbs():
            heading = self._heading(verb)
            for row in self._rows(verb):
                lines += self._filled(heading, row, width)
                heading = ""
        return lines

    def short_lines(self, width: int) -> list[str]:
        """One line per kind, with the numbers it holds; for a small terminal."""
        lines = []
        for verb in self.verbs():
            mine = [choice for choice in self.all if choice.move.verb == verb]
            heads = list(dict.fromkeys(choice.head or choice.label for choice in mine))
            numbers = f"{mine[0].number}–{mine[-1].number}" if len(mine) > 1 else mine[0].number
            line = f"{self._heading(verb).ljust(self.indent)}{numbers}) {', '.join(heads)}"
            lines.append(line if len(line) < width else line[: width - 2] + "…")
        return lines

    def _rows(self, verb: str) -> list[str]:
        rows: dict[str, list[Choice]] = {}
        for choice in self.all:
            if choice.move.verb == verb:
                rows.setdefault(choice.head, []).append(choice)
        return [self._row(head, choices) for head, choices in rows.items()]

    def _row(self, head: str, choices: list[Choice]) -> str:
        """The choices of one head; what they all cost and give alike is said once, before them."""
        start = [f"{head}:"] if head else []
        shared = {choice.aside for choice in choices}
        if len(shared) == 1 and len(choices) > 1:
            start += [aside for aside in shared if aside]
            labels = [_held_together(each) for each in choices]
        else:
            labels = [f"{_held_together(each)} {each.aside}".strip() for each in choices]
        return "  ".join([*start, *labels])

    def _filled(self, heading: str, row: str, width: int | None) -> list[str]:
        """A row in lines that fit; a number and its label are not torn apart."""
        if width is None:
            return [heading.ljust(self.indent) + row.replace(HELD, " ")]
        room = max(20, width - self.indent - 1)
        parts = textwrap.wrap(row, room, break_on_hyphens=False)
        starts = [heading, *[""] * len(parts)]
        return [
            start.ljust(self.indent) + part.replace(HELD, " ")
            for start, part in zip(starts, parts, strict=False)
        ]


def _held_together(choice: Choice) -> str:
    """`7) Derry (no2)`: a number and its label, which is not torn apart unless it is long."""
    label = choice.label.replace(" ", HELD) if len(choice.label) <= LONGEST_HELD else choice.label
    return f"{choice.number}){HELD}{label}".strip(HELD)
