"""Which games there are. Other packages add theirs by an entry point."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from threecrowns.engine.game import Game
from threecrowns.engine.refusal import CrownsError, SetupError

GAMES = {
    "two-heirs": "threecrowns.games.two_heirs.game:TwoHeirsGame",
    "brian-boru": "threecrowns.games.brian_boru.game:BrianBoruGame",
    "architects": "threecrowns.games.architects.game:ArchitectsGame",
    "connect-four": "connect_four.game:ConnectFourGame",
}
ENTRY_POINTS = "threecrowns.games"


def game_places() -> dict[str, str]:
    """Every game by its id, ours first; nobody else can take one of our ids."""
    others = {each.name: each.value for each in entry_points(group=ENTRY_POINTS)}
    return {**GAMES, **{name: place for name, place in others.items() if name not in GAMES}}


def game_of(name: str) -> str:
    """The game that a part is of: `architects-wow` is of `architects`; "" if of none."""
    games = [each for each in game_places() if f"{name}-".startswith(f"{each}-")]
    return max(games, key=len, default="")


def find_game(name: str, content: Path | None = None) -> Game:
    """A game by its id, with its own content pack or the one given; raises SetupError.

    A pack is given as its file, or as the folder it lies in.
    """
    found = game_class(name)
    if content is None:
        return found()
    if not found.packs:
        raise SetupError("setup-no-content", name=name)
    return found(_pack_file(found, content))  # type: ignore[call-arg] # games with packs take one


def game_class(name: str) -> type[Game]:
    """The class of a game, which is not made yet; raises SetupError."""
    place = GAMES.get(name) or game_places().get(name)
    if place is None:
        allowed = ", ".join(game_places())
        raise SetupError("setup-unknown-game", name=name, allowed=allowed)
    return _load(place)


def texts_of_games() -> Iterator[Path]:
    """The catalogues of the games, one after the other; none is loaded before it is wanted."""
    return (_load(place).texts for place in game_places().values())


def _load(place: str) -> type[Game]:
    module, _, attribute = place.partition(":")
    found: type[Game] = getattr(import_module(module), attribute)
    return found


def _pack_file(game: type[Game], folder: Path) -> Path:
    """The pack for a game in a folder: named like a built-in one, or after the game."""
    if folder.is_file():
        return folder
    names = [*(file.name for file in game.packs.values()), f"{game.id}.toml"]
    for name in names:
        if (folder / name).is_file():
            return folder / name
    raise CrownsError("content-no-file", folder=str(folder), names=", ".join(names))
