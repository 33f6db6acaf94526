"""Masked PPO learns Game of Trains against chance, with sb3-contrib: python examples/ppo_game_of_trains.py

It needs pip install 'boardwright[learning]', and some minutes on two cores. docs/learning.md shows what comes out.
"""

import sys

import gymnasium
import numpy as np
from learning_tools import ENVIRONMENT, PRACTICE, Curve, Eyes, arguments, say_result

try:
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import VecEnv
except ModuleNotFoundError as error:
    sys.exit(f"There is no {error.name} here: pip install 'boardwright[learning]'")

MATCHES = 128
"""Number of parallel matches."""


class Matches(VecEnv):
    """Adapt Gymnasium's vector environment to Stable-Baselines3.

    The step after the end of a match begins the next one. Its mask is empty, so nothing is learned from its action.
    """

    render_mode = None

    def __init__(self, envs, seed):
        self.envs, self.eyes, self.first_seed = envs, Eyes(), seed
        seen = gymnasium.spaces.Box(0, 1, (self.eyes.size,), np.float32)
        super().__init__(envs.num_envs, seen, gymnasium.spaces.Discrete(int(envs.single_action_space.n)))

    def reset(self):
        observations, _ = self.envs.reset(seed=self.first_seed)
        return self._seen(observations)

    def step_async(self, actions):
        self.actions = actions

    def step_wait(self):
        observations, rewards, over, _, _ = self.envs.step(self.actions)
        seen = self._seen(observations)
        return seen, rewards.astype(np.float32), over, [{"terminal_observation": seen[i]} if over[i] else {} for i in range(len(over))]

    def _seen(self, observations):
        self.masks = observations["action_mask"].astype(bool)
        return self.eyes(observations["observation"])

    def action_masks(self):
        return self.masks

    def env_method(self, method_name, *arguments, indices=None, **named):
        return getattr(self, method_name)(*arguments, **named)

    def get_attr(self, attr_name, indices=None):
        return [getattr(self, attr_name)] * self.num_envs

    def set_attr(self, attr_name, value, indices=None):
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class, indices=None):
        return [False] * self.num_envs

    def close(self):
        self.envs.close()


def main(args):
    envs = gymnasium.make_vec(ENVIRONMENT, num_envs=MATCHES, players=2, opponents="random", seat=None, reward="dense", options=PRACTICE)
    model = MaskablePPO(
        "MlpPolicy",
        Matches(envs, args.seed),
        n_steps=64,
        batch_size=1024,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=0.85,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=args.seed,
        device="cpu",
    )

    def choose(seen, masks):
        return model.predict(seen, action_masks=masks)[0]

    curve = Curve(200, args.seed)
    curve.measure(choose, 0)
    for point in range(1, args.points + 1):
        while model.num_timesteps < args.decisions * point // args.points:
            model.learn(1, reset_num_timesteps=False)  # plays MATCHES * n_steps decisions, and learns from them
        curve.measure(choose, model.num_timesteps)
    curve.write(args.out, "Masked PPO learns Game of Trains from chance")
    say_result(choose, args.matches, args.seed)


if __name__ == "__main__":
    main(arguments(__doc__.splitlines()[0], 1_000_000))
