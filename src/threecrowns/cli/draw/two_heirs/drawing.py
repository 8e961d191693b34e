"""The Two Heirs on a terminal: landscape, royal reserve, hands, units, resources, points."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from threecrowns.cli.console import Speaker
from threecrowns.cli.draw.drawing import Drawing
from threecrowns.cli.draw.rows import beside, joined
from threecrowns.cli.draw.two_heirs.grid import At, Grid
from threecrowns.cli.draw.two_heirs.landscape import SCAFFOLD, Landscape
from threecrowns.cli.draw.two_heirs.signs import PLAYER_COLOURS, RESOURCES, SEPARATE_ENDS, Signs
from threecrowns.cli.talk import Shown
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.moves import Move, Value
from threecrowns.games.two_heirs.content.components import Components
from threecrowns.games.two_heirs.speech.view import PlayerView, SlotView, UnitView, View

PLACING = ("build", "extend")
GAP = 2  # between the landscape and what stands beside it
PANEL = 40  # signs that the panel beside the landscape needs
IN_REACH = "»"


class TwoHeirsDrawing(Drawing):
    def __init__(self, game: Game, setup: Setup, speaker: Speaker) -> None:
        super().__init__(game, setup, speaker)
        components = game.components()
        assert isinstance(components, Components)
        self.signs = Signs(components, game.seat_looks(setup), speaker)

    def table(
        self, view: View, moves: Sequence[Move], width: int, height: int | None
    ) -> list[Text]:
        title = self._title(view)
        if not view.landscape:
            return [title]
        landscape = Landscape(self.signs, view, _cells(moves))
        smallest: list[Text] = []
        for grid in landscape.grids():
            layout = [title, *self._layout(view, grid, width)]
            is_narrow = max(len(line) for line in layout) <= width
            if is_narrow and (height is None or len(layout) <= height):
                return layout
            if is_narrow or not smallest:
                smallest = min(smallest or layout, layout, key=len)
        return smallest

    def _layout(self, view: View, grid: Grid, width: int) -> list[Text]:
        """The landscape with everything else beside it, or else below."""
        room = width - grid.width - GAP
        if room >= PANEL:
            return beside(grid.lines(), self._panel(view, room), grid.width + GAP)
        return [*grid.lines(), *self._panel(view, width, is_low=True)]

    def turn(self, view: View) -> int:
        return view.turn_number

    def piece_at(self, view: View, cell: tuple[int, int]) -> str:
        for tile in view.landscape:
            if tile.at == cell:
                return tile.token or tile.id or ""
        return ""

    def shown(self, view: View) -> Shown:
        """`W1` and `unit 1` for the reader's units; the tiles in the ring for their slots."""
        units: dict[str, list[Value]] = {}
        for unit in view.units:
            if unit.owner == view.turn:
                sign = self.signs.unit(unit).plain
                units[sign] = units[self.speaker.text(f"unit-{unit.unit}")] = [unit.unit]
        slots: dict[str, list[Value]] = {}
        for slot in view.ring:
            if slot.tile is not None:
                for name in {slot.tile, *self.signs.face(slot.tile).names.values()}:
                    slots.setdefault(name, []).append(slot.slot)
        return {"unit": units, "slot": slots}

    def legend(self) -> list[str]:
        speaker = self.speaker
        letters = ", ".join(
            f"{letter} {speaker.text(f'resource-{resource}')}"
            for letter, resource in zip(self.signs.resource_letters, RESOURCES, strict=True)
        )
        players = ", ".join(
            f"{speaker.text(f'letter-{colour}')} {speaker.text(f'player-{colour}')}"
            for colour in PLAYER_COLOURS
        )
        return [
            speaker.text("legend-tile", letters=letters, players=players),
            speaker.text("legend-units"),
            speaker.text("legend-roads", ends=SEPARATE_ENDS),
            speaker.text("legend-reserve", reach=IN_REACH),
            speaker.text("legend-henry", scaffold=SCAFFOLD),
        ]

    # -- the parts of the table

    def _title(self, view: View) -> Text:
        speaker = self.speaker
        title = Text(self.game.names[speaker.language], style="bold")
        players = [
            f"{speaker.word(self.game.seat_name(player.seat, self.setup))} {player.points}"
            for player in view.players
        ]
        title.append(f" · {' : '.join(players)}", style="bold not dim")
        title.append(f" · {speaker.text('draw-turn', number=view.turn_number)}")
        if view.final_turns is not None:
            title.append(f" · {speaker.text('draw-ending', turns=view.final_turns)}", style="red")
        return title

    def _panel(self, view: View, width: int, *, is_low: bool = False) -> list[Text]:
        lines = self._stack(view, width)
        slots = self._ring(view)
        lines += joined(slots, width) if is_low else slots
        for player in view.players:
            lines += self._player(view, player, width)
        if view.henry is not None:
            left = self.speaker.text("draw-treasures", count=view.henry.treasures_left)
            lines.append(Text(f"  {left}"))
        return lines

    def _stack(self, view: View, width: int) -> list[Text]:
        """T23. The common stack, whose top shows its colour."""
        speaker = self.speaker
        if view.top_colour is None:
            stack = speaker.text("draw-stack-empty")
        else:
            top = self.signs.letter(view.top_colour)
            stack = speaker.text("draw-stack", count=view.stack, top=top)
        return joined([Text(speaker.text("draw-reserve"), style="bold"), Text(stack)], width)

    def _ring(self, view: View) -> list[Text]:
        """T19, T30. The slots clockwise from the shield, with those in reach marked."""
        reach = view.players[view.turn].reach
        shield = next(slot.slot for slot in view.ring if slot.has_shield)
        slots = [*view.ring[shield:], *view.ring[:shield]]
        return [self._slot(view, slot, reach) for slot in slots]

    def _slot(self, view: View, slot: SlotView, reach: int) -> Text:
        line = Text(f" {slot.slot} ")
        if slot.has_shield:
            crown = self.speaker.text("draw-shield")
            return line.append_text(self.signs.player(view.crown)).append(f" {crown}")
        if slot.tile is None:
            return line.append("  -", style="dim")
        is_in_reach = 0 < slot.rank <= reach
        line.append(IN_REACH if is_in_reach else " ", style="bold")
        tile = self.signs.tile(slot.tile)
        if not is_in_reach:
            tile.stylize("dim", 1)
        return line.append_text(tile)

    def _player(self, view: View, player: PlayerView, width: int) -> list[Text]:
        speaker = self.speaker
        seat = player.seat
        is_active = seat == view.turn
        is_henry = self.signs.looks[seat].is_scripted
        name = speaker.word(self.game.seat_name(seat, self.setup))
        title = Text(style="bold" if is_active else "")
        title.append_text(self.signs.player(seat)).append(f" {name}")
        parts = [title, Text(speaker.text("draw-points", points=player.points))]
        if not is_henry:
            parts.append(Text(speaker.text("draw-reach", reach=player.reach)))
            parts.append(self.signs.amounts(player.resources))
        if is_active and view.discounts:
            discounts = speaker.text("draw-discounts", count=view.discounts)
            parts.append(Text(discounts, style="bold"))
        lines = joined(parts, width)
        if player.hand:
            label = f"  {speaker.text('draw-hand')} "
            lines += joined([self.signs.tile(tile) for tile in player.hand], width, label)
        units = [self._unit(unit) for unit in view.units if unit.owner == seat]
        return [*lines, Text("  ").append_text(Text("  ").join(units))]

    def _unit(self, unit: UnitView) -> Text:
        at = unit.at
        place = f"{at[0]},{at[1]}" if at else self.speaker.text(f"place-{unit.place}")
        return Text().append_text(self.signs.unit(unit)).append(f" {place}")


def _cells(moves: Sequence[Move]) -> set[At]:
    """Where a tile may be placed now."""
    cells = (move.values[-1] for move in moves if move.verb in PLACING)
    return {cell for cell in cells if isinstance(cell, tuple)}
