"""`./crowns playthroughs`: write the golden playthroughs anew; review the difference."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    command = [sys.executable, str(ROOT / "tests" / "transcript.py")]
    sys.exit(subprocess.run(command, cwd=ROOT, check=False).returncode)


if __name__ == "__main__":
    main()
