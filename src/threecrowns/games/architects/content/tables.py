"""What is printed on the components, as packed tables for the compiled rules.

`content.py` fills these from the content files: base cards first, then promos, then the
expansion, so that a card has the same number in every game.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

CARDS: Final = 67  # apprentices, and buildings: 40 of the base game, 3 promos, 24 new ones (A1, W1)
BOARDS: Final = 16  # 5, 5 promos, 6 new ones (A6, W1)
BOARD_ABILITIES: Final = CARDS  # abilities of boards are numbered after those of apprentices
REWARDS: Final = 23  # A1, W1
MARKET_CARDS: Final = 10  # A1
CONSEQUENCES: Final = 7  # W1
MONUMENTS: Final = 5  # W1
SCHEMES: Final = 24  # W1
OPPONENTS: Final = 6  # W1
TRADES: Final = 19  # two printed ones (A98) and those of the apprentices
LEVELS: Final = 5  # A141

TRADE_FOR_VIRTUE: Final = 0
TRADE_FOR_MARBLE: Final = 1


class Tables:
    """One content pack, with or without the expansion."""

    def __init__(self) -> None:
        self.has_wonder: bool = False

        self.apprentices: i64 = 0
        self.buildings: i64 = 0
        self.rewards: i64 = 0
        self.boards: i64 = 0
        self.base_cards: i64 = 0  # apprentices, and buildings, of the base box
        self.promo_cards: i64 = 0  # of each, numbered after them
        self.base_boards: i64 = 0
        self.promo_boards: i64 = 0

        # Abilities of apprentices [apprentice] and boards [BOARD_ABILITIES + board].
        self.trait: vec[u8] = vec[u8]()
        self.second_trait: vec[u8] = vec[u8]()  # or NO_TRAIT
        self.ability_gain: vec[i64] = vec[i64]()  # a bundle
        self.ability_amount: vec[u8] = vec[u8]()
        self.ability_limit: vec[u8] = vec[u8]()  # HIRING: apprentices instead of the usual limit
        self.ability_trade: vec[u8] = vec[u8]()  # TRADE: which trade

        self.skills: vec[u8] = vec[u8]()  # [apprentice] -> set of skills
        self.hire_virtue: vec[i16] = vec[i16]()  # [apprentice] A87

        self.trades: i64 = 0
        self.trade_bill: vec[i64] = vec[i64]()  # [trade]
        self.trade_gain: vec[i64] = vec[i64]()  # [trade] -> bundle

        self.skills_needed: vec[u8] = vec[u8]()  # [building] -> set of skills
        self.building_bill: vec[i64] = vec[i64]()  # [building]
        self.building_vp: vec[u8] = vec[u8]()  # [building]
        self.building_virtue: vec[i16] = vec[i16]()  # [building]
        self.building_effect: vec[u8] = vec[u8]()  # [building] -> effect
        self.end_kind: vec[u8] = vec[u8]()  # [building]
        self.end_of: vec[u8] = vec[u8]()  # [building] what is counted, or the condition
        self.end_per: vec[u8] = vec[u8]()  # [building]
        self.end_amount: vec[i16] = vec[i16]()  # [building] VP or virtue

        self.effect_kind: vec[u8] = vec[u8]()  # [effect]; effect 0 does nothing
        self.effect_gain: vec[i64] = vec[i64]()  # [effect] -> bundle
        self.effect_count: vec[u8] = vec[u8]()  # [effect]
        self.effect_of: vec[u8] = vec[u8]()  # [effect] what GAIN_PER counts
        self.effect_per: vec[u8] = vec[u8]()  # [effect]
        self.effect_place: vec[u8] = vec[u8]()  # [effect] where PLACE_WORKER goes
        self.effect_first: vec[u8] = vec[u8]()  # [effect] CHOICE: the left one
        self.effect_second: vec[u8] = vec[u8]()  # [effect] CHOICE: the right one
        self.effect_optional: vec[u8] = vec[u8]()  # [effect] 1: may be declined (A136)

        self.reward_gain: vec[i64] = vec[i64]()  # [reward] -> bundle
        self.small_gain: vec[i64] = vec[i64]()  # [market card] -> bundle
        self.large_gain: vec[i64] = vec[i64]()  # [market card] -> bundle
        self.printed_small: i64 = 0  # A148
        self.printed_large: i64 = 0  # A11

        self.board_start: vec[i64] = vec[i64]()  # [board] -> bundle, virtue and debts included
        self.board_prison: vec[u8] = vec[u8]()  # [board] own workers that begin in prison

        self.level_bill: vec[i64] = vec[i64]()  # [level - 1]
        self.level_spaces: vec[u8] = vec[u8]()  # [level - 1]
        self.level_vp: vec[u8] = vec[u8]()  # [level - 1]

        self.virtue_vp: vec[i16] = vec[i16]()  # [virtue] A152
        self.tax_ignored: vec[u8] = vec[u8]()  # [virtue] A71
        self.row_length: vec[u8] = vec[u8]()  # [players] guildhall spaces per row (A131)
        self.capture_sources: vec[u8] = vec[u8]()  # [players] A103
        self.silver_by_seat: vec[u8] = vec[u8]()  # [position in turn order] A21

        self.workers: i64 = 20  # A2
        self.start_virtue: i64 = 7  # A20
        self.start_tax: i64 = 4  # A15
        self.columns: i64 = 4  # of the apprentice display (A13, W5)
        self.hand_limit: i64 = 6  # A46
        self.apprentice_limit: i64 = 5  # A88
        self.virtue_most: i64 = 14  # A152
        self.cathedral_virtue: i64 = 5  # A140
        self.market_virtue: i64 = 9  # A147
        self.prison_threshold: i64 = 3  # A165
        self.silver_per_vp: i64 = 10  # A174
        self.prisoners_per_penalty: i64 = 2  # A174
        self.unpaid_debt_vp: i64 = -2  # A174
        self.rewards_per_player: i64 = 2  # A12
        self.rewards_extra: i64 = 1  # A12

        self.influence_most: i64 = 12  # W20
        self.influence_gold: i64 = 4  # W122
        self.monument_virtue: i64 = 2  # W97
        self.monument_places: i64 = 0  # set of locations (W98)
        self.monument_influence: vec[u8] = vec[u8]()  # [monument = its resource]
        self.monument_tax: vec[u8] = vec[u8]()
        self.monument_cost: vec[u8] = vec[u8]()
        self.monument_vp: vec[u8] = vec[u8]()

        self.contribution_gain: vec[i64] = vec[i64]()  # [card * RESOURCES + resource] -> bundle
        self.princess_at: vec[u8] = vec[u8]()  # [card] W12
        self.profiteer_at: vec[u8] = vec[u8]()  # [card] W12
        self.princess_effect: vec[u8] = vec[u8]()  # [card] -> effect (W75)
        self.profiteer_gain: vec[i64] = vec[i64]()  # [card] -> bundle (W73)
        self.profiteer_loss: vec[u8] = vec[u8]()  # [card] virtue (W73)

        # Scripts of the opponents: orders, options (lists of orders) and visits (a place, a
        # condition, its options, and what follows).
        self.op_kind: vec[u8] = vec[u8]()  # [order]
        self.op_repeat: vec[u8] = vec[u8]()  # [order] ONCE, PER_WORKER ...
        self.op_number: vec[u8] = vec[u8]()  # [order]
        self.op_gain: vec[i64] = vec[i64]()  # [order] -> bundle
        self.op_space: vec[u8] = vec[u8]()  # [order] market space it needs free, or NOTHING
        self.option_first: vec[i16] = vec[i16]()  # [option] -> its first order
        self.option_orders: vec[u8] = vec[u8]()  # [option] how many orders
        self.visit_place: vec[u8] = vec[u8]()  # [visit]
        self.visit_condition: vec[u8] = vec[u8]()  # [visit]
        self.visit_number: vec[u8] = vec[u8]()  # [visit] the condition's number
        self.visit_first: vec[i16] = vec[i16]()  # [visit] -> its first option
        self.visit_options: vec[u8] = vec[u8]()  # [visit] how many options
        self.visit_then: vec[i16] = vec[i16]()  # [visit] -> option carried out after it, or -1
        self.scheme_visit: vec[i16] = vec[i16]()  # [scheme] -> its upper visit
        self.scheme_visits: vec[u8] = vec[u8]()  # [scheme] one or two
        self.scheme_is_advanced: vec[u8] = vec[u8]()  # [scheme]
        self.scheme_is_artisans: vec[u8] = vec[u8]()  # [scheme] only with Age of Artisans (W2)

        self.script_virtue: vec[u8] = vec[u8]()  # [opponent] S76
        self.script_influence: vec[u8] = vec[u8]()  # [opponent] S76
        self.script_focus: vec[i16] = vec[i16]()  # [opponent] -> visit
        self.script_trigger: vec[u8] = vec[u8]()  # [opponent]
        self.script_option: vec[i16] = vec[i16]()  # [opponent] -> orders of the ability, or -1
        self.script_amount: vec[u8] = vec[u8]()  # [opponent] figure or location of the ability
        self.monument_order: vec[u8] = vec[u8]()  # [opponent * 7 + rank] -> location (S35)
        self.capture_order: vec[u8] = vec[u8]()  # [opponent * 10 + rank] -> location or princess

        self.script_monument_total: i64 = 10  # S30
        self.script_flip_tax: i64 = 3  # S53
        self.script_ransom_tax: i64 = 2  # S55


MONUMENT_RANKS: Final = 7
CAPTURE_RANKS: Final = 10
