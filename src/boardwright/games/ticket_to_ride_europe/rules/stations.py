"""Which tickets are made, and the best use of the stations (rulebook: stations, scoring; E24–E27, E57)."""

from __future__ import annotations

from boardwright.core.machine.rule import rule, separately_compiled
from boardwright.core.machine.state import ABSENT, record
from boardwright.games.ticket_to_ride_europe.components import BUSIEST, CITIES, MOST_ROUTES, STATIONS, TICKETS
from boardwright.games.ticket_to_ride_europe.rules.board import own_routes
from boardwright.games.ticket_to_ride_europe.state import NOBODY

RECKONING = record(
    [
        ("label", "i8", (CITIES,)),  # the same for cities that own trains connect
        ("own", "i8", (MOST_ROUTES,)),  # routes
        ("borrowed", "i8", (STATIONS,)),  # per station, in order of cities, the route that it lends, or NONE
        ("joined", "i8", (STATIONS,)),  # the labels that this connects, as a mask; routes that meet have all theirs in common
        ("made", "i8"),  # tickets
        ("cities", "i8", (STATIONS,)),  # of the stations; from here on it is room for `best_stations`
        ("choices", "i8", (STATIONS, BUSIEST + 1)),
        ("counter", "i8", (STATIONS,)),
        ("best", "i8", (STATIONS,)),
        ("sure_points", "i8"),  # of the tickets if nothing is borrowed
        ("sure_made", "i8"),
        ("open_count", "i8"),  # tickets that borrowed routes might make
        ("open_ends", "i8", (TICKETS,)),  # the labels of their cities, as a mask
        ("open_worth", "i8", (TICKETS,)),
    ]
)
"""Which tickets of a seat are made, and by what."""


@rule
def label_cities(tables, state, seat, found):
    """Give cities that own trains connect the same label, below CITIES."""
    label = found.label
    for city in range(CITIES):
        label[city] = city
    for i in range(own_routes(state, seat, found.own)):
        a, b = label[tables.route_a[found.own[i]]], label[tables.route_b[found.own[i]]]
        if a != b:
            for city in range(CITIES):
                label[city] = a if label[city] == b else label[city]


@rule
def lendable(tables, state, seat, city, label, routes):
    """Write the routes of others that end in `city` and could help, then NONE; return the labels they touch, as a mask (E24, E27)."""
    count, touched = 0, 0
    for i in range(BUSIEST):
        route = tables.city_routes[city, i]
        if route >= 0 and state.owner[route] != NOBODY and state.owner[route] != seat:
            if label[tables.route_a[route]] != label[tables.route_b[route]]:
                routes[count] = route
                count += 1
                touched |= ends(label, tables.route_a[route], tables.route_b[route])
    routes[count] = ABSENT
    return touched


@rule
def ends(label, a, b):
    """The labels of two cities, as a mask."""
    return 1 << int(label[a]) | 1 << int(label[b])


@rule
def join(tables, found):
    """Note what the borrowed routes connect."""
    label, borrowed, joined = found.label, found.borrowed, found.joined
    for i in range(STATIONS):
        joined[i] = 0
        if borrowed[i] != ABSENT:
            joined[i] = ends(label, tables.route_a[borrowed[i]], tables.route_b[borrowed[i]])
    for _ in range(STATIONS - 1):  # a chain of all stations takes so many rounds
        for i in range(STATIONS):
            for j in range(i):
                if joined[i] & joined[j]:
                    both = joined[i] | joined[j]
                    joined[i], joined[j] = both, both


@rule
def is_made(tables, found, ticket):
    """Whether the two cities of a ticket are connected."""
    mask = ends(found.label, tables.ticket_a[ticket], tables.ticket_b[ticket])
    return mask & (mask - 1) == 0 or are_joined(found, mask)


@rule
def are_joined(found, mask):
    """Whether borrowed routes connect the cities with these labels."""
    for i in range(STATIONS):
        if found.joined[i] & mask == mask:
            return True
    return False


@rule
def list_tickets(tables, state, seat, touched, found):
    """Note what the tickets of `seat` bring if nothing is borrowed, and those that routes touching these labels might make."""
    found.sure_points, found.sure_made, found.open_count = 0, 0, 0
    for i in range(state.held_count[seat]):
        ticket = state.held[seat, i]
        worth = int(tables.ticket_points[ticket])
        mask = ends(found.label, tables.ticket_a[ticket], tables.ticket_b[ticket])
        if mask & (mask - 1) == 0:
            found.sure_points += worth
            found.sure_made += 1
        else:
            found.sure_points -= worth
            if touched & mask == mask:
                found.open_ends[found.open_count], found.open_worth[found.open_count] = mask, worth
                found.open_count += 1


@rule
def count_tickets(tables, found):
    """The points of the tickets with these borrowed routes; `found.made` is how many are made."""
    join(tables, found)
    points, made = int(found.sure_points), int(found.sure_made)
    for i in range(found.open_count):
        if are_joined(found, found.open_ends[i]):
            points += 2 * found.open_worth[i]
            made += 1
    found.made = made
    return points


@rule
def own_stations(state, seat, cities):
    """The cities of the stations of `seat`, ascending, then NONE."""
    count = 0
    cities[:] = ABSENT
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
    count = int(low != ABSENT) + int(middle != ABSENT) + int(high != ABSENT)
    names = ((low + 1) * 128 + middle + 1) * 128 + high + 1
    return -(count * 128 * 128 * 128) - names


@separately_compiled("t", "s", "i", RECKONING, returns=True)
def best_stations(tables, state, seat, found):
    """Write to `found` the route that each station lends, and what this makes; return the points of the tickets.

    The most points; then the most tickets made; then the fewest routes, and the first of them by name. At most some 800 combinations."""
    label_cities(tables, state, seat, found)
    own_stations(state, seat, found.cities)
    touched = 0
    for i in range(STATIONS):
        found.borrowed[i], found.best[i], found.counter[i], found.choices[i, 0] = ABSENT, ABSENT, 0, ABSENT
        if found.cities[i] != ABSENT:
            touched |= lendable(tables, state, seat, found.cities[i], found.label, found.choices[i])
    list_tickets(tables, state, seat, touched, found)
    best = (count_tickets(tables, found), found.made, plainness(found.borrowed))
    while found.open_count > 0 and next_choice(found):
        rank = (count_tickets(tables, found), found.made, plainness(found.borrowed))
        if rank > best:
            best = rank
            found.best[:] = found.borrowed
    found.borrowed[:] = found.best
    return count_tickets(tables, found)


@rule
def next_choice(found):
    """The next combination of one route or none per station. False after the last."""
    for i in range(STATIONS):
        route = found.choices[i, found.counter[i]]
        found.borrowed[i] = route
        if route != ABSENT:
            found.counter[i] += 1
            return True
        found.counter[i] = 0
    return False
