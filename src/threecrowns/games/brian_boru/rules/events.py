"""What can happen in Brian Boru; `speech/telling.py` says what each event carries."""

from __future__ import annotations

from typing import Final

# Set-up, preparation, draft
STARTS: Final = 1
SETTLED: Final = 2
ROUND_BEGINS: Final = 3
VIKINGS_COME: Final = 4
MARRIAGE_SHOWN: Final = 5
DEALT: Final = 6
RECEIVED: Final = 7
CHOSE: Final = 8
PASSED: Final = 9
KEPT_LAST: Final = 10

# Tricks
MARKER_MOVES: Final = 11
NO_ACTIVE_TOWN: Final = 12
LED: Final = 13
PLAYED: Final = 14
WON_TRICK: Final = 15
NOBODY_WON: Final = 16
PERFORMS: Final = 17
TOOK_TOWN: Final = 18
GAINED_COINS: Final = 19
PAID: Final = 20
GAINED_RENOWN: Final = 21
SENT_DISCS: Final = 22
TOOK_RAIDERS: Final = 23
CLIMBED: Final = 24
FELL_BACK: Final = 25
EXPANDED: Final = 26
FREED: Final = 27
NO_EFFECT: Final = 28
HANDS_DISCARDED: Final = 29

# Upkeep: marriage
MARRIED: Final = 30
MARRIAGE_REMOVED: Final = 31
CHOSE_SIDE: Final = 32
TRACK_COINS: Final = 33
TRACK_RENOWN: Final = 34
MARRIAGE_TOWN: Final = 53
TRACK_TOWN: Final = 54

# Upkeep: battle
NO_RAID: Final = 35
RAID: Final = 36
RAIDED: Final = 37
NO_TOWN_TO_LOSE: Final = 38
FIRST_SPOIL: Final = 39
NO_FIRST_SPOIL: Final = 40
SECOND_SPOIL: Final = 41

# Upkeep: church
CHURCH_FIRST: Final = 42
NO_CHURCH_FIRST: Final = 43
CHURCH_SECOND: Final = 44
BUILT_MONASTERY: Final = 45
NO_MONASTERY: Final = 46
CHURCH_THIRD: Final = 47

# Upkeep: claiming regions
FLIPPED: Final = 48
CLAIMED: Final = 49
RETURNED: Final = 50

# The end
FINAL_POINTS: Final = 51
GAME_OVER: Final = 52
