"""Arena, soak and bench: whatever ends them early, one sentence says it and nothing is lost."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.driver import COMMAND, Done, crowns_process, environment, listen_to_ctrl_c

pytestmark = pytest.mark.more

ARENA = ("arena", "connect-four", "--seats", "random,random")
PATIENCE = 60  # seconds until a test gives up, not a measure of anything


class LongRun:
    """A command in a process group of its own, as at a terminal."""

    def __init__(self, home: Path, *words: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, *words, "--language", "en"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(home),
            start_new_session=True,
            preexec_fn=listen_to_ctrl_c,
        )

    def children(self) -> list[int]:
        pid = self.process.pid
        text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
        return [int(child) for child in text.split()]

    def has_had_children(self) -> bool:
        """They may have come and gone between two looks: then they have used some time."""
        told = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return bool(self.children()) or int(told[13]) + int(told[14]) > 0

    def wait_for(self, has_come: Callable[[], object]) -> None:
        for _ in range(100 * PATIENCE):
            if has_come():
                return
            assert self.process.poll() is None, self.process.communicate()
            time.sleep(0.01)
        raise AssertionError("it does not come")

    def press_ctrl_c(self) -> Done:
        """Once; what was said until the end."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.end()

    def end(self) -> Done:
        out, err = self.process.communicate(timeout=PATIENCE)
        return Done(self.process.returncode, out.decode(), err.decode())


def test_ctrl_c_while_work_is_handed_out_stops_a_soak(tmp_path: Path) -> None:
    run = LongRun(tmp_path, "soak", "connect-four", "--games", "100000000")
    run.wait_for(run.children)
    workers = run.children()

    done = run.press_ctrl_c()

    assert done.status == 130
    assert done.err == "crowns: Interrupted.\n"
    assert re.fullmatch(r"\d+ games?, \d+ answers?, broken: 0\n", done.out)
    assert not any(Path(f"/proc/{worker}").exists() for worker in workers)


def test_ctrl_c_in_an_arena_tells_the_games_played_so_far(tmp_path: Path) -> None:
    words = (*ARENA, "--games", "10000000", "--records", str(tmp_path / "records"), "--json")
    run = LongRun(tmp_path, *words)
    run.wait_for(lambda: len(list((tmp_path / "records").glob("*.jsonl"))) > 100)

    done = run.press_ctrl_c()

    assert (done.status, done.err) == (130, "crowns: Interrupted.\n")
    report = json.loads(done.out)
    assert report["games"] > 0
    assert sum(seat["wins"] for seat in report["seats"]) <= report["games"]


def test_ctrl_c_is_heard_while_a_worker_thinks(tmp_path: Path) -> None:
    run = LongRun(tmp_path, "arena", "architects", "--seats", "search-3,search-3", "--workers", "1")
    run.wait_for(run.children)

    done = run.press_ctrl_c()

    assert (done.status, done.err) == (130, "crowns: Interrupted.\n")
    assert done.out.startswith("0 games, seats rotated\n")


def test_ctrl_c_in_a_bench_shows_the_rows_that_are_measured(tmp_path: Path) -> None:
    run = LongRun(tmp_path, "bench", "connect-four")
    run.wait_for(run.children)  # the uncompiled code is measured in a process of its own

    done = run.press_ctrl_c()

    assert (done.status, done.err) == (130, "crowns: Interrupted.\n")
    assert "Read the ratios" in done.out


@pytest.mark.parametrize("command", [ARENA, ("soak", "connect-four")])
def test_a_worker_killed_from_outside_is_told_in_one_sentence(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    run = LongRun(tmp_path, *command, "--games", "10000000", "--workers", "2")
    run.wait_for(lambda: len(run.children()) == 2)
    first, second = run.children()

    os.kill(first, signal.SIGKILL)
    done = run.end()

    assert done.status == 2
    assert done.err.startswith("crowns: A worker process was ended from outside")
    assert done.err.count("\n") == 1
    assert not Path(f"/proc/{second}").exists()


def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    run = LongRun(tmp_path, "soak", "connect-four", "--games", "100000000", "--workers", "2")
    run.wait_for(lambda: len(run.children()) == 2)
    workers = run.children()

    run.process.kill()

    for _ in range(100 * PATIENCE):
        if not any(is_running(worker) for worker in workers):
            break
        time.sleep(0.01)
    assert not any(is_running(worker) for worker in workers)
    run.process.communicate()


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_records_of_an_arena_are_not_overwritten(tmp_path: Path) -> None:
    words = (*ARENA, "--games", "4", "--records", str(tmp_path / "records"))
    assert crowns_process(tmp_path, *words).status == 0

    done = crowns_process(tmp_path, *words)

    assert (done.status, done.out) == (2, "")
    assert re.match(r"crowns: \S+arena-1-00000\d\.jsonl cannot be written: the file", done.err)
    assert done.err.count("\n") == 1


def test_an_arena_that_cannot_write_its_records_says_so(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no folder")

    done = crowns_process(tmp_path, *ARENA, "--games", "4", "--records", str(file / "records"))

    assert done.status == 2
    assert done.err.startswith(f"crowns: {file}")
    assert done.err.count("\n") == 1


def test_an_opponent_that_does_not_fit_five_seats_is_refused(tmp_path: Path) -> None:
    bots = ",".join(["random"] * 5)

    words = ("arena", "architects", "--opponent", "informer", "--seats", bots, "--games", "4")
    done = LongRun(tmp_path, *words).end()

    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("crowns: ")
    assert done.err.count("\n") == 1
