"""The launcher `./crowns` of a fresh clone: whatever hinders it is one sentence."""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cli.driver import listen_to_ctrl_c
from text_ids import differences, ids_said, missing_and_unused, read_messages
from threecrowns.engine.texts import LANGUAGES

pytestmark = pytest.mark.more

ROOT = Path(__file__).resolve().parent.parent
LAUNCHER = ROOT / "crowns"
TEXTS = ROOT / "tools" / "texts"
PYTHON = os.path.realpath(sys.executable)  # the system's own, as for whoever has just cloned


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """As much of a fresh clone as the launcher looks at before anything is installed."""
    shutil.copy(LAUNCHER, tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    shutil.copytree(TEXTS, tmp_path / "tools" / "texts")
    return tmp_path


def environment(**more: str) -> dict[str, str]:
    """Without a network: pip may look nowhere."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LC_", "LANG", "CROWNS_", "PIP_", "UV_"))
    }
    return {**kept, "PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull, **more}


def start(clone: Path, *words: str, **more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [PYTHON, str(clone / "crowns"), *words],
        env=environment(**more),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        preexec_fn=listen_to_ctrl_c,
    )


def test_without_a_network_the_first_start_says_what_it_needs(clone: Path) -> None:
    started = start(clone, "play", "two-heirs", LANG="pl_PL.UTF-8")
    out, err = started.communicate()

    assert (started.returncode, out) == (2, "")
    log = clone / ".venv" / "install.log"
    assert err.splitlines() == [
        "crowns: przygotowywanie .venv (tylko raz)",
        "crowns: nie udało się zainstalować bootstrap.lock. Ten pierwszy krok wymaga sieci; "
        f"potem można grać bez niej. Szczegóły: {log}",
    ]
    assert "uv" in log.read_text()


def test_a_clone_that_cannot_be_written_is_one_sentence(clone: Path) -> None:
    """A file in the way stands for the missing permission, which an administrator never lacks."""
    (clone / "build").write_text("")

    started = start(clone, "play", "--language", "cs")
    _, err = started.communicate()

    assert started.returncode == 2
    assert err.startswith(f"crowns: {clone / 'build' / 'wheels'} nelze zapsat (")
    assert err.count("\n") == 1


def hold_the_start(clone: Path) -> int:
    """Be another start that is setting up just now."""
    lock = clone / "build" / "wheels" / "start.lock"
    lock.parent.mkdir(parents=True)
    held = os.open(lock, os.O_CREAT | os.O_RDWR)
    fcntl.flock(held, fcntl.LOCK_EX)
    return held


def test_the_second_of_two_first_starts_waits_for_the_first(clone: Path) -> None:
    held = hold_the_start(clone)
    second = start(clone, "--version")
    assert second.stderr is not None
    assert second.stderr.readline() == (
        "crowns: another start is setting up Three Crowns; waiting for it\n"
    )
    assert not (clone / ".venv").exists()

    ready = clone / ".venv" / "bin" / "uv"  # the first one is done ...
    ready.parent.mkdir(parents=True)
    ready.write_text("#!/bin/sh\nexit 1\n")
    ready.chmod(0o755)
    os.close(held)
    _, err = second.communicate()

    assert "setting up" not in err  # ... so the second does not do it again
    assert err.startswith("crowns: installing requirements/app.lock\n")


def test_ctrl_c_while_setting_up_is_one_sentence(clone: Path) -> None:
    held = hold_the_start(clone)
    started = start(clone, "play", "two-heirs", CROWNS_LANGUAGE="cs")
    assert started.stderr is not None
    assert started.stderr.readline().startswith("crowns: jiné spuštění")

    started.send_signal(signal.SIGINT)
    _, err = started.communicate()
    os.close(held)

    assert started.returncode == 130
    assert err == "crowns: Přerušeno; spusťte hru znovu, bude se pokračovat.\n"


def press_ctrl_c_before_anything_is_loaded() -> None:
    """As under the launcher, which holds Ctrl-C back until the command can answer it."""
    listen_to_ctrl_c()
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    os.kill(os.getpid(), signal.SIGINT)


def test_ctrl_c_while_the_command_is_being_loaded_is_one_sentence() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "threecrowns", "--version", "--language", "pl"],
        capture_output=True,
        preexec_fn=press_ctrl_c_before_anything_is_loaded,
        check=False,
    )

    assert (done.returncode, done.stdout) == (130, b"")
    assert done.stderr.decode() == "crowns: Przerwano.\n"


def test_the_launcher_says_everything_in_three_languages() -> None:
    languages = {
        language: read_messages((TEXTS / f"{language}.ftl").read_text("utf-8"))
        for language in LANGUAGES
    }
    said = {*ids_said(LAUNCHER)}

    assert differences(languages) == []
    assert missing_and_unused(languages["en"].variables, said, []) == []


@pytest.mark.parametrize(
    ("ci", "says"), [("", "Chromium is not here"), ("1", "the browser tests need Chromium")]
)
def test_without_chromium_the_browser_tests_are_passed_over_but_not_in_ci(
    tmp_path: Path, ci: str, says: str
) -> None:
    found = {**os.environ, "PATH": str(tmp_path), "CI": ci, "PYTHONPATH": str(ROOT / "tests")}
    command = [sys.executable, "-m", "pytest", "-rs", "-p", "no:cacheprovider", "tests/browser"]
    done = subprocess.run(
        [*command, "-k", "test_two_heirs", "-x"],
        cwd=ROOT,
        env=found,
        capture_output=True,
        text=True,
        check=False,
    )

    assert says in done.stdout
    assert (done.returncode != 0) == bool(ci)
