"""Whether a ticket can still be made, decided exactly: for the eyes of its owner (docs/games/ticket_to_ride_europe.md says what counts).

A way leads over own routes and claims, and over *leaps*: routes that own trains will not make. They are borrowed from a station, built or
to be built, perhaps after somebody else has claimed them; or they are claimed in the only turn left.
"""

from boardwright.core.machine.state import record
from boardwright.games.ticket_to_ride_europe.components import CITIES, ROUTES, SEATS, START_TICKETS, STATIONS, TICKETS
from boardwright.games.ticket_to_ride_europe.presentation.ways import CLAIM, can_be_made, others_claim
from boardwright.games.ticket_to_ride_europe.rules.planning import INFINITY, PATHS
from boardwright.games.ticket_to_ride_europe.rules.routes import can_afford_station, can_claim, is_open
from boardwright.games.ticket_to_ride_europe.rules.stations import LINKS, best_stations, is_made
from boardwright.games.ticket_to_ride_europe.state import CHOOSE_TICKETS, NOBODY, OVER, SECOND_CARD, TUNNEL

UNKNOWN, MADE, POSSIBLE, IMPOSSIBLE = range(4)
STATES = (None, "made", "possible", "impossible")

MANY = 1000  # more turns than anybody needs
MOST = STATIONS + 1  # leaps on a way: all stations, and a claim in the only turn left
LEAPS = 2 * 3 * ROUTES  # in both directions: a claim, or a route lent by a station at either end

PROSPECTS = record(
    [
        ("state", "i1", (TICKETS + 1,)),  # of each ticket, by number: the answer. From here on it is room for finding it
        ("links", LINKS),
        ("seat", "i8"),
        ("turns", "i8", (SEATS,)),  # left to claim or build
        ("acts", "i8"),  # stations that may be built; in the only turn left, a station or a claim
        *PATHS,  # prices and distances in trains
        ("walked", "i8", (CITIES,)),  # whether `walk` is known from there
        ("walk", "i8", (CITIES, CITIES)),  # trains between two cities without leaps
        ("leaps", "i8"),
        ("most_leaps", "i8"),
        ("leap_from", "i8", (LEAPS,)),
        ("leap_to", "i8", (LEAPS,)),
        ("leap_station", "i8", (LEAPS,)),  # the city of the station that lends, or CLAIM
        ("leap_length", "i8", (LEAPS,)),  # spaces that somebody else must claim first; 0: none
        ("least", "i8", (MOST + 1, CITIES)),  # trains to the goal at least with so many leaps, as if stations could serve for all
        # the way so far, by the number of leaps made
        ("city", "i8", (MOST + 1,)),
        ("trains", "i8", (MOST + 1,)),  # left
        ("acts_left", "i8", (MOST + 1,)),
        ("used", "i8", (MOST + 1,)),  # cities of the stations that lend a route, as a set
        ("claimed", "i8", (MOST + 1,)),  # spaces that somebody else must claim for the leap from there, or 0
        ("next", "i8", (MOST + 1,)),  # the leap to try next
    ]
)
"""The states of the tickets that a seat holds or is offered."""


def ticket_states(tables, state, seat, which, prospects):
    """Write the state of each ticket that `seat` holds or is offered, as far as they are known."""
    best_stations(tables, state, seat, prospects.links)
    survey_prospects(tables, state, seat, prospects)
    for i in range(state.held_count[seat]):
        note_state(tables, state, seat, int(state.held[seat, i]), prospects)
    for i in range(START_TICKETS):
        note_state(tables, state, seat, int(state.offer[seat, i]), prospects)


def note_state(tables, state, seat, ticket, prospects):
    """The state of one ticket; 0 is one that is not known."""
    if ticket == 0:
        return
    if is_made(tables, prospects.links, ticket):
        prospects.state[ticket] = MADE
    elif state.phase != OVER and can_be_made(tables, state, ticket, prospects):
        prospects.state[ticket] = POSSIBLE
    else:
        prospects.state[ticket] = IMPOSSIBLE


def survey_prospects(tables, state, seat, prospects):
    """Note the turns and acts left, what routes cost in trains, and all leaps."""
    prospects.seat = seat
    count_turns(state, prospects.turns)
    turns, stations = prospects.turns[seat], int(state.stations[seat])
    prospects.acts = 1 if turns == 1 else stations if turns > 0 else 0
    prospects.most_leaps = prospects.acts
    prospects.walked[:] = 0
    for city in range(CITIES):
        if state.built[city] == seat:
            prospects.most_leaps += 1
    for route in range(ROUTES):
        prospects.price[route] = INFINITY
        if state.owner[route] == seat:
            prospects.price[route] = 0
        elif turns > 1 and is_open(tables, state, seat, route):
            prospects.price[route] = int(tables.route_length[route])
    note_leaps(tables, state, seat, prospects)
    prospects.claimed[:] = 0
    prospects.acts_left[0] = prospects.acts
    prospects.trains[0] = state.trains[seat]


def count_turns(state, turns):
    """How many more times each seat can claim or build: few in the last round or before the turn cap, otherwise MANY."""
    cap = int(state.options.turn_cap)
    left = MANY * state.players
    if state.turns_left > 0:
        left = int(state.turns_left)
    if cap > 0:
        left = min(left, cap - int(state.turn))
    for seat in range(state.players):
        turns[seat] = (left - 1 - (seat - state.active) % state.players) // state.players + 1
    if state.phase == SECOND_CARD or state.phase == CHOOSE_TICKETS:
        turns[state.active] -= 1


def note_leaps(tables, state, seat, prospects):
    """Write all leaps, in both directions."""
    prospects.leaps = 0
    turns, trying = prospects.turns[seat], state.phase == TUNNEL and state.active == seat
    builds = turns > 1 or (not trying and can_afford_station(state, seat))
    builds = builds and state.stations[seat] > 0 and prospects.acts > 0
    for route in range(ROUTES):
        a, b = int(tables.route_a[route]), int(tables.route_b[route])
        if turns == 1 and (route == state.laid_route if trying else can_claim(tables, state, seat, route)):
            add_leap(a, b, CLAIM, 0, prospects)
        length = length_to_borrow(tables, state, seat, route, prospects)
        for city in (a, b):
            if length >= 0 and (state.built[city] == seat or (builds and state.built[city] == NOBODY)):
                add_leap(a, b, city, length, prospects)


def add_leap(a, b, station, length, prospects):
    """Write one leap, there and back."""
    i = prospects.leaps
    prospects.leap_from[i], prospects.leap_to[i] = a, b
    prospects.leap_from[i + 1], prospects.leap_to[i + 1] = b, a
    for j in range(i, i + 2):
        prospects.leap_station[j], prospects.leap_length[j] = station, length
    prospects.leaps += 2


def length_to_borrow(tables, state, seat, route, prospects):
    """0 if a route is there to be borrowed; its spaces if another seat may claim it; -1 if it never can be borrowed."""
    if state.owner[route] != NOBODY:
        return -1 if state.owner[route] == seat else 0
    twin = tables.route_twin[route]
    if twin >= 0 and state.owner[twin] != NOBODY:
        return -1  # closed, or the other track does as well
    prospects.claimed[0] = tables.route_length[route]
    return prospects.claimed[0] if others_claim(state, seat, 1, prospects) else -1
