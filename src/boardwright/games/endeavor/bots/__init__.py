"""Bots of Endeavor. They see only the hidden copy, and use integer arithmetic."""

from boardwright.games.endeavor.bots.greedy import greedy
from boardwright.games.endeavor.bots.knowledge import final_points
from boardwright.games.endeavor.bots.outlook import OUTLOOK
from boardwright.games.endeavor.bots.reasons import REASONS, reason
from boardwright.games.endeavor.bots.variants import adventurer, candidates, collector, conqueror, settler, trader, varied

__all__ = ["BOTS", "KNOWLEDGE", "REASONS", "reason"]

BOTS = {
    "adventurer": adventurer,
    "settler": settler,
    "trader": trader,
    "varied": varied,
    "collector": collector,
    "conqueror": conqueror,
    "candidates": candidates,
    "greedy": greedy,
}

KNOWLEDGE = {"final_points": final_points, "outlook": OUTLOOK}
"""The functions by which the search judges a position (docs/bots.md)."""
