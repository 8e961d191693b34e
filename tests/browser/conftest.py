"""The whole house in a real browser. Playwright has a loop of its own: run apart from the rest."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

import threecrowns

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 60_000  # milliseconds; a loaded machine is slow, a broken page is never ready
expect.set_options(timeout=PATIENCE)
# The same engine without the windows around it takes a third less time; where it is, it is used.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
CLIENT = Path(threecrowns.__file__).parent / "static" / "index.html"


class House:
    """`crowns serve` as a process, which can be killed and started again on the same port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--data", str(self.folder)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "threecrowns", *words],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "CROWNS_LANGUAGE": "en"},
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r":(\d+)/", said)
        assert found, said
        self.port = int(found[1])

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None or not CLIENT.exists():
        missing = "Chromium" if CHROMIUM is None else "the built client"
        if os.environ.get("CI"):
            pytest.fail(f"the browser tests need {missing}")
        pytest.skip(f"{missing} is not here")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.kill()


LATE = """late => {
  const Prompt = WebSocket;
  window.WebSocket = class extends Prompt {
    set onmessage(hear) { super.onmessage = said => setTimeout(() => hear(said), late) }
  };
}"""


def slow_down(page: Page, times: int) -> None:
    """Page and server take so many times as long: a test must not count on haste."""
    if times > 1:
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": times})
        page.add_init_script(f"({LATE})({50 * times})")


@pytest.fixture
def page(browser: Browser, pytestconfig: pytest.Config) -> Iterator[Page]:
    """A page of somebody new, who reads English and wants no motion; it must not complain."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce"
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    slow_down(page, pytestconfig.getoption("--slow"))
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "console",
        lambda said: (
            complaints.append(said.text)
            if said.type == "error" and "WebSocket" not in said.text
            else None
        ),
    )
    yield page
    assert complaints == []
    context.close()


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A small window that is touched with a finger."""
    context = browser.new_context(
        viewport={"width": 360, "height": 740},
        has_touch=True,
        locale="en-GB",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    yield page
    context.close()
