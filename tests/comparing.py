"""What the scripts share that compare many positions: jobs for several processes, and a report."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import NoReturn, TypeVar

from threecrowns import is_compiled
from threecrowns.catalogue import GAMES

Job = TypeVar("Job")


@dataclass
class Compared:
    """What came of one job."""

    questions: Counter[str] = field(default_factory=Counter)  # positions by what was asked
    broken: list[str] = field(default_factory=list)


def arguments(doc: str | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=doc, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--one-in", type=int, default=10, help="one position in so many")
    parser.add_argument("--workers", type=int, default=1)
    return parser


def compare_all(
    compare: Callable[[Job], Compared], jobs: Iterable[Job], workers: int, what: str
) -> NoReturn:
    """Do all jobs and print what differs, as it is found, and how much was compared."""
    started = time.monotonic()
    questions: Counter[str] = Counter()
    broken = 0
    with ProcessPoolExecutor(workers) as pool:
        for found in pool.map(compare, jobs):
            questions += found.questions
            broken += len(found.broken)
            for line in found.broken:
                print(line, flush=True)
    for question, count in sorted(questions.items()):
        print(f"{count:9} {question}")
    took = time.monotonic() - started
    how = "compiled" if is_compiled() else "uncompiled"
    print(f"{what}, {questions.total()} positions, {broken} differ, {took:.0f} s {how}")
    sys.exit(1 if broken else 0)
