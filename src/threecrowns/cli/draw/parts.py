"""The parts of a table, each in several forms, folded until they fit on the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from rich.text import Text

Lines = list[Text]


class Need(IntEnum):
    """How much the present question needs a part."""

    MAY_GO = 0  # may be left out
    MAY_BE_SHORT = 1  # always there
    IN_FULL = 2  # always there, and shortened last of all


@dataclass(frozen=True)
class Part:
    """Something on the table in several forms, the roomiest first."""

    name: str  # also the command that shows all of it
    forms: tuple[Lines, ...]
    need: Need = Need.MAY_GO
    weight: int = 0  # of two parts needed alike, the lighter one is shortened first

    def form(self, step: int) -> Lines:
        return self.forms[step] if step < len(self.forms) else []

    @property
    def last_step(self) -> int:
        return len(self.forms) - (self.need > Need.MAY_GO)

    def urgency(self, step: int) -> int:
        """When it takes its next step: the lowest first."""
        if self.need == Need.MAY_GO:
            return 2 if step + 1 == self.last_step else 0
        return 1 if self.need == Need.MAY_BE_SHORT else 3


def folded(
    parts: Sequence[Part], height: int | None, note: Callable[[Sequence[str]], Lines]
) -> Lines:
    """All parts in their order, in so many lines, as far as that is possible.

    What the question does not need is shortened first, and left out only when everything but what
    it needs in full is short. `note` names what is not whole.
    """
    if height is None:
        return _lines(parts, [0] * len(parts), note)
    steps = [0] * len(parts)
    taken = []  # who took a step, in this order
    while len(_lines(parts, steps, note)) > height:
        left = [n for n, part in enumerate(parts) if steps[n] < part.last_step]
        if not left:
            break
        n = min(left, key=lambda n: (parts[n].urgency(steps[n]), steps[n], parts[n].weight))
        steps[n] += 1
        taken.append(n)
    for n in reversed(taken):  # a later step may have made room for what an earlier one took
        steps[n] -= 1
        if len(_lines(parts, steps, note)) > height:
            steps[n] += 1
    return _lines(parts, steps, note)


def _lines(
    parts: Sequence[Part], steps: Sequence[int], note: Callable[[Sequence[str]], Lines]
) -> Lines:
    pairs = list(zip(parts, steps, strict=True))
    short = dict.fromkeys(part.name for part, step in pairs if step and part.forms[0])
    lines = [line for part, step in pairs for line in part.form(step)]
    return [*lines, *(note(list(short)) if short else [])]
