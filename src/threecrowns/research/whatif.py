"""A game with its own pack and with another one, the same draws for both: what changes?

Every pair of games is a line of a file, written as it comes: a run that was broken off goes on
there. What is compared has an interval in which the true value lies in 95 of 100 cases; a change
shows if 0 is not in its interval. So of a hundred lines about five show something by chance.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, variance
from typing import Any

from threecrowns.bots.arena import mixed
from threecrowns.bots.levels import make_bot
from threecrowns.catalogue import find_game
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.refusal import CrownsError

FORMAT = "whatif-1"
FEWEST = 20  # games with a card; with fewer nothing is said about it
Z95 = 1.96
BEFORE, AFTER = 0, 1
Deed = tuple[str, str]  # what was done, with which piece: ("build", "JO1")


@dataclass(frozen=True)
class Played:
    """What is noted of one game."""

    payoffs: tuple[float, ...]  # [seat]
    points: tuple[int, ...]  # [seat]
    answers: int
    turns: int
    deeds: tuple[frozenset[Deed], ...]  # [seat] -> what it did at least once


@dataclass(frozen=True)
class Estimate:
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Line:
    """One thing that is compared."""

    what: str  # "wins", "points", "answers", "turns", "taken", "worth"
    seat: int | None
    deed: Deed | None
    before: Estimate
    after: Estimate
    change: Estimate

    @property
    def is_shown(self) -> bool:
        return not self.change.low <= 0.0 <= self.change.high

    @property
    def clearness(self) -> float:
        """How far 0 is from the middle of the interval, in intervals."""
        width = (self.change.high - self.change.low) / 2
        return abs(self.change.value) / width if width > 0 else 0.0


@dataclass(frozen=True)
class Question:
    """What decides all games of a run."""

    game: str
    contents: tuple[str, str]  # hashes: built in, and the other one
    setup: Setup
    bot: str
    seed: int

    def header(self) -> str:
        facts = {"format": FORMAT, "game": self.game, "contents": self.contents}
        rest = {"setup": self.setup.to_json(), "bot": self.bot, "seed": self.seed}
        return json.dumps(facts | rest)


@dataclass(frozen=True)
class Pair:
    """A task: the same draws with both packs."""

    setup: Setup
    bot: str
    seed: int


def load_both(name: str, content: Path) -> tuple[Game, Game]:
    """Both games; no model plays, since it was learned with one pack."""
    games = (find_game(name), find_game(name, content))
    for game in games:
        game.learned = None
    return games


def pairs(question: Question, first: int, games: int) -> Iterator[Pair]:
    for index in range(first, games):
        yield Pair(question.setup, question.bot, mixed(question.seed, index))


def play_both(games: tuple[Game, Game], pair: Pair) -> tuple[Played, Played]:
    return play(games[BEFORE], pair), play(games[AFTER], pair)


def play(game: Game, pair: Pair) -> Played:
    seats = pair.setup.seats
    match = Match(game, pair.setup, shuffle_from_seed(pair.seed, seats))
    bots = [make_bot(pair.bot, game, mixed(pair.seed, seat)) for seat in range(seats)]
    pieces = game.piece_names()
    deeds: list[set[Deed]] = [set() for _ in range(seats)]
    match.draw()
    while not match.is_over:
        seat = match.state.actor
        action = bots[seat].answer(match.state, seat)
        move = game.move(match.state, action)
        for ref in game.touched(match.state, seat, move):
            if ref.id in pieces:
                deeds[seat].add((move.verb, str(ref.id)))
        match.answer(seat, action)
        match.draw()
    points = game.points(match.state, None)[:seats]
    turns = game.turn_number(match.state)
    done = tuple(frozenset(each) for each in deeds)
    return Played(tuple(match.payoffs()), points, len(match.answers), turns, done)


# -- what was played before


def pairs_in(file: Path, head: str) -> list[tuple[Played, Played]]:
    """What was played before; a file of another run is refused, a torn last line is dropped."""
    if not file.exists():
        file.write_text(f"{head}\n", "utf-8")
        return []
    first, *lines = file.read_text("utf-8").split("\n")
    if first != head:
        raise CrownsError("whatif-other", file=str(file))
    whole = lines[:-1]
    file.write_text("\n".join([first, *whole, ""]), "utf-8")
    return [pair_of(line) for line in whole]


def kept(file: Path, played: Iterable[tuple[Played, Played]]) -> Iterator[tuple[Played, Played]]:
    """The same pairs, each in the file before it is told."""
    with file.open("a", encoding="utf-8") as out:
        for pair in played:
            out.write(f"{line_of(pair)}\n")
            out.flush()
            yield pair


def line_of(pair: tuple[Played, Played]) -> str:
    return json.dumps([_to_json(each) for each in pair])


def _to_json(played: Played) -> list[Any]:
    deeds = [sorted(each) for each in played.deeds]
    return [played.payoffs, played.points, played.answers, played.turns, deeds]


def pair_of(line: str) -> tuple[Played, Played]:
    before, after = json.loads(line)
    return _from_json(before), _from_json(after)


def _from_json(data: list[Any]) -> Played:
    payoffs, points, answers, turns, deeds = data
    done = tuple(frozenset((verb, piece) for verb, piece in each) for each in deeds)
    return Played(tuple(payoffs), tuple(points), answers, turns, done)


# -- what it says


def compare(played: Sequence[tuple[Played, Played]]) -> list[Line]:
    """All lines: seats, points and length in their order, then deeds, the clearest first."""
    if len(played) < 2:
        return []
    seats = range(len(played[0][BEFORE].payoffs))
    lines = [
        *(
            _line("wins", played, [_wins(each, seat) for each in _both(played)], seat)
            for seat in seats
        ),
        *(
            _line("points", played, [float(each.points[seat]) for each in _both(played)], seat)
            for seat in seats
        ),
        _line("answers", played, [float(each.answers) for each in _both(played)]),
        _line("turns", played, [float(each.turns) for each in _both(played)]),
    ]
    deeds: list[Line] = []
    for deed in sorted({deed for each in _both(played) for seat in each.deeds for deed in seat}):
        taken = [_share(each, deed) for each in _both(played)]
        if sum(share > 0 for share in taken) >= FEWEST:
            deeds.append(_line("taken", played, taken, deed=deed))
        worth = _worth(played, deed)
        if worth is not None:
            deeds.append(worth)
    return lines + sorted(deeds, key=lambda line: -line.clearness)


def _both(played: Sequence[tuple[Played, Played]]) -> list[Played]:
    """All games, the two of a pair one after the other."""
    return [each for pair in played for each in pair]


def _wins(played: Played, seat: int) -> float:
    if len(played.payoffs) == 1:
        return float(played.payoffs[0] > 0)  # alone against a scripted opponent
    best = max(played.payoffs)
    return (played.payoffs[seat] == best) / played.payoffs.count(best)


def _share(played: Played, deed: Deed) -> float:
    """The share of the seats that did it."""
    return sum(deed in each for each in played.deeds) / len(played.deeds)


def _line(
    what: str,
    played: Sequence[tuple[Played, Played]],
    values: Sequence[float],
    seat: int | None = None,
    deed: Deed | None = None,
) -> Line:
    before, after = values[BEFORE::2], values[AFTER::2]
    changes = [new - old for old, new in zip(before, after, strict=True)]
    return Line(what, seat, deed, _mean(before), _mean(after), _mean(changes))


def _mean(values: Sequence[float]) -> Estimate:
    """The mean with its interval, by Student's distribution."""
    mean = fmean(values)
    spread = reach(len(values)) * sqrt(variance(values, mean) / len(values))
    return Estimate(mean, mean - spread, mean + spread)


def reach(count: int) -> float:
    """How many standard errors of so many values hold 95 % (Cornish and Fisher)."""
    free = count - 1
    return Z95 + (Z95**3 + Z95) / (4 * free) + (5 * Z95**5 + 16 * Z95**3 + 3 * Z95) / (96 * free**2)


def _worth(played: Sequence[tuple[Played, Played]], deed: Deed) -> Line | None:
    """How much better those fare who did it than those at the same table who did not."""
    gains = [
        [gain for pair in played if (gain := _gain(pair[which], deed)) is not None]
        for which in (BEFORE, AFTER)
    ]
    if min(len(each) for each in gains) < FEWEST:
        return None
    before, after = (_mean(each) for each in gains)
    change = after.value - before.value
    spread = sqrt((before.high - before.value) ** 2 + (after.high - after.value) ** 2)
    interval = Estimate(change, change - spread, change + spread)
    return Line("worth", None, deed, before, after, interval)


def _gain(played: Played, deed: Deed) -> float | None:
    having = [pay for pay, done in zip(played.payoffs, played.deeds, strict=True) if deed in done]
    lacking = [
        pay for pay, done in zip(played.payoffs, played.deeds, strict=True) if deed not in done
    ]
    return fmean(having) - fmean(lacking) if having and lacking else None
