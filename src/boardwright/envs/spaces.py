"""The Gymnasium spaces of a game's observations and actions."""

from typing import Any

import gymnasium
import numpy as np

from boardwright.core.domain.game import Game

OBSERVATION, MASK = "observation", "action_mask"


class Drawn(np.int64):
    """A number sampled from an action space without a mask: it stands for one of the actions that are legal when it is played.

    So programs that ignore masks (`check_env`, `max_cycles_test`) can play. Any other illegal number is refused.
    """


class Actions(gymnasium.spaces.Discrete):
    """The ids of actions. `sample(mask)` returns a legal one; `sample()` returns one that stands for some legal action (`Drawn`)."""

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Sample an action (of the mask) uniformly. `mask`: int8 (num_actions,). Gymnasium's own method takes longer than a step."""
        if probability is None and isinstance(mask, np.ndarray) and mask.shape == (self.n,) and mask.dtype == np.int8:
            legal = mask.nonzero()[0]
            if len(legal):
                return legal[int(self.np_random.random() * len(legal))]
        action = super().sample(mask, probability)
        return Drawn(action) if mask is None and probability is None else action


def observations_of(game: Game, num_actions: int) -> gymnasium.spaces.Dict:
    """The observation space: `observation`, float32 within the declared bounds, and `action_mask`, int8."""
    size = game.observation_size
    low, high = np.empty(size, np.float32), np.empty(size, np.float32)
    for field in game.observation_fields:
        low[field.slice], high[field.slice] = field.low, field.high
    return gymnasium.spaces.Dict(
        {OBSERVATION: gymnasium.spaces.Box(low, high, dtype=np.float32), MASK: gymnasium.spaces.Box(0, 1, (num_actions,), np.int8)}
    )
