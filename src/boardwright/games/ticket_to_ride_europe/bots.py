"""Bots of Ticket to Ride: Europe. They see the hidden copy only, and compute in integers."""

from __future__ import annotations

BOTS: dict[str, object] = {}
