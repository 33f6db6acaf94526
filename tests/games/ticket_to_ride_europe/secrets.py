"""Says which information of Ticket to Ride: Europe is secret, for tests/contract/test_knowledge.py."""

from typing import Any


def holds_secret(view: Any, seat: int) -> bool:
    """Return whether a seat holds a secret. `view` is the complete view, with nothing hidden."""
    return True
