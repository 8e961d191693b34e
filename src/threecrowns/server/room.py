"""One table of the house: its match, its record, the keys of its seats, and who looks at it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import msgspec

from threecrowns.bots.levels import BOT_NAMES
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.match import Answer, Match
from threecrowns.engine.record import record_from, replay
from threecrowns.server.games import game_of
from threecrowns.server.gathering import Gathering
from threecrowns.server.protocol import (
    VERSION,
    Notice,
    Origin,
    Present,
    SetupFacts,
    TableFacts,
    ToReader,
)
from threecrowns.server.reader import Reader
from threecrowns.server.store import Change, Kept, Standing, now
from threecrowns.table.table import Table


class Room:
    def __init__(self, kept: Kept, keys: list[str], raw: bytes) -> None:
        """Play the record of a game again; raises CrownsError."""
        self.id = kept.id
        self.kept = kept
        self.keys = keys  # [seat]
        self.lock = asyncio.Lock()  # one order at a time
        self.readers: set[Reader] = set()
        self.visits = 0  # who holds on to the room, readers too
        self.bots: asyncio.Task[None] | None = None
        self.table, self.recorder, self.commitment = _played(kept, raw)

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def match(self) -> Match:
        return self.table.match

    def load_again(self, kept: Kept, raw: bytes) -> None:
        """What could not be kept did not happen."""
        self.kept = kept
        self.table, self.recorder, self.commitment = _played(kept, raw)

    def seats_of(self, keys: list[str]) -> dict[str, int]:
        """[key] -> the seat it opens, of those that open one here."""
        return {key: self.keys.index(key) for key in keys if key in self.keys}

    def is_open_to(self, seats: set[int]) -> bool:
        """May whoever holds these seats know everything? Once it is over, everybody may."""
        people = set(self.table.people)
        is_alone = bool(people) and people <= seats
        return self.table.is_over or self.kept.is_read_only or is_alone

    # -- what is kept of it

    def change(self) -> Change:
        """What the store does not know yet."""
        table = self.table
        facts = {
            "changed": now(),
            "players": tuple(table.players),
            "is_over": table.is_over,
            "bumps": table.index - self.recorder.steps,
            "way_back": table.way_back,
            "standing": standing_of(table),
        }
        return Change(self.id, self.recorder.kept + 1, tuple(self.recorder.lines), facts)

    def was_kept(self, change: Change) -> None:
        self.recorder.were_kept()
        self.kept = msgspec.structs.replace(self.kept, **change.facts)

    # -- telling

    def facts_for(self, reader: Reader) -> TableFacts:
        """What does not change at this table."""
        setup = self.match.setup
        kept = self.kept
        origin = None
        if kept.origin is not None and kept.origin_answers is not None:
            origin = Origin(kept.origin, kept.origin_answers)
        return TableFacts(
            v=VERSION,
            id=self.id,
            game=self.game.id,
            title=self.game.names,
            setup=SetupFacts(setup.seats, dict(setup.options)),
            components=self.game.components(setup),
            names=kept.names,
            keys=reader.keys,
            bots=BOT_NAMES,
            has_secret_hands=self.game.has_secret_hands,
            is_read_only=kept.is_read_only,
            origin=origin,
            commitment=self.commitment,
        )

    def show_all(self) -> None:
        for reader in self.greeted():
            reader.show(self.table)

    def tell_all(self, message: ToReader) -> None:
        for reader in self.greeted():
            reader.send(message)

    def notice(self, notice: Notice) -> None:
        self.tell_all(notice)

    def tell_presence(self) -> None:
        greeted = self.greeted()
        seats = {reader.seat for reader in greeted if reader.seat is not None}
        watchers = sum(1 for reader in greeted if reader.seat is None)
        self.tell_all(Present(tuple(sorted(seats)), watchers))

    def greeted(self) -> list[Reader]:
        return [reader for reader in self.readers if reader.is_greeted]


def standing_of(table: Table) -> Standing:
    state = table.match.state
    return Standing(
        answers=len(table.match.answers),
        turn=table.game.turn_number(state),
        points=table.game.points(state, None),
        waiting=() if table.is_over else tuple(state.waiting()),
        winners=table.winners,
        resigned=table.resigned,
    )


def begun(
    match: Match, players: tuple[str, ...], answers: Iterable[Answer] = ()
) -> tuple[Table, Gathering]:
    """A table with its header written, its first answers given, and what follows drawn."""
    table = Table(match, players)
    recorder = Gathering(match)
    recorder.begin(list(players))
    for answer in answers:
        match.answer(answer.seat, answer.action)
    table.draw()
    return table, recorder


def _played(kept: Kept, raw: bytes) -> tuple[Table, Gathering, str]:
    """The table after its record; its index is where it was, whoever has looked at it then."""
    secret = kept.secret.encode() if kept.secret is not None else None
    record = record_from(raw, secret)
    tables: list[Table] = []

    def watch(match: Match) -> None:
        table = Table(match, tuple(record.header["players"]))
        # Steps without an answer are counted from the start: then no index is ever too small,
        # and what a reader knew before an undo is known to be void.
        table.index = kept.bumps + sum(
            any(key in line.data for key in ("takes_over", "resigned")) for line in record.lines
        )
        tables.append(table)

    match = replay(record, game_of(str(record.header["game"])), watch)
    (table,) = tables
    table.players = list(record.players)
    table.resigned = record.resigned
    table.way_back = kept.way_back
    recorder = Gathering(match)
    if kept.is_read_only:
        match.recorder = recorder
    else:
        recorder.take_up(record)
    return table, recorder, str(record.header["commitment"])


def setup_of(kept: Kept) -> Setup:
    """How a game is set up, as it stands in the store."""
    options = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in kept.setup["options"].items()
    }
    return Setup(kept.setup["seats"], options)
