"""People in several browsers: links, accounts, talk, pauses, clocks.

The house runs in this process and does not trust its own machine: every browser holds only the
keys it was given, as on a public host.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from browser.axe import is_clean
from browser.conftest import PATIENCE
from browser.hands import asked, carry_out, first_choice
from server.clocks import SetClock
from server.running import running
from threecrowns.server.house import House
from threecrowns.server.pages import STATIC
from threecrowns.server.people.facts import DAY
from threecrowns.server.store import Store
from threecrowns.table.thinkers import Thinkers

PASSWORD = "a horse in a boat"


class Public:
    """A house for anybody, and the browsers of those who come."""

    def __init__(self, browser: Browser, clock: SetClock) -> None:
        self.browser = browser
        self.clock = clock
        self.address = ""

    @contextmanager
    def person(self, locale: str = "en-GB", **more: Any) -> Iterator[Page]:
        size = more.pop("viewport", {"width": 1440, "height": 900})
        context = self.browser.new_context(
            locale=locale, viewport=size, reduced_motion="reduce", **more
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        yield page
        assert faults == []
        context.close()

    def open(self, page: Page, **more: object) -> dict[str, Any]:
        """A table for two, opened by nobody in particular."""
        wish = {"game": "two-heirs", "seats": ["human", "human"], "seed": 7, **more}
        made: dict[str, Any] = page.request.post(f"{self.address}api/tables", data=wish).json()
        return made

    def link(self, opened: dict[str, Any], seat: int) -> str:
        return f"{self.address}t/{opened['id']}?seat={opened['seats'][seat]['key']}"


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


@pytest.fixture
def public(browser: Browser, tmp_path: Path, clock: SetClock) -> Iterator[Public]:
    store, thinkers = Store(tmp_path / "data"), Thinkers()
    try:
        house = House(store, thinkers, trusts_home=False, clock=clock)
        with running(house, STATIC) as port:
            found = Public(browser, clock)
            found.address = f"http://127.0.0.1:{port}/"
            yield found
    finally:
        thinkers.close()
        store.close()


def seats_of(page: Page) -> Locator:
    """The card with all seats."""
    dialog = page.get_by_role("dialog")
    if dialog.count() == 0:
        page.get_by_role("button", name="Players and seats").click()
    dialog.locator(".tc-seats li").first.wait_for()
    return dialog


def close(dialog: Locator) -> None:
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)


def index_of(page: Page) -> str:
    return page.locator(".tc-app").get_attribute("data-index") or ""


def sit(page: Page, link: str) -> None:
    page.goto(link)
    page.locator(".tc-strip.self").wait_for()
    assert "seat=" not in page.url


@pytest.mark.first
def test_a_link_is_claimed_handed_over_and_exchanged(public: Public) -> None:
    with public.person() as host, public.person() as friend, public.person() as third:
        opened = public.open(host)
        sit(host, public.link(opened, 0))
        link = public.link(opened, 1)
        sit(friend, link)

        # The friend binds the seat: the link opens nothing any more, here it goes on.
        card = seats_of(friend)
        card.get_by_role("button", name="Bind this seat to me").click()
        is_clean(friend)
        card.locator(".tc-confirm .primary").click()
        expect(card.locator("li").nth(1)).to_contain_text("bound")
        close(card)
        friend.locator(".tc-strip.self").wait_for()
        third.goto(link)
        expect(third.locator(".tc-lost p")).to_contain_text("This link opens no seat")

        # Handed over: a new link, and the friend looks on.
        card = seats_of(friend)
        card.get_by_role("button", name="Hand this seat to somebody else").click()
        card.locator(".tc-confirm .primary").click()
        handed = card.get_by_label("Link for the seat of Blue")
        expect(handed).to_be_visible()
        new = handed.input_value()
        close(card)
        expect(friend.locator(".tc-strip.self")).to_have_count(0)
        sit(third, new)

        # Exchanged: whoever came by the link is let go at once, with a sentence.
        card = seats_of(friend)
        card.get_by_role("button", name="A new link, the old one dies").click()
        card.locator(".tc-confirm .primary").click()
        expect(third.locator(".tc-lost p")).to_contain_text("opens the seat no more")
        expect(card.get_by_label("Link for the seat of Blue")).not_to_have_value(new)
        third.goto(f"{public.address}t/{opened['id']}")  # the dead key is forgotten
        third.locator(".tc-strip").first.wait_for()
        expect(third.locator(".tc-strip.self")).to_have_count(0)


def test_an_open_seat_is_taken_by_whoever_comes(public: Public) -> None:
    with public.person() as host, public.person() as guest:
        opened = public.open(host, open=[1])
        sit(host, public.link(opened, 0))
        guest.goto(public.address)
        guest.locator(".open-tables a").click()
        expect(guest.locator(".tc-notice")).to_contain_text("The seat of Blue is free.")
        guest.get_by_role("button", name="Sit down").click()
        guest.locator(".tc-strip.self").wait_for()
        expect(guest.locator(".tc-notice")).to_have_count(0)
        expect(host.locator(".presence.here")).to_have_count(1)


def test_an_account_on_two_devices(public: Public) -> None:
    with public.person() as desk, public.person(viewport={"width": 390, "height": 844}) as phone:
        opened = public.open(desk, seats=["human", "random"])
        sit(desk, public.link(opened, 0))
        table = desk.url
        desk.goto(public.address)
        desk.get_by_role("button", name="Account").click()
        card = desk.get_by_role("dialog")
        card.get_by_role("button", name="New account").click()
        card.get_by_label("Name").fill("Ola <b>")
        card.get_by_label("Password").fill("short")
        card.get_by_role("button", name="Open the account").click()
        expect(card.get_by_role("status")).to_contain_text("8 to 200")
        card.get_by_label("Password").fill(PASSWORD)
        card.get_by_role("button", name="Open the account").click()
        expect(card.locator(".codes li")).to_have_count(10)
        is_clean(desk)
        card.get_by_role("button", name="I have kept them").click()
        expect(card.locator(".lead")).to_have_text("You are Ola <b>.")  # text, not HTML
        expect(card).to_contain_text("holds 1 seat")

        phone.goto(public.address)
        phone.get_by_role("button", name="Account").click()
        card = phone.get_by_role("dialog")
        card.get_by_label("Name").fill("ola <B>")
        card.get_by_label("Password").fill(PASSWORD)
        card.locator(".fields .primary").click()
        expect(card.locator(".lead")).to_contain_text("Ola")
        is_clean(phone)
        close(card)
        phone.locator(".ticket a").click()
        phone.locator(".tc-strip.self").wait_for()

        # Both are at the table with the same seat: what is answered here is seen there.
        desk.goto(table)
        asked(desk)
        shown = phone.locator(".tc-app")
        expect(shown).to_have_attribute("data-index", index_of(desk))
        first_choice(desk)
        expect(shown).to_have_attribute("data-index", index_of(desk))

        # Signed out, the phone knows nothing of the game any more.
        phone.goto(public.address)
        phone.get_by_role("button", name="Account").click()
        card.get_by_role("button", name="Sign out", exact=True).click()
        card.locator(".tc-confirm .primary").click()
        card.get_by_label("Name").wait_for()
        close(card)
        expect(phone.locator(".tc-empty")).to_be_visible()
        assert opened["seats"][0]["key"] not in phone.evaluate("JSON.stringify(localStorage)")


def test_talk_pause_and_rematch(public: Public) -> None:
    with public.person() as ola, public.person(locale="cs-CZ") as jan:
        opened = public.open(ola, names=["Ola", "Jan"])
        sit(ola, public.link(opened, 0))
        sit(jan, public.link(opened, 1))

        ola.get_by_role("tab", name="Talk").click()
        ola.get_by_text("Ready phrases").click()
        ola.get_by_role("button", name="Good luck!").click()
        ola.get_by_label("Write to everybody at the table").fill("<i>ahoj</i>")
        ola.get_by_role("button", name="Say it").click()
        expect(ola.locator(".tc-talk li")).to_have_count(2)
        is_clean(ola)
        expect(jan.get_by_role("tab", name="Hovor")).to_contain_text("2")
        jan.get_by_role("tab", name="Hovor").click()
        expect(jan.locator(".tc-talk li").first).to_contain_text("Hodně štěstí!")
        expect(jan.locator(".tc-talk li").nth(1)).to_contain_text("<i>ahoj</i>")
        jan.get_by_role("button", name="Neposlouchat: Ola").click()
        expect(jan.locator(".tc-talk ol")).not_to_contain_text("ahoj")

        card = seats_of(ola)
        card.get_by_role("button", name="Pause").click()
        close(card)
        expect(ola.locator(".tc-notice")).to_contain_text("Still to agree: Jan")
        jan.get_by_role("button", name="Souhlasím", exact=True).click()
        expect(ola.locator(".tc-notice")).to_contain_text("The table has a pause")
        is_clean(ola)
        jan.get_by_role("button", name="Pokračovat").click()
        ola.get_by_role("button", name="Agree", exact=True).click()
        expect(ola.locator(".tc-notice")).to_have_count(0)

        card = seats_of(ola)
        card.get_by_role("button", name="Give up").click()
        card.locator(".tc-confirm .primary").click()
        ola.get_by_role("button", name="Rematch").click()
        jan.get_by_role("button", name="Souhlasím", exact=True).click()
        ola.get_by_role("button", name="To the rematch").click()
        jan.get_by_role("button", name="K odvetě").click()
        for page in (ola, jan):
            page.wait_for_url(lambda url: opened["id"] not in url)
            page.locator(".tc-strip.self").wait_for()
        expect(ola.locator(".tc-strip.self .name")).to_contain_text("Blue")  # turned


def test_days_go_by_with_vacation_and_a_bot_at_the_end(public: Public, clock: SetClock) -> None:
    pace = {"kind": "days", "days": 2, "vacation": 7, "end": "bot"}
    with public.person() as one, public.person() as two:
        opened = public.open(one, pace=pace)
        sit(one, public.link(opened, 0))
        sit(two, public.link(opened, 1))
        one.locator(".tc-strip.asked .tc-clock.runs").wait_for()
        first, second = (one, two) if one.locator(".tc-strip.self.asked").count() else (two, one)
        mine = first.locator(".tc-strip.self .tc-clock")
        expect(mine).to_contain_text(re.compile("2 d 0 h|1 d 23 h"))  # a page counts on by itself
        clock.go_by(1.5 * DAY)
        asked(first)
        card = seats_of(first)
        card.get_by_role("button", name="Go on vacation").click()
        close(card)
        expect(mine).to_contain_text("on vacation")
        clock.go_by(5 * DAY)
        card = seats_of(first)
        card.get_by_role("button", name="Back from vacation").click()
        expect(card).to_contain_text("2 days of vacation left")
        close(card)
        expect(mine).to_contain_text(re.compile("12 h 0 min|11 h 59 min"))
        first_choice(first)
        clock.go_by(2 * DAY)
        clock.go_by(2 * DAY)
        expect(second.locator(".tc-strip", has_text="bot")).not_to_have_count(0)
        asked(second)  # the bot has ended the turn
        first_choice(second)

        # Back again, the first one plays on by the key that this browser kept.
        card = seats_of(first)
        card.locator(".tc-seats select").first.select_option("human")
        close(card)
        first.locator(".tc-strip.self").wait_for()
        expect(second.locator(".tc-strip", has_text="bot")).to_have_count(0)


def test_all_agree_to_go_back_further_than_undo_does(public: Public) -> None:
    with public.person() as one, public.person(locale="pl-PL") as two:
        opened = public.open(one, names=["Ola", "Jan"])
        sit(one, public.link(opened, 0))
        sit(two, public.link(opened, 1))
        one.locator(".tc-strip.asked").first.wait_for()
        first = one if one.locator(".tc-strip.self.asked").count() else two
        first_choice(first)  # takes a tile: what was drawn after it no undo takes back
        asked(first)
        expect(first.locator(".th-card")).to_have_count(1)

        wish_to_go_back(one)
        expect(two.locator(".tc-notice")).to_contain_text("Ola")
        is_clean(two)
        two.locator(".tc-notice button").last.click()  # no
        expect(one.locator(".tc-notice")).to_have_count(0)
        expect(first.locator(".th-card")).to_have_count(1)

        wish_to_go_back(one)
        two.locator(".tc-notice button").nth(1).click()  # yes
        expect(one.locator(".tc-notice")).to_have_count(0)
        expect(first.locator(".th-card")).to_have_count(0)
        asked(first)


def wish_to_go_back(page: Page) -> None:
    """Look at the beginning, and ask the others to go back there."""
    page.get_by_role("button", name="Look at turn 0").first.click()
    page.get_by_role("button", name="Go back to here").click()
    page.get_by_role("button", name="Ask the others").click()
    expect(page.locator(".tc-notice")).to_contain_text("Still to agree: Jan")


LINES = """() => {
  const Plain = WebSocket, lines = [];
  window.cut = () => { window.isCut = true; for (const line of lines) line.close() };
  window.WebSocket = class extends Plain {
    constructor(address) { super(window.isCut ? "ws://127.0.0.1:9/" : address); lines.push(this) }
  };
}"""


def test_whoever_loses_the_line_is_told_what_happened_meanwhile(public: Public) -> None:
    with public.person() as one, public.person() as two:
        for page in (one, two):
            page.add_init_script(f"({LINES})()")
        opened = public.open(one)
        sit(one, public.link(opened, 0))
        sit(two, public.link(opened, 1))
        one.locator(".tc-strip.asked").first.wait_for()
        first, second = (one, two) if one.locator(".tc-strip.self.asked").count() else (two, one)

        # Given one has no line any more, the other plays on,
        second.evaluate("cut()")
        expect(second.locator(".tc-notice.bad")).to_be_visible()
        expect(first.locator(".presence.here")).to_have_count(0)
        asked(first)
        first_choice(first)
        assert index_of(first) != index_of(second)

        # when the line is back, then both see the same, without a reload, and go on.
        second.evaluate("isCut = false")
        second.get_by_role("button", name="Try now").evaluate_all(
            "found => found.forEach((button) => button.click())"  # unless the page did so by itself
        )
        expect(second.locator(".tc-app")).to_have_attribute("data-index", index_of(first))
        expect(second.locator(".tc-notice.bad")).to_have_count(0)
        expect(first.locator(".presence.here")).to_have_count(1)
        first.locator(".tc-dock-foot button", has_text="End the turn").click()
        carry_out(first)
        asked(second)


def test_the_page_checks_the_record_and_notices_a_change(public: Public) -> None:
    with public.person() as one:
        opened = public.open(one, seats=["human", "random"])
        sit(one, public.link(opened, 0))
        asked(one)
        card = seats_of(one)
        card.get_by_role("button", name="Give up").click()
        card.locator(".tc-confirm .primary").click()
        fair = one.locator(".tc-notice.fair")
        expect(fair).to_contain_text("no line of the record was changed")
        is_clean(one)
        record = one.request.get(f"{public.address}api/tables/{opened['id']}/record").text()

        def change(route: Route) -> None:
            route.fulfill(body=record.replace('"seat":-1', '"seat":0', 1))

        one.route("**/record", change)
        one.reload()
        expect(fair).to_contain_text("The record was changed in line 2")
        is_clean(one)
