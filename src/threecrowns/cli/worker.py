"""`crowns worker`: bots think here for servers that share a database."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys

import msgspec

from threecrowns.bots.workers import cores
from threecrowns.cli.console import Speaker
from threecrowns.cli.flags import Call, Command, Flag, whole_number
from threecrowns.cli.settings import DATABASE, LOG, SETTINGS, data_folder, settings_of
from threecrowns.engine.refusal import CrownsError
from threecrowns.server.logs import write_log
from threecrowns.server.people.clock import Clock
from threecrowns.server.people.service import People
from threecrowns.server.settings import Settings
from threecrowns.server.store import Store
from threecrowns.server.tables import Tables
from threecrowns.table.thinkers import Thinkers

MOST_WORKERS = 256


def run(call: Call) -> int:
    speaker = Speaker(call["language"])
    settings = settings_of(call)
    if settings.database is None:
        raise CrownsError("worker-no-database", variable=DATABASE)
    folder = data_folder(settings)
    write_log(msgspec.structs.replace(settings.log, to="stderr"), folder)
    store = Store(folder, url=settings.database)
    thinkers = Thinkers(call["workers"] or settings.workers or cores())
    try:
        speaker.say("worker-works", count=thinkers.workers, place=store.database.place)
        sys.stdout.flush()
        asyncio.run(_work(store, thinkers, settings))
    except KeyboardInterrupt:
        pass  # what was begun is taken over by others
    finally:
        thinkers.close()
        store.close()
    speaker.say("worker-stopped")
    return 0


async def _work(store: Store, thinkers: Thinkers, settings: Settings) -> None:
    tables = Tables(store, thinkers, People(store, Clock(), settings).hosting)
    tables.open()
    stopped = asyncio.Event()
    with contextlib.suppress(NotImplementedError):  # Windows knows no such signal
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
    try:
        await stopped.wait()
    finally:
        thinkers.close()
        await tables.close()


COMMANDS = {
    "worker": Command(
        "worker",
        run,
        flags=(SETTINGS, LOG, Flag("workers", whole_number(1, MOST_WORKERS), placeholder="N")),
    )
}
