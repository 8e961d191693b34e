"""Events as data."""

from __future__ import annotations

from threecrowns.engine.journal import Event
from threecrowns.engine.telling import EventKind


def test_what_nobody_did_has_no_seat() -> None:
    kind: EventKind[None] = EventKind("drawn")
    assert kind.told(Event(1, -1, 0, 0, 0, 0), {}, None).seat is None
    assert kind.told(Event(1, 0, 0, 0, 0, 0), {}, None).seat == 0
