"""Reads `wonder.toml`: Works of Wonder on top of the base tables."""

from __future__ import annotations

from typing import Any

from librt.vecs import append
from mypy_extensions import i16, i64, u8

from threecrowns.engine.content import Entry, Pack, unique_ids
from threecrowns.games.architects.content import vocabulary as v
from threecrowns.games.architects.content.base import LOCATIONS, BaseReader
from threecrowns.games.architects.content.tables import (
    CAPTURE_RANKS,
    CONSEQUENCES,
    MONUMENT_RANKS,
    MONUMENTS,
    OPPONENTS,
    SCHEMES,
)

CARDS = 24  # apprentices, and buildings (W1)
BOARDS = 6  # W1
REWARDS = 12  # W1
COLUMNS = 5  # W5
STEPS = (
    "black_market_to_prison",
    "refresh_market_cards",
    "orphan_and_noblewoman",
    "profiteer_consequence",
    "princess_reward",
    "contributions_to_monuments",
    "flip_contribution_card",
    "move_princess_and_profiteer",
    "other_reset_abilities",
    "prison_virtue_loss",
    "prison_debt",
)
GUARDHOUSE_PRIORITY = (
    "release_from_prison",
    "send_to_prison",
    "release_from_boards",
    "flip_debt",
    "gain_advanced_scheme",
)
PASSIVE = {
    "monument_marble_discount": v.SCRIPT_MONUMENT_DISCOUNT,
    "no_virtue_loss_at": v.SCRIPT_NO_MARKET_LOSS,
}
FIXED_NUMBERS = {v.OP_REMOVE_APPRENTICES: 2, v.OP_GAIN_ADORNMENT: 1}  # S27: a whole column
MARKET_SPACES = v.PLACE_NAMES[v.MARKET_SMALL : v.MARKET_LARGE + 1]


class WonderReader:
    def __init__(self, pack: Pack, base: BaseReader) -> None:
        self.pack = pack
        self.base = base
        self.tables = base.tables
        self.monuments: list[tuple[str, dict[str, str]]] = []
        self.consequences: list[tuple[str, dict[str, str]]] = []
        self.schemes: list[tuple[str, dict[str, str]]] = []
        self.opponents: list[tuple[str, dict[str, str]]] = []
        self.plain_visits: dict[str, list[Any]] = {}  # what a placement does without own options

    def read(self) -> None:
        self.pack.want_game("architects-wow")
        meta = self.pack.table("meta")
        self.tables.has_wonder = True
        self.base.titles = meta.names("title")
        self.read_figures()
        self.base.read_apprentices(self.pack, CARDS)
        self.base.read_buildings(self.pack, CARDS)
        self.base.read_boards(self.pack, BOARDS)
        self.base.read_rewards(self.pack, REWARDS)
        self.read_monuments()
        self.read_consequences()
        self.read_scripts()
        self.read_sources()

    def read_sources(self) -> None:
        """Which cards have figures that were pictures in the rulebook and are ours."""
        for table in self.pack.data.values():
            for entry in table if isinstance(table, list) else ():
                if entry.get("source") in ("reconstructed", "public") and "id" in entry:
                    self.base.reconstructed.add(str(entry["id"]))

    def read_figures(self) -> None:
        tables = self.tables
        influence = self.pack.table("influence")
        influence.exactly("min", 0)
        influence.exactly("start", 0)
        influence.exactly("draw_building_on_step", [[4, 5], [8, 9]])
        tables.influence_most = influence.number("max", 9, 12)
        tables.influence_gold = influence.number("end_game_gold", 0, 9)
        spending = self.pack.table("influence_spending")
        spending.part("silver_discount").exactly("influence", 2)
        spending.part("silver_discount").exactly("silver", 2)
        spending.exactly("prevent_virtue_loss", {"influence": 2, "virtue": 1})
        spending.exactly("stand_in", {"influence": 4, "for_one_of": ["gold", "marble"]})
        setup = self.pack.table("setup")
        setup.exactly("apprentice_columns", COLUMNS)
        setup.exactly("apprentice_rows", 2)
        setup.exactly("starting_apprentice", True)
        tables.columns = COLUMNS
        self.pack.table("figures").exactly("princess_capture", {"lose": {"virtue": 1}})
        self.pack.table("figures").exactly("profiteer_place", {"gain": {"influence": 1}})
        self.pack.table("figures").exactly("profiteer_capture", {"gain": {"virtue": 1}})
        self.pack.table("contribution").exactly("resources", list(v.RESOURCE_NAMES))
        self.pack.table("reset").exactly("steps", list(STEPS))
        rules = self.pack.table("monument_rules")
        rules.exactly("max_per_location", 1)
        tables.monument_virtue = rules.part("gain_on_build").number("virtue", 0, 9)
        places = rules.choices("allowed_locations", LOCATIONS)
        tables.monument_places = sum(1 << place for place in places)

    def read_monuments(self) -> None:
        entries = self.pack.entries("monument")
        unique_ids(entries)
        self.base.want_count(self.pack, "monument", entries, MONUMENTS)
        tables = self.tables
        for entry, resource in zip(entries, v.RESOURCE_NAMES, strict=False):
            self.monuments.append((entry.text("id"), entry.names()))
            entry.exactly("resource", resource)
            cost = u8(entry.part("cost").number(resource, 1, 15))
            influence = u8(entry.number("influence", 0, 10))
            tables.monument_cost = append(tables.monument_cost, cost)
            tables.monument_influence = append(tables.monument_influence, influence)
            tables.monument_tax = append(tables.monument_tax, u8(entry.number("tax", 0, 9)))
            tables.monument_vp = append(tables.monument_vp, u8(entry.number("vp", 0, 99)))

    def read_consequences(self) -> None:
        entries = self.pack.entries("contribution_consequence")
        unique_ids(entries)
        self.base.want_count(self.pack, "contribution_consequence", entries, CONSEQUENCES)
        tables = self.tables
        for entry in entries:
            self.consequences.append((entry.text("id"), entry.names()))
            contribution = entry.part("contribution")
            for resource in v.RESOURCE_NAMES:
                gain = self.base.bundle(contribution, resource)
                tables.contribution_gain = append(tables.contribution_gain, i64(gain))
            princess = entry.choice("princess_location", LOCATIONS)
            profiteer = entry.choice("profiteer_location", LOCATIONS)
            if princess == profiteer:
                entry.problem("profiteer_location", "content-fixed-value", wanted="another place")
            tables.princess_at = append(tables.princess_at, u8(princess))
            tables.profiteer_at = append(tables.profiteer_at, u8(profiteer))
            effect = self.base.add_effect(entry, entry.part("princess").data)
            tables.princess_effect = append(tables.princess_effect, u8(effect))
            consequence = entry.part("profiteer")
            gain = self.base.bundle(consequence, "gain") if consequence.has("gain") else 0
            loss = consequence.part("lose").number("virtue", 1, 9) if consequence.has("lose") else 0
            tables.profiteer_gain = append(tables.profiteer_gain, i64(gain))
            tables.profiteer_loss = append(tables.profiteer_loss, u8(loss))

    # -- scripted opponents

    def read_scripts(self) -> None:
        tables = self.tables
        solo = self.pack.table("solo")
        solo.exactly("resource_track", list(v.RESOURCE_NAMES))
        solo.exactly("guardhouse_priority", list(GUARDHOUSE_PRIORITY))
        tables.script_monument_total = solo.number("monument_total", 1, 30)
        tables.script_flip_tax = solo.number("flip_debt_tax", 0, 9)
        for entry in self.pack.entries("opponent_location_action"):
            self.plain_visits[entry.text("location")] = list(entry.data.get("options", []))
        self.read_schemes()
        self.read_opponents()

    def read_schemes(self) -> None:
        entries = self.pack.entries("scheme")
        unique_ids(entries)
        self.base.want_count(self.pack, "scheme", entries, SCHEMES)
        tables = self.tables
        for entry in entries:
            self.schemes.append((entry.text("id"), entry.names()))
            advanced = entry.choice("deck", ("starting", "advanced"))
            tables.scheme_is_advanced = append(tables.scheme_is_advanced, u8(advanced))
            artisans = 1 if entry.flag("age_of_artisans") else 0
            tables.scheme_is_artisans = append(tables.scheme_is_artisans, u8(artisans))
            placements = entry.data.get("placements")
            if not isinstance(placements, list) or not 1 <= len(placements) <= 2:
                entry.problem("placements", "content-list-length", wanted=2)
                placements = [{"location": "focus"}]
            visits = [self.add_visit(entry, placement) for placement in placements]
            tables.scheme_visit = append(tables.scheme_visit, i16(visits[0]))
            tables.scheme_visits = append(tables.scheme_visits, u8(len(visits)))

    def add_visit(self, entry: Entry, data: dict[str, Any]) -> int:
        """A place, when it is taken, what may be done there, and what follows."""
        part = Entry(entry.pack, entry.name, entry.index, data)
        place = part.choice("location", v.SCHEME_PLACE_NAMES)
        name = v.SCHEME_PLACE_NAMES[place]
        condition, number = v.ALWAYS, 0
        if part.has("condition"):
            asked = part.part("condition")
            condition = asked.choice("kind", v.CONDITION_NAMES)
            number = asked.number("n", 0, 20) if asked.has("n") else 0
        options = data["options"] if "options" in data else self.plain_visits.get(name, [])
        then = self.add_option(entry, data["then"]) if "then" in data else -1
        found = [self.add_option(entry, each) for each in options]
        tables = self.tables
        tables.visit_place = append(tables.visit_place, u8(place))
        tables.visit_condition = append(tables.visit_condition, u8(condition))
        tables.visit_number = append(tables.visit_number, u8(number))
        tables.visit_first = append(tables.visit_first, i16(found[0] if found else 0))
        tables.visit_options = append(tables.visit_options, u8(len(found)))
        tables.visit_then = append(tables.visit_then, i16(then))
        return len(tables.visit_place) - 1

    def add_option(self, entry: Entry, orders: list[dict[str, Any]]) -> int:
        """A list of orders carried out in this order."""
        tables = self.tables
        first = len(tables.op_kind)
        for order in orders:
            if order.get("op") in v.REPEAT_NAMES:
                for each in order.get("effects", []):
                    self.add_order(entry, each, v.REPEAT_NAMES.index(str(order["op"])))
            else:
                self.add_order(entry, order, v.ONCE)
        tables.option_first = append(tables.option_first, i16(first))
        count = len(tables.op_kind) - first
        tables.option_orders = append(tables.option_orders, u8(count))
        return len(tables.option_first) - 1

    def add_order(self, entry: Entry, data: dict[str, Any], repeat: int) -> None:
        part = Entry(entry.pack, entry.name, entry.index, data)
        kind = part.choice("op", v.OP_NAMES)
        number = 1
        if part.has("n"):
            number = part.number("n", 1, 20)
            if kind in FIXED_NUMBERS:
                part.exactly("n", FIXED_NUMBERS[kind])
        elif part.has("groups"):
            number = part.number("groups", 1, 20)
        elif kind == v.OP_LOSE:
            number = part.part("lose").number("virtue", 1, 9)
        gain = self.base.bundle(part, "gain") if part.has("gain") else 0
        space = v.NOTHING
        if part.has("space"):
            space = v.MARKET_SMALL + part.choice("space", MARKET_SPACES)
        tables = self.tables
        tables.op_kind = append(tables.op_kind, u8(kind))
        tables.op_repeat = append(tables.op_repeat, u8(repeat))
        tables.op_number = append(tables.op_number, u8(number))
        tables.op_gain = append(tables.op_gain, i64(gain))
        tables.op_space = append(tables.op_space, u8(space))

    def read_opponents(self) -> None:
        entries = self.pack.entries("opponent")
        unique_ids(entries)
        self.base.want_count(self.pack, "opponent", entries, OPPONENTS)
        tables = self.tables
        for entry, name in zip(entries, v.OPPONENT_NAMES, strict=False):
            entry.exactly("id", f"opponent_{name}")
            self.opponents.append((entry.text("id"), entry.names()))
            virtue = u8(entry.number("start_virtue", 0, 14))
            influence = u8(entry.number("start_influence", 0, 12))
            tables.script_virtue = append(tables.script_virtue, virtue)
            tables.script_influence = append(tables.script_influence, influence)
            focus = self.add_visit(entry, entry.part("focus").data)
            tables.script_focus = append(tables.script_focus, i16(focus))
            self.read_script_ability(entry, entry.part("ability"))
            places = entry.choices("monument_priority", LOCATIONS)
            if sum(1 << place for place in places) != tables.monument_places:
                entry.problem("monument_priority", "content-list-length", wanted=MONUMENT_RANKS)
            for rank in range(MONUMENT_RANKS):
                place = places[rank] if rank < len(places) else 0
                tables.monument_order = append(tables.monument_order, u8(place))
            self.read_capture_order(entry)

    def read_capture_order(self, entry: Entry) -> None:
        """S41. As printed; the tax stand comes last."""
        names = (*LOCATIONS, "princess")
        order = entry.choices("capture_priority", names)
        order = [v.TO_PRINCESS if each == len(LOCATIONS) else each for each in order]
        order.append(v.TAX_STAND)
        if len(set(order)) != CAPTURE_RANKS:
            entry.problem("capture_priority", "content-list-length", wanted=CAPTURE_RANKS - 1)
            order = [0] * CAPTURE_RANKS
        for place in order:
            self.tables.capture_order = append(self.tables.capture_order, u8(place))

    def read_script_ability(self, entry: Entry, ability: Entry) -> None:
        tables = self.tables
        trigger = ability.choice("trigger", v.SCRIPT_TRIGGER_NAMES)
        option, amount = -1, 0
        if trigger == v.SCRIPT_PASSIVE:
            kind = tuple(PASSIVE)[ability.choice("kind", tuple(PASSIVE))]
            trigger = PASSIVE[kind]
            if trigger == v.SCRIPT_MONUMENT_DISCOUNT:
                amount = ability.number("amount", 1, 9)
            else:
                ability.exactly("location", "black_market")
        else:
            option = self.add_option(entry, ability.data.get("effects", []))
            if trigger == v.SCRIPT_ON_PLACE:
                amount = ability.choice("location", LOCATIONS)
        tables.script_trigger = append(tables.script_trigger, u8(trigger))
        tables.script_option = append(tables.script_option, i16(option))
        tables.script_amount = append(tables.script_amount, u8(amount))
