"""Clocks: a reserve, days for each turn, vacation, and what happens when the time is over."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from server.clocks import SetClock
from server.databases import ON_EACH, open_store
from server.guests import Guest, Guests, Message
from server.running import running
from server.waiting import until
from threecrowns.server.house import House
from threecrowns.server.opening import new_game
from threecrowns.server.people.clocks import after, ran_out, time_left, turned
from threecrowns.server.people.companies import Companies, Mark
from threecrowns.server.people.company import Company
from threecrowns.server.people.database import sittings
from threecrowns.server.people.facts import DAY, CompanyFacts, SeatClock, TablePace
from threecrowns.server.people.hosting import HEARTBEAT
from threecrowns.server.store import Store
from threecrowns.table.thinkers import Thinkers

LIVE = {"kind": "live", "base": 300, "increment": 10}
DAYS = {"kind": "days", "days": 2, "vacation": 7}


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


@pytest.fixture
def house(tmp_path: Path, clock: SetClock) -> Iterator[House]:
    store = Store(tmp_path / "data", patience=0.05)
    thinkers = Thinkers()
    try:
        yield House(store, thinkers, clock=clock)
    finally:
        thinkers.close()
        store.close()


def company_of(guest: Guest) -> Message:
    """What the reader was told last of the company."""
    return next(each for each in reversed(guest.received) if each["t"] == "company")


def left(guest: Guest, seat: int) -> float:
    return float(company_of(guest)["seats"][seat]["left"])


def until_company(guest: Guest, field: str, seat: int, value: object) -> Message:
    """Wait until everybody was told so."""
    while company_of(guest)["seats"][seat][field] != value:
        guest.until("company")
    return company_of(guest)


def test_without_a_clock_nobody_is_told_of_one(guests: Guests) -> None:
    with guests.sit(guests.open_for_two(), 0) as one:
        assert company_of(one)["pace"]["kind"] == "none"
        assert [each["left"] for each in company_of(one)["seats"]] == [None, None]


def test_a_live_clock_waits_for_everybody_and_runs_for_whoever_is_asked(
    guests: Guests, clock: SetClock
) -> None:
    opened = guests.open_for_two(pace=LIVE)
    first, second = guests.asked(opened)
    with guests.sit(opened, first) as one:
        clock.go_by(1000)  # the other one is not there yet
        assert left(one, first) == 300
        with guests.sit(opened, second) as other:
            until_company(other, "is_running", first, True)
            clock.go_by(40)
            one.answer()
            until_company(other, "is_running", second, True)
            assert left(other, first) == 300 - 40 + 10
            clock.go_by(7)
            one.ask("at", answers=0)
    with guests.sit(opened, second) as other:  # who leaves has no more time by that
        assert left(other, second) == 293


def test_after_the_time_a_bot_plays_on(guests: Guests, clock: SetClock) -> None:
    opened = guests.open_for_two(pace={**LIVE, "end": "bot"})
    first, second = guests.asked(opened)
    with guests.sit(opened, first) as one, guests.sit(opened, second) as other:
        until_company(one, "is_running", first, True)
        clock.go_by(301)
        assert other.until("notice")["text"]["id"] == "people-clock-bot"
        while other.sight["seats"][first]["player"] == "human":
            other.until("sight")
        other.until_asked()  # the bot has answered
        assert other.sight["answers"] >= 1


def test_after_the_time_the_game_is_given_up(guests: Guests, clock: SetClock) -> None:
    opened = guests.open_for_two(pace={**LIVE, "end": "resign"})
    first, second = guests.asked(opened)
    with guests.sit(opened, first) as one, guests.sit(opened, second) as other:
        until_company(one, "is_running", first, True)
        clock.go_by(301)
        while other.sight["winners"] is None:
            other.until("sight")
        assert other.sight["resigned"] == first


def test_after_the_time_all_wait_and_one_of_them_may_let_a_bot_play(
    guests: Guests, clock: SetClock
) -> None:
    opened = guests.open_for_two(pace={**LIVE, "end": "wait"})
    first, second = guests.asked(opened)
    with guests.sit(opened, first) as one, guests.sit(opened, second) as other:
        until_company(one, "is_running", first, True)
        assert other.ask("offer", kind="replace", about=first)["t"] == "ok"
        assert company_of(other)["offer"]["agreed"] == [second]  # first is asked, too
        assert one.ask("agree", agrees=False)["t"] == "ok"
        clock.go_by(301)
        until_company(other, "is_out", first, True)
        assert one.answer()["t"] == "ok"  # late, but the table waited
        until_company(other, "is_out", first, False)

        clock.go_by(301)
        until_company(one, "is_out", second, True)
        assert one.ask("offer", kind="replace", about=second, player="random")["t"] == "ok"
        assert one.sight["seats"][second]["player"] == "random"


def test_days_run_at_once_and_begin_anew_with_each_turn(guests: Guests, clock: SetClock) -> None:
    opened = guests.open_for_two(pace=DAYS)
    first, second = guests.asked(opened)
    clock.go_by(DAY)
    with guests.sit(opened, first) as one:
        assert left(one, first) == DAY
        one.answer()
        until_company(one, "is_running", second, True)
        assert left(one, first) == left(one, second) == 2 * DAY


def test_vacation_is_spent_before_the_clock(guests: Guests, clock: SetClock) -> None:
    opened = guests.open_for_two(pace={**DAYS, "end": "resign"})
    first, _ = guests.asked(opened)
    with guests.sit(opened, first) as one:
        assert one.ask("vacation", is_away=True)["t"] == "ok"
        clock.go_by(5 * DAY)
        assert one.ask("vacation", is_away=False)["t"] == "ok"
        seat = company_of(one)["seats"][first]
        assert (seat["left"], seat["vacation"]) == (2 * DAY, 2 * DAY)
        assert one.ask("vacation", is_away=True)["t"] == "ok"
        clock.go_by(3 * DAY)  # one day more than there is
        assert one.ask("vacation", is_away=True)["code"] == "no-vacation"
        assert left(one, first) == 2 * DAY or one.until("company")
        clock.go_by(DAY)
        while one.sight["winners"] is None:
            one.until("sight")
        assert one.sight["resigned"] == first


def test_a_clock_on_the_wall_that_is_set_wrong_takes_nobodys_time(
    guests: Guests, clock: SetClock
) -> None:
    opened = guests.open_for_two(pace={**DAYS, "end": "resign"})
    first, _ = guests.asked(opened)
    clock.set_wrong(365 * DAY)
    with guests.sit(opened, first) as one:
        assert left(one, first) == 2 * DAY
    clock.set_wrong(-1000 * DAY)
    with guests.sit(opened, first) as one:
        assert left(one, first) == 2 * DAY
        assert one.sight["winners"] is None


@pytest.mark.parametrize(
    ("pace", "closed", "counts"),
    [
        (DAYS, DAY / 2, DAY / 2),
        (DAYS, 400 * DAY, DAY),  # nobody loses more than that by a wrong clock
        (DAYS, -400 * DAY, 0),
        (LIVE, DAY, 0),  # nobody could move
    ],
)
def test_clocks_survive_a_restart(
    tmp_path: Path, clock: SetClock, pace: Message, closed: float, counts: float
) -> None:
    seat, before = begin_and_close(tmp_path, clock, pace)
    clock.on_the_wall += closed
    clock.now = 5.0  # another process, another beginning
    store, thinkers = Store(tmp_path / "again"), Thinkers()
    try:
        house = House(store, thinkers, clock=clock)
        with running(house, tmp_path / "static") as port:
            (kept,) = store.listed()
            with Guests(port).enter(kept.id) as watcher:
                watcher.hello()
                assert left(watcher, seat) == before - counts
                assert company_of(watcher)["seats"][seat]["is_running"]
    finally:
        thinkers.close()
        store.close()


def begin_and_close(tmp_path: Path, clock: SetClock, pace: Message) -> tuple[int, float]:
    """A house in which a clock runs is closed; the seat, and what was left."""
    store, thinkers = Store(tmp_path / "again"), Thinkers()
    try:
        with running(House(store, thinkers, clock=clock), tmp_path / "static") as port:
            guests = Guests(port)
            opened = guests.open_for_two(pace=pace)
            first, second = guests.asked(opened)
            with guests.sit(opened, first) as one, guests.sit(opened, second):
                until_company(one, "is_running", first, True)
                clock.go_by(30)
                one.answer()
                until_company(one, "is_running", second, True)
                return second, left(one, second)
    finally:
        thinkers.close()
        store.close()


def test_a_clock_runs_out_though_nobody_looks(
    house: House, guests: Guests, clock: SetClock
) -> None:
    opened = guests.open_for_two(pace={**DAYS, "end": "resign"})
    first, _ = guests.asked(opened)
    house.tables.rooms.clear()
    clock.go_by(2 * DAY)
    with guests.sit(opened, 0) as one:
        while one.sight["winners"] is None:
            one.until("sight")
        assert one.sight["resigned"] == first


@pytest.mark.parametrize(
    "pace", [{"kind": "live"}, {"kind": "days"}, {"kind": "soon"}, {"kind": "live", "base": -1}]
)
def test_a_clock_without_time_is_refused(guests: Guests, pace: Message) -> None:
    body = {"game": "connect-four", "pace": pace}
    assert guests.post("/api/tables", body).status_code in (400, 422)


# -- the arithmetic


@contextmanager
def clocks_written(house: House) -> Iterator[list[str]]:
    """Statements by which clocks are kept meanwhile."""
    found: list[str] = []

    def note(_: object, __: object, statement: str, *___: object) -> None:
        if statement.startswith("UPDATE sittings"):
            found.append(statement)

    sa.event.listen(house.store.engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        sa.event.remove(house.store.engine, "before_cursor_execute", note)


def marked(house: House, opened: Message) -> float:
    """When the clocks of a table were kept last."""
    wanted = sa.select(sittings.c.facts).where(sittings.c.game == opened["id"])
    with house.store.engine.connect() as connection:
        return float(connection.execute(wanted).scalar_one()["marked"])


def test_an_answer_writes_the_clock_of_its_own_table_alone(guests: Guests, house: House) -> None:
    first, *_ = [guests.open_for_two(pace=DAYS) for _ in range(3)]
    seat, other = guests.asked(first)
    with guests.sit(first, seat) as one, clocks_written(house) as written:
        assert one.answer()["t"] == "ok"
        until_company(one, "is_running", other, True)
        assert len(written) == 1


def test_all_clocks_that_run_are_kept_together(
    guests: Guests, house: House, clock: SetClock
) -> None:
    opened = [guests.open_for_two(pace=DAYS) for _ in range(3)]
    with clocks_written(house) as written:
        clock.go_by(HEARTBEAT)
        until(lambda: marked(house, opened[0]) == clock.wall())
        assert len(written) == 1
    assert {marked(house, each) for each in opened} == {clock.wall()}


@pytest.mark.parametrize("kind", ON_EACH)
def test_who_knows_only_what_a_clock_was_before_does_not_keep_it(tmp_path: Path, kind: str) -> None:
    # Given a clock that another process has kept since we did,
    store, clock = open_store(kind, tmp_path), SetClock()
    new = new_game("connect-four", ("human", "human"), {}, 7, ())
    store.commit([new])
    companies, table = Companies(store, clock), new.kept.id
    ours = Company(table, clock)
    ours.begin(TablePace("days", days=2), 2)
    ours.ask([0], [0, 1])
    companies.keep(table, before := ours.kept())
    clock.go_by(10)
    theirs = Company(table, clock, before)
    theirs.ask([1], [0, 1])
    companies.keep(table, newer := theirs.kept())

    # when we mark it, we are told of theirs, which stays;
    clock.go_by(10)
    found = companies.mark({table: Mark(0, before.marked, ours.kept())})[table]
    assert found is not None
    assert found.facts.running == newer.running == (1,)

    # and when they do, theirs is kept.
    assert companies.mark({table: Mark(0, newer.marked, theirs.kept())}) == {table: None}
    (left,) = companies.mark({}).values()
    assert left is not None
    assert left.facts == theirs.kept()
    store.close()


def test_time_is_taken_only_of_those_who_are_asked() -> None:
    pace = TablePace("live", base=60, increment=5)
    facts = CompanyFacts(pace, clocks=(SeatClock(60.0, 0.0),) * 3)
    facts = after(turned(facts, [0, 2]), 20)
    assert [clock.left for clock in facts.clocks] == [40, 60, 40]
    facts = after(turned(facts, [2]), 45)
    assert [clock.left for clock in facts.clocks] == [45, 60, 0]
    assert (ran_out(facts), time_left(facts)) == ([2], 0)
