"""The cards of Brian Boru in lines: the trick so far, the pack in the draft, the hand."""

from __future__ import annotations

from rich.text import Text

from threecrowns.cli.draw.brian_boru.signs import Signs
from threecrowns.cli.draw.rows import Row, aligned, joined
from threecrowns.games.brian_boru.speech.view import View


class Cards:
    def __init__(self, signs: Signs) -> None:
        self.signs = signs
        self.components = signs.components
        self.speaker = signs.speaker

    def lines(self, view: View, width: int) -> list[Text]:
        """Everything that the reader may see, of each card what it does."""
        return [
            *self.trick(view, width),
            *self.pack(view, width),
            *self.held(view, width, is_short=False),
            *self.notes(view, width),
        ]

    def pack(self, view: View, width: int) -> list[Text]:
        """The cards to choose from in the draft, always with what they do."""
        if view.draft is None or not view.draft.pack:
            return []
        return self.hand("draw-pack", view.draft.pack, width, is_short=False)

    def held(self, view: View, width: int, *, is_short: bool) -> list[Text]:
        mine = view.players[view.seat].hand if view.seat is not None else None
        return self.hand("draw-hand", mine, width, is_short=is_short) if mine else []

    def notes(self, view: View, width: int) -> list[Text]:
        """The cards that were seen in this round."""
        if view.notes is None:
            return []
        seen = {card for pack in (*view.notes.packs, *view.notes.played) for card in pack}
        cards = tuple(name for name in self.components.cards if name in seen)
        return self.hand("draw-notes", cards, width, is_short=True) if cards else []

    def trick(self, view: View, width: int) -> list[Text]:
        """The active town and the cards played, in the order in which they resolve (B40)."""
        trick = view.trick
        if trick is None or not any(trick.cards):
            return []
        speaker = self.speaker
        town = trick.active_town
        parts = [Text(self._active(town) if town else speaker.text("draw-no-town"), style="bold")]
        faces = self.components.cards
        played = [(faces[card].value, seat, card) for seat, card in enumerate(trick.cards) if card]
        for _, seat, card in sorted(played):
            shown = Text().append_text(self.signs.player(seat)).append(" ")
            shown.append_text(self.signs.card(card))
            if seat == trick.winner:
                shown.append(f" ({speaker.text('draw-winning')})", style="bold")
            if seat == trick.resolver:
                shown.append(f" ({speaker.text('draw-resolving')})")
            parts.append(shown)
        return joined(parts, width, f"{speaker.text('draw-trick')}  ")

    def _active(self, town: str) -> str:
        face = self.components.towns[town]
        return self.speaker.text(
            "draw-active",
            town=f"{face.name} ({town})",
            colour=self.speaker.text(f"suit-{face.colour}"),
            region=self.components.regions[face.region].names[self.speaker.language],
        )

    def hand(self, label: str, cards: tuple[str, ...], width: int, *, is_short: bool) -> list[Text]:
        """Every card with what it brings when it wins and when it loses, or just its name."""
        speaker = self.speaker
        if is_short:
            return joined(
                [self.signs.card(card) for card in cards], width, f"{speaker.text(label)}  "
            )
        header: Row = [
            Text(speaker.text(label), style="bold"),
            Text(speaker.text("draw-if-won"), style="dim"),
            Text(speaker.text("draw-if-lost"), style="dim"),
        ]
        rows = [header]
        for card in cards:
            face = self.components.cards[card]
            won = self.signs.symbols(face.primary[1:]) or speaker.text("draw-nothing")
            lost = " | ".join(self.signs.symbols(row) for row in (face.upper, face.lower) if row)
            rows.append([self.signs.card(card), Text(won), Text(lost)])
        return aligned(rows, width)
