"""Bots of Endeavor. They see the hidden copy only, and compute in integers."""

from __future__ import annotations

from typing import Any

BOTS: dict[str, Any] = {}
