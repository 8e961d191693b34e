"""`./crowns test`: all tests, on what is installed (compiled where there is a C compiler).

Then the client by itself, and the whole house in a browser. Arguments go to pytest:
`./crowns test tests/engine -x`, `./crowns test tests/browser`. `CROWNS_PURE=1 ./crowns test` runs
the same tests uncompiled.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BROWSER = "tests/browser"  # Playwright's loop and others must not share a process


def pytest(*wanted: str) -> bool:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tests")}
    command = [sys.executable, "-m", "pytest", *wanted]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode == 0


def on_all_cores(*wanted: str) -> bool:
    cores = str(os.cpu_count() or 1)
    return pytest("-n", cores, "--dist", "worksteal", f"--ignore={BROWSER}", *wanted)


def client() -> bool:
    """Types of the client, and its own tests."""
    sys.path.insert(0, str(ROOT))
    from hatch_build import npm_anywhere  # it knows where Node is

    npm, environment = npm_anywhere()
    orders = [["run", "check"], ["test"]]
    if not (ROOT / "web" / "node_modules").exists():
        orders.insert(0, ["ci", "--no-audit", "--no-fund"])
    return all(
        subprocess.run([*npm, *order], cwd=ROOT / "web", env=environment, check=False).returncode
        == 0
        for order in orders
    )


def main() -> None:
    wanted = sys.argv[1:]
    if any(each.startswith(BROWSER) for each in wanted):
        is_good = pytest(*wanted)
    elif wanted:
        is_good = on_all_cores(*wanted)
    else:
        is_good = all([client(), pytest(BROWSER), on_all_cores()])
    sys.exit(0 if is_good else 1)


if __name__ == "__main__":
    main()
