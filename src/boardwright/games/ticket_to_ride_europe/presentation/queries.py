"""The queries that presentation code needs."""

from boardwright.core.machine.engine import Query
from boardwright.core.machine.state import record
from boardwright.games.ticket_to_ride_europe import actions as act, components as c, state as s
from boardwright.games.ticket_to_ride_europe.presentation.odds import ODDS, tunnel_odds
from boardwright.games.ticket_to_ride_europe.presentation.prospects import PROSPECTS, ticket_states
from boardwright.games.ticket_to_ride_europe.rules.cards import price
from boardwright.games.ticket_to_ride_europe.rules.legality import legal_payments
from boardwright.games.ticket_to_ride_europe.rules.routes import is_closed
from boardwright.games.ticket_to_ride_europe.rules.scoring import FINAL, reckon_final
from boardwright.games.ticket_to_ride_europe.rules.tickets import tickets_left, tickets_to_draw

TABLE = record(
    [
        ("closed", "i1", (c.ROUTES,)),  # whether a route is free, but can no longer be claimed because its twin is taken (E2)
        ("tickets_left", "i4"),
        ("tickets_to_draw", "i4"),
    ]
)
"""Facts that all players can see without being told."""

WAYS = record(
    [
        ("cost", "i4"),  # cards
        ("count", "i4"),
        ("ids", "i4", (c.KINDS * act.PAYMENTS,)),
        ("colour", "i4", (c.KINDS * act.PAYMENTS,)),
        ("locomotives", "i4", (c.KINDS * act.PAYMENTS,)),
    ]
)
"""The price of something, and the actions that pay for it, ascending."""

PAID = record([("cards", "i4"), ("locomotives", "i4"), ("hand", "i4", (c.KINDS,)), ("trains", "i4"), ("points", "i4")])
"""A payment: cards of the colour and locomotives; hand and trains after it, and the points that it brings."""


def table(tables, state, seat, which, answer):
    """Fill in what follows from the table."""
    for route in range(c.ROUTES):
        closed = state.owner[route] == s.NOBODY
        for each in range(state.players):
            closed = closed and is_closed(state, each, route) != 0
        answer.closed[route] = closed
    answer.tickets_left, answer.tickets_to_draw = tickets_left(state), tickets_to_draw(state)


def payments(tables, state, seat, target, ways):
    """Fill in all ways in which `seat` could pay for a route, or for a station (targets from ROUTES on)."""
    ways.cost = price(tables, state, seat, target)
    legal_payments(tables, state, seat, target, ways)
    for i in range(ways.count):
        way = int(act.PLACE[ways.ids[i]])
        ways.colour[i], ways.locomotives[i] = way // act.PAYMENTS, way % act.PAYMENTS


def payment(tables, state, seat, action, paid):
    """Fill in what a payment (`pay`, `pay_extra`) takes and brings."""
    way = int(act.PLACE[action])
    if state.phase == s.TUNNEL:
        target, colour, locomotives, cost = int(state.laid_route), int(state.laid_colour), way, int(state.extra)
    else:
        target, colour, locomotives = int(state.paying), way // act.PAYMENTS, way % act.PAYMENTS
        cost = price(tables, state, seat, target)
    paid.cards, paid.locomotives = cost - locomotives, locomotives
    paid.hand[:] = state.hand[seat]
    paid.hand[colour] -= paid.cards
    paid.hand[c.LOCOMOTIVE] -= locomotives
    paid.trains = state.trains[seat]
    if target < c.ROUTES:
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
