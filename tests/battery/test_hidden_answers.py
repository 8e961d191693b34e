"""Answers, questions and scores tell nobody what he cannot know.

Two answers that lead to different positions which a reader cannot tell apart must read the same to
that reader. Of every kind of question in random games some positions are looked at, so that rare
phases are covered like common ones.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

import pytest

from battery.positions import answers_of, game_of, new_match
from threecrowns.catalogue import GAMES
from threecrowns.engine.checks import asked
from threecrowns.engine.game import Game
from threecrowns.engine.match import Match
from threecrowns.engine.moves import Move
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE, OVER, State

TABLES = 9  # random games, of set-ups far from each other
MANY = 8  # positions of each kind, if there are so many
ENOUGH = 8  # answers of each secret kind that are compared with another one
ANSWERS_TRIED = 4  # of each verb


def positions(game: Game) -> Iterator[tuple[Match, Rng]]:
    """Positions of random games: of each kind the first ones, and the ends."""
    setups = game.setups()
    seen: Counter[str] = Counter()
    for number in range(TABLES):
        match = new_match(game, setups[number * len(setups) // TABLES], number)
        rng = Rng(number)
        for answer in answers_of(match, rng):
            verb = game.move(match.state, answer).verb
            kind = f"{game.word_question(match.state).id} {verb} {len(match.state.waiting())}"
            seen[kind] += 1
            if seen[kind] <= MANY:
                yield match, rng
        yield match, rng


def some(game: Game, state: State, rng: Rng) -> Iterator[tuple[int, Move]]:
    """A few answers of every kind."""
    by_verb: defaultdict[str, list[tuple[int, Move]]] = defaultdict(list)
    for action in state.legal_actions():
        move = game.move(state, action)
        by_verb[move.verb].append((action, move))
    for answers in by_verb.values():
        start = rng.below(len(answers))
        yield from (answers[start:] + answers[:start])[:ANSWERS_TRIED]


def after(state: State, action: int) -> State:
    """The position after an answer and the draws that follow."""
    done = state.clone()
    done.apply(action)
    while done.actor == CHANCE:
        done.apply(done.legal_actions()[0])
    return done


@pytest.mark.parametrize("name", GAMES)
def test_answers_that_a_reader_cannot_tell_apart_read_the_same(name: str) -> None:
    game = game_of(name)
    hidden: Counter[str] = Counter()  # by verb: how many answers were like another one to somebody
    for match, rng in positions(game):
        state = match.state
        for seat in state.waiting() or ([CHANCE] if state.actor == CHANCE else []):
            mine = asked(state, seat)
            tried = [(move, after(mine, action)) for action, move in some(game, mine, rng)]
            seed = rng.next()
            for reader in range(state.seats):
                if reader == seat:
                    continue
                alike: defaultdict[str, dict[str, Move]] = defaultdict(dict)
                for move, table in tried:
                    alike[table.determinize(reader, Rng(seed)).digest()][table.digest()] = move
                for moves in alike.values():
                    for each in (reader, None):
                        known = {(m.verb, game.known_move(seat, m, each)) for m in moves.values()}
                        assert len(known) == 1, (seat, each, moves)
                    hidden.update(move.verb for move in moves.values() if len(moves) > 1)

    # Nothing is kept secret that everybody can see anyway, and every secret was tried often.
    for verb in game.secret_verbs:
        assert hidden[verb] >= ENOUGH, verb


@pytest.mark.parametrize("name", GAMES)
def test_scores_and_questions_do_not_depend_on_what_is_hidden(name: str) -> None:
    game = game_of(name)
    worlds = 0
    for match, rng in positions(game):
        state = match.state
        if state.actor == CHANCE:
            continue
        for seat in range(state.seats):
            world = state.determinize(seat, rng)
            worlds += world.digest() != state.digest()
            assert game.score_sheet(world) == game.score_sheet(state)
            for each in state.waiting():
                question = game.word_question(asked(state, each))
                assert game.word_question(asked(world, each)) == question
    assert worlds >= ENOUGH or not game.has_secret_hands


@pytest.mark.parametrize("name", GAMES)
def test_a_match_tells_its_answers_as_each_seat_may_know_them(name: str) -> None:
    game = game_of(name)
    setup = game.setups()[-1]
    match = new_match(game, setup, 7)
    for _ in answers_of(match, Rng(7)):
        pass
    assert match.state.actor == OVER

    for reader in (None, *range(setup.seats)):
        known = match.answers_known_to(reader)
        assert [each.number for each in known] == list(range(len(match.answers)))
        for each, answer in zip(known, match.answers, strict=True):
            assert (each.seat, each.verb) == (answer.seat, answer.move.verb)
            assert each.move == game.known_move(answer.seat, answer.move, reader)
            if answer.seat in (CHANCE, reader):
                assert each.move == (None if answer.seat == CHANCE else answer.move)
        told = [event.facts() for each in known for event in each.events]
        first = match.answers[0].events
        assert told == [event.facts() for event in match.events_since(first, reader)]
        count = len(known)
        for since in (0, 1, count // 2, count - 1, count):
            part = match.answers_known_to(reader, since)
            assert [each.number for each in part] == list(range(since, count))
            assert [[e.facts() for e in each.events] for each in part] == [
                [e.facts() for e in each.events] for each in known[since:]
            ]
