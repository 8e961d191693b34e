"""A person at a terminal: the screen is redrawn, in colour unless colour is not wanted."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from pathlib import Path

import pytest

from cli.driver import COMMAND, crowns, environment

pytestmark = pytest.mark.more

CLEAR = "\x1b[2J"
COLOUR = re.compile(r"\x1b\[[\d;]*(?:38|48|3\d|4\d)[;m]")
PATIENCE = 60  # seconds


class Terminal:
    """A pseudo-terminal with a game in it."""

    def __init__(
        self, home: Path, *words: str, size: tuple[int, int] = (80, 24), **variables: str
    ) -> None:
        self.ours, theirs = pty.openpty()
        width, height = size
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        settings = environment(home, TERM="xterm-256color", **variables)
        self.process = subprocess.Popen(
            [*COMMAND, "play", *words], stdin=theirs, stdout=theirs, stderr=theirs, env=settings
        )
        os.close(theirs)
        self.aim = ""  # what is told before the first game of a title
        if "--resume" not in words and "--plain" not in words:
            self.aim = self.until_prompt()
            os.write(self.ours, b"\n")

    def until_prompt(self) -> str:
        """Everything shown until the next prompt, or until the process ends."""
        shown = b""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and not shown.endswith(b"> "):
            ready, _, _ = select.select([self.ours], [], [], 1)
            try:
                shown += os.read(self.ours, 65536) if ready else b""
            except OSError:  # how Linux says that the other side is closed
                break
        return shown.decode()

    def type_line(self, text: str) -> str:
        os.write(self.ours, text.encode() + b"\n")
        return self.until_prompt()

    def close(self) -> int:
        status = self.process.wait(timeout=PATIENCE)
        os.close(self.ours)
        return status


def test_the_screen_is_redrawn_for_every_question_and_fits(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "two-heirs", "--seats", "human,human", "--seed", "5")

    first = terminal.until_prompt()
    second = terminal.type_line("take 2")
    refused = terminal.type_line("take 3")
    left = terminal.type_line("quit")

    for shown in (first, second):
        assert CLEAR in shown
        assert COLOUR.search(shown)
        assert shown.rpartition(CLEAR)[2].count("\n") < 24
    assert "T36" in refused
    assert CLEAR not in refused
    assert "The game is saved" in left
    assert terminal.close() == 0


def test_the_aim_is_told_at_the_first_game_of_a_title_only(tmp_path: Path) -> None:
    words = ("brian-boru", "--seats", "human,random,random", "--seed", "5", "--language", "pl")
    terminal = Terminal(tmp_path, *words)
    terminal.until_prompt()
    terminal.type_line("quit")

    assert "Cel: najwięcej punktów." in terminal.aim
    assert terminal.aim.count("\n") < 24
    assert terminal.close() == 0
    again = crowns(tmp_path, "play", *words, typed="aim\n")
    assert again.out.count("Cel: ") == 1  # only when asked


def test_no_color_is_respected(tmp_path: Path) -> None:
    words = ("two-heirs", "--seats", "human,human", "--seed", "5")
    terminal = Terminal(tmp_path, *words, NO_COLOR="1")

    shown = terminal.until_prompt()
    terminal.type_line("quit")

    assert CLEAR in shown
    assert not COLOUR.search(shown)
    assert terminal.close() == 0


def test_plain_redraws_and_colours_nothing(tmp_path: Path) -> None:
    words = ("two-heirs", "--seats", "human,human", "--seed", "5", "--plain")
    terminal = Terminal(tmp_path, *words)

    shown = terminal.type_line("quit")

    assert "Royal reserve" in shown
    assert "\x1b[" not in shown
    assert terminal.close() == 0


def test_the_end_of_the_input_at_a_terminal_saves_the_game(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "two-heirs", "--seats", "human,human", "--seed", "5")
    terminal.until_prompt()

    os.write(terminal.ours, b"\x04")
    shown = terminal.until_prompt()

    assert "the game is saved" in shown
    assert terminal.close() == 2
