"""What every event of The Two Heirs carries, and how it is told.

The facts stand in the order in which the rules note them. The fronts of the start tile and of the
next tile are noted as secrets that nobody may know (T23), so they are not listed here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from threecrowns.engine.game import Setup
from threecrowns.engine.journal import Event
from threecrowns.engine.phrase import Param, Phrase, Thing
from threecrowns.engine.telling import EventKind, Told
from threecrowns.games.two_heirs.content.components import directions
from threecrowns.games.two_heirs.content.pack import UNIT_IDS
from threecrowns.games.two_heirs.rules import events
from threecrowns.games.two_heirs.rules.henry import BLOCK, CONNECT
from threecrowns.games.two_heirs.rules.state import NORTH, SOUTH
from threecrowns.games.two_heirs.speech.words import Words


@dataclass(frozen=True)
class Teller:
    """Words the facts of one event."""

    words: Words
    setup: Setup
    seat: int  # whose event it is; -1: nobody's

    def tile(self, tile: int) -> Thing:
        return self.words.tile(tile)

    def reference(self, tile: int) -> Param:
        """H11. The building beside which Henry builds, or the start tile."""
        return self.words.tile(tile) if tile >= 0 else Phrase("terrain")

    def slot(self, slot: int) -> Thing:
        return self.words.slot(slot)

    def cell(self, cell: int) -> Thing:
        return self.words.cell(cell)

    def unit(self, unit: int) -> Thing:
        return self.words.unit(self.seat, UNIT_IDS[unit])

    def treasure(self, treasure: int) -> Thing:
        return self.words.treasure(treasure)

    def colour(self, colour: int) -> Phrase:
        return self.words.colour(colour)

    def direction(self, direction: int) -> Phrase:
        return self.words.direction(direction)

    def exits(self, exits: int) -> Param:
        return directions(exits)

    def number(self, number: int) -> int:
        return number

    def rule(self, rule: int) -> str:
        """H13. By which rule Henry looks for a cell."""
        return {CONNECT: "connect", BLOCK: "block"}.get(rule, "any")

    def winner(self, seat: int) -> Param:
        return self.words.player(seat, self.setup) if seat >= 0 else "nobody"


# The steps of Henry's turn.
TAKES, LOOKS, BUILDS, TREASURE, UNIT = "takes", "looks", "builds", "treasure", "unit"

TILE = ("tile", Teller.tile)
SLOT = ("slot", Teller.slot)
CELL = ("cell", Teller.cell)
COLOUR = ("colour", Teller.colour)
RULE = ("rule", Teller.rule)
TOKEN = ("treasure", Teller.treasure)
MOVER = ("unit", Teller.unit)
FROM = ("from", Teller.cell)
TO = ("to", Teller.cell)

KINDS: Mapping[int, EventKind[Teller]] = {
    # set-up and chance
    events.STARTS: EventKind("starts"),
    events.DEALT: EventKind("dealt", TILE, SLOT),
    events.START_TILE: EventKind("start-tile", COLOUR),
    events.NEXT_COLOUR: EventKind("next-colour", COLOUR),
    # a turn
    events.TOOK: EventKind("took", TILE, SLOT),
    events.REFILLED: EventKind("refilled", TILE, SLOT, step=TAKES),
    events.END_IN_SIGHT: EventKind("end-in-sight", step=TAKES),
    events.BUILT: EventKind("built", TILE, CELL, ("discounts", Teller.number)),
    events.EXTENDED: EventKind("extended", TILE, CELL),
    events.MOVED: EventKind("moved", MOVER, FROM, TO),
    events.DEPLOYED: EventKind("deployed", MOVER, TO),
    events.WITHDREW: EventKind("withdrew", MOVER, FROM),
    events.USED_CAMP: EventKind("used-camp", TILE, CELL),
    events.DESTROYED: EventKind("destroyed", TILE, CELL),
    events.SPARED: EventKind("spared", TILE, CELL),
    events.DISCARDED: EventKind("discarded", TILE),
    events.ENDED_TURN: EventKind("ended-turn"),
    events.GAME_OVER: EventKind(
        "game-over",
        ("firstPoints", Teller.number),
        ("secondPoints", Teller.number),
        ("winner", Teller.winner),
    ),
    # Henry's script
    events.HENRY_LOOKS: EventKind("henry-looks", COLOUR, step=TAKES),
    events.HENRY_PASSES_OVER: EventKind("henry-passes-over", TILE, SLOT, step=TAKES),
    events.HENRY_TAKES_MATCH: EventKind("henry-takes-match", TILE, SLOT, COLOUR, step=TAKES),
    events.HENRY_TAKES_FIRST: EventKind("henry-takes-first", TILE, SLOT, COLOUR, step=TAKES),
    events.HENRY_REFERENCE: EventKind(
        "henry-reference", ("tile", Teller.reference), CELL, ("exits", Teller.exits), step=LOOKS
    ),
    events.HENRY_TRIES: EventKind(
        "henry-tries",
        RULE,
        ("direction", Teller.direction),
        ("taken", Teller.number),
        CELL,
        step=LOOKS,
    ),
    events.HENRY_FINDS_NONE: EventKind("henry-finds-none", RULE, step=LOOKS),
    events.HENRY_BUILDS: EventKind("henry-builds", TILE, CELL, RULE, step=BUILDS),
    events.HENRY_DROPS: EventKind("henry-drops", TILE, step=BUILDS),
    events.TREASURE_LAID: EventKind("treasure-laid", TOKEN, CELL, step=TREASURE),
    events.TREASURE_REMOVED: EventKind("treasure-removed", TOKEN, CELL, step=TREASURE),
    events.HENRY_NO_TREASURE: EventKind("henry-no-treasure", step=TREASURE),
    events.HENRY_MARCHES: EventKind("henry-marches", MOVER, TO, step=UNIT),
}

# A fact that is not there, and the message that is said then.
WITHOUT = {
    events.HENRY_LOOKS: ("colour", Phrase("colour-none"), "event-henry-looks-empty"),
    events.HENRY_TAKES_FIRST: ("colour", Phrase("colour-none"), "event-henry-takes-first-empty"),
    events.HENRY_REFERENCE: ("tile", Phrase("terrain"), "event-henry-reference-terrain"),
    events.GAME_OVER: ("winner", "nobody", "event-game-drawn"),
}


def tell(words: Words, event: Event, setup: Setup) -> Told:
    kind = KINDS[event.kind]
    facts = kind.worded(Teller(words, setup, event.seat), event)
    params: dict[str, Param] = {}
    if event.seat >= 0:
        params["who"] = words.player(event.seat, setup)
    message = f"event-{kind.name}"
    if event.kind == events.GAME_OVER:
        params["first"] = words.player(SOUTH, setup)
        params["second"] = words.player(NORTH, setup)
        message = "event-game-won"
    params |= facts
    if event.kind in WITHOUT:
        fact, lacking, instead = WITHOUT[event.kind]
        message = instead if facts[fact] == lacking else message
    told = kind.told(event, facts, Phrase(message, params))
    is_henrys = setup.seats == 1 and event.seat == NORTH
    return told if is_henrys else msgspec.structs.replace(told, step=None)
