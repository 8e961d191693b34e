"""Letters, colours and short words for the players, goods and cards of Architects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from threecrowns.cli.console import Speaker
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.phrase import Phrase
from threecrowns.games.architects.content.components import Components
from threecrowns.games.architects.speech.view import View

COLOURS = ("blue", "green", "purple", "red", "yellow")
BADGES = {
    "blue": "bold white on #1f4fbf",
    "green": "bold white on #2e6b34",
    "purple": "bold white on #6a3d8f",
    "red": "bold white on #a32020",
    "yellow": "bold black on #d9a514",
}
ANY = "any_"
NOBODY = "-"
TEXTS_BEHIND = ("effect-", "end-")  # phrases of a building that say what it does
CAN_BUILD = "»"


class Signs:
    def __init__(self, game: Game, setup: Setup, speaker: Speaker) -> None:
        components = game.components(setup)
        assert isinstance(components, Components)
        self.game = game
        self.components = components
        self.speaker = speaker
        self.language = speaker.language

    # -- players

    def letter(self, view: View, player: int) -> str:
        is_scripted = view.players[player].is_scripted
        return self.speaker.text(f"letter-{'opponent' if is_scripted else COLOURS[player]}")

    def player(self, view: View, player: int) -> Text:
        return Text(self.letter(view, player), style=BADGES[COLOURS[player]])

    def workers(self, view: View, counts: Sequence[int]) -> Text:
        """`B2 R1`: whose workers stand there."""
        parts = []
        for player, count in enumerate(counts):
            if count:
                parts.append(self.player(view, player).append(str(count)))
        return Text(" ").join(parts) if parts else Text(NOBODY, style="dim")

    # -- goods

    def amount(self, what: str, count: int) -> str:
        if what.startswith(ANY):
            goods = tuple(Phrase(f"good-{each}") for each in what.removeprefix(ANY).split("_"))
            return self.speaker.word(Phrase("amount-any", {"count": count, "goods": goods}))
        return self.speaker.word(Phrase(f"amount-{what.replace('_', '-')}", {"count": count}))

    def goods(self, goods: Mapping[str, int]) -> str:
        """`2 wood, 1 gold`: only what there is."""
        amounts = [self.amount(what, count) for what, count in goods.items() if count]
        return ", ".join(amounts) or self.speaker.text("nothing")

    def skills(self, skills: Iterable[str]) -> str:
        return ", ".join(self.speaker.text(f"skill-{skill}") for skill in skills)

    # -- names and what is printed

    def place(self, place: str) -> str:
        return self.components.places[place].names[self.language]

    def apprentice(self, card: str) -> str:
        return self.components.apprentices[card].names[self.language]

    def building(self, card: str) -> str:
        return self.components.buildings[card].names[self.language]

    def board(self, board: str) -> str:
        return self.components.boards[board].names[self.language]

    def ability(self, piece: str) -> str:
        """What an apprentice or a player board does, in words."""
        return self.speaker.word(self.game.look(piece)[1])

    def deed(self, card: str) -> str:
        """What a building does at once and at the end, in words."""
        said = [line for line in self.game.look(card) if line.id.startswith(TEXTS_BEHIND)]
        return " ".join(self.speaker.word(line) for line in said)

    def apprentice_row(self, card: str) -> list[Text]:
        """Name, skill, then virtue when hired and ability."""
        face = self.components.apprentices[card]
        said = self.ability(card)
        if face.virtue:
            sign = "+" if face.virtue > 0 else ""
            said = f"{sign}{self.amount('virtue', face.virtue)} · {said}"
        return [
            Text(self.apprentice(card), style="bold"),
            Text(self.skills(face.skills)),
            Text(said),
        ]

    def building_row(self, card: str, *, is_ready: bool) -> list[Text]:
        """Name, points, then cost, skills and what it does."""
        face = self.components.buildings[card]
        points = self.speaker.text("draw-points", points=face.points)
        parts = [self.goods(face.cost)]
        if face.skills:
            parts.append(self.skills(face.skills))
        if face.virtue:
            sign = "+" if face.virtue > 0 else ""
            parts.append(sign + self.amount("virtue", face.virtue))
        if said := self.deed(card):
            parts.append(said)
        mark = Text(CAN_BUILD if is_ready else " ", style="bold green")
        return [
            mark.append(" ").append(self.building(card), style="bold"),
            Text(points),
            Text(" · ".join(parts)),
        ]
