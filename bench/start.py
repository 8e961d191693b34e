"""Measures how long `./crowns` takes until the hall is open: in a fresh clone, and once more.

    python3 bench/start.py --json bench/results/start.json
    python3 bench/start.py --without-node          the client is built by the Node that PyPI has

It clones the last commit, needs the network as any first start does, and stands in for the browser.
A start is over when the browser was called and the address that it was given answers.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 900  # seconds
TARGETS = {"cold, s": 60, "warm, s": 3}


def without_node(folder: Path) -> str:
    """A PATH with everything that was on it but Node."""
    folder.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        if not Path(place).is_dir():
            continue
        for file in Path(place).iterdir():
            if (
                file.name not in ("node", "npm", "npx", "nodejs")
                and not (folder / file.name).exists()
            ):
                (folder / file.name).symlink_to(file)
    return str(folder)


def start(clone: Path, home: Path, path: str) -> tuple[float, str]:
    """Seconds until the hall answers, and what was said meanwhile."""
    called = home / "called"
    called.unlink(missing_ok=True)
    browser = home / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {called}.part && mv {called}.part {called}\n')
    browser.chmod(0o755)
    environment = {**os.environ, "PATH": path, "BROWSER": f"{browser} %s", "CROWNS_LANGUAGE": "en"}
    environment |= {
        "DISPLAY": ":0",
        "XDG_DATA_HOME": str(home / "data"),
    }  # as if there were a screen
    said = (home / "said").open("w+")
    begun = time.perf_counter()
    process = subprocess.Popen(
        [shutil.which("python3") or sys.executable, str(clone / "crowns")],
        env=environment,
        stdout=said,
        stderr=said,
        stdin=subprocess.DEVNULL,
    )
    try:
        while not called.exists():
            if process.poll() is not None or time.perf_counter() - begun > PATIENCE:
                said.seek(0)
                sys.exit(f"the hall did not open:\n{said.read()}")
            time.sleep(0.01)
        with urllib.request.urlopen(called.read_text()) as response:
            assert b"<script" in response.read(), "the page is built"
        took = time.perf_counter() - begun
    finally:
        process.send_signal(signal.SIGINT)
        process.wait()
    said.seek(0)
    return took, said.read()


def wait_for_core(clone: Path) -> float | None:
    """Seconds until the compiled core is there; None where nothing compiles it."""
    wheels = clone / "build" / "wheels"
    if not (wheels / "build.log").exists():
        return None
    begun = time.perf_counter()
    while not any(wheels.glob("compiled-*/*.whl")) and time.perf_counter() - begun < PATIENCE:
        time.sleep(0.5)
    return round(time.perf_counter() - begun, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--without-node", action="store_true")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        clone = home / "clone"
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
        path = without_node(home / "bin") if wanted.without_node else os.environ["PATH"]
        cold, said = start(clone, home, path)
        print(said)
        built = wait_for_core(clone)
        after, _ = start(clone, home, path)
        warm = [start(clone, home, path)[0] for _ in range(3)]
        report = {
            "targets": TARGETS,
            "without node": wanted.without_node,
            "cold, s": round(cold, 1),
            "core built behind it, s": built,
            "first one with it, s": round(after, 2),
            "warm, s": [round(each, 2) for each in warm],
        }
    text = json.dumps(report, indent=1)
    print(text)
    if wanted.json is not None:
        wanted.json.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
