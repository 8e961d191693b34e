"""Everybody at all tables: a process of its own, which prints what it measured as JSON.

    python -m loading.players KIND SECONDS TABLES EVERY PORT[,PORT...]

EVERY 0: each table answers as soon as the last answer was seen by all; otherwise once in so many
seconds. With several ports the readers of a table come in by different ones.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from time import perf_counter

import uvloop

from loading.tables import KINDS, Table

WARM_UP = 1.0  # seconds before anything is counted, after all tables are ready
SPARE = 0.8  # tables that are opened beforehand for each second and table, where games end
FEW = 50  # tables left of these: then more are opened meanwhile


class Players:
    def __init__(
        self, kind: str, seconds: float, tables: int, every: float, ports: list[int]
    ) -> None:
        self.kind = KINDS[kind]
        self.seconds = seconds
        self.tables = tables
        self.every = every
        self.ports = ports
        self.took: list[float] = []
        self.entering: set[asyncio.Task[None]] = set()
        self.opening: asyncio.Task[None] | None = None
        self.ready: list[Table] = []  # before all are: they wait for each other
        self.all_ready = asyncio.Event()
        self.is_over = False

    async def run(self) -> dict[str, object]:
        spare = int(self.tables * SPARE * self.seconds) if self.every == 0 else 0
        self.opened = self.kind.open(self.ports[0], self.tables + spare)
        coming = perf_counter()
        for _ in range(0, self.tables, 25):
            await asyncio.gather(*(self._enter() for _ in range(25)))
        await self.all_ready.wait()
        seated = perf_counter() - coming
        await asyncio.sleep(WARM_UP)
        print("begin", file=sys.stderr, flush=True)
        self.took.clear()
        begin = perf_counter()
        await asyncio.sleep(self.seconds)
        seconds = perf_counter() - begin
        print("end", file=sys.stderr, flush=True)
        self.is_over = True
        took = sorted(self.took)
        at = {name: _at(took, part) for name, part in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99))}
        rate = round(len(took) / seconds, 1)
        return {"answers": len(took), "per_s": rate, **at, "seated_s": round(seated, 2)}

    async def _enter(self) -> None:
        if len(self.opened) < FEW and self.opening is None:
            self.opening = asyncio.create_task(self._open_more())
        while not self.opened:
            assert self.opening is not None
            await asyncio.shield(self.opening)
        ports = [self.ports[reader % len(self.ports)] for reader in range(2)]
        await self.kind(ports, self.opened.pop(), self._seen).enter()

    async def _open_more(self) -> None:
        self.opened += await asyncio.to_thread(self.kind.open, self.ports[0], 2 * FEW)
        self.opening = None

    def _seen(self, table: Table, took: float) -> None:
        if took:
            self.took.append(took)
        if self.is_over:
            return
        if self.all_ready.is_set():
            self._wait(table, took)
        elif not table.is_ready:
            self._go_on(table)
        else:
            self.ready.append(table)
            if len(self.ready) == self.tables:
                self.all_ready.set()
                for each in self.ready:
                    self._wait(each, 0.0)

    def _wait(self, table: Table, took: float) -> None:
        """Until it is time for its next answer."""
        if self.every:
            wait = self.every if took else random.random() * self.every
            asyncio.get_running_loop().call_later(max(0.0, wait - took), self._go_on, table)
        else:
            self._go_on(table)

    def _go_on(self, table: Table) -> None:
        table.answer()
        if table.is_over:
            table.leave()
            entering = asyncio.get_running_loop().create_task(self._enter())
            self.entering.add(entering)
            entering.add_done_callback(self._entered)

    def _entered(self, entering: asyncio.Task[None]) -> None:
        """A table less would make the others faster: rather no figures than wrong ones."""
        self.entering.discard(entering)
        if not self.is_over and entering.exception() is not None:
            print(f"no table: {entering.exception()!r}", file=sys.stderr, flush=True)
            os._exit(1)


def _at(took: list[float], part: float) -> float | None:
    """Milliseconds."""
    return round(took[min(len(took) - 1, int(len(took) * part))] * 1000, 2) if took else None


def main() -> None:
    kind, seconds, tables, every, ports = sys.argv[1:]
    numbers = [int(port) for port in ports.split(",")]
    players = Players(kind, float(seconds), int(tables), float(every), numbers)
    print(json.dumps(uvloop.run(players.run())))


if __name__ == "__main__":
    main()
