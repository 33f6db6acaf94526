"""How strong a player is who always takes the first action of a hint (docs/analysis.md), as a bot for the arena.

`boardwright arena GAME --bots greedy,benchmarks/hints.py:Hinted --games 60 --seed 201`
"""

from boardwright.bots import Bot
from boardwright.bots.advice import advised_actions


class Hinted:
    """Plays the first action that the hints of the page and the terminal name: those of the game's highest level."""

    def __init__(self, game, seed):
        self.adviser = Bot(game.about["levels"][-1], game, seed)

    def choose(self, observation, legal):
        """Return the first action of the hint."""
        return advised_actions(self.adviser, observation, legal)[0].action
