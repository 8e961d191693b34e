"""Whoever looks after the people at all tables: clocks, offers, talk, and who is told of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from math import inf
from typing import TYPE_CHECKING, Any, assert_never

from threecrowns.engine.phrase import Phrase
from threecrowns.engine.refusal import CrownsError
from threecrowns.server.people.clock import Clock
from threecrowns.server.people.clocks import ran_out, time_left
from threecrowns.server.people.companies import Companies, Mark
from threecrowns.server.people.company import Company
from threecrowns.server.people.doings import Doings, read_doings
from threecrowns.server.people.facts import SeatCompany
from threecrowns.server.people.limits import TALKING, Limits
from threecrowns.server.people.names import words_of
from threecrowns.server.people.offers import agreed, offered
from threecrowns.server.people.planning import Planning
from threecrowns.server.people.rating import Rating
from threecrowns.server.people.talking import PHRASES, TalkLine
from threecrowns.server.people.turns import Turns
from threecrowns.server.protocol import (
    CLOSE_WRONG_KEY,
    Agree,
    CompanySeen,
    DealNow,
    GiveNumber,
    GoAway,
    HandedKey,
    MakeOffer,
    Notice,
    PeopleRequest,
    Refused,
    Rematch,
    Said,
    SayTalk,
)
from threecrowns.server.store import TROUBLE, StoreError
from threecrowns.table.seats import HUMAN, USUAL_BOT
from threecrowns.table.table import OrderError, Table

if TYPE_CHECKING:
    from threecrowns.server.people.shuffling import Numbers
    from threecrowns.server.reader import Reader
    from threecrowns.server.room import Room
    from threecrowns.server.tables import Tables

log = logging.getLogger("threecrowns.server")
HEARTBEAT = 30.0  # seconds between marks of the clocks that run: so much is given back at most
CLOCK_ENDS = {
    "bot": "people-clock-bot",
    "wait": "people-clock-wait",
    "resign": "people-clock-resign",
}
REVOKED = Refused(None, "revoked", Phrase("people-revoked"))
Begin = Callable[["Tables", "Room"], Coroutine[Any, Any, str]]  # a rematch; its id


class Hosting:
    def __init__(
        self,
        companies: Companies,
        clock: Clock,
        limits: Limits,
        begin: Begin,
        turns: Turns,
        planning: Planning,
        rating: Rating,
        numbers: Numbers,
    ) -> None:
        self.rating = rating
        self.numbers = numbers
        self.turns = turns
        self.planning = planning
        self.companies = companies
        self.clock = clock
        self.limits = limits
        self.begin = begin
        self.has_free_words = True  # does the host let people write words of their own?
        self.running: dict[str, Company] = {}  # tables at which a clock runs
        self._due: dict[str, float] = {}  # [table of these] -> when the first clock runs out
        self._next_beat = 0.0  # when
        self._changed = asyncio.Event()
        self._saving: set[asyncio.Task[None]] = set()

    def load(self, room: Room) -> None:
        """What the store knows of the people at a table that is being loaded."""
        found = self.read({room.id: 0})[room.id]
        room.company, room.plans = found.company, found.plans
        room.company.lines = found.lines

    def welcome(self, room: Room) -> None:
        """Nobody has done anything yet at a table that is new."""
        room.company = Company(room.id, self.clock)

    def loaded(self, room: Room) -> None:
        """The same people are there whose clocks ran while nobody looked."""
        known, found = self.running.get(room.id), room.company
        if known is not None:
            known.follow(found.facts, known.changes)
            known.lines = found.lines
            room.company = known
        self.planning.stir(room)

    # -- telling

    async def greet(self, room: Room, reader: Reader) -> None:
        """What a reader is told of the others before anything else."""
        await self._look_for_numbers(room)
        reader.send(await self._seen(room, reader))
        if room.most_seen_by(reader.seats) is not None:
            return  # people talk of what happens now
        lines = tuple(line for line in room.company.lines if not line.is_forgotten)
        if lines:
            reader.send(Said(lines))

    def read(self, tables: Mapping[str, int]) -> dict[str, Doings]:
        """What people did at some tables, in whatever process."""
        return read_doings(self.companies.store.database, self.clock, tables)

    async def follow(self, room: Room, doings: Doings) -> None:
        """Tell what people did in other processes: keys, clocks, offers, talk."""
        for seat, key in enumerate(doings.keys):
            if key != room.keys[seat]:
                room.change_key(seat, key, CLOSE_WRONG_KEY, REVOKED)
        company = room.company
        awaited = company.gathering
        await self._look_for_numbers(room)
        if company.follow(doings.company.facts, doings.changes):
            self._watch(company)
            awaited = None if company.gathering is not None else ()
        if awaited != company.gathering:
            for reader in room.greeted():
                reader.send(await self._seen(room, reader))
        self._tell_lines(room, doings.lines)
        self.planning.follow(room, doings.plans)

    def _tell_lines(self, room: Room, lines: Sequence[TalkLine]) -> None:
        new = room.company.hear(lines)
        if new:
            room.tell_of_now(Said(tuple(new)))

    async def _seen(self, room: Room, reader: Reader) -> CompanySeen:
        company, facts = room.company, room.company.facts
        rematch = None
        if facts.rematch is not None:
            keys = await asyncio.to_thread(self.companies.keys, facts.rematch)
            rematch = Rematch(facts.rematch, _handed(room, reader, keys))
        is_behind = room.most_seen_by(reader.seats) is not None
        seats = company.seats(room.match.setup.seats)
        return CompanySeen(
            pace=facts.pace,
            has_free_words=facts.has_free_words and self.has_free_words,
            is_paused=facts.is_paused and not is_behind,
            offer=None if is_behind else facts.offer,
            seats=tuple(without_clock(each) for each in seats) if is_behind else seats,
            rematch=rematch,
            delay=facts.delay,
            is_behind=is_behind,
            is_rated=facts.is_rated,
            gathering=company.gathering,
        )

    async def tell(self, room: Room) -> None:
        """Keep what has changed, and tell it to everybody; raises StoreError."""
        await self._keep(room.company)
        for reader in room.greeted():
            reader.send(await self._seen(room, reader))

    async def _keep(self, company: Company) -> None:
        facts, changes = company.kept(), company.changes
        self._watch(company)
        await asyncio.to_thread(self.companies.keep, company.table, facts)
        company.were_kept(facts, changes)

    def _watch(self, company: Company) -> None:
        """See to its clocks if one of them runs."""
        self._wind(company)
        self._changed.set()

    def _wind(self, company: Company) -> None:
        """When has somebody to look at its clocks?"""
        table = company.table
        if not company.facts.running:
            self.running.pop(table, None)
            self._due.pop(table, None)
            return
        company.settle()
        left = time_left(company.facts)
        self.running[table] = company
        self._due[table] = inf if left is None else self.clock.monotonic() + left

    # -- what happens at the table

    async def begin_rated(self, room: Room, *, is_rated: bool) -> None:
        """A table is new, and its end is to be rated; raises StoreError."""
        if is_rated:
            await asyncio.to_thread(self.rating.ratings.begin, room.id)
            room.company.change(is_rated=True)

    async def open(self, room: Room) -> None:
        """A table is new: its first clocks run."""
        self._turn(room)
        if not room.company.is_plain:
            await self._keep(room.company)

    def answered(self, room: Room) -> None:
        """An order was carried out: other clocks run now; what is over needs no pause."""
        self.turns.asked(room)
        self.planning.stir(room)
        company = room.company
        if company.is_plain:
            return
        if company.facts.is_rated and room.table.is_over:
            self._later(self.rating.settle(room.id))
        is_void = room.table.is_over and company.facts.offer is not None
        if is_void:
            company.change(offer=None)
        if self._turn(room) or is_void:
            self._later(self.tell(room))

    def came(self, room: Room) -> None:
        """Somebody came or went."""
        if room.company.meet(room.here()) and self._turn(room):
            self._later(self.tell(room))

    def _turn(self, room: Room) -> bool:
        table = room.table
        asked = set() if table.is_over else set(table.match.state.waiting())
        people = table.people
        return room.company.ask(asked & set(people), people)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_noted(work))
        self._saving.add(task)
        task.add_done_callback(self._saving.discard)

    async def settle(self) -> None:
        """Wait until everything that was to be kept is."""
        await asyncio.gather(*self._saving, return_exceptions=True)

    # -- what people ask for

    async def hear(
        self, tables: Tables, room: Room, reader: Reader, request: PeopleRequest
    ) -> None:
        """Carry out what somebody asks for; raises CrownsError."""
        if room.kept.is_read_only:
            raise OrderError("read-only", Phrase("server-read-only"))
        match request:
            case SayTalk():
                await self._say(tables, room, reader, request)
            case MakeOffer():
                seat = own_seat(room, reader)
                offer = offered(room, seat, request.kind, request.about, request.player)
                room.company.change(offer=offer)
                await self._go_on(tables, room, reader)
            case Agree(agrees=agrees):
                own_seat(room, reader)
                if room.company.facts.offer is None:
                    raise OrderError("no-offer", Phrase("people-no-offer"))
                if not agrees:
                    room.company.change(offer=None)
                    await self.tell(room)
                    return
                await self._go_on(tables, room, reader)
            case GiveNumber(seat=seat, number=number):
                await self._give_number(tables, room, reader, seat, number)
            case DealNow():
                own_seat(room, reader)
                await tables.deal(room)
            case GoAway(is_away=is_away):
                await self._go_away(room, own_seat(room, reader), is_away=is_away)
            case _:
                assert_never(request)

    async def _look_for_numbers(self, room: Room) -> None:
        """Whose numbers does the deal wait for?"""
        given: dict[int, int] = {}
        if room.is_gathering:
            given = await asyncio.to_thread(self.numbers.of, room.id)
        waits = tuple(seat for seat in room.table.people if seat not in given)
        room.company.gathering = waits if room.is_gathering else None

    async def _give_number(
        self, tables: Tables, room: Room, reader: Reader, seat: int, number: int
    ) -> None:
        """Once all people gave theirs, it is dealt; raises OrderError."""
        if seat not in reader.seats or seat not in room.table.people:
            raise OrderError("not-yours", Phrase("server-not-yours"))
        if not room.is_gathering:
            raise OrderError("dealt", Phrase("people-dealt"))
        await asyncio.to_thread(self.numbers.give, room.id, seat, number)
        await self._look_for_numbers(room)
        if room.company.gathering == ():
            await tables.deal(room)
        else:
            await self.tell_company(room)

    async def tell_company(self, room: Room) -> None:
        """Tell everybody how people play together here."""
        await self._look_for_numbers(room)
        for reader in room.greeted():
            reader.send(await self._seen(room, reader))

    async def _say(self, tables: Tables, room: Room, reader: Reader, request: SayTalk) -> None:
        seat = own_seat(room, reader)
        self.limits.take(TALKING, "talk", room.id, str(seat))
        phrase, words = request.phrase, request.words
        if phrase is not None:
            if phrase not in PHRASES:
                raise OrderError("no-phrase", Phrase("people-no-phrase"))
            words = None
        elif not (self.has_free_words and room.company.facts.has_free_words):
            raise OrderError("no-words", Phrase("people-no-words"))
        else:
            words = words_of(words or "")
        line = await asyncio.to_thread(
            self.companies.say, room.id, seat, phrase, words, reader.account
        )
        if line.number == room.company.said + 1:
            self._tell_lines(room, [*room.company.lines, line])
        else:  # somebody spoke just before, and nobody is to hear 5 before 4
            tables.following.ask(room, is_people=True)

    async def _go_away(self, room: Room, seat: int, *, is_away: bool) -> None:
        company = room.company
        company.settle()
        if company.facts.pace.kind != "days":
            raise OrderError("no-vacation", Phrase("people-no-vacation"))
        clock = company.facts.clocks[seat]
        if is_away and clock.vacation <= 0:
            raise OrderError("no-vacation", Phrase("people-vacation-spent"))
        clocks = list(company.facts.clocks)
        clocks[seat] = type(clock)(clock.left, clock.vacation, is_away)
        company.change(clocks=tuple(clocks))
        await self.tell(room)

    async def _go_on(self, tables: Tables, room: Room, reader: Reader) -> None:
        """The people at this screen agree; do what was offered once all do."""
        company = room.company
        offer = agreed(room, sorted(reader.seats & set(room.table.people)))
        if offer is not None:
            company.change(offer=offer)
            await self.tell(room)
            return
        asked = company.facts.offer
        assert asked is not None
        company.change(offer=None)
        match asked.kind:
            case "pause" | "resume":
                company.change(is_paused=asked.kind == "pause")
                self._turn(room)
            case "replace":
                about, player = asked.about, asked.player
                assert about is not None
                await tables.order(room, lambda table: table.replace(about, player or USUAL_BOT))
            case "rematch":
                company.change(rematch=await self.begin(tables, room))
            case _:
                assert_never(asked.kind)
        await self.tell(room)
        self.planning.stir(room)
        await tables.let_bots_answer(room)

    # -- clocks

    async def watch(self, tables: Tables) -> None:
        """See to the clocks of all tables, as long as the house is open."""
        while True:
            self._changed.clear()
            if self.clock.monotonic() >= self._next_beat:
                self._next_beat = self.clock.monotonic() + HEARTBEAT
                await self._beat(tables)
                await self.planning.look()
                await self.rating.settle_all()
            now = self.clock.monotonic()
            for company in [self.running[table] for table, due in self._due.items() if due <= now]:
                try:
                    await self._look_after(tables, company)
                except StoreError as error:  # tried again at the next beat
                    log.warning("table %s: its clock is not kept: %s", company.table, error)
                    self._due[company.table] = self._next_beat
                except CrownsError as error:  # its record cannot be read: nobody can play there
                    log.warning("table %s: its clock stands: %s", company.table, error)
                    self.running.pop(company.table, None)
                    self._due.pop(company.table, None)
            await self.clock.wait(self._changed, self._patience())

    async def _beat(self, tables: Tables) -> None:
        """Keep how late it is, and take over the clocks of a process that was killed."""
        try:
            for company in [each for each in self.running.values() if each.is_unkept]:
                await self._keep(company)
            marks = {
                table: Mark(company.changes, company.facts.marked, company.kept())
                for table, company in self.running.items()
            }
            found = await asyncio.to_thread(self.companies.mark, marks)
        except (StoreError, *TROUBLE) as error:
            log.warning("clocks are not kept: %s", type(error).__name__)
            return
        for table, mark in marks.items():
            mine = self.running.get(table)
            if mine is not None and table not in found and mine.changes == mark.changes:
                self._take_over(tables, Company(table, self.clock))  # it was stopped elsewhere
            elif mine is not None and found.get(table) is None:
                mine.were_kept(mark.facts, mark.changes)
        for theirs in found.values():
            if theirs is not None:
                self._take_over(tables, theirs)

    def _take_over(self, tables: Tables, theirs: Company) -> None:
        """Another process has kept this; here nobody may have heard of it."""
        room = tables.rooms.get(theirs.table)
        if room is not None:  # whoever is there is told
            tables.following.ask(room, is_people=True)
            return
        company = self.running.get(theirs.table, theirs)
        company.follow(theirs.facts, company.changes)
        self._wind(company)

    def _patience(self) -> float:
        due = min(self._due.values(), default=inf)
        return max(0.0, min(due, self._next_beat) - self.clock.monotonic())

    async def _look_after(self, tables: Tables, company: Company) -> None:
        """A clock may have run out."""
        async with tables.visit(company.table) as room:
            await tables.catch_up(room)  # another process may have seen to it
            company = room.company
            company.settle()
            for seat in ran_out(company.facts):
                await self._ran_out(tables, room, seat)
            self._wind(company)

    async def _ran_out(self, tables: Tables, room: Room, seat: int) -> None:
        """Somebody's time is over: what the table chose for that happens."""
        company = room.company
        company.change(out=tuple(sorted({*company.facts.out, seat})))
        end = company.facts.pace.end
        who = room.game.seat_name(seat, room.match.setup)
        room.notice(Notice("clock", Phrase(CLOCK_ENDS[end], {"who": who}), seat))
        try:
            if end == "bot":
                await tables.order(room, lambda table: _let_bot_play(table, seat))
            elif end == "resign":
                await tables.order(room, lambda table: table.resign(seat, table.index))
        except OrderError as error:  # it was over, or answered, at the same moment
            log.info("table %s: the clock came too late: %s", room.id, error.code)
        await self.tell(room)


async def _noted(work: Coroutine[Any, Any, None]) -> None:
    """What could not be kept is kept with the next change; nobody waits for it."""
    try:
        await work
    except StoreError as error:
        log.warning("the company of a table is not kept: %s", error)


def _let_bot_play(table: Table, seat: int) -> None:
    if table.players[seat] != HUMAN:
        raise OrderError("bot-plays", Phrase("server-bot-plays"))
    table.replace(seat, USUAL_BOT)


def without_clock(seat: SeatCompany) -> SeatCompany:
    """Whose clock runs tells who is asked now."""
    return SeatCompany(
        seat=seat.seat,
        is_claimed=seat.is_claimed,
        is_open=seat.is_open,
        left=None,
        is_running=False,
        vacation=0.0,
        is_away=False,
        is_out=False,
    )


def _handed(room: Room, reader: Reader, keys: list[str]) -> tuple[HandedKey, ...]:
    """The keys of a rematch for whoever holds these seats here; alone among bots all of them."""
    count = len(keys)
    people = set(room.table.people)
    is_alone = bool(people) and people <= reader.seats
    old = range(count) if is_alone else sorted(reader.seats)
    return tuple(
        HandedKey((seat + 1) % count, room.table.players[seat], room.kept.names[seat], new)
        for seat in old
        for new in [keys[(seat + 1) % count]]
    )


def own_seat(room: Room, reader: Reader) -> int:
    """The seat that the reader looks as and plays for; raises OrderError."""
    if reader.seat is None:
        raise OrderError("spectator", Phrase("server-spectator"))
    if room.table.players[reader.seat] != HUMAN:
        raise OrderError("bot-plays", Phrase("server-bot-plays"))
    return reader.seat
