"""The tickets that are made, and the best use of the stations (rulebook: stations, scoring; E24–E27, E57)."""

from boardwright.core.machine.rule import separately_compiled
from boardwright.core.machine.state import ABSENT, record
from boardwright.games.ticket_to_ride_europe import components as c, state as s
from boardwright.games.ticket_to_ride_europe.rules.routes import own_routes

LINKS = record(
    [
        ("label", "i8", (c.CITIES,)),  # equal for cities connected by own trains
        ("own", "i8", (c.MOST_ROUTES,)),  # routes
        ("borrowed", "i8", (c.STATIONS,)),  # for each station, in order of cities, the route that it lends, or NONE
        ("joined", "i8", (c.STATIONS,)),  # the labels that this connects, as a mask; routes that meet share all theirs
        ("made", "i8"),  # tickets
        ("choices", "i8", (c.STATIONS, c.BUSIEST + 1)),  # the rest is working memory for `best_stations`
        ("counter", "i8", (c.STATIONS,)),
        ("best", "i8", (c.STATIONS,)),
        ("sure_points", "i8"),  # of the tickets if nothing is borrowed
        ("sure_made", "i8"),
        ("open_count", "i8"),  # tickets that borrowed routes might make
        ("open_ends", "i8", (c.TICKETS,)),  # the labels of their cities, as a mask
        ("open_worth", "i8", (c.TICKETS,)),
    ]
)
"""The tickets of a seat that are made, and how."""


def label_cities(tables, state, seat, links):
    """Give cities connected by own trains the same label, below CITIES."""
    for city in range(c.CITIES):
        links.label[city] = city
    for i in range(own_routes(state, seat, links.own)):
        join_cities(tables, links.label, links.own[i])


def join_cities(tables, label, route):
    """Give the cities that a route joins, and all connected with them, the same label."""
    a, b = label[tables.route_a[route]], label[tables.route_b[route]]
    if a != b:
        for city in range(c.CITIES):
            label[city] = a if label[city] == b else label[city]


def lendable(tables, state, seat, city, label, routes):
    """Write the routes of others that end in `city` and could help, then NONE; return the labels that they touch, as a mask (E24, E27)."""
    count, touched = 0, 0
    for i in range(c.BUSIEST):
        route = tables.city_routes[city, i]
        if route >= 0 and state.owner[route] != s.NOBODY and state.owner[route] != seat:
            if label[tables.route_a[route]] != label[tables.route_b[route]]:
                routes[count] = route
                count += 1
                touched |= ends(label, tables.route_a[route], tables.route_b[route])
    routes[count] = ABSENT
    return touched


def ends(label, a, b):
    """The labels of two cities, as a mask."""
    return 1 << int(label[a]) | 1 << int(label[b])


def join(tables, links):
    """Note what the borrowed routes connect."""
    label, borrowed, joined = links.label, links.borrowed, links.joined
    for i in range(c.STATIONS):
        joined[i] = 0
        if borrowed[i] != ABSENT:
            joined[i] = ends(label, tables.route_a[borrowed[i]], tables.route_b[borrowed[i]])
    for _ in range(c.STATIONS - 1):  # a chain of all stations takes this many rounds
        for i in range(c.STATIONS):
            for j in range(i):
                if joined[i] & joined[j]:
                    both = joined[i] | joined[j]
                    joined[i], joined[j] = both, both


def is_made(tables, links, ticket):
    """Return whether the two cities of a ticket are connected."""
    mask = ends(links.label, tables.ticket_a[ticket], tables.ticket_b[ticket])
    return mask & (mask - 1) == 0 or are_joined(links, mask)


def are_joined(links, mask):
    """Return whether borrowed routes connect the cities with these labels."""
    for i in range(c.STATIONS):
        if links.joined[i] & mask == mask:
            return True
    return False


def list_tickets(tables, state, seat, touched, links):
    """Note the points of the tickets of `seat` if nothing is borrowed, and the tickets that routes touching these labels might make."""
    links.sure_points, links.sure_made, links.open_count = 0, 0, 0
    for i in range(state.held_count[seat]):
        ticket = state.held[seat, i]
        worth = int(tables.ticket_points[ticket])
        mask = ends(links.label, tables.ticket_a[ticket], tables.ticket_b[ticket])
        if mask & (mask - 1) == 0:
            links.sure_points += worth
            links.sure_made += 1
        else:
            links.sure_points -= worth
            if touched & mask == mask:
                links.open_ends[links.open_count], links.open_worth[links.open_count] = mask, worth
                links.open_count += 1


def count_tickets(tables, links):
    """The points of the tickets with these borrowed routes; `links.made` is how many are made."""
    join(tables, links)
    points, made = int(links.sure_points), int(links.sure_made)
    for i in range(links.open_count):
        if are_joined(links, links.open_ends[i]):
            points += 2 * links.open_worth[i]
            made += 1
    links.made = made
    return points


def plainness(borrowed):
    """The tie-break: fewer borrowed routes, then the names that come first; larger is better (E57)."""
    low, middle, high = min(borrowed[0], borrowed[1]), borrowed[0], max(borrowed[0], borrowed[1])
    low, high = min(low, borrowed[2]), max(high, borrowed[2])
    middle = borrowed[0] + borrowed[1] + borrowed[2] - low - high
    count = int(low != ABSENT) + int(middle != ABSENT) + int(high != ABSENT)
    names = ((low + 1) * 128 + middle + 1) * 128 + high + 1
    return -(count * 128 * 128 * 128) - names


@separately_compiled("t", "s", "i", LINKS, returns=True)
def best_stations(tables, state, seat, links):
    """Write to `links` the route that each station lends, and the result; return the points of the tickets.

    The most points; then the most tickets made; then the fewest routes, and the first of them by name. At most some 800 combinations.
    """
    label_cities(tables, state, seat, links)
    links.borrowed[:], links.best[:], links.counter[:], links.choices[:, 0] = ABSENT, ABSENT, 0, ABSENT
    station, touched = 0, 0
    for city in range(c.CITIES):
        if state.built[city] == seat:
            touched |= lendable(tables, state, seat, city, links.label, links.choices[station])
            station += 1
    list_tickets(tables, state, seat, touched, links)
    best = (count_tickets(tables, links), links.made, plainness(links.borrowed))
    while links.open_count > 0 and next_choice(links):
        rank = (count_tickets(tables, links), links.made, plainness(links.borrowed))
        if rank > best:
            best = rank
            links.best[:] = links.borrowed
    links.borrowed[:] = links.best
    return count_tickets(tables, links)


def next_choice(links):
    """Advance to the next combination of one route or none per station. False after the last."""
    for i in range(c.STATIONS):
        route = links.choices[i, links.counter[i]]
        links.borrowed[i] = route
        if route != ABSENT:
            links.counter[i] += 1
            return True
        links.counter[i] = 0
    return False
