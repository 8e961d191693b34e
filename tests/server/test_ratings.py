"""Ratings: counted once, on one scale for people and bots, and found again from the results."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from server.databases import ON_EACH, open_store
from server.guests import Guest, Guests, Message
from server.rated import keep_rated_end
from server.visitors import Visitor
from server.waiting import until
from threecrowns.server.house import House
from threecrowns.server.people import writing
from threecrowns.server.people.clock import Clock
from threecrowns.server.people.rating_database import (
    rated_games,
    rated_results,
    rated_tables,
    ratings,
)
from threecrowns.server.people.ratings import Ratings
from threecrowns.server.people.strength import Strength, after_game
from threecrowns.server.store import Store

KIND = "connect-four"


@pytest.fixture
def people(house: House, guests: Guests) -> tuple[Visitor, Visitor]:
    """Two who have accounts; nobody holds keys for sitting at the machine."""
    house.trusts_home = False
    one, other = Visitor(guests), Visitor(guests)
    one.join("Anna")
    other.join("Bára")
    return one, other


def open_rated(who: Visitor, *seats: str, **more: object) -> Message:
    body = {"game": KIND, "seats": seats or ("human", "human"), "is_rated": True, **more}
    made: Message = who.post("/api/tables", body, 201)
    return made


@contextmanager
def seated(opened: Message, *who: Visitor) -> Iterator[list[Guest]]:
    with ExitStack() as stack:
        yield [
            stack.enter_context(each.at(opened["id"], opened["seats"][seat]["key"]))
            for seat, each in enumerate(who)
        ]


def rows(store: Store, table: sa.Table) -> list[Any]:
    with store.engine.connect() as connection:
        return list(connection.execute(sa.select(table)))


def settled(store: Store) -> int:
    return sum(row.is_settled for row in rows(store, rated_tables))


def told_of(store: Store) -> dict[str, tuple[float, float, int]]:
    return {row.player: (row.mu, row.sigma, row.games) for row in rows(store, ratings)}


def play(sitting: list[Guest], columns: tuple[int, int] = (0, 1)) -> int:
    """Each drops into a column of their own until one has four; the winner's seat."""
    while sitting[0].sight["winners"] is None:
        asked = sitting[0].sight["waiting"][0]
        guest = sitting[asked]
        while guest.sight["question"] is None:
            guest.until("sight")
        assert guest.answer(columns[asked])["t"] == "ok"
        if asked != 0:
            index = guest.sight["index"]
            while sitting[0].sight["index"] < index:
                sitting[0].until("sight")
    winner: int = sitting[0].sight["winners"][0]
    return winner


def finish(opened: Message, *who: Visitor) -> int:
    with seated(opened, *who) as sitting:
        return play(sitting)


def test_a_rated_game_of_two_is_counted_once(house: House, people: tuple[Visitor, Visitor]) -> None:
    opened = open_rated(people[0])
    winner = finish(opened, *people)
    until(lambda: settled(house.store) == 1)

    results = {row.seat: row for row in rows(house.store, rated_results)}
    assert (results[winner].place, results[1 - winner].place) == (1, 2)
    assert results[winner].gain > 0 > results[1 - winner].gain
    before = told_of(house.store)
    assert sorted(games for _, _, games in before.values()) == [1, 1]

    assert house.people.ratings.due() == []
    assert not house.people.ratings.settle(opened["id"])  # again: nothing happens
    assert told_of(house.store) == before


def test_bots_are_on_the_same_scale(house: House, people: tuple[Visitor, Visitor]) -> None:
    opened = open_rated(people[0], "human", "random")
    with seated(opened, people[0]) as (guest,):
        guest.until_asked()
        assert guest.order("resign")["t"] == "ok"
    until(lambda: settled(house.store) == 1)
    found = told_of(house.store)
    assert (
        found["bot:random"][0]
        > 25
        > next(mu for player, (mu, _, _) in found.items() if player != "bot:random")
    )


def test_a_game_that_is_not_rated_is_not_counted(
    house: House, people: tuple[Visitor, Visitor]
) -> None:
    opened = people[0].post("/api/tables", {"game": KIND, "seats": ["human", "human"]}, 201)
    finish(opened, *people)
    assert rows(house.store, rated_tables) == []
    assert told_of(house.store) == {}


def test_guests_and_one_person_at_two_seats_cannot_answer_there(
    house: House, guests: Guests, people: tuple[Visitor, Visitor]
) -> None:
    assert Visitor(guests).refused("/api/tables", {"game": KIND, "is_rated": True}) == "setup"
    opened = open_rated(people[0])
    first = guests.asked(opened)[0]
    with Visitor(guests).at(opened["id"], opened["seats"][first]["key"]) as guest:
        assert guest.answer()["code"] == "rated"
    keys = [seat["key"] for seat in opened["seats"]]
    with people[0].at(opened["id"], *keys) as alone:
        assert alone.answer()["t"] == "ok"
        alone.send({"t": "sit", "seat": 1 - first})
        alone.until_asked()
        assert alone.answer()["code"] == "rated"
    with people[1].at(opened["id"], keys[first]) as thief:  # somebody else plays this seat
        assert thief.order("resign")["code"] == "rated"


def test_nobody_is_helped_at_a_rated_table(people: tuple[Visitor, Visitor]) -> None:
    opened = open_rated(people[0], "human", "random")
    key = opened["seats"][0]["key"]
    with people[0].at(opened["id"], key) as guest:
        guest.until_asked()
        assert guest.order("hint")["code"] == "rated"
        assert guest.answer()["t"] == "ok"
        guest.until_asked()
        assert guest.order("ask-back", answers=0)["code"] == "rated"
        bot = opened["seats"][1]
        refused = guest.ask("replace", seat=1, player="greedy", key=bot["key"])
        assert refused["code"] == "rated"
    people[0].keys = [key]
    answer = people[0].call("POST", f"/api/tables/{opened['id']}/from/0", {})
    assert answer.json()["code"] == "running"  # no trying out at a copy
    assert people[0].call("GET", f"/api/tables/{opened['id']}/record").status_code == 403


@pytest.mark.parametrize("more", [{"seed": 3}, {"seats": ["random", "greedy"]}])
def test_a_known_deal_and_a_table_without_people_cannot_be_rated(
    people: tuple[Visitor, Visitor], more: dict[str, object]
) -> None:
    body = {"game": KIND, "is_rated": True, **more}
    assert people[0].refused("/api/tables", body) == "setup"


def test_whoever_lets_a_bot_play_on_comes_last(
    house: House, people: tuple[Visitor, Visitor]
) -> None:
    opened = open_rated(people[0])
    with seated(opened, *people) as sitting:
        for _ in range(2):  # both have answered
            asked = sitting[0].sight["waiting"][0]
            sitting[asked].until_asked()
            assert sitting[asked].answer(asked)["t"] == "ok"
            other = sitting[1 - asked]
            while other.sight["index"] < sitting[asked].sight["index"]:
                other.until("sight")
        assert sitting[0].ask("replace", seat=0, player="random")["t"] == "ok"
        while sitting[1].sight["winners"] is None:
            sitting[1].until_asked()
            if sitting[1].sight["winners"] is None:  # and let the bot win, if it can
                count = len(sitting[1].sight["question"]["choices"])
                sitting[1].answer(sitting[1].sight["answers"] % count)
    until(lambda: settled(house.store) == 1)
    places = {row.seat: row.place for row in rows(house.store, rated_results)}
    assert places == {0: 2, 1: 1}


def test_what_a_killed_process_left_is_counted_at_the_next_look(
    tmp_path: Path, house: House, people: tuple[Visitor, Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Given the process dies between the end of a game and its rating,
    done = house.people.ratings.settle
    monkeypatch.setattr(house.people.ratings, "settle", lambda _: False)
    opened = open_rated(people[0])
    finish(opened, *people)
    assert settled(house.store) == 0

    # when the next one looks, in several threads at once,
    assert house.people.ratings.due() == [opened["id"]]
    found: list[bool] = []
    threads = [threading.Thread(target=lambda: found.append(done(opened["id"]))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    # then it is counted once.
    assert sorted(found) == [False, False, False, True]
    assert len(rows(house.store, rated_games)) == 1


@pytest.mark.parametrize("kind", ON_EACH)
def test_many_processes_rate_each_game_once_and_in_one_order(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Between processes only the database decides.
    monkeypatch.setattr(writing, "one_writer", nullcontext())
    store = open_store(kind, tmp_path / "data", patience=30)
    try:
        tables = keep_rated_end(store, count=12)
        workers = [Ratings(store, Clock()) for _ in range(4)]
        found: list[tuple[str, bool]] = []

        ready = threading.Barrier(len(workers))

        def work(own: Ratings, first: int) -> None:
            ready.wait()
            for table in (*tables[first:], *tables[:first]):
                found.append((table, own.settle(table)))

        threads = [
            threading.Thread(target=work, args=(each, 3 * number))
            for number, each in enumerate(workers)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

        assert sorted(table for table, is_mine in found if is_mine) == sorted(tables)
        numbers = sorted(row.number for row in rows(store, rated_games))
        assert numbers == list(range(1, 13))
        counted = told_of(store)
        assert {games for _, _, games in counted.values()} == {12}
        workers[0].recompute()
        assert told_of(store) == counted
    finally:
        store.close()


def test_somebody_who_is_gone_leaves_a_nameless_strength(
    house: House, people: tuple[Visitor, Visitor]
) -> None:
    for _ in range(2):
        finish(open_rated(people[0]), *people)
    until(lambda: settled(house.store) == 2)
    before = told_of(house.store)
    account = house.people.accounts.named("Anna")
    assert account is not None
    people[0].post("/api/account/delete", {"password": "a horse in a boat"}, 204)

    assert account.id not in told_of(house.store)
    assert account.id not in str(rows(house.store, rated_results))
    left = {player: told for player, told in before.items() if player != account.id}
    house.people.ratings.recompute()
    assert told_of(house.store) == left


def test_a_removed_table_stays_counted(house: House, people: tuple[Visitor, Visitor]) -> None:
    opened = open_rated(people[0])
    finish(opened, *people)
    people[0].keys = [seat["key"] for seat in opened["seats"]]
    assert people[0].call("DELETE", f"/api/tables/{opened['id']}").status_code == 204
    until(lambda: len(told_of(house.store)) == 2)


def test_a_rematch_is_rated_as_the_game_before(
    house: House, people: tuple[Visitor, Visitor]
) -> None:
    opened = open_rated(people[0])
    with seated(opened, *people) as sitting:
        play(sitting)
        assert sitting[0].ask("offer", kind="rematch")["t"] == "ok"
        assert sitting[1].ask("agree", agrees=True)["t"] == "ok"
    until(lambda: len(rows(house.store, rated_tables)) == 2)


def test_the_scale_reads_as_people_are_used_to() -> None:
    assert (Strength().value, Strength().spread) == (1500, 700)
    winner, loser = after_game([Strength(), Strength()], [1, 2])
    assert winner.value > 1500 > loser.value
    assert winner.spread < 700
    first, second, last = after_game([Strength()] * 3, [1, 1, 3])
    assert first == second
    assert first.mu > last.mu


def test_a_scripted_opponent_is_rated_by_its_name(
    house: House, people: tuple[Visitor, Visitor]
) -> None:
    body = {"game": "two-heirs", "seats": ["human"], "options": {"henry": 2}, "is_rated": True}
    opened = people[0].post("/api/tables", body, 201)
    with people[0].at(opened["id"], opened["seats"][0]["key"]) as guest:
        guest.until_asked()
        assert guest.order("resign")["t"] == "ok"
    until(lambda: settled(house.store) == 1)
    assert "bot:henry-2" in told_of(house.store)
