"""Letters, colours and short names for the components of The Two Heirs.

Everything that has a colour has a letter too: tiles the small letter of their resource, players a
capital one.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from threecrowns.cli.console import Speaker
from threecrowns.engine.game import SeatLook
from threecrowns.games.two_heirs.content.components import Components, TileFace
from threecrowns.games.two_heirs.speech.view import UnitView

COLOURS = ("green", "grey", "yellow")
RESOURCES = ("wood", "stone", "grain")
PLAYER_COLOURS = ("white", "blue")
TILE_STYLES = {
    "green": "white on #2e6b34",
    "grey": "white on #5f6368",
    "yellow": "black on #d9a514",
}
BADGES = {"white": "bold black on #f4f1e6", "blue": "bold white on #1f4fbf"}
RESOURCE_STYLES = ("green", "bright_black", "yellow")
ELITE = "*"

# How the exits of a tile are joined, in the directions of the board.
ROADS = {
    "N": "╨",
    "E": "╞",
    "S": "╥",
    "W": "╡",
    "NS": "║",
    "EW": "═",
    "NE": "╚",
    "ES": "╔",
    "SW": "╗",
    "NW": "╝",
    "NES": "╠",
    "ESW": "╦",
    "NSW": "╣",
    "NEW": "╩",
    "NESW": "╬",
}
SEPARATE_ENDS = "╳"  # several roads end here and none is joined
NO_ROAD = " "


class Signs:
    def __init__(self, components: Components, looks: Sequence[SeatLook], speaker: Speaker) -> None:
        self.components = components
        self.speaker = speaker
        self.language = speaker.language
        self.looks = looks
        self.player_letters = [speaker.word(look.letter) for look in looks]
        self.resource_letters = [speaker.text(f"letter-{name}") for name in RESOURCES]
        self.all_names = {face.names[self.language] for face in components.tiles.values()}

    def face(self, tile: str) -> TileFace:
        return self.components.tiles[tile]

    def name(self, tile: str) -> str:
        return self.face(tile).names[self.language]

    def short_name(self, tile: str, width: int) -> str:
        """The name, cut so that it is still told from all others: `W.obl` and `W.str`."""
        name = self.name(tile)
        cut = name[:width].rstrip()
        if sum(other.startswith(cut) for other in self.all_names) == 1 or " " not in name:
            return cut
        first, _, rest = name.partition(" ")
        return f"{first[0]}.{rest}"[:width]

    def letter(self, colour: str) -> str:
        """The letter of the resource that a tile of this colour gives."""
        return self.resource_letters[COLOURS.index(colour)]

    def amounts(self, amounts: tuple[int, int, int]) -> Text:
        """`2s 1g`: only what there is."""
        parts = [
            Text(f"{amount}{letter}", style=style)
            for amount, letter, style in zip(
                amounts, self.resource_letters, RESOURCE_STYLES, strict=True
            )
            if amount
        ]
        return Text(" ").join(parts) if parts else Text("-")

    def tile(self, tile: str) -> Text:
        """A tile outside the landscape: `g Inn JO1 2s 1g`."""
        face = self.face(tile)
        shown = Text()
        shown.append(self.letter(face.colour), style=TILE_STYLES[face.colour])
        shown.append(f" {self.name(tile)} ")
        shown.append(tile, style="dim")
        return shown.append(" ").append_text(self.amounts(face.cost))

    def player(self, seat: int) -> Text:
        return Text(self.player_letters[seat], style=BADGES[self.looks[seat].colour])

    def unit(self, unit: UnitView) -> Text:
        """`W*` for an elite, `W1`; a small letter has acted in this turn."""
        letter = self.player_letters[unit.owner]
        number = ELITE if unit.unit == "elite" else unit.unit
        shown = (letter.lower() if unit.is_marked else letter) + number
        return Text(shown, style=BADGES[self.looks[unit.owner].colour])

    def road(self, tile: str, exits: tuple[str, ...]) -> str:
        """The sign for the road on a building whose exits lie so on the board."""
        if not exits:
            return NO_ROAD
        if len(self.face(tile).road) > 1:
            return SEPARATE_ENDS
        return ROADS["".join(side for side in "NESW" if side in exits)]
