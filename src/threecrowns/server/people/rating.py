"""What a rated table asks of the people at it, and when its end is counted."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from threecrowns.engine.phrase import Phrase
from threecrowns.engine.refusal import CrownsError
from threecrowns.server.people.ratings import Ratings
from threecrowns.server.store import TROUBLE
from threecrowns.table.seats import HUMAN
from threecrowns.table.table import OrderError

if TYPE_CHECKING:
    from threecrowns.server.reader import Reader
    from threecrowns.server.room import Room

log = logging.getLogger("threecrowns.server")


class Rating:
    def __init__(self, ratings: Ratings) -> None:
        self.ratings = ratings

    async def check_player(self, room: Room, reader: Reader, seat: int) -> None:
        """Whoever answers at a rated table does so with an account, for one seat alone."""
        company = room.company
        if not company.facts.is_rated or company.rated.get(seat) == reader.account is not None:
            return
        if reader.account is None:
            raise OrderError("rated", Phrase("people-rated-account"))
        company.rated = await asyncio.to_thread(self.ratings.pin, room.id, seat, reader.account)
        if company.rated.get(seat) != reader.account:
            raise OrderError("rated", Phrase("people-rated-other"))

    async def settle(self, table: str) -> None:
        """Count the end of a table; what fails now is done at the next look."""
        try:
            await asyncio.to_thread(self.ratings.settle, table)
        except (CrownsError, *TROUBLE) as error:
            log.warning("table %s: not rated yet: %s", table, type(error).__name__)

    async def settle_all(self) -> None:
        """Count what a process that was killed has left."""
        try:
            due = await asyncio.to_thread(self.ratings.due)
        except TROUBLE as error:
            log.warning("no ratings from the store: %s", type(error).__name__)
            return
        for table in due:
            await self.settle(table)


def check_help(room: Room) -> None:
    """At a rated table nobody is helped, and what happened has happened; raises OrderError."""
    if room.company.facts.is_rated:
        raise OrderError("rated", Phrase("people-rated-no-help"))


def check_replaced(room: Room, seat: int) -> None:
    """The bots of a rated table stay; for a person a bot may play on. Raises OrderError."""
    is_bots = 0 <= seat < len(room.began) and room.began[seat] != HUMAN
    if room.company.facts.is_rated and is_bots:
        raise OrderError("rated", Phrase("people-rated-bot"))
