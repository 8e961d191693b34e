"""What can happen in The Two Heirs. The facts of each event are named beside it."""

from __future__ import annotations

from typing import Final

# Set-up and chance
STARTS: Final = 1  # seat
DEALT: Final = 2  # tile, slot
START_TILE: Final = 3  # colour; secret: the tile
NEXT_COLOUR: Final = 4  # colour; secret: the tile

# A turn
TOOK: Final = 5  # tile, slot
REFILLED: Final = 6  # tile, slot
END_IN_SIGHT: Final = 7
BUILT: Final = 8  # tile, cell, discounts spent
EXTENDED: Final = 9  # tile, cell
MOVED: Final = 10  # unit, from cell, to cell
DEPLOYED: Final = 11  # unit, to cell
WITHDREW: Final = 12  # unit, from cell
USED_CAMP: Final = 13  # tile, cell
DESTROYED: Final = 14  # tile, cell
SPARED: Final = 15  # tile, cell
DISCARDED: Final = 16  # tile
ENDED_TURN: Final = 17
GAME_OVER: Final = 18  # points of the south seat, points of the north seat, winner or -1

# Henry's script
HENRY_LOOKS: Final = 19  # colour on top of the stack, or -1 when the stack is empty
HENRY_PASSES_OVER: Final = 20  # tile, slot: not of that colour
HENRY_TAKES_MATCH: Final = 21  # tile, slot
HENRY_TAKES_FIRST: Final = 22  # tile, slot: no tile of that colour, or no stack
HENRY_REFERENCE: Final = 23  # tile or -1 for the start tile, cell, number of road exits
HENRY_TRIES: Final = 24  # rule (0 connect, 1 block, 2 any), direction, 0 free or 1 occupied
HENRY_FINDS_NONE: Final = 25  # rule
HENRY_BUILDS: Final = 26  # tile, cell, rule
HENRY_DROPS: Final = 27  # tile
TREASURE_LAID: Final = 28  # treasure, cell
TREASURE_REMOVED: Final = 29  # treasure, cell
HENRY_MARCHES: Final = 30  # unit, to cell
HENRY_NO_TREASURE: Final = 31
