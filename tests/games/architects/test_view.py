"""The view of a table: everything needed to draw it, as JSON."""

from __future__ import annotations

import msgspec
import pytest

from games.architects.table import GAME, Table, asked
from threecrowns.engine.asking import question
from threecrowns.engine.game import Setup
from threecrowns.engine.phrase import Ref
from threecrowns.games.architects.content.components import Components
from threecrowns.games.architects.speech.view import View


@pytest.mark.parametrize(
    "table",
    [
        Table(3).full_offer(),
        Table(2, wonder=True, characters="dealt").full_offer(),
        Table(1, opponent="informer").full_offer(),
    ],
    ids=["base", "wonder", "solo"],
)
def test_a_view_survives_json(table: Table) -> None:
    for seat in (None, 0):
        view = GAME.view(table.state, seat)
        data = msgspec.json.encode(view)
        assert msgspec.json.decode(data, type=View) == view
    components = msgspec.json.encode(GAME.components())
    assert msgspec.json.decode(components, type=Components) == GAME.components()


def test_every_option_says_what_it_costs_and_gives() -> None:
    table = Table().full_offer().give("blue", silver=9, wood=2, stone=2).hand("blue", "well")
    moves = {tuple(each.move.values()): each.outcome for each in asked(table).choices}
    well = moves["build", "well"]
    assert well is not None
    assert well.pays == {"wood": 2, "stone": 2, "building_card": 1, "worker": 1}
    assert well.gains == {"clay": 4, "points": 3}
    assert [(change.after, change.pieces) for change in well.changes] == [
        (3, (Ref("card", "well"),))
    ]
    market = moves["place", "black_market_large"]
    assert market is not None
    assert market.pays == {"silver": 3, "virtue": 1, "worker": 1}
    assert market.gains == {"marble": 2, "stone": 1, "wood": 1}
    hire = moves["workshop-hire", table.offered()[0]]
    assert hire is not None
    assert hire.pays["silver"] == 4
    assert question(GAME, table.state, 1) is None


def test_cards_on_offer_show_coins_and_their_price() -> None:
    table = Table().offer("gatekeeper", "merchant_clay", "labourer")
    table.state.coins[1] = 2
    offer = GAME.view(table.state, 0).offer
    assert [slot.apprentice for slot in offer[:3]] == ["gatekeeper", "merchant_clay", "labourer"]
    assert (offer[1].coins, offer[1].column, offer[1].row) == (2, 2, 0)
    assert offer[0].price == {"silver": 2, "tax": 2}
    assert (offer[0].silver, offer[2].price["coins"], offer[2].silver) == (4, 2, 6)
    assert offer[2].price == {"silver": 2, "tax": 2, "coins": 2}  # one worker reaches column 1
    assert GAME.view(table.state, None).offer[2].price == {}


def test_apprentices_are_printed_with_skills_virtue_and_ability() -> None:
    printed = GAME.components().apprentices
    first, second = printed["gatekeeper"], printed["merchant_clay"]
    assert (first.skills, first.virtue, first.ability.kind) == (("masonry",), -1, "reset_release")
    assert first.ability.amount == 2
    assert (second.ability.pay, second.ability.gain) == ({"silver": 1}, {"clay": 3})


def test_buildings_are_printed_with_cost_points_and_effects() -> None:
    printed = GAME.components().buildings
    barracks, post = printed["barracks"], printed["trading_post"]
    assert barracks.cost == {"clay": 2, "wood": 6, "gold": 2}
    assert barracks.effect is not None
    assert [option.kind for option in barracks.effect.options] == ["release_from_boards", "capture"]
    assert post.end is not None
    assert (post.end.kind, post.end.of, post.end.per) == ("virtue-per", "clay_wood_stone", 4)


def test_a_card_in_hand_says_what_it_lacks() -> None:
    table = Table().hand("blue", "barracks").give("blue", clay=1, wood=6, gold=2)
    (barracks,) = GAME.view(table.state, 0).hand
    assert barracks.missing == {"clay": 1}
    assert barracks.missing_skills == GAME.components().buildings["barracks"].skills


def test_virtue_says_what_it_forbids() -> None:
    table = Table().give("blue", virtue=4).give("green", virtue=10)
    assert [each.forbidden for each in GAME.view(table.state, 0).players] == ["cathedral", "market"]
    table.give("blue", virtue=5).give("green", virtue=9)
    assert [each.forbidden for each in GAME.view(table.state, 0).players] == [None, None]


def test_a_place_says_how_many_would_stand_together() -> None:
    table = Table().workers("blue", quarry=2)
    places = {place.id: place for place in GAME.view(table.state, 0).places}
    assert (places["quarry"].together, places["forest"].together) == (3, 1)
    assert places["black_market_small"].together == 0  # nobody is captured there
    assert all(place.together == 0 for place in GAME.view(table.state, None).places)


def test_the_guildhall_says_where_the_next_reset_is() -> None:
    table = Table()
    first, second = GAME.view(table.state, 0).guildhall.resets_at
    for lying, expected in [(0, first), (first - 1, first), (first, second), (second, None)]:
        table.state.lying = lying
        assert GAME.view(table.state, 0).guildhall.next_reset == expected


def test_places_are_printed_with_yields_and_costs() -> None:
    places = GAME.components().places
    assert places["silversmith"].yields == {"silver": (2, 3, 4, 5, 6)}
    assert places["mines"].yields == {"clay": (2, 3, 4, 5, 6), "gold": (0, 1, 1, 2, 2)}
    assert places["workshop"].cost == {"silver": 2, "tax": 2}
    assert places["black_market_large"].cost == {"silver": 3, "virtue": 1}


def test_a_scheme_is_printed_with_its_places_and_options() -> None:
    upper, lower = GAME.components().schemes["scheme_s02"].visits
    assert (upper.place, upper.condition, upper.wanted) == (
        "guardhouse",
        "own_in_prison_at_least",
        2,
    )
    assert [orders[0].space for orders in lower.options] == [
        "black_market_large",
        "black_market_small",
        "black_market_middle",
    ]


def test_the_players_have_colours_and_letters() -> None:
    looks = GAME.seat_looks(Setup(1, {"opponent": "informer"}))
    assert [(look.colour, look.is_scripted) for look in looks] == [("blue", False), ("green", True)]
    assert [look.letter.id for look in looks] == ["letter-blue", "letter-opponent"]
