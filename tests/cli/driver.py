"""Drives the real `crowns` process, as a person or a script at a pipe would."""

from __future__ import annotations

import io
import os
import random
import re
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from threecrowns.cli.main import main

COMMAND = [sys.executable, "-m", "threecrowns"]
UNTRANSLATED = re.compile(r"\[[A-Za-z0-9]+(?:-[A-Za-z0-9]+)+")
CHOICE = re.compile(r"(?<![\w,(])(\d+)\) ")
# What `why` without a move is answered with: it marks the end of everything said before.
MARK = {"en": "Expected: why", "cs": "Očekává se: proč", "pl": "Oczekiwano: dlaczego"}


@dataclass(frozen=True)
class Done:
    status: int
    out: str
    err: str

    @property
    def all(self) -> str:
        return self.out + self.err


def environment(home: Path, **more: str) -> dict[str, str]:
    """The variables of a user of the launcher who set nothing but where the games are kept."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LC_", "LANG", "CROWNS_LANGUAGE", "COLUMNS", "FORCE_COLOR"))
    }
    own = {"CROWNS_HOME": str(home), "CROWNS_LAUNCHER": "1", "LANG": "C.UTF-8"}
    return {**kept, **own, **more}


def crowns(home: Path, *words: str, typed: str = "", **variables: str) -> Done:
    """Run a command to its end, in this process: quick, and the same but for the system."""
    streams = {name: io.TextIOWrapper(io.BytesIO(), "utf-8") for name in ("stdout", "stderr")}
    stdin = io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        for name in set(os.environ) - set(environment(home)):
            patch.delenv(name)
        for name, value in environment(home, **variables).items():
            patch.setenv(name, value)
        patch.setattr(sys, "stdin", stdin)
        for name, stream in streams.items():
            patch.setattr(sys, name, stream)
        with pytest.raises(SystemExit) as ended:
            main(words)
    out, err = (stream.buffer.getvalue().decode() for stream in streams.values())
    return _checked(Done(int(str(ended.value.code)), out, err))


def crowns_process(home: Path, *words: str, typed: bytes = b"", **variables: str) -> Done:
    """Run a command to its end in a process of its own."""
    done = subprocess.run(
        [*COMMAND, *words],
        input=typed,
        capture_output=True,
        env=environment(home, **variables),
        timeout=120,
        check=False,
    )
    return _checked(Done(done.returncode, done.stdout.decode(), done.stderr.decode()))


def _checked(done: Done) -> Done:
    """Nobody ever sees a traceback or the key of a message."""
    assert "Traceback" not in done.all, done.all
    assert not UNTRANSLATED.search(done.all), UNTRANSLATED.search(done.all)
    return done


def answer_to(output: str, line: str) -> list[str]:
    """What was said after a typed line, up to the next one."""
    _, _, rest = output.partition(f"> {line}\n")
    return rest.partition("\n> ")[0].splitlines()


def listen_to_ctrl_c() -> None:
    """As at a terminal, also if the tests themselves run in the background and ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Player:
    """A game in a process of its own: types a line, reads what is said until the next question."""

    def __init__(self, home: Path, *words: str, language: str = "en") -> None:
        self.mark = MARK[language]
        self.process = subprocess.Popen(
            [*COMMAND, "play", *words, "--language", language],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(home),
            preexec_fn=listen_to_ctrl_c,
        )
        self.said: list[str] = []  # everything so far
        self.news = self.type_line("")

    def type_line(self, text: str) -> list[str]:
        """Type a line; what is said until the next question, or until the game is over."""
        self.write(f"{text}\nwhy\n")
        assert self.process.stdout is not None
        news: list[str] = []
        for raw in self.process.stdout:
            line = raw.decode().rstrip("\n")
            if line.startswith(self.mark):
                break
            news.append(line)
        self.said += news
        self.news = news
        return news

    def write(self, text: str) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(text.encode())
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # it ended before it heard us; what it said is still there to be read

    def choices(self) -> int:
        """How many numbered choices the last question offers."""
        numbers = [int(number) for line in self.news for number in CHOICE.findall(line)]
        return max(numbers, default=0)

    def play_on(self, rng: random.Random, answers: int) -> None:
        """Answer so many questions with one of the numbered choices."""
        for _ in range(answers):
            count = self.choices()
            if count == 0:
                return
            self.type_line(str(rng.randint(1, count)))

    @property
    def is_over(self) -> bool:
        return self.choices() == 0

    def finish(self) -> int:
        """Close the input and wait for the end."""
        _, err = self.process.communicate(timeout=60)
        self.err = err.decode()
        return self.process.returncode

    def kill(self) -> None:
        """`kill -9`: the process gets no chance to do anything."""
        self.process.kill()
        self.process.communicate()


def record_in(home: Path) -> Path:
    """The only record that was written."""
    (file,) = (home / "games").glob("*.jsonl")
    return file
