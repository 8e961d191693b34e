"""`./crowns check`: format, lint, spelling, types, and no address of a registry in any file."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON_FILES = ("src", "examples", "tests", "bench", "tools", "crowns", "hatch_build.py")
LOCK_FILES = ("uv.lock", "pylock.toml")
ADDRESS = re.compile(r'"resolved": "http|https?://[\w.-]*(pypi|pythonhosted|npmjs|debian)[\w.-]*/')


def run(*command: str) -> bool:
    print("==", *command[2:], flush=True)
    paths = os.pathsep.join(str(ROOT / name) for name in ("src", "examples", "tests"))
    environment = {**os.environ, "PYTHONPATH": paths}
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode == 0


def has_no_addresses() -> bool:
    """Packages come by name; no tracked file says from where."""
    print("== no registry address in tracked files", flush=True)
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    clean = True
    for name in listed.stdout.splitlines():
        file = ROOT / name
        if file.name in LOCK_FILES:
            print(f"{name}: records addresses, must not be committed")
            clean = False
        if not file.is_file() or file == Path(__file__).resolve():
            continue
        for number, line in enumerate(file.read_text("utf-8", "replace").splitlines(), start=1):
            if ADDRESS.search(line):
                print(f"{name}:{number}: an address of a package registry")
                clean = False
    return clean


def main() -> None:
    python = sys.executable
    results = [
        run(python, "-m", "ruff", "format", "--check", "-q", *PYTHON_FILES),
        run(python, "-m", "ruff", "check", "-q", *PYTHON_FILES),
        run(python, "-m", "codespell_lib", "src", "docs", "README.md", "tests", "tools"),
        run(python, "-m", "mypy"),
        run(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_arrows.py"),
        has_no_addresses(),
    ]
    print("check:", "all good" if all(results) else "something is to be mended above")
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
