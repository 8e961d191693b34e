"""The Two Heirs from the hall to the end, by clicking only."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import House

ASKED = "What will you do?"
MOST_CLICKS = 900


def sit_down(page: Page, house: House, against: str) -> None:
    """Two clicks and a choice: from the hall to the table."""
    page.goto(house.address)
    card = page.locator("article.play").filter(has_text="The Two Heirs")
    card.get_by_label("Against").select_option(against)
    card.get_by_role("button", name="Play").click()
    page.locator("#tc-q").wait_for()


def asked(page: Page) -> None:
    """Wait until this screen is asked something."""
    page.locator(".tc-dock [data-action]").first.wait_for()


def first_choice(page: Page) -> None:
    """Show what the first choice in the dock would bring, and do it."""
    page.locator(".tc-dock [data-action]").first.click()
    page.locator(".tc-bill").wait_for()
    page.locator(".tc-dock-foot .primary").click()
    page.locator(".tc-bill").wait_for(state="detached")


def step(page: Page) -> bool:
    """One step of a game, whatever is shown; False at its end."""
    shown = page.locator(
        ".tc-app[data-state=end], .tc-steps, .tc-dock [data-action], "
        ".tc-dock-foot button:has-text('End the turn'):not([aria-disabled=true]):not([disabled])"
    )
    shown.first.wait_for()
    if page.locator(".tc-app[data-state=end]").count():
        return False
    if page.locator(".tc-steps").count():
        page.get_by_role("button", name="Go on to my turn").click()
    elif page.locator(".tc-group[data-verb=take]").count():
        first_choice(page)
    else:
        end = page.locator(".tc-dock-foot button", has_text="End the turn")
        if end.count() and end.get_attribute("aria-disabled") != "true":
            end.click()
            page.locator(".tc-bill").wait_for()
            page.locator(".tc-dock-foot .primary").click()
            page.locator(".tc-bill").wait_for(state="detached")
        else:
            first_choice(page)
    return True


def play_out(page: Page) -> None:
    for _ in range(MOST_CLICKS):
        if not step(page):
            return
    raise AssertionError("the game does not end")


def test_a_whole_game_against_a_bot(page: Page, house: House) -> None:
    sit_down(page, house, "bot-search-1")
    play_out(page)

    # The end is told, on the board and in the dock, and in the hall it stands among my games.
    expect(page.locator(".tc-ribbon")).to_contain_text(re.compile("wins|Nobody wins"))
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    page.goto(house.address)
    expect(page.locator(".ticket").first).to_contain_text("Finished")


def test_alone_against_henry(page: Page, house: House) -> None:
    sit_down(page, house, "henry-2")
    explained = 0
    for _ in range(12):
        shown = page.locator(".tc-steps, .tc-dock [data-action]")
        shown.first.wait_for()
        explained += page.locator(".tc-steps").count()
        step(page)
    assert explained >= 2
    expect(page.locator(".tc-strip.rival")).to_contain_text("Henry")


def test_two_at_one_screen(page: Page, house: House) -> None:
    sit_down(page, house, "friends")
    own = page.locator(".tc-strip.self")
    first = own.get_attribute("aria-label")
    asked(page)
    while own.get_attribute("aria-label") == first:
        step(page)
        page.wait_for_function(
            "() => document.querySelector('.tc-dock [data-action], .tc-app[data-state=end]')"
        )

    # The other one is asked at the same screen, from the other side.
    asked(page)
    expect(page.locator("#tc-q")).to_contain_text(ASKED)
    assert own.get_attribute("aria-label") != first
    page.reload()
    asked(page)
    assert own.get_attribute("aria-label") != first


def test_looking_first_and_taking_back(page: Page, house: House) -> None:
    sit_down(page, house, "bot-search-1")
    asked(page)

    # A preview changes nothing.
    before = page.locator(".tc-dock [data-action]").count()
    page.locator(".tc-dock [data-action]").first.click()
    page.locator(".tc-bill").wait_for()
    page.locator(".tc-dock-foot button", has_text="Back").click()
    assert page.locator(".tc-dock [data-action]").count() == before

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
    assert groups.all_inner_texts() == fresh

    # And step by step.
    first_choice(page)
    undo.click()
    expect(undo).to_have_attribute("aria-disabled", "true")
    assert groups.all_inner_texts() == fresh


def test_a_killed_server_loses_nothing(page: Page, house: House) -> None:
    sit_down(page, house, "bot-search-1")
    asked(page)
    first_choice(page)
    asked(page)
    hand = page.locator(".th-card").count()

    house.kill()
    expect(page.locator(".tc-notice.bad")).to_be_visible()
    house.start()
    page.get_by_role("button", name="Try now").click()
    expect(page.locator(".tc-notice.bad")).to_have_count(0)
    asked(page)
    assert page.locator(".th-card").count() == hand
    page.reload()
    asked(page)
    assert page.locator(".th-card").count() == hand
