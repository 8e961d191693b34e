"""What a table of Brian Boru tells: who is choosing, hints, notes, the count, what travels."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from browser.axe import is_clean
from browser.boru import COUNTING, GAME, GO, ONWARD, OVER, Clicker
from browser.conftest import PATIENCE, House
from browser.moments import Moment, address_at, moment_of, opened, seat_address
from threecrowns.engine.state import State

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1440, "height": 900}
Motion = Literal["no-preference", "reduce"]
MOVED = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...words) {
    window.moved.push(this.getAttribute("class"));
    return animate.apply(this, words);
};
"""


def moment_asking(kind: str, *, trick: int = 0, notes: bool = False) -> Moment:
    """In the first round, from this trick on."""

    def is_wanted(state: State, seat: int) -> bool:
        view = GAME.view(state, seat)
        number = view.trick.number if view.trick else 0
        return view.asked == kind and view.round <= 1 and number >= trick

    return moment_of(GAME, 4, {"notes": notes}, is_wanted)


def people_at(house: House, moment: Moment) -> list[str]:
    """A person at every seat from this moment on: what each of them opens."""
    finished = opened(house, "import", moment.record)
    wish = json.dumps({"seats": ["human"] * moment.seats}).encode()
    table = opened(house, f"tables/{finished['id']}/from/{moment.answers}", wish)
    return [seat_address(house, table, seat) for seat in range(moment.seats)]


@contextmanager
def page_of(
    browser: Browser, *, motion: Motion = "reduce", viewport: ViewportSize = DESK
) -> Iterator[Page]:
    context = browser.new_context(locale="en-GB", reduced_motion=motion, viewport=viewport)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    yield page
    context.close()


def strip(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def test_the_draft_shows_who_is_still_choosing_on_desk_and_phone(
    browser: Browser, house: House
) -> None:
    first, second, *_ = people_at(house, moment_asking("draft"))
    with page_of(browser) as desk, page_of(browser, viewport=PHONE) as phone:
        desk.goto(first)
        phone.goto(second)
        Clicker(desk).shown()
        for page in (desk, phone):
            expect(page.locator(".bb-badge.wait .tc-i:visible")).to_have_count(4)
            expect(page.locator(".bb-badge.ok")).to_have_count(0)

        # Whoever has chosen is told to everybody, with the others that are waited for.
        clicker = Clicker(desk)
        clicker.choose("draft")
        clicker.touch(desk.locator(GO))
        for page in (desk, phone):
            expect(strip(page, "Purple").locator(".bb-badge.ok .tc-i")).to_be_visible()
            expect(page.locator(".bb-badge.wait .tc-i:visible")).to_have_count(3)
        expect(desk.locator(".tc-ask .q")).to_contain_text("Green, Orange, Black")


@pytest.mark.parametrize("notes", [True, False])
def test_cards_of_this_round_are_counted_only_where_notes_are_kept(
    page: Page, house: House, notes: bool
) -> None:
    clicker = Clicker(page)
    page.goto(address_at(house, moment_asking("follow", trick=2, notes=notes)))
    clicker.shown()
    kept = clicker.ears.sight["view"]["notes"]
    played = sum(map(len, kept["played"])) if kept else 0
    assert bool(played) == notes
    expect(page.locator(".bb-played .bb-chip")).to_have_count(played)
    page.keyboard.press("v")
    expect(page.locator(".tc-words li").filter(has_text="played:")).to_have_count(4 * notes)


def test_a_hint_is_clicked_and_carried_out(page: Page, house: House) -> None:
    clicker = Clicker(page)
    page.goto(address_at(house, moment_asking("follow")))
    assert clicker.shown() == "follow"
    page.get_by_role("button", name="Hint").click()
    best = page.locator(".tc-answers [data-action]").first
    best.click()
    expect(page.locator(GO)).to_be_enabled()
    clicker.carry_out()
    assert clicker.ears.verbs == {"play": 1}


def last_question(house: House) -> str:
    """Where the very last answer of a game is given."""

    def is_wanted(state: State, seat: int) -> bool:
        view = GAME.view(state, seat)
        return view.is_last_round and view.phase == "church" and view.asked == "monastery"

    return address_at(house, moment_of(GAME, 4, {}, is_wanted))


def test_the_end_is_counted_region_by_region(page: Page, house: House) -> None:
    clicker = Clicker(page, 5)
    page.goto(last_question(house))
    clicker.play_until("count")
    totals = page.locator(".bb-count li > b")
    points = [seat["points"] for seat in clicker.ears.sight["seats"]]
    shown = [str(each) for each in points]
    expect(totals).to_have_text(shown)  # without motion all at once
    is_clean(page)

    # It can be stepped through all the same, and the map lights up with it.
    steps = page.locator(".tc-step-title")
    steps.first.click()
    expect(page.locator(".reg.uncounted")).to_have_count(8)
    lit = 0
    for _ in range(1, steps.count()):
        page.get_by_role("button", name="Next").click()
        lit += page.locator(".reg.counting").count() == 1
    assert lit >= 8
    expect(page.locator(".reg.uncounted")).to_have_count(0)
    expect(totals).to_have_text(shown)

    # Then who is High King; from there it can be counted again.
    page.locator(ONWARD).click()
    page.locator(OVER).wait_for()
    expect(page.locator(".bb-crowning")).to_be_visible()
    page.get_by_role("button", name="Count again").click()
    page.locator(COUNTING).wait_for()
    page.keyboard.press("Enter")
    page.locator(OVER).wait_for()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize(
    ("asked", "answer", "laid"),
    [
        ("follow", ".bb-fan [data-lit]", ".bb-plays .mine .laid"),
        ("start_town", ".bb-right [data-action]", ".bb-town .disc"),
    ],
)
def test_what_is_played_travels_to_its_place_but_not_without_motion(
    browser: Browser, house: House, asked: str, answer: str, laid: str, motion: Motion
) -> None:
    with page_of(browser, motion=motion) as page:
        page.add_init_script(MOVED)
        clicker = Clicker(page)
        page.goto(address_at(house, moment_asking(asked), other="human"))
        clicker.shown()
        before = page.locator(laid).count()
        page.locator(answer).first.click()
        page.locator(GO).click()
        expect(page.locator(laid)).to_have_count(before + 1)
        moved = page.evaluate("() => window.moved")
        assert moved == ([] if motion == "reduce" else [laid.rpartition(".")[2]])


def test_a_choice_begun_in_the_draft_stays_when_others_choose(
    browser: Browser, house: House
) -> None:
    first, second, *_ = people_at(house, moment_asking("draft"))
    with page_of(browser) as one, page_of(browser) as other:
        one.goto(first)
        other.goto(second)
        mine, theirs = Clicker(one), Clicker(other)
        mine.shown()
        theirs.shown()
        mine.choose("draft")
        expect(one.locator(GO)).to_be_visible()

        theirs.choose("draft")
        theirs.touch(other.locator(GO))

        expect(strip(one, "Green").locator(".bb-badge.ok")).to_be_visible()
        expect(one.locator(".bb-fan [aria-pressed=true]")).to_have_count(2)
