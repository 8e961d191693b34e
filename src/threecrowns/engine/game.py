"""The contract on the Python side: what server, bots, research and the command line hold."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from threecrowns.engine.asking import (
    Bill,
    Case,
    Change,
    every_value,
    line_changes,
    moves_with,
    named_things,
)
from threecrowns.engine.heuristics import Heuristics
from threecrowns.engine.journal import Event
from threecrowns.engine.judgement import Features, LearnedHeuristics
from threecrowns.engine.layout import Answers, Layout
from threecrowns.engine.models import ModelError, Wanted, model_in, read_file
from threecrowns.engine.moves import Field, Grammar, Move, Value
from threecrowns.engine.observing import Observer, new_row
from threecrowns.engine.phrase import Names, Phrase, Ref
from threecrowns.engine.refusal import IllegalMoveError, Refusal, SetupError
from threecrowns.engine.state import CHANCE, State
from threecrowns.engine.telling import Told
from threecrowns.engine.view import Head, Spot

OptionValue = str | int | bool | tuple[str, ...]


@dataclass(frozen=True)
class Option:
    """A way to play that is chosen before the game."""

    name: str
    default: OptionValue
    choices: tuple[str | int | bool, ...]
    how_many: int = 1  # a list of exactly so many different choices, if more than one
    seats: tuple[int, ...] = ()  # with how many seats it means anything; empty: with any number
    usual_seats: int = 0  # how many sit down with it if nobody says otherwise; 0: as without it
    nicknames: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # one word for a list


@dataclass(frozen=True)
class Setup:
    """How a table is set up: seats that answer, and options. Goes into the record as JSON."""

    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        options = {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in self.options.items()
        }
        return {"seats": self.seats, "options": options}


@dataclass(frozen=True)
class ScoreLine:
    """Points on the score sheet: who, how many, by which clause, earned by which pieces."""

    seat: int
    points: int
    clause: str
    reason: Phrase
    pieces: tuple[Ref, ...] = ()  # what is counted
    origin: Ref | None = None  # what earns it: the building, the region


@dataclass(frozen=True)
class SeatLook:
    """How a player is marked at the table; also a scripted opponent, who answers nothing."""

    seat: int
    colour: str  # one of the player colours that faces know: "white"
    letter: Phrase  # of the colour, in the reader's language
    name: Phrase | Names
    is_scripted: bool = False


class Game(ABC):
    """One game with one content pack. Holds no position: states come from `new`."""

    id: str
    names: Names
    rules_version: int
    content_hash: str
    seat_counts: tuple[int, ...]
    default_seats: int  # how many sit down if nobody says otherwise
    has_secret_hands: bool = False  # players at one screen must not see each other's
    secret_verbs: frozenset[str] = frozenset()  # what these moves name, nobody else learns by them
    shared: Mapping[str, str] = {}  # verb -> parameter of its phrase by which answers are grouped
    packs: Mapping[str, Path] = {}  # id -> file of its content packs; of the class, built-in ones
    options: tuple[Option, ...]
    action_space: int
    grammar: Grammar
    heuristics: Heuristics
    features: Features | None = None  # what a learned judgement looks at
    feature_names: tuple[str, ...] = ()
    feature_phases: tuple[float, ...] = ()  # of the game; each has weights of its own
    alone_features: Features | None = None  # what it looks at where one plays against a script
    alone_names: tuple[str, ...] = ()
    learned: LearnedHeuristics | None = None  # the same mended by self-play, where there is a model
    unlearned: ModelError | None = None  # why there is none that fits, if there should be
    observer: Observer  # what a seat may know, as numbers
    layout: Layout  # what stands where among them
    answers: tuple[Answers, ...]  # which of the actions say what, in rising order
    texts: Path
    view_type: type[Head]  # what `view` gives
    components_type: type[msgspec.Struct] | None = None  # what `components` gives

    @abstractmethod
    def new(self, setup: Setup) -> State:
        """A table with everything still to be drawn; raises SetupError."""

    @abstractmethod
    def move(self, state: State, action: int) -> Move:
        """What an answer of this state says."""

    @abstractmethod
    def why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Why this seat may not make this move now; None if it may."""

    def is_refused(self, state: State, seat: int, move: Move) -> bool:
        """Whether `why_not` has a reason; a game that words reasons at a cost says it without."""
        return self.why_not(state, seat, move) is not None

    def is_verb_refused(self, state: State, seat: int, verb: str) -> bool:
        """Whether all that a verb can say is refused, as far as that is known without a look."""
        return False

    @abstractmethod
    def encode(self, state: State, move: Move) -> int:
        """The answer that makes a move; only for moves that are allowed."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> Head:
        """What one seat may know, as a typed structure for JSON; None is a spectator."""

    @abstractmethod
    def score_sheet(self, state: State, seat: int | None = None) -> list[ScoreLine]:
        """Every point as the table lies now, as a reader may know it; None is a spectator."""

    @abstractmethod
    def seat_name(self, seat: int, setup: Setup) -> Phrase | Names:
        """What a seat is called at the table: a colour or a name."""

    @abstractmethod
    def seat_looks(self, setup: Setup) -> tuple[SeatLook, ...]:
        """How every player is marked, scripted opponents too, in the order of the seats."""

    @abstractmethod
    def tell(self, event: Event, setup: Setup) -> Told:
        """An event as data with its sentence, if there is one."""

    def word_event(self, event: Event, setup: Setup) -> Phrase | None:
        """An event as a sentence; None if there is nothing to tell."""
        return self.tell(event, setup).text

    @abstractmethod
    def word_move(self, state: State, move: Move) -> Phrase:
        """A move as a sentence."""

    @abstractmethod
    def word_question(self, state: State) -> Phrase:
        """What the actor is asked now."""

    @abstractmethod
    def setups(self) -> list[Setup]:
        """Every way to play that tests and soaks walk through."""

    @abstractmethod
    def broken_invariants(self, state: State) -> list[str]:
        """What must hold in every position and does not here; empty in a sound state."""

    # -- what a seat is asked, as data (`engine/asking.py` puts it together)

    @abstractmethod
    def question_kind(self, state: State) -> str:
        """A stable word for what the actor is asked: "turn", "siege"."""

    def question_about(self, state: State) -> tuple[Ref, ...]:
        """The pieces that the question is about; none if it is about everything."""
        return ()

    @abstractmethod
    def turn_number(self, state: State) -> int:
        """Which turn of the game it is, from 1; 0 while it is set up."""

    def ref(self, state: State, seat: int, field: Field, value: Value) -> Ref:
        """What the value of a field points at when this seat says it."""
        return Ref(field.kind, value)

    def verb_refs(self, state: State, seat: int, verb: str) -> tuple[Ref, ...]:
        """What a verb is about though none of its fields names it: the workshop, to hire."""
        return ()

    def field_values(self, state: State, seat: int, verb: str, field: Field) -> Iterable[Value]:
        """What a person could put into a field of a move, as this seat sees the table."""
        return every_value(field)

    def touched(self, state: State, seat: int, move: Move) -> tuple[Ref, ...]:
        """What a move points at, the thing that is touched first in front."""
        return named_things(self, state, seat, move)

    def moves_about(self, state: State, seat: int, ref: Ref) -> Iterable[Move]:
        """Everything that could be said about a thing, allowed or not."""
        return moves_with(self, state, seat, ref)

    def things(self, state: State, seat: int | None) -> Iterable[Ref]:
        """Everything in a reader's view that can be touched."""
        return ()

    def points(self, state: State, seat: int | None) -> tuple[int, ...]:
        """The points of every player as the table lies now and the reader may know it."""
        totals = [0] * state.seats
        for line in self.score_sheet(state, seat):
            totals += [0] * (line.seat + 1 - len(totals))  # a scripted opponent has no seat
            totals[line.seat] += line.points
        return tuple(totals)

    def score_changes(self, before: State, after: State, seat: int | None) -> Iterable[Change]:
        """The lines of the score sheet that are no longer worth the same."""
        old, new = self.score_sheet(before, seat), self.score_sheet(after, seat)
        return () if old == new else line_changes(old, new)

    def stocks(self, state: State, seat: int) -> Mapping[str, int]:
        """How much a seat has of everything that answers pay and gain."""
        return {}

    def bill(self, state: State, seat: int, action: int) -> Bill | None:
        """What an answer costs and where it is paid from; None: what the stocks lose."""
        return None

    def usable(self, state: State, seat: int) -> Mapping[str, int]:
        """What a seat can use in its turn without keeping it: access, not stock."""
        return {}

    def lacks(self, state: State, seat: int) -> Mapping[str, Mapping[str, int]]:
        """What each piece in hand lacks of what is usable; every piece is named."""
        return {}

    def usual_answer(self, state: State) -> int | None:
        """How the actor's question is answered if an outcome is to be told; None: ask on."""
        return None

    def depends_on_hidden(self, state: State, seat: int, action: int) -> bool:
        """Could an answer that shows something turn out otherwise, for all its seat knows?"""
        return True

    def may_show(self, before: State, after: State, seat: int) -> bool:
        """Could the answer that led from here to there show something in another world?"""
        return False

    def cases(self, state: State, seat: int, action: int) -> tuple[Case, ...]:
        """What an answer brings where that depends on others."""
        return ()

    def warnings(self, before: State, after: State, seat: int) -> Iterable[Phrase]:
        """What somebody should know before giving an answer: a debt, an end in sight."""
        return ()

    def nearness(self, refusal: Refusal) -> int:
        """How near to legal a refused move is; of several, the nearest is told."""
        return 0

    def is_far(self, refusal: Refusal) -> bool:
        """Could two answers in a row help where none does alone?"""
        return False

    @abstractmethod
    def why_not_asked(self, state: State, seat: int) -> Refusal:
        """Why this seat can answer nothing now."""

    def why_not_touched(self, state: State, seat: int, ref: Ref) -> Refusal:
        """Why nothing can be done with a thing that no move names."""
        return self.why_not_asked(state, seat)

    # -- what a game with printed components adds

    def components(self, setup: Setup | None = None) -> msgspec.Struct | None:
        """What is printed on all components, or on those in one game; None without any."""
        return None

    def piece_names(self, setup: Setup | None = None) -> Mapping[str, Names]:
        """The published name of every component by its id: of all, or of those in one game."""
        return {}

    def place_names(self) -> Mapping[str, Names]:
        """The published name of every place of the board that can be looked at, by its id."""
        return {}

    def look(self, piece: str) -> tuple[Phrase, ...]:
        """What is printed on the component with this id, line by line; nothing if unknown."""
        return ()

    def possible_moves(self, state: State, verb: str) -> Iterable[Move] | None:
        """What could be allowed with a verb that the grammar knows too many moves of, or None."""
        return None

    # -- what people choose by, before and beside a game

    def choice_name(self, option: Option, choice: str | int | bool) -> Phrase | Names:
        """What a choice of an option is called."""
        return Phrase(f"setting-{option.name}-{choice}")

    def sketch(self, state: State) -> tuple[Spot, ...]:
        """The position as a small picture of what everybody may know; empty: there is none."""
        return ()

    # -- what was learned from self-play

    def wanted_model(self, players: int) -> Wanted:
        """What a model for tables of this size must be for; raises ModelError if there is none."""
        features, names = self.features, self.feature_names
        if players == 1:
            features, names = self.alone_features, self.alone_names
        if features is None:
            raise ModelError("train-no-features", game=self.id)
        return Wanted(self.id, self.content_hash, features, names, self.feature_phases)

    def judging_by(self, file: Path) -> LearnedHeuristics:
        """The heuristics mended by the model in a file; raises ModelError."""
        if self.features is None and self.alone_features is None:
            raise ModelError("train-no-features", game=self.id)
        read = read_file(file, self.id)
        wanted = self.wanted_model(read.players if read.game == self.id else 0)
        return LearnedHeuristics(self.heuristics, wanted.features, model_in(file, read, wanted))

    def learn_from(self, *files: Path) -> None:
        """Take the models that the game comes with, each for tables of other sizes.

        Where none is for, or one cannot be used, the plain heuristics play.
        """
        for file in files:
            try:
                found = self.judging_by(file)
            except ModelError as error:
                self.unlearned = error
                continue
            if self.learned is not None:
                found.elsewhere = self.learned
            self.learned = found

    # -- what follows from it

    def benchmarks(self) -> dict[str, Setup]:
        """What is measured, by its label in the benchmark's table."""
        return {f"{seats}p": Setup(seats) for seats in self.seat_counts}

    def scripted(self) -> Mapping[str, Setup]:
        """Opponents that follow a script, by a name, each with a table for one seat against it."""
        return {}

    def is_search_measured_at(self, state: State) -> bool:
        """Does the benchmark let the search think here? A game may skip its first decisions."""
        return True

    def action(self, state: State, seat: int, move: Move) -> int:
        """The answer for a move; raises IllegalMoveError with clause and reason."""
        refusal = self.why_not(state, seat, move)
        if refusal is not None:
            raise IllegalMoveError(refusal)
        return self.encode(state, move)

    def known_move(self, seat: int, move: Move, reader: int | None) -> Move | None:
        """What a seat said, as far as a reader may know it by that alone; None is a spectator.

        Nobody learns by the answer what was drawn, or what a secret move of another seat names:
        whoever may know it is told by an event.
        """
        is_secret = seat == CHANCE or (move.verb in self.secret_verbs and seat != reader)
        return None if is_secret else move

    def observation(self, state: State, seat: int) -> list[float]:
        """What one seat may know, as numbers; `layout` says what stands where."""
        row = new_row(self.observer.length)
        self.observer.observe(state, seat, row)
        return list(row.numbers)

    def action_mask(self, state: State) -> bytearray:
        """One byte per answer of the whole space: 1 where it is legal now."""
        mask = bytearray(self.action_space)
        for action in state.legal():
            mask[action] = 1
        return mask

    def with_defaults(self, setup: Setup) -> Setup:
        """The set-up with every option filled in and checked; raises SetupError."""
        if setup.seats not in self.seat_counts:
            allowed = ", ".join(str(count) for count in self.seat_counts)
            raise SetupError("setup-seats", seats=setup.seats, allowed=allowed)
        known = {option.name: option for option in self.options}
        for name in setup.options:
            if name not in known:
                raise SetupError("setup-unknown-option", name=name, allowed=", ".join(known))
        filled = {
            option.name: _checked(option, setup.options.get(option.name, option.default))
            for option in self.options
        }
        return Setup(setup.seats, filled)


def _checked(option: Option, value: object) -> OptionValue:
    if option.how_many > 1:
        values = tuple(value) if isinstance(value, list | tuple) else (value,)
        good = all(each in option.choices for each in values)
        if good and len(set(values)) == len(values) == option.how_many:
            return tuple(str(each) for each in values)
    elif isinstance(value, str | int | bool):
        for choice in option.choices:
            if value == choice and type(value) is type(choice):
                return value
    raise SetupError(
        "setup-bad-option",
        name=option.name,
        value=str(value),
        count=option.how_many,
        allowed=", ".join(str(choice) for choice in option.choices),
    )
