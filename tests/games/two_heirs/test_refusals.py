"""Refusals of moves that nobody could type: made by hand, or about what lies out of reach."""

from __future__ import annotations

import pytest

from games.two_heirs.tables import BLUE, GAME, WHITE, reach_of, refused, solo, table
from threecrowns.engine.moves import Move
from threecrowns.engine.state import CHANCE

HAND_MADE = [
    Move("build", ("XX1", (0, 1))),
    Move("extend", ("", (0, 1))),
    Move("camp", ("elite",)),
    Move("discard", ("jo1",)),
    Move("draw", ("XX1",)),
    Move("move", ("9", (0, 1))),
    Move("move", (1, (0, 1))),
    Move("withdraw", ("0",)),
    Move("take", (-1,)),
    Move("take", (7,)),
    Move("take", ("2",)),
    Move("toss", ("red",)),
    Move("treasure", ("gold",)),
    Move("deploy", ((1000, 0),)),
    Move("deploy", ("0,0",)),
    Move("deploy"),
    Move("end", (1,)),
    Move("castle"),
]


@pytest.mark.parametrize("move", HAND_MADE, ids=GAME.grammar.write)
@pytest.mark.clause("T25")
def test_a_move_that_names_what_does_not_exist_is_called_no_move(move: Move) -> None:
    for state in (table(), solo()):
        for seat in (WHITE, CHANCE):
            refusal = GAME.why_not(state, seat, move)
            assert refusal is not None
            assert refusal.code == "T25_NO_SUCH_MOVE"
            assert refusal.params == {"said": GAME.grammar.write(move)}


@pytest.mark.clause("T57")
def test_a_unit_in_the_reserve_is_told_so_wherever_it_is_sent() -> None:
    state = table(white=[(0, 0)])
    for cell in ("0,1", "20,0", "999,999"):
        assert refused(state, f"move 1 {cell}") == "T57_UNIT_IN_RESERVE"
    assert refused(state, "move elite 999,999") == "T57_NOT_ADJACENT"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("build JO1 999,999", "T39_NO_OWN_UNIT_NEXT_TO_IT"),
        ("extend JO1 -999,0", "T39_NO_OWN_UNIT_NEXT_TO_IT"),
        ("deploy 999,0", "T58_NO_TILE_THERE"),
    ],
)
def test_a_cell_beyond_every_tile_is_refused_for_being_far(move: str, reason: str) -> None:
    assert refused(table(white_hand="JO1"), move) == reason


@pytest.mark.parametrize("turn", [WHITE, BLUE])
@pytest.mark.clause("T29", "T30")
def test_a_refusal_tells_the_reach_of_the_player_whose_turn_it_is(turn: int) -> None:
    # Given White has two units in the reserve and Blue none,
    state = table(board="* any any", white=[(0, 0)], blue=[(0, 0), (1, 0), (2, 0)], turn=turn)
    assert [reach_of(state, seat) for seat in (WHITE, BLUE)] == [3, 1]

    # then each is told the own reach.
    refusal = GAME.why_not(state, turn, Move("take", (6,)))
    assert refusal is not None
    assert refusal.code == "T30_OUT_OF_REACH"
    assert refusal.params["reach"] == [3, 1][turn]
