"""Everything a player reads is worded in three languages."""

from __future__ import annotations

import re

import pytest

from games.brian_boru.tables import GAME
from threecrowns.engine.game import Setup
from threecrowns.engine.journal import Journal
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE
from threecrowns.engine.texts import LANGUAGES, catalogue

MISSING = re.compile(r"\[[A-Za-z]")  # how a missing message or parameter shows


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_whole_game_is_worded(language: str, seats: int) -> None:
    words = catalogue(language, GAME.texts)
    setup = Setup(seats)
    rng = Rng(seats)
    for _ in range(2):
        state = GAME.new(setup)
        state.journal = Journal()
        while not state.is_over():
            answers = state.legal_actions()
            said = [GAME.word_question(state)]
            said += [GAME.word_move(state, GAME.move(state, a)) for a in answers[:3]]
            for phrase in said:
                assert not MISSING.search(words.word(phrase)), words.word(phrase)
            state.apply(answers[rng.below(len(answers))])
        for seat in range(-1, seats):
            for event in state.journal.known_to(seat):
                told = GAME.word_event(event, setup)
                if told is not None:
                    assert not MISSING.search(words.word(told)), words.word(told)
        for line in GAME.score_sheet(state):
            assert not MISSING.search(words.word(line.reason))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_worded_where_it_happens(language: str) -> None:
    words = catalogue(language, GAME.texts)
    rng = Rng(7)
    moves = [GAME.move(GAME.new(Setup(4)), action) for action in range(0, GAME.action_space, 13)]
    state = GAME.new(Setup(4))
    for _ in range(250):
        if state.is_over():
            break
        seat = state.actor
        for move in moves[rng.below(7) :: 7]:
            refusal = GAME.why_not(state, seat if seat != CHANCE else 0, move)
            if refusal is not None:
                sentence = words.word(refusal.phrase)
                assert sentence.endswith(".")
                assert not MISSING.search(sentence), sentence
        answers = state.legal_actions()
        state.apply(answers[rng.below(len(answers))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_called_by_its_colour_and_value(language: str) -> None:
    words = catalogue(language, GAME.texts)
    wanted = {"en": "red 11", "cs": "červená 11", "pl": "czerwona 11"}
    assert words.word(GAME.words.card(10)) == wanted[language]


def test_both_actions_of_a_card_can_be_read_out() -> None:
    words = catalogue("en", GAME.texts)
    red_2 = [", ".join(words.word(each) for each in GAME.words.action_row(1, n)) for n in range(3)]
    assert red_2 == [
        "take the active town, 2 raiders, 1 coin",
        "3 coins, may expand",
        "2 raiders",
    ]
