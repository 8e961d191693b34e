"""What is printed on a component, and which of it is not known for sure."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from threecrowns.engine.content import Pack
from threecrowns.engine.game import Game
from threecrowns.engine.phrase import Names, Phrase

UNSURE = "reconstructed"


class Look(msgspec.Struct, frozen=True):
    title: Phrase | Names
    lines: tuple[Phrase, ...]
    unsure: tuple[Phrase, ...]  # facts that no source at hand states


def look_at(game: Game, piece: str) -> Look | None:
    """The component with this id; None if the game does not have it."""
    phrases = game.look(piece)
    if not phrases:
        return None
    unsure = (Phrase(f"fact-{fact.replace('_', '-')}") for fact in reconstructed(game, piece))
    return Look(phrases[0], tuple(phrases[1:]), tuple(unsure))


def reconstructed(game: Game, piece: str) -> list[str]:
    """The facts of a component, and of the kind it is of, that no source at hand states."""
    entries = {
        name: entry for file in game.packs.values() for name, entry in _entries(file).items()
    }
    entry = entries.get(piece, {})
    behind = [entries[name] for name in _named_in(entry) if name in entries]
    found: dict[str, None] = {}
    for each in (entry, *behind):
        source = each.get("source")
        if isinstance(source, dict):
            found.update({fact: None for fact, value in source.items() if value == UNSURE})
    return list(found)


@lru_cache(maxsize=8)
def _entries(file: Path) -> dict[str, dict[str, Any]]:
    """Every entry of a pack that has an id."""
    tables = (table for table in Pack(file).data.values() if isinstance(table, list))
    return {
        str(entry["id"]): entry
        for table in tables
        for entry in table
        if isinstance(entry, dict) and "id" in entry
    }


def _named_in(entry: dict[str, Any]) -> list[str]:
    """What else an entry refers to: the kind of a tile, its set."""
    return [value for key, value in entry.items() if key != "id" and isinstance(value, str)]
