"""`./crowns test`: all tests, on what is installed (compiled where there is a C compiler).

Arguments go to pytest: `./crowns test tests/engine -x`. `CROWNS_PURE=1 ./crowns test` runs the
same tests uncompiled.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    wanted = sys.argv[1:]
    cores = str(os.cpu_count() or 1)
    command = [sys.executable, "-m", "pytest", "-n", cores, "--dist", "worksteal", *wanted]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tests")}
    sys.exit(subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode)


if __name__ == "__main__":
    main()
