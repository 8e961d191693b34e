"""Brian Boru as the rest of the house sees it: the contract fulfilled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from threecrowns.engine.asking import Case, Change
from threecrowns.engine.game import Game, Option, ScoreLine, SeatLook, Setup
from threecrowns.engine.journal import Event
from threecrowns.engine.moves import Field, Move, Value
from threecrowns.engine.phrase import Names, Phrase, Ref
from threecrowns.engine.refusal import Refusal
from threecrowns.engine.state import LEGAL, State
from threecrowns.engine.telling import Told
from threecrowns.engine.view import Spot
from threecrowns.games.brian_boru.bot.features import COLUMNS, PHASES, BrianBoruFeatures
from threecrowns.games.brian_boru.bot.heuristics import BrianBoruHeuristics
from threecrowns.games.brian_boru.content.components import Components, components_of
from threecrowns.games.brian_boru.content.pack import (
    BUILT_IN,
    GAME,
    PLAYER_COLOURS,
    read_content,
)
from threecrowns.games.brian_boru.rules import actions
from threecrowns.games.brian_boru.rules.invariants import broken_invariants
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.rules.scoring import LINES, all_lines, counts_alike
from threecrowns.games.brian_boru.rules.state import ASK_LEAD
from threecrowns.games.brian_boru.rules.trick import leader_is_uncertain
from threecrowns.games.brian_boru.speech import moves, touching
from threecrowns.games.brian_boru.speech.counting import stocks, turn_number
from threecrowns.games.brian_boru.speech.foresight import Foresight, usual_answer, warnings
from threecrowns.games.brian_boru.speech.layout import ANSWERS, LAYOUT
from threecrowns.games.brian_boru.speech.look import look, piece_names
from threecrowns.games.brian_boru.speech.observation import BrianBoruObserver
from threecrowns.games.brian_boru.speech.scoresheet import score_changes, score_sheet
from threecrowns.games.brian_boru.speech.sketch import sketch_of
from threecrowns.games.brian_boru.speech.telling import tell
from threecrowns.games.brian_boru.speech.view import View, question_kind, view_of
from threecrowns.games.brian_boru.speech.words import Words

MODEL = Path(__file__).with_name("bot") / "model.json"


class BrianBoruGame(Game):
    id = GAME
    rules_version = 1
    seat_counts = (3, 4, 5)  # B1
    default_seats = 4
    has_secret_hands = True  # B124
    secret_verbs = frozenset({"keep"})  # B124: the draft
    shared = moves.SHARED
    action_space = actions.ACTION_SPACE
    feature_names = COLUMNS
    feature_phases = PHASES
    observer = BrianBoruObserver()
    layout = LAYOUT
    answers = ANSWERS
    texts = Path(__file__).with_name("texts")
    packs: Mapping[str, Path] = {GAME: BUILT_IN}
    view_type = View
    components_type = Components

    def __init__(self, content_file: Path = BUILT_IN) -> None:
        self.packs = {GAME: content_file}
        self.content = read_content(content_file)
        self.content_hash = self.content.hash
        self.names = self.content.titles
        self.words = Words(self.content)
        self.grammar = moves.grammar_of(self.content)
        self.heuristics = BrianBoruHeuristics(self.content.tables)
        self.features = BrianBoruFeatures(self.heuristics)
        self.learn_from(MODEL)
        self._foresight: Foresight | None = None  # the last look, for all answers of a question
        self._counted: list[tuple[BrianBoru, list[int]]] = []  # copies and their score lines
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

    def sketch(self, state: State) -> tuple[Spot, ...]:
        return sketch_of(self.content, _table(state))

    def score_sheet(self, state: State, seat: int | None = None) -> list[ScoreLine]:
        return score_sheet(self.words, _table(state))

    def points(self, state: State, seat: int | None) -> tuple[int, ...]:
        """Points lie open (B124)."""
        lines = self._lines(_table(state))
        return tuple(sum(lines[at : at + LINES]) for at in range(0, len(lines), LINES))

    def score_changes(self, before: State, after: State, seat: int | None) -> Iterable[Change]:
        one, other = _table(before), _table(after)
        if counts_alike(one, other):
            return ()
        now = self._lines(other)
        return score_changes(self.words, one, self._lines(one), other, now)

    def _lines(self, table: BrianBoru) -> list[int]:
        """Most answers change no points; the position before and one after it are kept."""
        for counted in self._counted:
            if counts_alike(counted[0], table):
                self._counted = [*(each for each in self._counted if each is not counted), counted]
                return counted[1]
        lines = all_lines(table)
        self._counted = [*self._counted[-1:], (table.clone(), lines)]
        return lines

    def seat_name(self, seat: int, setup: Setup) -> Phrase:
        return self.words.seat_name(seat)

    def seat_looks(self, setup: Setup) -> tuple[SeatLook, ...]:
        return tuple(
            SeatLook(seat, colour, Phrase(f"letter-{colour}"), self.words.seat_name(seat))
            for seat, colour in enumerate(PLAYER_COLOURS[: setup.seats])
        )

    def tell(self, event: Event, setup: Setup) -> Told:
        return tell(self.words, event)

    def word_move(self, state: State, move: Move) -> Phrase:
        return self.words.move(_table(state), self.grammar, move)

    def word_question(self, state: State) -> Phrase:
        return self.words.question(_table(state))

    # -- what a seat is asked, as data

    def question_kind(self, state: State) -> str:
        return question_kind(_table(state))

    def question_about(self, state: State) -> tuple[Ref, ...]:
        return touching.question_about(self.content, _table(state))

    def turn_number(self, state: State) -> int:
        return turn_number(_table(state))

    def ref(self, state: State, seat: int, field: Field, value: Value) -> Ref:
        if field.kind == "player":
            return Ref("player", PLAYER_COLOURS.index(str(value)))
        return Ref(field.kind, value)

    def field_values(self, state: State, seat: int, verb: str, field: Field) -> Iterable[Value]:
        if field.kind == "card":
            return touching.cards_for(self.content, _table(state), seat, verb)
        return super().field_values(state, seat, verb, field)

    def things(self, state: State, seat: int | None) -> Iterable[Ref]:
        return touching.things(self.content, _table(state), seat)

    def stocks(self, state: State, seat: int) -> Mapping[str, int]:
        return stocks(_table(state), seat)

    def usual_answer(self, state: State) -> int | None:
        return usual_answer(_table(state))

    def depends_on_hidden(self, state: State, seat: int, action: int) -> bool:
        """B34. Only who leads next: cards resolve when all are known, and the draft brings none."""
        before = _table(state)
        after = before.clone()
        after.apply(action)
        return leader_is_uncertain(before, after, seat)

    def may_show(self, before: State, after: State, seat: int) -> bool:
        """B34. Whoever cannot lead shows that, in whichever world it is so."""
        return leader_is_uncertain(_table(before), _table(after), seat)

    def cases(self, state: State, seat: int, action: int) -> tuple[Case, ...]:
        table = _table(state)
        if self._foresight is None or not self._foresight.is_of(table, seat):
            self._foresight = Foresight(self.words, table, seat)
        return self._foresight.cases(action)

    def warnings(self, before: State, after: State, seat: int) -> Iterable[Phrase]:
        return warnings(_table(before), _table(after), seat)

    def nearness(self, refusal: Refusal) -> int:
        return moves.NEARNESS[refusal.code]

    def why_not_asked(self, state: State, seat: int) -> Refusal:
        return touching.why_not_asked(_table(state), seat)

    def why_not_touched(self, state: State, seat: int, ref: Ref) -> Refusal:
        return touching.why_not_touched(ref)

    def broken_invariants(self, state: State) -> list[str]:
        return broken_invariants(_table(state))


def _table(state: State) -> BrianBoru:
    assert isinstance(state, BrianBoru)
    return state
