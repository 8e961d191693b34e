"""A game of another package brings its own drawing."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from typing import Any

import pytest

from threecrowns.catalogue import find_game
from threecrowns.cli.console import Speaker
from threecrowns.cli.draw import drawing
from threecrowns.cli.draw.drawing import Drawing, find_drawing
from threecrowns.engine.game import Setup


class Stones(Drawing):
    """What another package would draw."""


def entries(group: str, name: str) -> Iterator[EntryPoint]:
    if (group, name) == ("threecrowns.drawings", "other"):
        yield EntryPoint(name, f"{__name__}:Stones", group)


@pytest.mark.parametrize(("game", "wanted"), [("other", Stones), ("unknown", Drawing)])
def test_a_drawing_is_found_by_its_entry_point(
    monkeypatch: pytest.MonkeyPatch, game: str, wanted: type[Any]
) -> None:
    monkeypatch.setattr(drawing, "entry_points", entries)
    stones = find_game("connect-four")
    monkeypatch.setattr(stones, "id", game)
    assert type(find_drawing(stones, Setup(2), Speaker("en"))) is wanted
