"""Match files and positions as people hand them over: a path, or standard input."""

from __future__ import annotations

import json
import sys
from typing import Any

from boardwright.cli.usage import WrongUsage
from boardwright.core.domain.record import LARGEST
from boardwright.core.errors import quoted


def read(name: str, fits: str) -> tuple[bytes, Any]:
    """The content of a file and the JSON in it. Raises WrongUsage where there is none."""
    if name == "-" and sys.stdin is None:
        raise WrongUsage(f"standard input is closed, expected {fits} there")
    try:
        octets = _octets(name)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise WrongUsage(f"file {quoted(name)}: {why}, expected {fits}") from None
    if len(octets) > LARGEST:
        raise WrongUsage(f"file {quoted(name)} has more than {LARGEST} bytes, expected {fits}")
    try:
        return octets, json.loads(octets.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise WrongUsage(f"file {quoted(name)} is no JSON ({error}), expected {fits}") from None


def _octets(name: str) -> bytes:
    """The content, and of what is too long (a device, say) a byte more than fits."""
    if name == "-":
        return sys.stdin.buffer.read(LARGEST + 1)
    with open(name, "rb") as file:
        return file.read(LARGEST + 1)


def is_match_file(content: Any) -> bool:
    """Whether plain data are meant as a match file rather than as a position."""
    return isinstance(content, dict) and any(name in content for name in ("format", "links", "actions"))


def seat_names(content: Any) -> list[str]:
    """Who sat at a match, as far as its file says."""
    seats = content.get("seats") if isinstance(content, dict) else None
    names = [seat.get("name") if isinstance(seat, dict) else None for seat in seats] if isinstance(seats, list) else []
    return [name if isinstance(name, str) else "" for name in names]
