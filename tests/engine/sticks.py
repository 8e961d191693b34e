"""Sticks: two seats pick one to three sticks by turns, the last stick wins.

The smallest game on the contract, never compiled; tests break it on purpose.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32

from connect_four.game import ConnectFourGame
from threecrowns.engine.game import Setup
from threecrowns.engine.layout import Answers, Block, Layout, fields
from threecrowns.engine.moves import Grammar, Move, Number
from threecrowns.engine.observing import Observer, Row
from threecrowns.engine.refusal import Refusal
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import OVER, Numbers, State
from threecrowns.engine.view import Head

STICKS = 9
MOST = 3  # sticks picked at once


class Heap(State):
    def __init__(self) -> None:
        super().__init__(2)
        self.actor = 0
        self.left = STICKS
        self.picked = [0, 0]  # by seat
        self.winner = -1

    def legal(self) -> vec[i32]:
        out = vec[i32]()
        for count in range(min(MOST, self.left)):
            out = append(out, i32(count))
        return out

    def apply(self, action: int) -> None:
        self.left -= action + 1
        self.picked[self.actor] += action + 1
        if self.left == 0:
            self.winner = self.actor
        self.actor = OVER if self.left == 0 else 1 - self.actor

    def clone(self) -> Heap:
        new = type(self)()
        new.restore(Numbers(self.numbers()))
        return new

    def determinize(self, seat: int, rng: Rng) -> Heap:
        return self.clone()

    def payoff(self, seat: int) -> float:
        return 1.0 if self.winner == seat else -1.0

    def numbers(self) -> list[int]:
        return [self.actor, self.left, *self.picked, self.winner]

    def restore(self, saved: Numbers) -> None:
        self.actor = saved.next()
        self.left = int(saved.next())
        self.picked = [int(saved.next()), int(saved.next())]
        self.winner = int(saved.next())


class HeapObserver(Observer):
    def __init__(self) -> None:
        super().__init__(3)

    def observe(self, state: State, seat: int, row: Row) -> None:
        assert isinstance(state, Heap)
        for place, count in enumerate((state.left, *state.picked)):
            row.put(place, float(count))


class HeapView(Head, frozen=True):
    left: int
    picked: tuple[int, ...]


class Sticks(ConnectFourGame):
    """Sticks, played with a heap of the kind it is given."""

    id = "sticks"
    action_space = MOST
    observer = HeapObserver()
    layout = Layout((Block("sticks", 1, fields("left picked-by-0 picked-by-1")),))
    answers = (Answers(0, "pick one stick, two or three"),)
    grammar = Grammar({"pick": (Number("count", 1, MOST),)})

    def __init__(self, heap: type[Heap] = Heap) -> None:
        super().__init__()
        self.heap = heap

    def new(self, setup: Setup) -> Heap:  # type: ignore[override] # only its words are borrowed
        return self.heap()

    def move(self, state: State, action: int) -> Move:
        return Move("pick", (action + 1,))

    def why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        assert isinstance(state, Heap)
        count = int(str(move.values[0]))
        return None if seat == state.actor and count <= state.left else Refusal("C1_COLUMN_FULL")

    def turn_number(self, state: State) -> int:
        assert isinstance(state, Heap)
        return len(state.picked)

    def view(self, state: State, seat: int | None) -> HeapView:  # type: ignore[override]
        assert isinstance(state, Heap)
        return HeapView(
            game=self.id,
            seat=seat,
            actor=state.actor,
            waiting=tuple(state.waiting()),
            asked="pick",
            turn_number=self.turn_number(state),
            winners=None,
            left=state.left,
            picked=tuple(state.picked),
        )

    def broken_invariants(self, state: State) -> list[str]:
        assert isinstance(state, Heap)
        return [] if state.left + sum(state.picked) == STICKS else ["sticks are lost"]
