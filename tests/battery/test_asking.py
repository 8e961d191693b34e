"""What a seat is told of its answers is what happens, and nothing that it cannot know.

In random positions of every set-up and for every seat: each outcome equals what the answer really
brings wherever it does not say unknown; everything in the view can be touched and is answered; and
a whole sight is the same, byte for byte, in every world that looks the same to its reader.
"""

from __future__ import annotations

import msgspec
import pytest

from battery.positions import Chunk, chunks, sampled, worlds_of
from clauses import clauses_of
from threecrowns import is_compiled
from threecrowns.engine import asking
from threecrowns.engine.asking import Choice, Question
from threecrowns.engine.game import Game
from threecrowns.engine.match import Match
from threecrowns.engine.state import State
from threecrowns.table.seats import HUMAN
from threecrowns.table.table import Table

PARTS = 4
GAMES = 24 if is_compiled() else 8 * 16
ONE_IN = 40
THINGS_TRIED = 12


def question_of(match: Match, seat: int) -> Question:
    asked = asking.question(match.game, match.state, seat)
    assert asked is not None
    return asked


def after(game: Game, state: State, seat: int, choice: Choice) -> State:
    """The true position after an answer and the usual ones that its outcome names."""
    found = state.clone()
    if found.actor != seat:
        found.turn_to(seat)
    found.apply(choice.action)
    assert choice.outcome is not None
    for said in choice.outcome.usual:
        usual = game.usual_answer(found)
        assert usual is not None
        assert game.word_move(found, game.move(found, usual)) == said
        found.apply(usual)
    return found


@pytest.mark.parametrize("chunk", chunks(PARTS), ids=str)
def test_an_outcome_is_what_happens(chunk: Chunk) -> None:
    for match, _ in sampled(chunk, GAMES, ONE_IN):
        for seat in match.state.waiting():
            asked = question_of(match, seat)
            assert [choice.action for choice in asked.choices] == [
                action
                for action, _ in asking.answers(match.game, asking.known_world(match.state, seat))
            ]
            for choice in asked.choices:
                outcome = choice.outcome
                assert outcome is not None
                really = after(match.game, match.state, seat, choice)
                if outcome.points is not None:
                    assert outcome.points == match.game.points(really, seat)
                    changed = asking.stock_changes(
                        match.game.stocks(match.state, seat), match.game.stocks(really, seat)
                    )
                    assert outcome.gains == {k: n for k, n in changed.items() if n > 0}


@pytest.mark.parametrize("chunk", chunks(PARTS), ids=str)
def test_an_outcome_says_whether_it_can_be_taken_back(chunk: Chunk) -> None:
    for match, rng in sampled(chunk, GAMES, ONE_IN * 2):
        for seat in match.state.waiting():
            choices = question_of(match, seat).choices
            choice = choices[rng.below(len(choices))]
            assert choice.outcome is not None
            count = len(match.answers)
            trial = Match(match.game, match.setup)
            for answer in match.answers:
                trial.answer(answer.seat, answer.action)
            trial.answer(seat, choice.action)
            assert trial.can_undo(seat) == (not choice.outcome.is_final)
            assert len(trial.answers) == count + 1


@pytest.mark.parametrize("chunk", chunks(PARTS), ids=str)
def test_whatever_is_touched_is_answered(chunk: Chunk) -> None:
    for match, rng in sampled(chunk, GAMES, ONE_IN * 2):
        clauses = clauses_of(match.game.id)
        for seat in range(match.state.seats):
            things = list(match.game.things(match.state, seat))
            assert len(set(things)) == len(things)
            for _ in range(THINGS_TRIED if things else 0):
                why = asking.why(match.game, match.state, seat, things[rng.below(len(things))])
                assert bool(why.choices) != (why.hindrance is not None)
                if why.hindrance is not None:
                    assert why.hindrance.clause in clauses
                    assert set(why.hindrance.helps) <= set(match.state.legal_actions())


@pytest.mark.parametrize("chunk", chunks(PARTS), ids=str)
def test_a_sight_tells_nothing_hidden(chunk: Chunk) -> None:
    for match, rng in sampled(chunk, GAMES, ONE_IN * 2):
        for seat in range(match.state.seats):
            seen = _seen(match.game, match.state, seat)
            for world in worlds_of(match.state, seat, rng, 2):
                assert _seen(match.game, world, seat) == seen


def _seen(game: Game, state: State, seat: int) -> bytes:
    """Everything that a sight takes from a position, and the answers to some touches."""
    things = list(game.things(state, seat))
    return msgspec.json.encode(
        [
            game.view(state, seat),
            asking.question(game, state, seat),
            game.points(state, seat),
            game.turn_number(state),
            [
                (line.seat, line.points, line.reason, line.pieces)
                for line in game.score_sheet(state, seat)
            ],
            things,
            [asking.why(game, state, seat, ref) for ref in things[::7]],
        ]
    )


@pytest.mark.parametrize("chunk", chunks(2), ids=str)
def test_a_table_shows_every_reader_a_whole_sight(chunk: Chunk) -> None:
    for match, _ in sampled(chunk, GAMES // 2, ONE_IN * 4):
        table = Table(match, (HUMAN,) * match.setup.seats)
        match.listeners.remove(table)
        for reader in (None, *range(match.setup.seats)):
            sight = table.sight(reader)
            assert (sight.question is not None) == (reader in sight.waiting)
            assert [told.index for told in sight.news] == list(range(len(match.journal.events)))
            msgspec.json.decode(msgspec.json.encode(sight))
