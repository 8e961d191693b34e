"""What a host sets is what the house does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from server.guests import Guests
from server.running import running
from server.visitors import PASSWORD, Visitor
from threecrowns.engine.record import LARGEST_FILE
from threecrowns.server.house import House
from threecrowns.server.settings import (
    LimitSettings,
    RateSettings,
    Settings,
    WebhookSettings,
)
from threecrowns.server.store import Store
from threecrowns.table.thinkers import Thinkers

Opening = Callable[..., Guests]


@pytest.fixture
def opening(store: Store, tmp_path: Path) -> Iterator[Opening]:
    """A house as somebody wants it; whoever sits at the machine holds no keys."""
    with ExitStack() as stack:
        thinkers = Thinkers()
        stack.callback(thinkers.close)

        def opened(**wanted: object) -> Guests:
            settings = Settings(**wanted)  # type: ignore[arg-type] # as the test says
            house = House(store, thinkers, trusts_home=False, settings=settings)
            port = stack.enter_context(running(house, tmp_path / "static"))
            return Guests(port)

        yield opened


def few(**names: int) -> LimitSettings:
    return LimitSettings(
        **{name: RateSettings(at_once=most, per_minute=0.01) for name, most in names.items()}
    )


def test_so_many_tables_are_opened_from_one_address(opening: Opening) -> None:
    guests = opening(limits=few(new_tables=2))
    opened = guests.open_for_two()
    record = guests.get(f"/api/tables/{guests.open_for_two()['id']}/record").content
    for path, body in (
        ("/api/tables", {"game": "connect-four"}),
        ("/api/import", record),
    ):
        refused = guests.post(path, body)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-often")
    with guests.sit(opened, 0) as one:  # what is there goes on
        assert one.sight["index"] == 0


def test_passwords_are_tried_as_often_as_the_host_wants(opening: Opening) -> None:
    someone = Visitor(opening(limits=few(sign_in=1)))
    someone.join("Ola")
    body = {"name": "Ola", "password": PASSWORD + "!"}
    codes = [someone.refused("/api/account/sign-in", body) for _ in range(2)]
    assert codes == ["wrong-password", "too-often"]


def test_names_and_feeds_cannot_be_walked_through(opening: Opening) -> None:
    guests = opening(limits=few(new_accounts=2, pages=2, seats=2))
    Visitor(guests).join("Ola")
    body = {"name": "Ola", "password": PASSWORD}
    stranger = Visitor(guests)
    codes = [stranger.refused("/api/account", body) for _ in range(2)]
    assert codes == ["name-taken", "too-often"]
    for path in ("/api/people/x", "/api/feed/x"):
        statuses = [guests.get(f"{path}{number}").status_code for number in range(3)]
        assert statuses == [404, 404, 429]


def test_a_large_record_is_not_read_from_whoever_opens_too_many_tables(opening: Opening) -> None:
    guests = opening(limits=few(new_tables=1))
    large = b" " * (LARGEST_FILE + 1)
    codes = [guests.post("/api/import", large).json()["code"] for _ in range(2)]
    assert codes == ["too-large", "too-often"]


def test_a_socket_says_as_much_as_the_host_wants(opening: Opening) -> None:
    guests = opening(limits=few(messages=3))
    with guests.sit(guests.open_for_two(), 0) as one:
        answers = [one.ask("look", piece="x")["code"] for _ in range(2)]
        one.send({"t": "look", "n": 9, "piece": "x"})
        assert (*answers, one.until("refused")["code"]) == ("no-piece", "no-piece", "too-fast")


def test_where_free_text_is_off_only_ready_phrases_are_said(opening: Opening) -> None:
    guests = opening(free_text=False)
    opened = guests.open_for_two(has_free_words=True)
    with guests.sit(opened, 0) as one:
        (company,) = [each for each in one.received if each["t"] == "company"]
        assert company["has_free_words"] is False
        assert one.ask("talk", words="psst")["code"] == "no-words"
        assert one.ask("talk", phrase="hello")["t"] == "ok"


def test_where_webhooks_are_off_none_is_taken(opening: Opening) -> None:
    someone = Visitor(opening(webhooks=WebhookSettings(enabled=False)))
    someone.join("Ola")
    body = {"language": "en", "has_feed": False, "webhook": "https://93.184.215.14/hook"}
    answer = someone.call("POST", "/api/account/notices", body)
    assert answer.json()["text"]["id"] == "people-webhooks-off"
    assert someone.get("/api/account/notices")["webhook"] is None


def test_a_network_of_the_hosts_own_may_be_called(opening: Opening) -> None:
    own = WebhookSettings(networks=("127.0.0.0/8",))
    someone = Visitor(opening(webhooks=own))
    someone.join("Ola")
    body = {"language": "en", "has_feed": False, "webhook": "http://127.0.0.1:9/hook"}
    assert someone.post("/api/account/notices", body)["webhook"] == body["webhook"]
    body["webhook"] = "http://10.0.0.1:9/hook"
    assert someone.refused("/api/account/notices", body) == "webhook"


@pytest.mark.parametrize(("proxies", "is_believed"), [(("127.0.0.1",), True), ((), False)])
def test_only_a_proxy_is_believed_from_where_somebody_comes(
    opening: Opening, proxies: tuple[str, ...], is_believed: bool
) -> None:
    guests = opening(proxies=proxies, limits=few(new_tables=1))
    statuses = [
        guests.post(
            "/api/tables", {"game": "connect-four"}, **{"X-Forwarded-For": f"198.51.100.{n}"}
        ).status_code
        for n in (1, 2)
    ]
    assert statuses == [201, 201 if is_believed else 429]
