"""The longest continuous trail of one player's trains (rulebook: European Express; E29).

A trail may pass a city several times, but every route once. It is searched depth first. Two facts keep that short: a longest trail begins
at a city with an odd number of own routes, if its connected part of the network has one (else the whole part is one round trip); and
of 2k such cities a trail leaves all but two even, so at least k - 1 routes are not on it.
"""

from boardwright.core.machine.state import record
from boardwright.games.ticket_to_ride_europe.components import BUSIEST, CITIES, LONGEST, MOST_ROUTES, ROUTES
from boardwright.games.ticket_to_ride_europe.rules.routes import own_routes

TRAIL = record(
    [
        ("routes", "i8", (MOST_ROUTES,)),  # of the longest trail in order, then -1. From here on it is room for the search
        ("own_count", "i8"),
        ("own", "i8", (MOST_ROUTES,)),  # routes, ascending
        ("degree", "i8", (CITIES,)),  # how many of them end in each city
        ("trains", "i8", (CITIES,)),  # by label, in that part of the network
        ("odd", "i8", (CITIES,)),  # by label, cities with an odd degree
        ("tally", "i8", (LONGEST + 1,)),  # routes by length
        ("used", "i8", (ROUTES,)),
        ("city", "i8", (MOST_ROUTES,)),
        ("step", "i8", (MOST_ROUTES,)),
        ("path", "i8", (MOST_ROUTES,)),
    ]
)
"""The longest trail of a seat."""


def longest_trail(tables, state, seat, label, trail):
    """The length in trains of the longest trail of `seat`; `trail` gets its routes. `label`: the same for connected cities (`stations`)."""
    trail.routes[0] = -1
    survey_network(tables, state, seat, label, trail)
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


def survey_network(tables, state, seat, label, trail):
    """Note the routes of `seat`, and of each part of its network how large it is."""
    trail.degree[:], trail.trains[:], trail.odd[:] = 0, 0, 0
    trail.own_count = own_routes(state, seat, trail.own)
    for i in range(trail.own_count):
        route = int(trail.own[i])
        trail.degree[tables.route_a[route]] += 1
        trail.degree[tables.route_b[route]] += 1
        trail.trains[label[tables.route_a[route]]] += tables.route_length[route]
    for city in range(CITIES):
        trail.odd[label[city]] += trail.degree[city] & 1


def other_end(tables, route, city):
    """Where a route leads to from `city`."""
    return int(tables.route_a[route]) + int(tables.route_b[route]) - city


def shortest_sum(tables, label, part, count, trail):
    """The total length of the `count` shortest own routes of a part."""
    total = 0
    if count <= 0:  # as in most parts
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
    """All trails from `start`, depth first, without recursion: `step[d]` is the next way to try at depth d. Stops at `bound`."""
    used, city, step, path = trail.used, trail.city, trail.step, trail.path
    used[:] = 0
    city[0], step[0] = start, 0
    depth, length = 0, 0
    while depth >= 0 and best < bound:
        route = -1
        if step[depth] < BUSIEST:
            route = tables.city_routes[city[depth], step[depth]]
        if route < 0:  # all ways tried: one step back
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
