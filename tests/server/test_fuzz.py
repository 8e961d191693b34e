"""Whatever is said on a socket: it is answered, nothing changes, nothing is told."""

from __future__ import annotations

import contextlib
import logging
import random

import pytest
from websockets.exceptions import ConnectionClosed

from server.fuzzing import message
from server.guests import Guests
from threecrowns.server.house import House

SOCKETS = 12
OWN = ("resign", "back", "place", "offer", "agree")  # what a seat may do though it is not asked
MESSAGES = 78  # as many as may be said at once


@pytest.mark.parametrize("seat", [None, 1], ids=["spectator", "not asked"])
def test_nonsense_changes_nothing_and_is_told_nothing(
    house: House, guests: Guests, caplog: pytest.LogCaptureFixture, seat: int | None
) -> None:
    caplog.set_level(logging.INFO)
    opened = guests.open_for_two()
    first, _ = guests.asked(opened)
    before = house.store.record(opened["id"])
    rng = random.Random(7)
    keys = [] if seat is None else [opened["seats"][1 - first]["key"]]
    said: list[str] = []
    for _ in range(SOCKETS):
        with guests.enter(opened["id"], *keys) as one, contextlib.suppress(ConnectionClosed):
            one.hello()
            index = one.sight["index"]
            for _ in range(MESSAGES):
                text = message(rng, index)
                if seat is not None and any(word in str(text) for word in OWN):
                    continue  # its own to do
                one.socket.send(text)
            one.send({"t": "look", "n": 4711, "piece": "the end"})
            while one.receive().get("n") != 4711:
                pass
            said += one.raw
            codes = {each.get("code") for each in one.received}
            assert "unforeseen" not in codes
    assert len(said) > SOCKETS * 20

    assert house.store.record(opened["id"]) == before
    secrets = [each["key"] for each in opened["seats"] if each["key"] not in keys]
    secrets.append(house.store.find(opened["id"]).secret)  # type: ignore[union-attr] # it is there
    for secret in secrets:
        assert secret not in "".join(said)
    for key in (each["key"] for each in opened["seats"]):
        assert key not in caplog.text
    assert "unforeseen" not in caplog.text
