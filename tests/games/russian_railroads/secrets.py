"""What players hide from each other, for tests/contract/test_knowledge.py."""

from typing import Any

COMES_LATE = True
"""Short matches have no hidden information."""


def holds_secret(view: Any, seat: int) -> bool:
    """Return whether a seat holds something that others must not see. In `view` nothing is hidden."""
    return bool(view["seats"][seat]["bonuses"]) or view["phase"] == "bonus"
