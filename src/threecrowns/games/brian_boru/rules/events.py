"""What can happen in Brian Boru. The facts of each event are named beside it."""

from __future__ import annotations

from typing import Final

# Set-up, preparation, draft
STARTS: Final = 1
SETTLED: Final = 2  # town
ROUND_BEGINS: Final = 3  # round, rounds
VIKINGS_COME: Final = 4  # strength
MARRIAGE_SHOWN: Final = 5  # marriage card
DEALT: Final = 6  # secret: the card
RECEIVED: Final = 7  # how many cards; secret: the set of cards now before the seat
CHOSE: Final = 8  # how many cards; secret: the set of cards kept
PASSED: Final = 9  # how many cards each pack has
KEPT_LAST: Final = 10  # how many cards; secret: the set of cards

# Tricks
MARKER_MOVES: Final = 11  # from seat: it could not lead
NO_ACTIVE_TOWN: Final = 12
LED: Final = 13  # town, card
PLAYED: Final = 14  # card
WON_TRICK: Final = 15  # town, card
NOBODY_WON: Final = 16
PERFORMS: Final = 17  # card, action
TOOK_TOWN: Final = 18  # town
GAINED_COINS: Final = 19  # coins
PAID: Final = 20  # coins, points lost
GAINED_RENOWN: Final = 21  # renown
SENT_DISCS: Final = 22  # discs, coins paid for some of them
TOOK_RAIDERS: Final = 23  # raiders, coins paid for some of them
CLIMBED: Final = 24  # from space, to space, coins paid for some of the way
FELL_BACK: Final = 25  # from space, to space
EXPANDED: Final = 26  # town, coins
FREED: Final = 27  # town, its owner
NO_EFFECT: Final = 28  # symbol
HANDS_DISCARDED: Final = 29

# Upkeep: marriage
MARRIED: Final = 30  # marriage card, points, renown
MARRIAGE_REMOVED: Final = 31  # marriage card
CHOSE_SIDE: Final = 32  # side
TRACK_COINS: Final = 33  # space, coins
TRACK_RENOWN: Final = 34  # space, renown

# Upkeep: battle
NO_RAID: Final = 35
RAID: Final = 36  # raiders left in the battle area
RAIDED: Final = 37  # town, who picked it
NO_TOWN_TO_LOSE: Final = 38
FIRST_SPOIL: Final = 39  # points, raiders returned
NO_FIRST_SPOIL: Final = 40
SECOND_SPOIL: Final = 41  # points

# Upkeep: church
CHURCH_FIRST: Final = 42  # discs taken back
NO_CHURCH_FIRST: Final = 43
CHURCH_SECOND: Final = 44  # points
BUILT_MONASTERY: Final = 45  # town
NO_MONASTERY: Final = 46
CHURCH_THIRD: Final = 47  # discs taken back

# Upkeep: claiming regions
FLIPPED: Final = 48  # region
CLAIMED: Final = 49  # region, from which seat or -1
RETURNED: Final = 50  # region; the seat loses the token to the board

# The end
FINAL_POINTS: Final = 51  # points
GAME_OVER: Final = 52  # set of winning seats
