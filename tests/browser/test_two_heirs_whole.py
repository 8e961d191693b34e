"""The Two Heirs from the hall to the end: with a mouse, by keyboard, by touch, and in words."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import PATIENCE, House
from browser.hands import sit_down
from browser.heirs import MOST_STEPS, TITLE, is_over, play_out

pytestmark = pytest.mark.whole
MOST_TABS = 60
ENOUGH = 6  # buildings; more would only take longer


def is_told(page: Page) -> None:
    """The end is told, on the board and in the dock, with the sheets side by side."""
    expect(page.locator(".tc-ribbon")).to_contain_text(re.compile("wins|Nobody wins"))
    expect(page.locator(".tc-versus tr.sum td")).to_have_count(2)
    expect(page.get_by_role("tab", name="Score")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_against_a_bot_and_once_more(page: Page, house: House) -> None:
    sit_down(page, house, TITLE, "bot-search-1")
    play_out(page)
    is_told(page)

    # A rematch is a new table with the same players; the old game stands in the hall.
    over = page.url
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".tc-app[data-state=play]")).to_be_visible()
    assert page.url != over
    page.goto(house.address)
    expect(page.locator(".ticket", has_text="Finished").first).to_be_visible()


@pytest.mark.parametrize("henry", ["Henry the Poor", "Henry the Brave", "Henry the Relentless"])
def test_alone_against_henry(page: Page, house: House, henry: str) -> None:
    sit_down(page, house, TITLE, f"{henry} (alone)")
    play_out(page)
    is_told(page)
    expect(page.locator(".tc-versus")).to_contain_text("Treasures")


def test_two_at_one_screen(page: Page, house: House) -> None:
    sit_down(page, house, TITLE, "friends")
    play_out(page)
    is_told(page)


def tab_to(page: Page, found: Locator) -> None:
    """As often as somebody would who cannot use a mouse."""
    found.wait_for()
    for _ in range(MOST_TABS):
        if found.evaluate("each => each === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("it cannot be reached with Tab")


def test_by_keyboard_only(page: Page, house: House) -> None:
    press = page.keyboard.press
    page.goto(house.address)
    card = page.locator("article.play").filter(has_text=TITLE)
    tab_to(page, card.get_by_label("Against"))
    page.keyboard.type("Henry the Poor")
    tab_to(page, card.get_by_role("button", name="Play", exact=True))
    press("Enter")
    built = 0
    for _ in range(MOST_STEPS):
        if is_over(page):
            break
        if page.locator(".tc-steps").count():
            press("Enter")
            page.locator(".tc-steps").wait_for(state="detached")
            continue
        verbs = page.locator(".tc-group").evaluate_all("all => all.map(each => each.dataset.verb)")
        if "take" in verbs:
            press("t")
            press("Enter")
        elif "discard" in verbs or not verbs:
            tab_to(page, page.locator(".tc-dock [data-action]").first)
            press("Enter")
        elif "build" in verbs and built < ENOUGH:
            built += 1
            press("b")
            press("Enter")
        else:
            press("n")
        page.locator(".tc-bill").wait_for()
        press("Enter")
        page.locator(".tc-bill").wait_for(state="detached")
    is_told(page)
    assert built > 0


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": 360, "height": 740},
        locale="en-GB",
        reduced_motion="reduce",
        has_touch=True,
        is_mobile=True,
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    yield page
    context.close()


def test_by_touch_on_a_phone(phone: Page, house: House) -> None:
    phone.goto(house.address)
    card = phone.locator("article.play").filter(has_text=TITLE)
    card.get_by_label("Against").select_option("Henry the Poor (alone)")
    card.get_by_role("button", name="Play", exact=True).tap()
    built = 0
    for _ in range(MOST_STEPS):
        phone.locator(".tc-app[data-state=end], .tc-steps, .tc-dock-foot").first.wait_for()
        if phone.locator(".tc-app[data-state=end]").count():
            break
        if phone.locator(".tc-steps").count():
            phone.get_by_role("button", name="Go on to my turn").tap()
            phone.locator(".tc-steps").wait_for(state="detached")
            continue
        slots = phone.locator(".th-row .lit")
        cards = phone.locator(".th-card.can")
        answers = phone.locator(".tc-answers [data-action]")
        end = phone.locator(".tc-dock-foot button", has_text="End the turn")
        if slots.count():
            slots.first.tap()
        elif answers.count():
            answers.first.tap()
        elif cards.count() and (built < ENOUGH or end.get_attribute("aria-disabled")):
            cards.first.tap()
            phone.locator(".cell.lit, .tc-bill").first.wait_for()
            if phone.locator(".cell.lit").count():
                phone.locator(".cell.lit").first.tap()
                built += 1
        else:
            end.tap()
        phone.locator(".tc-bill").wait_for()
        phone.locator(".tc-dock-foot .primary").tap()
        phone.locator(".tc-bill").wait_for(state="detached")
    expect(phone.locator(".tc-ribbon")).to_contain_text(re.compile("wins|Nobody wins"))
    assert built > 0


def chosen(answers: list[str]) -> str:
    """What somebody who only reads would answer: take, build what brings most, end."""
    takes = [each for each in answers if each.startswith("Take")]
    gains = {each: int(found[1]) for each in answers if (found := re.search(r", \+(\d+)$", each))}
    ends = [each for each in answers if each.startswith("End the turn")]
    return [*takes, *sorted(gains, key=gains.__getitem__, reverse=True), *ends, *answers][0]


def test_in_words_alone(page: Page, house: House) -> None:
    sit_down(page, house, TITLE, "Henry the Poor (alone)")
    page.keyboard.press("v")
    words = page.get_by_role("dialog", name="The table in words")
    over = words.get_by_role("heading", name="The game is over")
    answers = words.locator("li button:enabled")
    for _ in range(MOST_STEPS):
        over.or_(answers.first).first.wait_for()
        if over.count():
            break
        said = words.inner_text()
        answer = chosen(answers.all_inner_texts())
        words.get_by_role("button", name=answer, exact=True).first.click()
        page.wait_for_function(
            "said => document.querySelector('dialog[open]').innerText !== said", arg=said
        )

    # The end is told here too, with the points of both and what they are for.
    expect(words).to_contain_text(re.compile(r"wins|Nobody wins|tie", re.I))
    assert len(re.findall(r"points: \d+", words.inner_text())) == 2
