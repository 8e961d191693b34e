"""What can happen. What each kind carries is listed once, in `speech/telling.py`."""

from __future__ import annotations

from typing import Final

# Set-up and chance
STARTS: Final = 1
GOT_BOARD: Final = 2
SMALL_CARD: Final = 3
LARGE_CARD: Final = 4
REVEALED: Final = 5
DEALT: Final = 6
KEPT: Final = 7
DREW: Final = 8
PILE_EMPTY: Final = 9
REWARD_SEEN: Final = 10
CONTRIBUTION_CARD: Final = 11
CONSEQUENCE_CARD: Final = 12
FIGURES: Final = 13
PUT_UNDER: Final = 14

# A turn
TURN: Final = 15
PLACED: Final = 16
TOOK_BACK: Final = 17
PASSED: Final = 18
GAINED: Final = 19
PAID: Final = 20
VIRTUE_UP: Final = 21
VIRTUE_DOWN: Final = 22
PREVENTED: Final = 23
CANCELLED_LOSS: Final = 24
TOOK_DEBT: Final = 25
DESTROYED_DEBT: Final = 26
PAID_DEBT: Final = 27
AVOIDED_DEBT: Final = 28
HIRED: Final = 29
COINS_LAID: Final = 30
DISMISSED: Final = 31
SWEPT: Final = 32
TRADED: Final = 33
CAPTURED: Final = 34
HANDED_OVER: Final = 35
FREED: Final = 36
RANSOMED: Final = 37
TOOK_TAX: Final = 38
BUILT: Final = 39
ADVANCED: Final = 40
BUILT_MONUMENT: Final = 41
CONTRIBUTED: Final = 42
VISITED: Final = 43
TAX_ADDED: Final = 44
END_IN_SIGHT: Final = 45

# Reset
RESET: Final = 46
TO_PRISON: Final = 47
PRISON_LOSS: Final = 48
MOST_PRISONERS: Final = 49
PROFITEER_CLAIMS: Final = 50
PRINCESS_REWARDS: Final = 51
TO_MONUMENT: Final = 52
CARDS_RESHUFFLED: Final = 53

# End
END_EFFECT: Final = 54
INFLUENCE_GOLD: Final = 55
GAME_OVER: Final = 56

# A scripted opponent's turn
SCHEME_DRAWN: Final = 57
SCHEME_HOLDS: Final = 58
SCHEME_FAILS: Final = 59
SCHEME_GOES: Final = 60
SCHEME_OPTION_FAILS: Final = 61
SCHEME_OPTION: Final = 62
SCHEME_NO_OPTION: Final = 63
SCHEMES_RESHUFFLED: Final = 64
SCHEME_ADDED: Final = 65
SCHEME_PILE_EMPTY: Final = 66
MARKER_MOVED: Final = 67
MARKER_SKIPS: Final = 68
SCRIPT_GROUP: Final = 69
SCRIPT_NO_GROUP: Final = 70
SCRIPT_ABILITY: Final = 71
SCRIPT_INSTEAD: Final = 72
SCRIPT_NO_WORKER: Final = 73
SCRIPT_EXTRA_WORKER: Final = 74
SCRIPT_ANOTHER: Final = 75

LOOKED_AT: Final = 76
PROFITEER_PAYS: Final = 77
