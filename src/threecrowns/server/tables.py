"""All tables of the house: loaded when somebody looks, dropped when nobody does.

An order is carried out in memory, written to the store, and only then told. What cannot be written
did not happen: the table is loaded again as the store has it. Bots answer in processes of their
own, and their answers are orders like any other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from threecrowns.engine.phrase import Phrase
from threecrowns.engine.refusal import CrownsError
from threecrowns.server.protocol import Notice
from threecrowns.server.room import Room
from threecrowns.server.store import NewGame, Store, StoreError
from threecrowns.server.writer import Writer
from threecrowns.table.table import OrderError, Table
from threecrowns.table.thinkers import Thinkers, thought_of

log = logging.getLogger("threecrowns.server")
IDLE_ROOMS = 8  # rooms kept ready that nobody looks into
RETRY_AFTER = 5.0  # seconds, until a bot tries again to have its answer written
Result = TypeVar("Result")


class NoTableError(CrownsError):
    """There is no table with this id."""

    def __init__(self) -> None:
        super().__init__("server-no-table")


class Tables:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.writer = Writer(store)
        self.rooms: dict[str, Room] = {}  # the one left last stands last
        self._opening = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()  # orders whose giver may be gone

    async def close(self) -> None:
        """Nothing is lost: what was acknowledged is on disk, what was not is dropped."""
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
        async with self._opening:
            room = self.rooms.get(table)
            if room is None:
                room = await asyncio.to_thread(self._load, table)
                self.rooms[table] = room
            room.visits += 1
        return room

    def _load(self, table: str) -> Room:
        kept = self.store.find(table)
        if kept is None:
            raise NoTableError
        return Room(kept, self.store.keys(table), self.store.record(table))

    def _tidy_up(self, left: Room) -> None:
        """Forget the rooms that were left longest ago."""
        if self.rooms.get(left.id) is left:
            self.rooms[left.id] = self.rooms.pop(left.id)
        idle = [room for room in self.rooms.values() if room.visits == 0]
        for room in idle[: max(0, len(idle) - IDLE_ROOMS)]:
            del self.rooms[room.id]

    # -- orders

    async def begin(self, new: NewGame) -> None:
        """Keep a new game; raises StoreError."""
        await self.writer.keep(new)

    async def order(self, room: Room, do: Callable[[Table], Result]) -> Result:
        """Carry an order out; returns when it is on disk and was told to everybody.

        Raises OrderError with the table as it was before. An order once begun is finished, even
        if its giver does not wait for it.
        """
        return await asyncio.shield(self._spawn(self._order(room, do)))

    async def _order(self, room: Room, do: Callable[[Table], Result]) -> Result:
        room.visits += 1
        try:
            async with room.lock:
                result = await self._carry_out(room, do)
                room.show_all()
        finally:
            room.visits -= 1
        self.let_bots_answer(room)
        return result

    async def _carry_out(self, room: Room, do: Callable[[Table], Result]) -> Result:
        if room.kept.is_read_only:
            raise OrderError("read-only", Phrase("server-read-only"))
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
        except StoreError as error:
            log.warning("table %s: not saved: %s", room.id, error)
            await self._load_again(room)
            room.show_all()
            raise OrderError("not-saved", error.phrase) from error
        room.was_kept(change)
        return result

    async def _load_again(self, room: Room) -> None:
        kept = await asyncio.to_thread(self.store.find, room.id)
        raw = await asyncio.to_thread(self.store.record, room.id)
        assert kept is not None, "a game is never taken out of the store"
        room.load_again(kept, raw)

    def _spawn(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- bots

    def let_bots_answer(self, room: Room) -> None:
        """See to it that whoever is asked and is a bot thinks about the table as it is now."""
        is_busy = room.bots is not None and not room.bots.done()
        if is_busy or room.kept.is_read_only or room.table.bot_due() is None:
            return
        room.bots = asyncio.create_task(self._bots(room))

    async def _bots(self, room: Room) -> None:
        room.visits += 1
        try:
            while (seat := room.table.bot_due()) is not None:
                if not await self._bot(room, seat):
                    return
        finally:
            room.visits -= 1
            self._tidy_up(room)

    async def _bot(self, room: Room, seat: int) -> bool:
        """Let one bot answer; False if it cannot."""
        table, index = room.table, room.table.index
        asked = self.thinkers.ask(thought_of(room.match, seat, table.players[seat]))
        try:
            action = await asyncio.wrap_future(asked)
        except Exception:  # whatever a bot failed of, people can go on without it
            log.exception("table %s: the bot of seat %s failed", room.id, seat)
            room.notice(Notice("bot-failed", Phrase("server-bot-failed"), seat))
            return False
        async with room.lock:
            if room.table is not table or table.index != index:
                return True  # somebody took an answer back, or answered at the same time
            try:
                await self._carry_out(room, lambda now: now.answer(seat, index, action))
            except OrderError as error:
                room.notice(Notice(error.code, error.phrase, seat))
            else:
                room.show_all()
                return True
        if not room.readers:
            return False  # the next one who looks lets it try again
        await asyncio.sleep(RETRY_AFTER)
        return True
