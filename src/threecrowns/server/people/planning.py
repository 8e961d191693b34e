"""Whoever looks after prepared answers: keeps them, gives them in their time, or drops them.

Only the owner is told of a plan. An answer that was prepared is given after a pause as somebody
who is quick would need it, and is an order like any other: nobody else can tell it from one.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from threecrowns.engine.moves import Move
from threecrowns.engine.phrase import Phrase
from threecrowns.engine.refusal import CrownsError
from threecrowns.server.people.plans import KeptPlan, Plans
from threecrowns.server.people.turns import Turns
from threecrowns.server.protocol import PlanSeen
from threecrowns.server.store import TROUBLE, StoreError
from threecrowns.table.ahead import (
    Foreseen,
    Futures,
    Plan,
    check_can_plan,
    is_spent,
    judge,
    plan_for,
    rest_of,
)
from threecrowns.table.seats import HUMAN
from threecrowns.table.table import OrderError, Table

if TYPE_CHECKING:
    from threecrowns.server.reader import Reader
    from threecrowns.server.room import Room
    from threecrowns.server.tables import Tables

log = logging.getLogger("threecrowns.server")
QUICKEST, SLOWEST = 2.0, 6.0  # seconds that a prepared answer takes


def like_a_person() -> float:
    return random.uniform(QUICKEST, SLOWEST)


class Planning:
    def __init__(self, plans: Plans, turns: Turns) -> None:
        self.plans = plans
        self.turns = turns
        self.pause: Callable[[], float] = like_a_person
        self.tables: Tables | None = None  # while the house is open
        self._seen_to: dict[str, asyncio.Task[None]] = {}  # [table]
        self._again: set[str] = set()  # tables at which something happened meanwhile

    # -- what people ask for

    async def foresee(self, room: Room, seat: int, index: int, moves: Iterable[Move]) -> Foreseen:
        """What could be prepared after these moves; raises OrderError."""
        async with room.lock:
            _check_index(room, index)
            check_can_plan(room.table, seat)
            game, state = room.game, room.match.state.clone()

        def found() -> Foreseen:
            futures = Futures(game, state, seat)
            for move in moves:
                futures.take(move)
            return futures.foreseen()

        return await asyncio.to_thread(found)

    async def plan(
        self, room: Room, seat: int, index: int, moves: list[Move], *, is_steady: bool
    ) -> None:
        """Keep a plan in the place of the one before; without moves there is none any more."""
        if room.kept.is_read_only:
            raise OrderError("read-only", Phrase("server-read-only"))
        async with room.lock:
            made: Plan | None = None
            if moves:
                _check_index(room, index)
                made = await asyncio.to_thread(
                    plan_for, room.table, seat, moves, is_steady=is_steady
                )
            await self._change(room, seat, None, KeptPlan(made))

    async def forget(self, room: Room, seat: int) -> None:
        """Its owner has answered, or somebody else has the seat now."""
        if seat in room.plans:
            await self._change(room, seat, None, KeptPlan())

    async def _change(
        self, room: Room, seat: int, before: KeptPlan | None, after: KeptPlan
    ) -> None:
        is_kept = await asyncio.to_thread(self.plans.change, room.id, seat, before, after)
        if not is_kept:  # another process was first
            room.plans = await asyncio.to_thread(self.plans.load, room.id)
        elif after.is_nothing:
            room.plans.pop(seat, None)
        else:
            room.plans[seat] = after
        for reader in room.greeted():
            if reader.seat == seat:
                self.tell(room, reader)

    # -- telling

    def tell(self, room: Room, reader: Reader) -> None:
        """What the owner of a seat has prepared; nobody else is told."""
        if reader.seat is None:
            return
        kept = room.plans.get(reader.seat) or KeptPlan()
        plan = kept.plan
        if plan is None or is_spent(room.table, plan):
            reader.send(PlanSeen(reader.seat, (), False, kept.ended))
        else:
            reader.send(PlanSeen(reader.seat, plan.steps, plan.is_steady, kept.ended))

    def follow(self, room: Room, found: dict[int, KeptPlan]) -> None:
        """Take what other processes have kept."""
        before, room.plans = room.plans, found
        for reader in room.greeted():
            seat = reader.seat
            if seat is not None and before.get(seat) != room.plans.get(seat):
                self.tell(room, reader)
        self.stir(room)

    # -- their time

    def stir(self, room: Room) -> None:
        """Something happened at a table: see what becomes of its plans."""
        if self.tables is None or not any(kept.plan for kept in room.plans.values()):
            return
        if room.id in self._seen_to:
            self._again.add(room.id)
            return
        self._seen_to[room.id] = asyncio.create_task(self._see_to(room))

    async def look(self) -> None:
        """See to the plans that are due and that nobody sees to, as after a restart."""
        assert self.tables is not None
        try:
            for table in await asyncio.to_thread(self.plans.due):
                if table not in self._seen_to:
                    async with self.tables.visit(table) as room:
                        self.stir(room)
        except (CrownsError, *TROUBLE) as error:
            log.warning("plans are not seen to: %s", type(error).__name__)

    async def close(self) -> None:
        """What was not given yet is given after the next start."""
        working = list(self._seen_to.values())
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)

    async def _see_to(self, room: Room) -> None:
        room.visits += 1
        try:
            while await self._is_changed(room) or room.id in self._again:
                self._again.discard(room.id)
        except (CrownsError, *TROUBLE) as error:  # seen to again with the next look
            log.warning("table %s: its plans wait: %s", room.id, type(error).__name__)
        except Exception:  # a mistake of ours: people can answer by hand
            log.exception("table %s: its plans are not seen to", room.id)
        finally:
            room.visits -= 1
            self._again.discard(room.id)
            del self._seen_to[room.id]

    async def _is_changed(self, room: Room) -> bool:
        """Drop what is to be dropped, and give one answer that is due; was there any?"""
        async with room.lock:
            found = None if _is_at_rest(room) else await self._due(room)
        if found is None:
            return False
        seat, kept, index, action = found
        await asyncio.sleep(self.pause())
        if self.plans.store.is_shared:  # its owner may be in another process
            room.plans = await asyncio.to_thread(self.plans.load, room.id)

        def give(table: Table) -> None:
            if room.plans.get(seat) != kept:  # taken back at the last moment
                raise OrderError("stale", Phrase("table-stale"))
            if _is_at_rest(room):
                raise OrderError("paused", Phrase("people-paused"))
            table.answer(seat, index, action)

        assert self.tables is not None
        try:
            await self.tables.order(room, give)
        except StoreError:
            raise
        except OrderError as error:
            return error.code in ("stale", "not-asked", "illegal", "over")  # judged anew
        async with room.lock:
            if room.plans.get(seat) == kept:
                await self._go_on(room, seat, kept)
        return True

    async def _due(self, room: Room) -> tuple[int, KeptPlan, int, int] | None:
        """A plan whose answer is to be given now, after those that are to be dropped."""
        due = None
        for seat, kept in list(room.plans.items()):
            if kept.plan is None:
                continue
            verdict = judge(room.table, kept.plan)
            if verdict.dropped is not None:
                await self._change(room, seat, kept, KeptPlan(ended=verdict.dropped))
                self.turns.asked(room)  # it is the owner's turn after all
            elif verdict.is_spent and not self.plans.store.is_shared:
                await self._change(room, seat, kept, KeptPlan())  # else whoever gave it does so
            elif verdict.action is not None and room.table.players[seat] == HUMAN:
                due = (seat, kept, room.table.index, verdict.action)
        return due

    async def _go_on(self, room: Room, seat: int, kept: KeptPlan) -> None:
        """The first answer of a plan was given."""
        assert kept.plan is not None
        rest = rest_of(kept.plan, room.table)
        after = KeptPlan(rest) if isinstance(rest, Plan) else KeptPlan(ended=rest)
        await self._change(room, seat, kept, after)


def _is_at_rest(room: Room) -> bool:
    return room.kept.is_read_only or room.company.facts.is_paused


def _check_index(room: Room, index: int) -> None:
    """A plan is made for the table as its owner sees it."""
    if index != room.table.index:
        raise OrderError("stale", Phrase("table-stale"))
