"""The typical numbers of a game, declared in its `game.toml`.

```toml
[typical]
tickets = "tickets.made"  # of the breakdown of the points: a number, or how many entries a list or table has
turns = "turns"           # the turns of the seat
```
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

TURNS = "turns"


def typical_numbers(about: Mapping[str, Any], breakdown: Mapping[str, Any], turns: int) -> dict[str, int]:
    """The typical numbers of one seat; those that the breakdown does not tell are left out.

    Args:
        about: the content of `game.toml`.
        breakdown: the sources of the seat's points.
        turns: how many turns the seat has had.
    """
    numbers = {name: turns if path == TURNS else _number(breakdown, path) for name, path in about.get("typical", {}).items()}
    return {name: number for name, number in numbers.items() if number is not None}


def _number(breakdown: Mapping[str, Any], path: str) -> int | None:
    value: Any = breakdown
    for name in path.split("."):
        value = value.get(name) if isinstance(value, Mapping) else None
    if isinstance(value, list | Mapping):
        return len(value)
    return value if isinstance(value, int) and not isinstance(value, bool) else None
