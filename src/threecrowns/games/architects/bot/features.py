"""What a learned judgement of Architects looks at, for each player.

The plain heuristics' columns, then what lies before the player and where the own workers stand,
uncapped and one by one. Which cards exactly a player has was tried, too: with two thousand games
it knows less.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from threecrowns.engine.judgement import Features
from threecrowns.engine.observing import Row
from threecrowns.engine.state import State
from threecrowns.games.architects.bot.prospects import COLUMNS, LONG_GAME, features, visits_left
from threecrowns.games.architects.content.vocabulary import (
    DEBT,
    GOODS_NAMES,
    GUILDHALL,
    INFLUENCE,
    LEVEL,
    PAID_DEBTS,
    PLACE_NAMES,
    SKILL_NAMES,
    SKILLS,
)
from threecrowns.games.architects.rules.turn import Architects

GOODS: Final = COLUMNS  # + clay to influence
GOODS_COUNTED: Final = INFLUENCE + 1
VIRTUE: Final = GOODS + GOODS_COUNTED
VIRTUE_SQUARED: Final = VIRTUE + 1  # both ends of the track have their uses
UNPAID: Final = VIRTUE + 2
PAID: Final = VIRTUE + 3
CATHEDRAL_LEVEL: Final = VIRTUE + 4
WORKERS: Final = VIRTUE + 5  # at home
FEW_WORKERS: Final = VIRTUE + 6  # the first few of them
SKILL: Final = VIRTUE + 7  # + which
STANDING_AT: Final = SKILL + 3  # + the place
LENGTH: Final = STANDING_AT + GUILDHALL + 1
VIRTUES: Final = 10.0  # a virtue in the middle of the track
FEW: Final = 3

COLUMN_NAMES: Final = (
    *("buildings", "cathedral", "virtue points", "debt points", "prisoners", "treasure"),
    *("purse", "hoard", "material", "influence", "virtue held", "apprentices", "skills", "hand"),
    *("plan", "at home", "standing", "crowds", "held", "captives", "rewards due"),
    *("captures due", "trades due", "guards due", "choices due", "to move"),
    *(f"all {name}" for name in GOODS_NAMES[:GOODS_COUNTED]),
    *("virtue", "virtue squared", "unpaid debts", "paid debts", "cathedral level"),
    *("workers at home", "first workers at home"),
    *SKILL_NAMES,
    *(f"at {name}" for name in PLACE_NAMES[: GUILDHALL + 1]),
)
PHASES: Final = (0.0, 1.0, 3.0, 6.0)  # guildhall visits left for each player


class ArchitectsFeatures(Features):
    def __init__(self) -> None:
        super().__init__(LENGTH)
        self.stands_alone = True
        self.fits_points = True

    def is_judged(self, state: State) -> bool:
        """Not before the first turn, and not in a game that drags on for very long.

        Nor where several play beside a script, of which nothing is looked at here.
        """
        assert isinstance(state, Architects)
        if state.seats > 1 and state.players > state.seats:
            return False
        return state.turn >= 0 and state.turns <= 2 * LONG_GAME * state.players

    def phase(self, state: State, seat: i64) -> float:
        assert isinstance(state, Architects)
        return visits_left(state)

    def observe(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, Architects)
        found = features(state, seat, visits_left(state))
        for column in range(i64(COLUMNS)):
            row.put(column, found[column])
        for goods in range(i64(GOODS_COUNTED)):
            row.put(GOODS + goods, float(state.amount(seat, goods)))
        virtue = float(state.virtue(seat))
        row.put(VIRTUE, virtue)
        row.put(VIRTUE_SQUARED, virtue * virtue / VIRTUES)
        row.put(UNPAID, float(state.amount(seat, DEBT)))
        row.put(PAID, float(state.amount(seat, PAID_DEBTS)))
        row.put(CATHEDRAL_LEVEL, float(state.amount(seat, LEVEL)))
        home = state.home(seat)
        row.put(WORKERS, float(home))
        row.put(FEW_WORKERS, float(min(home, i64(FEW))))
        skills = state.amount(seat, SKILLS)
        for skill in range(i64(len(SKILL_NAMES))):
            if (skills >> skill) & 1:
                row.flag(SKILL + skill)
        for place in range(i64(GUILDHALL + 1)):
            row.put(STANDING_AT + place, float(state.workers_at(place, seat)))
