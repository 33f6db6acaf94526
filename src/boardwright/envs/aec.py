"""A game as a PettingZoo AEC environment: seats act one after the other."""

from typing import Any

import numpy as np
from pettingzoo import AECEnv

from boardwright.core.errors import BadAction, NotReady, quoted
from boardwright.envs.agents import Agents, seat_of
from boardwright.envs.episode import check_open
from boardwright.envs.spaces import MASK, OBSERVATION, Drawn


class BoardwrightAEC(Agents, AECEnv[str, dict[str, np.ndarray], "int | None"]):
    """A PettingZoo AEC environment. See `boardwright.envs.pettingzoo.aec_env`.

    An observation is `{"observation": float32 (observation_size,), "action_mask": int8 (num_actions,)}`, newly allocated. The mask of a
    seat that need not decide is zero. `rewards` holds the rewards of the last step; `last()` returns what accumulated since the seat's own
    last step.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.metadata["is_parallelizable"] = False
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._dense = self._episode.reward == "dense"

    # -- playing --------------------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a match: match 0 of the seed, or the next match without one. `options` are ignored. Raises NotReady, BadOption."""
        check_open(self._closed, True)
        self._episode.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._episode.seat]
        self._skip_agent_selection = None
        self._rewarded, self._ended, self._begun = False, False, True

    def step(self, action: Any) -> None:
        """Play an action for the seat to move. After the end every agent steps once more with None, and is removed.

        Raises IllegalAction, BadAction or NotReady, with the value and what would fit; nothing changes then.
        """
        if self._closed or not self._begun:
            check_open(self._closed, self._begun)
        if self._ended:
            self._remove_agent(action)
            return
        episode = self._episode
        seat = episode.seat
        if type(action) is Drawn:
            action = episode.drawn(seat, int(action))
        elif type(action) is np.int64:  # the type that spaces sample
            action = int(action)
        if type(action) is not int or not 0 <= action < episode.num_actions:
            action = episode.action_of(seat, action)
        episode.do(seat, action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        if self._rewarded:
            self._clear_rewards()
            self._rewarded = False
        over = episode.owing == 0
        if self._dense or over:
            self._reward()
        if over:
            self._end_match(self.terminations)
        elif self.max_cycles is not None and len(episode.decisions) >= self.max_cycles:
            self._end_match(self.truncations)
        else:
            self.agent_selection = self.agents[episode.seat]

    def _reward(self) -> None:
        self.rewards = dict(zip(self.agents, self._episode.rewards()))
        self._accumulate_rewards()
        self._rewarded = True

    def _end_match(self, ended: dict[str, bool]) -> None:
        for agent in ended:
            ended[agent] = True
        self._ended = True
        self.agent_selection = self.agents[0]
        if self.render_mode == "human":
            self.render()

    def _remove_agent(self, action: Any) -> None:
        if not self.agents:
            raise NotReady("the match is over and every agent has left, expected reset()")
        if action is not None:
            raise BadAction(f"action {quoted(action)}: the match of {self.agent_selection} is over, expected None")
        self._was_dead_step(action)

    # -- looking --------------------------------------------------------------------------------------------------------------

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """Return what an agent knows and may do."""
        if self._closed or not self._begun:
            check_open(self._closed, self._begun)
        seat = self._seats.get(agent) if isinstance(agent, str) else None
        if seat is None:
            seat = seat_of(self.possible_agents, agent)
        seen, mask = self._episode.seen(seat)
        return {OBSERVATION: seen, MASK: mask}

    def last(self, observe: bool = True) -> Any:
        """Return what the agent to move observes (None without `observe`), its rewards since its last step, its end, and its info."""
        if self._closed or not self._begun:
            check_open(self._closed, self._begun)
        return super().last(observe)

    def render(self) -> Any:
        """The table as the seat to move sees it: text ("ansi") or a picture ("rgb_array"); "human" opens the page instead."""
        check_open(self._closed, self._begun)
        viewer = None if self._episode.over else self._episode.seat
        return self._render_for(viewer)
