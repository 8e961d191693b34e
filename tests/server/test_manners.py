"""Pause, replacing by consent, rematch, talk and reports."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import sqlalchemy as sa

import threecrowns
from server.clocks import SetClock
from server.guests import Guest, Guests, Message
from server.visitors import Visitor
from threecrowns.engine.texts import LANGUAGES
from threecrowns.server.house import House
from threecrowns.server.people.company import ABSENT
from threecrowns.server.people.database import reports
from threecrowns.server.people.talking import PHRASES

WORDS = Path(threecrowns.__file__).parent / "web_texts"
CLIENT = Path(__file__).parents[2] / "web" / "src" / "people" / "phrases.ts"


def company_of(guest: Guest) -> Message:
    return next(each for each in reversed(guest.received) if each["t"] == "company")


def lines_of(guest: Guest) -> list[Message]:
    return [line for each in guest.received if each["t"] == "said" for line in each["lines"]]


def until_offer(guest: Guest, is_there: bool) -> Message:
    while (company_of(guest)["offer"] is not None) != is_there:
        guest.until("company")
    return company_of(guest)


def test_a_pause_needs_everybody_and_so_does_going_on(guests: Guests) -> None:
    opened = guests.open_for_two()
    first, second = guests.asked(opened)
    with guests.sit(opened, first) as one, guests.sit(opened, second) as other:
        one.ask("offer", kind="pause")
        assert until_offer(other, True)["offer"]["kind"] == "pause"
        assert one.answer()["t"] == "ok"  # nobody has agreed yet
        other.ask("agree", agrees=True)
        assert company_of(other)["is_paused"]
        other.until_asked()
        assert other.answer()["code"] == "paused"
        assert other.ask("offer", kind="pause")["code"] == "offer"

        other.ask("offer", kind="resume")
        until_offer(one, True)
        one.ask("agree", agrees=True)
        while company_of(other)["is_paused"]:
            other.until("company")
        assert other.answer()["t"] == "ok"


def test_a_no_ends_an_offer(guests: Guests) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened, 0) as one, guests.sit(opened, 1) as other:
        one.ask("offer", kind="pause")
        until_offer(other, True)
        other.ask("agree", agrees=False)
        until_offer(one, False)
        assert one.ask("agree", agrees=True)["code"] == "no-offer"
        assert not company_of(one)["is_paused"]


def test_a_pause_holds_bots_and_restarts(house: House, guests: Guests) -> None:
    opened = guests.open("connect-four", seats=["human", "random"])
    with guests.sit(opened, 0) as one:
        one.until_asked()
        one.ask("offer", kind="pause")  # alone among bots
        assert company_of(one)["is_paused"]
    house.tables.rooms.clear()
    with guests.sit(opened, 0) as one:
        assert company_of(one)["is_paused"]
        assert one.answer()["code"] == "paused"


def test_somebody_who_is_there_is_not_replaced_against_their_will(guests: Guests) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened, 0) as one, guests.sit(opened, 1) as other:
        one.ask("offer", kind="replace", about=1, player="random")
        until_offer(other, True)
        assert one.sight["seats"][1]["player"] == "human"
        other.ask("agree", agrees=True)
        while one.sight["seats"][1]["player"] == "human":
            one.until("sight")


def test_somebody_long_gone_is_replaced_by_the_others(house: House, guests: Guests) -> None:
    opened = guests.open_for_two()
    clock = SetClock()
    with guests.sit(opened, 0) as one:
        company = house.tables.rooms[opened["id"]].company
        company.clock = clock
        company._left = {0: float("inf"), 1: clock.now}
        one.ask("offer", kind="replace", about=1)
        assert company_of(one)["offer"] is not None
        clock.now += ABSENT
        one.ask("offer", kind="replace", about=1, player="random")
        assert company_of(one)["offer"] is None
        assert one.sight["seats"][1]["player"] == "random"


@pytest.mark.parametrize("about", [None, 7, 0])
def test_only_people_are_replaced(guests: Guests, about: int | None) -> None:
    opened = guests.open("connect-four", seats=["random", "human"])
    with guests.sit(opened, 1) as one:
        assert one.ask("offer", kind="replace", about=about)["code"] == "offer"
        assert one.ask("offer", kind="replace", about=1, player="human")["code"] == "offer"


def test_a_rematch_turns_the_seats_and_gives_everybody_their_own_key(guests: Guests) -> None:
    opened = guests.open_for_two(names=["Ola", "Jan"], has_free_words=False)
    with guests.sit(opened, 0) as ola, guests.sit(opened, 1) as jan, guests.sit(opened) as watcher:
        assert ola.ask("offer", kind="rematch")["code"] == "offer"  # it is not over
        ola.order("resign")
        ola.ask("offer", kind="rematch")
        until_offer(jan, True)
        jan.ask("agree", agrees=True)
        told = {}
        for name, guest in (("Ola", ola), ("Jan", jan), ("", watcher)):
            while company_of(guest)["rematch"] is None:
                guest.until("company")
            told[name] = company_of(guest)["rematch"]
        assert told[""]["seats"] == []
        assert [each["seat"] for each in told["Ola"]["seats"]] == [1]
        assert [each["seat"] for each in told["Jan"]["seats"]] == [0]
    table = told["Ola"]["table"]
    with guests.enter(table, told["Ola"]["seats"][0]["key"]) as ola:
        ola.hello()
        assert ola.sight["reader"] == 1
        assert ola.table["names"] == ["Jan", "Ola"]
        assert company_of(ola)["has_free_words"] is False
    with guests.sit(opened, 1) as late:  # who comes to the old table finds the new one
        assert company_of(late)["rematch"] == told["Jan"]


# -- talk


def test_what_is_said_reaches_everybody_and_whoever_comes_later(
    house: House, guests: Guests
) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened, 0) as one, guests.sit(opened, 1) as other, guests.sit(opened) as third:
        one.ask("talk", phrase="good-luck")
        one.ask("talk", words="  Dobrý den, <b>hrajeme</b>?\n ")
        for guest in (one, other, third):
            while len(lines_of(guest)) < 2:
                guest.until("said")
        assert [line["phrase"] for line in lines_of(other)] == ["good-luck", None]
        assert lines_of(other)[1]["words"] == "Dobrý den, <b>hrajeme</b>?"
        assert third.ask("talk", phrase="hello")["code"] == "spectator"
    house.tables.rooms.clear()
    with guests.sit(opened, 1) as other:
        assert [line["seat"] for line in lines_of(other)] == [0, 0]


def test_free_words_can_be_switched_off_at_a_table(guests: Guests) -> None:
    opened = guests.open_for_two(has_free_words=False)
    with guests.sit(opened, 0) as one:
        assert one.ask("talk", words="psst")["code"] == "no-words"
        assert one.ask("talk", phrase="thanks")["t"] == "ok"


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"phrase": "nonsense"}, "no-phrase"),
        ({"words": ""}, "words"),
        ({}, "words"),
        ({"words": "x" * 301}, "words"),
        ({"words": "abc\u202edef"}, "signs"),
        ({"words": "\x1b[31m"}, "signs"),
    ],
)
def test_what_cannot_be_said(guests: Guests, said: Message, code: str) -> None:
    with guests.sit(guests.open_for_two(), 0) as one:
        assert one.ask("talk", **said)["code"] == code
        assert lines_of(one) == []


def test_nobody_talks_without_end(guests: Guests) -> None:
    with guests.sit(guests.open_for_two(), 0) as one:
        codes = [one.ask("talk", phrase="hello").get("code") for _ in range(14)]
        assert codes[:10] == [None] * 10
        assert "too-often" in codes[10:]


def test_every_phrase_is_worded_in_every_language() -> None:
    for language in LANGUAGES:
        text = (WORDS / f"{language}.ftl").read_text("utf-8")
        for phrase in PHRASES:
            assert f"\ntalk-{phrase} = " in text, (language, phrase)


# -- reports


def test_a_report_reaches_the_host_with_the_record(house: House, guests: Guests) -> None:
    house.trusts_home = False
    opened = guests.open_for_two()
    with guests.sit(opened, 1) as other:
        other.ask("talk", words="bad words")
    one = Visitor(guests)
    body = {"seat": 0, "about": 1, "words": "He is rude.", "key": opened["seats"][0]["key"]}
    one.post(f"/api/tables/{opened['id']}/report", body, 204)
    with house.store.engine.connect() as connection:
        (row,) = connection.execute(sa.select(reports)).all()
    assert (row.seat, row.about, row.words) == (0, 1, "He is rude.")
    assert row.talk[0]["words"] == "bad words"
    assert json.loads(row.record.splitlines()[0])["game"] == "connect-four"

    for wrong in ({**body, "key": ""}, {**body, "seat": 1}, {**body, "seat": 9}):
        code = one.refused(f"/api/tables/{opened['id']}/report", wrong)
        assert code in ("not-yours", "no-seat")
    codes = [
        one.call("POST", f"/api/tables/{opened['id']}/report", body).status_code for _ in range(6)
    ]
    assert codes[-1] == 429


def test_page_and_server_know_the_same_phrases() -> None:
    assert tuple(re.findall(r'^  "([a-z-]+)",$', CLIENT.read_text("utf-8"), re.M)) == PHRASES
