"""Somebody who plays a whole game of Architects by touching what is shown, without thinking."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLong

MOST_TOUCHES = 2000
MOST_LEAVES = 10
SOON = 3_000  # milliseconds; then something else has come in between
# What brings the end of the game nearer, from the dearest on.
LIKED = ("monument", "build", "cathedral", "cathedral-free")
# What is shown, once it stands: the choices of the dock with their verbs and whether they are in
# sight, and the cards that may be touched in an open tray or on the stage.
STATE = """() => {
    const found = what => document.querySelector(what);
    if (found('.tc-veil button')) return {is: 'veil'};
    if (found('.tc-dock[aria-busy=true]')) return null;
    if (found('.tc-bill')) return {is: 'bill'};
    if (found('.tc-steps')) return {is: 'steps'};
    if (found('.tc-app[data-state=end]')) return {is: 'end'};
    const choices = [...document.querySelectorAll('.tc-dock [data-action]')].map(each =>
        [each.dataset.action, each.dataset.verb, each.checkVisibility()]);
    const cards = [...document.querySelectorAll('.ar-pack [data-lit], .ar-tray.open [data-lit]')]
        .map(each => each.dataset.ref);
    return choices.length ? {is: 'asked', choices, cards} : null;
}"""
Choice = tuple[str, str, bool]  # action, verb, whether its button is in sight


class Clicker:
    """Touches with a mouse or a finger; answers at random, builds where it can."""

    def __init__(self, page: Page, seed: int = 1, *, has_finger: bool = False) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.has_finger = has_finger
        self.verbs: Counter[str] = Counter()  # what was answered
        self.explained = 0  # turns and resets told step by step
        self.passed_on = 0  # how often the screen was handed over

    def state(self) -> dict[str, Any]:
        """What is shown, as soon as something can be done."""
        shown: dict[str, Any] = self.page.wait_for_function(STATE, polling=20).json_value()
        return shown

    def is_over(self) -> bool:
        return self.page.locator(".tc-app[data-state=end]").count() > 0

    def is_asked(self) -> bool:
        """Does the table wait for this screen now? Then nothing else happens meanwhile."""
        shown = self.page.evaluate(STATE)
        return shown is not None and shown["is"] == "asked"

    def step_if_asked(self) -> bool:
        """A step if there is something to do at this screen now; do not wait for others."""
        shown = self.page.evaluate(STATE)
        return shown is not None and self.step()

    def touch(self, found: str) -> bool:
        """Touch it; False if something else came in between."""
        thing = self.page.locator(found).first
        try:
            if self.has_finger:
                thing.tap(timeout=SOON)
            else:
                thing.click(timeout=SOON)
        except TooLong:
            return False
        return True

    def step(self) -> bool:
        """A touch or two, whatever is shown; False at the end of the game."""
        shown = self.state()
        if shown["is"] == "end":
            return False
        if shown["is"] == "veil":
            self.passed_on += self.touch(".tc-veil button")
        elif shown["is"] == "steps":
            self.explained += self.touch(".tc-dock-foot .primary")
        elif shown["is"] == "bill":
            self.touch(".tc-dock-foot .primary")
        else:
            self.answer(shown["choices"], shown["cards"])
        return True

    def answer(self, choices: list[Choice], cards: list[str]) -> None:
        action, verb, is_seen = self.chosen(choices)
        if self.has_finger and cards and not is_seen:
            self.touch(f".tc-hand [data-ref='{cards[0]}'], .ar-pack [data-ref='{cards[0]}']")
            return
        if not is_seen:
            self.bring_into_sight(action)
        if self.touch(f".tc-dock [data-action='{action}']") and self.touch(
            ".tc-dock-foot .primary"
        ):
            self.verbs[verb] += 1

    def chosen(self, choices: list[Choice]) -> Choice:
        for verb in LIKED:
            liked = [choice for choice in choices if choice[1] == verb]
            if liked:
                return self.rng.choice(liked)
        return self.rng.choice(choices)

    def bring_into_sight(self, action: str) -> None:
        """Open the list on a phone, and the group of the button."""
        if self.has_finger and self.page.locator(".tc-dock-foot .fill").is_visible():
            self.touch(".tc-dock-foot .fill")
        closed = f".tc-group:not([open]):has([data-action='{action}']) > summary"
        if self.page.locator(closed).count():
            self.touch(closed)

    def turn_to(self, action: str) -> None:
        """Turn the leaves of the dock until this button is there."""
        leaves = self.page.locator(".tc-dock .ar-turn")
        for leaf in range(leaves.count()):
            for _ in range(MOST_LEAVES):
                if self.page.locator(f".tc-dock [data-action='{action}']").count():
                    return
                leaves.nth(leaf).evaluate("each => each.click()")

    def play_out(self) -> None:
        for _ in range(MOST_TOUCHES):
            if not self.step():
                return
        raise AssertionError("the game does not end")
