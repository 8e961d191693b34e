"""Accounts: optional, and everything of them can be taken along or taken away."""

from __future__ import annotations

import pytest

from server.guests import Guests
from server.test_manners import lines_of
from server.visitors import PASSWORD, Visitor
from threecrowns.server.house import House
from threecrowns.server.people.accounts import LONGEST_SESSION
from threecrowns.server.people.clock import Clock
from threecrowns.server.people.service import COOKIE


@pytest.fixture
def someone(house: House, guests: Guests) -> Visitor:
    house.trusts_home = False
    return Visitor(guests)


def other_device(one: Visitor) -> Visitor:
    return Visitor(one.guests)


def test_a_guest_needs_no_account(someone: Visitor) -> None:
    assert someone.get("/api/account") == {"account": None, "codes": []}
    assert someone.refused("/api/account/seats", {"keys": []}) == "signed-out"


def test_an_account_brings_games_to_another_device(someone: Visitor, guests: Guests) -> None:
    opened = guests.open_for_two()
    mine = opened["seats"][0]["key"]
    assert len(someone.join("Ola")["codes"]) == 10
    someone.post("/api/account/seats", {"keys": [mine, "nonsense"]})

    device = other_device(someone)
    assert device.get("/api/tables") == []
    facts = device.sign_in("ola")["account"]  # whatever the case
    assert (facts["name"], facts["sessions"]) == ("Ola", 2)
    (listed,) = device.get("/api/tables")
    assert [each["key"] for each in listed["keys"]] == [mine]
    with device.at(opened["id"]) as guest:
        assert guest.table["keys"] == {mine: 0}
        assert guest.sight["reader"] == 0


def test_a_guest_at_the_same_table_is_shown_nothing_of_it(someone: Visitor, guests: Guests) -> None:
    opened = guests.open_for_two()
    someone.join("Ola")
    someone.post("/api/account/seats", {"keys": [opened["seats"][0]["key"]]})
    with other_device(someone).at(opened["id"]) as guest:
        assert guest.table["keys"] == {}
        assert guest.sight["reader"] is None


def test_names_that_look_the_same_are_the_same(someone: Visitor) -> None:
    someone.join("Zoë")
    for name in ("zoë", "ZOË", "Zoe\u0308", " Zoë ", "Ｚoë"):
        body = {"name": name, "password": PASSWORD}
        assert other_device(someone).refused("/api/account", body) == "name-taken"


def test_signing_out_here_and_everywhere(someone: Visitor) -> None:
    someone.join("Ola")
    device, third = other_device(someone), other_device(someone)
    device.sign_in("Ola")
    third.sign_in("Ola")

    device.post("/api/account/sign-out", status=204)
    assert COOKIE not in device.cookies
    assert third.get("/api/account")["account"]["sessions"] == 2
    someone.post("/api/account/sign-out-everywhere", status=204)
    assert third.get("/api/account")["account"] is None


def test_a_cookie_that_was_kept_opens_nothing_after_signing_out(someone: Visitor) -> None:
    someone.join("Ola")
    token = someone.cookies[COOKIE]
    someone.post("/api/account/sign-out", status=204)
    thief = other_device(someone)
    thief.cookies.set(COOKIE, token)
    assert thief.get("/api/account")["account"] is None


def test_a_new_password_is_asked_of_all_devices(someone: Visitor) -> None:
    someone.join("Ola")
    device = other_device(someone)
    device.sign_in("Ola")
    wrong = {"old": "not the password", "new": "another long one"}
    assert someone.refused("/api/account/password", wrong) == "wrong-password"
    someone.post("/api/account/password", {"old": PASSWORD, "new": "another long one"})

    assert someone.get("/api/account")["account"]["name"] == "Ola"
    assert device.get("/api/account")["account"] is None
    body = {"name": "Ola", "password": PASSWORD}
    assert device.refused("/api/account/sign-in", body) == "wrong-password"
    device.sign_in("Ola", "another long one")


def test_a_recovery_code_is_good_once(someone: Visitor) -> None:
    codes = someone.join("Ola")["codes"]
    device = other_device(someone)
    body = {"name": "Ola", "code": codes[3].upper(), "password": "a fresh password"}
    assert device.post("/api/account/recover", body)["account"]["codes"] == 9

    assert someone.get("/api/account")["account"] is None
    assert device.refused("/api/account/recover", body) == "wrong-code"
    fresh = device.post("/api/account/codes", {"password": "a fresh password"})["codes"]
    assert len(fresh) == 10
    old = {**body, "code": codes[4]}
    assert device.refused("/api/account/recover", old) == "wrong-code"


def test_everything_can_be_taken_along(someone: Visitor, guests: Guests) -> None:
    opened = guests.open_for_two()
    someone.join("Ola")
    someone.post("/api/account/seats", {"keys": [opened["seats"][1]["key"]]})
    known = someone.get("/api/account/export")
    assert known["name"] == "Ola"
    assert known["seats"] == [{"table": opened["id"], "seat": 1, "key": opened["seats"][1]["key"]}]
    assert "argon2" not in str(known)


def test_a_deleted_account_leaves_nothing_behind(
    someone: Visitor, guests: Guests, house: House
) -> None:
    opened = guests.open_for_two(names=["Ola", "Jan"])
    someone.join("Ola")
    someone.post("/api/account/seats", {"keys": [opened["seats"][0]["key"]]})
    assert someone.refused("/api/account/delete", {"password": "wrong"}) == "wrong-password"
    with guests.sit(opened, 1) as other:
        someone.post("/api/account/delete", {"password": PASSWORD}, 204)
        assert other.until("table")["names"] == ["", "Jan"]

    assert someone.get("/api/account")["account"] is None
    body = {"name": "Ola", "password": PASSWORD}
    assert someone.refused("/api/account/sign-in", body) == "wrong-password"
    text = "\n".join(house.store.engine.raw_connection().iterdump())
    assert "Ola" not in text
    with guests.sit(opened, 0) as player:  # the game goes on for whoever has the key
        assert player.sight["reader"] == 0


def test_words_of_a_deleted_account_are_told_to_nobody_who_comes_later(
    someone: Visitor, guests: Guests, house: House
) -> None:
    opened = guests.open_for_two()
    table, keys = opened["id"], [seat["key"] for seat in opened["seats"]]
    someone.join("Ola")
    with guests.sit(opened, 1) as other:
        with someone.at(table, keys[0]) as own:
            own.ask("talk", words="call me 555")
        other.ask("talk", phrase="yes")
        with someone.at(table, keys[0]) as own:
            own.ask("talk", words="or 556")
        while len(lines_of(other)) < 3:
            other.until("said")
        someone.post("/api/account/delete", {"password": PASSWORD}, 204)

        with guests.sit(opened, 0) as later:
            assert [line["phrase"] for line in lines_of(later)] == ["yes"]
        other.ask("talk", phrase="bye")
        while len(lines_of(other)) < 4:
            other.until("said")
    assert [line["number"] for line in lines_of(other)] == [1, 2, 3, 4]  # none is used twice
    kept = [line.words for line in house.people.companies.lines(table)]
    assert kept == [None, None]


def test_a_session_ends_by_itself(someone: Visitor, house: House) -> None:
    someone.join("Ola")

    class Later(Clock):
        def wall(self) -> float:
            return super().wall() + LONGEST_SESSION.total_seconds() + 60

    house.people.clock = Later()
    assert someone.get("/api/account")["account"] is None


def test_a_game_can_be_let_go(someone: Visitor, guests: Guests) -> None:
    opened = guests.open_for_two()
    someone.join("Ola")
    someone.post("/api/account/seats", {"keys": [opened["seats"][0]["key"]]})
    assert someone.call("DELETE", f"/api/account/seats/{opened['id']}").status_code == 204
    assert someone.get("/api/tables") == []


def test_a_game_that_is_removed_leaves_the_account(
    someone: Visitor, guests: Guests, house: House
) -> None:
    opened = guests.open_for_two()
    someone.join("Ola")
    keys = [seat["key"] for seat in opened["seats"]]
    someone.post("/api/account/seats", {"keys": keys})
    with guests.sit(opened, 0) as one:
        one.order("resign")
    someone.keys = keys
    assert someone.call("DELETE", f"/api/tables/{opened['id']}").status_code == 204
    assert someone.get("/api/account")["account"]["seats"] == []
