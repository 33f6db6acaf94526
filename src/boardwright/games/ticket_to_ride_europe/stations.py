"""Which tickets are made, and the best use of the stations (rulebook: stations, scoring; E24–E27, E57)."""

from __future__ import annotations

import numpy as np

from boardwright.core.rule import rule
from boardwright.games.ticket_to_ride_europe.components import BUSIEST, CITIES, ROUTES, STATIONS
from boardwright.games.ticket_to_ride_europe.state import NOBODY

NONE = -1  # a station that lends no route


@rule
def label_cities(tables, state, seat, label):
    """Give cities that own trains connect the same label, below CITIES."""
    for city in range(CITIES):
        label[city] = city
    for route in range(ROUTES):
        if state.owner[route] == seat:
            a, b = label[tables.route_a[route]], label[tables.route_b[route]]
            if a != b:
                for city in range(CITIES):
                    if label[city] == b:
                        label[city] = a


@rule
def lendable(tables, state, seat, city, label, routes):
    """Write the routes of others that end in `city` and could help, then NONE; return their number (E24, E27)."""
    count = 0
    for i in range(BUSIEST):
        route = tables.city_routes[city, i]
        if route >= 0 and state.owner[route] != NOBODY and state.owner[route] != seat:
            if label[tables.route_a[route]] != label[tables.route_b[route]]:
                routes[count] = route
                count += 1
    routes[count] = NONE
    return count


@rule
def join(tables, label, borrowed, joined):
    """Write to `joined`, per station, the labels that its borrowed route connects as a mask; routes that meet have all theirs in common."""
    for i in range(STATIONS):
        joined[i] = 0
        if borrowed[i] != NONE:
            joined[i] = 1 << label[tables.route_a[borrowed[i]]] | 1 << label[tables.route_b[borrowed[i]]]
    for _ in range(STATIONS - 1):  # a chain of all stations takes so many rounds
        for i in range(STATIONS):
            for j in range(i):
                if joined[i] & joined[j]:
                    both = joined[i] | joined[j]
                    joined[i], joined[j] = both, both


@rule
def is_made(tables, label, joined, ticket):
    """Whether the two cities of a ticket are connected."""
    a, b = label[tables.ticket_a[ticket]], label[tables.ticket_b[ticket]]
    if a == b:
        return True
    for i in range(STATIONS):
        if joined[i] >> a & joined[i] >> b & 1:
            return True
    return False


@rule
def count_tickets(tables, state, seat, label, borrowed, joined):
    """(points, number made) of the tickets of `seat` with these borrowed routes. `joined` is room for what they connect."""
    join(tables, label, borrowed, joined)
    points, made = 0, 0
    for i in range(state.held_count[seat]):
        ticket = state.held[seat, i]
        worth = int(tables.ticket_points[ticket])
        if is_made(tables, label, joined, ticket):
            points += worth
            made += 1
        else:
            points -= worth
    return points, made


@rule
def own_stations(state, seat, cities):
    """The cities of the stations of `seat`, ascending, then NONE."""
    count = 0
    for i in range(STATIONS):
        cities[i] = NONE
    for city in range(CITIES):
        if state.built[city] == seat:
            cities[count] = city
            count += 1
    return count


@rule
def plainness(borrowed):
    """Fewer borrowed routes are better; then the names that come first: larger is better (E57)."""
    low, middle, high = min(borrowed[0], borrowed[1]), borrowed[0], max(borrowed[0], borrowed[1])
    low, high = min(low, borrowed[2]), max(high, borrowed[2])
    middle = borrowed[0] + borrowed[1] + borrowed[2] - low - high
    count = int(low != NONE) + int(middle != NONE) + int(high != NONE)
    names = ((low + 1) * 128 + middle + 1) * 128 + high + 1
    return -(count * 128 * 128 * 128) - names


@rule
def best_stations(tables, state, seat, best):
    """Write to `best` the route that each station (in order of cities) lends; return (points, number made) of the tickets.

    The most points; then the most tickets made; then the fewest routes, and the first of them by name. At most some 800 combinations."""
    label = np.zeros(CITIES, np.int64)
    label_cities(tables, state, seat, label)
    cities = np.zeros(STATIONS, np.int64)
    own_stations(state, seat, cities)
    choices = np.full((STATIONS, BUSIEST + 1), NONE, np.int64)
    for i in range(STATIONS):
        if cities[i] != NONE:
            lendable(tables, state, seat, cities[i], label, choices[i])
    borrowed, joined = np.full(STATIONS, NONE, np.int64), np.zeros(STATIONS, np.int64)
    for i in range(STATIONS):
        best[i] = NONE
    most, made = count_tickets(tables, state, seat, label, borrowed, joined)
    plain = plainness(borrowed)
    counter = np.zeros(STATIONS, np.int64)
    while next_choice(choices, counter, borrowed):
        points, number = count_tickets(tables, state, seat, label, borrowed, joined)
        if (points, number) > (most, made) or ((points, number) == (most, made) and plainness(borrowed) > plain):
            most, made, plain = points, number, plainness(borrowed)
            for i in range(STATIONS):
                best[i] = borrowed[i]
    return most, made


@rule
def next_choice(choices, counter, borrowed):
    """The next combination of one route or none per station. False after the last."""
    for i in range(STATIONS):
        route = choices[i, counter[i]]
        borrowed[i] = route
        if route != NONE:
            counter[i] += 1
            return True
        counter[i] = 0
    return False
