"""What presentation asks the rules."""

from boardwright.core.machine.engine import Query
from boardwright.core.machine.state import record
from boardwright.games.ticket_to_ride_europe.actions import PAYMENTS, PLACE
from boardwright.games.ticket_to_ride_europe.components import KINDS, LOCOMOTIVE, ROUTES
from boardwright.games.ticket_to_ride_europe.presentation.odds import ODDS, tunnel_odds
from boardwright.games.ticket_to_ride_europe.presentation.prospects import PROSPECTS, ticket_states
from boardwright.games.ticket_to_ride_europe.rules.board import is_closed
from boardwright.games.ticket_to_ride_europe.rules.legality import legal_payments
from boardwright.games.ticket_to_ride_europe.rules.payments import price
from boardwright.games.ticket_to_ride_europe.rules.scoring import FINAL, reckon_final
from boardwright.games.ticket_to_ride_europe.rules.tickets import tickets_left, tickets_to_draw
from boardwright.games.ticket_to_ride_europe.state import NOBODY, TUNNEL

TABLE = record(
    [
        ("closed", "i1", (ROUTES,)),  # whether a route is free, and nobody may claim it any more because its twin is taken (E2)
        ("tickets_left", "i4"),
        ("tickets_to_draw", "i4"),
    ]
)
"""What anybody can see without having it said."""

WAYS = record(
    [
        ("cost", "i4"),  # cards
        ("count", "i4"),
        ("ids", "i4", (KINDS * PAYMENTS,)),
        ("colour", "i4", (KINDS * PAYMENTS,)),
        ("locomotives", "i4", (KINDS * PAYMENTS,)),
    ]
)
"""What something costs, and the actions that pay for it, ascending."""

PAID = record([("cards", "i4"), ("locomotives", "i4"), ("hand", "i4", (KINDS,)), ("trains", "i4"), ("points", "i4")])
"""A payment: cards of the colour and locomotives; what is left after it of hand and trains, and the points that it brings."""


def table(tables, state, seat, which, answer):
    """What follows from what lies on the table."""
    for route in range(ROUTES):
        closed = state.owner[route] == NOBODY
        for each in range(state.players):
            closed = closed and is_closed(state, each, route) != 0
        answer.closed[route] = closed
    answer.tickets_left, answer.tickets_to_draw = tickets_left(state), tickets_to_draw(state)


def payments(tables, state, seat, target, ways):
    """All ways in which `seat` could pay for a route, or for a station (targets from ROUTES on)."""
    ways.cost = price(tables, state, seat, target)
    legal_payments(tables, state, seat, target, ways)
    for i in range(ways.count):
        way = int(PLACE[ways.ids[i]])
        ways.colour[i], ways.locomotives[i] = way // PAYMENTS, way % PAYMENTS


def payment(tables, state, seat, action, paid):
    """What a payment (`pay`, `pay_extra`) takes and brings."""
    way = int(PLACE[action])
    if state.phase == TUNNEL:
        target, colour, locomotives, cost = int(state.laid_route), int(state.laid_colour), way, int(state.extra)
    else:
        target, colour, locomotives = int(state.paying), way // PAYMENTS, way % PAYMENTS
        cost = price(tables, state, seat, target)
    paid.cards, paid.locomotives = cost - locomotives, locomotives
    paid.hand[:] = state.hand[seat]
    paid.hand[colour] -= paid.cards
    paid.hand[LOCOMOTIVE] -= locomotives
    paid.trains = state.trains[seat]
    if target < ROUTES:
        paid.trains -= tables.route_length[target]
        paid.points = tables.route_points[target]


QUERIES = {
    "table": Query(table, TABLE),
    "tickets": Query(ticket_states, PROSPECTS),
    "payments": Query(payments, WAYS),
    "payment": Query(payment, PAID),
    "odds": Query(tunnel_odds, ODDS),
    "final": Query(reckon_final, FINAL),
}
