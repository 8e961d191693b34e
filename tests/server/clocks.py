"""A clock that tests set."""

from __future__ import annotations

import asyncio

from threecrowns.server.people.clock import Clock


class SetClock(Clock):
    def __init__(self) -> None:
        self.now = 1000.0
        self.on_the_wall = 1_800_000_000.0
        self._waiting: tuple[asyncio.AbstractEventLoop, asyncio.Event] | None = None

    def wall(self) -> float:
        return self.on_the_wall

    def monotonic(self) -> float:
        return self.now

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        self._waiting = (asyncio.get_running_loop(), event)
        if seconds > 0:
            await event.wait()

    def go_by(self, seconds: float) -> None:
        """Time goes by, here and on the wall."""
        self.now += seconds
        self.on_the_wall += seconds
        if self._waiting is not None:
            loop, event = self._waiting
            loop.call_soon_threadsafe(event.set)

    def set_wrong(self, seconds: float) -> None:
        """Somebody sets the clock on the wall."""
        self.on_the_wall += seconds
        if self._waiting is not None:
            loop, event = self._waiting
            loop.call_soon_threadsafe(event.set)
