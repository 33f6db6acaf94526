"""The longest continuous trail of one player's trains (rulebook: European Express; E29).

A trail may pass a city several times, but every route once. It is searched depth first. Two facts keep that short: a longest trail begins
at a city with an odd number of own routes, if its connected part of the network has one (else the whole part is one round trip); and
of 2k such cities a trail leaves all but two even, so at least k - 1 routes are not on it.
"""

from __future__ import annotations

import numpy as np

from boardwright.core.machine.rule import rule
from boardwright.games.ticket_to_ride_europe.components import BUSIEST, CITIES, LONGEST, ROUTES

MOST = 46  # routes of one player: 45 trains, and one entry to spare


@rule
def longest_trail(tables, state, seat, trail):
    """The length in trains of the longest trail of `seat`. Its routes in order are written to `trail` (MOST long), then -1."""
    trail[0] = -1
    own = np.full(MOST, -1, np.int64)
    degree = np.zeros(CITIES, np.int64)
    own_routes(tables, state, seat, own, degree)
    part = np.zeros(CITIES, np.int64)
    best = 0
    for i in range(MOST):
        if own[i] >= 0:
            start = int(tables.route_a[own[i]])
            if part[start] == 0:
                bound = mark_part(tables, own, start, part, degree)
                if bound > best:
                    best = best_in_part(tables, state, seat, start, part, degree, bound, best, trail)
    return best


@rule
def own_routes(tables, state, seat, own, degree):
    """Write the routes of `seat` to `own`, and to `degree` how many of them end in each city."""
    count = 0
    for route in range(ROUTES):
        if state.owner[route] == seat:
            own[count] = route
            count += 1
            degree[tables.route_a[route]] += 1
            degree[tables.route_b[route]] += 1


@rule
def other_end(tables, route, city):
    """Where a route leads to from `city`."""
    return int(tables.route_a[route]) + int(tables.route_b[route]) - city


@rule
def mark_part(tables, own, start, part, degree):
    """Mark the cities connected with `start` (start + 1 in `part`); return an upper bound for a trail there."""
    mark = start + 1
    part[start] = mark
    grown = True
    total = 0
    while grown:
        grown = False
        total = 0
        for i in range(MOST):
            if own[i] < 0:
                break
            a, b = tables.route_a[own[i]], tables.route_b[own[i]]
            if part[a] == mark or part[b] == mark:
                total += tables.route_length[own[i]]
                if part[a] != part[b]:
                    part[a], part[b] = mark, mark
                    grown = True
    odd = 0
    for city in range(CITIES):
        if part[city] == mark and degree[city] % 2 == 1:
            odd += 1
    return total - shortest_sum(tables, own, part, mark, odd // 2 - 1)


@rule
def shortest_sum(tables, own, part, mark, count):
    """The total length of the `count` shortest own routes of a part."""
    total = 0
    if count <= 0:  # as in most parts
        return total
    for length in range(1, LONGEST + 1):
        for i in range(MOST):
            if own[i] < 0:
                break
            if count > 0 and tables.route_length[own[i]] == length and part[tables.route_a[own[i]]] == mark:
                total += length
                count -= 1
    return total


@rule
def best_in_part(tables, state, seat, start, part, degree, bound, best, trail):
    """The longest trail in one part, if it is longer than `best`; stops when `bound` is reached."""
    mark = start + 1
    odd = False
    for city in range(CITIES):
        odd = odd or (part[city] == mark and degree[city] % 2 == 1)
    for city in range(CITIES):
        if part[city] == mark and best < bound and (degree[city] % 2 == 1 or not odd):
            best = search(tables, state, seat, city, bound, best, trail)
    return best


@rule
def search(tables, state, seat, start, bound, best, trail):
    """All trails from `start`, depth first, without recursion: `step[d]` is the next way to try at depth d."""
    used = np.zeros(ROUTES, np.int64)
    city = np.zeros(MOST, np.int64)
    step = np.zeros(MOST, np.int64)
    path = np.zeros(MOST, np.int64)
    city[0] = start
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
            for i in range(depth):
                trail[i] = path[i]
            trail[depth] = -1
    return best
