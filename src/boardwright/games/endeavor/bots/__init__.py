"""Bots of Endeavor. They see the hidden copy only, and compute in integers."""

from boardwright.games.endeavor.bots.greedy import greedy

BOTS = {"greedy": greedy}
