"""What a learned judgement looks at where somebody plays alone: the player, and the opponent."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from threecrowns.engine.bits import size
from threecrowns.engine.observing import Row
from threecrowns.engine.state import State
from threecrowns.games.architects.bot.features import COLUMN_NAMES, ArchitectsFeatures
from threecrowns.games.architects.bot.features import LENGTH as OWN
from threecrowns.games.architects.content.vocabulary import CAPTURABLE, INFLUENCE, MARBLE, PRISON
from threecrowns.games.architects.rules.guardhouse import captives_of, held_by_others
from threecrowns.games.architects.rules.scoring import (
    cathedral_points,
    debt_points,
    monument_points,
    virtue_points,
)
from threecrowns.games.architects.rules.turn import Architects

SCRIPTS: Final = 6
THEIR_MONUMENTS: Final = OWN  # points
THEIR_CATHEDRAL: Final = OWN + 1  # points
THEIR_VIRTUE: Final = OWN + 2  # points
THEIR_DEBTS: Final = OWN + 3  # points
THEIR_MARBLE: Final = OWN + 4
THEIR_INFLUENCE: Final = OWN + 5
THEIR_WORKERS: Final = OWN + 6  # at home
THEIR_PRISONERS: Final = OWN + 7
THEIR_CAPTIVES: Final = OWN + 8
THEIR_HELD: Final = OWN + 9  # captives of the player
ADVANCED: Final = OWN + 10  # schemes still to be mixed in
OUR_LARGEST: Final = OWN + 11  # group they would capture
SCRIPT: Final = OWN + 12  # + which opponent it is
LENGTH: Final = SCRIPT + SCRIPTS

ALONE_NAMES: Final = (
    *COLUMN_NAMES,
    *("their monuments", "their cathedral", "their virtue", "their debts", "their marble"),
    *("their influence", "their workers", "their prisoners", "their captives", "held by us"),
    *("advanced schemes", "our largest group"),
    *(f"opponent {script}" for script in range(SCRIPTS)),
)


class AloneFeatures(ArchitectsFeatures):
    def __init__(self) -> None:
        super().__init__()
        self.length = LENGTH

    def observe(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, Architects)
        super().observe(state, seat, row)
        their = state.opponent
        row.put(THEIR_MONUMENTS, float(monument_points(state, their)))
        row.put(THEIR_CATHEDRAL, float(cathedral_points(state, their)))
        row.put(THEIR_VIRTUE, float(virtue_points(state, their)))
        row.put(THEIR_DEBTS, float(debt_points(state, their)))
        row.put(THEIR_MARBLE, float(state.amount(their, MARBLE)))
        row.put(THEIR_INFLUENCE, float(state.amount(their, INFLUENCE)))
        row.put(THEIR_WORKERS, float(state.home(their)))
        row.put(THEIR_PRISONERS, float(state.workers_at(PRISON, their)))
        row.put(THEIR_CAPTIVES, float(captives_of(state, their)))
        row.put(THEIR_HELD, float(held_by_others(state, their)))
        row.put(ADVANCED, float(size(state.advanced_pool)))
        largest: i64 = 0
        for location in range(i64(CAPTURABLE)):
            largest = max(largest, state.workers_at(location, seat))
        row.put(OUR_LARGEST, float(largest))
        row.flag(SCRIPT + state.script)
