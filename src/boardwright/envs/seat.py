"""A game as a Gymnasium environment: one seat against bots. `boardwright.envs.gymnasium` registers it."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np

from boardwright.core.domain.game import Game
from boardwright.core.errors import NotReady
from boardwright.core.machine.bot import DECISION
from boardwright.core.machine.mixed_bot import MixedBot
from boardwright.core.machine.state import RecordBuffer
from boardwright.envs.episode import Episode, check_open, check_seed
from boardwright.envs.opponents import check_seat, opponents_of
from boardwright.envs.rendering import FPS, RENDER_MODES, Renderer, check_mode
from boardwright.envs.spaces import MASK, OBSERVATION, Actions, Drawn, observations_of

Observation = dict[str, np.ndarray]


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a match against bots.

    Args:
        game: a game or its id (`boardwright.games()`).
        players: the number of seats; None: as few as the options allow.
        options: the game's options; omitted ones have their defaults.
        opponents: the bot in every other seat (`game.bots`), or one for each of them, in order of the seats.
        seat: the agent's seat; None: the next seat in each match.
        reward: "win", "place", "margin" or "dense".
        render_mode: "human", "ansi", "rgb_array" or None.

    An observation is `{"observation": float32 (observation_size,), "action_mask": int8 (num_actions,)}`; `info` contains the mask as well.

    Raises:
        UnknownGame, BadOption, BadSeat: with the value and what would fit.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": FPS}

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = 0,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = check_mode(render_mode)
        self._episode = episode = Episode(game, players, options, None, reward)
        self.game, self.players = episode.game, episode.players
        self._fixed_seat = check_seat(seat, self.players)
        self._names = opponents_of(opponents, self._fixed_seat, self.game, self.players)
        self.observation_space: Any = observations_of(self.game, self.game.num_actions)
        self.action_space = Actions(self.game.num_actions)
        self._dense = episode.reward == "dense"
        self._renderer: Renderer | None = None
        self._number = -1  # of the match, counted since the last seed
        self._closed = self._begun = False
        self._seat_bots()

    def _seat_bots(self) -> None:
        """Give each seat its bot, with its own memory. The generators are those of the simulator."""
        game, sim = self.game, self._episode.sim
        rules = [game.bot_rule(name) for name in self._names]
        self._choose = [game.engine.bot(rule) for rule in rules]
        self._scratch = [RecordBuffer(rule.scratch) for rule in rules]
        self._generators = [sim.bot_generator(0, seat) for seat in range(self.players)]
        self._decision = RecordBuffer(DECISION)
        self._clear = [isinstance(rule, MixedBot) or rule.needs_hidden for rule in rules]

    @property
    def seat(self) -> int:
        """The agent's seat in this match."""
        return self._fixed_seat if self._fixed_seat is not None else max(0, self._number) % self.players

    def action_masks(self) -> np.ndarray:
        """The agent's legal actions, bool (num_actions,), under the name that some learners call."""
        check_open(self._closed, self._begun)
        return self._episode.seen(self.seat)[1].astype(np.bool_)

    # -- playing --------------------------------------------------------------------------------------------------------------

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Start a match: match 0 of the seed, or the next match without one. `options` are ignored. Raises NotReady, BadOption."""
        check_open(self._closed, True)
        seed = check_seed(seed)
        super().reset(seed=seed)
        self._episode.reset(seed)
        self._number = 0 if seed is not None else self._number + 1
        self._begun = True
        self._let_bots_play()
        return self._observation()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action for the agent, then let the bots play until the agent is to move again, or to the end.

        Raises IllegalAction, BadAction or NotReady, with the value and what would fit; nothing changes then.
        """
        check_open(self._closed, self._begun)
        episode, seat = self._episode, self.seat
        if episode.over:
            raise NotReady("the match is over, expected reset()")
        id = episode.drawn(seat, int(action)) if type(action) is Drawn else episode.action_of(seat, action)
        episode.do(seat, id)
        self._let_bots_play()
        over = not episode.owing
        reward = episode.rewards()[seat] if self._dense or over else 0.0
        if over and self.render_mode == "human":
            self.render()
        observation, info = self._observation()
        return observation, float(reward), over, False, info

    def _let_bots_play(self) -> None:
        """Let the bots play until the agent is to move, or to the end."""
        episode, agent_seat = self._episode, self.seat
        while episode.seat not in (agent_seat, -1):
            seat = episode.seat
            episode.list_legal(seat)
            if self._clear[seat]:
                self._decision.record.count = 0
            generator, scratch = self._generators[seat], self._scratch[seat]
            id = self._choose[seat](self.game.tables, episode.hidden, seat, episode.moves, generator, scratch, self._decision)
            episode.do(seat, id)

    # -- looking --------------------------------------------------------------------------------------------------------------

    def _observation(self) -> tuple[Observation, dict[str, Any]]:
        seen, mask = self._episode.seen(self.seat)
        return {OBSERVATION: seen, MASK: mask}, {MASK: mask.copy()}

    def render(self) -> Any:
        """The table as the agent sees it: text ("ansi") or a picture ("rgb_array"); "human" opens the page instead."""
        check_open(self._closed, self._begun)
        if self._renderer is None:
            self._renderer = Renderer(self.game)
        return self._renderer.render(self.render_mode, self._episode, self.seat)

    def close(self) -> None:
        """Release what rendering uses. The environment cannot be used afterwards."""
        if self._renderer is not None:
            self._renderer.close()
        self._renderer, self._closed = None, True

    def __getstate__(self) -> dict[str, Any]:
        derived = ("_choose", "_scratch", "_generators", "_decision", "_clear")
        return {**{name: value for name, value in self.__dict__.items() if name not in derived}, "_renderer": None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._seat_bots()
