"""A table that is seen late is seen as if nothing had happened since, in every game."""

from __future__ import annotations

import msgspec
import pytest

from battery.positions import game_of
from table.test_ahead import SEATS, answer, new_table
from threecrowns.engine.game import Setup
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.rng import Rng
from threecrowns.table.table import Table


@pytest.mark.parametrize("name", SEATS)
def test_nothing_in_it_comes_of_later_answers(name: str) -> None:
    table, rng = new_table(name), Rng(8)
    for _ in range(60):
        answer(table, rng)
    given = table.match.answers
    match = Match(game_of(name), Setup(SEATS[name]), shuffle_from_seed(5, SEATS[name]))
    early = Table(match, ("human",) * SEATS[name])
    for number, each in enumerate(given):
        if each.seat >= 0:
            late = table.behind(number)
            assert msgspec.json.encode(late) == msgspec.json.encode(early.behind(number))
            assert late.view == early.sight(None).view
        match.answer(each.seat, each.action)


def test_it_is_told_on_from_where_it_was_known() -> None:
    table, rng = new_table("two-heirs"), Rng(8)
    for _ in range(20):
        answer(table, rng)
    whole = table.behind(15)
    more = table.behind(20, known=len(whole.news), since=table.index)
    assert more.first_news == len(whole.news)
    assert (*whole.news, *more.news) == table.behind(20).news
