"""What can happen in The Two Heirs. What each event carries is listed in `speech/telling.py`."""

from __future__ import annotations

from typing import Final

# Set-up and chance
STARTS: Final = 1
DEALT: Final = 2
START_TILE: Final = 3
NEXT_COLOUR: Final = 4

# A turn
TOOK: Final = 5
REFILLED: Final = 6
END_IN_SIGHT: Final = 7
BUILT: Final = 8
EXTENDED: Final = 9
MOVED: Final = 10
DEPLOYED: Final = 11
WITHDREW: Final = 12
USED_CAMP: Final = 13
DESTROYED: Final = 14
SPARED: Final = 15
DISCARDED: Final = 16
ENDED_TURN: Final = 17
GAME_OVER: Final = 18

# Henry's script
HENRY_LOOKS: Final = 19
HENRY_PASSES_OVER: Final = 20
HENRY_TAKES_MATCH: Final = 21
HENRY_TAKES_FIRST: Final = 22
HENRY_REFERENCE: Final = 23
HENRY_TRIES: Final = 24
HENRY_FINDS_NONE: Final = 25
HENRY_BUILDS: Final = 26
HENRY_DROPS: Final = 27
TREASURE_LAID: Final = 28
TREASURE_REMOVED: Final = 29
HENRY_MARCHES: Final = 30
HENRY_NO_TREASURE: Final = 31
