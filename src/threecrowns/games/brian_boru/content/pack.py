"""Reads the content file of Brian Boru into typed tables, or says what is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64, u8

from threecrowns.engine.content import Entry, Pack, unique_ids
from threecrowns.games.brian_boru.content.tables import (
    ACTION_NAMES,
    ACTIONS,
    CARDS,
    COLOURS,
    MARRIAGES,
    NO_REGION,
    REGIONS,
    RUNS,
    SEATS,
    SIDE_NAMES,
    SPACES,
    SUIT_NAMES,
    SYMBOL_NAMES,
    TOWNS,
    VIKING_CARDS,
    Tables,
    run_of,
)
from threecrowns.games.brian_boru.rules.actions import PURCHASES

GAME = "brian-boru"
BUILT_IN = Path(__file__).with_name("content.toml")

FEWEST_PLAYERS = 3  # B1
# Equal symbols in a row that are resolved as one (B47); the others one by one.
JOINED = ("gain_coin", "pay_coin", "gain_renown", "church", "battle", "court")
# What players are called by, seat by seat; no colour of a suit, so that nobody mixes them up.
PLAYER_COLOURS = ("purple", "green", "orange", "black", "pink")


@dataclass(frozen=True)
class Card:
    id: str
    value: int
    suit: int
    actions: tuple[tuple[str, ...], ...]  # primary, upper, lower: symbols from left to right


@dataclass(frozen=True)
class Town:
    id: str
    name: str
    region: int
    colour: int
    at: tuple[int, int]  # in the box of the map


@dataclass(frozen=True)
class Region:
    id: str
    names: dict[str, str]
    letter: str
    threshold: int
    points: int
    label: tuple[int, int]
    claim_slot: tuple[int, int]
    outline: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Marriage:
    id: str
    names: dict[str, str]
    points: int
    renown: int
    region: int  # NO_REGION without a town


@dataclass(frozen=True)
class Content:
    """A content pack that passed every check."""

    hash: str
    tables: Tables
    titles: dict[str, str]
    cards: tuple[Card, ...]  # by value
    suits: tuple[dict[str, str], ...]  # [suit] -> names of the colour
    symbols: dict[str, dict[str, str]]  # id -> names
    towns: tuple[Town, ...]
    roads: tuple[tuple[int, int], ...]
    regions: tuple[Region, ...]
    marriages: tuple[Marriage, ...]
    vikings: tuple[str, ...]  # ids
    terms: dict[str, dict[str, str]]  # the published words: id -> names
    coast: tuple[tuple[int, int], ...]
    vikings_contend_final: bool  # the default of B121
    notes: bool  # the default of B43
    reconstructed: tuple[str, ...]  # "town co8: name, xy": facts that no source has

    def card_number(self, card: str) -> int:
        """The number of a card id, or -1."""
        return next((n for n, each in enumerate(self.cards) if each.id == card), -1)

    def town_number(self, town: str) -> int:
        """The number of a town id, or -1."""
        return next((n for n, each in enumerate(self.towns) if each.id == town), -1)


def read_content(file: Path = BUILT_IN) -> Content:
    """Read and check a pack; raises ContentError with every problem found."""
    pack = Pack(file)
    content = _Reader(pack).read()
    pack.finish(BUILT_IN)
    return content


class _Reader:
    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.tables = Tables()
        self.reconstructed: list[str] = []
        self.most_coins = 0  # that one card can bring
        self.most_track_coins = 0

    def read(self) -> Content:
        self.pack.want_game(GAME)
        meta = self.pack.table("meta")
        self.read_constants()
        suits = self.read_suits()
        symbols = self.read_names("symbol", SYMBOL_NAMES[1:])
        cards = self.read_cards()
        regions = self.read_regions()
        region_ids = [each.id for each in regions]
        towns = self.read_towns(region_ids, regions)
        roads = self.read_roads([each.id for each in towns])
        marriages = self.read_marriages(region_ids)
        vikings = self.read_vikings()
        self.read_track()
        self.read_player_counts()
        options = self.pack.table("options")
        return Content(
            hash=self.pack.hash,
            tables=self.tables,
            titles=meta.names("title"),
            cards=tuple(cards),
            suits=tuple(suits),
            symbols=symbols,
            towns=tuple(towns),
            roads=tuple(roads),
            regions=tuple(regions),
            marriages=tuple(marriages),
            vikings=tuple(vikings),
            terms=self.read_names("term", None),
            coast=self.points_of(self.pack.table("map"), "coast"),
            vikings_contend_final=options.flag("vikings_contend_final"),
            notes=options.flag("notes"),
            reconstructed=tuple(self.reconstructed),
        )

    # -- small questions

    def want_count(self, name: str, found: Sequence[object], wanted: int) -> None:
        if len(found) != wanted:
            line = self.pack.line(name, 0)
            self.pack.problem(line, "content-count", what=name, wanted=wanted, found=len(found))

    def read_source(self, entry: Entry, name: str) -> None:
        """Where the record and its marked facts come from."""
        unsure = [fact for fact, source in entry.sources().items() if source == "reconstructed"]
        if unsure:
            self.reconstructed.append(f"{name}: {', '.join(unsure)}")

    def read_names(self, table: str, wanted: Sequence[str] | None) -> dict[str, dict[str, str]]:
        """The names of the entries of a table by their ids; exactly those wanted, if any are."""
        entries = self.pack.entries(table)
        ids = unique_ids(entries)
        for entry in entries:
            self.read_source(entry, f"{table} {entry.data.get('id')}")
            if wanted is not None:
                entry.choice("id", wanted)
        if wanted is not None:
            self.want_count(table, entries, len(wanted))
        return {name: entry.names() for name, entry in zip(ids, entries, strict=True)}

    def point(self, entry: Entry, key: str) -> tuple[int, int]:
        value = entry.data.get(key)
        if is_point(value):
            assert isinstance(value, list)
            return value[0], value[1]
        entry.problem(key, "content-point-expected")
        return 0, 0

    def points_of(self, entry: Entry, key: str) -> tuple[tuple[int, int], ...]:
        value = entry.data.get(key)
        if isinstance(value, list) and len(value) > 2 and all(is_point(each) for each in value):
            return tuple((each[0], each[1]) for each in value)
        entry.problem(key, "content-point-expected")
        return ()

    # -- chapters of the file

    def read_constants(self) -> None:
        tables = self.tables
        constants = self.pack.table("constants")
        constants.exactly("vp_floor", 0)
        constants.exactly("cards_left_unplayed", 1)
        constants.exactly("town_weight", 1)
        constants.exactly("town_weight_monastery", 2)
        constants.exactly("draft_keep", 2)
        tables.start_coins = constants.number("start_coins", 0, 20)
        tables.start_renown = constants.number("start_renown", 0, 20)
        tables.start_points = constants.number("start_vp", 0, 50)
        tables.extra_cost = constants.number("extra_step_cost", 1, 20)
        tables.expand_cost = constants.number("expand_cost", 1, 20)
        tables.pay_points = constants.number("pay_without_coin_vp", 0, 20)
        tables.decline_points = constants.number("princess_decline_vp", 0, 20)
        battle = self.pack.table("constants.battle")
        battle.exactly("first_vp_per_renown", 1)
        battle.exactly("second_raiders_returned", 1)
        tables.spoil_renown = battle.number("first_renown", 0, 9)
        tables.spoil_points = battle.number("second_vp", 0, 9)
        church = self.pack.table("constants.church")
        church.exactly("second_discs_returned", 1)
        tables.church_points = church.number("second_vp", 0, 9)
        tables.monastery_discs = church.number("monastery_min_discs", 1, 20)
        final = self.pack.table("constants.final")
        tables.most_coins_points = final.number("most_coins_vp", 0, 9)
        tables.marker_points = final.number("marker_vp", 0, 9)
        tables.renown_points = final.number("vp_per_renown", 0, 9)
        tables.board_divisor = final.number("board_token_divisor", 1, 9)
        table = self.pack.table("region_table")
        points = table.data.get("vp_by_regions")
        if is_list_of_numbers(points, REGIONS + 1, highest=99):
            assert isinstance(points, list)
            tables.region_table = vec[u8]([u8(each) for each in points])
        else:
            table.problem("vp_by_regions", "content-list-length", wanted=REGIONS + 1)
            tables.region_table = zeros(REGIONS + 1)

    def read_suits(self) -> list[dict[str, str]]:
        entries = self.pack.entries("suit")
        self.want_count("suit", entries, len(SUIT_NAMES))
        for entry, suit in zip(entries, SUIT_NAMES, strict=False):
            entry.exactly("id", suit)
            entry.exactly("wild", suit == "white")
            self.read_source(entry, f"suit {suit}")
        return [entry.names("colour") for entry in entries]

    def read_cards(self) -> list[Card]:
        """B2-B5. The values are 1 to 25, each once, in this order."""
        entries = self.pack.entries("action_card")
        unique_ids(entries)
        self.want_count("action_card", entries, CARDS)
        tables = self.tables
        tables.suit = zeros(CARDS)
        tables.runs = zeros(CARDS * ACTIONS * RUNS)
        tables.secondaries = zeros(CARDS)
        tables.suit_cards = vec[i64]([i64(0)] * len(SUIT_NAMES))
        cards = []
        for number, entry in enumerate(entries[:CARDS]):
            entry.exactly("value", number + 1)
            suit = entry.choice("suit", SUIT_NAMES)
            tables.suit[number] = u8(suit)
            tables.suit_cards[suit] |= 1 << number
            actions = self.read_actions(number, entry)
            self.read_source(entry, f"action_card {entry.data.get('id')}")
            cards.append(Card(entry.text("id"), number + 1, suit, actions))
        return cards

    def read_actions(self, card: int, entry: Entry) -> tuple[tuple[str, ...], ...]:
        """B4, B5. A primary action that takes the town first, and one or two others."""
        primary = entry.data.get("primary")
        secondary = entry.data.get("secondary")
        if not is_list_of_symbols(primary):
            entry.problem("primary", "content-list-expected", allowed=", ".join(SYMBOL_NAMES[1:]))
            return ()
        if not isinstance(secondary, list) or not 1 <= len(secondary) < ACTIONS:
            entry.problem("secondary", "content-secondary-expected")
            return ()
        if not all(is_list_of_symbols(each) for each in secondary):
            entry.problem("secondary", "content-list-expected", allowed=", ".join(SYMBOL_NAMES[1:]))
            return ()
        assert isinstance(primary, list)
        if primary[0] != "take_town" or primary.count("take_town") != 1:
            entry.problem("primary", "content-takes-town-first")
        if any("take_town" in each for each in secondary):
            entry.problem("secondary", "content-takes-no-town")
        self.tables.secondaries[card] = u8(len(secondary))
        for action, symbols in enumerate((primary, *secondary)):
            self.write_runs(card, action, symbols, entry)
            self.most_coins = max(self.most_coins, symbols.count("gain_coin"))
        return tuple(tuple(symbols) for symbols in (primary, *secondary))

    def write_runs(self, card: int, action: int, symbols: list[str], entry: Entry) -> None:
        """B47. Equal symbols in a row are resolved as one."""
        runs: list[tuple[str, int]] = []
        for symbol in symbols:
            if runs and runs[-1][0] == symbol and symbol in JOINED:
                runs[-1] = (symbol, runs[-1][1] + 1)
            else:
                runs.append((symbol, 1))
        if len(runs) >= RUNS or any(times > 9 for _, times in runs):
            key = "primary" if ACTION_NAMES[action] == "primary" else "secondary"
            entry.problem(key, "content-action-too-long", wanted=RUNS - 1)
            return
        for number, (symbol, times) in enumerate(runs):
            at = (card * ACTIONS + action) * RUNS + number
            self.tables.runs[at] = u8(run_of(SYMBOL_NAMES.index(symbol), times))

    def read_regions(self) -> list[Region]:
        entries = self.pack.entries("region")
        unique_ids(entries)
        self.want_count("region", entries, REGIONS)
        self.tables.threshold = zeros(REGIONS)
        self.tables.claim_points = zeros(REGIONS)
        self.tables.region_towns = vec[i64]([i64(0)] * REGIONS)
        regions = []
        for number, entry in enumerate(entries[:REGIONS]):
            region = Region(
                id=entry.text("id"),
                names=entry.names(),
                letter=entry.text("letter"),
                threshold=entry.number("threshold", 1, 20),
                points=entry.number("vp", 0, 50),
                label=self.point(entry, "label"),
                claim_slot=self.point(entry, "claim_slot"),
                outline=self.points_of(entry, "outline"),
            )
            self.tables.threshold[number] = u8(region.threshold)
            self.tables.claim_points[number] = u8(region.points)
            self.read_source(entry, f"region {region.id}")
            regions.append(region)
        return regions

    def read_towns(self, region_ids: list[str], regions: list[Region]) -> list[Town]:
        """B8. Every town has a region and one of three colours."""
        entries = self.pack.entries("town")
        unique_ids(entries)
        self.want_count("town", entries, TOWNS)
        tables = self.tables
        tables.colour = zeros(TOWNS)
        tables.region = zeros(TOWNS)
        tables.colour_towns = vec[i64]([i64(0)] * COLOURS)
        towns = []
        for number, entry in enumerate(entries[:TOWNS]):
            region = entry.choice("region", region_ids)
            colour = entry.choice("colour", SUIT_NAMES[:COLOURS])
            at = entry.number("x", 0, 1000), entry.number("y", 0, 1000)
            tables.region[number] = u8(region)
            tables.colour[number] = u8(colour)
            if regions:
                tables.region_towns[region] |= 1 << number
            tables.colour_towns[colour] |= 1 << number
            self.read_source(entry, f"town {entry.data.get('id')}")
            towns.append(Town(entry.text("id"), entry.text("name"), region, colour, at))
        for number, entry in enumerate(self.pack.entries("region")[:REGIONS]):
            found = sum(1 for town in towns if town.region == number)
            if entry.number("towns", 1, TOWNS) != found:
                entry.problem("towns", "content-count", what="town", wanted=found, found=found)
        return towns

    def read_roads(self, town_ids: list[str]) -> list[tuple[int, int]]:
        """B9, B65. Each road once, between two different towns."""
        self.tables.roads = vec[i64]([i64(0)] * TOWNS)
        roads: list[tuple[int, int]] = []
        for entry in self.pack.entries("road"):
            a = entry.choice("a", town_ids)
            b = entry.choice("b", town_ids)
            self.read_source(entry, f"road {entry.data.get('a')}-{entry.data.get('b')}")
            road = (min(a, b), max(a, b))
            if a == b or road in roads:
                entry.problem("a", "content-road-twice")
                continue
            roads.append(road)
            self.tables.roads[a] |= 1 << b
            self.tables.roads[b] |= 1 << a
        return roads

    def read_marriages(self, region_ids: list[str]) -> list[Marriage]:
        """B6, B12. Seven ordinary cards and one princess."""
        entries = self.pack.entries("marriage_card")
        unique_ids(entries)
        self.want_count("marriage_card", entries, MARRIAGES)
        tables = self.tables
        tables.marriage_points = zeros(MARRIAGES)
        tables.marriage_renown = zeros(MARRIAGES)
        tables.marriage_region = zeros(MARRIAGES)
        marriages = []
        princesses = []
        for number, entry in enumerate(entries[:MARRIAGES]):
            region = entry.choice("town_region", (*region_ids, ""))
            region = NO_REGION if region == len(region_ids) else region
            marriage = Marriage(
                id=entry.text("id"),
                names=entry.names(),
                points=entry.number("vp", 0, 20),
                renown=entry.number("renown", 0, 9),
                region=region,
            )
            tables.marriage_points[number] = u8(marriage.points)
            tables.marriage_renown[number] = u8(marriage.renown)
            tables.marriage_region[number] = u8(region)
            self.read_source(entry, f"marriage_card {marriage.id}")
            if entry.flag("princess"):
                entry.exactly("options", list(SIDE_NAMES))
                entry.exactly("decline_vp", int(tables.decline_points))
                princesses.append(number)
            else:
                tables.ordinary_marriages |= 1 << number
            marriages.append(marriage)
        self.want_count("marriage_card", princesses, 1)
        tables.princess = princesses[0] if princesses else 0
        return marriages

    def read_vikings(self) -> list[str]:
        entries = self.pack.entries("viking_card")
        ids = unique_ids(entries)
        self.want_count("viking_card", entries, VIKING_CARDS)
        self.tables.strength = zeros(VIKING_CARDS)
        for number, entry in enumerate(entries[:VIKING_CARDS]):
            self.tables.strength[number] = u8(entry.number("strength", 0, 50))
            self.read_source(entry, f"viking_card {entry.data.get('id')}")
        return ids

    def read_track(self) -> None:
        """B13. From the start, which gives nothing and may hold many discs, to the top."""
        entries = self.pack.entries("marriage_track")
        self.want_count("marriage_track", entries, SPACES)
        tables = self.tables
        tables.track_coins = zeros(SPACES)
        tables.track_renown = zeros(SPACES)
        tables.track_town = zeros(SPACES)
        for number, entry in enumerate(entries[:SPACES]):
            entry.exactly("space", number)
            entry.exactly("shared", number == 0)
            highest = 0 if number == 0 else 9
            coins = entry.number("coins", 0, highest)
            tables.track_coins[number] = u8(coins)
            tables.track_renown[number] = u8(entry.number("renown", 0, highest))
            if number == 0:
                entry.exactly("any_town", False)
            tables.track_town[number] = u8(entry.flag("any_town"))
            self.most_track_coins = max(self.most_track_coins, coins)
            self.read_source(entry, f"marriage_track {number}")

    def read_player_counts(self) -> None:
        """B20, B25, B27. All cards that are dealt must be kept, and all rounds need Vikings."""
        entries = self.pack.entries("player_count")
        self.want_count("player_count", entries, SEATS - FEWEST_PLAYERS + 1)
        self.tables.rounds = zeros(SEATS + 1)
        self.tables.deal = zeros(SEATS + 1)
        for number, entry in enumerate(entries[: SEATS - FEWEST_PLAYERS + 1]):
            players = FEWEST_PLAYERS + number
            entry.exactly("players", players)
            rounds = entry.number("rounds", 1, VIKING_CARDS)
            most = min(CARDS // players, 8)
            deal = entry.number("deal", 3, most)
            steps = [2] * (deal // 2) + [1] * (deal % 2)
            entry.exactly("marriages_above_princess", rounds - 1)
            entry.exactly("draft_steps", steps)
            entry.exactly("tricks_per_round", deal - 1)
            entry.exactly("undealt", CARDS - players * deal)
            self.read_source(entry, f"player_count {players}")
            self.tables.rounds[players] = u8(rounds)
            self.tables.deal[players] = u8(deal)
            coins = (deal - 1) * self.most_coins + self.most_track_coins
            coins = int(self.tables.start_coins) + rounds * coins
            if coins // self.tables.extra_cost >= PURCHASES:
                entry.problem("rounds", "content-too-many-coins", coins=coins)


def is_point(value: object) -> bool:
    return is_list_of_numbers(value, 2, highest=1000)


def is_list_of_numbers(value: object, count: int, *, highest: int) -> bool:
    return (
        isinstance(value, list)
        and len(value) == count
        and all(isinstance(each, int) and 0 <= each <= highest for each in value)
        and not any(isinstance(each, bool) for each in value)
    )


def is_list_of_symbols(value: object) -> bool:
    return (
        isinstance(value, list) and bool(value) and all(each in SYMBOL_NAMES[1:] for each in value)
    )


def zeros(count: int) -> vec[u8]:
    return vec[u8]([u8(0)] * count)
