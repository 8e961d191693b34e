"""Sections 3 and 4: the turn, taking workers back, the hand limit, locations in general."""

from __future__ import annotations

import pytest

from games.architects.table import GAME, Table
from threecrowns.engine.agenda import AGENDA_KINDS
from threecrowns.games.architects.rules import agenda
from threecrowns.games.architects.rules.orders import do_order
from threecrowns.games.architects.rules.state import HAND


@pytest.mark.clause("A40")
def test_a_turn_places_one_worker_and_passes_on() -> None:
    table = Table(3)
    table.play("blue place quarry")
    assert table.at("blue", "quarry") == 1
    assert table.at("blue", "home") == 19
    assert table.asked() == "green place"
    table.play("green place quarry", "purple place quarry")
    assert table.asked() == "blue place"
    assert table.at("green", "quarry") == 1  # nobody comes back by itself


@pytest.mark.clause("A40")
def test_others_wait_for_their_turn() -> None:
    table = Table()
    assert table.refused("green place quarry") == "A40_NOT_YOUR_TURN"
    assert table.refused("blue trade for_virtue 2 0 0 0 0 0 0") == "A40_NOT_ASKED_NOW"


@pytest.mark.clause("A41")
def test_cost_action_reset_and_hand_limit_come_in_this_order() -> None:
    # Given Blue is the third in the black market, with six cards in hand and a Swindler,
    table = Table().workers("green", black_market_small=1, black_market_large=1)
    table.hired("blue", "acolyte_card").give("blue", silver=5)
    six = ["well", "church", "keep", "castle", "chapel", "dungeon"]
    table.hand("blue", *six).full_offer()

    # when Blue draws five cards there and keeps one,
    table.play("blue market-draw").settle()
    assert table.asked() == "blue keep"
    table.state.apply(table.state.legal_actions()[0])

    # then the reset comes before the hand limit.
    assert table.asked() == "blue hand-limit"
    told = table.told()
    assert told.index("paid") < told.index("virtue-down") < told.index("reset")
    assert table.at("blue", "prison") == 1
    table.play("blue discard well")
    assert table.asked() == "green place"


@pytest.mark.clause("A42")
def test_without_workers_at_home_one_is_taken_back() -> None:
    table = Table().workers("blue", quarry=3, forest=17).turn_of("blue")
    assert table.asked() == "blue take-back"
    assert table.refused("blue place quarry") == "A42_TAKE_A_WORKER_BACK"
    assert table.refused("blue take-back mines") == "A42_NO_OWN_WORKER_THERE"
    table.play("blue take-back quarry")
    assert table.at("blue", "home") == 1
    assert table.asked() == "green place"  # that was the whole turn


@pytest.mark.clause("A43", "A42")
def test_only_without_workers_at_open_locations_they_come_from_elsewhere() -> None:
    table = Table().workers("blue", prison=8, guildhall=6, black_market_small=1, held_by_green=4)
    table.workers("blue", quarry=1).turn_of("blue")
    assert table.refused("blue take-back prison") == "A43_CAPTURABLE_LOCATIONS_FIRST"
    assert table.answers() == ["take-back quarry"]

    table = Table().workers("blue", prison=9, guildhall=6, black_market_small=1, held_by_green=4)
    table.turn_of("blue")
    assert table.refused("blue take-back guildhall") == "A43_NOT_FROM_THE_GUILDHALL"
    assert set(table.answers()) == {
        "take-back black_market_small",
        "take-back prison",
        "take-back held_by_green",
    }
    table.play("blue take-back held_by_green")
    assert (table.at("blue", "held_by_green"), table.at("blue", "home")) == (3, 1)


@pytest.mark.clause("A44")
def test_with_all_workers_in_the_guildhall_a_player_passes() -> None:
    table = Table(5)
    table.play("blue mine clay", "green mine clay", "purple mine clay")
    table.workers("yellow", guildhall=20)
    table.play("red mine clay")
    assert table.asked() == "blue place"
    assert "passed" in table.told()


@pytest.mark.clause("A45")
def test_nobody_takes_a_worker_back_with_others_at_home() -> None:
    table = Table().workers("blue", quarry=3)
    assert table.refused("blue take-back quarry") == "A45_WORKERS_AT_HOME"


@pytest.mark.clause("A46", "A96")
def test_more_than_six_cards_go_under_the_pile_at_the_end_of_the_own_turn() -> None:
    eight = ["well", "church", "keep", "castle", "chapel", "dungeon", "library", "palace"]
    table = Table().hand("blue", *eight[:7]).hand("green", *eight[7:])
    table.play("blue mine clay")
    assert table.asked() == "blue hand-limit"
    assert table.refused("blue discard palace") == "A46_NOT_IN_HAND"
    table.play("blue discard castle")
    assert table.under_the_pile() == ["castle"]
    assert table.asked() == "green place"


@pytest.mark.clause("A46")
def test_somebody_elses_turn_does_not_look_at_the_hand() -> None:
    seven = ["well", "church", "keep", "castle", "chapel", "dungeon", "library"]
    table = Table().hand("green", *seven).play("blue mine clay")
    assert table.asked() == "green place"


@pytest.mark.clause("A47")
def test_hands_are_secret_and_the_rest_lies_open() -> None:
    table = Table().hand("blue", "castle").hand("green", "keep").built("green", "well")
    table.hired("green", "thief").give("green", silver=4, debts=2).workers("blue", held_by_green=2)
    blue, green, spectator = (GAME.view(table.state, seat) for seat in (0, 1, None))
    assert [card.id for card in blue.hand] == ["castle"]
    assert [card.id for card in green.hand] == ["keep"]
    assert spectator.hand == ()
    shown = blue.players[1]
    assert shown.hand_size == 1
    assert list(shown.buildings) == ["well"]
    assert list(shown.apprentices) == ["thief"]
    assert (shown.goods["silver"], shown.unpaid_debts, shown.captives) == (4, 2, (2, 0))


@pytest.mark.clause("A47")
def test_a_drawn_card_is_told_only_to_the_one_who_drew_it() -> None:
    table = Table().play("blue workshop-draw", "chance draw castle")
    drawn = next(event for event in table.journal.events if event.secret >= 0)
    assert drawn.known_to(0).secret == table.building("castle")
    assert drawn.known_to(1).secret == -1
    phrase = GAME.word_event(drawn.known_to(1), table.setup)
    assert phrase is not None
    assert phrase.id == "event-drew-hidden"
    assert table.state.has_card(HAND, table.building("castle"))


@pytest.mark.clause("A50", "A51")
def test_where_workers_can_be_captured() -> None:
    capturable = [
        "quarry",
        "forest",
        "silversmith",
        "mines",
        "workshop",
        "storehouse",
        "town_centre",
        "tax_stand",
        "guardhouse",
    ]
    table = Table().give("blue", silver=9)
    table.workers("green", **dict.fromkeys(capturable, 1))
    table.workers("green", black_market_small=1, guildhall=2, prison=3)
    table.play("blue place town_centre")
    targets = {answer.split()[1] for answer in table.answers() if answer.endswith("green")}
    assert targets == set(capturable)


@pytest.mark.clause("A54")
def test_places_that_are_always_legal() -> None:
    # Given Blue has nothing at all, not even tax to rob,
    table = Table().tax(0)
    answers = set(table.answers())
    always = {"place quarry", "place forest", "place silversmith", "place storehouse"}
    assert always | {"mine clay", "workshop-draw"} == answers


@pytest.mark.clause("A54")
def test_places_that_need_something() -> None:
    table = Table().tax(0).full_offer()
    assert table.refused("blue place town_centre") == "A100_CANNOT_PAY_TAX"
    assert table.refused("blue place guardhouse") == "A111_NOTHING_TO_DO"
    assert table.refused("blue place tax_stand") == "A120_TAX_STAND_EMPTY"
    assert table.refused("blue place black_market_small") == "A147_CANNOT_PAY_MARKET"
    assert table.refused(f"blue workshop-hire {table.offered()[0]}") == "A81_CANNOT_PAY_HIRE"


def test_an_order_that_no_number_stands_for_fails() -> None:
    known = {number for name, number in vars(agenda).items() if name.startswith("DO_")}
    unknown = set(range(agenda.FIRST_ORDER, AGENDA_KINDS)) - known
    assert unknown
    for kind in unknown:
        with pytest.raises(AssertionError, match=f"no order is numbered {kind}"):
            do_order(Table().state, kind, 0, 0)
