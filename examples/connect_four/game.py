"""Connect four as the rest of the house sees it."""

from __future__ import annotations

from pathlib import Path

from connect_four import rules
from connect_four.observation import ConnectFourObserver
from connect_four.rules import COLUMNS, ROWS, WIDTH, ConnectFour
from threecrowns.engine.game import Game, ScoreLine, SeatLook, Setup
from threecrowns.engine.heuristics import PlayoutHeuristics
from threecrowns.engine.journal import Event
from threecrowns.engine.layout import Answers, Block, Field, Layout
from threecrowns.engine.moves import Grammar, Move, Number
from threecrowns.engine.observing import Observer
from threecrowns.engine.phrase import Phrase, Ref, Thing
from threecrowns.engine.refusal import Refusal
from threecrowns.engine.state import LEGAL, State
from threecrowns.engine.telling import EventKind, Told
from threecrowns.engine.view import Head, asked_word

REASONS = {rules.C1_COLUMN_FULL: "C1_COLUMN_FULL"}
EVENTS: dict[int, EventKind[None]] = {
    rules.DROPPED: EventKind("dropped", ("column", lambda _, column: _column(column + 1))),
    rules.WON: EventKind("won"),
    rules.DRAWN: EventKind("drawn"),
}
STONES = bytes.maketrans(bytes(range(4)), b".xo#")  # empty, seat 0, seat 1, the border around
COLOURS = ("red", "yellow")
CELLS = Block(
    "cells", ROWS * COLUMNS, (Field("stone", note="1 own, -1 the other's"),), "from the bottom left"
)
LAYOUT = Layout((CELLS,))


class View(Head, frozen=True):
    rows: tuple[str, ...]  # from the top; "." empty, "x" seat 0, "o" seat 1


class ConnectFourGame(Game):
    id = "connect-four"
    rules_version = 1
    content_hash = ""  # nothing is printed on its stones
    seat_counts = (2,)
    default_seats = 2
    options = ()
    action_space = COLUMNS
    grammar = Grammar({"drop": (Number("column", 1, COLUMNS, kind="slot"),)})
    heuristics = PlayoutHeuristics()
    observer: Observer = ConnectFourObserver()
    layout = LAYOUT
    answers = (Answers(0, "drop a stone into a column"),)
    texts = Path(__file__).with_name("texts")
    view_type = View

    def __init__(self) -> None:
        self.names = {"en": "Connect four", "cs": "Čtyři v řadě", "pl": "Cztery w rzędzie"}

    def new(self, setup: Setup) -> ConnectFour:
        self.with_defaults(setup)
        state = ConnectFour()
        state.clear()
        return state

    def setups(self) -> list[Setup]:
        return [Setup(2)]

    def move(self, state: State, action: int) -> Move:
        return Move("drop", (action + 1,))

    def encode(self, state: State, move: Move) -> int:
        return int(str(move.values[0])) - 1

    def why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        assert isinstance(state, ConnectFour)
        if not self.grammar.is_move(move):
            return Refusal("C1_NO_SUCH_MOVE", {"said": self.grammar.write(move)})
        if state.is_over():
            return Refusal("C2_GAME_IS_OVER")
        if seat != state.actor:
            return Refusal("C1_NOT_YOUR_TURN")
        code = state.why_not_drop(self.encode(state, move))
        return None if code == LEGAL else Refusal(REASONS[code], {"column": str(move.values[0])})

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, ConnectFour)
        drawn = bytes(state.board).translate(STONES).decode()
        winners = None
        if state.is_over():
            winners = tuple(each for each in (0, 1) if state.payoff(each) >= 0)
        rows = [drawn[row * WIDTH + 1 : row * WIDTH + COLUMNS + 1] for row in range(ROWS, 0, -1)]
        return View(
            game=self.id,
            seat=seat,
            actor=state.actor,
            waiting=tuple(state.waiting()),
            asked=asked_word(state, "drop"),
            turn_number=self.turn_number(state),
            winners=winners,
            rows=tuple(rows),
        )

    def score_sheet(self, state: State, seat: int | None = None) -> list[ScoreLine]:
        return []

    def seat_name(self, seat: int, setup: Setup) -> Phrase:
        return Phrase(f"player-{'xo'[seat]}")

    def seat_looks(self, setup: Setup) -> tuple[SeatLook, ...]:
        return tuple(
            SeatLook(seat, colour, Phrase(f"player-{'xo'[seat]}"), self.seat_name(seat, setup))
            for seat, colour in enumerate(COLOURS)
        )

    def tell(self, event: Event, setup: Setup) -> Told:
        kind = EVENTS[event.kind]
        facts = kind.worded(None, event)
        who = self.seat_name(event.seat, setup)
        return kind.told(event, facts, Phrase(f"event-{kind.name}", {"who": who, **facts}))

    def word_move(self, state: State, move: Move) -> Phrase:
        return Phrase("say-drop", {"column": _column(int(str(move.values[0])))})

    def question_kind(self, state: State) -> str:
        return "drop"

    def turn_number(self, state: State) -> int:
        assert isinstance(state, ConnectFour)
        return state.stones + 1

    def things(self, state: State, seat: int | None) -> list[Ref]:
        return [Ref("slot", column) for column in range(1, COLUMNS + 1)]

    def why_not_asked(self, state: State, seat: int) -> Refusal:
        return Refusal("C2_GAME_IS_OVER" if state.is_over() else "C1_NOT_YOUR_TURN")

    def word_question(self, state: State) -> Phrase:
        return Phrase("question-drop")

    def broken_invariants(self, state: State) -> list[str]:
        assert isinstance(state, ConnectFour)
        return [] if sum(state.height) == state.stones else ["stones are lost"]


def _column(column: int) -> Thing:
    return Thing(Ref("slot", column), str(column))
