"""axe finds nothing at a table of Brian Boru, whatever is asked, by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from browser.axe import is_clean
from browser.boru import GAME, Clicker
from browser.conftest import House
from browser.moments import Moment, address_at, moment_of
from threecrowns.engine.state import State

ASKED = ("draft", "lead", "follow", "secondary", "marriage_town", "raid")


def moment_asking(kind: str) -> Moment:
    def is_wanted(state: State, seat: int) -> bool:
        return GAME.view(state, seat).asked == kind

    return moment_of(GAME, 4, {}, is_wanted)


@pytest.mark.whole
@pytest.mark.parametrize("kind", ASKED)
def test_axe_finds_nothing_where_this_is_asked(page: Page, house: House, kind: str) -> None:
    clicker = Clicker(page, 5)
    page.goto(address_at(house, moment_asking(kind)))
    if clicker.shown() == "round":
        clicker.step()
    assert clicker.shown() == kind
    is_clean(page)
    clicker.choose(kind)
    is_clean(page)


@pytest.mark.whole
def test_axe_finds_nothing_at_the_end_of_rounds_and_games(page: Page, house: House) -> None:
    clicker = Clicker(page, 6)
    page.goto(address_at(house, moment_asking("monastery")))
    clicker.play_until("round")
    is_clean(page)
    clicker.play_until("count")
    is_clean(page)
    clicker.play_until("over")
    is_clean(page)
