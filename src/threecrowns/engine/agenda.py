"""What remains to be asked and done, as a stack of small records in the state.

A decision in several steps is never a closure: between any two answers the table can be saved,
copied and shown. A record is a kind and one number, which a game may divide further.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i32, i64, mypyc_attr

from threecrowns.engine.state import State

AGENDA_KINDS: Final = 128  # a kind is smaller; a record is kind + AGENDA_KINDS * number


@mypyc_attr(allow_interpreted_subclasses=True)
class PlannedState(State):
    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.agenda: vec[i32] = vec[i32]()  # stack of kind + AGENDA_KINDS * number

    def put_first(self, kind: i64, number: i64) -> None:
        """Ask or do this next, before what was planned already."""
        self.agenda = append(self.agenda, i32(kind + AGENDA_KINDS * number))

    def planned_kind(self) -> i64:
        """What is to be asked or done next."""
        return i64(self.agenda[i64(len(self.agenda)) - 1]) & (AGENDA_KINDS - 1)

    def planned_number(self) -> i64:
        """What that is about."""
        return i64(self.agenda[i64(len(self.agenda)) - 1]) // AGENDA_KINDS

    def finish(self) -> None:
        """Strike out what was planned next."""
        self.agenda = pop(self.agenda)[0]  # unpacked, what is struck out would be boxed
