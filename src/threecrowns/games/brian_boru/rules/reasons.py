"""Why a move is refused: one code per reason, with its clause in `docs/rules/brian-boru.md`."""

from __future__ import annotations

from typing import Final

B19_NOT_A_FREE_TOWN: Final = 1
B19_REGION_TAKEN: Final = 2
B21_NOT_YOUR_TURN: Final = 3
B21_NOT_ASKED_NOW: Final = 4
B26_NOT_IN_PACK: Final = 5
B26_TWO_DIFFERENT_CARDS: Final = 6
B29_CHOSEN_ALREADY: Final = 7
B32_NOT_A_FREE_TOWN: Final = 8
B32_NOT_IN_HAND: Final = 9
B32_OTHER_COLOUR: Final = 10
B36_NOT_IN_HAND: Final = 11
B41_NO_SUCH_ACTION: Final = 12
B53_COINS_MISSING: Final = 13
B56_RAIDERS_MISSING: Final = 14
B59_BEYOND_THE_TOP: Final = 15
B64_NOT_A_FREE_TOWN: Final = 16
B65_NO_ROAD_FROM_YOUR_TOWN: Final = 17
B68_ACTIVE_TOWN: Final = 18
B70_NO_CONTROL_TOKEN: Final = 19
B75_NOT_A_FREE_TOWN: Final = 20
B75_OTHER_REGION: Final = 21
B78_NOT_A_FREE_TOWN: Final = 22
B82_NOT_A_TOWN_OF_THE_LOSER: Final = 23
B100_NOT_YOUR_TOWN: Final = 24
B100_HAS_A_MONASTERY: Final = 25
B115_GAME_IS_OVER: Final = 26
B127_NO_DRAW_NOW: Final = 27
B127_NOT_IN_THE_DECK: Final = 28
B127_NO_SUCH_SEAT: Final = 29
B21_NO_SUCH_MOVE: Final = 30
# Why nothing is done with a thing that no move names
B21_NOTHING_ABOUT_PLAYERS: Final = 31
B73_HIGHEST_MARRIES: Final = 32
B81_DECIDED_BY_RAIDERS: Final = 33
B98_DECIDED_BY_DISCS: Final = 34
B108_CLAIMED_IN_UPKEEP: Final = 35
