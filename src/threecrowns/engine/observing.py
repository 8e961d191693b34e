"""What a seat may know, as numbers at fixed places: for learning programs."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from threecrowns.engine.state import State


class Row:
    """A stretch of numbers that one observation is written into; 0 where nothing is said.

    Several rows may lie one after the other in the same numbers. Most numbers of an observation
    are 0, so a row remembers what was written and wipes only that.
    """

    def __init__(self, numbers: vec[float], start: i64, length: i64) -> None:
        self.numbers: vec[float] = numbers
        self.start: i64 = start
        self.written: vec[i32] = vec[i32]([i32(0)] * length)  # places that are not 0, the first
        self.count: i64 = 0  # so many of them

    def put(self, place: i64, number: float) -> None:
        """Say one number; every place is said at most once."""
        if number == 0.0:
            return
        self.numbers[self.start + place] = number
        self.written[self.count] = i32(place)
        self.count += 1

    def flag(self, place: i64) -> None:
        self.put(place, 1.0)

    def put_part(self, place: i64, amount: i64, whole: float) -> None:
        """An amount as part of what is usually the most of it."""
        self.put(place, float(amount) / whole)

    def add(self, place: i64, number: float) -> None:
        """Say a number in parts: what stands there grows, and never to 0 again."""
        so_far = self.numbers[self.start + place]
        if so_far == 0.0:
            self.put(place, number)
        else:
            self.numbers[self.start + place] = so_far + number

    def wipe(self) -> None:
        for k in range(self.count):
            self.numbers[self.start + i64(self.written[k])] = 0.0
        self.count = 0


def new_row(length: i64) -> Row:
    """A row with numbers of its own."""
    return Row(vec[float]([0.0] * length), 0, length)


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what a seat of one game may know; `layout.py` says what stands where."""

    def __init__(self, length: i64) -> None:
        self.length: i64 = length  # numbers of one observation, whatever the set-up

    def observe(self, state: State, seat: i64, row: Row) -> None:
        """Write into a row that is empty. Whatever the seat cannot know has no influence."""
        raise NotImplementedError
