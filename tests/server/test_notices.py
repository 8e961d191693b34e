"""Whoever is away is told once that it is their turn; nothing secret, and nobody else is called."""

from __future__ import annotations

import json
from collections.abc import Iterator
from ipaddress import ip_network
from typing import Any
from xml.etree import ElementTree

import pytest

from server.guests import Guests
from server.listening import Listener, listening
from server.visitors import Visitor, seated
from server.waiting import until
from threecrowns.server.house import House
from threecrowns.server.people.calling import Caller
from threecrowns.server.people.notice_rest import ATOM
from threecrowns.server.speaking import RequestError

pytestmark = pytest.mark.more

LOOPBACK = [ip_network("127.0.0.0/8")]


@pytest.fixture
def chat() -> Iterator[Listener]:
    """A chat room that takes messages."""
    with listening() as room:
        yield room


def told(chat: Listener) -> list[dict[str, Any]]:
    return [json.loads(body) for _, body in chat.heard]


@pytest.fixture
def ola(house: House, guests: Guests) -> Visitor:
    house.trusts_home = False
    one = Visitor(guests)
    one.join("Ola")
    return one


def test_everything_is_off_at_first(ola: Visitor) -> None:
    found = ola.get("/api/account/notices")
    assert found == {"has_feed": False, "feed": None, "webhook": None}


def test_a_feed_tells_each_turn_once_and_no_secret(ola: Visitor, guests: Guests) -> None:
    opened, first = seated(guests, ola)
    wanted = {"language": "cs", "has_feed": True}
    address = ola.post("/api/account/notices", wanted)["feed"]
    path = address.removeprefix(guests.address)
    assert ola.post("/api/account/notices", wanted)["feed"] is None  # told once

    assert ElementTree.fromstring(guests.get(path).content).findall(f"{{{ATOM}}}entry") == []
    with guests.sit(opened, first) as other:
        other.answer()
    text = guests.get(path).text
    (entry,) = ElementTree.fromstring(text).findall(f"{{{ATOM}}}entry")
    assert str(entry.findtext(f"{{{ATOM}}}title")).startswith("Jste na tahu")
    assert guests.get(path).text == text  # the same entry as long as the turn lasts
    for secret in (*(seat["key"] for seat in opened["seats"]), path.rpartition("/")[2], "Ola"):
        assert secret not in text

    ola.post("/api/account/notices", {"language": "cs", "has_feed": False})
    assert guests.get(path).status_code == 404


def test_a_webhook_is_called_once_for_each_turn_of_somebody_who_is_away(
    ola: Visitor, guests: Guests, house: House, chat: Listener
) -> None:
    house.people.caller.allowed = tuple(LOOPBACK)
    opened, first = seated(guests, ola)
    ola.post("/api/account/notices", {"language": "pl", "webhook": chat.address})
    with guests.sit(opened, first) as other:
        other.answer()
        until(lambda: len(chat.heard) == 1)
        said = told(chat)[0]
        assert said["text"].startswith("Twoja kolej")
        assert said["url"].endswith(f"/t/{opened['id']}")
        assert set(said) == {"text", "url"}

        with ola.at(opened["id"]) as here:
            here.answer()
            other.until_asked()
            other.answer()
            here.until_asked()
    until(lambda: not house.people.turns.calls)
    assert len(chat.heard) == 1  # at the table one sees it


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1:9/",
        "http://localhost/",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://10.0.0.1/",
        "http://192.168.1.1/",
        "http://169.254.169.254/latest",
        "http://0.0.0.0/",
        "http://224.0.0.1/",
        "http://2130706433/",
        "file:///etc/passwd",
        "gopher://192.0.2.1/",
        "http://user:word@192.0.2.1/",
        "http://",
        "nonsense",
        "http://192.0.2.1:99999/",
        "http://192.0.2.1/\r\nX-Evil: 1",
    ],
)
def test_nobody_is_called_in_the_network_of_the_house(ola: Visitor, address: str) -> None:
    wanted = {"language": "en", "webhook": address}
    assert ola.refused("/api/account/notices", wanted) == "webhook"
    assert ola.get("/api/account/notices")["webhook"] is None


def test_an_address_is_checked_again_when_it_is_called() -> None:
    with pytest.raises(RequestError):
        Caller().post("http://127.0.0.1:9/", {"text": ""})


def test_a_host_may_allow_a_network_of_his_own() -> None:
    assert not Caller().may_call("127.0.0.1")
    assert Caller(LOOPBACK).may_call("127.0.0.1")
    assert not Caller(LOOPBACK).may_call("10.0.0.1")


@pytest.mark.parametrize("token", ["x", "%2e%2e", "' or 1=1", "0" * 300])
def test_the_address_of_a_feed_cannot_be_guessed(guests: Guests, token: str) -> None:
    assert guests.get(f"/api/feed/{token}").status_code == 404


def test_a_deleted_account_has_no_feed_any_more(ola: Visitor, guests: Guests) -> None:
    feed = ola.post("/api/account/notices", {"language": "en", "has_feed": True})["feed"]
    ola.post("/api/account/delete", {"password": "a horse in a boat"}, 204)
    assert guests.get(feed.removeprefix(guests.address)).status_code == 404
