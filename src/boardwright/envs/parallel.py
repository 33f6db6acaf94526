"""A game as a PettingZoo parallel environment: all seats that must decide act in one step, the others wait."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from boardwright.core.errors import BadAction, IllegalAction, NotReady, quoted
from boardwright.envs.agents import Agents, seat_of
from boardwright.envs.episode import check_open
from boardwright.envs.spaces import MASK, OBSERVATION, Drawn

Observations = dict[str, dict[str, np.ndarray]]


class BoardwrightParallel(Agents, ParallelEnv[str, dict[str, np.ndarray], int]):
    """A PettingZoo parallel environment. See `boardwright.envs.pettingzoo.parallel_env`.

    There is one action more than in the game: `wait`, the last one. It is the only one for a seat that need not decide, and no other seat
    has it. So no mask is empty.
    """

    MORE_ACTIONS = 1

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.wait = self._episode.num_actions

    # -- playing --------------------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observations, dict[str, dict[str, Any]]]:
        """Start a match: match 0 of the seed, or the next match without one. `options` are ignored. Raises NotReady, BadOption."""
        check_open(self._closed, True)
        self._episode.reset(seed)
        self.agents, self._steps, self._begun = list(self.possible_agents), 0, True
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play the actions of all seats that must decide.

        Args:
            actions: an action per agent; agents that need not decide wait (`wait`) or are omitted.

        Raises:
            IllegalAction, BadAction, BadSeat, NotReady: with the value and what would fit; nothing changes then for any seat.
        """
        check_open(self._closed, self._begun)
        if not self.agents:
            raise NotReady("the match is over, expected reset()")
        episode, agents = self._episode, self.agents
        rewards = [0.0] * self.players
        for seat, id in self._checked(actions):
            episode.do(seat, id)
        self._steps += 1
        rewards = episode.rewards()
        over = episode.over
        cut = not over and self.max_cycles is not None and self._steps >= self.max_cycles
        if over or cut:
            self.agents = []
        observations = self._observations()
        if (over or cut) and self.render_mode == "human":
            self.render()
        ended, truncated = dict.fromkeys(agents, over), dict.fromkeys(agents, cut)
        return observations, dict(zip(agents, rewards)), ended, truncated, {agent: {} for agent in agents}

    def _checked(self, actions: Mapping[str, Any]) -> list[tuple[int, int]]:
        """The (seat, action id) pairs to play, in order of the seats. Checks everything before anything is played."""
        if not isinstance(actions, Mapping):
            raise BadAction(f"actions {quoted(actions)}: expected an action by agent, such as {{{self.agents[0]!r}: 0}}")
        action_of_seat = {seat_of(self.possible_agents, agent): action for agent, action in actions.items()}
        pairs = []
        for seat, agent in enumerate(self.agents):
            if self._episode.owing >> seat & 1:
                if seat not in action_of_seat:
                    raise BadAction(f"no action of {agent}, expected one: it has to choose")
                pairs.append((seat, self._chosen(seat, action_of_seat[seat])))
            elif seat in action_of_seat and not self._waits(action_of_seat[seat]):
                details = {"agent": agent, "action": quoted(action_of_seat[seat]), "expected": f"{self.wait}, to wait"}
                raise IllegalAction("not_your_turn", details)
        return pairs

    def _chosen(self, seat: int, action: Any) -> int:
        if type(action) is Drawn:
            return self._episode.drawn(seat, int(action))
        return self._episode.action_of(seat, action)

    def _waits(self, action: Any) -> bool:
        return type(action) is Drawn or (not isinstance(action, bool) and isinstance(action, int | np.integer) and action == self.wait)

    # -- looking --------------------------------------------------------------------------------------------------------------

    def _observations(self) -> Observations:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observe(self, seat: int) -> dict[str, np.ndarray]:
        seen, mask = self._episode.seen(seat)
        waits = not self._episode.owing >> seat & 1
        return {OBSERVATION: seen, MASK: np.append(mask, np.int8(waits))}

    def render(self) -> Any:
        """The table as a spectator sees it: text ("ansi") or a picture ("rgb_array"); "human" opens the page instead."""
        check_open(self._closed, self._begun)
        return self._render_for(None)
