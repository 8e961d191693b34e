"""What time control and idle cores bring at a table.

    python bench/together.py hints     # iterations and seconds of a hint by one thinker, by two ...
    python bench/together.py turns     # answers and seconds of a turn, before and with time control
    python bench/together.py strength two-heirs --games 100 --iterations 400
                                       # two searches put together against one of them alone

Time of turns is the processor's, so other work on the machine is not counted; hints are timed by
the clock on the wall, for that is what people wait by. Uncompiled (`PYTHONPATH=src:examples`) the
limits are felt.
"""

from __future__ import annotations

import argparse
import time
from math import inf
from statistics import mean, median

from threecrowns import is_compiled
from threecrowns.bots.arena import mixed, wilson_interval
from threecrowns.bots.levels import LEVELS, SearchBot
from threecrowns.bots.patience import Limits
from threecrowns.catalogue import find_game
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.search import Search
from threecrowns.table.seats import HUMAN
from threecrowns.table.table import Table
from threecrowns.table.thinkers import Thinkers
from threecrowns.table.thought import Advice, hint, merged

SETUPS = {
    "two-heirs": Setup(2),
    "brian-boru": Setup(4),
    "architects": Setup(2, {"wonder": True}),
}
MASTER = LEVELS["master"]
BEFORE = 1.5  # seconds that an answer of the master had, whatever was asked
QUICK = 60  # iterations of whoever brings a game to a position


def dealt(name: str, seed: int) -> Table:
    game, setup = find_game(name), SETUPS[name]
    shuffle = shuffle_from_seed(seed, setup.seats)
    table = Table(Match(game, setup, shuffle), (HUMAN,) * setup.seats)
    table.draw()
    return table


def give(table: Table, action: int) -> None:
    table.answer(table.match.state.actor, table.index, action)


def play_on(table: Table, search: Search, answers: int) -> None:
    for _ in range(answers):
        if not table.is_over:
            give(table, int(search.choose(table.match.state)))


def hints(wanted: argparse.Namespace) -> None:
    for name in SETUPS:
        for workers in range(1, wanted.workers + 1):
            thinkers = Thinkers(workers)
            table, search = dealt(name, wanted.seed), Search(find_game(name).heuristics, QUICK, 1)
            visits, seconds = [], []
            for number in range(wanted.hints + 3):
                begin = time.monotonic()
                asked = thinkers.advise(hint(table, table.match.state.actor))
                found = asked.result()
                if number >= 3 and len(found) > 1:  # the first ones wait for processes to start
                    seconds.append(time.monotonic() - begin)
                    visits.append(sum(each.visits for each in found))
                play_on(table, search, 3)
                if table.is_over:
                    table = dealt(name, wanted.seed + number)
            thinkers.close()
            rate = sum(visits) / sum(seconds)
            print(
                f"{name:12} {workers} thinkers: {mean(visits):8.0f} iterations a hint, "
                f"{median(seconds):.2f} s (median), {rate:8.0f} iterations a second"
            )


def turns(wanted: argparse.Namespace) -> None:
    for name in SETUPS:
        game = find_game(name)
        heuristics = game.learned or game.heuristics
        before: dict[tuple[int, int], float] = {}
        after: dict[tuple[int, int], float] = {}
        answers: dict[tuple[int, int], int] = {}
        asked = longer = changed = done_before = done_after = 0
        table, number = dealt(name, wanted.seed), 0
        while len(after) <= wanted.turns and not table.is_over:
            state, number = table.match.state, number + 1
            turn = (game.turn_number(state), state.actor)
            found = []
            now = MASTER.limits(table.answered_this_turn(state.actor))
            for spent, limits, most in (
                (before, Limits(MASTER.iterations), BEFORE),
                (after, now, inf),
            ):
                bot = SearchBot(
                    game, number, limits, heuristics=heuristics, clock=time.process_time
                )
                begin = time.process_time()
                bot.deadline = begin + most
                found.append((bot.answer(state, state.actor), bot.search.done))
                spent[turn] = spent.get(turn, 0.0) + time.process_time() - begin
            answers[turn] = answers.get(turn, 0) + 1
            if found[0][1] > 0:
                asked += 1
                done_before += found[0][1]
                done_after += found[1][1]
                longer += found[1][1] > found[0][1]
                changed += found[0][0] != found[1][0]
            give(table, found[1][0])
        print(
            f"{name:12} {len(after)} turns of {mean(answers.values()):.1f} answers "
            f"(at most {max(answers.values())}); seconds a turn before: "
            f"{mean(before.values()):.2f} (at most {max(before.values()):.2f}), now: "
            f"{mean(after.values()):.2f} (at most {max(after.values()):.2f}); iterations an answer "
            f"{done_before / asked:.0f}, now {done_after / asked:.0f}; of {asked} answers "
            f"{longer} took longer, {changed} are others"
        )


def together(game: Game, searches: list[Search], table: Match) -> int:
    """What searches with seeds of their own find, put together as thinkers do."""
    found = []
    for search in searches:
        only = int(search.choose(table.state))
        if search.done == 0:
            return only
        considered = search.considered()
        found.append(
            tuple(Advice(int(e.action), e.value, int(e.visits)) for e in considered if e.visits)
        )
    return merged(found)[0].action


def strength(wanted: argparse.Namespace) -> None:
    game, setup = find_game(wanted.game), SETUPS[wanted.game]
    heuristics = game.learned or game.heuristics
    won = 0.0
    for index in range(wanted.games):
        shuffle = shuffle_from_seed(mixed(wanted.seed, index // setup.seats), setup.seats)
        match = Match(game, setup, shuffle)
        mine = index % setup.seats
        searches = [
            [
                Search(heuristics, wanted.iterations, mixed(wanted.seed, index, seat, each))
                for each in range(wanted.together if seat == mine else 1)
            ]
            for seat in range(setup.seats)
        ]
        match.draw()
        while not match.is_over:
            seat = match.state.actor
            match.answer(seat, together(game, searches[seat], match))
            match.draw()
        payoffs = match.payoffs()
        best = [seat for seat, payoff in enumerate(payoffs) if payoff == max(payoffs)]
        won += mine in best and 1 / len(best)
        low, high = wilson_interval(round(won), index + 1)
        print(
            f"{wanted.game}: {wanted.together} x {wanted.iterations} against "
            f"{wanted.iterations}: {won:.1f} of {index + 1} (95 %: {low:.0%}-{high:.0%})",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("hints", "turns", "strength"))
    parser.add_argument("game", nargs="?", choices=sorted(SETUPS), default="two-heirs")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--hints", type=int, default=20)
    parser.add_argument("--turns", type=int, default=12)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--together", type=int, default=2)
    wanted = parser.parse_args()
    print("compiled" if is_compiled() else "uncompiled")
    {"hints": hints, "turns": turns, "strength": strength}[wanted.what](wanted)


if __name__ == "__main__":
    main()
