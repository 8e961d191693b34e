"""What a seat may answer, in groups."""

from __future__ import annotations

import pytest

from battery.positions import Chunk, chunks, sampled
from games.two_heirs.tables import GAME, table
from threecrowns.engine.phrase import Thing
from threecrowns.table.offer import Group, Offer

BOARD = """
    any any any
    any *   any
"""


def groups_of(verb: str) -> list[Group]:
    """White has two tiles in hand, its elite in the middle and two units in reserve."""
    state = table(board=BOARD, white_hand="JO1 JO2", taken=True)
    return [group for group in Offer(GAME, state).groups if group.verb == verb]


@pytest.mark.parametrize("chunk", chunks(2), ids=str)
def test_an_offer_is_every_answer_once_numbered_through(chunk: Chunk) -> None:
    for match, _ in sampled(chunk, games=16, one_in=40):
        offer = Offer(match.game, match.state)
        offered = [each for group in offer.groups for each in group.offered]
        assert sorted(each.action for each in offered) == sorted(match.state.legal_actions())
        assert [each.number for each in offered] == list(range(1, len(offered) + 1))
        assert [each.move for each in offered] == offer.moves
        order = list(match.game.grammar.verbs)
        assert offer.verbs() == sorted(offer.verbs(), key=order.index)


def test_answers_about_one_thing_stand_together() -> None:
    one, other = groups_of("extend")
    for group, tile in ((one, "JO1"), (other, "JO2")):
        assert isinstance(group.shared, Thing)
        assert group.shared.typed == tile
        assert len(group.offered) > 1
        assert {each.move.values[0] for each in group.offered} == {tile}


def test_answers_about_nothing_in_particular_are_one_group() -> None:
    (deploy,) = groups_of("deploy")
    assert deploy.shared is None
    assert len(deploy.offered) == 5
