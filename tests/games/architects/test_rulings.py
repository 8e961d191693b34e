"""Rulings at the edge: where two rules meet, and what must not depend on chance neighbours."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i32

from games.architects.table import GAME, Table
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import Numbers
from threecrowns.games.architects.content.pack import BUILT_IN, Contents
from threecrowns.games.architects.content.vocabulary import BOARD
from threecrowns.games.architects.rules.agenda import DO_END_TURN
from threecrowns.games.architects.rules.guildhall import building_bill, level_bill
from threecrowns.games.architects.rules.payment import can_pay, ways_to_pay


def board(name: str) -> Table:
    """Blue plays side 2 of this board, the figures are out of the way."""
    table = Table(wonder=True, promos=True).figures("mines", "forest").full_offer()
    number = [one for one, _ in table.content.boards].index(name)
    table.state.set_amount(0, BOARD, number)
    table.state.refresh_traits(0)
    return table


def wonder(**blue: int) -> Table:
    """Nobody special; the figures are out of the way."""
    return Table(wonder=True).figures("mines", "forest").full_offer().give("blue", **blue)


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


# -- figures of the content that a rule looks at ahead


def with_pack(table: Table, folder: Path, *changes: tuple[str, str]) -> Table:
    """The table as it lies, played with a pack in which these figures are others."""
    for name in ("content.toml", "wonder.toml"):
        text = BUILT_IN.with_name(name).read_text("utf-8")
        for before, after in changes:
            text = text.replace(before, after)
        (folder / name).write_text(text, "utf-8")
    table.state.tables = Contents(folder / "content.toml").wonder.tables
    return table


@pytest.mark.clause("W44", "W161")
def test_what_charles_gets_by_the_pack_counts_for_what_he_can_pay(tmp_path: Path) -> None:
    # Given Charles, 1 silver short of a hire with what he gets at the profiteer's,
    usual = board("charles").figures("mines", "workshop").give("blue", silver=2, influence=0)
    first = usual.offered()[0]
    assert usual.refused(f"blue workshop-hire {first}") == "A81_CANNOT_PAY_HIRE"

    # when the pack gives him 2 silver at the profiteer's instead of 1,
    richer = board("charles").figures("mines", "workshop").give("blue", silver=2, influence=0)
    printed = 'on = "place_at_profiteer", gain = { silver = 1 }'
    with_pack(richer, tmp_path, (printed, printed.replace("1", "2")))

    # then they pay for the hire.
    assert richer.refused(f"blue workshop-hire {first}") == ""
    richer.play(f"blue workshop-hire {first}")
    assert richer.has("blue", "silver") == (0,)


@pytest.mark.clause("W44", "W131")
def test_what_a_diplomat_gets_by_the_pack_counts_for_what_can_be_paid(tmp_path: Path) -> None:
    table = wonder(silver=2).hired("blue", "diplomat_workshop")
    first = table.offered()[0]
    assert table.refused(f"blue workshop-hire {first}") == "A81_CANNOT_PAY_HIRE"
    printed = 'at = "workshop", gain = { influence = 1 }'
    with_pack(table, tmp_path, (printed, printed.replace("1", "2")))
    assert table.refused(f"blue workshop-hire {first}") == ""
    table.play(f"blue workshop-hire {first}")
    assert table.has("blue", "silver", "influence") == (0, 0)


# -- W52: the profiteer's influence before or after


@pytest.mark.clause("W52", "W52a", "W131", "W110")
def test_before_or_after_is_judged_with_what_placing_gives() -> None:
    # Given influence 4, a Diplomat and an own monument at the profiteer's place,
    table = wonder(silver=4, influence=4).hired("blue", "diplomat_workshop")
    table.monument("blue", "stone", "workshop").figures("mines", "workshop")

    # when Blue places there for influence, the marker is at 6,
    table.play(f"blue visit-hire {table.offered()[0]} influence")
    assert table.asked() == "blue when"
    assert table.has("blue", "influence") == (6,)

    # and paying 2 first lets the profiteer's point cross the first step again.
    drawn = len(table.cards_of("blue"))
    table.play("blue when after").pay("blue", silver=2, influence=2)
    table.settle()
    assert table.has("blue", "influence") == (5,)
    assert len(table.cards_of("blue")) == drawn + 1


@pytest.mark.clause("W52", "W44", "W110")
def test_the_profiteer_cannot_wait_where_his_point_is_needed() -> None:
    # Paying a debt takes 3 tax and 3 silver, or 4 influence: 2, the monument's and his.
    table = wonder(silver=3, influence=2, debts=1).hired("blue", "blackmailer")
    table.monument("blue", "stone", "guardhouse").figures("mines", "guardhouse")
    table.play("blue visit guardhouse influence")
    assert table.asked() == "blue guard"
    table.play("blue pay-debt")
    assert table.has("blue", "silver", "influence", "debts") == (0, 0, 0)


@pytest.mark.clause("W52", "W52a")
def test_before_or_after_is_asked_where_trades_give_and_take_influence() -> None:
    # Given influence 3, a Patroness (1 gold for 3 influence) and a Merchant (1 silver),
    def made(workers: int) -> Table:
        table = wonder(gold=1, influence=3).hired("blue", "patroness_gold", "merchant_clay")
        table.workers("blue", storehouse=workers).figures("mines", "storehouse")
        return table.play("blue place storehouse")

    # with two trades the marker may go up to 6 and down to 4, so that the last point draws again;
    table = made(1)
    assert table.asked() == "blue when"
    table.play("blue when after", "blue trade patroness_gold " + table.amounts(gold=1))
    table.play("blue trade merchant_clay " + table.amounts(influence=2)).settle()
    assert table.has("blue", "influence") == (5,)
    assert len(table.cards_of("blue")) == 2

    # with one trade it cannot matter.
    assert made(0).asked() == "blue trade"


@pytest.mark.clause("W52a")
@pytest.mark.parametrize(
    ("influence", "question"),
    [(0, "hire"), (3, "hire"), (4, "hire"), (5, "when"), (7, "when"), (8, "hire"), (9, "when")],
)
def test_before_or_after_is_not_asked_where_influence_only_goes_down_below_the_steps(
    influence: int, question: str
) -> None:
    table = wonder(silver=4, influence=influence).figures("mines", "workshop")
    table.play(f"blue workshop-hire {table.offered()[0]}")
    is_asked = table.asked() == "blue when"
    assert is_asked == (question == "when")


@pytest.mark.clause("W52a", "W137")
def test_before_or_after_is_asked_where_debts_give_influence() -> None:
    # Given influence 4, a Blackmailer and a debt to be taken for a ransom,
    def made(*hired: str) -> Table:
        table = wonder(influence=4, virtue=7).hired("blue", *hired)
        table.workers("blue", held_by_green=1).figures("mines", "guardhouse")
        return table.play("blue place guardhouse")

    assert made("blackmailer").asked() == "blue when"
    assert made("woodcutter_1").asked() == "blue guard"


# -- A119a: debts one by one


@pytest.mark.clause("A119a", "A185", "W45", "W137")
def test_hugo_may_avoid_the_second_debt_with_the_influence_of_the_first() -> None:
    # Given Hugo with a Blackmailer at virtue 0, 1 influence and no silver,
    table = board("hugo").hired("blue", "blackmailer").give("blue", influence=1, virtue=0)
    table.give("blue", silver=0).tax(4)

    # when he loses 2 virtue at the tax stand, the first debt is taken unasked,
    table.play("blue place tax_stand")
    assert table.asked() == "blue debt"
    assert table.has("blue", "debts", "influence") == (1, 2)

    # and what it gives may pay for the second.
    table.play("blue yes")
    assert table.has("blue", "debts", "influence") == (1, 0)
    assert table.has("blue", "silver") == (4,)


@pytest.mark.clause("A119a", "A185")
def test_hugo_without_anything_to_pay_with_takes_both_debts() -> None:
    table = board("hugo").give("blue", influence=1, virtue=0, silver=1).tax(4)
    table.play("blue place tax_stand")
    assert table.has("blue", "debts", "influence", "silver") == (2, 1, 5)


# -- A173: the order of effects at the end


def clotilda_at_the_end(**goods: int) -> Table:
    """Clotilda with Dungeon and Trading Post, all other goods gone, when the effects begin."""
    table = board("clotilda").built("blue", "dungeon", "trading_post")
    table.give("blue", virtue=7, influence=0, clay=0, wood=0, stone=0).give("blue", **goods)
    table.state.ending = 1
    table.state.agenda = vec[i32]()
    table.state.plan(DO_END_TURN, 1)
    table.state.go_on()
    return table


@pytest.mark.clause("A173", "W162")
def test_clotilda_chooses_the_order_where_the_dungeons_clay_lifts_the_trading_post() -> None:
    # Given three goods, the fourth of which the Dungeon's loss would bring,
    table = clotilda_at_the_end(wood=3)

    # then she is asked, and 7 - 2 + 1 is better than 7 + 0 - 2.
    assert table.asked() == "blue end-effect"
    assert sorted(table.answers()) == ["resolve dungeon", "resolve trading_post"]
    table.play("blue resolve dungeon")
    assert table.asked() == "over"
    assert table.has("blue", "virtue", "clay") == (6, 1)
    other = clotilda_at_the_end(wood=3).play("blue resolve trading_post")
    assert other.has("blue", "virtue", "clay") == (5, 1)


@pytest.mark.clause("A173", "W162")
@pytest.mark.parametrize("wood", [0, 2, 4, 6])
def test_clotilda_is_not_asked_where_the_clay_lifts_nothing(wood: int) -> None:
    table = clotilda_at_the_end(wood=wood)
    assert table.asked() == "over"
    assert table.has("blue", "virtue", "clay") == (5 + wood // 4, 1)


# -- A91a: a card does not count for the action that brings it


@pytest.mark.clause("A91a", "A91", "A151")
@pytest.mark.parametrize("older", [False, True])
def test_a_swindler_hired_at_the_market_does_not_count_for_that_visit(older: bool) -> None:
    table = wonder(silver=2)
    if older:
        table.hired("blue", "swindler_clay")
    table.offer("swindler_stone", "miner_1").play("blue market-hire swindler_stone").settle()
    assert table.has("blue", "clay", "stone") == (2 if older else 0, 0)

    # At the next visit it does.
    table.next_turn("blue").give("blue", silver=1, clay=0, marble=0, gold=0)
    table.small_card("bm_01").play("blue place black_market_small").settle()
    assert table.has("blue", "stone") == (1,)


@pytest.mark.clause("A91a", "A135a", "W136")
@pytest.mark.parametrize("older", [False, True])
def test_a_journeyman_hired_through_the_tavern_does_not_count_for_it(older: bool) -> None:
    table = wonder(wood=3, stone=2, gold=1).hired("blue", "labourer").hand("blue", "tavern")
    if older:
        table.hired("blue", "journeyman_influence")
    table.offer("journeyman_silver", "miner_1").play("blue build tavern")
    table.play("blue hire journeyman_silver").settle()
    assert table.has("blue", "silver", "influence") == (0, 1 if older else 0)


@pytest.mark.clause("A91a", "A89")
def test_a_journeyman_dismissed_for_the_taverns_hire_gives_nothing_more() -> None:
    table = wonder(wood=3, stone=2, gold=1).hand("blue", "tavern")
    table.hired("blue", "labourer", "journeyman_silver", "miner_1", "miner_2", "woodcutter_1")
    table.offer("jeweller_1").play("blue build tavern", "blue hire jeweller_1")
    assert table.asked() == "blue dismiss"
    table.play("blue dismiss journeyman_silver").settle()
    assert table.has("blue", "silver") == (0,)


@pytest.mark.clause("A91a", "W137", "A87")
def test_what_happens_after_a_hire_counts_for_the_one_hired() -> None:
    # A Blackmailer at virtue 0: the virtue lost by the hire itself is a debt taken with it.
    table = wonder(silver=2, virtue=0).offer("blackmailer")
    table.play("blue workshop-hire blackmailer").settle()
    assert table.has("blue", "debts", "influence") == (1, 1)


@pytest.mark.clause("A91a", "W131")
def test_a_diplomat_does_not_count_for_the_worker_who_hires_him() -> None:
    table = wonder(silver=4).offer("diplomat_workshop")
    table.play("blue workshop-hire diplomat_workshop").settle()
    assert table.has("blue", "influence") == (0,)


# -- A99a: trades that change nothing


def trades(table: Table, name: str) -> list[str]:
    """The payments offered for one trade, as the seven numbers."""
    found = [answer.split() for answer in table.answers()]
    return [" ".join(words[2:]) for words in found if words[:2] == ["trade", name]]


@pytest.mark.clause("A99a", "W23", "W130", "W135")
@pytest.mark.parametrize(("influence", "cards"), [(5, 1), (9, 1)])
def test_a_benefactor_paid_by_a_charlatan_may_cross_a_step_again(
    influence: int, cards: int
) -> None:
    table = wonder(influence=influence).hired("blue", "benefactor_1", "charlatan_clay")
    table.play("blue place storehouse")
    table.play("blue trade benefactor " + table.amounts(influence=1)).settle()
    assert table.has("blue", "influence") == (influence,)
    assert len(table.cards_of("blue")) == cards


@pytest.mark.clause("A99a", "W23", "W33", "W132")
def test_a_patroness_paid_with_influence_may_cross_a_step_again() -> None:
    table = wonder(influence=6).hired("blue", "patroness_gold").play("blue place storehouse")
    table.play("blue trade patroness_gold " + table.amounts(influence=4)).settle()
    assert table.has("blue", "influence") == (5,)
    assert len(table.cards_of("blue")) == 1


@pytest.mark.clause("A99a")
def test_a_trade_that_only_loses_influence_is_foolish_and_allowed() -> None:
    table = wonder(influence=4).hired("blue", "patroness_gold").play("blue place storehouse")
    assert trades(table, "patroness_gold") == [table.amounts(influence=4)]
    table.play("blue trade patroness_gold " + table.amounts(influence=4))
    assert table.has("blue", "influence") == (3,)


@pytest.mark.clause("A99a")
@pytest.mark.parametrize("influence", [1, 4, 6, 8, 12])
def test_influence_for_as_much_influence_without_a_step_is_not_offered(influence: int) -> None:
    table = wonder(influence=influence, clay=1).hired("blue", "benefactor_1", "charlatan_clay")
    table.play("blue place storehouse")
    assert trades(table, "benefactor") == [table.amounts(clay=1)]
    refused = table.refused("blue trade benefactor " + table.amounts(influence=1))
    assert refused == "A75_NOT_A_WAY_TO_PAY"


@pytest.mark.clause("A99a", "W37")
def test_influence_for_silver_is_offered_for_the_half_that_is_kept(tmp_path: Path) -> None:
    # By a pack a Merchant's silver buys the 2 influence that a discount costs: 1 silver is left.
    printed = "pay = { silver = 1 }, gain = { clay = 3 }"
    table = wonder(influence=3).hired("blue", "merchant_clay")
    with_pack(table, tmp_path, (printed, printed.replace("clay = 3", "influence = 2")))
    table.play("blue place storehouse")
    assert trades(table, "merchant_clay") == [table.amounts(influence=2)]


# -- A185: Lothaire's discount over all ways to pay


@pytest.mark.clause("A185", "W39", "W135")
def test_lothaires_discount_goes_where_a_charlatan_does_not_help() -> None:
    # Given the Thieves' Den for 1 clay, 2 wood and 3 stone; a Charlatan covers wood,
    table = board("lothaire").hired("blue", "labourer", "charlatan_wood")
    table.hand("blue", "thieves_den").give("blue", clay=1, wood=0, stone=2, influence=2)

    # then the discount takes the missing stone and influence the wood.
    assert table.refused("blue build thieves_den") == ""
    table.play("blue build thieves_den")
    assert table.has("blue", "clay", "wood", "stone", "influence") == (0, 0, 0, 0)


@pytest.mark.clause("A185")
def test_lothaires_discount_is_one_wood_or_one_stone_and_never_both() -> None:
    def made(**goods: int) -> Table:
        table = board("lothaire").hired("blue", "labourer").hand("blue", "well")
        return table.give("blue", influence=0, clay=0).give("blue", **goods)

    assert made(wood=1, stone=1).refused("blue build well") == "A134_CANNOT_PAY_BUILDING"
    assert made(wood=1, stone=2).refused("blue build well") == ""
    assert made(wood=2, stone=1).refused("blue build well") == ""
    both = made(wood=2, stone=2).play("blue build well")
    assert sorted(both.answers()) == ["pay 0 1 2 0 0 0 0", "pay 0 2 1 0 0 0 0"]


@pytest.mark.clause("A75a", "A185")
def test_a_way_to_pay_that_another_beats_is_not_offered(tmp_path: Path) -> None:
    # By a pack Lothaire's discount is 2: of 2 clay, 1 wood, 2 stone all the wood or all the stone.
    printed = 'any_one_of = ["wood", "stone"], amount = 1'
    table = board("lothaire").hired("blue", "charlatan_wood", "charlatan_stone", "labourer")
    with_pack(table, tmp_path, (printed, printed.replace("1", "2")))
    table.hand("blue", "tilers_hut").give("blue", clay=2, wood=1, stone=2, influence=2)
    table.play("blue build tilers_hut")

    # 2 influence for the stone are never due, since 1 for the wood does.
    ways = sorted(answer.removeprefix("pay ") for answer in table.answers())
    assert ways == ["2 0 0 0 0 0 1", "2 0 2 0 0 0 0", "2 1 0 0 0 0 0"]


@pytest.mark.clause("A185", "W39", "W96")
def test_what_can_be_paid_is_what_some_way_pays() -> None:
    # Every building and level, over many purses: the question and the list agree.
    table = board("lothaire").hired("blue", "charlatan_wood")
    state = table.state
    rng = Rng(7)
    found = [0, 0]
    for _ in range(150):
        goods = {good: rng.below(4) for good in ("clay", "wood", "stone", "gold", "marble")}
        table.give("blue", influence=rng.below(6), level=rng.below(5), **goods)
        bills = [building_bill(state, card) for card in range(state.tables.buildings)]
        for bill in (*bills, level_bill(state, 0)):
            is_payable = bool(can_pay(state, 0, bill))
            assert is_payable == (len(ways_to_pay(state, 0, bill)) > 0)
            found[is_payable] += 1
    assert min(found) > 500


# -- A75a: more ways to pay than fit into one question


def university() -> Table:
    """Therese with three Charlatans pays 4 clay, 2 wood, 3 stone and 2 of gold and marble."""
    table = board("therese").hired("blue", "charlatan_wood", "charlatan_stone", "charlatan_clay")
    table.hired("blue", "labourer").hand("blue", "university")
    table.give("blue", clay=4, wood=2, stone=3, gold=2, marble=2, silver=0, influence=12)
    return table.play("blue build university")


def payments_of_the_university() -> set[tuple[int, ...]]:
    """By trying everything: clay, wood, stone, silver, gold, marble, influence."""
    found: set[tuple[int, ...]] = set()
    for clay, wood, stone, gold, marble in product(
        range(5), range(3), range(4), range(3), range(3)
    ):
        influence = (4 - clay) + (2 - wood) + (3 - stone) + 4 * (2 - gold - marble)
        if gold + marble <= 2 and influence <= 12:
            found.add((clay, wood, stone, 0, gold, marble, influence))
    return found


@pytest.mark.clause("A75a", "A180", "W135")
def test_every_way_to_pay_can_be_chosen_in_two_steps() -> None:
    expected = payments_of_the_university()
    assert len(expected) == 328

    # The influence first, all amounts of it; then the payments with just so much.
    table = university()
    assert table.asked() == "blue spend"
    amounts = sorted({way[-1] for way in expected})
    assert table.answers() == [f"spend influence {amount}" for amount in amounts]
    assert table.refused("blue spend influence 13") == "A75_NOT_A_WAY_TO_PAY"
    assert table.refused("blue spend marble 1") == "A40_NOT_ASKED_NOW"
    found = set()
    for amount in amounts:
        chosen = university().play(f"blue spend influence {amount}")
        if chosen.asked() == "blue pay":
            found |= {tuple(map(int, answer.split()[1:])) for answer in chosen.answers()}
        else:  # a single way was paid at once
            found |= {way for way in expected if way[-1] == amount}
            assert len({way for way in expected if way[-1] == amount}) == 1
    assert found == expected


@pytest.mark.clause("A75a")
def test_the_payment_chosen_in_two_steps_is_made_and_forgotten() -> None:
    table = university().play("blue spend influence 5")
    assert GAME.view(table.state, 0).due == {"clay": 4, "wood": 2, "stone": 3, "marble": 2}
    assert table.refused("blue pay 4 2 3 0 0 2 0") == "A75_NOT_A_WAY_TO_PAY"
    table.play("blue pay 4 1 3 0 1 0 5").settle()
    assert table.has("blue", "clay", "wood", "gold", "marble", "influence") == (0, 1, 1, 2, 7)
    assert "university" in table.buildings_of("blue")
    assert (table.state.due, table.state.settled) == (0, 0)


@pytest.mark.clause("A75a")
def test_a_question_about_a_payment_is_saved_with_what_is_settled() -> None:
    table = university().play("blue spend influence 5")
    again = GAME.new(table.setup)
    again.restore(Numbers(table.state.numbers()))
    assert again.legal_actions() == table.state.legal_actions()
    assert table.state.clone().legal_actions() == table.state.legal_actions()


@pytest.mark.clause("A75a", "A99")
def test_a_trade_with_too_many_ways_to_pay_is_paid_after_it_is_chosen(tmp_path: Path) -> None:
    # Given a pack in which a Benefactor wants any three resources, and three Charlatans,
    table = wonder(clay=3, wood=3, stone=3, influence=3)
    table.hired("blue", "benefactor_1", "charlatan_wood", "charlatan_stone", "charlatan_clay")
    printed = 'pay_any_of = { choose = 1, from = ["stone", "wood", "clay"] }'
    with_pack(table, tmp_path, (printed, printed.replace("1", "3")))

    # when Blue trades, the trade stands in the list once and all 20 payments are asked next.
    table.play("blue place storehouse")
    assert trades(table, "benefactor") == [table.amounts()]
    table.play("blue trade benefactor " + table.amounts())
    assert table.asked() == "blue pay"
    assert len(table.answers()) == 20
    table.pay("blue", clay=1, wood=1, influence=1)
    assert table.has("blue", "clay", "wood", "stone", "influence") == (2, 2, 3, 3)
