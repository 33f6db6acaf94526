"""What the four styles do in the same way: draw cards for what they want, pay, use stations, end well."""

from __future__ import annotations

from boardwright.core.machine.rule import rule
from boardwright.games.ticket_to_ride_europe.actions import BUILD, CLAIM, DRAW, PAY_WITH, PAYMENTS, TAKE
from boardwright.games.ticket_to_ride_europe.components import GREY, KINDS, LOCOMOTIVE, ROUTES, SLOTS
from boardwright.games.ticket_to_ride_europe.rules.payments import most_of_a_kind, price
from boardwright.games.ticket_to_ride_europe.rules.routes import can_afford_station, is_open
from boardwright.games.ticket_to_ride_europe.state import NOBODY

NOTHING = -1


@rule
def lacking(tables, hidden, seat, route):
    """How many cards are missing for a route, locomotives in hand used."""
    hand = hidden.hand[seat]
    colour = tables.route_colour[route]
    locomotives, ferry = int(hand[LOCOMOTIVE]), int(tables.route_ferry[route])
    length = int(tables.route_length[route])
    cards = int(most_of_a_kind(hidden, seat) if colour == GREY else hand[colour])
    return max(length - min(cards, length - ferry) - locomotives, 0)


@rule
def want_longest(tables, hidden, seat, plan):
    """With no ticket to make: the longest route that the trains are enough for; of several the one that fewest cards are missing for."""
    best, rank = NOTHING, 0
    for route in range(ROUTES):
        if hidden.owner[route] == NOBODY and is_open(tables, hidden, seat, route):
            value = 100 * int(tables.route_length[route]) + 50 - lacking(tables, hidden, seat, route)
            if value > rank:
                best, rank = route, value
    if best != NOTHING:
        plan.wanted[best] = 1


@rule
def best_claim(moves, plan):
    """The most wanted route that can be claimed now."""
    best, most = NOTHING, 0
    for k in range(moves.count):
        route = moves.ids[k] - CLAIM
        if 0 <= route < ROUTES and plan.wanted[route] > most:
            best, most = CLAIM + route, plan.wanted[route]
    return best


@rule
def set_aside(tables, hidden, seat, plan):
    """Share the hand out among the wanted routes, the most wanted first; note what is missing and what is left over."""
    for card in range(KINDS):
        plan.spare[card], plan.asked[card] = hidden.hand[seat, card], 0
    for route in range(ROUTES):
        plan.left[route] = plan.wanted[route]
    route = most_wanted(plan)
    while route != NOTHING:
        share(tables, route, plan)
        plan.left[route] = 0
        route = most_wanted(plan)


@rule
def most_wanted(plan):
    """The most wanted of the routes that are left."""
    best, most = NOTHING, 0
    for route in range(ROUTES):
        if plan.left[route] > most:
            best, most = route, plan.left[route]
    return best


@rule
def share(tables, route, plan):
    """Cards for one route. Grey: the colour of which there are most."""
    spare, value = plan.spare, plan.left[route]
    colour = int(tables.route_colour[route])
    if colour == GREY:
        colour = 0
        for card in range(LOCOMOTIVE):
            if spare[card] > spare[colour]:
                colour = card
    ferry = int(tables.route_ferry[route])
    if ferry > spare[LOCOMOTIVE]:
        plan.asked[LOCOMOTIVE] = max(plan.asked[LOCOMOTIVE], value)
    spare[LOCOMOTIVE] -= min(ferry, spare[LOCOMOTIVE])
    missing = int(tables.route_length[route]) - ferry
    used = min(missing, spare[colour])
    spare[colour] -= used
    helped = min(missing - used, spare[LOCOMOTIVE])
    spare[LOCOMOTIVE] -= helped
    if missing > used + helped:
        plan.asked[colour] = max(plan.asked[colour], value)


@rule
def choose_card(tables, hidden, seat, moves, plan):
    """The face-up card that is missed most; else a locomotive; else the deck."""
    set_aside(tables, hidden, seat, plan)
    best, most, deck = NOTHING, 0, NOTHING
    for k in range(moves.count):
        action = moves.ids[k]
        if action == DRAW:
            deck = action
        elif TAKE <= action < TAKE + SLOTS:
            card = hidden.row[action - TAKE]
            value = max(1, 2 * plan.asked[card]) if card == LOCOMOTIVE else 2 * plan.asked[card]
            if value > most:
                best, most = action, value
    if best != NOTHING:
        return best
    return deck if deck != NOTHING else moves.ids[0]


@rule
def choose_payment(tables, hidden, seat, moves, plan):
    """The fewest locomotives, then the colour that other wanted routes need least."""
    target = hidden.paying
    cost = price(tables, hidden, seat, target)
    if target < ROUTES:
        plan.wanted[target] = 0
    set_aside(tables, hidden, seat, plan)
    best, least = moves.ids[0], 1_000_000
    for k in range(moves.count):
        colour, locomotives = divmod(moves.ids[k] - PAY_WITH, PAYMENTS)
        short = max(0, cost - locomotives - plan.spare[colour]) if colour != LOCOMOTIVE else 0
        value = 10_000 * locomotives + 100 * short - plan.spare[colour]
        if value < least:
            best, least = moves.ids[k], value
    return best


@rule
def station_city(tables, hidden, seat, plan):
    """Where to build a station for the route that would make a ticket, if that is worth it and possible now."""
    if plan.station_value <= tables.station_left or not can_afford_station(hidden, seat):
        return NOTHING
    a, b = int(tables.route_a[plan.station_route]), int(tables.route_b[plan.station_route])
    if hidden.built[a] == NOBODY:
        return BUILD + a
    return BUILD + b if hidden.built[b] == NOBODY else NOTHING


@rule
def last_turn(tables, hidden, moves, plan):
    """The route that is worth most now, with the tickets that it makes; NOTHING if none can be claimed. Also: what it is worth."""
    best, most = NOTHING, 0
    for k in range(moves.count):
        route = moves.ids[k] - CLAIM
        if 0 <= route < ROUTES:
            value = int(tables.route_points[route]) + tickets_between(tables, tables.route_a[route], tables.route_b[route], plan)
            if value > most:
                best, most = moves.ids[k], value
    return best, most


@rule
def tickets_between(tables, city, other_city, plan):
    """What the open tickets that a link between two cities would make are worth: their points, and not losing them."""
    one, other, value = plan.label[city], plan.label[other_city], 0
    for i in range(plan.open_count):
        a, b = plan.label[tables.ticket_a[plan.open[i]]], plan.label[tables.ticket_b[plan.open[i]]]
        if (a == one and b == other) or (a == other and b == one):
            value += 2 * int(tables.ticket_points[plan.open[i]])
    return value
