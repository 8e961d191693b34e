"""The closed vocabulary of the content files and the places of the table, as numbers.

Every name a content file may use stands here once, in the order of its number.
"""

from __future__ import annotations

from typing import Final

# Goods of a bundle. The first ten are also what the ledger of a player counts.
CLAY: Final = 0
WOOD: Final = 1
STONE: Final = 2
SILVER: Final = 3
GOLD: Final = 4
MARBLE: Final = 5
INFLUENCE: Final = 6
VIRTUE: Final = 7
DEBT: Final = 8  # in the ledger: unpaid debts
BUILDING_CARD: Final = 9
REWARD_CARD: Final = 10
APPRENTICE: Final = 11  # only told to scripted opponents (S13)
GOODS: Final = 12
GOODS_NAMES: Final = (
    "clay",
    "wood",
    "stone",
    "silver",
    "gold",
    "marble",
    "influence",
    "virtue",
    "debt",
    "building_card",
    "reward_card",
    "apprentice",
)

# The rest of the ledger.
PAID_DEBTS: Final = 9
LEVEL: Final = 10  # on the cathedral, 0 below it
BOARD: Final = 11  # player board and side 2, or NOTHING
SKILLS: Final = 12  # set of skills of the hired apprentices
MARKER: Final = 13  # a scripted opponent's place on the resource track
FIELDS: Final = 14

# Goods that can be built with or laid on a contribution card, in the order of the track (S10).
RESOURCES: Final = 5
RESOURCE_GOODS: Final = (CLAY, WOOD, STONE, GOLD, MARBLE)
RESOURCE_NAMES: Final = ("clay", "wood", "stone", "gold", "marble")

SKILL_NAMES: Final = ("carpentry", "tiling", "masonry")

# Places of workers. The first nine are capturable (A50).
QUARRY: Final = 0
FOREST: Final = 1
SILVERSMITH: Final = 2
MINES: Final = 3
WORKSHOP: Final = 4
STOREHOUSE: Final = 5
TOWN_CENTRE: Final = 6
TAX_STAND: Final = 7
GUARDHOUSE: Final = 8
CAPTURABLE: Final = 9
MARKET_SMALL: Final = 9
MARKET_MIDDLE: Final = 10
MARKET_LARGE: Final = 11
GUILDHALL: Final = 12
PRISON: Final = 13
CAPTIVES: Final = 14  # + the player on whose board they are (A104)
MAX_PLAYERS: Final = 5
HOME: Final = CAPTIVES + MAX_PLAYERS
PLACES: Final = HOME + 1
NOWHERE: Final = -1
PLACE_NAMES: Final = (
    "quarry",
    "forest",
    "silversmith",
    "mines",
    "workshop",
    "storehouse",
    "town_centre",
    "tax_stand",
    "guardhouse",
    "black_market_small",
    "black_market_middle",
    "black_market_large",
    "guildhall",
    "prison",
)

# Where a scheme may send a worker besides the places above (S60).
TO_BLACK_MARKET: Final = 14
TO_PRINCESS: Final = 15
TO_FOCUS: Final = 16
SCHEME_PLACE_NAMES: Final = (*PLACE_NAMES, "black_market", "princess", "focus")

# Traits: what an ability reacts to or changes. An ability has one trait and its figures.
ON_QUARRY: Final = 0  # + the location: a bonus with the action there (A65, A66, A122)
ON_BLACK_MARKET: Final = 9
ON_CATHEDRAL: Final = 10
ON_PAY_DEBT: Final = 11
ON_HAND_OVER: Final = 12
ON_CONSTRUCT: Final = 13
ON_CONSTRUCT_OR_CATHEDRAL: Final = 14
ON_PLACE: Final = 15  # + the location: a gain for placing there (W131)
ON_PROFITEER: Final = 24
ON_DEBT: Final = 25
ON_APPRENTICE: Final = 26
ON_VIRTUE_LOSS: Final = 27
TRADE: Final = 28
MARKET_SILVER_LESS: Final = 29
MARKET_VIRTUE_LESS: Final = 30
TAX_STAND_VIRTUE_LESS: Final = 31
CAPTURE_SILVER_LESS: Final = 32
RESET_RELEASE: Final = 33
RESET_IF_NO_PRISONERS: Final = 34
RESET_GAIN: Final = 35
RESET_AT_PROFITEER: Final = 36
RESET_AT_PRINCESS: Final = 37
EXTRA_STOREHOUSE_WORKER: Final = 38
INFLUENCE_FOR_CLAY: Final = 39  # + the resource, up to stone (W135)
GOLD_IS_MARBLE: Final = 42
IGNORE_TAX: Final = 43
NO_CATHEDRAL_DISCARD: Final = 44
HIRING: Final = 45
CONSTRUCTION_DISCOUNT: Final = 46
AVOID_DEBT: Final = 47
PRINCESS_IS_WORKER: Final = 48
CANCEL_VIRTUE_LOSS: Final = 49
ANY_VIRTUE_CATHEDRAL: Final = 50
ANY_VIRTUE_MARKET: Final = 51
NO_TRAIT: Final = 52

# What an effect does: on building a card (A135), or as a princess reward (W75).
NO_EFFECT: Final = 0
GAIN: Final = 1
CHOICE: Final = 2
HIRE_FREE: Final = 3
CAPTURE: Final = 4
RELEASE_FROM_BOARDS: Final = 5
RELEASE_FROM_PRISON: Final = 6
DESTROY_DEBT: Final = 7
DISCARD_CARD_FOR: Final = 8
PRISON_PENALTY: Final = 9
ALL_PLAYERS_GAIN: Final = 10
GAIN_PER: Final = 11
EXTRA_CONSTRUCTION: Final = 12
DISCARD_APPRENTICE: Final = 13
SEND_TO_PRISON: Final = 14
PLACE_WORKER: Final = 15
ALL_PLAYERS_RELEASE: Final = 16
SWEEP_AND_HIRE: Final = 17
EFFECT_NAMES: Final = (
    "none",
    "gain",
    "effect_choice",
    "hire_free",
    "capture",
    "release_from_boards",
    "release_from_prison",
    "destroy_debt",
    "discard_card_for",
    "prison_penalty",
    "all_players_gain",
    "gain_per",
    "extra_construction",
    "discard_apprentice",
    "send_to_prison",
    "place_worker",
    "all_players_release_from_prison",
    "sweep_and_hire",
)

# What a building does at the end of the game (A172, A174).
NO_END_EFFECT: Final = 0
VP_PER: Final = 1
VIRTUE_PER: Final = 2
MOST_VP: Final = 3
MOST_VIRTUE: Final = 4
VP_IF: Final = 5
LOSE_VIRTUE: Final = 6
UNPAID_DEBT_VP: Final = 7
END_RELEASE: Final = 8
END_NAMES: Final = (
    "none",
    "vp-per",
    "virtue-per",
    "most-vp",
    "most-virtue",
    "vp-if",
    "lose-virtue",
    "unpaid-debt-vp",
    "release-from-prison",
)

# What an end-game effect counts.
COUNT_CLAY: Final = 0  # goods by their numbers, up to virtue
COUNT_PAID_DEBTS: Final = 8
COUNT_CLAY_WOOD_STONE: Final = 9
COUNT_BUILDINGS: Final = 10
COUNT_CATHEDRAL: Final = 11
COUNT_CAPTIVES: Final = 12
COUNT_APPRENTICES: Final = 13
COUNT_CARPENTERS: Final = 14  # + the skill
COUNT_PAIRS: Final = 17
COUNTER_NAMES: Final = (
    "clay",
    "wood",
    "stone",
    "silver",
    "gold",
    "marble",
    "influence",
    "virtue",
    "paid_debts",
    "clay_wood_stone",
    "buildings",
    "cathedral",
    "captured_workers",
    "apprentices",
    "apprentices_carpentry",
    "apprentices_tiling",
    "apprentices_masonry",
    "building_cathedral_pairs",
)
IF_NO_UNPAID_DEBT: Final = 0
IF_NO_PRISONERS: Final = 1
END_CONDITION_NAMES: Final = ("no_unpaid_debt", "no_own_workers_in_prison")

# What a scripted opponent is told to do (section 14d of the expansion).
OP_GAIN: Final = 0
OP_LOSE: Final = 1
OP_CONTRIBUTE: Final = 2
OP_BUILD_MONUMENT: Final = 3
OP_ADVANCE_CATHEDRAL: Final = 4
OP_GUARDHOUSE_ACTIONS: Final = 5
OP_SEND_TO_PRISON: Final = 6
OP_CAPTURE: Final = 7
OP_ADD_TAX: Final = 8
OP_TAKE_TAX: Final = 9
OP_STEAL_TAX: Final = 10
OP_REMOVE_APPRENTICES: Final = 11
OP_ADVANCED_SCHEME: Final = 12
OP_DRAW_SCHEME: Final = 13
OP_MARKET_GAIN: Final = 14
OP_GAIN_ADORNMENT: Final = 15
OP_NAMES: Final = (
    "gain",
    "lose",
    "contribute",
    "build_monument",
    "advance_cathedral",
    "guardhouse_actions",
    "send_to_prison",
    "capture",
    "add_tax",
    "take_tax",
    "steal_tax",
    "remove_apprentices",
    "gain_advanced_scheme",
    "draw_scheme",
    "market_gain",
    "gain_adornment",
)

# How often an order is carried out (S65, S66).
ONCE: Final = 0
PER_WORKER: Final = 1
PER_TWO_WORKERS: Final = 2
IF_ONE_WORKER: Final = 3
REPEAT_NAMES: Final = ("once", "per_worker", "per_two_workers", "if_one_worker")

# When the upper place of a scheme is taken (S60).
ALWAYS: Final = 0
HUMAN_GROUP_AT_LEAST: Final = 1
TAX_AT_LEAST: Final = 2
HOLDS_CAPTURED: Final = 3
OWN_IN_PRISON_AT_LEAST: Final = 4
PRINCESS_MAJORITY: Final = 5
CAN_MONUMENT_OR_CATHEDRAL: Final = 6
CAN_CATHEDRAL_VIRTUE_AT_MOST: Final = 7
CAN_CATHEDRAL_ADVANCED_EMPTY: Final = 8
INFLUENCE_AT_MOST: Final = 9
CAN_STACK_GUILDHALL: Final = 10
CONDITION_NAMES: Final = (
    "always",
    "human_group_at_least",
    "tax_at_least",
    "holds_captured",
    "own_in_prison_at_least",
    "princess_majority",
    "can_monument_or_cathedral",
    "can_cathedral_virtue_at_most",
    "can_cathedral_advanced_empty",
    "influence_at_most",
    "can_stack_guildhall",
)

# What a scripted opponent's ability waits for (S70-S75).
SCRIPT_PASSIVE: Final = 0
SCRIPT_ON_HAND_OVER: Final = 1
SCRIPT_ON_WORK: Final = 2  # a monument or the cathedral
SCRIPT_ON_PLACE: Final = 3
SCRIPT_ON_RESET: Final = 4
SCRIPT_MONUMENT_DISCOUNT: Final = 5
SCRIPT_NO_MARKET_LOSS: Final = 6
SCRIPT_TRIGGER_NAMES: Final = (
    "passive",
    "send_to_prison",
    "monument_or_cathedral",
    "place_at",
    "reset",
)

NOTHING: Final = 255  # no card, no player, no place

OPPONENT_NAMES: Final = (
    "noblewoman",
    "enforcer",
    "illusionist",
    "informer",
    "patron",
    "peddler",
)
TRAIT_NAMES: Final = (
    *(f"on_{place}" for place in PLACE_NAMES[:CAPTURABLE]),
    "on_black_market",
    "on_cathedral",
    "on_pay_debt",
    "on_hand_over",
    "on_construct",
    "on_construct_or_cathedral",
    *(f"on_place_at_{place}" for place in PLACE_NAMES[:CAPTURABLE]),
    "on_profiteer",
    "on_debt",
    "on_apprentice",
    "on_virtue_loss",
    "trade",
    "market_silver_less",
    "market_virtue_less",
    "tax_stand_virtue_less",
    "capture_silver_less",
    "reset_release",
    "reset_if_no_prisoners",
    "reset_gain",
    "reset_at_profiteer",
    "reset_at_princess",
    "extra_storehouse_worker",
    "influence_for_clay",
    "influence_for_wood",
    "influence_for_stone",
    "gold_is_marble",
    "ignore_tax",
    "no_cathedral_discard",
    "hiring",
    "construction_discount",
    "avoid_debt",
    "princess_is_worker",
    "cancel_virtue_loss",
    "any_virtue_cathedral",
    "any_virtue_market",
    "none",
)
