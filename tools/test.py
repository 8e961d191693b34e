"""`./crowns test`: all tests, on what is installed (compiled where there is a C compiler).

And the client by itself, and the house in a browser. Some tests run only with `--more`, as CI calls
it, because nobody should wait for them; with `--whole` everything is tested, whole games are played
in the browser, and every sample is as large as it can be, which takes half an hour.

What fails while all cores are busy is tried once more, alone, and both are told: a test that needs
a calm machine is a defect, but not one of what it tests.

Arguments go to pytest: `./crowns test tests/engine -x`, `./crowns test tests/browser`.
`CROWNS_PURE=1 ./crowns test` runs the same tests uncompiled.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BROWSER = "tests/browser"  # Playwright's loop and others must not share a process
CORES = os.cpu_count() or 1


def run(command: list[str], folder: Path, environment: dict[str, str], *, is_told: bool) -> bool:
    """Run a part of the tests; what it says is shown as it comes, or in one piece at its end."""
    said = None if is_told else subprocess.PIPE
    done = subprocess.run(
        command, cwd=folder, env=environment, stdout=said, stderr=subprocess.STDOUT, check=False
    )
    if done.stdout is not None:
        sys.stdout.buffer.write(done.stdout)
        sys.stdout.buffer.flush()
    return done.returncode == 0


def pytest(*wanted: str, is_told: bool = True) -> bool:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tests")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # pytest compiles asserts: 8 s a process
    return run([sys.executable, "-m", "pytest", *wanted], ROOT, environment, is_told=is_told)


def compile_tests() -> bool:
    """Once, before several processes would do it at the same time."""
    return pytest("--collect-only", "-qq", f"--ignore={BROWSER}", is_told=False)


def on_all_cores(*wanted: str) -> bool:
    """Tests wait for servers, clocks and each other: more go at a time than there are cores."""
    return pytest("-n", str(CORES + 1), "--dist", "worksteal", f"--ignore={BROWSER}", *wanted)


def once_more(name: str, *wanted: str) -> bool:
    """Only what failed, one after the other."""
    print(f"== {name}: what failed, once more, alone", flush=True)
    return pytest(*cache_of(name), "--lf", "--lfnf=none", *wanted)


def cache_of(name: str) -> tuple[str, str]:
    """Where it is kept what failed: two parts go on at the same time."""
    return "-o", f"cache_dir=build/pytest-{name}"


def client(*wanted: str) -> bool:
    """Types of the client, and its own tests."""
    sys.path.insert(0, str(ROOT))
    from hatch_build import npm_anywhere  # it knows where Node is
    from web_words import words_for_vitest

    npm, environment = npm_anywhere()
    orders = [["run", "check"], ["test"]]
    if not (ROOT / "web" / "node_modules").exists():
        orders.insert(0, ["ci", "--no-audit", "--no-fund"])
    with words_for_vitest() as words:
        environment = {**environment, **words}
        if "--whole" in wanted:
            environment["CROWNS_WHOLE"] = "1"
        return all(
            run([*npm, *order], ROOT / "web", environment, is_told=False) for order in orders
        )


def in_the_browser(*wanted: str) -> bool:
    """Hands and bots wait for each other: more games than cores go at a time."""
    return pytest(*cache_of("browser"), "-n", str(CORES + 1), BROWSER, *wanted, is_told=False)


def everything(*wanted: str) -> bool:
    """The client and the browser leave cores idle: the rest goes on beside them."""
    with ThreadPoolExecutor(1) as beside:
        people = beside.submit(lambda: (client(*wanted), in_the_browser(*wanted)))
        is_rest_good = compile_tests() and on_all_cores(*cache_of("rest"), *wanted)
        is_client_good, is_house_good = people.result()
    is_rest_good = is_rest_good or once_more("rest", f"--ignore={BROWSER}", *wanted)
    is_house_good = is_house_good or once_more("browser", BROWSER, *wanted)
    return is_client_good and is_rest_good and is_house_good


def main() -> None:
    wanted = sys.argv[1:]
    if wanted in ([], ["--more"], ["--whole"]):
        is_good = everything(*wanted)
    elif any(each.startswith(BROWSER) for each in wanted):
        is_good = pytest("--more", *wanted)
    else:
        is_good = on_all_cores("--more", *wanted)
    sys.exit(0 if is_good else 1)


if __name__ == "__main__":
    main()
