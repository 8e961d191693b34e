"""Readers come, go and come again; nobody misses anything and nobody is told too much."""

from __future__ import annotations

import asyncio
import gc
import time

import pytest

from server.guests import GAMES, Guest, Guests, Message
from threecrowns.server.house import House
from threecrowns.server.opening import new_game
from threecrowns.server.presence import CROWD, LINGER
from threecrowns.server.reader import Reader
from threecrowns.server.socket import Talk
from threecrowns.server.tables import Tables


def told_events(guest: Guest) -> list[Message]:
    """Everything a reader was told, put together as a page does."""
    events: list[Message] = []
    for message in guest.received:
        sight = message.get("sight")
        if sight is not None and message["t"] in ("sight", "refused"):
            events = events[: sight["first_news"]] + sight["news"]
    return events


def test_two_readers_of_one_seat_see_the_same(guests: Guests) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened, 0) as one, guests.sit(opened, 0) as same:
        one.answer()
        same.until("sight")
        assert same.sight == one.sight


def test_who_is_there_is_told(guests: Guests) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened, 0) as one:
        with guests.sit(opened, 1), guests.sit(opened):
            while one.received[-1].get("watchers") != 1:
                one.receive()
            assert one.received[-1]["seats"] == [0, 1]
        while one.received[-1] != {"t": "present", "seats": [0], "watchers": 0}:
            one.receive()


def test_all_people_at_one_screen_are_there(guests: Guests) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened, 0, 1) as screen:
        assert screen.received[-1] == {"t": "present", "seats": [0, 1], "watchers": 0}


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_again_is_told_what_happened_meanwhile(guests: Guests, game: str) -> None:
    opened = guests.open_for_two(game)
    first, second = guests.asked(opened)
    with guests.sit(opened, second) as other:
        known = other.sight["first_news"] + len(other.sight["news"])
        since = other.sight["index"]
    with guests.sit(opened, first) as one:
        one.answer()
        whole = told_events(one)

    key = opened["seats"][second]["key"]
    with guests.enter(opened["id"], key) as other:
        other.hello(known=known, since=since)
        assert other.sight["first_news"] == known
        assert len(other.sight["news"]) == len(whole) - known > 0


def test_what_was_taken_back_meanwhile_is_void_even_after_the_table_was_loaded_anew(
    house: House, guests: Guests
) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened, 0, 1) as both:
        both.answer(0)
        known, since = len(told_events(both)), both.sight["index"]
        both.order("ask-back", answers=0)
        both.send({"t": "sit", "seat": 1})
        both.until("sight")
        both.order("consent", agrees=True)
        both.send({"t": "sit", "seat": 0})
        both.until("sight")
        both.answer(6)
        index = both.sight["index"]
    house.tables.rooms.clear()  # as after a restart

    with guests.enter(opened["id"], opened["seats"][0]["key"]) as one:
        one.hello(known=known, since=since)

        assert one.sight["index"] == index
        assert one.sight["first_news"] == 0


def test_an_order_from_before_a_restart_is_stale(house: House, guests: Guests) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened, 0) as one, guests.sit(opened, 1) as other:
        one.answer(0)
        old = one.sight["index"]
        one.order("ask-back", answers=0)
        while other.sight["way_back"] is None:
            other.until("sight")
        other.order("consent", agrees=False)
    house.tables.rooms.clear()

    with guests.sit(opened, 0, 1) as both:
        assert both.sight["index"] == old + 2
        assert both.ask("answer", index=old, action=0)["code"] == "stale"


@pytest.mark.parametrize("game", GAMES)
def test_a_new_table_is_ready_as_the_store_has_it(house: House, guests: Guests, game: str) -> None:
    opened = guests.open_for_two(game)
    ready = house.tables.rooms[opened["id"]]
    kept = house.tables._load(opened["id"])
    for name in ("kept", "keys", "number", "first_row", "commitment", "began", "plans"):
        assert getattr(ready, name) == getattr(kept, name), name
    assert ready.company.facts == kept.company.facts
    assert ready.company.clock is kept.company.clock
    assert ready.recorder.steps == kept.recorder.steps
    for seat in (None, 0, 1):
        assert ready.table.sight(seat) == kept.table.sight(seat)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> int:
    """So many tables are kept ready that nobody looks at."""
    monkeypatch.setattr("threecrowns.server.tables.IDLE_ROOMS", 8)
    return 8


def test_many_new_tables_do_not_stay(house: House, guests: Guests, few: int) -> None:
    for _ in range(few + 2):
        guests.open_for_two()
    assert len(house.tables.rooms) == few


def test_tables_that_nobody_looks_at_are_dropped(house: House, guests: Guests, few: int) -> None:
    for _ in range(few + 4):
        with guests.sit(guests.open_for_two()) as watcher:
            watcher.ask("at", answers=0)
    with guests.sit(guests.open_for_two(), 0) as one:
        one.answer()
        assert len(house.tables.rooms) <= few + 2


def test_who_has_left_leaves_nothing_in_memory(guests: Guests) -> None:
    """Garbage is looked for seldom, and readers come and go all the time."""
    opened = guests.open_for_two()
    gc.collect()
    others = _came()  # of a test before this one, if its failure is still to be told
    gc.disable()
    try:
        for keys in ((), (0,), (0, 1)):
            with guests.sit(opened, *keys) as one:
                one.ask("look", piece="x")
        with guests.enter(opened["id"], "wrong") as nobody:
            assert nobody.closed() == 4403
        with guests.enter(opened["id"]) as silent:
            silent.send({"t": "look", "n": 1, "piece": "x"})
            assert silent.closed() == 4400
        until = time.monotonic() + 30
        while len(_came()) > len(others):
            assert time.monotonic() < until, "somebody who left is still there"
            time.sleep(0.05)
    finally:
        gc.enable()


def _came() -> list[Reader | Talk]:
    """Whoever came in, and is still in memory."""
    return [each for each in gc.get_objects() if isinstance(each, Reader | Talk)]


def test_where_many_leave_at_once_the_others_are_told_once(house: House) -> None:
    async def leave() -> tuple[int, int]:
        tables = Tables(house.store, house.thinkers, house.people.hosting)
        new = new_game("connect-four", ("human", "human"), {}, 7, ())
        await tables.begin(new)
        async with tables.visit(new.kept.id) as room:
            crowd = [Reader({}) for _ in range(CROWD)]
            for reader in crowd:
                reader.is_greeted = True
                room.readers.add(reader)
            for _ in range(100):
                tables.presences.left(room)
            await asyncio.sleep(3 * LINGER)
            told = len(reader.outbox)
            tables.presences.left(room)  # and whoever leaves later is told of, too
            await asyncio.sleep(3 * LINGER)
            told_later = len(reader.outbox) - told
        await tables.close()
        return told, told_later

    assert asyncio.run(leave()) == (1, 1)
