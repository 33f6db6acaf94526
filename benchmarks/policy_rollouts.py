"""A policy that plays many matches: python -m benchmarks.policy_rollouts [GAME] [--players N] [--matches N…] [--threads N…] [--device cuda]

Needs PyTorch, and is meant for a GPU. Each step takes observations and masks of all matches to the device, gives them to a network (two
hidden layers of 512), draws a legal action of each match there, and takes the actions back. Printed are steps per second of the environment
alone (with its own sampler), of the network alone (on the same arrays), of both in turn, and of two halves of the matches, one with the
environment while the other is with the network.

Observations: "floats", "changes" (numbers written only where they change), or "records" (bytes). The arrays that are copied to a GPU are
the environment's own, in memory that the GPU can read directly (pinned), so there is no further copy.
"""

from __future__ import annotations

import argparse
import itertools
import statistics
import time
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import torch

from boardwright.envs import BatchEnv

RUNS = 5
HIDDEN = 512
GAME = "ticket_to_ride_europe"


class Policy:
    """A network with random weights that chooses a legal action for each match."""

    def __init__(self, env: BatchEnv, device: str) -> None:
        self.device = torch.device(device)
        self.seen, self.mask = (self._shared(array) for array in (env.batch.observation, env.batch.mask))
        sizes = [self.seen.shape[1], HIDDEN, HIDDEN, env.num_actions]
        layers = [layer for a, b in itertools.pairwise(sizes) for layer in (torch.nn.Linear(a, b), torch.nn.ReLU())][:-1]
        self.network = torch.nn.Sequential(*layers).to(self.device, torch.bfloat16)

    def _shared(self, array: np.ndarray) -> torch.Tensor:
        """Return the environment's array as a tensor. For a GPU its memory is pinned."""
        if self.device.type == "cuda":
            status = torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)
            if int(status):
                raise SystemExit(f"benchmarks: {array.nbytes:,} bytes cannot be pinned (CUDA error {int(status)})")
            weakref.finalize(self, lambda: torch.cuda.cudart().cudaHostUnregister(array.ctypes.data))
        return torch.from_dlpack(array)

    @torch.inference_mode()
    def choose(self) -> np.ndarray:
        """Draw an action of each match by the network's logits."""
        seen = self.seen.to(self.device, non_blocking=True).to(torch.bfloat16)
        mask = self.mask.to(self.device, non_blocking=True)
        logits = self.network(seen).float().masked_fill(~mask, -torch.inf)
        noise = -torch.empty_like(logits).exponential_().log()
        return (logits + noise).argmax(1).to(torch.int32).cpu().numpy()


def rate(step: Callable[[], None], matches: int, seconds: float) -> float:
    """Return the steps of a match per second, the median of some runs."""
    rates = []
    for run in range(RUNS + 1):
        count, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            step()
            count += matches
        if run:  # the first run is a warm-up
            rates.append(count / spent)
    return statistics.median(rates)


def make_environment(game: str, players: int, matches: int, threads: int, seen: str, seed: int = 1) -> BatchEnv:
    kind = "records" if seen == "records" else "floats"
    return BatchEnv(game, matches, players, seed=seed, threads=threads, observations=kind, incremental=seen == "changes")


def rate_of_two_halves(game: str, players: int, matches: int, threads: int, seen: str, device: str, seconds: float) -> float:
    """Return steps per second of two halves: while one is with the environment, the other is with the network."""
    halves = [make_environment(game, players, matches // 2, threads, seen, seed) for seed in (1, 2)]
    policies = [Policy(env, device) for env in halves]
    chosen = [policy.choose() for policy in policies]
    with ThreadPoolExecutor(1) as pool:

        def step() -> None:
            for half in (0, 1):
                stepping = pool.submit(halves[half].step, chosen[half])
                chosen[1 - half] = policies[1 - half].choose()
                stepping.result()

        # The half that is not stepped keeps its arrays, so each choice uses what the last step of its half wrote.
        return rate(step, matches, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.policy_rollouts", description=__doc__)
    parser.add_argument("game", nargs="?", default=GAME)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--matches", type=int, nargs="+", default=[4096, 32768])
    parser.add_argument("--threads", type=int, nargs="+", default=[1, 2, 4, 8, 16])
    parser.add_argument("--seen", nargs="+", choices=("floats", "changes", "records"), default=["floats", "changes", "records"])
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seconds", type=float, default=0.5)
    given = parser.parse_args()
    name = torch.cuda.get_device_name() if given.device == "cuda" else "the processor"
    print(f"{given.game}, {given.players} players, network on {name}")
    print("matches threads seen     environment     network        both     halves")
    for matches, seen, threads in itertools.product(given.matches, given.seen, given.threads):
        env = make_environment(given.game, given.players, matches, threads, seen)
        policy = Policy(env, given.device)
        rates = [
            rate(lambda env=env: env.step(env.sample()), matches, given.seconds),  # type: ignore[misc]
            rate(lambda policy=policy: policy.choose(), matches, given.seconds),  # type: ignore[misc]
            rate(lambda env=env, policy=policy: env.step(policy.choose()), matches, given.seconds),  # type: ignore[misc]
            rate_of_two_halves(given.game, given.players, matches, threads, seen, given.device, given.seconds),
        ]
        print(f"{matches:7,} {threads:7} {seen:8} " + " ".join(f"{each:11,.0f}" for each in rates), flush=True)


if __name__ == "__main__":
    main()
