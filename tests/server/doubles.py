"""Two ways through a game that one seat cannot tell apart.

Beside a random game runs another one, in which hands, draws and answers of others differ where the
seat cannot see it, until it could. What a seat knows is what `determinize` keeps: positions that
look the same to it are redrawn the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from battery.positions import answers_of, new_match, worlds_of
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE, State

LONGEST = 12  # answers of seats in a stretch; a reader may not say many more at once
MOST_TRIED = 12  # answers, or worlds, that might stand in the place of the real one
DRAWN = "drawn"
WORLD = "world"


class Given(NamedTuple):
    seat: int
    action: int
    number: int  # in the legal list
    verb: str


@dataclass(frozen=True)
class Stretch:
    """Some answers of a game, and what could as well lie behind them."""

    seat: int  # that cannot tell the two ways apart
    begin: int  # answers before; somebody is asked then, and at the end
    ways: tuple[list[Given], list[Given]]  # all answers from the start of the game
    world: State | None  # from which the second way starts, if not where its answers lead

    @property
    def redrawn(self) -> set[str]:
        """Verbs of the answers that differ, DRAWN, WORLD."""
        pairs = zip(*self.ways, strict=True)
        found = {real.verb for real, other in pairs if real.action != other.action}
        return found if self.world is None else found | {WORLD}


def stretches(game: Game, setup: Setup, seat: int, seed: int) -> Iterator[Stretch]:
    """Stretches of a random game up to its end, one after the other."""
    double = Double(game, setup, seat, seed)
    while double.coming:
        stretch = double.with_other_answers()
        if double.is_asked and double.rng.below(2) == 0:
            stretch = double.with_another_world() or stretch
        if len(stretch.ways[0]) > stretch.begin:
            yield stretch
        double.go_on(max(len(stretch.ways[0]) - len(double.before), 1))


class Double:
    """A random game at some moment, and how it goes on."""

    def __init__(self, game: Game, setup: Setup, seat: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.rng = Rng(seed)
        self.state = game.new(game.with_defaults(setup))
        self.before: list[Given] = []
        self.coming = _random_game(game, setup, seed)

    @property
    def is_asked(self) -> bool:
        return self.state.actor >= 0

    def go_on(self, answers: int) -> None:
        for answer in self.coming[:answers]:
            self.state = _after(self.state, answer)
        self.before += self.coming[:answers]
        del self.coming[:answers]

    def with_other_answers(self) -> Stretch:
        """What others answer and what is drawn differs as often as it can."""
        return self._stretch(self.state, self.rng)

    def with_another_world(self) -> Stretch | None:
        """What is hidden differs, the answers are the same."""
        worlds = worlds_of(self.state, self.seat, self.rng, MOST_TRIED)
        found = [self._stretch(world, None) for world in worlds if _differ(world, self.state)]
        return max(found, key=lambda each: len(each.ways[0]), default=None)

    def _stretch(self, start: State, rng: Rng | None) -> Stretch:
        """From here on as long as the seat takes the two for the same, but not to the end."""
        real, other = self.state, start
        theirs: list[Given] = []
        asked = [0] if self.is_asked else []
        for answer in self.coming:
            real = _after(real, answer)
            found = None if real.is_over() else self._instead(answer, real, other, rng)
            if found is None or len(asked) > LONGEST:
                break
            theirs.append(found)
            other = _after(other, found)
            if real.actor >= 0:
                asked.append(len(theirs))
        begin, end = (asked[0], asked[-1]) if asked else (0, 0)
        ways = (self.before + self.coming[:end], self.before + theirs[:end])
        world = None if start is self.state else start
        return Stretch(self.seat, len(self.before) + begin, ways, world)

    def _instead(self, answer: Given, real: State, other: State, rng: Rng | None) -> Given | None:
        """What leads the other game to a position that looks to the seat like the real one."""
        turned = other.clone()
        if answer.seat not in (CHANCE, turned.actor):
            turned.turn_to(answer.seat)
        legal = turned.legal_actions()
        tried = [answer.action] if answer.action in legal else []
        if rng is not None and answer.seat != self.seat:
            some = [legal[rng.below(len(legal))] for _ in range(MOST_TRIED)]
            tried = [*some, *tried] if rng.below(2) == 0 else [*tried, *some]
        known = real.determinize(self.seat, Rng(len(self.before))).digest()
        for action in tried:
            found = _given(self.game, turned, answer.seat, action)
            world = _after(turned, found).determinize(self.seat, Rng(len(self.before)))
            if found.verb == answer.verb and world.digest() == known:
                return found
        return None


def _random_game(game: Game, setup: Setup, seed: int) -> list[Given]:
    match = new_match(game, setup, seed)
    return [
        _given(game, match.state, match.state.actor, action)
        for action in answers_of(match, Rng(seed))
    ]


def _given(game: Game, state: State, seat: int, action: int) -> Given:
    verb = DRAWN if seat == CHANCE else game.move(state, action).verb
    return Given(seat, action, state.legal_actions().index(action), verb)


def _after(state: State, answer: Given) -> State:
    done = state.clone()
    if answer.seat not in (CHANCE, done.actor):
        done.turn_to(answer.seat)
    done.apply(answer.action)
    return done


def _differ(world: State, state: State) -> bool:
    return world.digest() != state.digest()
