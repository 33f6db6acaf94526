"""Bots of Russian Railroads. They see only the hidden copy, and use integer arithmetic."""

from boardwright.games.russian_railroads.bots.greedy import greedy

BOTS = {"greedy": greedy}
