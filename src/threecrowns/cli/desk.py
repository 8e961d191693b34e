"""What a person at a terminal has before them: a table, a screen, and somebody who explains."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from threecrowns.cli.choices import Choices
from threecrowns.cli.console import Speaker
from threecrowns.cli.draw.drawing import find_drawing
from threecrowns.cli.screen import Screen
from threecrowns.cli.talk import Talk
from threecrowns.cli.telling import Teller
from threecrowns.engine.refusal import CrownsError
from threecrowns.table.sitting import Sitting
from threecrowns.table.table import Table

AIM = "aim"  # the message of a game that tells what it is about


class Desk:
    def __init__(self, sitting: Sitting, speaker: Speaker, screen: Screen) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.table = Table(sitting.match, sitting.players)
        self.game = sitting.game
        self.speaker = speaker
        self.screen = screen
        self.drawing = find_drawing(self.game, self.match.setup, speaker)
        self.teller = Teller(self.match, speaker)
        self.talk = Talk(self.game, speaker, self.drawing.sheets, self.match.setup)
        self._seen: tuple[tuple[int, str], Any] | None = None  # the view drawn last, and of what

    def view(self, seat: int) -> Any:
        """What the seat sees now; kept until the position changes, since it is asked for often."""
        seen = (seat, self.match.state.digest())
        if self._seen is None or self._seen[0] != seen:
            self._seen = (seen, self.game.view(self.match.state, seat))
        return self._seen[1]

    def choices(self, seat: int) -> Choices:
        """What the seat may answer, in the words of the reader."""
        asides = self.drawing.asides(self.table.question(seat))
        return Choices(self.table.offer(), self.speaker.catalogue, asides)

    def drawn(self, seat: int, choices: Choices, height: int | None) -> list[Text]:
        """The table in lines that fit."""
        return self.drawing.table(self.view(seat), choices.moves, self.screen.width, height)

    def show_table(self, seat: int, choices: Choices) -> None:
        self.screen.page(self.drawn(seat, choices, None))

    @property
    def has_aim(self) -> bool:
        return self.speaker.catalogue.has(AIM)

    def tell_aim(self) -> None:
        """The aim, a turn, where resources come from and the end, in ten lines."""
        if not self.has_aim:
            raise CrownsError("aim-none")
        for line in self.speaker.text(AIM).splitlines():
            self.screen.say(line)

    def say(self, message: str, **params: str | int) -> None:
        self.screen.say(self.speaker.text(message, **params))
