"""Section 9: captures at the Town Centre."""

from __future__ import annotations

import pytest

from games.architects.table import GAME, Table


@pytest.mark.clause("A100")
def test_the_first_capture_must_be_payable() -> None:
    assert Table().refused("blue place town_centre") == "A100_CANNOT_PAY_TAX"
    assert Table().give("blue", virtue=3).refused("blue place town_centre") == ""
    assert Table().give("blue", silver=1).refused("blue place town_centre") == ""


@pytest.mark.clause("A101")
def test_tax_for_the_first_capture_and_silver_for_each_further_one() -> None:
    table = Table().workers("blue", town_centre=2).give("blue", silver=5)
    table.workers("green", quarry=2, forest=3).workers("blue", quarry=1)
    table.play("blue place town_centre", "blue capture quarry green")
    assert (table.has("blue", "silver"), table.state.tax) == ((4,), 5)
    table.play("blue capture quarry blue")
    assert (table.has("blue", "silver"), table.state.tax) == ((3,), 5)
    table.play("blue capture forest green")
    assert (table.has("blue", "silver"), table.state.tax) == ((2,), 5)
    assert table.asked() == "green place"  # three workers, three captures


@pytest.mark.clause("A101")
def test_a_further_capture_must_be_payable() -> None:
    table = Table().workers("blue", town_centre=1).give("blue", silver=1)
    table.workers("green", quarry=2, forest=3).play("blue place town_centre")
    table.play("blue capture forest green")
    assert table.asked() == "green place"
    assert table.at("green", "quarry") == 2


@pytest.mark.clause("A101")
def test_the_view_says_what_the_next_capture_costs() -> None:
    table = Table().workers("blue", town_centre=2).give("blue", silver=5)
    table.workers("green", quarry=2, forest=3)
    assert GAME.view(table.state, None).capture_price is None
    table.play("blue place town_centre")
    assert GAME.view(table.state, 0).capture_price == {"tax": 1}
    table.play("blue capture quarry green")
    assert GAME.view(table.state, 1).capture_price == {"silver": 1}


@pytest.mark.clause("A102")
def test_one_capture_takes_all_workers_of_one_colour_from_one_location() -> None:
    table = Table(3).give("blue", silver=1)
    table.workers("green", quarry=3, forest=1).workers("purple", quarry=2)
    table.play("blue place town_centre", "blue capture quarry green")
    assert table.at("green", "quarry") == 0
    assert table.at("green", "held_by_blue") == 3
    assert (table.at("purple", "quarry"), table.at("green", "forest")) == (2, 1)
    empty = Table().give("blue", silver=1).play("blue place town_centre")
    assert empty.refused("blue capture quarry green") == "A102_NO_WORKERS_OF_THIS_COLOUR"


@pytest.mark.clause("A103")
@pytest.mark.parametrize(("seats", "locations"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_from_how_many_locations(seats: int, locations: int) -> None:
    table = Table(seats).workers("blue", town_centre=2, quarry=1).give("blue", silver=9)
    table.workers("green", quarry=1, forest=1, mines=1)
    table.play("blue place town_centre", "blue capture quarry green")
    if locations == 1:
        assert table.refused("blue capture forest green") == "A103_TOO_MANY_LOCATIONS"
        return
    table.play("blue capture forest green")
    assert table.refused("blue capture mines green") == "A103_TOO_MANY_LOCATIONS"


@pytest.mark.clause("A104", "A108")
def test_rivals_go_to_the_captors_board_and_own_workers_home() -> None:
    table = Table().workers("blue", town_centre=1, quarry=4).give("blue", silver=3)
    table.workers("green", quarry=2)
    table.play("blue place town_centre", "blue capture quarry green", "blue capture quarry blue")
    assert table.at("green", "held_by_blue") == 2
    assert table.at("blue", "home") == 20 - 2
    # A108: captives are out of reach of others.
    table.give("green", silver=3).play("green place town_centre")
    assert not any("held" in answer for answer in table.answers())


@pytest.mark.clause("A105")
def test_the_workers_at_the_town_centre_itself_can_be_captured() -> None:
    table = Table().workers("blue", town_centre=2).give("blue", silver=5)
    table.workers("green", town_centre=1)
    table.play("blue place town_centre", "blue capture town_centre blue")
    assert table.at("blue", "home") == 20
    # The number of captures was fixed on placement.
    assert table.state.planned_number() % 64 == 2
    table.play("blue capture town_centre green")
    assert table.asked() == "green place"


@pytest.mark.clause("A106")
def test_stopping_early_costs_nothing_more() -> None:
    table = Table().workers("blue", town_centre=3).give("blue", silver=5)
    table.workers("green", quarry=2).play("blue place town_centre", "blue done")
    assert (table.has("blue", "silver"), table.state.tax) == ((5,), 4)


@pytest.mark.clause("A107")
@pytest.mark.parametrize("card", ["conspirator_1", "conspirator_2"])
def test_a_conspirator_lowers_the_silver_of_the_whole_action(card: str) -> None:
    table = Table().hired("blue", card).workers("blue", town_centre=2)
    table.give("blue", silver=5).workers("green", quarry=1, forest=1).workers("blue", quarry=1)
    table.play("blue place town_centre", "blue capture quarry green")
    assert table.has("blue", "silver") == (4,)  # the tax is not reduced
    table.play("blue capture quarry blue")
    assert table.has("blue", "silver") == (4,)  # the saved silver
    table.play("blue capture forest green")
    assert table.has("blue", "silver") == (3,)


@pytest.mark.clause("A107")
def test_two_conspirators_together() -> None:
    both = Table().hired("blue", "conspirator_1", "conspirator_2").workers("blue", town_centre=2)
    both.give("blue", silver=1).workers("green", quarry=1, forest=1).workers("blue", quarry=1)
    both.play("blue place town_centre", "blue capture quarry green")
    both.play("blue capture quarry blue", "blue capture forest green")
    assert both.has("blue", "silver") == (0,)


@pytest.mark.clause("A107")
def test_the_conspirator_option_makes_every_further_capture_free() -> None:
    table = Table(conspirator="capture").hired("blue", "conspirator_1")
    table.workers("blue", town_centre=2, quarry=1).give("blue", silver=1)
    table.workers("green", quarry=1, forest=1)
    table.play("blue place town_centre", "blue capture quarry green")
    table.play("blue capture quarry blue", "blue capture forest green")
    assert table.has("blue", "silver") == (0,)
