"""Points and the result: the most points win, equal points share a place."""

from __future__ import annotations

from typing import Any

from boardwright.core.machine.ranking import rank_by_score
from boardwright.core.machine.rule import rule
from sealed_bids.state import OVER, SPLIT

REASONS = ("all_rounds",)
SCORED = True


@rule
def outcome(tables, state, outcome):
    """A seat's place is the number of seats with more points."""
    outcome.reason = 0
    for seat in range(state.players):
        outcome.score[seat] = state.points[seat]
    rank_by_score(outcome, state.players)


def winners_of(tables: Any, state: Any, number: int) -> list[int]:
    """The seats with the highest bid of a round that was shown."""
    values = [int(tables.value[card]) for card in state.played[number, : state.players]]
    return [seat for seat, value in enumerate(values) if value == max(values)]


def pots_of(tables: Any, state: Any, seat: int) -> list[int]:
    """What a seat got from the pot of each round that was shown: one point a player, split by those who tie or lost (option)."""
    rounds = [winners_of(tables, state, number) for number in range(state.rounds_revealed)]
    paid = [len(seats) == 1 or state.options.ties == SPLIT for seats in rounds]
    return [int(state.players) // len(seats) if seat in seats and pays else 0 for seats, pays in zip(rounds, paid, strict=True)]


def points_of(tables: Any, state: Any, seat: int) -> int:
    """What the cards gave a seat: the pots, and at the end what was laid aside."""
    aside = state.aside[seat].tolist() if state.phase == OVER else []
    return sum(pots_of(tables, state, seat)) + sum(int(tables.bonus[card]) for card in aside if card)


def breakdown(tables: Any, state: Any, ask: Any) -> list[dict[str, Any]]:
    """Per seat what its points are made of, worked out again from the cards on the table."""
    found = []
    for seat in range(state.players):
        pots, aside = pots_of(tables, state, seat), [card for card in state.aside[seat].tolist() if card]
        bonus = sum(int(tables.bonus[card]) for card in aside)
        found.append({"pots": {"points": sum(pots), "rounds": pots}, "aside": {"points": bonus, "cards": aside}})
    return found
