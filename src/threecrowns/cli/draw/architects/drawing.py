"""Architects of the West Kingdom on a terminal: board, cards on offer, players, hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from threecrowns.cli.console import Speaker
from threecrowns.cli.draw.architects.board import TownBoard
from threecrowns.cli.draw.architects.signs import CAN_BUILD, COLOURS, Signs
from threecrowns.cli.draw.drawing import Drawing
from threecrowns.cli.draw.parts import Need, Part
from threecrowns.cli.draw.rows import aligned, joined
from threecrowns.engine.asking import Outcome, Question
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.moves import Move
from threecrowns.games.architects.speech.view import HandView, PlayerView, View

BUILDING = "build"
TAKING_A_BOARD = "board"
PLACING = "worker"  # every placement takes one from home: not worth telling
INDENT = "  "

# Which parts of the table the answers with these verbs are about: in full, or at least in short.
TOWN = ({"place", "take-back", "capture", "visit", "monument"}, {"contribute", "trade", "yes"})
WONDER = ({"monument"}, {"contribute", "contribute-first"})
OFFER = ({"hire"}, set[str]())  # other choices name the apprentices with their skills
HAND = ({"discard", "resolve"}, {"keep", "choose"})


class ArchitectsDrawing(Drawing):
    sheets = ("town", "offer", "players", "hand", "wonder")

    def __init__(self, game: Game, setup: Setup, speaker: Speaker) -> None:
        super().__init__(game, setup, speaker)
        self.signs = Signs(game, setup, speaker)

    def table(
        self, view: View, moves: Sequence[Move], width: int, height: int | None
    ) -> list[Text]:
        width = max(40, width)
        room = None if height is None else height - 1
        return [self._title(view), *self.fold(self.parts(view, moves, width), width, room)]

    def parts(self, view: View, moves: Sequence[Move], width: int) -> list[Part]:
        """Board, offer, players, cards; the numbers say what is given up last."""
        verbs = {move.verb for move in moves}
        ready = {str(move.values[0]) for move in moves if move.verb == BUILDING}
        parts = []
        if any(player.home for player in view.players):
            town = TownBoard(self.signs, view, width)
            parts.append(
                Part(
                    "town",
                    (town.lines(), town.short_lines(), town.visited()),
                    _need(verbs, TOWN),
                    4,
                )
            )
            if view.has_wonder:
                wonder = (town.wonder(), town.short_wonder(), town.contribution())
                parts.append(Part("wonder", wonder, _need(verbs, WONDER), 1))
        offer = tuple(self._offer(view, width, is_brief=is_brief) for is_brief in (False, True))
        parts.append(Part("offer", offer, _need(verbs, OFFER)))
        mine = [player for player in view.players if player.player == view.seat]
        others = [player for player in view.players if player.player != view.seat]
        parts.append(Part("players", self._players(view, others, width), weight=2))
        parts.append(Part("players", self._players(view, mine, width), Need.MAY_BE_SHORT))
        for lines in (
            self._boards(moves, width),
            self._cards("pack", view.pack, ready, width),
            self._cards("five", view.five, ready, width),
        ):
            parts.append(Part("board", (lines,), Need.IN_FULL))
        hand = tuple(
            self._cards("hand", view.hand, ready, width, is_brief=is_brief)
            for is_brief in (False, True)
        )
        parts.append(Part("hand", hand, _need(verbs, HAND), 3))
        return parts

    def turn(self, view: View) -> int:
        return view.turn_number

    def asides(self, question: Question | None) -> dict[int, str]:
        """What each answer costs and gives: `(-2 silver, +3 stone)`."""
        choices = question.choices if question is not None else ()
        found = {each.action: self._aside(each.outcome) for each in choices if each.outcome}
        return {action: aside for action, aside in found.items() if aside}

    def legend(self) -> list[str]:
        speaker = self.speaker
        players = ", ".join(
            f"{speaker.text(f'letter-{colour}')} {speaker.text(f'player-{colour}')}"
            for colour in COLOURS
        )
        return [
            speaker.text(
                "legend-workers", players=players, opponent=speaker.text("letter-opponent")
            ),
            speaker.text("legend-options"),
            speaker.text("legend-hand", ready=CAN_BUILD),
        ]

    # -- the parts of the table

    def _aside(self, outcome: Outcome) -> str:
        signs = self.signs
        parts = [
            f"-{signs.amount(what, count)}"
            for what, count in outcome.pays.items()
            if (what, count) != (PLACING, 1)
        ]
        parts += [f"+{signs.amount(what, count)}" for what, count in outcome.gains.items()]
        return f"({', '.join(parts)})" if parts else ""

    def _title(self, view: View) -> Text:
        speaker = self.speaker
        title = Text(self.game.names[speaker.language], style="bold")
        title.append(f" · {speaker.text('draw-turn', number=max(1, view.turn_number))}")
        if view.final_turns is not None:
            title.append(f" · {speaker.text('draw-ending', turns=view.final_turns)}", style="red")
        return title

    def _offer(self, view: View, width: int, *, is_brief: bool) -> list[Text]:
        """A13, A82, A83. The apprentices with their columns and the silver lying on them."""
        slots = [slot for slot in view.offer if slot.apprentice is not None]
        if not slots:
            return []
        label = self.speaker.text("draw-offer")
        if is_brief:
            parts = []
            for slot in slots:
                assert slot.apprentice is not None
                parts.append(Text(f"{slot.column} {self._skilled(slot.apprentice)}"))
            return joined(parts, width, f"{label}: ")
        rows = []
        for slot in sorted(slots, key=lambda slot: (slot.row, slot.column)):
            assert slot.apprentice is not None
            column = Text(f" {slot.row + 1}.{slot.column}")
            row = self.signs.apprentice_row(slot.apprentice)
            if slot.coins:
                coins = self.speaker.text(
                    "draw-coins", silver=self.signs.amount("silver", slot.coins)
                )
                row[-1] = Text(f"{coins} ", style="bold").append_text(row[-1])
            rows.append([column, *row])
        return [Text(label, style="bold"), *aligned(rows, width)]

    def _players(
        self, view: View, players: Sequence[PlayerView], width: int
    ) -> tuple[list[Text], ...]:
        """With their abilities, without, and in short."""
        full: list[Text] = []
        plain: list[Text] = []
        short: list[Text] = []
        for player in players:
            lines = self._player(view, player, width)
            plain += lines
            full += lines
            if player.board is not None:
                full += aligned([[Text(), Text(self.signs.ability(player.board))]], width)
            short += self._player(view, player, width, is_brief=True)
        return full, plain, short

    def _player(
        self, view: View, player: PlayerView, width: int, *, is_brief: bool = False
    ) -> list[Text]:
        speaker, signs = self.speaker, self.signs
        name = speaker.word(self.game.seat_name(player.player, self.setup))
        is_active = player.player == view.turn
        title = Text().append_text(signs.player(view, player.player)).append(" ")
        title.append(name, style="bold underline" if is_active else "bold")
        parts = [title]
        if player.board is not None:
            parts.append(Text(signs.board(player.board)))
        parts.append(Text(speaker.text("draw-points", points=player.points)))
        parts.append(Text(speaker.text("draw-virtue", virtue=player.virtue)))
        if view.has_wonder:
            parts.append(Text(signs.amount("influence", player.influence)))
        if player.unpaid_debts:
            parts.append(Text(signs.amount("debt", player.unpaid_debts), style="red"))
        if player.paid_debts:
            parts.append(Text(speaker.text("draw-paid-debts", count=player.paid_debts)))
        parts.append(Text(speaker.text("draw-home", count=player.home)))
        if any(player.captives):
            captives = Text(f"{speaker.text('draw-captives')} ")
            parts.append(captives.append_text(signs.workers(view, player.captives)))
        if player.marker is not None:
            marker = speaker.text(f"good-{player.marker}")
            parts.append(Text(speaker.text("draw-marker", good=marker)))
        if is_brief:
            return joined([*parts, Text(signs.goods(player.goods))], width)
        lines = joined(parts, width)
        owned = [Text(signs.goods(player.goods))]
        if not player.is_scripted:
            owned.append(Text(speaker.text("draw-hand-size", count=player.hand_size)))
        lines += joined(owned, width, INDENT)
        cards = [Text(self._skilled(card)) for card in player.apprentices]
        cards += [Text(signs.building(card), style="bold") for card in player.buildings]
        return [*lines, *(joined(cards, width, INDENT) if cards else [])]

    def _skilled(self, apprentice: str) -> str:
        face = self.signs.components.apprentices[apprentice]
        return f"{self.signs.apprentice(apprentice)} ({self.signs.skills(face.skills)})"

    def _boards(self, moves: Sequence[Move], width: int) -> list[Text]:
        """A25. The characters to choose from, with what they can do; the choice says the rest."""
        boards = [str(move.values[0]) for move in moves if move.verb == TAKING_A_BOARD]
        if not boards:
            return []
        rows = [
            [Text(f" {self.signs.board(board)}", style="bold"), Text(self.signs.ability(board))]
            for board in boards
        ]
        return [Text(self.speaker.text("draw-boards"), style="bold"), *aligned(rows, width)]

    def _cards(
        self,
        name: str,
        held: Sequence[HandView],
        ready: set[str],
        width: int,
        *,
        is_brief: bool = False,
    ) -> list[Text]:
        """A47. Building cards only the reader sees, those that can be built now marked."""
        if not held:
            return []
        cards = [card.id for card in held]
        label = self.speaker.text(f"draw-{name}")
        rows = [self.signs.building_row(card, is_ready=card in ready) for card in cards]
        if is_brief:
            parts = []
            for card, row in zip(cards, rows, strict=True):
                cost = self.signs.components.buildings[card].cost
                points = f"{row[1].plain}: {self.signs.goods(cost)}"
                parts.append(row[0].copy().append(f" {points}"))
            return [Text(label, style="bold"), *joined(parts, width)]
        return [Text(label, style="bold"), *aligned(rows, width)]


def _need(verbs: set[str], about: tuple[set[str], set[str]]) -> Need:
    """How much answers with these verbs need a part of the table."""
    in_full, in_short = about
    if verbs & in_full:
        return Need.IN_FULL
    return Need.MAY_BE_SHORT if verbs & in_short else Need.MAY_GO
