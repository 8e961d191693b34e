"""`crowns admin` beside a house that runs, and beside one that is closed."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from cli.driver import Done, crowns
from server.databases import ON_EACH, POSTGRES, new_database, open_store
from server.guests import Guest, Guests
from server.rated import keep_rated_end
from server.running import running
from server.visitors import PASSWORD, Visitor
from server.waiting import until
from threecrowns.server.house import House
from threecrowns.server.people.rating_database import ratings
from threecrowns.server.sqlite import FILE
from threecrowns.server.store import Store
from threecrowns.table.thinkers import Thinkers

pytestmark = pytest.mark.more


class Place:
    """A house with its host."""

    def __init__(self, home: Path, url: str | None, guests: Guests, house: House) -> None:
        self.home = home
        self.url = url
        self.guests = guests
        self.house = house

    def admin(self, *words: str) -> Done:
        more = {} if self.url is None else {"DATABASE_URL": self.url}
        return crowns(self.home, "admin", *words, "--data", str(self.home / "data"), **more)

    def done(self, *words: str) -> str:
        found = self.admin(*words)
        assert (found.status, found.err) == (0, "")
        return found.out

    def read(self, *words: str) -> Any:
        return json.loads(self.done(*words, "--json"))


@pytest.fixture(params=ON_EACH)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    url = new_database() if request.param == POSTGRES else None
    store = Store(tmp_path / "data", 5.0, url=url)
    thinkers = Thinkers()
    house = House(store, thinkers, trusts_home=False)
    try:
        with running(house, tmp_path / "static") as port:
            yield Place(tmp_path, url, Guests(port), house)
    finally:
        thinkers.close()
        store.close()


def sits_down(place: Place, name: str) -> tuple[Visitor, dict[str, Any], str]:
    """Somebody with an account who holds a seat; the table, and the key."""
    someone = Visitor(place.guests)
    someone.join(name)
    opened = place.guests.open_for_two()
    path = f"/api/tables/{opened['id']}/seats/0/key"
    key = someone.post(path, {"key": opened["seats"][0]["key"], "is_claim": True})["key"]
    return someone, opened, key


def test_a_ban_takes_effect_at_once_where_the_house_runs(place: Place) -> None:
    someone, opened, key = sits_down(place, "Evil Eve")
    with someone.at(opened["id"], key) as reader, place.guests.sit(opened, 1) as other:
        said = place.done("ban", "evil eve")  # as names are told apart everywhere
        assert "the link of one seat is void" in said
        assert reader.closed() == 4403
        assert reader.received[-1]["code"] == "revoked"
        assert someone.get("/api/account")["account"] is None  # the cookie is worth nothing
        assert other.ask("look", piece="x")["code"] == "no-piece"  # others play on
    body = {"name": "Evil Eve", "password": PASSWORD}
    assert someone.refused("/api/account/sign-in", body) == "banned"
    wrong = {**body, "password": "something else"}  # who does not know it learns nothing
    assert someone.refused("/api/account/sign-in", wrong) == "wrong-password"
    with place.guests.enter(opened["id"], key) as late:
        assert late.closed() == 4403
    (line,) = place.read("players")
    assert (line["name"], line["is_banned"], line["sessions"]) == ("Evil Eve", True, 0)


def test_no_recovery_code_opens_a_banned_account(place: Place) -> None:
    someone = Visitor(place.guests)
    codes = someone.join("Eve")["codes"]
    place.done("ban", "Eve")
    body = {"name": "Eve", "code": codes[0], "password": "another password"}
    assert someone.refused("/api/account/recover", body) == "wrong-code"
    place.done("unban", "Eve")
    assert someone.post("/api/account/recover", body)["account"]["name"] == "Eve"


def test_whoever_is_let_in_again_has_their_seats_again(place: Place) -> None:
    someone, opened, key = sits_down(place, "Ola")
    place.done("ban", "Ola")
    place.done("ban", "Ola")  # twice is as once
    place.done("unban", "Ola")
    place.done("unban", "Ola")
    held = someone.sign_in("Ola")["account"]["seats"]
    assert [each["table"] for each in held] == [opened["id"]]
    assert held[0]["key"] != key
    latest = time.monotonic() + 30
    while True:  # the house hears of it within a second
        with someone.at(opened["id"]) as reader:
            if reader.sight["reader"] == 0:
                break
        assert time.monotonic() < latest


def test_sessions_are_revoked(place: Place) -> None:
    devices = [Visitor(place.guests) for _ in range(2)]
    devices[0].join("Ola")
    devices[1].sign_in("Ola")
    assert "2" in place.done("revoke", "sessions", "Ola")
    assert [each.get("/api/account")["account"] for each in devices] == [None, None]
    devices[0].sign_in("Ola")  # the password is the same


@pytest.mark.parametrize("seats", [("1",), ()])
def test_keys_of_seats_are_revoked(place: Place, seats: tuple[str, ...]) -> None:
    opened = place.guests.open_for_two()
    with place.guests.sit(opened, 1) as one, place.guests.sit(opened, 0) as other:
        said = place.done("revoke", "seats", opened["id"], *seats)
        assert one.closed() == 4403
        still_there = other.ask("look", piece="x")["code"] if seats else _gone(other)
        assert still_there == ("no-piece" if seats else "gone")
    new = said.splitlines()[-1].rpartition("seat=")[2].strip()
    with place.guests.enter(opened["id"], new) as again:
        assert again.hello()["reader"] == 1


def _gone(guest: Guest) -> str:
    return "gone" if guest.closed() == 4403 else "there"


def test_tables_players_and_reports_are_listed(place: Place) -> None:
    someone, opened, key = sits_down(place, "Ola")
    path = f"/api/tables/{opened['id']}/report"
    someone.post(path, {"seat": 0, "key": key, "about": 1, "words": "he shouts"}, 204)
    (table,) = place.read("tables")
    assert (table["id"], table["state"], table["names"]) == (opened["id"], "running", ["Ola", ""])
    assert place.done("tables").split()[:1] == [opened["id"]]
    assert "Ola" in place.done("tables")
    (player,) = place.read("players")
    assert (player["sessions"], player["seats"], player["is_banned"]) == (1, 1, False)
    assert "1 device  1 seat" in place.done("players")
    (report,) = place.read("reports")
    assert (report["table"], report["about"], report["words"]) == (opened["id"], 1, "he shouts")
    text = place.done("tables") + place.done("players") + place.done("reports")
    assert key not in text
    assert PASSWORD not in text


def test_a_record_and_a_players_data_are_handed_out(place: Place) -> None:
    someone, opened, _ = sits_down(place, "Ola")
    file = place.home / "game.jsonl"
    place.done("export", "table", opened["id"], "--out", str(file))
    assert crowns(place.home, "verify", str(file)).status == 0
    assert place.done("export", "table", opened["id"]) == file.read_text("utf-8")
    assert json.loads(place.done("export", "player", "ola")) == someone.get("/api/account/export")


def told_of(place: Place) -> list[Any]:
    order = (ratings.c.kind, ratings.c.player)
    with place.house.store.engine.connect() as connection:
        return list(connection.execute(sa.select(ratings).order_by(*order)))


def test_ratings_are_found_again_as_they_were_counted(place: Place) -> None:
    # Given rated games of several titles, a bot at two seats of one, and somebody who is gone,
    assert "rated games 0, ratings 0," in place.done("recompute")
    store, people = place.house.store, place.house.people
    for names, game in ((("Anna", "Bára"), "connect-four"), (("Ola", "Eva"), "two-heirs")):
        for table in keep_rated_end(store, 4, names, game):
            people.ratings.settle(table)
    jan = Visitor(place.guests)
    jan.join("Jan")
    wanted = {"game": "brian-boru", "seats": ["human", "random", "random"], "is_rated": True}
    opened = jan.post("/api/tables", wanted, 201)
    with jan.at(opened["id"], opened["seats"][0]["key"]) as one:
        one.until_asked()
        assert one.order("resign")["t"] == "ok"
    until(lambda: len(told_of(place)) == 6)
    eva = people.accounts.named("Eva")
    assert eva is not None
    people.accounts.remove(eva)
    counted = told_of(place)
    assert len(counted) == 5

    # when nothing has gone wrong, then nothing changes;
    assert "rated games 9, ratings 5, of them otherwise than before 0" in place.done("recompute")
    assert told_of(place) == counted

    # when one is wrong, one is lost and one is made up, then all are as they were.
    with store.engine.begin() as connection:
        anna = ratings.c.player == counted[0].player
        connection.execute(ratings.update().where(anna).values(mu=99.0))
        connection.execute(ratings.delete().where(ratings.c.player == counted[1].player))
        connection.execute(
            ratings.insert().values(kind="two-heirs", player="bot:x", mu=1.0, sigma=1.0, games=1)
        )
    assert told_of(place) != counted
    assert "otherwise than before 3" in place.done("recompute")
    assert told_of(place) == counted


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("ban", "Nobody"), "Nobody here has an account with the name Nobody"),
        (("unban", "Nobody"), "Nobody here has an account"),
        (("revoke", "sessions", "Nobody"), "Nobody here has an account"),
        (("export", "player", "Nobody"), "Nobody here has an account"),
        (("export", "table", "../x"), "There is no table ../x"),
        (("revoke", "seats", "nothing"), "There is no table nothing"),
        (("revoke", "chairs", "x"), "crowns admin revoke sessions NAME, or"),
        (("revoke", "seats", "x", "first"), "expects a whole number"),
        (("export", "chair", "x"), "crowns admin export table TABLE, or"),
        (("ban",), "crowns admin ban NAME"),
        (("ban", "Evil", "Eve"), "in quotes"),
        (("fire",), "admin expects one of tables, players, reports, ban"),
        ((), "TASK is missing"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    open_store("sqlite", tmp_path / "data").close()
    done = crowns(tmp_path, "admin", *words, "--data", str(tmp_path / "data"))
    assert (done.status, done.out) == (2, "")
    assert said in done.err
    assert done.err.count("\n") == 1


def test_no_house_is_made_where_there_is_none(tmp_path: Path) -> None:
    done = crowns(tmp_path, "admin", "tables", "--data", str(tmp_path / "none"), "--language", "pl")
    assert done.status == 2
    assert "nie ma żadnego domu" in done.err
    assert not (tmp_path / "none").exists()


def test_a_closed_house_is_compacted(tmp_path: Path) -> None:
    store = open_store("sqlite", tmp_path / "data")
    thinkers = Thinkers()
    house = House(store, thinkers, trusts_home=False)
    with running(house, tmp_path / "static") as port:
        place = Place(tmp_path, None, Guests(port), house)
        someone, opened, key = sits_down(place, "Ola")
        with someone.at(opened["id"], key) as one, place.guests.sit(opened, 1) as other:
            (one if one.sight["question"] else other).answer()
        for _ in range(30):
            place.guests.open_for_two()
        refused = place.admin("compact")
        assert refused.status == 2
        assert "Another server works in" in refused.err
    thinkers.close()
    store.close()
    file = tmp_path / "data" / FILE
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE games SET changed = '2020-01-01T00:00:00.000+00:00'")
        connection.execute("UPDATE sessions SET created = '2020-01-01T00:00:00.000+00:00'")
        connection.execute("UPDATE account_seats SET key = 'dead'")
    connection.close()
    before = file.stat().st_size
    assert place.done("compact") == (
        "Forgotten: tables 0, expired sessions 1, dead links of accounts 1; "
        "the room they took is free.\n"
    )
    assert "tables 30," in place.done("compact", "--days", "30")
    assert [each["id"] for each in place.read("tables")] == [opened["id"]]  # it is played
    assert file.stat().st_size < before


def test_an_open_house_on_postgresql_is_compacted(place: Place) -> None:
    if place.url is None:
        pytest.skip("SQLite is compacted when the house is closed")
    opened = place.guests.open_for_two()
    assert "tables 0," in place.done("compact", "--days", "1")
    with place.guests.sit(opened, 0) as one:
        assert one.sight["index"] == 0


def test_a_house_that_nobody_looks_after_stays_quiet(place: Place) -> None:
    opened = place.guests.open_for_two()
    with place.guests.sit(opened, 0) as one:
        count = len(one.received)
        time.sleep(1.3)  # the host is listened for once in a second
        assert one.ask("look", piece="x")["code"] == "no-piece"
        assert len(one.received) == count + 1
