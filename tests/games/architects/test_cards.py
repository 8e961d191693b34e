"""Sections 16, 11 and 12: single apprentices and buildings, and that none is missed."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from games.architects.table import GAME, Table
from threecrowns.games.architects.content.vocabulary import OPPONENT_NAMES


def builder(card: str, **more: int) -> Table:
    """Blue has the card, every skill and more than enough goods."""
    table = Table(3, wonder=True, promos=True).figures("mines", "tax_stand")
    table.hired("blue", "labourer").hand("blue", card).full_offer()
    goods = {"clay": 20, "wood": 20, "stone": 20, "gold": 10, "marble": 10}
    return table.give("blue", **{**goods, **more})


def build(card: str, **more: int) -> Table:
    return builder(card, **more).play(f"blue build {card}")


def cost(card: str, good: str) -> int:
    return GAME.components().buildings[card].cost.get(good, 0)


GAINS = [
    ("smithy", {"stone": 4}),
    ("lumber_camp", {"wood": 4}),
    ("well", {"clay": 4}),
    ("factory", {"marble": 2}),
    ("thieves_den", {"silver": 4, "virtue": -2}),
    ("arena", {"silver": 3, "influence": 2, "virtue": -1}),
    ("bathhouse", {"virtue": 2}),
    ("podium", {"influence": 3}),
    ("betting_house", {"debts": 1, "virtue": -1}),
]


@pytest.mark.clause("A197", "W140")
@pytest.mark.parametrize(("card", "gains"), GAINS, ids=[row[0] for row in GAINS])
def test_goods_on_building(card: str, gains: dict[str, int]) -> None:
    table = builder(card)
    before = {good: table.has("blue", good)[0] for good in gains}
    table.play(f"blue build {card}")
    for good, amount in gains.items():
        assert table.has("blue", good)[0] == before[good] - cost(card, good) + amount


@pytest.mark.clause("A197")
def test_the_betting_house_at_virtue_zero_makes_two_debts() -> None:
    assert build("betting_house", virtue=0).has("blue", "debts", "virtue") == (2, 0)


@pytest.mark.parametrize(
    ("card", "left", "right"), [("clay_pit", "gold", "marble"), ("treasury", "gold", "silver")]
)
def test_one_of_two_gains(card: str, left: str, right: str) -> None:
    amounts = {"gold": 1, "marble": 1, "silver": 3}
    for side, good in (("left", left), ("right", right)):
        table = build(card)
        before = table.has("blue", good)[0]
        table.play(f"blue choose {side}")
        assert table.has("blue", good)[0] == before + amounts[good]


@pytest.mark.clause("A198", "A88", "A136")
def test_the_tavern_hires_for_free_with_the_coins_on_the_card() -> None:
    table = builder("tavern")
    table.state.coins[9] = 3
    table.play("blue build tavern")
    table.play(f"blue hire {table.offered()[9]}")
    assert table.has("blue", "silver") == (3,)
    assert len(table.apprentices_of("blue")) == 2
    declined = build("tavern").play("blue done")
    assert declined.apprentices_of("blue") == {"labourer"}
    four = ("miner_1", "miner_2", "thief", "patron_clay")
    full = builder("tavern").hired("blue", *four).full_offer().play("blue build tavern")
    full.play(f"blue hire {full.offered()[0]}")
    assert full.asked() == "blue dismiss"


@pytest.mark.clause("A136", "A137")
@pytest.mark.parametrize(("card", "count"), [("armoury", 1), ("fortress", 2), ("pillory", 1)])
def test_buildings_that_capture(card: str, count: int) -> None:
    table = (
        builder(card).workers("green", quarry=2, forest=1, workshop=1).play(f"blue build {card}")
    )
    for place in ("quarry", "forest")[:count]:
        table.play(f"blue capture {place} green")
    assert table.at("green", "held_by_blue") == (2, 3)[count - 1]
    assert table.asked() == "green place"
    declined = builder(card).workers("green", quarry=2).play(f"blue build {card}", "blue done")
    assert declined.at("green", "quarry") == 2


@pytest.mark.clause("A136", "A137")
def test_the_barracks_release_or_capture() -> None:
    def made() -> Table:
        table = builder("barracks").workers("blue", held_by_green=4)
        table.workers("green", quarry=2, forest=1)
        return table.play("blue build barracks")

    assert made().answers() == ["choose left", "choose right", "done"]
    released = made().play("blue choose left")
    assert released.at("blue", "held_by_green") == 0
    assert released.has("blue", "silver") == (0,)
    captured = made().play("blue choose right", "blue capture quarry green")
    assert captured.at("green", "held_by_blue") == 2
    assert captured.asked() == "green place"


@pytest.mark.clause("A118", "A136")
def test_the_church_may_destroy_a_debt() -> None:
    assert build("church", debts=2).play("blue yes").has("blue", "debts") == (1,)
    assert build("church", debts=2).play("blue done").has("blue", "debts") == (2,)


def test_the_drafting_room_draws_two_cards() -> None:
    table = build("drafting_room").settle()
    assert len(table.cards_of("blue")) == 2


def test_the_hideout_empties_the_prison() -> None:
    table = builder("hideout").workers("blue", prison=3).play("blue build hideout")
    assert (table.at("blue", "prison"), table.has("blue", "virtue")) == (0, (5,))


@pytest.mark.clause("A136")
def test_the_library_takes_a_card_for_two_gold() -> None:
    table = builder("library").hand("blue", "castle").play("blue build library")
    assert table.answers() == ["discard castle", "done"]
    table.play("blue discard castle")
    assert table.has("blue", "gold") == (12,)
    assert table.under_the_pile() == ["castle"]
    assert build("library").asked() == "green place"  # no card to give


@pytest.mark.clause("A190", "S93")
def test_the_monument_gives_the_builder_two_and_everybody_one() -> None:
    table = build("monument")
    assert [table.has(player, "virtue")[0] for player in range(3)] == [9, 8, 8]


@pytest.mark.clause("A191")
def test_the_watchtower_hits_all_with_three_in_prison() -> None:
    table = builder("watchtower").workers("blue", prison=3).workers("green", prison=4)
    table.workers("purple", prison=2).play("blue build watchtower")
    assert [table.has(player, "virtue")[0] for player in range(3)] == [5, 6, 7]


@pytest.mark.clause("A192")
@pytest.mark.parametrize(("virtue", "gold"), [(3, 0), (4, 1), (7, 1), (8, 2), (14, 3)])
def test_the_palace(virtue: int, gold: int) -> None:
    assert build("palace", virtue=virtue).has("blue", "gold") == (10 + gold,)


@pytest.mark.clause("A202")
def test_the_crane_constructs_again() -> None:
    table = builder("crane").hand("blue", "well", "keep").workers("green", guildhall=6)
    table.play("blue build crane")
    assert table.asked() == "blue granted"
    assert all(a.split()[0] in ("build", "cathedral", "monument", "done") for a in table.answers())
    table.play("blue build well")
    assert table.buildings_of("blue") == {"crane", "well"}
    assert (table.state.lying, table.at("blue", "guildhall")) == (8, 2)
    alone = builder("crane")
    alone.workers("blue", quarry=19).play("blue build crane")
    assert alone.asked() == "green place"  # no second worker at home


@pytest.mark.clause("A202")
def test_the_graveyard_discards_an_apprentice() -> None:
    table = builder("graveyard").hired("blue", "thief").play("blue build graveyard")
    assert table.answers() == ["dismiss labourer", "dismiss thief"]
    table.play("blue dismiss thief")
    assert table.apprentices_of("blue") == {"labourer"}


@pytest.mark.clause("A202")
def test_promo_apprentices() -> None:
    enforcer = Table(promos=True).hired("blue", "enforcer").workers("green", held_by_blue=2)
    enforcer.play("blue place guardhouse", "blue hand-over")
    assert enforcer.has("blue", "silver", "gold") == (2, 1)
    overseer = Table(promos=True).hired("blue", "overseer").give("blue", clay=9)
    overseer.play("blue place storehouse")
    assert overseer.state.planned_number() == 2
    peddler = Table(promos=True).hired("green", "peddler").give("blue", silver=3)
    peddler.workers("blue", black_market_small=1, black_market_middle=1)
    peddler.play("blue place black_market_large").settle()
    assert peddler.has("green", "silver") == (2,)


# -- the expansion


@pytest.mark.clause("W140", "A113")
def test_the_courthouse_hands_captives_over() -> None:
    table = builder("courthouse").hired("blue", "enforcer").workers("green", held_by_blue=3)
    table.play("blue build courthouse", "blue yes")
    assert table.has("blue", "silver", "gold") == (3, 10 - 1 + 1)
    assert table.at("green", "prison") == 3
    assert build("courthouse").asked() == "green place"


@pytest.mark.clause("W141")
@pytest.mark.parametrize("level", [0, 3])
def test_the_monastery(level: int) -> None:
    assert build("monastery", level=level).has("blue", "influence") == (level,)


@pytest.mark.clause("W142", "S93")
def test_the_abbey_releases_everybody() -> None:
    table = builder("abbey").workers("blue", prison=2).workers("green", prison=3)
    table.workers("purple", held_by_blue=1).play("blue build abbey")
    assert (table.at("blue", "prison"), table.at("green", "prison")) == (0, 0)
    assert table.at("purple", "held_by_blue") == 1


@pytest.mark.clause("W142")
def test_the_atelier_gives_everybody_a_card_clockwise_from_the_builder() -> None:
    table = build("atelier")
    table.play("chance draw castle", "chance draw keep", "chance draw palace")
    assert [table.cards_of(player) for player in range(3)] == [{"castle"}, {"keep"}, {"palace"}]


PLACING = [
    ("depot", "storehouse", "place storehouse"),
    ("jail", "guardhouse", "place guardhouse"),
    ("mining_hut", "mines", "mine clay"),
    ("windmill", "workshop", "workshop-draw"),
    ("mint", "silversmith", "place silversmith"),
    ("theatre", "town_centre", "place town_centre"),
]


@pytest.mark.clause("W146")
@pytest.mark.parametrize(("card", "place", "move"), PLACING, ids=[row[0] for row in PLACING])
def test_buildings_that_place_a_worker(card: str, place: str, move: str) -> None:
    def made() -> Table:
        table = builder(card, silver=9).figures("forest", "quarry").workers("blue", prison=1)
        return table.workers("blue", **{place: 1}).play(f"blue build {card}")

    table = made()
    assert table.asked() == "blue granted"
    assert table.refused("blue place forest") == "A40_NOT_ASKED_NOW"
    home = table.at("blue", "home")
    table.play(f"blue {move}")
    assert (table.at("blue", place), table.at("blue", "home")) == (2, home - 1)
    declined = made().play("blue done")
    assert (declined.at("blue", place), declined.asked()) == (1, "green place")


@pytest.mark.clause("W146", "A54")
def test_a_granted_placement_must_be_legal_and_counts_all_workers() -> None:
    jail = builder("jail").play("blue build jail")  # nothing to do at the guardhouse
    assert jail.asked() == "green place"
    mines = builder("mining_hut").figures("forest", "quarry").workers("blue", mines=3)
    mines.play("blue build mining_hut", "blue mine gold")
    assert mines.has("blue", "gold") == (12,)
    nobody = builder("mint").workers("blue", quarry=19).play("blue build mint")
    assert nobody.asked() == "green place"


@pytest.mark.clause("W58", "W50", "W52")
def test_a_granted_placement_counts_for_the_figures() -> None:
    table = builder("mint").figures("forest", "silversmith").play("blue build mint")
    table.play("blue place silversmith")
    assert table.has("blue", "influence") == (1,)
    princess = builder("mint").figures("silversmith", "forest").cards("cc_1", "cc_5")
    princess.figures("silversmith", "forest").play("blue build mint", "blue place silversmith")
    assert princess.asked() == "blue contribute"


@pytest.mark.clause("W147", "A88", "A95", "A96")
def test_the_school_sweeps_eight_and_hires_one() -> None:
    table = builder("school")
    before = table.offered()
    table.state.coins[0] = 4
    table.play("blue build school").settle()
    assert table.asked() == "blue hire"
    swept = [*before[:4], *before[5:9]]
    assert table.apprentices_under_the_pile() == swept
    assert (table.offered()[0], table.offered()[5]) == (before[4], before[9])
    assert "-" not in table.offered()
    assert "done" not in table.answers()
    table.play(f"blue hire {before[9]}")
    assert before[9] in table.apprentices_of("blue")
    assert table.has("blue", "silver") == (0,)


APPRENTICES_ON_PLACING = [
    ("cavalier_town_centre", "place town_centre"),
    ("cavalier_guardhouse", "place guardhouse"),
    ("cavalier_forest", "place forest"),
    ("diplomat_silversmith", "place silversmith"),
    ("diplomat_workshop", "workshop-draw"),
]


@pytest.mark.clause("W131")
@pytest.mark.parametrize(("card", "move"), APPRENTICES_ON_PLACING)
def test_cavaliers_and_diplomats(card: str, move: str) -> None:
    table = Table(wonder=True).figures("mines", "tax_stand").hired("blue", card)
    table.workers("blue", prison=1).give("blue", silver=1).play(f"blue {move}")
    assert table.has("blue", "influence") == (1,)
    elsewhere = Table(wonder=True).figures("mines", "tax_stand").hired("blue", card)
    assert elsewhere.play("blue place quarry").has("blue", "influence") == (0,)


@pytest.mark.clause("W136", "W90")
@pytest.mark.parametrize(
    ("card", "good", "amount"),
    [("journeyman_influence", "influence", 1), ("journeyman_silver", "silver", 2)],
)
def test_journeymen(card: str, good: str, amount: int) -> None:
    table = builder("steeple").hired("blue", card).play("blue build steeple")
    assert table.has("blue", good) == (amount,)
    wonder = builder("steeple", influence=3, silver=1).hired("blue", card)
    wonder.play("blue monument marble quarry")
    assert wonder.has("blue", good) == (amount,)


@pytest.mark.clause("W136")
def test_the_journeyman_who_brings_a_card() -> None:
    table = builder("steeple").hired("blue", "journeyman_card")
    table.play("blue build steeple", "chance draw castle")
    assert table.cards_of("blue") == {"castle"}
    assert table.asked() == "green place"


@pytest.mark.clause("W137")
def test_the_blackmailer_gains_influence_for_each_debt() -> None:
    table = Table(wonder=True).figures("mines", "quarry").hired("blue", "blackmailer")
    table.give("blue", virtue=0).tax(3).play("blue place tax_stand")
    assert table.has("blue", "debts", "influence") == (2, 2)


def words_played() -> set[str]:
    """Everything the tests of this folder say to a table: words in strings, docstrings aside."""
    said: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        told = {id(each.value) for each in ast.walk(tree) if isinstance(each, ast.Expr)}
        for each in ast.walk(tree):
            if isinstance(each, ast.Constant) and isinstance(each.value, str):
                if id(each) not in told:
                    said.update(re.findall(r"[a-z0-9_]+", each.value))
            if isinstance(each, ast.keyword) and each.arg:  # `.workers("blue", mines=2)`
                said.add(each.arg)
    return said


def test_every_card_has_a_test_of_its_effect() -> None:
    played = words_played()
    wonder = GAME.contents.wonder
    for kind in (wonder.apprentices, wonder.buildings, wonder.boards, wonder.consequences):
        assert [name for name, _ in kind if name not in played] == []
    assert [name for name, _ in wonder.schemes if name not in played] == []
    assert [name for name in wonder.market_cards if name not in played] == []
    alike = {re.sub(r"_\d$", "", name) for name in played}  # one of two equal rewards is enough
    assert [name for name in wonder.rewards if re.sub(r"_\d$", "", name) not in alike] == []
    assert [name for name, _ in wonder.monuments if name.partition("_")[2] not in played] == []
    assert [name for name in OPPONENT_NAMES if name not in played] == []
