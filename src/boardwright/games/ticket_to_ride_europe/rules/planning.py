"""Planning routes: the cheapest ways through the network at any prices. `paths`: a record with the fields PATHS among others."""

from boardwright.core.machine.state import ABSENT
from boardwright.games.ticket_to_ride_europe.components import BUSIEST, CITIES, ROUTES
from boardwright.games.ticket_to_ride_europe.rules.trail import other_end
from boardwright.games.ticket_to_ride_europe.state import NOBODY

INFINITY = 1_000_000_000
"""The price of a route that cannot be had, and the distance of a city that cannot be reached."""

PATHS = [
    ("price", "i8", (ROUTES,)),  # 0 for own routes, INFINITY for closed ones
    ("distance", "i8", (CITIES,)),  # from the city, or the cities, where the search began
    ("via", "i8", (CITIES,)),  # the route by which the cheapest way comes, or -1
    ("done", "i8", (CITIES,)),
    ("way", "i8", (CITIES,)),  # routes (`list_way`)
]


def find_ways(tables, paths, start, goal):
    """Dijkstra's search from one city until `goal` is reached (-1: until all are). Ways are in `via` then."""
    paths.distance[:] = INFINITY
    paths.distance[start] = 0
    paths.via[start] = -1
    spread(tables, paths, goal)


def spread(tables, paths, goal):
    """The same from all cities that have a distance."""
    paths.done[:] = 0
    while True:
        city, nearest = -1, INFINITY
        for other in range(CITIES):
            if paths.done[other] == 0 and paths.distance[other] < nearest:
                city, nearest = other, paths.distance[other]
        if city < 0 or city == goal:
            return
        paths.done[city] = 1
        for i in range(BUSIEST):
            route = int(tables.city_routes[city, i])
            if route < 0:
                break
            far = nearest + paths.price[route]
            other = other_end(tables, route, city)
            if far < paths.distance[other]:
                paths.distance[other] = far
                paths.via[other] = route


def list_way(tables, paths, goal, way):
    """Write the routes of the cheapest way to `goal`, from there on; return their number."""
    count, city = 0, goal
    while paths.via[city] >= 0:
        way[count] = paths.via[city]
        city = other_end(tables, way[count], city)
        count += 1
    return count


def station_city(tables, state, seat, route):
    """Where a new station of `seat` could borrow a route, or ABSENT."""
    a, b = int(tables.route_a[route]), int(tables.route_b[route])
    if state.stations[seat] > 0 and state.built[a] == NOBODY:
        return a
    return b if state.stations[seat] > 0 and state.built[b] == NOBODY else ABSENT


def insert_ticket(tables, tickets, count, ticket):
    """Put a ticket among `count` others, before those that are worth less."""
    i = count
    while i > 0 and tables.ticket_points[tickets[i - 1]] < tables.ticket_points[ticket]:
        tickets[i] = tickets[i - 1]
        i -= 1
    tickets[i] = ticket
