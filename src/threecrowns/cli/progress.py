"""A progress bar for long runs, on standard error and only where somebody watches."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

Thing = TypeVar("Thing")


def watched(things: Iterable[Thing], total: int, title: str) -> Iterator[Thing]:
    """The same things, with a bar that moves as they come."""
    console = Console(file=sys.stderr)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    )
    with bar:
        task = bar.add_task(title, total=total)
        for thing in things:
            bar.advance(task)
            yield thing
