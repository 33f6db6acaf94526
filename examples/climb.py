"""Learns Game of Trains by climbing the ladder of its bots: python examples/climb.py; boardwright play game_of_trains --bots
examples/climb.py:Climber
"""

import argparse

import gymnasium
import numpy as np

import boardwright.envs.gymnasium  # noqa: F401  registers the environments

FILE = "climber.npy"
LADDER = ("random", "novice", "amateur", "expert")
PLACES = 7


class Climber:
    """Puts cards where they fit best. It has learned which card belongs in each place, and what a drawn card is worth."""

    def __init__(self, game, seed, learned=None):
        self.learned = np.load(FILE) if learned is None else learned
        self.draw, self.replace, self.count = game.actions.first("draw"), game.actions.first("replace"), game.num_actions

    def choose(self, observation, legal):
        seat = observation.viewer
        values = self.values(observation.train[None, seat], observation.hand[None, seat, :1])[0]
        return max(legal, key=values.__getitem__)

    def values(self, trains, cards):
        """The value of every action for each row of trains (n, 7) and drawn cards (n, 1)."""
        values, belongs = np.zeros((len(trains), self.count)), self.learned[:PLACES]
        values[:, self.replace : self.replace + PLACES] = abs(trains - belongs) - abs(cards - belongs)
        values[:, self.draw] = self.learned[PLACES]
        return values


def share_of_wins(learned, opponent, matches, seed):
    """Play that many matches at once against a bot, in the first seat."""
    envs = gymnasium.make_vec("boardwright/GameOfTrains-v0", num_envs=matches, players=2, opponents=opponent, options={"turn_cap": 200})
    game = envs.unwrapped.game
    bot, place = Climber(game, seed, learned), {field.name: field.slice.start for field in game.observation_fields}
    (seen, _), won = envs.reset(seed=seed), np.full(matches, np.nan)
    while np.isnan(won).any():
        table, mask = seen["observation"], seen["action_mask"]
        values = bot.values(table[:, place["train"] :][:, :PLACES], table[:, place["hand"] :][:, :1])
        seen, rewards, over, _, _ = envs.step(np.where(mask, values, -np.inf).argmax(axis=1))
        first = over & np.isnan(won)  # an environment goes on with its next match, which does not count
        won[first] = rewards[first]
    return won.mean()


def learn(rounds, matches, seed):
    """The cross-entropy method: try 24 settings around the best known ones, and go on from the six that win most."""
    chance = np.random.Generator(np.random.PCG64(seed))
    middle, spread = np.full(PLACES + 1, 42.0), np.full(PLACES + 1, 25.0)
    for opponent in LADDER:
        for number in range(rounds):
            tried = chance.normal(middle, spread, (24, PLACES + 1))
            shares = [share_of_wins(each, opponent, matches, seed + number) for each in tried]
            best = tried[np.argsort(shares)[-6:]]
            middle, spread = best.mean(axis=0), best.std(axis=0) + 1
        print(f"wins {share_of_wins(middle, opponent, 400, seed):.0%} against {opponent}: {middle.round().tolist()}", flush=True)
    return middle


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn Game of Trains from the ladder of its bots.")
    parser.add_argument("--rounds", type=int, default=8, help="for each level (%(default)s)")
    parser.add_argument("--matches", type=int, default=64, help="for each setting (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    np.save(FILE, learn(given.rounds, given.matches, given.seed))
