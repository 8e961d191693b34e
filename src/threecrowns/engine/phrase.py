"""Something to be said to a player, before it is put into a language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Names: TypeAlias = Mapping[str, str]  # a published name in every language


@dataclass(frozen=True)
class Phrase:
    """A message id with its parameters; phrases, names and lists inside it are worded too."""

    id: str
    params: Mapping[str, Param] = field(default_factory=dict)


Param: TypeAlias = "str | int | Names | Phrase | tuple[Phrase | Names | str, ...]"
