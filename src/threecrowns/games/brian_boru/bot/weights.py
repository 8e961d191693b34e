"""How much a bot gives for what, in points; found by letting bots with other weights play."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Three weights each: with no, one, two or more rounds to come.
W_RENOWN: Final = 0
W_CLAIM: Final = 3  # a region where nobody has more
W_SHARE: Final = 6  # a share of every region
W_TOWN: Final = 9
W_REGIONS: Final = 12  # of the points in the table of regions
# Three for each race, battle, church and courtship: every step, and being first.
W_STEP: Final = 15
W_FIRST: Final = 24
# One each.
W_COIN: Final = 33
W_MARKER: Final = 34
W_TIED: Final = 35  # of a claim that somebody else has too
W_HAND: Final = 36  # of what the cards in hand may bring
W_RAIDED: Final = 37  # a town lost to the Vikings
W_LINK: Final = 38  # a free town at the other end of a road
W_COMING: Final = 39  # regions that a trick still to come adds
W_BEATEN: Final = 40  # the chance that who can beat a card does
W_CHANCE: Final = 41  # for the highest card to win a trick
W_ANY_TOWN: Final = 42  # a town of which nothing is known yet
W_EXPANSION: Final = 43
W_FREEDOM: Final = 44  # a town taken back from the Vikings
W_WIDTH: Final = 45  # how far a race is open at its end
W_WIDTH_PER_TRICK: Final = 46
W_FLIP: Final = 47  # how much of a token counts that is not face up yet
W_EDGE: Final = 48  # how many points ahead make a likely winner, at the end
W_EDGE_PER_TRICK: Final = 49
COUNT: Final = 50

# fmt: off
FITTED: Final[vec[float]] = vec[float]([
    1.25, 2.06, 1.82,
    1.13, 0.77, 0.44,
    0.05, 0.14, 0.07,
    0.15, 0.53, 0.66,
    1.08, 0.65, 0.57,
    0.35, 0.45, 0.64, 0.48, 0.46, 0.48, 0.05, 0.51, 0.61,
    0.66, 0.03, 0.03, 0.76, 0.03, 0.04, 0.83, 0.04, 0.04,
    0.34, 0.31, 0.31, 0.60, 2.40, 0.15, 0.06, 0.49, 1.01,
    2.66, 0.60, 1.32, 0.41, 0.34, 1.02, 4.11, 0.33,
])
# fmt: on


class Weights:
    def __init__(self) -> None:
        self.values: vec[float] = FITTED[:]

    def of(self, which: i64) -> float:
        return self.values[which]
