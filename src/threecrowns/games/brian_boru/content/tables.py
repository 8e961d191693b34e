"""What is printed on the components, as packed tables for the compiled rules.

`content.py` fills these from the content file. A card is numbered by its value less one; towns,
regions, marriage cards and Viking cards in the order of the file. Sets of cards, towns and
regions are integers with one bit per member.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

SEATS: Final = 5  # B1
CARDS: Final = 25  # B2
TOWNS: Final = 53  # B8
REGIONS: Final = 8  # B7
MARRIAGES: Final = 8  # B6
VIKING_CARDS: Final = 7  # B6
SPACES: Final = 10  # B13
TOP: Final = SPACES - 1
START: Final = 0
STEPS: Final = 4  # the most steps a draft has (B27)

ALL_CARDS: Final = 0x1FFFFFF
ALL_TOWNS: Final = 0x1FFFFFFFFFFFFF

# Suits of cards and colours of towns (B2, B8).
RED: Final = 0  # battle
BLUE: Final = 1  # church
YELLOW: Final = 2  # courtship
WHITE: Final = 3  # royal; no town is white
SUITS: Final = 4
COLOURS: Final = 3
SUIT_NAMES: Final = ("red", "blue", "yellow", "white")

# Symbols (section 7 of the rules), from 1 so that 0 can end an action.
NO_SYMBOL: Final = 0
TAKE_TOWN: Final = 1
GAIN_COIN: Final = 2
PAY_COIN: Final = 3
GAIN_RENOWN: Final = 4
CHURCH: Final = 5
BATTLE: Final = 6
COURT: Final = 7
EXPAND: Final = 8
FREE_TOWN: Final = 9
SYMBOL_NAMES: Final = (
    "",
    "take_town",
    "gain_coin",
    "pay_coin",
    "gain_renown",
    "church",
    "battle",
    "court",
    "expand",
    "free_town",
)

# The actions of a card.
PRIMARY: Final = 0
UPPER: Final = 1  # the upper secondary action
LOWER: Final = 2
ACTIONS: Final = 3
ACTION_NAMES: Final = ("primary", "upper", "lower")

# B47. An action is a row of runs: a symbol and how often it stands there in a row.
RUNS: Final = 6  # the last one of an action is always NO_SYMBOL
RUN_BASE: Final = 16

NO_REGION: Final = 8

# The sides of the princess (B92).
MILITARY: Final = 0
TRADE: Final = 1
DECLINE: Final = 2
SIDE_NAMES: Final = ("military", "trade", "decline")


def run_of(symbol: i64, times: i64) -> i64:
    return symbol + RUN_BASE * times


def symbol_of(run: i64) -> i64:
    return run % RUN_BASE


def times_of(run: i64) -> i64:
    return run // RUN_BASE


class Tables:
    """One content pack."""

    def __init__(self) -> None:
        self.suit: vec[u8] = vec[u8]()  # [card]
        self.suit_cards: vec[i64] = vec[i64]()  # [suit] -> set of cards
        self.runs: vec[u8] = vec[u8]()  # [(card * ACTIONS + action) * RUNS + n] -> run
        self.secondaries: vec[u8] = vec[u8]()  # [card] how many it has, 1 or 2 (B5)

        self.colour: vec[u8] = vec[u8]()  # [town]
        self.colour_towns: vec[i64] = vec[i64]()  # [colour] -> set of towns
        self.region: vec[u8] = vec[u8]()  # [town]
        self.region_towns: vec[i64] = vec[i64]()  # [region] -> set of towns
        self.roads: vec[i64] = vec[i64]()  # [town] -> set of towns one road away (B65)
        self.threshold: vec[u8] = vec[u8]()  # [region]
        self.claim_points: vec[u8] = vec[u8]()  # [region]

        self.strength: vec[u8] = vec[u8]()  # [Viking card] (B11)
        self.marriage_points: vec[u8] = vec[u8]()  # [marriage card] (B12)
        self.marriage_renown: vec[u8] = vec[u8]()  # [marriage card]
        self.marriage_region: vec[u8] = vec[u8]()  # [marriage card] -> region or NO_REGION
        self.princess: i64 = 0  # her marriage card
        self.ordinary_marriages: i64 = 0  # set of marriage cards
        self.track_coins: vec[u8] = vec[u8]()  # [space] (B13)
        self.track_renown: vec[u8] = vec[u8]()  # [space]
        self.track_town: vec[u8] = vec[u8]()  # [space] 1 where it gives any free town

        self.rounds: vec[u8] = vec[u8]()  # [players] (B20)
        self.deal: vec[u8] = vec[u8]()  # [players] (B25)
        self.region_table: vec[u8] = vec[u8]()  # [number of regions] (B122)

        self.start_coins: i64 = 3  # B14
        self.start_renown: i64 = 1
        self.start_points: i64 = 10
        self.keep: i64 = 2  # B26
        self.extra_cost: i64 = 2  # B55, B56, B58
        self.expand_cost: i64 = 5  # B64
        self.pay_points: i64 = 2  # B50
        self.decline_points: i64 = 4  # B95
        self.spoil_renown: i64 = 1  # B89
        self.spoil_points: i64 = 1  # B90
        self.church_points: i64 = 1  # B102
        self.monastery_discs: i64 = 4  # B103
        self.most_coins_points: i64 = 1  # B116
        self.marker_points: i64 = 1  # B117
        self.renown_points: i64 = 1  # B118
        self.board_divisor: i64 = 2  # B120

    def run(self, card: i64, action: i64, number: i64) -> i64:
        return i64(self.runs[(card * ACTIONS + action) * RUNS + number])

    def matches(self, card: i64, town: i64) -> bool:
        """B32, B37. Does the card have the town's colour, or is it white?"""
        suit = self.suit[card]
        return suit == WHITE or suit == self.colour[town]

    def matching_cards(self, colour: i64) -> i64:
        """B37. The cards of a colour and the white ones."""
        return self.suit_cards[colour] | self.suit_cards[WHITE]
