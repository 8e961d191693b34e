"""`crowns bench`: how fast the games run, beside OpenSpiel's if wanted."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from rich.table import Table

from threecrowns import is_compiled
from threecrowns.catalogue import GAMES, find_game
from threecrowns.cli.console import Speaker
from threecrowns.cli.flags import Argument, Call, Command, Flag
from threecrowns.cli.measure import REPEATS, SECONDS, Row, measure, uncompiled_rate
from threecrowns.engine.refusal import CrownsError

FIGURES = ("core_per_s", "loop_per_s", "uncompiled_core_per_s", "clone_ns", "ismcts_per_s")


def run(call: Call) -> int:
    speaker = Speaker(call["language"])
    names = [call["game"]] if call["game"] else list(GAMES)
    peers_python = _peers_python() if call["peers"] else None
    rows: dict[str, Row] = {}
    peers: dict[str, float] = {}
    try:
        _measure_all(names, peers_python, rows, peers)
    except KeyboardInterrupt:
        _tell(speaker, call, rows, peers)
        raise
    _tell(speaker, call, rows, peers)
    return 0


def _measure_all(
    names: list[str], peers_python: Path | None, rows: dict[str, Row], peers: dict[str, float]
) -> None:
    """Fill in the rows; what is there already counts if somebody does not want to wait."""
    for _ in range(REPEATS):  # interleaved: a noisy moment hits everybody
        for name in names:
            game = find_game(name)
            for label, setup in game.benchmarks().items():
                row = measure(game, label, setup, SECONDS)
                row.uncompiled_core_per_s = uncompiled_rate(name, label, SECONDS)
                rows.setdefault(row.name, row).keep_best(row)
        if peers_python is not None:
            for name, figure in _measure_peers(peers_python).items():
                peers[name] = max(peers.get(name, 0.0), figure)


def _tell(speaker: Speaker, call: Call, rows: dict[str, Row], peers: dict[str, float]) -> None:
    report = {
        "compiled": is_compiled(),
        "rows": [row.rounded() for row in rows.values()],
        "peers": [
            {"name": f"openspiel/{name}", "loop_per_s": round(figure)}
            for name, figure in peers.items()
        ],
    }
    if call["json"]:
        speaker.line(json.dumps(report))
    else:
        _show(speaker, report)


def _peers_python() -> Path:
    """The interpreter of the environment in which OpenSpiel is installed."""
    python = os.environ.get("CROWNS_PEERS_PYTHON", "")
    if not python or not Path(python).exists():
        raise CrownsError("bench-no-peers")
    return Path(python)


def _measure_peers(python: Path) -> dict[str, float]:
    script = os.environ["CROWNS_PEERS_SCRIPT"]
    done = subprocess.run(
        [str(python), script, str(SECONDS)], capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise CrownsError("bench-peers-failed")
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def _show(speaker: Speaker, report: dict[str, Any]) -> None:
    kind = "bench-compiled" if report["compiled"] else "bench-pure"
    speaker.say(kind)
    table = Table()
    table.add_column(speaker.text("bench-game"))
    for figure in FIGURES:
        table.add_column(speaker.text(f"bench-{figure.replace('_', '-')}"), justify="right")
    table.add_column(speaker.text("bench-sight"), justify="right")
    for row in report["rows"]:
        figures = (speaker.number(row[figure]) for figure in FIGURES)
        table.add_row(row["name"], *figures, speaker.number(row["sight_ms"]["p95"]))
    for peer in report["peers"]:
        table.add_row(peer["name"], "", speaker.number(peer["loop_per_s"]), "", "", "", "")
    speaker.console.print(table)


COMMANDS = {
    "bench": Command(
        "bench",
        run,
        arguments=(Argument("game", is_required=False),),
        flags=(Flag("json"), Flag("peers")),
    )
}
