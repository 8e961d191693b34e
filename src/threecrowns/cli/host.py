"""The host of a table: draws it, asks people, lets bots answer, and keeps the record."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from threecrowns.cli.answering import Answering, Decision, Quit
from threecrowns.cli.choices import Choices
from threecrowns.cli.console import Speaker, complain
from threecrowns.cli.desk import Desk
from threecrowns.cli.draw.screenful import screenful
from threecrowns.cli.going_on import resume_command
from threecrowns.cli.screen import EndOfInput, Screen
from threecrowns.engine.refusal import CrownsError
from threecrowns.engine.state import CHANCE
from threecrowns.table.seats import HUMAN, bot_for
from threecrowns.table.sitting import Sitting

SPECTATOR = None


class Host:
    def __init__(
        self,
        sitting: Sitting,
        speaker: Speaker,
        screen: Screen,
        content: Path | None = None,
        *,
        is_first_game: bool = False,
    ) -> None:
        self.desk = Desk(sitting, speaker, screen)
        self.is_first_game = is_first_game  # of this title: its aim is told unasked
        self.content = content  # the pack that was named at the start
        self.sitting = sitting
        self.match = sitting.match
        self.table = self.desk.table
        self.game = sitting.game
        self.speaker = speaker
        self.screen = screen
        self.teller = self.desk.teller
        # [seat] -> how many events it was told; of a game taken up again, all before its answer
        self.told: dict[int | None, int] = {
            answer.seat: answer.events for answer in self.match.answers
        }
        self.drawn: tuple[int, ...] = ()  # the seat and the turn for which the table was drawn
        self.last_seat: int | None = None  # who sat before the screen last
        self.thinker: int | None = None  # the bot that was said to be thinking
        self.people = self.table.people

    # -- the game

    def play(self) -> int:
        """Go on until the game is over or somebody leaves; the status of the command."""
        try:
            self._greet()
            self._go_on()
        except Quit:
            self.desk.say("play-left")
            self.speaker.line(self.how_to_go_on)  # unbroken, so that it can be copied
            return 0
        except EndOfInput:
            complain(self.speaker.text("play-end-of-input", command=self.how_to_go_on))
            return 2
        self._show_end()
        return 0

    @property
    def how_to_go_on(self) -> str:
        return resume_command(self.sitting.file, self.content)

    def _greet(self) -> None:
        if not self.screen.is_live:
            self.screen.say(self.game.names[self.speaker.language], "bold")
            self.desk.say("play-record", file=str(self.sitting.file))
        if self.is_first_game and self.people and self.desk.has_aim:
            self.screen.clear()
            self.desk.tell_aim()
            if self.screen.is_live:
                self.desk.say("play-press-enter")
                self.screen.read()

    def _go_on(self) -> None:
        while True:
            self.table.draw()
            if self.table.is_over:
                return
            seat = int(self.match.state.actor)
            name = self.sitting.players[seat]
            if name == HUMAN:
                self._ask(seat)
            else:
                self._let_answer(seat, name)

    def _let_answer(self, seat: int, name: str) -> None:
        """A bot answers."""
        if self.screen.is_live and self.people and self.thinker != seat:
            self.thinker = seat
            self.desk.say("play-thinking", who=self.teller.seat(seat), bot=name)
        bot = bot_for(self.match, name, seat, self.table.answered_this_turn(seat))
        self.table.answer(seat, self.table.index, bot.answer(self.match.state, seat))
        if not self.people:
            self._tell(SPECTATOR)

    # -- a question

    def _ask(self, seat: int) -> None:
        """Ask a person until there is an answer."""
        self.thinker = None
        self._hand_over(seat)
        choices = self.desk.choices(seat)
        self.desk.talk.shown = self.desk.drawing.shown(self.desk.view(seat))
        answering = Answering(self.desk, seat, choices)
        news = self._news(seat)
        self.show_question(seat, choices, news)
        while answering.decision is None:
            text = self.screen.read()
            if not text.strip():
                self.show_question(seat, choices, news)
                continue
            try:
                answering.hear(text)
            except CrownsError as error:
                self.screen.say(self.speaker.word(error.phrase), "red")
        self._carry_out(seat, answering.decision)  # outside: what cannot be recorded ends the game

    def _carry_out(self, seat: int, decision: Decision) -> None:
        if decision.move is None:
            self.take_back(seat)
        else:
            self.table.say(seat, self.table.index, decision.move)

    def take_back(self, seat: int) -> None:
        """Undo the last answer of a seat."""
        taken_back = self.table.undo(seat, self.table.index)
        self.told[seat] = len(self.match.journal.events)
        if not self.screen.is_live:
            said = self.game.word_move(self.match.state, taken_back.move)
            self.desk.say("talk-undone", move=self.speaker.word(said))

    def show_question(self, seat: int, choices: Choices, news: list[str]) -> None:
        """The table where it is due, what happened, the question and the choices."""
        if self.screen.height is not None:
            lines = self.frame(seat, choices, news, self.screen.height)
            self.screen.clear()
            self.screen.show(lines)
            return
        turn = self._turn(seat)
        if self.drawn != turn:
            self.drawn = turn
            self.desk.show_table(seat, choices)
        self.screen.show([Text(line) for line in news])
        self.screen.show([self._question(seat), *map(Text, choices.lines(None))])

    def _turn(self, seat: int) -> tuple[int, ...]:
        """What is different once somebody else has answered or another turn has begun."""
        others = sum(answer.seat not in (seat, CHANCE) for answer in self.match.answers)
        return seat, others, self.desk.drawing.turn(self.desk.view(seat))

    def frame(self, seat: int, choices: Choices, news: list[str], height: int) -> list[Text]:
        """The whole screen but the prompt, with everything that the question needs."""
        question = self.screen.wrapped(self._question(seat).plain)
        told = self.screen.wrapped(" ".join(news)) if news else []
        return screenful(
            lambda room: self.desk.drawn(seat, choices, room),
            [Text(line, style="italic") for line in told],
            Text(self.speaker.text("play-more-in-log"), style="italic"),
            [Text(line, style="bold") for line in question],
            [
                choices.lines(self.screen.width),
                choices.short_lines(self.screen.width),
                choices.tight_lines(self.screen.width),
            ],
            height - 1,
        )

    def _question(self, seat: int) -> Text:
        question = self.speaker.word(self.game.word_question(self.match.state))
        text = self.speaker.text("play-question", who=self.teller.seat(seat), question=question)
        return Text(text, style="bold")

    def _hand_over(self, seat: int) -> None:
        """People who share a screen must not see each other's hands."""
        is_other = self.last_seat not in (None, seat)
        self.last_seat = seat
        if is_other and self.game.has_secret_hands and len(self.people) > 1:
            self.screen.forget()
            self.desk.say("play-hand-over", who=self.teller.seat(seat))
            self.screen.read()

    # -- what happened

    def _news(self, seat: int | None) -> list[str]:
        """What this seat was not told yet."""
        first = min(self.told.get(seat, 0), len(self.match.journal.events))
        self.told[seat] = len(self.match.journal.events)
        return self.teller.events(first, None, seat)

    def _tell(self, seat: int | None) -> None:
        for sentence in self._news(seat):
            self.screen.say(sentence)

    # -- the end

    def _show_end(self) -> None:
        seat = self.people[0] if self.people else SPECTATOR
        view = self.game.view(self.match.state, seat)
        self.screen.clear()
        self.screen.show(self.desk.drawing.table(view, (), self.screen.width, None))
        self._tell(seat)
        self.screen.show(self.teller.score())
        self.desk.say("play-record", file=str(self.sitting.file))
