"""Players' pages: what everybody may know, and nothing else; gone with the account."""

from __future__ import annotations

from urllib.parse import quote

import pytest

from server.guests import Guests
from server.rated import keep_rated_end
from server.visitors import PASSWORD, Visitor
from server.waiting import until
from threecrowns.server.house import House
from threecrowns.server.people.passwords import Passwords


@pytest.fixture
def tables(house: House, guests: Guests) -> list[str]:
    """Eleven rated games of two people, who are strangers to whoever asks."""
    house.trusts_home = False
    tables = keep_rated_end(house.store, 11, ("Anna Nová", "Bára"))
    for table in tables:
        house.people.ratings.settle(table)  # unless the house was faster
    assert house.people.ratings.due() == []
    return tables


def give_password(house: House, name: str) -> None:
    account = house.people.accounts.named(name)
    assert account is not None
    house.people.accounts.change_password(account.id, Passwords().hasher.hash(PASSWORD))


def test_a_page_shows_ratings_and_rated_games(guests: Guests, tables: list[str]) -> None:
    page = guests.get(f"/api/people/{quote('anna nová')}").json()  # however it is written
    assert page["name"] == "Anna Nová"
    assert len(page["since"]) == len("2026-11-17")  # the day, not the minute
    (rating,) = page["ratings"]
    assert (rating["game"], rating["games"], rating["is_provisional"]) == (
        "connect-four",
        11,
        False,
    )
    assert 0 < rating["spread"] < 700
    assert [game["replay"] for game in page["games"]] == tables[::-1]
    last = page["games"][0]
    assert (last["place"], last["players"]) == (2, 2)  # given up by turns: Anna began
    assert last["gain"] < 0
    assert last["others"][0]["player"] == {"name": "Bára", "bot": None, "script": None}


def test_nothing_private_is_on_a_page(house: House, guests: Guests, tables: list[str]) -> None:
    account = house.people.accounts.named("Bára")
    assert account is not None
    unrated = guests.open_for_two(names=["Bára", ""])
    house.people.accounts.collect(account.id, [unrated["seats"][0]["key"]])
    text = guests.get(f"/api/people/{quote('Bára')}").text
    keys = [key for table in tables for key in house.store.keys(table)]
    for secret in (account.id, account.created, unrated["id"], *keys):
        assert secret not in text


def test_a_removed_table_is_named_without_a_way_to_it(
    house: House, guests: Guests, tables: list[str]
) -> None:
    keys = house.store.keys(tables[-1])
    gone = guests.delete(f"/api/tables/{tables[-1]}", **{"X-Crowns-Keys": ", ".join(keys)})
    assert gone.status_code == 204
    found = guests.get(f"/api/people/{quote('Bára')}").json()["games"]
    assert [game["replay"] for game in found[:2]] == [None, tables[-2]]


def test_an_unknown_name_a_deleted_and_an_impossible_one_are_answered_alike(
    house: House, guests: Guests, tables: list[str]
) -> None:
    give_password(house, "Bára")
    owner = Visitor(guests)
    owner.sign_in("Bára")
    owner.post("/api/account/delete", {"password": PASSWORD}, 204)

    asked = ["Bára", "Nobody", "a/b", "%00", "x" * 500, "<b>", "\u202e"]
    answers = [guests.get(f"/api/people/{quote(name, safe='%')}") for name in asked]
    assert {answer.status_code for answer in answers} == {404}
    assert len({answer.text for answer in answers}) == 1

    page = guests.get(f"/api/people/{quote('Anna Nová')}")
    assert "Bára" not in page.text
    nobody = {"name": None, "bot": None, "script": None}
    assert page.json()["games"][0]["others"][0]["player"] == nobody
    ladder = guests.get("/api/ratings/connect-four")
    assert "Bára" not in ladder.text


def test_an_export_holds_the_ratings(house: House, guests: Guests, tables: list[str]) -> None:
    give_password(house, "Bára")
    owner = Visitor(guests)
    owner.sign_in("Bára")
    found = owner.get("/api/account/export")
    assert [rating["games"] for rating in found["ratings"]] == [11]
    assert len(found["rated"]) == 11


def test_a_list_holds_people_and_bots_those_who_are_provisional_last(
    house: House, guests: Guests, tables: list[str]
) -> None:
    ladder = guests.get("/api/ratings/connect-four").json()
    named = [entry["player"]["name"] for entry in ladder["entries"]]
    assert sorted(named) == ["Anna Nová", "Bára"]
    values = [entry["rating"]["value"] for entry in ladder["entries"]]
    assert values == sorted(values, reverse=True)
    new = Visitor(guests)
    new.join("Cyril")
    body = {"game": "connect-four", "seats": ["human", "random"], "is_rated": True}
    opened = new.post("/api/tables", body, 201)
    with new.at(opened["id"], opened["seats"][0]["key"]) as guest:
        guest.until_asked()
        guest.order("resign")
    until(lambda: house.people.ratings.due() == [])
    ladder = guests.get("/api/ratings/connect-four").json()
    players = [entry["player"] for entry in ladder["entries"]]
    assert [player["bot"] or player["name"] for player in players][2:] == ["random", "Cyril"]
    assert [entry["rating"]["is_provisional"] for entry in ladder["entries"]][2:] == [True, True]
    assert guests.get("/api/ratings/no-such-game").status_code == 422


def test_the_hall_shows_who_has_sat_down_at_a_rated_table(
    house: House, guests: Guests, tables: list[str]
) -> None:
    give_password(house, "Bára")
    owner = Visitor(guests)
    owner.sign_in("Bára")
    body = {"game": "connect-four", "seats": ["human", "human"], "open": [1], "is_rated": True}
    opened = owner.post("/api/tables", body, 201)
    owner.post("/api/account/seats", {"keys": [opened["seats"][0]["key"]]})
    (table,) = guests.get("/api/hall").json()
    assert table["is_rated"]
    (sitting,) = table["rated"]
    assert (sitting["seat"], sitting["name"], sitting["is_provisional"]) == (0, "Bára", False)
    assert abs(sitting["value"] - 1500) < 300
