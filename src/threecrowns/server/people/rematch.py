"""Once more, with turned seats: whoever sat first sits second."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

from threecrowns.engine.phrase import Phrase
from threecrowns.table.seats import PLAYERS, USUAL_BOT, meant_options
from threecrowns.table.table import OrderError

if TYPE_CHECKING:
    from threecrowns.server.room import Room
    from threecrowns.server.tables import Tables

Each = TypeVar("Each")


async def begin_again(tables: Tables, room: Room) -> str:
    """A new table for the same people; its id. Raises CrownsError."""
    from threecrowns.server.opening import new_game  # it knows rooms, and these know companies

    match, old = room.match, room.company
    if room.kept.standing.guide is not None:
        raise OrderError("offer", Phrase("people-offer-void"))
    players = tuple(each if each in PLAYERS else USUAL_BOT for each in room.table.players)
    options = meant_options(room.game, match.setup)
    has_numbers = await asyncio.to_thread(tables.company.numbers.of, room.id)
    new = await asyncio.to_thread(
        lambda: new_game(
            room.game.id,
            turned(players),
            options,
            None,
            turned(room.kept.names),
            gathers=bool(has_numbers),
        )
    )
    await tables.begin(new)
    async with tables.visit(new.kept.id) as again:
        again.company.change(
            has_free_words=old.facts.has_free_words,
            delay=old.facts.delay,
            claimed=tuple(sorted((seat + 1) % len(players) for seat in old.facts.claimed)),
        )
        again.company.begin(old.facts.pace, len(players))
        await tables.company.begin_rated(again, is_rated=old.facts.is_rated)
        await tables.company.open(again)
    return new.kept.id


def turned(seats: tuple[Each, ...]) -> tuple[Each, ...]:
    """Everybody one seat on."""
    return (*seats[-1:], *seats[:-1])
