"""Games of Brian Boru that stand before one question, as records to be taken up again."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from threecrowns.catalogue import find_game
from threecrowns.engine.game import Setup
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.moves import Move, Number, Word
from threecrowns.engine.record import RecordWriter
from threecrowns.engine.rng import Rng
from threecrowns.games.brian_boru.game import BrianBoruGame

SEATS = 4
GAMES_TRIED = 60
# Every question of section 17 of the rules, and the verb that answers it.
QUESTIONS = {
    "start_town": "settle",
    "draft": "keep",
    "lead": "lead",
    "follow": "play",
    "secondary": "use",
    "extra_steps": "buy",
    "expand": "expand",
    "free_town": "free",
    "marriage_town": "settle",
    "track_town": "settle",
    "princess": "princess",
    "raid": "raid",
    "monastery": "monastery",
}


@cache
def game() -> BrianBoruGame:
    found = find_game("brian-boru")
    assert isinstance(found, BrianBoruGame)
    return found


def match_of(seed: int, seats: int = SEATS) -> Match:
    return Match(game(), Setup(seats), shuffle_from_seed(seed, seats))


@cache
def found() -> dict[str, tuple[int, tuple[int, ...]]]:
    """For each question to the first seat: a seed and the answers that lead there."""
    places: dict[str, tuple[int, tuple[int, ...]]] = {}
    for seed in range(GAMES_TRIED):
        match = match_of(seed)
        rng = Rng(seed)
        match.draw()
        while not match.is_over:
            asked = game().view(match.state, 0).asked
            if match.state.actor == 0 and asked not in places and _has_wrong_answer(match, asked):
                given = tuple(a.action for a in match.answers if a.seat >= 0)
                places[asked] = (seed, given)
            answers = match.state.legal_actions()
            match.answer(match.state.actor, answers[rng.below(len(answers))])
            match.draw()
        if set(places) == set(QUESTIONS):
            break
    return places


def _has_wrong_answer(match: Match, asked: str) -> bool:
    return asked == "princess" or wrong_move(match, QUESTIONS[asked]) is not None


def wrong_move(match: Match, verb: str) -> Move | None:
    """A move that answers the question and is not allowed."""
    for values in _values(verb):
        move = Move(verb, values)
        if game().why_not(match.state, match.state.actor, move) is not None:
            return move
    return None


def _values(verb: str) -> list[tuple[str | int, ...]]:
    first, *more = game().grammar.verbs[verb]
    if isinstance(first, Number):
        return [(first.high,)]
    assert isinstance(first, Word)
    if not more:
        return [(each,) for each in first.ids]
    assert isinstance(more[0], Word)
    return [(one, other) for one in first.ids for other in more[0].ids[:3]]


def before(question: str) -> Match:
    """The game that stands before a question to the first seat."""
    seed, answers = found()[question]
    match = match_of(seed)
    match.draw()
    for action in answers:
        match.answer(match.state.actor, action)
        match.draw()
    return match


def record_before(question: str, file: Path, people: int = 1) -> Match:
    """Write that game, with so many people at the table."""
    seed, answers = found()[question]
    match = match_of(seed)
    writer = RecordWriter(match, file, is_durable=False)
    writer.start([*["human"] * people, *["random"] * (SEATS - people)])
    match.draw()
    for action in answers:
        match.answer(match.state.actor, action)
        match.draw()
    writer.close()
    return match
