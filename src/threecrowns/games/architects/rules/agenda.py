"""The agenda: what remains to be asked and done. A record is a kind, a player and a number."""

from __future__ import annotations

from typing import Final

# CHANCE is asked:
ASK_FIRST: Final = 0  # number: set of seats
ASK_DEALT_BOARD: Final = 1
ASK_DEAL: Final = 2  # a card for this seat's pack
ASK_CARD: Final = 3  # a card for this player's hand
ASK_FIVE: Final = 4
ASK_REFILL: Final = 5  # number: slot
ASK_REWARD: Final = 6
ASK_SMALL_CARD: Final = 7
ASK_LARGE_CARD: Final = 8  # after a new shuffle (A163)
ASK_CONSEQUENCE: Final = 9
ASK_CONTRIBUTION: Final = 10
ASK_SCHEME: Final = 11
ASK_ADVANCED: Final = 12
# A seat is asked:
FIRST_SEAT_ASK: Final = 13
ASK_BOARD: Final = 13
ASK_DRAFT: Final = 14  # number: round; all seats at once
ASK_PLACE: Final = 15
ASK_TAKE_BACK: Final = 16
ASK_GRANTED: Final = 17  # number: location; place another worker there?
ASK_DEED: Final = 18  # number: location and visit; the worker stands, what is it for?
ASK_PAY: Final = 19  # number: the goods from here on are settled
ASK_SPEND: Final = 20  # number: the good; how much of it is paid?
ASK_WHEN: Final = 21  # the profiteer's influence before or after the action (W52)
ASK_HIRE: Final = 22  # number: 1 if it may be declined
ASK_DISMISS: Final = 23
ASK_TRADE: Final = 24  # number: trades left
ASK_CAPTURE: Final = 25  # number: see captures.py
ASK_GUARD: Final = 26  # number: actions left
ASK_KEEP: Final = 27
ASK_HAND_LIMIT: Final = 28
ASK_GIVE_CARD: Final = 29  # number: effect
ASK_CHOICE: Final = 30  # number: effect
ASK_EFFECT: Final = 31  # number: effect that may be declined
ASK_LOSS: Final = 32  # number: virtue about to be lost
ASK_DEBT: Final = 33  # pay instead of taking a debt? (A185)
ASK_DESTROY: Final = 34  # destroy a debt for virtue beyond the top? (A153)
ASK_CONTRIBUTE: Final = 35
ASK_RELEASE: Final = 36  # number: at most so many
ASK_END_EFFECT: Final = 37
# Nobody is asked:
FIRST_ORDER: Final = 38
DO_START: Final = 38  # the first player is known
DO_REFILL: Final = 39
DO_SLIDE: Final = 40
DO_START_HIRES: Final = 41
DO_DEAL: Final = 42
DO_EXTRA_CARDS: Final = 43
DO_TURN: Final = 44
DO_RESET_IF_DUE: Final = 45
DO_HAND_LIMIT: Final = 46
DO_END_TURN: Final = 47
DO_DRAW: Final = 48  # number: cards
DO_REWARDS: Final = 49  # number: cards
DO_DEED: Final = 50  # number: deed and visit
DO_PROFITEER: Final = 51  # he pays influence (W52)
DO_BONUS: Final = 52  # number: ability, of an apprentice or a board (A91a)
DO_VIRTUE: Final = 53  # number: change + VIRTUE_ZERO
DO_DEBTS: Final = 54  # number: debts to take
DO_HIRE: Final = 55  # number: slot
DO_TRADE_GAIN: Final = 56  # number: trade
DO_TAKE_CAPTIVES: Final = 57  # number: see captures.py
DO_GUARD: Final = 58  # number: which action of the guardhouse
DO_TAKE_TAX: Final = 59
DO_MARKET_GOODS: Final = 60  # number: space
DO_LAY_OUT: Final = 61  # number: building
DO_EFFECT: Final = 62  # number: effect
DO_ADVANCE: Final = 63
DO_MONUMENT: Final = 64  # number: monument and site
DO_RESET: Final = 65  # number: step
DO_CONSEQUENCE: Final = 66
DO_PRINCESS_REWARD: Final = 67
DO_TO_PRISON: Final = 68  # number: location
DO_RESET_ABILITIES: Final = 69
DO_FIGURE_ABILITIES: Final = 70
DO_PLACE_FIGURES: Final = 71
DO_OPPONENT: Final = 72
DO_SCHEME: Final = 73  # number: scheme
DO_ORDER: Final = 74  # number: order and place
DO_DISCARD_SCHEME: Final = 75  # number: scheme
DO_ANOTHER_SCHEME: Final = 76
DO_END_EFFECTS: Final = 77
DO_INFLUENCE_GOLD: Final = 78
DO_OVER: Final = 79
DO_SCRIPT_CAPTURE: Final = 80  # number: captures left
DO_FIVE: Final = 83  # number: cards to draw
DO_GAIN_EFFECT: Final = 84  # number: effect that all players get
DO_INFLUENCE: Final = 85  # number: points
DO_SQUIRES: Final = 86  # reset abilities after releases (A164)
DO_ADVANCED: Final = 87  # number: advanced schemes to take (S24)
DO_FIRST: Final = 88  # who plays first?
PLAYER_BITS: Final = 8  # a number of a record is player + PLAYER_BITS * what it is about

VIRTUE_ZERO: Final = 32  # a virtue change in a record is kept above zero
