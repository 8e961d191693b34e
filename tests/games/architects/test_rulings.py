"""Rulings at the edge: where two rules meet, and what must not depend on chance neighbours."""

from __future__ import annotations

import pytest

from games.architects.table import Table
from threecrowns.games.architects.vocabulary import BOARD


def board(name: str, *, wonder: bool = True) -> Table:
    """Blue plays side 2 of this board, the figures are out of the way."""
    table = Table(wonder=wonder, promos=True).figures("mines", "tax_stand").full_offer()
    number = [one for one, _ in table.content.boards].index(name)
    table.state.set_amount(0, BOARD, number)
    table.state.refresh_traits(0)
    return table


def wonder(**blue: int) -> Table:
    """Nobody special; the figures are out of the way."""
    return Table(wonder=True).figures("mines", "tax_stand").full_offer().give("blue", **blue)


# -- A36: the sweep


@pytest.mark.clause("A36")
def test_the_swept_display_is_refilled_before_the_tavern_hires() -> None:
    # Given the third guildhall space is next and Blue can build the Tavern,
    table = Table(guildhall_sweep=True).hired("blue", "woodcutter_1").full_offer()
    table.workers("green", guildhall=2).hand("blue", "tavern")
    table.give("blue", wood=3, stone=2, gold=1)

    # when it is built,
    table.play("blue build tavern").settle()

    # then all eight spaces of the display are filled when Blue hires.
    assert table.asked() == "blue hire"
    assert "-" not in table.offered()
    assert len([answer for answer in table.answers() if answer.startswith("hire")]) == 8


@pytest.mark.clause("A36")
def test_the_refill_comes_before_the_construction() -> None:
    table = Table(guildhall_sweep=True).full_offer().workers("green", guildhall=2)
    table.hand("blue", "well").give("blue", wood=2, stone=2).play("blue build well").settle()
    told = table.told()
    assert told.index("swept") < told.index("revealed") < told.index("built")
    assert told.count("revealed") == 2


# -- W44: what the placement gives is there when it is paid


@pytest.mark.clause("W44", "W65", "W110")
def test_the_influence_of_an_own_monument_counts_for_a_hire_after_contributing_first() -> None:
    # Given the princess at Blue's monument at the workshop, silver for the tax alone,
    table = wonder(silver=2, influence=1, clay=1).monument("blue", "stone", "workshop")
    # and a contribution that gives virtue only,
    table.cards("cc_2", "cc_1").figures("workshop", "tax_stand").play("blue contribute-first clay")
    first = table.offered()[0]

    # then the monument's influence makes the two that the silver of a hire takes.
    assert table.refused(f"blue visit-hire {first} influence") == ""
    assert table.refused(f"blue visit-hire {first} worker") == "A81_CANNOT_PAY_HIRE"
    table.play(f"blue visit-hire {first} influence")
    assert first in table.apprentices_of("blue")
    assert table.has("blue", "silver", "influence") == (0, 0)
