"""Connect four: two seats drop stones into seven columns; four in a row win.

C1  Seats take turns, seat 0 first; a turn drops one stone into a column that is not full.
C2  Four stones of one seat in a row, column or diagonal win the game.
C3  When all columns are full and nobody has won, the game is drawn.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from threecrowns.engine.rng import Rng
from threecrowns.engine.state import LEGAL, OVER, State

ROWS: Final = 6
COLUMNS: Final = 7
WIDTH: Final = COLUMNS + 2  # a border all around, so that looking past an edge is safe
EMPTY: Final = 0
BORDER: Final = 3
NOBODY: Final = -1

# Why a move is refused.
C1_COLUMN_FULL: Final = 1
C1_NOT_YOUR_TURN: Final = 2
C2_GAME_IS_OVER: Final = 3

# What can happen.
DROPPED: Final = 1  # column, row
WON: Final = 2
DRAWN: Final = 3


class ConnectFour(State):
    def __init__(self) -> None:
        super().__init__(2)
        self.actor = 0
        self.board: vec[u8] = vec[u8]()  # [row * WIDTH + column, both from 1] -> seat + 1
        self.height: vec[u8] = vec[u8]()  # [column] -> stones in it
        self.stones: i64 = 0
        self.winner: i64 = NOBODY

    def clear(self) -> None:
        self.board = vec[u8]([u8(BORDER)] * (WIDTH * (ROWS + 2)))
        for row in range(i64(1), i64(ROWS + 1)):
            for column in range(i64(1), i64(COLUMNS + 1)):
                self.board[row * WIDTH + column] = u8(EMPTY)
        self.height = vec[u8]([u8(0)] * COLUMNS)

    def why_not_drop(self, column: i64) -> i64:
        """C1. May the actor drop a stone into this column?"""
        return C1_COLUMN_FULL if self.height[column] == ROWS else LEGAL

    def legal(self) -> vec[i32]:
        out = vec[i32](capacity=COLUMNS)
        if self.actor == OVER:
            return out
        for column in range(i64(COLUMNS)):
            if self.why_not_drop(column) == LEGAL:
                out = append(out, i32(column))
        return out

    def apply(self, action: i64) -> None:
        """C1-C3. Drop a stone."""
        seat = self.actor
        row = i64(self.height[action])
        cell = (row + 1) * WIDTH + action + 1
        self.board[cell] = u8(seat + 1)
        self.height[action] = u8(row + 1)
        self.stones += 1
        self.actor = 1 - seat
        self.note(DROPPED, seat, action, row)
        if self.makes_four(cell):
            self.winner = seat
            self.actor = OVER
            self.note(WON, seat)
        elif self.stones == ROWS * COLUMNS:
            self.actor = OVER
            self.note(DRAWN, seat)

    def makes_four(self, cell: i64) -> bool:
        """C2. Do four in a row pass through this cell?"""
        return (
            self.run(cell, 1) >= 4
            or self.run(cell, WIDTH) >= 4
            or self.run(cell, WIDTH + 1) >= 4
            or self.run(cell, WIDTH - 1) >= 4
        )

    def run(self, cell: i64, step: i64) -> i64:
        """How many equal stones in a row pass through this cell?"""
        stone = self.board[cell]
        length: i64 = 1
        at = cell + step
        while self.board[at] == stone:
            length += 1
            at += step
        at = cell - step
        while self.board[at] == stone:
            length += 1
            at -= step
        return length

    def clone(self) -> ConnectFour:
        new = ConnectFour()
        new.actor = self.actor
        new.board = self.board[:]
        new.height = self.height[:]
        new.stones = self.stones
        new.winner = self.winner
        return new

    def determinize(self, seat: i64, rng: Rng) -> ConnectFour:
        return self.clone()

    def payoff(self, seat: i64) -> float:
        if self.winner == NOBODY:
            return 0.0
        return 1.0 if self.winner == seat else -1.0

    def fields(self) -> tuple[str, ...]:
        return ("actor", "stones", "winner", "height", "board")
