"""Section 14 and section 10 of the expansion: the end of the game and scoring."""

from __future__ import annotations

import pytest

from games.architects.table import GAME, Table
from threecrowns.engine.phrase import Ref
from threecrowns.games.architects.rules.scoring import total_points


def last_turns(seats: int = 2, **options: object) -> Table:
    """Everybody has had the last turn but Blue."""
    table = Table(seats, **options)  # type: ignore[arg-type]
    table.state.ending = 1
    return table


def finish(table: Table) -> Table:
    """Blue digs clay and the game ends, with nobody asked anything more."""
    table.play("blue mine clay").settle()
    return table


def points(table: Table, who: str = "blue") -> int:
    return total_points(table.state, table.player(who))


@pytest.mark.clause("A170")
def test_after_the_last_space_everybody_has_one_more_turn() -> None:
    table = Table(3).workers("blue", guildhall=15).hand("blue", "well", "smithy")
    table.give("blue", clay=9, wood=9, stone=9).play("blue build well")
    assert "end-in-sight" in table.told()
    table.play("green mine clay", "purple mine clay")
    assert table.asked() == "blue place"  # the one who triggered it last of all
    table.play("blue mine clay")
    assert table.state.is_over()


@pytest.mark.clause("A171")
def test_the_guildhall_may_still_be_used_in_the_last_turns() -> None:
    table = Table().workers("blue", guildhall=12).hand("blue", "well").give("blue", wood=2, stone=2)
    table.state.ending = 2
    table.play("blue build well")
    assert table.buildings_of("blue") == {"well"}
    assert table.state.lying == 12
    assert "reset" not in table.told()
    assert table.state.ending == 1


VIRTUE_EFFECTS = [
    # building, what the owner has, virtue gained at the end
    ("trading_post", {"clay": 3, "wood": 2, "stone": 2}, 2),  # with the 2 clay of the last turn: 9
    ("castle", {"gold": 5}, 2),
    ("observatory", {"marble": 4}, 2),
    ("reservoir", {"paid_debts": 5}, 2),
    ("chapel", {"level": 2}, 2),
    ("dungeon", {}, -2),
]


@pytest.mark.clause("A172", "A177", "A196")
@pytest.mark.parametrize(
    ("card", "has", "virtue"), VIRTUE_EFFECTS, ids=[r[0] for r in VIRTUE_EFFECTS]
)
def test_virtue_effects_at_the_end(card: str, has: dict[str, int], virtue: int) -> None:
    table = finish(last_turns().built("blue", card).give("blue", **has))
    assert table.has("blue", "virtue") == (7 + virtue,)


@pytest.mark.clause("A172", "A193")
def test_the_museum_counts_itself() -> None:
    table = last_turns(promos=True).built("blue", "museum", "well", "smithy", "factory")
    assert finish(table).has("blue", "virtue") == (9,)


@pytest.mark.clause("A153a", "A172", "A153", "A154")
def test_virtue_at_the_end_runs_over_into_debts() -> None:
    over = finish(last_turns().built("blue", "castle").give("blue", gold=6, virtue=13, debts=2))
    assert over.has("blue", "virtue", "debts") == (14, 0)
    under = finish(last_turns().built("blue", "dungeon").give("blue", virtue=1))
    assert under.has("blue", "virtue", "debts") == (0, 1)


@pytest.mark.clause("A172a")
def test_players_resolve_the_end_in_turn_order() -> None:
    table = last_turns(3, wonder=True)
    for player in ("blue", "green", "purple"):
        table.give(player, influence=2)
    table.built("purple", "dungeon").built("green", "citadel").workers("green", prison=1)
    finish(table)
    assert table.asked() == "purple loss"
    assert table.at("green", "prison") == 0


@pytest.mark.clause("A173")
def test_gains_before_losses_unless_the_order_matters() -> None:
    plain = finish(last_turns().built("blue", "castle", "dungeon").give("blue", gold=4))
    assert plain.has("blue", "virtue") == (7,)

    def clipped() -> Table:
        table = last_turns().built("blue", "castle", "dungeon").give("blue", gold=4, virtue=13)
        return finish(table.give("blue", debts=1))

    assert clipped().asked() == "blue end-effect"
    assert clipped().refused("blue resolve keep") == "A173_NO_SUCH_EFFECT"
    gains = clipped().play("blue resolve castle")
    assert gains.has("blue", "virtue", "debts") == (12, 0)
    losses = clipped().play("blue resolve dungeon")
    assert losses.has("blue", "virtue", "debts") == (13, 1)


@pytest.mark.clause("A174", "A175")
def test_the_score_sheet_adds_up() -> None:
    table = last_turns().built("blue", "well", "smithy").hand("blue", "castle", "palace")
    table.give("blue", gold=2, marble=3, silver=29, virtue=12, debts=3, paid_debts=2, level=3)
    table.give("blue", clay=9, wood=9, stone=9).workers("blue", prison=5, held_by_green=4)
    table.workers("green", held_by_blue=7)
    finish(table)
    # 3 + 3 buildings, 7 cathedral, 3 virtue, -6 debts, 5 gold and marble, 2 silver, -2 prison
    assert points(table) == 3 + 3 + 7 + 3 - 6 + 5 + 2 - 2
    sheet = [line for line in GAME.score_sheet(table.state) if line.seat == 0]
    assert sum(line.points for line in sheet) == points(table)


@pytest.mark.clause("A174")
def test_fountain_and_gamblers_den() -> None:
    plain = points(Table().give("blue", debts=3))
    fountain = points(Table().built("blue", "fountain").give("blue", debts=3))
    den = points(Table().built("blue", "gamblers_den").give("blue", debts=3))
    both = points(Table().built("blue", "fountain", "gamblers_den").give("blue", debts=3))
    assert (plain, fountain, den, both) == (-6, 4 - 3, 10 - 9, 14 - 6)


@pytest.mark.clause("A176")
@pytest.mark.parametrize(
    ("card", "good"),
    [
        ("clay_market", "clay"),
        ("wood_market", "wood"),
        ("stone_market", "stone"),
        ("silver_market", "silver"),
        ("steeple", "level"),
    ],
)
def test_most_needs_strictly_more_than_everybody(card: str, good: str) -> None:
    def scored(own: int, other: int) -> int:
        table = (
            Table(3).built("blue", card).give("blue", **{good: own}).give("purple", **{good: other})
        )
        lines = [line for line in GAME.score_sheet(table.state) if line.seat == 0]
        return sum(line.points for line in lines if line.reason.id == "score-end-effect")

    assert scored(3, 2) == 2
    assert scored(3, 3) == 0
    assert scored(2, 3) == 0


@pytest.mark.clause("A176")
def test_the_chapel_needs_to_stand_highest_alone() -> None:
    tied = last_turns().built("blue", "chapel").give("blue", level=2).give("green", level=2)
    assert finish(tied).has("blue", "virtue") == (7,)


PER_EFFECTS = [
    ("aqueduct", {"built": ("well", "smithy")}, 3),  # counts itself (A193)
    ("carpenters_hut", {"hired": ("woodcutter_1", "labourer", "thief")}, 3),
    ("tilers_hut", {"hired": ("jeweller_1", "labourer")}, 2),
    ("masons_hut", {"hired": ("stonecutter_1", "stonecutter_2", "labourer")}, 3),
    ("lighthouse", {"give": {"virtue": 11}}, 2),
    ("moneylender", {"give": {"paid_debts": 3}}, 3),
    ("keep", {"captives": 9}, 3),
    ("university", {"give": {"debts": 0, "paid_debts": 4}}, 2),
    ("manor", {"give": {"influence": 9}}, 3),
    ("vault", {"give": {"silver": 12}}, 3),
    ("stronghold", {}, 2),
    ("rampart", {"give": {"level": 2}, "built": ("well", "smithy")}, 2),
]


@pytest.mark.clause("A93", "A177", "A178", "A193", "A194", "A195", "W145", "W125")
@pytest.mark.parametrize(
    ("card", "given", "wanted"), PER_EFFECTS, ids=[row[0] for row in PER_EFFECTS]
)
def test_end_points_of_a_building(card: str, given: dict[str, object], wanted: int) -> None:
    table = Table(wonder=True).built("blue", card)
    table.built("blue", *given.get("built", ()))  # type: ignore[misc]
    table.hired("blue", *given.get("hired", ()))  # type: ignore[misc]
    table.give("blue", **given.get("give", {}))  # type: ignore[arg-type]
    table.workers("green", held_by_blue=int(str(given.get("captives", 0))))
    lines = [line for line in GAME.score_sheet(table.state) if line.seat == 0]
    found = [line for line in lines if line.reason.id == "score-end-effect"]
    assert sum(line.points for line in found) == wanted
    assert all(line.pieces == (Ref("card", card),) for line in found)


@pytest.mark.clause("A194", "A178")
def test_university_and_stronghold_without_their_conditions() -> None:
    table = Table(wonder=True).built("blue", "university", "stronghold")
    table.give("blue", debts=1).workers("blue", prison=1)
    lines = [line.reason.id for line in GAME.score_sheet(table.state) if line.seat == 0]
    assert "score-end-effect" not in lines


@pytest.mark.clause("A178")
def test_points_look_at_the_table_after_the_virtue_effects() -> None:
    # The Castle lifts virtue from 7 to 8, so the Lighthouse scores 2 instead of 1.
    table = finish(last_turns().built("blue", "castle", "lighthouse").give("blue", gold=2))
    lines = [line for line in GAME.score_sheet(table.state) if line.seat == 0]
    lighthouse = [line.points for line in lines if line.reason.id == "score-end-effect"]
    assert lighthouse == [2]


@pytest.mark.clause("A179")
def test_ties_are_broken_by_virtue_then_silver_then_shared() -> None:
    def winners(**green: int) -> tuple[int, ...] | None:
        table = last_turns().give("blue", virtue=7, silver=3).give("green", **green)
        return GAME.view(finish(table).state, None).winners

    assert winners(virtue=6, silver=9) == (0,)
    assert winners(virtue=8, silver=0) == (1,)
    assert winners(virtue=7, silver=4) == (1,)
    assert winners(virtue=7, silver=3) == (0, 1)


@pytest.mark.clause("A179")
def test_payoffs_come_from_ranks() -> None:
    table = last_turns(3).give("blue", gold=9).give("green", gold=5).give("purple", gold=5)
    finish(table)
    assert [table.state.payoff(seat) for seat in range(3)] == [1.0, -0.5, -0.5]


# -- the expansion


@pytest.mark.clause("W120")
def test_the_end_comes_as_in_the_base_game() -> None:
    table = Table(wonder=True).workers("blue", guildhall=11).hand("blue", "well")
    table.give("blue", wood=2, stone=2).play("blue build well")
    assert table.state.ending == 2


@pytest.mark.clause("W121", "W42")
def test_losses_at_the_end_may_be_prevented() -> None:
    table = last_turns(wonder=True).built("green", "dungeon").give("green", influence=2)
    finish(table)
    assert table.asked() == "green loss"
    table.play("green prevent 1")
    assert table.has("green", "virtue", "influence") == (6, 0)


@pytest.mark.clause("W121", "W143", "W145")
@pytest.mark.parametrize(
    ("card", "apprentices", "virtue"),
    [
        ("carpenters_guild", ("woodcutter_1", "labourer"), 2),
        ("masons_guild", ("stonecutter_1", "labourer", "trickster"), 3),
        ("tilers_guild", ("jeweller_1",), 1),
        ("townhouse", ("jeweller_1", "thief", "labourer", "miner_1"), 2),
    ],
)
def test_guilds_and_townhouse(card: str, apprentices: tuple[str, ...], virtue: int) -> None:
    table = finish(last_turns(wonder=True).built("blue", card).hired("blue", *apprentices))
    assert table.has("blue", "virtue") == (7 + virtue,)


@pytest.mark.clause("W122")
def test_the_most_influence_takes_four_gold_after_the_virtue_effects() -> None:
    table = last_turns(wonder=True).built("blue", "castle").give("blue", influence=5, gold=1)
    finish(table)
    assert table.has("blue", "gold", "virtue") == (5, 7)  # the Castle did not count it


@pytest.mark.clause("W123", "X15")
@pytest.mark.parametrize(("tied", "gold"), [(1, 4), (2, 2), (3, 1), (4, 1), (5, 0)])
def test_x15_tied_leaders_share_the_gold(tied: int, gold: int) -> None:
    table = last_turns(5, wonder=True)
    for player in range(5):
        table.give(player, influence=7 if player < tied else 3)
    finish(table)
    assert [table.has(player, "gold")[0] for player in range(5)] == [
        gold if player < tied else 0 for player in range(5)
    ]


@pytest.mark.clause("W124")
def test_no_influence_at_all_is_a_tie_of_all() -> None:
    table = finish(last_turns(wonder=True))
    assert (table.has("blue", "gold"), table.has("green", "gold")) == ((2,), (2,))


@pytest.mark.clause("W125")
def test_monuments_score_and_influence_left_does_not() -> None:
    table = last_turns(wonder=True).monument("blue", "gold", "quarry").built("blue", "manor")
    table.give("blue", influence=2).give("green", influence=9)
    before = points(table)
    assert before == 16 + 10  # the monument and the Manor, nothing for 2 influence
    finish(table)
    assert points(table) == before


@pytest.mark.clause("W126", "W144")
def test_the_citadel_releases_prisoners_before_scoring() -> None:
    table = finish(last_turns(wonder=True).built("blue", "citadel").workers("blue", prison=5))
    assert table.at("blue", "prison") == 0
    assert "score-prison" not in [line.reason.id for line in GAME.score_sheet(table.state)]
