"""Reads `content.toml`: the base game and the vocabulary both packs share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from threecrowns.engine.content import Entry, Pack, unique_ids
from threecrowns.games.architects.content import vocabulary as v
from threecrowns.games.architects.content.tables import (
    BOARD_ABILITIES,
    BOARDS,
    LEVELS,
    MARKET_CARDS,
    TRADES,
    Tables,
)
from threecrowns.games.architects.rules.bills import MOST as MOST_OF_A_BILL
from threecrowns.games.architects.rules.bills import (
    any_due,
    influence_due,
    resources_due,
    silver_due,
)
from threecrowns.games.architects.rules.bundles import MOST as MOST_OF_A_BUNDLE
from threecrowns.games.architects.rules.bundles import amount_of, some

BASE_CARDS = 40  # A1
PROMO_CARDS = 3  # A5
BASE_BOARDS = 5  # A6
PROMO_BOARDS = 5  # A6
BASE_REWARDS = 11  # A1
MIXABLE = ("clay", "wood", "stone")  # what "any of" is said of (A98, A141)
LOCATIONS = v.PLACE_NAMES[: v.CAPTURABLE]

# ability.kind = "bonus_gain": what sets it off.
TRIGGERS = {
    "quarry": v.ON_QUARRY + v.QUARRY,
    "forest": v.ON_QUARRY + v.FOREST,
    "silversmith": v.ON_QUARRY + v.SILVERSMITH,
    "mines": v.ON_QUARRY + v.MINES,
    "tax_stand": v.ON_QUARRY + v.TAX_STAND,
    "black_market": v.ON_BLACK_MARKET,
    "cathedral": v.ON_CATHEDRAL,
    "pay_debt": v.ON_PAY_DEBT,
    "send_to_prison": v.ON_HAND_OVER,
    "construct_building": v.ON_CONSTRUCT,
    "construct_or_cathedral": v.ON_CONSTRUCT_OR_CATHEDRAL,
    "place_at": v.ON_PLACE,
    "place_at_profiteer": v.ON_PROFITEER,
    "gain_debt": v.ON_DEBT,
    "gain_apprentice": v.ON_APPRENTICE,
    "lose_virtue": v.ON_VIRTUE_LOSS,
}
# ability.kind = "discount": at, resource.
DISCOUNTS = {
    ("town_centre", "silver"): v.CAPTURE_SILVER_LESS,
    ("black_market", "silver"): v.MARKET_SILVER_LESS,
    ("black_market", "virtue"): v.MARKET_VIRTUE_LESS,
    ("tax_stand", "virtue"): v.TAX_STAND_VIRTUE_LESS,
}
PLAIN_ABILITIES = {
    "none": v.NO_TRAIT,
    "gold_marble_equal": v.GOLD_IS_MARBLE,
    "no_cathedral_discard": v.NO_CATHEDRAL_DISCARD,
}
AMOUNT_ABILITIES = {
    "ignore_tax": v.IGNORE_TAX,
    "construction_discount": v.CONSTRUCTION_DISCOUNT,
    "figure_counts_as_worker": v.PRINCESS_IS_WORKER,
}
PAY_ABILITIES = {"avoid_debt": v.AVOID_DEBT, "cancel_virtue_loss": v.CANCEL_VIRTUE_LOSS}
ABILITY_KINDS = (
    "bonus_gain",
    "storehouse_trade",
    "discount",
    "on_reset",
    "on_reset_figure",
    "extra_worker",
    "hiring",
    "pay_with_influence",
    *PLAIN_ABILITIES,
    *AMOUNT_ABILITIES,
    *PAY_ABILITIES,
)
END_KINDS = (
    "none",
    "vp_per",
    "virtue_per",
    "most",
    "vp_if",
    "lose_virtue",
    "unpaid_debt_vp",
    "release_from_prison",
)
COUNTED_EFFECTS = ("capture", "gain_debt")  # the others are carried out once
ALWAYS_OPTIONAL = ("capture", "discard_card_for", "extra_construction", "place_worker")
MAYBE_OPTIONAL = (
    "hire_free",
    "effect_choice",
    "release_from_boards",
    "release_from_prison",
    "destroy_debt",
    "send_to_prison",
)
NO_ABILITY: dict[str, Any] = {"kind": "none"}


class BaseReader:
    def __init__(self, pack: Pack, tables: Tables) -> None:
        self.pack = pack
        self.tables = tables
        self.titles: dict[str, str] = {}
        self.places: list[dict[str, str]] = []
        self.apprentices: list[tuple[str, dict[str, str]]] = []
        self.buildings: list[tuple[str, dict[str, str]]] = []
        self.boards: list[tuple[str, dict[str, str]]] = []
        self.rewards: list[str] = []
        self.market_cards: list[str] = []
        self.trades: list[tuple[int, int]] = []  # bill, gain
        self.reconstructed: set[str] = set()  # ids with figures that no source at hand states
        size = BOARD_ABILITIES + BOARDS
        tables.trait = vec[u8]([u8(v.NO_TRAIT)] * size)
        tables.second_trait = vec[u8]([u8(v.NO_TRAIT)] * size)
        tables.ability_gain = vec[i64]([i64(0)] * size)
        tables.ability_amount = vec[u8]([u8(0)] * size)
        tables.ability_limit = vec[u8]([u8(0)] * size)
        tables.ability_trade = vec[u8]([u8(v.NOTHING)] * size)
        self.add_effect(self.pack.table("cathedral"), {"kind": "none"})

    def read(self) -> None:
        self.pack.want_game("architects")
        meta = self.pack.table("meta")
        self.titles = meta.names("title")
        self.read_figures()
        self.read_locations()
        self.read_cathedral()
        tables = self.tables
        self.read_apprentices(self.pack, BASE_CARDS + PROMO_CARDS)
        self.read_buildings(self.pack, BASE_CARDS + PROMO_CARDS)
        tables.base_cards = BASE_CARDS
        tables.promo_cards = PROMO_CARDS
        self.read_boards(self.pack, BASE_BOARDS + PROMO_BOARDS)
        tables.base_boards = BASE_BOARDS
        tables.promo_boards = PROMO_BOARDS
        self.read_rewards(self.pack, BASE_REWARDS)
        self.read_market()

    # -- figures of the boards

    def read_figures(self) -> None:
        tables = self.tables
        box = self.pack.table("box")
        tables.workers = box.number("workers_per_player", 1, 40)
        options = self.pack.table("options")
        tables.start_tax = options.number("initial_tax", 0, 60)
        setup = self.pack.table("setup")
        setup.exactly("draft_deal", 4)
        setup.exactly("draft_keep", 3)
        setup.exactly("apprentice_rows", 2)
        setup.exactly("apprentice_columns", 4)
        tables.rewards_per_player = setup.number("reward_pile_per_player", 0, 5)
        tables.rewards_extra = setup.number("reward_pile_extra", 0, 5)
        standard = self.pack.table("setup.standard")
        tables.start_virtue = standard.number("virtue", 0, 14)
        tables.silver_by_seat = self.numbers(standard, "silver_by_seat", v.MAX_PLAYERS)
        limits = self.pack.table("limits")
        tables.hand_limit = limits.number("hand", 1, 20)
        tables.apprentice_limit = limits.number("apprentices", 1, 6)
        limits.exactly("virtue_min", 0)
        tables.virtue_most = limits.number("virtue_max", 5, 14)
        tables.cathedral_virtue = limits.number("cathedral_min_virtue", 0, 14)
        tables.market_virtue = limits.number("black_market_max_virtue", 0, 14)
        tables.prison_threshold = limits.number("prison_threshold", 1, 20)
        scoring = self.pack.table("scoring")
        scoring.exactly("gold", 1)
        scoring.exactly("marble", 1)
        scoring.exactly("prison_penalty_vp", -1)
        tables.silver_per_vp = scoring.number("silver_per_vp", 1, 99)
        tables.prisoners_per_penalty = scoring.number("prison_workers_per_penalty", 1, 20)
        tables.unpaid_debt_vp = scoring.number("unpaid_debt_vp", -9, 0)
        track = self.pack.table("virtue_track")
        levels = int(tables.virtue_most) + 1
        tables.virtue_vp = vec[i16]([i16(each) for each in self.signed(track, "vp", levels)])
        tables.tax_ignored = self.numbers(track, "tax_ignored", levels)
        guildhall = self.pack.table("guildhall")
        guildhall.exactly("rows", 4)
        guildhall.exactly("reset_spaces", [[3, 1], [4, 1]])
        guildhall.exactly("apprentice_discard_spaces", [[1, 3], [2, 3], [3, 3]])
        tables.row_length = self.numbers(guildhall, "row_length", v.MAX_PLAYERS + 1)

    def numbers(self, entry: Entry, key: str, count: int) -> vec[u8]:
        """A list of so many small numbers."""
        return vec[u8]([u8(max(0, each)) for each in self.signed(entry, key, count)])

    def signed(self, entry: Entry, key: str, count: int) -> list[int]:
        value = entry.data.get(key)
        if isinstance(value, list) and len(value) == count:
            if all(isinstance(each, int) and -99 <= each <= 99 for each in value):
                return value
        entry.problem(key, "content-list-length", wanted=count)
        return [0] * count

    def read_locations(self) -> None:
        """Names, and the figures that the engine does not fix; the actions are rules (A50-A151)."""
        entries = {str(entry.data.get("id")): entry for entry in self.pack.entries("location")}
        market = {
            str(each.data.get("id")): each for each in self.pack.entries("black_market_space")
        }
        for name in v.PLACE_NAMES[: v.GUILDHALL + 1]:
            entry = entries.get("black_market" if name in market else name)
            if entry is None:
                self.pack.problem(0, "content-no-table", table=f"location {name}")
                continue
            self.places.append(entry.names())
        if "storehouse" in entries:
            self.read_printed_trades(entries["storehouse"])
        if "town_centre" in entries:
            sources = self.numbers(
                entries["town_centre"], "max_source_locations", v.MAX_PLAYERS + 1
            )
            self.tables.capture_sources = sources
        for name, cost in (("small", 1), ("middle", 2), ("large", 3)):
            entry = market.get(f"black_market_{name}")
            if entry is None:
                self.pack.problem(0, "content-no-table", table=f"black_market_space {name}")
                continue
            entry.exactly("cost", {"silver": cost, "virtue": 1})
            if name == "small":
                self.tables.printed_small = self.bundle(entry, "printed")
            elif name == "large":
                self.tables.printed_large = self.bundle(entry, "printed")

    def read_printed_trades(self, entry: Entry) -> None:
        """A98. One for virtue, one for marble."""
        actions = entry.data.get("actions")
        if not isinstance(actions, list) or len(actions) != 2:
            entry.problem("actions", "content-list-length", wanted=2)
            return
        for data, good in zip(actions, (v.VIRTUE, v.MARBLE), strict=True):
            action = Entry(entry.pack, entry.name, entry.index, data)
            bill = self.any_of(action, "cost_any_of")
            self.trades.append(
                (bill, some(action.part("gain").number(v.GOODS_NAMES[good], 1, 9), good))
            )

    def read_cathedral(self) -> None:
        tables = self.tables
        entries = self.pack.entries("cathedral_level")
        self.want_count(self.pack, "cathedral_level", entries, LEVELS)
        for number, entry in enumerate(entries):
            entry.exactly("level", number + 1)
            entry.exactly("discard_building_cards", 1)
            tables.level_spaces = append(tables.level_spaces, u8(entry.number("spaces", 1, 5)))
            tables.level_vp = append(tables.level_vp, u8(entry.number("vp", 0, 99)))
            bill = self.any_of(entry, "cost_any_of") if entry.has("cost_any_of") else 0
            if entry.has("cost"):
                bill += self.bill(entry, "cost")
            tables.level_bill = append(tables.level_bill, i64(bill))

    # -- words shared by all cards

    def want_count(self, pack: Pack, name: str, found: Sequence[object], wanted: int) -> None:
        if len(found) != wanted:
            line = pack.line(name, 0)
            pack.problem(line, "content-count", what=name, wanted=wanted, found=len(found))

    def bundle(self, entry: Entry, key: str) -> int:
        """A sum of goods such as `{ clay = 2, silver = 1 }`."""
        found = 0
        part = entry.part(key)
        for name in part.data:
            if name not in v.GOODS_NAMES:
                allowed = ", ".join(v.GOODS_NAMES)
                entry.problem(key, "content-unknown-key", name=name, allowed=allowed)
                continue
            found += some(part.number(name, 0, MOST_OF_A_BUNDLE), v.GOODS_NAMES.index(name))
        return found

    def bill(self, entry: Entry, key: str) -> int:
        """The bill for a bundle of resources, silver and influence."""
        bundle = self.bundle(entry, key)
        found = silver_due(amount_of(bundle, v.SILVER)) + influence_due(
            amount_of(bundle, v.INFLUENCE)
        )
        for resource, good in enumerate(v.RESOURCE_GOODS):
            amount = amount_of(bundle, good)
            if amount > MOST_OF_A_BILL:
                entry.problem(key, "content-number-expected", low=0, high=MOST_OF_A_BILL)
                amount = 0
            found += resources_due(amount, resource)
        return found

    def any_of(self, entry: Entry, key: str) -> int:
        part = entry.part(key)
        count = part.number("choose", 1, MOST_OF_A_BILL)
        members = sum(1 << number for number in part.choices("from", MIXABLE))
        return any_due(count, members)

    def skills(self, entry: Entry) -> int:
        return sum(1 << number for number in entry.choices("skills", v.SKILL_NAMES))

    # -- apprentices and boards

    def read_apprentices(self, pack: Pack, wanted: int) -> None:
        entries = pack.entries("apprentice")
        unique_ids(entries)
        self.want_count(pack, "apprentice", entries, wanted)
        tables = self.tables
        for entry in entries:
            number = len(self.apprentices)
            self.apprentices.append((entry.text("id"), entry.names()))
            entry.text("text")
            tables.skills = append(tables.skills, u8(self.skills(entry)))
            virtue = entry.number("on_hire_virtue", -1, 1)
            tables.hire_virtue = append(tables.hire_virtue, i16(virtue))
            self.read_ability(number, entry, "ability")
        tables.apprentices = len(self.apprentices)
        self.fill_trades()

    def read_ability(self, number: int, entry: Entry, key: str) -> None:
        """One ability as a trait and its figures."""
        ability = entry.part(key)
        kind = ABILITY_KINDS[ability.choice("kind", ABILITY_KINDS)]
        tables = self.tables
        trait = v.NO_TRAIT
        if kind in PLAIN_ABILITIES:
            trait = PLAIN_ABILITIES[kind]
        elif kind in AMOUNT_ABILITIES:
            trait = AMOUNT_ABILITIES[kind]
            tables.ability_amount[number] = u8(ability.number("amount", 1, 9))
            if trait == v.PRINCESS_IS_WORKER:
                ability.exactly("amount", 1)
        elif kind in PAY_ABILITIES:
            trait = PAY_ABILITIES[kind]
            tables.ability_amount[number] = u8(ability.part("pay").number("silver", 1, 9))
        else:
            trait = self.read_figured_ability(number, kind, ability)
        tables.trait[number] = u8(trait)
        if ability.data.get("any_virtue_cathedral"):
            tables.second_trait[number] = u8(v.ANY_VIRTUE_CATHEDRAL)
        if ability.data.get("any_virtue_black_market"):
            tables.second_trait[number] = u8(v.ANY_VIRTUE_MARKET)

    def read_figured_ability(self, number: int, kind: str, ability: Entry) -> int:
        tables = self.tables
        match kind:
            case "bonus_gain":
                tables.ability_gain[number] = self.bundle(ability, "gain")
                on = tuple(TRIGGERS)[ability.choice("on", tuple(TRIGGERS))]
                at = ability.choice("at", LOCATIONS) if on == "place_at" else 0
                return TRIGGERS[on] + at
            case "storehouse_trade":
                tables.ability_trade[number] = u8(self.trade(ability))
                return v.TRADE
            case "discount":
                amount = ability.data.get("amount")
                few = MOST_OF_A_BUNDLE if amount == "all" else ability.number("amount", 1, 9)
                tables.ability_amount[number] = u8(few)
                where = (str(ability.data.get("at")), str(ability.data.get("resource")))
                if where not in DISCOUNTS:
                    allowed = ", ".join("/".join(each) for each in DISCOUNTS)
                    ability.problem("at", "content-choice-expected", allowed=allowed)
                return DISCOUNTS.get(where, v.NO_TRAIT)
            case "on_reset":
                if ability.has("release_from_prison"):
                    tables.ability_amount[number] = u8(ability.number("release_from_prison", 1, 20))
                    return v.RESET_RELEASE
                tables.ability_gain[number] = self.bundle(ability, "gain")
                if ability.has("condition"):
                    ability.exactly("condition", "no_own_workers_in_prison")
                    return v.RESET_IF_NO_PRISONERS
                return v.RESET_GAIN
            case "on_reset_figure":
                tables.ability_gain[number] = self.bundle(ability, "gain")
                is_princess = ability.choice("figure", ("profiteer", "princess")) == 1
                return v.RESET_AT_PRINCESS if is_princess else v.RESET_AT_PROFITEER
            case "extra_worker":
                ability.exactly("at", "storehouse")
                tables.ability_amount[number] = u8(ability.number("amount", 1, 9))
                return v.EXTRA_STOREHOUSE_WORKER
            case "hiring":
                tables.ability_amount[number] = u8(ability.number("silver_discount", 0, 9))
                tables.ability_limit[number] = u8(ability.number("apprentice_limit", 1, 6))
                return v.HIRING
            case _:  # pay_with_influence
                ability.exactly("influence", 1)
                return v.INFLUENCE_FOR_CLAY + ability.choice("resource", MIXABLE)

    def trade(self, ability: Entry) -> int:
        """The number of a storehouse trade; equal trades have one number (A99)."""
        is_mixed = ability.has("pay_any_of")
        bill = self.any_of(ability, "pay_any_of") if is_mixed else self.bill(ability, "pay")
        one = (bill, self.bundle(ability, "gain"))
        if one not in self.trades:
            self.trades.append(one)
        return self.trades.index(one)

    def fill_trades(self) -> None:
        """A98, A99. The printed trades come first."""
        if len(self.trades) > TRADES:
            self.pack.problem(0, "content-count", what="trade", wanted=TRADES, found=99)
        self.tables.trades = len(self.trades)
        self.tables.trade_bill = vec[i64]([i64(bill) for bill, _ in self.trades])
        self.tables.trade_gain = vec[i64]([i64(gain) for _, gain in self.trades])

    def read_boards(self, pack: Pack, wanted: int) -> None:
        entries = pack.entries("player_board")
        unique_ids(entries)
        self.want_count(pack, "player_board", entries, wanted)
        tables = self.tables
        for entry in entries:
            number = len(self.boards)
            self.boards.append((entry.text("id"), entry.names()))
            entry.exactly("side1", "standard")
            side = entry.part("side2")
            start = self.bundle(side, "resources")
            for key, good in (
                ("silver", v.SILVER),
                ("virtue", v.VIRTUE),
                ("extra_building_cards", v.BUILDING_CARD),
                ("unpaid_debts", v.DEBT),
            ):
                start += some(side.number(key, 0, MOST_OF_A_BUNDLE), good)
            if side.has("influence"):
                start += some(side.number("influence", 0, 12), v.INFLUENCE)
            tables.board_start = append(tables.board_start, i64(start))
            prison = side.number("prison", 0, int(tables.workers))
            tables.board_prison = append(tables.board_prison, u8(prison))
            self.read_ability(BOARD_ABILITIES + number, entry, "side2_ability")
        tables.boards = len(self.boards)

    # -- buildings

    def read_buildings(self, pack: Pack, wanted: int) -> None:
        entries = pack.entries("building")
        unique_ids(entries)
        self.want_count(pack, "building", entries, wanted)
        tables = self.tables
        for entry in entries:
            self.buildings.append((entry.text("id"), entry.names()))
            entry.text("text")
            tables.skills_needed = append(tables.skills_needed, u8(self.skills(entry)))
            tables.building_bill = append(tables.building_bill, i64(self.bill(entry, "cost")))
            tables.building_vp = append(tables.building_vp, u8(entry.number("vp", 0, 99)))
            virtue = entry.number("virtue", -9, 9)
            tables.building_virtue = append(tables.building_virtue, i16(virtue))
            effect = self.add_effect(entry, entry.part("immediate").data)
            tables.building_effect = append(tables.building_effect, u8(effect))
            self.read_end(entry.part("end_game"))
        tables.buildings = len(self.buildings)

    def add_effect(self, entry: Entry, data: dict[str, Any]) -> int:
        """An effect and those it offers; gives its number."""
        part = Entry(entry.pack, entry.name, entry.index, data)
        names = (*v.EFFECT_NAMES, "gain_choice", "gain_debt")
        name = names[part.choice("kind", names)]
        first = second = 0
        if name in ("effect_choice", "gain_choice"):
            options = data.get("options")
            if not isinstance(options, list) or len(options) != 2:
                part.problem("options", "content-list-length", wanted=2)
                options = [NO_ABILITY, NO_ABILITY]
            if name == "gain_choice":
                options = [{"kind": "gain", "gain": each} for each in options]
            first, second = (self.add_effect(entry, each) for each in options)
            name = "effect_choice"
        tables = self.tables
        gain = self.bundle(part, "gain") if part.has("gain") else 0
        count = part.number("count", 1, 9) if part.has("count") else 0
        if count and name not in COUNTED_EFFECTS:
            part.exactly("count", 1)
        if name == "gain_debt":
            name, gain = "gain", some(count, v.DEBT)
        elif name == "prison_penalty":
            part.exactly("threshold", int(tables.prison_threshold))
            count = part.part("lose").number("virtue", 1, 9)
        elif name == "discard_card_for":
            part.exactly("discard", {"building_card": 1})
        elif name == "sweep_and_hire":
            part.exactly("discard_leftmost", 8)
            part.exactly("hire", 1)
        of = part.choice("of", v.COUNTER_NAMES) if part.has("of") else 0
        per = part.number("per", 1, 9) if part.has("per") else 1
        place = part.choice("location", LOCATIONS) if part.has("location") else 0
        optional = part.flag("optional") if part.has("optional") else False
        if part.has("optional") and name not in MAYBE_OPTIONAL:
            part.exactly("optional", name in ALWAYS_OPTIONAL)
        tables.effect_kind = append(tables.effect_kind, u8(v.EFFECT_NAMES.index(name)))
        tables.effect_gain = append(tables.effect_gain, i64(gain))
        tables.effect_count = append(tables.effect_count, u8(count))
        tables.effect_of = append(tables.effect_of, u8(of))
        tables.effect_per = append(tables.effect_per, u8(per))
        tables.effect_place = append(tables.effect_place, u8(place))
        tables.effect_first = append(tables.effect_first, u8(first))
        tables.effect_second = append(tables.effect_second, u8(second))
        tables.effect_optional = append(tables.effect_optional, u8(1 if optional else 0))
        return len(tables.effect_kind) - 1

    def read_end(self, end: Entry) -> None:
        tables = self.tables
        name = END_KINDS[end.choice("kind", END_KINDS)]
        kind, of, per, amount = v.NO_END_EFFECT, 0, 1, 0
        match name:
            case "vp_per" | "virtue_per":
                kind = v.VP_PER if name == "vp_per" else v.VIRTUE_PER
                of = end.choice("of", v.COUNTER_NAMES)
                per = end.number("per", 1, 20)
                amount = end.number("vp" if name == "vp_per" else "virtue", 1, 9)
            case "most":
                kind = v.MOST_VP if end.has("vp") else v.MOST_VIRTUE
                of = end.choice("of", v.COUNTER_NAMES)
                amount = end.number("vp" if end.has("vp") else "virtue", 1, 9)
            case "vp_if":
                kind = v.VP_IF
                of = end.choice("condition", v.END_CONDITION_NAMES)
                amount = end.number("vp", 1, 9)
            case "lose_virtue":
                kind, amount = v.LOSE_VIRTUE, end.number("virtue", 1, 9)
            case "unpaid_debt_vp":
                kind, amount = v.UNPAID_DEBT_VP, end.number("delta", -9, 9)
            case "release_from_prison":
                kind = v.END_RELEASE
        tables.end_kind = append(tables.end_kind, u8(kind))
        tables.end_of = append(tables.end_of, u8(of))
        tables.end_per = append(tables.end_per, u8(per))
        tables.end_amount = append(tables.end_amount, i16(amount))

    # -- rewards and the black market

    def read_rewards(self, pack: Pack, wanted: int) -> None:
        entries = pack.entries("reward")
        unique_ids(entries)
        found = 0
        for entry in entries:
            copies = entry.number("copies", 1, 9)
            gain = self.bundle(entry, "gain")
            for copy in range(copies):
                name = entry.text("id")
                self.rewards.append(f"{name}_{copy + 1}" if copies > 1 else name)
                self.tables.reward_gain = append(self.tables.reward_gain, i64(gain))
                found += 1
        if found != wanted:
            line = pack.line("reward", 0)
            pack.problem(line, "content-count", what="reward", wanted=wanted, found=found)
        self.tables.rewards = len(self.rewards)

    def read_market(self) -> None:
        entries = self.pack.entries("black_market_card")
        self.market_cards = unique_ids(entries)
        self.want_count(self.pack, "black_market_card", entries, MARKET_CARDS)
        tables = self.tables
        for entry in entries:
            tables.small_gain = append(tables.small_gain, i64(self.bundle(entry, "small")))
            tables.large_gain = append(tables.large_gain, i64(self.bundle(entry, "large")))
