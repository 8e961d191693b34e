"""What other processes have written, told by the database (LISTEN and NOTIFY).

News are ids only: `PROCESS game:number,game:number!`, where `!` says that a bot is to answer; who
looks at a table is told the same way (`presence.py`). Whoever hears of a table it has at hand
reads what is new (`following.py`). One connection listens, outside the pool. While it is broken
something may be missed, so everything is looked at anew when it stands again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator
from typing import NamedTuple

import asyncpg

from threecrowns.server.postgres import CHANNEL

log = logging.getLogger("threecrowns.server")
TRY_AGAIN = 0.5  # seconds
LOOK_AFTER = 10.0  # seconds without news, until it is asked whether the connection still stands
PATIENCE = 5.0  # seconds for an answer
BROKEN = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)
PRESENCE = ("@", "?")


class Told(NamedTuple):
    game: str
    number: int  # of its last row; 0: something else has changed
    is_bot_due: bool


def read_news(payload: str, own: str) -> Iterator[tuple[str, Told | str]]:
    """Who tells what: of a game, or in words of presence; nothing of what one told oneself."""
    process, _, entries = payload.partition(" ")
    if process == own:
        return
    for entry in entries.split(","):
        if entry.startswith(PRESENCE):
            yield process, entry
        else:
            game, _, number = entry.partition(":")
            yield process, Told(game, int(number.rstrip("!") or 0), number.endswith("!"))


class News:
    def __init__(
        self,
        url: str,
        own: str,
        hear: Callable[[Told], object],
        look_anew: Callable[[], object],
        hear_presence: Callable[[str, str], object],
    ) -> None:
        self.url = url
        self.own = own
        self.hear = hear
        self.look_anew = look_anew
        self.hear_presence = hear_presence
        self.is_listening = asyncio.Event()

    async def run(self) -> None:
        """Listen for ever, through whatever happens to the connection."""
        while True:
            try:
                await self._listen()
            except BROKEN as error:
                log.warning("no news from the database: %s", type(error).__name__)
            self.is_listening.clear()
            await asyncio.sleep(TRY_AGAIN)

    async def _listen(self) -> None:
        connection = await asyncpg.connect(self.url, timeout=PATIENCE)
        broken = asyncio.Event()
        connection.add_termination_listener(lambda _: broken.set())
        try:
            await connection.add_listener(CHANNEL, self._told)
            self.is_listening.set()
            self.look_anew()
            while not broken.is_set():
                try:
                    await asyncio.wait_for(broken.wait(), LOOK_AFTER)
                except TimeoutError:
                    await connection.execute("SELECT 1", timeout=PATIENCE)
        finally:
            with contextlib.suppress(*BROKEN):
                await connection.close(timeout=PATIENCE)

    def _told(self, connection: object, backend: int, channel: str, payload: object) -> None:
        for process, told in read_news(str(payload), self.own):
            if isinstance(told, str):
                self.hear_presence(process, told)
            else:
                self.hear(told)
