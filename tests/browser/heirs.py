"""A hand that plays The Two Heirs to its end, whatever is shown."""

from __future__ import annotations

from playwright.sync_api import Page

from browser.hands import carry_out, first_choice

TITLE = "The Two Heirs"
MOST_STEPS = 900
SHOWN = (
    ".tc-app[data-state=end], .tc-steps, .tc-dock [data-action], "
    ".tc-dock-foot button:has-text('End the turn'):not([aria-disabled=true])"
)


def is_over(page: Page) -> bool:
    """Wait until something is shown that can be answered, or the end."""
    page.locator(SHOWN).first.wait_for()
    return page.locator(".tc-app[data-state=end]").count() > 0


def step(page: Page) -> bool:
    """One step of a game by clicking: take, build what brings points, end the turn."""
    if is_over(page):
        return False
    if page.locator(".tc-steps").count():
        page.get_by_role("button", name="Go on to my turn").click()
        return True
    end = page.locator(".tc-dock-foot button", has_text="End the turn")
    gains = page.locator(".tc-group[data-verb=build] [data-action]", has_text="+")
    if gains.count() and page.locator(".tc-group[data-verb=take]").count() == 0:
        gains.first.click()
        carry_out(page)
    elif end.count() and end.get_attribute("aria-disabled") != "true":
        end.click()
        carry_out(page)
    else:
        first_choice(page)
    return True


def play_out(page: Page) -> None:
    for _ in range(MOST_STEPS):
        if not step(page):
            return
    raise AssertionError("the game does not end")
