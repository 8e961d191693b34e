"""`crowns serve` as a process: started, killed, started again, stopped."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvloop
from fastapi import FastAPI

from cli.driver import COMMAND, crowns, environment, listen_to_ctrl_c
from server.guests import GAMES, Guests
from threecrowns.server.serving import server_config

pytestmark = pytest.mark.more

PORT = re.compile(r"http://127\.0\.0\.1:(\d+)/")


@contextmanager
def serving(home: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], Guests]]:
    """A server with its own process, and everybody who comes to it."""
    process = subprocess.Popen(
        [*COMMAND, "serve", "--port", "0", "--data", str(home / "data"), *words],
        env=environment(home),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=listen_to_ctrl_c,
    )
    assert process.stdout is not None
    try:
        found = PORT.search(process.stdout.readline())
        assert found is not None, process.stderr and process.stderr.read()
        yield process, Guests(int(found[1]))
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize("game", GAMES)
def test_a_killed_server_asks_the_same_question_again(tmp_path: Path, game: str) -> None:
    with serving(tmp_path) as (process, guests):
        opened = guests.open_for_two(game)
        with guests.sit(opened, *guests.asked(opened)[:1]) as one:
            assert one.answer()["t"] == "ok"
            if one.sight["question"] is not None:  # in the middle of a turn
                assert one.answer()["t"] == "ok"
        with guests.sit(opened, 0, 1) as both:
            before = both.sight
        process.send_signal(signal.SIGKILL)
        process.wait()

    with serving(tmp_path) as (_, guests), guests.sit(opened, 0, 1) as both:
        assert both.sight == before
        assert both.sight["question"] is not None
        assert both.answer()["t"] == "ok"


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_it_closes_with_a_sentence(tmp_path: Path, end: signal.Signals) -> None:
    with serving(tmp_path, "--language", "cs") as (process, guests):
        opened = guests.open(seats=["human", "search-3"])
        with guests.sit(opened, 0) as one:
            while one.sight["waiting"] == [0]:
                one.answer()
            process.send_signal(end)  # while the bot thinks
            out, err = process.communicate(timeout=60)

    assert "Zavřeno; každá hra je uložená." in out
    assert err == ""
    assert process.returncode == 0


def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for language, word in (("en", "is taken"), ("cs", "je obsazen"), ("pl", "zajmuje")):
            done = crowns(tmp_path, "serve", "--port", port, "--language", language)
            assert done.status == 2
            assert word in done.err
            assert done.err.count("\n") == 1


@pytest.mark.parametrize("host", ["192.0.2.1", "no such host", "no-such-host.invalid", "x" * 300])
def test_a_host_that_is_not_ours_is_said(tmp_path: Path, host: str) -> None:
    done = crowns(tmp_path, "serve", "--host", host)
    assert done.status == 2
    assert "has no address" in done.err
    assert done.err.count("\n") == 1


def test_the_local_network_is_told_an_address_and_a_picture_of_it(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0") as (process, guests):
        assert guests.get("/api/house").json()["address"].startswith("http://")
        process.send_signal(signal.SIGINT)
        assert process.stdout is not None
        out = process.stdout.read()
    assert "Other devices" in out
    assert "█" in out


def test_behind_a_proxy_nobody_is_at_home_and_only_its_name_is_ours(tmp_path: Path) -> None:
    with serving(tmp_path, "--public", "play.example.org") as (_, guests):
        assert guests.get("/api/house", host="evil.example.org").status_code == 403
        house = guests.get("/api/house", host="play.example.org").json()
        assert (house["is_home"], house["address"]) == (False, "https://play.example.org/")
        opened = guests.open_for_two()
        assert guests.get("/api/tables").json() == []
        mine = guests.get("/api/tables", **{"x-crowns-keys": opened["seats"][0]["key"]}).json()
        assert [table["id"] for table in mine] == [opened["id"]]
        assert guests.get(f"/api/tables/{opened['id']}/record").status_code == 403


def test_a_host_serves_with_what_the_load_was_measured_with() -> None:
    """Without these uvicorn serves, too, but a fifth fewer answers (bench/README.md)."""
    config = server_config(FastAPI())
    config.load()
    assert config.http_protocol_class.__module__ == "uvicorn.protocols.http.httptools_impl"
    assert sys.platform == "win32" or config.get_loop_factory() is uvloop.new_event_loop
