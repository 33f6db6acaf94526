"""A policy learns a game from matches against chance, on a Ray cluster: python examples/ray_training.py --workers 2

It learns one number for each action: how gladly it is chosen where it is legal. Each task plays matches with the numbers of now and
returns a gradient (REINFORCE). Tasks have seeds of their own and are summed in their order, so the result is the same with any number of
workers.
"""

import argparse

import numpy as np

from boardwright.bots.on_ray import connected
from boardwright.core.machine.random import derived_key, key_of
from boardwright.envs import BatchEnv

GAME, TASKS, MATCHES, DECISIONS, ROUNDS, RATE = "russian_railroads", 8, 32, 400, 8, 8.0


def rollout(weights, seed):
    """Play some decisions of matches of the policy (seat 0) against chance (seat 1). Returns its share of wins and the gradient."""
    env = BatchEnv(GAME, n=MATCHES, players=2, seed=seed, observations="none")
    batch = env.reset()
    gradient, pending, ended = np.zeros(len(weights)), np.zeros((MATCHES, len(weights))), []
    for _ in range(DECISIONS):
        mine = (batch.to_move == 0)[:, None]
        logits = np.where(mine, weights, 0).astype(np.float32)
        chances = np.where(batch.mask, np.exp(logits), 0)
        chances /= chances.sum(axis=1, keepdims=True)
        actions = env.sample(logits).copy()
        pending += np.where(mine, np.eye(len(weights))[actions] - chances, 0)
        batch = env.step(actions)
        for i in np.flatnonzero(batch.done):
            ended.append(float(batch.reward[i, 0]))
            gradient += (ended[-1] - 0.5) * pending[i]
            pending[i] = 0
    return sum(ended) / max(1, len(ended)), gradient / max(1, len(ended))


def main(address, workers):
    weights = np.zeros(BatchEnv(GAME, observations="none").num_actions)
    with connected(address, workers):
        import ray  # from here on: `connected` sets it up

        play = ray.remote(rollout)
        for number in range(ROUNDS):
            seeds = [derived_key(key_of(1), "rollout", number * TASKS + task) for task in range(TASKS)]
            told = ray.get([play.remote(weights, seed) for seed in seeds])
            weights = weights + RATE * sum(gradient for _, gradient in told) / TASKS
            print(f"round {number + 1:2}: wins {np.mean([share for share, _ in told]):.1%} of its matches against chance")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ray", default="local", help="local, auto or HOST:PORT")
    parser.add_argument("--workers", type=int, default=None)
    args = parser.parse_args()
    main(args.ray, args.workers)
