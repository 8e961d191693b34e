"""The board of Brian Boru in lines: regions with their claim tokens, players, the three tracks."""

from __future__ import annotations

from rich.text import Text

from threecrowns.cli.draw.brian_boru.signs import VIKINGS, Signs
from threecrowns.cli.draw.rows import Row, aligned, joined
from threecrowns.games.brian_boru.speech.view import PlayerView, RegionView, View

WIDE_PANEL = 48  # signs that a region needs on one line with its name
TOKEN_AT, STRENGTHS_AT = 22, 32  # columns of such a line
MARKER = "*"
TRACKS = ("draw-marriage-track", "draw-battle", "draw-church")
PLAYER_COLUMNS = ("points", "now", "coins", "renown", "regions", "tokens", "cards", "married")


class Board:
    def __init__(self, signs: Signs) -> None:
        self.signs = signs
        self.components = signs.components
        self.speaker = signs.speaker

    # -- regions

    def summary(self, view: View, width: int) -> list[Text]:
        """All regions in as few lines as fit."""
        return joined([self._region(region) for region in view.regions], width)

    def _region(self, region: RegionView) -> Text:
        """`no 3/4 (6) P2 G1 !1`: strength and threshold, points of the token, strengths."""
        face = self.components.regions[region.id]
        shown = Text(face.prefix, style="bold")
        shown.append(" ").append_text(self._token(region)).append(" ")
        shown.append_text(self._strengths(region)).rstrip()
        return shown

    def _token(self, region: RegionView) -> Text:
        """`3/4 (6)` face down, `[6]` face up on the board, `[6 P]` before Purple."""
        face = self.components.regions[region.id]
        if not region.is_face_up:
            return Text(f"{region.weight}/{face.threshold} ({face.points})")
        shown = Text().append(f"[{face.points}", style="bold")
        if region.holder is not None:
            shown.append(" ").append_text(self.signs.player(region.holder))
        return shown.append("]", style="bold")

    def _strengths(self, region: RegionView) -> Text:
        strong = sorted(
            (seat for seat, strength in enumerate(region.strengths) if strength),
            key=lambda seat: -region.strengths[seat],
        )
        parts = [self.signs.player(seat, str(region.strengths[seat])) for seat in strong]
        if region.vikings:
            parts.append(Text(f"{VIKINGS}{region.vikings}", style="red"))
        return Text(" ").join(parts)

    def regions_named(self, view: View, width: int) -> list[Text]:
        """Two lines for each region, or one where they fit into it."""
        lines: list[Text] = []
        for region in view.regions:
            face = self.components.regions[region.id]
            name = Text().append(face.prefix, style="bold")
            name.append(f" {face.names[self.speaker.language]}")
            token, strengths = self._token(region), self._strengths(region)
            if width >= WIDE_PANEL:
                line = Text().append_text(name).append(" " * (TOKEN_AT - len(name)))
                line.append_text(token).append(" " * (STRENGTHS_AT - len(line)))
                lines.append(line.append_text(strengths))
            else:
                below = Text("  ").append_text(token).append(" ").append_text(strengths)
                lines += [name, below]
        return lines

    def regions_with_towns(self, view: View, width: int) -> list[Text]:
        """One line for each region, with its towns."""
        rows: list[Row] = []
        for region in view.regions:
            towns = [
                self.signs.town(town, has_prefix=False)
                for town in view.towns
                if self.components.towns[town.id].region == region.id
            ]
            prefix = Text(self.components.regions[region.id].prefix, style="bold")
            row = [prefix, self._token(region), self._strengths(region), Text(" ").join(towns)]
            rows.append(row)
        return aligned(rows, width)

    # -- the players and their discs

    def players(self, view: View, width: int) -> list[Text]:
        speaker = self.speaker
        header: Row = [Text()]
        header += [Text(speaker.text(f"draw-{name}"), style="dim") for name in PLAYER_COLUMNS]
        rows = [header, *(self._player(view, player) for player in view.players)]
        return aligned(rows, width, is_right=range(1, len(PLAYER_COLUMNS)))

    def players_in_short(self, view: View, width: int) -> list[Text]:
        """`P* 11 (15) 2c 1r`: points, with those that would be scored now, coins and renown."""
        coin, renown = (self.speaker.text(f"draw-{name}") for name in ("coin", "renown-sign"))
        parts = []
        for player in view.players:
            part = self.signs.player(player.seat)
            part.append(MARKER if player.seat == view.marker else "", style="bold")
            part.append(f" {player.vp} ({player.points}) {player.coins}{coin}", style="not bold")
            parts.append(part.append(f" {player.renown}{renown}"))
        return joined(parts, width)

    def _player(self, view: View, player: PlayerView) -> Row:
        seat = player.seat
        name = Text(style="bold" if seat in view.waiting else "")
        name.append_text(self.signs.player(seat)).append(f" {self.signs.seat(seat)}")
        name.append(MARKER if seat == view.marker else "", style="bold")
        amounts = (
            player.vp,
            player.points,
            player.coins,
            player.renown,
            player.regions,
            len(player.tokens),
            player.cards,
        )
        married = ", ".join(self._match(each).partition(",")[0] for each in player.marriages)
        return [name, *(Text(str(amount)) for amount in amounts), Text(married)]

    def _match(self, marriage: str) -> str:
        return self.components.marriages[marriage].names[self.speaker.language]

    # -- the three tracks

    def tracks(self, view: View, width: int) -> list[Text]:
        names = [self.speaker.text(name) for name in TRACKS]
        label = max(len(name) for name in names) + 1
        lines = joined(self._marriage_track(view), width, names[0].ljust(label), between=" ")
        if prize := self._prize(view):
            lines.append(Text(" " * label + prize))
        lines.append(Text(names[1].ljust(label)).append_text(self._battle(view)))
        lines.append(Text(names[2].ljust(label)).append_text(self._church(view)))
        return lines

    def tracks_in_short(self, view: View, width: int) -> list[Text]:
        """The marriage track, and the other two with the prize of the round in one line."""
        names = [self.speaker.text(name) for name in TRACKS]
        parts = [
            Text(f"{names[1]} ").append_text(self._battle(view)),
            Text(f"{names[2]} ").append_text(self._church(view)),
        ]
        if prize := self._prize(view):
            parts.append(Text(prize))
        marriage = joined(self._marriage_track(view), width, f"{names[0]} ", between=" ")
        return [*marriage, *joined(parts, width)]

    def _battle(self, view: View) -> Text:
        count = view.battle_area
        left = self.speaker.text("draw-raiders-left", count=count) if count else ""
        ranked = self._ranked(view, [player.raiders for player in view.players])
        return ranked.append(f"  {left or self.speaker.text('draw-no-raiders')}")

    def _church(self, view: View) -> Text:
        return self._ranked(view, [player.church_discs for player in view.players])

    def _marriage_track(self, view: View) -> list[Text]:
        """`0 PG`, `1`, `2c`, `3c O`: what a space gives, and who stands there."""
        signs = {name: self.speaker.text(f"draw-{name}") for name in ("coin", "renown-sign")}
        town = self.speaker.text("draw-town-sign")
        spaces = []
        for number, space in enumerate(self.components.track):
            gives = signs["coin"] * space.coins + signs["renown-sign"] * space.renown
            gives += town if space.has_town else ""
            shown = Text(f"{number}{gives}")
            for player in view.players:
                if player.space == number:
                    shown.append_text(self.signs.player(player.seat))
            spaces.append(shown)
        return spaces

    def _prize(self, view: View) -> str:
        """The marriage card of the round, or who keeps the princess and on which side."""
        speaker = self.speaker
        if view.marriage is not None:
            face = self.components.marriages[view.marriage]
            parts = []
            if face.is_princess:
                points = self.components.constants.decline_points
                parts.append(speaker.text("draw-price-princess", points=points))
            if face.vp:
                parts.append(speaker.text("draw-price-points", points=face.vp))
            if face.renown:
                parts.append(speaker.text("draw-price-renown", renown=face.renown))
            if face.region is not None:
                region = self.components.regions[face.region].names[speaker.language]
                parts.append(speaker.text("draw-price-town", region=region))
            return speaker.text(
                "draw-price", match=self._match(view.marriage), what=", ".join(parts)
            )
        if view.princess is not None and view.princess_holder is not None:
            side = self.components.sides[view.princess][speaker.language]
            keeper = self.signs.seat(view.princess_holder)
            return speaker.text("draw-princess", who=keeper, side=side)
        return ""

    def _ranked(self, view: View, amounts: list[int]) -> Text:
        """Who has how many, the most first."""
        seats = sorted(range(len(view.players)), key=lambda seat: -amounts[seat])
        return Text(" ").join(self.signs.player(seat, str(amounts[seat])) for seat in seats)
