"""Measures how many answers a decision of Architects offers and how many a turn asks for.

    python bench/decisions_architects.py --games 1000 --json bench/results/architects-decisions.json

Greedy bots play every way to play in turn. A turn is everything that is asked from its beginning to
that of the next one, the reactions of others included.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path

from threecrowns.bots.levels import make_bot
from threecrowns.catalogue import find_game
from threecrowns.engine.playout import settle
from threecrowns.engine.rng import Rng
from threecrowns.games.architects.rules.turn import Architects
from threecrowns.games.architects.speech.words import ASKED_NAMES


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--json", type=Path)
    wanted = parser.parse_args()
    game = find_game("architects")
    setups = game.setups()
    options: Counter[int] = Counter()  # [answers offered] -> decisions
    widest: Counter[str] = Counter()  # [question] -> most answers offered
    turns: Counter[int] = Counter()  # [answers asked for] -> turns
    lengths: list[int] = []
    for seed in range(wanted.games):
        setup = setups[seed % len(setups)]
        state = game.new(setup)
        assert isinstance(state, Architects)
        rng = Rng(seed)
        bots = [make_bot("greedy", game, seed * 10 + seat) for seat in range(setup.seats)]
        settle(state, rng)
        asked = 0
        turn = state.turns
        decisions = 0
        while not state.is_over():
            if state.turns != turn:
                turns[asked] += 1
                asked, turn = 0, state.turns
            seat = state.actor
            offered = len(state.legal_actions())
            options[offered] += 1
            question = ASKED_NAMES[state.planned_kind()]
            widest[question] = max(widest[question], offered)
            asked += not state.is_setting_up()
            decisions += 1
            state.apply(bots[seat].answer(state, seat))
            settle(state, rng)
        turns[asked] += 1
        lengths.append(decisions)
    report = {
        "games": wanted.games,
        "decisions": sum(options.values()),
        "decisions_per_game": {"mean": sum(lengths) / len(lengths), "most": max(lengths)},
        "most_options": max(options),
        "most_options_by_question": dict(sorted(widest.items())),
        "answers_per_turn": {str(n): turns[n] for n in sorted(turns)},
        "turns_with_more_than_12": sum(count for n, count in turns.items() if n > 12),
    }
    text = json.dumps(report, indent=1)
    print(text)
    if wanted.json:
        wanted.json.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
