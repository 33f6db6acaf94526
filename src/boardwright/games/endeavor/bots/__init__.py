"""Bots of Endeavor. They see only the hidden copy, and use integer arithmetic."""

from boardwright.games.endeavor.bots.greedy import greedy

BOTS = {"greedy": greedy}
