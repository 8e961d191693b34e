"""Web Push: a closed browser is told once for each turn, by what it alone can read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from ipaddress import ip_network
from pathlib import Path

import pytest

pytest.importorskip("pywebpush")
import sqlalchemy as sa
from py_vapid import Vapid02

from server.databases import open_store
from server.guests import Guests
from server.listening import listening
from server.pushed import CONTACT, Service, key_file
from server.running import running
from server.visitors import PASSWORD, Visitor, seated
from server.waiting import until
from threecrowns.engine.refusal import CrownsError
from threecrowns.server.house import House
from threecrowns.server.people.pushing import PushKeys, decoded, encoded
from threecrowns.server.people.rating_database import push_subscriptions
from threecrowns.server.store import Store
from threecrowns.table.thinkers import Thinkers

pytestmark = pytest.mark.more


@pytest.fixture
def service() -> Iterator[Service]:
    with listening(status=201) as line:
        yield Service(line)


@pytest.fixture
def house(store: Store, tmp_path: Path) -> Iterator[House]:
    """A house whose host has keys."""
    thinkers = Thinkers()
    try:
        push = PushKeys(key_file(tmp_path), CONTACT)
        yield House(store, thinkers, trusts_home=False, push=push)
    finally:
        thinkers.close()


@pytest.fixture
def ola(guests: Guests) -> Visitor:
    one = Visitor(guests)
    one.join("Ola")
    return one


def kept(house: House) -> list[str]:
    with house.store.engine.connect() as connection:
        return list(connection.scalars(sa.select(push_subscriptions.c.endpoint)))


def test_a_closed_browser_is_told_once_for_each_turn_and_no_secret(
    house: House, guests: Guests, ola: Visitor, service: Service
) -> None:
    house.people.pusher.caller.allowed = (ip_network("127.0.0.0/8"),)
    opened, first = seated(guests, ola)
    with guests.sit(opened, first) as other:
        other.answer()  # nothing is told before it is wanted
    until(lambda: not house.people.turns.calls)
    assert service.line.heard == []

    opened, first = seated(guests, ola)
    ola.post("/api/account/push", service.wish(), 204)
    with guests.sit(opened, first) as other:
        other.answer()
        until(lambda: len(service.line.heard) == 1)
        with ola.at(opened["id"]) as here:
            here.answer()
            other.until_asked()
            other.answer()
            here.until_asked()
    until(lambda: not house.people.turns.calls)
    assert len(service.line.heard) == 1  # at the table one sees it

    headers, raw = service.line.heard[0]
    said = service.read(0)
    assert set(said) == {"text", "url"}
    assert said["text"].startswith("Jste na tahu")
    assert said["url"].endswith(f"/t/{opened['id']}")
    for secret in ("Ola", *(seat["key"] for seat in opened["seats"])):
        assert secret not in json.dumps([said, headers])
    assert opened["id"].encode() not in raw  # the service between reads nothing
    assert headers["Content-Encoding"] == "aes128gcm"


def test_the_service_can_check_who_sends(
    house: House, guests: Guests, ola: Visitor, service: Service
) -> None:
    house.people.pusher.caller.allowed = (ip_network("127.0.0.0/8"),)
    opened, first = seated(guests, ola)
    ola.post("/api/account/push", service.wish(), 204)
    with guests.sit(opened, first) as other:
        other.answer()
    until(lambda: len(service.line.heard) == 1)
    authorization = service.line.heard[0][0]["Authorization"]
    assert Vapid02.verify(authorization)
    assert f"k={guests.get('/api/push').json()['key']}" in authorization
    claims = json.loads(decoded(authorization.partition("t=")[2].split(".")[1]))
    assert claims["sub"] == CONTACT
    assert claims["aud"] == service.line.address.removesuffix("/called")


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(
    house: House, guests: Guests, ola: Visitor, service: Service, status: int
) -> None:
    house.people.pusher.caller.allowed = (ip_network("127.0.0.0/8"),)
    service.line.status = status
    opened, first = seated(guests, ola)
    ola.post("/api/account/push", service.wish(), 204)
    assert kept(house) == [service.line.address]
    with guests.sit(opened, first) as other:
        other.answer()
    until(lambda: kept(house) == [])


def test_a_service_that_fails_is_tried_again_at_the_next_turn(
    house: House, guests: Guests, ola: Visitor, service: Service
) -> None:
    house.people.pusher.caller.allowed = (ip_network("127.0.0.0/8"),)
    service.line.status = 503
    opened, first = seated(guests, ola)
    ola.post("/api/account/push", service.wish(), 204)
    with guests.sit(opened, first) as other:
        other.answer()
    until(lambda: len(service.line.heard) == 1 and not house.people.turns.calls)
    assert kept(house) == [service.line.address]


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:9/",
        "https://127.0.0.1/",
        "https://10.0.0.1/",
        "https://[::ffff:192.168.0.1]/",
        "http://192.0.2.1/",
        "https://169.254.169.254/",
        "file:///etc/passwd",
        "nonsense",
    ],
)
def test_nobody_is_called_in_the_network_of_the_house(
    house: House, ola: Visitor, service: Service, endpoint: str
) -> None:
    assert ola.refused("/api/account/push", service.wish(endpoint=endpoint)) == "push"
    assert kept(house) == []


def test_a_service_elsewhere_is_called_over_tls_only(house: House, service: Service) -> None:
    wish = service.wish()
    keys = (wish["p256dh"], wish["auth"])
    house.people.pusher.check("https://8.8.8.8/push", *keys)  # looked at, not called
    with pytest.raises(CrownsError):
        house.people.pusher.check("http://8.8.8.8/push", *keys)


@pytest.mark.parametrize(
    "more", [{"p256dh": "AAAA"}, {"auth": ""}, {"p256dh": encoded(b"\x04" + bytes(64))}]
)
def test_keys_that_are_none_are_refused(
    house: House, ola: Visitor, service: Service, more: dict[str, str]
) -> None:
    house.people.pusher.caller.allowed = (ip_network("127.0.0.0/8"),)
    assert ola.refused("/api/account/push", service.wish(**more)) == "push"
    assert ola.refused("/api/account/push", service.wish("xx")) == "language"
    assert kept(house) == []


def test_a_subscription_goes_when_it_is_not_wanted_and_with_the_account(
    house: House, guests: Guests, ola: Visitor, service: Service
) -> None:
    house.people.pusher.caller.allowed = (ip_network("127.0.0.0/8"),)
    ola.post("/api/account/push", service.wish(), 204)
    ola.post("/api/account/push", service.wish(), 204)  # again: the same
    assert kept(house) == [service.line.address]
    assert [each["endpoint"] for each in ola.get("/api/account/export")["browsers"]] == [
        service.line.address
    ]
    stranger = Visitor(guests)
    stranger.join("Eva")
    stranger.post("/api/account/push/remove", {"endpoint": service.line.address}, 204)
    assert kept(house) == [service.line.address]
    ola.post("/api/account/push/remove", {"endpoint": service.line.address}, 204)
    assert kept(house) == []
    ola.post("/api/account/push", service.wish(), 204)
    ola.post("/api/account/sign-out-everywhere", {}, 204)
    assert kept(house) == []
    ola.sign_in("Ola")
    ola.post("/api/account/push", service.wish(), 204)
    ola.post("/api/account/delete", {"password": PASSWORD}, 204)
    assert kept(house) == []


def test_an_account_has_only_so_many_browsers(house: House, ola: Visitor, service: Service) -> None:
    house.people.pusher.caller.allowed = (ip_network("127.0.0.0/8"),)
    for number in range(12):
        wish = service.wish(endpoint=f"{service.line.address}{number}")
        ola.post("/api/account/push", wish, 204)
    assert len(kept(house)) == 10


def test_without_keys_nothing_is_offered(tmp_path: Path, service: Service) -> None:
    store, thinkers = open_store("sqlite", tmp_path / "plain"), Thinkers()
    try:
        house = House(store, thinkers, trusts_home=False)
        with running(house, tmp_path / "static") as port:
            one = Visitor(Guests(port))
            one.join("Ola")
            assert one.get("/api/push") == {"key": None}
            assert one.refused("/api/account/push", service.wish()) == "no-push"
    finally:
        thinkers.close()
        store.close()


@pytest.mark.parametrize(
    ("raw", "contact", "why"),
    [
        (b"nonsense", CONTACT, "push-no-key"),
        (None, CONTACT, "push-no-key"),
        (b"", "", "push-no-contact"),
    ],
)
def test_keys_that_cannot_be_used_are_told_in_a_sentence(
    tmp_path: Path, raw: bytes | None, contact: str, why: str
) -> None:
    file = tmp_path / "push.pem"
    if raw is not None:
        file.write_bytes(raw)
    with pytest.raises(CrownsError) as refused:
        PushKeys(file, contact)
    assert refused.value.phrase.id == why
