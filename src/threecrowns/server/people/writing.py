"""Writing into the store beside the writer of games: one after the other, and with patience."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from threecrowns.engine.phrase import Phrase
from threecrowns.server.store import StoreError, one_writer

PATIENCE = 5.0  # seconds for somebody else who writes
PAUSE = 0.01


@contextmanager
def writing(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A transaction that is kept whole, or not at all; raises StoreError.

    What must not be there twice raises IntegrityError.
    """
    try:
        with one_writer, engine.connect() as connection:
            _begin(connection)
            yield connection
            connection.commit()
    except IntegrityError:
        raise
    except DBAPIError as error:
        is_busy = isinstance(error, OperationalError) and "locked" in str(error.orig)
        reason = Phrase("reason-locked") if is_busy else str(error.orig)
        raise StoreError("server-not-saved", reason=reason) from error


def _begin(connection: sa.Connection) -> None:
    """Take hold of the database before anything is read: SQLite has one writer at a time."""
    if connection.dialect.name != "sqlite":
        return
    until = time.monotonic() + PATIENCE
    while True:
        try:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        except OperationalError as error:
            if "locked" not in str(error.orig) or time.monotonic() > until:
                raise
            connection.rollback()
            time.sleep(PAUSE)
        else:
            return
