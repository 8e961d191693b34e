"""Moments of Architects: every verb that can be said, and screens that are worth a look."""

from __future__ import annotations

from functools import cache

from browser.architects_steered import rare_moments
from browser.moments import (
    Moment,
    Options,
    fullest_moment_of,
    moment_of,
    numbered_game,
    recorded,
)
from threecrowns.engine.record import record_from, replay
from threecrowns.engine.state import State
from threecrowns.games.architects.game import ArchitectsGame
from threecrowns.games.architects.speech.moves import CHANCE_VERBS, SAID
from threecrowns.games.architects.speech.words import ASKED_NAMES

GAME = ArchitectsGame()
VERBS = frozenset(SAID) - frozenset(CHANCE_VERBS)  # of the game's own grammar
WONDER: Options = {"wonder": True}
CHOSEN: Options = {"wonder": True, "characters": "chosen"}
RARE_VERBS = {"spend": "spend", "resolve": "end-effect"}  # and the questions they answer
KINDS = tuple(ASKED_NAMES.values())  # of questions
MOST_SEEDS = 60


@cache
def verb_moments() -> dict[str, tuple[Moment, int]]:
    """For every verb a moment when it can be said, and the answer that says it."""
    rare = rare_moments()  # hundreds of games played at random pass without them
    found = {verb: (rare[kind], first_answer(rare[kind])) for verb, kind in RARE_VERBS.items()}
    for seed in range(MOST_SEEDS):
        new: dict[str, tuple[int, int, int]] = {}
        for table, seat in numbered_game(GAME, 2, CHOSEN if seed % 4 == 0 else WONDER, seed):
            state = table.match.state
            if state.actor != seat:
                continue
            for action in state.legal_actions():
                verb = GAME.move(state, action).verb
                if verb not in found and verb not in new:
                    new[verb] = len(table.match.answers), seat, action
        for verb, (answers, seat, action) in new.items():
            found[verb] = Moment(recorded(table), answers, seat, 2), action
        if found.keys() >= VERBS:
            break
    return found


def first_answer(moment: Moment) -> int:
    match = replay(record_from(moment.record, None), GAME)
    match.go_back(moment.answers)
    return int(match.state.legal_actions()[0])


@cache
def question(kind: str, least: int = 2, seats: int = 2, *, most: bool = False) -> Moment:
    """A moment when this is asked, with so many answers at least; or the fullest of some games."""
    if kind in rare_moments():
        return rare_moments()[kind]
    options = CHOSEN if kind == "board" else WONDER

    def is_wanted(state: State, _seat: int) -> bool:
        return GAME.question_kind(state) == kind and len(state.legal_actions()) >= least

    if most:
        return fullest_moment_of(GAME, seats, options, is_wanted)
    return moment_of(GAME, seats, options, is_wanted)
