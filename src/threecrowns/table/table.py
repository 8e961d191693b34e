"""A table: a match with its players. It takes orders and shows every reader a sight.

It knows no transport, no language and no clock of its own; a server, a terminal or a companion
beside the box drives it. Every order names the index it was given for: what is out of date, out of
turn or not allowed is refused with a code and a sentence, and nothing has changed.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from threecrowns.bots.levels import model_of
from threecrowns.engine import asking
from threecrowns.engine.asking import Hindrance, Question, Why
from threecrowns.engine.game import Game
from threecrowns.engine.journal import Event
from threecrowns.engine.match import Answer, Listener, Match
from threecrowns.engine.moves import Move
from threecrowns.engine.phrase import Phrase, Ref
from threecrowns.engine.record import Recorder
from threecrowns.engine.refusal import CrownsError, GameError
from threecrowns.engine.state import CHANCE, State
from threecrowns.engine.telling import Told
from threecrowns.table.guide import GuideSight, Way
from threecrowns.table.look import Look, look_at
from threecrowns.table.offer import Offer
from threecrowns.table.seats import HUMAN, PLAYERS
from threecrowns.table.sight import ScoreSight, SeatSight, Sight, Undo, WayBack

SCRIPT = "script"  # who plays for an opponent that answers nothing


class OrderError(CrownsError):
    """An order that was refused; `code` is stable: "stale", "not-asked", "illegal" ..."""

    def __init__(self, code: str, phrase: Phrase) -> None:
        super().__init__(phrase.id, **phrase.params)
        self.code = code


@dataclass(frozen=True)
class Stamp:
    """When an answer was given, and how the points stood after it."""

    turn: int
    points: tuple[int, ...]  # as a spectator knows them


class Table(Listener):
    def __init__(self, match: Match, players: tuple[str, ...], resigned: int | None = None) -> None:
        assert len(players) == match.setup.seats
        self.match = match
        self.players = list(players)  # [seat] -> "human" or the name of a bot
        self.resigned = resigned
        self.index = len(match.answers)
        self.way_back: WayBack | None = None
        self.way: Way | None = None  # of a guided game
        self._cuts: list[tuple[int, int]] = []  # [index] from which only so many events stood
        self._stamps: list[Stamp] = []
        self._shadow: State | None = None  # the position after the last stamp
        self._told: dict[tuple[int, ...], Told] = {}  # [facts of an event]; since the last answer
        self._looks = match.game.seat_looks(match.setup)
        self._seated: dict[tuple[tuple[int, ...], tuple[str, ...]], tuple[SeatSight, ...]] = {}
        match.listeners.append(self)

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def is_over(self) -> bool:
        return self.match.is_over or self.resigned is not None

    @property
    def winners(self) -> tuple[int, ...] | None:
        """Everybody with the best result; all others, once somebody gave up."""
        if self.resigned is not None:
            looks = self.game.seat_looks(self.match.setup)
            return tuple(look.seat for look in looks if look.seat != self.resigned)
        return self.game.view(self.match.state, None).winners if self.match.is_over else None

    @property
    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]

    def bot_due(self) -> int | None:
        """A seat whose bot is to answer now; people who answer at the same time do not wait."""
        if self.is_over:
            return None
        for seat in self.match.state.waiting():
            if self.players[seat] != HUMAN:
                return seat
        return None

    def scripted(self, seat: int) -> int | None:
        """What a guide lets a bot answer now; None: it thinks for itself."""
        return None if self.way is None else self.way.scripted(seat)

    # -- orders

    def answer(self, seat: int, index: int, action: int) -> None:
        """Give one of the listed answers."""
        self._check(seat, index)
        if seat not in self.match.state.waiting():
            refusal = self.game.why_not_asked(self.match.state, seat)
            raise OrderError("not-asked", refusal.phrase)
        try:
            self.match.answer(seat, action)
        except GameError as error:
            raise OrderError("illegal", error.phrase) from error
        self.draw()

    def say(self, seat: int, index: int, move: Move) -> None:
        """Give an answer as a move; refused with the reason of the rules."""
        self._check(seat, index)
        refusal = self.game.why_not(self.match.state, seat, move)
        if refusal is not None:
            raise OrderError("illegal", refusal.phrase)
        self.answer(seat, index, self.game.encode(self.match.state, move))

    def draw(self) -> None:
        """Let chance answer until somebody is asked."""
        if self.match.shuffle is not None:
            self.match.draw()

    def undo(self, seat: int, index: int) -> Answer:
        """Take back one answer."""
        self._check(seat, index)
        if self.match.last_revocable(seat) is None:
            raise OrderError("undo", self._why_no_undo(seat))
        return self.match.undo(seat)

    def restart(self, seat: int, index: int) -> None:
        """Take back everything that can be taken back."""
        self.undo(seat, index)
        while self.match.can_undo(seat):
            self.match.undo(seat)

    def ask_back(self, seat: int, index: int, answers: int) -> None:
        """Ask everybody to go back to so many answers; alone among bots it is done at once."""
        self._check(seat, index, is_over_fine=self.resigned is None)
        if not 0 <= answers < len(self.match.answers):
            raise OrderError("back", Phrase("back-impossible", {"count": answers}))
        self.way_back = WayBack(seat, answers, (seat,))
        self.index += 1
        self._go_back_if_agreed()

    def consent(self, seat: int, index: int, *, agrees: bool) -> None:
        """Say yes or no to going back."""
        self._check(seat, index, is_over_fine=True)
        if self.way_back is None:
            raise OrderError("back", Phrase("back-not-asked"))
        self.index += 1
        if not agrees:
            self.way_back = None
            return
        asked = self.way_back
        agreed = tuple(sorted({*asked.agreed, seat}))
        self.way_back = WayBack(asked.seat, asked.answers, agreed)
        self._go_back_if_agreed()

    def _go_back_if_agreed(self) -> None:
        asked = self.way_back
        assert asked is not None
        if set(self.people) <= set(asked.agreed):
            self.way_back = None
            self.match.go_back(asked.answers)
            self.draw()

    def resign(self, seat: int, index: int) -> None:
        """Give the game up: it ends here, and all others have won."""
        self._check(seat, index)
        recorder = self.match.recorder
        if isinstance(recorder, Recorder):
            recorder.resigned(seat)
        self.resigned = seat
        self.index += 1

    def replace(self, seat: int, player: str) -> None:
        """Let somebody else play on for a seat: a bot, or a person."""
        if not 0 <= seat < len(self.players) or player not in PLAYERS:
            raise OrderError("no-seat", Phrase("table-no-seat", {"seat": seat}))
        recorder = self.match.recorder
        if isinstance(recorder, Recorder):
            model = model_of(self.game, (player,), len(self.players))
            recorder.handed_over(seat, player, model)
        self.players[seat] = player
        self.index += 1

    def _check(self, seat: int, index: int, *, is_over_fine: bool = False) -> None:
        if not 0 <= seat < len(self.players):
            raise OrderError("no-seat", Phrase("table-no-seat", {"seat": seat}))
        if index != self.index:
            raise OrderError("stale", Phrase("table-stale"))
        if self.is_over and not is_over_fine:
            raise OrderError("over", Phrase("table-over"))

    # -- what a reader learns

    def sight(self, reader: int | None, known: int = 0, since: int = -1) -> Sight:
        """Everything a reader may see; news after the `known` events it had at index `since`."""
        match, game = self.match, self.match.game
        state, is_over = match.state, self.is_over
        first = min(known, len(match.journal.events))
        for index, events in self._cuts:
            if index > since:
                first = min(first, events)
        return Sight(
            index=self.index,
            reader=reader,
            seats=self._seats(game.points(state, reader)),
            waiting=() if is_over else tuple(state.waiting()),
            answers=len(match.answers),
            turn=game.turn_number(state),
            view=game.view(state, reader),
            question=None if is_over else self.question(reader),
            first_news=first,
            news=tuple(self.told(reader, first)),
            score=self._score(state, reader),
            undo=self._undo(reader),
            way_back=self.way_back,
            winners=self.winners if is_over else None,
            resigned=self.resigned,
            guide=self._guide(reader),
        )

    def at(self, reader: int | None, answers: int) -> Sight:
        """The table as it lay after so many answers, for looking back; nothing is asked there."""
        if not 0 <= answers <= len(self.match.answers):
            raise OrderError("back", Phrase("back-impossible", {"count": answers}))
        state = self.position(answers)
        ends = [answer.events for answer in self.match.answers]
        end = ends[answers] if answers < len(ends) else len(self.match.journal.events)
        is_last = answers == len(self.match.answers)
        return Sight(
            index=self.index,
            reader=reader,
            seats=self._seats(self.game.points(state, reader)),
            waiting=tuple(state.waiting()),
            answers=answers,
            turn=self.game.turn_number(state),
            view=self.game.view(state, reader),
            question=None,
            first_news=0,
            news=tuple(each for each in self.told(reader) if each.index < end),
            score=self._score(state, reader),
            undo=Undo(0, None),
            way_back=None,
            winners=self.winners if is_last else None,
            resigned=self.resigned if is_last else None,
        )

    def behind(self, answers: int, known: int = 0, since: int = -1) -> Sight:
        """The table after so many answers for a spectator who may know of nothing later.

        The index is told as that number, for the true one counts what was done since.
        """
        sight = self.at(None, answers)
        first = min([known, *(events for index, events in self._cuts if index > since)])
        first = min(first, len(sight.news))
        return msgspec.structs.replace(
            sight,
            index=answers,
            first_news=first,
            news=sight.news[first:],
            winners=None,
            resigned=None,
        )

    def position(self, answers: int) -> State:
        """The position after so many answers."""
        state = self.game.new(self.match.setup)
        for answer in self.match.answers[:answers]:
            if answer.seat not in (CHANCE, state.actor):
                state.turn_to(answer.seat)
            state.apply(answer.action)
        return state

    def told(self, reader: int | None, first: int = 0) -> list[Told]:
        """The events from number `first` on, as a reader may know them."""
        answers, count = self.match.answers, len(self.match.journal.events)
        if first >= count or not answers:
            return []
        stamps = self.stamps()
        begin = len(answers) - 1  # the answer that event `first` came of
        while begin > 0 and answers[begin].events > first:
            begin -= 1
        start = answers[begin].events if begin > 0 else 0
        events = self.match.events_since(start, reader)
        offset = start
        found: list[Told] = []
        for number in range(begin, len(answers)):
            is_last = number + 1 == len(answers)
            end = count if is_last else answers[number + 1].events
            turn = stamps[number].turn
            is_drawn = answers[number].seat == CHANCE
            for at in range(start, end):
                told = self._tell(events[at - offset])
                if told.step is not None and not is_drawn:  # this answer ended the turn before
                    turn = (
                        self.game.turn_number(self.match.state)
                        if is_last
                        else stamps[number + 1].turn
                    )
                if at < first:
                    continue
                points = stamps[number].points if at == end - 1 else None
                found.append(told.at(at, number, turn, points))
            start = end
        return found

    def _tell(self, event: Event) -> Told:
        """The same for all who may know the same of it; between two answers it is found once."""
        facts = event.facts()
        if facts not in self._told:
            self._told[facts] = self.game.tell(event, self.match.setup)
        return self._told[facts]

    def stamps(self) -> list[Stamp]:
        """Turn and public points after every answer: the curve of the game."""
        answers = self.match.answers
        if self._shadow is None:
            self._stamps = []
            self._shadow = self.game.new(self.match.setup)
        state = self._shadow
        for answer in answers[len(self._stamps) :]:
            turn = self.game.turn_number(state)
            if answer.seat not in (CHANCE, state.actor):
                state.turn_to(answer.seat)
            state.apply(answer.action)
            self._stamps.append(Stamp(turn, self.game.points(state, None)))
        return self._stamps

    def answered_this_turn(self, seat: int) -> int:
        """How many answers a seat has given in the turn that is being played."""
        turn, stamps = self.game.turn_number(self.match.state), self.stamps()
        count = 0
        for answer, stamp in zip(reversed(self.match.answers), reversed(stamps), strict=True):
            if stamp.turn != turn:
                break
            count += answer.seat == seat
        return count

    def question(self, reader: int | None) -> Question | None:
        """What a reader is asked now, with every answer and what it would bring."""
        if reader is None or self.is_over:
            return None
        return asking.question(self.game, self.match.state, reader)

    def offer(self) -> Offer:
        """What the actor may answer now, in groups."""
        return Offer(self.game, self.match.state)

    def why(self, seat: int, ref: Ref) -> Why:
        """What can be done with a thing now, or why nothing can."""
        return asking.why(self.game, self.match.state, seat, ref)

    def why_not(self, seat: int, move: Move) -> Hindrance | None:
        """Why a complete move is refused, and what would help."""
        return asking.why_not_move(self.game, self.match.state, seat, move)

    def look(self, piece: str) -> Look | None:
        """What is printed on a component."""
        return look_at(self.game, piece)

    def _seats(self, points: tuple[int, ...]) -> tuple[SeatSight, ...]:
        """Everybody at the table: for most readers, and after most answers, as it was before."""
        known = (points, tuple(self.players))
        if known not in self._seated:
            self._seated = {known: self._seats_anew(points)}
        return self._seated[known]

    def _seats_anew(self, points: tuple[int, ...]) -> tuple[SeatSight, ...]:
        return tuple(
            SeatSight(
                seat=look.seat,
                colour=look.colour,
                letter=look.letter,
                name=look.name,
                player=SCRIPT if look.is_scripted else self.players[look.seat],
                points=points[look.seat] if look.seat < len(points) else 0,
            )
            for look in self._looks
        )

    def _score(self, state: State, reader: int | None) -> tuple[ScoreSight, ...]:
        return tuple(
            ScoreSight(line.seat, line.points, line.clause, line.reason, line.pieces, line.origin)
            for line in self.game.score_sheet(state, reader)
        )

    def _guide(self, reader: int | None) -> GuideSight | None:
        if self.way is None or self.is_over or reader != self.way.guide.reader:
            return None
        return self.way.sight()

    def _undo(self, reader: int | None) -> Undo:
        if reader is None:
            return Undo(0, None)
        steps = 0
        if self.match.last_revocable(reader) is not None:
            for answer in reversed(self.match.answers):
                if answer.seat == reader and answer.is_revocable:
                    steps += 1
                elif not answer.is_hidden:
                    break
        return Undo(steps, self._why_no_undo(reader))

    def _why_no_undo(self, seat: int) -> Phrase:
        """What was learnt by the answer before those that can be taken back."""
        for answer in reversed(self.match.answers):
            if answer.seat == CHANCE:
                return Phrase("undo-blocked-draw")
            if answer.seat != seat:
                if answer.is_hidden:
                    continue
                return Phrase("undo-blocked-other")
            if not answer.is_revocable:
                return Phrase("undo-blocked-reveal")
        return Phrase("undo-blocked-beginning")

    # -- the match tells

    def answered(self, answer: Answer) -> None:
        self._told.clear()
        self.index += 1
        self.way_back = None

    def undone(self, answer: Answer, number: int) -> None:
        self.index += 1
        self._forget(answer.events)

    def went_back(self, count: int) -> None:
        self.index += 1
        self._forget(len(self.match.journal.events))

    def _forget(self, events: int) -> None:
        """Events from this number on are void; so are the stamps."""
        self._cuts.append((self.index, events))
        self._shadow = None
