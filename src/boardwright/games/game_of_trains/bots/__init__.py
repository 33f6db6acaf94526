"""The bots of Game of Trains. They see only the hidden copy, and use integer arithmetic: same seed, same choices everywhere."""

from boardwright.games.game_of_trains.bots.greedy import greedy
from boardwright.games.game_of_trains.bots.knowledge import win_share
from boardwright.games.game_of_trains.bots.outlook import OUTLOOK
from boardwright.games.game_of_trains.bots.reasons import REASONS, reason
from boardwright.games.game_of_trains.bots.simple import shunter, starter, tidy
from boardwright.games.game_of_trains.bots.sorter import sorter
from boardwright.games.game_of_trains.bots.variants import blocker, candidates, planner

__all__ = ["BOTS", "KNOWLEDGE", "REASONS", "reason"]

BOTS = {
    "sorter": sorter,
    "shunter": shunter,
    "starter": starter,
    "tidy": tidy,
    "blocker": blocker,
    "planner": planner,
    "candidates": candidates,
    "greedy": greedy,
}

KNOWLEDGE = {"win_share": win_share, "outlook": OUTLOOK}
"""The functions by which the search judges a position (docs/bots.md)."""
