"""Long runs: a progress bar where somebody watches, and Ctrl-C that loses nothing."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterable, Iterator
from types import FrameType, TracebackType
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
    """The same things, with a bar on standard error that moves as they come."""
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


class CtrlC:
    """Hears Ctrl-C without a break in the middle of anything: long runs ask between two results.

    A run in the background, which was told to ignore it, goes on ignoring it.
    """

    def __init__(self) -> None:
        self.was_pressed = False

    def __enter__(self) -> CtrlC:
        self.before = signal.getsignal(signal.SIGINT)
        if self.before != signal.SIG_IGN:
            signal.signal(signal.SIGINT, self._hear)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        signal.signal(signal.SIGINT, self.before)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        self.was_pressed = True

    def is_pressed(self) -> bool:
        return self.was_pressed

    def break_off(self) -> None:
        """After what was done so far has been told: end as Ctrl-C ends a command."""
        if self.was_pressed:
            raise KeyboardInterrupt
