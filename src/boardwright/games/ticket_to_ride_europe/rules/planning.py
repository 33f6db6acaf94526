"""Planning routes: the cheapest ways through the network at any prices. `paths`: a record with the fields PATHS among others."""

from boardwright.games.ticket_to_ride_europe.components import BUSIEST, CITIES, ROUTES, TICKETS
from boardwright.games.ticket_to_ride_europe.rules.trail import other_end

INFINITY = 1_000_000_000
"""The price of a route that cannot be had, and the distance of a city that cannot be reached."""

PATHS = [
    ("price", "i8", (ROUTES,)),  # 0 for own routes, INFINITY for closed ones
    ("distance", "i8", (CITIES,)),  # from the city, or the cities, where the search began
    ("via", "i8", (CITIES,)),  # the route by which the cheapest way comes, or -1
    ("done", "i8", (CITIES,)),
    ("way", "i8", (CITIES,)),  # the routes of a way that cost something (`list_way`)
]

TICKETS_HELD = [("ticket_count", "i8"), ("tickets", "i8", (TICKETS + 1,))]
"""Tickets to plan for, those that are worth most first."""


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


def list_way(tables, paths, goal):
    """Write to `way` the routes of the cheapest way to `goal` that cost something, from there on; return their number."""
    count, city = 0, goal
    while paths.via[city] >= 0:
        paths.way[count] = paths.via[city]
        city = other_end(tables, paths.via[city], city)
        count += int(paths.price[paths.way[count]] > 0)
    return count


def add_ticket(tables, plan, ticket):
    """Plan for one ticket more: put it before those that are worth less. `plan`: a record with TICKETS_HELD among others."""
    i = plan.ticket_count
    while i > 0 and tables.ticket_points[plan.tickets[i - 1]] < tables.ticket_points[ticket]:
        plan.tickets[i] = plan.tickets[i - 1]
        i -= 1
    plan.tickets[i] = ticket
    plan.ticket_count += 1
