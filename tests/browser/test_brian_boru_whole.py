"""Brian Boru from the first town to the High King, by clicking only."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.boru import ID, TITLE, Clicker
from browser.conftest import House
from browser.hands import sit_down
from browser.moments import open_table, seat_address

pytestmark = pytest.mark.timeout(1800)  # seconds; a minute or three where nothing else runs


def is_told_to_the_end(page: Page, house: House) -> None:
    """Who is High King stands on the map and in the dock; in the hall the game is finished."""
    expect(page.locator(".tc-ribbon")).to_contain_text(re.compile("wins|Nobody wins"))
    expect(page.locator(".bb-sheet tfoot")).to_contain_text("Total")
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    table = urlsplit(page.url).path.rpartition("/")[2]
    page.goto(house.address)
    mine = page.locator(".ticket", has=page.locator(f"a[href$='/{table}']"))
    expect(mine).to_contain_text("Finished")


@pytest.mark.whole
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_whole_game_against_bots(page: Page, house: House, seats: int) -> None:
    table = open_table(house, ID, ["human", *["greedy"] * (seats - 1)])
    clicker = Clicker(page, seats)
    page.goto(seat_address(house, table, 0))
    clicker.play_out()
    assert clicker.rounds == clicker.ears.sight["view"]["rounds"] - 1
    assert clicker.counted == 1
    is_told_to_the_end(page, house)


@pytest.mark.whole
def test_a_whole_game_of_three_at_one_screen(page: Page, house: House) -> None:
    clicker = Clicker(page, 8)
    sit_down(page, house, TITLE, "friends")
    clicker.play_out()
    assert clicker.passed_on > 30
    is_told_to_the_end(page, house)


@pytest.mark.whole
def test_a_whole_game_on_a_small_phone(browser: Browser, house: House) -> None:
    context = browser.new_context(
        viewport={"width": 360, "height": 740},
        locale="en-GB",
        reduced_motion="reduce",
        has_touch=True,
        is_mobile=True,
    )
    page = context.new_page()
    table = open_table(house, ID, ["human", *["greedy"] * 3])
    clicker = Clicker(page, 2, has_finger=True)
    page.goto(seat_address(house, table, 0))
    clicker.play_out()
    expect(page.locator(".bb-sheet tfoot")).to_contain_text("Total")
    context.close()
