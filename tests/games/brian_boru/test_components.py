"""Section 2: components, as the content file has them."""

from __future__ import annotations

from collections import Counter

import pytest

from games.brian_boru.tables import GAME
from threecrowns.engine.bits import size
from threecrowns.engine.game import Setup
from threecrowns.engine.refusal import SetupError
from threecrowns.games.brian_boru.content.tables import NO_REGION, SUIT_NAMES

CONTENT = GAME.content
LETTERS = {
    "take_town": "T",
    "gain_coin": "c",
    "pay_coin": "p",
    "church": "F",
    "battle": "F",
    "court": "F",
    "expand": "X",
    "free_town": "V",
}
OWN_SYMBOL = {"red": "battle", "blue": "church", "yellow": "court"}

# The table of the rules: values -> primary, upper, lower.
CARD_TABLE = {
    (1, 2, 3): ("T F F c", "c c c X", "F F"),
    (4, 6): ("T F F", "c c c X", "F F"),
    (5,): ("T F F", "c c X", "F F"),
    (7, 8, 9): ("T F c", "c c X", "F F"),
    (10, 11, 12): ("T c c", "c c X", "F F"),
    (13,): ("T c", "c c X", "V p"),
    (14, 15, 16): ("T", "c X", "F F F"),
    (17, 18, 19): ("T p", "c X", "F F F"),
    (20,): ("T", "c c X"),
    (21,): ("T p", "c c X"),
    (22,): ("T p p", "c c X"),
    (23, 24, 25): ("T p p", "c X", "F F F"),
}

# Region -> letter, towns, red, blue, yellow, threshold, points.
REGION_TABLE = {
    "munster": ("M", 10, 4, 3, 3, 5, 7),
    "connaught": ("C", 9, 4, 2, 3, 5, 7),
    "leinster": ("L", 9, 1, 4, 4, 4, 6),
    "northern_ui_neill": ("N", 7, 3, 2, 2, 4, 6),
    "southern_ui_neill": ("S", 6, 2, 2, 2, 3, 5),
    "ulaid": ("U", 5, 2, 2, 1, 3, 4),
    "breifne": ("B", 4, 1, 2, 1, 2, 3),
    "dublin": ("D", 3, 1, 1, 1, 2, 2),
}


@pytest.mark.clause("B1")
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_only_three_to_five_can_play(seats: int) -> None:
    with pytest.raises(SetupError):
        GAME.new(Setup(seats))


@pytest.mark.clause("B2", "B3")
def test_there_are_25_cards_with_the_values_1_to_25() -> None:
    assert [card.value for card in CONTENT.cards] == list(range(1, 26))
    suits = Counter(SUIT_NAMES[card.suit] for card in CONTENT.cards)
    assert suits == {"red": 7, "blue": 7, "yellow": 7, "white": 4}
    white = [card.value for card in CONTENT.cards if SUIT_NAMES[card.suit] == "white"]
    assert white == [13, 20, 21, 22]


@pytest.mark.clause("B2", "B4", "B5")
@pytest.mark.parametrize("values", CARD_TABLE)
def test_the_actions_of_each_card_are_those_of_the_table(values: tuple[int, ...]) -> None:
    for value in values:
        card = CONTENT.cards[value - 1]
        written = tuple(" ".join(LETTERS[s] for s in action) for action in card.actions)
        assert written == CARD_TABLE[values]
        own = {s for action in card.actions for s in action if LETTERS[s] == "F"}
        assert own <= {OWN_SYMBOL.get(SUIT_NAMES[card.suit], "")}


@pytest.mark.clause("B4")
def test_only_primary_actions_take_the_town_and_they_do_it_first() -> None:
    for card in CONTENT.cards:
        primary, *secondary = card.actions
        assert primary[0] == "take_town"
        assert primary.count("take_town") == 1
        assert not any("take_town" in action for action in secondary)


@pytest.mark.clause("B5")
def test_three_cards_have_only_one_secondary_action() -> None:
    assert [card.value for card in CONTENT.cards if len(card.actions) == 2] == [20, 21, 22]


@pytest.mark.clause("B6", "B11")
def test_there_are_eight_marriages_and_seven_viking_cards() -> None:
    assert len(CONTENT.marriages) == 8
    assert [int(each) for each in CONTENT.tables.strength] == [9, 10, 11, 12, 12, 13, 14]


@pytest.mark.clause("B7")
@pytest.mark.parametrize("region", REGION_TABLE)
def test_each_region_has_its_towns_threshold_and_points(region: str) -> None:
    number = [each.id for each in CONTENT.regions].index(region)
    found = CONTENT.regions[number]
    colours = Counter(SUIT_NAMES[t.colour] for t in CONTENT.towns if t.region == number)
    assert (
        found.letter,
        sum(colours.values()),
        colours["red"],
        colours["blue"],
        colours["yellow"],
        found.threshold,
        found.points,
    ) == REGION_TABLE[region]


@pytest.mark.clause("B8")
def test_there_are_53_towns_and_36_roads_and_no_town_is_white() -> None:
    colours = Counter(SUIT_NAMES[town.colour] for town in CONTENT.towns)
    assert colours == {"red": 18, "blue": 18, "yellow": 17}
    assert len(CONTENT.roads) == 36


@pytest.mark.clause("B9")
def test_the_roads_fall_into_19_pieces_six_of_them_lone_towns() -> None:
    pieces = [{n} for n in range(len(CONTENT.towns))]
    for a, b in CONTENT.roads:
        joined = [piece for piece in pieces if a in piece or b in piece]
        pieces = [piece for piece in pieces if piece not in joined] + [set().union(*joined)]
    lone = sorted(CONTENT.towns[min(piece)].id for piece in pieces if len(piece) == 1)
    assert len(pieces) == 19
    assert lone == ["br3", "co8", "co9", "du1", "mu10", "mu7"]


@pytest.mark.clause("B10")
def test_tokens_never_run_out() -> None:
    # The engine counts coins, renown, raiders and discs without a supply; nothing can be short.
    state = GAME.new(Setup(5))
    for kind in range(6):
        state.set_amount(0, kind, 200)
        assert state.amount(0, kind) == 200


@pytest.mark.clause("B12")
def test_marriage_cards_give_points_renown_or_a_town() -> None:
    regions = [region.id for region in CONTENT.regions]
    found = {
        card.id: (
            card.points,
            card.renown,
            "" if card.region == NO_REGION else regions[card.region],
        )
        for card in CONTENT.marriages
    }
    assert found == {
        "aodhan": (2, 0, "leinster"),
        "conall": (2, 0, "southern_ui_neill"),
        "cormac": (2, 0, "connaught"),
        "niall": (2, 0, "northern_ui_neill"),
        "orlaith": (2, 0, "munster"),
        "aoife": (2, 1, ""),
        "brigid": (4, 0, ""),
        "estrid": (0, 0, ""),
    }


@pytest.mark.clause("B13")
def test_the_track_has_ten_spaces_with_their_benefits() -> None:
    tables = CONTENT.tables
    assert [int(each) for each in tables.track_coins] == [0, 0, 1, 1, 1, 2, 2, 0, 0, 0]
    assert [int(each) for each in tables.track_renown] == [0, 0, 0, 0, 0, 0, 0, 1, 0, 0]
    assert [int(each) for each in tables.track_town] == [0, 0, 0, 0, 0, 0, 0, 0, 1, 0]


def test_every_town_is_in_one_region_and_has_one_colour() -> None:
    tables = CONTENT.tables
    assert sum(size(towns) for towns in tables.region_towns) == 53
    assert sum(size(towns) for towns in tables.colour_towns) == 53
