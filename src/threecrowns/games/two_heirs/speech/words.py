"""Events, moves and questions of The Two Heirs as phrases; the catalogues word them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from threecrowns.engine.bits import has
from threecrowns.engine.game import Setup
from threecrowns.engine.journal import Event
from threecrowns.engine.moves import Move
from threecrowns.engine.phrase import Names, Param, Phrase
from threecrowns.engine.refusal import Refusal
from threecrowns.engine.state import LEGAL
from threecrowns.games.two_heirs.content.pack import (
    COLOUR_IDS,
    PLAYER_COLOURS,
    RESOURCE_IDS,
    Content,
)
from threecrowns.games.two_heirs.content.tables import DIRECTION_NAMES, TREASURE_NAMES
from threecrowns.games.two_heirs.rules import events, reasons
from threecrowns.games.two_heirs.rules.building import resources
from threecrowns.games.two_heirs.rules.henry import BLOCK, CONNECT
from threecrowns.games.two_heirs.rules.reserve import reach
from threecrowns.games.two_heirs.rules.state import (
    ASK_DISCARD,
    ASK_SIEGE,
    ASK_TURN,
    NORTH,
    SOUTH,
    amount_of,
)
from threecrowns.games.two_heirs.rules.turn import TwoHeirs
from threecrowns.games.two_heirs.speech.moves import REASON_NAMES, UNIT_IDS, cell_value

EVENT_NAMES: dict[int, str] = {
    value: name.lower().replace("_", "-")
    for name, value in vars(events).items()
    if isinstance(value, int)
}


class Words:
    """Puts what the engine says into phrases, with the names of one content pack."""

    def __init__(self, content: Content) -> None:
        self.content = content

    # -- things

    def tile(self, number: int) -> Phrase:
        tile = self.content.tiles[number]
        return Phrase("tile", {"name": self.content.kinds[tile.kind].names, "id": tile.id})

    def tile_by_id(self, tile: str) -> Phrase:
        return self.tile(self.content.tile_number(tile))

    def cell(self, cell: int) -> str:
        x, y = cell_value(cell)
        return f"{x},{y}"

    def colour(self, colour: int) -> Phrase:
        return Phrase(f"colour-{COLOUR_IDS[colour]}") if colour >= 0 else Phrase("colour-none")

    def unit(self, unit: int) -> Phrase:
        return Phrase(f"unit-{UNIT_IDS[unit]}")

    def direction(self, direction: int) -> Phrase:
        return Phrase(f"direction-{DIRECTION_NAMES[direction].lower()}")

    def treasure(self, number: int) -> Phrase:
        tables = self.content.tables
        kind = TREASURE_NAMES[int(tables.treasure_type[number])]
        positions = int(tables.treasure_positions[number])
        colour = int(tables.treasure_colour[number])
        return Phrase(
            f"treasure-{kind}",
            {
                "id": self.content.treasures[number],
                "count": int(tables.treasure_count[number]),
                "colour": COLOUR_IDS[colour] if colour < len(COLOUR_IDS) else "any",
                "positions": tuple(
                    self.direction(n) for n in range(len(DIRECTION_NAMES)) if has(positions, n)
                ),
            },
        )

    def cost(self, amounts: tuple[int, int, int]) -> tuple[Phrase, ...]:
        """`2 stone, 1 grain`: only what there is."""
        return tuple(self.amount(colour, amount) for colour, amount in enumerate(amounts) if amount)

    def amount(self, colour: int, count: int) -> Phrase:
        """T6. So much of a colour's resource."""
        return Phrase(f"amount-{RESOURCE_IDS[colour]}", {"count": count})

    def seat(self, seat: int, setup: Setup) -> Phrase | Names:
        """White, Blue, or Henry by his level's name."""
        if setup.seats == 1:
            human = PLAYER_COLOURS.index(str(setup.options["colour"]))
            if seat == NORTH:
                return self.content.henry
            return Phrase(f"player-{PLAYER_COLOURS[human]}")
        return Phrase(f"player-{PLAYER_COLOURS[seat]}")

    # -- events

    def event(self, event: Event, setup: Setup) -> Phrase | None:
        name = EVENT_NAMES[event.kind]
        if name == "game-over":
            return self._game_over(event, setup)
        facts = EVENT_FACTS.get(event.kind, {})
        params: dict[str, Param] = {"who": self.seat(event.seat, setup)} if event.seat >= 0 else {}
        for param, (fact, worded) in facts.items():
            params[param] = worded(self, getattr(event, fact))
        if event.kind == events.HENRY_REFERENCE and event.a < 0:
            name += "-terrain"
        if event.kind in (events.HENRY_LOOKS, events.HENRY_TAKES_FIRST):
            has_stack = (event.a if event.kind == events.HENRY_LOOKS else event.c) >= 0
            name += "" if has_stack else "-empty"
        return Phrase(f"event-{name}", params)

    def _game_over(self, event: Event, setup: Setup) -> Phrase:
        params: dict[str, Param] = {
            "first": self.seat(SOUTH, setup),
            "second": self.seat(NORTH, setup),
            "firstPoints": event.a,
            "secondPoints": event.b,
        }
        if event.c < 0:
            return Phrase("event-game-drawn", params)
        return Phrase("event-game-won", {**params, "winner": self.seat(event.c, setup)})

    # -- moves, questions, refusals

    def move(self, state: TwoHeirs, move: Move) -> Phrase:
        params: dict[str, Param] = {}
        for value in move.values:
            if isinstance(value, tuple):
                params["cell"] = f"{value[0]},{value[1]}"
            elif isinstance(value, int):
                params["slot"] = value
                tile = int(state.ring[value])
                params["tile"] = self.tile(tile) if tile < len(self.content.tiles) else "-"
            elif value in UNIT_IDS:
                params["unit"] = Phrase(f"unit-{value}")
            elif value in PLAYER_COLOURS:
                params["who"] = Phrase(f"player-{value}")
            elif value in self.content.treasures:
                params["treasure"] = self.treasure(self.content.treasures.index(value))
            else:
                params["tile"] = self.tile_by_id(value)
        return Phrase(f"say-{move.verb}", params)

    def question(self, state: TwoHeirs) -> Phrase:
        asked = state.planned_kind()
        if asked == ASK_TURN:
            return Phrase("question-turn" if state.why_not_end() == LEGAL else "question-take")
        if asked == ASK_SIEGE:
            spot = state.planned_number()
            tile = self.tile(state.tile(spot))
            return Phrase("question-siege", {"tile": tile, "cell": self.cell(state.cell(spot))})
        if asked == ASK_DISCARD:
            surplus = state.hand_size(state.turn) - state.tables.hand_limit
            return Phrase("question-discard", {"count": surplus})
        return Phrase("question-chance")

    def no_such_move(self, said: str) -> Refusal:
        return Refusal(REASON_NAMES[reasons.T25_NO_SUCH_MOVE], {"said": said})

    def refusal(self, state: TwoHeirs, code: int, move: Move) -> Refusal:
        params: dict[str, Param] = dict(self.move(state, move).params)
        params["reach"] = reach(state, state.turn)
        params["limit"] = state.tables.hand_limit
        if move.verb == "build":
            params["missing"] = self.missing(state, str(move.values[0]))
            params["discounts"] = state.discounts
        return Refusal(REASON_NAMES[code], params)

    def missing(self, state: TwoHeirs, tile: str) -> tuple[Phrase, ...]:
        """T47. What a building lacks before discounts are spent."""
        available = resources(state, state.turn)
        cost = self.content.tiles[self.content.tile_number(tile)].cost
        lacking = [max(0, amount - amount_of(available, n)) for n, amount in enumerate(cost)]
        return tuple(
            Phrase(f"lacking-{RESOURCE_IDS[n]}", {"count": count})
            for n, count in enumerate(lacking)
            if count
        )


def _number(words: Words, fact: int) -> Param:
    return fact


def _rule(words: Words, fact: int) -> Param:
    return {CONNECT: "connect", BLOCK: "block"}.get(fact, "any")


def _reference(words: Words, fact: int) -> Param:
    return words.tile(fact) if fact >= 0 else Phrase("terrain")


Wording = Callable[[Words, int], Param]

# Event -> parameter of its message -> which fact it is, and how it is worded.
EVENT_FACTS: Mapping[int, Mapping[str, tuple[str, Wording]]] = {
    events.DEALT: {"tile": ("a", Words.tile), "slot": ("b", _number)},
    events.START_TILE: {"colour": ("a", Words.colour)},
    events.NEXT_COLOUR: {"colour": ("a", Words.colour)},
    events.TOOK: {"tile": ("a", Words.tile), "slot": ("b", _number)},
    events.REFILLED: {"tile": ("a", Words.tile), "slot": ("b", _number)},
    events.BUILT: {
        "tile": ("a", Words.tile),
        "cell": ("b", Words.cell),
        "discounts": ("c", _number),
    },
    events.EXTENDED: {"tile": ("a", Words.tile), "cell": ("b", Words.cell)},
    events.MOVED: {
        "unit": ("a", Words.unit),
        "from": ("b", Words.cell),
        "to": ("c", Words.cell),
    },
    events.DEPLOYED: {"unit": ("a", Words.unit), "to": ("b", Words.cell)},
    events.WITHDREW: {"unit": ("a", Words.unit), "from": ("b", Words.cell)},
    events.USED_CAMP: {"tile": ("a", Words.tile), "cell": ("b", Words.cell)},
    events.DESTROYED: {"tile": ("a", Words.tile), "cell": ("b", Words.cell)},
    events.SPARED: {"tile": ("a", Words.tile), "cell": ("b", Words.cell)},
    events.DISCARDED: {"tile": ("a", Words.tile)},
    events.HENRY_LOOKS: {"colour": ("a", Words.colour)},
    events.HENRY_PASSES_OVER: {"tile": ("a", Words.tile), "slot": ("b", _number)},
    events.HENRY_TAKES_MATCH: {
        "tile": ("a", Words.tile),
        "slot": ("b", _number),
        "colour": ("c", Words.colour),
    },
    events.HENRY_TAKES_FIRST: {
        "tile": ("a", Words.tile),
        "slot": ("b", _number),
        "colour": ("c", Words.colour),
    },
    events.HENRY_REFERENCE: {"tile": ("a", _reference), "cell": ("b", Words.cell)},
    events.HENRY_TRIES: {
        "rule": ("a", _rule),
        "direction": ("b", Words.direction),
        "taken": ("c", _number),
    },
    events.HENRY_FINDS_NONE: {"rule": ("a", _rule)},
    events.HENRY_BUILDS: {
        "tile": ("a", Words.tile),
        "cell": ("b", Words.cell),
        "rule": ("c", _rule),
    },
    events.HENRY_DROPS: {"tile": ("a", Words.tile)},
    events.TREASURE_LAID: {"treasure": ("a", Words.treasure), "cell": ("b", Words.cell)},
    events.TREASURE_REMOVED: {"treasure": ("a", Words.treasure), "cell": ("b", Words.cell)},
    events.HENRY_MARCHES: {"unit": ("a", Words.unit), "to": ("b", Words.cell)},
}
