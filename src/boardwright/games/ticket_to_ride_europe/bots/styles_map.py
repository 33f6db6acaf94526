"""What the four styles know of the map: which tickets are not made yet, and the ways that would make them."""

from __future__ import annotations

from boardwright.core.machine.rule import rule
from boardwright.core.machine.state import record
from boardwright.games.ticket_to_ride_europe.components import CITIES, KINDS, ROUTES, STATIONS, TICKETS
from boardwright.games.ticket_to_ride_europe.rules.planning import INFINITY, PATHS, insert_ticket, list_way
from boardwright.games.ticket_to_ride_europe.rules.routes import is_open
from boardwright.games.ticket_to_ride_europe.rules.stations import LINKS, best_stations
from boardwright.games.ticket_to_ride_europe.state import NOBODY

CARD = 10  # what a card counts in the length of a way
TUNNEL = 7  # a tunnel costs 0.7 extra cards on average
FERRY = 5  # per locomotive asked for
BORROW = 60  # a route of somebody else, by a station
SHORT = 3  # shorter routes are avoided by those who like long ones
AVOID = 60

SCRATCH = record(
    [
        ("label", "i8", (CITIES,)),  # cities with the same label are connected
        ("links", LINKS),
        ("open_count", "i8"),  # tickets held and not made
        ("open", "i8", (TICKETS + 1,)),  # the most valuable first
        *PATHS,
        ("wanted", "i8", (ROUTES,)),  # routes to claim, the most urgent with the largest number; 0: not wanted
        ("left", "i8", (ROUTES,)),
        ("trains", "i8"),  # that all wanted routes need
        ("station_route", "i8"),  # a route of somebody else that would make a ticket, or -1
        ("station_value", "i8"),  # what that is worth
        ("spare", "i8", (KINDS,)),  # cards in hand that no wanted route needs
        ("asked", "i8", (KINDS,)),  # cards that are missing, the most urgent with the largest number
    ]
)
"""What a decision needs to know."""


@rule
def survey(tables, hidden, seat, workspace):
    """Note what is connected, by own trains and the best use of the stations, and which tickets are not made."""
    label = workspace.label
    best_stations(tables, hidden, seat, workspace.links)
    borrowed = workspace.links.borrowed
    label[:] = workspace.links.label
    for i in range(STATIONS):
        if borrowed[i] != NOBODY:
            a, b = label[tables.route_a[borrowed[i]]], label[tables.route_b[borrowed[i]]]
            for city in range(CITIES):
                if label[city] == b:
                    label[city] = a
    workspace.open_count = 0
    for i in range(hidden.held_count[seat]):
        add_ticket(tables, hidden.held[seat, i], workspace)


@rule
def add_ticket(tables, ticket, workspace):
    """Put a ticket among the open ones, before those that are worth less. If it is made already it stays out: return its points."""
    if workspace.label[tables.ticket_a[ticket]] == workspace.label[tables.ticket_b[ticket]]:
        return int(tables.ticket_points[ticket])
    insert_ticket(tables, workspace.open, workspace.open_count, ticket)
    workspace.open_count += 1
    return 0


@rule
def price_routes(tables, hidden, seat, avoid, workspace):
    """What each route would cost: nothing if it is own, INFINITY if it is closed. `avoid`: how much more a short one counts."""
    for route in range(ROUTES):
        cost = INFINITY
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
        workspace.price[route] = cost
    for i in range(STATIONS):
        if workspace.links.borrowed[i] != NOBODY:
            workspace.price[workspace.links.borrowed[i]] = 0


@rule
def trains_on_way(tables, hidden, seat, goal, workspace):
    """How many trains the way to `goal` still needs; INFINITY if there is none, or the stations left are too few for it."""
    if workspace.distance[goal] >= INFINITY:
        return INFINITY
    trains, foreign = 0, 0
    for i in range(list_way(tables, workspace, goal, workspace.way)):
        route = workspace.way[i]
        if workspace.price[route] > 0:
            if hidden.owner[route] == NOBODY:
                trains += int(tables.route_length[route])
            else:
                foreign += 1
    return trains if foreign <= hidden.stations[seat] else INFINITY


@rule
def want_way(tables, hidden, goal, value, workspace):
    """Want all routes that are missing on the way to `goal`: `value`, and what each is worth itself.

    If only routes of others are missing, a station would do."""
    missing, foreign = 0, -1
    for i in range(list_way(tables, workspace, goal, workspace.way)):
        route = workspace.way[i]
        if workspace.price[route] > 0:
            if hidden.owner[route] == NOBODY:
                workspace.wanted[route] = max(workspace.wanted[route], value + int(tables.route_points[route]))
                missing += 1
            else:
                foreign = route
    if missing == 0 and foreign >= 0 and value > workspace.station_value:
        workspace.station_route, workspace.station_value = foreign, value


@rule
def pave_way(tables, goal, workspace):
    """Other tickets may use the way to `goal` for nothing."""
    for i in range(list_way(tables, workspace, goal, workspace.way)):
        workspace.price[workspace.way[i]] = 0
