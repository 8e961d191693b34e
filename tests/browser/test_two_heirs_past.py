"""The Two Heirs: looking back in a running game, a record from elsewhere, a moment's address."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import House
from browser.hands import asked, carry_out, sit_down
from browser.heirs import TITLE
from browser.prepared import imported, prepared

SEED = 5


def test_rewind_and_return(page: Page, house: House) -> None:
    sit_down(page, house, TITLE, "bot-search-1")
    asked(page)
    page.locator(".tc-dock [data-action]").first.click()
    carry_out(page)
    page.locator(".tc-dock-foot button", has_text="End the turn").click()
    carry_out(page)
    asked(page)
    now = page.locator("#tc-q").inner_text()
    hand = page.locator(".th-card").count()

    # The number of a turn in the log leads back to it; nothing can be done there.
    page.get_by_role("button", name="Look at turn 1").click()
    expect(page.locator(".tc-notice")).to_contain_text("You are looking back")
    expect(page.locator(".tc-dock [data-action]")).to_have_count(0)
    place = page.locator(".tc-scrub .at")
    at = int(place.inner_text().split(" ")[0])
    page.locator(".tc-scrub").get_by_role("button", name="Back").click()
    expect(place).to_have_text(re.compile(rf"^{at - 1} /"))
    page.locator(".tc-notice").get_by_role("button", name="Return to now").click()
    expect(page.locator("#tc-q")).to_have_text(now)
    expect(page.locator(".th-card")).to_have_count(hand)

    # The same with keys.
    page.keyboard.press("[")
    expect(page.locator(".tc-notice")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".tc-notice")).to_have_count(0)


def test_a_record_from_elsewhere_and_the_address_of_a_moment(page: Page, house: House) -> None:
    game = prepared(SEED)
    page.goto(house.address)
    page.locator("input[type=file]").set_input_files(
        files={"name": "game.jsonl", "mimeType": "text/plain", "buffer": game.record}
    )
    page.wait_for_url("**/replay/**")
    place = page.locator(".tc-scrub .at")
    expect(place).to_have_text(f"{game.answers} / {game.answers}")

    # Step by step, from the beginning, and to any place of the track.
    page.locator(".tc-scrub").get_by_role("button", name="First").click()
    expect(place).to_have_text(f"0 / {game.answers}")
    page.locator(".tc-scrub").get_by_role("button", name="Forward").click()
    expect(place).to_have_text(f"1 / {game.answers}")
    page.locator(".tc-scrub .track").click()
    middle = page.locator(".tc-scrub .track").get_attribute("aria-valuenow")
    expect(place).not_to_have_text(f"1 / {game.answers}")

    # Whoever opens the address sees the same moment.
    page.wait_for_url(re.compile(r"#\d\d"))
    address, tiles = page.url, page.locator(".tc-board .tile").count()
    page.goto("about:blank")
    page.goto(address)
    expect(place).to_have_text(address.split("#")[1] + f" / {game.answers}")
    expect(page.locator(".tc-board .tile")).to_have_count(tiles)
    assert middle is not None


def test_playing_on_from_a_moment_of_a_record(page: Page, house: House) -> None:
    table = imported(page, house, prepared(SEED))
    page.goto(f"{house.address}replay/{table}#30")
    expect(page.locator(".tc-scrub .at")).to_have_text(re.compile("^30 /"))
    tiles = page.locator(".tc-board .tile").count()
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/t/*")
    asked(page)
    expect(page.locator(".tc-board .tile")).to_have_count(tiles)
