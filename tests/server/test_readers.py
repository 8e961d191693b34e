"""Readers come, go and come again; nobody misses anything and nobody is told too much."""

from __future__ import annotations

import json

import pytest

from server.guests import GAMES, Guest, Guests, Message
from threecrowns.engine.journal import Event
from threecrowns.engine.rng import Rng
from threecrowns.server.house import House
from threecrowns.server.room import Room

MOST_ASKED = 30  # of each kind; nobody may talk much faster


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
    with guests.sit(opened, 0, 1) as both:
        both.answer(0)
        old = both.sight["index"]
        both.order("ask-back", answers=0)
        both.send({"t": "sit", "seat": 1})
        both.until("sight")
        both.order("consent", agrees=False)
    house.tables.rooms.clear()

    with guests.sit(opened, 0, 1) as both:
        assert both.sight["index"] == old + 2
        assert both.ask("answer", index=old, action=0)["code"] == "stale"


def test_tables_that_nobody_looks_at_are_dropped(house: House, guests: Guests) -> None:
    for _ in range(12):
        with guests.sit(guests.open_for_two()) as watcher:
            watcher.ask("at", answers=0)
    with guests.sit(guests.open_for_two(), 0) as one:
        one.answer()
        assert len(house.tables.rooms) <= 9 + 1


# -- nothing leaks


def everything_told(guests: Guests, opened: Message, seat: int | None) -> list[str]:
    """Whatever a reader can learn by coming to the table now and asking about everything."""
    keys = [] if seat is None else [opened["seats"][seat]["key"]]
    with guests.enter(opened["id"], *keys) as reader:
        reader.hello()
        question = reader.sight["question"]
        choices = [] if question is None else question["choices"]
        touched = [ref for choice in choices for ref in (choice["subject"], *choice["targets"])]
        refs = {json.dumps(ref): ref for ref in touched if ref is not None}
        for ref in list(refs.values())[:MOST_ASKED]:
            reader.ask("why", ref=ref)
        for choice in choices[:MOST_ASKED]:
            reader.ask("why-move", move=choice["move"])
        return [text for text in reader.raw if '"t":"present"' not in text]


def redraw(room: Room, reader: int | None, rng: Rng) -> None:
    """Put what a reader cannot know in another order, in the position and in what is told."""
    match = room.match
    seat = rng.below(match.setup.seats) if reader is None else reader
    world = match.state.determinize(seat, rng)
    world.journal = match.journal
    match.state = world
    for number, event in enumerate(match.journal.events):
        if event.known_to(-1 if reader is None else reader).secret != event.secret:
            other = Event(event.kind, event.seat, event.a, event.b, event.c, event.d)
            other.secret = event.secret + 1
            other.knowers = event.knowers
            match.journal.events[number] = other


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_nothing_a_reader_receives_depends_on_what_it_cannot_know(
    house: House, guests: Guests, game: str, seed: int
) -> None:
    rng = Rng(seed)
    opened = guests.open_for_two(game, seed=seed)
    with guests.sit(opened, 0, 1) as both:
        while both.sight["winners"] is None:
            seat = both.sight["waiting"][0]
            if both.sight["reader"] != seat:
                both.send({"t": "sit", "seat": seat})
                both.until("sight")
            if rng.below(8) == 0:
                check_leaks(house, guests, opened, rng)
            assert both.answer(rng.below(1000))["t"] == "ok"
        check_leaks(house, guests, opened, rng)


def check_leaks(house: House, guests: Guests, opened: Message, rng: Rng) -> None:
    room = house.tables.rooms[opened["id"]]
    for reader in (None, *range(room.match.setup.seats)):
        told = everything_told(guests, opened, reader)
        state, events = room.match.state, list(room.match.journal.events)
        redraw(room, reader, rng)
        again = everything_told(guests, opened, reader)
        room.match.state = state
        room.match.journal.events[:] = events
        assert again == told


def test_keys_and_secrets_of_others_are_never_told(house: House, guests: Guests) -> None:
    opened = guests.open_for_two()
    kept = house.store.find(opened["id"])
    assert kept is not None
    with guests.sit(opened, 0) as one:
        one.answer()
        text = "".join(one.raw)
    assert opened["seats"][0]["key"] in text
    assert opened["seats"][1]["key"] not in text
    assert str(kept.secret) not in text
