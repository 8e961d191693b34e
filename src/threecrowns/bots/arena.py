"""Bots against each other: many games on all cores, win rates and ratings.

Seats are rotated: with n bots, n games in a row have the same draws and each bot sits once on
every seat.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import log10, sqrt
from pathlib import Path

from threecrowns.bots.levels import make_bot, model_of
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.record import RecordWriter

Z95 = 1.96  # standard deviations that hold 95 % of a normal distribution


@dataclass(frozen=True)
class Pairing:
    """One game to be played."""

    setup: Setup
    bots: tuple[str, ...]  # by seat
    entrants: tuple[int, ...]  # which entrant sits on each seat; last a script, if one plays
    shuffle_seed: int
    bot_seed: int
    record: Path | None


@dataclass(frozen=True)
class Outcome:
    entrants: tuple[int, ...]  # by seat
    payoffs: tuple[float, ...]  # by seat
    answers: int


@dataclass
class Standing:
    """How one entrant fared."""

    bot: str
    games: int = 0
    wins: int = 0
    draws: int = 0
    payoff: float = 0.0
    elo: float = 0.0

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def ci95(self) -> tuple[float, float]:
        return wilson_interval(self.wins, self.games)


@dataclass
class Result:
    standings: list[Standing]
    games: int = 0
    answers: int = 0
    beaten: dict[tuple[int, int], float] = field(default_factory=dict)  # (a, b) -> points of a

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.answers += outcome.answers
        best = max(outcome.payoffs)
        leaders = sum(1 for payoff in outcome.payoffs if payoff == best)
        for entrant, payoff in zip(outcome.entrants, outcome.payoffs, strict=True):
            standing = self.standings[entrant]
            standing.games += 1
            standing.payoff += payoff
            if len(outcome.payoffs) == 1:
                standing.wins += payoff > 0  # alone against a scripted opponent
            elif payoff == best:
                standing.wins += leaders == 1
                standing.draws += leaders > 1
        pairs = combinations(zip(outcome.entrants, outcome.payoffs, strict=True), 2)
        for (one, one_payoff), (other, other_payoff) in pairs:
            points = 0.5 if one_payoff == other_payoff else float(one_payoff > other_payoff)
            self.beaten[one, other] = self.beaten.get((one, other), 0.0) + points
            self.beaten[other, one] = self.beaten.get((other, one), 0.0) + 1.0 - points

    def rate_entrants(self) -> None:
        """Give every entrant its rating."""
        for standing, elo in zip(self.standings, ratings(self), strict=True):
            standing.elo = elo


def wilson_interval(wins: int, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a win rate (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    middle = rate + Z95**2 / (2 * games)
    spread = Z95 * sqrt(rate * (1 - rate) / games + Z95**2 / (4 * games**2))
    whole = 1 + Z95**2 / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def ratings(result: Result) -> list[float]:
    """Elo-like ratings, mean 0: 400 points are ten times the odds (Bradley-Terry).

    Half a win and half a loss are added to every pair that met, so that nobody is infinite.
    """
    count = len(result.standings)
    strength = [1.0] * count
    for _ in range(200):
        for one in range(count):
            won = 0.0
            met = 0.0
            for other in range(count):
                games = result.beaten.get((one, other), 0.0) + result.beaten.get((other, one), 0.0)
                if one != other and games > 0:
                    won += result.beaten[one, other] + 0.5
                    met += (games + 1.0) / (strength[one] + strength[other])
            if met > 0:
                strength[one] = won / met
    elos = [400 * log10(each) for each in strength]
    mean = sum(elos) / count
    return [elo - mean for elo in elos]


def pairings(
    setup: Setup, bots: Sequence[str], games: int, seed: int, records: Path | None = None
) -> Iterator[Pairing]:
    """All games of an arena, in order."""
    count = len(bots)
    for index in range(games):
        entrants = tuple((seat + index) % count for seat in range(count))
        yield Pairing(
            setup=setup,
            bots=tuple(bots[entrant] for entrant in entrants),
            entrants=entrants,
            shuffle_seed=mixed(seed, index // count),
            bot_seed=mixed(seed, index, 1),
            record=records / f"arena-{seed}-{index:06}.jsonl" if records else None,
        )


def mixed(*numbers: int) -> int:
    """One seed from several numbers; neighbours give unrelated seeds."""
    text = " ".join(str(number) for number in numbers)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


def play(game: Game, pairing: Pairing) -> Outcome:
    """Play one game to its end."""
    match = Match(game, pairing.setup, shuffle_from_seed(pairing.shuffle_seed, pairing.setup.seats))
    writer = None
    if pairing.record is not None:
        writer = RecordWriter(match, pairing.record, is_durable=False)
        writer.start(list(pairing.bots), model_of(game, pairing.bots, pairing.setup.seats))
    bots = [
        make_bot(name, game, mixed(pairing.bot_seed, seat))
        for seat, name in enumerate(pairing.bots)
    ]
    match.draw()
    while not match.is_over:
        seat = match.state.actor
        match.answer(seat, bots[seat].answer(match.state, seat))
        match.draw()
    if writer is not None:
        writer.close()
    payoffs = match.payoffs()
    if len(pairing.entrants) > len(payoffs):
        payoffs.append(-payoffs[0])  # what the only seat wins, the script loses
    return Outcome(pairing.entrants, tuple(payoffs), len(match.answers))
