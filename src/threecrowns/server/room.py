"""One table of the house: its match, its record, the keys of its seats, and who looks at it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import msgspec

from threecrowns.bots.levels import BOT_NAMES, model_of
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.match import Answer, Match
from threecrowns.engine.record import (
    GUIDE,
    TABLE_LINES,
    Line,
    record_from,
    replay,
    replay_lines,
)
from threecrowns.engine.refusal import SetupError
from threecrowns.server.games import game_of
from threecrowns.server.gathering import Gathering
from threecrowns.server.people.clock import Clock
from threecrowns.server.people.company import Company
from threecrowns.server.people.plans import KeptPlan
from threecrowns.server.people.watching import Veil
from threecrowns.server.presence import Presence
from threecrowns.server.protocol import (
    VERSION,
    GuideFacts,
    Notice,
    Origin,
    Present,
    Refused,
    SetupFacts,
    TableFacts,
    ToReader,
)
from threecrowns.server.reader import Reader
from threecrowns.server.store import Change, Kept, Loaded, Sequel, Standing, joined, now
from threecrowns.table.guide import Guide, Way, find_guide
from threecrowns.table.seats import HUMAN, meant_options
from threecrowns.table.table import Table


class Room:
    def __init__(self, loaded: Loaded) -> None:
        """Play the record of a game again; raises CrownsError."""
        self.id = loaded.kept.id
        self.lock = asyncio.Lock()  # one order at a time
        self.readers: set[Reader] = set()
        self.is_adrift = False  # it may differ from the store, which did not answer
        self.elsewhere: dict[str, Presence] = {}  # [other process] -> who looks at it there
        self.visits = 0  # who holds on to the room, readers too
        self.bots: asyncio.Task[None] | None = None
        self.company = Company(self.id, Clock())  # how people play together here
        self.veil = Veil()  # before those who only look on
        self.plans: dict[int, KeptPlan] = {}  # [seat] -> what it has prepared
        self.load(loaded)

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def match(self) -> Match:
        return self.table.match

    def load(self, loaded: Loaded) -> None:
        """Take everything from the store; what could not be kept did not happen."""
        self.kept = loaded.kept
        self.keys = loaded.keys  # [seat]
        self.number = loaded.rows[-1].number  # of the last row that is kept
        self.first_row = loaded.rows[0].data
        self.table, self.recorder, header = _played(loaded.kept, loaded.raw)
        self.commitment = str(header["commitment"])
        self.began = tuple(header["players"])  # [seat] -> who sat down there first
        self.is_adrift = False

    def follow(self, sequel: Sequel) -> None:
        """Play on by what others have written after our last row; raises CrownsError."""
        table = self.table
        lines = self.recorder.follow(joined(sequel.rows))
        # As in `_played`: steps without an answer are counted before what follows them.
        table.index += sequel.kept.bumps - self.kept.bumps
        table.index += sum(_is_of_the_table(line) for line in lines)
        self.match.recorder = None
        replay_lines(self.match, lines)
        self.match.recorder = self.recorder
        for line in lines:
            if "takes_over" in line.data:
                table.players[line.data["seat"]] = line.data["takes_over"]
            if "resigned" in line.data:
                table.resigned = line.data["resigned"]
        table.way_back = sequel.kept.way_back
        self.kept = sequel.kept
        if sequel.rows:
            self.number = sequel.rows[-1].number

    @property
    def is_gathering(self) -> bool:
        """Is nothing dealt before the browsers of all people gave a number?"""
        return self.kept.standing.is_gathering

    def seats_of(self, keys: Iterable[str]) -> dict[str, int]:
        """[key] -> the seat it opens, of those that open one here."""
        return {key: self.keys.index(key) for key in keys if key in self.keys}

    def usual_seat(self, reader: Reader) -> int | None:
        """The reader's seat that is asked now, or its first one; None for a spectator."""
        mine = [seat for seat in sorted(reader.seats) if self.table.players[seat] == HUMAN]
        waiting = self.match.state.waiting()
        return next((seat for seat in mine if seat in waiting), mine[0] if mine else None)

    def is_open_to(self, seats: set[int]) -> bool:
        """May whoever holds these seats know everything? Once it is over, everybody may."""
        if self.is_gathering:
            return False
        people = set(self.table.people)
        is_alone = bool(people) and people <= seats and not self.company.facts.is_rated
        return self.table.is_over or self.kept.is_read_only or is_alone

    def most_seen_by(self, seats: set[int]) -> int | None:
        """How many answers whoever holds these seats may know of; None: all.

        Who has any key here could sit down, and so does not only look on.
        """
        delay = self.company.facts.delay
        if delay == 0 or seats or self.table.is_over or self.kept.is_read_only:
            return None
        return self.veil.shown(self.table, delay)

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
        lines = tuple(self.recorder.lines)
        is_bot_due = table.bot_due() is not None
        return Change(self.id, self.number + 1, lines, facts, is_bot_due=is_bot_due)

    def was_kept(self, change: Change) -> None:
        self.recorder.were_kept()
        if change.number is not None:
            self.number = change.number
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
            setup=SetupFacts(setup.seats, meant_options(self.game, setup)),
            components=self.game.components(setup),
            names=kept.names,
            keys=reader.keys,
            bots=BOT_NAMES,
            has_secret_hands=self.game.has_secret_hands,
            is_read_only=kept.is_read_only,
            origin=origin,
            commitment=self.commitment,
            guide=self._guide_facts(),
        )

    def _guide_facts(self) -> GuideFacts | None:
        way = self.table.way
        return None if way is None else GuideFacts(way.guide.id, way.guide.steps)

    def change_key(self, seat: int, key: str, code: int, why: Refused) -> None:
        """The seat opens with another key; whoever came with the old one is let go."""
        old = self.keys[seat]
        self.keys[seat] = key
        for reader in list(self.readers):
            if old in reader.keys:
                reader.dismiss(code, why)

    def rename(self, names: tuple[str, ...]) -> None:
        """People are called something else from now on."""
        self.kept = msgspec.structs.replace(self.kept, names=names)
        for reader in self.greeted():
            reader.send(self.facts_for(reader))

    def show_all(self) -> None:
        for reader in self.greeted():
            reader.show(self.table)

    def tell_all(self, message: ToReader) -> None:
        for reader in self.greeted():
            reader.send(message)

    def tell_of_now(self, message: ToReader) -> None:
        """Something that whoever sees the table later must not know yet."""
        for reader in self.greeted():
            if self.most_seen_by(reader.seats) is None:
                reader.send(message)

    def notice(self, notice: Notice) -> None:
        self.tell_of_now(notice)

    def presence(self) -> Presence:
        """Who looks at the table in this process."""
        seats: set[int] = set()
        watchers = 0
        for reader in self.greeted():
            if reader.seat is None:
                watchers += 1
            else:
                seats.update(reader.keys.values())
        return Presence(frozenset(seats), watchers)

    def here(self) -> set[int]:
        """The seats of the people who are at the table, in whatever process."""
        everywhere = [self.presence(), *self.elsewhere.values()]
        return set().union(*(each.seats for each in everywhere)) & set(self.table.people)

    def is_here(self, seat: int) -> bool:
        """Is somebody at the table who plays for this seat, in whatever process?"""
        return any(
            seat in reader.keys.values()
            for reader in self.readers
            if reader.is_greeted and reader.seat is not None
        ) or any(seat in each.seats for each in self.elsewhere.values())

    def tell_presence(self) -> None:
        """Tell who is there, in other processes too."""
        everywhere = [self.presence(), *self.elsewhere.values()]
        watchers = sum(each.watchers for each in everywhere)
        self.tell_all(Present(tuple(sorted(self.here())), watchers))

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
        guide=None if table.way is None else table.way.guide.id,
        sketch=table.game.sketch(state),
    )


def begun(
    match: Match,
    players: tuple[str, ...],
    answers: Iterable[Answer] = (),
    guide: Guide | None = None,
    *,
    is_dealt: bool = True,
) -> tuple[Table, Gathering]:
    """A table with its header written, its first answers given, and what follows drawn."""
    table = Table(match, players)
    recorder = Gathering(match)
    followed = None if guide is None else guide.id
    recorder.begin(list(players), followed, model_of(match.game, players, len(players)))
    table.way = None if guide is None else Way(guide, match)
    for answer in answers:
        match.answer(answer.seat, answer.action)
    if is_dealt:
        table.draw()
    return table, recorder


def _played(kept: Kept, raw: bytes) -> tuple[Table, Gathering, dict[str, Any]]:
    """The table after its record, with its header; its index is where it was."""
    secret = kept.secret.encode() if kept.secret is not None else None
    record = record_from(raw, secret)
    tables: list[Table] = []

    def watch(match: Match) -> None:
        table = Table(match, tuple(record.header["players"]))
        # Steps without an answer are counted from the start: then no index is ever too small,
        # and what a reader knew before an undo is known to be void.
        table.index = kept.bumps + sum(_is_of_the_table(line) for line in record.lines)
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
        table.way = _way(record.header.get(GUIDE), match)
        recorder.take_up(record)
    return table, recorder, record.header


def _is_of_the_table(line: Line) -> bool:
    return any(key in line.data for key in TABLE_LINES)


def _way(guide: str | None, match: Match) -> Way | None:
    try:
        return None if guide is None else Way(find_guide(guide), match)
    except SetupError:  # the guide of another version: the game goes on without it
        return None


def setup_of(kept: Kept) -> Setup:
    """How a game is set up, as it stands in the store."""
    options = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in kept.setup["options"].items()
    }
    return Setup(kept.setup["seats"], options)
