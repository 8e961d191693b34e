"""Games of The Two Heirs that bots have played, to be taken up at a moment that a test wants."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page

from browser.conftest import House
from browser.hands import asked
from threecrowns.bots.levels import make_bot
from threecrowns.engine.game import Setup
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.record import RecordWriter
from threecrowns.games.two_heirs.game import TwoHeirsGame
from threecrowns.games.two_heirs.speech.view import View
from threecrowns.table.table import Table

SETS = ("war", "patrol", "dominion")  # towers besiege, camps give a tile
PEOPLE = ("human", "human")
LACKS_TWO_KINDS = "a tile in hand lacks two kinds of goods"


class Prepared:
    """A finished game, and after how many answers something first came up."""

    def __init__(self, seed: int, folder: Path) -> None:
        game = TwoHeirsGame()
        match = Match(game, Setup(2, {"sets": SETS}), shuffle_from_seed(seed, 2))
        table = Table(match, PEOPLE)
        file = folder / "game"
        writer = RecordWriter(match, file, is_durable=False)
        writer.start(list(PEOPLE))
        bots = [make_bot("greedy", game, seed * 10 + seat) for seat in range(2)]
        self.moments: dict[str, int] = {}
        table.draw()
        while not table.is_over:
            (seat,) = match.state.waiting()
            sight = table.sight(seat)
            assert sight.question is not None
            assert isinstance(sight.view, View)
            names = [sight.question.kind, *(verb.id for verb in sight.question.verbs)]
            missing = sight.view.players[seat].missing.values()
            if any(sum(lacks > 0 for lacks in tile) > 1 for tile in missing):
                names.append(LACKS_TWO_KINDS)
            for name in names:
                self.moments.setdefault(name, len(match.answers))
            table.answer(seat, table.index, bots[seat].answer(match.state, seat))
        writer.close()
        self.record = file.read_bytes()
        self.answers = len(match.answers)


@cache
def prepared(seed: int) -> Prepared:
    with TemporaryDirectory() as folder:
        return Prepared(seed, Path(folder))


def imported(page: Page, house: House, game: Prepared) -> str:
    """The id under which a record can be looked at."""
    answer = page.request.post(f"{house.address}api/import", data=game.record)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def take_up(page: Page, house: House, seed: int, moment: str) -> None:
    """Play on from the moment, two at one screen."""
    game = prepared(seed)
    table = imported(page, house, game)
    page.goto(f"{house.address}replay/{table}#{game.moments[moment]}")
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/t/*")
    asked(page)
