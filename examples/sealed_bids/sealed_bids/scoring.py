"""Points of a round. The result follows from the field `points`: the most win, equal points share a place."""

from typing import Any

from sealed_bids.state import NOBODY

REASONS = ("all_rounds",)
SCORED = True


def share_of_pot(tables, state, number, seat):
    """Return a seat's share of a round's pot, one point for each player. Equal highest bids split it or get nothing (option)."""
    value, count = tables.value[state.played[number, seat]], 0
    for other in range(state.players):
        other_value = tables.value[state.played[number, other]]
        if other_value > value:
            return 0
        count += int(other_value == value)
    if count > 1 and state.options.ties == NOBODY:
        return 0
    return state.players // count


def breakdown(tables: Any, state: Any, ask: Any = None) -> list[dict[str, Any]]:
    """Return the sources of each seat's points, computed from the cards on the table."""
    found = []
    for seat in range(state.players):
        pots = [int(share_of_pot(tables, state, number, seat)) for number in range(state.rounds_played)]
        aside = [card for card in state.aside[seat].tolist() if card]
        bonus = sum(int(tables.bonus[card]) for card in aside)
        found.append({"pots": {"points": sum(pots), "rounds": pots}, "aside": {"points": bonus, "cards": aside}})
    return found
