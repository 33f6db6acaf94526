"""Many matches as one Gymnasium vector environment: one seat of each against bots, stepped by the simulator."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from boardwright.core.domain.arguments import as_array, as_game, check_whole
from boardwright.core.domain.game import Game
from boardwright.core.domain.simulator import Simulator, TurnArrays
from boardwright.core.errors import BadOption, quoted
from boardwright.core.machine.state import RecordBuffer
from boardwright.envs.episode import check_open, check_seed
from boardwright.envs.opponents import check_seat, opponents_of
from boardwright.envs.rewards import check_reward, final_rewards, margin_seen
from boardwright.envs.spaces import MASK, OBSERVATION, Actions, observations_of

Observation = dict[str, np.ndarray]
Step = tuple[Observation, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]


class SeatsEnv(gymnasium.vector.VectorEnv[Observation, Any, np.ndarray]):
    """`num_envs` matches; environment i plays the matches of a `SeatEnv` with its own key. Arguments are those of `SeatEnv`, and:

    Args:
        num_envs: the number of matches.
        threads: the number of threads that share them. Neither this nor `num_envs` changes a match.
        copy: whether `step` returns new arrays; False: the next step overwrites them.

    A match that has ended is reset in the next step, which ignores its action (`AutoresetMode.NEXT_STEP`).
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = 0,
        reward: str = "win",
        threads: int = 1,
        copy: bool = True,
        render_mode: None = None,
    ) -> None:
        if render_mode is not None:
            raise BadOption(f"render_mode {quoted(render_mode)}: expected None; a single environment can be rendered")
        self.game = game = as_game(game)
        self._reward = check_reward(reward)
        if players is None:
            players = next(iter(game.players_with(options)), 0)
        num_envs = check_whole("num_envs", num_envs, 1)
        self._sim = Simulator(game, num_envs, players, options, None, threads, reward if reward in ("win", "place") else "win")
        self.num_envs, self.players, self._copy = num_envs, self._sim.players, copy
        self._fixed_seat = check_seat(seat, self.players)
        self._names = opponents_of(opponents, self._fixed_seat, game, self.players)
        self.single_observation_space = observations_of(game, game.num_actions)
        self.single_action_space = Actions(game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(gymnasium.spaces.Discrete(game.num_actions), num_envs)
        self._numbers = np.full(num_envs, -1, np.int64)  # of the match in each environment, counted since the last seed
        self._margins = np.zeros(num_envs)
        self._begun = False
        self._allocate()

    def _allocate(self) -> None:
        """Allocate the arrays that every step writes, and the bots."""
        n, game = self.num_envs, self.game
        self._sim.seat_bots(self._names)
        self._floats, self._masks = np.zeros((n, game.observation_size), np.float32), np.zeros((n, game.num_actions), np.bool_)
        plan, unused = game.observer.plan, np.zeros((0, 1), np.uint64)
        self._arrays = TurnArrays(plan, self._floats, np.zeros(0, game.state_dtype), self._masks, unused)
        self._scratch = RecordBuffer(game.state_dtype)

    @property
    def seats(self) -> np.ndarray:
        """The agent's seat in each match, int64 (num_envs,)."""
        if self._fixed_seat is not None:
            return np.full(self.num_envs, self._fixed_seat, np.int64)
        return np.maximum(self._numbers, 0) % self.players

    # -- playing --------------------------------------------------------------------------------------------------------------

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Start a match in every environment: with a seed, match i of the seed in environment i, else the next one.

        Raises NotReady, BadOption.
        """
        check_open(self.closed, True)
        seed = check_seed(seed)
        super().reset(seed=seed)
        self._sim.reset(seed)
        self._numbers = np.zeros_like(self._numbers) if seed is not None else self._numbers + 1
        self._margins[:] = 0
        self._begun = True
        self._sim.answer(None, self.seats)
        return self._observation()

    def step(self, actions: Any) -> Step:
        """Play an action in every match, then let the bots play until the agent is to move again, or to the end.

        Args:
            actions: integers (num_envs,).

        Raises:
            IllegalAction: names the match and the action; no match changes.
            BadOption: the array has the wrong shape or type. NotReady: before `reset` or after `close`.
        """
        check_open(self.closed, self._begun)
        restarted = self._sim.to_move < 0
        numbers = self._numbers
        self._numbers = numbers + restarted
        try:
            self._sim.answer(as_array("actions", actions), self.seats)
        except Exception:
            self._numbers = numbers
            raise
        self._margins[restarted] = 0
        over = self._sim.to_move < 0
        rewards = self._rewards(over, restarted)
        observation, info = self._observation()
        return observation, rewards, over, np.zeros(self.num_envs, np.bool_), info

    def _rewards(self, over: np.ndarray, restarted: np.ndarray) -> np.ndarray:
        """The rewards of the agents in this step, float64 (num_envs,)."""
        seats = self.seats
        if self._reward in ("win", "place"):
            final: np.ndarray = self._sim.ended[0][np.arange(self.num_envs), seats].astype(np.float64)
            return final
        margins = np.zeros(self.num_envs)
        for i in np.flatnonzero(over).tolist():
            margins[i] = final_rewards(self.game, self._sim.cell(i), self.players, "margin")[seats[i]]
        if self._reward == "margin":
            return margins
        for i in np.flatnonzero(~over & ~restarted).tolist():
            margins[i] = margin_seen(self.game, self._sim.cell(i), self._scratch, int(seats[i]), self.players)
        margins[restarted] = 0
        gained = margins - self._margins
        self._margins = margins
        return gained

    # -- looking --------------------------------------------------------------------------------------------------------------

    def _observation(self) -> tuple[Observation, dict[str, Any]]:
        self._sim.turn(None, self._arrays)
        for i in np.flatnonzero(self._sim.to_move < 0).tolist():  # the match is over, and the simulator shows a spectator's observation
            self._scratch.data[:] = self._sim.cell(i).data
            self.game.engine.hide(self.game.tables, self._scratch, int(self.seats[i]))
            self.game.observer.observe(self._scratch.array, self._floats[i : i + 1])
        floats, masks = (self._floats.copy(), self._masks.astype(np.int8)) if self._copy else (self._floats, self._masks.view(np.int8))
        return {OBSERVATION: floats, MASK: masks}, {MASK: masks.copy() if self._copy else masks}

    def __getstate__(self) -> dict[str, Any]:
        derived = ("_floats", "_masks", "_arrays", "_scratch")
        return {name: value for name, value in self.__dict__.items() if name not in derived}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._allocate()
