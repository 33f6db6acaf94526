"""Decisions that events tell of."""

from collections.abc import Iterable
from typing import Any

AS_ACTIONS = {
    "built": ("build", "building"),
    "activated": ("activate", "building"),
    "spent": ("spend", "token"),
    "shipped": ("ship", "region"),
    "beside": ("ship", "region"),
    "occupied": ("occupy", "city"),
    "attacked": ("attack", "city"),
    "paid": ("free", "building"),
    "freed": ("free", "building"),
    "placed_governor": ("governor", "card"),
    "discarded": ("discard", "card"),
}
"""Events that stand for decisions, and what the decision names."""


def acts(events: Iterable[Any]) -> list[str]:
    """The decisions that events tell of, as text, whether a person made them or there was one way only."""
    found = []
    for event in events:
        if event.kind in AS_ACTIONS:
            kind, argument = AS_ACTIONS[event.kind]
            found.append(f"{kind} {event.args[argument]}")
        elif event.kind == "drew":
            found.append(f"draw {event.args['card'].rpartition('_')[0]}")
        elif event.kind in ("ended", "passed", "left_empty"):
            found.append({"ended": "done", "passed": "pass", "left_empty": "no_governor"}[event.kind])
    return found
