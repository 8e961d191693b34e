"""Architects with Works of Wonder: whole games, by touching what is shown."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.clicker import MOST_LEAVES, Clicker
from browser.conftest import PATIENCE, House
from browser.moments import open_table, seat_address
from threecrowns.games.architects.game import ArchitectsGame

pytestmark = pytest.mark.whole
OPPONENTS = [
    str(name)
    for option in ArchitectsGame().options
    if option.name == "opponent"
    for name in option.choices
    if name != "none"
]


def sit(page: Page, house: House, players: list[str], **options: object) -> Clicker:
    """All people of a new table sit at this screen."""
    table = open_table(house, "architects", players, **options)
    for seat in range(players.count("human")):
        page.goto(seat_address(house, table, seat))
        page.locator(".tc-dock, .tc-veil").first.wait_for()
    return Clicker(page)


def is_counted(page: Page) -> None:
    """The end is told: a ribbon, and the sheet side by side that adds up."""
    expect(page.locator(".tc-ribbon")).to_contain_text(re.compile("wins|Nobody wins"))
    rows = page.locator(".tc-versus tbody tr")
    numbers = [
        [int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()]
        for row in rows.all()
    ]
    *lines, total = numbers
    assert [sum(column) for column in zip(*lines, strict=True)] == total


@pytest.mark.parametrize(
    ("seats", "wonder"), [(2, False), (5, False), (2, True), (4, True)], ids=str
)
def test_with_bots(page: Page, house: House, seats: int, wonder: bool) -> None:
    clicker = sit(page, house, ["human", *["random"] * (seats - 1)], wonder=wonder)
    clicker.play_out()
    is_counted(page)
    assert clicker.explained, "no reset was told"


@pytest.mark.parametrize("opponent", OPPONENTS)
def test_alone_against(page: Page, house: House, opponent: str) -> None:
    clicker = sit(page, house, ["human"], opponent=opponent)
    clicker.play_out()
    is_counted(page)
    assert clicker.explained > 10, "his turns were not told"


def test_two_people_and_an_opponent_at_one_screen(page: Page, house: House) -> None:
    clicker = sit(page, house, ["human", "human"], opponent="patron", wonder=True)
    clicker.play_out()
    is_counted(page)
    assert clicker.passed_on > 10
    assert clicker.explained > 10


def test_on_a_phone(phone: Page, house: House) -> None:
    clicker = sit(phone, house, ["human", "random"], wonder=True)
    clicker.has_finger = True
    clicker.play_out()
    is_counted(phone)


def test_two_browsers_and_a_reload(page: Page, browser: Browser, house: House) -> None:
    table = open_table(house, "architects", ["human", "human"])
    other = browser.new_context(locale="en-GB", reduced_motion="reduce").new_page()
    other.set_default_timeout(PATIENCE)
    hands = []
    for seat, screen in enumerate((page, other)):
        screen.goto(seat_address(house, table, seat))
        screen.locator(".tc-dock").wait_for()
        hands.append(Clicker(screen, seed=seat))
    is_reloaded = False
    for number in range(3000):
        if not is_reloaded and number > 40 and hands[0].is_asked():
            is_reloaded = True
            before = page.locator(".tc-players").inner_text()
            page.reload()
            assert hands[0].state()["is"] == "asked"
            assert page.locator(".tc-players").inner_text() == before
        done = [hand.step_if_asked() for hand in hands]
        if not any(done) and all(hand.is_over() for hand in hands):
            break
    assert is_reloaded
    is_counted(page)
    is_counted(other)
    totals = [screen.locator(".tc-versus .sum").inner_text() for screen in (page, other)]
    assert totals[0] == totals[1]
    other.context.close()


def test_by_keyboard_alone(page: Page, house: House) -> None:
    """Arrows, Tab and Enter; the mouse is never touched."""
    clicker = sit(page, house, ["human"], opponent="noblewoman")
    for _ in range(2000):
        shown = clicker.state()
        if shown["is"] == "end":
            break
        if shown["is"] == "asked":
            action, _, is_seen = clicker.chosen(shown["choices"])
            if not is_seen:
                tab_to(page, f".tc-group:not([open]):has([data-action='{action}']) > summary")
                page.keyboard.press("Enter")
                leaf_to(page, action)
            tab_to(page, f".tc-dock [data-action='{action}']")
            page.keyboard.press("Enter")
            page.locator(".tc-bill").wait_for()
        tab_to(page, ".tc-dock-foot .primary")
        page.keyboard.press("Enter")
    is_counted(page)


def leaf_to(page: Page, action: str) -> None:
    """Turn the leaf of the group that was opened until the button of an answer is there."""
    for _ in range(MOST_LEAVES):
        page.evaluate("() => new Promise(done => setTimeout(done, 50))")  # it is fitted in
        if page.locator(f".tc-dock [data-action='{action}']").count():
            return
        tab_to(page, ".tc-group[open] .ar-turn")
        page.keyboard.press("Enter")


def tab_to(page: Page, wanted: str) -> None:
    """From the question on with Tab until it has the focus."""
    for _ in range(400):
        if page.evaluate("wanted => document.activeElement?.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {wanted}")
