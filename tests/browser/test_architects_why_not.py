"""Architects: a dark thing says why, with its clause."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.architects_moments import GAME, WONDER
from browser.clicker import Clicker
from browser.conftest import House
from browser.moments import IsWanted, address_at, moment_of
from threecrowns.engine.state import State
from threecrowns.games.architects.rules.guildhall import may_work_on_cathedral
from threecrowns.games.architects.rules.market import may_visit_market
from threecrowns.games.architects.rules.turn import Architects

WANTED = 40
# What must be among the reasons: limits of virtue, a place that is full, skills, goods.
AMONG = (
    r"needs a virtue of 5 or more.*Rule A140",
    r"open up to a virtue of 9.*Rule A147",
    r"space of the black market is taken.*Rule A147",
    r"needs skills that none of your apprentices has.*Rule A134",
    r"costs .* you are short of .*Rule A134",
    r"costs .* you are short of .*Rule A81",
)
# Where a finger meets a thing and nothing that lies upon it; the middle first.
BARE = """each => {
    const box = each.getBoundingClientRect();
    for (const [x, y] of [[.5, .5], [.5, .85], [.12, .5], [.88, .85], [.12, .85], [.5, .15]]) {
        const at = [box.left + box.width * x, box.top + box.height * y];
        const met = document.elementFromPoint(...at);
        if (met && (met === each || each.contains(met))) return at;
    }
    return null;
}"""


def placing(*, cathedral: bool, market: bool) -> IsWanted:
    """A worker is to be placed by somebody with too little or too much virtue, late in the game."""

    def is_wanted(state: State, seat: int) -> bool:
        assert isinstance(state, Architects)
        return (
            GAME.question_kind(state) == "place"
            and may_work_on_cathedral(state, seat) == cathedral
            and may_visit_market(state, seat) == market
            and state.hand_size(seat) >= 4
        )

    return is_wanted


@pytest.mark.whole
def test_forty_dark_things_say_why(page: Page, house: House) -> None:
    said: dict[str, str] = {}
    reasons: list[str] = []
    for cathedral, market in ((True, True), (False, True), (True, False)):
        moment = moment_of(GAME, 2, WONDER, placing(cathedral=cathedral, market=market))
        page.goto(address_at(house, moment))
        clicker = Clicker(page)
        while clicker.state()["is"] == "steps":
            clicker.step()
        heard: set[str] = set()
        for tab in ("hand", "offer", "own"):
            page.locator(f"#ar-tab-{tab}").click()
            for thing in page.locator("[data-ref]:not([data-lit])").all():
                ref = thing.get_attribute("data-ref") or ""
                at = thing.evaluate(BARE) if thing.is_visible() else None
                if ref in heard or at is None:
                    continue
                heard.add(ref)
                page.mouse.click(*at)
                expect(page.locator(".tc-pop")).to_be_visible()
                text = " ".join(page.locator(".tc-pop").inner_text().split())
                if re.search(r"Rule [AWS]\d+", text):
                    said[ref] = text
                    reasons.append(text)
                page.keyboard.press("Escape")
                expect(page.locator(".tc-pop")).to_have_count(0)
    assert len(said) >= WANTED
    assert re.search("comes out at the guardhouse.*Rule A114", said["place:prison"])
    assert [each for each in AMONG if not any(re.search(each, text) for text in reasons)] == []
