"""Who owns which route and city, and what this closes to whom (rulebook: claiming routes, double routes, stations).

Routes closed to a seat and cities without a station are kept as sets: legal actions are made of them. They change here and nowhere else.
"""

from boardwright.games.ticket_to_ride_europe.components import CITIES, HALF, ROUTES, STATIONS, TRAINS
from boardwright.games.ticket_to_ride_europe.state import NOBODY

BOTH_TRACKS = 4  # with so many players both tracks of a double route may be used (E2, E3)


def clear_board(state):
    """No trains and no stations stand there: everybody has all of theirs."""
    state.trains[: state.players], state.stations[: state.players], state.points[:] = TRAINS, STATIONS, 0
    state.owner[:] = NOBODY
    state.built[:] = NOBODY
    state.borrowed[:] = NOBODY
    state.closed[:] = 0
    state.free_cities = (1 << CITIES) - 1


def put_trains(tables, state, seat, route):
    """`seat` takes a route. It is closed to everybody, and its twin to everybody or, with many players, to that seat (E1–E3)."""
    state.owner[route] = seat
    state.trains[seat] -= tables.route_length[route]
    state.points[seat] += tables.route_points[route]
    for other in range(state.players):
        close_route(state, other, route)
    twin = int(tables.route_twin[route])
    if twin >= 0:
        for other in range(state.players):
            if other == seat or state.players < BOTH_TRACKS:
                close_route(state, other, twin)


def close_route(state, seat, route):
    """`seat` can never claim this route any more."""
    state.closed[seat, route // HALF] |= 1 << int(route) % HALF


def put_station(state, seat, city):
    """A station of `seat` stands in a city; no city has two (E23)."""
    state.built[city] = seat
    state.stations[seat] -= 1
    state.free_cities &= ~(1 << int(city))


def own_routes(state, seat, routes):
    """Write the routes of `seat`, ascending; return their number."""
    count = 0
    for route in range(ROUTES):  # without a branch: nobody can guess whose a route is
        routes[count] = route
        count += int(state.owner[route] == seat)
    return count


def is_closed(state, seat, route):
    """Whether `seat` can never claim this route any more."""
    return state.closed[seat, route // HALF] >> route % HALF & 1
