"""The games as PettingZoo environments: seats answer one after the other.

    from threecrowns.research.aec import env
    table = env("two-heirs")

An observation is a dict of `observation` and `action_mask`, as in PettingZoo's classic games.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

try:
    import gymnasium
    import numpy as np
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise ImportError("PettingZoo is missing: pip install 'threecrowns[research]'") from error

from threecrowns.engine.game import OptionValue
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import State
from threecrowns.research.seating import FURTHEST, Mask, Numbers, Seating

Seen = dict[str, Any]


def env(
    name: str,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Seen, int | None]:
    """A table behind PettingZoo's usual wrappers: mistakes are told in its own words."""
    raw: AECEnv[str, Seen, int | None] = TableEnv(name, seats, options, render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


class TableEnv(AECEnv[str, Seen, int | None]):  # type: ignore[misc] # PettingZoo has no types
    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.seating = Seating(name, seats, options)
        self.metadata = {
            "name": name.replace("-", "_"),
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seating.seats)]
        self.agents: list[str] = []
        space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(
                    -FURTHEST, FURTHEST, (self.seating.length,), np.float32
                ),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.seating.action_space,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        answers = gymnasium.spaces.Discrete(self.seating.action_space)
        self.action_spaces = {each: _copied(answers) for each in self.possible_agents}
        self.rng = Rng(0)
        self.state_now: State = self.seating.start

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the draws go on from the last one."""
        if seed is not None:
            self.rng = Rng(seed)
        self.state_now = self.seating.opened(self.rng)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {each: {} for each in self.agents}
        self.agent_selection = self.agents[self.state_now.actor]

    def observe(self, agent: str) -> Seen:
        seat = self.possible_agents.index(agent)
        numbers: Numbers = self.seating.observation(self.state_now, seat)
        mask: Mask = self.seating.mask(self.state_now, seat)
        return {"observation": numbers, "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "a seat that is asked gives an answer"
        agent = self.agent_selection
        self.seating.answer(self.state_now, int(action), self.rng)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.state_now.is_over():
            for seat, each in enumerate(self.possible_agents):
                self.rewards[each] = float(self.state_now.payoff(seat))
                self.terminations[each] = True
        else:
            self.agent_selection = self.possible_agents[self.state_now.actor]
        self._accumulate_rewards()
        if self.state_now.is_over():
            self._deads_step_first()

    def render(self) -> str:
        """What lies open, as JSON."""
        import msgspec

        view = self.seating.game.view(self.state_now, None)
        return msgspec.json.encode(view).decode()

    def close(self) -> None:
        pass


def _copied(space: gymnasium.spaces.Discrete) -> gymnasium.spaces.Discrete:
    """One space per seat, so that seeding one does not seed the others."""
    return gymnasium.spaces.Discrete(int(space.n))
