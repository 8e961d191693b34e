"""The search as it was, in a clone of its own: `strength.py --old OTHER/.venv/bin/python` asks it.

Reads one JSON line after the other: a game and its set-up, answers that were given, or how many
seconds to think about the next one; says the answer. It runs with the engine before decision 10,
whose search knows no time: so it iterates here, until the processor's time is up or no other answer
could be tried more often in what is left of it.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from threecrowns.catalogue import find_game
from threecrowns.engine.game import Setup
from threecrowns.engine.search import DECIDED_EVERY, Node, Search


class Player:
    def __init__(self, name: str, setup: dict[str, Any], seed: int) -> None:
        game = find_game(name)
        options = {
            option: tuple(value) if isinstance(value, list) else value
            for option, value in setup["options"].items()
        }
        self.state = game.new(Setup(setup["seats"], options))
        self.search = Search(game.heuristics, 10_000_000, seed)

    def carry_out(self, answers: list[int]) -> None:
        for answer in answers:
            assert answer in self.state.legal_actions(), "both engines allow the same"
            self.state.apply(answer)

    def choose(self, seconds: float) -> dict[str, float]:
        """An answer, after how many iterations and seconds."""
        begin = time.process_time()
        answers = self.state.legal()
        if len(answers) == 1:
            return {"answer": int(answers[0]), "iterations": 0, "seconds": 0.0}
        search: Any = self.search  # an older one than this clone's
        search.root = Node(self.state.seats)
        search.done = 0
        while (spent := time.process_time() - begin) < seconds:
            search.iterate(self.state.determinize(self.state.actor, search.rng))
            search.done += 1
            if search.done % DECIDED_EVERY == 0:
                search.iterations = int(search.done * seconds / max(spent, 1e-9))
                if search.is_decided(answers):
                    break
        answer = int(search.best_answer(answers))
        spent = time.process_time() - begin
        return {"answer": answer, "iterations": int(search.done), "seconds": spent}


def main() -> None:
    player: Player | None = None
    for line in sys.stdin:
        order = json.loads(line)
        said: Any = None
        if "game" in order:
            player = Player(order["game"], order["setup"], order["seed"])
        elif player is None:
            raise SystemExit("first the game")
        elif "answers" in order:
            player.carry_out(order["answers"])
        else:
            said = player.choose(order["seconds"])
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
