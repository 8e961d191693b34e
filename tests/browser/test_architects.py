"""Architects with Works of Wonder: single questions at a live table."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from browser.architects_moments import KINDS, VERBS, question, verb_moments
from browser.architects_reach import BEYOND, LISTED, missing, seen_without_scrolling
from browser.axe import is_clean
from browser.clicker import Clicker
from browser.conftest import House
from browser.hands import carry_out
from browser.moments import Moment, address_at, open_table, seat_address


def speak(page: Page, language: str) -> None:
    """Whoever opens the page next reads this language."""
    kept = json.dumps({"language": language})
    page.add_init_script(f"localStorage.setItem('crowns', {json.dumps(kept)})")


def sit_at(page: Page, house: House, moment: Moment) -> Clicker:
    page.goto(address_at(house, moment))
    clicker = Clicker(page)
    while clicker.state()["is"] == "steps":
        clicker.step()
    return clicker


@pytest.mark.whole
def test_every_verb_can_be_clicked(page: Page, house: House) -> None:
    moments = verb_moments()
    clicked = set()
    for verb, (moment, action) in moments.items():
        clicker = sit_at(page, house, moment)
        button = page.locator(f".tc-dock [data-action='{action}']")
        clicker.turn_to(str(action))
        if not button.count():
            page.locator(f".tc-dock [data-verb='{verb}']").first.click()  # stands for this one
            button = page.locator(f".tc-bill [data-action='{action}']")
        elif not button.first.is_visible():
            clicker.bring_into_sight(str(action))
        button.first.click()
        carry_out(page)
        expect(page.locator(".tc-notice.bad, .tc-dock-notice")).to_have_count(0)
        clicked.add(verb)
    assert clicked == VERBS


@pytest.mark.first
def test_the_cheapest_way_to_pay_comes_first(page: Page, house: House) -> None:
    sit_at(page, house, question("pay", least=4))
    paid = "[data-good=influence]"
    influence = [
        int(way.locator(f".amt:has({paid})").inner_text()) if way.locator(paid).count() else 0
        for way in page.locator(".tc-answers .ar-barter").all()
    ]
    assert len(influence) >= 4
    assert influence == sorted(influence)


@pytest.mark.whole
@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_no_question_needs_scrolling(page: Page, house: House, language: str) -> None:
    """At 1280x720 nothing scrolls, and every answer is on a leaf of a group that opens."""
    page.set_viewport_size({"width": 1280, "height": 720})
    speak(page, language)
    for kind in KINDS:
        moment = question(kind, most=True)
        sit_at(page, house, moment)
        assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"), kind
        assert page.evaluate(BEYOND) == [], kind
        assert missing(moment, seen_without_scrolling(page), page) == set(), kind


@pytest.mark.whole
@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740)])
def test_on_a_phone_answers_are_one_tap_away(
    phone: Page, house: House, width: int, height: int
) -> None:
    phone.set_viewport_size({"width": width, "height": height})
    for kind in KINDS:
        moment = question(kind, most=True)
        sit_at(phone, house, moment)
        expect(phone.locator("#tc-q")).to_be_in_viewport(ratio=1)
        options = phone.locator(".tc-dock-foot .fill")
        if options.is_visible():
            options.tap()
        shown = set(phone.evaluate(LISTED))
        assert missing(moment, shown, phone) == set(), kind
        expect(phone.locator("#tc-q")).to_be_in_viewport(ratio=1)


def test_the_text_view_is_enough_to_play(page: Page, house: House) -> None:
    page.goto(seat_address(house, open_table(house, "architects", ["human"], opponent="patron"), 0))
    clicker = Clicker(page)
    answered = 0
    while answered < 12:
        shown = clicker.state()
        if shown["is"] == "steps":
            clicker.step()
            continue
        page.keyboard.press("v")
        words = page.get_by_role("dialog")
        expect(words.get_by_role("heading", name="Town")).to_be_visible()
        before = words.locator(".tc-words").inner_text()
        words.locator("button.tc-opt").nth(answered % 3).click()
        page.wait_for_function(
            "before => document.querySelector('.tc-words')?.innerText !== before", arg=before
        )
        page.keyboard.press("Escape")
        expect(words).to_have_count(0)
        answered += 1
    expect(page.locator(".tc-pane")).to_contain_text("places a worker")


def test_a_hint_can_be_taken(page: Page, house: House) -> None:
    """What the strongest bot would do, shown like any other choice; and back without it."""
    sit_at(page, house, question("place"))
    page.get_by_role("button", name="Hint").click()
    hinted = page.locator(".tc-answers [data-action]")
    hinted.first.wait_for()
    assert hinted.count() >= 2
    page.keyboard.press("Escape")
    expect(page.locator(".tc-dock .tc-group").first).to_be_visible()

    page.get_by_role("button", name="Hint").click()
    hinted.first.click()
    before = page.locator("#tc-q").inner_text()
    carry_out(page)
    expect(page.locator("#tc-q")).not_to_have_text(before)
    expect(page.locator(".tc-notice.bad, .tc-dock-notice")).to_have_count(0)


@pytest.mark.whole
@pytest.mark.parametrize("kind", ["draft", "place", "pay", "capture"])
def test_axe_finds_nothing_at(page: Page, house: House, kind: str) -> None:
    clicker = sit_at(page, house, question(kind))
    is_clean(page)
    if kind == "place":
        clicker.touch(".tc-dock [data-action]")
        page.locator(".tc-bill").wait_for()
        is_clean(page)


@pytest.mark.whole
def test_axe_finds_nothing_when_something_is_told(page: Page, house: House) -> None:
    """An opponent's turn, a reset and the final score."""
    page.goto(seat_address(house, open_table(house, "architects", ["human"], opponent="patron"), 0))
    clicker = Clicker(page)
    seen: set[str] = set()
    while True:
        shown = clicker.state()
        if shown["is"] in ("steps", "end"):
            title = page.locator("#tc-q").inner_text()
            screen = "reset" if "reset" in title else shown["is"]
            if screen not in seen:
                is_clean(page)
                seen.add(screen)
        if not clicker.step():
            break
    assert {"steps", "end"} <= seen
