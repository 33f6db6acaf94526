"""Shared by both PettingZoo environments: the agents with their spaces, and checks of arguments."""

from collections.abc import Mapping
from typing import Any

import gymnasium

from boardwright.core.domain.arguments import check_whole
from boardwright.core.domain.game import Game
from boardwright.core.errors import BadSeat, quoted
from boardwright.envs.episode import Episode
from boardwright.envs.rendering import FPS, RENDER_MODES, Renderer, check_mode
from boardwright.envs.spaces import Actions, observations_of


class Agents:
    """The agents of a match, one for each seat, and what shows it."""

    MORE_ACTIONS = 0
    """Actions that the environment adds to those of the game."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        self.render_mode, self.max_cycles = check_mode(render_mode), check_cycles(max_cycles)
        self._episode = episode = Episode(game, players, options, None, reward)
        self.game, self.players = episode.game, episode.players
        self.metadata = {"name": f"{self.game.id}_v0", "render_modes": list(RENDER_MODES), "render_fps": FPS}
        self.possible_agents = agent_names(self.players)
        self.agents: list[str] = []
        actions = episode.num_actions + self.MORE_ACTIONS
        self._spaces = {agent: observations_of(self.game, actions) for agent in self.possible_agents}
        self._actions = {agent: Actions(actions) for agent in self.possible_agents}
        self._renderer: Renderer | None = None
        self._closed = self._begun = False

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """The observation space of an agent, always the same object."""
        return self._spaces[self.possible_agents[seat_of(self.possible_agents, agent)]]

    def action_space(self, agent: str) -> Actions:
        """The action space of an agent, always the same object."""
        return self._actions[self.possible_agents[seat_of(self.possible_agents, agent)]]

    def _render_for(self, viewer: int | None) -> Any:
        """The table as a seat (None: a spectator) sees it."""
        if self._renderer is None:
            self._renderer = Renderer(self.game)
        return self._renderer.render(self.render_mode, self._episode, viewer)

    def close(self) -> None:
        """Release what rendering uses. The environment cannot be used afterwards."""
        if self._renderer is not None:
            self._renderer.close()
        self._renderer, self._closed = None, True

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_renderer": None}


def agent_names(players: int) -> list[str]:
    """`player_0` and so on, in order of the seats."""
    return [f"player_{seat}" for seat in range(players)]


def seat_of(agents: list[str], agent: object) -> int:
    """The seat of an agent. Raises BadSeat."""
    try:
        return agents.index(agent)  # type: ignore[arg-type]
    except ValueError:
        raise BadSeat(f"agent {quoted(agent)}: expected one of {', '.join(agents)}") from None


def check_cycles(max_cycles: object) -> int | None:
    """Return `max_cycles` if it is valid. Raises BadOption."""
    return None if max_cycles is None else check_whole("max_cycles", max_cycles, 1)
