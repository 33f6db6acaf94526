"""Match files and positions as people hand them over: a path, or standard input."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from boardwright.cli.usage import WrongUsage


def read(name: str, fits: str) -> tuple[bytes, Any]:
    """The content of a file and the JSON in it. Raises WrongUsage where there is none."""
    try:
        octets = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise WrongUsage(f"file {name!r}: {why}, expected {fits}") from None
    try:
        return octets, json.loads(octets.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise WrongUsage(f"file {name!r} is no JSON ({error}), expected {fits}") from None


def is_match_file(content: Any) -> bool:
    """Whether plain data are meant as a match file rather than as a position."""
    return isinstance(content, dict) and any(name in content for name in ("format", "links", "actions"))


def seat_names(content: Any) -> list[str]:
    """Who sat at a match, as far as its file says."""
    seats = content.get("seats") if isinstance(content, dict) else None
    names = [seat.get("name") if isinstance(seat, dict) else None for seat in seats] if isinstance(seats, list) else []
    return [name if isinstance(name, str) else "" for name in names]
