"""The view of a table: everything needed to draw it, as JSON."""

from __future__ import annotations

import msgspec
import pytest

from games.architects.table import GAME, Table
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
    options = {(o.verb, *o.values): o for o in GAME.view(table.state, 0).options}
    assert options["build", "well"].pays == {"wood": 2, "stone": 2, "building_card": 1, "worker": 1}
    assert options["build", "well"].gains == {"clay": 4, "points": 3}
    market = options["place", "black_market_large"]
    assert market.pays == {"silver": 3, "virtue": 1, "worker": 1}
    assert market.gains == {"marble": 2, "stone": 1, "wood": 1}
    hire = options["workshop-hire", table.offered()[0]]
    assert hire.pays["silver"] == 4
    assert GAME.view(table.state, 1).options == ()
    assert GAME.view(table.state, None).options == ()


def test_cards_on_offer_show_skills_virtue_coins_and_ability() -> None:
    table = Table().offer("gatekeeper", "merchant_clay", "labourer")
    table.state.coins[1] = 2
    offer = GAME.view(table.state, None).offer
    first, second = offer[0].apprentice, offer[1].apprentice
    assert first is not None
    assert second is not None
    assert (first.skills, first.virtue, first.ability.kind) == (("masonry",), -1, "reset_release")
    assert first.ability.amount == 2
    assert (offer[1].coins, offer[1].column, offer[1].row) == (2, 2, 0)
    assert (second.ability.pay, second.ability.gain) == ({"silver": 1}, {"clay": 3})


def test_buildings_show_cost_points_and_effects() -> None:
    table = Table().hand("blue", "barracks", "trading_post")
    hand = {card.id: card for card in GAME.view(table.state, 0).hand}
    barracks, post = hand["barracks"], hand["trading_post"]
    assert barracks.cost == {"clay": 2, "wood": 6, "gold": 2}
    assert barracks.effect is not None
    assert [option.kind for option in barracks.effect.options] == ["release_from_boards", "capture"]
    assert post.end is not None
    assert (post.end.kind, post.end.of, post.end.per) == ("virtue-per", "clay_wood_stone", 4)
