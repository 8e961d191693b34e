"""Reads the content files of the game into typed tables, or says what is wrong with them.

A base game reads `content.toml` only; the file of Works of Wonder is opened when a table with the
expansion is set up or named.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from threecrowns.engine.content import Pack, game_of_pack
from threecrowns.games.architects.content.base import BaseReader
from threecrowns.games.architects.content.tables import Tables
from threecrowns.games.architects.content.wonder import WonderReader

GAME = "architects"
BUILT_IN = Path(__file__).with_name("content.toml")
WONDER = "architects-wow"
BUILT_IN_WONDER = Path(__file__).with_name("wonder.toml")

Named = tuple[str, dict[str, str]]  # an id and its names


@dataclass(frozen=True, eq=False)  # compared as a thing, so that what is printed is read once
class Content:
    """One or two content packs that passed every check. Numbers are positions in these lists."""

    tables: Tables
    titles: dict[str, str]
    places: tuple[dict[str, str], ...]  # [place] -> names, up to the guildhall
    apprentices: tuple[Named, ...]
    buildings: tuple[Named, ...]
    boards: tuple[Named, ...]
    rewards: tuple[str, ...]
    market_cards: tuple[str, ...]
    monuments: tuple[Named, ...] = ()
    consequences: tuple[Named, ...] = ()
    schemes: tuple[Named, ...] = ()
    opponents: tuple[Named, ...] = ()
    reconstructed: frozenset[str] = frozenset()  # ids with figures that no source at hand states

    @cached_property
    def ids(self) -> dict[str, frozenset[str]]:
        """The ids of every kind of card."""
        kinds = ("apprentices", "buildings", "boards", "consequences", "schemes")
        return {kind: frozenset(name for name, _ in getattr(self, kind)) for kind in kinds}

    @cached_property
    def traders(self) -> tuple[tuple[str, int], ...]:
        """The trades of apprentices, each with the first card that offers it."""
        found: list[tuple[str, int]] = []
        for card, (name, _) in enumerate(self.apprentices):
            if int(self.tables.ability_trade[card]) == len(found) + 2:
                found.append((name.removesuffix("_1"), card))
        return tuple(found)

    @cached_property
    def trades(self) -> tuple[str, ...]:
        """Ids: the printed trades by what they give, then those of apprentices."""
        return ("for_virtue", "for_marble", *(name for name, _ in self.traders))

    @cached_property
    def apprentice_numbers(self) -> dict[str, int]:
        return {name: n for n, (name, _) in enumerate(self.apprentices)}

    @cached_property
    def building_numbers(self) -> dict[str, int]:
        return {name: n for n, (name, _) in enumerate(self.buildings)}

    @cached_property
    def board_numbers(self) -> dict[str, int]:
        return {name: n for n, (name, _) in enumerate(self.boards)}

    @cached_property
    def scheme_numbers(self) -> dict[str, int]:
        return {name: n for n, (name, _) in enumerate(self.schemes)}

    @cached_property
    def consequence_numbers(self) -> dict[str, int]:
        return {name: n for n, (name, _) in enumerate(self.consequences)}


class Contents:
    """The base game, and the expansion as soon as somebody asks for it."""

    def __init__(self, file: Path = BUILT_IN) -> None:
        """The pack of the base game or of the expansion; the other lies beside it or is ours."""
        is_wonder = file != BUILT_IN and game_of_pack(Pack(file)) == WONDER
        self.base_file = _beside(file, BUILT_IN) if is_wonder else file
        self.wonder_file = file if is_wonder else _beside(file, BUILT_IN_WONDER)
        self.base = read_base(self.base_file)
        self.hash = self._hash()

    @cached_property
    def wonder(self) -> Content:
        """Both packs together."""
        return read_wonder(self.base_file, self.wonder_file)

    def of(self, *, has_wonder: bool) -> Content:
        return self.wonder if has_wonder else self.base

    def _hash(self) -> str:
        """What a record is checked against: both files, without reading the second one's data."""
        both = hashlib.sha256()
        for file in (self.base_file, self.wonder_file):
            both.update(hashlib.sha256(file.read_bytes()).digest())
        return both.hexdigest()


def _beside(file: Path, built_in: Path) -> Path:
    """The other pack in the folder of a pack, or else the built-in one."""
    beside = file.with_name(built_in.name)
    return beside if beside.is_file() else built_in


def read_base(file: Path = BUILT_IN) -> Content:
    """Read and check the base pack; raises ContentError with every problem found."""
    pack = Pack(file)
    base = BaseReader(pack, Tables())
    base.read()
    pack.finish(BUILT_IN)
    return _content(base, None)


def read_wonder(base_file: Path, wonder_file: Path) -> Content:
    """Read and check both packs into one set of tables."""
    pack = Pack(base_file)
    base = BaseReader(pack, Tables())
    base.read()
    pack.finish(BUILT_IN)
    wonder_pack = Pack(wonder_file)
    wonder = WonderReader(wonder_pack, base)
    wonder.read()
    wonder_pack.finish(BUILT_IN_WONDER)
    return _content(base, wonder)


def _content(base: BaseReader, wonder: WonderReader | None) -> Content:
    return Content(
        tables=base.tables,
        titles=base.titles,
        places=tuple(base.places),
        apprentices=tuple(base.apprentices),
        buildings=tuple(base.buildings),
        boards=tuple(base.boards),
        rewards=tuple(base.rewards),
        market_cards=tuple(base.market_cards),
        monuments=tuple(wonder.monuments) if wonder else (),
        consequences=tuple(wonder.consequences) if wonder else (),
        schemes=tuple(wonder.schemes) if wonder else (),
        opponents=tuple(wonder.opponents) if wonder else (),
        reconstructed=frozenset(base.reconstructed),
    )


class Ids(Sequence[str]):
    """The ids of one list of both packs; the expansion's are read only if the base has no such."""

    def __init__(self, contents: Contents, name: str) -> None:
        self.contents = contents
        self.name = name

    def _of(self, content: Content) -> list[str]:
        named: Sequence[Named | str] = getattr(content, self.name)
        return [each if isinstance(each, str) else each[0] for each in named]

    def __contains__(self, value: object) -> bool:
        return value in self._of(self.contents.base) or value in self._of(self.contents.wonder)

    def __iter__(self) -> Iterator[str]:
        base = self._of(self.contents.base)
        yield from base
        yield from self._of(self.contents.wonder)[len(base) :]

    def __getitem__(self, index: int) -> str:  # type: ignore[override] # nobody slices ids
        base = self._of(self.contents.base)
        return base[index] if 0 <= index < len(base) else self._of(self.contents.wonder)[index]

    def __len__(self) -> int:
        return len(self._of(self.contents.wonder))
