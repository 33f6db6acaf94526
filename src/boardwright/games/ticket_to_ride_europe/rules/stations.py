"""Which tickets are made, and the best use of the stations (rulebook: stations, scoring; E24–E27, E57)."""

from __future__ import annotations

import numpy as np

from boardwright.core.machine.rule import apart, rule
from boardwright.games.ticket_to_ride_europe.components import BUSIEST, CITIES, ROUTES, STATIONS
from boardwright.games.ticket_to_ride_europe.state import NOBODY

NONE = -1  # a station that lends no route

RECKONING = np.dtype(
    (
        np.record,
        [
            ("label", "i8", (CITIES,)),  # the same for cities that own trains connect
            ("borrowed", "i8", (STATIONS,)),  # per station, in order of cities, the route that it lends, or NONE
            ("joined", "i8", (STATIONS,)),  # the labels that this connects, as a mask; routes that meet have all theirs in common
            ("made", "i8"),  # tickets
            ("cities", "i8", (STATIONS,)),  # of the stations; from here on it is room for `best_stations`
            ("choices", "i8", (STATIONS, BUSIEST + 1)),
            ("counter", "i8", (STATIONS,)),
            ("best", "i8", (STATIONS,)),
        ],
    )
)
"""Which tickets of a seat are made, and by what."""


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
def join(tables, found):
    """Note what the borrowed routes connect."""
    label, borrowed, joined = found.label, found.borrowed, found.joined
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
def is_made(tables, found, ticket):
    """Whether the two cities of a ticket are connected."""
    a, b = found.label[tables.ticket_a[ticket]], found.label[tables.ticket_b[ticket]]
    if a == b:
        return True
    for i in range(STATIONS):
        if found.joined[i] >> a & found.joined[i] >> b & 1:
            return True
    return False


@rule
def count_tickets(tables, state, seat, found):
    """The points of the tickets of `seat` with these borrowed routes; `found.made` is how many are made."""
    join(tables, found)
    points, made = 0, 0
    for i in range(state.held_count[seat]):
        ticket = state.held[seat, i]
        worth = int(tables.ticket_points[ticket])
        if is_made(tables, found, ticket):
            points += worth
            made += 1
        else:
            points -= worth
    found.made = made
    return points


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


@apart("t", "s", "i", RECKONING, returns=True)
def best_stations(tables, state, seat, found):
    """Write to `found` the route that each station lends, and what this makes; return the points of the tickets.

    The most points; then the most tickets made; then the fewest routes, and the first of them by name. At most some 800 combinations."""
    label_cities(tables, state, seat, found.label)
    own_stations(state, seat, found.cities)
    for i in range(STATIONS):
        found.borrowed[i], found.best[i], found.counter[i], found.choices[i, 0] = NONE, NONE, 0, NONE
        if found.cities[i] != NONE:
            lendable(tables, state, seat, found.cities[i], found.label, found.choices[i])
    most = count_tickets(tables, state, seat, found)
    made, plain = found.made, plainness(found.borrowed)
    while next_choice(found):
        points, number = count_tickets(tables, state, seat, found), found.made
        if (points, number) > (most, made) or ((points, number) == (most, made) and plainness(found.borrowed) > plain):
            most, made, plain = points, number, plainness(found.borrowed)
            for i in range(STATIONS):
                found.best[i] = found.borrowed[i]
    for i in range(STATIONS):
        found.borrowed[i] = found.best[i]
    return count_tickets(tables, state, seat, found)


@rule
def next_choice(found):
    """The next combination of one route or none per station. False after the last."""
    for i in range(STATIONS):
        route = found.choices[i, found.counter[i]]
        found.borrowed[i] = route
        if route != NONE:
            found.counter[i] += 1
            return True
        found.counter[i] = 0
    return False
