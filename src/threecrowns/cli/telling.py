"""What happened and what it is worth, in words."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from threecrowns.cli.console import Speaker
from threecrowns.cli.together import together
from threecrowns.cli.vocabulary import typed
from threecrowns.engine.game import ScoreLine
from threecrowns.engine.journal import Event
from threecrowns.engine.match import KnownAnswer, Match
from threecrowns.engine.state import CHANCE


class Teller:
    """Words the events and the score sheet of one match."""

    def __init__(self, match: Match, speaker: Speaker) -> None:
        self.match = match
        self.speaker = speaker

    def seat(self, seat: int) -> str:
        return self.speaker.word(self.match.game.seat_name(seat, self.match.setup))

    def events(self, first: int, last: int | None, seat: int | None) -> list[str]:
        """The sentences of some events, as this seat may know them; None is a spectator."""
        return self._sentences(self.match.events_since(first, seat, last))

    def steps(
        self, seat: int | None, *, last: int | None = None, hides_secrets: bool = True
    ) -> list[tuple[str, list[str]]]:
        """The answers so far, or the last ones: `7. White: take 2`, with what came of each."""
        count = len(self.match.answers)
        since = 0 if last is None else max(0, count - last)
        return [
            (self._title(known, hides_secrets=hides_secrets), self._sentences(known.events))
            for known in self.match.answers_known_to(seat, since)
        ]

    def _title(self, known: KnownAnswer, *, hides_secrets: bool) -> str:
        """Who said what; draws have no title."""
        if known.seat == CHANCE:
            return ""
        move = known.move if hides_secrets else self.match.answers[known.number].move
        if move is None:
            said = f"{self.speaker.text(f'verb-{known.verb}').partition(',')[0]} …"
        else:
            said = typed(self.speaker, self.match.game.grammar, move)
        return f"{known.number + 1}. {self.seat(known.seat)}: {said}"

    def _sentences(self, events: Iterable[Event]) -> list[str]:
        game = self.match.game
        phrases = (game.word_event(event, self.match.setup) for event in events)
        told = (phrase for phrase in phrases if phrase is not None)
        return together(told, self.speaker.catalogue)

    def score(self) -> list[Text]:
        """Every point with its reason, one block per player."""
        sheet = self.match.game.score_sheet(self.match.state)
        if not sheet:
            return [Text(self.speaker.text("score-none"))]
        lines: list[Text] = []
        for seat in sorted({line.seat for line in sheet}):
            mine = [line for line in sheet if line.seat == seat]
            total = sum(line.points for line in mine)
            title = self.speaker.text("score-total", who=self.seat(seat), points=total)
            lines.append(Text(title, style="bold"))
            lines += [self._score_line(line) for line in mine]
        return lines

    def _score_line(self, line: ScoreLine) -> Text:
        reason = self.speaker.word(line.reason)
        shown = Text(f"{line.points:4}  {line.clause:<5} {reason}")
        if pieces := self._pieces(line, reason):
            shown.append(f"  [{pieces}]", style="dim")
        return shown

    def _pieces(self, line: ScoreLine, reason: str) -> str:
        """What earned the points, where the reason does not name it: components, or cells."""
        names = self.match.game.piece_names(self.match.setup)
        ids = (str(piece.id) for piece in line.pieces)
        named = (self.speaker.word(names[each]) for each in ids if each in names)
        return ", ".join(name for name in named if name not in reason)
