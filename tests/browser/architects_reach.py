"""How far from a hand the answers to a question of Architects are."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Locator, Page

from browser.architects_moments import GAME
from browser.moments import Moment
from threecrowns.engine.moves import Move
from threecrowns.engine.record import record_from, replay

MOST_LEAVES = 30
# Buttons of the dock that are wholly in sight, without scrolling anything.
IN_SIGHT = """() => {
    const inside = (box, edge) => box.top >= edge.top - 1 && box.bottom <= edge.bottom + 1
        && box.left >= edge.left - 1 && box.right <= edge.right + 1;
    const page = {top: 0, left: 0, bottom: innerHeight, right: innerWidth};
    return [...document.querySelectorAll('.tc-dock [data-action]')].filter(each => {
        const list = each.closest('.tc-options');
        const box = each.getBoundingClientRect();
        return each.checkVisibility() && inside(box, page)
            && (!list || inside(box, list.getBoundingClientRect()));
    }).map(each => Number(each.dataset.action));
}"""
# Buttons that are in an open list, though it may have to be scrolled.
LISTED = """() => [...document.querySelectorAll('.tc-dock [data-action]')]
    .filter(each => each.checkVisibility()).map(each => Number(each.dataset.action))"""
# Cards that can be touched, large on the stage or in the open tray.
CARDS = """() => [...document.querySelectorAll('.ar-pack [data-lit], .ar-tray.open [data-lit]')]
    .filter(each => each.checkVisibility()).map(each => each.dataset.ref)"""
SCROLLS = """() => [...document.querySelectorAll('.tc-dock .tc-options, .tc-stage, .ar-pack')]
    .filter(each => each.checkVisibility() && each.scrollHeight > each.clientHeight + 1)
    .map(each => each.className)"""
# Lit things on the stage that lie beyond its edge.
BEYOND = """() => [...document.querySelectorAll('.tc-stage [data-lit], .ar-pack [data-lit]')]
    .filter(each => {
        const box = each.getBoundingClientRect();
        const edge = document.querySelector('.tc-stage').getBoundingClientRect();
        return box.top < edge.top - 1 || box.bottom > edge.bottom + 1;
    }).map(each => each.dataset.ref)"""


@cache
def answers_at(moment: Moment) -> dict[int, Move]:
    """Everything that may be answered then."""
    match = replay(record_from(moment.record, None), GAME)
    match.go_back(moment.answers)
    return {action: GAME.move(match.state, action) for action in match.state.legal_actions()}


def told_apart(moment: Moment, action: int) -> tuple[object, ...]:
    """What a button stands for: which card is put away, and which site, is asked on the bill."""
    move = answers_at(moment)[action]
    if move.verb == "cathedral":
        return (move.verb,)
    if move.verb == "monument":
        return (move.verb, move.values[0])
    return (action,)


def missing(moment: Moment, seen: set[int], page: Page) -> set[tuple[object, ...]]:
    """What can be answered and was not seen; some is a card, the end of a turn a button."""
    wanted = {told_apart(moment, action) for action in answers_at(moment)}
    found = {told_apart(moment, action) for action in seen}
    if page.locator("[data-part=done]:visible:not([aria-disabled=true])").count():
        found |= {(n,) for n, move in answers_at(moment).items() if move.verb == "done"}
    cards = set(page.evaluate(CARDS))
    found |= {
        (n,) for n, move in answers_at(moment).items() if f"card:{[*move.values, ''][0]}" in cards
    }
    return wanted - found


def seen_without_scrolling(page: Page) -> set[int]:
    """Open one group after the other, and turn all their leaves."""
    groups = page.locator(".tc-dock .tc-group").all()
    if not groups:
        return leafed_through(page, page.locator(".tc-dock .tc-options"))
    seen = set()
    for group in groups:
        if group.get_attribute("open") is None:
            group.locator("summary").click()
        seen |= leafed_through(page, group)
    return seen


def leafed_through(page: Page, part: Locator) -> set[int]:
    """What comes into sight by turning the leaves of a list."""
    seen: set[int] = set()
    for _ in range(MOST_LEAVES):
        page.wait_for_function(f"() => ({SCROLLS})().length === 0")
        shown = set(page.evaluate(IN_SIGHT))
        turn = part.locator(".ar-turn")
        if shown <= seen or not turn.count():
            return seen | shown
        seen |= shown
        before = page.evaluate(LISTED)
        turn.click()
        page.wait_for_function(f"before => String(({LISTED})()) !== String(before)", arg=before)
    raise AssertionError("the leaves do not end")
