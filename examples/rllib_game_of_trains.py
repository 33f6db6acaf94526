"""PPO learns Game of Trains by playing itself, on RLlib's multi-agent API: python examples/rllib_game_of_trains.py

It needs pip install 'boardwright[rllib]', and some minutes on two cores. docs/learning.md shows what comes out.
"""

import logging
import sys

import gymnasium
import numpy as np
from learning_tools import GAME, PRACTICE, Curve, Eyes, arguments, say_result

from boardwright.bots.on_ray import connected
from boardwright.envs import pettingzoo

try:
    import torch
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.algorithms.ppo.torch.default_ppo_torch_rl_module import DefaultPPOTorchRLModule
    from ray.rllib.core.columns import Columns
    from ray.rllib.core.rl_module.default_model_config import DefaultModelConfig
    from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.rllib.env.multi_agent_env import MultiAgentEnv
except ImportError as error:
    sys.exit(f"RLlib does not start ({error}): pip install 'boardwright[rllib]'")

MATCHES = 32
"""Number of parallel matches."""
POLICY = "both_seats"


class Match(MultiAgentEnv):
    """A match for RLlib: the seat to move observes and chooses. An observation begins with the legal mask."""

    def __init__(self, config):
        super().__init__()
        self.match, self.eyes = pettingzoo.aec_env(GAME, players=2, options=PRACTICE, reward="dense"), Eyes()
        self.possible_agents = self.agents = list(self.match.possible_agents)
        actions = self.match.game.num_actions
        seen = gymnasium.spaces.Box(0, 1, (actions + self.eyes.size,), np.float32)
        self.observation_spaces = dict.fromkeys(self.agents, seen)
        self.action_spaces = {agent: self.match.action_space(agent) for agent in self.agents}

    def reset(self, *, seed=None, options=None):
        self.match.reset(seed)
        return {self.match.agent_selection: self._seen(self.match.agent_selection)}, {}

    def step(self, actions):
        self.match.step(actions[self.match.agent_selection])
        over = any(self.match.terminations.values())
        asked = self.agents if over else [self.match.agent_selection]
        return {agent: self._seen(agent) for agent in asked}, dict(self.match.rewards), {"__all__": over}, {"__all__": False}, {}

    def _seen(self, agent):
        seen = self.match.observe(agent)
        return with_mask(seen["action_mask"][None], self.eyes(seen["observation"][None]))[0]


def with_mask(masks, seen):
    """Return the network's input: float32 (n, actions + numbers)."""
    return np.concatenate([masks, seen], axis=1, dtype=np.float32)


class Masked(DefaultPPOTorchRLModule):
    """RLlib's network; illegal actions are never chosen."""

    def _forward(self, batch, **more):
        return self._masked(batch, super()._forward(batch, **more))

    def _forward_train(self, batch, **more):
        return self._masked(batch, super()._forward_train(batch, **more))

    def _masked(self, batch, found):
        logits = found[Columns.ACTION_DIST_INPUTS]
        legal = batch[Columns.OBS][..., : logits.shape[-1]] > 0
        found[Columns.ACTION_DIST_INPUTS] = torch.where(legal, logits, -1e9)
        return found


def learner(seed):
    """PPO with one network for both seats."""
    spec = RLModuleSpec(module_class=Masked, model_config=DefaultModelConfig(fcnet_hiddens=[128, 128]))
    return (
        PPOConfig()
        .environment(Match)
        .multi_agent(policies={POLICY}, policy_mapping_fn=lambda agent, episode, **more: POLICY)
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={POLICY: spec}))
        .env_runners(num_env_runners=0, num_envs_per_env_runner=MATCHES)
        .learners(num_learners=0)
        .training(
            train_batch_size_per_learner=4096,
            minibatch_size=1024,
            num_epochs=6,
            lr=1e-3,
            gamma=0.85,
            lambda_=0.95,
            entropy_coeff=0.01,
            vf_clip_param=100.0,
        )
        .debugging(seed=seed, log_level="ERROR")
        .build_algo()
    )


def main(args):
    logging.getLogger("ray.rllib").setLevel(logging.ERROR)
    with connected("local", 2):
        algorithm = learner(args.seed)
        chance = np.random.default_rng(args.seed)

        def choose(seen, masks):
            module = algorithm.get_module(POLICY)
            with torch.no_grad():
                logits = module.forward_inference({Columns.OBS: torch.from_numpy(with_mask(masks, seen))})[Columns.ACTION_DIST_INPUTS]
            return (logits.numpy() + chance.gumbel(size=logits.shape)).argmax(axis=1)  # samples from the softmax

        curve, learned = Curve(200, args.seed), 0
        curve.measure(choose, 0)
        for point in range(1, args.points + 1):
            while learned < args.decisions * point // args.points:
                told = algorithm.train()
                learned = int(told["env_runners"]["num_env_steps_sampled_lifetime"])
            curve.measure(choose, learned)
        curve.write(args.out, "PPO on RLlib learns Game of Trains from itself")
        say_result(choose, args.matches, args.seed)
        algorithm.stop()


if __name__ == "__main__":
    main(arguments(__doc__.splitlines()[0], 400_000))
