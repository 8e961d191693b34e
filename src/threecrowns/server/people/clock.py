"""What time it is: on the wall, which somebody may set, and since the start, which nobody can."""

from __future__ import annotations

import asyncio
import contextlib
import time
from datetime import UTC, datetime


class Clock:
    def wall(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def monotonic(self) -> float:
        """Seconds since some moment; never falls, and does not jump."""
        return time.monotonic()

    def stamp(self) -> str:
        """ISO 8601 in UTC: sorts as text."""
        return datetime.fromtimestamp(self.wall(), UTC).isoformat(timespec="milliseconds")

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        """Until something happens, or so many seconds have gone by."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(event.wait(), seconds)
