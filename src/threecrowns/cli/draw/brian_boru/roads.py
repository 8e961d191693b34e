"""The roads of Brian Boru as a list: all of them, or those of a town or a region."""

from __future__ import annotations

from rich.text import Text

from threecrowns.cli.draw.brian_boru.signs import Signs
from threecrowns.cli.draw.rows import joined
from threecrowns.cli.vocabulary import folded
from threecrowns.engine.refusal import CrownsError
from threecrowns.games.brian_boru.speech.view import TownView, View


class Roads:
    def __init__(self, signs: Signs) -> None:
        self.signs = signs
        self.components = signs.components
        self.speaker = signs.speaker

    def lines(self, view: View, rest: str) -> list[Text]:
        """B65. All roads, first those to expand along; or the roads of one town or region."""
        width = self.speaker.console.width - 1
        towns = {town.id: town for town in view.towns}
        wanted = self._wanted(rest.strip())
        lines = [] if rest.strip() else [Text(self._own_roads(view, towns), style="bold")]
        for face in self.components.regions.values():
            roads = [
                Text("–").join((self.signs.town(towns[a]), self.signs.town(towns[b])))
                for a, b in self.components.roads
                if (a in wanted or b in wanted) and a in face.towns
            ]
            if roads:
                label = f"{face.names[self.speaker.language]}: "
                lines += joined(roads, width, label, between="  ")
        return lines

    def _own_roads(self, view: View, towns: dict[str, TownView]) -> str:
        """The roads from a town that the reader controls to a free one."""
        reach = sorted(
            f"{a}–{b}"
            for road in self.components.roads
            for a, b in (road, road[::-1])
            if self._is_mine(view, towns[a]) and towns[b].disc is None
        )
        if not reach:
            return self.speaker.text("draw-roads-none")
        return self.speaker.text("draw-roads-yours", roads=", ".join(reach))

    def _is_mine(self, view: View, town: TownView) -> bool:
        return view.seat is not None and town.disc == view.seat and not town.has_vikings

    def _wanted(self, text: str) -> set[str]:
        """The towns meant by an id or a name of a town or a region; all for nothing."""
        towns = self.components.towns
        wanted = folded(text)
        if not wanted:
            return set(towns)
        for name, face in self.components.regions.items():
            known = (name, face.prefix, face.letter, *face.names.values())
            if wanted in map(folded, known):
                return set(face.towns)
        found = {name for name, face in towns.items() if wanted in (name, folded(face.name))}
        if not found:
            raise CrownsError("draw-roads-unknown", text=text)
        return found
