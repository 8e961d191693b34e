"""Bots answer at the tables of the house, in processes of their own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from server.guests import GAMES, Guests
from threecrowns.server.house import House


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_answers_and_its_answer_is_kept(house: House, guests: Guests, game: str) -> None:
    opened = guests.open(game, seats=["human", "random"])
    with guests.sit(opened, 0) as one:
        one.until_asked()
        for number in range(3):
            assert one.answer(number)["t"] == "ok"
            one.until_asked()
        answers = one.sight["answers"]

    assert house.store.find(opened["id"]).standing.answers >= answers  # type: ignore[union-attr] # it is there


def test_bots_alone_play_a_game_as_soon_as_somebody_looks(guests: Guests) -> None:
    with guests.sit(guests.open(seats=["random", "greedy"])) as watcher:
        while watcher.sight["winners"] is None:
            watcher.until("sight")


def test_a_thinker_that_is_killed_is_replaced(house: House, guests: Guests) -> None:
    with guests.sit(guests.open(seats=["human", "random"]), 0) as one:
        one.answer()
        one.until_asked()
        for process in house.thinkers.start()._processes.values():
            os.kill(process.pid or 0, signal.SIGKILL)

        one.answer(3)
        one.until_asked()

        assert one.sight["answers"] == 4


def test_going_back_alone_among_bots_is_done_at_once(guests: Guests) -> None:
    with guests.sit(guests.open(seats=["human", "random"]), 0) as one:
        one.answer()
        one.until_asked()
        assert one.order("ask-back", answers=0)["t"] == "ok"
        assert one.sight["answers"] == 0
        assert one.sight["first_news"] == 0
        assert one.sight["question"] is not None


def test_a_bot_takes_over_and_gives_the_seat_back(guests: Guests) -> None:
    opened = guests.open_for_two()
    with guests.sit(opened, 0) as one, guests.sit(opened, 1) as other:
        assert other.ask("replace", seat=1, player="random")["t"] == "ok"
        one.until("sight")
        assert one.answer()["t"] == "ok"
        one.until_asked()
        assert one.sight["answers"] == 2
        assert other.order("answer", action=0)["code"] in ("bot-plays", "stale")

        assert other.ask("replace", seat=1, player="human")["t"] == "ok"
        one.until("sight")
        one.answer(2)
        other.until_asked()
        assert other.answer(5)["t"] == "ok"


def test_nobody_looks_into_the_cards_of_a_bot(guests: Guests) -> None:
    with guests.sit(guests.open(seats=["human", "random"]), 0, 1) as maker:
        assert maker.sight["reader"] == 0
        maker.send({"t": "sit", "seat": 1})
        assert maker.until("refused")["code"] == "bot-plays"


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_lists_answers_with_their_values_and_everybody_hears_of_it(
    guests: Guests, game: str
) -> None:
    opened = guests.open_for_two(game)
    first, second = guests.asked(opened)
    with guests.sit(opened, first) as one, guests.sit(opened, second) as other:
        best = one.order("hint")["best"]

        legal = [choice["action"] for choice in one.sight["question"]["choices"]]
        assert {each["action"] for each in best} <= set(legal)
        assert best[0]["visits"] == max(each["visits"] for each in best) > 0
        assert all(-1 <= each["value"] <= 1 for each in best)
        notice = other.until("notice")
        assert (notice["code"], notice["seat"]) == ("hint", first)
        assert other.order("hint")["code"] == "not-asked"
        assert one.ask("hint", index=99)["code"] == "stale"


OWNER = """
from threecrowns.table.thinkers import Thinkers
import os, time

if __name__ == "__main__":
    print(Thinkers(1).start().submit(os.getpid).result(), flush=True)
    time.sleep(600)
"""


def test_thinkers_end_when_their_owner_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "owner.py"
    program.write_text(OWNER)
    with subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE) as owner:
        assert owner.stdout is not None
        thinker = int(owner.stdout.readline())
        owner.kill()

    until = time.monotonic() + 60
    while is_running(thinker):
        assert time.monotonic() < until
        time.sleep(0.02)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
