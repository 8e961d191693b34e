"""The only file that lists the games. Other packages add theirs by an entry point."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from threecrowns.engine.game import Game
from threecrowns.engine.refusal import CrownsError, SetupError

GAMES = {
    "two-heirs": "threecrowns.games.two_heirs.game:TwoHeirsGame",
    "architects": "threecrowns.games.architects.game:ArchitectsGame",
    "connect-four": "connect_four.game:ConnectFourGame",
}
ENTRY_POINTS = "threecrowns.games"


def find_game(name: str, content_folder: Path | None = None) -> Game:
    """A game by its id, with its own content pack or the one in a folder; raises SetupError."""
    place = GAMES.get(name)
    if place is None:
        found = {each.name: each.value for each in entry_points(group=ENTRY_POINTS)}
        place = found.get(name)
        if place is None:
            allowed = ", ".join([*GAMES, *found])
            raise SetupError("setup-unknown-game", name=name, allowed=allowed)
    module, _, attribute = place.partition(":")
    game_class: type[Game] = getattr(import_module(module), attribute)
    if content_folder is None:
        return game_class()
    return game_class(_content_file(name, content_folder))  # type: ignore[call-arg] # games with content take its file


def _content_file(name: str, folder: Path) -> Path:
    """The pack for a game in a folder: `content.toml`, or a file named after the game."""
    for candidate in (folder / "content.toml", folder / f"{name}.toml"):
        if candidate.is_file():
            return candidate
    raise CrownsError("content-no-file", folder=str(folder), name=name)
