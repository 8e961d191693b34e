"""Somebody at a table of Brian Boru in the browser: touches what is lit, and keeps what is told."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket

from browser.conftest import PATIENCE
from threecrowns.games.brian_boru.game import BrianBoruGame
from threecrowns.games.brian_boru.speech.moves import CHANCE_VERBS

GAME = BrianBoruGame()
ID = "brian-boru"
TITLE = "Brian Boru"
VERBS = set(GAME.grammar.verbs) - set(CHANCE_VERBS)
MOST_STEPS = 600
OVER = ".tc-app[data-state=end]"
ASKED = "main.bb:not(.waiting)"
COUNTING = ".is-counting"
SHOWN = f"{OVER}, .tc-veil button, .bb-roundend, {COUNTING}, {ASKED}"
ONWARD = "[data-part=onward]"
LIT_CARDS = ".bb-fan [data-lit]"
LIT_TOWNS = ".bb-town[data-lit]"
ANSWERS = ".bb-right [data-action]"
GO = ".bb-foot .primary.go"
Sight = dict[str, Any]


def wait_until(page: Page, is_so: Callable[[], bool], what: str) -> None:
    """Let the page go on until something that it told is so."""
    end = monotonic() + PATIENCE / 1000
    while not is_so():
        assert monotonic() < end, f"never {what}"
        page.wait_for_timeout(10)


class Ears:
    """Everything a page is told on its socket, and what it answers."""

    def __init__(self, page: Page) -> None:
        self.sights: list[Sight] = []
        self.raw: list[str] = []  # the sights as they came
        self.verbs: Counter[str] = Counter()  # what was answered
        self.done = 0  # orders that were carried out
        page.on("websocket", self._listen)

    @property
    def sight(self) -> Sight:
        return self.sights[-1]

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda said: self._hear(str(said)))
        socket.on("framesent", lambda said: self._say(str(said)))

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        if message["t"] == "ok":
            self.done += 1
        elif message.get("sight"):
            self.raw.append(text)
            self.sights.append(message["sight"])

    def _say(self, text: str) -> None:
        message = json.loads(text)
        if message["t"] == "answer":
            choices = self.sight["question"]["choices"]
            (verb,) = [each["verb"] for each in choices if each["action"] == message["action"]]
            self.verbs[verb] += 1


class Clicker:
    """Answers at random by clicking, or by tapping with a finger."""

    def __init__(self, page: Page, seed: int = 1, *, has_finger: bool = False) -> None:
        self.page = page
        self.ears = Ears(page)
        self.rng = random.Random(seed)
        self.has_finger = has_finger
        self.rounds = 0  # ends of rounds that were told
        self.counted = 0  # how often the end was counted
        self.passed_on = 0  # how often the screen was handed over

    def touch(self, thing: Locator) -> None:
        if self.has_finger:
            thing.tap()
        else:
            thing.click()

    def any_of(self, found: str) -> None:
        things = self.page.locator(found)
        things.first.wait_for()
        self.touch(things.nth(self.rng.randrange(things.count())))

    def kind(self) -> str:
        """What is asked."""
        names = self.page.locator("main.bb").get_attribute("class") or ""
        found = re.search(r"\ba-(\w+)", names)
        assert found, names
        return found[1]

    def shown(self) -> str:
        """Wait until there is something to do, and say what."""
        self.page.locator(SHOWN).first.wait_for(state="attached")
        for name, found in (
            ("over", OVER),
            ("veil", ".tc-veil"),
            ("round", ".bb-roundend"),
            ("count", COUNTING),
        ):
            if self.page.locator(found).count():
                return name
        return self.kind()

    def step(self) -> str:
        """One answer, whatever is asked; what it was."""
        shown = self.shown()
        if shown == "veil":
            self.passed_on += 1
            self.touch(self.page.locator(".tc-veil button"))
        elif shown == "round":
            self.rounds += 1
            self.touch(self.page.locator(ONWARD))
        elif shown == "count":
            self.counted += 1
            self.touch(self.page.locator(ONWARD))
        elif shown != "over":
            self.choose(shown)
            self.carry_out()
        return shown

    def choose(self, kind: str) -> None:
        if kind == "draft":
            cards = self.page.locator(LIT_CARDS)
            for nth in self.rng.sample(range(cards.count()), 2):
                self.touch(cards.nth(nth))
        elif kind == "lead":
            for found in self.rng.sample((LIT_TOWNS, LIT_CARDS), 2):
                self.any_of(found)
        elif kind == "follow":
            self.any_of(LIT_CARDS)
        elif self.page.locator(LIT_TOWNS).count() and self.rng.random() < 0.5:
            self.any_of(LIT_TOWNS)
        else:
            self.any_of(ANSWERS)

    def carry_out(self) -> None:
        """Do what is previewed, and wait until the server has done it."""
        done = self.ears.done
        self.touch(self.page.locator(GO))
        self.done_after(done)

    def done_after(self, done: int) -> None:
        """Wait until one more order than these was carried out and drawn."""
        wait_until(self.page, lambda: self.ears.done > done, "carried out")
        self.page.evaluate("() => new Promise(requestAnimationFrame)")

    def play_out(self) -> None:
        for _ in range(MOST_STEPS):
            if self.step() == "over":
                return
        raise AssertionError("the game does not end")

    def play_until(self, *wanted: str) -> str:
        """Answer until one of these is shown."""
        for _ in range(MOST_STEPS):
            shown = self.shown()
            if shown in wanted:
                return shown
            self.step()
        raise AssertionError(f"{wanted} is never asked")
