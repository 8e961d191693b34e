"""The store: on disk before it is acknowledged, all or nothing; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from cli.driver import crowns
from server.databases import SQLITE
from server.guests import Guests
from threecrowns.engine.refusal import CrownsError
from threecrowns.server.database import metadata
from threecrowns.server.house import House
from threecrowns.server.metrics import Metrics
from threecrowns.server.opening import new_game
from threecrowns.server.sqlite import FILE, Sqlite
from threecrowns.server.store import (
    MIGRATIONS,
    NEWEST,
    Change,
    NewGame,
    Row,
    Store,
    StoreError,
)
from threecrowns.server.writer import Writer
from threecrowns.table.sight import WayBack


def game() -> NewGame:
    return new_game("connect-four", ("human", "human"), {}, 7, ())


@contextmanager
def nothing_can_be_written() -> Iterator[None]:
    """Every write to any file fails, as on a disk that is broken or full."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


# -- tables and their migrations


def test_the_migrations_make_the_tables_that_the_statements_use(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_the_newest_migration_is_known(store: Store) -> None:
    names = sorted(file.stem for file in (MIGRATIONS / "versions").glob("0*.py"))
    assert names[-1].partition("_")[0] == NEWEST
    with store.engine.connect() as connection:
        found = connection.execute(sa.text("SELECT version_num FROM alembic_version"))
        assert found.scalars().all() == [NEWEST]


def test_a_store_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()

    with pytest.raises(CrownsError, match="store-newer"):
        Store(tmp_path)


def test_a_file_that_is_no_database_is_said(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"this is no database" * 100)

    with pytest.raises(CrownsError, match="store-unusable"):
        Store(tmp_path)


def test_acknowledged_means_on_disk(database: str, store: Store) -> None:
    with store.engine.connect() as connection:
        if database == SQLITE:
            assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
            assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2  # FULL
        else:
            assert connection.execute(sa.text("SHOW synchronous_commit")).scalar() == "on"


# -- what is kept


def test_a_game_is_its_record(store: Store) -> None:
    new = game()
    store.commit([new])

    assert store.find(new.kept.id) == new.kept
    assert store.record(new.kept.id) == "".join(f"{line}\n" for line in new.lines).encode()
    assert store.keys(new.kept.id) == new.keys
    assert store.find("nowhere") is None


def test_games_are_listed_by_the_keys_that_open_them(store: Store) -> None:
    games = [game() for _ in range(3)]
    store.commit(games)

    mine = store.listed([games[0].keys[1], games[2].keys[0], "nonsense"])

    assert {kept.id for kept in mine} == {games[0].kept.id, games[2].kept.id}
    assert len(store.listed()) == 3
    assert store.listed([]) == []


def test_who_comes_too_late_changes_nothing_and_hinders_nobody(store: Store) -> None:
    one, other = game(), game()
    store.commit([one, other])
    late = Change(one.kept.id, 1, ("{}",), {"bumps": 5})
    good = Change(other.kept.id, 2, ('{"a":1}', '{"b":2}'), {"bumps": 6})

    assert store.commit([late, good]) == [late]

    assert store.find(one.kept.id) == one.kept
    assert store.record(one.kept.id).count(b"\n") == len(one.lines)
    assert store.find(other.kept.id).bumps == 6  # type: ignore[union-attr] # it is there
    assert store.record(other.kept.id).endswith(b'{"a":1}\n{"b":2}\n')


@pytest.mark.sqlite
def test_orders_of_many_tables_are_two_statements_where_nobody_else_writes(store: Store) -> None:
    games = [game() for _ in range(5)]
    store.commit(games)
    asked: list[str] = []
    sa.event.listen(store.engine, "before_cursor_execute", lambda *each: asked.append(each[2]))

    store.commit([Change(each.kept.id, 2, ("{}",), {"bumps": 1}) for each in games])

    assert [words.split()[0] for words in asked] == ["INSERT", "UPDATE"]


def test_a_game_is_loaded_by_one_statement_as_it_was_written(store: Store) -> None:
    new, other = game(), game()
    store.commit([new, other])
    rows = [f'{{"n":{number},"quoted":"\\"Žofie\\""}}' for number in range(2, 13)]
    for number, row in enumerate(rows, start=2):
        store.commit([Change(new.kept.id, number, (row,))])
    asked: list[str] = []
    sa.event.listen(store.engine, "before_cursor_execute", lambda *each: asked.append(each[2]))

    loaded = store.load(new.kept.id)

    assert len(asked) == 1
    assert loaded is not None
    assert loaded.kept == new.kept
    assert loaded.keys == list(new.keys)
    assert loaded.rows == [new.row, *(Row(at, row) for at, row in enumerate(rows, start=2))]
    assert store.load("nothing") is None


def test_an_order_without_a_line_takes_a_row_too(store: Store) -> None:
    new = game()
    store.commit([new])

    assert store.commit([Change(new.kept.id, 2, (), {"bumps": 1})]) == []

    assert len(store.commit([Change(new.kept.id, 2, ("{}",))])) == 1
    assert store.numbers([new.kept.id]) == {new.kept.id: 2}
    assert store.record(new.kept.id).count(b"\n") == len(new.lines)


def test_facts_come_back_as_they_were_written(store: Store) -> None:
    games = [game() for _ in range(3)]
    store.commit(games)
    for way_back in (WayBack(1, 2, (0, 1)), None):
        changes = [
            Change(new.kept.id, facts={"way_back": way_back, "names": ('Žofie \\ "', "")})
            for new in games
        ]
        store.commit(changes)

        for new in games:
            kept = store.find(new.kept.id)
            assert kept is not None
            assert kept.way_back == way_back
            assert kept.names == ('Žofie \\ "', "")


# -- group commit


def test_what_gathers_while_the_disk_is_busy_is_written_together(store: Store) -> None:
    games = [game() for _ in range(50)]

    async def keep_all() -> int:
        writer = Writer(store, Metrics())
        await asyncio.gather(*(writer.keep(new) for new in games))
        await writer.close()
        return writer.groups

    assert asyncio.run(keep_all()) < 10
    assert len(store.listed()) == 50


def test_one_that_cannot_be_kept_does_not_hinder_the_others(store: Store) -> None:
    good, bad = game(), game()
    store.commit([bad])

    async def keep_all() -> list[object]:
        writer = Writer(store, Metrics())
        results = await asyncio.gather(writer.keep(good), writer.keep(bad), return_exceptions=True)
        await writer.close()
        return list(results)

    kept, refused = asyncio.run(keep_all())
    assert kept is None
    assert isinstance(refused, StoreError)
    assert store.find(good.kept.id) is not None


# -- the disk is full, or somebody else holds the database


@pytest.mark.sqlite
def test_what_cannot_be_written_did_not_happen(house: House, guests: Guests) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened, 0) as one, guests.sit(opened, 1) as other:
        before = one.sight

        with nothing_can_be_written():
            refused = one.answer()

        assert (refused["code"], refused["text"]["id"]) == ("not-saved", "server-not-saved")
        assert one.sight["index"] == before["index"]
        assert one.sight["question"] == before["question"]
        other.until("sight")
        assert other.sight["answers"] == 0

        assert one.answer()["t"] == "ok"  # as soon as there is room again
        other.until("sight")
        assert other.sight["answers"] == 1
    assert house.store.record(opened["id"]).count(b"\n") == 2


@pytest.mark.sqlite
def test_a_database_that_somebody_else_holds_is_said(house: House, guests: Guests) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened, 0) as one:
        assert isinstance(house.store.database, Sqlite)
        holder = sqlite3.connect(house.store.database.file, isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")

        refused = one.answer()

        holder.execute("ROLLBACK")
        holder.close()
        assert refused["text"]["params"]["reason"]["id"] == "reason-locked"
        assert one.answer()["t"] == "ok"


@pytest.mark.sqlite
def test_a_full_disk_is_said_and_what_was_there_stays(house: House, guests: Guests) -> None:
    limit = {"pages": 1}  # SQLite takes the present size, if that is larger

    def set_limit(connection: sqlite3.Connection, *_: object) -> None:
        connection.execute(f"PRAGMA max_page_count={limit['pages']}")

    sa.event.listen(house.store.engine, "checkout", set_limit)
    opened = 0
    while True:
        done = guests.post("/api/tables", {"game": "connect-four"})
        if done.status_code != 201:
            break
        opened += 1

    assert done.status_code == 507
    assert done.json()["text"]["params"]["reason"]["id"] == "reason-disk-full"
    assert len(guests.get("/api/tables").json()) == min(opened, 200)

    limit["pages"] = 2**30
    assert guests.post("/api/tables", {"game": "connect-four"}).status_code == 201


# -- one process at a time


@pytest.mark.sqlite
def test_a_second_server_on_the_same_folder_says_so(tmp_path: Path, store: Store) -> None:
    for language, word in (
        ("en", "Another server"),
        ("cs", "jiný server"),
        ("pl", "działa już inny"),
    ):
        done = crowns(tmp_path, "serve", "--data", str(store.folder), "--language", language)
        assert done.status == 2
        assert word in done.err
        assert done.err.count("\n") == 1


def test_a_folder_that_cannot_be_used_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = crowns(tmp_path, "serve", "--data", str(tmp_path / "file"))

    assert done.status == 2
    assert "cannot be kept" in done.err
    assert done.err.count("\n") == 1
