"""The board of Architects: locations, black market, guildhall, cathedral, figures, monuments."""

from __future__ import annotations

from rich.text import Text

from threecrowns.cli.draw.architects.signs import NOBODY, Signs
from threecrowns.cli.draw.rows import aligned, beside, joined
from threecrowns.engine.phrase import Param, Phrase
from threecrowns.games.architects.content.components import ContributionFace
from threecrowns.games.architects.speech.view import MonumentView, PlaceView, View

TAX_STAND = "tax_stand"
MARKET = "black_market_"


class TownBoard:
    """One position, drawn in lines."""

    def __init__(self, signs: Signs, view: View, width: int) -> None:
        self.signs = signs
        self.speaker = signs.speaker
        self.view = view
        self.width = width

    def lines(self) -> list[Text]:
        return [*self.locations(), *self.market(), *self.guildhall()]

    def short_lines(self) -> list[Text]:
        """The same in as few lines as fit."""
        places = [place for place in self.view.places if not place.id.startswith(MARKET)]
        parts = [self._location(place, 0) for place in places]
        return [*joined([*parts, *self._rest()], self.width), *self.market()]

    def visited(self) -> list[Text]:
        """Only the locations where something is."""
        parts = [
            self._location(place, 0)
            for place in self.view.places
            if place.id == TAX_STAND
            or any(place.workers)
            or place.has_princess
            or place.has_profiteer
            or place.monument is not None
        ]
        return joined([*parts, *self._rest()], self.width)

    def _rest(self) -> list[Text]:
        """Prison, guildhall and who stands on the cathedral, in short."""
        prison = Text(f"{self.speaker.text('place-prison')} ")
        prison.append_text(self.signs.workers(self.view, self.view.prison))
        cathedral = Text(f"{self.speaker.text('draw-cathedral')} ")
        standing = [level for level in self.view.cathedral if level.players]
        for level in standing:
            for player in level.players:
                cathedral.append_text(self.signs.player(self.view, player))
            cathedral.append(f"{level.level} ")
        cathedral.append("" if standing else NOBODY).rstrip()
        return [prison, *self._hall(), cathedral]

    # -- places

    def locations(self) -> list[Text]:
        """A50. Every location with the workers there; in two columns where they fit."""
        places = [place for place in self.view.places if not place.id.startswith(MARKET)]
        widest = max(len(self.signs.place(place.id)) for place in places) + 2
        lines = [self._location(place, widest) for place in places]
        prison = Text(self.speaker.text("place-prison").ljust(widest))
        lines.append(prison.append_text(self.signs.workers(self.view, self.view.prison)))
        half = (len(lines) + 1) // 2
        start = max(len(line) for line in lines[:half]) + 3
        if start + max(len(line) for line in lines[half:]) > self.width:
            return lines
        return beside(lines[:half], lines[half:], start)

    def _location(self, place: PlaceView, widest: int) -> Text:
        speaker = self.speaker
        line = Text(f"{self.signs.place(place.id)} ".ljust(widest))
        line.append_text(self.signs.workers(self.view, place.workers))
        if place.id == TAX_STAND:
            line.append(f" · {self.signs.amount('silver', self.view.tax)}")
        if place.has_princess:
            line.append(f" · {speaker.text('draw-princess')}", style="magenta")
        if place.has_profiteer:
            line.append(f" · {speaker.text('draw-profiteer')}", style="yellow")
        if place.monument is not None:
            line.append(f" · {self._monument_name(place.monument)}", style="bold")
            line.append_text(self._owner(place.monument))
        return line

    def _monument_name(self, monument: str) -> str:
        return self.signs.components.monuments[monument].names[self.signs.language]

    def _owner(self, monument: str) -> Text:
        owner = next(each.owner for each in self.view.monuments if each.id == monument)
        return Text(" ").append_text(self.signs.player(self.view, owner or 0))

    def market(self) -> list[Text]:
        """A147-A150. The three spaces, what they give now and who stands there."""
        parts = []
        for place in self.view.places:
            if not place.id.startswith(MARKET):
                continue
            space = place.id.removeprefix(MARKET)
            gives = self.signs.goods(place.goods) if place.goods else ""
            part = Text(self.speaker.text(f"draw-market-{space}", goods=gives))
            if any(place.workers):
                part.append(" ").append_text(self.signs.workers(self.view, place.workers))
            parts.append(part)
        label = f"{self.signs.place(MARKET + 'small')}: "
        return joined(parts, self.width, label)

    def guildhall(self) -> list[Text]:
        """A130-A132, A141. How full it is, and who stands where on the cathedral."""
        view, speaker = self.view, self.speaker
        lines = joined(self._hall(), self.width)
        levels = []
        printed = self.signs.components.levels
        for level in view.cathedral:
            part = Text(f"{level.level} ")
            points = speaker.text("draw-points", points=printed[level.level - 1].points)
            part.append(points, style="dim").append(" ")
            for player in level.players:
                part.append_text(self.signs.player(view, player))
            if not level.players:
                part.append(NOBODY, style="dim")
            levels.append(part)
        return [*lines, *joined(levels, self.width, f"{speaker.text('draw-cathedral')}: ")]

    def _hall(self) -> list[Text]:
        """How full the guildhall is, who stands there, and where the next resets are."""
        view, speaker = self.view, self.speaker
        hall = view.guildhall
        filled = speaker.text("draw-filled", lying=hall.lying, spaces=hall.rows * hall.row_length)
        name = self.signs.place("guildhall")
        parts = [Text(f"{name}: {filled}"), self.signs.workers(view, hall.workers)]
        if resets := ", ".join(str(space) for space in hall.resets_at if space > hall.lying):
            parts.append(Text(speaker.text("draw-resets", spaces=resets)))
        return parts

    # -- Works of Wonder

    def wonder(self) -> list[Text]:
        """W11, W60, W73-W75, W92. Contribution and consequence card, monuments still open."""
        view, speaker = self.view, self.speaker
        rows: list[list[Text]] = []
        if view.contribution is not None:
            rows.append(
                [Text(speaker.text("draw-contribution")), Text(" · ").join(self._contribution())]
            )
        if view.consequence is not None:
            princess = speaker.word(self._princess_reward())
            rows.append([Text(speaker.text("draw-princess-reward")), Text(princess)])
            claim = speaker.text("draw-profiteer-claim", effect=self._claim())
            rows.append([Text(speaker.text("draw-profiteer-at")), Text(claim)])
        for monument in view.monuments:
            if monument.owner is None:
                title = Text(self._monument_name(monument.id), style="bold")
                rows.append([title, self._open_monument(monument)])
        return aligned(rows, self.width) if rows else []

    def short_wonder(self) -> list[Text]:
        """The contribution card and the open monuments, in as few lines as fit."""
        monuments = [
            Text(f"{self._monument_name(monument.id)} ").append_text(self._open_monument(monument))
            for monument in self.view.monuments
            if monument.owner is None
        ]
        return [*self.contribution(), *(joined(monuments, self.width) if monuments else [])]

    def contribution(self) -> list[Text]:
        if self.view.contribution is None:
            return []
        label = f"{self.speaker.text('draw-contribution')}: "
        return joined(self._contribution(), self.width, label)

    def _contribution(self) -> list[Text]:
        """W11. What each resource on the contribution card gives, or that it lies there."""
        card = self.view.contribution
        assert card is not None
        parts = []
        for resource, gains in self.signs.components.contributions[card.card].gains.items():
            name = self.speaker.text(f"good-{resource}")
            if resource in card.laid:
                parts.append(Text(f"{name} {self.speaker.text('draw-laid')}", style="dim"))
            else:
                parts.append(Text(f"{name} → {self.signs.goods(gains)}"))
        return parts

    def _consequence(self) -> ContributionFace:
        assert self.view.consequence is not None
        return self.signs.components.contributions[self.view.consequence]

    def _princess_reward(self) -> Phrase:
        """W75, W77. What the consequence card gives beside the princess."""
        effect = self._consequence().princess
        options = effect.options or (effect,)
        said = [self._effect(each.kind, each.count, each.gain) for each in options]
        if len(said) == 1:
            return said[0]
        return Phrase("effect-effect-choice", {"first": said[0], "second": said[1]})

    def _effect(self, kind: str, count: int, gain: dict[str, int]) -> Phrase:
        amounts = tuple(
            Phrase(f"amount-{what.replace('_', '-')}", {"count": number})
            for what, number in gain.items()
        )
        params: dict[str, Param] = {"count": count, "gain": amounts or (Phrase("nothing"),)}
        return Phrase(f"effect-{kind.replace('_', '-')}", params)

    def _claim(self) -> str:
        """W73. What the profiteer does to those at his location."""
        consequence = self._consequence()
        parts = [
            f"+{self.signs.amount(what, count)}"
            for what, count in consequence.profiteer_gain.items()
        ]
        if consequence.profiteer_loss:
            parts.append(f"-{self.signs.amount('virtue', consequence.profiteer_loss)}")
        return ", ".join(parts)

    def _open_monument(self, monument: MonumentView) -> Text:
        face = self.signs.components.monuments[monument.id]
        points = self.speaker.text("draw-points", points=face.points)
        part = Text(f"{points}: {self.signs.goods(face.cost)}")
        if monument.laid:
            part.append(f" ({self.speaker.text('draw-lying-on', count=monument.laid)})")
        return part
