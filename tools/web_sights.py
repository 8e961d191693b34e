"""Sights of real positions of The Two Heirs, for the tests and pictures of the browser client.

    python tools/web_sights.py        writes web/tests/sights/*.json

What the server would send: the facts of a table, the sight of the first seat, why each thing on
the table is refused, what is printed on the tiles, and the past. Bots play numbered games, so the
files are always the same.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from threecrowns.bots.levels import BOT_NAMES, make_bot
from threecrowns.engine.asking import Why
from threecrowns.engine.game import Setup
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.phrase import Ref
from threecrowns.games.two_heirs.game import TwoHeirsGame
from threecrowns.games.two_heirs.speech.view import View
from threecrowns.server.protocol import VERSION, SetupFacts, TableFacts
from threecrowns.table.look import Look
from threecrowns.table.sight import Sight
from threecrowns.table.table import Table

OUT = Path(__file__).parent.parent / "web" / "tests" / "sights"
GAME = TwoHeirsGame()
READER = 0
PLAYER = "greedy"  # who plays the numbered games


class Saved(msgspec.Struct):
    table: TableFacts
    sight: Sight
    whys: list[Why]
    looks: dict[str, Look]
    past: list[Sight]


def facts_of(table: Table, reader: int | None) -> TableFacts:
    """What the server would tell of a table, once."""
    game, setup = table.game, table.match.setup
    return TableFacts(
        v=VERSION,
        id="",
        game=game.id,
        title=game.names,
        setup=SetupFacts(setup.seats, dict(setup.options)),
        components=game.components(setup),
        names=("",) * setup.seats,
        keys={} if reader is None else {"key": reader},
        bots=BOT_NAMES,
        has_secret_hands=game.has_secret_hands,
        is_read_only=False,
        origin=None,
        commitment="",
    )


class Play:
    """A numbered game between a person and a bot, both played by bots."""

    def __init__(self, setup: Setup, seed: int) -> None:
        match = Match(GAME, setup, shuffle_from_seed(seed, setup.seats))
        self.table = Table(match, ("human", "search-2")[: setup.seats])
        self.bots = [make_bot(PLAYER, GAME, seed * 10 + seat) for seat in range(setup.seats)]
        self.table.draw()

    @property
    def view(self) -> View:
        return GAME.view(self.table.match.state, READER)

    def play_on(self) -> None:
        state = self.table.match.state
        (seat,) = state.waiting()
        self.table.answer(seat, self.table.index, self.bots[seat].answer(state, seat))

    def play_out(self) -> None:
        while not self.table.is_over:
            self.play_on()

    def is_fresh_turn(self, turns: int) -> bool:
        """Does a turn begin in which much can be done?"""
        sight = self.table.sight(READER)
        if sight.question is None or sight.turn < turns or sight.undo.steps:
            return False
        return {"take", "build"} <= {verb.id for verb in sight.question.verbs}

    def lacks_something(self) -> bool:
        """Lacks a tile in hand something, and could a unit go back to the reserve?"""
        player = self.view.players[READER]
        return player.reach < 3 and any(any(each) for each in player.missing.values())

    def things(self) -> list[Ref]:
        """Everything that a person may touch."""
        view = self.view
        cells = {tile.at for tile in view.landscape}
        around = {(x + dx, y + dy) for x, y in cells for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        return [
            *(Ref("slot", slot.slot) for slot in view.ring),
            *(Ref("tile", tile) for tile in view.players[READER].hand),
            *(Ref("unit", unit.unit, unit.owner) for unit in view.units),
            *(Ref("cell", at) for at in sorted(around)),
            Ref("verb", "end"),
        ]

    def looks(self) -> dict[str, Look]:
        """What is printed on the tiles in sight."""
        view = self.view
        tiles = {slot.tile for slot in view.ring} | {tile.id for tile in view.landscape}
        tiles |= {tile for player in view.players for tile in player.hand}
        found = {tile: self.table.look(tile) for tile in sorted(filter(None, tiles))}
        return {tile: look for tile, look in found.items() if look is not None}

    def save(self, name: str, past: list[int] | None = None) -> None:
        table = self.table
        whys = [] if table.is_over else [table.why(READER, ref) for ref in self.things()]
        saved = Saved(
            table=facts_of(table, READER),
            sight=table.sight(READER),
            whys=[why for why in whys if why.hindrance is not None],
            looks=self.looks(),
            past=[self.without_news(table.at(READER, answers)) for answers in past or ()],
        )
        said: Any = msgspec.to_builtins(saved)
        OUT.mkdir(parents=True, exist_ok=True)
        text = json.dumps(said, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        (OUT / f"{name}.json").write_text(text + "\n", "utf-8")
        print(f"{name}: {len(text) // 1000} kB, answers {len(table.match.answers)}")

    def without_news(self, sight: Sight) -> Sight:
        return msgspec.structs.replace(sight, news=sight.news[-1:])


def first_fresh(setup: Setup, turns: int, *, is_short: bool = False) -> Play:
    """The first numbered game with a fresh turn in which much can be done, or something lacks."""
    for seed in range(1, 100):
        play = Play(setup, seed)
        while not play.table.is_over:
            if play.is_fresh_turn(turns) and (not is_short or play.lacks_something()):
                return play
            play.play_on()
    raise SystemExit("no such game")


def first_siege(setup: Setup) -> Play:
    for seed in range(40):
        play = Play(setup, seed)
        while not play.table.is_over:
            question = play.table.sight(READER).question
            if question is not None and question.kind == "siege":
                return play
            play.play_on()
    raise SystemExit("no such game")


def main() -> None:
    first_game = Setup(2, {"sets": ("journey", "dominion", "trade_church"), "roads": True})
    play = first_fresh(first_game, 12)
    play.save("turn")
    play.play_out()
    play.save("end", [*range(0, len(play.table.match.answers), 8)])

    first_fresh(first_game, 8, is_short=True).save("short")

    play = first_fresh(Setup(1, {"henry": 2, "sets": ("journey", "crafts", "patrol")}), 12)
    play.save("henry")
    play.play_out()
    play.save("solo-end")

    first_siege(Setup(2, {"sets": ("war", "trade_church", "crafts")})).save("siege")


if __name__ == "__main__":
    main()
