"""The hall in a real browser: settings, seats by link, records, and what goes wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from browser.axe import is_clean
from browser.conftest import PATIENCE, House
from browser.hands import asked, settled

HEIRS, BORU, ARCHITECTS = "The Two Heirs", "Brian Boru", "Architects of the West Kingdom"


def settings_of(page: Page, house: House, title: str) -> Locator:
    """Open the settings of a game; its seats are marked once the server has answered."""
    page.goto(house.address)
    card = page.locator("article.play").filter(has_text=title)
    card.get_by_role("button", name="More choices").click()
    dialog = page.get_by_role("dialog")
    dialog.locator(".sitters .tc-mark path").first.wait_for()
    return dialog


def play(dialog: Locator) -> None:
    dialog.get_by_role("button", name="Play", exact=True).click()


@pytest.fixture
def refused_page(browser: Browser) -> Iterator[Page]:
    """A page on which something is refused: the browser itself tells of that in its console."""
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    yield page
    context.close()


# -- settings of each game


def test_two_heirs_with_other_sets_and_a_friend_here(page: Page, house: House) -> None:
    dialog = settings_of(page, house, HEIRS)
    dialog.get_by_label("How many").select_option("2")
    expect(dialog.get_by_label("Your colour")).to_have_count(0)  # only against Henry
    dialog.get_by_label("Blue: who plays").select_option("here")
    dialog.get_by_label("Blue: name").fill("Zuzana")
    dialog.get_by_role("combobox", name="Sets of tiles").select_option("own")
    dialog.get_by_label("War").check()

    # Four sets are refused by the game itself, at their place.
    expect(dialog.locator("#set-sets-problem")).to_contain_text("sets")
    dialog.get_by_label("Journey").uncheck()
    expect(dialog.locator(".tc-warn")).to_have_count(0)
    is_clean(page)
    dialog.get_by_label("Roads are scored").uncheck()
    dialog.get_by_label("Seed").fill("7")
    play(dialog)

    asked(page)
    expect(page.get_by_role("region", name="Zuzana")).to_be_visible()
    facts = page.request.get(f"{house.address}api/tables").json()[0]
    assert facts["names"] == ["", "Zuzana"]


def test_brian_boru_with_five_and_notes(page: Page, house: House) -> None:
    dialog = settings_of(page, house, BORU)
    dialog.get_by_label("How many").select_option("5")
    expect(dialog.locator(".sitters li")).to_have_count(5)
    dialog.get_by_label("The table notes").check()
    dialog.get_by_label("Green: who plays").select_option("search-1")
    play(dialog)

    asked(page)
    expect(page.locator(".tc-strip")).to_have_count(5)


def test_architects_with_a_scripted_opponent_and_characters(page: Page, house: House) -> None:
    dialog = settings_of(page, house, ARCHITECTS)
    dialog.get_by_label("How many").select_option("5")
    dialog.get_by_label("Scripted opponent").select_option("informer")
    expect(dialog.get_by_role("status")).to_contain_text("scripted opponent")  # no seat for it
    dialog.get_by_label("How many").select_option("2")
    expect(dialog.locator(".sitters")).to_contain_text("Informer")
    dialog.get_by_label("Player boards").select_option("dealt")
    play(dialog)

    page.locator(".tc-strip").first.wait_for()
    expect(page.get_by_role("region", name="Informer")).to_be_visible()


# -- seats by link


@pytest.mark.first
def test_a_friend_comes_by_the_link(page: Page, house: House, browser: Browser) -> None:
    page.goto(house.address)
    card = page.locator("article.play").filter(has_text=HEIRS)
    card.get_by_label("Against").select_option("link")
    card.get_by_role("button", name="Play", exact=True).click()
    dialog = page.get_by_role("dialog")
    link = dialog.get_by_label("Link for the seat of Blue").input_value()
    expect(dialog.get_by_role("img", name="QR code: Link for the seat of Blue")).to_be_visible()
    expect(dialog.locator("img.qr:visible")).not_to_have_js_property("naturalWidth", 0)
    expect(dialog).to_contain_text("not at the table")
    is_clean(page)

    friends = browser.new_context(locale="cs-CZ")
    friend = friends.new_page()
    friend.set_default_timeout(PATIENCE)
    friend.goto(link)
    friend.locator(".tc-strip.self").wait_for()
    assert "seat=" not in friend.url
    expect(dialog).not_to_contain_text("not at the table")

    # Somebody who only looks on is shown no link.
    watcher = browser.new_context()
    onlooker = watcher.new_page()
    onlooker.set_default_timeout(PATIENCE)
    onlooker.goto(friend.url + "#seats")
    onlooker.locator(".tc-seats li").first.wait_for()
    assert onlooker.locator(".invite").count() == 0
    assert "seat=" not in onlooker.content()
    watcher.close()

    # The friend leaves: a bot plays on for the seat, by the key of the link.
    friends.close()
    expect(dialog).to_contain_text("not at the table")
    dialog.get_by_label("Blue: who plays").select_option("random")
    expect(dialog.locator(".tc-seats")).to_contain_text("bot: beginner")

    # Giving up is asked once more.
    dialog.get_by_role("button", name="Give up").click()
    dialog.get_by_role("button", name="Rather not").click()
    dialog.get_by_role("button", name="Give up").click()
    dialog.locator(".tc-confirm .primary").click()
    page.locator(".tc-app[data-state=end]").wait_for()


def test_going_back_is_asked_of_whoever_sits_elsewhere(
    page: Page, house: House, browser: Browser
) -> None:
    opened = page.request.post(
        f"{house.address}api/tables",
        data={"game": "two-heirs", "seats": ["human", "human"], "seed": 7, "names": ["Ola", "Jan"]},
    ).json()
    address = f"{house.address}t/{opened['id']}?seat="
    page.goto(address + opened["seats"][0]["key"])
    other = browser.new_context(locale="en-GB").new_page()
    other.set_default_timeout(PATIENCE)
    other.goto(address + opened["seats"][1]["key"])
    page.locator(".tc-strip.asked").wait_for()
    first = page if page.locator(".tc-strip.self.asked").count() else other
    second = other if first is page else page
    asked(first)
    first.locator(".tc-dock [data-action]").first.click()
    first.locator(".tc-bill").wait_for()
    first.locator(".tc-dock-foot .primary").click()
    first.locator(".tc-bill").wait_for(state="detached")

    first.keyboard.press("[")
    first.get_by_role("button", name="Go back to here").click()
    first.get_by_role("button", name="Ask the others").click()
    second.get_by_role("button", name="Agree").click()

    expect(first.locator(".tc-notice")).to_have_count(0)
    expect(second.locator(".tc-notice")).to_have_count(0)
    table = page.request.get(f"{house.address}api/tables/{opened['id']}/curve").json()
    assert len(table) < 30
    other.context.close()


# -- my games


def test_a_record_is_looked_at_and_removed(
    refused_page: Page, house: House, tmp_path: Path
) -> None:
    page = refused_page
    opened = page.request.post(
        f"{house.address}api/tables", data={"game": "two-heirs", "seats": ["human"], "seed": 7}
    ).json()
    record = page.request.get(f"{house.address}api/tables/{opened['id']}/record").body()
    good, bad = tmp_path / "game.jsonl", tmp_path / "letter.jsonl"
    good.write_bytes(record)
    bad.write_text("Dear friend,\n")
    page.goto(house.address)

    page.get_by_label("Look at a record").set_input_files(bad)
    expect(page.locator(".join [role=status]")).to_contain_text("no record")
    page.get_by_label("Look at a record").set_input_files(good)
    page.wait_for_url("**/replay/**")
    page.locator(".tc-strip").first.wait_for()

    page.goto(house.address)
    ticket = page.locator(".ticket.done").first
    expect(ticket).to_contain_text("To be looked at")
    expect(ticket.locator("svg.map rect")).not_to_have_count(0)
    before = page.locator(".ticket").count()
    ticket.get_by_role("button", name="Remove: The Two Heirs").click()
    ticket.get_by_role("button", name="Remove", exact=True).click()
    expect(page.locator(".ticket")).to_have_count(before - 1)


# -- how one likes it


@pytest.mark.first
def test_preferences_hold_at_once_and_after_a_reload(page: Page, house: House) -> None:
    page.goto(house.address)
    page.locator(".ticket, .tc-empty").first.wait_for()
    is_clean(page)
    page.get_by_role("button", name="CS, Čeština").click()
    expect(page.get_by_role("heading", name="Co si zahrajeme?")).to_be_visible()
    page.get_by_role("button", name="Nastavení").click()
    page.get_by_label("Velikost písma").select_option("xl")
    page.get_by_label("Zvuky").check()
    page.locator("#set-theme").select_option("night")
    is_clean(page)
    page.locator("#set-language").select_option("pl")
    expect(page.get_by_role("heading", name="W co zagramy?")).to_be_attached()

    page.reload()
    page.get_by_role("heading", name="W co zagramy?").wait_for()
    html = page.locator("html")
    expect(html).to_have_attribute("data-size", "xl")
    expect(html).to_have_attribute("data-theme", "night")
    expect(html).to_have_attribute("lang", "pl")


# -- what goes wrong is one sentence, with a way on


def test_tables_of_all_games_speak_their_own_words_in_one_page(page: Page, house: House) -> None:
    page.goto(house.address)
    for title in (BORU, ARCHITECTS, HEIRS):
        page.locator("article.play").filter(has_text=title).get_by_role(
            "button", name="Play", exact=True
        ).click()
        asked(page)
        settled(page)  # what is printed on a piece comes later
        table = page.locator(".tc-app > main")
        shown = table.text_content()
        assert not re.search(r"\[[a-z]+-[a-z-]+[\]:]", shown or "[no-text]")

        # The page anew knows this game alone, and says the same.
        page.reload()
        asked(page)
        settled(page)
        assert table.text_content() == shown
        page.get_by_role("link", name="To the hall").click()


@pytest.mark.first
@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("nowhere/at/all", "The address leads nowhere"),
        ("t/no-such-table", "There is no such table here"),
        ("replay/no-such-table#3", "There is no such table here"),
    ],
)
def test_an_address_that_leads_nowhere(
    refused_page: Page, house: House, path: str, sentence: str
) -> None:
    page = refused_page
    page.goto(house.address + path)
    expect(page.locator(".tc-lost p")).to_contain_text(sentence)
    page.get_by_role("link", name="To the hall").click()
    page.locator("article.play").first.wait_for()


def test_a_key_that_opens_nothing(page: Page, house: House) -> None:
    opened = page.request.post(f"{house.address}api/tables", data={"game": "two-heirs"}).json()
    page.goto(f"{house.address}t/{opened['id']}?seat=nonsense")
    expect(page.locator(".tc-lost p")).to_contain_text("This link opens no seat")


def test_a_browser_without_sockets(page: Page, house: House) -> None:
    page.add_init_script("delete window.WebSocket")
    opened = page.request.post(f"{house.address}api/tables", data={"game": "two-heirs"}).json()
    page.goto(f"{house.address}t/{opened['id']}")
    expect(page.locator(".tc-lost p")).to_contain_text("it lacks WebSocket")


def test_a_full_disk_and_a_server_that_is_gone(refused_page: Page, house: House) -> None:
    page = refused_page
    page.goto(house.address)
    card = page.locator("article.play").filter(has_text=HEIRS)

    def is_full(route: Route) -> None:
        reason = {"id": "reason-disk-full", "params": {}}
        text = {"id": "server-not-saved", "params": {"reason": reason}}
        route.fulfill(status=507, json={"code": "not-saved", "text": text})

    page.route("**/api/tables", is_full)
    card.get_by_role("button", name="Play", exact=True).click()
    expect(card.get_by_role("status")).to_contain_text(re.compile("could not be saved.*full"))

    page.unroute("**/api/tables")
    page.route("**/api/**", lambda route: route.abort())
    card.get_by_role("button", name="Play", exact=True).click()
    expect(card.get_by_role("status")).to_contain_text("The hall does not answer")
