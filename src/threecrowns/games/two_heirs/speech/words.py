"""Things, moves, questions and refusals of The Two Heirs as phrases; the catalogues word them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from threecrowns.engine.game import Setup
from threecrowns.engine.moves import Grammar, Move, Value
from threecrowns.engine.phrase import Names, Param, Phrase, Ref, Thing
from threecrowns.engine.refusal import Refusal
from threecrowns.engine.state import LEGAL
from threecrowns.games.two_heirs.content.components import directions
from threecrowns.games.two_heirs.content.pack import (
    COLOUR_IDS,
    PLAYER_COLOURS,
    RESOURCE_IDS,
    Content,
)
from threecrowns.games.two_heirs.content.tables import DIRECTION_NAMES, TREASURE_NAMES
from threecrowns.games.two_heirs.rules import reasons
from threecrowns.games.two_heirs.rules.building import resources
from threecrowns.games.two_heirs.rules.reserve import rank_of_slot, reach
from threecrowns.games.two_heirs.rules.state import (
    ASK_DISCARD,
    ASK_SIEGE,
    ASK_TURN,
    NORTH,
    NOTHING,
    amount_of,
)
from threecrowns.games.two_heirs.rules.turn import TwoHeirs
from threecrowns.games.two_heirs.speech.moves import REASON_NAMES, cell_value


class Words:
    """Puts what the engine says into phrases, with the names of one content pack."""

    def __init__(self, content: Content, grammar: Grammar) -> None:
        self.content = content
        self.grammar = grammar
        self._tiles = [
            Thing(Ref("tile", tile.id), content.kinds[tile.kind].names, tile.id)
            for tile in content.tiles
        ]

    # -- things

    def tile(self, number: int) -> Thing:
        return self._tiles[number]

    def tile_by_id(self, tile: str) -> Thing:
        return self.tile(self.content.tile_number(tile))

    def cell(self, cell: int) -> Thing:
        return place(cell_value(cell))

    def slot(self, slot: int) -> Thing:
        return Thing(Ref("slot", slot), str(slot))

    def unit(self, seat: int, unit: str) -> Thing:
        return Thing(Ref("unit", unit, seat), Phrase(f"unit-{unit}"))

    def treasure(self, number: int) -> Thing:
        tables = self.content.tables
        kind = TREASURE_NAMES[int(tables.treasure_type[number])]
        colour = int(tables.treasure_colour[number])
        positions = directions(int(tables.treasure_positions[number]))
        asks = Phrase(
            f"treasure-{kind}",
            {
                "count": int(tables.treasure_count[number]),
                "colour": COLOUR_IDS[colour] if colour < len(COLOUR_IDS) else "any",
                "positions": tuple(Phrase(f"direction-{each.lower()}") for each in positions),
            },
        )
        token = self.content.treasures[number]
        return Thing(Ref("treasure", token), asks, token)

    def player(self, seat: int, setup: Setup) -> Thing:
        return Thing(Ref("player", seat), self.seat(seat, setup))

    def seat(self, seat: int, setup: Setup) -> Phrase | Names:
        """White, Blue, or Henry by his name."""
        if setup.seats == 1 and seat == NORTH:
            return self.content.henry
        return Phrase(f"player-{seat_colours(setup)[seat]}")

    # -- properties

    def colour(self, colour: int) -> Phrase:
        return Phrase(f"colour-{COLOUR_IDS[colour]}") if colour >= 0 else Phrase("colour-none")

    def direction(self, direction: int) -> Phrase:
        return Phrase(f"direction-{DIRECTION_NAMES[direction].lower()}")

    def cost(self, amounts: tuple[int, int, int]) -> tuple[Phrase, ...]:
        """`2 stone, 1 grain`: only what there is."""
        return tuple(self.amount(colour, amount) for colour, amount in enumerate(amounts) if amount)

    def amount(self, colour: int, count: int) -> Phrase:
        """T6. So much of a colour's resource."""
        return Phrase(f"amount-{RESOURCE_IDS[colour]}", {"count": count})

    # -- moves, questions, refusals

    def move(self, state: TwoHeirs, move: Move) -> Phrase:
        params: dict[str, Param] = {}
        for field, value in zip(self.grammar.verbs[move.verb], move.values, strict=True):
            param, worded = SAID[field.name]
            params[param] = worded(self, state, value)
        if move.verb == "take":
            tile = int(state.ring[int(str(move.values[0]))])
            params["tile"] = "-" if tile == NOTHING else self.tile(tile)
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
        if code == reasons.T41_RESOURCES_MISSING:
            lacking = missing(self.content, state, state.turn, str(move.values[0]))
            params["missing"] = tuple(
                Phrase(f"lacking-{RESOURCE_IDS[n]}", {"count": count})
                for n, count in enumerate(lacking)
                if count
            )
            params["discounts"] = state.discounts
            params["away"] = sum(lacking) - state.discounts
        if code == reasons.T30_OUT_OF_REACH:
            rank = rank_of_slot(state, int(str(move.values[0])))
            params["away"] = rank - reach(state, state.turn)
        return Refusal(REASON_NAMES[code], params)


def place(at: tuple[int, int]) -> Thing:
    return Thing(Ref("cell", at), f"{at[0]},{at[1]}")


def seat_colours(setup: Setup) -> tuple[str, ...]:
    """The colour of every player, Henry too: he takes the other one (H1)."""
    if setup.seats == 1 and setup.options["colour"] == PLAYER_COLOURS[NORTH]:
        return PLAYER_COLOURS[::-1]
    return PLAYER_COLOURS


def missing(content: Content, state: TwoHeirs, seat: int, tile: str) -> tuple[int, int, int]:
    """T47. Wood, stone and grain that a building lacks before discounts are spent."""
    available = resources(state, seat)
    cost = content.tiles[content.tile_number(tile)].cost
    wood, stone, grain = (max(0, each - amount_of(available, n)) for n, each in enumerate(cost))
    return wood, stone, grain


def _cell(words: Words, state: TwoHeirs, at: Value) -> Thing:
    assert isinstance(at, tuple)
    return place(at)


# Field of a move -> parameter of its sentence, and how it is worded.
SAID: Mapping[str, tuple[str, Callable[[Words, TwoHeirs, Value], Param]]] = {
    "slot": ("slot", lambda words, _, slot: words.slot(int(str(slot)))),
    "tile": ("tile", lambda words, _, tile: words.tile_by_id(str(tile))),
    "at": ("cell", _cell),
    "unit": ("unit", lambda words, state, unit: words.unit(state.turn, str(unit))),
    "colour": ("who", lambda words, _, colour: Phrase(f"player-{colour}")),
    "token": (
        "treasure",
        lambda words, _, token: words.treasure(words.content.treasures.index(str(token))),
    ),
}
