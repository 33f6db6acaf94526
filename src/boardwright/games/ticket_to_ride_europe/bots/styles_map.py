"""The map for the four styles: the open tickets, and the paths that would make them."""

from boardwright.core.machine.state import ABSENT, record
from boardwright.games.ticket_to_ride_europe import actions as act, components as c, state as s
from boardwright.games.ticket_to_ride_europe.rules.network import INFINITY, PATHS, TICKETS_HELD, add_ticket, find_ways, list_way
from boardwright.games.ticket_to_ride_europe.rules.routes import is_open
from boardwright.games.ticket_to_ride_europe.rules.stations import LINKS, best_stations, join_cities

CARD = 10  # length of a path per card
TUNNEL = 7  # a tunnel costs 0.7 extra cards on average
FERRY = 5  # per locomotive required
BORROW = 60  # a rival's route, by a station
SHORT = 3  # styles that like long routes avoid shorter ones
AVOID = 60  # the extra length of these

SCRATCH = record(
    [
        ("links", LINKS),  # its labels treat borrowed routes as connections as well
        *TICKETS_HELD,  # those not made yet
        *PATHS,
        ("wanted", "i8", (c.ROUTES,)),  # routes to claim, the most urgent with the highest number; 0: not wanted
        ("left", "i8", (c.ROUTES,)),
        ("trains", "i8"),  # required by all wanted routes
        ("station_route", "i8"),  # a rival's route that would make a ticket, or ABSENT
        ("station_value", "i8"),  # its value
        ("spare", "i8", (c.KINDS,)),  # cards in hand that no wanted route needs
        ("asked", "i8", (c.KINDS,)),  # missing cards, the most urgent with the highest number
        ("worth", "i8", (len(act.ACTIONS),)),  # the value of each move
    ]
)
"""Information for a decision."""


def survey(tables, hidden, seat, avoids_short, workspace):
    """Note what own trains and the best use of the stations connect, which tickets are open, and the price of each route."""
    links = workspace.links
    best_stations(tables, hidden, seat, links)
    for route in range(c.ROUTES):
        workspace.price[route] = price_of(tables, hidden, seat, route, avoids_short)
    for i in range(c.STATIONS):
        if links.borrowed[i] != ABSENT:
            join_cities(tables, links.label, links.borrowed[i])
            workspace.price[links.borrowed[i]] = 0
    workspace.ticket_count = 0
    for i in range(hidden.held_count[seat]):
        add_open_ticket(tables, hidden.held[seat, i], workspace)


def price_of(tables, hidden, seat, route, avoids_short):
    """The price of a route: 0 if it is own, INFINITY if it is closed."""
    if hidden.owner[route] == seat:
        return 0
    if hidden.owner[route] != s.NOBODY:
        return BORROW if hidden.stations[seat] > 0 else INFINITY
    if not is_open(tables, hidden, seat, route):
        return INFINITY
    length = int(tables.route_length[route])
    cost = CARD * length + TUNNEL * int(tables.route_tunnel[route]) + FERRY * int(tables.route_ferry[route])
    return cost + AVOID if avoids_short and length < SHORT else cost


def add_open_ticket(tables, ticket, workspace):
    """Plan for a ticket. If it is made already, skip it and return its points."""
    label = workspace.links.label
    if label[tables.ticket_a[ticket]] == label[tables.ticket_b[ticket]]:
        return int(tables.ticket_points[ticket])
    add_ticket(tables, workspace, ticket)
    return 0


def want_way(tables, hidden, seat, ticket, shares, workspace):
    """Want all missing routes on the cheapest path of a ticket; each counts its own value and the ticket's.

    Returns the trains that they need; INFINITY if there is no path, or trains or stations do not suffice. If only rivals' routes are
    missing, a station would do. `shares`: later tickets use the path for free, and only the trains that it leaves.
    """
    goal, value = int(tables.ticket_b[ticket]), 2 * int(tables.ticket_points[ticket])
    find_ways(tables, workspace, int(tables.ticket_a[ticket]), goal)
    if workspace.distance[goal] >= INFINITY:
        return INFINITY
    trains, foreign, borrowed = 0, 0, ABSENT
    count = list_way(tables, workspace, goal)
    for i in range(count):
        route = workspace.way[i]
        if hidden.owner[route] == s.NOBODY:
            trains += int(tables.route_length[route])
        else:
            foreign, borrowed = foreign + 1, route
    if foreign > hidden.stations[seat] or workspace.trains + trains > hidden.trains[seat]:
        return INFINITY
    for i in range(count):
        route = workspace.way[i]
        if hidden.owner[route] == s.NOBODY:
            workspace.wanted[route] = max(workspace.wanted[route], value + int(tables.route_points[route]))
        if shares:
            workspace.price[route] = 0
    if shares:
        workspace.trains += trains
    if trains == 0 and foreign > 0 and value > workspace.station_value:
        workspace.station_route, workspace.station_value = borrowed, value
    return trains
