"""The guided first games, by clicking only what they point at."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import is_clean
from browser.conftest import House
from browser.hands import asked, first_choice, settled

GUIDES = {  # the game's title -> the button in the hall, for each of its guides
    "two-heirs": ("The Two Heirs", "Learn by playing"),
    "brian-boru": ("Brian Boru", "Learn by playing"),
    "architects": ("Architects of the West Kingdom", "Learn by playing"),
    "architects-wonder": ("Architects of the West Kingdom", "Learn by playing: Works of Wonder"),
}
MOST_CLICKS = 200


def be_shown(page: Page, house: House, guide: str) -> Locator:
    """From the hall to the first step."""
    title, button = GUIDES[guide]
    page.goto(house.address)
    card = page.locator("article.play").filter(has_text=title)
    card.get_by_role("button", name=button, exact=True).click()
    bar = page.locator(".tc-guide")
    expect(bar).to_contain_text(re.compile(r"1 of \d+"))
    return bar


# What a click can change: the table, the step, what is chosen, shown or pointed at.
CHANGING = """() => {
    const all = what => [...document.querySelectorAll(what)].filter(each => each.checkVisibility());
    const { index, state } = document.querySelector('.tc-app').dataset;
    return JSON.stringify([
        index, state,
        all('.tc-guide').map(bar => [bar.dataset.step, bar.dataset.state, bar.innerText]),
        all('[data-guided], [aria-selected=true], .tc-pop, .tc-bill, [data-action]').map(
            each => [each.className.baseVal ?? each.className, { ...each.dataset }]),
        all('.tc-dock, .tc-hand').map(each => each.innerText),
    ]);
}"""


def steps_of(bar: Locator) -> int:
    found = re.search(r"\d+ of (\d+)", bar.inner_text())
    assert found
    return int(found[1])


def click_on(page: Page) -> None:
    """Do the next thing that the step points at."""
    answer = page.locator(".tc-pop")
    if answer.count():
        answer.get_by_role("button", name="Close").click()
        return
    button = page.locator(".tc-guide-acts .primary")
    if button.count():
        button.click()
        return
    for part in ("onward", "confirm", "undo"):
        marked = page.locator(f"[data-part={part}][data-guided]:visible")
        if marked.count():
            marked.first.click()
            return
    touched = page.locator("[data-guided=act]:visible")
    shown = page.locator("[data-guided]:visible")
    (touched if touched.count() else shown).first.click(force=True)


def follow(page: Page, bar: Locator, until: int) -> None:
    """Click on what is pointed at, up to a step."""
    for _ in range(MOST_CLICKS):
        settled(page)
        if bar.get_attribute("data-step") == str(until):
            return
        before = page.evaluate(CHANGING)
        click_on(page)
        page.wait_for_function(f"before => ({CHANGING})() !== before", arg=before)
    raise AssertionError("the guide does not end")


def come_back(bar: Locator, step: int) -> None:
    """Take back what was done beside the way."""
    bar.get_by_role("button", name="Take it back").click()
    expect(bar).to_have_attribute("data-state", "waits")
    expect(bar).to_have_attribute("data-step", str(step))


@pytest.mark.parametrize("guide", GUIDES)
def test_a_guide_leads_to_its_end_and_the_game_goes_on(
    page: Page, house: House, guide: str
) -> None:
    bar = be_shown(page, house, guide)
    follow(page, bar, steps_of(bar))
    page.get_by_role("button", name="Play on").click()
    expect(bar).to_have_count(0)
    onward = page.locator("[data-part=onward]")  # where the last turns are told step by step
    if onward.count():
        onward.click()
    page.locator("[data-lit]:visible").first.wait_for()  # the next question is there
    expect(bar).to_have_count(0)


@pytest.mark.first
def test_a_reload_comes_back_to_the_same_step(page: Page, house: House) -> None:
    bar = be_shown(page, house, "two-heirs")
    follow(page, bar, 3)
    said = bar.inner_text()
    page.reload()
    expect(bar).to_contain_text("3 of")
    assert bar.inner_text() == said

    # In the middle of something tried out, too: the step that takes it back.
    follow(page, bar, 5)
    page.reload()
    expect(bar).to_contain_text("5 of")
    follow(page, bar, 7)

    # What was said before can be read again.
    bar.get_by_role("button", name="What was said before").click()
    expect(bar).to_contain_text("6 of")
    bar.get_by_role("button", name="Next").click()
    expect(bar).to_contain_text("7 of")


def test_whoever_goes_another_way_can_come_back_or_play_on(page: Page, house: House) -> None:
    bar = be_shown(page, house, "two-heirs")
    follow(page, bar, 2)
    first_choice(page)  # not the tile that was meant
    expect(bar).to_contain_text("You went a way of your own")
    come_back(bar, 2)

    # Back on the way, it leads on; left again, the game is one like any other, after a reload too.
    follow(page, bar, 3)
    bar.get_by_role("button", name="Leave the guide").click()
    expect(bar).to_have_count(0)
    page.locator("[data-part=end]").click()
    page.locator("[data-part=confirm]").click()
    page.wait_for_function("() => /turn 3/.test(document.body.innerText)")
    page.reload()
    asked(page)
    expect(bar).to_have_count(0)


def test_the_guide_can_be_used_by_everybody(page: Page, house: House) -> None:
    bar = be_shown(page, house, "two-heirs")
    is_clean(page)
    follow(page, bar, 4)
    is_clean(page)
    first_choice(page)
    expect(bar).to_contain_text("You went a way of your own")
    is_clean(page)
    page.set_viewport_size({"width": 390, "height": 844})
    is_clean(page)

    # On a phone the guide folds and leaves the question alone.
    come_back(bar, 4)
    high = bar.evaluate("bar => bar.clientHeight")
    bar.get_by_role("button", name="Fold the guide").click()
    expect(bar).to_have_class(re.compile("folded"))
    assert bar.evaluate("bar => bar.clientHeight") < high / 2
    is_clean(page)
    question = page.locator("#tc-q").bounding_box()
    folded = bar.bounding_box()
    assert question
    assert folded
    assert folded["y"] + folded["height"] <= question["y"]
