"""What the four styles know of the map: which tickets are not made yet, and the ways that would make them."""

from __future__ import annotations

import numpy as np

from boardwright.core.rule import rule
from boardwright.games.ticket_to_ride_europe.components import BUSIEST, CITIES, KINDS, ROUTES, STATIONS, TICKETS
from boardwright.games.ticket_to_ride_europe.routes import is_open
from boardwright.games.ticket_to_ride_europe.state import NOBODY
from boardwright.games.ticket_to_ride_europe.stations import best_stations, label_cities

NEVER = 1_000_000
CARD = 10  # what a card counts in the length of a way
TUNNEL = 7  # a tunnel costs 0.7 extra cards on average
FERRY = 5  # per locomotive asked for
BORROW = 60  # a route of somebody else, by a station
SHORT = 3  # shorter routes are avoided by those who like long ones
AVOID = 60

PLAN = np.dtype(
    (
        np.record,
        [
            ("label", "i8", (CITIES,)),  # cities with the same label are connected
            ("borrowed", "i8", (STATIONS,)),
            ("open_count", "i8"),  # tickets held and not made
            ("open", "i8", (TICKETS + 1,)),  # the most valuable first
            ("cost", "i8", (ROUTES,)),  # of using a route: 0 own, NEVER closed
            ("far", "i8", (CITIES,)),  # the shortest way from a city to this one
            ("via", "i8", (CITIES,)),  # its last route
            ("done", "i8", (CITIES,)),
            ("wanted", "i8", (ROUTES,)),  # routes to claim, the most urgent with the largest number; 0: not wanted
            ("left", "i8", (ROUTES,)),
            ("trains", "i8"),  # that all wanted routes need
            ("station_route", "i8"),  # a route of somebody else that would make a ticket, or -1
            ("station_value", "i8"),  # what that is worth
            ("spare", "i8", (KINDS,)),  # cards in hand that no wanted route needs
            ("asked", "i8", (KINDS,)),  # cards that are missing, the most urgent with the largest number
        ],
    )
)
"""What a decision needs to know."""


@rule
def survey(tables, hidden, seat, plan):
    """Note what is connected, by own trains and the best use of the stations, and which tickets are not made."""
    label = plan.label
    label_cities(tables, hidden, seat, label)
    for i in range(STATIONS):
        plan.borrowed[i] = NOBODY
    if hidden.stations[seat] < STATIONS:
        best_stations(tables, hidden, seat, plan.borrowed)
    for i in range(STATIONS):
        if plan.borrowed[i] != NOBODY:
            a, b = label[tables.route_a[plan.borrowed[i]]], label[tables.route_b[plan.borrowed[i]]]
            for city in range(CITIES):
                if label[city] == b:
                    label[city] = a
    plan.open_count = 0
    for i in range(hidden.held_count[seat]):
        add_ticket(tables, hidden.held[seat, i], plan)


@rule
def add_ticket(tables, ticket, plan):
    """Put a ticket among the open ones, before those that are worth less. If it is made already it stays out: return its points."""
    if plan.label[tables.ticket_a[ticket]] == plan.label[tables.ticket_b[ticket]]:
        return int(tables.ticket_points[ticket])
    i = plan.open_count
    while i > 0 and tables.ticket_points[plan.open[i - 1]] < tables.ticket_points[ticket]:
        plan.open[i] = plan.open[i - 1]
        i -= 1
    plan.open[i] = ticket
    plan.open_count += 1
    return 0


@rule
def price_routes(tables, hidden, seat, avoid, plan):
    """What each route would cost. `avoid`: how much more a short one counts."""
    for route in range(ROUTES):
        cost = NEVER
        if hidden.owner[route] == seat:
            cost = 0
        elif hidden.owner[route] != NOBODY:
            if hidden.stations[seat] > 0:
                cost = BORROW
        elif is_open(tables, hidden, seat, route):
            length = int(tables.route_length[route])
            cost = CARD * length + TUNNEL * int(tables.route_tunnel[route]) + FERRY * int(tables.route_ferry[route])
            if length < SHORT:
                cost += avoid
        plan.cost[route] = cost
    for i in range(STATIONS):
        if plan.borrowed[i] != NOBODY:
            plan.cost[plan.borrowed[i]] = 0


@rule
def spread(tables, start, plan):
    """The cheapest ways from a city to all others (Dijkstra)."""
    for city in range(CITIES):
        plan.far[city], plan.via[city], plan.done[city] = NEVER, -1, 0
    plan.far[start] = 0
    here = start
    while here >= 0:
        plan.done[here] = 1
        for i in range(BUSIEST):
            route = tables.city_routes[here, i]
            if route >= 0:
                there = other_end(tables, route, here)
                far = plan.far[here] + plan.cost[route]
                if far < plan.far[there]:
                    plan.far[there], plan.via[there] = far, route
        here = -1
        for city in range(CITIES):
            if plan.done[city] == 0 and plan.far[city] < NEVER and (here < 0 or plan.far[city] < plan.far[here]):
                here = city


@rule
def other_end(tables, route, city):
    """The city at the other end of a route."""
    a = int(tables.route_a[route])
    return int(tables.route_b[route]) if a == city else a


@rule
def trains_on_way(tables, hidden, seat, goal, plan):
    """How many trains the way to `goal` still needs; NEVER if there is none, or the stations left are too few for it."""
    if plan.far[goal] >= NEVER:
        return NEVER
    trains, foreign = 0, 0
    city = goal
    while plan.via[city] >= 0:
        route = plan.via[city]
        if plan.cost[route] > 0:
            if hidden.owner[route] == NOBODY:
                trains += int(tables.route_length[route])
            else:
                foreign += 1
        city = other_end(tables, route, city)
    return trains if foreign <= hidden.stations[seat] else NEVER


@rule
def want_way(tables, hidden, goal, value, plan):
    """Want all routes that are missing on the way to `goal`: `value`, and what each is worth itself.

    If only routes of others are missing, a station would do."""
    missing, foreign = 0, -1
    city = goal
    while plan.via[city] >= 0:
        route = plan.via[city]
        if plan.cost[route] > 0:
            if hidden.owner[route] == NOBODY:
                plan.wanted[route] = max(plan.wanted[route], value + int(tables.route_points[route]))
                missing += 1
            else:
                foreign = route
        city = other_end(tables, route, city)
    if missing == 0 and foreign >= 0 and value > plan.station_value:
        plan.station_route, plan.station_value = foreign, value


@rule
def pave_way(tables, goal, plan):
    """Other tickets may use the way to `goal` for nothing."""
    city = goal
    while plan.via[city] >= 0:
        route = plan.via[city]
        plan.cost[route] = 0
        city = other_end(tables, route, city)
