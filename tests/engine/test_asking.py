"""What a question says of every answer, whatever the game."""

from __future__ import annotations

from battery.positions import game_of, new_match
from engine.sticks import Sticks
from threecrowns.engine import asking
from threecrowns.engine.game import Setup
from threecrowns.engine.phrase import Phrase


def test_answers_are_tried_in_a_world_drawn_for_the_seat() -> None:
    game = game_of("architects")
    match = new_match(game, Setup(3), 1)
    match.draw()
    world = asking.known_world(match.state, 0)
    assert world.digest() != match.state.digest()  # others hold other cards
    assert game.view(world, 0) == game.view(match.state, 0)


def test_an_answer_after_which_something_is_drawn_warns_of_it() -> None:
    game = game_of("two-heirs")
    match = new_match(game, Setup(2), 1)
    match.draw()
    asked = asking.question(game, match.state, match.state.actor)
    assert asked is not None
    drawn = [Phrase("warn-draw") in choice.outcome.warns for choice in asked.choices]
    assert drawn == [choice.verb == "take" for choice in asked.choices]


def test_an_answer_that_ends_the_game_warns_of_it() -> None:
    game = game_of("connect-four")
    match = new_match(game, Setup(2), 1)
    for column in (0, 1, 0, 1, 0, 1):
        match.answer(match.state.actor, column)
    asked = asking.question(game, match.state, 0)
    assert asked is not None
    ending = [
        choice.action for choice in asked.choices if Phrase("warn-end") in choice.outcome.warns
    ]
    assert ending == [0]


def test_what_ends_the_turn_leads_nowhere() -> None:
    game = Sticks()  # there every answer does
    steps = asking.Steps(game, game.new(Setup(2)), 0)
    assert steps.afters() == []
    assert steps.seconds() == []
