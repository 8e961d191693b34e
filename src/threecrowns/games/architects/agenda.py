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
ASK_PAY: Final = 19
ASK_WHEN: Final = 20  # the profiteer's influence before or after the action (W52)
ASK_HIRE: Final = 21  # number: 1 if it may be declined
ASK_DISMISS: Final = 22
ASK_TRADE: Final = 23  # number: trades left
ASK_CAPTURE: Final = 24  # number: see captures.py
ASK_GUARD: Final = 25  # number: actions left
ASK_KEEP: Final = 26
ASK_HAND_LIMIT: Final = 27
ASK_GIVE_CARD: Final = 28  # number: effect
ASK_CHOICE: Final = 29  # number: effect
ASK_EFFECT: Final = 30  # number: effect that may be declined
ASK_LOSS: Final = 31  # number: virtue about to be lost
ASK_DEBT: Final = 32  # pay instead of taking a debt? (A185)
ASK_DESTROY: Final = 33  # destroy a debt for virtue beyond the top? (A153)
ASK_CONTRIBUTE: Final = 34
ASK_RELEASE: Final = 35  # number: at most so many
ASK_END_EFFECT: Final = 36
# Nobody is asked:
FIRST_ORDER: Final = 37
DO_START: Final = 37  # the first player is known
DO_REFILL: Final = 38
DO_SLIDE: Final = 39
DO_START_HIRES: Final = 40
DO_DEAL: Final = 41
DO_EXTRA_CARDS: Final = 42
DO_TURN: Final = 43
DO_RESET_IF_DUE: Final = 44
DO_HAND_LIMIT: Final = 45
DO_END_TURN: Final = 46
DO_DRAW: Final = 47  # number: cards
DO_REWARDS: Final = 48  # number: cards
DO_DEED: Final = 49  # number: deed and visit
DO_PROFITEER: Final = 50  # he pays influence (W52)
DO_BONUS: Final = 51  # number: ability, of an apprentice or a board (A91a)
DO_VIRTUE: Final = 52  # number: change + VIRTUE_ZERO
DO_DEBTS: Final = 53  # number: debts to take
DO_HIRE: Final = 54  # number: slot
DO_TRADE_GAIN: Final = 55  # number: trade
DO_TAKE_CAPTIVES: Final = 56  # number: see captures.py
DO_GUARD: Final = 57  # number: which action of the guardhouse
DO_TAKE_TAX: Final = 58
DO_MARKET_GOODS: Final = 59  # number: space
DO_LAY_OUT: Final = 60  # number: building
DO_EFFECT: Final = 61  # number: effect
DO_ADVANCE: Final = 62
DO_MONUMENT: Final = 63  # number: monument and site
DO_RESET: Final = 64  # number: step
DO_CONSEQUENCE: Final = 65
DO_PRINCESS_REWARD: Final = 66
DO_TO_PRISON: Final = 67  # number: location
DO_RESET_ABILITIES: Final = 68
DO_FIGURE_ABILITIES: Final = 69
DO_PLACE_FIGURES: Final = 70
DO_OPPONENT: Final = 71
DO_SCHEME: Final = 72  # number: scheme
DO_ORDER: Final = 73  # number: order and place
DO_DISCARD_SCHEME: Final = 74  # number: scheme
DO_ANOTHER_SCHEME: Final = 75
DO_END_EFFECTS: Final = 76
DO_INFLUENCE_GOLD: Final = 77
DO_OVER: Final = 78
DO_SCRIPT_CAPTURE: Final = 79  # number: captures left
DO_CANCEL_LOSS: Final = 80
DO_AVOIDED_DEBT: Final = 81  # number: debts still to be taken
DO_FIVE: Final = 82  # number: cards to draw
DO_GAIN_EFFECT: Final = 83  # number: effect that all players get
DO_INFLUENCE: Final = 84  # number: points
DO_SQUIRES: Final = 85  # reset abilities after releases (A164)
DO_ADVANCED: Final = 86  # number: advanced schemes to take (S24)
DO_FIRST: Final = 87  # who plays first?
AGENDA_KINDS: Final = 128
PLAYER_BITS: Final = 8

VIRTUE_ZERO: Final = 32  # a virtue change in a record is kept above zero
