"""`./crowns pictures`: every state of every room at the named sizes, in real Chromium.

The words after it are those of `web/tools/pictures.mjs`: names of states, `--docs`, `--axe`,
`--beside FOLDER`. The pictures lie in `docs/pictures/states`, which git does not keep, and a few of
each game in `docs/pictures`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
NAMES = ("chromium", "chromium-browser", "chromium-headless-shell")  # Debian has the last one, too


def main() -> None:
    sys.path.insert(0, str(ROOT))
    from hatch_build import npm_anywhere  # it knows where Node is

    chromium = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if chromium is None:
        sys.exit("crowns: pictures need Chromium; install it, or name it in CHROMIUM")
    npm, environment = npm_anywhere()
    environment["CHROMIUM"] = chromium
    words = [str(Path(each).resolve()) if Path(each).is_dir() else each for each in sys.argv[1:]]
    orders = [["run", "demo"], ["run", "pictures", "--", *words]]
    if not (WEB / "node_modules").exists():
        orders.insert(0, ["ci", "--no-audit", "--no-fund"])
    for order in orders:
        done = subprocess.run([*npm, *order], cwd=WEB, env=environment, check=False)
        if done.returncode != 0:
            sys.exit(done.returncode)


if __name__ == "__main__":
    main()
