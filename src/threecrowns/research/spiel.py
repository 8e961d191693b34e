"""The games in OpenSpiel: Python games with explicit chance, registered when this is imported.

    import pyspiel
    import threecrowns.research.spiel
    game = pyspiel.load_game("threecrowns_two_heirs", {"seats": 2, "sets": "war,crafts,patrol"})

Parameters are `seats` and the game's options; a list is written with commas. Seats that may answer
at the same time are asked one after the other, and see nothing of each other's answers.
"""

from __future__ import annotations

from typing import Any

import msgspec

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise ImportError("OpenSpiel is missing: pip install 'threecrowns[spiel]'") from error

from threecrowns.catalogue import GAMES, find_game
from threecrowns.engine.game import Game, Option, OptionValue
from threecrowns.engine.state import CHANCE, State
from threecrowns.research.seating import Seating

PREFIX = "threecrowns_"
LONGEST_GAME = 20_000  # answers, draws included: far beyond any that was seen


class Held:
    """A table and its game. OpenSpiel copies what a state has by `deepcopy`; neither can be."""

    def __init__(self, state: State, game: Game) -> None:
        self.state = state
        self.game = game

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.state.clone(), self.game)


class SpielState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._held = Held(game.seating.start.clone(), game.seating.game)

    def current_player(self) -> int:
        state = self._held.state
        if state.is_over():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if state.actor == CHANCE else int(state.actor)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._held.state.legal_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        actions = sorted(self._held.state.legal_actions())
        return [(action, 1.0 / len(actions)) for action in actions]

    def _apply_action(self, action: int) -> None:
        self._held.state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self._held.game
        return game.grammar.write(game.move(self._held.state, action))

    def is_terminal(self) -> bool:
        return self._held.state.is_over()

    def returns(self) -> list[float]:
        state = self._held.state
        is_over = state.is_over()
        return [float(state.payoff(seat)) if is_over else 0.0 for seat in range(state.seats)]

    def __str__(self) -> str:
        """What lies open, and everything hidden in sixteen digits."""
        state = self._held.state
        return f"{_json(self._held.game, state, None)} {state.digest()}"

    def position(self) -> State:
        """The table itself."""
        return self._held.state


class SpielObserver:
    """What OpenSpiel's algorithms look through."""

    def __init__(self, game: Any) -> None:
        self.game: Game = game.seating.game
        self.tensor = np.zeros(game.seating.length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.game.observation(state.position(), player)

    def string_from(self, state: SpielState, player: int) -> str:
        return _json(self.game, state.position(), player)


def _json(game: Game, state: State, seat: int | None) -> str:
    return msgspec.json.encode(game.view(state, seat)).decode()


def _parameter(option: Option) -> str | int | bool:
    """An option's default as OpenSpiel keeps it."""
    value = option.default
    return ",".join(value) if isinstance(value, tuple) else value


def _options(game: Game, parameters: dict[str, Any]) -> dict[str, OptionValue]:
    found: dict[str, OptionValue] = {}
    for option in game.options:
        value = parameters.get(option.name)
        if value is not None:
            found[option.name] = tuple(value.split(",")) if option.how_many > 1 else value
    return found


def _kind(game: Game) -> Any:
    chance, utility = pyspiel.GameType.ChanceMode, pyspiel.GameType.Utility
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION
    names = [option.name for option in game.options]
    return pyspiel.GameType(
        short_name=PREFIX + game.id.replace("-", "_"),
        long_name=str(game.names["en"]),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC
        if game.id != "connect-four"
        else chance.DETERMINISTIC,
        information=information,
        utility=utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": game.default_seats,
            **{name: _parameter(option) for name, option in zip(names, game.options, strict=True)},
        },
    )


def _register(name: str) -> None:
    game = find_game(name)
    kind = _kind(game)

    class SpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = dict(params or {})
            seats = int(given.get("seats", game.default_seats))
            self.seating = Seating(name, seats, _options(game, given))
            info = pyspiel.GameInfo(
                num_distinct_actions=game.action_space,
                max_chance_outcomes=game.action_space,
                num_players=self.seating.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=LONGEST_GAME,
            )
            super().__init__(kind, info, given)

        def new_initial_state(self) -> SpielState:
            return SpielState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
            return SpielObserver(self)

    pyspiel.register_game(kind, SpielGame)


for _name in GAMES:
    _register(_name)
