"""Edges of rules that small changes could shift without any other test noticing."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.architects.solo import before_its_turn, resolve, solo
from games.architects.table import GAME, Table
from threecrowns.engine.game import OptionValue
from threecrowns.engine.rng import Rng
from threecrowns.games.architects.content.pack import BUILT_IN, BUILT_IN_WONDER
from threecrowns.games.architects.content.vocabulary import BOARD, NOTHING, REWARD_CARD
from threecrowns.games.architects.game import ArchitectsGame
from threecrowns.games.architects.rules.bundles import some
from threecrowns.games.architects.rules.events import END_EFFECT, TOOK_DEBT
from threecrowns.games.architects.rules.gains import gain


def with_board(name: str, who: str = "blue", seats: int = 2, **options: OptionValue) -> Table:
    """A game of the expansion with promos in which one player has this board."""
    return seat_at(Table(seats, wonder=True, promos=True, **options), name, who)


def seat_at(table: Table, name: str, who: str = "blue") -> Table:
    number = [one for one, _ in table.content.boards].index(name)
    table.state.set_amount(table.player(who), BOARD, number)
    table.state.refresh_traits(table.player(who))
    if table.state.is_wonder:
        table.cards("cc_1", "cc_5").figures("forest", "quarry")
    return table.full_offer()


def wonder(princess: str = "forest", profiteer: str = "quarry", **blue: int) -> Table:
    table = Table(wonder=True).cards("cc_1", "cc_5").figures(princess, profiteer)
    return table.full_offer().give("blue", **blue)


def game_with(
    folder: Path, base: tuple[str, str] = ("", ""), wow: tuple[str, str] = ("", "")
) -> ArchitectsGame:
    """The game with one line of a pack changed."""
    for file, (before, after) in ((BUILT_IN, base), (BUILT_IN_WONDER, wow)):
        text = file.read_text("utf-8")
        assert before in text
        (folder / file.name).write_text(text.replace(before, after, 1), "utf-8")
    return ArchitectsGame(folder / BUILT_IN.name)


def played_with(changed: ArchitectsGame, **options: OptionValue) -> Table:
    """A table of a game with changed packs."""

    class ChangedTable(Table):
        game = changed

    return ChangedTable(**options)  # type: ignore[arg-type] # two seats, as ever


def last_turn(table: Table) -> Table:
    """Everybody has had the last turn but Blue."""
    table.state.ending = 1
    return table


# -- what may be declined


@pytest.mark.clause("A136", "W77")
def test_a_choice_of_which_only_one_side_is_possible_may_still_be_declined() -> None:
    table = Table().hired("blue", "labourer").hand("blue", "barracks").workers("green", quarry=2)
    table.give("blue", clay=9, wood=9, stone=9, gold=9, marble=9).play("blue build barracks")
    assert table.answers() == ["choose right", "done"]
    table.play("blue done")
    assert table.at("green", "quarry") == 2


# -- the end


@pytest.mark.clause("A173")
def test_gains_come_before_losses_by_themselves() -> None:
    table = last_turn(Table().built("blue", "castle", "dungeon").give("blue", gold=4))
    table.play("blue mine clay").settle()
    resolved = [event.a for event in table.journal.events if event.kind == END_EFFECT]
    assert resolved == [table.building("castle"), table.building("dungeon")]


@pytest.mark.clause("A173", "W121")
def test_a_loss_at_the_end_is_asked_about_when_the_gains_are_made() -> None:
    table = last_turn(wonder(gold=4, influence=2).built("blue", "castle", "dungeon"))
    table.play("blue mine clay").settle()
    assert table.asked() == "blue loss"
    assert table.has("blue", "virtue") == (9,)


@pytest.mark.clause("A173")
@pytest.mark.parametrize(
    ("virtue", "gold", "buildings", "is_asked"),
    [
        (12, 4, ("castle", "dungeon"), False),  # 14 is just reached
        (13, 4, ("castle", "dungeon"), True),  # 14 would be exceeded
        (2, 4, ("castle", "dungeon"), False),  # 0 is just reached
        (1, 4, ("castle", "dungeon"), True),  # less than 0, if the loss came first
        (1, 0, ("castle", "dungeon"), False),  # the Castle gives nothing
        (1, 0, ("dungeon",), False),  # nothing to put in order
        (13, 4, ("castle", "chapel"), False),  # only gains
    ],
)
def test_the_order_at_the_end_is_asked_only_where_the_track_ends(
    virtue: int, gold: int, buildings: tuple[str, ...], is_asked: bool
) -> None:
    table = last_turn(Table().built("blue", *buildings).give("blue", virtue=virtue, gold=gold))
    table.play("blue mine clay").settle()
    assert (table.asked() == "blue end-effect") == is_asked


# -- figures and contributions


@pytest.mark.clause("W52", "W52a")
@pytest.mark.parametrize(("influence", "is_asked"), [(4, False), (7, True), (8, False), (9, True)])
def test_at_eight_the_profiteer_pays_without_asking(influence: int, is_asked: bool) -> None:
    table = wonder("forest", "workshop", influence=influence, silver=4)
    table.play(f"blue workshop-hire {table.offered()[0]}").settle()
    assert (table.asked() == "blue when") == is_asked


@pytest.mark.clause("W64")
def test_whoever_contributed_first_is_not_asked_again() -> None:
    table = wonder("workshop", clay=1, wood=1, stone=1, silver=9)
    table.play("blue contribute-first clay")
    assert table.asked() == "blue deed"
    table.play("blue workshop-draw").settle()
    assert table.asked() == "green place"
    assert table.state.contributed == 1
    after = wonder("workshop", clay=1, wood=1, stone=1).play("blue workshop-draw").settle()
    after.play("blue contribute wood")
    assert after.asked() == "green place"


@pytest.mark.clause("W65", "W131", "W161")
def test_placing_gives_what_it_gives_also_to_whoever_contributes_first() -> None:
    table = wonder("workshop", clay=1).hired("blue", "diplomat_workshop")
    table.play("blue contribute-first clay")
    assert table.has("blue", "influence") == (2,)  # one for the clay, one by the Diplomat


@pytest.mark.clause("W44", "W131", "A91")
def test_two_diplomats_count_twice_for_what_can_be_paid(tmp_path: Path) -> None:
    game = game_with(
        tmp_path, wow=('"place_at", at = "silversmith"', '"place_at", at = "workshop"')
    )
    table = played_with(game, wonder=True).cards("cc_1", "cc_5").figures("forest", "quarry")
    table.full_offer().give("blue", silver=2).hired("blue", "diplomat_workshop")
    hire = f"blue workshop-hire {table.offered()[0]}"
    assert table.refused(hire) == "A81_CANNOT_PAY_HIRE"
    table.hired("blue", "diplomat_silversmith")
    assert table.refused(hire) == ""
    assert table.play(hire).settle().has("blue", "silver", "influence") == (0, 0)


@pytest.mark.clause("W73", "A185")
def test_the_profiteers_debt_comes_before_his_influence() -> None:
    # Two influence would pay Hugo's two silver, had he them before the debt.
    table = with_board("hugo", "green").cards("cc_1", "cc_5")
    table.workers("green", silversmith=1).workers("green", black_market_small=1)
    table.workers("green", black_market_middle=1).give("blue", silver=9)
    table.play("blue place black_market_large").settle()
    assert table.has("green", "debts", "influence") == (1, 2)


# -- rewards


@pytest.mark.clause("A144", "W63")
@pytest.mark.parametrize(("left", "virtue"), [(0, 9), (1, 8)])
def test_each_missing_reward_is_a_virtue(left: int, virtue: int) -> None:
    table = wonder()
    table.state.rewards_left = left
    gain(table.state, 0, some(2, REWARD_CARD))
    table.state.go_on()
    if left > 0:
        table.play("chance reward wow_reward_05")  # silver and influence
    assert table.told().count("reward-seen") == left
    assert table.has("blue", "virtue") == (virtue,)


# -- figures that stand on cards


@pytest.mark.clause("A121", "A91")
def test_two_thieves_save_both_virtue(tmp_path: Path) -> None:
    thief = '{ kind = "discount", at = "tax_stand", resource = "virtue", amount = 1 }'
    pickpocket = '{ kind = "bonus_gain", on = "tax_stand", gain = { gold = 1 } }'
    game = game_with(tmp_path, base=(pickpocket, thief))
    table = played_with(game).hired("blue", "thief", "pickpocket").tax(3)
    assert table.play("blue place tax_stand").has("blue", "virtue", "silver") == (7, 3)
    one = played_with(game).hired("blue", "thief").tax(3).play("blue place tax_stand")
    assert one.has("blue", "virtue") == (6,)


@pytest.mark.clause("A72", "A182")
def test_how_much_tax_is_ignored_stands_on_the_board(tmp_path: Path) -> None:
    game = game_with(tmp_path, base=('"ignore_tax", amount = 1', '"ignore_tax", amount = 2'))
    table = seat_at(played_with(game), "ada").give("blue", silver=2)
    table.play(f"blue workshop-hire {table.offered()[0]}").settle()
    assert table.has("blue", "silver") == (0,)
    assert table.state.tax == 4  # as at the start


# -- the unused half of a discount


def with_credit(table: Table) -> Table:
    """Blue has made one of two trades and has 1 silver of a discount left."""
    table.hired("blue", "merchant_clay").workers("blue", storehouse=1).give("blue", influence=2)
    table.play("blue place storehouse")
    table.play("blue trade merchant_clay " + table.amounts(influence=2))
    assert table.state.credit == 1
    return table


@pytest.mark.clause("W37", "W164")
def test_the_unused_half_does_not_last_into_the_end_of_the_game() -> None:
    table = last_turn(with_board("louis")).built("blue", "dungeon")
    with_credit(table).give("blue", silver=2).play("blue done").settle()
    assert table.asked() == "blue loss"
    table.play("blue buy-off").settle()
    assert table.has("blue", "virtue", "silver") == (7, 0)


@pytest.mark.clause("W37", "W164")
def test_nobody_else_uses_the_unused_half() -> None:
    # Blue's turn ends with a reset: three of Green's workers in prison cost Green a virtue.
    table = with_board("louis", "green").workers("green", prison=3).give("green", silver=2)
    with_credit(table)
    table.state.is_reset_due = True
    table.play("blue done").settle()
    assert table.asked() == "green loss"
    table.play("green buy-off").settle()
    assert table.has("green", "silver", "virtue") == (0, 7)


@pytest.mark.clause("W37")
def test_an_odd_payment_of_another_player_leaves_no_half_to_the_one_whose_turn_it_is(
    tmp_path: Path,
) -> None:
    louis = 'cancel_virtue_loss", pay = { silver = 2 }'
    game = game_with(tmp_path, wow=(louis, louis.replace("2", "3")))
    table = seat_at(played_with(game, wonder=True, promos=True), "louis", "green")
    table.workers("green", prison=3).give("green", influence=4)
    seven = ["well", "church", "keep", "palace", "chapel", "dungeon", "castle"]
    table.hand("blue", *seven).state.is_reset_due = True
    table.play("blue mine clay", "green buy-off")
    assert table.has("green", "influence") == (0,)
    assert table.asked() == "blue hand-limit"  # still Blue's turn
    assert table.state.credit == 0


# -- ways to pay


@pytest.mark.clause("A185", "W135")
def test_no_way_to_pay_is_listed_twice_or_worse_than_another_with_a_discount() -> None:
    table = with_board("lothaire").hired("blue", "charlatan_wood", "charlatan_stone", "labourer")
    table.hand("blue", "abbey").give("blue", wood=3, stone=3, marble=1, influence=4)
    table.play("blue build abbey")
    found = [tuple(map(int, answer.split()[1:])) for answer in table.answers()]
    for n, way in enumerate(found):
        others = found[:n] + found[n + 1 :]
        assert not [o for o in others if all(a <= b for a, b in zip(o, way, strict=True))]
    assert len(found) > 4


# -- apprentices


@pytest.mark.clause("A89", "A202")
def test_a_dismissed_apprentice_takes_skill_and_ability_along() -> None:
    table = Table(promos=True).hired("blue", "labourer", "woodcutter_1", "woodcutter_2")
    table.hand("blue", "graveyard", "castle")
    table.give("blue", clay=9, wood=9, stone=9, gold=9, marble=9).play("blue build graveyard")
    table.play("blue dismiss labourer", "green mine clay").give("blue", wood=0)
    assert table.refused("blue build castle") == "A134_SKILL_MISSING"
    table.play("blue place forest")
    assert table.has("blue", "wood") == (3,)
    table = Table(promos=True).hired("blue", "labourer", "woodcutter_1").hand("blue", "graveyard")
    table.give("blue", clay=9, wood=9, stone=9, gold=9, marble=9).play("blue build graveyard")
    table.play("blue dismiss woodcutter_1", "green mine clay").give("blue", wood=0)
    assert table.play("blue place forest").has("blue", "wood") == (1,)


# -- debts


@pytest.mark.clause("A115")
def test_a_ransom_by_debt_takes_the_debt_before_the_virtue() -> None:
    table = Table().workers("blue", held_by_green=1).play("blue place guardhouse")
    told = table.play("blue ransom-by-debt").told()
    assert told.index("took-debt") < told.index("virtue-down")


@pytest.mark.clause("A166", "A168")
def test_debts_of_most_prisoners_are_taken_clockwise_from_the_one_who_caused_the_reset() -> None:
    table = Table(3).workers("blue", prison=1).workers("purple", prison=2)
    table.workers("green", black_market_small=1, black_market_middle=1).give("blue", silver=9)
    table.play("blue place black_market_large").settle()
    debtors = [event.seat for event in table.journal.events if event.kind == TOOK_DEBT]
    assert debtors == [0, 1, 2]


# -- the black market


@pytest.mark.clause("A163")
def test_no_large_card_lies_there_while_all_are_shuffled() -> None:
    table = Table().give("blue", silver=9)
    table.workers("green", black_market_small=1, black_market_middle=1)
    table.state.small_pool = 0
    table.state.small_top = NOTHING
    table.state.large_top = table.content.market_cards.index("bm_04")
    table.play("blue place black_market_large")
    assert GAME.view(table.state, None).large_card is None
    assert set(table.answers()) == {f"market-card {card}" for card in table.content.market_cards}


@pytest.mark.clause("A47", "A149")
def test_the_five_cards_are_observed_only_by_the_one_who_drew_them() -> None:
    table = Table().give("blue", silver=2).play("blue market-draw")
    drawn = ["castle", "keep", "well", "church", "dungeon"]
    table.play(*(f"chance draw {card}" for card in drawn))
    for seat, is_seen in ((0, 1.0), (1, 0.0)):
        seen = GAME.layout.decoded(GAME.observation(table.state, seat))["buildings"]
        for card in drawn:
            facts = seen[table.building(card)]
            assert facts.pop("one of five") == is_seen
            assert set(facts.values()) == {0.0}


@pytest.mark.clause("A47")
def test_what_another_seat_knows_does_not_reach_a_sampled_world() -> None:
    # Blue draws a card. Green cannot tell which one, so Green's worlds must not either, not even
    # by what Blue knows in them.
    def after(card: str) -> Table:
        return Table().play("blue workshop-draw", f"chance draw {card}")

    one, two = after("castle"), after("keep")
    for seed in range(10):
        worlds = [table.state.determinize(1, Rng(seed)).digest() for table in (one, two)]
        assert worlds[0] == worlds[1]


# -- scripted opponents


@pytest.mark.clause("S9")
@pytest.mark.parametrize(
    ("spaces", "left"),
    [
        (("small", "middle", "large"), "large"),
        (("small", "middle"), "small"),
        (("middle",), "middle"),
    ],
)
def test_it_leaves_the_large_space_first_then_the_small_one(
    spaces: tuple[str, ...], left: str
) -> None:
    table = solo().workers("opponent", prison=19 - len(spaces), guildhall=1)
    table.workers("opponent", **{f"black_market_{space}": 1 for space in spaces})
    table.turn_of("opponent")
    at = {space for space in spaces if table.at("opponent", f"black_market_{space}")}
    assert at == set(spaces) - {left}


@pytest.mark.clause("S92", "S40")
def test_with_enough_captures_equal_groups_cost_one_each_and_it_goes_on() -> None:
    table = solo("peddler", seats=2).workers("opponent", town_centre=2)
    table.workers("blue", forest=3, quarry=2).workers("green", forest=3)
    resolve(table, "scheme_s04")
    assert (table.at("blue", "forest"), table.at("green", "forest")) == (0, 0)
    assert table.at("blue", "quarry") == 0  # the third capture


@pytest.mark.clause("S90", "A17")
def test_it_plays_after_all_people_whoever_of_them_is_first() -> None:
    table = solo("peddler", seats=2)
    table.state.first = 1
    table.turn_of("green").play("green mine clay")
    assert table.asked() == "blue place"
    table.play("blue mine clay")
    assert before_its_turn(table).state.turn == 2
    table.settle()
    assert table.asked() == "green place"
