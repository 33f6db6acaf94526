"""Reads TOML files that users name."""

import tomllib
from pathlib import Path
from typing import Any

LARGEST = 16 << 20


def read_toml(path: Path) -> dict[str, Any]:
    """The tables of a TOML file. Raises OSError or ValueError, also for more than LARGEST bytes: a device may have no end."""
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise ValueError(f"more than {LARGEST} bytes")
    return tomllib.loads(data.decode("utf-8-sig"))
