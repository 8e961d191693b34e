"""Random games and positions of every game in the catalogue, for the tests of the contract.

Nothing here knows a game: set-ups, moves and fields come from the contract.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from thorough import some
from threecrowns import is_compiled
from threecrowns.catalogue import GAMES, find_game
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.moves import Field, Move, Number, Value, Word
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE, State

WEIGHTS = (1, 10, 100)
LONGEST_GAME = 20_000  # answers; random games are far shorter
TASTE_LASTS = 150  # answers; a game that ends only if somebody builds would else go on and on
UNCOMPILED_SHARE = 16  # uncompiled code plays one game in so many: it is far slower
LONG_GAMES = {"architects": 4}  # one in so many: its random games take about 1,000 answers


@cache
def game_of(name: str) -> Game:
    return find_game(name)


@dataclass(frozen=True)
class Chunk:
    """Some of the random games of one game, so that cores can share them."""

    game: str
    number: int
    of: int

    def __str__(self) -> str:
        return f"{self.game}-{self.number}"

    def matches(self, games: int) -> Iterator[tuple[Match, Rng]]:
        """This chunk's share of so many games, each ready to be played, with its generator.

        They go round all set-ups; the seed of a game is its number. A quick run plays fewer of
        them, but every set-up that so many games reach.
        """
        game = game_of(self.game)
        setups = game.setups()
        games //= LONG_GAMES.get(self.game, 1)
        games = max(some(games), min(games, len(setups)))
        if not is_compiled():
            games //= UNCOMPILED_SHARE
        for seed in range(self.number, games, self.of):
            setup = setups[seed % len(setups)]
            yield new_match(game, setup, seed), Rng(seed)


def chunks(of: int) -> list[Chunk]:
    return [Chunk(name, number, of) for name in GAMES for number in range(of)]


def new_match(game: Game, setup: Setup, seed: int) -> Match:
    return Match(game, setup, shuffle_from_seed(seed, setup.seats))


class Taste:
    """How one random game is played: each verb is liked more or less.

    Games of any taste reach what even play hardly does: full hands, many buildings, sieges.
    """

    def __init__(self, game: Game, rng: Rng) -> None:
        self.weights = {verb: WEIGHTS[rng.below(len(WEIGHTS))] for verb in game.grammar.verbs}

    def answer(self, match: Match, rng: Rng) -> int:
        """Any verb that is possible, by its weight, then any answer with it."""
        if match.state.actor == CHANCE:
            return match.next_draw()
        by_verb: dict[str, list[int]] = {}
        for answer in match.state.legal_actions():
            by_verb.setdefault(match.game.move(match.state, answer).verb, []).append(answer)
        left = rng.below(sum(self.weights[verb] for verb in by_verb))
        for verb, answers in by_verb.items():
            left -= self.weights[verb]
            if left < 0:
                return answers[rng.below(len(answers))]
        raise AssertionError("nobody can answer")


def answers_of(match: Match, rng: Rng) -> Iterator[int]:
    """Play a random game to its end; yields each answer before it is given."""
    for number in range(LONGEST_GAME):
        if match.is_over:
            return
        if number % TASTE_LASTS == 0:
            taste = Taste(match.game, rng)
        answer = taste.answer(match, rng)
        yield answer
        match.answer(match.state.actor, answer)
    raise AssertionError("the game does not end")


def sampled(chunk: Chunk, games: int, one_in: int) -> Iterator[tuple[Match, Rng]]:
    """Positions from random games, about one in so many; the last one of a game too."""
    for match, rng in chunk.matches(games):
        for _ in answers_of(match, rng):
            if rng.below(one_in) == 0:
                yield match, rng
        yield match, rng


def random_move(game: Game, state: State, rng: Rng) -> Move:
    """Something a player might say: any words, or a legal move with one word changed."""
    answers = state.legal_actions()
    if answers and rng.below(2) == 0:
        move = game.move(state, answers[rng.below(len(answers))])
        fields = game.grammar.verbs[move.verb]
        if fields:
            changed = rng.below(len(fields))
            values = list(move.values)
            values[changed] = random_value(fields[changed], rng)
            return Move(move.verb, tuple(values))
    verbs = list(game.grammar.verbs)
    verb = verbs[rng.below(len(verbs))]
    return Move(verb, tuple(random_value(field, rng) for field in game.grammar.verbs[verb]))


def random_value(field: Field, rng: Rng) -> Value:
    if isinstance(field, Word):
        return field.ids[rng.below(len(field.ids))]
    if isinstance(field, Number):
        return field.low + rng.below(field.high - field.low + 1)
    spread = 80 if rng.below(8) == 0 else 4  # mostly near the middle of a grid
    return (rng.below(2 * spread + 1) - spread, rng.below(2 * spread + 1) - spread)


def worlds_of(state: State, seat: int, rng: Rng, count: int) -> list[State]:
    """Positions that look the same to this seat."""
    return [state.determinize(seat, rng) for _ in range(count)]
