"""Nothing a seat is shown depends on what it cannot know, and no bot can use it."""

from __future__ import annotations

import msgspec
import pytest

from battery.positions import Chunk, chunks, random_move, sampled, worlds_of
from threecrowns.bots.levels import Bot, SearchBot, make_bot
from threecrowns.engine.checks import asked, leaks
from threecrowns.engine.game import Game
from threecrowns.engine.journal import Journal
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import State

ANSWERS_TRIED = 6
FEW_ITERATIONS = 10


def seen_after(game: Game, state: State, action: int, seat: int) -> bytes | None:
    """What a seat sees of an answer and the position after it; None if something is revealed."""
    after = state.clone()
    after.journal = Journal()
    after.apply(action)
    if after.reveals != state.reveals or after.actor < 0:
        return None
    told = [event.facts() for event in after.journal.known_to(seat)]
    return msgspec.json.encode([told, game.view(after, seat)])


@pytest.mark.parametrize("chunk", chunks(8), ids=str)
def test_views_answers_and_observations_do_not_depend_on_what_is_hidden(chunk: Chunk) -> None:
    for match, rng in sampled(chunk, games=160, one_in=40):
        for seat in range(match.state.seats):
            assert not list(leaks(match.game, match.state, seat, rng))


@pytest.mark.parametrize("chunk", chunks(8), ids=str)
def test_refusals_and_the_log_do_not_depend_on_what_is_hidden(chunk: Chunk) -> None:
    for match, rng in sampled(chunk, games=160, one_in=60):
        game, state = match.game, match.state
        for seat in range(state.seats):
            (world,) = worlds_of(state, seat, rng, 1)
            for _ in range(10):
                move = random_move(game, state, rng)
                if seat == state.actor or state.actor >= 0:
                    refusal = repr(game.why_not(state, seat, move))
                    assert refusal == repr(game.why_not(world, seat, move)), move
            for looker in (seat, None):
                shown = msgspec.json.encode(game.view(state, looker))
                assert shown == msgspec.json.encode(game.view(world, looker))
            if seat in state.waiting():
                mine, imagined = asked(state, seat), asked(world, seat)
                for action in mine.legal_actions()[:ANSWERS_TRIED]:
                    told = seen_after(game, mine, action, seat)
                    assert told == seen_after(game, imagined, action, seat), action


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
        SearchBot(game, seed, FEW_ITERATIONS),
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
