"""What a learned judgement of Architects looks at, for each player: the plain heuristics' columns.

Which cards exactly a player has was tried, too: with hundreds of games it knows less.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from threecrowns.engine.judgement import Features
from threecrowns.engine.observing import Row
from threecrowns.engine.state import State
from threecrowns.games.architects.bot.prospects import COLUMNS, LONG_GAME, features, visits_left
from threecrowns.games.architects.rules.turn import Architects

COLUMN_NAMES: Final = (
    *("buildings", "cathedral", "virtue points", "debt points", "prisoners", "treasure"),
    *("purse", "hoard", "material", "influence", "virtue held", "apprentices", "skills", "hand"),
    *("plan", "at home", "standing", "crowds", "held", "captives", "rewards due"),
    *("captures due", "trades due", "guards due", "choices due", "to move"),
)
PHASES: Final = (0.0, 1.0, 3.0, 6.0)  # guildhall visits left for each player


class ArchitectsFeatures(Features):
    def __init__(self) -> None:
        super().__init__(COLUMNS)

    def is_judged(self, state: State) -> bool:
        """Not before the first turn, and not in a game that drags on for very long."""
        assert isinstance(state, Architects)
        return state.turn >= 0 and state.turns <= 2 * LONG_GAME * state.players

    def phase(self, state: State, seat: i64) -> float:
        assert isinstance(state, Architects)
        return visits_left(state)

    def observe(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, Architects)
        found = features(state, seat, visits_left(state))
        for column in range(i64(COLUMNS)):
            row.put(column, found[column])
