"""Bots' work from the queue that all processes share."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import TYPE_CHECKING

from threecrowns.engine.refusal import CrownsError
from threecrowns.server.queue import Queue, Work
from threecrowns.server.store import TROUBLE

if TYPE_CHECKING:
    from threecrowns.server.tables import Tables

log = logging.getLogger("threecrowns.server")


class Working:
    """Takes as many games from the queue as this process has thinkers."""

    def __init__(self, tables: Tables, queue: Queue, most: int) -> None:
        self.tables = tables
        self.queue = queue
        self.most = most
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._wake = asyncio.Event()

    def wake(self) -> None:
        """There may be something to do."""
        self._wake.set()

    async def run(self) -> None:
        holding_on = asyncio.create_task(self._hold_on())
        try:
            while True:
                self._wake.clear()
                if not await self._take():
                    await self._sleep()
        finally:
            for task in (holding_on, *self._at_work.values()):
                task.cancel()
            await asyncio.gather(holding_on, *self._at_work.values(), return_exceptions=True)

    async def _sleep(self) -> None:
        with contextlib.suppress(TimeoutError):  # somebody may have been killed at work
            await asyncio.wait_for(self._wake.wait(), self.queue.lease / 2)

    async def _take(self) -> bool:
        """Begin what there is to do, as far as somebody is free."""
        free = self.most - len(self._at_work)
        if free <= 0:
            return False
        try:
            found = await asyncio.to_thread(self.queue.take, free)
        except TROUBLE as error:
            log.warning("no work from the database: %s", type(error).__name__)
            return False
        for work in found:
            task = asyncio.create_task(self._work(work))
            self._at_work[work.game] = task
            task.add_done_callback(partial(self._finished, work.game))
        return bool(found)

    def _finished(self, game: str, _: asyncio.Task[None]) -> None:
        self._at_work.pop(game, None)
        self.wake()

    async def _work(self, work: Work) -> None:
        """Let bots answer in a game until a person is asked; what fails is tried again later."""
        try:
            async with self.tables.visit(work.game) as room:
                await self.tables.catch_up(room)
                if await self.tables.let_bots_play(room):
                    await asyncio.to_thread(self.queue.done, work)
        except (CrownsError, *TROUBLE) as error:
            log.warning("table %s: no bot has answered: %s", work.game, error)

    async def _hold_on(self) -> None:
        """Say from time to time that what was taken is being worked at."""
        while True:
            await asyncio.sleep(self.queue.lease / 3)
            if self._at_work:
                try:
                    await asyncio.to_thread(self.queue.keep, list(self._at_work))
                except TROUBLE as error:
                    log.warning("the database does not hear of work: %s", type(error).__name__)
