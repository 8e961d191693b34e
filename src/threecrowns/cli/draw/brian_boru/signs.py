"""Letters and colours for the components of Brian Boru.

Everything that has a colour has a letter too: towns and cards the small letter of their suit,
players a capital one.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from threecrowns.cli.console import Speaker
from threecrowns.games.brian_boru.content.components import Components
from threecrowns.games.brian_boru.speech.view import TownView

SUIT_STYLES = {
    "red": "white on #a3322b",
    "blue": "white on #2b6aa3",
    "yellow": "black on #e0b020",
    "white": "black on #f1ecdc",
}
BADGES = {
    "purple": "bold white on #6b3fa0",
    "green": "bold white on #2e7d46",
    "orange": "bold black on #f08c2e",
    "black": "bold white on #303030",
    "pink": "bold black on #f2a7c3",
}
VIKINGS = "!"
MONASTERY = "+"
ACTIVE = "*"


class Signs:
    def __init__(self, components: Components, speaker: Speaker, names: Sequence[str]) -> None:
        self.components = components
        self.speaker = speaker
        self.names = names  # [seat]
        self.letters = [speaker.text(f"letter-{colour}") for colour in components.players]

    def player(self, seat: int, more: str = "") -> Text:
        """`P`, or `P2` with an amount."""
        return Text(self.letters[seat] + more, style=BADGES[self.components.players[seat]])

    def seat(self, seat: int) -> str:
        return self.names[seat]

    def suit_letter(self, suit: str) -> str:
        return self.speaker.text(f"letter-{suit}")

    def town(self, town: TownView, *, has_prefix: bool = True) -> Text:
        """`no2b` free, `no2bP` Purple's, `no2bP!` under the Vikings, `no2bP+` with a monastery."""
        colour = self.components.towns[town.id].colour
        name = town.id if has_prefix else town.id.lstrip("abcdefghijklmnopqrstuvwxyz")
        shown = Text(name + self.suit_letter(colour), style=SUIT_STYLES[colour])
        if town.is_active:
            shown.append(ACTIVE, style="bold reverse")
        if town.disc is not None:
            marks = (VIKINGS if town.has_vikings else "") + (MONASTERY * town.has_monastery)
            shown.append_text(self.player(town.disc, marks))
        return shown

    def card(self, card: str) -> Text:
        """`blue 12`."""
        face = self.components.cards[card]
        colour = self.components.suits[face.suit][self.speaker.language]
        return Text(f"{colour} {face.value}", style=SUIT_STYLES[face.suit])

    def symbols(self, symbols: tuple[str, ...]) -> str:
        """`2 raiders, 1 coin`: equal symbols in a row are counted."""
        runs = [(name, len(list(run))) for name, run in groupby(symbols)]
        return ", ".join(
            self.speaker.text(f"symbol-{name.replace('_', '-')}", count=count)
            for name, count in runs
        )
