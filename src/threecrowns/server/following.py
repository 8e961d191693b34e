"""Follows what other processes have written: one read for all tables that were told of meanwhile.

While the store is being read, the next tables gather, as changes do before they are written
(`writer.py`). How many statements that takes does not depend on how many tables there are. Nobody
waits at a table while its rows are read; if it went on meanwhile, they are read once more.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from threecrowns.engine.refusal import CrownsError
from threecrowns.server.people.doings import Doings
from threecrowns.server.store import TROUBLE, Sequel

if TYPE_CHECKING:
    from threecrowns.server.room import Room
    from threecrowns.server.tables import Tables

log = logging.getLogger("threecrowns.server")
TRY_AGAIN = 0.5  # seconds, while the database does not answer


class Asked(NamedTuple):
    """Somebody wants a room to be as the store has it."""

    room: Room
    is_people: bool  # also in what people did there: keys, clocks, offers, talk, plans
    done: asyncio.Future[None] | None


class Following:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._asked: list[Asked] = []
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    def ask(self, room: Room, *, is_people: bool) -> None:
        """Something of a table may be new; its readers are told."""
        self._ask(Asked(room, is_people, None))

    async def follow(self, room: Room, *, is_people: bool) -> None:
        """The same; returns when it was tried."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._ask(Asked(room, is_people, done))
        await done

    def _ask(self, asked: Asked) -> None:
        self._asked.append(asked)
        self._wake.set()

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        for each in self._asked:
            _finish(each)

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            group, self._asked = self._asked, []
            try:
                await self._read(group)
            except (CrownsError, *TROUBLE) as error:  # nobody tells of it again
                log.warning("%s tables not caught up: %s", len(group), type(error).__name__)
                for each in group:
                    _finish(each)
                    self.ask(each.room, is_people=each.is_people)
                await asyncio.sleep(TRY_AGAIN)
            except Exception:  # a mistake of ours: other tables are followed all the same
                log.exception("%s tables not caught up", len(group))
                for each in group:
                    _finish(each)

    async def _read(self, group: Sequence[Asked]) -> None:
        asked: dict[str, list[Asked]] = {}
        for each in group:
            asked.setdefault(each.room.id, []).append(each)
        after = {table: first.room.number for table, (first, *_) in asked.items()}
        known = {each.room.id: each.room.company.changes for each in group if each.is_people}
        sequels, doings = await asyncio.to_thread(self._load, after, known)
        for table, wishes in asked.items():
            taking = self._take(wishes, after[table], sequels.get(table), doings.get(table))
            self.tables.spawn(taking)

    def _load(
        self, after: dict[str, int], known: dict[str, int]
    ) -> tuple[dict[str, Sequel], dict[str, Doings]]:
        sequels = self.tables.store.load_on(after)
        return sequels, self.tables.company.read(known) if known else {}

    async def _take(
        self, asked: Sequence[Asked], after: int, sequel: Sequel | None, doings: Doings | None
    ) -> None:
        """Play on by what was read, unless the table is not any more where it was then."""
        room, is_done = asked[0].room, True
        room.visits += 1
        try:
            async with room.lock:
                is_done = room.number == after or room.is_adrift
                if is_done:
                    await self._play_on(room, sequel, doings)
        except (CrownsError, *TROUBLE) as error:  # the database is away, or the table was removed
            log.warning("table %s: not caught up: %s", room.id, type(error).__name__)
        finally:
            room.visits -= 1
            for each in asked:
                if is_done:
                    _finish(each)
                else:
                    self._ask(each)

    async def _play_on(self, room: Room, sequel: Sequel | None, doings: Doings | None) -> None:
        names = room.kept.names
        if await self.tables.play_on(room, sequel):
            room.show_all()
        if doings is not None:
            if room.kept.names != names:
                room.rename(room.kept.names)
            await self.tables.company.follow(room, doings)


def _finish(asked: Asked) -> None:
    if asked.done is not None and not asked.done.done():
        asked.done.set_result(None)
