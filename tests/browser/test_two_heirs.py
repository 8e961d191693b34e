"""The Two Heirs: sitting down, looking first, taking back, and a server that is killed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import House
from browser.hands import asked, carry_out, first_choice, sit_down
from browser.heirs import TITLE, step

ASKED = "What will you do?"


def shown(page: Page) -> list[str]:
    """The question with all that can be answered, as it is read."""
    listed = page.locator(".tc-dock [data-action]").evaluate_all(
        "all => all.map(each => `${each.dataset.action} ${each.textContent}`)"
    )
    return [page.locator("#tc-q").inner_text(), *listed]


def test_alone_against_henry(page: Page, house: House) -> None:
    sit_down(page, house, TITLE, "henry-2")
    explained = 0
    for _ in range(12):
        shown = page.locator(".tc-steps, .tc-dock [data-action]")
        shown.first.wait_for()
        explained += page.locator(".tc-steps").count()
        step(page)
    assert explained >= 2
    expect(page.locator(".tc-strip.rival")).to_contain_text("Henry")


def test_two_at_one_screen(page: Page, house: House) -> None:
    sit_down(page, house, TITLE, "friends")
    own = page.locator(".tc-strip.self")
    first = own.get_attribute("aria-label") or ""
    asked(page)
    while own.get_attribute("aria-label") == first:
        step(page)
        page.wait_for_function(
            "() => document.querySelector('.tc-dock [data-action], .tc-app[data-state=end]')"
        )

    # The other one is asked at the same screen, from the other side.
    asked(page)
    expect(page.locator("#tc-q")).to_contain_text(ASKED)
    expect(own).not_to_have_attribute("aria-label", first)
    page.reload()
    asked(page)
    expect(own).not_to_have_attribute("aria-label", first)


@pytest.mark.first
def test_looking_first_and_taking_back(page: Page, house: House) -> None:
    sit_down(page, house, TITLE, "bot-search-1")
    asked(page)

    # A preview changes nothing.
    before = page.locator(".tc-dock [data-action]").count()
    page.locator(".tc-dock [data-action]").first.click()
    page.locator(".tc-bill").wait_for()
    page.locator(".tc-dock-foot button", has_text="Back").click()
    expect(page.locator(".tc-dock [data-action]")).to_have_count(before)

    # A dark thing says why not, with its clause.
    dark = page.locator(".tc-dock-foot button", has_text="End the turn")
    expect(dark).to_have_attribute("aria-disabled", "true")
    dark.click(force=True)
    expect(page.locator(".tc-pop")).to_contain_text(re.compile(r"Rule T\d+"))
    page.keyboard.press("Escape")

    # What shows nothing new can be taken back as a whole, after a reload too.
    first_choice(page)
    groups = page.locator(".tc-dock .tc-group")
    undo = page.locator(".tc-dock-foot").get_by_role("button", name="Undo", exact=True)
    expect(groups.first).to_be_visible()
    fresh = groups.all_inner_texts()
    first_choice(page)
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    first_choice(page)
    restart = page.get_by_role("button", name="Restart the turn")
    expect(restart).to_be_visible()
    page.reload()
    restart.click()
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(groups).to_have_text(fresh, use_inner_text=True)

    # And step by step.
    first_choice(page)
    undo.click()
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(groups).to_have_text(fresh, use_inner_text=True)


@pytest.mark.first
def test_a_killed_server_loses_nothing(page: Page, house: House) -> None:
    sit_down(page, house, TITLE, "bot-search-1")
    asked(page)
    first_choice(page)
    asked(page)
    hand = page.locator(".th-card").count()
    before = shown(page)

    house.kill()
    expect(page.locator(".tc-notice.bad")).to_be_visible()
    house.start()
    page.get_by_role("button", name="Try now").evaluate_all(
        "found => found.forEach((button) => button.click())"  # unless the page did so by itself
    )
    expect(page.locator(".tc-notice.bad")).to_have_count(0)
    asked(page)
    expect(page.locator(".th-card")).to_have_count(hand)
    assert shown(page) == before
    page.reload()
    asked(page)
    assert shown(page) == before


def test_a_hint_can_be_looked_at_and_is_noted(page: Page, house: House) -> None:
    sit_down(page, house, TITLE, "bot-search-1")
    asked(page)
    page.keyboard.press("h")
    hints = page.locator(".tc-dock ol [data-action]")
    hints.first.wait_for()
    expect(hints.first).to_contain_text("%")
    expect(page.locator(".tc-pane")).to_contain_text("asked for a hint")

    # What it would bring, back to the other answers, and done.
    hints.first.click()
    page.locator(".tc-bill").wait_for()
    page.keyboard.press("Escape")
    before = page.locator(".tc-app").get_attribute("data-index") or ""
    hints.first.click()
    carry_out(page)
    expect(page.locator(".tc-app")).not_to_have_attribute("data-index", before)
