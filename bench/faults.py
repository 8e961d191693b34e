"""`kill -9` at random moments while people play, many times: on both databases, of everything.

    PYTHONPATH=src:examples:tests .venv/bin/python bench/faults.py [--kills 50] [--out FILE]

Servers are killed on SQLite, on PostgreSQL, and two of them on one PostgreSQL; then PostgreSQL
itself is, and once it is gone for half a minute; and a worker at which bots think. A short run of
the same is in `tests/server/test_faults.py`. Whatever was acknowledged must be in the records,
once; what is half would not replay. It stops at the first thing that is wrong.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from server.databases import new_database, own_server
from server.guests import Guest, Guests
from server.swarm import Swarm
from server.test_faults import kill_and_start_again, servers
from server.test_processes import worker
from threecrowns.server.queue import LEASE
from threecrowns.server.room import Room
from threecrowns.server.store import Store

TABLES = 16
THINKER = "search-3"
AT_ONCE = 10  # kills, before there are new tables: games end


def measure(url: str | None, kills: int, processes: int) -> dict[str, object]:
    begin = time.monotonic()
    answers, comings, done, rounds = 0, 0, 0, 0
    codes: set[str] = set()
    while done < kills:
        part = min(AT_ONCE, kills - done)
        with tempfile.TemporaryDirectory(prefix="crowns-faults-") as folder:
            home = Path(folder)
            swarm = kill_and_start_again(
                home, url, kills=part, tables=TABLES, processes=processes, seed=rounds + 1
            )
            store = Store(home / "data", url=url)
            swarm.check(store)
            store.close()
        answers += swarm.acknowledged
        comings += sum(table.comings for table in swarm.tables)
        codes |= swarm.codes
        done += part
        rounds += 1
    return {
        "kills": done,
        "acknowledged": answers,
        "lost": 0,
        "twice": 0,
        "came_again": comings,
        "refused_as": sorted(codes),
        "seconds": round(time.monotonic() - begin, 1),
    }


def without_database(kills: int, gone: float) -> dict[str, object]:
    """Kill PostgreSQL itself so many times, each time for so many seconds."""
    rng = random.Random(kills)
    begin = time.monotonic()
    answers, done = 0, 0
    codes: set[str] = set()
    while done < kills:
        part = min(AT_ONCE, kills - done)
        with (
            tempfile.TemporaryDirectory(prefix="crowns-faults-") as folder,
            own_server() as database,
        ):
            with servers(Path(folder), database.url, 1) as ports:
                guests = Guests(next(iter(ports.values())))
                opened = [guests.open_for_two() for _ in range(TABLES)]
                with Swarm(lambda: list(ports.values()), opened, done) as swarm:
                    for _ in range(part):
                        swarm.wait_for_more(3)
                        time.sleep(rng.random() * 0.1)
                        database.kill()
                        time.sleep(gone)
                        database.start()
                    swarm.wait_for_more(3)
            store = Store(Path(folder), url=database.url)
            swarm.check(store)
            store.close()
        answers += swarm.acknowledged
        codes |= swarm.codes
        done += part
    return {
        "kills": done,
        "gone_for_s": gone,
        "acknowledged": answers,
        "lost": 0,
        "twice": 0,
        "refused_as": sorted(codes),
        "seconds": round(time.monotonic() - begin, 1),
    }


def without_worker(kills: int) -> dict[str, object]:
    """Kill a worker while bots think, there and in the server: others take over what it had."""
    rng = random.Random(kills)
    begin = time.monotonic()
    url = new_database()
    took: list[float] = []
    tables: list[str] = []
    with tempfile.TemporaryDirectory(prefix="crowns-faults-") as folder:
        home = Path(folder)
        with servers(home, url, 1) as ports:
            guests = Guests(next(iter(ports.values())))
            for _ in range(kills):
                opened = [guests.open("two-heirs", seats=["human", THINKER]) for _ in range(4)]
                tables += [str(each["id"]) for each in opened]
                with ExitStack() as stack:
                    sockets = [stack.enter_context(guests.sit(each, 0)) for each in opened]
                    with worker(home, url):  # and at the end of this it is killed
                        for one in sockets:
                            hand_over(one)
                        time.sleep(rng.random() * 0.5)
                    killed = time.monotonic()
                    for one in sockets:
                        one.until_asked()
                    took.append(time.monotonic() - killed)
        store = Store(home, url=url)
        for each in tables:
            loaded = store.load(each)
            assert loaded is not None
            Room(loaded)  # every line is checked
        store.close()
    return {
        "kills": kills,
        "tables": len(tables),
        "bots_failed": 0,
        "longest_wait_s": round(max(took), 1),
        "kills_after_which_work_was_taken_over": sum(1 for each in took if each > LEASE / 2),
        "seconds": round(time.monotonic() - begin, 1),
    }


def hand_over(one: Guest) -> None:
    """Answer until the bot is asked."""
    one.until_asked()
    while one.sight["question"] is not None:
        assert one.answer()["t"] == "ok"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--only", nargs="*", help="names of rows")
    parser.add_argument("--out", type=Path, help="other rows in it stay")
    call = parser.parse_args()
    rows: dict[str, Callable[[], dict[str, object]]] = {
        "sqlite": lambda: measure(None, call.kills, 1),
        "postgresql": lambda: measure(new_database(), call.kills, 1),
        "postgresql, 2 processes": lambda: measure(new_database(), call.kills, 2),
        "postgresql itself": lambda: without_database(call.kills, 0.5),
        "a bot worker": lambda: without_worker(max(1, call.kills // 5)),
        "postgresql, gone for half a minute": lambda: without_database(1, 30.0),
    }
    results = json.loads(call.out.read_text()) if call.out and call.out.exists() else {}
    for name in call.only or rows:
        results[name] = rows[name]()
        print(name, json.dumps(results[name]), flush=True)
        if call.out:
            call.out.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
