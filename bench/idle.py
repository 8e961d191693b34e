"""Ten thousand sockets that only look on: what they weigh, and whether others notice them.

    PYTHONPATH=src:examples:tests .venv/bin/python bench/idle.py [--sockets 10000] [--out FILE]

They come to `crowns serve` in a process of its own, stay long enough to be asked twice whether they
are still there, and are all told of answers at some tables. Then they leave at once, and as many
come again: the memory they took is free for them. Needs as many open files (`ulimit -n`) in both
processes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import tempfile
import time
from pathlib import Path

import httpx2
from loading.socket import Socket, connect
from prometheus_client.parser import text_string_to_metric_families

from server.guests import Guest, Guests, Message
from server.test_serving import serving

TABLES = 200
AT_ONCE = 50  # that come in at the same time
STAY = 45.0  # seconds: they are asked after 20 each time
ANSWERS = 40
HELLO = b'{"t":"hello","v":1}'
PAGE = resource.getpagesize()


class Crowd:
    def __init__(self, port: int) -> None:
        self.port = port
        self.sockets: list[Socket] = []
        self.sights = 0

    def hear(self, text: bytes) -> None:
        if text.startswith(b'{"t":"sight"'):
            self.sights += 1

    async def come(self, tables: list[str], count: int) -> None:
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(table: str) -> None:
            async with gate:
                socket = await connect(self.port, f"/api/tables/{table}/socket", self.hear)
                socket.send(HELLO)
                self.sockets.append(socket)

        await asyncio.gather(*(one(tables[number % len(tables)]) for number in range(count)))
        await self.until(count)

    async def until(self, sights: int) -> float:
        """Until so many sights were told; the seconds that took."""
        begin = time.monotonic()
        while self.sights < sights:
            assert time.monotonic() < begin + 120, f"{self.sights} of {sights} were told"
            await asyncio.sleep(0.002)
        return time.monotonic() - begin

    @property
    def lost(self) -> int:
        return sum(1 for each in self.sockets if each.closed.done())

    def leave(self) -> None:
        for each in self.sockets:
            each.transport.close()


def resident(process: int) -> float:
    """Megabytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return round(pages * PAGE / 2**20, 1)


def figure(guests: Guests, name: str) -> float:
    text = httpx2.get(f"{guests.address}/metrics", timeout=120).text
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            if sample.name == name:
                return sample.value
    raise LookupError(name)


async def measure(guests: Guests, process: int, count: int) -> dict[str, object]:
    opened = [guests.open_for_two() for _ in range(TABLES)]
    empty = resident(process)
    crowd = Crowd(guests.port)
    begin = time.monotonic()
    await crowd.come([str(each["id"]) for each in opened], count)
    came = time.monotonic() - begin
    full = resident(process)
    assert figure(guests, "crowns_readers") == count
    await asyncio.sleep(STAY)
    assert crowd.lost == 0, f"{crowd.lost} were let go"
    took = [await answered(guests, crowd, opened[number]) for number in range(ANSWERS)]
    took.sort()
    stayed = resident(process)
    crowd.leave()
    begin = time.monotonic()
    while await asyncio.to_thread(figure, guests, "crowns_readers") > 0:
        assert time.monotonic() < begin + 120
        await asyncio.sleep(0.1)
    left = time.monotonic() - begin
    after = resident(process)
    again = Crowd(guests.port)
    await again.come([str(each["id"]) for each in opened], count)
    return {
        "sockets": count,
        "tables": TABLES,
        "mb_before": empty,
        "mb_with_all": full,
        "mb_after_a_while": stayed,
        "kb_per_socket": round((full - empty) * 1024 / count, 1),
        "seconds_to_come": round(came, 1),
        "lost": 0,
        "ms_until_all_at_a_table_saw_an_answer": {
            "readers": count // TABLES,
            "p50": round(took[len(took) // 2] * 1000, 1),
            "max": round(took[-1] * 1000, 1),
        },
        "seconds_until_all_were_gone": round(left, 1),
        "mb_after_they_left": after,
        "mb_when_as_many_came_again": resident(process),
    }


async def answered(guests: Guests, crowd: Crowd, opened: Message) -> float:
    """Somebody answers; the seconds until everybody at the table was shown it."""
    with guests.sit(opened, 0, 1) as one:
        wanted = crowd.sights + len(crowd.sockets) // TABLES
        choice = one.sight["question"]["choices"][0]["action"]
        begin = time.monotonic()
        send(one, choice)
        await crowd.until(wanted)
        return time.monotonic() - begin


def send(one: Guest, action: int) -> None:
    one.send({"t": "answer", "n": 1, "index": one.sight["index"], "action": action})


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--out", type=Path)
    call = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if most < call.sockets + 500:
        raise SystemExit(f"only {most} files may be open: ulimit -n {call.sockets + 500}")
    with (
        tempfile.TemporaryDirectory(prefix="crowns-idle-") as folder,
        serving(Path(folder)) as (process, guests),
    ):
        found = asyncio.run(measure(guests, process.pid, call.sockets))
    print(json.dumps(found, indent=2))
    if call.out:
        call.out.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
