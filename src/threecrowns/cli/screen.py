"""The terminal: redrawn for every question if a person sits at it, else line after line."""

from __future__ import annotations

import contextlib
import sys
import textwrap
from collections.abc import Sequence

from rich.text import Text

from threecrowns.cli.console import Speaker, ascii_only

PROMPT = "> "
PAGE_END = 2  # lines below a page: how to go on, and the prompt
CLEAR_SCROLLED = "\x1b[3J"


class EndOfInput(Exception):  # noqa: N818 - not an error: everything was said
    """Nobody types any more."""


class Screen:
    def __init__(self, speaker: Speaker, *, is_plain: bool) -> None:
        self.speaker = speaker
        self.console = speaker.console
        self.is_live = not is_plain and _is_terminal() and not self.console.is_dumb_terminal
        if self.is_live:
            with contextlib.suppress(ImportError):  # some systems lack it; typing works without
                import readline  # noqa: F401 - input() then knows the arrow keys

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int | None:
        """How many lines can be seen together; None where lines just follow each other."""
        return self.console.height if self.is_live else None

    def clear(self) -> None:
        if self.is_live:
            self.console.clear()

    def forget(self) -> None:
        """Clear also what was scrolled away and what was typed: somebody else sits down."""
        self.clear()
        if self.is_live:
            self.console.file.write(CLEAR_SCROLLED)
            readline = sys.modules.get("readline")
            if readline is not None:
                readline.clear_history()

    def show(self, lines: Sequence[Text]) -> None:
        for line in lines:
            self.speaker.line(line)

    def page(self, lines: Sequence[Text]) -> None:
        """Lines that may be more than fit: a screenful at a time, until something is typed."""
        room = len(lines) if self.height is None else max(1, self.height - PAGE_END)
        for first in range(0, len(lines), max(1, room)):
            self.show(lines[first : first + room])
            if first + room < len(lines):
                self.speaker.say("play-page")
                if self.read().strip():
                    return

    def wrapped(self, text: str, indent: str = "") -> list[str]:
        """A sentence in lines that fit the terminal; over a pipe, in one line."""
        if not self.is_live:
            return [text]
        room = max(20, self.width - 1)
        return textwrap.wrap(text, room, subsequent_indent=indent) or [""]

    def say(self, text: str, style: str = "") -> None:
        for line in self.wrapped(text):
            self.speaker.line(line, style)

    def read(self) -> str:
        """What was typed next, without the line's end; raises EndOfInput."""
        if self.is_live:
            try:
                return input(PROMPT)
            except EOFError as error:
                self.speaker.line()
                raise EndOfInput from error
        sys.stdout.flush()
        typed = sys.stdin.readline() if sys.stdin is not None else ""
        if not typed:
            raise EndOfInput
        text = typed.rstrip("\r\n")
        self.speaker.line(PROMPT + (ascii_only(text) if self.speaker.is_ascii else text))
        return text


def _is_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
