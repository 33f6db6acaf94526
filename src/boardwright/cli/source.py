"""Reads match files and positions from a path or from standard input."""

import json
import sys
from typing import Any

from boardwright.cli.usage import WrongUsage
from boardwright.core.domain.record import LARGEST
from boardwright.core.errors import quoted


def read(name: str, expected: str) -> tuple[bytes, Any]:
    """The bytes of a file (`-`: standard input) and the JSON in them. Raises WrongUsage, with `expected`, if it is not JSON."""
    data = read_bytes(name, expected)
    if len(data) > LARGEST:
        raise WrongUsage(f"file {quoted(name)} has more than {LARGEST} bytes, expected {expected}")
    try:
        return data, json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise WrongUsage(f"file {quoted(name)} is not JSON ({error}), expected {expected}") from None


def read_bytes(name: str, expected: str) -> bytes:
    """The bytes of a file (`-`: standard input), cut one byte after the maximum size (it may be an endless device).

    Raises WrongUsage, with `expected`, if it cannot be read.
    """
    if name == "-" and sys.stdin is None:
        raise WrongUsage(f"standard input is closed, expected {expected} there")
    try:
        return _read_bytes(name)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise WrongUsage(f"file {quoted(name)}: {reason}, expected {expected}") from None


def _read_bytes(name: str) -> bytes:
    if name == "-":
        return sys.stdin.buffer.read(LARGEST + 1)
    with open(name, "rb") as file:
        return file.read(LARGEST + 1)


def is_match_file(content: Any) -> bool:
    """Return whether plain data are meant as a match file rather than a position."""
    return isinstance(content, dict) and any(name in content for name in ("format", "links", "actions"))
