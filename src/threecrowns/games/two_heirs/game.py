"""The Two Heirs as the rest of the house sees it: the contract fulfilled."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from pathlib import Path

from threecrowns.engine.game import Game, Option, ScoreLine, Setup
from threecrowns.engine.journal import Event
from threecrowns.engine.moves import Move
from threecrowns.engine.phrase import Names, Phrase
from threecrowns.engine.refusal import Refusal
from threecrowns.engine.state import LEGAL, State
from threecrowns.games.two_heirs.bot.heuristics import TwoHeirsHeuristics
from threecrowns.games.two_heirs.content.pack import (
    BUILT_IN,
    GAME,
    PLAYER_COLOURS,
    SETS_PER_GAME,
    read_content,
)
from threecrowns.games.two_heirs.rules import actions
from threecrowns.games.two_heirs.rules.invariants import broken_invariants
from threecrowns.games.two_heirs.rules.turn import TwoHeirs
from threecrowns.games.two_heirs.speech import moves
from threecrowns.games.two_heirs.speech.look import look
from threecrowns.games.two_heirs.speech.observation import observe
from threecrowns.games.two_heirs.speech.scoresheet import score_sheet
from threecrowns.games.two_heirs.speech.view import Components, View, components_of, view_of
from threecrowns.games.two_heirs.speech.words import Words


class TwoHeirsGame(Game):
    id = GAME
    rules_version = 1
    seat_counts = (1, 2)  # one: solo against Henry
    default_seats = 2
    action_space = actions.ACTION_SPACE
    texts = Path(__file__).with_name("texts")
    packs: Mapping[str, Path] = {GAME: BUILT_IN}

    def __init__(self, content_file: Path = BUILT_IN) -> None:
        self.packs = {GAME: content_file}
        self.content = read_content(content_file)
        self.content_hash = self.content.hash
        self.names = self.content.titles
        self.words = Words(self.content)
        self.grammar = moves.grammar_of(self.content)
        self.heuristics = TwoHeirsHeuristics()
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

    def observation(self, state: State, seat: int) -> list[float]:
        return observe(_table(state), seat)

    def score_sheet(self, state: State) -> list[ScoreLine]:
        return score_sheet(self.content, self.words, _table(state))

    def seat_name(self, seat: int, setup: Setup) -> Phrase | Names:
        return self.words.seat(seat, self.with_defaults(setup))

    def word_event(self, event: Event, setup: Setup) -> Phrase | None:
        return self.words.event(event, self.with_defaults(setup))

    def word_move(self, state: State, move: Move) -> Phrase:
        return self.words.move(_table(state), move)

    def word_question(self, state: State) -> Phrase:
        return self.words.question(_table(state))

    def broken_invariants(self, state: State) -> list[str]:
        return broken_invariants(self.content, _table(state))


def _table(state: State) -> TwoHeirs:
    assert isinstance(state, TwoHeirs)
    return state
