"""A hundred thousand messages that nobody should send: by the grammar of the protocol, and noise.

    PYTHONPATH=src:examples:tests .venv/bin/python bench/fuzz.py [--messages 100000] [--out FILE]

They go to `crowns serve` in a process of its own, to tables of all games: from spectators, from a
seat that is not asked, and with a key that opens nothing. The records must stay what they were, and
no message holds a secret. It stops at the first thing that is wrong; a short run of the same is in
`tests/server/test_fuzz.py`. What may be said at once is set as high as it goes: not the limit is
tried here, but what is behind it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.fuzzing import KINDS, message
from server.guests import Guests
from server.test_fuzz import OWN
from server.test_serving import serving

AT_ONCE = 200  # messages of one socket
SOCKETS = 8  # at a time
SETTINGS = (
    "[limits]\nmessages = { at_once = 100000, per_minute = 1000000 }\n[log]\nlevel = 'info'\n"
)
END = {"t": "look", "n": 4711, "piece": "the end"}
GAMES = ("connect-four", "two-heirs", "brian-boru", "architects")


class Table:
    def __init__(self, guests: Guests, game: str) -> None:
        seats = ["human"] * (3 if game == "brian-boru" else 2)
        self.opened = guests.open(game, seats=seats)
        self.id = str(self.opened["id"])
        self.keys = [str(seat["key"]) for seat in self.opened["seats"]]
        with guests.sit(self.opened) as watcher:
            waiting = watcher.sight["waiting"]
        self.idle = next((seat for seat in range(len(seats)) if seat not in waiting), None)
        self.guests = guests
        self.before = self.record()

    def record(self) -> bytes:
        answer = self.guests.get(
            f"/api/tables/{self.id}/record", **{"x-crowns-keys": ", ".join(self.keys)}
        )
        assert answer.status_code == 200, answer.text
        return answer.content


class Fuzzer:
    def __init__(self, guests: Guests, seed: int) -> None:
        self.guests = guests
        self.rng = random.Random(seed)
        self.tables = [Table(guests, game) for game in GAMES]
        self.kinds: Counter[str] = Counter()  # of what was sent
        self.codes: Counter[str] = Counter()  # of what was refused
        self.told: Counter[str] = Counter()  # kinds of what was answered
        self.closed: Counter[str] = Counter()
        self.sent = 0
        self.opened = 0

    async def run(self, messages: int) -> None:
        while self.sent < messages:
            each = [
                self.socket(self.rng.choice(self.tables), self.rng.choice((0, 1, 1, 2)))
                for _ in range(SOCKETS)
            ]
            await asyncio.gather(*each)
            for table in self.tables:
                assert table.record() == table.before, f"{table.id} was changed"

    async def socket(self, table: Table, who: int) -> None:
        """One socket: a spectator (0), a seat that is not asked (1), a made-up key (2)."""
        keys = [table.keys[table.idle]] if who == 1 and table.idle is not None else []
        query = "seat=made-up" if who == 2 else "&".join(f"seat={key}" for key in keys)
        address = f"ws://127.0.0.1:{self.guests.port}/api/tables/{table.id}/socket?{query}"
        secrets = [key for key in table.keys if key not in keys]
        self.opened += 1
        async with connect(address, max_queue=None, max_size=None) as socket:
            listening = asyncio.create_task(self.listen(socket, secrets))
            try:
                if self.rng.random() < 0.9:
                    await socket.send(json.dumps({"t": "hello", "v": 1}))
                for _ in range(AT_ONCE):
                    text = message(self.rng, self.rng.randrange(3))
                    if keys and any(word in str(text) for word in OWN):
                        continue
                    await socket.send(text)
                    self.count(text)
                await socket.send(json.dumps(END))
            except ConnectionClosed:
                pass
            await asyncio.wait_for(listening, 60)
        self.closed[str(socket.close_code)] += 1
        assert socket.close_code not in (1006, 1011), socket.close_code

    def count(self, text: str | bytes) -> None:
        self.sent += 1
        try:
            kind = json.loads(text)["t"]
        except (ValueError, TypeError, KeyError, IndexError):
            kind = None
        self.kinds[kind if kind in KINDS and kind else "(noise)"] += 1

    async def listen(self, socket: ClientConnection, secrets: list[str]) -> None:
        try:
            while True:
                text = str(await socket.recv())
                assert not any(secret in text for secret in secrets), "a key was told"
                said: dict[str, Any] = json.loads(text)
                self.told[said["t"]] += 1
                if said["t"] == "refused":
                    self.codes[said["code"]] += 1
                    assert said["code"] != "unforeseen", text
                if said.get("n") == END["n"]:
                    return
        except ConnectionClosed:
            return


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    call = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="crowns-fuzz-") as folder:
        home = Path(folder)
        (home / "host.toml").write_text(SETTINGS)
        words = ("--settings", str(home / "host.toml"), "--log", "json")
        with serving(home, *words) as (process, guests):
            begin = time.monotonic()
            fuzzer = Fuzzer(guests, call.seed)
            asyncio.run(fuzzer.run(call.messages))
            assert process.poll() is None
            assert guests.get("/health").status_code == 200
            metrics = guests.get("/metrics").text
            seconds = time.monotonic() - begin
        log = [json.loads(line) for file in home.glob("data/server.log*") for line in file.open()]
    errors = [line for line in log if line["level"] == "error"]
    assert not errors, errors[0]
    assert "crowns_errors_total 0.0" in metrics
    results = {
        "seed": call.seed,
        "messages": fuzzer.sent,
        "sockets": fuzzer.opened,
        "sent": dict(fuzzer.kinds.most_common()),
        "refused_as": dict(fuzzer.codes.most_common()),
        "told": dict(fuzzer.told.most_common()),
        "closed_with": dict(fuzzer.closed.most_common()),
        "records_changed": 0,
        "errors_logged": 0,
        "statuses_of_5xx": sum(
            1 for line in log if line["message"] == "request" and line["status"] >= 500
        ),
        "seconds": round(seconds, 1),
    }
    print(json.dumps(results, indent=2))
    if call.out:
        call.out.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
