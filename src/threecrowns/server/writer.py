"""Group commit: whatever all tables have gathered goes to disk together, then all are told.

One thread writes. While it waits for the disk, the next group gathers.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from threecrowns.engine.refusal import CrownsError
from threecrowns.server.metrics import Metrics
from threecrowns.server.store import Change, Dealing, NewGame, Removal, Store

Group = list[tuple[NewGame | Change | Dealing | Removal, asyncio.Future[None]]]


class OvertakenError(CrownsError):
    """Somebody else has changed the table before; nothing of this was kept."""


class Writer:
    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.groups = 0  # commits so far
        self._gathered: Group = []
        self._is_closing = False
        self._wake = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._task = asyncio.create_task(self._run())

    @property
    def gathered(self) -> int:
        """Changes that wait to be written."""
        return len(self._gathered)

    async def keep(self, change: NewGame | Change | Dealing | Removal) -> None:
        """Returns when it is on disk; raises StoreError if it cannot be kept.

        Raises OvertakenError if somebody else took its row.
        """
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._gathered.append((change, kept))
        self._wake.set()
        await kept

    async def close(self) -> None:
        """Write what has gathered, and stop."""
        self._is_closing = True
        self._wake.set()
        await self._task
        self._thread.shutdown()

    async def _run(self) -> None:
        while self._gathered or not self._is_closing:
            await self._wake.wait()
            self._wake.clear()
            group, self._gathered = self._gathered, []
            await self._write(group)

    async def _write(self, group: Group) -> None:
        """Keep a group; one change that cannot be kept must not hinder the others."""
        try:
            late = await self._commit([change for change, _ in group])
        except Exception as error:  # noqa: BLE001 - whoever waits for it is told
            if len(group) > 1:
                for each in group:
                    await self._write([each])
                return
            for _, kept in group:
                if not kept.done():
                    kept.set_exception(error)
            return
        for change, kept in group:
            if kept.done():
                continue
            if any(change is each for each in late):
                kept.set_exception(OvertakenError("table-stale"))
            else:
                kept.set_result(None)

    async def _commit(
        self, changes: list[NewGame | Change | Dealing | Removal]
    ) -> list[Change | Dealing]:
        if not changes:
            return []
        loop = asyncio.get_running_loop()
        with self.metrics.writing.time():
            late = await loop.run_in_executor(self._thread, self.store.commit, changes)
        self.groups += 1
        return late
