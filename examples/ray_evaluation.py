"""Which bot is stronger? Every pair, on every seat equally often, on a Ray cluster: python examples/ray_evaluation.py --workers 2"""

import argparse
from itertools import permutations

import boardwright as bw
from boardwright.bots.on_ray import connected, order_of, play_matches
from boardwright.core.machine.random import key_of

GAME, BOTS, MATCHES = "game_of_trains", ("random", "novice", "amateur", "greedy"), 256


def main(address, workers):
    game = bw.load(GAME)
    pairs = list(permutations(BOTS, 2))
    with connected(address, workers):
        import ray  # from here on: `connected` sets it up

        play = ray.remote(play_matches)
        orders = [order_of(game, 2, pair, key_of(1), game.check_options(None)) for pair in pairs]
        parts = ray.get([play.remote(order, 0, MATCHES) for order in orders])  # in the order of the pairs
    shares = {bot: [] for bot in BOTS}
    for pair, (_, outcomes, _) in zip(pairs, parts):
        for seat, bot in enumerate(pair):
            shares[bot].append((outcomes["rank"][:, seat] == 0).mean())
    for bot in BOTS:
        print(f"{bot:10} {sum(shares[bot]) / len(shares[bot]):.1%}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ray", default="local", help="local, auto or HOST:PORT")
    parser.add_argument("--workers", type=int, default=None)
    args = parser.parse_args()
    main(args.ray, args.workers)
