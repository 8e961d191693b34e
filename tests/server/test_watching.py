"""Who only looks on sees the table as it was some answers ago, and nothing of what came since."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.clocks import SetClock
from server.guests import Guest, Guests, Message
from threecrowns.server.house import KEYS_HEADER, House
from threecrowns.server.store import Store
from threecrowns.table.thinkers import Thinkers

DELAY = 4
TIME = re.compile(r"20\d\d-\d\d-\d\dT[\d:.+]+")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house that does not trust its own machine, and whose clocks stand."""
    store, thinkers = Store(tmp_path / "data"), Thinkers()
    try:
        yield House(store, thinkers, trusts_home=False, clock=SetClock())
    finally:
        thinkers.close()
        store.close()


def play(guests: Guests, opened: Message, columns: list[int]) -> None:
    """Drop discs in turn; whoever is asked first begins."""
    with guests.sit(opened, 0) as one, guests.sit(opened, 1) as other:
        for column in columns:
            for each in (one, other):
                while each.sight["index"] < max(one.sight["index"], other.sight["index"]):
                    each.until("sight")
            asked = one if one.sight["waiting"] == [0] else other
            assert asked.order("say", move={"do": "drop", "column": column})["t"] == "ok"


def until(guest: Guest, answers: int) -> None:
    while guest.sight["answers"] < answers:
        guest.until("sight")


def test_a_spectator_sees_the_table_as_it_was(guests: Guests) -> None:
    opened = guests.open_for_two(delay=DELAY)
    with guests.sit(opened) as watcher:
        assert watcher.sight["answers"] == 0
        play(guests, opened, [1, 2, 3])
        assert watcher.ask("at", answers=0)["t"] == "past"
        assert watcher.sight["answers"] == 0  # fewer answers than that: as it was laid
        play(guests, opened, [4, 5, 6])
        until(watcher, 2)
        assert (watcher.sight["answers"], watcher.sight["index"]) == (2, 2)
        assert watcher.ask("at", answers=2)["t"] == "past"
        assert watcher.ask("at", answers=3)["code"] == "back"
    with guests.sit(opened) as late, guests.sit(opened, 0) as player:
        assert late.sight["answers"] == 2
        assert player.sight["answers"] == 6
        company = next(each for each in late.received if each["t"] == "company")
        assert (company["delay"], company["is_behind"]) == (DELAY, True)
        company = next(each for each in player.received if each["t"] == "company")
        assert (company["delay"], company["is_behind"]) == (DELAY, False)


def test_the_log_goes_on_where_it_was_and_comes_to_its_end_with_the_game(guests: Guests) -> None:
    opened = guests.open_for_two(delay=DELAY)
    with guests.sit(opened) as watcher:
        play(guests, opened, [1, 2, 3, 4, 5, 6])
        until(watcher, 2)
        with guests.sit(opened, 0) as one:
            one.order("resign")
        while watcher.sight["winners"] is None:
            watcher.until("sight")
        assert watcher.sight["answers"] == 6
        told: list[object] = []
        for message in watcher.received:
            if message["t"] == "sight":
                told = [*told[: message["sight"]["first_news"]], *message["sight"]["news"]]
    with guests.sit(opened) as late:
        assert told == late.sight["news"]


def test_without_a_delay_and_with_a_key_everything_is_seen_at_once(guests: Guests) -> None:
    opened = guests.open_for_two()
    play(guests, opened, [1, 2, 3])
    with guests.sit(opened) as watcher:
        assert watcher.sight["answers"] == 3
    late = guests.open_for_two(delay=DELAY)
    play(guests, late, [1, 2, 3])
    held = {KEYS_HEADER: late["seats"][0]["key"]}
    path = f"/api/tables/{late['id']}"
    assert guests.get(f"{path}/at/3", **held).json()["answers"] == 3
    assert len(guests.get(f"{path}/curve", **held).json()) == 3


def test_what_was_seen_is_not_taken_back(guests: Guests) -> None:
    opened = guests.open_for_two(delay=2)
    play(guests, opened, [1, 2, 3, 4])
    with (
        guests.sit(opened) as watcher,
        guests.sit(opened, 0) as one,
        guests.sit(opened, 1) as other,
    ):
        assert watcher.sight["answers"] == 2
        one.order("ask-back", answers=3)
        while other.sight["way_back"] is None:
            other.until("sight")
        other.order("consent", agrees=True)
        watcher.ask("at", answers=0)
        assert (watcher.sight["answers"], watcher.sight["way_back"]) == (2, None)


@pytest.mark.parametrize("delay", [-1, 501, "two"])
def test_a_delay_that_is_none_is_refused(guests: Guests, delay: object) -> None:
    done = guests.post("/api/tables", {"game": "connect-four", "delay": delay})
    assert done.status_code == 400


# -- nothing newer is told


def told(guests: Guests, columns: list[int]) -> list[str]:
    """Everything that somebody who only looks on can come to know."""
    opened = guests.open_for_two(delay=DELAY, pace={"kind": "days", "days": 3}, open=[1])
    with guests.sit(opened) as watcher:
        play(guests, opened, columns)
        with guests.sit(opened, 0) as one:
            one.ask("talk", words=f"What about {columns[-1]}?")
            one.ask("offer", kind="pause")
        until(watcher, len(columns) - DELAY)
        watcher.ask("at", answers=len(columns) - DELAY)
        refused = [watcher.ask("at", answers=n) for n in range(len(columns) + 1)]
        assert sum(each["t"] == "refused" for each in refused) == DELAY
        watcher.order("answer", action=0)
        watcher.hello()
        # How often somebody comes and goes is told as it happens; clocks and offers are told
        # beside the game, a little earlier or later.
        heard = [text for text in watcher.raw if '"t":"present"' not in text]
        found = [text for text in heard if '"t":"company"' not in text]
        found += sorted({text for text in heard if '"t":"company"' in text})
    path = f"/api/tables/{opened['id']}"
    asked = ["curve", "record", *(f"at/{n}" for n in range(len(columns) + 1))]
    found += [guests.get(f"{path}/{each}").text for each in asked]
    found.append(guests.get("/api/tables").text)
    found += [
        json.dumps(each) for each in guests.get("/api/hall").json() if each["id"] == opened["id"]
    ]
    names = [opened["id"], *(seat["key"] for seat in opened["seats"])]
    return [plain(text, names) for text in found]


def plain(text: str, names: list[str]) -> str:
    for number, name in enumerate(names):
        text = text.replace(name, f"<{number}>")
    return TIME.sub("<time>", text)


def test_no_letter_of_what_came_since_is_told(guests: Guests) -> None:
    first = told(guests, [1, 2, 3, 4, 4, 4, 4, 4])
    assert first == told(guests, [1, 2, 3, 4, 7, 6, 5, 3])
    assert "What about" not in "".join(first)
    assert '"left":2' not in "".join(first)
