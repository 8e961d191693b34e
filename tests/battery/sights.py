"""What must hold of what a seat is told in one position; each check yields what does not.

Nothing here knows a game. The battery asks these of some positions, `compare_sights.py` of many.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from clauses import clauses_of
from threecrowns.engine import asking
from threecrowns.engine.asking import Choice, Outcome
from threecrowns.engine.game import Game
from threecrowns.engine.journal import Journal
from threecrowns.engine.match import Match
from threecrowns.engine.phrase import Ref
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import State
from threecrowns.table.seats import HUMAN
from threecrowns.table.table import Table

TOUCHED_AGAIN = 7  # one thing in so many is touched in the other world, too


class Beside:
    """A second match that stands where the first one does; what is tried there is not done."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.trial = Match(match.game, match.setup)

    def in_state(self, state: State) -> Match:
        journal = Journal()
        journal.events = list(self.match.journal.events)
        self.trial.state = state.clone()
        self.trial.state.journal = self.trial.journal = journal
        self.trial.answers = list(self.match.answers)
        return self.trial


# -- outcomes


def broken_outcomes(match: Match, seat: int) -> Iterator[str]:
    """Every outcome that a waiting seat is told is what really happens, if not said unknown."""
    game, state = match.game, match.state
    asked = asking.question(game, state, seat)
    assert asked is not None
    world = asking.known_world(state, seat)
    if [choice.action for choice in asked.choices] != [a for a, _ in asking.answers(game, world)]:
        yield "not every answer is offered"
    beside = Beside(match)
    for choice in asked.choices:
        trial = beside.in_state(state)
        trial.answer(seat, choice.action)
        if trial.can_undo(seat) == choice.outcome.is_final:
            yield f"{choice.move} can be taken back, or cannot, against its outcome"
        try:
            really = after_usual(game, trial.state, choice.outcome)
        except UnusualError as error:
            yield f"{choice.move}: {error}"
            continue
        broken = broken_outcome(match, seat, choice, really)
        yield from (f"{choice.move}: {each}" for each in broken)


class UnusualError(Exception):
    """What an outcome calls usual is not answered so."""


def after_usual(game: Game, state: State, outcome: Outcome) -> State:
    """The position after the usual answers that an outcome names."""
    for said in outcome.usual:
        usual = game.usual_answer(state)
        if usual is None or game.word_move(state, game.move(state, usual)) != said:
            raise UnusualError(f"{said} is not answered then")
        state.apply(usual)
    return state


def broken_outcome(match: Match, seat: int, choice: Choice, really: State) -> Iterator[str]:
    game, outcome = match.game, choice.outcome
    if outcome.points is None:
        if outcome.is_certain:
            yield "it is certain, and its points are not told"
        return
    if outcome.points != game.points(really, seat):
        yield f"points {outcome.points}, really {game.points(really, seat)}"
    has_bill = game.bill(asking.known_world(match.state, seat), seat, choice.action) is not None
    before, after = game.stocks(match.state, seat), game.stocks(really, seat)
    for name in dict.fromkeys([*before, *after]):
        told = outcome.gains.get(name, 0) - outcome.pays.get(name, 0)
        really_so = after.get(name, 0) - before.get(name, 0)
        # What is lost besides a bill is no price, but has to be warned of.
        is_lost = really_so < told and has_bill and bool(outcome.warns)
        if told != really_so and not is_lost:
            yield f"{name} {told:+}, really {really_so:+}"
    for name, told in outcome.afterwards.items():
        if told != after.get(name, 0):
            yield f"{name} {told} afterwards, really {after.get(name, 0)}"
    silent = {*outcome.pays, *outcome.gains} & {*before, *after} - {*outcome.afterwards}
    if silent:
        yield f"{silent}: how much there is afterwards is not told"
    usable = game.usable(really, seat)
    if outcome.usable and {name: after for name, (_, after) in outcome.usable.items()} != usable:
        yield f"{outcome.usable} can be used, really {usable}"
    if not outcome.usable and usable and usable != game.usable(match.state, seat):
        yield f"{usable} can be used, which is not told"
    lacks = {**game.lacks(match.state, seat), **outcome.lacks}
    for piece, lack in game.lacks(really, seat).items():
        if lacks.get(piece) != lack:
            yield f"{piece} lacks {lacks.get(piece)}, really {lack}"
    changes = tuple(game.score_changes(match.state, really, seat))
    if outcome.changes != changes:
        yield f"the lines {outcome.changes} change, really {changes}"


# -- touches


def broken_touches(game: Game, state: State, seat: int, things: list[Ref]) -> Iterator[str]:
    """Whatever a seat touches is answered: by what can be done, or by a reason with its clause."""
    clauses = clauses_of(game.id)
    legal = set(state.legal_actions())
    for why in asking.whys(game, state, seat, things):
        if bool(why.choices) == (why.hindrance is not None):
            yield f"{why.ref} is answered by {why}"
        if why.hindrance is not None:
            if why.hindrance.clause not in clauses:
                yield f"{why.ref} is dark by {why.hindrance.code}, which names no clause"
            if not legal.issuperset(why.hindrance.helps):
                yield f"{why.ref}: what would help is not allowed"


# -- secrets


def broken_secrets(match: Match, seat: int, rng: Rng) -> Iterator[str]:
    """A whole sight is the same, byte for byte, in a world that looks the same to its reader."""
    beside = Beside(match)
    state = match.state
    seen = everything_seen(beside.in_state(state), seat)
    if everything_seen(beside.in_state(state.determinize(seat, rng)), seat) != seen:
        yield "sees what is hidden"


def everything_seen(match: Match, seat: int) -> bytes:
    """A sight without news, which come from events alone, and the answers to some touches."""
    table = Table(match, (HUMAN,) * match.setup.seats)
    match.listeners.remove(table)
    things = list(match.game.things(match.state, seat))
    touches = asking.whys(match.game, match.state, seat, things[::TOUCHED_AGAIN])
    sight = table.sight(seat, known=len(match.journal.events))
    return msgspec.json.encode([sight, things, touches])


def broken_sight(match: Match, seat: int, rng: Rng) -> Iterator[str]:
    """All of it for one seat in one position."""
    if seat in match.state.waiting():
        yield from broken_outcomes(match, seat)
    things = list(match.game.things(match.state, seat))
    if len(set(things)) != len(things):
        yield "a thing is there twice"
    yield from broken_touches(match.game, match.state, seat, things)
    yield from broken_secrets(match, seat, rng)
