"""The Two Heirs: pieces carried with the mouse, moves typed, the focus after every action."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from browser.conftest import House
from browser.hands import asked, carry_out, sit_down
from browser.heirs import TITLE
from browser.prepared import take_up

SEED = 5


def carry(page: Page, piece: Locator, onto: Locator) -> None:
    """Take a piece, move it in small steps, and put it down on another one."""
    goal = onto.bounding_box()
    assert goal is not None
    piece.hover(force=True)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 3, goal["y"] + goal["height"] / 3, steps=6)
    expect(page.locator(".tc-carried")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".tc-carried")).to_have_count(0)


def test_a_tile_and_a_unit_by_dragging(page: Page, house: House) -> None:
    take_up(page, house, SEED, "camp")
    tiles = page.locator(".tc-board .tile")
    before = tiles.count()

    # A tile goes to a cell, and stays in hand until that is confirmed.
    carry(page, page.locator(".th-card").first, page.locator(".cell.faint").first)
    expect(page.locator(".ghost")).to_be_visible()
    carry_out(page)
    expect(tiles).to_have_count(before + 1)

    # A unit, too; the board does not move under it.
    place = tiles.first.bounding_box()
    unit = page.locator(".tc-board .unit.lit")
    carry(page, unit, page.get_by_role("button", name="Stonemason 0,1"))
    expect(page.locator("#tc-q")).to_contain_text("elite unit")
    assert tiles.first.bounding_box() == place
    carry_out(page)
    expect(unit).to_have_count(0)


def test_a_tile_put_down_where_it_cannot_lie(page: Page, house: House) -> None:
    take_up(page, house, SEED, "camp")
    card = page.locator(".th-card").first
    carry(page, card, page.get_by_role("button", name="Stonemason 0,1"))
    expect(page.locator(".tc-pop")).to_contain_text(re.compile(r"Rule T\d+"))
    expect(page.locator(".tc-bill")).to_have_count(0)


def test_a_move_is_typed(page: Page, house: House) -> None:
    sit_down(page, house, TITLE, "bot-search-1")
    asked(page)
    page.keyboard.press("/")
    field = page.get_by_role("combobox", name=re.compile("a move"))
    expect(field).to_be_focused()
    options = page.get_by_role("option")
    all_of_them = options.count()
    page.keyboard.type("take")
    tile = options.nth(1).inner_text().removeprefix("Take ").split(" from")[0]
    page.keyboard.type(" " + tile.lower())
    expect(options).not_to_have_count(all_of_them)
    expect(options.first).to_contain_text(f"Take {tile}")
    name = options.first.inner_text().split("\n")[0]  # there may be two such tiles
    page.keyboard.press("Enter")
    expect(page.locator("#tc-q")).to_have_text(name)
    page.keyboard.press("Enter")
    expect(page.locator(".th-card")).to_have_count(1)

    # A dark thing says why; what is nothing says so; Esc leaves.
    page.keyboard.press("/")
    page.keyboard.type("slot")
    page.keyboard.press("Enter")
    expect(page.locator(".tc-pop")).to_contain_text("Rule T36")
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.keyboard.type("xyzzy")
    expect(page.locator(".tc-dock")).to_contain_text("Nothing here is called that.")
    page.keyboard.press("Escape")
    expect(field).to_have_count(0)
    expect(page.locator("#tc-q")).to_be_focused()


def test_the_focus_is_never_lost(page: Page, house: House) -> None:
    sit_down(page, house, TITLE, "bot-search-1")
    asked(page)
    question = page.locator("#tc-q")

    # Preview and back, commit, undo: the question has the focus, and it is told.
    page.keyboard.press("t")
    expect(page.locator(".tc-group[data-verb=take] [data-action]").first).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".tc-bill").wait_for()
    expect(question).to_be_focused()
    page.keyboard.press("Escape")
    expect(question).to_be_focused()
    page.keyboard.press("t")
    page.keyboard.press("Enter")
    page.locator(".tc-bill").wait_for()
    page.keyboard.press("Enter")
    page.locator(".tc-bill").wait_for(state="detached")
    expect(question).to_be_focused()
    expect(page.locator("[aria-live=polite]")).to_contain_text("Take")

    # Arrows go between lit things, with Shift between all; "?" says why not.
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-ref][data-lit]:focus")).to_have_count(1)
    page.keyboard.press("Shift+ArrowLeft")
    page.locator(".th-ring .slot").first.focus()
    page.keyboard.press("?")
    pop = page.locator(".tc-pop")
    expect(pop).to_contain_text("Rule T36")
    page.keyboard.press("Escape")
    expect(page.locator(".th-ring .slot").first).to_be_focused()

    # A sheet gives the focus back.
    page.keyboard.press("v")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.wait_for_function("() => document.activeElement !== document.body")
