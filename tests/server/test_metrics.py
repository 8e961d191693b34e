"""The figures of a house: what they count, and who may see them."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from server.guests import Guests
from server.running import running
from threecrowns.server.house import House
from threecrowns.server.settings import MetricsSettings, Settings

pytestmark = pytest.mark.more

TOKEN = "a-secret-of-the-host"
Figures = dict[tuple[str, ...], float]


def figures(guests: Guests, **headers: str) -> Figures:
    """[name, values of its labels in the order of their names] -> how much."""
    answer = guests.get("/metrics", **headers)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_what_happens_at_the_tables_is_counted(guests: Guests) -> None:
    opened = guests.open_for_two()
    first, _ = guests.asked(opened)
    with guests.sit(opened, first) as one, guests.sit(opened):
        stale = one.sight["index"]
        assert one.answer()["t"] == "ok"
        assert one.ask("answer", index=stale, action=0)["code"] in ("stale", "not-asked")
        one.socket.send("nonsense")
        one.until("refused")
        found = figures(guests)
    assert found["crowns_tables",] == 1
    assert found["crowns_readers",] == 2
    assert found["crowns_answers_total", "person"] == 1
    assert found["crowns_refusals_total", "unreadable", "socket"] == 1
    assert found["crowns_commit_seconds_count",] >= 2  # the new table, and the answer
    assert found["crowns_commit_seconds_sum",] > 0
    assert found["crowns_requests_total", "POST", "/api/tables", "201"] == 1
    assert found["crowns_database_up",] == 1
    assert found["process_resident_memory_bytes",] > 1e6


def test_bots_and_what_they_wait_for_are_counted(guests: Guests) -> None:
    opened = guests.open(seats=["human", "greedy"])
    with guests.sit(opened, 0) as one:
        one.until_asked()
        one.answer()
        one.until_asked()
        found = figures(guests)
    assert found["crowns_answers_total", "bot"] >= 1
    asked = found["crowns_bot_thinking_seconds_count",]
    assert asked == found["crowns_bot_waiting_seconds_count",] >= 1
    assert (found["crowns_bots_pending",], found["crowns_queue_length",]) == (0, 0)


def test_what_is_refused_is_counted_by_its_code(house: House, guests: Guests) -> None:
    house.trusts_home = False
    opened = guests.open_for_two()
    assert guests.get(f"/api/tables/{opened['id']}/record").status_code == 403
    assert guests.get("/api/tables/nothing/curve").status_code == 404
    assert guests.post("/api/tables", b"{").status_code == 400
    assert guests.post("/api/tables", {}, origin="http://evil.test").status_code == 403
    with guests.enter("nothing") as nobody:
        assert nobody.closed() == 4404
    house.trusts_home = True
    found = figures(guests)
    for code in ("running", "no-table", "unreadable", "other-origin"):
        assert found["crowns_refusals_total", code, "http"] == 1, code
    assert found["crowns_refusals_total", "no-table", "socket"] == 1
    assert found["crowns_requests_total", "SOCKET", "/api/tables/{table}/socket", "4404"] == 1
    # Whatever is asked for, the figures do not grow.
    routes = {name[2] for name in found if name[0] == "crowns_requests_total"}
    for number in range(5):
        guests.get(f"/no/such/page/{number}")
        guests.get(f"/api/tables/no-table-{number}/curve")
    more = {name[2] for name in figures(guests) if name[0] == "crowns_requests_total"}
    assert more <= routes | {"/{name:path}", "/metrics"}


def test_mistakes_of_ours_are_counted(
    house: House, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise AssertionError("something is wrong")

    monkeypatch.setattr(house.store, "listed", fail)
    assert guests.get("/api/tables").status_code == 500
    found = figures(guests)
    assert found["crowns_errors_total",] == 1
    assert found["crowns_requests_total", "GET", "/api/tables", "500"] == 1


def test_a_database_that_is_away_is_told(
    house: House, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.store, "engine", _Gone())
    assert figures(guests)["crowns_database_up",] == 0


class _Gone:
    def connect(self) -> None:
        raise OSError("gone")


@pytest.mark.parametrize("header", [None, "Bearer wrong", TOKEN, "Bearer", f"bearer {TOKEN}"])
@pytest.mark.parametrize("has_token", [True, False])
def test_behind_a_proxy_only_the_secret_opens_them(
    house: House, tmp_path: Path, header: str | None, has_token: bool
) -> None:
    house.settings = Settings(metrics=MetricsSettings(token=TOKEN if has_token else None))
    house.trusts_home = False
    with running(house, tmp_path / "static") as port:
        guests = Guests(port)
        shown = {} if header is None else {"authorization": header}
        refused = guests.get("/metrics", **shown)
        assert (refused.status_code, refused.json()["code"]) == (404, "no-page")
        right = guests.get("/metrics", authorization=f"Bearer {TOKEN}")
        assert right.status_code == (200 if has_token else 404)


def test_where_there_is_a_secret_it_has_to_be_shown_at_home_too(
    house: House, tmp_path: Path
) -> None:
    house.settings = Settings(metrics=MetricsSettings(token=TOKEN))
    with running(house, tmp_path / "static") as port:
        assert Guests(port).get("/metrics").status_code == 404
        assert figures(Guests(port), authorization=f"Bearer {TOKEN}")


def test_whoever_comes_through_a_proxy_is_not_at_home(guests: Guests) -> None:
    assert guests.get("/metrics", **{"X-Forwarded-For": "198.51.100.7"}).status_code == 404
    assert logging.getLogger("threecrowns").handlers  # errors are counted while it runs
