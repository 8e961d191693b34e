"""The Two Heirs: a siege, a camp and a discard, each by clicking only."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import House
from browser.hands import asked, carry_out
from browser.prepared import take_up

SIEGE = 5  # seeds of games in which it happens
DISCARD = 4


@pytest.mark.first
def test_a_siege(page: Page, house: House) -> None:
    take_up(page, house, SIEGE, "siege")

    # The besieged building is ringed, and both answers stand in the dock with what they bring.
    expect(page.locator("#tc-q")).to_contain_text("with your towers?")
    expect(page.locator(".refmark.about")).to_have_count(1)
    answers = page.locator(".tc-answers [data-action]")
    expect(answers).to_have_count(2)
    asking = re.search("Destroy (.*) on (.*) with", page.locator("#tc-q").inner_text())
    assert asking
    building = page.locator(".tc-board").get_by_role("button", name=" ".join(asking.groups()))
    expect(building).to_have_count(1)

    page.locator(".tc-dock").get_by_role("button", name="Destroy").click()
    carry_out(page)
    asked(page)
    expect(page.locator(".refmark.about")).to_have_count(0)
    expect(page.locator(".tc-pane")).to_contain_text(asking[1])
    expect(building).to_have_count(0)


def test_a_camp(page: Page, house: House) -> None:
    take_up(page, house, SIEGE, "camp")
    hand = page.locator(".th-card")
    before = hand.count()
    page.locator(".tc-group[data-verb=camp] summary").click()
    page.locator(".tc-group[data-verb=camp] [data-action]").first.click()
    carry_out(page)

    # One more tile may be taken.
    expect(page.locator(".tc-pane")).to_contain_text("face down and may take one more tile")
    page.locator(".tc-group[data-verb=take] [data-action]").first.click()
    carry_out(page)
    expect(hand).to_have_count(before + 1)


def test_a_discard(page: Page, house: House) -> None:
    take_up(page, house, DISCARD, "discard")
    expect(page.locator("#tc-q")).to_contain_text("your hand is too large", ignore_case=True)
    hand = page.locator(".th-card")
    before = hand.count()
    assert before > 3
    own = page.locator(".tc-strip.self").get_attribute("aria-label") or ""
    hand.first.click()
    carry_out(page)
    expect(page.locator(".tc-pane")).to_contain_text(re.compile("discards"))
    asked(page)
    expect(page.locator(".tc-strip.self")).not_to_have_attribute("aria-label", own)
