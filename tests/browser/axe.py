"""What axe finds wrong with a page, for people who see, hear or move otherwise."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
THEMES = ("day", "night")


def findings(page: Page) -> list[str]:
    """One line for each thing axe complains of: its rule, and where."""
    if not SCRIPT.exists():
        if os.environ.get("CI"):
            pytest.fail("axe-core is not here: npm ci in web")
        pytest.skip("axe-core is not here: npm ci in web")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(SCRIPT.read_text("utf-8"))
    wanted = "{ resultTypes: ['violations'] }"  # what is right need not be listed
    found = page.evaluate(f"async () => (await axe.run(document, {wanted})).violations")
    return [
        f"{each['id']}: {node['target'][0]} {node['failureSummary'].splitlines()[-1].strip()}"
        for each in found
        for node in each["nodes"]
    ]


def is_clean(page: Page) -> None:
    """axe finds nothing, by day and by night."""
    before = page.evaluate("() => document.documentElement.dataset.theme")
    for theme in THEMES:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        found = findings(page)
        assert not found, "\n".join([theme, *found])
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", before)
