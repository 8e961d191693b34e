"""A question to a bot as it travels to another process, and what comes back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

import msgspec

from threecrowns.bots.levels import BOT_NAMES, SearchBot, make_bot
from threecrowns.catalogue import find_game
from threecrowns.engine.game import Game, Setup
from threecrowns.table.bells import Bell
from threecrowns.table.seats import bot_seed
from threecrowns.table.table import Table

STRONGEST = BOT_NAMES[-1]


@dataclass(frozen=True)
class Thought:
    """A question to a bot."""

    game: str
    content: Path | None
    setup: Setup
    position: bytes
    seat: int
    bot: str
    seed: int
    answered: int  # by this seat in this turn


class Advice(msgspec.Struct, frozen=True):
    """An answer that a bot thought of, and what it thinks of it."""

    action: int
    value: float | None  # from -1, lost, to 1, won; None if it was not judged
    visits: int  # how often it was tried


def thought_of(table: Table, seat: int, bot: str, content: Path | None = None) -> Thought:
    """What a bot is to answer for a seat now."""
    match = table.match
    return Thought(
        game=match.game.id,
        content=content,
        setup=match.setup,
        position=match.state.to_bytes(),
        seat=seat,
        bot=bot,
        seed=bot_seed(match, seat),
        answered=table.answered_this_turn(seat),
    )


def hint(table: Table, seat: int) -> Thought:
    """What the strongest bot is asked when somebody wants to know what it would do.

    Nobody waits for a turn of its own: it has as much time as for the first answer of one.
    """
    return replace(thought_of(table, seat, STRONGEST), answered=0)


def advise(thought: Thought, bell: Bell | None = None) -> tuple[Advice, ...]:
    """The bot's answers, best first; runs in a thinker. With a bell it can be called off."""
    game = _game(thought.game, thought.content)
    state = game.new(thought.setup)
    state.from_bytes(thought.position)
    bot = make_bot(thought.bot, game, thought.seed, is_timed=True, answered=thought.answered)
    if bell is not None:
        bot.is_called_off = bell.is_rung
        bell.begin()
    best = bot.answer(state, thought.seat)
    if not isinstance(bot, SearchBot) or bot.search.done == 0:  # one answer needs no thought
        return (Advice(best, None, 0),)
    tried = (each for each in bot.considered() if each.visits > 0)
    return tuple(Advice(each.action, each.value, each.visits) for each in tried)


@lru_cache(maxsize=8)
def _game(name: str, content: Path | None) -> Game:
    return find_game(name, content)


def merged(found: Sequence[tuple[Advice, ...]]) -> tuple[Advice, ...]:
    """What several who thought about the same question found together, best first.

    An answer was tried as often as by all of them, and is worth what it was worth on average.
    """
    if len(found) == 1:
        return found[0]
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for each in (advice for one in found for advice in one):
        if each.value is None:
            return found[0]  # there was nothing to think about
        visits[each.action] = visits.get(each.action, 0) + each.visits
        totals[each.action] = totals.get(each.action, 0.0) + each.visits * each.value
    together = [Advice(action, totals[action] / tried, tried) for action, tried in visits.items()]
    return tuple(sorted(together, key=_rank))


def _rank(advice: Advice) -> tuple[int, float]:
    return (-advice.visits, -(advice.value or 0.0))
