"""How much stronger each level of a game is than the one before: python -m benchmarks.levels [GAME…] [--matches N] [--bots A,B,…]

One of the better bots sits at a table with one of the lower ones; where the game needs more people, the other seats are the lower ones,
too. Every seat is the better one's equally often. Counted is, for each lower seat, whether the better bot has the better place (a shared
place counts half): between equals 50 %, whatever the number of players; with two players it is the share of wins.
"""

from __future__ import annotations

import argparse

import numpy as np

import boardwright as bw
from boardwright.core.domain.game import Game

MATCHES = 1000
SEED = 1


def share(game: Game, better: str, lower: str, matches: int = MATCHES) -> tuple[float, float, float]:
    """The share of wins of one bot over another, and the mean scores of both."""
    players = game.players_with()[0]
    ahead, scores = [], np.zeros((2, 0))
    for seat in range(players):
        bots = [better if each == seat else lower for each in range(players)]
        simulator = bw.Simulator(game, matches * (seat + 1) // players - matches * seat // players, players, seed=SEED + seat)
        simulator.playout(bots)
        outcomes = simulator.outcomes()
        rank, others = outcomes["rank"], [each for each in range(players) if each != seat]
        ahead.append((rank[:, others] > rank[:, [seat]]) + (rank[:, others] == rank[:, [seat]]) / 2)
        points = outcomes["score"]
        scores = np.concatenate([scores, [points[:, seat], points[:, others].mean(axis=1)]], axis=1)
    return float(np.concatenate(ahead).mean()), *scores.mean(axis=1).tolist()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="a game (default: all)")
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--bots", help="these bots in place of the game's levels, from easy to hard: A,B,…")
    arguments = parser.parse_args()
    for name in arguments.games or bw.games():
        game = bw.load(name).compile()
        levels = arguments.bots.split(",") if arguments.bots else game.about["levels"]
        for lower, better in zip(levels, levels[1:]):
            won, high, low = share(game, better, lower, arguments.matches)
            said = game.about.get("wins", {}).get(better)
            told = "" if said is None or arguments.bots else f"   game.toml: {said} %"
            print(f"{name:<24}{better:>12} over {lower:<12}{won:>7.1%}   points {high:.0f} : {low:.0f}{told}", flush=True)


if __name__ == "__main__":
    main()
