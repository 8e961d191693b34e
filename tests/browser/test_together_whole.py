"""Whole live games in two browsers, through a killed server: both see the same end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, Page, expect

from browser import boru, clicker, heirs
from browser.conftest import PATIENCE, House
from browser.moments import opened, seat_address

pytestmark = [pytest.mark.whole, pytest.mark.timeout(1800)]
MOST_ROUNDS = 20_000  # looks at both screens
BEFORE_THE_FALL = 12  # steps, until the server is killed
LIVE = {"kind": "live", "base": 7200, "increment": 30, "end": "wait"}


class Hand(Protocol):
    """Somebody at a screen of their own."""

    def is_over(self) -> bool: ...

    def step_if_asked(self) -> bool:
        """Answer if this screen is asked; do not wait for others."""
        ...


class HeirsHand:
    def __init__(self, page: Page, _: int) -> None:
        self.page = page

    def is_over(self) -> bool:
        return self.page.locator(".tc-app[data-state=end]").count() > 0

    def step_if_asked(self) -> bool:
        return self.page.locator(heirs.SHOWN).count() > 0 and heirs.step(self.page)


class BoruHand(boru.Clicker):
    def is_over(self) -> bool:
        return self.page.locator(boru.OVER).count() > 0

    def step_if_asked(self) -> bool:
        return self.page.locator(boru.SHOWN).count() > 0 and self.step() != "over"


GAMES = {
    "two-heirs": (HeirsHand, ["human", "human"]),
    "brian-boru": (BoruHand, ["human", "human", "greedy"]),
    "architects": (clicker.Clicker, ["human", "human"]),
}


@pytest.fixture
def own_house(browser: Browser, tmp_path: Path) -> Iterator[House]:
    """A house that may be killed."""
    house = House(tmp_path / "house")
    house.start()
    yield house
    house.kill()


@pytest.fixture
def screens(browser: Browser) -> Iterator[tuple[Page, Page]]:
    size = {"width": 1440, "height": 900}
    contexts = [
        browser.new_context(locale="en-GB", reduced_motion="reduce", viewport=size)  # type: ignore[arg-type] # a dict with these keys
        for _ in range(2)
    ]
    pages = [context.new_page() for context in contexts]
    for page in pages:
        page.set_default_timeout(PATIENCE)
    yield pages[0], pages[1]
    for context in contexts:
        context.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_live_game_through_a_killed_server(
    own_house: House, screens: tuple[Page, Page], game: str
) -> None:
    kind, players = GAMES[game]
    wish = {"game": game, "seats": players, "seed": 7, "pace": LIVE}
    table = opened(own_house, "tables", json.dumps(wish).encode())
    hands: list[Hand] = []
    for seat, page in enumerate(screens):
        hands.append(kind(page, seat + 1))  # it listens from the first word on
        page.goto(seat_address(own_house, table, seat))
        page.locator(".tc-strip.self").wait_for()
    screens[0].locator(".tc-clock.runs").first.wait_for()  # once both are there

    is_back = False
    steps = 0
    for _ in range(MOST_ROUNDS):
        done = [hand.step_if_asked() for hand in hands]
        steps += sum(done)
        if steps >= BEFORE_THE_FALL and not is_back:
            is_back = True
            kill_and_come_back(own_house, screens)
        if all(hand.is_over() for hand in hands):
            break
        if not any(done):
            screens[0].wait_for_timeout(20)
    assert is_back
    ribbons = [page.locator(".tc-ribbon").inner_text() for page in screens]
    assert ribbons[0] == ribbons[1]
    for page in screens:  # nothing of it was changed, not by the fall either
        expect(page.locator(".tc-notice.fair")).to_contain_text("no line of the record was changed")


def kill_and_come_back(house: House, screens: tuple[Page, Page]) -> None:
    """Both lose the line, and find the table as it was, without a reload."""
    before = [index_of(page) for page in screens]
    house.kill()
    for page in screens:
        expect(page.locator(".tc-notice.bad")).to_be_visible()
    house.start()
    for page in screens:
        page.get_by_role("button", name="Try now").evaluate_all(
            "found => found.forEach((button) => button.click())"  # unless the page did so by itself
        )
        expect(page.locator(".tc-notice.bad")).to_have_count(0)
    assert all(index_of(page) >= index for page, index in zip(screens, before, strict=True))


def index_of(page: Page) -> int:
    return int(page.locator(".tc-app").get_attribute("data-index") or -1)
