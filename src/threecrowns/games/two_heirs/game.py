"""The Two Heirs as the rest of the house sees it: the contract fulfilled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from pathlib import Path

from threecrowns.engine.asking import Bill, Change
from threecrowns.engine.game import Game, Option, ScoreLine, SeatLook, Setup
from threecrowns.engine.journal import Event
from threecrowns.engine.moves import Field, Move, Value
from threecrowns.engine.phrase import Names, Phrase, Ref
from threecrowns.engine.refusal import Refusal
from threecrowns.engine.state import LEGAL, State
from threecrowns.engine.telling import Told
from threecrowns.engine.view import Spot
from threecrowns.games.two_heirs.bot.alone import COLUMNS as ALONE_COLUMNS
from threecrowns.games.two_heirs.bot.alone import AloneFeatures
from threecrowns.games.two_heirs.bot.features import COLUMNS, PHASES, TwoHeirsFeatures
from threecrowns.games.two_heirs.bot.heuristics import TwoHeirsHeuristics
from threecrowns.games.two_heirs.content.components import Components, components_of
from threecrowns.games.two_heirs.content.pack import (
    BUILT_IN,
    GAME,
    PLAYER_COLOURS,
    SETS_PER_GAME,
    read_content,
)
from threecrowns.games.two_heirs.rules import actions
from threecrowns.games.two_heirs.rules.invariants import broken_invariants
from threecrowns.games.two_heirs.rules.scoring import total_points
from threecrowns.games.two_heirs.rules.state import ASK_SIEGE, NORTH, SOUTH
from threecrowns.games.two_heirs.rules.turn import TwoHeirs
from threecrowns.games.two_heirs.speech import asking, moves
from threecrowns.games.two_heirs.speech.layout import ANSWERS, LAYOUT
from threecrowns.games.two_heirs.speech.look import look
from threecrowns.games.two_heirs.speech.observation import TwoHeirsObserver
from threecrowns.games.two_heirs.speech.scoresheet import Sheet, score_changes
from threecrowns.games.two_heirs.speech.sketch import sketch_of
from threecrowns.games.two_heirs.speech.sources import DISCOUNT, bill_of, lacks, usable
from threecrowns.games.two_heirs.speech.telling import tell
from threecrowns.games.two_heirs.speech.view import View, view_of
from threecrowns.games.two_heirs.speech.words import Words, seat_colours

MODEL = Path(__file__).with_name("bot") / "model.json"
ALONE = MODEL.with_name("alone.json")  # the model against Henry


class TwoHeirsGame(Game):
    id = GAME
    rules_version = 1
    seat_counts = (1, 2)  # one: solo against Henry
    default_seats = 2
    shared: Mapping[str, str] = {"build": "tile", "extend": "tile", "move": "unit", "deploy": ""}
    action_space = actions.ACTION_SPACE
    features = TwoHeirsFeatures()
    feature_names = COLUMNS
    feature_phases = PHASES
    alone_features = AloneFeatures()
    alone_names = ALONE_COLUMNS
    observer = TwoHeirsObserver()
    layout = LAYOUT
    answers = ANSWERS
    texts = Path(__file__).with_name("texts")
    view_type = View
    components_type = Components
    packs: Mapping[str, Path] = {GAME: BUILT_IN}

    def __init__(self, content_file: Path = BUILT_IN) -> None:
        self.packs = {GAME: content_file}
        self.content = read_content(content_file)
        self.content_hash = self.content.hash
        self.names = self.content.titles
        self.grammar = moves.grammar_of(self.content)
        self.words = Words(self.content, self.grammar)
        self.heuristics = TwoHeirsHeuristics()
        self.learn_from(MODEL, ALONE)
        set_ids = tuple(each.id for each in self.content.sets)
        self.options = (
            Option(  # T16
                "sets",
                self.content.first_game,
                set_ids,
                how_many=SETS_PER_GAME,
                nicknames={"first": self.content.first_game},
            ),
            Option("roads", True, (True, False)),  # T87
            Option("henry", 1, (1, 2, 3), seats=(1,)),  # H4
            Option("colour", "white", PLAYER_COLOURS, seats=(1,)),  # H1
        )

    def scripted(self) -> Mapping[str, Setup]:
        return {f"henry-{level}": Setup(1, {"henry": level}) for level in (1, 2, 3)}

    def new(self, setup: Setup) -> TwoHeirs:
        options = self.with_defaults(setup).options
        chosen = options["sets"]
        assert isinstance(chosen, tuple)
        tiles = sum(each.tiles for each in self.content.sets if each.id in chosen)
        level = int(str(options["henry"])) if setup.seats == 1 else 0
        state = TwoHeirs(self.content.tables)
        state.set_up(
            tiles,
            has_road_scoring=bool(options["roads"]),
            henry_level=level,
            human_colour=PLAYER_COLOURS.index(str(options["colour"])),
            treasures_in_stack=self.content.levels[level - 1].treasures if level else 0,
        )
        return state

    def setups(self) -> list[Setup]:
        sets = [each.id for each in self.content.sets]
        found = []
        for chosen in combinations(sets, SETS_PER_GAME):
            found.append(Setup(2, {"sets": chosen}))
            for level in (1, 2, 3):
                found.append(Setup(1, {"sets": chosen, "henry": level}))
        return found

    def benchmarks(self) -> dict[str, Setup]:
        return {"2p": Setup(2), "solo": Setup(1, {"henry": 3})}

    def move(self, state: State, action: int) -> Move:
        return moves.move_of(self.content, _table(state), action)

    def encode(self, state: State, move: Move) -> int:
        return moves.encode(self.content, _table(state), move)

    def why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        if not self.grammar.is_move(move):
            return self.words.no_such_move(self.grammar.write(move))
        code = moves.why_not(self.content, _table(state), seat, move)
        return None if code == LEGAL else self.words.refusal(_table(state), code, move)

    def view(self, state: State, seat: int | None) -> View:
        return view_of(self.content, _table(state), seat)

    def components(self, setup: Setup | None = None) -> Components:
        return components_of(self.content)

    def piece_names(self, setup: Setup | None = None) -> dict[str, Names]:
        return {tile.id: self.content.kinds[tile.kind].names for tile in self.content.tiles}

    def look(self, piece: str) -> tuple[Phrase, ...]:
        return look(self.content, self.words, piece)

    def choice_name(self, option: Option, choice: str | int | bool) -> Phrase | Names:
        if option.name == "sets":
            return next(each.names for each in self.content.sets if each.id == choice)
        if option.name == "henry":
            return self.content.levels[int(choice) - 1].names
        return Phrase(f"player-{choice}")

    def sketch(self, state: State) -> tuple[Spot, ...]:
        return sketch_of(self.content, _table(state))

    def score_sheet(self, state: State, seat: int | None = None) -> list[ScoreLine]:
        return Sheet(self.words, _table(state)).lines()

    def score_changes(self, before: State, after: State, seat: int | None) -> Iterable[Change]:
        return score_changes(Sheet(self.words, _table(before)), Sheet(self.words, _table(after)))

    def points(self, state: State, seat: int | None) -> tuple[int, ...]:
        table = _table(state)
        return total_points(table, SOUTH), total_points(table, NORTH)

    def seat_name(self, seat: int, setup: Setup) -> Phrase | Names:
        return self.words.seat(seat, self.with_defaults(setup))

    def seat_looks(self, setup: Setup) -> tuple[SeatLook, ...]:
        setup = self.with_defaults(setup)
        looks = []
        for seat, colour in enumerate(seat_colours(setup)):
            is_henry = setup.seats == 1 and seat == NORTH
            letter = Phrase("letter-henry" if is_henry else f"letter-{colour}")
            name = self.words.seat(seat, setup)
            looks.append(SeatLook(seat, colour, letter, name, is_scripted=is_henry))
        return tuple(looks)

    def tell(self, event: Event, setup: Setup) -> Told:
        return tell(self.words, event, self.with_defaults(setup))

    def word_move(self, state: State, move: Move) -> Phrase:
        return self.words.move(_table(state), move)

    def word_question(self, state: State) -> Phrase:
        return self.words.question(_table(state))

    def broken_invariants(self, state: State) -> list[str]:
        return broken_invariants(self.content, _table(state))

    # -- what a seat is asked

    def question_kind(self, state: State) -> str:
        return asking.asked_name(_table(state))

    def question_about(self, state: State) -> tuple[Ref, ...]:
        return asking.asked_about(_table(state), self.words)

    def turn_number(self, state: State) -> int:
        return asking.turn_number(_table(state))

    def ref(self, state: State, seat: int, field: Field, value: Value) -> Ref:
        return Ref(field.kind, value, seat if field.kind == "unit" else None)

    def field_values(self, state: State, seat: int, verb: str, field: Field) -> Iterable[Value]:
        return asking.field_values(_table(state), seat, verb, field, self.words)

    def touched(self, state: State, seat: int, move: Move) -> tuple[Ref, ...]:
        named = super().touched(state, seat, move)
        return asking.touched(_table(state), self.words, move, named)

    def moves_about(self, state: State, seat: int, ref: Ref) -> Iterable[Move]:
        yield from super().moves_about(state, seat, ref)
        yield from asking.moves_besides(_table(state), seat, ref, self.words)

    def things(self, state: State, seat: int | None) -> Iterable[Ref]:
        return asking.things(_table(state), self.words)

    def stocks(self, state: State, seat: int) -> Mapping[str, int]:
        """T46. Resources are not collected; only discounts lie before a player."""
        table = _table(state)
        return {DISCOUNT: table.discounts if table.turn == seat else 0}

    def usable(self, state: State, seat: int) -> Mapping[str, int]:
        return usable(_table(state), seat)

    def lacks(self, state: State, seat: int) -> Mapping[str, Mapping[str, int]]:
        return lacks(self.content, _table(state), seat)

    def bill(self, state: State, seat: int, action: int) -> Bill:
        move = self.move(state, action)
        if move.verb != "build":
            return Bill()
        return bill_of(self.content, _table(state), seat, str(move.values[0]))

    def usual_answer(self, state: State) -> int | None:
        """T63. A besieged building is destroyed, as a rule."""
        return actions.DESTROY if _table(state).planned_kind() == ASK_SIEGE else None

    def depends_on_hidden(self, state: State, seat: int, action: int) -> bool:
        """T115. What refills the reserve scores nothing and pays nothing before the next answer."""
        return False

    def warnings(self, before: State, after: State, seat: int) -> Iterable[Phrase]:
        return asking.warnings(_table(before), _table(after), seat)

    def nearness(self, refusal: Refusal) -> int:
        return asking.nearness(refusal)

    def is_far(self, refusal: Refusal) -> bool:
        return asking.is_far(refusal)

    def why_not_asked(self, state: State, seat: int) -> Refusal:
        return asking.why_not_asked(_table(state))

    def why_not_touched(self, state: State, seat: int, ref: Ref) -> Refusal:
        return asking.why_not_touched(seat, ref, self.words)


def _table(state: State) -> TwoHeirs:
    assert isinstance(state, TwoHeirs)
    return state
