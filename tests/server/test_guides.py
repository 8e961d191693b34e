"""Guided games in the house: opened, followed, left, marked."""

from __future__ import annotations

import pytest

from server.guests import Guest, Guests, Message
from threecrowns.engine.record import GUIDE, record_from
from threecrowns.server.games import game_of
from threecrowns.table.guide import find_guide


def open_guided(guests: Guests) -> Message:
    return guests.open("two-heirs", guide="two-heirs")


def follow(guest: Guest, step: int) -> None:
    """Give the answer that a step asks for."""
    guest.until_asked()
    (fit,) = (fit for fit in guest.sight["guide"]["fits"] if fit["step"] == step)
    assert guest.order("answer", action=fit["action"])["t"] == "ok"


def step_of(guest: Guest, name: str) -> int:
    ids = [step["id"] for step in guest.table["guide"]["steps"]]
    return ids.index(name)


def said_by(guests: Guests, opened: Message, seat: int) -> list[str]:
    """The answers of a seat, as the record has them."""
    record = record_from(guests.get(f"/api/tables/{opened['id']}/record").content, None)
    grammar = game_of("two-heirs").grammar
    lines = [line.data for line in record.lines if line.data.get("seat") == seat]
    return [grammar.write(grammar.from_json(line["move"])) for line in lines]


def test_a_guided_game_follows_its_script(guests: Guests) -> None:
    opened = open_guided(guests)
    with guests.sit(opened, 0) as guest:
        assert guest.table["guide"]["id"] == "two-heirs"
        for name in ("take", "side", "unit", "end-turn"):
            follow(guest, step_of(guest, name))
        guest.until_asked()

        # Blue did what the guide speaks of, and the next step is there.
        assert said_by(guests, opened, 1) == list(find_guide("two-heirs").others["1"])
        fits = [fit["step"] for fit in guest.sight["guide"]["fits"]]
        assert fits == [step_of(guest, "rival")]

    # Whoever comes back finds the same step.
    with guests.sit(opened, 0) as again:
        assert [fit["step"] for fit in again.sight["guide"]["fits"]] == fits


def test_a_guided_game_is_left_and_goes_on_as_any_other(guests: Guests) -> None:
    opened = open_guided(guests)
    with guests.sit(opened, 0) as guest:
        assert guest.answer(0)["t"] == "ok"  # not the tile that was meant
        assert guest.sight["guide"]["fits"] == []
        end = [each for each in guest.sight["question"]["choices"] if each["verb"] == "end"]
        assert guest.order("answer", action=end[0]["action"])["t"] == "ok"
        guest.until_asked()
        assert guest.sight["turn"] == 3

        # And the way back leads to where it was left.
        assert guest.order("ask-back", answers=guest.sight["guide"]["strayed_at"])["t"] == "ok"
        assert guest.sight["guide"]["fits"][0]["step"] == 0


def test_a_prepared_deal_is_marked(guests: Guests) -> None:
    opened = open_guided(guests)
    raw = guests.get(f"/api/tables/{opened['id']}/record").content
    assert record_from(raw, None).header[GUIDE] == "two-heirs"
    assert guests.get("/api/tables").json()[0]["standing"]["guide"] == "two-heirs"

    # A record of it can be looked at; nobody is guided there.
    looked_at = guests.post("/api/import", raw).json()
    with guests.sit(looked_at) as watcher:
        assert watcher.table["guide"] is None


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"game": "two-heirs", "guide": "chess"}, "setup-unknown-guide"),
        ({"game": "brian-boru", "guide": "two-heirs"}, "setup-other-guide"),
    ],
)
def test_a_guide_that_does_not_fit_is_refused(guests: Guests, wanted: object, message: str) -> None:
    done = guests.post("/api/tables", wanted)
    assert done.status_code == 422
    assert done.json()["text"]["id"] == message
