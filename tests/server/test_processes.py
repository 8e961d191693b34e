"""Several processes at the tables of one database: whoever reads where, sees the same."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

import asyncpg
import pytest
import sqlalchemy as sa
from sqlalchemy.engine.interfaces import DBAPIConnection

from cli.driver import COMMAND, environment
from server.databases import new_database
from server.guests import Guest, Guests
from server.running import running
from server.test_manners import company_of, lines_of, until_offer
from server.visitors import PASSWORD, Visitor
from threecrowns.server import postgres, presence
from threecrowns.server.house import House
from threecrowns.server.news import Told, read_news
from threecrowns.server.opening import new_game
from threecrowns.server.people import hosting
from threecrowns.server.postgres import CHANNEL, CONNECTIONS
from threecrowns.server.queue import Queue
from threecrowns.server.room import Room
from threecrowns.server.store import Change, Sequel, Store
from threecrowns.table.thinkers import Thinkers

pytestmark = pytest.mark.more


class Process(Guests):
    """A server of its own; here in a thread, which shares nothing with the others."""

    def __init__(self, port: int, house: House) -> None:
        super().__init__(port)
        self.house = house


@pytest.fixture
def url() -> str:
    return new_database()


@pytest.fixture
def servers(url: str, tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """Starts one more process on the same database."""
    with ExitStack() as stack:

        def start(thinkers: int = 0) -> Process:
            store = Store(tmp_path, url=url)
            stack.callback(store.close)
            workers = Thinkers(thinkers)
            stack.callback(workers.close)
            house = House(store, workers)
            port = stack.enter_context(running(house, tmp_path / "static"))
            wait_for(
                lambda: house.tables.news is not None and house.tables.news.is_listening.is_set()
            )
            return Process(port, house)

        yield start


def wait_for(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.01)


def rows(guest: Guest) -> object:
    """How the board lies."""
    return guest.sight["view"]["rows"]


def until_answers(guest: Guest, count: int) -> None:
    while guest.sight["answers"] < count:
        guest.until("sight")


# -- news


def test_an_answer_in_one_process_is_seen_in_another(servers: Callable[..., Process]) -> None:
    one, other = servers(), servers()
    opened = one.open_for_two()
    with one.sit(opened, 0) as first, other.sit(opened, 1) as second, other.sit(opened) as watcher:
        for number in range(3):
            assert first.answer(number)["t"] == "ok"
            until_answers(second, 2 * number + 1)
            assert second.answer(number)["t"] == "ok"
            until_answers(first, 2 * number + 2)
        until_answers(watcher, 6)
        assert rows(watcher) == rows(first) == rows(second)
        assert second.sight["index"] == first.sight["index"]


def test_what_no_line_stands_for_is_told_too(servers: Callable[..., Process]) -> None:
    one, other = servers(), servers()
    opened = one.open_for_two()
    with one.sit(opened, 0) as first, other.sit(opened, 1) as second:
        first.answer()
        until_answers(second, 1)
        assert first.order("ask-back", answers=0)["t"] == "ok"
        while second.sight["way_back"] is None:
            second.until("sight")
        assert second.sight["index"] == first.sight["index"]

        assert second.order("consent", agrees=True)["t"] == "ok"

        while first.sight["answers"] != 0:
            first.until("sight")
        assert (first.sight["index"], first.sight["first_news"]) == (second.sight["index"], 0)

        assert second.ask("replace", seat=1, player="random")["t"] == "ok"
        assert second.ask("replace", seat=1, player="human")["t"] == "ok"
        while first.sight["index"] != second.sight["index"]:
            first.until("sight")
        assert first.order("resign")["t"] == "ok"
        while second.sight["winners"] is None:
            second.until("sight")
        assert second.sight["winners"] == [1]


def test_of_two_who_answer_at_once_one_is_stale(servers: Callable[..., Process]) -> None:
    one, other = servers(), servers()
    opened = one.open_for_two()
    with one.sit(opened, 0) as first, other.sit(opened, 0) as second:
        news = other.house.tables.news
        assert news is not None
        news.hear = lambda told: None  # as if news came late
        assert first.answer(2)["t"] == "ok"

        refused = second.answer(4)

        assert refused["code"] == "stale"
        assert refused["sight"]["answers"] == 1
        assert rows(second) == rows(first)
    assert one.house.store.record(opened["id"]).count(b'"n":') == 1


def test_what_was_missed_is_looked_up_when_the_connection_stands_again(
    servers: Callable[..., Process],
) -> None:
    one, other = servers(), servers()
    opened = one.open_for_two()
    with one.sit(opened, 0) as first, other.sit(opened, 1) as second:
        listening = "query LIKE 'LISTEN%' OR query = 'SELECT 1'"
        with one.house.store.engine.begin() as connection:
            ended = connection.execute(
                sa.text(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    f"WHERE datname = current_database() AND ({listening}) "
                    "AND pid <> pg_backend_pid()"
                )
            ).all()
        assert len(ended) == 2

        assert first.answer()["t"] == "ok"

        until_answers(second, 1)
        assert second.answer()["t"] == "ok"


def test_a_table_removed_in_one_process_is_gone_in_another(
    servers: Callable[..., Process],
) -> None:
    one, other = servers(), servers()
    opened = one.open_for_two()
    with one.sit(opened, 0) as first, other.sit(opened, 1) as second:
        first.order("resign")
        while second.sight["winners"] is None:
            second.until("sight")
        assert one.delete(f"/api/tables/{opened['id']}").status_code == 204
        wait_for(lambda: opened["id"] not in other.house.tables.rooms)
    assert other.get(f"/api/tables/{opened['id']}/curve").status_code == 404


def test_who_is_there_is_told_across_processes(servers: Callable[..., Process]) -> None:
    one, other = servers(), servers()
    opened = one.open_for_two()
    with one.sit(opened, 0) as first:
        with other.sit(opened, 1) as second, other.sit(opened):
            until_present(first, [0, 1], 1)
            until_present(second, [0, 1], 1)  # what was there before is asked for
        until_present(first, [0], 0)


def test_readers_of_a_killed_process_are_forgotten(servers: Callable[..., Process]) -> None:
    one = servers()
    opened = one.open_for_two()
    with one.sit(opened, 0) as first:
        presences, room = one.house.tables.presences, one.house.tables.rooms[opened["id"]]
        loop = one.house.tables.writer._task.get_loop()
        loop.call_soon_threadsafe(presences.hear, "killed", f"@{opened['id']} 1 2")
        until_present(first, [0, 1], 2)
        room.elsewhere["killed"] = room.elsewhere["killed"]._replace(heard_at=-1e9)
        loop.call_soon_threadsafe(presences._forget, room)
        until_present(first, [0], 0)


def until_present(guest: Guest, seats: list[int], watchers: int) -> None:
    wanted = {"t": "present", "seats": seats, "watchers": watchers}
    while wanted not in guest.received[-3:]:
        guest.receive()


def test_news_are_read() -> None:
    assert list(read_news("ab x:3,y:0!,z:,@x 0.1 3,?y", "cd")) == [
        ("ab", Told("x", 3, is_bot_due=False)),
        ("ab", Told("y", 0, is_bot_due=True)),
        ("ab", Told("z", 0, is_bot_due=False)),
        ("ab", "@x 0.1 3"),
        ("ab", "?y"),
    ]
    assert list(read_news("ab x:3", "ab")) == []
    assert list(read_news("ab @x 0.1 3", "ab")) == []


def test_news_of_many_tables_are_told_in_several_parts(url: str, tmp_path: Path) -> None:
    store = Store(tmp_path, url=url)
    games = [new_game("connect-four", ("human", "human"), {}, 7, ()) for _ in range(700)]
    store.commit(games)

    heard = hearing(url, lambda: store.commit([Change(new.kept.id, 2, ("{}",)) for new in games]))

    assert len(heard) > 1
    told = [told for payload in heard for _, told in read_news(payload, "another")]
    assert sorted(told) == sorted(Told(new.kept.id, 2, False) for new in games)
    store.close()


def test_of_orders_that_came_too_late_nothing_is_told(url: str, tmp_path: Path) -> None:
    store = Store(tmp_path, url=url)
    late, good = (new_game("connect-four", ("human", "human"), {}, 7, ()) for _ in range(2))
    store.commit([late, good])
    orders = [Change(late.kept.id, 1, ("{}",)), Change(good.kept.id, 2, (), is_bot_due=True)]

    heard = hearing(url, lambda: store.commit(orders))

    assert [payload.partition(" ")[2] for payload in heard] == [f"{good.kept.id}:2!"]
    store.close()


def test_orders_of_many_tables_are_one_statement(url: str, tmp_path: Path) -> None:
    store = Store(tmp_path, url=url)
    games = [new_game("connect-four", ("human", "human"), {}, 7, ()) for _ in range(5)]
    store.commit(games)
    asked: list[str] = []
    writing = store.database.writing
    sa.event.listen(writing, "before_cursor_execute", lambda *each: asked.append(each[2]))

    store.commit([Change(new.kept.id, 2, ("{}",), {"bumps": 1}) for new in games])

    assert len(asked) == 1
    store.close()


def hearing(url: str, do: Callable[[], object]) -> list[str]:
    """What is told meanwhile."""

    async def listen() -> list[str]:
        heard: list[str] = []
        connection = await asyncpg.connect(url)
        await connection.add_listener(CHANNEL, lambda *each: heard.append(str(each[3])))
        await asyncio.to_thread(do)
        await connection.execute("SELECT 1")  # what was told before is there with the answer
        await connection.close()
        return heard

    return asyncio.run(listen())


# -- how much is read and said


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is read or said because some seconds went by."""
    monkeypatch.setattr(presence, "TELL_AGAIN", 1e6)
    monkeypatch.setattr(hosting, "HEARTBEAT", 1e6)


@contextmanager
def statements(process: Process) -> Iterator[list[str]]:
    """What a process asks of the database meanwhile."""
    asked: list[str] = []

    def note(_: object, __: object, statement: str, *___: object) -> None:
        asked.append(statement)

    engine = process.house.store.engine
    sa.event.listen(engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        sa.event.remove(engine, "before_cursor_execute", note)


def in_house(process: Process, do: Callable[[], object]) -> None:
    """Do something where its tables live."""
    process.house.tables.writer._task.get_loop().call_soon_threadsafe(do)


def has_said_all(process: Process) -> bool:
    saying = process.house.tables.presences._saying
    return saying is not None and saying.done()


@pytest.mark.usefixtures("quiet")
def test_an_answer_of_another_process_is_taken_over_by_its_row_alone(
    servers: Callable[..., Process],
) -> None:
    one, other = servers(), servers()
    opened = one.open_for_two()
    with one.sit(opened, 0) as first, other.sit(opened, 1) as second:
        until_present(first, [0, 1], 0)
        until_present(second, [0, 1], 0)
        wait_for(lambda: has_said_all(other))
        room = other.house.tables.rooms[opened["id"]]
        before = room.table
        with statements(other) as asked:
            assert first.answer()["t"] == "ok"
            until_answers(second, 1)
        assert room.table is before  # played on, not played anew
        assert len(asked) == 1


@pytest.mark.usefixtures("quiet")
def test_however_many_tables_are_told_of_they_are_read_at_once(
    servers: Callable[..., Process],
) -> None:
    one = servers()
    with ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(one.sit(one.open_for_two(), 0))
        tables = one.house.tables
        wait_for(lambda: has_said_all(one))
        with statements(one) as asked:
            in_house(one, tables._look_anew)
            wait_for(lambda: len(asked) >= 2)
            in_house(one, tables._look_anew)  # what comes before the first is done waits for it
            wait_for(lambda: len(asked) >= 4)
            time.sleep(0.2)
        assert len(asked) == 4  # rows, and people, who neither talked nor planned; twice


@pytest.mark.usefixtures("quiet")
def test_who_is_there_is_said_of_all_tables_at_once(servers: Callable[..., Process]) -> None:
    one, other = servers(), servers()
    heard: list[str] = []
    news = other.house.tables.news
    assert news is not None
    with ExitStack() as stack:
        opened = [one.open_for_two() for _ in range(5)]
        for each in opened:
            until_present(stack.enter_context(one.sit(each, 0)), [0], 0)
        presences = one.house.tables.presences
        wait_for(lambda: has_said_all(one))
        news.hear_presence = lambda _, words: heard.append(words)
        with statements(one) as asked:
            in_house(one, presences.say_again)
            wait_for(lambda: len(heard) >= 5)
        assert len(asked) == 1
        assert sorted(heard) == sorted(f"@{each['id']} 0 0" for each in opened)


def test_what_is_told_while_a_table_is_being_loaded_is_not_missed(
    servers: Callable[..., Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = servers(), servers()
    opened = one.open_for_two()
    is_loaded, may_go_on = threading.Event(), threading.Event()
    load = other.house.tables._load

    def load_late(table: str) -> Room:
        room = load(table)
        is_loaded.set()
        assert may_go_on.wait(60)
        return room

    def come_and_see() -> None:
        with other.sit(opened, 1) as second:
            until_offer(second, True)

    monkeypatch.setattr(other.house.tables, "_load", load_late)
    with one.sit(opened, 0) as first, ThreadPoolExecutor(1) as coming:
        seeing = coming.submit(come_and_see)
        assert is_loaded.wait(60)
        first.ask("offer", kind="pause")
        heard = other.house.tables._heard
        wait_for(lambda: bool(heard[opened["id"]]))
        may_go_on.set()
        seeing.result()


def test_a_read_that_failed_is_tried_again(
    servers: Callable[..., Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = servers(), servers()
    opened = one.open_for_two()
    store = other.house.store
    load_on = store.load_on

    def fail_once(after: Mapping[str, int]) -> dict[str, Sequel]:
        monkeypatch.setattr(store, "load_on", load_on)
        raise store.away(OSError("for once"))

    with one.sit(opened, 0) as first, other.sit(opened, 1) as second:
        monkeypatch.setattr(store, "load_on", fail_once)
        assert first.answer()["t"] == "ok"
        until_answers(second, 1)


@pytest.mark.usefixtures("quiet")
def test_who_comes_to_a_table_that_is_there_costs_no_read(servers: Callable[..., Process]) -> None:
    one = servers()
    opened = one.open_for_two()
    with one.sit(opened, 0) as first:
        first.ask("talk", phrase="hello")
        wait_for(lambda: has_said_all(one))
        with statements(one) as asked, one.sit(opened, 1) as second:
            assert [line["phrase"] for line in lines_of(second)] == ["hello"]
        assert [each for each in asked if "pg_notify" not in each] == []


def test_orders_are_written_while_all_connections_are_in_use(
    servers: Callable[..., Process],
) -> None:
    one = servers()
    opened = one.open_for_two()
    with ExitStack() as stack:
        first = stack.enter_context(one.sit(opened, 0))
        for _ in range(CONNECTIONS):
            stack.enter_context(one.house.store.engine.connect())
        assert first.answer()["t"] == "ok"


def test_a_connection_is_looked_at_only_after_a_while(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path, url=url)
    dialect = store.engine.dialect
    looks: list[object] = []
    ping = dialect.do_ping

    def look(connection: DBAPIConnection) -> bool:
        looks.append(connection)
        return ping(connection)

    monkeypatch.setattr(dialect, "do_ping", look)
    store.check()
    looks.clear()

    store.check()
    assert looks == []

    monkeypatch.setattr(postgres, "TRUSTED", 0.0)
    store.check()
    assert len(looks) == 1
    store.close()


# -- bots


def test_bots_answer_wherever_there_is_a_thinker(servers: Callable[..., Process]) -> None:
    front, back = servers(), servers(thinkers=1)
    opened = front.open(seats=["human", "random"])
    with front.sit(opened, 0) as one:
        for number in range(3):
            assert one.answer(number)["t"] == "ok"
            one.until_asked()
        assert one.sight["answers"] == 6
    wait_for(lambda: work_of(back) == [])


def work_of(process: Process) -> list[str]:
    with process.house.store.engine.connect() as connection:
        return list(connection.execute(sa.text("SELECT game FROM thinking")).scalars())


def test_work_is_taken_once_and_taken_over_when_its_time_is_over(url: str, tmp_path: Path) -> None:
    store = Store(tmp_path, url=url)
    games = [new_game("connect-four", ("human", "random"), {}, 7, ()) for _ in range(3)]
    store.commit(games)
    for new in games:
        store.ask_for_bot(new.kept.id)
    killed = Queue(store.engine, "killed", lease=0.2)
    steady = Queue(store.engine, "steady", lease=60)

    assert len(killed.take(2)) == 2
    (third,) = steady.take(5)
    assert steady.take(5) == []
    time.sleep(0.4)
    taken_over = steady.take(5)
    assert len(taken_over) == 2

    killed.keep([work.game for work in taken_over])  # it comes too late
    killed.done(taken_over[0])
    assert killed.take(5) == []
    store.ask_for_bot(third.game)  # again, while it is worked at
    for work in (third, *taken_over):
        steady.done(work)
    (again,) = steady.take(5)
    assert again.game == third.game
    steady.done(again)
    assert steady.take(5) == []
    store.close()


@contextmanager
def worker(home: Path, url: str) -> Iterator[subprocess.Popen[str]]:
    """`crowns worker` as a process."""
    process = subprocess.Popen(
        [*COMMAND, "worker", "--workers", "1"],
        env={**environment(home), "DATABASE_URL": url},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    try:
        assert "bot" in process.stdout.readline()
        yield process
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def test_a_worker_of_another_machine_joins(
    servers: Callable[..., Process], url: str, tmp_path: Path
) -> None:
    front = servers()
    opened = front.open(seats=["human", "greedy"])
    with worker(tmp_path, url), front.sit(opened, 0) as one:
        assert one.answer()["t"] == "ok"
        one.until_asked()
        assert one.sight["answers"] == 2


def test_several_processes_may_migrate_at_once(url: str, tmp_path: Path) -> None:
    async def open_all() -> list[Store]:
        opening = (asyncio.to_thread(Store, tmp_path, url=url) for _ in range(4))
        return list(await asyncio.gather(*opening))

    for store in asyncio.run(open_all()):
        assert store.listed() == []
        store.close()


# -- people


def test_lines_of_talk_are_told_in_their_order(servers: Callable[..., Process]) -> None:
    one, other = servers(), servers()
    opened = one.open_for_two()
    with one.sit(opened, 0) as first, other.sit(opened, 1) as second:
        news = other.house.tables.news
        assert news is not None
        hear, news.hear = news.hear, lambda told: None  # as if news came late
        first.ask("talk", phrase="hello")
        second.ask("talk", phrase="yes")
        until_said(second, 2)
        news.hear = hear
        until_said(first, 2)
        for guest in (first, second):
            assert [line["phrase"] for line in lines_of(guest)] == ["hello", "yes"]


def until_said(guest: Guest, count: int) -> None:
    while len(lines_of(guest)) < count:
        guest.until("said")


def test_an_account_deleted_in_one_process_is_forgotten_in_another(
    servers: Callable[..., Process],
) -> None:
    one, other = servers(), servers()
    opened = one.open_for_two(names=["Ola", "Jan"])
    table, keys = opened["id"], [seat["key"] for seat in opened["seats"]]
    ola = Visitor(one)
    ola.join("Ola")
    ola.post("/api/account/seats", {"keys": keys[:1]})
    with other.sit(opened, 1) as second:
        with ola.at(table, keys[0]) as first:
            first.ask("talk", words="call me 555")
        until_said(second, 1)
        ola.post("/api/account/delete", {"password": PASSWORD}, 204)
        while second.table["names"] != ["", "Jan"]:
            second.until("table")
        with other.sit(opened, 0) as later:
            assert lines_of(later) == []


def test_what_people_do_in_one_process_is_told_in_another(servers: Callable[..., Process]) -> None:
    one, other = servers(), servers()
    opened = one.open_for_two()
    with one.sit(opened, 0) as first, other.sit(opened, 1) as second:
        first.ask("talk", phrase="hello")
        while not lines_of(second):
            second.until("said")
        assert [line["phrase"] for line in lines_of(second)] == ["hello"]

        first.ask("offer", kind="pause")
        until_offer(second, True)
        second.ask("agree", agrees=True)
        while not company_of(first)["is_paused"]:
            first.until("company")
        assert first.answer()["code"] == "paused"


def test_a_key_that_was_revoked_in_one_process_opens_nothing_in_another(
    servers: Callable[..., Process],
) -> None:
    one, other = servers(), servers()
    opened = one.open_for_two()
    owner = Visitor(one)
    with other.sit(opened, 1) as second:
        key = opened["seats"][1]["key"]
        owner.post(f"/api/tables/{opened['id']}/seats/1/key", {"key": key})
        assert second.until("refused")["code"] == "revoked"


def test_numbers_given_in_two_processes_are_dealt_by_once(servers: Callable[..., Process]) -> None:
    one, other = servers(), servers()
    body = {"game": "two-heirs", "seats": ["human", "human"], "gathers": True}
    opened = one.post("/api/tables", body).json()
    with one.sit(opened, 0) as here, other.sit(opened, 1) as there:
        here.send({"t": "number", "n": 90, "seat": 0, "number": 1})  # at the same time
        there.send({"t": "number", "n": 90, "seat": 1, "number": 2})
        until_answers(here, 1)
        until_answers(there, 1)
        asked, waits = (here, there) if here.sight["waiting"] == [0] else (there, here)
        count = asked.until_asked()["answers"]
        assert asked.answer()["t"] == "ok"
        until_answers(waits, count + 1)
        assert waits.sight["index"] == asked.sight["index"]
    record = one.house.store.record(opened["id"])
    assert record.count(b'"commitment"') == 1
    assert b'"numbers":[1,2]' in record.replace(b" ", b"")
