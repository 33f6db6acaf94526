"""The result: the most points win, equal points share a place."""

from __future__ import annotations

from typing import Any

from boardwright.core.machine.rule import rule
from sealed_bids.state import SPLIT

REASONS = ("all_rounds",)
SCORED = True


@rule
def outcome(tables, state, outcome):
    """A seat's place is the number of seats with more points."""
    outcome.reason = 0
    for seat in range(state.players):
        outcome.score[seat] = state.points[seat]
        outcome.rank[seat] = 0
        for other in range(state.players):
            if state.points[other] > state.points[seat]:
                outcome.rank[seat] += 1


def breakdown(tables: Any, state: Any) -> list[dict[str, Any]]:
    """Per seat what its points are made of, worked out again from the cards on the table."""
    pots = [[share(tables, state, n, seat) for n in range(state.finished)] for seat in range(state.players)]
    aside = [[int(c) for c in state.aside[seat] if c] for seat in range(state.players)]
    return [
        {
            "pots": {"points": sum(pots[seat]), "rounds": pots[seat]},
            "aside": {"points": int(sum(tables.bonus[c] for c in aside[seat])), "cards": aside[seat]},
        }
        for seat in range(state.players)
    ]


def share(tables: Any, state: Any, number: int, seat: int) -> int:
    """What a seat got from the pot of a finished round."""
    values = [int(tables.value[card]) for card in state.played[number, : state.players]]
    tied = values.count(max(values))
    lost = values[seat] < max(values) or (tied > 1 and state.options.ties != SPLIT)
    return 0 if lost else int(state.players) // tied
