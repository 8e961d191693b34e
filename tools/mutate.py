"""`./crowns mutate`: do the tests notice small changes that break something?

The changes are data, `tools/mutations/*.toml`:

    [[change]]
    name = "arena: seats are not rotated"            # what is wrong with it, in a few words
    file = "src/threecrowns/bots/arena.py"
    old = "(seat + index) % count"                   # found exactly once in the file
    new = "seat % count"
    tests = ["tests/bots/test_arena.py"]             # what must fail; pytest arguments

Each change is put into a copy of the source, never into the work tree, and the tests run there
uncompiled. Those that the tests do not notice are printed as survivors. A change that alters
nothing a player or a program can see has `equivalent = "why"` instead of `tests`: it is only
looked up. Words on the command line choose changes: parts of a file's or a change's name.
`--look` runs no tests: it only says which changes are no longer found, as after files were moved.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).resolve().parent.parent
MUTATIONS = ROOT / "tools" / "mutations"
COPIED = ("src", "examples", "tests", "docs", "tools", "pyproject.toml", "crowns")
PATIENCE = 600  # seconds; a change that makes tests run for ever is noticed
ALL_PASSED, SOME_FAILED = 0, 1  # what pytest ends with

NOTICED, SURVIVED, NOT_FOUND, NO_TESTS, EQUIVALENT = (
    "noticed",
    "SURVIVED",
    "NOT FOUND EXACTLY ONCE",
    "ITS TESTS DO NOT RUN",
    "changes nothing",
)
BAD = (SURVIVED, NOT_FOUND, NO_TESTS)


@dataclass(frozen=True)
class Change:
    name: str
    file: str  # from the root of the project
    old: str
    new: str
    tests: tuple[str, ...]
    equivalent: str = ""  # why no test can notice it

    def is_found_once(self) -> bool:
        file = ROOT / self.file
        return file.is_file() and file.read_text("utf-8").count(self.old) == 1

    def has_its_tests(self) -> bool:
        files = [test.partition("::")[0] for test in self.tests if test.startswith("tests/")]
        return all((ROOT / file).exists() for file in files)


def read_changes(folder: Path) -> Iterator[tuple[str, Change]]:
    """All changes, each with the name of its list."""
    for file in sorted(folder.glob("*.toml")):
        for table in tomllib.loads(file.read_text("utf-8"))["change"]:
            table.setdefault("tests", [])
            change = Change(**{**table, "tests": tuple(table["tests"])})
            if bool(change.tests) == bool(change.equivalent):
                sys.exit(f"{file.name}: {change.name}: tests, or why it changes nothing")
            yield file.stem, change


def copy_of_source(folder: Path) -> Path:
    """What the tests read, without what was built or cached."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
            shutil.copytree(source, folder / name, ignore=ignored)
        else:
            shutil.copy(source, folder / name)
    return folder


def run_tests(folder: Path, tests: tuple[str, ...]) -> tuple[int, str]:
    """How pytest ends in this copy, and what it says."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-q",
        "--whole",
        "-p",
        "no:cacheprovider",
        *tests,
    ]
    path = os.pathsep.join(str(folder / name) for name in ("src", "examples", "tests"))
    environment = {
        **os.environ,
        "PYTHONPATH": path,
        "CROWNS_PURE": "1",
        "PYTHONDONTWRITEBYTECODE": "1",  # a file changed twice in a second would run as it was
    }
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return SOME_FAILED, "they did not end"
    return done.returncode, done.stdout + done.stderr


def failures(copies: SimpleQueue[Path], tests: tuple[str, ...]) -> tuple[tuple[str, ...], str]:
    """What these tests say in an untouched copy if they fail."""
    folder = copies.get()
    try:
        status, said = run_tests(folder, tests)
    finally:
        copies.put(folder)
    return tests, "" if status == ALL_PASSED else said


def judge(copies: SimpleQueue[Path], change: Change) -> tuple[str, str]:
    """Put a change into a copy, run its tests, take it out again."""
    if not change.is_found_once():
        return NOT_FOUND, change.old
    if change.equivalent:
        return EQUIVALENT, change.equivalent
    folder = copies.get()
    file = folder / change.file
    before = file.read_text("utf-8")
    file.write_text(before.replace(change.old, change.new), "utf-8")
    try:
        status, said = run_tests(folder, change.tests)
    finally:
        file.write_text(before, "utf-8")
        copies.put(folder)
    failed = [line for line in said.splitlines() if line.startswith(("FAILED", "ERROR"))]
    if status == ALL_PASSED:
        return SURVIVED, ""
    if status == SOME_FAILED or failed:
        return NOTICED, failed[0] if failed else said
    return NO_TESTS, said


def look(wanted: list[tuple[str, Change]]) -> None:
    """Is every change still where its list says, and are its tests there?"""
    lost = [
        f"{how}: {mutations}: {change.name}"
        for mutations, change in wanted
        for how, is_so in (
            (NOT_FOUND, change.is_found_once()),
            (NO_TESTS, change.has_its_tests()),
        )
        if not is_so
    ]
    print("\n".join([*lost, f"{len(wanted)} looked up, {len(lost)} lost"]))
    sys.exit(1 if lost else 0)


def main() -> None:
    words = sys.argv[1:]
    if any(word in ("-h", "--help") for word in words):
        print(__doc__)
        return
    is_look = "--look" in words
    words = [word for word in words if word != "--look"]
    wanted = [
        (mutations, change)
        for mutations, change in read_changes(MUTATIONS)
        if all(word in f"{mutations}: {change.name} {change.file}" for word in words)
    ]
    if is_look:
        look(wanted)
        return
    workers = int(os.environ.get("CROWNS_WORKERS", os.cpu_count() or 1))
    counted = dict.fromkeys((NOTICED, EQUIVALENT, *BAD), 0)
    with tempfile.TemporaryDirectory() as temporary, ThreadPoolExecutor(workers) as pool:
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(workers):
            copies.put(copy_of_source(Path(temporary) / str(number)))
        untouched = {change.tests for _, change in wanted if change.tests}
        for tests, said in pool.map(partial(failures, copies), untouched):
            if said:
                sys.exit(f"{said}\nWithout any change these do not pass either: {' '.join(tests)}")
        results = pool.map(partial(judge, copies), [change for _, change in wanted])
        for (mutations, change), (how, why) in zip(wanted, results, strict=True):
            counted[how] += 1
            print(f"{how}: {mutations}: {change.name}", flush=True)
            if how in BAD or os.environ.get("CROWNS_VERBOSE"):
                print(f"    {change.file}\n    {why}", flush=True)
    print(", ".join(f"{count} {how}" for how, count in counted.items() if count))
    sys.exit(1 if any(counted[how] for how in BAD) else 0)


if __name__ == "__main__":
    main()
