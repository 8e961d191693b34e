"""One question to a person: moves are made, commands are carried out until there is an answer."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from threecrowns.cli.choices import Choices
from threecrowns.cli.desk import Desk
from threecrowns.cli.look import look_lines
from threecrowns.cli.paths import named_path
from threecrowns.cli.talk import COMMANDS, Command
from threecrowns.engine.moves import CELL, Move
from threecrowns.engine.refusal import (
    CrownsError,
    GameError,
    Refusal,
    UnreadableMoveError,
)
from threecrowns.table.rulebook import found_in, texts_of

HELP_COLUMN = 30  # where the explanations begin


class Quit(Exception):  # noqa: N818 - not an error: the player may leave at any time
    """The player leaves the table."""


@dataclass(frozen=True)
class Decision:
    """What a person has decided; the host carries it out."""

    move: Move | None  # None: take the last answer back


class Answering:
    def __init__(self, desk: Desk, seat: int, choices: Choices) -> None:
        self.desk = desk
        self.match = desk.match
        self.game = desk.game
        self.screen = desk.screen
        self.speaker = desk.speaker
        self.seat = seat
        self.choices = choices
        self.decision: Decision | None = None  # what was decided, not yet done

    def hear(self, text: str) -> None:
        """Do what was typed, or decide it; raises CrownsError with the sentence to say."""
        meant = self.desk.talk.read(text, self.choices, self.match.state)
        if isinstance(meant, Move):
            self._decide(meant)
        else:
            self._obey(meant)

    def _decide(self, move: Move) -> None:
        """The move is checked now and made by the host, whom a full disk then ends."""
        refusal = self.game.why_not(self.match.state, self.seat, move)
        if refusal is not None:
            raise self._refused(refusal)
        self.decision = Decision(move)

    def _refused(self, refusal: Refusal) -> CrownsError:
        return CrownsError("talk-refused", clause=refusal.clause, reason=refusal.phrase)

    # -- commands

    def _obey(self, command: Command) -> None:
        orders = {
            "undo": self._do_undo,
            "why": self._do_why,
            "score": self._do_score,
            "log": self._do_log,
            "save": self._do_save,
            "look": self._do_look,
            "aim": self._do_aim,
            "rule": self._do_rule,
            "options": self._do_options,
            "board": self._do_board,
            "help": self._do_help,
            "quit": self._do_quit,
        }
        if command.name in self.desk.drawing.sheets:
            view = self.desk.view(self.seat)
            self.screen.page(self.desk.drawing.sheet(command.name, view, command.rest))
        else:
            orders[command.name](command.rest)

    def _do_undo(self, rest: str) -> None:
        if not self.match.can_undo(self.seat):
            raise GameError("undo-impossible")
        self.decision = Decision(None)

    def _do_why(self, rest: str) -> None:
        if not rest:
            raise CrownsError("talk-which", usage=self._usage("why"))
        meant = self._meant_by_why(rest)
        refusal = self.game.why_not(self.match.state, self.seat, meant)
        if refusal is not None:
            raise self._refused(refusal)
        said = self.game.word_move(self.match.state, meant)
        self.desk.say("talk-allowed", move=self.speaker.word(said))

    def _meant_by_why(self, text: str) -> Move:
        """A move, or a thing for which there is one: `why inn` asks about taking it."""
        try:
            meant = self.desk.talk.read(text, self.choices, self.match.state)
            if isinstance(meant, Move):
                return meant
        except UnreadableMoveError:
            if not self.desk.talk.about(text, self.choices):
                raise
        moves = self.desk.talk.about(text, self.choices)
        if not moves:
            raise CrownsError("talk-which", usage=self._usage("why"))
        return next((move for move in moves if move in self.choices.moves), moves[0])

    def _do_score(self, rest: str) -> None:
        self.screen.page(self.desk.teller.score())

    def _do_log(self, rest: str) -> None:
        """Everything that happened, or the last answers: `log 10`."""
        last = int(rest) if rest.isdecimal() else None
        lines = []
        for title, sentences in self.desk.teller.steps(self.seat, last=last):
            if title:
                lines += [Text(line, style="bold") for line in self.screen.wrapped(title)]
            for sentence in sentences:
                lines += [Text(line) for line in self.screen.wrapped(f"   {sentence}")]
        self.screen.page(lines)

    def _do_save(self, rest: str) -> None:
        """A copy of the record; the record itself is written after every answer anyway."""
        if not rest:
            self.desk.say("play-record", file=str(self.desk.sitting.file))
            return
        file = named_path(rest)
        self.desk.sitting.copy_to(file)
        self.desk.say("talk-saved", file=str(file))

    def _do_look(self, rest: str) -> None:
        if not rest:
            raise CrownsError("talk-which", usage=self._usage("look"))
        for piece in self._pieces(rest):
            for line in look_lines(self.game, self.speaker, piece):
                self.screen.say(line)

    def _do_aim(self, rest: str) -> None:
        self.desk.tell_aim()

    def _do_rule(self, rest: str) -> None:
        """A clause, a range or a section of the rules, as `crowns rules` shows them."""
        if not rest:
            raise CrownsError("talk-which", usage=self._usage("rule"))
        clauses = [clause for text in texts_of(self.game.id).values() for clause in text]
        lines = [line for word in rest.split() for line in found_in(clauses, word)]
        self.screen.page([Text(part) for line in lines for part in self.screen.wrapped(line)])

    def _pieces(self, text: str) -> list[str]:
        """The components meant by an id, a name or a cell; raises CrownsError."""
        if cell := CELL.match(text.replace(" ", "")):
            view = self.desk.view(self.seat)
            found = [self.desk.drawing.piece_at(view, (int(cell[1]), int(cell[2])))]
        else:
            found = self.desk.talk.things(text) or [text.upper(), text.lower()]
        known = [piece for piece in found if self.game.look(piece)]
        if not known:
            raise CrownsError("look-unknown", text=text)
        return known

    def _do_options(self, rest: str) -> None:
        width = self.screen.width if self.screen.is_live else None
        self.screen.page([Text(line) for line in self.choices.lines(width)])

    def _do_board(self, rest: str) -> None:
        self.desk.show_table(self.seat, self.choices)

    def _do_help(self, rest: str) -> None:
        talk = self.desk.talk
        self.desk.say("talk-help-moves")
        for verb in self.choices.verbs():
            group = self.speaker.text(f"group-{verb}")
            self._entry(talk.usage(verb), group)
        self.desk.say("talk-help-commands")
        for name in (*self.desk.drawing.sheets, *COMMANDS):
            self._entry(self._usage(name), self.speaker.text(f"talk-{name}-help"))
        for line in self.desk.drawing.legend():
            self.screen.say(line)
        self.desk.say("talk-help-rules", game=self.game.id)

    def _entry(self, typed: str, explanation: str) -> None:
        start = f"  {typed}".ljust(HELP_COLUMN)
        for line in self.screen.wrapped(start + explanation, " " * HELP_COLUMN):
            self.speaker.line(line)

    def _do_quit(self, rest: str) -> None:
        raise Quit

    def _usage(self, name: str) -> str:
        word = self.desk.talk.commands.shown[name]
        message = f"talk-{name}-what"
        if not self.speaker.catalogue.has(message):
            return word
        return f"{word} {self.speaker.text(message)}"
