"""A house that answers on a port of its own."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from threecrowns.server.app import make_app
from threecrowns.server.house import House
from threecrowns.server.serving import server_config


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.is_open = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.is_open.set()

    async def main_loop(self) -> None:
        """Looks ten times as often whether to end: a test waits for it."""
        ticks = 0
        while not await self.on_tick(ticks):
            ticks = (ticks + 1) % 864_000
            await asyncio.sleep(0.01)


@contextmanager
def running(house: House, static: Path) -> Iterator[int]:
    """The port of the house, as long as it runs."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server = _Server(server_config(make_app(house, static), house.settings))
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        try:
            assert server.is_open.wait(60)
            yield int(listening.getsockname()[1])
        finally:
            server.should_exit = True
            thread.join()
