"""One seat of a game as a Gymnasium environment: bots sit on the others.

    from threecrowns.research.single import SeatEnv
    env = SeatEnv("two-heirs", against=("greedy",))

`info["action_mask"]` says which answers are allowed; `env.action_masks()` is what sb3-contrib asks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

try:
    import gymnasium
    import numpy as np
except ImportError as error:
    raise ImportError("Gymnasium is missing: pip install 'threecrowns[research]'") from error

from threecrowns.bots.arena import mixed
from threecrowns.bots.levels import Bot, make_bot
from threecrowns.engine.game import OptionValue
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import State
from threecrowns.research.seating import FURTHEST, Mask, Numbers, Seating


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """The learner sits on one seat; which one is drawn anew for every game, unless it is given."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        name: str,
        against: Sequence[str] = ("greedy",),
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.seating = Seating(name, seats, options)
        self.against = tuple(against)
        self.fixed_seat = seat
        self.render_mode = render_mode
        space = gymnasium.spaces.Box(-FURTHEST, FURTHEST, (self.seating.length,), np.float32)
        self.observation_space = space
        self.action_space = gymnasium.spaces.Discrete(self.seating.action_space)
        self.rng = Rng(0)
        self.table: State = self.seating.start
        self.seat = 0
        self.bots: dict[int, Bot] = {}
        for bot in self.against:
            make_bot(bot, self.seating.game, 0)  # says which there are

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**48))
        self.rng = Rng(drawn)
        count = self.seating.seats
        self.seat = self.rng.below(count) if self.fixed_seat is None else self.fixed_seat
        others = [seat for seat in range(count) if seat != self.seat]
        self.bots = {
            seat: make_bot(self.against[n % len(self.against)], self.seating.game, mixed(drawn, n))
            for n, seat in enumerate(others)
        }
        self.table = self.seating.opened(self.rng)
        self._let_others_answer()
        if self.table.is_over():  # nothing was asked of this seat
            return self.reset()
        return self._observed()

    def step(self, action: int | np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        self.seating.answer(self.table, int(action), self.rng)
        self._let_others_answer()
        numbers, info = self._observed()
        is_over = self.table.is_over()
        reward = float(self.table.payoff(self.seat)) if is_over else 0.0
        return numbers, reward, is_over, False, info

    def action_masks(self) -> Mask:
        return self.seating.mask(self.table, self.seat)

    def render(self) -> str:
        """What the seat sees, as JSON."""
        import msgspec

        return msgspec.json.encode(self.seating.game.view(self.table, self.seat)).decode()

    def _let_others_answer(self) -> None:
        table = self.table
        while not table.is_over() and table.actor != self.seat:
            actor = int(table.actor)
            self.seating.answer(table, self.bots[actor].answer(table, actor), self.rng)

    def _observed(self) -> tuple[Numbers, dict[str, Any]]:
        info = {"action_mask": self.action_masks(), "seat": self.seat}
        return self.seating.observation(self.table, self.seat), info
