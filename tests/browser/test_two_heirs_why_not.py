"""The Two Heirs: whatever is dark says why, with its clause."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import House
from browser.prepared import take_up

DARK = "[data-ref]:not([data-lit])"
CLAUSE = re.compile(r"Rule [TH]\d+")
CAN_BE_TOUCHED = """each => {
  const box = each.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return document.elementFromPoint(x, y)?.closest("[data-ref]") === each;
}"""


def said_by(page: Page, dark: Locator) -> list[str]:
    """What each of these says; what lies beyond the edge of the board is left aside."""
    said = []
    pop = page.locator(".tc-pop")
    for each in dark.all():
        if each.evaluate(CAN_BE_TOUCHED):
            each.click(force=True)
            pop.wait_for()
            assert each.evaluate("each => each.classList.contains('why-anchor')")
            said.append(pop.inner_text())
            page.keyboard.press("Escape")
            pop.wait_for(state="detached")
    return said


def test_twenty_dark_things_say_why(page: Page, house: House) -> None:
    take_up(page, house, 5, "siege")

    # While a siege waits for an answer nothing else can be done, and everything says so.
    waiting = said_by(page, page.locator(f".th-ring {DARK}, .th-card, .tc-board .unit{DARK}"))
    page.locator(".tc-dock").get_by_role("button", name="Spare").click()
    page.locator(".tc-dock-foot .primary").click()
    page.locator(".tc-group").first.wait_for()

    # Then it is this and that: taken already, too far, no room, somebody else's.
    open_table = said_by(page, page.locator(f".th-ring {DARK}, .tc-board .unit{DARK}"))
    page.locator(".th-card.can").first.click()
    page.locator(".cell.lit").first.wait_for()
    with_a_tile = said_by(page, page.locator(".cell.dark"))

    whys = [*waiting, *open_table, *with_a_tile]
    clauses = [CLAUSE.search(each) for each in whys]
    assert len(whys) >= 20
    assert all(clauses), [each for each in whys if not CLAUSE.search(each)]
    assert len({found[0] for found in clauses if found}) >= 4


@pytest.mark.first
def test_the_clause_leads_to_the_rules_and_help_is_listed(page: Page, house: House) -> None:
    take_up(page, house, 5, "camp")
    page.locator(".th-ring .slot").first.click(force=True)
    pop = page.locator(".tc-pop")
    expect(pop).to_contain_text("Rule T36")
    expect(pop.get_by_role("link")).to_have_attribute("href", "/rules/two-heirs#T36")
    expect(page.locator("[aria-live=polite]")).to_contain_text("already taken a tile")
    pop.get_by_role("button", name="Show me what would help").click()
    expect(pop).to_have_count(0)
    expect(page.locator("#tc-q")).to_have_text("What would help")
    expect(page.locator(".tc-dock [data-action]")).to_contain_text(["Use Camp to take"])
