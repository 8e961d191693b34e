"""Browsers give numbers to the shuffle, after the house has promised its secret."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from server.guests import Guest, Guests, Message
from threecrowns.engine.record import record_from, replay
from threecrowns.engine.refusal import RecordError
from threecrowns.server.games import game_of
from threecrowns.server.house import House

TITLES = ["two-heirs", "brian-boru", "architects"]


def open_gathering(guests: Guests, game: str = "two-heirs", people: int = 2) -> Message:
    seats = ["human"] * people + ["random"] * (3 - people if game == "brian-boru" else 0)
    made = guests.post("/api/tables", {"game": game, "seats": seats, "gathers": True})
    assert made.status_code == 201, made.text
    opened: Message = made.json()
    return opened


def company(guest: Guest) -> Message:
    return [each for each in guest.received if each["t"] == "company"][-1]


def header(house: House, table: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(house.store.record(table).split(b"\n")[0])
    return found


@pytest.fixture
def closed(house: House) -> House:
    house.trusts_home = False
    return house


@pytest.mark.parametrize("game", TITLES)
def test_it_is_dealt_once_all_people_gave_a_number(
    closed: House, guests: Guests, game: str
) -> None:
    opened = open_gathering(guests, game)
    with guests.sit(opened, 0) as one, guests.sit(opened, 1) as other:
        promised = one.table["commitment"]
        assert company(one)["gathering"] == [0, 1]
        assert one.sight["question"] is None
        assert one.sight["waiting"] == []
        assert one.ask("number", seat=0, number=12345)["t"] == "ok"
        assert company(one)["gathering"] == [1]
        assert other.ask("number", seat=1, number=2**53 - 1)["t"] == "ok"
        while company(one)["gathering"] is not None:
            one.receive()
        assert one.sight["answers"] > 0
    found = header(closed, opened["id"])
    assert found["commitment"] == promised  # the secret was fixed before
    assert found["numbers"][:2] == [12345, 2**53 - 1]

    # The record with its draws is checked as every other one is.
    kept = closed.store.find(opened["id"])
    assert kept is not None
    assert kept.secret is not None
    record = record_from(closed.store.record(opened["id"]), kept.secret.encode())
    assert replay(record, game_of(game)).draws > 0
    refused = 0
    for _ in range(20):  # the first draws of a few numbers may be the same
        record.header["numbers"][0] += 1
        try:
            replay(record, game_of(game))
        except RecordError:
            refused += 1
    assert refused > 5


def test_one_person_at_one_screen_starts_at_once(closed: House, guests: Guests) -> None:
    opened = open_gathering(guests)
    with guests.sit(opened, 0, 1) as both:  # two at one screen
        both.ask("number", seat=0, number=1)
        both.ask("number", seat=1, number=2)
        assert company(both)["gathering"] is None
        assert both.answer()["t"] == "ok"
    assert header(closed, opened["id"])["numbers"] == [1, 2]


def test_who_does_not_come_is_not_waited_for(closed: House, guests: Guests) -> None:
    opened = open_gathering(guests)
    with guests.sit(opened, 0) as one, guests.sit(opened) as watcher:
        one.ask("number", seat=0, number=7)
        assert watcher.ask("deal")["code"] == "spectator"
        assert one.ask("deal")["t"] == "ok"
        assert company(one)["gathering"] is None
        assert one.ask("number", seat=0, number=8)["code"] == "dealt"
        assert one.ask("deal")["t"] == "ok"  # it is
    assert header(closed, opened["id"])["numbers"][0] == 7


def test_nothing_else_happens_before_the_deal(closed: House, guests: Guests) -> None:
    opened = open_gathering(guests)
    with guests.sit(opened, 0) as one, guests.sit(opened) as watcher:
        assert one.ask("number", seat=1, number=7)["code"] == "not-yours"
        assert watcher.ask("number", seat=0, number=7)["code"] == "not-yours"
        assert one.order("resign")["code"] == "gathering"
        assert one.ask("replace", seat=0, player="random")["code"] == "gathering"
        one.ask("number", seat=0, number=7)
        one.ask("number", seat=0, number=8)  # the first one counts
        for bad in (-1, 2**53, 1.5, "7", None):
            one.number += 1
            one.send({"t": "number", "n": one.number, "seat": 0, "number": bad})
            assert one.until("refused")["code"] == "unreadable"
    keys = ", ".join(seat["key"] for seat in opened["seats"])
    asked = {"X-Crowns-Keys": keys}
    assert guests.get(f"/api/tables/{opened['id']}/record", **asked).status_code == 403
    assert guests.post(f"/api/tables/{opened['id']}/from/0", {}, **asked).status_code == 403
    assert closed.people.hosting.numbers.of(opened["id"]) == {0: 7}


def test_numbers_survive_a_restart_and_are_in_no_message(
    closed: House, guests: Guests, tmp_path: Path
) -> None:
    opened = open_gathering(guests)
    with guests.sit(opened, 0) as one, guests.sit(opened, 1) as other:
        one.ask("number", seat=0, number=987654321)
        while company(other)["gathering"] != [1]:
            other.receive()
        assert "987654321" not in "".join(one.raw + other.raw)
    closed.tables.rooms.clear()  # as after a restart
    with guests.sit(opened, 1) as other:
        assert company(other)["gathering"] == [1]
        other.ask("number", seat=1, number=5)
        assert other.sight["answers"] > 0
    assert header(closed, opened["id"])["numbers"] == [987654321, 5]


def test_a_rematch_gathers_numbers_anew(closed: House, guests: Guests) -> None:
    opened = open_gathering(guests)
    with guests.sit(opened, 0, 1) as both:
        for seat in (0, 1):
            both.ask("number", seat=seat, number=seat)
        assert both.order("resign")["t"] == "ok"
        both.ask("offer", kind="rematch")
        again = company(both)["rematch"]
    with guests.enter(again["table"], *(seat["key"] for seat in again["seats"])) as both:
        both.hello()
        assert sorted(company(both)["gathering"]) == [0, 1]


def test_a_numbered_game_is_dealt_at_once(guests: Guests) -> None:
    body = {"game": "two-heirs", "seats": ["human", "human"], "gathers": True, "seed": 7}
    opened = guests.post("/api/tables", body).json()
    with guests.sit(opened, 0) as one:
        assert company(one)["gathering"] is None
        assert one.sight["answers"] > 0
