"""How well comparisons of actions, as in analyses and hints, predict what strong players make of them (docs/analysis.md).

`python -m benchmarks.comparisons GAME [--matches N] [--decisions N] [--continuations N] [--seed N]`

At random decisions of matches between Masters it takes Master's choice, the best other action by a comparison, and two random legal ones.
After each of them the match is played on many times by a search with `--simulations`. The mean shares of the win and points are what the
comparison should have predicted. It prints how the predicted differences to Master's choice agree with these, for the game's comparisons
and for playouts to the end of the match by the policies of its search.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import numpy as np

import boardwright as bw
from boardwright.bots.comparer import Comparer
from boardwright.core.domain.match import Match
from boardwright.core.domain.search_settings import COMPARED
from boardwright.core.machine.random import BOT_RNG
from boardwright.core.machine.search_bot import SearchBot
from boardwright.core.machine.state import RecordBuffer

PLAYER = "master"
RANDOM_ACTIONS = 2
LAST_PERCENT = 80
"""Decisions are taken from so much of a match of the usual length: at the end there is nothing left to predict."""


class Difference(NamedTuple):
    """What an action gains over Master's choice: chance and points, predicted and by continuations."""

    chance: float
    true_chance: float
    points: float
    true_points: float


def main() -> None:
    """Print the figures of a game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=bw.games())
    parser.add_argument("--matches", type=int, default=10, help="matches of Master (default 10)")
    parser.add_argument("--decisions", type=int, default=4, help="decisions of each match (default 4)")
    parser.add_argument("--continuations", type=int, default=40, help="continuations of each action (default 40)")
    parser.add_argument("--simulations", type=int, default=30, help="simulations of the search that continues (default 30)")
    parser.add_argument("--budget", type=int, default=100, help="simulations of a comparison for each action (default 100)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first match")
    args = parser.parse_args()
    game = bw.load(args.game).compile()
    analyst = game.skill.analyst
    to_the_end = replace(analyst, policies=game.skill.search.policies, settings={**analyst.settings, **COMPARED})
    ways = {"comparisons": analyst, "to the end": to_the_end}
    found: dict[str, list[Difference]] = {name: [] for name in ways}
    seconds = dict.fromkeys(ways, 0.0)
    for match in positions(game, args):
        measure(match, ways, args, found, seconds)
    for name, differences in found.items():
        print(f"{name}: {describe(differences)}, {seconds[name]:.1f} s", flush=True)


def positions(game: bw.Game, args: argparse.Namespace) -> Iterator[Match]:
    """Yield matches of the usual number of players before a decision with a choice."""
    players, length = game.players[0], 0
    for seed in range(args.seed, args.seed + args.matches):
        match, dice = game.new_match(players=players, seed=seed), np.random.default_rng(seed)
        bots = [bw.bot(PLAYER, game, seed=seed + seat) for seat in range(players)]
        length = length or usual_length(game, players)
        left = sorted(dice.choice(length * LAST_PERCENT // 100, args.decisions, replace=False))
        while match.actors:
            seat = match.actors[0]
            legal = match.legal_ids(seat)
            if left and len(match.decisions) >= left[0] and len(legal) > 1:
                left.pop(0)
                yield match
            match.play(seat, bots[seat].choose(match.hidden(seat), legal))


def usual_length(game: bw.Game, players: int) -> int:
    """Return the number of decisions of a match between bots."""
    return int(bw.Simulator(game, n=1, players=players, seed=1).playout("greedy")[0])


def measure(
    match: Match, ways: dict[str, SearchBot], args: argparse.Namespace, found: dict[str, list[Difference]], seconds: dict[str, float]
) -> None:
    """Add the differences of a position for each way to compare, and its processor time."""
    seat, dice = match.actors[0], np.random.default_rng(len(match.decisions))
    hidden, legal = match.hidden(seat), match.legal_ids(seat).tolist()
    played = bw.bot(PLAYER, match.game, seed=1).choose(hidden, legal)
    comparers = {name: Comparer(match.game, way, generator()) for name, way in ways.items()}
    actions = [played, *(each.compare(hidden, seat, legal, played, 4 * args.budget).best.action for each in comparers.values())]
    actions = list(dict.fromkeys([*actions, *dice.choice(legal, min(RANDOM_ACTIONS, len(legal)), replace=False).tolist()]))
    truth = {action: play_on(match, seat, action, args) for action in actions}
    for name, each in comparers.items():
        started = time.process_time()
        compared = each.compare(hidden, seat, legal, played, args.budget * len(actions), max(1, len(actions) - 1), actions)
        seconds[name] += time.process_time() - started
        for candidate in compared.candidates[1:]:
            chance, points = truth[candidate.action]
            found[name].append(Difference(candidate.gain, chance - truth[played][0], candidate.point_gain, points - truth[played][1]))


def generator() -> RecordBuffer:
    """Return a bot's generator, the same for each position."""
    rng = RecordBuffer(BOT_RNG)
    rng.array["s"] = 1
    return rng


def play_on(match: Match, seat: int, action: int, args: argparse.Namespace) -> tuple[float, float]:
    """Return the mean share of the win and points of a seat if it takes an action and searches play on."""
    after = match.copy()
    after.play(seat, action)
    sim = bw.Simulator(match.game, n=args.continuations, players=match.players, seed=1)
    if after.actors:
        sim.determinize(after.hidden(seat))
        sim.playout(f"search@{args.simulations}")
        results = [sim.outcome(i) for i in range(args.continuations)]
    else:
        results = [after.result]
    shares = [(seat in result.ranking[0]) / len(result.ranking[0]) for result in results]
    points = [result.scores[seat] if result.scores else 0 for result in results]
    return float(np.mean(shares)), float(np.mean(points))


def describe(differences: list[Difference]) -> str:
    """Return the figures of one way to compare."""
    chance, true_chance, points, true_points = np.array(differences).T
    figures = [f"{len(differences)} differences", f"chances {agreement(chance, true_chance, 3)}"]
    if points.any():
        figures.append(f"points {agreement(points, true_points, 1)}")
    return ", ".join(figures)


def agreement(predicted: np.ndarray, true: np.ndarray, digits: int) -> str:
    """Return the correlation and the root of the mean square of the errors."""
    correlation = np.corrcoef(predicted, true)[0, 1]
    return f"correlation {correlation:.2f}, error {np.sqrt(np.mean((predicted - true) ** 2)):.{digits}f}"


if __name__ == "__main__":
    main()
