"""What the four styles do in the same way: draw cards for what they want, pay, use stations, end well."""

from boardwright.core.machine.bot import best_move
from boardwright.core.machine.state import ABSENT
from boardwright.games.ticket_to_ride_europe.actions import BUILD, CLAIM, DRAW, PAY_WITH, PAYMENTS, TAKE
from boardwright.games.ticket_to_ride_europe.components import LOCOMOTIVE, ROUTES, SLOTS
from boardwright.games.ticket_to_ride_europe.rules.cards import cards_left
from boardwright.games.ticket_to_ride_europe.rules.payments import cards_for, fullest, price
from boardwright.games.ticket_to_ride_europe.rules.planning import station_city
from boardwright.games.ticket_to_ride_europe.rules.routes import can_afford_station, is_open
from boardwright.games.ticket_to_ride_europe.rules.stations import ends


def lacking(tables, hidden, seat, route):
    """How many cards are missing for a route, locomotives in hand used."""
    hand, length = hidden.hand[seat], int(tables.route_length[route])
    cards = min(cards_for(tables, route, hand), length - int(tables.route_ferry[route]))
    return max(length - cards - int(hand[LOCOMOTIVE]), 0)


def want_longest(tables, hidden, seat, workspace):
    """With no ticket to make: the longest route that the trains are enough for; of several the one that fewest cards are missing for."""
    best, rank = ABSENT, 0
    for route in range(ROUTES):
        if is_open(tables, hidden, seat, route):
            value = 100 * int(tables.route_length[route]) + 50 - lacking(tables, hidden, seat, route)
            if value > rank:
                best, rank = route, value
    if best != ABSENT:
        workspace.wanted[best] = 1


def best_claim(moves, workspace):
    """The most wanted route that can be claimed now."""
    best, most = ABSENT, 0
    for k in range(moves.count):
        route = moves.ids[k] - CLAIM
        if 0 <= route < ROUTES and workspace.wanted[route] > most:
            best, most = CLAIM + route, workspace.wanted[route]
    return best


def set_aside(tables, hidden, seat, workspace):
    """Share the hand out among the wanted routes, the most wanted first; note what is missing and what is left over."""
    spare, asked, left = workspace.spare, workspace.asked, workspace.left
    spare[:], asked[:], left[:] = hidden.hand[seat], 0, workspace.wanted
    while left.max() > 0:
        route = left.argmax()
        colour, ferry = fullest(tables, route, spare), int(tables.route_ferry[route])
        if ferry > spare[LOCOMOTIVE]:
            asked[LOCOMOTIVE] = max(asked[LOCOMOTIVE], left[route])
        spare[LOCOMOTIVE] -= min(ferry, spare[LOCOMOTIVE])
        missing = int(tables.route_length[route]) - ferry
        used = min(missing, spare[colour])
        spare[colour] -= used
        helped = min(missing - used, spare[LOCOMOTIVE])
        spare[LOCOMOTIVE] -= helped
        if missing > used + helped:
            asked[colour] = max(asked[colour], left[route])
        left[route] = 0


def choose_card(tables, hidden, seat, moves, workspace):
    """The face-up card that is missed most; else a locomotive; else the deck."""
    set_aside(tables, hidden, seat, workspace)
    best, most = DRAW if cards_left(hidden) > 0 else moves.ids[0], 0
    for k in range(moves.count):
        slot = moves.ids[k] - TAKE
        if 0 <= slot < SLOTS:
            card = hidden.row[slot]
            value = max(1, 2 * workspace.asked[card]) if card == LOCOMOTIVE else 2 * workspace.asked[card]
            if value > most:
                best, most = moves.ids[k], value
    return best


def choose_payment(tables, hidden, seat, moves, workspace):
    """The fewest locomotives, then the colour that other wanted routes need least."""
    target = hidden.paying
    cost = price(tables, hidden, seat, target)
    if target < ROUTES:
        workspace.wanted[target] = 0
    set_aside(tables, hidden, seat, workspace)
    for k in range(moves.count):
        colour, locomotives = divmod(moves.ids[k] - PAY_WITH, PAYMENTS)
        short = max(0, cost - locomotives - workspace.spare[colour]) if colour != LOCOMOTIVE else 0
        workspace.worth[k] = workspace.spare[colour] - 100 * short - 10_000 * locomotives
    return best_move(moves, workspace.worth)


def choose_station(tables, hidden, seat, workspace):
    """Build a station for the route that would make a ticket, if that is worth it and possible now; else ABSENT."""
    if workspace.station_value <= tables.station_left or not can_afford_station(hidden, seat):
        return ABSENT
    city = station_city(tables, hidden, seat, workspace.station_route)
    return ABSENT if city == ABSENT else BUILD + city


def last_turn(tables, moves, workspace):
    """The route that is worth most now, with the tickets that it makes; ABSENT if none can be claimed. Also: what it is worth."""
    best, most = ABSENT, 0
    for k in range(moves.count):
        route = moves.ids[k] - CLAIM
        if 0 <= route < ROUTES:
            value = int(tables.route_points[route]) + tickets_by(tables, route, workspace)
            if value > most:
                best, most = moves.ids[k], value
    return best, most


def tickets_by(tables, route, workspace):
    """What the open tickets that a route would make are worth: their points, and not losing them."""
    label, value = workspace.links.label, 0
    joined = ends(label, tables.route_a[route], tables.route_b[route])
    for i in range(workspace.ticket_count):
        ticket = workspace.tickets[i]
        if ends(label, tables.ticket_a[ticket], tables.ticket_b[ticket]) == joined:
            value += 2 * int(tables.ticket_points[ticket])
    return value
