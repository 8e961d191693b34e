"""Brian Boru by clicking: hands that stay secret, every verb, the keyboard, words only, why not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.boru import ANSWERS, ASKED, GAME, GO, ID, TITLE, VERBS, Clicker, wait_until
from browser.conftest import PATIENCE, House
from browser.hands import sit_down
from browser.moments import Moment, address_at, moment_of, open_table, seat_address
from threecrowns.engine.state import State

CARDS = {face.id for face in GAME.components().cards.values()}
# Every card that is anywhere on a page, as a thing or in words.
SHOWN = """() => {
    const page = document.documentElement.outerHTML;
    const things = page.matchAll(/\\bcard:(\\w+-\\d+)/g);
    const words = page.matchAll(/\\b(red|blue|yellow|white) (\\d+)\\b/g);
    return [...[...things].map(each => each[1]),
        ...[...words].map(each => `${each[1]}-${each[2]}`)];
}"""
KEYS = 60  # that lead anywhere on a page
DARK = "[data-ref]:not([data-lit])"
CLAUSE = re.compile(r"Rule B\d+")


# -- hands stay secret


def own_cards(clicker: Clicker) -> set[str]:
    """The cards that lie before this reader, or in the hand."""
    sight = clicker.ears.sight
    view = sight["view"]
    if sight["reader"] is None:
        return set()  # somebody who only watches
    hand = view["players"][sight["reader"]]["hand"]
    pack = view["draft"]["pack"] if view["draft"] else None
    return {*(hand or ()), *(pack or ())}


class Table:
    """Several pages at one table. What each was shown of the cards of this round is kept."""

    def __init__(self, clickers: list[Clicker]) -> None:
        self.clickers = clickers
        self.seen: list[set[str]] = [set() for _ in clickers]

    def is_secret(self) -> int:
        """No page holds a card it was not shown; how many it could have held."""
        hands = [own_cards(clicker) for clicker in self.clickers]
        watched = 0
        for clicker, seen, own in zip(self.clickers, self.seen, hands, strict=True):
            seen |= own
            shown = cards_on(clicker.page)
            told = clicker.ears.raw[-1]
            assert own <= shown
            secret = set().union(*hands) - seen
            watched += len(secret)
            assert secret & shown == set()
            assert [card for card in secret if f'"{card}"' in told] == []
        return watched

    def asked(self) -> Clicker | None:
        """Whoever is asked; nobody at the end of the round."""
        found: list[Clicker | None] = []

        def is_found() -> bool:
            for clicker in self.clickers:
                if clicker.page.locator(".bb-roundend").count():
                    found.append(None)
                elif clicker.page.locator(ASKED).count():
                    found.append(clicker)
            return bool(found)

        wait_until(self.clickers[0].page, is_found, "asked")
        return found[0]


def cards_on(page: Page) -> set[str]:
    return CARDS & set(page.evaluate(SHOWN))


@contextmanager
def three_pages_and_a_spectator(browser: Browser, house: House) -> Iterator[list[Clicker]]:
    """Three people with their own browsers at one table, and one who watches."""
    table = open_table(house, ID, ["human"] * 3)
    addresses = [seat_address(house, table, seat) for seat in range(3)]
    with ExitStack() as stack:
        clickers = []
        for n, address in enumerate([*addresses, f"{house.address}t/{table['id']}"]):
            context = browser.new_context(locale="en-GB", reduced_motion="reduce")
            stack.callback(context.close)
            clicker = Clicker(context.new_page(), n)
            clicker.page.set_default_timeout(PATIENCE)
            clicker.page.goto(address)
            clicker.page.locator("#tc-q").wait_for()
            clickers.append(clicker)
        yield clickers


@pytest.mark.whole
@pytest.mark.timeout(1800)  # seconds; a minute or two where nothing else runs
def test_three_browsers_through_a_round_keep_their_hands(browser: Browser, house: House) -> None:
    with three_pages_and_a_spectator(browser, house) as clickers:
        assert [clicker.ears.sight["reader"] for clicker in clickers] == [0, 1, 2, None]
        table = Table(clickers)
        watched = steps = 0
        while clicker := table.asked():
            watched += table.is_secret()
            clicker.step()
            steps += 1
            if steps == 15:
                clickers[1].page.reload()
                clickers[1].page.locator("#tc-q").wait_for()
        assert steps > 40
        assert watched > 200
        for clicker in clickers:
            clicker.page.locator(".bb-roundend").wait_for()


@pytest.mark.first
def test_the_veil_covers_the_next_hand(page: Page, house: House) -> None:
    clicker = Clicker(page, 3)
    sit_down(page, house, TITLE, "friends")
    for _ in range(6):  # a first town of each of three
        clicker.step()
    clicker.play_until("draft")
    own = own_cards(clicker)
    assert own <= cards_on(page)
    clicker.step()

    # While it is passed on, no hand is there, and no key reaches the table.
    assert clicker.shown() == "veil"
    next_own = own_cards(clicker) - own
    page.keyboard.press("1")
    assert (own | next_own) & cards_on(page) == set()

    # The next one sees their own cards, and nothing of what was kept before.
    clicker.step()
    clicker.shown()
    now = own_cards(clicker)
    assert now <= cards_on(page)
    assert (own - now) & cards_on(page) == set()


# -- every verb


def moment_with(verb: str) -> Moment:
    """Where somebody can answer with this verb."""

    def is_wanted(state: State, _seat: int) -> bool:
        return any(GAME.move(state, action).verb == verb for action in state.legal_actions())

    return moment_of(GAME, 4, {}, is_wanted)


@pytest.mark.whole
def test_every_verb_of_the_grammar_is_clicked(page: Page, house: House) -> None:
    clicker = Clicker(page, 4)
    for verb in VERBS:
        page.goto(address_at(house, moment_with(verb)))
        kind = clicker.shown()
        if verb == "stay":
            clicker.touch(page.locator(f"{ANSWERS}.stay"))
        elif verb == "expand":
            clicker.any_of(f"{ANSWERS}:not(.stay)")
        else:
            clicker.choose(kind)
        clicker.carry_out()
        assert clicker.ears.verbs[verb] > 0, verb
    assert set(clicker.ears.verbs) == VERBS


# -- by keyboard


def focused(page: Page) -> str:
    """What kind of thing has the focus: `card`, `town`, `answer`, or nothing of the game."""
    return str(
        page.evaluate(
            "() => { const at = document.activeElement; "
            "return at.dataset.action ? 'answer' : at.dataset.lit === undefined ? '' "
            ": at.dataset.ref.split(':')[0]; }"
        )
    )


def tab_to(page: Page, kind: str) -> None:
    for _ in range(KEYS):
        if focused(page) == kind:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to a {kind}")


def press_card(page: Page, nth: int) -> None:
    """The number of a lit card in the hand."""
    lit = page.locator(".bb-fan button").evaluate_all(
        "cards => cards.flatMap((card, n) => card.dataset.lit === undefined ? [] : [n + 1])"
    )
    page.keyboard.press(str(lit[nth]))


def answer_by_keyboard(clicker: Clicker) -> str:
    page = clicker.page
    shown = clicker.shown()
    done = clicker.ears.done
    if shown in ("round", "over"):
        return shown
    if shown == "draft":
        press_card(page, 0)
        press_card(page, 1)
    elif shown == "lead":
        press_card(page, 0)
        page.keyboard.press("ArrowLeft")
        assert focused(page) == "town"
        page.keyboard.press("Enter")
    elif shown == "follow":
        press_card(page, 0)
    else:
        if not page.locator("#tc-q:focus").count():
            page.keyboard.press("Tab")  # the first thing on a page leads to the question
            page.keyboard.press("Enter")
        tab_to(page, "answer")
        page.keyboard.press("Enter")
    page.locator(GO).wait_for()
    page.keyboard.press("Enter")
    clicker.done_after(done)
    return shown


@pytest.mark.whole
def test_a_round_by_keyboard_alone(page: Page, house: House) -> None:
    table = open_table(house, ID, ["human", "greedy", "greedy"])
    clicker = Clicker(page)
    page.goto(seat_address(house, table, 0))
    kinds = set()
    for _ in range(KEYS):
        kinds.add(answer_by_keyboard(clicker))
        if "round" in kinds:
            break
    assert {"start_town", "draft", "follow", "secondary", "round"} <= kinds
    page.keyboard.press("Enter")
    expect(page.locator(".bb-roundend")).to_have_count(0)


# -- in words


@pytest.mark.whole
def test_a_round_by_the_text_view(page: Page, house: House) -> None:
    table = open_table(house, ID, ["human", "greedy", "greedy"])
    clicker = Clicker(page)
    page.goto(seat_address(house, table, 0))
    words = page.locator(".tc-words")
    clicker.shown()
    page.keyboard.press("v")
    answered = set()
    for _ in range(KEYS):
        kind = clicker.shown()
        if kind == "round":
            break
        answered.add(kind)
        if kind in ("draft", "follow"):
            cards = words.get_by_role("heading", name=re.compile("Before you|hand"))
            expect(cards.first).to_be_visible()
        done = clicker.ears.done
        words.locator("button:enabled").first.click()
        clicker.done_after(done)
    assert {"start_town", "draft", "follow", "secondary"} <= answered
    expect(words).to_contain_text("Munster")


# -- why not


def test_twenty_dark_things_say_why(page: Page, house: House) -> None:
    moment = moment_with("lead")
    clicker = Clicker(page)
    page.goto(address_at(house, moment))
    clicker.shown()
    clicker.any_of(".bb-fan [data-lit]")  # now towns of another colour are dark, too
    dark = [
        ref
        for found in (f".bb-town.taken{DARK}", f".bb-town.free{DARK}")
        for ref in page.locator(found).evaluate_all("all => all.map(each => each.dataset.ref)")
    ]
    pop = page.locator(".tc-pop")
    said = []
    for ref in dark[:20]:
        page.locator(f"[data-ref='{ref}']").click(force=True)
        expect(pop).to_contain_text(CLAUSE)
        said.append(pop.inner_text())
        page.keyboard.press("Escape")
        expect(pop).to_have_count(0)
    assert len(said) == 20
    assert {"colour" in text for text in said} == {True, False}  # more reasons than one
