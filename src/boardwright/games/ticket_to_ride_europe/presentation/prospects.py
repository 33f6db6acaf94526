"""Decides exactly whether a ticket can still be made, as far as its owner knows (docs/games/ticket_to_ride_europe.md has the definition).

A path uses own routes and claims, and *leaps*: routes that own trains will not claim. They are borrowed by a station, built or to be built,
perhaps after another player has claimed them; or they are claimed in the only turn left.
"""

from boardwright.core.machine.cells import how_many
from boardwright.core.machine.state import record
from boardwright.games.ticket_to_ride_europe import components as c, state as s
from boardwright.games.ticket_to_ride_europe.rules.network import INFINITY, PATHS, find_ways, spread
from boardwright.games.ticket_to_ride_europe.rules.routes import can_afford_station, can_claim, is_open
from boardwright.games.ticket_to_ride_europe.rules.stations import LINKS, best_stations, is_made

UNKNOWN, MADE, POSSIBLE, IMPOSSIBLE = range(4)
STATES = (None, "made", "possible", "impossible")

CLAIM = -1  # in place of the station that lends a leap: a claim in the only turn left
MANY = 1000  # more turns than a player can need
MOST = c.STATIONS + 1  # the most leaps on a path: all stations, and a claim in the only turn left
LEAPS = 2 * 3 * c.ROUTES  # in both directions: a claim, or a route lent by a station at either end

PROSPECTS = record(
    [
        ("state", "i1", (c.TICKETS + 1,)),  # the answer, by ticket number. The rest is working memory
        ("links", LINKS),
        ("seat", "i8"),
        ("turns", "i8", (c.SEATS,)),  # left to claim or build
        ("acts", "i8"),  # stations that may be built; in the only turn left, a station or a claim
        *PATHS,  # prices and distances in trains
        ("walked", "i8", (c.CITIES,)),  # whether `walk` from there is computed
        ("walk", "i8", (c.CITIES, c.CITIES)),  # trains between two cities without leaps
        ("leaps", "i8"),
        ("most_leaps", "i8"),
        ("leap_from", "i8", (LEAPS,)),
        ("leap_to", "i8", (LEAPS,)),
        ("leap_station", "i8", (LEAPS,)),  # the city of the lending station, or CLAIM
        ("leap_length", "i8", (LEAPS,)),  # spaces that another player must claim first; 0: none
        ("least", "i8", (MOST + 1, c.CITIES)),  # minimum of trains to the goal with this many leaps, if stations could lend without limit
        # the path so far, by number of leaps made
        ("city", "i8", (MOST + 1,)),
        ("trains", "i8", (MOST + 1,)),  # left
        ("acts_left", "i8", (MOST + 1,)),
        ("used", "i8", (MOST + 1,)),  # cities of the stations that lend a route, as a set
        ("claimed", "i8", (MOST + 1,)),  # spaces that another player must claim for the leap from there, or 0
        ("next", "i8", (MOST + 1,)),  # the leap to try next
    ]
)
"""The states of the tickets that a seat holds or is offered."""


def ticket_states(tables, state, seat, which, prospects):
    """Write the state of each ticket that `seat` holds or is offered, if it is known to the viewer."""
    best_stations(tables, state, seat, prospects.links)
    survey_prospects(tables, state, seat, prospects)
    for i in range(state.held_count[seat] + state.offer_count[seat]):
        n = i - state.held_count[seat]
        ticket = int(state.held[seat, i] if n < 0 else state.offer[seat, n])
        if ticket == 0:
            continue  # not known to the viewer
        if is_made(tables, prospects.links, ticket):
            prospects.state[ticket] = MADE
        elif state.phase != s.OVER and can_be_made(tables, state, ticket, prospects):
            prospects.state[ticket] = POSSIBLE
        else:
            prospects.state[ticket] = IMPOSSIBLE


def survey_prospects(tables, state, seat, prospects):
    """Note the turns and acts left, the price of routes in trains, and all leaps."""
    prospects.seat = seat
    count_turns(state, prospects.turns)
    turns, stations = prospects.turns[seat], int(state.stations[seat])
    prospects.acts = 1 if turns == 1 else stations if turns > 0 else 0
    prospects.most_leaps = prospects.acts + how_many(state.built, seat)
    for route in range(c.ROUTES):
        prospects.price[route] = INFINITY
        if state.owner[route] == seat:
            prospects.price[route] = 0
        elif turns > 1 and is_open(tables, state, seat, route):
            prospects.price[route] = int(tables.route_length[route])
    note_leaps(tables, state, seat, prospects)
    prospects.walked[:], prospects.claimed[:] = 0, 0
    prospects.acts_left[0], prospects.trains[0] = prospects.acts, state.trains[seat]


def count_turns(state, turns):
    """Fill `turns` with how many more times each seat can claim or build: few in the last round or before the turn cap, otherwise MANY."""
    cap = int(state.options.turn_cap)
    left = int(state.turns_left) if state.turns_left > 0 else MANY * state.players
    if cap > 0:
        left = min(left, cap - int(state.turn))
    for seat in range(state.players):
        turns[seat] = (left - 1 - (seat - state.active) % state.players) // state.players + 1
    if state.phase == s.SECOND_CARD or state.phase == s.CHOOSE_TICKETS:
        turns[state.active] -= 1


def note_leaps(tables, state, seat, prospects):
    """Write all leaps, in both directions."""
    prospects.leaps = 0
    turns, trying = prospects.turns[seat], state.phase == s.TUNNEL and state.active == seat
    builds = turns > 1 or (not trying and can_afford_station(state, seat))
    builds = builds and state.stations[seat] > 0 and prospects.acts > 0
    for route in range(c.ROUTES):
        a, b = int(tables.route_a[route]), int(tables.route_b[route])
        if turns == 1 and (route == state.laid_route if trying else can_claim(tables, state, seat, route)):
            add_leap(a, b, CLAIM, 0, prospects)
        length = length_to_borrow(tables, state, seat, route, prospects)
        for city in (a, b):
            if length >= 0 and (state.built[city] == seat or (builds and state.built[city] == s.NOBODY)):
                add_leap(a, b, city, length, prospects)


def add_leap(a, b, station, length, prospects):
    """Write one leap, there and back."""
    for start, end in ((a, b), (b, a)):
        i = prospects.leaps
        prospects.leap_from[i], prospects.leap_to[i] = start, end
        prospects.leap_station[i], prospects.leap_length[i] = station, length
        prospects.leaps += 1


def length_to_borrow(tables, state, seat, route, prospects):
    """0 if a route can be borrowed now; its spaces if another seat may claim it; -1 if it can never be borrowed."""
    if state.owner[route] != s.NOBODY:
        return -1 if state.owner[route] == seat else 0
    twin = tables.route_twin[route]
    if twin >= 0 and state.owner[twin] != s.NOBODY:
        return -1  # closed, or the other track serves as well
    prospects.claimed[0] = tables.route_length[route]
    return prospects.claimed[0] if others_claim(state, seat, 1, prospects) else -1


def others_claim(state, seat, count, prospects):
    """Return whether the others have the trains and turns to claim routes of the first `count` lengths in `claimed` (0: none)."""
    ways = 1
    for _ in range(count):
        ways *= state.players - 1
    for number in range(ways):
        if these_claim(state, seat, number, count, prospects):
            return True
    return False


def these_claim(state, seat, number, count, prospects):
    """The same for a given assignment of routes to seats: the digits of a number, in the base of how many others there are."""
    for k in range(state.players - 1):
        claims, trains, digits = 0, 0, number
        for i in range(count):
            if digits % (state.players - 1) == k and prospects.claimed[i] > 0:
                claims += 1
                trains += prospects.claimed[i]
            digits //= state.players - 1
        other = k if k < seat else k + 1
        if claims > 0 and (trains > state.trains[other] or claims > prospects.turns[other]):
            return False
    return True


def can_be_made(tables, state, ticket, prospects):
    """Return whether a path connects the cities of a ticket."""
    start, goal = int(tables.ticket_a[ticket]), int(tables.ticket_b[ticket])
    find_ways(tables, prospects, goal, -1)
    prospects.least[0, :] = prospects.distance
    if prospects.least[0, start] <= prospects.trains[0]:
        return True
    for leaps in range(prospects.most_leaps):
        for i in range(prospects.leaps):
            a, b = prospects.leap_from[i], prospects.leap_to[i]
            prospects.distance[a] = min(prospects.distance[a], prospects.least[leaps, b])
        spread(tables, prospects, -1)
        prospects.least[leaps + 1, :] = prospects.distance
    if prospects.least[prospects.most_leaps, start] > prospects.trains[0]:
        return False
    prospects.city[0], prospects.used[0], prospects.next[0] = start, 0, 0
    return search(tables, state, prospects)


def search(tables, state, prospects):
    """Search all paths from the first city, depth first: whether one reaches the goal. `depth`: leaps made."""
    depth = 0
    while depth >= 0:
        i = prospects.next[depth]
        if i == prospects.leaps or depth == prospects.most_leaps:  # all leaps tried, or none left: backtrack
            depth -= 1
            continue
        prospects.next[depth] += 1
        city = prospects.city[depth]
        if prospects.walked[city] == 0:
            prospects.walked[city] = 1
            find_ways(tables, prospects, city, -1)
            prospects.walk[city, :] = prospects.distance
        trains = prospects.trains[depth] - prospects.walk[city, prospects.leap_from[i]]
        if trains >= prospects.least[prospects.most_leaps - depth - 1, prospects.leap_to[i]] and leap(state, depth, i, prospects):
            depth += 1
            prospects.trains[depth], prospects.next[depth] = trains, 0
            if prospects.least[0, prospects.city[depth]] <= trains:
                return True
    return False


def leap(state, depth, i, prospects):
    """Make a leap, if a station or turn is left for it and others can claim what it takes. Returns whether it was made."""
    station = prospects.leap_station[i]
    cost, used = 1, prospects.used[depth]
    if station != CLAIM:
        if used >> station & 1 == 1:
            return False
        cost, used = int(state.built[station] == s.NOBODY), used | 1 << station
    length = prospects.claimed[depth] = prospects.leap_length[i]
    if cost > prospects.acts_left[depth] or (length > 0 and not others_claim(state, prospects.seat, depth + 1, prospects)):
        return False
    prospects.city[depth + 1] = prospects.leap_to[i]
    prospects.acts_left[depth + 1], prospects.used[depth + 1] = prospects.acts_left[depth] - cost, used
    return True
