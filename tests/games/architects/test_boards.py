"""Section 15 and section 13 of the expansion: abilities of the player boards."""

from __future__ import annotations

import pytest

from games.architects.table import GAME, Table
from threecrowns.engine.game import Setup
from threecrowns.games.architects.content.vocabulary import BOARD, MARBLE


def board(name: str, seats: int = 2, who: str = "blue", **options: object) -> Table:
    """A standard table at which one player has this board, without its starting values."""
    wonder = name in ("arnold", "charles", "clotilda", "isabella", "louis", "zesiro")
    table = Table(seats, wonder=wonder, promos=True, **options)  # type: ignore[arg-type]
    number = [one for one, _ in table.content.boards].index(name)
    player = table.player(who)
    table.state.set_amount(player, BOARD, number)
    table.state.refresh_traits(player)
    if wonder:
        table.figures("forest", "quarry")
    return table.full_offer()


@pytest.mark.clause("A180")
def test_therese_pays_gold_and_marble_in_any_mix() -> None:
    table = board("therese").hand("blue", "keep", "steeple").give("blue", marble=1)
    table.play("blue cathedral keep").settle()  # level 1 costs 1 gold
    assert table.has("blue", "level", "marble") == (1, 0)
    mix = board("therese").hand("blue", "steeple").give("blue", wood=2, gold=1, marble=2)
    mix.play("blue build steeple")  # 2 gold
    assert mix.asked() == "blue pay"
    assert mix.answers() == ["pay 0 2 0 0 1 1 0", "pay 0 2 0 0 0 2 0"]
    plain = Table().hand("blue", "steeple").give("blue", wood=2, gold=1, marble=2)
    assert plain.refused("blue build steeple") == "A134_CANNOT_PAY_BUILDING"


@pytest.mark.clause("A180")
@pytest.mark.parametrize("card", ["castle", "observatory"])
def test_therese_counts_both_for_castle_and_observatory(card: str) -> None:
    table = board("therese").built("blue", card).give("blue", gold=3, marble=3)
    table.state.ending = 1
    table.play("blue mine clay")
    assert table.has("blue", "virtue") == (10,)
    sheet = {
        line.reason.id: line.points for line in GAME.score_sheet(table.state) if line.seat == 0
    }
    assert (sheet["score-gold"], sheet["score-marble"]) == (3, 3)


@pytest.mark.clause("A181", "A151")
def test_caroline_draws_a_card_with_each_black_market_action() -> None:
    table = board("caroline").give("blue", silver=1)
    table.play("blue place black_market_small", "chance draw castle")
    assert table.cards_of("blue") == {"castle"}
    assert table.asked() == "green place"


@pytest.mark.clause("A182", "A72")
def test_ada_ignores_one_tax_on_each_action() -> None:
    table = board("ada").give("blue", silver=9)
    table.play(f"blue workshop-hire {table.offered()[0]}")
    assert (table.has("blue", "silver"), table.state.tax) == ((6,), 5)
    # It adds up with low virtue, and never touches silver.
    low = board("ada").give("blue", silver=9, virtue=3)
    low.play(f"blue workshop-hire {low.offered()[0]}")
    assert (low.has("blue", "silver"), low.state.tax) == ((7,), 4)
    lowest = board("ada").give("blue", silver=9, virtue=0)
    lowest.play(f"blue workshop-hire {lowest.offered()[0]}")
    assert lowest.has("blue", "silver") == (7,)


@pytest.mark.clause("A183")
def test_frederick_discards_no_card() -> None:
    table = board("frederick").give("blue", gold=1)
    assert table.refused("blue cathedral-free") == ""
    table.hand("blue", "keep")
    assert table.refused("blue cathedral keep") == "A183_NO_DISCARD_WANTED"
    table.play("blue cathedral-free")
    assert table.has("blue", "level") == (1,)
    assert table.cards_of("blue") == {"keep"}


@pytest.mark.clause("A184")
def test_rudolf_hires_for_less_and_keeps_six() -> None:
    table = board("rudolf").give("blue", silver=3)
    table.play(f"blue workshop-hire {table.offered()[0]}")
    assert (table.has("blue", "silver"), table.state.tax) == ((0,), 6)
    five = ["miner_1", "miner_2", "patron_clay", "patron_wood", "thief"]
    many = board("rudolf").hired("blue", *five).full_offer().give("blue", silver=3)
    many.play(f"blue workshop-hire {many.offered()[0]}")
    assert many.asked() == "green place"
    assert len(many.apprentices_of("blue")) == 6
    many.give("blue", silver=3).play("green mine clay")
    many.play(f"blue workshop-hire {many.offered()[0]}")
    assert many.asked() == "blue dismiss"


@pytest.mark.clause("A185")
def test_lothaire_pays_one_wood_or_stone_less() -> None:
    table = board("lothaire").hand("blue", "well").give("blue", wood=2, stone=2)
    table.play("blue build well")
    assert table.answers() == ["pay 0 1 2 0 0 0 0", "pay 0 2 1 0 0 0 0"]
    level = board("lothaire").hand("blue", "well").give("blue", level=1, wood=3)
    level.play("blue cathedral well")
    assert level.has("blue", "level", "wood") == (2, 0)
    clay = board("lothaire").hand("blue", "reservoir").give("blue", clay=5, wood=1)
    assert clay.refused("blue build reservoir") == "A134_CANNOT_PAY_BUILDING"


@pytest.mark.clause("A185", "W45")
def test_hugo_may_pay_two_silver_instead_of_a_debt() -> None:
    table = (
        board("hugo").hand("blue", "betting_house").give("blue", clay=1, stone=2, gold=1, silver=5)
    )
    table.play("blue build betting_house")
    assert table.asked() == "blue debt"
    table.play("blue yes")
    assert table.has("blue", "debts", "silver") == (0, 3)
    take = board("hugo").workers("blue", held_by_green=1).give("blue", silver=5, virtue=0)
    take.play("blue place guardhouse", "blue ransom-by-debt")
    assert take.asked() == "blue debt"
    take.play("blue done")
    assert take.asked() == "blue debt"  # the second debt, for the virtue below 0
    take.play("blue yes")
    assert take.has("blue", "debts", "silver") == (1, 3)
    poor = board("hugo").give("blue", virtue=0, silver=1).tax(3).play("blue place tax_stand")
    assert poor.has("blue", "debts") == (2,)


@pytest.mark.clause("A135a")
def test_what_waits_for_a_construction_comes_after_the_effect() -> None:
    table = board("clovis").hand("blue", "clay_pit").give("blue", clay=4, wood=1)
    table.play("blue build clay_pit")
    assert table.asked() == "blue choice"
    table.play("blue choose left", "chance draw castle")
    assert table.cards_of("blue") == {"castle"}


@pytest.mark.clause("A185")
def test_clovis_draws_after_constructing() -> None:
    table = board("clovis").hand("blue", "well").give("blue", wood=2, stone=2)
    table.play("blue build well", "chance draw castle")
    assert table.cards_of("blue") == {"castle"}
    assert table.asked() == "green place"


@pytest.mark.clause("A185", "A164")
def test_fara_may_free_one_worker_at_each_reset() -> None:
    table = board("fara").workers("blue", prison=3).give("blue", silver=3)
    table.workers("green", black_market_small=1, black_market_middle=1)
    table.play("blue place black_market_large").settle()
    assert table.asked() == "blue release"
    table.play("blue release 1")
    assert table.at("blue", "prison") == 3
    both = (
        board("fara").hired("blue", "gatekeeper").workers("blue", prison=5).give("blue", silver=3)
    )
    both.workers("green", black_market_small=1, black_market_middle=1)
    both.play("blue place black_market_large").settle()
    assert both.answers()[0] == "release 3"


@pytest.mark.clause("A185")
def test_bertha_takes_two_more_silver_with_each_hand_over() -> None:
    table = board("bertha").workers("green", held_by_blue=3)
    table.play("blue place guardhouse", "blue hand-over")
    assert table.has("blue", "silver") == (5,)


# -- the expansion


@pytest.mark.clause("W160", "W116")
def test_arnold_counts_the_princess_as_a_worker() -> None:
    table = board("arnold").figures("mines", "quarry").play("blue mine gold")
    assert table.has("blue", "gold") == (1,)
    quarry = board("arnold").figures("quarry", "forest").play("blue place quarry")
    assert quarry.has("blue", "stone") == (2,)
    later = board("arnold").figures("quarry", "forest").play("blue place forest")
    assert later.has("blue", "wood") == (1,)


@pytest.mark.clause("W161", "W44")
def test_charles_also_takes_a_silver_at_the_profiteers() -> None:
    table = board("charles").figures("forest", "quarry").play("blue place quarry")
    assert table.has("blue", "silver", "influence", "stone") == (1, 1, 1)
    # W44: that silver pays the tax of the first capture.
    town = board("charles").figures("forest", "town_centre").play("blue place town_centre")
    assert town.asked() == "blue capture"


@pytest.mark.clause("W162", "W40")
def test_clotilda_takes_a_clay_with_each_loss_of_virtue() -> None:
    table = board("clotilda").tax(3).play("blue place tax_stand")
    assert table.has("blue", "clay", "virtue") == (1, 5)  # once, whatever its size
    none = board("clotilda").give("blue", virtue=0).tax(3).play("blue place tax_stand")
    assert none.has("blue", "clay", "debts") == (0, 2)  # her marker did not move
    kept = board("clotilda").give("blue", influence=4).tax(3)
    kept.play("blue place tax_stand", "blue prevent 2")
    assert kept.has("blue", "clay") == (0,)


@pytest.mark.clause("W163")
def test_isabella_takes_a_marble_with_each_apprentice() -> None:
    table = board("isabella").give("blue", silver=4)
    table.play(f"blue workshop-hire {table.offered()[0]}").settle()
    assert table.has("blue", "marble") == (1,)
    # The set-up hire too.
    state = GAME.new(Setup(2, {"wonder": True, "characters": "chosen"}))
    state.apply(GAME.action(state, 0, GAME.grammar.read("board isabella")))
    state.apply(GAME.action(state, 1, GAME.grammar.read("board louis")))
    while state.is_setting_up():
        state.apply(state.legal_actions()[0])
    assert state.amount(0, MARBLE) == 1


@pytest.mark.clause("W164", "W45")
def test_louis_may_buy_off_a_whole_loss() -> None:
    table = board("louis").give("blue", silver=2, influence=2).tax(3).play("blue place tax_stand")
    assert table.answers() == ["prevent 0", "prevent 1", "buy-off"]
    table.play("blue buy-off")
    assert table.asked() == "blue pay"  # W45: influence may cover the silver
    table.pay("blue", influence=2)
    assert table.has("blue", "virtue", "silver", "influence") == (7, 2 + 3, 0)
    poor = board("louis").give("blue", silver=1).tax(3).play("blue place tax_stand")
    assert poor.has("blue", "virtue") == (5,)


@pytest.mark.clause("W165")
def test_louis_works_on_the_cathedral_at_any_virtue() -> None:
    table = board("louis").hand("blue", "keep").give("blue", gold=1, virtue=0)
    assert table.refused("blue cathedral keep") == ""
    assert GAME.view(table.state, 0).players[0].forbidden is None


@pytest.mark.clause("W166")
def test_zesiro_gains_influence_and_visits_the_market_at_any_virtue() -> None:
    table = board("zesiro").hand("blue", "well", "keep").give("blue", wood=2, stone=2, gold=1)
    table.play("blue build well", "green mine clay", "blue cathedral keep").settle()
    assert table.has("blue", "influence")[0] >= 2
    high = board("zesiro").give("blue", silver=1, virtue=14)
    assert high.refused("blue place black_market_small") == ""
    assert GAME.view(high.state, 0).players[0].forbidden is None
    monument = board("zesiro").give("blue", marble=7, influence=3, silver=1)
    monument.play("blue monument marble quarry")
    assert monument.has("blue", "influence") == (1,)
