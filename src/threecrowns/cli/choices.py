"""The answers a seat may give, as they stand in a terminal: in full, short, or tight."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from threecrowns.engine.moves import Cell, Move
from threecrowns.engine.phrase import Phrase
from threecrowns.engine.texts import Catalogue
from threecrowns.table.offer import Offer, Offered

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
class Told:
    """Choices of one kind and one head, as they are told where there is little room."""

    heading: str
    head: str
    rows: tuple[tuple[str, str], ...]  # number, or those of all groups told together; label
    others: tuple[Told, ...] = ()

    def title_after(self, heading: str) -> str:
        """What is said before its choices, unless the heading was said already."""
        titles = [] if self.heading == heading else [self.heading]
        return ": ".join([*titles, self.head] if self.head else titles)

    @property
    def labels(self) -> list[str]:
        return [label for _, label in self.rows]

    def goes_with(self, other: Told) -> bool:
        mine, theirs = set(self.labels), set(other.labels)
        if min(len(mine), len(theirs)) < FEWEST_TOGETHER:
            return False
        if len(mine) < len(self.rows) or len(theirs) < len(other.rows):
            return False  # of two that are called alike the number must tell which
        is_other_kind = self.heading != other.heading
        return mine == theirs or (is_other_kind and (mine <= theirs or theirs <= mine))

    def together_with(self, other: Told) -> Told:
        mine = {label: number for number, label in self.rows}
        theirs = {label: number for number, label in other.rows}
        none = "/".join([NO_NUMBER] * (1 + len(self.others)))
        rows = tuple(
            (f"{mine.get(label, none)}/{theirs.get(label, NO_NUMBER)}", label)
            for label in (mine if len(mine) >= len(theirs) else theirs)
        )
        return Told(self.heading, self.head, rows, (*self.others, other))

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
    """An offer in the words of a reader."""

    def __init__(
        self,
        offer: Offer,
        catalogue: Catalogue,
        asides: Mapping[int, str] = MappingProxyType({}),
    ) -> None:
        self.offer = offer
        self.game = offer.game
        self.catalogue = catalogue
        self.all = [
            Choice(
                offered.number,
                offered.action,
                offered.move,
                self._head(offered),
                self._label(offered),
                asides.get(offered.action, ""),
                self._short(offered),
            )
            for group in offer.groups
            for offered in group.offered
        ]
        headings = (len(self._heading(verb)) for verb in self.verbs())
        self.indent = max(headings, default=0) + 2  # where the choices begin

    def _head(self, offered: Offered) -> str:
        return self._said(offered, "option") if offered.move.verb in self.game.shared else ""

    def _label(self, offered: Offered) -> str:
        move = offered.move
        if move.verb not in self.game.shared:
            return self._said(offered, "option")
        if isinstance(self.game.grammar.verbs[move.verb][-1], Cell):
            return self.game.grammar.write(Move(move.verb, move.values[-1:])).split()[-1]
        return self._said(offered, "label")

    def _short(self, offered: Offered) -> str:
        has_short = self.catalogue.has(f"short-{offered.move.verb}")
        return self._said(offered, "short") if has_short else ""

    def _said(self, offered: Offered, part: str) -> str:
        return self.catalogue.word(Phrase(f"{part}-{offered.move.verb}", offered.say.params))

    def _heading(self, verb: str) -> str:
        return self.catalogue.say(f"group-{verb}")

    @property
    def moves(self) -> list[Move]:
        return self.offer.moves

    def verbs(self) -> list[str]:
        """The kinds of moves that are possible now."""
        return self.offer.verbs()

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
                    same = self.catalogue.say("choices-same-order")
                    parts += [_titled(title), _numbered(numbers, same)]
            else:
                parts += [_titled(BETWEEN.join(title for title in titles if title))]
                parts += [_numbered(*row) for row in group.rows]
        filled = textwrap.wrap(" ".join(parts), max(20, width - 1), break_on_hyphens=False)
        return [line.replace(HELD, " ") for line in filled]

    def _groups(self) -> list[Told]:
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
                groups.append(Told(heading, "", rows))
                continue
            for head, choices in by_head.items():
                rows = tuple((str(each.number), each.label) for each in choices)
                groups.append(Told(heading, head, rows))
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


def _told_together(groups: list[Told]) -> list[Told]:
    """Groups that offer the same become one; of two kinds, one may offer less than the other."""
    found: list[Told] = []
    for group in groups:
        for n, other in enumerate(found):
            if other.goes_with(group):
                found[n] = other.together_with(group)
                break
        else:
            found.append(group)
    return found
