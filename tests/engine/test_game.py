"""The contract on the Python side: set-ups and options."""

from __future__ import annotations

import pytest

from connect_four.game import ConnectFourGame
from threecrowns.engine.game import OptionValue, Setup
from threecrowns.engine.moves import Move
from threecrowns.engine.refusal import SetupError
from threecrowns.games.two_heirs.game import TwoHeirsGame

HEIRS = TwoHeirsGame()


def test_missing_options_are_filled_in() -> None:
    filled = HEIRS.with_defaults(Setup(1, {"henry": 3}))

    assert filled.options == {
        "sets": ("journey", "dominion", "trade_church"),
        "roads": True,
        "henry": 3,
        "colour": "white",
    }
    assert HEIRS.with_defaults(filled) == filled


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (0, {}, "setup-seats"),
        (3, {}, "setup-seats"),
        (2, {"castles": 1}, "setup-unknown-option"),
        (2, {"sets": ("journey",)}, "setup-bad-option"),
        (2, {"sets": "journey"}, "setup-bad-option"),
        (2, {"sets": ("war", "war", "patrol")}, "setup-bad-option"),
        (2, {"roads": 1}, "setup-bad-option"),
        (2, {"roads": "true"}, "setup-bad-option"),
        (1, {"henry": True}, "setup-bad-option"),
        (1, {"henry": "2"}, "setup-bad-option"),
        (1, {"colour": "red"}, "setup-bad-option"),
    ],
)
def test_what_a_game_does_not_have_is_refused(
    seats: int, options: dict[str, OptionValue], message: str
) -> None:
    with pytest.raises(SetupError) as found:
        HEIRS.new(Setup(seats, options))
    assert found.value.phrase.id == message
    assert found.value.phrase.params["allowed"]


def test_a_set_up_goes_into_the_record_as_json() -> None:
    setup = HEIRS.with_defaults(Setup(2, {"sets": ("war", "crafts", "patrol")}))

    assert setup.to_json()["seats"] == 2
    assert setup.to_json()["options"]["sets"] == ["war", "crafts", "patrol"]


def test_set_ups_cover_every_number_of_seats_and_are_all_different() -> None:
    for game in (HEIRS, ConnectFourGame()):
        setups = [game.with_defaults(setup) for setup in game.setups()]
        assert {setup.seats for setup in setups} == set(game.seat_counts)
        assert len({str(setup) for setup in setups}) == len(setups)
    assert len(HEIRS.setups()) == 80


@pytest.mark.parametrize(
    "move", [Move("drop", (0,)), Move("drop", (8,)), Move("drop"), Move("lift")]
)
def test_connect_four_refuses_a_column_it_does_not_have(move: Move) -> None:
    game = ConnectFourGame()
    refusal = game.why_not(game.new(Setup(2)), 0, move)
    assert refusal is not None
    assert refusal.code == "C1_NO_SUCH_MOVE"
