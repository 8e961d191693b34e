"""Data of yesterday: a folder of the first version, and a backup taken while people played."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from server.guests import Guests
from server.running import running
from server.swarm import Swarm
from threecrowns.server.house import House
from threecrowns.server.opening import new_game
from threecrowns.server.room import Room
from threecrowns.server.sqlite import FILE
from threecrowns.server.store import MIGRATIONS, Loaded, NewGame, Row, Store
from threecrowns.table.thinkers import Thinkers


def first_version(folder: Path, new: NewGame, lines: list[str]) -> None:
    """A folder as the first migration made it, with a row for each line."""
    folder.mkdir()
    engine = sa.create_engine(f"sqlite:///{folder / FILE}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        tables = sa.MetaData()
        tables.reflect(connection)
        kept = {
            name: msgspec.json.encode(value).decode()
            if isinstance(value, dict | list | tuple)
            else value
            for name, value in msgspec.to_builtins(new.kept).items()
        }
        columns = {column.name for column in tables.tables["games"].columns}
        plain = {name: kept[name] for name in columns}
        marks = ", ".join(f":{name}" for name in plain)
        connection.execute(
            sa.text(f"INSERT INTO games ({', '.join(plain)}) VALUES ({marks})"), plain
        )
        for seat, key in enumerate(new.keys):
            row = {"game": new.kept.id, "seat": seat, "key": key}
            connection.execute(tables.tables["seats"].insert(), row)
        for number, line in enumerate(lines, start=1):
            row = {"game": new.kept.id, "number": number, "data": line}
            connection.execute(tables.tables["lines"].insert(), row)
    engine.dispose()


def test_a_folder_of_the_first_version_is_played_on(tmp_path: Path) -> None:
    new = new_game("connect-four", ("human", "human"), {}, 7, ())
    room = Room(Loaded(new.kept, list(new.keys), [Row(1, "\n".join(new.lines))]))
    for number in range(21):  # with a digest after the twentieth
        seat = room.match.state.waiting()[0]
        room.table.answer(seat, room.table.index, [0, 1, 2, 3, 4, 5, 6][number % 7])
    first_version(tmp_path / "data", new, [*new.lines, *room.recorder.lines])

    store, thinkers = Store(tmp_path / "data"), Thinkers()
    with running(House(store, thinkers), tmp_path / "static") as port:
        guests = Guests(port)
        opened = {"id": new.kept.id, "seats": [{"key": key} for key in new.keys]}
        seat, _ = guests.asked(opened)
        with guests.sit(opened, seat) as one:
            assert one.sight["answers"] == one.sight["index"] == 21
            assert one.answer()["t"] == "ok"
    assert store.record(new.kept.id).count(b'"n":') == 22
    thinkers.close()
    store.close()


def test_a_backup_taken_while_people_play_goes_on_elsewhere(tmp_path: Path) -> None:
    store, thinkers = Store(tmp_path / "here"), Thinkers()
    (tmp_path / "there").mkdir()
    with running(House(store, thinkers), tmp_path / "static") as port:
        opened = [Guests(port).open_for_two() for _ in range(3)]
        with Swarm(lambda: [port], opened) as swarm:
            swarm.wait_for_more(5)
            promised = {table.id: len(table.acknowledged) for table in swarm.tables}
            with (
                sqlite3.connect(tmp_path / "here" / FILE) as here,
                sqlite3.connect(tmp_path / "there" / FILE) as there,
            ):
                here.backup(there)
            here.close()
            there.close()
            swarm.wait_for_more(5)
    store.close()

    restored = Store(tmp_path / "there")
    with running(House(restored, thinkers), tmp_path / "static") as port:
        guests = Guests(port)
        for table in opened:
            seat, _ = guests.asked(table) if not is_over(guests, table) else (None, None)
            with guests.sit(table, *([] if seat is None else [seat])) as one:
                assert one.sight["answers"] >= promised[table["id"]]
                assert seat is None or one.answer()["t"] == "ok"
    thinkers.close()
    restored.close()


def is_over(guests: Guests, table: dict[str, object]) -> bool:
    with guests.sit(table) as watcher:
        return watcher.sight["winners"] is not None
