"""Brian Boru as the rest of the house sees it: the contract fulfilled."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from threecrowns.engine.game import Game, Option, ScoreLine, Setup
from threecrowns.engine.journal import Event
from threecrowns.engine.moves import Move
from threecrowns.engine.phrase import Names, Phrase
from threecrowns.engine.refusal import Refusal
from threecrowns.engine.state import LEGAL, State
from threecrowns.games.brian_boru.bot.heuristics import BrianBoruHeuristics
from threecrowns.games.brian_boru.content.components import Components, components_of
from threecrowns.games.brian_boru.content.pack import BUILT_IN, GAME, read_content
from threecrowns.games.brian_boru.rules import actions
from threecrowns.games.brian_boru.rules.invariants import broken_invariants
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.rules.state import ASK_LEAD
from threecrowns.games.brian_boru.speech import moves
from threecrowns.games.brian_boru.speech.look import look, piece_names
from threecrowns.games.brian_boru.speech.observation import observe
from threecrowns.games.brian_boru.speech.scoresheet import score_sheet
from threecrowns.games.brian_boru.speech.view import View, view_of
from threecrowns.games.brian_boru.speech.words import Words


class BrianBoruGame(Game):
    id = GAME
    rules_version = 1
    seat_counts = (3, 4, 5)  # B1
    default_seats = 4
    has_secret_hands = True  # B124
    secret_verbs = frozenset({"keep"})  # B124: the draft
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
        self.heuristics = BrianBoruHeuristics(self.content.tables)
        self.options = (
            Option(
                "vikings_contend_final", self.content.vikings_contend_final, (True, False)
            ),  # B121
            Option("notes", self.content.notes, (True, False)),  # B43
        )

    def new(self, setup: Setup) -> BrianBoru:
        options = self.with_defaults(setup).options
        state = BrianBoru(self.content.tables, setup.seats)
        state.set_up(
            vikings_contend_final=bool(options["vikings_contend_final"]),
            keeps_notes=bool(options["notes"]),
        )
        return state

    def setups(self) -> list[Setup]:
        return [
            Setup(seats, {"vikings_contend_final": contend, "notes": notes})
            for contend, notes in ((True, False), (False, True))
            for seats in self.seat_counts
        ]

    def is_search_measured_at(self, state: State) -> bool:
        """At the first trick."""
        return _table(state).planned_kind() == ASK_LEAD

    def move(self, state: State, action: int) -> Move:
        return moves.move_of(self.content, self.grammar, action)

    def encode(self, state: State, move: Move) -> int:
        return moves.encode(self.grammar, move)

    def why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        if not self.grammar.is_move(move):
            return self.words.no_such_move(self.grammar.write(move))
        table = _table(state)
        code = moves.why_not(self.grammar, table, seat, move)
        return None if code == LEGAL else self.words.refusal(table, self.grammar, code, move)

    def view(self, state: State, seat: int | None) -> View:
        return view_of(self.content, _table(state), seat)

    def components(self, setup: Setup | None = None) -> Components:
        return components_of(self.content)

    def piece_names(self, setup: Setup | None = None) -> dict[str, Names]:
        return piece_names(self.content)

    def look(self, piece: str) -> tuple[Phrase, ...]:
        return look(self.content, self.words, piece)

    def observation(self, state: State, seat: int) -> list[float]:
        return observe(_table(state), seat)

    def score_sheet(self, state: State) -> list[ScoreLine]:
        return score_sheet(self.content, self.words, _table(state))

    def seat_name(self, seat: int, setup: Setup) -> Phrase:
        return self.words.seat(seat)

    def word_event(self, event: Event, setup: Setup) -> Phrase | None:
        return self.words.event(event)

    def word_move(self, state: State, move: Move) -> Phrase:
        return self.words.move(_table(state), self.grammar, move)

    def word_question(self, state: State) -> Phrase:
        return self.words.question(_table(state))

    def broken_invariants(self, state: State) -> list[str]:
        return broken_invariants(_table(state))


def _table(state: State) -> BrianBoru:
    assert isinstance(state, BrianBoru)
    return state
