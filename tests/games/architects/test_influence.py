"""Section 3 of the expansion: the influence track; sections 5 and 6: figures and contributions."""

from __future__ import annotations

import tomllib

import pytest

from games.architects.table import Table
from threecrowns.games.architects.content.pack import BUILT_IN_WONDER
from threecrowns.games.architects.rules.gains import FIRST_STEP, SECOND_STEP, gain_influence


def wonder(princess: str = "forest", profiteer: str = "quarry", **blue: int) -> Table:
    table = Table(wonder=True).cards("cc_1", "cc_5").figures(princess, profiteer)
    return table.full_offer().give("blue", **blue)


# -- the track


@pytest.mark.clause("W20")
def test_influence_stays_between_zero_and_twelve() -> None:
    table = wonder(influence=12).play("blue place quarry")
    assert table.has("blue", "influence") == (12,)


@pytest.mark.clause("W21")
def test_the_steps_are_where_the_pack_prints_them() -> None:
    printed = tomllib.loads(BUILT_IN_WONDER.read_text("utf-8"))["influence"]
    steps = printed["draw_building_on_step"]
    assert steps == [[FIRST_STEP - 1, FIRST_STEP], [SECOND_STEP - 1, SECOND_STEP]]


@pytest.mark.clause("W21", "W24", "X1")
@pytest.mark.parametrize("start", [4, 8])
def test_x1_crossing_a_step_draws_a_card(start: int) -> None:
    table = wonder(influence=start).play("blue place quarry", "chance draw castle")
    assert table.has("blue", "influence") == (start + 1,)
    assert table.cards_of("blue") == {"castle"}


@pytest.mark.clause("W24", "A46")
def test_the_hand_limit_holds_as_usual() -> None:
    six = ["well", "church", "keep", "palace", "chapel", "dungeon"]
    table = wonder(influence=4).hand("blue", *six).play("blue place quarry").settle()
    assert table.asked() == "blue hand-limit"


@pytest.mark.clause("W22")
def test_one_gain_over_both_steps_draws_two() -> None:
    table = wonder(influence=3)
    gain_influence(table.state, 0, 6)
    table.state.go_on()
    table.play("chance draw castle", "chance draw keep")
    assert table.has("blue", "influence") == (9,)
    assert table.cards_of("blue") == {"castle", "keep"}


@pytest.mark.clause("W23")
def test_a_step_crossed_again_draws_again_and_going_down_never_does() -> None:
    table = wonder(influence=4, silver=4).play("blue place quarry").settle()
    assert len(table.cards_of("blue")) == 1
    table.play("green mine clay", f"blue workshop-hire {table.offered()[0]}")
    table.pay("blue", silver=2, influence=2)
    assert table.has("blue", "influence") == (3,)
    assert len(table.cards_of("blue")) == 1
    table.give("blue", influence=4).play("green mine clay", "blue place quarry").settle()
    assert len(table.cards_of("blue")) == 2


# -- princess and profiteer


@pytest.mark.clause("W50", "W64")
def test_placing_beside_the_princess_may_contribute_once() -> None:
    table = wonder("mines", clay=1, wood=1).play("blue mine clay")
    assert table.asked() == "blue contribute"
    assert set(table.answers()) == {"contribute clay", "contribute wood", "done"}
    table.play("blue contribute wood")
    assert table.has("blue", "wood", "influence") == (0, 2)
    assert table.asked() == "green place"
    declined = wonder("mines", clay=1).play("blue mine clay", "blue done")
    assert declined.asked() == "green place"
    elsewhere = wonder("mines", clay=1).play("blue place forest")
    assert elsewhere.asked() == "green place"


@pytest.mark.clause("W50", "W65", "W44")
def test_a_contribution_before_the_action_may_be_spent_on_it() -> None:
    # Wood gives 2 influence, which pay the silver of a hire; without them it is illegal (W59).
    table = wonder("workshop", silver=2, wood=1)
    first = table.offered()[0]
    assert table.refused(f"blue workshop-hire {first}") == "A81_CANNOT_PAY_HIRE"
    table.play("blue contribute-first wood")
    assert table.asked() == "blue deed"
    table.play(f"blue workshop-hire {first}").settle()
    assert first in table.apprentices_of("blue")
    assert table.has("blue", "silver", "influence", "wood") == (0, 0, 0)
    assert table.asked() == "green place"  # no second contribution (W64)


@pytest.mark.clause("W65")
def test_goods_of_the_action_may_be_contributed_afterwards() -> None:
    table = wonder("quarry", "forest").play("blue place quarry")
    assert table.answers() == ["contribute stone", "done"]
    assert table.refused("blue contribute wood") == "W60_RESOURCE_MISSING"
    table.play("blue contribute stone")
    assert table.has("blue", "stone", "influence", "virtue") == (0, 1, 8)


@pytest.mark.clause("W65a", "W50", "W65")
def test_where_nothing_is_paid_the_contribution_comes_after() -> None:
    table = wonder("quarry", "forest", clay=1)
    assert table.refused("blue contribute-first clay") == "W65_NOTHING_TO_SPEND_HERE"


@pytest.mark.clause("W65a", "W65")
def test_a_contribution_that_makes_the_action_impossible_forfeits_it() -> None:
    # At virtue 3 a capture costs no tax; the virtue gained first makes it 1, which Blue lacks.
    table = wonder("town_centre", virtue=3, stone=1).workers("green", quarry=1)
    table.play("blue contribute-first stone")
    assert table.has("blue", "virtue") == (4,)
    assert table.asked() == "green place"
    assert table.at("blue", "town_centre") == 1


@pytest.mark.clause("W51", "W53", "W54")
def test_capturing_beside_a_figure() -> None:
    table = wonder("mines", "forest", silver=9).workers("blue", town_centre=3)
    table.workers("green", mines=3, forest=2).workers("blue", mines=1, forest=1)
    table.play("blue place town_centre", "blue capture mines green")
    assert table.has("blue", "virtue") == (6,)  # once, however many workers
    table.play("blue capture forest green")
    assert table.has("blue", "virtue") == (7,)
    table.play("blue capture mines blue")  # own workers count too (W55)
    assert table.has("blue", "virtue") == (6,)
    table.play("blue capture forest blue")
    assert table.has("blue", "virtue") == (7,)


@pytest.mark.clause("W55")
def test_captures_by_buildings_count_too() -> None:
    table = wonder("mines", "forest", wood=3, stone=2).hand("blue", "pillory")
    table.workers("green", mines=1).play("blue build pillory", "blue capture mines green")
    assert table.has("blue", "virtue") == (5,)  # 1 for the card, 1 for the princess


@pytest.mark.clause("W52")
def test_the_profiteer_gives_an_influence() -> None:
    assert wonder().play("blue place quarry").has("blue", "influence", "stone") == (1, 1)
    assert wonder().play("blue mine clay").has("blue", "influence") == (0,)


@pytest.mark.clause("W52", "W20")
def test_his_influence_may_be_taken_after_the_action() -> None:
    # At 12 it would be lost before a hire paid with influence.
    table = wonder("forest", "workshop", influence=12, silver=4)
    table.play(f"blue workshop-hire {table.offered()[0]}")
    assert table.asked() == "blue when"
    table.play("blue when after").pay("blue", silver=2, influence=2)
    assert table.settle().has("blue", "influence") == (11,)
    before = wonder("forest", "workshop", influence=12, silver=4)
    before.play(f"blue workshop-hire {before.offered()[0]}", "blue when before")
    before.pay("blue", silver=2, influence=2)
    assert before.settle().has("blue", "influence") == (10,)


@pytest.mark.clause("W52a", "W52", "W21")
def test_taking_it_after_the_action_can_cross_a_step_again() -> None:
    table = wonder("forest", "workshop", influence=6, silver=4)
    table.play(f"blue workshop-hire {table.offered()[0]}", "blue when after")
    table.pay("blue", silver=2, influence=2).settle()
    assert table.has("blue", "influence") == (5,)
    assert len(table.cards_of("blue")) == 1
    plain = wonder("forest", "workshop", influence=2, silver=4)
    plain.play(f"blue workshop-hire {plain.offered()[0]}")
    assert plain.asked() == "blue pay"  # the order cannot matter, so nobody asks


@pytest.mark.clause("W56", "W57")
def test_figures_are_no_workers_and_arrivals_give_nothing() -> None:
    table = wonder("mines", "quarry", silver=3).workers("blue", quarry=2)
    table.play("blue place town_centre")
    assert all(answer.endswith(("blue", "green", "done")) for answer in table.answers())
    assert table.has("blue", "influence") == (0,)
    assert wonder("mines", "quarry").play("blue mine clay").has("blue", "clay") == (2,)


@pytest.mark.clause("W59")
def test_the_princess_gives_no_right_to_place() -> None:
    table = wonder("guardhouse", clay=1)
    assert table.refused("blue place guardhouse") == "A111_NOTHING_TO_DO"
    assert table.refused("blue contribute-first clay") == "A111_NOTHING_TO_DO"


# -- contributions


@pytest.mark.clause("W60", "W61", "W62", "X4")
def test_x4_wood_and_marble_on_the_first_card() -> None:
    table = wonder("mines", clay=1, wood=1, stone=1, gold=1, marble=1)
    table.contributed("clay", "stone", "gold").play("blue mine clay")
    assert set(table.answers()) == {"contribute wood", "contribute marble", "done"}
    assert table.refused("blue contribute clay") == "W61_LIES_THERE_ALREADY"
    table.play("blue contribute wood")
    assert table.has("blue", "influence") == (2,)
    table.give("green", marble=1).play("green mine clay", "green contribute marble")
    table.play("chance reward wow_reward_05")
    assert table.has("green", "influence", "silver") == (3, 3)
    assert "reset" in table.told()  # the card is full (W66)


@pytest.mark.clause("W66", "A160")
def test_a_full_card_triggers_a_reset_after_the_action() -> None:
    table = wonder("workshop", silver=2, wood=1).contributed("clay", "stone", "gold", "marble")
    table.play("blue contribute-first wood")
    assert "reset" not in table.told()
    table.play("blue workshop-draw").settle()
    told = table.told()
    assert told.index("drew") < told.index("reset")


CONTRIBUTIONS = {
    "cc_1": ("1i", "2i", "1i1v", "3i", "2i1r"),
    "cc_2": ("1v", "1i1v", "2i", "2i1r", "3i1v"),
    "cc_3": ("1i", "2v", "2i", "2i2v", "2i1r"),
    "cc_4": ("1i", "2i", "2i", "1i1v1r", "4i"),
    "cc_5": ("2i", "1i1v", "2v", "3i", "2i1r"),
    "cc_6": ("1i", "1r", "2i", "2i1v", "3i1v"),
    "cc_7": ("1i", "2i", "1r", "3i1v", "2i2v"),
}
RESOURCES = ("clay", "wood", "stone", "gold", "marble")


@pytest.mark.clause("W62", "W63")
@pytest.mark.parametrize("card", list(CONTRIBUTIONS))
@pytest.mark.parametrize("resource", RESOURCES)
def test_gains_of_a_contribution_card(card: str, resource: str) -> None:
    gain = CONTRIBUTIONS[card][RESOURCES.index(resource)]
    wanted = {kind: int(gain[gain.index(kind) - 1]) if kind in gain else 0 for kind in "ivr"}
    other = "cc_1" if card != "cc_1" else "cc_2"
    table = (
        Table(wonder=True)
        .cards(card, other)
        .figures("mines", "quarry")
        .give("blue", **{resource: 1})
    )
    table.play("blue mine clay", f"blue contribute {resource}")
    assert table.has("blue", "influence", "virtue") == (wanted["i"], 7 + wanted["v"])
    assert table.settle().told().count("reward-seen") == wanted["r"]


@pytest.mark.clause("W63", "A144")
def test_without_rewards_a_contribution_gives_a_virtue() -> None:
    table = wonder("mines", marble=1)
    table.state.rewards_left = 0
    table.play("blue mine clay", "blue contribute marble")
    assert table.has("blue", "virtue", "influence") == (8, 2)


@pytest.mark.clause("W35", "W67")
def test_a_contribution_is_the_resource_itself() -> None:
    table = wonder("mines", influence=12, gold=1).hired("blue", "charlatan_wood")
    table.play("blue mine clay")
    assert set(table.answers()) == {"contribute clay", "contribute gold", "done"}


@pytest.mark.clause("W68")
def test_taking_a_worker_back_is_no_placement() -> None:
    table = wonder("forest", "quarry", clay=1).workers("blue", quarry=10, forest=10)
    table.hired("blue", "cavalier_forest").turn_of("blue").play("blue take-back forest")
    assert table.has("blue", "influence") == (0,)
    assert table.asked() == "green place"
