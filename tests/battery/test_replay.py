"""A game is its answers: replay gives the same positions, undo goes back and forth."""

from __future__ import annotations

import pytest

from battery.positions import Chunk, answers_of, chunks, sampled
from threecrowns.engine.checks import asked
from threecrowns.engine.match import Match
from threecrowns.engine.refusal import GameError
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE, State


@pytest.mark.parametrize("chunk", chunks(8), ids=str)
def test_replay_gives_the_same_digests_events_and_result(chunk: Chunk) -> None:
    for match, rng in chunk.matches(80):
        digests = [match.state.digest() for _ in answers_of(match, rng)]
        digests.append(match.state.digest())

        again = Match(match.game, match.setup)
        seen = []
        for answer in match.answers:
            seen.append(again.state.digest())
            again.answer(answer.seat, answer.action)
        seen.append(again.state.digest())

        assert seen == digests
        assert again.answers == match.answers
        assert again.payoffs() == match.payoffs()
        told = [event.facts() for event in match.journal.events]
        assert told == [event.facts() for event in again.journal.events]


def can_be_taken_back(match: Match) -> list[str]:
    """The digests to which undo may lead, the last first: back to the last information event.

    Found by playing the game again, without asking the match.
    """
    state = match.game.new(match.setup)
    seat = match.state.actor
    found: list[State] = []
    for answer in match.answers:
        before, reveals = state.clone(), state.reveals
        if answer.seat >= 0 and answer.seat != state.actor:
            state.turn_to(answer.seat)
        state.apply(answer.action)
        goes_on = answer.seat == seat != CHANCE and state.actor == seat
        found = [before, *found] if goes_on and state.reveals == reveals else []
    return [each.digest() for each in found]


def hidden_choices(match: Match) -> set[int]:
    """The seats that have answered a question which others have still to answer."""
    state = match.game.new(match.setup)
    chosen: set[int] = set()
    for answer in match.answers:
        if answer.seat >= 0 and answer.seat != state.actor:
            state.turn_to(answer.seat)
        others = [seat for seat in state.waiting() if seat != answer.seat]
        state.apply(answer.action)
        chosen = chosen | {answer.seat} if others and state.waiting() == others else set()
    return chosen


@pytest.mark.parametrize("chunk", chunks(8), ids=str)
def test_undo_goes_back_to_the_last_information_event_and_forth_again(chunk: Chunk) -> None:
    for match, _ in sampled(chunk, games=80, one_in=30):
        if match.is_over:
            continue
        seat = match.state.actor
        before = match.state.digest()
        told = [event.facts() for event in match.journal.events]
        wanted = can_be_taken_back(match)

        # Step by step to the last information event, and no further,
        taken_back = []
        seen = []
        while match.can_undo(seat):
            taken_back.append(match.undo(seat))
            seen.append(match.state.digest())
        assert seen == wanted
        with pytest.raises(GameError):
            match.undo(seat)
        others = {other for other in range(match.state.seats) if match.can_undo(other)}
        assert others == hidden_choices(match)

        # and the same answers lead to the same position.
        for answer in reversed(taken_back):
            match.answer(answer.seat, answer.action)
        assert match.state.digest() == before
        assert [event.facts() for event in match.journal.events] == told


@pytest.mark.parametrize("chunk", chunks(4), ids=str)
def test_the_same_seed_gives_the_same_game(chunk: Chunk) -> None:
    results = []
    for _ in range(2):
        for match, _rng in chunk.matches(8):
            for _ in answers_of(match, Rng(1)):
                pass
            results.append([answer.action for answer in match.answers])
    assert results[: len(results) // 2] == results[len(results) // 2 :]


@pytest.mark.parametrize("chunk", chunks(4), ids=str)
def test_the_order_of_simultaneous_answers_does_not_matter(chunk: Chunk) -> None:
    for match, rng in sampled(chunk, games=40, one_in=10):
        waiting = match.state.waiting()
        if len(waiting) < 2:
            continue
        chosen = {}
        for seat in waiting:
            answers = asked(match.state, seat).legal_actions()
            chosen[seat] = answers[rng.below(len(answers))]
        results = []
        for order in (waiting, waiting[::-1]):
            again = Match(match.game, match.setup)
            for answer in match.answers:
                again.answer(answer.seat, answer.action)
            for seat in order:
                assert seat in again.state.waiting()
                again.answer(seat, chosen[seat])
            results.append(again.state.digest())
        assert results[0] == results[1]


@pytest.mark.parametrize("chunk", chunks(2), ids=str)
def test_a_choice_is_taken_back_as_if_it_had_never_been_made(chunk: Chunk) -> None:
    for match, rng in sampled(chunk, games=20, one_in=20):
        waiting = match.state.waiting()
        if len(waiting) < 2:
            continue
        rest = [*match.answers]
        order = waiting[rng.below(len(waiting)) :] + waiting[: rng.below(len(waiting))]
        order = list(dict.fromkeys(order))[: len(waiting) - 1]
        table = Match(match.game, match.setup)
        for answer in rest:
            table.answer(answer.seat, answer.action)
        for seat in order:
            answers = table.legal_for(seat)
            table.answer(seat, answers[rng.below(len(answers))])
        given = table.answers[len(rest) :]

        # Whoever thinks again, the choices of the others stand.
        again = order[rng.below(len(order))]
        assert table.undo(again).seat == again
        wanted = Match(match.game, match.setup)
        for answer in (*rest, *(each for each in given if each.seat != again)):
            wanted.answer(answer.seat, answer.action)
        assert table.answers == wanted.answers
        assert table.state.digest() == wanted.state.digest()
        told = [event.facts() for event in table.journal.events]
        assert told == [event.facts() for event in wanted.journal.events]
