"""Paths through the network of routes: the cheapest ones for any prices, and the longest continuous trail of one player's trains.

`paths`: a record with the fields PATHS among others. A trail (rulebook: European Express; E29) may visit a city several times, but uses
every route once. The search is depth first, with two shortcuts: a longest trail starts at a city with an odd number of own routes, if its
component has one (else the whole component is a round trip); and of 2k such cities a trail leaves all but two even, so at least k - 1
routes are not on it.
"""

from boardwright.core.machine.bits import each
from boardwright.core.machine.state import record
from boardwright.games.ticket_to_ride_europe.components import BUSIEST, CITIES, LONGEST, MOST_ROUTES, ROUTES, TICKETS
from boardwright.games.ticket_to_ride_europe.rules.routes import own_routes

INFINITY = 1_000_000_000
"""The price of an unavailable route, and the distance of an unreachable city."""

PATHS = [
    ("price", "i8", (ROUTES,)),  # 0 for own routes, INFINITY for closed ones
    ("distance", "i8", (CITIES,)),  # from the city or cities where the search started
    ("via", "i8", (CITIES,)),  # the last route of the cheapest path, or -1
    ("way", "i8", (CITIES,)),  # the routes of a path that cost something (`list_way`)
]

TICKETS_HELD = [("ticket_count", "i8"), ("tickets", "i8", (TICKETS + 1,))]
"""Tickets to plan for, the most valuable first."""

TRAIL = record(
    [
        ("routes", "i8", (MOST_ROUTES,)),  # the longest trail in order, padded with -1. The rest is working memory
        ("own_count", "i8"),
        ("own", "i8", (MOST_ROUTES,)),  # routes, ascending
        ("degree", "i8", (CITIES,)),  # how many of them end in each city
        ("trains", "i8", (CITIES,)),  # by label, in that component
        ("odd", "i8", (CITIES,)),  # by label, cities with an odd degree
        ("tally", "i8", (LONGEST + 1,)),  # routes by length
        ("used", "i8", (ROUTES,)),
        ("city", "i8", (MOST_ROUTES,)),
        ("step", "i8", (MOST_ROUTES,)),
        ("path", "i8", (MOST_ROUTES,)),
    ]
)
"""The longest trail of a seat."""


def find_ways(tables, paths, start, goal):
    """Dijkstra's search from one city until `goal` is reached (-1: until all are). The paths are in `via` then."""
    paths.distance[:] = INFINITY
    paths.distance[start], paths.via[start] = 0, -1
    search_from(tables, paths, 1 << start, goal)


def find_ways_from(tables, paths, cities):
    """The same from a set of cities, until all are reached."""
    paths.distance[:] = INFINITY
    for city in each(cities):
        paths.distance[city], paths.via[city] = 0, -1
    search_from(tables, paths, cities, -1)


def spread(tables, paths, goal):
    """The same from all cities that have a distance."""
    reached = 0
    for city in range(CITIES):
        reached |= int(paths.distance[city] < INFINITY) << city
    search_from(tables, paths, reached, goal)


def search_from(tables, paths, reached, goal):
    """The same from a set of cities: those reached, and not yet left. The nearest is left next; of equals the first."""
    while reached != 0:
        city, nearest = -1, INFINITY
        for other in each(reached):
            if paths.distance[other] < nearest:
                city, nearest = other, paths.distance[other]
        if city == goal:
            return
        reached &= ~(1 << city)
        for i in range(BUSIEST):
            route = int(tables.city_routes[city, i])
            if route < 0:
                break
            far = nearest + paths.price[route]
            other = other_end(tables, route, city)
            if far < paths.distance[other]:
                paths.distance[other] = far
                paths.via[other] = route
                reached |= 1 << other


def list_way(tables, paths, goal):
    """Write to `way` the routes of the cheapest path to `goal` that cost something, from there backwards; return their number."""
    count, city = 0, goal
    while paths.via[city] >= 0:
        paths.way[count] = paths.via[city]
        city = other_end(tables, paths.via[city], city)
        count += int(paths.price[paths.way[count]] > 0)
    return count


def add_ticket(tables, plan, ticket):
    """Insert a ticket before those that are worth less. `plan`: a record with TICKETS_HELD among others."""
    i = plan.ticket_count
    while i > 0 and tables.ticket_points[plan.tickets[i - 1]] < tables.ticket_points[ticket]:
        plan.tickets[i] = plan.tickets[i - 1]
        i -= 1
    plan.tickets[i] = ticket
    plan.ticket_count += 1


def longest_trail(tables, state, seat, label, trail):
    """The length in trains of the longest trail of `seat`; writes its routes to `trail`. `label`: equal for connected cities."""
    trail.routes[0] = -1
    trail.degree[:], trail.trains[:], trail.odd[:] = 0, 0, 0
    trail.own_count = own_routes(state, seat, trail.own)
    for i in range(trail.own_count):
        route = int(trail.own[i])
        trail.degree[tables.route_a[route]] += 1
        trail.degree[tables.route_b[route]] += 1
        trail.trains[label[tables.route_a[route]]] += tables.route_length[route]
    for city in range(CITIES):
        trail.odd[label[city]] += trail.degree[city] & 1
    best = 0
    for i in range(trail.own_count):
        part = int(label[tables.route_a[trail.own[i]]])
        if trail.trains[part] > 0:
            bound = trail.trains[part] - shortest_sum(tables, label, part, trail.odd[part] // 2 - 1, trail)
            trail.trains[part] = 0  # once is enough
            for city in range(CITIES):
                if label[city] == part and best < bound and (trail.degree[city] & 1 == 1 or trail.odd[part] == 0):
                    best = search(tables, state, seat, city, bound, best, trail)
    return best


def other_end(tables, route, city):
    """The city at the other end of a route from `city`."""
    return int(tables.route_a[route]) + int(tables.route_b[route]) - city


def shortest_sum(tables, label, part, count, trail):
    """The total length of the `count` shortest own routes of a component."""
    total = 0
    if count <= 0:  # the common case
        return total
    trail.tally[:] = 0
    for i in range(trail.own_count):
        if label[tables.route_a[trail.own[i]]] == part:
            trail.tally[tables.route_length[trail.own[i]]] += 1
    for length in range(1, LONGEST + 1):
        some = min(count, trail.tally[length])
        total += some * length
        count -= some
    return total


def search(tables, state, seat, start, bound, best, trail):
    """Search all trails from `start`, depth first without recursion: `step[d]` is the next branch at depth d. Stops at `bound`."""
    used, city, step, path = trail.used, trail.city, trail.step, trail.path
    used[:] = 0
    city[0], step[0] = start, 0
    depth, length = 0, 0
    while depth >= 0 and best < bound:
        route = int(tables.city_routes[city[depth], step[depth]]) if step[depth] < BUSIEST else -1
        if route < 0:  # all branches tried: backtrack
            depth -= 1
            if depth >= 0:
                used[path[depth]] = 0
                length -= tables.route_length[path[depth]]
            continue
        step[depth] += 1
        if state.owner[route] != seat or used[route] == 1:
            continue
        used[route] = 1
        path[depth] = route
        length += tables.route_length[route]
        depth += 1
        city[depth] = other_end(tables, route, city[depth - 1])
        step[depth] = 0
        if length > best:
            best = length
            trail.routes[:depth] = path[:depth]
            trail.routes[depth] = -1
    return best
