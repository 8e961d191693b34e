"""Orders over the socket: carried out once, for one's own seat, on the table as one knows it."""

from __future__ import annotations

import contextlib
import json

import pytest
from websockets.exceptions import ConnectionClosed

from server.guests import GAMES, Guests


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_acknowledged_and_seen_by_everybody(guests: Guests, game: str) -> None:
    opened = guests.open_for_two(game)
    first, second = guests.asked(opened)
    with guests.sit(opened, first) as one, guests.sit(opened, second) as other:
        before = one.sight["index"]

        assert one.answer()["t"] == "ok"

        assert one.sight["index"] > before
        other.until("sight")
        assert other.sight["index"] == one.sight["index"]
        assert other.sight["news"]


@pytest.mark.parametrize("game", GAMES)
def test_a_stale_order_is_refused_with_the_fresh_sight(guests: Guests, game: str) -> None:
    opened = guests.open_for_two(game)
    first, _ = guests.asked(opened)
    with guests.sit(opened, first) as one, guests.sit(opened, first) as same:
        action = one.sight["question"]["choices"][0]["action"]
        old = one.sight["index"]
        assert one.answer()["t"] == "ok"

        twice = one.ask("answer", index=old, action=action)
        late = same.ask("answer", index=old, action=action)

        for refused in (twice, late):
            assert (refused["t"], refused["code"]) == ("refused", "stale")
            assert refused["sight"]["index"] == one.sight["index"]


def test_out_of_turn_is_refused_with_the_reason_of_the_rules(guests: Guests) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened, 1) as other:
        refused = other.order("answer", action=3)

    assert (refused["code"], refused["text"]["id"]) == ("not-asked", "C1-not-your-turn")


def test_an_answer_that_is_not_listed_is_refused(guests: Guests) -> None:
    with guests.sit(guests.open_for_two(), 0) as one:
        assert one.order("answer", action=99)["code"] == "illegal"
        assert one.order("say", move={"do": "drop", "column": 99})["code"] == "unreadable"
        assert one.order("say", move={"do": "fly"})["code"] == "unreadable"


def test_a_move_can_be_said(guests: Guests) -> None:
    with guests.sit(guests.open_for_two(), 0) as one:
        assert one.order("say", move={"do": "drop", "column": 4})["t"] == "ok"
        assert one.sight["view"]["rows"][-1] == "...x..."


def test_nobody_plays_for_a_seat_without_its_key(guests: Guests) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened) as watcher:
        assert watcher.sight["reader"] is None
        assert watcher.sight["question"] is None
        assert watcher.order("answer", action=3)["code"] == "spectator"
        assert watcher.ask("replace", seat=0, player="random")["code"] == "not-yours"
        watcher.send({"t": "sit", "seat": 0})
        assert watcher.until("refused")["code"] == "not-yours"


def test_whoever_shows_the_key_of_a_handed_on_seat_lets_a_bot_play_for_it(guests: Guests) -> None:
    opened = guests.open_for_two()
    guests_key = opened["seats"][1]["key"]
    with guests.sit(opened, 0) as one:
        wrong = one.ask("replace", seat=1, player="random", key=opened["seats"][0]["key"])
        assert wrong["code"] == "not-yours"

        assert one.ask("replace", seat=1, player="random", key=guests_key)["t"] == "ok"

        assert one.sight["seats"][1]["player"] == "random"
        assert one.ask("replace", seat=1, player="human", key=guests_key)["t"] == "ok"
        assert one.sight["reader"] == 0


def test_at_one_screen_one_socket_plays_for_several_seats(guests: Guests) -> None:
    with guests.sit(guests.open_for_two(), 0, 1) as screen:
        assert screen.sight["reader"] == 0
        assert screen.answer()["t"] == "ok"

        screen.send({"t": "sit", "seat": 1})
        screen.until("sight")

        assert screen.sight["reader"] == 1
        assert screen.sight["first_news"] == 0  # everything is told as this seat may know it
        assert screen.answer()["t"] == "ok"


def test_undo_after_the_other_was_asked_is_refused_in_a_sentence(guests: Guests) -> None:
    with guests.sit(guests.open_for_two(), 0) as one:
        assert one.order("undo")["text"]["id"] == "undo-blocked-beginning"
        one.answer()
        refused = one.order("restart")
        assert refused["code"] == "undo"
        assert refused["text"]["id"].startswith("undo-blocked-")


def test_going_back_needs_everybody(guests: Guests) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened, 0) as one, guests.sit(opened, 1) as other:
        one.answer()
        other.until("sight")
        other.answer(1)
        one.until("sight")
        assert one.order("ask-back", answers=0)["t"] == "ok"
        other.until("sight")
        assert other.sight["way_back"] == {"seat": 0, "answers": 0, "agreed": [0]}
        assert other.order("consent", agrees=True)["t"] == "ok"

        assert other.sight["answers"] == 0
        assert other.sight["first_news"] == 0
        one.until("sight")
        assert one.sight["answers"] == 0


def test_people_at_one_screen_go_back_together(guests: Guests) -> None:
    with guests.sit(guests.open_for_two(), 0, 1) as screen:
        screen.answer()

        assert screen.order("ask-back", answers=0)["t"] == "ok"

        assert screen.sight["answers"] == 0
        assert screen.sight["way_back"] is None


def test_who_asked_to_go_back_is_remembered_by_the_house(guests: Guests) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened, 0) as one:
        one.answer()
        one.order("ask-back", answers=0)
        index = one.sight["index"]

    with guests.sit(opened, 1) as other:
        assert other.sight["way_back"]["seat"] == 0
        assert other.sight["index"] == index


def test_giving_up_ends_the_game(guests: Guests) -> None:
    with guests.sit(guests.open_for_two(), 0) as one:
        assert one.order("resign")["t"] == "ok"
        assert one.sight["winners"] == [1]
        assert one.order("answer", action=0)["code"] == "over"


def test_why_look_and_past_are_answered(guests: Guests) -> None:
    with guests.sit(guests.open_for_two(), 0, 1) as one:
        why = one.ask("why", ref={"kind": "slot", "id": 3})
        assert why["why"]["choices"] == [2]
        assert one.ask("why-move", move={"do": "drop", "column": 3})["hindrance"] is None
        assert one.ask("look", piece="nothing")["code"] == "no-piece"
        one.answer()
        past = one.ask("at", answers=0)
        assert past["sight"]["answers"] == 0
        assert past["sight"]["question"] is None
        assert one.ask("at", answers=9)["code"] == "back"
        hindrance = one.ask("why", ref={"kind": "slot", "id": 3})["why"]["hindrance"]
        assert hindrance["clause"] == "C1"


# -- what is no message


GARBAGE: list[str | bytes] = [
    "",
    "{",
    "[]",
    "null",
    '{"t": "fly"}',
    '{"t": "answer"}',
    '{"t": "answer", "n": "1", "index": 0, "action": 0}',
    '{"t": "answer", "n": 1, "index": 0, "action": 1e99}',
    '{"t": "answer", "n": 1, "index": 99999999999999999999, "action": 0}',
    '{"t": "say", "n": 1, "index": 0, "move": {"do": [1, 2, 3]}}',
    '{"t": "say", "n": 1, "index": 0, "move": {"do": "drop", "column": 1e400}}',
    '{"t": "why", "n": 1, "ref": {"kind": "cell", "id": [1, 2, 3]}}',
    '{"t": "look", "n": 1, "piece": "' + "x" * 300 + '"}',
    "[" * 5000,
    '"\\ud800"',
    b"\xff\xfe\x00",
    b'{"t": "undo"}',
]


def test_garbage_is_refused_and_the_talk_goes_on(guests: Guests) -> None:
    with guests.sit(guests.open_for_two(), 0) as one:
        for text in GARBAGE:
            one.socket.send(text)
            refused = one.until("refused")
            assert refused["code"] == "unreadable", text
            assert refused["n"] is None
        assert one.answer()["t"] == "ok"


@pytest.mark.parametrize(
    "strange",
    [
        {"t": "why", "ref": {"kind": "slot", "id": 10**30}},
        {"t": "why", "ref": {"kind": "nothing", "id": "x", "seat": -7}},
        {"t": "why", "ref": {"kind": "cell", "id": [10**18, 0]}},
        {"t": "why-move", "move": {"do": "drop", "column": 2**70}},
        {"t": "at", "answers": 2**31},
        {"t": "replace", "seat": 0, "player": "nobody"},
        {"t": "replace", "seat": 99, "player": "random"},
    ],
)
def test_strange_requests_are_answered_in_words(guests: Guests, strange: dict[str, object]) -> None:
    with guests.sit(guests.open_for_two(), 0) as one:
        rest = {name: value for name, value in strange.items() if name != "t"}
        answered = one.ask(str(strange["t"]), **rest)
        assert answered["t"] in ("why", "refused")
        assert answered.get("code") != "unforeseen"


def test_a_huge_message_ends_the_talk(guests: Guests) -> None:
    with guests.sit(guests.open_for_two(), 0) as one:
        one.socket.send(json.dumps({"t": "look", "n": 1, "piece": "x" * 100_000}))
        assert one.closed() == 1009


def test_whoever_talks_too_fast_is_told_and_then_let_go(guests: Guests) -> None:
    with guests.sit(guests.open_for_two(), 0) as one:
        with contextlib.suppress(ConnectionClosed):
            for number in range(5000):
                one.send({"t": "look", "n": number, "piece": "x"})
        assert one.closed() == 4429
        codes = {message.get("code") for message in one.received}
        assert "too-fast" in codes


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"t": "undo", "n": 1, "index": 0}, 4400),
        ("nothing", 4400),
        ({"t": "hello", "v": 99}, 4426),
    ],
)
def test_the_first_word_is_a_greeting_in_a_version_that_is_spoken(
    guests: Guests, first: object, code: int
) -> None:
    with guests.enter(guests.open()["id"]) as one:
        one.send(first)
        assert one.closed() == code
        assert one.received[-1]["t"] == "refused"


def test_an_unknown_table_and_a_wrong_key_are_said(guests: Guests) -> None:
    opened = guests.open_for_two()
    elsewhere = guests.open_for_two()
    with guests.enter("nowhere") as one:
        assert one.closed() == 4404
        assert one.received[-1]["text"]["id"] == "server-no-table"
    for key in ("nonsense", elsewhere["seats"][0]["key"]):
        with guests.enter(opened["id"], key) as one:
            assert one.closed() == 4403
            assert one.received[-1]["text"]["id"] == "server-wrong-key"
