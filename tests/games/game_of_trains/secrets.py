"""What players hide from each other, for tests/contract/test_knowledge.py."""

from typing import Any


def holds_secret(view: Any, seat: int) -> bool:
    """Return whether a seat holds something that others must not see. In `view` nothing is hidden."""
    return bool(view["hands"][seat]["count"])
