"""What stands where in an observation, as data: the documentation and the decoder read it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Field:
    """One number about a thing."""

    name: str
    whole: float = 1.0  # the number is the fact divided by this
    note: str = ""  # what it means, where the name does not say it


@dataclass(frozen=True)
class Block:
    """Numbers about several things of one kind, thing by thing."""

    name: str
    things: int
    fields: tuple[Field, ...]
    note: str = ""  # what the things are, and in which order

    @property
    def length(self) -> int:
        return self.things * len(self.fields)


@dataclass(frozen=True)
class Layout:
    """All blocks of an observation, one after the other."""

    blocks: tuple[Block, ...]
    note: str = ""

    @property
    def length(self) -> int:
        return sum(block.length for block in self.blocks)

    def start_of(self, name: str) -> int:
        """Where a block begins."""
        start = 0
        for block in self.blocks:
            if block.name == name:
                return start
            start += block.length
        raise KeyError(name)

    def decoded(self, numbers: Sequence[float]) -> dict[str, list[dict[str, float]]]:
        """The facts by block, thing and name of the field."""
        if len(numbers) != self.length:
            raise ValueError(f"{self.length} numbers are wanted, not {len(numbers)}")
        found: dict[str, list[dict[str, float]]] = {}
        at = 0
        for block in self.blocks:
            found[block.name] = []
            for _ in range(block.things):
                facts = {}
                for field in block.fields:
                    facts[field.name] = numbers[at] * field.whole
                    at += 1
                found[block.name].append(facts)
        return found


@dataclass(frozen=True)
class Answers:
    """A stretch of answers that say the same about different things."""

    first: int
    meaning: str


def fields(names: str, whole: float = 1.0) -> tuple[Field, ...]:
    """Fields that share a scale, by their names: "wood stone grain"."""
    return tuple(Field(name, whole) for name in names.split())


def numbered(name: str, count: int) -> tuple[Field, ...]:
    """`by 0`, `by 1` and so on."""
    return tuple(Field(f"{name} {n}") for n in range(count))
