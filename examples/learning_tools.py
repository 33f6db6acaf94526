"""Shared by the examples that learn Game of Trains: what a policy sees, how it is measured, its curve as a table and a plot."""

import argparse
import csv
import time
from pathlib import Path

import gymnasium
import numpy as np

import boardwright as bw
import boardwright.envs.gymnasium  # registers the environments
from boardwright.cli.simulate import wilson

GAME, ENVIRONMENT = "game_of_trains", "boardwright/GameOfTrains-v0"
PRACTICE = {"turn_cap": 200}
"""Options while learning: random players would need thousands of turns for a match."""
OPPONENTS = ("random", "novice", "greedy")
"""Opponents that the policy is measured against."""
BY_SEAT = ("viewer", "active", "first", "winner", "train", "lock", "hand_count", "hand", "refused_count", "refused")
"""Fields of an observation with an entry for each seat; some have an entry for no seat before these."""
SEATS = 4


class Eyes:
    """Observations of two players as a policy sees them: from 0 to 1 by their declared bounds, the own seat first. So one policy plays
    both seats."""

    def __init__(self):
        fields = bw.load(GAME).observation_fields
        self.size = fields[-1].slice.stop
        self.high, self.swapped = np.ones(self.size, np.float32), np.arange(self.size)
        for field in fields:
            self.high[field.slice] = field.high
            if field.name in BY_SEAT:
                first, second = np.arange(self.size)[field.slice].reshape(field.shape)[-SEATS:][:2]
                self.swapped[first], self.swapped[second] = second, first
                if field.name == "viewer":
                    self.second = int(second)

    def __call__(self, observations):
        """float32 (n, size) to float32 (n, size)."""
        is_second = observations[:, self.second, None] == 1
        return np.where(is_second, observations[:, self.swapped], observations) / self.high


def shares_of_wins(choose, opponent, matches, seed, options):
    """Play whole matches, half of them on each seat. Returns the share of the win in each, float64 (matches,).

    `choose(seen, masks)` returns an action for each row.
    """
    eyes, found = Eyes(), []
    for seat, count in ((0, matches // 2), (1, matches - matches // 2)):
        envs = gymnasium.make_vec(ENVIRONMENT, num_envs=count, players=2, opponents=opponent, seat=seat, options=options)
        shares = np.full(count, np.nan)
        observations, _ = envs.reset(seed=seed)
        while np.isnan(shares).any():
            actions = choose(eyes(observations["observation"]), observations["action_mask"])
            observations, rewards, over, _, _ = envs.step(actions)
            first = over & np.isnan(shares)  # an environment continues with further matches, which do not count
            shares[first] = rewards[first]
        found.append(shares)
    return np.concatenate(found)


class Curve:
    """Curve of the share of wins over the number of decisions learned from."""

    def __init__(self, matches, seed):
        self.matches, self.seed, self.rows, self.began = matches, seed, [], time.monotonic()

    def measure(self, choose, decisions):
        """Add a point and print it."""
        shares = [shares_of_wins(choose, each, self.matches, self.seed, PRACTICE).mean() for each in OPPONENTS]
        self.rows.append([decisions, round(time.monotonic() - self.began), *shares])
        print(f"{decisions:9,} decisions, {self.rows[-1][1]:4} s:", *(f"{each} {share:6.1%}" for each, share in zip(OPPONENTS, shares)))

    def write(self, out, title):
        """Write OUT.csv and OUT.png."""
        import matplotlib

        matplotlib.use("Agg")
        from matplotlib import pyplot

        with Path(f"{out}.csv").open("w", newline="", encoding="utf-8") as file:
            table = csv.writer(file, lineterminator="\n")
            table.writerow(["decisions", "seconds", *OPPONENTS])
            table.writerows([[*row[:2], *(f"{share:.4f}" for share in row[2:])] for row in self.rows])
        figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
        for column, opponent in enumerate(OPPONENTS, 2):
            axes.plot([row[0] for row in self.rows], [row[column] for row in self.rows], marker=".", label=f"against {opponent}")
        axes.set(title=title, xlabel="decisions learned from", ylabel=f"share of the win in {self.matches} matches", ylim=(0, 1))
        axes.grid(alpha=0.3)
        axes.legend()
        figure.savefig(f"{out}.png", dpi=110)
        pyplot.close(figure)


def say_result(choose, matches, seed):
    """Print the policy's results in whole matches by the usual rules, with 95 % intervals."""
    for opponent in OPPONENTS:
        won = shares_of_wins(choose, opponent, matches, seed, {}).sum()
        low, high = wilson(won, matches)
        print(f"wins {won / matches:.1%} of {matches:,} matches against {opponent} (95 %: {low:.1%} – {high:.1%})")


def arguments(description, decisions, given=None):
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--decisions", type=_whole, default=decisions, help="how many it learns from (%(default)s)")
    parser.add_argument("--points", type=_whole, default=20, help="how many points the curve has (%(default)s)")
    parser.add_argument("--matches", type=_whole, default=1000, help="how many measure it in the end (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="curve", help="writes OUT.csv and OUT.png (%(default)s)")
    return parser.parse_args(given)


def _whole(text):
    if not text.isdecimal() or int(text) < 2:
        raise argparse.ArgumentTypeError(f"{text!r}: expected a whole number from 2")
    return int(text)
