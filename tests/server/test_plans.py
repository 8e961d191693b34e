"""Prepared answers: given in their time, dropped by what was learnt, known to nobody else."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import sqlalchemy as sa

from server.databases import new_database
from server.guests import Guest, Guests, Message
from server.running import running
from threecrowns.server.house import KEYS_HEADER, House
from threecrowns.server.people.database import plans
from threecrowns.server.people.plans import KeptPlan, Plans
from threecrowns.server.store import Store, StoreError
from threecrowns.table.thinkers import Thinkers

TIME = re.compile(r"20\d\d-\d\d-\d\dT[\d:.+]+")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house in which prepared answers need no time."""
    store, thinkers = Store(tmp_path / "data"), Thinkers()
    try:
        yield quick(House(store, thinkers))
    finally:
        thinkers.close()
        store.close()


def quick(house: House) -> House:
    house.people.planning.pause = lambda: 0.0
    return house


def plan_of(guest: Guest) -> Message:
    """What the reader was told last of its plan."""
    return next(each for each in reversed(guest.received) if each["t"] == "plan")


def ended(guest: Guest) -> Message:
    """Wait until a plan has ended; the sentence that says how."""
    while plan_of(guest)["ended"] is None:
        guest.until("plan")
    found: Message = plan_of(guest)["ended"]
    return found


def until_answers(guest: Guest, count: int) -> None:
    while guest.sight["answers"] < count:
        guest.until("sight")


def foreseen(guest: Guest, *moves: Message) -> list[Message]:
    steps: list[Message] = guest.order("ahead", moves=list(moves))["foreseen"]["steps"]
    return steps


def prepare(guest: Guest, number: int = 0, **more: object) -> Message:
    """Prepare one of the answers that are offered; the step."""
    step = foreseen(guest)[number]
    assert guest.order("plan", moves=[step["move"]], **more)["t"] == "ok"
    assert plan_of(guest)["steps"] == [step]
    return step


def drop(column: int) -> Message:
    return {"do": "drop", "column": column}


def test_a_prepared_answer_is_given_when_its_time_comes(guests: Guests) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened, 0) as one, guests.sit(opened, 1) as other:
        step = prepare(other, 3)
        assert one.answer()["t"] == "ok"
        until_answers(one, 2)
        assert ended(other) == {"id": "plan-done", "params": {"move": step["say"]}}
        assert plan_of(other)["steps"] == []
        assert one.sight["waiting"] == [0]
        assert other.ask("plan")["t"] == "ok"  # it was read
        assert plan_of(other)["ended"] is None


def test_a_plan_is_taken_back_and_changed(guests: Guests) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened, 0) as one, guests.sit(opened, 1) as other:
        prepare(other, 3)
        prepare(other, 2)
        assert other.ask("plan")["t"] == "ok"
        assert plan_of(other)["steps"] == []
        one.answer()
        other.until("sight")
        assert other.ask("at", answers=0)["t"] == "past"  # meanwhile it would have been given
        assert other.sight["waiting"] == [1]
        assert other.answer()["t"] == "ok"


def test_what_is_not_legal_any_more_is_dropped_with_the_reason_of_the_rules(
    guests: Guests,
) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened, 0) as one, guests.sit(opened, 1) as other:
        for number in range(4):  # five of six rows of a column
            (one if number % 2 == 0 else other).answer()
            until_answers(one, number + 1)
            until_answers(other, number + 1)
        one.answer(1)
        until_answers(other, 5)
        other.answer()
        until_answers(one, 6)
        one.until_asked()
        # The column holds five; whoever drops now fills it.
        until_answers(other, 6)
        step = next(each for each in foreseen(other) if each["move"] == drop(1))
        assert other.order("plan", moves=[step["move"]])["t"] == "ok"
        assert one.order("say", move=drop(1))["t"] == "ok"
        found = ended(other)
        assert found["id"] == "plan-not-allowed"
        assert found["params"]["reason"]["id"]
        assert other.answer()["t"] == "ok"


@pytest.mark.parametrize(("is_steady", "how"), [(False, "plan-was-drawn"), (True, "plan-done")])
def test_a_draw_that_all_see_drops_it_unless_its_owner_does_not_mind(
    guests: Guests, is_steady: bool, how: str
) -> None:
    opened = guests.open_for_two("two-heirs")
    first, second = guests.asked(opened)
    with guests.sit(opened, first) as one, guests.sit(opened, second) as other:
        moves = [{"do": "take", "slot": 4}]
        assert other.order("plan", moves=moves, is_steady=is_steady)["t"] == "ok"
        say(one, "take", slot=2)  # and a tile is drawn
        say(one, "end")
        assert ended(other)["id"] == how
        assert len(other.sight["view"]["players"][second]["hand"]) == is_steady


def say(guest: Guest, verb: str, **more: object) -> None:
    assert guest.order("say", move={"do": verb, **more})["t"] == "ok"


def some(steps: list[Message], verb: str) -> Message:
    return next(each["move"] for each in steps if each["move"]["do"] == verb)


def test_a_plan_of_several_answers_is_given_one_by_one(guests: Guests) -> None:
    opened = guests.open_for_two("two-heirs")
    first, second = guests.asked(opened)
    with guests.sit(opened, first) as one, guests.sit(opened, second) as other:
        say(one, "take", slot=2)
        say(one, "end")
        other.until_asked()
        say(other, "take", slot=4)
        extend = next(
            each for each in other.sight["question"]["choices"] if each["verb"] == "extend"
        )
        other.order("answer", action=extend["action"])
        say(other, "end")
        one.until_asked()
        one.order("answer", action=one.sight["question"]["choices"][0]["action"])  # takes
        while other.sight["index"] < one.sight["index"]:
            other.until("sight")
        move = some(foreseen(other), "move")
        take = some(foreseen(other, move), "take")
        assert foreseen(other, move, take) == []  # then a tile is drawn
        assert other.order("plan", moves=[move, take])["t"] == "ok"
        before = one.sight["answers"]
        say(one, "end")
        assert ended(other)["id"] == "plan-done"
        until_answers(one, before + 3)
        assert [each["kind"] for each in done_by(one, second)][-2:] == ["moved", "took"]


def done_by(guest: Guest, seat: int) -> list[Message]:
    """Everything that a seat did, as another one was told."""
    news = [
        each
        for message in guest.received
        if message["t"] == "sight"
        for each in message["sight"]["news"]
    ]
    return [each for each in news if each["seat"] == seat and each["kind"] != "refilled"]


def test_going_back_behind_it_drops_a_plan(guests: Guests) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened, 0) as one, guests.sit(opened, 1) as other:
        one.answer()
        until_answers(other, 1)
        other.answer()
        until_answers(one, 2)
        prepare(other, 3)
        one.order("ask-back", answers=1)
        while other.sight["way_back"] is None:
            other.until("sight")
        other.order("consent", agrees=True)
        assert ended(other)["id"] == "plan-went-back"


def test_whoever_answers_by_hand_needs_no_plan(house: House, guests: Guests) -> None:
    house.people.planning.pause = lambda: 3600.0
    opened = guests.open_for_two()
    with guests.sit(opened, 0) as one, guests.sit(opened, 1) as other:
        prepare(other, 3)
        one.answer()
        until_answers(other, 1)
        assert other.order("say", move=drop(1))["t"] == "ok"
        assert (plan_of(other)["steps"], plan_of(other)["ended"]) == ([], None)


def test_nothing_is_given_in_a_pause(guests: Guests) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened, 0) as one, guests.sit(opened, 1) as other:
        one.answer()
        until_answers(other, 1)
        one_step = foreseen(one)[0]
        assert one.order("plan", moves=[one_step["move"]])["t"] == "ok"
        one.ask("offer", kind="pause")
        other.ask("agree", agrees=True)
        assert other.order("answer", action=0)["code"] == "paused"
        one.ask("offer", kind="resume")
        other.ask("agree", agrees=True)
        assert other.answer()["t"] == "ok"
        assert ended(one)["id"] == "plan-done"


def test_what_cannot_be_planned_is_refused(guests: Guests) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened, 0) as one, guests.sit(opened, 1) as other, guests.sit(opened) as third:
        assert one.order("ahead")["code"] == "asked"
        assert one.order("plan", moves=[drop(1)])["code"] == "asked"
        assert third.order("ahead")["code"] == "spectator"
        assert third.order("plan", moves=[drop(1)])["code"] == "spectator"
        assert other.order("plan", moves=[drop(99)])["code"] == "unreadable"
        assert other.order("plan", moves=[drop(1), drop(2)])["code"] == "no-plan"
        assert other.ask("plan", index=-1, moves=[drop(1)])["code"] == "stale"
        other.send({"t": "plan", "n": 1, "index": 0, "moves": [drop(1)] * 13})
        assert other.until("refused")["code"] == "unreadable"
        one.order("resign")
        while other.sight["winners"] is None:
            other.until("sight")
        assert other.order("plan", moves=[drop(1)])["code"] == "over"
        assert plan_of(other)["steps"] == []


def test_the_seat_of_somebody_else_comes_without_plans(guests: Guests) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened, 1) as other:
        prepare(other, 3)
        key = opened["seats"][1]["key"]
        new = guests.post(f"/api/tables/{opened['id']}/seats/1/key", {"key": key}).json()["key"]
    with guests.enter(opened["id"], new) as heir:
        heir.hello()
        assert plan_of(heir)["steps"] == []


# -- it is kept


def test_a_plan_survives_a_restart_and_what_was_due_is_given_then(tmp_path: Path) -> None:
    store, thinkers = Store(tmp_path / "data"), Thinkers()
    first = House(store, thinkers)
    first.people.planning.pause = lambda: 3600.0
    with running(first, tmp_path / "static") as port:
        guests = Guests(port)
        opened = guests.open_for_two()
        with guests.sit(opened, 0) as one, guests.sit(opened, 1) as other:
            step = prepare(other, 3)
            one.answer()
    with running(quick(House(store, thinkers)), tmp_path / "static") as port:
        again = Guests(port)
        with again.sit(opened, 0) as one:  # its owner is not there
            until_answers(one, 2)
        with again.sit(opened, 1) as other:
            assert plan_of(other)["ended"]["params"]["move"] == step["say"]
    thinkers.close()
    store.close()


def test_whoever_is_killed_after_the_answer_gives_it_once(tmp_path: Path) -> None:
    store, thinkers = Store(tmp_path / "data"), Thinkers()
    first = quick(House(store, thinkers))
    with running(first, tmp_path / "static") as port:
        guests = Guests(port)
        opened = guests.open_for_two()
        with guests.sit(opened, 0) as one, guests.sit(opened, 1) as other:
            prepare(other, 3)
            first.people.planning.plans = Forgetful(store)  # as a kill would do
            one.answer()
            until_answers(one, 2)
    with running(quick(House(store, thinkers)), tmp_path / "static") as port:
        again = Guests(port)
        with again.sit(opened, 0) as one, again.sit(opened, 1) as other:
            assert plan_of(other)["steps"] == []
            one.answer()
            until_answers(other, 3)
            assert other.order("say", move=drop(4))["t"] == "ok"  # nobody did so before
            assert other.sight["answers"] == 4
    thinkers.close()
    store.close()


class Forgetful(Plans):
    def change(self, game: str, seat: int, before: KeptPlan | None, after: KeptPlan) -> bool:
        raise StoreError("server-not-saved", reason="killed")


def test_a_plan_goes_with_its_game(house: House, guests: Guests) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened, 0) as one, guests.sit(opened, 1) as other:
        prepare(other, 3)
        one.order("resign")
        assert ended(other)["id"] == "plan-over"
    assert guests.delete(f"/api/tables/{opened['id']}").status_code == 204
    with house.store.engine.connect() as connection:
        assert connection.scalar(sa.select(sa.func.count()).select_from(plans)) == 0


@pytest.fixture
def processes(tmp_path: Path) -> Iterator[Callable[[], Guests]]:
    """Starts one more server on the same PostgreSQL."""
    url = new_database()
    with ExitStack() as stack:

        def start() -> Guests:
            store, thinkers = Store(tmp_path, url=url), Thinkers(0)
            stack.callback(store.close)
            house = quick(House(store, thinkers))
            port = stack.enter_context(running(house, tmp_path / "static"))
            until = time.monotonic() + 60
            while house.tables.news is None or not house.tables.news.is_listening.is_set():
                assert time.monotonic() < until
                time.sleep(0.01)
            return Guests(port)

        yield start


@pytest.mark.more
def test_another_process_gives_the_answer(processes: Callable[[], Guests]) -> None:
    here, there = processes(), processes()
    opened = here.open_for_two()
    with there.sit(opened, 0) as one:
        with here.sit(opened, 1) as other:
            step = prepare(other, 3)
        one.answer()  # its owner's process may hear of it, or not
        until_answers(one, 2)
    with there.sit(opened, 1) as other:
        assert ended(other)["params"]["move"] == step["say"]


# -- nobody else learns of it


def told(guests: Guests, plan: Callable[[Guest], object], *, gives: bool) -> list[str]:
    """Everything that another player and a spectator are told, by socket and HTTP."""
    opened = guests.open_for_two()
    with (
        guests.sit(opened, 0) as one,
        guests.sit(opened) as watcher,
        guests.sit(opened, 1) as other,
    ):
        for each in (one, watcher):
            while sum(message["t"] == "present" for message in each.received) < 3 - (
                each is watcher
            ):
                each.receive()
        plan(other)
        one.ask("talk", phrase="good-luck")
        assert one.answer()["t"] == "ok"
        until_answers(other, 1)
        if gives:
            assert other.order("say", move=drop(4))["t"] == "ok"
        until_answers(one, 2)
        until_answers(watcher, 2)
        one.ask("at", answers=1)
        watcher.ask("at", answers=1)
        found = [*one.raw, *watcher.raw]
    path = f"/api/tables/{opened['id']}"
    key = {KEYS_HEADER: opened["seats"][0]["key"]}
    found += [guests.get(f"{path}/{each}", **key).text for each in ("at/2", "curve", "record")]
    names = [opened["id"], *(seat["key"] for seat in opened["seats"])]
    return [_plain(text, names) for text in found]


def _plain(text: str, names: list[str]) -> str:
    for number, name in enumerate(names):
        text = text.replace(name, f"<{number}>")
    return TIME.sub("<time>", text)


def test_others_are_told_the_same_with_a_plan_and_without(house: House, guests: Guests) -> None:
    house.trusts_home = False

    def take_back(guest: Guest) -> None:
        prepare(guest, 2)
        guest.ask("plan")

    def keep(guest: Guest) -> None:
        assert guest.order("plan", moves=[drop(4)])["t"] == "ok"

    without = told(guests, lambda _: None, gives=True)
    assert told(guests, take_back, gives=True) == without
    assert told(guests, keep, gives=False) == without
