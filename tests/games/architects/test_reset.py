"""The black market reset: A160-A168 and the eleven steps of the expansion."""

from __future__ import annotations

import pytest

from games.architects.table import GAME, Table
from threecrowns.engine.bits import size
from threecrowns.engine.journal import Event
from threecrowns.games.architects.content.vocabulary import NOTHING
from threecrowns.games.architects.speech.telling import KINDS


def about_to_reset(seats: int = 2, **options: bool) -> Table:
    """Green has two in the black market; Blue can be the third in the large space."""
    table = Table(seats, **options).give("blue", silver=9, virtue=7)
    return table.workers("green", black_market_small=1, black_market_middle=1)


@pytest.mark.clause("A160", "A161")
def test_the_third_worker_triggers_a_reset_after_the_action() -> None:
    table = about_to_reset().play("blue place black_market_large").settle()
    assert table.has("blue", "marble") == (2,)
    assert (table.at("blue", "prison"), table.at("green", "prison")) == (1, 2)
    told = table.told()
    assert told.index("gained") < told.index("reset")


@pytest.mark.clause("A160", "A161", "A166")
def test_a_reset_by_the_guildhall_with_nobody_in_prison() -> None:
    table = Table().workers("green", guildhall=6).hand("blue", "well").give("blue", wood=2, stone=2)
    table.play("blue build well").settle()
    assert "reset" in table.told()
    assert table.has("blue", "debts") == (0,)
    assert table.has("green", "debts") == (0,)


@pytest.mark.clause("A162")
def test_the_small_card_is_turned_over_and_the_next_one_shows() -> None:
    table = about_to_reset().small_card("bm_04").play("blue place black_market_large")
    card = table.content.market_cards.index("bm_04")
    assert table.state.large_top == card
    table.play("chance market-card bm_09")
    assert table.state.small_top == table.content.market_cards.index("bm_09")
    assert size(table.state.small_pool) == 8


@pytest.mark.clause("A162", "A163", "A148")
def test_when_the_small_pile_runs_out() -> None:
    table = about_to_reset().small_card("bm_10")
    table.state.small_pool = 0
    table.play("blue place black_market_large").settle()
    assert table.state.small_top == NOTHING  # its printed goods apply until the next reset
    # At the next reset the large cards are shuffled into a new small pile, then turned.
    table.workers("green", black_market_small=1, black_market_middle=1)
    table.next_turn("blue").give("blue", silver=9).play("blue place black_market_large")
    assert len(table.answers()) == 10
    table.play("chance market-card bm_03", "chance market-card bm_05")
    assert table.state.large_top == table.content.market_cards.index("bm_03")
    assert table.state.small_top == table.content.market_cards.index("bm_05")
    assert size(table.state.small_pool) == 8


@pytest.mark.clause("A164a", "A164", "A91")
def test_the_gatekeeper_releases_up_to_two_before_the_squires_look() -> None:
    table = about_to_reset().hired("blue", "gatekeeper", "squire_gold", "squire_virtue")
    table.workers("blue", prison=1).play("blue place black_market_large").settle()
    assert table.asked() == "blue release"
    assert table.answers() == ["release 2", "release 1", "release 0"]
    assert table.refused("blue release 3") == "A164_TOO_MANY_RELEASED"
    table.play("blue release 2")
    assert table.at("blue", "prison") == 0
    assert table.has("blue", "gold", "virtue") == (1, 8)  # 7, 1 for the market, 2 for the Squire
    kept = about_to_reset().hired("blue", "gatekeeper", "squire_gold").workers("blue", prison=1)
    kept.play("blue place black_market_large", "blue release 1")
    assert kept.has("blue", "gold") == (0,)


@pytest.mark.clause("A164", "A200", "A112")
@pytest.mark.parametrize(
    ("card", "good", "amount"),
    [("squire_gold", "gold", 1), ("squire_marble", "marble", 1), ("squire_virtue", "virtue", 9)],
)
def test_a_squire_without_own_workers_in_prison(card: str, good: str, amount: int) -> None:
    # Green is the one with a Squire; a captured worker does not matter, one in prison does.
    table = Table().hired("green", card).workers("green", held_by_blue=2)
    table.workers("blue", black_market_small=1, black_market_middle=1).give("blue", silver=3)
    table.play("blue place black_market_large").settle()
    assert table.has("green", good) == (amount,)
    locked = Table().hired("green", card).workers("green", prison=1)
    locked.workers("blue", black_market_small=1, black_market_middle=1).give("blue", silver=3)
    locked.play("blue place black_market_large").settle()
    assert locked.has("green", good) != (amount,)


@pytest.mark.clause("A165", "A166")
def test_three_in_prison_lose_a_virtue_and_the_most_take_a_debt() -> None:
    table = about_to_reset(3).workers("green", prison=2).workers("purple", prison=3)
    table.play("blue place black_market_large").settle()
    # Blue 1, Green 4, Purple 3.
    assert table.has("blue", "virtue", "debts") == (6, 0)
    assert table.has("green", "virtue", "debts") == (6, 1)
    assert table.has("purple", "virtue", "debts") == (6, 0)


@pytest.mark.clause("A166", "A167", "A164")
def test_example_blue_yellow_and_red_in_prison() -> None:
    table = Table(5).hired("blue", "gatekeeper").workers("green", guildhall=12)
    table.workers("blue", prison=3).workers("yellow", prison=2).workers("red", prison=2)
    table.hand("blue", "well").give("blue", wood=2, stone=2).play("blue build well").settle()
    table.play("blue release 2").settle()
    assert [table.has(who, "virtue") for who in ("blue", "yellow", "red")] == [(7,), (7,), (7,)]
    assert table.has("blue", "debts") == (0,)
    assert table.has("yellow", "debts") == (1,)
    assert table.has("red", "debts") == (1,)


@pytest.mark.clause("A168", "W86")
def test_players_act_clockwise_from_the_one_who_triggered_the_reset() -> None:
    table = Table(3).play("blue mine clay").give("green", silver=9)
    for player in ("blue", "green", "purple"):
        table.workers(player, prison=3)
    table.workers("blue", black_market_small=1, black_market_middle=1)
    table.play("green place black_market_large").settle()
    order = [event.seat for event in table.journal.events if kind_of(event) == "virtue-down"]
    assert order == [1, 1, 2, 0]  # the market's own loss, then the prison


def kind_of(event: Event) -> str:
    return KINDS[event.kind].name


# -- the expansion


def wonder_reset(consequence: str, contribution: str = "cc_3", seats: int = 2) -> Table:
    """Blue can trigger a reset in the large space; nobody stands beside a figure yet."""
    table = Table(seats, wonder=True).cards(contribution, consequence).full_offer()
    table.give("blue", silver=3).workers("green", black_market_small=1, black_market_middle=1)
    return table


def trigger(table: Table) -> Table:
    return table.play("blue place black_market_large").settle()


@pytest.mark.clause("W70", "W71", "W87", "W88")
def test_the_order_of_the_eleven_steps() -> None:
    table = wonder_reset("cc_1").hired("blue", "orphan_gold", "gatekeeper")
    table.workers("blue", guardhouse=2, silversmith=1).contributed("clay", "wood")
    trigger(table).play("blue release 0").settle()
    wanted = [
        "reset",
        "to-prison",  # 1
        "large-card",  # 2
        "gained",  # 3: the Orphan
        "profiteer-claims",  # 4
        "princess-rewards",  # 5
        "to-monument",  # 6
        "consequence-card",  # 7
        "figures",  # 8
        "prison-loss",  # 10
        "most-prisoners",  # 11
    ]
    told = table.told()[table.told().index("reset") :]
    places = [told.index(each) for each in wanted]
    assert places == sorted(places)


@pytest.mark.clause("W72", "W133", "W134")
@pytest.mark.parametrize(
    ("card", "place", "goods"),
    [
        ("orphan_wood", "guardhouse", {"wood": 3}),
        ("orphan_stone", "guardhouse", {"stone": 3}),
        ("orphan_gold", "guardhouse", {"gold": 1, "clay": 1}),
        ("noblewoman_gold", "silversmith", {"gold": 1}),
        ("noblewoman_marble", "silversmith", {"marble": 1}),
        ("noblewoman_silver", "silversmith", {"silver": 3}),
    ],
)
def test_orphans_and_noblewomen(card: str, place: str, goods: dict[str, int]) -> None:
    with_worker = trigger(wonder_reset("cc_1").hired("green", card).workers("green", **{place: 1}))
    without = trigger(wonder_reset("cc_1").hired("green", card))
    nobody = trigger(wonder_reset("cc_1").workers("green", **{place: 1}))  # the princess rewards
    for good, amount in goods.items():
        assert with_worker.has("green", good)[0] == nobody.has("green", good)[0] + amount
        assert without.has("green", good) == (0,)


@pytest.mark.clause("W73", "W74", "W87")
@pytest.mark.parametrize(
    ("card", "place", "virtue", "debts", "influence"),
    [
        ("cc_1", "guardhouse", -1, 0, 0),
        ("cc_2", "town_centre", 0, 1, 0),
        ("cc_3", "mines", -1, 0, 0),
        ("cc_4", "workshop", 0, 0, 1),
        ("cc_5", "silversmith", 0, 1, 2),
        ("cc_6", "quarry", -1, 0, 0),
        ("cc_7", "forest", -2, 0, 1),
    ],
)
def test_the_profiteers_consequence(
    card: str, place: str, virtue: int, debts: int, influence: int
) -> None:
    contribution = "cc_1" if card != "cc_1" else "cc_2"
    table = wonder_reset(card, contribution).workers("green", **{place: 1})
    if trigger(table).asked() == "green loss":
        table.play("green prevent 0")
    # Green also has the two of the black market in prison: three, so a virtue and a debt more.
    assert table.at("green", place) == 0
    assert table.at("green", "prison") == 3
    assert table.has("green", "virtue", "debts", "influence") == (
        7 + virtue - 1,
        debts + 1,
        influence,
    )


@pytest.mark.clause("W73", "W74")
def test_the_consequence_is_per_player_and_takes_all_workers() -> None:
    table = trigger(
        wonder_reset("cc_1").workers("blue", guardhouse=4).workers("green", guardhouse=1)
    )
    assert table.has("blue", "virtue") == (7 - 1 - 1 - 1,)  # market, profiteer, prison
    assert (table.at("blue", "guardhouse"), table.at("blue", "prison")) == (0, 5)
    assert table.at("green", "prison") == 3


@pytest.mark.clause("W75", "W76", "W78")
def test_the_most_workers_beside_the_princess_gain_her_reward() -> None:
    table = trigger(
        wonder_reset("cc_5").workers("blue", storehouse=1).workers("green", storehouse=2)
    )
    assert table.has("green", "influence") == (2,)
    assert table.has("blue", "influence") == (0,)
    tied = trigger(
        wonder_reset("cc_5").workers("blue", storehouse=2).workers("green", storehouse=2)
    )
    assert (tied.has("green", "influence"), tied.has("blue", "influence")) == ((2,), (2,))
    rewarded = [e.seat for e in tied.journal.events if kind_of(e) == "princess-rewards"]
    assert rewarded == [0, 1]  # clockwise from the one who triggered the reset
    nobody = trigger(wonder_reset("cc_5"))
    assert "princess-rewards" not in nobody.told()


@pytest.mark.clause("W78", "W114", "W160")
def test_monuments_and_arnolds_princess_are_no_workers_in_a_reset() -> None:
    table = wonder_reset("cc_5").monument("blue", "clay", "storehouse")
    trigger(table.workers("blue", storehouse=1).workers("green", storehouse=2))
    assert table.has("green", "influence") == (2,)
    alone = trigger(wonder_reset("cc_5").monument("blue", "clay", "storehouse"))
    assert alone.has("blue", "influence") == (0,)


REWARDS = [
    ("cc_3", "quarry", {"marble": 1}),
    ("cc_5", "storehouse", {"influence": 2}),
    ("cc_7", "town_centre", {"gold": 1, "virtue": 8}),
]


@pytest.mark.clause("W75")
@pytest.mark.parametrize(("card", "place", "result"), REWARDS)
def test_a_plain_princess_reward(card: str, place: str, result: dict[str, int]) -> None:
    contribution = "cc_1" if card != "cc_1" else "cc_2"
    table = trigger(wonder_reset(card, contribution, seats=3).workers("purple", **{place: 1}))
    for good, amount in result.items():
        assert table.has("purple", good) == (amount,)


@pytest.mark.clause("W75", "W63")
def test_a_reward_card_from_the_princess() -> None:
    table = wonder_reset("cc_1", seats=3).workers("purple", silversmith=1)
    table.play("blue place black_market_large", "chance market-card bm_07")
    assert GAME.word_question(table.state).id == "question-chance"
    table.play("chance reward wow_reward_03")
    assert table.has("purple", "influence") == (3,)


@pytest.mark.clause("W77")
@pytest.mark.parametrize(
    ("card", "place", "given", "right"),
    [
        ("cc_2", "forest", {"debts": 1}, {"virtue": 9}),
        ("cc_4", "mines", {}, {"gold": 1}),
        ("cc_6", "workshop", {}, {"silver": 3}),
    ],
)
def test_a_choice_of_two_princess_rewards(
    card: str, place: str, given: dict[str, int], right: dict[str, int]
) -> None:
    def made() -> Table:
        table = wonder_reset(card, "cc_1", seats=3).workers("purple", prison=1, **{place: 1})
        return trigger(table.give("purple", **given))

    assert made().asked() == "purple choice"
    chosen = made().play("purple choose right")
    for good, amount in right.items():
        assert chosen.has("purple", good) == (amount,)
    left = made().play("purple choose left")
    if card == "cc_2":
        assert left.has("purple", "debts") == (0,)
    elif card == "cc_4":
        assert left.at("purple", "prison") == 0
    else:
        assert left.asked() == "purple hire"
        left.play(f"purple hire {left.offered()[9]}")
        assert len(left.apprentices_of("purple")) == 1


@pytest.mark.clause("W77")
def test_a_reward_that_would_do_nothing_cannot_be_picked() -> None:
    table = trigger(wonder_reset("cc_2", "cc_1", seats=3).workers("purple", forest=1))
    assert table.has("purple", "virtue") == (9,)  # no debt to destroy, so nobody was asked
    release = trigger(wonder_reset("cc_4", "cc_1", seats=3).workers("purple", mines=1))
    assert release.has("purple", "gold") == (1,)


@pytest.mark.clause("W79")
def test_contributions_move_to_their_monuments() -> None:
    table = wonder_reset("cc_1").contributed("clay", "stone", "gold").laid("stone", 2)
    trigger(table.monument("green", "gold", "forest"))
    laid = {each.id: each.laid for each in GAME.view(table.state, None).monuments}
    assert laid["monument_clay"] == 1
    assert laid["monument_stone"] == 3
    assert laid["monument_gold"] == 0  # finished: to the supply
    assert table.state.contributed == 0


@pytest.mark.clause("W80", "W82", "W88")
def test_the_contribution_card_becomes_the_consequence_and_the_figures_move() -> None:
    table = wonder_reset("cc_1", "cc_6").play("blue place black_market_large").settle()
    view = GAME.view(table.state, None)
    assert view.consequence == "cc_6"
    places = {place.id: place for place in view.places}
    assert places["workshop"].has_princess
    assert places["quarry"].has_profiteer


@pytest.mark.clause("W81", "X16")
def test_x16_every_sixth_reset_reshuffles_the_cards() -> None:
    table = wonder_reset("cc_1", "cc_2")
    table.state.contribution_pool = 0  # five resets have turned the others
    table.play("blue place black_market_large", "chance market-card bm_07")
    assert len(table.answers()) == 7
    table.play("chance contribution-card cc_7", "chance contribution-card cc_2")
    view = GAME.view(table.state, None)
    assert view.contribution is not None
    assert (view.consequence, view.contribution.card) == ("cc_7", "cc_2")
    assert size(table.state.contribution_pool) == 5  # six cards in the pile with the visible one
    assert table.state.princess == table.place("town_centre")


@pytest.mark.clause("W83", "A164")
def test_other_abilities_come_after_the_figures_moved() -> None:
    table = wonder_reset("cc_1").hired("blue", "squire_marble", "gatekeeper")
    trigger(table)
    assert table.asked() == "blue release"
    assert "figures" in table.told()
    table.play("blue release 1").settle()
    assert table.has("blue", "marble") == (2 + 1,)


@pytest.mark.clause("W84", "W85", "W87")
def test_workers_imprisoned_in_the_reset_count_at_its_end() -> None:
    table = trigger(wonder_reset("cc_1").workers("blue", guardhouse=2))
    # Blue: 1 of the market and 2 of the guardhouse; Green: 2 of the market.
    assert table.at("blue", "prison") == 3
    assert table.has("blue", "virtue", "debts") == (7 - 1 - 1 - 1, 1)
    assert table.has("green", "virtue", "debts") == (7, 0)


@pytest.mark.clause("W89")
def test_influence_just_gained_may_prevent_the_loss() -> None:
    # cc_7: 1 influence, then 2 virtue; with 1 influence before, one point can be prevented.
    table = wonder_reset("cc_7", "cc_1", seats=3).workers("purple", forest=1)
    trigger(table.give("purple", influence=1))
    assert table.asked() == "purple loss"
    assert table.answers() == ["prevent 0", "prevent 1"]
    table.play("purple prevent 1")
    assert table.has("purple", "virtue", "influence") == (6, 0)
    assert table.at("purple", "prison") == 1


@pytest.mark.clause("X17")
def test_x17_orphan_consequence_and_prison() -> None:
    table = wonder_reset("cc_3", "cc_1", seats=3).hired("purple", "orphan_wood")
    table.workers("purple", mines=2, prison=1)
    trigger(table)
    assert table.has("purple", "wood") == (3,)
    assert table.at("purple", "prison") == 3
    assert table.has("purple", "virtue", "debts") == (7 - 1 - 1, 1)


@pytest.mark.clause("W66", "A160")
def test_several_triggers_of_one_turn_cause_one_reset() -> None:
    # A worker on a reset space of the guildhall whose building fills the contribution card.
    table = Table(wonder=True).cards("cc_1", "cc_5").contributed("clay", "wood", "stone", "gold")
    table.workers("green", guildhall=6).hand("blue", "depot").give("blue", clay=3, wood=3, marble=1)
    table.play("blue build depot", "blue place storehouse").settle()
    while table.asked() == "blue trade":
        table.play("blue done")
    assert table.asked() == "blue contribute"
    table.play("blue contribute marble").settle()
    assert table.told().count("reset") == 1
