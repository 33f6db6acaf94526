"""What presentation asks the rules."""

from __future__ import annotations

from boardwright.core.machine.engine import Query
from boardwright.core.machine.rule import rule
from boardwright.core.machine.state import record
from boardwright.games.ticket_to_ride_europe.actions import PAYMENTS
from boardwright.games.ticket_to_ride_europe.components import KINDS
from boardwright.games.ticket_to_ride_europe.presentation.prospects import PROSPECTS, ticket_states
from boardwright.games.ticket_to_ride_europe.rules.legality import legal_payments
from boardwright.games.ticket_to_ride_europe.rules.scoring import FINAL, reckon_final
from boardwright.games.ticket_to_ride_europe.unseen import UNSEEN_CARDS, sort_movable, sort_unseen

WAYS = record([("count", "i4"), ("ids", "i4", (KINDS * PAYMENTS,))])
"""Actions that pay, ascending."""


@rule
def payments(tables, state, seat, target, ways):
    """All ways in which `seat` could pay for a route, or for a station (targets from ROUTES on)."""
    ways.count = legal_payments(tables, state, seat, target, ways)


@rule
def unseen_cards(tables, state, seat, which, cards):
    """The cards that `seat` does not see, as worlds are made of them."""
    sort_unseen(tables, state, seat, cards)
    sort_movable(state, cards, cards.moved)


QUERIES = {
    "tickets": Query(ticket_states, PROSPECTS),
    "payments": Query(payments, WAYS),
    "final": Query(reckon_final, FINAL),
    "unseen_cards": Query(unseen_cards, UNSEEN_CARDS),
}
