"""Brian Boru on a terminal: the map, regions, players, the three tracks, trick, draft and hand.

Where the screen is low, the map gives way to a line per region, and what the question does not
need is shortened; `board` always shows everything.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from threecrowns.cli.console import Speaker
from threecrowns.cli.draw.brian_boru.board import Board
from threecrowns.cli.draw.brian_boru.cards import Cards
from threecrowns.cli.draw.brian_boru.ireland import WIDTH as MAP_WIDTH
from threecrowns.cli.draw.brian_boru.ireland import Ireland
from threecrowns.cli.draw.brian_boru.roads import Roads
from threecrowns.cli.draw.brian_boru.signs import ACTIVE, MONASTERY, VIKINGS, Signs
from threecrowns.cli.draw.drawing import Drawing
from threecrowns.cli.draw.parts import Need, Part
from threecrowns.cli.draw.rows import beside
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.moves import Move
from threecrowns.games.brian_boru.content.components import Components
from threecrowns.games.brian_boru.speech.view import View

GAP = 2  # between the map and what stands beside it
NARROW_PANEL = 27  # signs that the regions beside the map need
ABOUT_TOWNS = {"lead", "expand", "free", "settle", "raid", "monastery"}  # verbs that name one
ABOUT_CARDS = {"keep", "lead"}  # with many choices
SUITS = ("red", "blue", "yellow", "white")


class BrianBoruDrawing(Drawing):
    sheets = ("roads", "regions", "players", "tracks", "hand", "notes")

    def __init__(self, game: Game, setup: Setup, speaker: Speaker) -> None:
        super().__init__(game, setup, speaker)
        components = game.components()
        assert isinstance(components, Components)
        self.components = components
        names = [speaker.word(game.seat_name(seat, setup)) for seat in range(setup.seats)]
        self.signs = Signs(components, speaker, names)
        self.board = Board(self.signs)
        self.cards = Cards(self.signs)
        self.roads = Roads(self.signs)
        self.ireland: Ireland | None = None  # laid out when it is first shown

    def table(
        self, view: View, moves: Sequence[Move], width: int, height: int | None
    ) -> list[Text]:
        """With the map if everything fits beside and below it, else in parts that are folded."""
        whole = [self._title(view), *self._with_map(view, width)]
        if height is None or len(whole) <= height:
            return whole
        return [self._title(view), *self.fold(self.parts(view, moves, width), width, height - 1)]

    def parts(self, view: View, moves: Sequence[Move], width: int) -> list[Part]:
        """Regions, players, tracks and cards; the numbers say what is given up last."""
        board, cards = self.board, self.cards
        verbs = {move.verb for move in moves}
        of_regions = Need.IN_FULL if verbs & ABOUT_TOWNS else Need.MAY_BE_SHORT
        of_others = Need.MAY_GO if verbs & ABOUT_CARDS else Need.MAY_BE_SHORT
        regions = (board.regions_with_towns(view, width), board.summary(view, width))
        players = (board.players(view, width), board.players_in_short(view, width))
        tracks = (board.tracks(view, width), board.tracks_in_short(view, width))
        held = (cards.held(view, width, is_short=False), cards.held(view, width, is_short=True))
        return [
            Part("regions", regions, of_regions, weight=2),
            Part("players", players, of_others, weight=1),
            Part("tracks", tracks, of_others),
            Part("trick", (cards.trick(view, width),), Need.IN_FULL),
            Part("pack", (cards.pack(view, width),), Need.IN_FULL),
            Part("hand", held, Need.MAY_BE_SHORT, weight=3),
            Part("notes", (cards.notes(view, width),)),
        ]

    def turn(self, view: View) -> int:
        return view.turn_number

    def sheet(self, name: str, view: View, rest: str) -> list[Text]:
        return self.roads.lines(view, rest) if name == "roads" else super().sheet(name, view, rest)

    def legend(self) -> list[str]:
        speaker = self.speaker
        colours = ", ".join(
            f"{self.signs.suit_letter(suit)} {speaker.text(f'suit-{suit}')}" for suit in SUITS[:3]
        )
        players = ", ".join(
            f"{letter} {speaker.text(f'player-{colour}')}"
            for letter, colour in zip(self.signs.letters, self.components.players, strict=True)
        )
        return [
            speaker.text(
                "legend-town",
                colours=colours,
                players=players,
                vikings=VIKINGS,
                monastery=MONASTERY,
                active=ACTIVE,
            ),
            speaker.text("legend-region", vikings=VIKINGS),
            speaker.text(
                "legend-track",
                coin=speaker.text("draw-coin"),
                renown=speaker.text("draw-renown-sign"),
                town=speaker.text("draw-town-sign"),
            ),
            speaker.text("legend-players"),
            speaker.text("legend-reconstructed"),
        ]

    # -- layouts

    def _with_map(self, view: View, width: int) -> list[Text]:
        room = width - MAP_WIDTH - GAP
        if room < NARROW_PANEL:
            return [
                *self.board.regions_with_towns(view, width),
                *self._stand(view, width),
                *self.cards.lines(view, width),
            ]
        self.ireland = self.ireland or Ireland(self.components)
        drawn = self.ireland.lines({town.id: self.signs.town(town) for town in view.towns})
        panel = self.board.regions_named(view, room)
        below = self._stand(view, width)
        stand = self._stand(view, room)
        if all(len(line) <= room for line in stand):
            panel, below = [*panel, Text(), *stand], []
        lines = beside(drawn, panel, MAP_WIDTH + GAP)
        return [*lines, *below, *self.cards.lines(view, width)]

    def _stand(self, view: View, width: int) -> list[Text]:
        return [*self.board.players(view, width), *self.board.tracks(view, width)]

    def _title(self, view: View) -> Text:
        speaker = self.speaker
        title = Text(self.game.names[speaker.language], style="bold")
        if view.round > 0:
            title.append(f" · {speaker.text('draw-round', round=view.round, rounds=view.rounds)}")
        title.append(f" · {speaker.text('draw-phase', phase=view.phase)}")
        if view.is_last_round and view.phase != "end":
            title.append(f" · {speaker.text('draw-last-round')}", style="red")
        return title
