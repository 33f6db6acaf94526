"""A game for OpenSpiel: its type, its parameters and its deals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pyspiel

from boardwright.core.domain.game import Game, load
from boardwright.core.domain.registry import games
from boardwright.core.domain.simulator import LIMIT, REWARDS
from boardwright.core.errors import BadOption, quoted
from boardwright.core.machine.random import derived_key, key_of
from boardwright.core.text.words import Words
from boardwright.envs.openspiel.observer import SpielObserver
from boardwright.envs.openspiel.state import SpielState

PREFIX = "python_boardwright_"
SECRET = -1
"""The `rng_seed` for a secret seed."""


def register() -> None:
    """Register every game, including those of other packages."""
    for id in games():
        type_ = type_of(load(id))
        # OpenSpiel releases its callables after Python has shut down. A class survives that; releasing a function would crash.
        pyspiel.register_game(type_, type(id, (SpielGame,), {"type": type_}))


def type_of(game: Game) -> Any:
    """The pyspiel.GameType of a game."""
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=Words("en", game.id).t("title"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters_of(game),
    )


def parameters_of(game: Game) -> dict[str, Any]:
    """The parameters of a game and their defaults. An option with values of several types becomes a text."""
    defaults = {"players": game.players_with()[0], "rng_seed": SECRET, "reward": REWARDS[0], "max_game_length": LIMIT}
    options = {name: default if _one_type(values) else str(default) for name, (default, values) in game.options.items()}
    return {**options, **defaults}


def options_of(game: Game, parameters: Mapping[str, Any]) -> dict[str, Any]:
    """The options given by parameters. Raises BadOption."""
    chosen = {name: parameters[name] for name in game.options if name in parameters}
    for name, text in chosen.items():
        if not _one_type(game.options[name][1]):
            chosen[name] = next((value for value in game.options[name][1] if str(value) == text), text)
    return game.check_options(chosen)


def _one_type(values: list[Any]) -> bool:
    return len({type(value) for value in values}) == 1


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and its options. Created by `pyspiel.load_game`.

    The chance node at the start of a match deals from the game's generator: deal i is match i of `bw.Simulator` and `boardwright simulate`
    with the same seed. `type`: a pyspiel.GameType; `rules`: the `Game`; `players`, `options`, `reward`, `limit`: from the parameters;
    `deals`: the number of deals so far.

    Raises BadOption, which names the parameter and what would fit.
    """

    type: ClassVar[Any]

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        self.rules = load(self.type.short_name.removeprefix(PREFIX)).compile()
        self.options = options_of(self.rules, parameters)
        self.players = self.rules.check_players(parameters["players"], self.options)
        self.reward = parameters["reward"]
        if self.reward not in REWARDS:
            raise BadOption(f"reward {quoted(self.reward)}: expected one of {', '.join(REWARDS)}")
        self.limit = parameters["max_game_length"]
        if not 1 <= self.limit <= LIMIT:
            raise BadOption(f"max_game_length {self.limit}: expected 1 to {LIMIT}")
        seed = parameters["rng_seed"]
        self._key, self.deals = key_of(None if seed == SECRET else seed), 0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.num_actions,
            max_chance_outcomes=1,
            num_players=self.players,
            min_utility=-1.0 / (self.players - 1) if self.reward == "win" and self.players > 1 else -1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.limit,
        )
        super().__init__(self.type, info, dict(parameters))

    def __reduce__(self) -> tuple[Any, ...]:
        return restored_game, (str(self), self._key, self.deals)

    def __deepcopy__(self, memo: Any) -> SpielGame:
        return self

    def new_initial_state(self) -> SpielState:
        """A match that has not been dealt yet."""
        return SpielState(self)

    def next_deal(self) -> bytes:
        """The key of the next match."""
        key = derived_key(self._key, "match", self.deals)
        self.deals += 1
        return key

    def max_chance_nodes_in_history(self) -> int:
        """One, the deal. Later draws follow from it."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> SpielObserver | None:
        """An observer: by default of what a player knows now. None if the type is not supported. Raises BadOption."""
        if params:
            raise BadOption(f"observation parameters {quoted(dict(params))}: expected none")
        return SpielObserver.of_kind(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def restored_game(parameters: str, key: bytes, deals: int) -> SpielGame:
    """Restore a pickled game, whose next deal is the one that would have come."""
    game: SpielGame = pyspiel.load_game(parameters)
    game._key, game.deals = key, deals
    return game
