"""Section 12: the guildhall, buildings and the cathedral."""

from __future__ import annotations

import pytest

from games.architects.table import GAME, Table


def rich(seats: int = 2, **more: int) -> Table:
    table = Table(seats).hired("blue", "labourer")
    return table.give("blue", clay=20, wood=20, stone=20, gold=9, marble=9, silver=9, **more)


@pytest.mark.clause("A130")
def test_workers_lie_in_the_guildhall_to_the_end() -> None:
    table = rich().hand("blue", "well").play("blue build well")
    assert (table.at("blue", "guildhall"), table.state.lying) == (1, 1)
    table.give("green", silver=9).play("green place town_centre")
    assert not any("guildhall" in answer for answer in table.answers())


@pytest.mark.clause("A131")
@pytest.mark.parametrize(
    ("seats", "length", "total"), [(2, 3, 12), (3, 4, 16), (4, 5, 20), (5, 6, 24)]
)
def test_spaces_of_the_guildhall(seats: int, length: int, total: int) -> None:
    view = GAME.view(Table(seats).state, None).guildhall
    assert (view.rows, view.row_length, view.rows * view.row_length) == (4, length, total)


@pytest.mark.clause("A132")
@pytest.mark.parametrize(
    ("seats", "first", "second"), [(2, 7, 10), (3, 9, 13), (4, 11, 16), (5, 13, 19)]
)
def test_the_first_space_of_rows_three_and_four_triggers_a_reset(
    seats: int, first: int, second: int
) -> None:
    assert GAME.view(Table(seats).state, None).guildhall.resets_at == (first, second)
    for space in range(1, 4 * (seats + 1) + 1):
        table = rich(seats).hand("blue", "smithy")
        if space > 19:
            table.workers("green", guildhall=19).workers("purple", guildhall=space - 20)
        else:
            table.workers("green", guildhall=space - 1)
        table.play("blue build smithy")
        assert ("reset" in table.told()) == (space in (first, second)), space


@pytest.mark.clause("A132", "A160")
def test_the_reset_follows_the_construction() -> None:
    table = rich().workers("green", guildhall=6).hand("blue", "smithy").play("blue build smithy")
    told = table.told()
    assert told.index("built") < told.index("gained") < told.index("reset")


@pytest.mark.clause("A133")
def test_one_construction_or_one_cathedral_level() -> None:
    table = Table().hand("blue", "keep")
    assert not any(a.startswith(("build", "cathedral")) for a in table.answers())
    table.give("blue", gold=1)
    assert [a for a in table.answers() if a.startswith(("build", "cathedral"))] == [
        "cathedral keep"
    ]


@pytest.mark.clause("A134")
def test_a_building_needs_its_skills_and_its_cost() -> None:
    table = Table().hand("blue", "library").give("blue", wood=4, stone=2, marble=1)
    assert table.refused("blue build library") == "A134_SKILL_MISSING"
    table.hired("blue", "woodcutter_1")
    assert table.refused("blue build library") == "A134_SKILL_MISSING"  # tiling is missing
    table.hired("blue", "jeweller_1")
    assert table.refused("blue build library") == ""
    table.give("blue", marble=0)
    assert table.refused("blue build library") == "A134_CANNOT_PAY_BUILDING"
    assert table.refused("blue build castle") == "A134_NOT_IN_HAND"


@pytest.mark.clause("A135")
def test_pay_lay_out_virtue_then_the_effect() -> None:
    table = rich().hand("blue", "thieves_den").play("blue build thieves_den")
    told = [each for each in table.told() if each in ("paid", "built", "virtue-down", "gained")]
    assert told == ["paid", "built", "virtue-down", "gained"]
    assert table.has("blue", "clay", "wood", "stone", "virtue", "silver") == (19, 18, 17, 5, 13)
    assert table.cards_of("blue") == set()


@pytest.mark.clause("A136")
def test_effects_must_be_carried_out_unless_optional() -> None:
    must = rich().hand("blue", "clay_pit").play("blue build clay_pit")
    assert must.answers() == ["choose left", "choose right"]
    may = rich().hand("blue", "church").give("blue", debts=1).play("blue build church")
    assert may.answers() == ["yes", "done"]
    nothing = rich().hand("blue", "church").play("blue build church")
    assert nothing.asked() == "green place"


@pytest.mark.clause("A137", "A138")
@pytest.mark.parametrize("seats", [2, 5])
def test_captures_by_buildings_are_free_and_at_any_location(seats: int) -> None:
    table = rich(seats).hand("blue", "fortress").give("blue", silver=0)
    table.workers("green", quarry=2, forest=3).play("blue build fortress")
    table.play("blue capture quarry green", "blue capture forest green")
    assert table.at("green", "held_by_blue") == 5
    assert (table.has("blue", "silver"), table.state.tax) == ((0,), 4)


@pytest.mark.clause("A139")
def test_there_is_no_limit_to_buildings() -> None:
    many = [
        "well",
        "smithy",
        "steeple",
        "aqueduct",
        "church",
        "clay_pit",
        "lumber_camp",
        "reservoir",
    ]
    table = rich().built("blue", *many).hand("blue", "fountain").play("blue build fountain")
    assert len(table.buildings_of("blue")) == 9


# -- cathedral


@pytest.mark.clause("A140", "A155")
def test_cathedral_work_needs_virtue_five_and_a_card() -> None:
    table = Table().hand("blue", "keep").give("blue", gold=1, virtue=4)
    assert table.refused("blue cathedral keep") == "A140_VIRTUE_TOO_LOW"
    table.give("blue", virtue=5)
    assert table.refused("blue cathedral keep") == ""
    assert table.refused("blue cathedral castle") == "A140_NO_CARD_TO_DISCARD"
    assert table.refused("blue cathedral-free") == "A140_NO_CARD_TO_DISCARD"
    table.give("blue", gold=0)
    assert table.refused("blue cathedral keep") == "A140_CANNOT_PAY_LEVEL"


LEVELS = [
    # level, spaces, VP, cost
    (1, 3, 2, {"gold": 1}),
    (2, 3, 4, {"wood": 3, "stone": 1}),
    (3, 2, 7, {"marble": 1}),
    (4, 2, 12, {"wood": 2, "stone": 6}),
    (5, 1, 20, {"gold": 2, "marble": 2}),
]


@pytest.mark.clause("A141", "A143", "A146")
@pytest.mark.parametrize(("level", "spaces", "points", "cost"), LEVELS)
def test_a_cathedral_level(level: int, spaces: int, points: int, cost: dict[str, int]) -> None:
    table = Table().hand("blue", "keep").give("blue", level=level - 1, **cost)
    table.play("blue cathedral keep", "chance reward reward_virtue_1")
    assert table.has("blue", "level", "virtue") == (level, 9)
    assert table.under_the_pile() == ["keep"]
    assert table.has("blue", "gold", "wood", "stone", "marble") == (0, 0, 0, 0)
    printed = GAME.components().levels[level - 1]
    assert (printed.spaces, printed.points) == (spaces, points)
    assert sum(printed.cost.values()) == sum(cost.values())
    assert GAME.view(table.state, 0).cathedral[level - 1].players == (0,)
    sheet = {
        line.reason.id: line.points for line in GAME.score_sheet(table.state) if line.seat == 0
    }
    assert sheet["score-cathedral"] == points  # only the level stood on (A146)


@pytest.mark.clause("A141")
def test_levels_are_climbed_one_at_a_time_up_to_the_fifth() -> None:
    table = rich().hand("blue", "keep", "castle").give("blue", level=5)
    assert table.refused("blue cathedral keep") == "A141_TOP_REACHED"
    mix = Table().hand("blue", "keep").give("blue", level=1, wood=3, stone=3)
    mix.play("blue cathedral keep")
    assert mix.asked() == "blue pay"
    assert len(mix.answers()) == 3  # 3+1, 2+2, 1+3


@pytest.mark.clause("A142")
def test_a_full_level_and_a_marker_moving_up() -> None:
    table = Table(5).hand("blue", "keep").give("blue", gold=1)
    for player in ("green", "purple", "red"):
        table.give(player, level=1)
    assert table.refused("blue cathedral keep") == "A140_NO_FREE_SPACE"
    table.give("red", level=2)  # a marker moving up frees its space
    assert table.refused("blue cathedral keep") == ""


@pytest.mark.clause("A143")
def test_pay_and_discard_move_up_then_reveal_the_reward() -> None:
    table = Table().hand("blue", "keep").give("blue", gold=1)
    table.play("blue cathedral keep")
    assert table.told()[-1] == "advanced"
    left = table.state.rewards_left
    table.play("chance reward reward_gold")
    assert table.has("blue", "gold", "virtue") == (1, 8)
    assert table.state.rewards_left == left - 1
    assert table.refused("chance reward reward_gold") != ""


@pytest.mark.clause("A144")
def test_without_rewards_a_virtue_is_gained() -> None:
    table = Table().hand("blue", "keep").give("blue", gold=1)
    table.state.rewards_left = 0
    table.play("blue cathedral keep")
    assert table.has("blue", "virtue") == (8,)


@pytest.mark.clause("A145")
@pytest.mark.parametrize(
    ("card", "good", "amount"), [("acolyte_clay", "clay", 2), ("acolyte_silver", "silver", 2)]
)
def test_acolytes_add_to_each_advance(card: str, good: str, amount: int) -> None:
    table = Table().hired("blue", card).hand("blue", "keep").give("blue", gold=1)
    table.play("blue cathedral keep", "chance reward reward_virtue_1")
    assert table.has("blue", good) == (amount,)


@pytest.mark.clause("A145")
def test_the_acolyte_who_brings_a_card() -> None:
    table = Table().hired("blue", "acolyte_card").hand("blue", "keep").give("blue", gold=1)
    table.play("blue cathedral keep", "chance reward reward_virtue_1", "chance draw castle")
    assert table.cards_of("blue") == {"castle"}
    assert table.asked() == "green place"


REWARDS = [
    ("reward_silver_1", {"virtue": 8, "silver": 3}),
    ("reward_wood_2", {"virtue": 8, "wood": 2}),
    ("reward_stone_1", {"virtue": 8, "stone": 2}),
    ("reward_virtue_2", {"virtue": 9}),
    ("reward_gold", {"virtue": 8, "gold": 1}),
    ("wow_reward_01", {"virtue": 8, "influence": 2}),
    ("wow_reward_02", {"virtue": 8, "influence": 2}),
    ("wow_reward_03", {"influence": 3}),
    ("wow_reward_04", {"influence": 3}),
    ("wow_reward_05", {"influence": 1, "silver": 3}),
    ("wow_reward_06", {"influence": 1, "silver": 3}),
    ("wow_reward_09", {"influence": 1, "marble": 1}),
    ("wow_reward_10", {"influence": 1, "gold": 1}),
    ("wow_reward_11", {"virtue": 9, "influence": 1}),
    ("wow_reward_12", {"influence": 1, "clay": 3}),
]


@pytest.mark.clause("A143", "W63")
@pytest.mark.parametrize(("reward", "result"), REWARDS, ids=[row[0] for row in REWARDS])
def test_a_reward(reward: str, result: dict[str, int]) -> None:
    table = Table(wonder=True).hand("blue", "keep").give("blue", gold=1)
    table.play("blue cathedral keep", f"chance reward {reward}")
    for good, amount in result.items():
        assert table.has("blue", good) == (amount,)


@pytest.mark.clause("A143")
@pytest.mark.parametrize(
    ("reward", "influence", "virtue"),
    [("reward_card_1", 0, 8), ("wow_reward_07", 2, 7), ("wow_reward_08", 2, 7)],
)
def test_a_reward_with_a_card(reward: str, influence: int, virtue: int) -> None:
    table = Table(wonder=True).hand("blue", "keep").give("blue", gold=1)
    table.play("blue cathedral keep", f"chance reward {reward}", "chance draw castle")
    assert table.cards_of("blue") == {"castle"}
    assert table.has("blue", "influence", "virtue") == (influence, virtue)
    assert table.asked() == "green place"
