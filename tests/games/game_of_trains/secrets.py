"""What players of this game hide from each other, for tests/contract/test_knowledge.py."""

from typing import Any


def holds_secret(view: Any, seat: int) -> bool:
    """Whether a seat holds something that the others must not see; `view`: with nothing hidden."""
    return bool(view["hands"][seat]["count"])
