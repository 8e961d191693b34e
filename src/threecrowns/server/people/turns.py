"""Tells whoever is away that it is their turn, once for each turn."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING

from threecrowns.engine.phrase import Phrase
from threecrowns.engine.refusal import CrownsError
from threecrowns.engine.texts import catalogue
from threecrowns.server.people.calling import Caller
from threecrowns.server.people.notices import NoticeRow, Notices
from threecrowns.server.people.pushing import Pusher, Subscription

if TYPE_CHECKING:
    from threecrowns.server.room import Room

log = logging.getLogger("threecrowns.server")
AT_ONCE = 4  # calls
MOST_KNOWN = 10_000  # turns that were told


class Turns:
    def __init__(self, notices: Notices, caller: Caller, pusher: Pusher) -> None:
        self.notices = notices
        self.pusher = pusher
        self.caller = caller
        self._told: OrderedDict[tuple[str, int], int] = OrderedDict()  # [table, seat] -> turn
        self._gate = asyncio.Semaphore(AT_ONCE)
        self.calls: set[asyncio.Task[None]] = set()

    def asked(self, room: Room) -> None:
        """Somebody is asked now; who is at the table sees it there."""
        table = room.table
        if table.is_over:
            return
        turn = table.game.turn_number(table.match.state)
        people, away = table.people, set[int]()
        for seat in table.match.state.waiting():
            plan = room.plans.get(seat)
            has_plan = plan is not None and plan.plan is not None
            is_known = self._told.get((room.id, seat)) == turn
            if is_known or has_plan or seat not in people:
                continue
            self._told[room.id, seat] = turn
            if not room.is_here(seat):
                away.add(seat)
        while len(self._told) > MOST_KNOWN:
            self._told.popitem(last=False)
        if away:
            task = asyncio.create_task(self._tell(room.id, room.game.names, away))
            self.calls.add(task)
            task.add_done_callback(self.calls.discard)

    async def _tell(self, table: str, title: object, away: set[int]) -> None:
        found = await asyncio.to_thread(self.notices.webhooks, table)
        for seat in sorted(away & found.keys()):
            await self._call(found[seat], table, title)
        if self.pusher.keys is not None:
            browsers = await asyncio.to_thread(self.pusher.subscriptions.at_table, table)
            for seat in sorted(away & browsers.keys()):
                for each in browsers[seat]:
                    await self._push(each, table, title)

    async def _push(self, row: Subscription, table: str, title: object) -> None:
        message = _message(row, table, title)
        async with self._gate:
            try:
                await asyncio.to_thread(self.pusher.push, row, message)
            except (OSError, CrownsError) as error:  # theirs to mend, or gone
                log.info("a browser is not told: %s", type(error).__name__)

    async def _call(self, row: NoticeRow, table: str, title: object) -> None:
        message = _message(row, table, title)
        assert row.webhook is not None
        async with self._gate:
            try:
                await asyncio.to_thread(self.caller.post, row.webhook, message)
            except (OSError, CrownsError) as error:  # theirs to mend; the feed still tells
                log.info("a webhook does not answer: %s", type(error).__name__)


def _message(row: NoticeRow | Subscription, table: str, title: object) -> dict[str, str]:
    """Which game, and where; nothing of it is secret."""
    text = catalogue(row.language).word(Phrase("people-your-turn", {"title": title}))  # type: ignore[dict-item] # names in all languages
    return {"text": text, "url": f"{row.base}t/{table}"}
