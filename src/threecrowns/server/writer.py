"""Group commit: whatever all tables have gathered goes to disk together, then all are told.

One thread writes. While it waits for the disk, the next group gathers.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from threecrowns.server.store import Change, NewGame, Store

Group = list[tuple[NewGame | Change, asyncio.Future[None]]]


class Writer:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.groups = 0  # commits so far
        self._gathered: Group = []
        self._is_closing = False
        self._wake = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._task = asyncio.create_task(self._run())

    async def keep(self, change: NewGame | Change) -> None:
        """Returns when it is on disk; raises StoreError if it cannot be kept."""
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
            await self._commit([change for change, _ in group])
        except Exception as error:  # noqa: BLE001 - whoever waits for it is told
            if len(group) > 1:
                for each in group:
                    await self._write([each])
                return
            for _, kept in group:
                if not kept.done():
                    kept.set_exception(error)
            return
        for _, kept in group:
            if not kept.done():
                kept.set_result(None)

    async def _commit(self, changes: list[NewGame | Change]) -> None:
        loop = asyncio.get_running_loop()
        if changes:
            await loop.run_in_executor(self._thread, self.store.commit, changes)
            self.groups += 1
