"""Translates events into the decisions that caused them."""

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
"""Event kind -> kind of the decision, and the argument that both name."""


def decisions_of(events: Iterable[Any]) -> list[str]:
    """Return the decisions behind events as text, both those of players and those that were forced."""
    texts = []
    for event in events:
        if event.kind in AS_ACTIONS:
            kind, argument = AS_ACTIONS[event.kind]
            texts.append(f"{kind} {event.args[argument]}")
        elif event.kind == "drew":
            texts.append(f"draw {event.args['card'].rpartition('_')[0]}")
        elif event.kind in ("ended", "passed", "left_empty"):
            texts.append({"ended": "done", "passed": "pass", "left_empty": "no_governor"}[event.kind])
    return texts
