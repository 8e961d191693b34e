"""How much is tested: quickly after every change, more before it lands, whole before a release."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import thorough

# How long an example takes says something of the machine: speed is measured in bench/.
settings.register_profile("calm", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("calm")
BROWSER = Path(__file__).parent / "browser"
WHOLE = 1200  # seconds for what takes minutes, on a machine that does much else


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--more", action="store_true", help="also what somebody need not wait for")
    parser.addoption(
        "--whole", action="store_true", help="whole games in the browser, all samples (minutes)"
    )
    parser.addoption("--one-in", type=int, default=1, help="of all tests, one in so many")
    parser.addoption("--slow", type=int, default=1, help="pages on a machine so many times slower")


def pytest_configure(config: pytest.Config) -> None:
    thorough.is_whole = config.getoption("--whole")
    thorough.is_more = config.getoption("--more")


@pytest.hookimpl(tryfirst=True)  # before they are chosen by their marks
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items[:] = items[:: config.getoption("--one-in")]
    for item in items:
        is_first = item.get_closest_marker("first") is not None
        if BROWSER in item.path.parents and not is_first:
            item.add_marker("more")
        if item.get_closest_marker("whole"):
            item.add_marker(pytest.mark.timeout(WHOLE))
        for mark, flags in (("whole", ["--whole"]), ("more", ["--more", "--whole"])):
            if item.get_closest_marker(mark) and not any(map(config.getoption, flags)):
                item.add_marker(pytest.mark.skip(reason=f"./crowns test {flags[0]}"))
