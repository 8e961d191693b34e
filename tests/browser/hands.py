"""What a hand does at any table in the browser."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import House


def sit_down(page: Page, house: House, title: str, against: str) -> None:
    """Two clicks and a choice: from the hall to the table."""
    page.goto(house.address)
    card = page.locator("article.play").filter(has_text=title)
    card.get_by_label("Against").select_option(against)
    card.get_by_role("button", name="Play", exact=True).click()
    page.locator("#tc-q, .tc-veil").first.wait_for()


def asked(page: Page) -> None:
    """Wait until this screen is asked something."""
    page.locator(".tc-dock [data-action]").first.wait_for()


def carry_out(page: Page) -> None:
    """Do what is shown with its bill."""
    page.locator(".tc-bill").wait_for()
    before = page.locator(".tc-app").get_attribute("data-index") or ""
    page.locator(".tc-dock-foot .primary").click()
    expect(page.locator(".tc-app")).not_to_have_attribute("data-index", before)
    page.locator(".tc-bill").wait_for(state="detached")


def first_choice(page: Page) -> None:
    """Show what the first choice in the dock would bring, and do it."""
    page.locator(".tc-dock [data-action]").first.click()
    carry_out(page)


def settled(page: Page) -> None:
    """Wait until the server has answered everything, and a guide has played what it plays."""
    page.wait_for_function(
        "() => document.querySelector('.tc-app[data-index]') && !document.querySelector("
        "'.tc-app[data-asking], .tc-dock[aria-busy=true], .tc-guide[data-state=plays]')"
    )
