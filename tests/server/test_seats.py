"""Seats by link: claimed, handed over, revoked, open to anybody."""

from __future__ import annotations

import contextlib

import pytest
from websockets.exceptions import ConnectionClosed

from server.guests import Guests, Message
from server.visitors import Visitor
from threecrowns.server.house import House


@pytest.fixture
def opened(house: House, guests: Guests) -> Message:
    house.trusts_home = False
    return guests.open_for_two()


@pytest.fixture
def friend(guests: Guests) -> Visitor:
    return Visitor(guests)


def key_of(opened: Message, seat: int = 1) -> str:
    return str(opened["seats"][seat]["key"])


def change(who: Visitor, opened: Message, seat: int = 1, **more: object) -> Message:
    path = f"/api/tables/{opened['id']}/seats/{seat}/key"
    made: Message = who.post(path, more)
    return made


def test_a_claimed_link_is_bound_to_whoever_claimed_it(
    guests: Guests, opened: Message, friend: Visitor
) -> None:
    link = key_of(opened)
    claimed = change(friend, opened, key=link, is_claim=True, name="Jan")
    assert claimed["key"] != link
    assert claimed["name"] == "Jan"
    with guests.enter(opened["id"], link) as late:
        assert late.closed() == 4403
    with guests.enter(opened["id"], claimed["key"]) as jan:
        jan.hello()
        assert jan.sight["reader"] == 1
        company = next(each for each in jan.received if each["t"] == "company")
        assert [seat["is_claimed"] for seat in company["seats"]] == [False, True]


def test_a_revoked_link_dies_at_once_with_the_sockets_that_came_by_it(
    guests: Guests, opened: Message, friend: Visitor
) -> None:
    link = key_of(opened)
    with guests.sit(opened, 0) as host, guests.sit(opened, 1) as stranger:
        new = change(friend, opened, key=link)["key"]
        assert stranger.closed() == 4403
        said = stranger.received[-1]
        assert (said["t"], said["code"], said["text"]["id"]) == (
            "refused",
            "revoked",
            "people-revoked",
        )
        assert new not in "".join(stranger.raw)
        assert host.until("company")["seats"][1]["is_claimed"] is False
        index = host.sight["index"]
    with guests.enter(opened["id"], new) as one:
        assert one.hello()["index"] == index


def test_a_revoked_key_opens_nothing_over_http(
    guests: Guests, opened: Message, friend: Visitor
) -> None:
    one, other = Visitor(guests), Visitor(guests)
    one.keys = [key_of(opened, 0), key_of(opened)]
    other.keys = [change(friend, opened, key=key_of(opened))["key"]]
    at = f"/api/tables/{opened['id']}/at/0?seat=1"
    assert (one.refused(at, method="GET"), other.get(at)["reader"]) == ("not-yours", 1)
    assert [key["seat"] for key in one.get("/api/tables")[0]["keys"]] == [0]
    assert one.refused(f"/api/tables/{opened['id']}/record", method="GET") == "running"
    path = f"/api/tables/{opened['id']}/seats/1"
    for door, body in (("key", {}), ("open", {"is_open": True})):
        assert one.refused(f"{path}/{door}", body) == "not-yours"
    report = {"seat": 1, "words": "He is rude."}
    assert one.refused(f"/api/tables/{opened['id']}/report", report) == "not-yours"


def test_whoever_was_let_go_can_give_no_order_any_more(
    guests: Guests, opened: Message, friend: Visitor
) -> None:
    first, _ = guests.asked(opened)
    with guests.sit(opened, first) as one:
        change(friend, opened, first, key=key_of(opened, first))
        with contextlib.suppress(ConnectionClosed):
            one.send({"t": "answer", "n": 1, "index": one.sight["index"], "action": 0})
        one.closed()
        assert all(message.get("t") != "ok" for message in one.received)
    with guests.sit(opened) as watcher:
        assert watcher.sight["answers"] == 0


def test_an_account_holds_the_seat_it_claims_and_not_one_it_handed_on(
    opened: Message, friend: Visitor
) -> None:
    friend.join("Jan")
    change(friend, opened, key=key_of(opened), is_claim=True)
    (held,) = friend.get("/api/account")["account"]["seats"]
    assert (held["table"], held["seat"]) == (opened["id"], 1)
    (listed,) = friend.get("/api/tables")
    assert listed["names"][1] == "Jan"  # called as the account is

    handed = change(friend, opened)["key"]  # the account shows its key by itself
    assert friend.get("/api/account")["account"]["seats"] == []
    assert handed != held["key"]


def test_open_seats_are_the_ones_who_come_first(guests: Guests, house: House) -> None:
    house.trusts_home = False
    opened = guests.open_for_two(open=[1])
    one, late = Visitor(guests), Visitor(guests)
    with guests.sit(opened, 0) as host:
        company = next(each for each in host.received if each["t"] == "company")
        assert [seat["is_open"] for seat in company["seats"]] == [False, True]
        taken = one.post(f"/api/tables/{opened['id']}/seats/1/take", {"name": "Ola"}, 201)
        assert host.until("table")["names"] == ["", "Ola"]
    assert late.refused(f"/api/tables/{opened['id']}/seats/1/take") == "taken"
    assert late.refused(f"/api/tables/{opened['id']}/seats/0/take") == "taken"
    with guests.enter(opened["id"], taken["key"]) as ola:
        assert ola.hello()["reader"] == 1


def test_a_seat_is_opened_and_shut_by_whoever_holds_it(opened: Message, friend: Visitor) -> None:
    path = f"/api/tables/{opened['id']}/seats/1"
    assert friend.refused(f"{path}/open", {"is_open": True, "key": key_of(opened, 0)}) == (
        "not-yours"
    )
    friend.post(f"{path}/open", {"is_open": True, "key": key_of(opened)}, 204)
    friend.post(f"{path}/open", {"is_open": False, "key": key_of(opened)}, 204)
    assert friend.refused(f"{path}/take") == "taken"


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there(opened: Message, friend: Visitor, seat: int) -> None:
    path = f"/api/tables/{opened['id']}/seats/{seat}/key"
    assert friend.refused(path, {"key": key_of(opened)}) == "no-seat"


@pytest.mark.parametrize("key", ["", "nonsense", "0"])
def test_a_guessed_key_changes_nothing(
    guests: Guests, opened: Message, friend: Visitor, key: str
) -> None:
    path = f"/api/tables/{opened['id']}/seats/1/key"
    assert friend.refused(path, {"key": key}) == "not-yours"
    assert friend.refused(path, {"key": key_of(opened, 0)}) == "not-yours"
    with guests.sit(opened, 1) as other:
        assert other.sight["reader"] == 1


def test_the_hall_shows_tables_with_an_open_seat_and_no_others(
    house: House, guests: Guests
) -> None:
    house.trusts_home = False
    guests.open_for_two()
    opened = guests.open_for_two(open=[1], names=["Ola", ""], pace={"kind": "days", "days": 3})
    text = guests.get("/api/hall").text
    (shown,) = guests.get("/api/hall").json()
    assert (shown["id"], shown["open"], shown["pace"]["days"]) == (opened["id"], [1], 3)
    assert [key for key in (seat["key"] for seat in opened["seats"]) if key in text] == []
    guests.post(f"/api/tables/{opened['id']}/seats/1/take")
    assert guests.get("/api/hall").json() == []
