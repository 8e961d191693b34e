"""Everybody at all tables: a process of its own, which prints what it measured as JSON.

    python -m loading.players KIND SECONDS TABLES EVERY PORT[,PORT...]

EVERY 0: each table answers as soon as the last answer was seen by all; otherwise once in so many
seconds. With several ports the readers of a table come in by different ones.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from time import perf_counter

import uvloop

from loading.tables import KINDS, Table

WARM_UP = 1.0  # seconds before anything is counted
SPARE = 0.8  # tables that are opened beforehand for each second and table, where games end


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
        self.begin = 0.0
        self.is_over = False

    async def run(self) -> dict[str, object]:
        spare = int(self.tables * SPARE * self.seconds) if self.every == 0 else 0
        self.opened = self.kind.open(self.ports[0], self.tables + spare)
        self.begin = perf_counter() + WARM_UP + self.tables * 0.004
        for _ in range(0, self.tables, 25):
            await asyncio.gather(*(self._enter() for _ in range(25)))
        await asyncio.sleep(max(0.0, self.begin - perf_counter()))
        print("begin", file=sys.stderr, flush=True)
        self.took.clear()
        self.begin = perf_counter()
        await asyncio.sleep(self.seconds)
        seconds = perf_counter() - self.begin
        print("end", file=sys.stderr, flush=True)
        self.is_over = True
        took = sorted(self.took)
        at = {name: _at(took, part) for name, part in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99))}
        return {"answers": len(took), "per_s": round(len(took) / seconds, 1), **at}

    async def _enter(self) -> None:
        if not self.opened:
            raise RuntimeError("not enough tables were opened")
        ports = [self.ports[reader % len(self.ports)] for reader in range(2)]
        await self.kind(ports, self.opened.pop(), self._seen).enter()

    def _seen(self, table: Table, took: float) -> None:
        if took:
            self.took.append(took)
        if self.is_over:
            return
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
            entering.add_done_callback(self.entering.discard)


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
