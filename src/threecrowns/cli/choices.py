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
BETWEEN = " / "  # kinds that are told together
NO_NUMBER = "–"
FEWEST_TOGETHER = 3  # choices; fewer are shorter by themselves


@dataclass(frozen=True)
class Choice:
    number: int  # from 1, in the order shown
    action: int
    move: Move
    head: str  # what several choices have in common: `Inn (JO1)`
    label: str  # what sets this one apart: `1,-2`
    aside: str = ""  # what it costs and gives: `(-2 silver, +1 gold)`
    short: str = ""  # what says the same as head and label where there is little room


@dataclass(frozen=True)
class Group:
    """Choices of one kind and one head, as they are told where there is little room."""

    heading: str
    head: str
    rows: tuple[tuple[str, str], ...]  # number, or those of all groups told together; label
    others: tuple[Group, ...] = ()

    def title_after(self, heading: str) -> str:
        """What is said before its choices, unless the heading was said already."""
        titles = [] if self.heading == heading else [self.heading]
        return ": ".join([*titles, self.head] if self.head else titles)

    @property
    def labels(self) -> list[str]:
        return [label for _, label in self.rows]

    def goes_with(self, other: Group) -> bool:
        mine, theirs = set(self.labels), set(other.labels)
        if min(len(mine), len(theirs)) < FEWEST_TOGETHER:
            return False
        if len(mine) < len(self.rows) or len(theirs) < len(other.rows):
            return False  # of two that are called alike the number must tell which
        is_other_kind = self.heading != other.heading
        return mine == theirs or (is_other_kind and (mine <= theirs or theirs <= mine))

    def together_with(self, other: Group) -> Group:
        mine = {label: number for number, label in self.rows}
        theirs = {label: number for number, label in other.rows}
        none = "/".join([NO_NUMBER] * (1 + len(self.others)))
        rows = tuple(
            (f"{mine.get(label, none)}/{theirs.get(label, NO_NUMBER)}", label)
            for label in (mine if len(mine) >= len(theirs) else theirs)
        )
        return Group(self.heading, self.head, rows, (*self.others, other))

    def first_rows(self) -> tuple[tuple[str, str], ...]:
        """The choices of the first of those told together."""
        return tuple((numbers.partition("/")[0], label) for numbers, label in self.rows)

    def is_in_step(self) -> bool:
        """Do all others offer the same in the same order, numbered without a gap?"""
        return all(
            other.labels == self.labels
            and int(other.rows[-1][0]) - int(other.rows[0][0]) == len(other.rows) - 1
            for other in self.others
        )


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
            Choice(
                number,
                action,
                move,
                head,
                self._label(state, move),
                asides.get(action, ""),
                self._short(state, move),
            )
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

    def _short(self, state: State, move: Move) -> str:
        has_short = self.speaker.catalogue.has(f"short-{move.verb}")
        return self._option(state, move, "short") if has_short else ""

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
        """All kinds in one paragraph, for a small terminal; every number still has its label.

        Kinds that offer the same are told together: `Build: Inn (JO1) / Farm (TC1): 1/4) 0,1`.
        """
        return self._paragraph(width, is_tight=False)

    def tight_lines(self, width: int) -> list[str]:
        """Shorter still: `Inn (JO1): 1) 0,1 2) 0,2 Farm (TC1): 3–4) in the same order`."""
        return self._paragraph(width, is_tight=True)

    def _paragraph(self, width: int, *, is_tight: bool) -> list[str]:
        parts: list[str] = []
        heading = ""
        for group in _told_together(self._groups()):
            titles = []
            for each in (group, *group.others):
                titles.append(each.title_after(heading))
                heading = each.heading
            if is_tight and group.others and group.is_in_step():
                parts += [_titled(titles[0]), *(_numbered(*row) for row in group.first_rows())]
                for title, other in zip(titles[1:], group.others, strict=True):
                    numbers = f"{other.rows[0][0]}–{other.rows[-1][0]}"
                    same = self.speaker.text("choices-same-order")
                    parts += [_titled(title), _numbered(numbers, same)]
            else:
                parts += [_titled(BETWEEN.join(title for title in titles if title))]
                parts += [_numbered(*row) for row in group.rows]
        filled = textwrap.wrap(" ".join(parts), max(20, width - 1), break_on_hyphens=False)
        return [line.replace(HELD, " ") for line in filled]

    def _groups(self) -> list[Group]:
        """Choices of one kind and head, by what they are called in short."""
        groups = []
        for verb in self.verbs():
            heading = self._heading(verb)
            by_head = self._by_head(verb)
            if all(len(choices) == 1 or choices[0].short for choices in by_head.values()):
                rows = tuple(
                    (str(each.number), each.short or head or each.label)
                    for head, choices in by_head.items()
                    for each in choices
                )
                groups.append(Group(heading, "", rows))
                continue
            for head, choices in by_head.items():
                rows = tuple((str(each.number), each.label) for each in choices)
                groups.append(Group(heading, head, rows))
        return groups

    def _by_head(self, verb: str) -> dict[str, list[Choice]]:
        rows: dict[str, list[Choice]] = {}
        for choice in self.all:
            if choice.move.verb == verb:
                rows.setdefault(choice.head, []).append(choice)
        return rows

    def _rows(self, verb: str) -> list[str]:
        return [self._row(head, choices) for head, choices in self._by_head(verb).items()]

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
    return _numbered(str(choice.number), choice.label)


def _titled(title: str) -> str:
    return f"{title}:".replace(" ", HELD) if len(title) < LONGEST_HELD else f"{title}:"


def _numbered(number: str, label: str) -> str:
    """`7) Derry (no2)`: a number and its label, which is not torn apart unless it is long."""
    held = label.replace(" ", HELD) if len(label) <= LONGEST_HELD else label
    return f"{number}){HELD}{held}".strip(HELD)


def _told_together(groups: list[Group]) -> list[Group]:
    """Groups that offer the same become one; of two kinds, one may offer less than the other."""
    found: list[Group] = []
    for group in groups:
        for n, other in enumerate(found):
            if other.goes_with(group):
                found[n] = other.together_with(group)
                break
        else:
            found.append(group)
    return found
