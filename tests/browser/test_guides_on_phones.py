"""The guided first games on a phone, followed to their ends by tapping."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import PATIENCE, House
from browser.hands import settled
from browser.test_guides import GUIDES

MOST_TAPS = 120
# There is something to tap: not while the guide plays, nor while an answer is on its way; what is
# only spoken of can be asked about when it is the reader's turn again.
READY = """() => {
    const any = what => [...document.querySelectorAll(what)].some(each => each.checkVisibility());
    return document.querySelector('.tc-dock:not([aria-busy=true])') && (
        any('.tc-pop, .tc-guide-acts .primary, [data-guided=act]')
        || any('[data-guided]') && any('[data-lit]'));
}"""
# A finger in its middle meets it: it is in view, and nothing lies over it.
MET = """mark => {
    const { x, y, width, height } = mark.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    return met !== null && mark.contains(met);
}"""
# What a tap can change: the step, what is asked, chosen, shown or pointed at.
SHOWN = """() => {
    const all = what => [...document.querySelectorAll(what)].filter(each => each.checkVisibility());
    return JSON.stringify([
        document.querySelector('.tc-dock')?.ariaBusy,
        all('.tc-guide, .tc-dock, .tc-hand, .tc-stage, .tc-drawer, .tc-pop')
            .map(each => each.innerText),
        all('[data-guided], [aria-pressed=true], [aria-selected=true]').map(each => each.outerHTML),
    ]);
}"""


def tap_on(page: Page) -> None:
    """Do the next thing that the step points at."""
    closing = page.locator(".tc-pop").get_by_role("button", name="Close")
    if closing.count():
        closing.tap()
        return
    for found in (
        ".tc-guide-acts .primary",
        ":is([data-part=onward], [data-part=confirm], [data-part=undo])[data-guided]:visible",
        "[data-guided=act]:visible",
        "[data-guided]:visible",
    ):
        if page.locator(found).count():
            mark = page.locator(found).first.element_handle()
            page.wait_for_function(MET, arg=mark)
            mark.tap(force=True)  # a drawing is met in its middle, not everywhere in its box
            return


def at(page: Page) -> tuple[int, int]:
    """Which step of how many."""
    found = re.search(r"(\d+) of (\d+)", page.locator(".tc-guide-at").inner_text())
    assert found
    return int(found[1]), int(found[2])


def follow(page: Page) -> set[int]:
    """Tap on what is pointed at, up to the last step; the steps that were shown."""
    steps = set()
    for _ in range(MOST_TAPS):
        settled(page)
        page.wait_for_function(READY)
        step, last = at(page)
        steps.add(step)
        if step == last:
            return steps
        before = page.evaluate(SHOWN)
        tap_on(page)
        page.wait_for_function(f"before => ({SHOWN})() !== before", arg=before)
    raise AssertionError("the guide does not end")


@pytest.mark.whole
@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
@pytest.mark.parametrize("guide", GUIDES)
def test_a_guide_leads_to_its_end_on_a_phone(
    browser: Browser, house: House, guide: str, size: tuple[int, int]
) -> None:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale="en-GB",
        reduced_motion="reduce",
        has_touch=True,
        is_mobile=True,
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    title, button = GUIDES[guide]
    page.goto(house.address)
    card = page.locator("article.play").filter(has_text=title)
    card.get_by_role("button", name=button, exact=True).tap()
    page.locator(".tc-guide").wait_for()
    steps = follow(page)
    assert steps == set(range(1, at(page)[1] + 1))
    page.get_by_role("button", name="Play on").tap()
    expect(page.locator(".tc-guide")).to_have_count(0)
    closing = page.locator(".tc-drawer-close:visible")  # the last thing shown may be the score
    if closing.count():
        closing.tap()
    onward = page.locator("[data-part=onward]")
    if onward.count():
        onward.tap()
    page.locator("[data-lit]:visible").first.wait_for()
    context.close()
