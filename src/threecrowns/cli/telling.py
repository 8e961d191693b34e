"""What happened and what it is worth, in words."""

from __future__ import annotations

from rich.text import Text

from threecrowns.cli.console import Speaker
from threecrowns.cli.vocabulary import typed
from threecrowns.engine.game import ScoreLine
from threecrowns.engine.match import Match
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
        game = self.match.game
        seen = self.match.events_since(first, seat, last)
        phrases = (game.word_event(event, self.match.setup) for event in seen)
        return [self.speaker.word(phrase) for phrase in phrases if phrase is not None]

    def steps(
        self, seat: int | None, *, last: int | None = None, hides_secrets: bool = True
    ) -> list[tuple[str, list[str]]]:
        """The answers so far, or the last ones: `7. White: take 2`, with what came of each."""
        count = len(self.match.answers)
        first = 0 if last is None else max(0, count - last)
        return [self._step(n, seat, hides_secrets=hides_secrets) for n in range(first, count)]

    def _step(self, number: int, seat: int | None, *, hides_secrets: bool) -> tuple[str, list[str]]:
        """One answer as a reader may know it; draws have no title."""
        answers = self.match.answers
        answer = answers[number]
        end = answers[number + 1].events if number + 1 < len(answers) else None
        title = ""
        if answer.seat != CHANCE:
            move = typed(self.speaker, self.match.game.grammar, answer.move)
            is_secret = answer.move.verb in self.match.game.secret_verbs
            if hides_secrets and is_secret and answer.seat != seat:
                move = f"{move.partition(' ')[0]} …"
            title = f"{number + 1}. {self.seat(answer.seat)}: {move}"
        return title, self.events(answer.events, end, seat)

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
        if any(piece not in names for piece in line.pieces):
            return " ".join(line.pieces)
        named = (self.speaker.word(names[piece]) for piece in line.pieces)
        return ", ".join(name for name in named if name not in reason)
