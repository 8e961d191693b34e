"""Reads the content file of The Two Heirs into typed tables, or says what is wrong with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64, u8

from threecrowns.engine.content import Entry, Pack, unique_ids
from threecrowns.games.two_heirs.content.tables import (
    ANY_COLOUR,
    DIRECTION_NAMES,
    EFFECT_NAMES,
    MATCH_NAMES,
    NO_LIMIT,
    SEGMENTS,
    TREASURE_FORMATION,
    TREASURE_NAMES,
    Tables,
)
from threecrowns.games.two_heirs.rules.actions import SLOTS, TILES, TREASURES
from threecrowns.games.two_heirs.rules.state import DEALT, UNITS

GAME = "two-heirs"
BUILT_IN = Path(__file__).with_name("content.toml")

SETS = 6  # T10
TILES_PER_SET = 9  # T10
KINDS = 24  # T91-T106
TILES_PER_COLOUR = 3  # T11
SETS_PER_GAME = 3  # T16
COLOUR_IDS = ("green", "grey", "yellow")  # T6
RESOURCE_IDS = ("wood", "stone", "grain")  # T6
PLAYER_COLOURS = ("white", "blue")  # T13
UNIT_IDS = ("elite", "1", "2")  # T13
AXES = ("row", "column")
SIDES = ("N", "E", "S", "W")


@dataclass(frozen=True)
class TileSet:
    id: str
    names: dict[str, str]
    tiles: int  # set of tiles


@dataclass(frozen=True)
class Kind:
    id: str
    names: dict[str, str]
    set: int


@dataclass(frozen=True)
class Tile:
    id: str
    kind: int
    colour: int
    cost: tuple[int, int, int]  # wood, stone, grain
    road: tuple[tuple[str, ...], ...]
    reconstructed: tuple[str, ...]  # which of its values are not printed in a source we have


@dataclass(frozen=True)
class Level:
    names: dict[str, str]
    treasures: int


@dataclass(frozen=True)
class Content:
    """A content pack that passed every check."""

    hash: str
    tables: Tables
    titles: dict[str, str]
    sets: tuple[TileSet, ...]
    kinds: tuple[Kind, ...]
    tiles: tuple[Tile, ...]
    treasures: tuple[str, ...]
    resources: tuple[dict[str, str], ...]  # [colour] -> names
    levels: tuple[Level, ...]  # Henry's, from the easiest
    henry: dict[str, str]  # his name
    first_game: tuple[str, ...]  # the sets for a first game

    @cached_property
    def tile_numbers(self) -> dict[str, int]:
        return {tile.id: number for number, tile in enumerate(self.tiles)}

    def tile_number(self, tile: str) -> int:
        """The number of a tile id, or -1."""
        return self.tile_numbers.get(tile, -1)


def read_content(file: Path = BUILT_IN) -> Content:
    """Read and check a pack; raises ContentError with every problem found."""
    pack = Pack(file)
    reader = _Reader(pack)
    content = reader.read()
    pack.finish(BUILT_IN)
    return content


class _Reader:
    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.tables = Tables()
        self.kinds: list[Kind] = []
        self.tiles: list[Tile] = []
        self.kind_ids: list[str] = []

    def read(self) -> Content:
        self.pack.want_game(GAME)
        meta = self.pack.table("meta")
        constants = self.read_constants()
        resources = self.read_colours()
        set_entries = self.pack.entries("set")
        set_ids = unique_ids(set_entries)
        self.want_count("set", set_ids, SETS)
        set_names = [entry.names() for entry in set_entries]
        self.read_kinds(set_ids)
        self.read_tiles(set_ids)
        self.read_units()
        treasures = self.read_treasures()
        solo = self.pack.table("solo")
        levels = self.read_solo(solo)
        sets = tuple(
            TileSet(set_id, names, self.tiles_of_set(number))
            for number, (set_id, names) in enumerate(zip(set_ids, set_names, strict=True))
        )
        return Content(
            hash=self.pack.hash,
            tables=self.tables,
            titles=meta.names("title"),
            sets=sets,
            kinds=tuple(self.kinds),
            tiles=tuple(self.tiles),
            treasures=tuple(treasures),
            resources=tuple(resources),
            levels=tuple(levels),
            henry=solo.names(),
            first_game=tuple(set_ids[n] for n in constants.choices("first_game_sets", set_ids)),
        )

    def want_count(self, name: str, found: Sequence[object], wanted: int) -> None:
        if len(found) != wanted:
            line = self.pack.line(name, 0)
            self.pack.problem(line, "content-count", what=name, wanted=wanted, found=len(found))
        if len(found) > wanted:
            self.pack.raise_problems()  # more than the tables can number

    # -- chapters of the file

    def read_constants(self) -> Entry:
        constants = self.pack.table("constants")
        constants.exactly("sets_per_game", SETS_PER_GAME)
        constants.exactly("tiles_per_set", TILES_PER_SET)
        constants.exactly("reserve_slots", SLOTS)
        constants.exactly("reserve_tiles", DEALT)
        tables = self.tables
        tables.base_reach = constants.number("base_reach", 1, DEALT)
        tables.hand_limit = constants.number("hand_limit_end_of_turn", 1, 9)
        tables.discount = constants.number("extension_discount", 0, 9)
        tables.unit_multiplier = constants.number("unit_multiplier", 1, 9)
        tables.road_minimum = constants.number("road_min_buildings", 1, 9)
        tables.towers_needed = constants.number("siege_towers_needed", 1, 4)
        if len(constants.choices("first_game_sets", self.ids("set"))) != SETS_PER_GAME:
            constants.problem("first_game_sets", "content-list-length", wanted=SETS_PER_GAME)
        return constants

    def ids(self, name: str) -> list[str]:
        return [str(entry.data.get("id", "")) for entry in self.pack.entries(name)]

    def read_colours(self) -> list[dict[str, str]]:
        entries = self.pack.entries("colour")
        self.want_count("colour", entries, len(COLOUR_IDS))
        for entry, colour, resource in zip(entries, COLOUR_IDS, RESOURCE_IDS, strict=False):
            entry.exactly("id", colour)
            entry.exactly("resource", resource)
        return [entry.names("resource") for entry in entries]

    def read_kinds(self, set_ids: list[str]) -> None:
        entries = self.pack.entries("kind")
        self.kind_ids = unique_ids(entries)
        self.want_count("kind", entries, KINDS)
        count = len(entries)
        tables = self.tables
        tables.effect = zeros(count)
        tables.base = zeros(count)
        tables.per = zeros(count)
        tables.boosted = zeros(count)
        tables.match = zeros(count)
        tables.cap = vec[u8]([u8(NO_LIMIT)] * count)
        tables.first_colour = zeros(count)
        tables.second_colour = zeros(count)
        tables.amount = zeros(count)
        for number, entry in enumerate(entries):
            entry.sources()
            kind = Kind(entry.text("id"), entry.names(), entry.choice("set", set_ids))
            self.kinds.append(kind)
            self.read_effect(number, entry.part("effect"))

    def read_effect(self, kind: int, effect: Entry) -> None:
        """One of a small closed set of effects; what it counts is in `scoring.py`."""
        tables = self.tables
        name = EFFECT_NAMES[effect.choice("type", EFFECT_NAMES)]
        tables.effect[kind] = u8(EFFECT_NAMES.index(name))
        match name:
            case "flat":
                tables.base[kind] = u8(effect.number("points", 0, 99))
            case "extra_take":
                tables.base[kind] = u8(effect.number("unused_points", 0, 99))
            case "resource":
                tables.first_colour[kind] = u8(effect.choice("resource", RESOURCE_IDS))
                tables.amount[kind] = u8(effect.number("amount", 1, 9))
            case "pairs":
                tables.base[kind] = u8(effect.number("base", 0, 99))
                tables.per[kind] = u8(effect.number("per_pair", 0, 99))
                tables.boosted[kind] = u8(effect.number("per_pair_boosted", 0, 99))
                colours = effect.choices("colours", COLOUR_IDS)
                if len(colours) == 2:
                    tables.first_colour[kind] = u8(colours[0])
                    tables.second_colour[kind] = u8(colours[1])
                else:
                    effect.problem("colours", "content-list-length", wanted=2)
            case "longest_road":
                tables.per[kind] = u8(effect.number("per", 0, 99))
            case "destroy_opponent_building" | "boost_pairs":
                pass
            case _:
                tables.base[kind] = u8(effect.number("base", 0, 99))
                tables.per[kind] = u8(effect.number("per", 0, 99))
        if name in ("count_line", "count_adjacent"):
            tables.match[kind] = u8(effect.choice("match", MATCH_NAMES))
        if effect.has("cap_each_way"):
            tables.cap[kind] = u8(effect.number("cap_each_way", 1, NO_LIMIT))
        if name in ("count_group", "count_own_buildings"):
            tables.first_colour[kind] = u8(effect.choice("colour", COLOUR_IDS))

    def read_tiles(self, set_ids: list[str]) -> None:
        entries = self.pack.entries("tile")
        unique_ids(entries)
        self.want_count("tile", entries, TILES)
        count = len(entries)
        tables = self.tables
        tables.tiles = count
        tables.kind = zeros(count)
        tables.colour = zeros(count)
        tables.cost = zeros(count * len(RESOURCE_IDS))
        tables.road = zeros(count * SEGMENTS)
        tables.exits = zeros(count)
        tables.axis = zeros(count)
        tables.positions = zeros(count)
        tables.kinds_shown = vec[i64]([i64(0)] * count)
        copies: Counter[int] = Counter()
        colours: Counter[tuple[int, int]] = Counter()
        for number, entry in enumerate(entries):
            kind = entry.choice("kind", self.kind_ids)
            colour = entry.choice("colour", COLOUR_IDS)
            in_set = entry.choice("set", set_ids)
            if self.kinds and self.kinds[kind].set != in_set:
                entry.problem("set", "content-set-of-kind", kind=self.kind_ids[kind])
            copies[kind] += 1
            colours[in_set, colour] += 1
            tables.kind[number] = u8(kind)
            tables.colour[number] = u8(colour)
            cost = self.read_cost(number, entry)
            road = self.read_road(number, entry)
            self.read_printed(number, kind, entry)
            reconstructed = tuple(
                fact for fact, source in entry.sources().items() if source == "reconstructed"
            )
            self.tiles.append(Tile(entry.text("id"), kind, colour, cost, road, reconstructed))
        self.check_copies(copies)
        self.check_colours(colours, set_ids)

    def read_cost(self, tile: int, entry: Entry) -> tuple[int, int, int]:
        cost = entry.part("cost")
        for resource in cost.data:
            if resource not in RESOURCE_IDS:
                allowed = ", ".join(RESOURCE_IDS)
                entry.problem("cost", "content-unknown-key", name=resource, allowed=allowed)
        amounts = [
            cost.number(resource, 1, 9) if cost.has(resource) else 0 for resource in RESOURCE_IDS
        ]
        if sum(amounts) == 0:
            entry.problem("cost", "content-cost-empty")
        for colour, amount in enumerate(amounts):
            self.tables.cost[tile * len(RESOURCE_IDS) + colour] = u8(amount)
        return amounts[0], amounts[1], amounts[2]

    def read_road(self, tile: int, entry: Entry) -> tuple[tuple[str, ...], ...]:
        """T80. Groups of edges that are joined on the tile."""
        road = entry.data.get("road")
        if not isinstance(road, list) or not all(isinstance(group, list) for group in road):
            entry.problem("road", "content-road-expected")
            return ()
        edges = [edge for group in road for edge in group]
        if not all(edge in SIDES for edge in edges) or not all(road):
            entry.problem("road", "content-road-expected")
            return ()
        if len(set(edges)) != len(edges):
            entry.problem("road", "content-road-edge-twice")
            return ()
        for segment, group in enumerate(road):
            mask = sum(1 << DIRECTION_NAMES.index(edge) for edge in group)
            self.tables.road[tile * SEGMENTS + segment] = u8(mask)
        self.tables.exits[tile] = u8(sum(1 << DIRECTION_NAMES.index(edge) for edge in edges))
        return tuple(tuple(group) for group in road)

    def read_printed(self, tile: int, kind: int, entry: Entry) -> None:
        """What differs from tile to tile of one kind, or is the same on all of them."""
        if not self.kinds:
            return
        tables = self.tables
        effect = self.pack.entries("kind")[kind].part("effect")

        def source_of(key: str) -> Entry:
            return entry.part("printed") if effect.data.get(key) == "printed" else effect

        match EFFECT_NAMES[int(tables.effect[kind])]:
            case "count_line":
                tables.axis[tile] = u8(source_of("axis").choice("axis", AXES))
            case "pairs":
                positions = source_of("positions").choices("positions", DIRECTION_NAMES)
                tables.positions[tile] = u8(sum(1 << position for position in positions))
            case "count_own_kinds":
                kinds = source_of("kinds").choices("kinds", self.kind_ids)
                tables.kinds_shown[tile] = sum(1 << each for each in kinds)
            case "count_diagonals":
                tables.kinds_shown[tile] = 1 << effect.choice("match_kind", self.kind_ids)
            case "boost_pairs":
                tables.kinds_shown[tile] = 1 << source_of("target").choice("target", self.kind_ids)

    def check_copies(self, copies: Counter[int]) -> None:
        for number, entry in enumerate(self.pack.entries("kind")):
            if entry.number("copies", 1, TILES) != copies[number]:
                entry.problem("copies", "content-copies", found=copies[number])

    def check_colours(self, colours: Counter[tuple[int, int]], set_ids: list[str]) -> None:
        """T10, T11. Nine tiles in every set, three of each colour."""
        for number, entry in enumerate(self.pack.entries("set")):
            entry.exactly("tiles", TILES_PER_SET)
            for colour, name in enumerate(COLOUR_IDS):
                found = colours[number, colour]
                if found != TILES_PER_COLOUR:
                    entry.problem(
                        "id",
                        "content-colour-balance",
                        set=set_ids[number],
                        colour=name,
                        wanted=TILES_PER_COLOUR,
                        found=found,
                    )

    def read_units(self) -> None:
        """T13, H3. Per player one elite and two regular units, a cross of each colour."""
        entries = self.pack.entries("unit")
        unique_ids(entries)
        self.tables.cross = zeros(len(PLAYER_COLOURS) * UNITS)
        self.want_count("unit", entries, len(PLAYER_COLOURS) * UNITS)
        for number, entry in enumerate(entries[: len(PLAYER_COLOURS) * UNITS]):
            is_elite = number % UNITS == 0
            entry.exactly("owner", PLAYER_COLOURS[number // UNITS])
            entry.exactly("class", "elite" if is_elite else "regular")
            entry.exactly("may_withdraw", not is_elite)
            self.tables.cross[number] = u8(entry.choice("cross_colour", COLOUR_IDS))
            entry.sources()
        for owner in range(len(PLAYER_COLOURS)):
            crosses = {int(self.tables.cross[owner * UNITS + unit]) for unit in range(UNITS)}
            if len(entries) > owner * UNITS and len(crosses) != UNITS:
                entries[owner * UNITS].problem("cross_colour", "content-crosses")

    def read_treasures(self) -> list[str]:
        entries = self.pack.entries("treasure")
        ids = unique_ids(entries)
        self.want_count("treasure", entries, TREASURES)
        tables = self.tables
        tables.treasures = len(entries)
        tables.treasure_type = zeros(len(entries))
        tables.treasure_colour = zeros(len(entries))
        tables.treasure_count = zeros(len(entries))
        tables.treasure_positions = zeros(len(entries))
        for number, entry in enumerate(entries):
            kind = entry.choice("type", TREASURE_NAMES)
            colour = entry.choice("colour", (*COLOUR_IDS, "any"))
            tables.treasure_type[number] = u8(kind)
            tables.treasure_colour[number] = u8(min(colour, ANY_COLOUR))
            tables.treasure_count[number] = u8(entry.number("count", 1, 9))
            if kind == TREASURE_FORMATION:
                positions = entry.choices("positions", DIRECTION_NAMES)
                tables.treasure_positions[number] = u8(sum(1 << each for each in positions))
            entry.sources()
        return ids

    def read_solo(self, solo: Entry) -> list[Level]:
        self.tables.treasure_points = solo.number("treasure_points", 0, 99)
        self.tables.doubled_buildings = solo.number("doubled_buildings", 0, 27)
        solo.exactly("tie_loses", True)
        solo.exactly("human_starts", True)
        solo.exactly("placement_order", list(DIRECTION_NAMES))
        solo.exactly(
            "placement_priority", ["connect_road", "block_road", "first_free", "remove_tile"]
        )
        solo.exactly("uses_camp", False)
        solo.exactly("uses_siege", False)
        levels = []
        for number, entry in enumerate(self.pack.entries("solo_level"), start=1):
            entry.exactly("level", number)
            treasures = entry.number("treasures_in_play", 0, TREASURES)
            entry.exactly("treasures_removed", TREASURES - treasures)
            levels.append(Level(entry.names(), treasures))
        self.want_count("solo_level", levels, 3)
        return levels

    def tiles_of_set(self, number: int) -> int:
        members = 0
        for tile, each in enumerate(self.tiles):
            if self.kinds and self.kinds[each.kind].set == number:
                members |= 1 << tile
        return members


def zeros(count: int) -> vec[u8]:
    return vec[u8]([u8(0)] * count)
