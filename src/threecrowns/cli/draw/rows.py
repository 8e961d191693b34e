"""Lines of a table put side by side, below each other, or into columns."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import TypeAlias

from rich.text import Text

Row: TypeAlias = list[Text]
BETWEEN = 2  # blanks between columns


def beside(left: list[Text], right: list[Text], start: int) -> list[Text]:
    """Two blocks of lines side by side."""
    lines = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text()
        if number < len(right):
            line.append(" " * max(1, start - len(line))).append_text(right[number])
        line.rstrip()
        lines.append(line)
    return lines


def joined(parts: Sequence[Text], width: int, label: str = "", between: str = " · ") -> list[Text]:
    """The parts, after a label, in as few lines as fit, none of them torn apart."""
    lines = [Text(label)]
    for number, part in enumerate(parts):
        gap = between if number else ""
        if number and len(lines[-1]) + len(gap) + len(part) > width:
            lines.append(Text("    "))
        else:
            lines[-1].append(gap)
        lines[-1].append_text(part)
    return lines


def aligned(rows: Sequence[Row], width: int, is_right: Container[int] = ()) -> list[Text]:
    """Columns as wide as their widest part; the last one goes on below where it does not fit."""
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    start = sum(widths[:-1]) + BETWEEN * (len(widths) - 1)
    lines = []
    for row in rows:
        line = Text()
        for number, part in enumerate(row[:-1]):
            blanks = " " * (widths[number] - len(part))
            if number in is_right:
                line.append(blanks).append_text(part)
            else:
                line.append_text(part).append(blanks)
            line.append(" " * BETWEEN)
        last = row[-1]
        if len(last) + start <= width or not last.plain.strip():
            line.append_text(last)
            line.rstrip()
            lines.append(line)
            continue
        parts = _wrapped(last, max(10, width - start))
        lines.append(line.append_text(parts[0]))
        lines += [Text(" " * start).append_text(part) for part in parts[1:]]
    return lines


def _wrapped(text: Text, room: int) -> list[Text]:
    """A text cut at blanks into parts that fit, as far as they can."""
    cuts = []
    start = 0
    for blank in (n for n, sign in enumerate(text.plain) if sign == " "):
        end = text.plain.find(" ", blank + 1)
        end = len(text) if end < 0 else end
        if end - start > room:
            cuts.append(blank + 1)
            start = blank + 1
    parts = list(text.divide(cuts))
    for part in parts:
        part.rstrip()
    return parts
