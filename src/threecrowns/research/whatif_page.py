"""The comparison of two packs as a page of its own: tables and plots, nothing from outside."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from threecrowns.research.whatif import Estimate, Line

ROW = 22  # height of a row
LABELS = 300  # width of the names
PLOT = 420  # width of the intervals
MARGIN = 16
STYLE = """
body { font: 15px/1.4 system-ui, sans-serif; margin: 2rem auto; max-width: 62rem; color: #222;
  background: #fff; padding: 0 1rem }
h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin-top: 2rem }
table { border-collapse: collapse; width: 100% } th, td { text-align: right; padding: .15rem .5rem;
  border-bottom: 1px solid #ddd } th:first-child, td:first-child { text-align: left }
tr.shown { font-weight: 600 } svg { max-width: 100%; height: auto } svg text { font-size: 12px }
.zero { stroke: #888; stroke-dasharray: 3 3 } .quiet { stroke: #789; fill: #789 }
.shown { stroke: #b3261e; fill: #b3261e } .label, .edge { stroke: none; fill: #222 }
@media (prefers-color-scheme: dark) { body { background: #16181c; color: #ddd }
  .label, .edge { fill: #ddd } th, td { border-color: #444 } .shown { stroke: #f2918a;
  fill: #f2918a } tr.shown { color: #f2918a } }
"""


@dataclass(frozen=True)
class Wording:
    """Everything that is said on the page, in the reader's language."""

    language: str
    title: str
    summary: str
    headings: tuple[str, str, str, str]  # what, built in, yours, change
    sections: tuple[tuple[str, tuple[str, ...]], ...]  # heading, and which lines belong there
    name: Callable[[Line], str]
    figure: Callable[[Line, float], str]


def page(lines: Sequence[Line], wording: Wording) -> str:
    parts = [
        f'<!doctype html><html lang="{wording.language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(wording.title)}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(wording.title)}</h1><p>{escape(wording.summary)}</p>",
    ]
    for heading, kinds in wording.sections:
        here = [line for line in lines if line.what in kinds]
        if here:
            parts.append(f"<h2>{escape(heading)}</h2>")
            parts += [plot(here, heading, wording), table(here, wording)]
    return "\n".join([*parts, "</body></html>\n"])


def table(lines: Sequence[Line], wording: Wording) -> str:
    heads = "".join(f"<th>{escape(each)}</th>" for each in wording.headings)
    rows = "".join(_row(line, wording) for line in lines)
    return f"<table><tr>{heads}</tr>{rows}</table>"


def _row(line: Line, wording: Wording) -> str:
    cells = [wording.name(line)]
    cells += [interval(line, each, wording) for each in (line.before, line.after, line.change)]
    kind = ' class="shown"' if line.is_shown else ""
    return f"<tr{kind}>{''.join(f'<td>{escape(each)}</td>' for each in cells)}</tr>"


def interval(line: Line, estimate: Estimate, wording: Wording) -> str:
    value, low, high = (
        wording.figure(line, each) for each in (estimate.value, estimate.low, estimate.high)
    )
    return f"{value} ({low} – {high})"


def plot(lines: Sequence[Line], heading: str, wording: Wording) -> str:
    """The changes with their intervals, one below the other."""
    most = max((max(abs(each.change.low), abs(each.change.high)) for each in lines), default=0.0)
    scale = (PLOT / 2) / most if most > 0 else 0.0
    middle = LABELS + PLOT / 2
    height = ROW * (len(lines) + 1) + MARGIN
    width = LABELS + PLOT + MARGIN
    marks = [
        f'<line class="zero" x1="{middle}" x2="{middle}" y1="0" y2="{height - ROW}"/>',
        *(
            f'<text class="edge" x="{middle + scale * at}" y="{height - 6}" text-anchor="{anchor}">'
            f"{escape(wording.figure(lines[0], at))}</text>"
            for at, anchor in ((-most, "start"), (0.0, "middle"), (most, "end"))
        ),
    ]
    for number, line in enumerate(lines):
        y = ROW * number + ROW / 2
        low, value, high = (
            round(middle + scale * each, 1)
            for each in (line.change.low, line.change.value, line.change.high)
        )
        kind = "shown" if line.is_shown else "quiet"
        name = escape(wording.name(line))
        marks.append(
            f'<text class="label" x="{LABELS - 8}" y="{y + 4}" text-anchor="end">{name}</text>'
        )
        marks.append(f'<line class="{kind}" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>')
        marks.append(f'<circle class="{kind}" cx="{value}" cy="{y}" r="4"/>')
    box = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return f'<svg {box} role="img" aria-label="{escape(heading)}">{"".join(marks)}</svg>'
