"""What a table costs while nobody plays at it: memory, and how long it takes to load.

    PYTHONPATH=src:examples .venv/bin/python bench/tables.py [--tables 200] [--out FILE]

Games of every title are played to their middle by random answers, kept in SQLite, and loaded as the
server loads them: record read, every line checked and played again.
"""

from __future__ import annotations

import argparse
import gc
import json
import multiprocessing
import os
import random
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import perf_counter, process_time

from threecrowns.server.opening import new_game
from threecrowns.server.room import Room
from threecrowns.server.store import Loaded, Row, Store
from threecrowns.server.tables import IDLE_ROOMS

PAGE = os.sysconf("SC_PAGE_SIZE")


def resident() -> int:
    """Bytes in memory."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


def played(store: Store, game: str, seats: int, answers: int, seed: int) -> str:
    """A game with so many random answers, in the store."""
    new = new_game(game, ("human",) * seats, {}, seed, ())
    store.commit([new])
    room = Room(Loaded(new.kept, list(new.keys), [Row(1, "\n".join(new.lines))]))
    rng = random.Random(seed)
    table = room.table
    while len(table.match.answers) < answers and not table.is_over:
        seat = table.match.state.waiting()[0]
        table.answer(seat, table.index, rng.choice(table.match.legal_for(seat)))
        change = room.change()
        store.commit([change])
        room.was_kept(change)
    return new.kept.id


def measure(game: str, seats: int, answers: int, tables: int) -> dict[str, object]:
    with tempfile.TemporaryDirectory(prefix="crowns-tables-") as folder:
        store = Store(Path(folder))
        ids = [played(store, game, seats, answers, seed) for seed in range(6)]
        Room(store.load(ids[0]))  # type: ignore[arg-type] # it is there
        before = resident()
        took, cpu, rooms = [], [], []
        for number in range(tables):
            begin, spent = perf_counter(), process_time()
            loaded = store.load(ids[number % len(ids)])
            assert loaded is not None
            rooms.append(Room(loaded))
            took.append((perf_counter() - begin) * 1000)
            cpu.append((process_time() - spent) * 1000)
        kept = (resident() - before) / tables / 1000
        store.close()
    took.sort()
    cpu.sort()
    return {
        "answers": answers,
        "load_ms_p50": round(took[len(took) // 2], 2),
        "load_ms_p95": round(took[int(len(took) * 0.95)], 2),
        "load_cpu_ms_p50": round(cpu[len(cpu) // 2], 2),
        "load_cpu_ms_p95": round(cpu[int(len(cpu) * 0.95)], 2),
        "kb_while_loaded": round(kept, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--out", type=Path)
    call = parser.parse_args()
    results: dict[str, object] = {"idle_tables_kept": IDLE_ROOMS}
    for game, seats, answers in (
        ("connect-four", 2, 20),
        ("two-heirs", 2, 60),
        ("two-heirs", 2, 120),
        ("brian-boru", 4, 120),
        ("architects", 2, 100),
        ("architects", 4, 300),
    ):
        fresh = multiprocessing.get_context("spawn")  # nothing that others left behind
        with ProcessPoolExecutor(1, mp_context=fresh) as pool:
            found = pool.submit(measure, game, seats, answers, call.tables).result()
        results[f"{game}/{seats}, {answers} answers"] = found
        print(game, seats, json.dumps(found), flush=True)
    if call.out:
        call.out.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
