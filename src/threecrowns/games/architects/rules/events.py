"""What can happen. The facts of each event are named beside it; `who` is its seat.

A bundle or a way of paying is one fact; `words.py` takes it apart.
"""

from __future__ import annotations

from typing import Final

# Set-up and chance
STARTS: Final = 1
GOT_BOARD: Final = 2  # board
SMALL_CARD: Final = 3  # market card now visible
LARGE_CARD: Final = 4  # market card turned over
REVEALED: Final = 5  # apprentice, slot
DEALT: Final = 6  # secret: building, for this seat's pack
KEPT: Final = 7  # secret: building kept in the draft
DREW: Final = 8  # secret: building
PILE_EMPTY: Final = 9
REWARD_SEEN: Final = 10  # reward
CONTRIBUTION_CARD: Final = 11  # card
CONSEQUENCE_CARD: Final = 12  # card
FIGURES: Final = 13  # princess's location, profiteer's location
PUT_UNDER: Final = 14  # secret: building put under the pile

# A turn
TURN: Final = 15
PLACED: Final = 16  # place, own workers there now
TOOK_BACK: Final = 17  # place
PASSED: Final = 18
GAINED: Final = 19  # bundle
PAID: Final = 20  # way of paying, tax in it, coins in it
VIRTUE_UP: Final = 21  # points, virtue now
VIRTUE_DOWN: Final = 22  # points, virtue now
PREVENTED: Final = 23  # points
CANCELLED_LOSS: Final = 24  # points
TOOK_DEBT: Final = 25  # debts
DESTROYED_DEBT: Final = 26  # debts
PAID_DEBT: Final = 27
AVOIDED_DEBT: Final = 28
HIRED: Final = 29  # apprentice, coins taken from it
COINS_LAID: Final = 30  # coins, row
DISMISSED: Final = 31  # apprentice
SWEPT: Final = 32  # apprentice put under the pile
TRADED: Final = 33  # trade
CAPTURED: Final = 34  # location, owner, workers
HANDED_OVER: Final = 35  # workers
FREED: Final = 36  # workers from prison
RANSOMED: Final = 37  # workers from boards
TOOK_TAX: Final = 38  # silver
BUILT: Final = 39  # building
ADVANCED: Final = 40  # level
BUILT_MONUMENT: Final = 41  # monument, location
CONTRIBUTED: Final = 42  # resource
VISITED: Final = 43  # location, 1 for a worker or 0 for influence
TAX_ADDED: Final = 44  # silver
END_IN_SIGHT: Final = 45

# Reset
RESET: Final = 46
TO_PRISON: Final = 47  # workers, from place
PRISON_LOSS: Final = 48  # workers in prison
MOST_PRISONERS: Final = 49  # workers in prison
PROFITEER_CLAIMS: Final = 50  # location
PRINCESS_REWARDS: Final = 51  # location, workers
TO_MONUMENT: Final = 52  # resource
CARDS_RESHUFFLED: Final = 53

# End
END_EFFECT: Final = 54  # building
INFLUENCE_GOLD: Final = 55  # gold
GAME_OVER: Final = 56  # set of winners

# A scripted opponent's turn
SCHEME_DRAWN: Final = 57  # scheme
SCHEME_HOLDS: Final = 58  # condition, number wanted, number found
SCHEME_FAILS: Final = 59  # condition, number wanted, number found
SCHEME_GOES: Final = 60  # where the card sends him, the place
SCHEME_OPTION_FAILS: Final = 61  # order that cannot be done, market space it needs
SCHEME_OPTION: Final = 62  # how many-th option
SCHEME_NO_OPTION: Final = 63
SCHEMES_RESHUFFLED: Final = 64
SCHEME_ADDED: Final = 65  # advanced scheme put on the discards
SCHEME_PILE_EMPTY: Final = 66
MARKER_MOVED: Final = 67  # steps, resource it points at now, marble gained
MARKER_SKIPS: Final = 68  # resource that lies there already or cannot be had
SCRIPT_GROUP: Final = 69  # location, owner, workers: the largest group
SCRIPT_NO_GROUP: Final = 70
SCRIPT_ABILITY: Final = 71
SCRIPT_INSTEAD: Final = 72  # good that becomes, good, amount
SCRIPT_NO_WORKER: Final = 73
SCRIPT_EXTRA_WORKER: Final = 74  # location
SCRIPT_ANOTHER: Final = 75

LOOKED_AT: Final = 76  # secret: building, one of five at the black market
PROFITEER_PAYS: Final = 77  # location
