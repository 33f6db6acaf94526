"""Bots of Russian Railroads. They see only the hidden copy, and use integer arithmetic."""

from boardwright.games.russian_railroads.bots.candidates import planner
from boardwright.games.russian_railroads.bots.greedy import greedy
from boardwright.games.russian_railroads.bots.knowledge import stage, worth
from boardwright.games.russian_railroads.bots.outlook import OUTLOOK
from boardwright.games.russian_railroads.bots.reasons import REASONS, reason
from boardwright.games.russian_railroads.bots.short_sighted import eager, hasty, steady
from boardwright.games.russian_railroads.bots.swift import engineers, industry, kiev, siberia, swift

__all__ = ["BOTS", "KNOWLEDGE", "REASONS", "reason"]

BOTS = {
    "greedy": greedy,
    "swift": swift, "siberia": siberia, "kiev": kiev, "industry": industry, "engineers": engineers,
    "planner": planner,
    "hasty": hasty, "eager": eager, "steady": steady,
}  # fmt: skip

KNOWLEDGE = {"worth": worth, "stage": stage, "outlook": OUTLOOK}
"""Rules for a search (docs/bots.md)."""
