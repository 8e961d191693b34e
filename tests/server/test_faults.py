"""Whatever is killed while people play: nothing acknowledged is lost, nothing comes twice."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from cli.driver import COMMAND, environment
from server.clocks import SetClock
from server.databases import ON_EACH, POSTGRES, new_database, own_server
from server.guests import Guests
from server.running import running
from server.swarm import Swarm
from server.test_pace import company_of
from server.visitors import Visitor
from threecrowns.server.house import House
from threecrowns.server.people.service import COOKIE
from threecrowns.server.store import Store
from threecrowns.table.thinkers import Thinkers

pytestmark = pytest.mark.more

PORT = re.compile(r"http://127\.0\.0\.1:(\d+)/")
TABLES = 3
KILLS = 2


class Server:
    """`crowns serve` in a process that may be killed."""

    def __init__(self, home: Path, url: str | None) -> None:
        self.home = home
        self.url = url

    def start(self) -> int:
        more = {} if self.url is None else {"DATABASE_URL": self.url}
        self.process = subprocess.Popen(
            [*COMMAND, "serve", "--port", "0", "--data", str(self.home / "data")],
            env=environment(self.home, **more),
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        found = PORT.search(self.process.stdout.readline())
        assert found is not None
        return int(found[1])

    def kill(self) -> None:
        """`kill -9`, with everything it started."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate()


@contextmanager
def servers(home: Path, url: str | None, count: int) -> Iterator[dict[Server, int]]:
    """Servers that run, and their ports."""
    found = [Server(home, url) for _ in range(count)]
    try:
        yield {server: server.start() for server in found}
    finally:
        for server in found:
            server.kill()


def kill_and_start_again(
    home: Path, url: str | None, *, kills: int, tables: int, processes: int = 1, seed: int = 1
) -> Swarm:
    """Kill a server at random moments while people play; who played, and what they know."""
    rng = random.Random(seed)
    with servers(home, url, processes) as ports:
        guests = Guests(next(iter(ports.values())))
        opened = [guests.open_for_two() for _ in range(tables)]
        with Swarm(lambda: list(ports.values()), opened, seed) as swarm:
            for _ in range(kills):
                swarm.wait_for_more(3)
                time.sleep(rng.random() * 0.1)
                server = rng.choice(list(ports))
                del ports[server]
                server.kill()
                ports[server] = server.start()
            swarm.wait_for_more(3)
    return swarm


@pytest.mark.parametrize("kind", ON_EACH)
def test_a_server_killed_while_people_play_loses_nothing(tmp_path: Path, kind: str) -> None:
    url = new_database() if kind == POSTGRES else None

    swarm = kill_and_start_again(tmp_path, url, kills=KILLS, tables=TABLES)

    store = Store(tmp_path / "data", url=url)
    swarm.check(store)
    store.close()
    assert swarm.acknowledged > KILLS
    assert all(table.comings > 1 for table in swarm.tables if not table.is_over)


def test_a_killed_database_is_told_and_survived(tmp_path: Path) -> None:
    with own_server() as database:
        with servers(tmp_path, database.url, 1) as ports:
            guests = Guests(next(iter(ports.values())))
            opened = [guests.open_for_two() for _ in range(TABLES)]
            with Swarm(lambda: list(ports.values()), opened) as swarm:
                swarm.wait_for_more(3)
                database.kill()
                health = guests.get("/health")
                assert health.status_code == 503
                time.sleep(0.5)
                database.start()
                swarm.wait_for_more(5)
                assert guests.get("/health").status_code == 200
        store = Store(tmp_path, url=database.url)
        swarm.check(store)
        store.close()
    assert swarm.codes & {"not-saved", "away"}


# pg8000 leaves the sockets of connections that broke to be collected.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_database_gone_for_half_a_minute_is_told_and_all_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """People at a table with a clock, a bot, somebody with an account, somebody who comes."""
    clock = SetClock()
    with own_server() as database, ExitStack() as stack:
        store = Store(tmp_path, 1.0, url=database.url)
        stack.callback(store.close)
        thinkers = Thinkers()
        stack.callback(thinkers.close)
        house = House(store, thinkers, clock=clock)
        guests = Guests(stack.enter_context(running(house, tmp_path / "static")))
        someone = Visitor(guests)
        someone.join("Ola")
        opened = guests.open_for_two(pace={"kind": "live", "base": 300, "increment": 0})
        beside = guests.open(seats=["human", "greedy"])
        other = guests.open_for_two()
        del house.tables.rooms[other["id"]]  # nobody has looked at it for long
        first, second = guests.asked(opened)
        one = stack.enter_context(guests.sit(opened, first))
        two = stack.enter_context(guests.sit(opened, second))
        alone = stack.enter_context(guests.sit(beside, 0))
        alone.until_asked()
        while not any(each.get("is_running") for each in company_of(one)["seats"]):
            one.until("company")

        database.kill()
        assert two.ask("look", piece="x")["code"] == "no-piece"  # what is in memory is answered
        before = one.sight
        assert one.answer()["code"] == "not-saved"
        assert one.ask("talk", phrase="hello")["code"] == "not-saved"
        assert alone.answer()["code"] == "not-saved"
        # Whether it was kept only the database knows: nobody is shown what may not have happened.
        assert one.ask("look", piece="x")["code"] == "away"
        assert one.sight == before
        clock.go_by(30)
        for path in ("/health", "/api/tables", "/api/hall", "/api/account", "/api/account/export"):
            answer = someone.call("GET", path)
            assert (answer.status_code, answer.json()["code"]) == (503, "away"), path
        body = {"name": "Ola", "password": "whatever it is"}
        for path, sent in (
            ("/api/account/sign-in", body),
            ("/api/tables", {"game": "connect-four"}),
        ):
            assert someone.call("POST", path, sent).status_code in (503, 507), path
        with guests.enter(other["id"]) as late:
            assert late.closed() == 1013
        cookie = {"Cookie": f"{COOKIE}={someone.cookies[COOKIE]}"}
        with guests.enter(other["id"], additional_headers=cookie) as late:
            assert late.closed() == 1013

        database.start()
        while guests.get("/health").status_code != 200:
            time.sleep(0.05)
        assert one.answer()["t"] == "ok"
        two.until_asked()
        while alone.answer()["t"] != "ok":
            time.sleep(0.05)
        alone.until_asked()  # the bot has answered
        assert alone.sight["answers"] >= 2
        assert someone.get("/api/account")["account"]["name"] == "Ola"
        with guests.sit(other, 0) as late:
            assert late.sight["index"] == 0
        spent = store.record(opened["id"]).count(b'"action"')
        assert spent == 1  # what was refused did not happen
        while company_of(one)["seats"][first]["left"] != 270:  # time goes by all the same
            one.until("company")
    assert "unforeseen" not in caplog.text
