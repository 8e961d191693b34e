"""A rated game, and the page of whoever played it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.axe import is_clean
from browser.conftest import PATIENCE
from server.listening import Listener
from server.pushed import Service, key_file
from server.rated import keep_rated_end
from server.running import running
from server.test_push import kept
from threecrowns.server.house import House
from threecrowns.server.pages import STATIC
from threecrowns.server.people.pushing import PushKeys
from threecrowns.server.store import Store
from threecrowns.table.thinkers import Thinkers

PASSWORD = "a horse in a boat"


PUSH_SERVICE = """() => {
  let made = null;
  const subscription = {
    endpoint: "https://8.8.8.8/push/of-this-browser",
    toJSON: () => ({ endpoint: subscription.endpoint, keys: %s }),
    unsubscribe: async () => { made = null; return true },
  };
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async () => (made = subscription);
}"""  # a service that is never called


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A public house with keys of Web Push, where others have played before."""
    store, thinkers = Store(tmp_path / "data"), Thinkers()
    push = PushKeys(key_file(tmp_path), "mailto:host@example.org")
    house = House(store, thinkers, trusts_home=False, push=push)
    for table in keep_rated_end(store, 11, ("Bára", "Ola <b>"), game="two-heirs"):
        house.people.ratings.settle(table)
    yield house
    thinkers.close()
    store.close()


@pytest.fixture
def anna(browser: Browser, house: House) -> Iterator[Page]:
    """Somebody with an account in the hall."""
    with running(house, STATIC) as port:
        context = browser.new_context(
            locale="en-GB",
            viewport={"width": 1440, "height": 900},
            reduced_motion="reduce",
            base_url=f"http://127.0.0.1:{port}",
            permissions=["notifications"],
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on(
            "console",
            lambda said: (
                faults.append(said.text) if "Content Security Policy" in said.text else None
            ),
        )
        keys = Service(Listener(201)).wish()
        keys = {name: keys[name] for name in ("p256dh", "auth")}
        page.add_init_script(f"({PUSH_SERVICE % json.dumps(keys)})()")
        page.goto("/")
        page.get_by_role("button", name="Account").click()
        card = page.get_by_role("dialog")
        card.get_by_role("button", name="New account").click()
        card.get_by_label("Name").fill("Anna")
        card.get_by_label("Password").fill(PASSWORD)
        card.get_by_role("button", name="Open the account").click()
        card.get_by_role("button", name="I have kept them").click()
        card.get_by_role("button", name="Close").click()
        yield page
        assert faults == []
        context.close()


def test_a_rated_game_is_on_the_page_of_its_player_and_goes_with_the_account(anna: Page) -> None:
    # Given Anna opens a rated game against Henry
    ladder = anna.locator(".ladder")
    expect(ladder).to_contain_text("Ola <b>")  # text, not HTML
    anna.get_by_role("article", name="The Two Heirs").get_by_label("More choices").click()
    card = anna.get_by_role("dialog")
    card.get_by_label("It counts for the ratings").check()
    card.get_by_role("button", name="Play", exact=True).click()
    anna.locator(".tc-dock-foot").wait_for()
    expect(anna.get_by_role("button", name="Hint")).to_have_count(0)

    # and gives it up,
    anna.get_by_role("button", name="Players and seats").click()
    expect(card).to_contain_text("This game is rated")
    card.get_by_role("button", name="Give up …").click()
    card.locator(".tc-confirm .primary").click()
    expect(card).to_have_count(0)

    # then her page shows it, after a look at the hall's list, where Henry has gained.
    anna.goto("/")
    expect(ladder.locator("li", has_text="Henry the Poor")).to_contain_text("?")
    is_clean(anna)
    anna.get_by_role("link", name="Anna").click()
    expect(anna.locator(".strengths")).to_contain_text("1 game · provisional")
    expect(anna.locator(".counted")).to_contain_text("place 2 of 2")
    is_clean(anna)
    anna.get_by_role("link", name="Replay").click()
    anna.locator(".tc-strip").first.wait_for()

    # When she deletes the account, there is nobody of this name.
    anna.goto("/")
    anna.get_by_role("button", name="Account").click()
    card.get_by_text("Delete the account").first.click()
    card.get_by_label("Password").last.fill(PASSWORD)
    card.get_by_role("button", name="Delete the account").click()
    card.get_by_label("Name").wait_for()
    anna.goto("/people/Anna")
    expect(anna.locator(".tc-lost")).to_contain_text("Nobody of this name")
    gone = anna.locator(".tc-lost").inner_text()
    anna.goto("/people/Somebody%20else")
    anna.locator(".tc-lost").wait_for()
    assert anna.locator(".tc-lost").inner_text() == gone


# Keeps what would be shown: where no desktop is, nothing is.
NOTING = """() => {
  self.noticed = new Promise(known => {
    self.registration.showNotification = (_, { body, data }) => {
      known([body, data]);
      return Promise.resolve();
    };
  });
}"""


def test_a_browser_is_told_while_it_is_closed_if_that_is_wanted(anna: Page, house: House) -> None:
    # Given Anna wants this browser to be told,
    anna.get_by_role("button", name="Account").click()
    card = anna.get_by_role("dialog")
    card.get_by_text("Tell me when I am away").click()
    wish = card.get_by_label("even while the page is closed")
    expect(wish).not_to_be_checked()
    is_clean(anna)
    wish.check()
    expect(card.get_by_role("status")).to_have_text("It is kept.")
    assert kept(house) == ["https://8.8.8.8/push/of-this-browser"]

    # when a message comes, the worker shows it,
    anna.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    session = anna.context.new_cdp_session(anna)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        anna.wait_for_timeout(20)  # the browser tells of its own accord
    message = {"text": "It is your turn: The Two Heirs.", "url": "https://elsewhere.invalid/t/x"}
    origin = anna.url.rstrip("/")
    words = {"origin": origin, "registrationId": found[0], "data": json.dumps(message)}
    [worker] = anna.context.service_workers
    worker.evaluate(NOTING)
    session.send("ServiceWorker.deliverPushMessage", words)
    shown = worker.evaluate("() => self.noticed")
    assert shown == ["It is your turn: The Two Heirs.", "/"]  # our own house only

    # and when it is not wanted any more, it is forgotten.
    wish.uncheck()
    expect(wish).not_to_be_checked()
    expect(wish).to_be_enabled()
    assert kept(house) == []


def test_browsers_give_numbers_to_the_shuffle_before_it_is_dealt(
    anna: Page, house: House, browser: Browser
) -> None:
    # Given Anna opens a table for a friend, nothing is dealt yet
    anna.get_by_role("article", name="The Two Heirs").locator("select").select_option("link")
    anna.get_by_role("article", name="The Two Heirs").get_by_role(
        "button", name="Play", exact=True
    ).click()
    seats = anna.get_by_role("dialog")
    link = seats.locator(".tc-seats > li").nth(1).locator(".invite input").first.input_value()
    seats.get_by_role("button", name="Close").click()
    notice = anna.locator(".tc-notice", has_text="gives a number to the shuffle")
    expect(notice).to_be_visible()
    is_clean(anna)

    # before the friend has come by the link:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    friend = context.new_page()
    friend.goto(link)
    expect(notice).to_have_count(0)
    for page in (anna, friend):
        page.locator(".tc-strip.self").wait_for()
        expect(page.locator(".tc-notice", has_text="shuffle")).to_have_count(0)

    # then the numbers of both browsers are in the record.
    table = anna.url.rpartition("/t/")[2].partition("#")[0]
    given = [
        json.loads(page.evaluate("() => localStorage.getItem('crowns-numbers')"))[table]
        for page in (anna, friend)
    ]
    header = json.loads(house.store.record(table).split(b"\n")[0])
    assert header["numbers"] == [given[0]["0"], given[1]["1"]]
    context.close()


def test_who_does_not_come_is_not_waited_for(anna: Page) -> None:
    anna.get_by_role("article", name="The Two Heirs").locator("select").select_option("link")
    anna.get_by_role("article", name="The Two Heirs").get_by_role(
        "button", name="Play", exact=True
    ).click()
    anna.get_by_role("dialog").get_by_role("button", name="Close").click()
    anna.get_by_role("button", name="Deal now").click()
    expect(anna.locator(".tc-notice", has_text="shuffle")).to_have_count(0)
