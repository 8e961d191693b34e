"""What a refusal says: the cost, what is missing, and the limit with its figures."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.architects.table import GAME, Table
from threecrowns.engine.texts import LANGUAGES, catalogue
from threecrowns.games.architects.content.vocabulary import BOARD
from threecrowns.games.architects.speech.moves import REASON_NAMES
from threecrowns.games.architects.speech.shortages import FIGURES


def said(table: Table, text: str, language: str = "en") -> str:
    """The sentence against a move of Blue."""
    table.settle()
    refusal = GAME.why_not(table.state, 0, GAME.grammar.read(text))
    assert refusal is not None, text
    return catalogue(language, GAME.texts).word(refusal.phrase)


def wonder(**blue: int) -> Table:
    table = Table(wonder=True).cards("cc_1", "cc_5").figures("forest", "quarry")
    return table.full_offer().give("blue", **blue)


def with_board(name: str, table: Table) -> Table:
    number = [one for one, _ in table.content.boards].index(name)
    table.state.set_amount(0, BOARD, number)
    table.state.refresh_traits(0)
    return table


def tried_at_the_guardhouse() -> Table:
    table = Table().give("blue", silver=4, debts=1, virtue=7).workers("blue", held_by_green=1)
    return table.workers("green", held_by_blue=1).play("blue place guardhouse")


def robbing() -> Table:
    return wonder(influence=3).tax(5).play("blue place tax_stand")


def capturing() -> Table:
    table = Table().give("blue", silver=2).workers("blue", town_centre=1, forest=1)
    table.workers("green", forest=1).play("blue place town_centre", "blue capture forest green")
    return table.give("blue", silver=0)


def asked_to_pay() -> Table:
    table = wonder(influence=2, silver=9)
    return table.play(f"blue workshop-hire {table.offered()[0]}")


def in_prison() -> Table:
    table = Table().hired("blue", "gatekeeper").workers("blue", prison=1).give("blue", silver=9)
    table.workers("green", black_market_small=1, black_market_middle=1)
    return table.play("blue place black_market_large")


def full_top() -> Table:
    table = Table(4).hand("blue", "keep").give("blue", level=4, virtue=14)
    return table.give("green", level=5)


SENTENCES: list[tuple[str, Callable[[], Table], str, str]] = [
    (
        "A64",
        Table,
        "mine gold",
        "Gold needs 2 workers at the mines; with this one there would be 1.",
    ),
    (
        "A75",
        asked_to_pay,
        "pay 0 0 0 9 0 0 0",
        "The bill is 2 silver, 2 tax; that does not pay it.",
    ),
    (
        "A81",
        lambda: Table().give("blue", silver=3).offer("thief", "miner_1", "miner_2"),
        "workshop-hire miner_2",
        "Miner costs 2 silver, 2 tax, 2 silver on skipped apprentices; you are short of 3 silver.",
    ),
    (
        "A81",
        lambda: wonder(silver=1, influence=1).offer("thief"),
        "workshop-hire thief",
        "Thief costs 2 silver, 2 tax; you are short of 3 silver, which your influence (1) does not"
        " make up for.",
    ),
    (
        "A97",
        lambda: (
            Table()
            .hired("blue", "trader_wood")
            .give("blue", wood=1, stone=2)
            .play("blue place storehouse")
        ),
        "trade trader_wood 0 2 0 0 0 0 0",
        "This trade costs 2 wood; you are short of 1 wood.",
    ),
    (
        "A100",
        Table,
        "place town_centre",
        "The first capture costs 1 tax; you are short of 1 silver.",
    ),
    (
        "A101",
        capturing,
        "capture forest blue",
        "Another capture costs 1 silver; you are short of 1 silver.",
    ),
    (
        "A115",
        tried_at_the_guardhouse,
        "ransom",
        "The ransom is 3 silver, 2 tax; you are short of 1 silver.",
    ),
    (
        "A116",
        tried_at_the_guardhouse,
        "pay-debt",
        "Paying off a debt costs 3 silver, 3 tax; you are short of 2 silver.",
    ),
    (
        "A134",
        lambda: Table().hand("blue", "castle").hired("blue", "woodcutter_1"),
        "build castle",
        "Castle needs skills that none of your apprentices has: tiling, masonry.",
    ),
    (
        "A134",
        lambda: Table().hand("blue", "castle").hired("blue", "labourer").give("blue", wood=4),
        "build castle",
        "Castle costs 2 clay, 4 wood, 1 gold, 2 marble; you are short of 2 clay, 1 gold, 2 marble.",
    ),
    (
        "A185",
        lambda: with_board("lothaire", Table(promos=True)).hand("blue", "well"),
        "build well",
        "Well costs 2 wood, 2 stone; you are short of 1 wood, 2 stone.",
    ),
    (
        "A180",
        lambda: with_board("therese", Table()).hand("blue", "steeple").give("blue", marble=1),
        "build steeple",
        "Steeple costs 2 wood, 2 gold; you are short of 2 wood, 1 gold.",
    ),
    (
        "A140",
        lambda: Table().hand("blue", "keep").give("blue", virtue=4, gold=1),
        "cathedral keep",
        "Cathedral work needs a virtue of 5 or more; yours is 4.",
    ),
    (
        "A140",
        full_top,
        "cathedral keep",
        "All spaces of cathedral level 5 are taken; it has 1.",
    ),
    (
        "A140",
        lambda: Table().hand("blue", "keep"),
        "cathedral keep",
        "Cathedral level 1 costs 1 gold; you are short of 1 gold.",
    ),
    (
        "A147",
        lambda: Table().give("blue", virtue=10, silver=9),
        "place black_market_small",
        "The black market is open up to a virtue of 9; yours is 10.",
    ),
    (
        "A147",
        lambda: Table().give("blue", silver=1),
        "place black_market_large",
        "This space costs 3 silver; you are short of 2 silver.",
    ),
    ("A164", in_prison, "release 3", "So many cannot be released; at most 2."),
    (
        "W32",
        robbing,
        "prevent 2",
        "Preventing 2 of the 2 virtue to be lost would take 4 influence; you have 3.",
    ),
    (
        "W60",
        lambda: wonder().figures("quarry", "forest").play("blue place quarry"),
        "contribute marble",
        "You do not have that resource: marble.",
    ),
    (
        "W164",
        robbing,
        "buy-off",
        "You cannot buy off a loss of virtue: your board does not allow it.",
    ),
    (
        "W164",
        lambda: (
            with_board("louis", wonder(influence=3))
            .tax(5)
            .play("blue place tax_stand")
            .give("blue", influence=1)
        ),
        "buy-off",
        "You cannot buy off a loss of virtue: you are short of 2 silver, which your influence (1)"
        " does not make up for.",
    ),
]


@pytest.mark.parametrize(
    ("made", "text", "wanted"),
    [row[1:] for row in SENTENCES],
    ids=[f"{row[0]}-{row[2]}" for row in SENTENCES],
)
def test_a_refusal_says_the_cost_and_what_is_missing(
    made: Callable[[], Table], text: str, wanted: str
) -> None:
    assert said(made(), text) == wanted


@pytest.mark.clause("W92", "W93")
def test_the_cost_of_a_monument_is_what_is_left_of_it() -> None:
    table = wonder(wood=3, influence=1).laid("wood", 2)
    due = 2  # already on the card
    printed = int(table.content.tables.monument_cost[1])
    sentence = said(table, "monument wood quarry")
    assert f"costs {printed - due} wood" in sentence
    assert f"you are short of {printed - due - 3} wood" in sentence


@pytest.mark.clause("A141")
def test_a_level_that_takes_any_mix_says_how_many_are_missing() -> None:
    table = Table().hand("blue", "keep").give("blue", level=1, wood=1)
    assert said(table, "cathedral keep") == (
        "Cathedral level 2 costs 4 of wood, stone in any mix;"
        " you are short of 3 of wood, stone in any mix."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_is_told_in_every_language(language: str) -> None:
    for _, made, text, english in SENTENCES:
        sentence = said(made(), text, language)
        assert "[" not in sentence
        figures = {word.strip(".,;():") for word in english.split()}
        for figure in (word for word in figures if word.isdigit()):
            assert figure in sentence, (sentence, english)


def test_every_refusal_with_figures_has_its_sentence() -> None:
    codes = {"W92_CANNOT_PAY_MONUMENT"}
    for _, made, text, _ in SENTENCES:
        refusal = GAME.why_not(made().settle().state, 0, GAME.grammar.read(text))
        codes.add(refusal.code if refusal else text)
    assert codes == {REASON_NAMES[code] for code in FIGURES}
