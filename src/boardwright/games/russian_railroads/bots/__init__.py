"""Bots of Russian Railroads. They see the hidden copy only, and compute in integers."""

from __future__ import annotations

from boardwright.games.russian_railroads.bots.greedy import greedy

BOTS = {"greedy": greedy}
