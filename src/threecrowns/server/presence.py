"""Who looks at which table in which process: told now and then, and forgotten if it is not.

`@game seats watchers` says who is there, `?game` asks the others. Whatever is to be said of all
tables at one moment goes out together: one transaction, however many tables there are. Whoever is
killed says nothing more, and its readers are forgotten after a while. Nothing but the list of who
is there depends on it.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from threecrowns.server.store import TROUBLE

if TYPE_CHECKING:
    from threecrowns.server.room import Room
    from threecrowns.server.store import Store

log = logging.getLogger("threecrowns.server")
TELL_AGAIN = 10.0  # seconds
FORGET_AFTER = 25.0
CROWD = 20  # readers of a table; each who leaves would have to be told to all others
LINGER = 0.1  # seconds for which somebody who left a crowd is still taken for there


class Presence(NamedTuple):
    seats: frozenset[int]
    watchers: int
    heard_at: float = 0.0

    @property
    def is_nobody(self) -> bool:
        return not self.seats and self.watchers == 0


class Presences:
    """What this process tells of its readers, and hears of others'."""

    def __init__(self, store: Store, rooms: dict[str, Room]) -> None:
        self.store = store
        self.rooms = rooms
        self.tell_again = TELL_AGAIN
        self._told: dict[str, Presence] = {}  # [table] -> what the others know of us
        self._leaving: dict[str, asyncio.TimerHandle] = {}  # [table] -> when it is told
        self._words: list[str] = []  # to be said next
        self._saying: asyncio.Task[None] | None = None

    def changed(self, room: Room) -> None:
        """Somebody came or left here."""
        room.tell_presence()
        if not self.store.is_shared:
            return
        before, now = self._told.get(room.id), room.presence()
        if before is None and not now.is_nobody:
            self._say(f"?{room.id}", self._told_of(room, now))
        elif before != now:
            self._say(self._told_of(room, now))

    def left(self, room: Room) -> None:
        """Somebody left here. Where many of a crowd do so at once, the others are told once."""
        if len(room.readers) < CROWD:
            self.changed(room)
        elif room.id not in self._leaving:
            loop = asyncio.get_running_loop()
            self._leaving[room.id] = loop.call_later(LINGER, self._tell_left, room)

    def _tell_left(self, room: Room) -> None:
        del self._leaving[room.id]
        self.changed(room)

    def hear(self, process: str, words: str) -> None:
        """Another process tells or asks."""
        kind, (game, *rest) = words[0], words[1:].split(" ")
        room = self.rooms.get(game)
        if room is None:
            return
        if kind == "?":
            if not room.presence().is_nobody:
                self._say(self._told_of(room, room.presence()))
            return
        seats = frozenset(int(seat) for seat in rest[0].split(".") if seat)
        found = Presence(seats, int(rest[1]), monotonic())
        before = room.elsewhere.pop(process, None)
        if not found.is_nobody:
            room.elsewhere[process] = found
        if before is None or before[:2] != found[:2]:
            room.tell_presence()

    async def run(self) -> None:
        """Say again who is here, and forget those of whom nothing was heard."""
        while True:
            await asyncio.sleep(self.tell_again)
            self.say_again()

    def say_again(self) -> None:
        for room in list(self.rooms.values()):
            if not room.presence().is_nobody:
                self._say(self._told_of(room, room.presence()))
            self._forget(room)

    def _forget(self, room: Room) -> None:
        latest = monotonic() - self.tell_again * FORGET_AFTER / TELL_AGAIN
        silent = [name for name, each in room.elsewhere.items() if each.heard_at < latest]
        for process in silent:
            del room.elsewhere[process]
        if silent:
            room.tell_presence()

    def _told_of(self, room: Room, now: Presence) -> str:
        if now.is_nobody:
            self._told.pop(room.id, None)
        else:
            self._told[room.id] = now
        return f"@{room.id} {'.'.join(str(seat) for seat in sorted(now.seats))} {now.watchers}"

    def _say(self, *words: str) -> None:
        """Say it with whatever else is to be said now, or was while the last words went out."""
        self._words += words
        if self._saying is None or self._saying.done():
            self._saying = asyncio.get_running_loop().create_task(self._say_all())

    async def _say_all(self) -> None:
        while self._words:
            words, self._words = self._words, []
            try:
                await asyncio.to_thread(self.store.say, words)
            except TROUBLE as error:  # it is said again soon
                log.warning("presence not told: %s", type(error).__name__)
