"""What hostile clients try: refused with a stable code, nothing changed, nothing learnt."""

from __future__ import annotations

import json
import logging
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from server.guests import Guests
from server.running import running
from server.visitors import PASSWORD, Visitor
from threecrowns.server.house import House
from threecrowns.server.people.limits import MESSAGES, SEATS, SIGN_IN_HERE, Rate
from threecrowns.server.people.passwords import Passwords
from threecrowns.server.people.service import COOKIE
from threecrowns.server.settings import Settings

OUTSIDE = ("httpcore2", "httpx2", "websockets.client", "asyncio")  # the guests themselves
UNSEEN = [
    "Ola\u202egro",
    "Ola\u200b",
    "O\x00la",
    "\u2066Ola",
    "Ola\ue000",
    "O" + "\u0301" * 5,
]


@pytest.fixture
def someone(house: House, guests: Guests) -> Visitor:
    house.trusts_home = False
    return Visitor(guests)


class Log:
    """Everything that the house writes into its log, however much is asked for."""

    def __init__(self, records: pytest.LogCaptureFixture) -> None:
        self.records = records

    @property
    def text(self) -> str:
        ours = (each for each in self.records.records if not each.name.startswith(OUTSIDE))
        return "\n".join(each.getMessage() for each in ours)


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Iterator[Log]:
    with caplog.at_level(logging.DEBUG):
        yield Log(caplog)


# -- accounts


def test_an_unknown_name_is_answered_as_a_wrong_password_is(someone: Visitor, house: House) -> None:
    someone.join("Ola")
    checked: list[str] = []

    class Watched(Passwords):
        def _fits(self, kept: str | None, password: str) -> bool:
            checked.append("nobody" if kept is None else "somebody")
            return super()._fits(kept, password)

    house.people.passwords = Watched()
    answers = [
        someone.call("POST", "/api/account/sign-in", {"name": name, "password": "wrong one"})
        for name in ("Ola", "Nobody")
    ]
    assert answers[0].content == answers[1].content
    assert answers[0].status_code == answers[1].status_code == 403
    assert checked == ["somebody", "nobody"]  # a password is checked in both cases
    codes = [
        someone.call(
            "POST", "/api/account/recover", {"name": name, "code": "x", "password": "long enough"}
        )
        for name in ("Ola", "Nobody")
    ]
    assert codes[0].content == codes[1].content


def test_passwords_cannot_be_tried_without_end(someone: Visitor) -> None:
    someone.join("Ola")
    thief = Visitor(someone.guests)
    body = {"name": "Ola", "password": "a wrong one"}
    codes = [thief.refused("/api/account/sign-in", body) for _ in range(SIGN_IN_HERE.at_once + 1)]
    assert codes[-2:] == ["wrong-password", "too-often"]
    right = {"name": "oLA", "password": PASSWORD}  # not even the right one, nor by another case
    assert thief.refused("/api/account/sign-in", right) == "too-often"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, *UNSEEN])
def test_names_with_signs_that_nobody_sees_are_refused(someone: Visitor, name: str) -> None:
    assert someone.refused("/api/account", {"name": name, "password": PASSWORD}) in (
        "name",
        "signs",
    )
    assert someone.get("/api/account")["account"] is None


@pytest.mark.parametrize("name", ["x" * 41, *UNSEEN])
def test_nor_has_anybody_such_a_name_at_a_table(
    someone: Visitor, guests: Guests, name: str
) -> None:
    wanted = {"game": "connect-four", "seats": ["human", "human"], "names": ["", name]}
    assert someone.refused("/api/tables", wanted) == "setup"
    opened = guests.open_for_two(open=[1])
    seat = f"/api/tables/{opened['id']}/seats"
    claim = {"key": opened["seats"][0]["key"], "is_claim": True, "name": name}
    for path, body in ((f"{seat}/0/key", claim), (f"{seat}/1/take", {"name": name})):
        assert someone.refused(path, body) in ("name", "signs")
    with guests.sit(opened, 0) as one:  # neither seat has changed hands
        assert one.table["names"] == ["", ""]


@pytest.mark.parametrize("name", ["<b>Ola</b>", "'; drop table accounts; --", "${7*7}", "../../x"])
def test_names_have_no_meaning_to_any_machine(someone: Visitor, name: str) -> None:
    someone.join(name)
    assert someone.get("/api/account")["account"]["name"] == name


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"name": "Ola"},
        {"name": 3, "password": PASSWORD},
        {"name": "Ola", "password": "short"},
        {"name": "Ola", "password": "x" * 201},
        {"name": "Ola", "password": "x" * 100_000},
        [],
    ],
)
def test_bodies_that_open_no_account(someone: Visitor, body: object) -> None:
    answer = someone.call("POST", "/api/account", body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["text"]["id"]
    assert COOKIE not in someone.cookies


def test_a_page_of_another_origin_cannot_use_the_cookie(someone: Visitor) -> None:
    someone.join("Ola")
    answer = someone.call("POST", "/api/account/sign-out-everywhere", {}, origin="http://evil.test")
    assert answer.json()["code"] == "other-origin"
    assert someone.get("/api/account")["account"]["name"] == "Ola"


@pytest.mark.parametrize(("scheme", "is_secure"), [("http", False), ("https", True)])
def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_pages(
    someone: Visitor, scheme: str, is_secure: bool
) -> None:
    body = {"name": "Ola", "password": PASSWORD}
    answer = someone.call("POST", "/api/account", body, **{"X-Forwarded-Proto": scheme})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert ("secure" in cookie) is is_secure


def test_every_cookie_of_a_day_is_secure_behind_tls(someone: Visitor) -> None:
    """Behind a proxy with TLS, whatever sets or drops the cookie."""

    def cookie_of(path: str, body: object) -> str:
        answer = someone.call("POST", path, body, **{"X-Forwarded-Proto": "https"})
        assert answer.status_code < 300, answer.text
        return str(answer.headers["set-cookie"]).lower()

    opened = someone.call(
        "POST",
        "/api/account",
        {"name": "Ola", "password": PASSWORD},
        **{"X-Forwarded-Proto": "https"},
    )
    code = opened.json()["codes"][0]
    token = opened.cookies[COOKIE]
    # A browser would not send it over http any more: here somebody else carries it.
    someone.cookies = type(someone.cookies)({COOKIE: token})
    found = [opened.headers["set-cookie"].lower()]
    found.append(cookie_of("/api/account/sign-in", {"name": "Ola", "password": PASSWORD}))
    recovery = {"name": "Ola", "code": code, "password": PASSWORD + "!"}
    found.append(cookie_of("/api/account/recover", recovery))
    found.append(cookie_of("/api/account/sign-out", {}))
    for cookie in found:
        assert "; secure" in cookie
        assert "; httponly" in cookie
        assert "; samesite=lax" in cookie


def test_tls_is_believed_of_the_proxy_alone(house: House, tmp_path: Path) -> None:
    house.settings = Settings(proxies=("10.0.0.1",))
    with running(house, tmp_path / "static") as port:
        stranger = Visitor(Guests(port))
        body = {"name": "Ola", "password": PASSWORD}
        answer = stranger.call("POST", "/api/account", body, **{"X-Forwarded-Proto": "https"})
        assert "secure" not in answer.headers["set-cookie"].lower()


def test_somebody_elses_seats_cannot_be_collected_without_their_keys(
    someone: Visitor, guests: Guests
) -> None:
    opened = guests.open_for_two()
    someone.join("Ola")
    made = someone.post("/api/account/seats", {"keys": [opened["id"], "0", "", "%"]})
    assert made["account"]["seats"] == []


@pytest.mark.parametrize("token", ["", "x", "x" * 5000, "' or 1=1"])
def test_made_up_cookies_are_nobodys(someone: Visitor, token: str) -> None:
    someone.join("Ola")
    answer = someone.guests.get("/api/account", Cookie=f"{COOKIE}={token}")
    assert answer.json()["account"] is None


def test_neither_passwords_nor_tokens_nor_codes_are_logged_or_kept(
    someone: Visitor, house: House, log: Log
) -> None:
    codes = someone.join("Ola")["codes"]
    someone.refused("/api/account/sign-in", {"name": "Ola", "password": PASSWORD + "!"})
    someone.refused("/api/account/recover", {"name": "Ola", "code": codes[0], "password": "x"})
    written = log.text + "\n".join(house.store.engine.raw_connection().iterdump())
    for secret in (PASSWORD, someone.cookies[COOKIE], codes[0], codes[0].replace("-", "")):
        assert secret not in written


# -- tables


@pytest.mark.parametrize(
    "path",
    ["..%2f..%2ftables.sqlite", "%2e%2e%2fpush.pem", "..\\x", "%00", "/etc/passwd", "C:%5cx"],
)
def test_no_path_leads_out_of_the_house(someone: Visitor, guests: Guests, path: str) -> None:
    doors = [f"/api/tables/{path}/{what}" for what in ("record", "at/0", "curve")]
    doors += [f"/api/rules/{path}", f"/api/rules/two-heirs/{path}", f"/api/feed/{path}"]
    answers = [someone.call("GET", door) for door in doors]
    answers += [someone.call("DELETE", f"/api/tables/{path}")]
    assert {answer.status_code for answer in answers} <= {404, 405}
    assert someone.refused("/api/tables", {"game": path}) == "setup"
    assert someone.refused("/api/tables", {"game": "two-heirs", "guide": path}) == "setup"
    line = json.dumps({"format": 1, "game": path, "players": [path], "guide": path})
    imported = guests.post("/api/import", line.encode() + b"\n")
    assert (imported.status_code, imported.json()["code"]) == (422, "refused")


def test_tables_cannot_be_walked_through(someone: Visitor, guests: Guests) -> None:
    opened = [guests.open_for_two() for _ in range(3)]
    assert (someone.get("/api/tables"), someone.get("/api/hall")) == ([], [])
    assert min(len(each["id"]) for each in opened) >= 12  # 72 bits
    owner = Visitor(guests)
    owner.keys = [seat["key"] for seat in opened[0]["seats"]]
    with guests.sit(opened[0], 0) as one:
        one.order("resign")
    assert owner.call("DELETE", f"/api/tables/{opened[0]['id']}").status_code == 204
    gone, never = (guests.get(f"/api/tables/{table}/at/0") for table in (opened[0]["id"], "x" * 12))
    assert (gone.status_code, gone.content) == (never.status_code, never.content)


# -- seats


def test_keys_of_seats_are_in_no_log_and_in_no_referrer(
    someone: Visitor, guests: Guests, log: Log
) -> None:
    opened = guests.open_for_two()
    keys = [seat["key"] for seat in opened["seats"]]
    with guests.sit(opened, 0, 1) as both:
        both.answer()
    page = guests.get(f"/t/{opened['id']}?seat={keys[0]}")
    assert page.headers["referrer-policy"] == "no-referrer"
    path = f"/api/tables/{opened['id']}/seats/1/key"
    new = someone.post(path, {"key": keys[1]})["key"]
    with guests.enter(opened["id"], keys[1]) as late:
        assert late.closed() == 4403
    someone.refused(path, {"key": keys[1]})
    assert [key for key in (*keys, new) if key in log.text] == []


def test_onlookers_are_never_told_a_key(someone: Visitor, guests: Guests) -> None:
    opened = guests.open_for_two(open=[1])
    with guests.sit(opened, 0), guests.sit(opened) as onlooker:
        taken = someone.post(f"/api/tables/{opened['id']}/seats/1/take", {}, 201)
        onlooker.until("company")
        text = "".join(onlooker.raw)
    assert [
        key for key in (*(s["key"] for s in opened["seats"]), taken["key"]) if key in text
    ] == []


def test_keys_cannot_be_tried_without_end(someone: Visitor, guests: Guests) -> None:
    opened = guests.open_for_two()
    path = f"/api/tables/{opened['id']}/seats/1/key"
    codes = [someone.refused(path, {"key": f"guess {n}"}) for n in range(SEATS.at_once + 5)]
    assert (codes[0], codes[-1]) == ("not-yours", "too-often")


def test_an_open_seat_is_one_persons_however_many_come_at_once(guests: Guests) -> None:
    opened = guests.open_for_two(open=[1])
    path = f"/api/tables/{opened['id']}/seats/1/take"
    with ThreadPoolExecutor(8) as crowd:
        answers = list(crowd.map(lambda _: guests.post(path).status_code, range(8)))
    assert sorted(answers) == [201, *[409] * 7]


def test_a_key_changed_by_two_at_once_is_one_persons(someone: Visitor, guests: Guests) -> None:
    opened = guests.open_for_two()
    path = f"/api/tables/{opened['id']}/seats/1/key"
    body = {"key": opened["seats"][1]["key"], "is_claim": True}
    with ThreadPoolExecutor(8) as crowd:
        answers = list(crowd.map(lambda _: guests.post(path, body), range(8)))
    keys = [answer.json()["key"] for answer in answers if answer.status_code == 200]
    assert len(keys) == 1
    with guests.enter(opened["id"], keys[0]) as one:
        assert one.hello()["reader"] == 1


# -- at the table


def test_what_was_said_once_is_worth_nothing_when_it_is_said_again(
    guests: Guests, house: House
) -> None:
    # Given everything that somebody said at a table,
    opened = guests.open_for_two()
    first, second = guests.asked(opened)
    said: list[object] = []
    with guests.sit(opened, first) as one, guests.sit(opened, second) as other:
        for guest in (one, other, one):
            guest.until_asked()
            choice = guest.sight["question"]["choices"][0]
            said.append(
                {"t": "answer", "n": 1, "index": guest.sight["index"], "action": choice["action"]}
            )
            assert guest.answer()["t"] == "ok"
    kept = house.store.record(opened["id"])

    # when it is said again, with the keys of both seats,
    with guests.sit(opened, first, second) as thief:
        for message in said:
            thief.send(message)

            # then it is too late for all of it.
            assert thief.until("refused")["code"] == "stale"
    assert house.store.record(opened["id"]) == kept


def test_a_reader_who_takes_nothing_is_let_go_and_hinders_nobody(
    guests: Guests, house: House
) -> None:
    house.people.limits.wanted[MESSAGES.name] = Rate(1000, 1.0)
    opened = guests.open_for_two("two-heirs")
    first, second = guests.asked(opened)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # little waits in the machine
    line.connect(("127.0.0.1", guests.port))
    lazy: dict[str, Any] = {"sock": line, "max_queue": 1, "compression": None}
    key = opened["seats"][second]["key"]
    with guests.sit(opened, first) as one, guests.enter(opened["id"], key, **lazy) as slow:
        slow.hello()
        for _ in range(400):  # each is answered by five messages, which it does not take
            slow.send({"t": "hello", "v": 1})
        while one.until("present")["seats"] != [first]:
            pass
        assert one.answer()["t"] == "ok"
        assert slow.closed() == 4408


def test_a_reader_waits_for_few_hints_at_a_time(guests: Guests) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened, guests.asked(opened)[0]) as one:
        for number in range(5):
            one.send({"t": "hint", "n": number, "index": one.sight["index"]})
        answers = [one.until("refused") for _ in range(3)]  # who is there is told, too
        assert [(each["n"], each["code"]) for each in answers] == [
            (number, "too-fast") for number in (2, 3, 4)
        ]


@pytest.mark.parametrize(
    "message",
    [
        {"t": "talk", "n": 1, "words": "x" * 10_000},
        {"t": "talk", "n": 1, "words": ["x"]},
        {"t": "offer", "n": 1, "kind": "win"},
        {"t": "offer", "n": 1, "kind": "replace", "about": -1},
        {"t": "offer", "n": 1, "kind": "replace", "about": 10**30},
        {"t": "agree", "n": 1, "agrees": "yes"},
        {"t": "agree", "n": 1, "agrees": True},
        {"t": "vacation", "n": 1, "is_away": True},
        {"t": "offer", "n": 1, "kind": "resume"},
        {"t": "offer", "n": 1, "kind": "rematch"},
    ],
)
def test_what_makes_no_sense_at_a_table_changes_nothing(
    guests: Guests, house: House, message: dict[str, object]
) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened, 0) as one:
        one.send(message)
        assert one.until("refused")["code"] != "unforeseen"
        assert house.tables.rooms[opened["id"]].company.is_plain


def test_onlookers_can_do_nothing_with_the_people(guests: Guests) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened) as onlooker:
        for message in (
            {"t": "talk", "phrase": "hello"},
            {"t": "offer", "kind": "pause"},
            {"t": "agree", "agrees": True},
            {"t": "vacation", "is_away": True},
        ):
            onlooker.send({**message, "n": 1})
            assert onlooker.until("refused")["code"] == "spectator"
