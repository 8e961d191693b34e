"""The Two Heirs: axe finds nothing in any state of the table, by day and by night."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import Page

from browser.axe import is_clean
from browser.conftest import House
from browser.hands import asked, first_choice, sit_down
from browser.heirs import TITLE, step
from browser.prepared import LACKS_TWO_KINDS, imported, prepared, take_up

SEED = 5
LACKING = 6  # of its game, a tile in hand lacks two kinds of goods


def test_question_preview_why_not_and_score(page: Page, house: House) -> None:
    take_up(page, house, SEED, "camp")
    is_clean(page)
    page.keyboard.press("/")
    is_clean(page)
    page.keyboard.press("Escape")
    page.locator(".th-card").first.click()
    page.locator(".cell.lit").first.wait_for()
    is_clean(page)
    page.locator(".cell.lit").first.click()
    page.locator(".tc-bill").wait_for()
    is_clean(page)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator(".th-ring .slot").first.click(force=True)
    page.locator(".tc-pop").wait_for()
    is_clean(page)
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Score").click()
    page.locator(".tc-line").first.hover()
    is_clean(page)
    page.keyboard.press("v")
    page.get_by_role("dialog").wait_for()
    is_clean(page)


def test_what_a_tile_lacks_of_two_kinds_is_in_its_name(page: Page, house: House) -> None:
    take_up(page, house, LACKING, LACKS_TWO_KINDS)
    page.locator(".th-card .need .pip ~ .pip").first.wait_for()
    is_clean(page)


def test_on_a_phone_no_tile_covers_what_another_one_lacks(page: Page, house: House) -> None:
    take_up(page, house, LACKING, LACKS_TWO_KINDS)
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".th-card .need .pip ~ .pip").first.wait_for()
    boxes = [each.bounding_box() for each in page.locator(".th-card .need").all()]

    assert len(boxes) > 1
    for left, right in pairwise(boxes):
        assert left is not None
        assert right is not None
        assert left["x"] + left["width"] <= right["x"]


def test_henrys_turn(page: Page, house: House) -> None:
    sit_down(page, house, TITLE, "henry-2")
    asked(page)
    first_choice(page)
    while not page.locator(".tc-steps").count():
        step(page)
        page.locator(".tc-steps, .tc-dock [data-action]").first.wait_for()
    is_clean(page)


def test_replay_and_the_end(page: Page, house: House) -> None:
    game = prepared(SEED)
    table = imported(page, house, game)
    page.goto(f"{house.address}replay/{table}#{game.answers // 2}")
    page.locator(".tc-scrub").wait_for()
    is_clean(page)
    page.goto(f"{house.address}replay/{table}#{game.answers}")
    page.locator(".tc-versus").wait_for()
    is_clean(page)
