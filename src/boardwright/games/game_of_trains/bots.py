"""Bots of Game of Trains."""

from __future__ import annotations

BOTS: dict = {}
