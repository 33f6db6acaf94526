"""Owners of routes and cities; claiming and building (rulebook: claiming routes, double routes, ferries, tunnels, stations).

Routes closed to a seat and cities without a station are kept as sets, from which legal actions are computed. Only this module changes them.
"""

from boardwright.core.machine.event_buffer import EVERY_SEAT, NONE, emit
from boardwright.core.machine.state import ABSENT
from boardwright.games.ticket_to_ride_europe import components as c, obstacles as why, state as s
from boardwright.games.ticket_to_ride_europe.events import BUILT_STATION, CLAIMED, GAVE_UP, LAID, REVEALED
from boardwright.games.ticket_to_ride_europe.rules.cards import cards_left, discard, has_cards, lay_down, open_card, price, refill, to_hand

BOTH_TRACKS = 4  # with this many players both tracks of a double route may be used (E2, E3)
REVEALS = 3  # cards turned up for a tunnel


def clear_board(state):
    """Remove all trains and stations from the board: each seat has all of its own."""
    state.trains[: state.players], state.stations[: state.players], state.points[:] = c.TRAINS, c.STATIONS, 0
    state.owner[:] = s.NOBODY
    state.built[:] = s.NOBODY
    state.borrowed[:] = s.NOBODY
    state.closed[:] = 0
    state.free_cities = (1 << c.CITIES) - 1


def put_trains(tables, state, seat, route):
    """Give `seat` a route. It is closed to all seats, and its twin to all seats or, with many players, to that seat (E1–E3)."""
    state.owner[route] = seat
    state.trains[seat] -= tables.route_length[route]
    state.points[seat] += tables.route_points[route]
    twin = int(tables.route_twin[route])
    for other in range(state.players):
        close_route(state, other, route)
        if twin >= 0 and (other == seat or state.players < BOTH_TRACKS):
            close_route(state, other, twin)


def close_route(state, seat, route):
    """Note that `seat` can never claim this route any more."""
    state.closed[seat, route // c.HALF] |= 1 << int(route) % c.HALF


def put_station(state, seat, city):
    """Put a station of `seat` into a city; no city has two (E23)."""
    state.built[city] = seat
    state.stations[seat] -= 1
    state.free_cities &= ~(1 << int(city))


def own_routes(state, seat, routes):
    """Write the routes of `seat`, ascending; return their number."""
    count = 0
    for route in range(c.ROUTES):  # without a branch: the processor cannot predict the owner of a route
        routes[count] = route
        count += int(state.owner[route] == seat)
    return count


def is_closed(state, seat, route):
    """Return whether `seat` can never claim this route any more."""
    return state.closed[seat, route // c.HALF] >> route % c.HALF & 1


def is_open(tables, state, seat, route):
    """Return whether `seat` may claim this route, apart from cards: it is not closed, and takes no more trains than are left (E1–E4)."""
    return is_closed(state, seat, route) == 0 and state.trains[seat] >= tables.route_length[route]


def payable(tables, state, seat, half):
    """The routes that the cards of `seat` suffice for, apart from ferries."""
    hand = state.hand[seat]
    locomotives = int(hand[c.LOCOMOTIVE])
    most, routes = 0, 0
    for colour in range(c.LOCOMOTIVE):
        cards = int(hand[colour])
        most = max(most, cards)
        routes |= int(tables.payable[colour, min(cards + locomotives, c.LONGEST), half])
    return routes | int(tables.payable[c.GREY, min(most + locomotives, c.LONGEST), half])


def crossable(tables, state, seat, half):
    """The routes for whose ferries `seat` has the locomotives."""
    return int(tables.crossable[min(int(state.hand[seat, c.LOCOMOTIVE]), c.LONGEST), half])


def short_enough(tables, state, seat, half):
    """The routes for which `seat` has the trains."""
    return int(tables.short[min(int(state.trains[seat]), c.LONGEST), half])


def claimable(tables, state, seat, half):
    """The routes of one half that `seat` can claim now, as a set (E1–E4)."""
    found = payable(tables, state, seat, half) & crossable(tables, state, seat, half) & short_enough(tables, state, seat, half)
    return found & ~int(state.closed[seat, half])


def can_claim(tables, state, seat, route):
    """Return whether `seat` can claim a route now."""
    return claimable(tables, state, seat, route // c.HALF) >> int(route) % c.HALF & 1 == 1


def can_afford_station(state, seat):
    """Return whether `seat` has a station left and can pay for it."""
    most = int(state.hand[seat, : c.LOCOMOTIVE].max())
    return state.stations[seat] > 0 and most + state.hand[seat, c.LOCOMOTIVE] >= 4 - state.stations[seat]


def buildable(state, seat):
    """The cities where `seat` can build a station now, as a set."""
    return int(state.free_cities) if can_afford_station(state, seat) else 0


def station_city(tables, state, seat, route):
    """A city where a new station of `seat` could borrow a route, or ABSENT."""
    a, b = int(tables.route_a[route]), int(tables.route_b[route])
    if state.stations[seat] > 0 and state.built[a] == s.NOBODY:
        return a
    return b if state.stations[seat] > 0 and state.built[b] == s.NOBODY else ABSENT


def pay_for_route(tables, state, seat, route, colour, locomotives, events):
    """Pay for a route. True if it is claimed; a tunnel that costs extra cards asks first (E52)."""
    cards = tables.route_length[route] - locomotives
    lay_down(state, seat, colour, cards, locomotives)
    if tables.route_tunnel[route]:
        state.laid_route, state.laid_colour = route, colour
        state.laid_cards, state.laid_locomotives = cards, locomotives
        emit(events, LAID, EVERY_SEAT, seat, route, colour, cards, locomotives)
        reveal(state, events)
        if state.extra > 0:
            state.phase = s.TUNNEL
            return False
        discard_revealed(state)
    complete(tables, state, seat, route, colour, cards, locomotives, events)
    return True


def reveal(state, events):
    """Turn up three cards for a tunnel, or as many as there are (E5–E10, E53). The laid cards are not in the discards yet."""
    state.extra = 0
    state.revealed_count = 0
    while state.revealed_count < REVEALS and cards_left(state) > 0:
        card = open_card(state, events)
        state.revealed[state.revealed_count] = card
        state.revealed_count += 1
        if card == c.LOCOMOTIVE or card == state.laid_colour:
            state.extra += 1
    r, n = state.revealed, state.revealed_count
    c1 = int(r[0]) if n > 0 else NONE
    c2 = int(r[1]) if n > 1 else NONE
    c3 = int(r[2]) if n > 2 else NONE
    emit(events, REVEALED, EVERY_SEAT, n, c1, c2, c3, state.extra)


def extra_obstacle(state, seat, locomotives):
    """Return why `seat` cannot pay the extra cards with so many locomotives; 0 if it can. Locomotives alone require locomotives (E6)."""
    cards = state.extra - locomotives
    if cards < 0:
        return why.EXTRA_IS
    if state.laid_colour == c.LOCOMOTIVE and cards > 0:
        return why.ONLY_LOCOMOTIVES
    return 0 if has_cards(state, seat, state.laid_colour, cards, locomotives) else why.NOT_ENOUGH_EXTRA


def pay_extra(tables, state, seat, locomotives, events):
    """Pay the extra cards and claim the tunnel."""
    cards = state.extra - locomotives
    lay_down(state, seat, state.laid_colour, cards, locomotives)
    discard_revealed(state)
    cards, locomotives = state.laid_cards + cards, state.laid_locomotives + locomotives
    complete(tables, state, seat, state.laid_route, state.laid_colour, cards, locomotives, events)


def give_up(state, seat, events):
    """Take the laid cards back (E8). All players have seen them."""
    emit(events, GAVE_UP, EVERY_SEAT, seat, state.laid_route)
    to_hand(state, seat, state.laid_colour, state.laid_cards)
    to_hand(state, seat, c.LOCOMOTIVE, state.laid_locomotives)
    discard_revealed(state)
    refill(state, events)


def complete(tables, state, seat, route, colour, cards, locomotives, events):
    """Put the trains down, score, discard the payment."""
    put_trains(tables, state, seat, route)
    emit(events, CLAIMED, EVERY_SEAT, seat, route, colour, cards, locomotives, tables.route_points[route])
    discard_payment(state, colour, cards, locomotives, events)


def discard_payment(state, colour, cards, locomotives, events):
    """Discard a payment. The row may then be refilled."""
    discard(state, colour, cards)
    discard(state, c.LOCOMOTIVE, locomotives)
    refill(state, events)


def discard_revealed(state):
    """Discard the cards turned up for a tunnel; they are remembered until the next one."""
    for i in range(state.revealed_count):
        discard(state, state.revealed[i], 1)


def build_station(tables, state, seat, city, colour, locomotives, events):
    """Build a station in a city that has none (E23)."""
    cards = price(tables, state, seat, c.ROUTES + city) - locomotives
    lay_down(state, seat, colour, cards, locomotives)
    put_station(state, seat, city)
    emit(events, BUILT_STATION, EVERY_SEAT, seat, city, colour, cards, locomotives, state.stations[seat])
    discard_payment(state, colour, cards, locomotives, events)
