"""A house for each test: on loopback, in this process, with a store of its own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from server.databases import ON_EACH, SQLITE, open_store
from server.guests import Guests
from server.running import running
from threecrowns.server.house import House
from threecrowns.server.store import Store
from threecrowns.table.thinkers import Thinkers

ON_BOTH = ("test_bots", "test_orders", "test_readers", "test_store")  # modules: SQLite, PostgreSQL


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database" in metafunc.fixturenames:
        module = metafunc.module.__name__.rpartition(".")[2]
        is_for_one = metafunc.definition.get_closest_marker("sqlite") is not None
        kinds = ON_EACH if module in ON_BOTH and not is_for_one else [SQLITE]
        metafunc.parametrize("database", kinds, indirect=True)


@pytest.fixture(autouse=True)
def light_passwords() -> Iterator[None]:
    """The same kind of hash, made in no time."""
    hasher = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("threecrowns.server.people.passwords.PasswordHasher", hasher)
        yield


@pytest.fixture
def database(request: pytest.FixtureRequest) -> str:
    """The kind of database that a test runs on."""
    return str(request.param)


@pytest.fixture
def store(database: str, tmp_path: Path) -> Iterator[Store]:
    found = open_store(database, tmp_path / "data")
    yield found
    found.close()


@pytest.fixture
def house(store: Store) -> Iterator[House]:
    thinkers = Thinkers()
    try:
        yield House(store, thinkers)
    finally:
        thinkers.close()


@pytest.fixture
def guests(house: House, tmp_path: Path) -> Iterator[Guests]:
    """Everybody who comes to the house."""
    with running(house, tmp_path / "static") as port:
        yield Guests(port)
