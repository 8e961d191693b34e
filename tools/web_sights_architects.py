"""Sights of real positions of Architects, for the tests and pictures of the browser client.

    python tools/web_sights_architects.py [name ...]    writes web/tests/sights/ar-*.json

Greedy bots play numbered games until a moment comes that is worth a picture; the table says the
rest, exactly as it says it to a browser.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec
from web_sights import facts_of

from threecrowns.bots.levels import make_bot
from threecrowns.engine.game import OptionValue
from threecrowns.engine.match import Match
from threecrowns.engine.phrase import Ref
from threecrowns.games.architects.game import ArchitectsGame
from threecrowns.games.architects.speech.view import View
from threecrowns.table.look import look_at
from threecrowns.table.opening import new_setup, new_shuffle
from threecrowns.table.table import Table

OUT = Path(__file__).parent.parent / "web" / "tests" / "sights"
GAME = ArchitectsGame()
MOST_ANSWERS = 3000
NEWS = 260  # events that are told; older ones would only make the file large
GOODS = ("silver", "virtue", "influence", "debt")
Json = dict[str, Any]
Moment = Callable[["Table", View], bool]


@dataclass(frozen=True)
class Wanted:
    """A moment of a numbered game, as one seat sees it."""

    seats: int
    options: dict[str, OptionValue]
    seed: int
    is_it: Moment
    bot: str = "greedy"


def asked(kind: str, least: int = 0, turn: int = 0, choices: int = 0) -> Moment:
    """Seat 0 is asked this, from a turn on, with at least so many answers."""

    def is_it(table: Table, view: View) -> bool:
        if view.asked != kind or 0 not in view.waiting or view.turn_number < turn:
            return False
        return len(table.match.state.legal_actions()) >= max(least, choices)

    return is_it


def building(table: Table, view: View) -> bool:
    """Seat 0 may build from a hand of several cards."""
    if view.asked != "place" or view.actor != 0 or view.turn_number < 20:
        return False
    mine = GAME.view(table.match.state, 0)
    hand = mine.hand
    return (
        len(hand) >= 3
        and any(not card.missing and not card.missing_skills for card in hand)
        and any(card.missing for card in hand)
        and mine.players[0].home >= 1
    )


def at_the_cathedral(table: Table, view: View) -> bool:
    """Seat 0 may work on the cathedral, and has cards to choose which one to put away."""
    if view.asked != "place" or view.actor != 0 or len(GAME.view(table.match.state, 0).hand) < 3:
        return False
    state = table.match.state
    return any(GAME.move(state, each).verb == "cathedral" for each in state.legal_actions())


def paying(table: Table, view: View) -> bool:
    """Seat 0 may pay in several ways, with influence and without."""
    if not asked("pay", least=4)(table, view):
        return False
    question = table.sight(0).question
    assert question is not None
    ways = [each.outcome.pays for each in question.choices]
    return len({"influence" in way for way in ways}) == 2 and any(len(way) > 1 for way in ways)


def after_scheme(table: Table, view: View) -> bool:
    """The opponent has just played, with a capture if it can be had."""
    if view.asked != "place" or view.actor != 0 or view.turn_number < 12:
        return False
    told = table.told(0)
    last = [each for each in told if each.turn == view.turn_number - 1]
    return any(each.kind == "captured" for each in last)


def after_reset(table: Table, view: View) -> bool:
    if view.asked != "place" or view.actor != 0:
        return False
    told = table.told(0)
    return any(e.kind == "reset" and e.turn >= view.turn_number - 1 for e in told)


WONDER: dict[str, OptionValue] = {"wonder": True}
WANTED: dict[str, Wanted] = {
    "ar-draft": Wanted(2, {}, 3, asked("draft")),
    "ar-place": Wanted(2, WONDER, 3, building),
    "ar-cathedral": Wanted(2, WONDER, 3, at_the_cathedral),
    "ar-base": Wanted(2, {}, 5, asked("place", turn=17)),
    "ar-place5": Wanted(5, WONDER, 4, asked("place", turn=60)),
    "ar-hire": Wanted(2, WONDER, 3, asked("hire")),
    "ar-pay": Wanted(2, WONDER, 3, paying, "random"),
    "ar-capture": Wanted(5, {}, 6, asked("capture", least=4, turn=30)),
    "ar-guard": Wanted(3, {}, 7, asked("guard", least=3), "random"),
    "ar-trade": Wanted(2, {}, 8, asked("trade", least=3), "random"),
    "ar-loss": Wanted(2, WONDER, 3, asked("loss", least=2)),
    "ar-keep": Wanted(2, {}, 9, asked("keep", least=2), "random"),
    "ar-contribute": Wanted(3, WONDER, 5, asked("contribute", least=2), "random"),
    "ar-reset": Wanted(2, WONDER, 3, after_reset),
    "ar-solo": Wanted(1, {"opponent": "informer"}, 2, after_scheme),
    "ar-end": Wanted(2, WONDER, 3, lambda table, view: table.is_over),
    "ar-end5": Wanted(5, WONDER, 4, lambda table, view: table.is_over),
}


def opened(wanted: Wanted) -> Table:
    shuffle = new_shuffle(wanted.seed, wanted.seats)
    setup = new_setup(GAME, wanted.seats, wanted.options, shuffle)
    players = ("human", *(["greedy"] * (wanted.seats - 1)))
    table = Table(Match(GAME, setup, shuffle), players)
    table.draw()
    return table


def played(wanted: Wanted) -> Table | None:
    """The table at the moment; None if it never comes in this game."""
    table = opened(wanted)
    bots = [make_bot(wanted.bot, GAME, wanted.seed * 10 + seat) for seat in range(wanted.seats)]
    for _ in range(MOST_ANSWERS):
        view = GAME.view(table.match.state, None)
        if wanted.is_it(table, view):
            return table
        if table.is_over:
            return None
        seat = table.match.state.waiting()[0]
        table.answer(seat, table.index, bots[seat].answer(table.match.state, seat))
    return None


def refs_in(view: View) -> Iterable[Ref]:
    """What can be touched on this table."""
    yield from (Ref("place", place.id) for place in view.places)
    yield from (Ref("place", name) for name in ("guildhall", "prison"))
    yield from (Ref("card", card.id) for card in view.hand)
    yield from (Ref("card", slot.apprentice) for slot in view.offer if slot.apprentice)
    yield from (Ref("level", level.level) for level in view.cathedral)
    yield from (Ref("monument", each.id) for each in view.monuments)
    yield from (Ref("goods", name) for name in GOODS)
    yield Ref("verb", "done")


def cards_in(view: View) -> Iterable[str]:
    """Cards whose text this reader can see."""
    yield from (card.id for card in (*view.hand, *view.pack, *view.five))
    yield from view.being_built
    yield from (slot.apprentice for slot in view.offer if slot.apprentice)
    for player in view.players:
        yield from player.apprentices
        yield from player.buildings
        yield from player.monuments
        if player.board:
            yield player.board
    if view.script:
        yield view.script.opponent
        yield from GAME.components().schemes


def saved(table: Table) -> Json:
    sight = table.sight(0)
    view = GAME.view(table.match.state, 0)
    news = sight.news[-NEWS:]
    whys = []
    if sight.question:
        for ref in refs_in(view):
            why = table.why(0, ref)
            if why.hindrance is not None:
                whys.append(why)
    looks = {card: look_at(GAME, card) for card in dict.fromkeys(cards_in(view))}
    return {
        "table": facts_of(table, 0),
        "sight": msgspec.structs.replace(sight, news=news),
        "whys": whys,
        "past": [],
        "looks": {card: look for card, look in looks.items() if look},
    }


def main() -> None:
    names = sys.argv[1:] or list(WANTED)
    for name in names:
        wanted = WANTED[name]
        for seed in range(wanted.seed, wanted.seed + 40):
            table = played(replace(wanted, seed=seed))
            if table is not None:
                file = OUT / f"{name}.json"
                file.write_bytes(msgspec.json.encode(saved(table)) + b"\n")
                print(f"{name}: game {seed}, {file.stat().st_size // 1024} kB", flush=True)
                break
        else:
            print(f"{name}: no such moment", flush=True)


if __name__ == "__main__":
    main()
