"""Sections 1 and 2 of both rules: components, set-up, the draft, and the options."""

from __future__ import annotations

import tomllib

import pytest

from games.architects.table import GAME, Table, new_state
from threecrowns.engine.bits import size
from threecrowns.engine.game import Setup
from threecrowns.engine.phrase import Phrase
from threecrowns.engine.refusal import SetupError
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE
from threecrowns.games.architects.content.pack import BUILT_IN, Contents
from threecrowns.games.architects.content.vocabulary import (
    BOARD,
    BUILDING_CARD,
    DEBT,
    GOODS_NAMES,
    INFLUENCE,
    NOTHING,
    PLACE_NAMES,
    PRISON,
    SILVER,
    VIRTUE,
)
from threecrowns.games.architects.rules.bundles import amount_of
from threecrowns.games.architects.rules.state import HAND, PACK, POOL
from threecrowns.games.architects.rules.turn import Architects

BASE = tomllib.loads(BUILT_IN.read_text("utf-8"))
WONDER = tomllib.loads(BUILT_IN.with_name("wonder.toml").read_text("utf-8"))


def play_until(state: Architects, question: str, seed: int = 1) -> None:
    """Random answers until this question is asked."""
    rng = Rng(seed)
    while state.actor == CHANCE or GAME.word_question(state).id != f"question-{question}":
        answers = state.legal_actions()
        state.apply(answers[rng.below(len(answers))])


# -- components


@pytest.mark.clause("A1", "A2", "A3", "A5", "A6")
def test_the_base_box() -> None:
    base = GAME.contents.base
    box = BASE["box"]
    assert [a["set"] for a in BASE["apprentice"]].count("base") == 40
    assert [b["set"] for b in BASE["building"]].count("base") == 40
    assert [a["set"] for a in BASE["apprentice"]].count("promo") == 3
    assert [b["set"] for b in BASE["building"]].count("promo") == 3
    assert (len(base.market_cards), len(base.rewards), len(base.boards)) == (10, 11, 10)
    assert (box["debt_cards"], box["multiplier_cards"]) == (22, 6)
    assert (box["workers_per_player"], box["workers"], box["player_markers"]) == (20, 100, 10)
    goods = [box[name] for name in ("clay", "wood", "stone", "silver", "gold", "marble")]
    assert goods == [35, 40, 40, 50, 25, 30]
    skills = [skill for a in BASE["apprentice"] if a["set"] == "base" for skill in a["skills"]]
    assert [skills.count(s) for s in ("carpentry", "tiling", "masonry")] == [14, 14, 14]
    assert [len(a["skills"]) for a in BASE["apprentice"]].count(3) == 1
    names = [names["en"] for _, names in base.boards]
    assert names[:5] == ["Therese", "Caroline", "Ada", "Frederick", "Rudolf"]
    assert names[5:] == ["Lothaire", "Hugo", "Clovis", "Fara", "Bertha"]


@pytest.mark.clause("W1", "W2", "W101", "W138")
def test_the_box_of_works_of_wonder() -> None:
    wonder = GAME.contents.wonder
    assert (len(wonder.apprentices) - 43, len(wonder.buildings) - 43) == (24, 24)
    assert (len(wonder.rewards) - 11, len(wonder.boards) - 10) == (12, 6)
    assert (len(wonder.monuments), len(wonder.consequences)) == (5, 7)
    assert (len(wonder.schemes), len(wonder.opponents)) == (24, 6)
    assert sum(1 for each in WONDER["scheme"] if each["age_of_artisans"]) == 2
    skills = [skill for each in WONDER["apprentice"] for skill in each["skills"]]
    assert [skills.count(s) for s in ("carpentry", "tiling", "masonry")] == [8, 8, 8]
    tables = wonder.tables
    assert [int(n) for n in tables.monument_influence] == [7, 6, 5, 4, 3]
    assert [int(n) for n in tables.monument_tax] == [5, 4, 3, 2, 1]
    assert [int(n) for n in tables.monument_cost] == [15, 14, 14, 8, 7]
    assert [int(n) for n in tables.monument_vp] == [13, 14, 13, 16, 15]


@pytest.mark.clause("A4", "A119")
def test_goods_and_debts_are_not_limited() -> None:
    table = Table().give("blue", silver=70, debts=30).play("blue place silversmith")
    assert table.has("blue", "silver") == (72,)
    assert GAME.broken_invariants(table.state) == []


@pytest.mark.clause("A5")
def test_promos_are_off_by_default() -> None:
    plain = new_state()
    with_promos = new_state(promos=True)
    assert plain.count_cards(POOL) == 40
    assert with_promos.count_cards(POOL) == 43


# -- set-up


@pytest.mark.clause("A10", "A11")
def test_the_market_starts_with_a_small_card_and_printed_goods_on_the_large_side() -> None:
    table = Table().small_card("bm_02").give("blue", silver=9)
    assert table.state.large_top == NOTHING
    assert size(table.state.small_pool) == 9
    view = GAME.view(table.state, 0)
    goods = {place.id: place.goods for place in view.places}
    assert goods["black_market_small"] == {"gold": 2}
    assert goods["black_market_large"] == {"marble": 2, "stone": 1, "wood": 1}
    table.play("blue place black_market_large")
    assert table.has("blue", "marble", "stone", "wood", "silver") == (2, 1, 1, 6)


@pytest.mark.clause("A12")
@pytest.mark.parametrize(("seats", "pile"), [(2, 5), (3, 7), (4, 9), (5, 11)])
def test_the_reward_pile_depends_on_the_players(seats: int, pile: int) -> None:
    state = new_state(seats)
    assert state.rewards_left == pile
    assert size(state.rewards) == 11  # which of them lie in the pile nobody knows


@pytest.mark.clause("A13", "A14")
def test_eight_apprentices_are_laid_out_and_the_rest_is_the_pile() -> None:
    state = new_state()
    play_until(state, "draft")
    assert sum(1 for card in state.offer if card != NOTHING) == 8
    assert GAME.view(state, 0).apprentices_left == 32
    assert GAME.view(state, 0).buildings_left == 40 - 8


@pytest.mark.clause("A15", "A16", "A20")
def test_tax_stand_workers_virtue_and_cathedral_at_the_start() -> None:
    state = new_state(4)
    play_until(state, "place")
    assert state.tax == 4
    for seat in range(4):
        assert state.home(seat) == 20
        assert state.virtue(seat) == 7
        assert state.level(seat) == 0


@pytest.mark.clause("A17", "A21")
def test_the_first_player_is_drawn_and_silver_goes_by_turn_order() -> None:
    state = new_state(5)
    assert [GAME.grammar.write(GAME.move(state, a)) for a in state.legal_actions()] == [
        "first blue",
        "first green",
        "first purple",
        "first red",
        "first yellow",
    ]
    state.apply(state.legal_actions()[3])
    assert state.first == 3
    assert [state.amount(seat, SILVER) for seat in (3, 4, 0, 1, 2)] == [3, 4, 5, 6, 7]
    play_until(state, "place")
    assert state.actor == 3
    assert [state.next_player(seat) for seat in range(5)] == [1, 2, 3, 4, 0]


# -- boards


@pytest.mark.clause("A25a", "A25")
def test_boards_are_dealt_or_chosen() -> None:
    dealt = new_state(3, characters="dealt")
    assert len(dealt.legal()) == 5
    play_until(dealt, "draft")
    boards = {dealt.amount(seat, BOARD) for seat in range(3)}
    assert len(boards) == 3
    chosen = new_state(2, characters="chosen")
    assert (chosen.actor, len(chosen.legal())) == (0, 5)
    chosen.apply(GAME.action(chosen, 0, GAME.grammar.read("board ada")))
    refusal = GAME.why_not(chosen, 1, GAME.grammar.read("board ada"))
    assert refusal is not None
    assert refusal.code == "A25_BOARD_NOT_LEFT"


BOARD_VALUES = [
    # board, in prison, silver, virtue, influence, also
    ("therese", 4, 5, 5, 0, {"building_card": 1}),
    ("caroline", 8, 10, 3, 0, {"marble": 1, "debt": 1}),
    ("ada", 0, 0, 11, 0, {"gold": 1, "building_card": 1}),
    ("frederick", 0, 4, 7, 0, {"stone": 1}),
    ("rudolf", 0, 3, 9, 0, {"wood": 1}),
    ("lothaire", 6, 6, 4, 0, {"clay": 2}),
    ("hugo", 10, 12, 2, 0, {"building_card": 2}),
    ("clovis", 0, 1, 10, 0, {"marble": 1, "clay": 1}),
    ("fara", 2, 5, 6, 0, {"stone": 1, "wood": 1}),
    ("bertha", 0, 3, 8, 0, {"building_card": 1}),
    ("arnold", 3, 4, 6, 0, {"clay": 3}),
    ("charles", 0, 3, 8, 3, {"wood": 2}),
    ("clotilda", 0, 0, 13, 1, {"debt": 1}),
    ("isabella", 5, 7, 4, 2, {"building_card": 1}),
    ("louis", 13, 11, 2, 2, {"gold": 1}),
    ("zesiro", 0, 2, 10, 1, {"stone": 2}),
]


@pytest.mark.clause("A26", "A27", "W8", "W167")
@pytest.mark.parametrize(
    ("board", "prison", "silver", "virtue", "influence", "also"),
    BOARD_VALUES,
    ids=[row[0] for row in BOARD_VALUES],
)
def test_starting_values_of_a_board(
    board: str, prison: int, silver: int, virtue: int, influence: int, also: dict[str, int]
) -> None:
    number = [name for name, _ in GAME.contents.wonder.boards].index(board)
    start = GAME.contents.wonder.tables.board_start[number]
    wanted = {"silver": silver, "virtue": virtue, "influence": influence, **also}
    found = {name: amount_of(start, n) for n, name in enumerate(GOODS_NAMES)}
    assert {k: v for k, v in found.items() if v} == {k: v for k, v in wanted.items() if v}

    # and at the table: workers in prison at once, cards after the draft.
    state = new_state(2, wonder=True, characters="chosen", promos=True)
    state.apply(GAME.action(state, 0, GAME.grammar.read(f"board {board}")))
    assert state.workers_at(PRISON, 0) == prison
    assert (state.amount(0, SILVER), state.virtue(0)) == (silver, virtue)
    assert (state.amount(0, INFLUENCE), state.amount(0, DEBT)) == (influence, also.get("debt", 0))
    play_until(state, "place")
    assert state.hand_size(0) == 3 + amount_of(start, BUILDING_CARD)


@pytest.mark.clause("A28", "A29", "W7")
def test_the_highest_virtue_starts_then_the_highest_influence() -> None:
    def first_of(*boards: str) -> int:
        state = new_state(len(boards), wonder=True, characters="chosen", promos=True)
        for seat, board in enumerate(boards):
            state.apply(GAME.action(state, seat, GAME.grammar.read(f"board {board}")))
        return state.first if "first" not in _question(state) else -1

    assert first_of("therese", "rudolf") == 1
    assert first_of("clovis", "zesiro") == 1  # both virtue 10; Zesiro has influence
    assert first_of("charles", "bertha") == 0  # both virtue 8
    # A29: the ability is there from the start.
    state = new_state(2, characters="chosen")
    state.apply(GAME.action(state, 0, GAME.grammar.read("board ada")))
    assert state.traits[0] != 0


def _question(state: Architects) -> str:
    return " ".join(GAME.grammar.write(GAME.move(state, a)) for a in state.legal_actions())


@pytest.mark.clause("A28")
def test_equal_virtue_is_decided_at_random() -> None:
    state = new_state(2, characters="chosen", promos=True)
    state.apply(GAME.action(state, 0, GAME.grammar.read("board frederick")))
    state.set_amount(0, VIRTUE, 10)
    state.apply(GAME.action(state, 1, GAME.grammar.read("board clovis")))
    assert state.actor == CHANCE
    assert _question(state) == "first blue first green"


# -- the draft


@pytest.mark.clause("A30", "A31", "A96")
def test_three_cards_are_drafted_and_the_last_goes_under_the_pile() -> None:
    state = new_state(3)
    play_until(state, "draft")
    assert [state.count_cards(PACK + seat) for seat in range(3)] == [4, 4, 4]
    assert state.waiting() == [0, 1, 2]

    # Each seat keeps the first card it sees; packs go to the left.
    first_packs = [[n for n in range(40) if state.has_card(PACK + s, n)] for s in range(3)]
    for seat in range(3):
        state.apply(state.legal_actions()[0])
        assert state.hand_size(seat) == (1 if seat == 2 else 0)  # hidden until all have chosen
    assert [state.has_card(HAND + s, first_packs[s][0]) for s in range(3)] == [True] * 3
    assert state.pack_before(1) == 0
    assert len(state.legal()) == 3
    for _ in range(6):
        state.apply(state.legal_actions()[0])
    assert [state.hand_size(seat) for seat in range(3)] == [3, 3, 3]
    # A31, A96: the cards left over lie under the pile in turn order of those who held them.
    left = [first_packs[(seat - 2) % 3][3] for seat in (state.first, *_after(state))]
    assert [int(record) for record in state.tail] == left


@pytest.mark.clause("A30", "A31")
def test_the_question_says_where_the_other_cards_go() -> None:
    state = new_state(2)
    play_until(state, "draft")
    asked = []
    for _ in range(3):
        asked.append(GAME.word_question(state))
        for _ in range(2):
            state.apply(state.legal_actions()[0])
    assert asked == [
        Phrase("question-draft", {"count": 3, "all": 3}),
        Phrase("question-draft", {"count": 2, "all": 3}),
        Phrase("question-draft-last", {"count": 1, "all": 3}),
    ]


def _after(state: Architects) -> tuple[int, int]:
    second = state.next_player(state.first)
    return second, state.next_player(second)


@pytest.mark.clause("A30")
def test_seats_draft_in_any_order() -> None:
    state = new_state(3)
    play_until(state, "draft")
    state.turn_to(2)
    state.apply(state.legal_actions()[1])
    assert state.waiting() == [0, 1]
    assert state.actor == 0


# -- options


@pytest.mark.clause("A35")
def test_the_starting_apprentice_option() -> None:
    state = new_state(3, starting_apprentice=True)
    state.apply(state.legal_actions()[0])  # Blue plays first
    play_until(state, "hire")
    offered = [int(card) for card in state.offer]
    # In reverse turn order, without paying; the virtue of the card applies (here an Acolyte).
    assert state.actor == 2
    card = offered[2]
    silver, virtue = state.amount(2, SILVER), state.virtue(2)
    state.apply(GAME.action(state, 2, GAME.move(state, state.legal_actions()[2])))
    assert state.has_apprentice(2, card)
    assert state.amount(2, SILVER) == silver
    assert state.virtue(2) == virtue + int(state.tables.hire_virtue[card])
    # The gap stays until all have hired, and nothing slides.
    assert state.actor == 1
    assert state.offer[2] == NOTHING
    assert int(state.offer[3]) == offered[3]
    play_until(state, "draft")
    assert int(state.offer[3]) in (offered[3], *range(40))
    assert sum(1 for card in state.offer if card != NOTHING) == 8


@pytest.mark.clause("A36", "A37")
def test_the_guildhall_sweep_option() -> None:
    names = ["miner_1", "miner_2", "patron_clay", "patron_wood"]
    others = ["thief", "trickster", "labourer", "gatekeeper"]
    table = Table(guildhall_sweep=True).offer(*names, *others)
    table.state.coins[0] = 2
    table.workers("green", guildhall=2).hand("blue", "well").give("blue", wood=2, stone=2)
    table.play("blue build well")
    # The third space of row 1: column 1 goes under the pile, its coins to the supply.
    assert table.apprentices_under_the_pile() == ["miner_1", "thief"]
    assert table.settle().offered()[:3] == names[1:]
    assert table.offered()[4:7] == others[1:]
    assert table.state.coins[0] == 0

    # Without the option nothing happens there (A37).
    plain = Table().offer(*names, *others).workers("green", guildhall=2)
    plain.hand("blue", "well").give("blue", wood=2, stone=2).play("blue build well")
    assert plain.offered() == [*names, *others]


@pytest.mark.clause("A36")
def test_the_sweep_comes_before_the_construction() -> None:
    # A Tavern on that space: the cards to hire from are those after the sweep.
    table = Table(guildhall_sweep=True).full_offer().hired("blue", "woodcutter_1")
    table.full_offer().workers("green", guildhall=2)
    table.hand("blue", "tavern").give("blue", wood=3, stone=2, gold=1)
    swept = table.offered()[0]
    table.play("blue build tavern").settle()
    assert table.asked() == "blue hire"
    assert table.refused(f"blue hire {swept}") == "A82_NO_SUCH_APPRENTICE"


# -- the expansion


@pytest.mark.clause("W3", "W4", "W5", "W6")
def test_works_of_wonder_adds_to_the_piles() -> None:
    state = new_state(2, wonder=True)
    assert state.count_cards(POOL) == 64
    assert (state.rewards_left, size(state.rewards)) == (23, 23)
    play_until(state, "hire")
    assert sum(1 for card in state.offer if card != NOTHING) == 10
    assert state.tables.columns == 5
    assert GAME.view(state, 0).apprentices_left == 54


@pytest.mark.clause("W9", "A87")
def test_starting_hires_of_the_expansion_slide_the_display() -> None:
    state = new_state(2, wonder=True)
    while "first" not in _question(state):
        state.apply(state.legal_actions()[0])
    state.apply(state.legal_actions()[0])
    play_until(state, "hire")
    assert state.actor == 1
    offered = [int(card) for card in state.offer]
    state.apply(state.legal_actions()[0])
    while state.actor != 0 or GAME.word_question(state).id != "question-hire":
        state.apply(state.legal_actions()[0])
    assert state.offer[0] == NOTHING
    state.apply(GAME.action(state, 0, GAME.move(state, state.legal_actions()[0])))
    play_until(state, "draft")
    assert [int(card) for card in state.offer[:3]] == offered[2:5]
    assert [int(card) for card in state.offer[5:10]] == offered[5:10]


@pytest.mark.clause("W10", "W11", "W12")
def test_contribution_cards_and_figures() -> None:
    state = new_state(2, wonder=True)
    play_until(state, "hire")
    assert size(state.contribution_pool) == 5
    assert len({state.contribution, state.consequence}) == 2
    tables = state.tables
    assert state.princess == tables.princess_at[state.consequence]
    assert state.profiteer == tables.profiteer_at[state.consequence]
    assert [monument.owner for monument in GAME.view(state, 0).monuments] == [None] * 5
    allowed = {
        PLACE_NAMES.index(name)
        for name in (
            "mines",
            "storehouse",
            "town_centre",
            "forest",
            "quarry",
            "silversmith",
            "guardhouse",
            "workshop",
        )
    }
    for card in range(7):
        places = int(tables.princess_at[card]), int(tables.profiteer_at[card])
        assert places[0] != places[1]
        assert set(places) <= allowed


@pytest.mark.clause("W8")
def test_influence_starts_at_zero_on_the_standard_side() -> None:
    state = new_state(3, wonder=True)
    assert [state.influence(seat) for seat in range(3)] == [0, 0, 0]


def test_a_base_game_never_reads_the_expansion() -> None:
    game = type(GAME)()
    state = game.new(Setup(3, {"characters": "dealt"}))
    rng = Rng(3)
    while not state.is_over():
        answers = state.legal_actions()
        move = game.move(state, answers[0])
        assert game.grammar.from_json(game.grammar.to_json(move)) == move
        state.apply(answers[rng.below(len(answers))])
    game.view(state, 0)
    game.score_sheet(state)
    assert "wonder" not in vars(game.contents)


def test_a_pack_beside_the_base_pack_is_the_expansion() -> None:
    assert Contents().wonder_file == BUILT_IN.with_name("wonder.toml")


def test_five_people_leave_no_seat_for_an_opponent() -> None:
    with pytest.raises(SetupError) as error:
        new_state(5, opponent="patron")
    assert error.value.phrase.id == "setup-no-seat-for-opponent"
