"""The log of a house: one line for everything that happened, and nothing of anybody's in it."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from server.guests import Guests
from server.test_serving import serving
from server.visitors import PASSWORD, Visitor
from threecrowns.server.house import House
from threecrowns.server.logs import Json, Plain
from threecrowns.server.people.service import COOKIE

NAMES = ("Oldřich Novotný", "Zofia-Kowalska")
WORDS = "meet me at the old mill"
TOKEN = "the-hosts-own-secret"
ROUTES = {
    "/api/tables",
    "/api/tables/{table}/socket",
    "/api/tables/{table}/record",
    "/api/tables/{table}/seats/{seat}/key",
    "/api/tables/{table}/report",
    "/api/feed/{token}",
    "/api/account",
    "/api/account/sign-in",
    "/t/{rest:path}",
    "/metrics",
}


def a_day(guests: Guests) -> list[str]:
    """Much of what people do in a house, right and wrong; every secret that was told."""
    one, other = Visitor(guests), Visitor(guests)
    secrets = [PASSWORD, WORDS, TOKEN, *NAMES]
    secrets += one.join(NAMES[0])["codes"]
    other.join(NAMES[1], PASSWORD)
    other.refused("/api/account/sign-in", {"name": NAMES[0], "password": "a-wrong-password"})
    secrets.append("a-wrong-password")
    opened = guests.open_for_two(names=["", NAMES[1]])
    keys = [seat["key"] for seat in opened["seats"]]
    secrets += keys
    path = f"/api/tables/{opened['id']}"
    claimed = one.post(f"{path}/seats/0/key", {"key": keys[0], "is_claim": True, "name": NAMES[0]})
    secrets.append(claimed["key"])
    one.refused(f"{path}/seats/1/key", {"key": "a-guessed-key"})
    secrets.append("a-guessed-key")
    guests.get(f"/t/{opened['id']}?seat={keys[1]}")
    guests.get(f"{path}/record", **{"x-crowns-keys": f"{claimed['key']}, {keys[1]}"})
    guests.get("/metrics", authorization=f"Bearer {TOKEN}")
    guests.get("/metrics", authorization="Bearer a-guessed-token")
    guests.post("/nowhere-to-go", {"name": NAMES[0]})
    with (
        one.at(opened["id"], claimed["key"]) as reader,
        guests.enter(opened["id"], keys[0]) as late,
    ):
        assert late.closed() == 4403
        reader.ask("talk", words=WORDS)
        reader.socket.send(f'{{"t": "replace", "key": "{keys[1]}"')
        reader.until("refused")
    one.post(f"{path}/report", {"seat": 0, "key": claimed["key"], "words": WORDS}, 204)
    wanted = {"language": "en", "has_feed": True, "webhook": ""}
    feed = one.post("/api/account/notices", wanted)["feed"]
    guests.get("/api/feed/" + feed.rpartition("/")[2])
    guests.get("/api/feed/a-guessed-feed")
    secrets += [feed.rpartition("/")[2], "a-guessed-feed", "a-guessed-token"]
    secrets += [one.cookies[COOKIE], other.cookies[COOKIE]]
    other.post("/api/account/delete", {"password": PASSWORD}, 204)
    return secrets


@pytest.mark.more
@pytest.mark.parametrize("form", ["json", "text"])
def test_a_day_in_the_log_holds_nothing_of_anybodys(tmp_path: Path, form: str) -> None:
    settings = tmp_path / "host.toml"
    settings.write_text(f'[log]\nlevel = "debug"\n[metrics]\ntoken = "{TOKEN}"\n')
    with serving(
        tmp_path, "--settings", str(settings), "--log", form, "--public", "play.example.org"
    ) as (process, guests):
        secrets = a_day(guests)
        process.terminate()
        out, err = process.communicate(timeout=60)
    log = (tmp_path / "data" / "server.log").read_text("utf-8")
    assert [each for each in secrets if each in log or each in out or each in err] == []
    lines = log.splitlines()
    assert len(lines) > 15
    if form == "json":
        read = [json.loads(line) for line in lines]
        assert {line["route"] for line in read if "route" in line} >= ROUTES
        assert all(line["at"] and line["level"] and line["message"] for line in read)
        requests = [line for line in read if line["message"] == "request"]
        assert len({line["request"] for line in requests}) == len(requests)
    else:
        assert any("route=/api/tables/{table}/record status=" in line for line in lines)


def test_as_usual_only_what_went_wrong_is_logged(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, guests):
        guests.open_for_two()
        process.terminate()
        process.communicate(timeout=60)
    assert not (tmp_path / "data" / "server.log").exists()


@pytest.mark.more
def test_the_log_may_go_to_standard_error(tmp_path: Path) -> None:
    settings = tmp_path / "host.toml"
    settings.write_text('[log]\nlevel = "info"\nformat = "json"\nto = "stderr"\n')
    with serving(tmp_path, "--settings", str(settings)) as (process, guests):
        guests.get("/health")
        process.terminate()
        _, err = process.communicate(timeout=60)
    (line,) = [json.loads(each) for each in err.splitlines() if "/health" in each]
    assert (line["method"], line["route"], line["status"]) == ("GET", "/health", 200)


@contextmanager
def written(form: logging.Formatter) -> Iterator[io.StringIO]:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(form)
    ours = logging.getLogger("threecrowns")
    ours.addHandler(handler)
    ours.setLevel(logging.DEBUG)
    try:
        yield stream
    finally:
        ours.removeHandler(handler)
        ours.setLevel(logging.NOTSET)


@pytest.mark.parametrize("form", [Json(), Plain()])
def test_a_mistake_of_ours_is_logged_with_its_number_and_without_what_was_asked(
    house: House, guests: Guests, monkeypatch: pytest.MonkeyPatch, form: logging.Formatter
) -> None:
    def fail(*_: object) -> Any:
        raise AssertionError("something is wrong")

    monkeypatch.setattr(house.people.notices, "by_feed", fail)
    with written(form) as stream:
        answer = guests.get("/api/feed/secret-address")
    assert answer.status_code == 500
    text = stream.getvalue()
    assert "something is wrong" in text
    assert "/api/feed/{token}" in text
    assert "secret-address" not in text


def test_whoever_asks_is_told_the_number_of_the_request(guests: Guests) -> None:
    with written(Json()) as stream:
        answers = [guests.get("/health"), guests.get("/api/tables/nothing/curve")]
        numbers = [answer.headers["x-request-id"] for answer in answers]
    logged = [json.loads(line).get("request") for line in stream.getvalue().splitlines()]
    assert set(numbers) <= set(logged)
    assert numbers[0] != numbers[1]


def test_a_mistake_on_a_socket_is_logged_with_the_number_of_its_request(
    house: House, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> Any:
        raise AssertionError("something is wrong")

    with written(Json()) as stream, guests.sit(guests.open_for_two(), 0) as one:
        room = next(iter(house.tables.rooms.values()))
        monkeypatch.setattr(room.table, "look", fail)
        assert one.ask("look", piece="x")["code"] == "unforeseen"
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    (mistake,) = [line for line in lines if line["level"] == "error"]
    assert mistake["request"]


def test_what_the_database_is_asked_is_in_no_error(house: House) -> None:
    with house.store.engine.connect() as connection, pytest.raises(Exception) as raised:  # noqa: PT011 - whichever it is
        connection.exec_driver_sql("SELECT ? FROM no_such_table", ("a-secret-key",))
    assert "no_such_table" in str(raised.value)
    assert "a-secret-key" not in str(raised.value)
