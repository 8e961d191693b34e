"""Sights of real positions of Brian Boru, for the tests and pictures of the browser client.

    python tools/web_sights_boru.py        writes web/tests/sights/boru-*.json

A table with greedy bots at every seat is played to the first moment of each kind; what is saved is
what that table shows to the reader. Numbered games, so the files are always the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from web_sights import facts_of

from threecrowns.bots.levels import make_bot
from threecrowns.engine.game import Setup
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.phrase import Ref
from threecrowns.games.brian_boru.game import BrianBoruGame
from threecrowns.games.brian_boru.speech.view import View
from threecrowns.table.table import Table

OUT = Path(__file__).parent.parent / "web" / "tests" / "sights"
GAME = BrianBoruGame()
NEWS = 70  # the last events are enough for a log
ROUND = 190  # a whole round and more
WHYS = ("no1", "no3", "co1", "mu2", "le1", "du1", "ul1", "so1")
LOOKS = (*GAME.components().regions, "no1", "mu3", "red-5", "white-20", "estrid")

Json = dict[str, Any]
Wanted = Callable[[View, Table, int], bool]


def play(seats: int, seed: int) -> Table:
    setup = Setup(seats, {"notes": True})
    table = Table(
        Match(GAME, setup, shuffle_from_seed(seed, seats)), ("human", *["greedy"] * (seats - 1))
    )
    table.draw()
    return table


def find(seats: int, wanted: Wanted, seeds: range = range(1, 60)) -> tuple[Table, int]:
    """The first numbered game with such a moment, and who is asked there."""
    for seed in seeds:
        table = play(seats, seed)
        bots = [make_bot("greedy", GAME, seed * 10 + seat) for seat in range(seats)]
        while not table.is_over:
            state = table.match.state
            seat = state.waiting()[0]
            if wanted(GAME.view(state, seat), table, seat):
                return table, seat
            table.answer(seat, table.index, bots[seat].answer(state, seat))
        if wanted(GAME.view(table.match.state, 0), table, 0):
            return table, 0
    raise SystemExit("no such game")


def saved(table: Table, reader: int | None, news: int) -> Json:
    """What the server would send, and what it would answer."""
    sight: Json = msgspec.to_builtins(table.sight(reader))
    sight["news"] = sight["news"][-news:]
    for look in sight["seats"]:
        look["player"] = "human" if look["seat"] == reader else "greedy"
    is_asked = reader is not None and not table.is_over
    whys = [table.why(reader or 0, Ref("town", town)) for town in WHYS] if is_asked else []
    return {
        "table": msgspec.to_builtins(facts_of(table, reader)),
        "sight": sight,
        "whys": msgspec.to_builtins(whys),
        "looks": msgspec.to_builtins({piece: table.look(piece) for piece in LOOKS}),
        "past": [],
    }


def save(name: str, table: Table, reader: int | None) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    text = json.dumps(
        saved(table, reader, ROUND if name == "round" else NEWS),
        ensure_ascii=False,
        separators=(",", ":"),
        sort_keys=True,
    )
    (OUT / f"boru-{name}.json").write_text(text + "\n", "utf-8")
    print(f"boru-{name}: {len(text) // 1000} kB, {table.match.setup.seats} seats, reader {reader}")


def asked(kind: str, from_round: int = 0) -> Wanted:
    return lambda view, _table, _seat: view.asked == kind and view.round >= from_round


def is_follow(view: View, _table: Table, _seat: int) -> bool:
    played = sum(card is not None for card in view.trick.cards) if view.trick else 0
    return view.asked == "follow" and view.round >= 3 and played >= 3


def is_late_draft(view: View, _table: Table, _seat: int) -> bool:
    return (
        view.asked == "draft"
        and view.round >= 3
        and view.draft is not None
        and (view.draft.step == 2)
    )


def is_round_end(view: View, _table: Table, _seat: int) -> bool:
    return (
        view.asked == "draft"
        and view.round == 3
        and view.draft is not None
        and (view.draft.step == 1)
    )


def is_princess(view: View, _table: Table, seat: int) -> bool:
    """Where a raid is sure to ask on after it."""
    return view.asked == "princess" and view.battle_area > 0 and seat in view.races[1].losers


def is_court(view: View, _table: Table, seat: int) -> bool:
    """Where several steps up the ladder can be paid for."""
    return view.asked == "extra_steps" and view.symbol == "court" and view.players[seat].coins > 5


def is_raid(view: View, _table: Table, _seat: int) -> bool:
    return view.asked == "raid" and view.round == 3


def main() -> None:
    moments: dict[str, tuple[int, Wanted]] = {
        "settle": (4, asked("start_town")),
        "draft": (4, is_late_draft),
        "round": (4, is_round_end),
        "lead": (4, asked("lead", 4)),
        "follow": (5, is_follow),
        "lost": (5, asked("secondary", 3)),
        "buy": (4, asked("extra_steps", 2)),
        "court": (5, is_court),
        "expand": (4, asked("expand", 2)),
        "free": (4, asked("free_town", 2)),
        "marriage": (4, asked("marriage_town", 2)),
        "track": (4, asked("track_town")),
        "princess": (4, is_princess),
        "raid": (4, is_raid),
        "monastery": (4, asked("monastery", 2)),
        "final": (5, lambda _view, table, _seat: table.is_over),
    }
    for name, (seats, wanted) in moments.items():
        table, seat = find(seats, wanted)
        save(name, table, seat)
        if name == "follow":
            save("watch", table, None)
            save("wait", table, (seat + 1) % seats)


if __name__ == "__main__":
    main()
