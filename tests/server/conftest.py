"""A house for each test: on loopback, in this process, with a store in a folder of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.guests import Guests
from server.running import running
from threecrowns.server.house import House
from threecrowns.server.store import Store
from threecrowns.table.thinkers import Thinkers


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    store = Store(tmp_path / "data", patience=0.05)
    thinkers = Thinkers()
    try:
        yield House(store, thinkers)
    finally:
        thinkers.close()
        store.close()


@pytest.fixture
def guests(house: House, tmp_path: Path) -> Iterator[Guests]:
    """Everybody who comes to the house."""
    with running(house, tmp_path / "static") as port:
        yield Guests(port)
