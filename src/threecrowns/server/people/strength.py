"""How strong somebody is taken to be, and what a game says about it (openskill, Plackett-Luce)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

BEGIN_MU = 25.0
BEGIN_SIGMA = BEGIN_MU / 3
FIRST = 1500  # what a beginner's rating reads
POINTS = 42  # for each unit of mu: a beginner's doubt reads 700
PROVISIONAL = 10  # games


class Strength(NamedTuple):
    mu: float = BEGIN_MU
    sigma: float = BEGIN_SIGMA

    @property
    def value(self) -> int:
        """As people read it."""
        return round(FIRST + (self.mu - BEGIN_MU) * POINTS)

    @property
    def spread(self) -> int:
        """In 19 of 20 cases the true one is at most so far from it."""
        return round(2 * self.sigma * POINTS)


def after_game(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """[player] -> how strong they are taken to be after a game in which they took these places."""
    model = _model()
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Strength(team[0].mu, team[0].sigma) for team in rated]


@lru_cache(maxsize=1)
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # slow to load: 0.4 s

    return PlackettLuce(mu=BEGIN_MU, sigma=BEGIN_SIGMA)
