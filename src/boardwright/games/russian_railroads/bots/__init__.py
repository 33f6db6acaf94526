"""Bots of Russian Railroads. They see the hidden copy only, and compute in integers."""

from boardwright.games.russian_railroads.bots.greedy import greedy

BOTS = {"greedy": greedy}
