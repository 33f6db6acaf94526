"""What a round gives, and the result: the most points win, equal points share a place."""

from typing import Any

from boardwright.core.machine.ranking import rank_by_score
from boardwright.core.machine.rule import rule
from sealed_bids.state import NOBODY

REASONS = ("all_rounds",)
SCORED = True


@rule
def highest_bid(tables, state, number):
    """The highest value that was bid in a round, and how many seats bid it."""
    highest, count = -1, 0
    for seat in range(state.players):
        value = int(tables.value[state.played[number, seat]])
        if value > highest:
            highest, count = value, 0
        if value == highest:
            count += 1
    return highest, count


@rule
def share_of_pot(tables, state, number, seat):
    """What a seat gets of a round's pot, one point for each player. Several who bid highest split it, or nobody gets it (option)."""
    highest, count = highest_bid(tables, state, number)
    if tables.value[state.played[number, seat]] < highest or (count > 1 and state.options.ties == NOBODY):
        return 0
    return state.players // count


@rule
def outcome(tables, state, outcome):
    """A seat's place is the number of seats with more points."""
    outcome.reason = 0
    for seat in range(state.players):
        outcome.score[seat] = state.points[seat]
    rank_by_score(outcome, state.players)


def breakdown(tables: Any, state: Any, ask: Any) -> list[dict[str, Any]]:
    """Per seat what its points are made of."""
    return points_by_source(tables, state)


def points_by_source(tables: Any, state: Any) -> list[dict[str, Any]]:
    """The same, worked out again from the cards on the table: a position may be any."""
    found = []
    for seat in range(state.players):
        pots = [int(share_of_pot(tables, state, number, seat)) for number in range(state.rounds_played)]
        aside = [card for card in state.aside[seat].tolist() if card]
        bonus = sum(int(tables.bonus[card]) for card in aside)
        found.append({"pots": {"points": sum(pots), "rounds": pots}, "aside": {"points": bonus, "cards": aside}})
    return found
