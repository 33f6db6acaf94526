"""What presentation asks the rules: the states of tickets, ways to pay, what a tunnel's odds follow from, the longest trail."""

from __future__ import annotations

import numpy as np

from boardwright.core.machine.engine import Query
from boardwright.core.machine.rule import rule
from boardwright.games.ticket_to_ride_europe.actions import PAYMENTS
from boardwright.games.ticket_to_ride_europe.components import KINDS
from boardwright.games.ticket_to_ride_europe.presentation.odds import CARDS_TO_COME, count_cards
from boardwright.games.ticket_to_ride_europe.presentation.prospects import PROSPECTS, ticket_states
from boardwright.games.ticket_to_ride_europe.rules.legality import legal_payments
from boardwright.games.ticket_to_ride_europe.rules.scoring import FINAL, reckon_final

WAYS = np.dtype([("count", "i4"), ("ids", "i4", (KINDS * PAYMENTS,))], align=True)
"""Actions that pay, ascending."""


@rule
def payments(tables, state, seat, target, ways):
    """All ways in which `seat` could pay for a route, or for a station (targets from ROUTES on)."""
    ways.count = legal_payments(tables, state, seat, target, ways)


QUERIES = {
    "tickets": Query(ticket_states, PROSPECTS),
    "payments": Query(payments, WAYS),
    "final": Query(reckon_final, FINAL),
    "cards_to_come": Query(count_cards, CARDS_TO_COME),
}
