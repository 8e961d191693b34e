"""All tables of the house: loaded when somebody looks, dropped when nobody does.

An order is carried out in memory, written to the store, and only then told. What cannot be written
did not happen: the table is loaded again as the store has it. Bots answer in processes of their
own, and their answers are orders like any other.

Where several processes share a store, each has the tables that its readers look at. Of two orders
for the same table the second one is refused as stale, for its row is taken; the others hear of the
first one and play on by what it wrote.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from contextvars import Context
from typing import Any, TypeVar

import msgspec

from threecrowns.engine.phrase import Phrase
from threecrowns.engine.refusal import CrownsError
from threecrowns.server.following import Following
from threecrowns.server.knowing import know_types
from threecrowns.server.metrics import Metrics
from threecrowns.server.news import News, Told
from threecrowns.server.people.hosting import Hosting
from threecrowns.server.people.shuffling import dealt
from threecrowns.server.postgres import Postgres
from threecrowns.server.presence import Presences
from threecrowns.server.protocol import Notice
from threecrowns.server.queue import LEASE, Queue
from threecrowns.server.room import Room
from threecrowns.server.store import AwayError, Change, NewGame, Removal, Sequel, Store, StoreError
from threecrowns.server.working import Working
from threecrowns.server.writer import OvertakenError, Writer
from threecrowns.table.table import OrderError, Table
from threecrowns.table.thinkers import Thinkers
from threecrowns.table.thought import thought_of

log = logging.getLogger("threecrowns.server")
IDLE_ROOMS = 64  # kept ready that nobody looks into: below 100 kB each
HEED = 1.0  # seconds until it is heard what the host did
RETRY_AFTER = 5.0  # seconds, until a bot tries again to have its answer written
Result = TypeVar("Result")


class NoTableError(CrownsError):
    """There is no table with this id."""

    def __init__(self) -> None:
        super().__init__("server-no-table")


class Tables:
    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        company: Hosting,
        metrics: Metrics | None = None,
    ) -> None:
        know_types()
        self.store = store
        self.company = company
        company.planning.tables = self
        self.thinkers = thinkers
        self.metrics = Metrics() if metrics is None else metrics
        self.writer = Writer(store, self.metrics)
        self.rooms: dict[str, Room] = {}  # the one left last stands last
        self.presences = Presences(store, self.rooms)
        self.news: News | None = None  # from other processes
        self.following = Following(self)
        self.working: Working | None = None  # at what all processes have to do
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._waiting: dict[str, int] = {}  # [game that is being loaded] -> how many want to enter
        self._heard: dict[str, list[Told]] = {}  # [game that is being loaded] -> told meanwhile
        self._standing: list[asyncio.Task[None]] = []  # as long as the house stands
        self._tasks: set[asyncio.Task[Any]] = set()  # orders whose giver may be gone
        self._loop = asyncio.get_running_loop()

    def open(self, lease: float = LEASE) -> None:
        """Listen to the other processes, and do a part of the work, if there are any."""
        if not isinstance(self.store.database, Postgres):
            self._standing = [asyncio.create_task(self._heed())]
            return
        url, process = self.store.database.url, self.store.process
        self.news = News(url, process, self._hear, self._look_anew, self.presences.hear)
        self._standing = [
            asyncio.create_task(self.news.run()),
            asyncio.create_task(self.presences.run()),
        ]
        if self.thinkers.workers > 0:
            queue = Queue(self.store.engine, process, lease)
            self.working = Working(self, queue, self.thinkers.workers)
            self._standing.append(asyncio.create_task(self.working.run()))

    async def close(self) -> None:
        """Nothing is lost: what was acknowledged is on disk, what was not is dropped."""
        for task in self._standing:
            task.cancel()
        await asyncio.gather(*self._standing, return_exceptions=True)
        await self.following.close()
        await self.company.planning.close()
        for room in self.rooms.values():
            if room.bots is not None:
                room.bots.cancel()
        thinking = [room.bots for room in self.rooms.values() if room.bots is not None]
        await asyncio.gather(*thinking, *self._tasks, return_exceptions=True)
        await self.writer.close()

    # -- rooms

    @asynccontextmanager
    async def visit(self, table: str) -> AsyncIterator[Room]:
        """The room of a table, which stays as long as somebody is in it; raises CrownsError."""
        room = await self._enter(table)
        try:
            yield room
        finally:
            room.visits -= 1
            self._tidy_up(room)

    async def _enter(self, table: str) -> Room:
        room = self.rooms.get(table)
        if room is not None:
            room.visits += 1
            return room
        if table not in self._opening:
            self._opening[table] = self.spawn(self._open(table))
        opening = self._opening[table]
        self._waiting[table] = self._waiting.get(table, 0) + 1
        try:
            return await asyncio.shield(opening)
        except asyncio.CancelledError:
            opening.add_done_callback(self._let_go)
            raise

    async def _open(self, table: str) -> Room:
        """Load a table, once for all who wait for it; they are in it as soon as it is there."""
        heard: list[Told] = []
        self._heard[table] = heard
        try:
            room = await asyncio.to_thread(self._load, table)
        finally:
            waiting = self._waiting.pop(table, 0)
            del self._opening[table], self._heard[table]
        room.visits += waiting
        self.rooms[table] = room
        self.company.loaded(room)
        for told in heard:
            self._hear(told)
        return room

    def _let_go(self, opening: asyncio.Task[Room]) -> None:
        """Somebody who waited for a room did not come in."""
        if not opening.cancelled() and opening.exception() is None:
            opening.result().visits -= 1
            self._tidy_up(opening.result())

    def _load(self, table: str) -> Room:
        loaded = self.store.load(table)
        if loaded is None:
            raise NoTableError
        room = Room(loaded)
        self.company.load(room)
        return room

    def _tidy_up(self, left: Room) -> None:
        """Forget the rooms that were left longest ago."""
        if self.rooms.get(left.id) is left:
            self.rooms[left.id] = self.rooms.pop(left.id)
        idle = [room for room in self.rooms.values() if room.visits == 0]
        for room in idle[: max(0, len(idle) - IDLE_ROOMS)]:
            del self.rooms[room.id]

    # -- orders

    async def begin(self, new: NewGame) -> None:
        """Keep a new game; raises StoreError.

        Somebody is about to look at it: its room is ready without asking the store.
        """
        await self.writer.keep(new)
        if new.kept.standing.answers > 0:
            return  # its record is long, and may be looked at later or never
        room = Room(new.loaded)
        self.company.welcome(room)
        self.rooms[room.id] = room
        self._tidy_up(room)

    async def remove(self, room: Room) -> None:
        """Forget a game that nobody plays any more; raises CrownsError."""
        async with room.lock:
            if not room.table.is_over and not room.kept.is_read_only:
                raise OrderError("playing", Phrase("server-still-played"))
            if room.company.facts.is_rated:
                await self.company.rating.settle(room.id)
            await self.writer.keep(Removal(room.id))
            self._forget(room)

    async def order(self, room: Room, do: Callable[[Table], Result]) -> Result:
        """Carry an order out; returns when it is on disk and was told to everybody.

        Raises OrderError with the table as it was before. Whoever calls it is not called off
        before the house closes, for an order once begun is finished.
        """
        room.visits += 1
        try:
            async with room.lock:
                result = await self._carry_out(room, do)
                room.show_all()
            self.metrics.person_answers.inc()
        finally:
            room.visits -= 1
        if room.table.bot_due() is not None:
            await self.let_bots_answer(room, is_asked_for=True)
        return result

    async def _carry_out(self, room: Room, do: Callable[[Table], Result]) -> Result:
        if room.kept.is_read_only:
            raise OrderError("read-only", Phrase("server-read-only"))
        if room.is_gathering:
            raise OrderError("gathering", Phrase("people-gathering"))
        await self.settle(room)
        index = room.table.index
        try:
            result = do(room.table)
        except BaseException:
            if room.table.index != index or room.recorder.lines:
                await self._load_again(room)
            raise
        change = room.change()
        try:
            await self.writer.keep(change)
        except OvertakenError as error:
            await self._load_again(room)
            room.show_all()
            raise OrderError("stale", Phrase("table-stale")) from error
        except StoreError as error:
            log.warning("table %s: not saved: %s", room.id, error)
            if not await self._was_kept_after_all(room, change):
                if not room.is_adrift:  # what did not happen is shown to nobody
                    room.show_all()
                raise OrderError("not-saved", error.phrase) from error
        room.was_kept(change)
        self.company.answered(room)
        return result

    async def deal(self, room: Room) -> None:
        """Deal a game that waited for numbers, unless somebody has; raises OrderError."""
        await asyncio.shield(self.spawn(self._deal(room)))
        await self.let_bots_answer(room)

    async def _deal(self, room: Room) -> None:
        room.visits += 1
        try:
            async with room.lock:
                if not room.is_gathering:
                    return
                given = await asyncio.to_thread(self.company.numbers.of, room.id)
                try:
                    await self.writer.keep(await asyncio.to_thread(dealt, room, given))
                except OvertakenError:
                    log.info("table %s: dealt by another process", room.id)
                except StoreError as error:
                    room.is_adrift = True
                    raise OrderError("not-saved", error.phrase) from error
                await self._load_again(room)
                for reader in room.greeted():
                    if reader.seat is not None:  # of several at one screen who is asked looks
                        reader.sit(room.usual_seat(reader))
                room.show_all()
                await self.company.tell_company(room)
                self.company.answered(room)
        finally:
            room.visits -= 1

    async def _was_kept_after_all(self, room: Room, change: Change) -> bool:
        """Where a connection broke while something was written, only the store knows if it was."""
        assert change.number is not None
        try:
            found = await asyncio.to_thread(self.store.row, room.id, change.number)
            if found is not None and found == change.data:
                return True
            await self._load_again(room)
        except AwayError:
            room.is_adrift = True
        return False

    async def settle(self, room: Room) -> None:
        """See to it that the room is as the store has it, before anything of it is told.

        Raises AwayError while only the store could say what is so.
        """
        if room.is_adrift:
            await self._load_again(room)

    async def _load_again(self, room: Room) -> None:
        """Take the table as the store has it; raises CrownsError if there is none."""
        room.is_adrift = True
        loaded = await asyncio.to_thread(self.store.load, room.id)
        if loaded is None:
            self._forget(room)
            raise NoTableError
        room.load(loaded)

    # -- other processes

    def _hear(self, told: Told) -> None:
        """Another process has written something: rows of a game, or what else people did."""
        if told.game in self._heard:
            self._heard[told.game].append(told)
        room = self.rooms.get(told.game)
        if room is not None and (told.number == 0 or told.number > room.number):
            self.following.ask(room, is_people=told.number == 0)
        if told.is_bot_due and self.working is not None:
            self.working.wake()

    def _look_anew(self) -> None:
        """Something may have been missed."""
        for room in self.rooms.values():
            self.following.ask(room, is_people=True)
        if self.working is not None:
            self.working.wake()

    async def _heed(self) -> None:
        """Look at everything anew when the host has done something beside us."""
        heard = None
        while True:
            try:
                told = await asyncio.to_thread(self.store.told_by_others)
            except AwayError as error:
                log.warning("not heard of the host: %s", error)
            else:
                if heard is not None and told != heard:
                    for room in self.rooms.values():
                        self.following.ask(room, is_people=True)
                heard = told
            await asyncio.sleep(HEED)

    async def catch_up(self, room: Room, *, is_told: bool = False) -> None:
        """Play on by what other processes have written."""
        await self.following.follow(room, is_people=self.store.is_shared or is_told)

    async def play_on(self, room: Room, sequel: Sequel | None) -> bool:
        """Take a game as it went on in the store, with the room's lock; was there anything new?"""
        if room.is_adrift:
            await self._load_again(room)
            return True
        if sequel is None:
            self._forget(room)
            return False
        if not sequel.rows and sequel.kept == room.kept:
            return False
        if sequel.kept.standing.is_gathering != room.is_gathering:
            await self._load_again(room)
            return True
        try:
            room.follow(sequel)
        except CrownsError:
            log.exception("table %s: loaded anew", room.id)
            await self._load_again(room)
        return True

    def _forget(self, room: Room) -> None:
        """Another process has removed the game; who looks at it may go on until they leave."""
        room.kept = msgspec.structs.replace(room.kept, is_read_only=True)
        self.rooms.pop(room.id, None)

    def spawn(
        self, work: Coroutine[Any, Any, Result], context: Context | None = None
    ) -> asyncio.Task[Result]:
        task = self._loop.create_task(work, context=context)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- bots

    async def let_bots_answer(self, room: Room, *, is_asked_for: bool = False) -> None:
        """See to it that whoever is asked and is a bot thinks about the table as it is now."""
        if room.kept.is_read_only or self._bot_due(room) is None:
            return
        if self.store.is_shared:
            if not is_asked_for:  # with the answer before
                await asyncio.to_thread(self.store.ask_for_bot, room.id)
            if self.working is not None:
                self.working.wake()
            return
        if room.bots is None or room.bots.done():
            room.bots = asyncio.create_task(self._bots(room))

    def _bot_due(self, room: Room) -> int | None:
        return None if room.company.facts.is_paused else room.table.bot_due()

    async def _bots(self, room: Room) -> None:
        room.visits += 1
        try:
            await self.let_bots_play(room)
        finally:
            room.visits -= 1
            self._tidy_up(room)

    async def let_bots_play(self, room: Room) -> bool:
        """Let bots answer until a person is asked; False if one cannot."""
        while (seat := self._bot_due(room)) is not None:
            if not await self._bot(room, seat):
                return False
        return True

    async def _thought(self, table: Table, seat: int) -> int:
        """What a bot answers: what a guide wants of it, or what it thinks of."""
        scripted = table.scripted(seat)
        if scripted is not None:
            return scripted
        asked = self.thinkers.ask(thought_of(table, seat, table.players[seat]))
        return await asyncio.wrap_future(asked)

    async def _bot(self, room: Room, seat: int) -> bool:
        """Let one bot answer; False if it cannot."""
        table, index = room.table, room.table.index
        try:
            action = await self._thought(table, seat)
        except Exception:  # whatever a bot failed of, people can go on without it
            log.exception("table %s: the bot of seat %s failed", room.id, seat)
            room.notice(Notice("bot-failed", Phrase("server-bot-failed"), seat))
            return False
        async with room.lock:
            if room.table is not table or table.index != index or room.company.facts.is_paused:
                return True  # somebody took an answer back, or answered at the same time
            try:
                await self._carry_out(room, lambda now: now.answer(seat, index, action))
            except OrderError as error:
                if error.code == "stale":
                    return True  # somebody took its row in another process
                room.notice(Notice(error.code, error.phrase, seat))
            else:
                room.show_all()
                self.metrics.bot_answers.inc()
                return True
        if not room.readers:
            return False  # the next one who looks lets it try again
        await asyncio.sleep(RETRY_AFTER)
        return True
