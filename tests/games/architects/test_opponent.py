"""Section 14: the scripted opponents."""

from __future__ import annotations

import pytest

from games.architects.solo import before_its_turn, resolve, scheme, solo, where
from games.architects.table import GAME, Table
from threecrowns.engine.bits import size
from threecrowns.engine.game import Setup
from threecrowns.engine.journal import Event
from threecrowns.games.architects.speech.telling import KINDS

# -- set-up and turns


@pytest.mark.clause("S1", "A131", "A103")
def test_solo_is_set_up_as_for_two() -> None:
    view = GAME.view(solo().state, 0)
    assert view.guildhall.rows * view.guildhall.row_length == 12
    assert len(view.offer) == 10
    table = solo().give("blue", silver=9).workers("blue", town_centre=1)
    table.workers("opponent", quarry=1, forest=1).play("blue place town_centre")
    table.play("blue capture quarry green", "blue capture forest green")
    assert table.at("opponent", "held_by_blue") == 2


@pytest.mark.clause("S2", "S3", "S76")
@pytest.mark.parametrize(
    ("name", "virtue", "influence"),
    [
        ("noblewoman", 10, 3),
        ("enforcer", 6, 1),
        ("illusionist", 5, 2),
        ("informer", 7, 2),
        ("patron", 9, 1),
        ("peddler", 8, 0),
    ],
)
def test_what_an_opponent_starts_with(name: str, virtue: int, influence: int) -> None:
    table = Table(1, opponent=name)
    assert table.has("opponent", "virtue", "influence", "silver", "marker") == (
        virtue,
        influence,
        0,
        0,
    )
    assert table.at("opponent", "home") == 20
    assert table.apprentices_of("opponent") == set()
    assert table.state.hand_size(table.state.opponent) == 0


@pytest.mark.clause("S4", "W2")
def test_the_scheme_piles_without_age_of_artisans() -> None:
    state = solo().state
    assert size(state.scheme_pool) == 11
    assert size(state.advanced_pool) == 11
    names = [name for name, _ in GAME.contents.wonder.schemes]
    left_out = [n for n in range(24) if not (state.scheme_pool | state.advanced_pool) >> n & 1]
    assert [names[n] for n in left_out] == ["scheme_s12", "scheme_a12"]


@pytest.mark.clause("S5", "S6")
def test_the_human_hires_and_drafts_and_goes_first() -> None:
    state = GAME.new(Setup(1, {"opponent": "patron"}))
    hires = 0
    while state.is_setting_up():
        hires += GAME.word_question(state).id == "question-hire"
        state.apply(state.legal_actions()[0])
    assert hires == 1
    assert state.count_apprentices(0) == 1
    assert state.hand_size(0) == 3
    assert len(state.tail) == 1
    assert (state.actor, state.turn) == (0, 0)
    table = solo().play("blue mine clay")
    assert table.state.turn == table.state.opponent


@pytest.mark.clause("S7")
def test_a_scheme_is_turned_up_and_discarded_after_its_resolution() -> None:
    table = solo().play("blue mine clay", "chance scheme scheme_s06")
    table.settle()
    view = GAME.view(table.state, 0)
    assert view.script is not None
    assert "scheme_s06" in view.script.discards
    assert view.script.schemes == 10


@pytest.mark.clause("S7")
def test_an_empty_draw_pile_is_made_of_the_discards() -> None:
    table = solo()
    state = table.state
    state.scheme_discards = state.scheme_pool
    state.scheme_pool = 0
    table.play("blue mine clay")
    assert len(table.answers()) == 11
    assert "schemes-reshuffled" in table.told()


@pytest.mark.clause("S8", "X6")
def test_x6_guardhouse_with_two_in_prison_else_the_black_market() -> None:
    two = resolve(solo().workers("opponent", prison=2), "scheme_s02")
    assert where(two) == {"guardhouse"}
    one = resolve(solo().workers("opponent", prison=1), "scheme_s02")
    assert where(one) == {"black_market_large"}
    taken = resolve(solo().workers("blue", black_market_large=1), "scheme_s02")
    assert where(taken) == {"black_market_small"}
    both = solo().workers("blue", black_market_large=1, black_market_small=1)
    assert resolve(both, "scheme_s02").at("opponent", "prison") == 1  # middle, then the reset


@pytest.mark.clause("S8")
def test_each_step_is_explained() -> None:
    table = resolve(solo().workers("opponent", prison=1), "scheme_s02")
    told = table.told()
    wanted = ["scheme-drawn", "scheme-fails", "scheme-option", "scheme-goes", "placed"]
    assert [each for each in told if each in wanted] == wanted


@pytest.mark.clause("S9", "A42", "A43")
def test_without_workers_at_home_one_is_taken_back_by_priority() -> None:
    table = solo().workers("opponent", tax_stand=1, workshop=9, mines=10).figures("mines", "forest")
    table.turn_of("opponent")
    assert table.at("opponent", "tax_stand") == 0
    assert table.asked() == "blue place"
    table = solo().workers("opponent", mines=10, storehouse=10).figures("storehouse", "forest")
    table.turn_of("opponent")
    assert table.at("opponent", "mines") == 9  # the princess's location comes last
    table = solo().workers("opponent", prison=9, held_by_blue=9, guildhall=1, black_market_small=1)
    table.turn_of("opponent")
    assert table.at("opponent", "black_market_small") == 0
    table.workers("opponent", quarry=0).state.move_workers(
        1, 1, table.place("home"), table.place("guildhall")
    )
    table.turn_of("opponent")
    assert table.at("opponent", "prison") == 8
    table = solo().workers("opponent", held_by_blue=19, guildhall=1).turn_of("opponent")
    assert table.at("opponent", "held_by_blue") == 18


# -- the resource track


@pytest.mark.clause("S10", "S11", "X14")
def test_x14_silver_moves_the_marker_and_wraps_for_a_marble() -> None:
    table = solo().give("opponent", marker=4).workers("blue", black_market_large=1)
    table.workers("blue", black_market_small=1)
    resolve(table, "scheme_s02")  # the middle space: an apprentice, so 2 silver (S13)
    assert table.has("opponent", "marker", "marble", "silver") == (1, 1, 0)


@pytest.mark.clause("S12", "S33")
def test_it_never_pays_silver_and_tax_comes_from_the_supply() -> None:
    table = solo().workers("blue", quarry=3).give("opponent", virtue=0)
    resolve(table, "scheme_s04")
    assert table.state.tax == 5  # in full, whatever its virtue
    assert table.has("opponent", "silver") == (0,)


@pytest.mark.clause("S13", "S18")
def test_princess_rewards_for_the_opponent() -> None:
    def rewarded(card: str, place: str, **given: int) -> Table:
        table = Table(1, opponent="enforcer").cards("cc_1" if card != "cc_1" else "cc_2", card)
        table.give("opponent", virtue=7, influence=0, marble=0, marker=0, **given)
        table.workers("opponent", **{place: 1}).give("blue", silver=3).full_offer()
        table.workers("blue", black_market_small=1, black_market_middle=1)
        return before_its_turn(table.play("blue place black_market_large"))

    assert rewarded("cc_2", "forest", debts=1).has("opponent", "debts", "virtue") == (0, 7)
    assert rewarded("cc_2", "forest").has("opponent", "virtue") == (9,)
    assert rewarded("cc_6", "workshop").has("opponent", "marker") == (2,)  # "hire" is 2 silver
    assert rewarded("cc_4", "mines").has("opponent", "marble") == (1,)  # nobody to release: gold
    assert rewarded("cc_1", "silversmith").has("opponent", "virtue") == (8,)  # S15
    assert rewarded("cc_3", "quarry").has("opponent", "marble") == (1,)


@pytest.mark.clause("S18")
def test_it_releases_prisoners_if_that_is_the_left_reward() -> None:
    table = Table(1, opponent="enforcer").cards("cc_1", "cc_4").give("blue", silver=3).full_offer()
    table.workers("opponent", mines=1, prison=2)
    table.workers("blue", black_market_small=1, black_market_middle=1)
    before_its_turn(table.play("blue place black_market_large"))
    assert table.at("opponent", "prison") == 0


@pytest.mark.clause("S14", "S24")
def test_advanced_schemes_and_silver_when_they_are_gone() -> None:
    table = scheme(solo(), "scheme_s10").play("chance scheme scheme_a07").settle()
    assert size(table.state.advanced_pool) == 10
    view = GAME.view(table.state, 0)
    assert view.script is not None
    assert set(view.script.discards) == {"scheme_a07", "scheme_s10"}
    empty = solo()
    empty.state.advanced_pool = 0
    resolve(empty, "scheme_s10")  # 2 silver for a single worker at the mines, and 1 more
    assert empty.has("opponent", "marker") == (3,)


@pytest.mark.clause("S15", "S19", "S21")
def test_a_reward_card_is_a_virtue_and_the_pile_is_not_touched() -> None:
    table = solo().cards("cc_6", "cc_1").figures("quarry", "mines").give("opponent", marker=1)
    left = table.state.rewards_left
    resolve(table, "scheme_s07")  # wood on cc_6 shows a reward card
    assert table.has("opponent", "virtue") == (8,)
    assert table.state.rewards_left == left


@pytest.mark.clause("S16", "S19")
def test_influence_beyond_twelve_is_virtue_point_by_point() -> None:
    table = (
        solo()
        .cards("cc_1", "cc_5")
        .figures("quarry", "mines")
        .give("opponent", influence=11, marker=1)
    )
    resolve(table, "scheme_s07")  # wood: 2 influence
    assert table.has("opponent", "influence", "virtue") == (12, 8)
    steps = solo().cards("cc_1", "cc_5").figures("quarry", "mines").give("opponent", influence=4)
    resolve(steps, "scheme_s07")
    assert steps.state.hand_size(steps.state.opponent) == 0  # no cards (S19)


@pytest.mark.clause("S17")
def test_it_ignores_the_virtue_gates() -> None:
    market = resolve(solo().give("opponent", virtue=14), "scheme_s02")
    assert where(market) == {"black_market_large"}
    cathedral = resolve(solo().give("opponent", virtue=0), "scheme_s01")
    assert cathedral.has("opponent", "level") == (1,)


@pytest.mark.clause("S19")
def test_it_gains_no_clay_wood_stone_or_cards() -> None:
    table = solo().hand("blue", "atelier").give("blue", clay=2, wood=3, stone=1)
    table.play("blue build atelier").settle()
    assert table.state.hand_size(table.state.opponent) == 0
    market = resolve(solo(), "scheme_s02")  # large: 2 marble, 1 stone, 1 wood
    assert market.has("opponent", "marble", "stone", "wood") == (2, 0, 0)


@pytest.mark.clause("S20", "A153", "A154")
def test_virtue_beyond_the_track() -> None:
    top = solo().give("opponent", virtue=14, debts=1)
    resolve(top, "scheme_s01")  # the cathedral: 1 virtue
    assert top.has("opponent", "virtue", "debts") == (14, 0)
    lost = resolve(solo().give("opponent", virtue=14), "scheme_s01")
    assert lost.has("opponent", "virtue", "marker") == (14, 0)
    bottom = solo().give("opponent", virtue=1, influence=4).tax(5)
    resolve(bottom, "scheme_s05")
    assert bottom.has("opponent", "virtue", "debts", "influence") == (0, 1, 4)


# -- icons


@pytest.mark.clause("S21", "S22")
def test_it_contributes_the_resource_under_its_marker_or_the_next() -> None:
    table = solo().cards("cc_1", "cc_5").figures("silversmith", "mines").give("opponent", marker=3)
    table.contributed("gold", "marble")
    resolve(table, "scheme_s07")
    assert where(table) == {"silversmith"}
    view = GAME.view(table.state, 0)
    assert view.contribution is not None
    assert set(view.contribution.laid) == {"clay", "gold", "marble"}
    assert table.has("opponent", "influence", "marker") == (1, 3)  # no silver: no other action
    silent = resolve(solo().figures("silversmith", "mines"), "scheme_s08")
    assert GAME.view(silent.state, 0).contribution.laid == ()  # type: ignore[union-attr]


@pytest.mark.clause("S23", "A142")
def test_the_cathedral_costs_it_nothing() -> None:
    table = resolve(solo().give("opponent", level=1), "scheme_s11")
    assert table.has("opponent", "level", "virtue") == (2, 8)
    full = solo().give("opponent", level=4).give("blue", level=5)
    resolve(full, "scheme_s11")
    assert where(full) == {"workshop"}  # level 5 holds one marker


@pytest.mark.clause("S25", "S7")
def test_another_scheme_with_another_worker_after_a_reset() -> None:
    table = solo().give("opponent", influence=0)
    table.workers("blue", black_market_small=1, black_market_middle=1)
    table.state.advanced_pool &= ~(1 << _number("scheme_a10"))
    table.state.scheme_pool |= 1 << _number("scheme_a10")
    # a10: beside the princess, then another scheme; s02 goes to the black market.
    scheme(table.figures("quarry", "mines"), "scheme_a10")
    table.play("chance scheme scheme_s02").settle()
    assert table.told().count("scheme-drawn") == 2
    assert table.at("opponent", "home") == 18
    tired = solo().workers("opponent", quarry=19)
    tired.state.advanced_pool &= ~(1 << _number("scheme_a07"))
    tired.state.scheme_pool |= 1 << _number("scheme_a07")
    scheme(tired, "scheme_a07").settle()
    assert "script-no-worker" in tired.told()


@pytest.mark.clause("S25")
def test_a_reset_of_the_first_card_runs_before_the_second() -> None:
    # The contribution fills the card; the black market is emptied before the next scheme.
    table = solo().cards("cc_1", "cc_5").figures("quarry", "mines").give("opponent", influence=0)
    table.contributed("wood", "stone", "gold", "marble")
    table.workers("blue", black_market_large=1, black_market_small=1)
    table.state.advanced_pool &= ~(1 << _number("scheme_a10"))
    table.state.scheme_pool |= 1 << _number("scheme_a10")
    scheme(table, "scheme_a10")
    while GAME.word_question(table.state).id == "question-chance":
        answers = table.answers()
        if "scheme scheme_s02" in answers:
            table.play("chance scheme scheme_s02")
            break
        table.state.apply(table.state.legal_actions()[0])
    table.settle()
    assert where(table) >= {"black_market_large"}
    told = table.told()
    assert told.index("reset") < len(told) - told[::-1].index("scheme-drawn")


def _number(card: str) -> int:
    return [name for name, _ in GAME.contents.wonder.schemes].index(card)


@pytest.mark.clause("S26", "S12")
def test_it_takes_the_tax_as_silver_and_loses_two_virtue() -> None:
    table = resolve(solo().tax(7), "scheme_s05")
    assert table.has("opponent", "marker", "marble", "virtue") == (2, 1, 5)
    assert table.state.tax == 0


@pytest.mark.clause("S27", "A96")
def test_it_removes_the_column_of_its_marker() -> None:
    table = solo().give("opponent", marker=2)
    before = table.offered()
    table.state.coins[2] = 3
    resolve(table, "scheme_s06")
    assert table.apprentices_under_the_pile() == [before[2], before[7]]
    assert table.offered()[2] == before[3]
    assert "-" not in table.offered()
    assert size(table.state.advanced_pool) == 10


@pytest.mark.clause("S28", "S29", "W51", "W53")
def test_the_figures_and_the_opponent() -> None:
    placed = resolve(solo().figures("quarry", "workshop"), "scheme_s06")
    assert placed.has("opponent", "influence") == (1,)
    virtue = resolve(solo().figures("quarry", "forest").workers("blue", quarry=3), "scheme_s04")
    assert virtue.has("opponent", "virtue") == (6,)
    gain = resolve(solo().figures("quarry", "forest").workers("blue", forest=3), "scheme_s04")
    assert gain.has("opponent", "virtue") == (8,)


# -- monuments


@pytest.mark.clause("S30", "S32", "S33", "S34", "S35", "S37", "X7")
def test_x7_the_wooden_monument() -> None:
    table = solo("enforcer").give("opponent", influence=6, marble=5, marker=1)
    table.monument("blue", "clay", "town_centre")
    resolve(table, "scheme_s01")
    assert table.has("opponent", "influence", "marble", "virtue") == (0, 1, 9)
    assert table.state.tax == 8
    wood = next(m for m in GAME.view(table.state, 0).monuments if m.id == "monument_wood")
    assert (wood.owner, wood.site) == (table.state.opponent, "silversmith")


@pytest.mark.clause("S30", "S31", "X7")
def test_with_six_influence_and_five_marble_only_wood_and_stone_can_be_afforded() -> None:
    built = set()
    for marker in range(5):
        table = solo().give("opponent", influence=6, marble=5, marker=marker).laid("clay", 9)
        resolve(table, "scheme_s01")
        owned = [m for m in GAME.view(table.state, 0).monuments if m.owner is not None]
        built.add(owned[0].id)
    assert built == {"monument_wood", "monument_stone"}


@pytest.mark.clause("S31")
def test_resources_on_the_card_are_no_discount_and_go_to_the_supply() -> None:
    table = solo().give("opponent", influence=6, marble=3, marker=1).laid("wood", 9)
    resolve(table, "scheme_s01")
    assert table.has("opponent", "level") == (1,)  # too dear: the cathedral instead
    bought = solo().give("opponent", influence=6, marble=4, marker=1).laid("wood", 9)
    resolve(bought, "scheme_s01")
    wood = next(m for m in GAME.view(bought.state, 0).monuments if m.id == "monument_wood")
    assert (wood.owner, wood.laid) == (1, 0)


@pytest.mark.clause("S32", "X12")
def test_x12_the_marker_on_clay_chooses_clay() -> None:
    table = solo().give("opponent", influence=12, marble=10, marker=0)
    resolve(table, "scheme_s01")
    clay = next(m for m in GAME.view(table.state, 0).monuments if m.id == "monument_clay")
    assert clay.owner == table.state.opponent
    # Built already: the next one to the right, wrapping to clay.
    wrapped = solo().give("opponent", influence=7, marble=3, marker=4)
    wrapped.monument("blue", "marble", "quarry")
    resolve(wrapped, "scheme_s01")
    clay = next(m for m in GAME.view(wrapped.state, 0).monuments if m.id == "monument_clay")
    assert clay.owner == wrapped.state.opponent


@pytest.mark.clause("S37", "S23", "X8")
def test_x8_cathedral_or_marble_instead_of_a_monument() -> None:
    cathedral = resolve(solo().give("opponent", marker=1), "scheme_s01")
    assert cathedral.has("opponent", "level", "virtue") == (1, 8)
    neither = solo().give("opponent", level=5)
    resolve(neither, "scheme_s01")
    assert neither.has("opponent", "marble", "level") == (4, 5)
    assert neither.at("opponent", "guildhall") == 1  # the worker lies there in each case


@pytest.mark.clause("S37", "A132")
def test_its_worker_in_the_guildhall_may_trigger_the_space() -> None:
    table = solo().workers("blue", guildhall=6)
    resolve(table, "scheme_s01")
    assert "reset" in table.told()


@pytest.mark.clause("S36", "S69", "S65")
def test_at_its_own_monument_it_takes_the_extra_worker() -> None:
    table = solo().monument("opponent", "clay", "silversmith")
    resolve(table, "scheme_s08")  # silversmith: 1 and 1 for each worker
    assert table.has("opponent", "marker", "influence") == (3, 0)


# -- captures


@pytest.mark.clause("S40", "S41", "S42", "S29", "X9")
def test_x9_three_captures() -> None:
    table = solo().figures("silversmith", "forest").workers("opponent", town_centre=2)
    table.workers("blue", town_centre=3, quarry=3, silversmith=3, mines=3)
    resolve(table, "scheme_s04")
    assert table.at("blue", "quarry") == 3
    assert table.at("blue", "held_by_green") == 9
    assert table.has("opponent", "virtue") == (6,)
    assert table.state.tax == 5
    places = [event.a for event in table.journal.events if _told(event) == "script-group"]
    assert places == [table.place(p) for p in ("silversmith", "mines", "town_centre")]


def _told(event: Event) -> str:
    return KINDS[event.kind].name


@pytest.mark.clause("S41")
def test_it_looks_again_after_every_capture_and_the_tax_stand_comes_last() -> None:
    table = solo().figures("mines", "forest").workers("opponent", town_centre=1)
    table.workers("blue", tax_stand=4, workshop=4, quarry=5)
    resolve(table, "scheme_s04")
    assert (table.at("blue", "quarry"), table.at("blue", "workshop")) == (0, 0)
    assert table.at("blue", "tax_stand") == 4


@pytest.mark.clause("S42", "S44")
def test_one_tax_also_with_nothing_to_capture_and_never_its_own_workers() -> None:
    table = solo("informer").workers("opponent", quarry=5)
    resolve(table, "scheme_s01")  # the cathedral, then the Informer's capture
    assert table.state.tax == 5
    assert table.at("opponent", "quarry") == 5
    assert "script-no-group" in table.told()


@pytest.mark.clause("S43", "S36")
def test_the_number_of_captures() -> None:
    table = solo().workers("opponent", town_centre=1).monument("opponent", "clay", "town_centre")
    table.workers("blue", quarry=3, forest=3, silversmith=3, storehouse=3)
    resolve(table, "scheme_s04")
    assert table.at("blue", "held_by_green") == 9  # two workers and the monument


@pytest.mark.clause("S44", "A104")
def test_its_captives_lie_on_its_board() -> None:
    table = resolve(solo().workers("blue", quarry=3), "scheme_s04")
    assert table.at("blue", "held_by_green") == 3
    table.give("blue", silver=9).play("blue place guardhouse", "blue ransom")
    assert table.at("blue", "held_by_green") == 0


# -- guardhouse


@pytest.mark.clause("S50", "S51", "S54", "S55")
def test_guardhouse_priorities() -> None:
    table = solo("patron").workers("opponent", guardhouse=4, prison=2, held_by_blue=3)
    table.workers("blue", held_by_green=4).give("opponent", debts=1)
    resolve(table, "scheme_s02")
    # 5 actions: prison, hand over (4 silver), boards (2 tax), a debt (3 tax), an advanced scheme.
    assert (table.at("opponent", "prison"), table.at("opponent", "held_by_blue")) == (0, 0)
    assert table.at("blue", "prison") == 4
    assert table.has("opponent", "marker", "debts", "paid_debts", "virtue") == (4, 0, 1, 8)
    assert table.state.tax == 4 + 2 + 3
    assert size(table.state.advanced_pool) == 10


@pytest.mark.clause("S50", "S52", "S53", "S56", "X11")
def test_x11_three_debts_and_a_scheme() -> None:
    table = solo().workers("opponent", guardhouse=3).give("opponent", debts=3)
    table.state.advanced_pool &= ~(1 << _number("scheme_a05"))
    table.state.scheme_pool |= 1 << _number("scheme_a05")
    resolve(table.tax(0), "scheme_a05")
    assert table.has("opponent", "debts", "paid_debts", "virtue") == (0, 3, 10)
    assert table.state.tax == 9
    assert size(table.state.advanced_pool) == 9


@pytest.mark.clause("S51", "S52")
def test_no_scheme_while_it_has_a_debt() -> None:
    table = solo().workers("opponent", guardhouse=1, prison=2).give("opponent", debts=3)
    resolve(table, "scheme_s02")
    assert table.has("opponent", "debts") == (2,)
    assert size(table.state.advanced_pool) == 11
