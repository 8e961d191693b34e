"""Where scripted opponents go, what each of the six does, resets, the end, several people."""

from __future__ import annotations

import pytest

from games.architects.solo import before_its_turn, resolve, scheme, solo, where
from games.architects.table import GAME, Table
from threecrowns.engine.bits import size
from threecrowns.engine.journal import Event
from threecrowns.games.architects.rules.scoring import total_points
from threecrowns.games.architects.speech.telling import KINDS


def _told(event: Event) -> str:
    return KINDS[event.kind].name


def _number(card: str) -> int:
    return [name for name, _ in GAME.contents.wonder.schemes].index(card)


# -- placements and conditions


@pytest.mark.clause("S65")
def test_storehouse_and_silversmith() -> None:
    one = resolve(solo().tax(0), "scheme_s05")
    assert one.has("opponent", "virtue", "marble") == (8, 0)
    three = resolve(solo().tax(0).workers("opponent", storehouse=2), "scheme_s05")
    assert three.has("opponent", "virtue", "marble") == (7, 1)
    silver = resolve(solo().workers("opponent", silversmith=2), "scheme_s08")
    assert silver.has("opponent", "marker") == (4,)


@pytest.mark.clause("S66")
def test_workshop_and_mines() -> None:
    workshop = resolve(solo(), "scheme_s06")
    assert len(workshop.apprentices_under_the_pile()) == 2
    one = resolve(solo(), "scheme_s10")
    assert one.has("opponent", "marker", "marble", "influence") == (2, 0, 1)  # S28: the profiteer
    four = resolve(solo().workers("opponent", mines=3), "scheme_s10")
    assert four.has("opponent", "marble", "marker") == (2, 0)


@pytest.mark.clause("S67", "S68")
def test_the_black_market() -> None:
    large = resolve(solo(), "scheme_s02")
    assert large.has("opponent", "marble", "virtue") == (2, 6)
    small = solo().small_card("bm_02").workers("blue", black_market_large=1)
    resolve(small, "scheme_s02")
    assert small.has("opponent", "marble", "virtue") == (2, 6)  # 2 gold
    third = solo().workers("blue", black_market_large=1, black_market_small=1)
    assert "reset" in resolve(third, "scheme_s02").told()


CONDITIONS = [
    # scheme, set-up, where it goes, set-up, where else
    ("scheme_s04", {"blue": {"quarry": 3}}, "town_centre", {"blue": {"quarry": 2}}, "silversmith"),
    ("scheme_a04", {"blue": {"quarry": 4}}, "town_centre", {"blue": {"guildhall": 4}}, "quarry"),
    ("scheme_s05", {"tax": 4}, "tax_stand", {"tax": 3}, "storehouse"),
    ("scheme_a05", {"tax": 8}, "tax_stand", {"tax": 7}, "guardhouse"),
    ("scheme_s08", {"blue": {"held_by_green": 1}}, "guardhouse", {}, "silversmith"),
    ("scheme_a11", {"blue": {"held_by_green": 1}}, "guardhouse", {}, "town_centre"),
    ("scheme_s02", {"opponent": {"prison": 2}}, "guardhouse", {}, "black_market_large"),
    ("scheme_a08", {"opponent": {"prison": 2}}, "guardhouse", {}, "storehouse"),
    ("scheme_a06", {"opponent": {"quarry": 1}}, "black_market_large", {}, "quarry"),
    ("scheme_s11", {}, "guildhall", {"level": 5}, "workshop"),
    ("scheme_a01", {}, "guildhall", {"level": 5}, "storehouse"),
    ("scheme_a02", {"virtue": 9}, "guildhall", {"virtue": 10}, "black_market_large"),
    ("scheme_a03", {"advanced": 0}, "guildhall", {}, "workshop"),
    ("scheme_s09", {"influence": 5}, "quarry", {"influence": 6}, "storehouse"),
    ("scheme_a10", {"influence": 5}, "quarry", {"influence": 6}, "silversmith"),
    ("scheme_a09", {"blue": {"forest": 3}}, "town_centre", {}, "guildhall"),
    ("scheme_s01", {}, "guildhall", {"level": 5}, "guildhall"),
    ("scheme_s03", {}, "storehouse", {}, "storehouse"),
    ("scheme_s06", {}, "workshop", {}, "workshop"),
    ("scheme_s07", {}, "quarry", {}, "quarry"),
    ("scheme_s10", {}, "mines", {}, "mines"),
    ("scheme_a07", {}, "storehouse", {}, "storehouse"),
]


@pytest.mark.clause("S8", "S60")
@pytest.mark.parametrize("side", ["upper", "lower"])
@pytest.mark.parametrize("row", CONDITIONS, ids=[row[0] for row in CONDITIONS])
def test_where_a_scheme_goes(
    row: tuple[str, dict[str, object], str, dict[str, object], str], side: str
) -> None:
    card, upper, first, lower, second = row
    given, wanted = (upper, first) if side == "upper" else (lower, second)
    table = solo("patron").cards("cc_4", "cc_1").figures("quarry", "forest").tax(0)
    state = table.state
    state.advanced_pool &= ~(1 << _number(card))
    state.scheme_pool |= 1 << _number(card)
    for key, value in given.items():
        if isinstance(value, dict):
            table.workers(key, **value)
        elif key == "tax":
            state.tax = int(str(value))
        elif key == "advanced":
            state.advanced_pool = 0
        else:
            table.give("opponent", **{key: int(str(value))})
    table.turn_of("opponent").play(f"chance scheme {card}")
    first_placed = next(event for event in table.journal.events if _told(event) == "placed")
    assert first_placed.a == table.place(wanted)


@pytest.mark.clause("S60")
def test_conditions_need_strictly_more_beside_the_princess() -> None:
    table = solo("patron").figures("quarry", "forest").workers("opponent", quarry=2)
    table.workers("blue", quarry=2)
    state = table.state
    state.advanced_pool &= ~(1 << _number("scheme_a06"))
    state.scheme_pool |= 1 << _number("scheme_a06")
    resolve(table, "scheme_a06")
    assert table.at("opponent", "quarry") == 3


@pytest.mark.clause("S24")
def test_the_grand_design_takes_two_advanced_schemes() -> None:
    table = solo("patron")
    table.state.advanced_pool &= ~(1 << _number("scheme_a03"))
    table.state.scheme_pool |= 1 << _number("scheme_a03")
    resolve(table, "scheme_a03")
    assert where(table) == {"workshop"}
    assert size(table.state.advanced_pool) == 8


@pytest.mark.clause("S13", "S65")
def test_the_third_space_of_the_black_market_is_an_apprentice_in_silver() -> None:
    for opponent, card in (("patron", "scheme_s02"), ("illusionist", "scheme_s03")):
        table = solo(opponent).workers("blue", black_market_small=1, black_market_large=1)
        scheme(table, card)
        assert table.told().count("marker-moved") == 1
        moved = next(event for event in table.journal.events if _told(event) == "marker-moved")
        assert moved.a == 2


def test_schemes_of_age_of_artisans_are_left_out() -> None:
    for card in ("scheme_s12", "scheme_a12"):
        table = solo()
        assert table.turn_of("opponent").refused(f"chance scheme {card}") == "A14_NOT_IN_THE_PILE"


# -- the six


@pytest.mark.clause("S70", "S30")
def test_the_noblewoman() -> None:
    focus = solo("noblewoman").cards("cc_1", "cc_5").figures("quarry", "forest")
    resolve(focus, "scheme_s03")
    assert where(focus) == {"quarry"}
    assert focus.has("opponent", "influence") == (1,)
    assert size(focus.state.advanced_pool) == 10
    cheap = solo("noblewoman").give("opponent", influence=6, marble=2, marker=1)
    resolve(cheap, "scheme_s01")
    assert cheap.has("opponent", "influence", "marble") == (0, 0)


@pytest.mark.clause("S71", "S54")
def test_the_enforcer() -> None:
    captives = solo("enforcer").workers("blue", held_by_green=3)
    resolve(captives, "scheme_s03")
    assert captives.at("blue", "prison") == 3
    assert captives.has("opponent", "marker", "marble") == (3, 1)
    assert captives.state.tax == 4
    none = solo("enforcer").workers("blue", quarry=2)
    resolve(none, "scheme_s03")
    assert none.at("blue", "held_by_green") == 2
    assert none.state.tax == 5
    guard = solo("enforcer").workers("blue", held_by_green=2)
    resolve(guard, "scheme_s08")
    assert guard.has("opponent", "marble") == (1,)


@pytest.mark.clause("S72")
def test_the_illusionist() -> None:
    table = resolve(solo("illusionist"), "scheme_s03")
    assert where(table) == {"black_market_large"}
    assert table.has("opponent", "virtue", "marble") == (7, 2)


@pytest.mark.clause("S73")
def test_the_informer() -> None:
    table = solo("informer").tax(5).give("opponent", marker=0)
    resolve(table, "scheme_s03")
    assert where(table) == {"workshop"}
    assert table.state.tax == 3
    assert table.has("opponent", "marker") == (2,)
    assert size(table.state.advanced_pool) == 9
    little = resolve(solo("informer").tax(1), "scheme_s03")
    assert (little.state.tax, little.has("opponent", "marker")) == (0, (1,))
    work = solo("informer").workers("blue", quarry=2, forest=1)
    resolve(work, "scheme_s01")
    assert work.at("blue", "held_by_green") == 2
    assert work.state.tax == 5


@pytest.mark.clause("S74")
def test_the_patron() -> None:
    focus = resolve(solo("patron"), "scheme_s03")
    assert where(focus) == {"storehouse"}
    assert focus.has("opponent", "virtue", "influence") == (8, 1)
    two = resolve(solo("patron").workers("opponent", storehouse=1), "scheme_s03")
    assert two.has("opponent", "virtue", "marble") == (7, 1)
    plain = resolve(solo("patron").tax(0), "scheme_s05")  # with or without focus
    assert plain.has("opponent", "influence") == (1,)


@pytest.mark.clause("S75", "S80")
def test_the_peddler() -> None:
    focus = resolve(solo("peddler"), "scheme_s03")
    assert focus.has("opponent", "marker") == (2,)
    table = solo("peddler").give("blue", silver=3)
    table.workers("blue", black_market_small=1, black_market_middle=1)
    before_its_turn(table.play("blue place black_market_large"))
    assert table.has("opponent", "influence", "marker") == (1, 2)


# -- resets and the end


@pytest.mark.clause("S80")
def test_it_takes_part_in_all_steps_of_a_reset() -> None:
    table = Table(1, opponent="enforcer").cards("cc_1", "cc_7").full_offer().give("blue", silver=3)
    table.give("opponent", virtue=7, influence=0, marble=0)
    table.workers("opponent", forest=4, town_centre=1)
    table.workers("blue", black_market_small=1, black_market_middle=1)
    before_its_turn(table.play("blue place black_market_large"))
    # Profiteer in the forest: 1 influence, 2 virtue lost, prison; princess at the town centre:
    # 1 gold (marble) and 1 virtue; prison: 1 virtue and the debt.
    assert table.at("opponent", "prison") == 4
    assert table.has("opponent", "influence", "marble", "virtue", "debts") == (1, 1, 5, 1)


@pytest.mark.clause("S81", "S82")
def test_what_an_opponent_scores() -> None:
    table = solo().monument("opponent", "gold", "quarry")
    table.give("opponent", level=3, virtue=12, marble=5, debts=2, influence=9)
    table.workers("opponent", prison=4)
    points = total_points(table.state, table.state.opponent)
    assert points == 16 + 7 + 3 + 5 - 4 - 2
    table.state.ending = 1
    table.turn_of("blue").play("blue mine clay")
    assert total_points(table.state, table.state.opponent) == points + 4  # W122 as marble
    sheet = [line.points for line in GAME.score_sheet(table.state) if line.seat == 1]
    assert sum(sheet) == points + 4


@pytest.mark.clause("S83", "A176")
@pytest.mark.parametrize(
    ("card", "good"),
    [
        ("clay_market", "clay"),
        ("wood_market", "wood"),
        ("stone_market", "stone"),
        ("silver_market", "silver"),
    ],
)
def test_markets_look_at_its_virtue(card: str, good: str) -> None:
    def scored(own: int, virtue: int) -> bool:
        table = solo().built("blue", card).give("blue", **{good: own})
        table.give("opponent", virtue=virtue)
        lines = [line.reason.id for line in GAME.score_sheet(table.state)]
        return "score-end-effect" in lines

    assert scored(8, 7)
    assert not scored(7, 7)


@pytest.mark.clause("S84", "A179")
def test_cathedral_comparisons_and_ties() -> None:
    table = solo().built("blue", "steeple").give("blue", level=2).give("opponent", level=2)
    assert "score-end-effect" not in [line.reason.id for line in GAME.score_sheet(table.state)]
    tie = solo().give("blue", virtue=7, silver=1).give("opponent", virtue=7)
    tie.state.ending = 1
    tie.turn_of("blue").play("blue mine clay")
    assert GAME.view(tie.state, None).winners == (0,)  # its silver counts as 0


# -- with several people


@pytest.mark.clause("S90", "A103", "A131")
def test_it_is_one_more_player_and_plays_after_all_people() -> None:
    table = solo("peddler", seats=3)
    assert GAME.view(table.state, None).guildhall.row_length == 5
    table.play("blue mine clay", "green mine clay", "purple mine clay")
    assert table.state.turn == 3
    table.settle()
    assert table.asked() == "blue place"
    table.give("blue", silver=9).workers("blue", town_centre=1).workers("green", quarry=1, forest=1)
    table.play("blue place town_centre", "blue capture quarry green")
    assert table.asked() == "green place"  # four players: one location


@pytest.mark.clause("S91")
def test_it_aims_at_the_largest_group_of_one_person() -> None:
    table = solo("peddler", seats=2).workers("blue", quarry=3, forest=2).workers("green", forest=2)
    resolve(table, "scheme_s04")
    assert table.at("blue", "quarry") == 0
    assert (table.at("blue", "forest"), table.at("green", "forest")) == (2, 2)


@pytest.mark.clause("S92", "X10", "W54")
def test_x10_equal_groups_are_all_captured() -> None:
    table = solo("peddler", seats=2).figures("forest", "mines")
    table.workers("blue", forest=4).workers("green", forest=4)
    resolve(table, "scheme_s04")
    assert (table.at("blue", "forest"), table.at("green", "forest")) == (0, 0)
    assert table.has("opponent", "virtue") == (5,)  # once per group taken
    more = solo("peddler", seats=2).workers("opponent", town_centre=1)
    more.workers("blue", forest=4, quarry=4).workers("green", forest=4)
    resolve(more, "scheme_s04")  # two captures: one for each group, none left
    assert more.at("blue", "quarry") == 4


@pytest.mark.clause("S93")
def test_what_all_players_get_includes_it() -> None:
    table = solo("peddler", seats=2).hand("blue", "monument").hired("blue", "labourer")
    table.give("blue", wood=2, stone=3, marble=2).play("blue build monument")
    assert table.has("opponent", "virtue") == (8,)
    abbey = solo("peddler", seats=2).hand("blue", "abbey").hired("blue", "labourer")
    abbey.workers("opponent", prison=3).give("blue", wood=3, stone=3, marble=1).play(
        "blue build abbey"
    )
    assert abbey.at("opponent", "prison") == 0
    tower = solo("peddler", seats=2).hand("blue", "watchtower").hired("blue", "labourer")
    tower.workers("opponent", prison=3).give("blue", clay=3, wood=4, gold=1, marble=1)
    tower.play("blue build watchtower")
    assert tower.has("opponent", "virtue") == (6,)
