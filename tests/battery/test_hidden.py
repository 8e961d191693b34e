"""Nothing a seat is shown depends on what it cannot know, and no bot can use it."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from battery.kinds import KINDS, Position, positions_of_every_kind
from battery.positions import Chunk, chunks, random_move, sampled, worlds_of
from threecrowns import is_compiled
from threecrowns.bots.levels import Bot, SearchBot, make_bot
from threecrowns.bots.patience import Limits
from threecrowns.engine.checks import asked, leaks
from threecrowns.engine.game import Game
from threecrowns.engine.journal import Journal
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import State

ANSWERS_TRIED = 6
FEW_ITERATIONS = 10
EACH_KIND = 3 if is_compiled() else 1  # positions
SPECTATOR = None


def told(position: Position, answer: int, looker: int | None) -> bytes:
    """Everything a looker is told by an answer and shown after it.

    The answer itself is told, too, unless its verb is secret; draws are told by events only.
    """
    game, state, setup = position.game, position.state, position.setup
    after = after_answer(state, answer)
    move = game.move(state, answer)
    reader = -1 if looker is SPECTATOR else looker
    assert after.journal is not None
    events = after.journal.known_to(reader)
    facts: list[object] = [event.facts() for event in events]
    facts += [repr(game.word_event(event, setup)) for event in events]
    if state.actor >= 0:
        is_secret = state.actor != looker and move.verb in game.secret_verbs
        facts.append(move.verb if is_secret else game.grammar.write(move))
    facts += [after.actor, after.waiting(), game.view(after, looker)]
    facts.append(repr(game.score_sheet(after)))
    if looker is not SPECTATOR:
        facts.append(list(game.observation(after, looker)))
        if looker in after.waiting():
            mine = asked(after, looker)
            facts += [mine.legal_actions(), repr(game.word_question(mine))]
    return msgspec.json.encode(facts)


def whole_truth(position: Position, answer: int) -> bytes:
    """An answer and its events with all secrets; cards that look alike are told alike."""
    after = after_answer(position.state, answer)
    assert after.journal is not None
    facts: list[object] = [event.facts() for event in after.journal.events]
    if position.state.actor >= 0:
        facts.append(answer)
    return msgspec.json.encode(facts)


def after_answer(state: State, answer: int) -> State:
    after = state.clone()
    after.journal = Journal()
    after.apply(answer)
    return after


def some_answers(state: State, rng: Rng) -> list[int]:
    answers = state.legal_actions()
    while len(answers) > ANSWERS_TRIED:
        answers.pop(rng.below(len(answers)))
    return answers


@pytest.mark.parametrize("name", KINDS)
def test_every_kind_of_question_tells_nobody_what_is_hidden(name: str) -> None:
    rng = Rng(1)
    for position in positions_of_every_kind(name, EACH_KIND):
        game, state = position.game, position.state
        for seat in range(state.seats):
            # What a seat and a spectator are shown does not depend on what the seat cannot know,
            assert not list(leaks(game, state, seat, rng)), (position.kind, seat)
            # and neither does what they are told when somebody answers.
            if waiting := state.waiting():
                state = asked(state, waiting[rng.below(len(waiting))])
            check_answers(replace(position, state=state), seat, rng)


def check_answers(position: Position, seat: int, rng: Rng) -> None:
    """What answers of anybody, of CHANCE too, tell a seat and a spectator."""
    state = position.state
    if state.is_over():
        return
    where = (position.kind, seat)
    seed = rng.next()
    answers = some_answers(state, rng)

    # Tables that the seat cannot tell apart after an answer were told to it in the same way,
    # unless they are the same table, as where an order was asked and nothing came of it;
    # and what it was told in the same way it cannot tell apart, if there is anything to be told.
    by_world: dict[str, tuple[str, tuple[bytes, bytes]]] = {}
    by_words: dict[tuple[bytes, bytes], tuple[str, bytes]] = {}
    for answer in answers:
        after = after_answer(state, answer)
        world = after.determinize(seat, Rng(seed)).digest()
        words = told(position, answer, seat), told(position, answer, SPECTATOR)
        whole = whole_truth(position, answer)
        table, first_words = by_world.setdefault(world, (after.digest(), words))
        is_same = words == first_words or after.digest() == table
        assert is_same, (*where, "is told what is hidden")
        other, other_whole = by_words.setdefault(words, (world, whole))
        assert other == world or other_whole == whole, (*where, "knows what is hidden")

    # An answer that reveals nothing is told the same whatever is hidden.
    imagined = replace(position, state=state.determinize(seat, rng))
    possible = set(imagined.state.legal_actions())
    for answer in possible.intersection(answers):
        afters = [after_answer(each.state, answer) for each in (position, imagined)]
        if all(each.reveals == state.reveals and not each.is_over() for each in afters):
            for looker in (seat, SPECTATOR):
                same = told(position, answer, looker) == told(imagined, answer, looker)
                assert same, (*where, looker, position.game.move(state, answer))


@pytest.mark.parametrize("chunk", chunks(8), ids=str)
def test_views_answers_and_observations_do_not_depend_on_what_is_hidden(chunk: Chunk) -> None:
    for match, rng in sampled(chunk, games=160, one_in=40):
        for seat in range(match.state.seats):
            assert not list(leaks(match.game, match.state, seat, rng))


@pytest.mark.parametrize("chunk", chunks(8), ids=str)
def test_refusals_do_not_depend_on_what_is_hidden(chunk: Chunk) -> None:
    for match, rng in sampled(chunk, games=160, one_in=60):
        game, state = match.game, match.state
        for seat in range(state.seats):
            (world,) = worlds_of(state, seat, rng, 1)
            for _ in range(10):
                move = random_move(game, state, rng)
                if seat == state.actor or state.actor >= 0:
                    refusal = repr(game.why_not(state, seat, move))
                    assert refusal == repr(game.why_not(world, seat, move)), move


@pytest.mark.parametrize("chunk", chunks(8), ids=str)
def test_the_world_drawn_depends_on_what_is_known_and_nothing_else(chunk: Chunk) -> None:
    for match, rng in sampled(chunk, games=160, one_in=60):
        state = match.state
        for seat in range(state.seats):
            seed = rng.next()
            worlds = [state, *worlds_of(state, seat, rng, 3)]
            drawn = {world.determinize(seat, Rng(seed)).digest() for world in worlds}
            assert len(drawn) == 1


def bots(game: Game, seed: int) -> list[Bot]:
    return [
        make_bot("random", game, seed),
        make_bot("greedy", game, seed),
        SearchBot(game, seed, Limits(FEW_ITERATIONS)),
    ]


@pytest.mark.parametrize("chunk", chunks(8), ids=str)
def test_bots_answer_the_same_whatever_is_hidden(chunk: Chunk) -> None:
    for match, rng in sampled(chunk, games=80, one_in=100):
        game, state = match.game, match.state
        for seat in state.waiting():
            seed = rng.next()
            (world,) = worlds_of(state, seat, rng, 1)
            mine = [bot.answer(state, seat) for bot in bots(game, seed)]
            assert mine == [bot.answer(world, seat) for bot in bots(game, seed)]
            assert set(mine) <= set(asked(state, seat).legal_actions())
