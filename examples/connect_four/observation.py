"""What both seats see, as numbers for learning programs."""

from __future__ import annotations

from mypy_extensions import i64

from connect_four.rules import COLUMNS, ROWS, WIDTH, ConnectFour
from threecrowns.engine.observing import Observer, Row
from threecrowns.engine.state import State


class ConnectFourObserver(Observer):
    """42 cells from the bottom left: 1 own stone, -1 the other's, 0 empty."""

    def __init__(self) -> None:
        super().__init__(ROWS * COLUMNS)

    def observe(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, ConnectFour)
        for cell in range(i64(ROWS * COLUMNS)):
            line = cell // COLUMNS + 1
            stone = i64(state.board[line * WIDTH + cell % COLUMNS + 1])
            if stone != 0:
                row.put(cell, 1.0 if stone == seat + 1 else -1.0)
