"""What a face draws by: the view and what is printed on the components."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import msgspec
import pytest

from games.two_heirs.tables import GAME, WHITE, goods, player, table, view
from games.two_heirs.test_asking import SETUPS, positions
from threecrowns.engine.asking import Source
from threecrowns.engine.game import Setup
from threecrowns.engine.phrase import Ref
from threecrowns.engine.texts import catalogue
from threecrowns.games.two_heirs.content.components import Effect
from threecrowns.games.two_heirs.rules.roads import Roads, all_road_points
from threecrowns.games.two_heirs.rules.turn import TwoHeirs

COMPONENTS = GAME.components()


@pytest.mark.parametrize("name", SETUPS)
def test_sources_missing_goods_and_roads_agree_with_the_rules(name: str) -> None:
    for match in positions(SETUPS[name], 8):
        state = match.state
        assert isinstance(state, TwoHeirs)
        seen = GAME.view(state, state.actor)
        for each in seen.players:
            given = Counter(source.gives for source in each.sources)
            there = goods(state, each.seat)
            assert {name: given[name] for name in there} == there
            assert set(each.missing) == set(each.hand)
            for tile, lacking in each.missing.items():
                cost = COMPONENTS.tiles[tile].cost
                assert lacking == tuple(
                    max(0, wanted - have) for wanted, have in zip(cost, there.values(), strict=True)
                )
            points = sum(road.points[each.seat] for road in seen.roads)
            assert points == all_road_points(state, Roads(state), each.seat)
        joined = set(chain.from_iterable(road.cells for road in seen.roads))
        assert joined == {tile.at for tile in seen.landscape if tile.exits}


def test_each_resource_is_given_by_a_slot_a_tile_or_a_building() -> None:
    state = table(board="*grey w:TC1", white=[(0, 0), (1, 0)], ring="green any any any any any")
    colour = COMPONENTS.tiles["TC1"].colour
    under_unit = {"green": "wood", "grey": "stone", "yellow": "grain"}[colour]
    assert player(state, WHITE).sources[0] == Source(Ref("slot", 1), "wood")
    assert player(state, WHITE).sources[-3:] == (
        Source(Ref("cell", (0, 0)), "stone"),
        Source(Ref("cell", (1, 0)), under_unit),
        Source(Ref("cell", (1, 0)), "grain"),
    )


@pytest.mark.clause("T82", "T85")
def test_a_road_keeps_its_number_while_it_grows() -> None:
    before = view(table(board="* w:JO1"))
    after = view(table(board="* w:JO1 b:JO4"))
    assert [road.cells for road in before.roads] == [((1, 0),)]
    assert [road.cells for road in after.roads] == [((1, 0), (2, 0))]
    assert [road.id for road in before.roads] == [road.id for road in after.roads]
    assert (after.roads[0].buildings, after.roads[0].points) == ((1, 1), (0, 0))


def test_the_turn_is_counted_from_one_once_the_table_is_set_up() -> None:
    match = next(positions(Setup(2), 1))
    seen = GAME.view(match.state, None)
    assert (seen.turn_number, seen.waiting, seen.winners) == (1, (match.state.actor,), None)
    assert GAME.view(GAME.new(Setup(2)), None).turn_number == 0


@pytest.mark.parametrize(
    ("tile", "effect"),
    [
        ("JO1", Effect("count_line", base=1, each=1, match="any_tile", axis="row", cap=3)),
        ("JO8", Effect("count_adjacent", base=2, each=2, match="opponent_building")),
        ("TC1", Effect("resource", resource="grain", amount=1)),
        ("TC9", Effect("flat", base=5)),
        ("WA7", Effect("count_own_kinds", each=1, kinds=("siege_tower", "fortress"))),
        ("DO1", Effect("count_group", base=1, each=1, colours=("yellow",))),
    ],
)
def test_the_effect_of_a_tile_is_told_without_words(tile: str, effect: Effect) -> None:
    assert COMPONENTS.tiles[tile].effect == effect


def test_workshops_treasures_and_crosses_are_told_without_words() -> None:
    pairs = [face.effect for face in COMPONENTS.tiles.values() if face.effect.type == "pairs"]
    assert all(len(each.colours) == 2 and each.positions and each.boosted for each in pairs)
    for face in COMPONENTS.treasures.values():
        assert (face.form == "formation") == bool(face.positions)
    assert {tuple(sorted(each.values())) for each in COMPONENTS.crosses.values()} == {
        ("green", "grey", "yellow")
    }
    assert [each.id for each in COMPONENTS.resources] == ["wood", "stone", "grain"]
    assert msgspec.json.encode(COMPONENTS)


def test_view_and_components_have_schemas() -> None:
    assert GAME.components_type is not None
    for each in (GAME.view_type, GAME.components_type):
        assert msgspec.json.schema(each)["$defs"]


def test_the_score_sheet_points_at_the_building_and_says_what_is_printed() -> None:
    state = table(board="* w:JO1 w:TC7 w:TC9", white=[(0, 0)], roads=False)
    inn, post, cathedral = GAME.score_sheet(state)
    assert [line.origin for line in (inn, post, cathedral)] == [
        Ref("cell", (1, 0)),
        Ref("cell", (2, 0)),
        Ref("cell", (3, 0)),
    ]
    assert set(inn.pieces) == {Ref("cell", (0, 0)), Ref("cell", (2, 0)), Ref("cell", (3, 0))}
    english = catalogue("en", GAME.texts)
    assert english.word(inn.reason) == "Inn (JO1) on 1,0: 1 + 1 × 3 (tiles in its row)"
    assert english.word(post.reason).startswith("Trading Post (TC7) on 2,0: 3 × ")
