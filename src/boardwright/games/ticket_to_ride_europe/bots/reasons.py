"""Reasons for an action: the most telling fact about it that the seat can see. Hints say it in words (`why-…`).

The ways of a ticket are its shortest ones over own and free routes: the fewest trains, then the fewest routes.
"""

from boardwright.core.domain.refusal import Reasons
from boardwright.core.machine.memory import local
from boardwright.core.machine.obstacle import because
from boardwright.core.machine.state import record
from boardwright.games.ticket_to_ride_europe import actions as act, components as c, state as s
from boardwright.games.ticket_to_ride_europe.rules.cards import cards_for, colour_of, least_locomotives, price
from boardwright.games.ticket_to_ride_europe.rules.network import INFINITY, PATHS, find_ways
from boardwright.games.ticket_to_ride_europe.rules.routes import is_open, own_routes
from boardwright.games.ticket_to_ride_europe.rules.stations import join_cities

REASONS = Reasons()
_CARD, _ROUTE, _TICKET = c.CARDS, c.ROUTE_IDS, ("", *c.TICKET_IDS)

COMPLETES = REASONS.add("completes", ticket=_TICKET, points=None)
SERVES_BOTH = REASONS.add("serves_both", ticket_1=_TICKET, ticket_2=_TICKET)
SERVES = REASONS.add("serves", ticket=_TICKET, routes=None)
JOINS_OTHERS = REASONS.add("joins_others", seat=None)
ENDS = REASONS.add("ends", trains=None)
SCORES = REASONS.add("scores", points=None, trains=None)
PAYS_FOR = REASONS.add("pays_for", route=_ROUTE, ticket=_TICKET)
COLLECTS_FOR = REASONS.add("collects_for", route=_ROUTE, ticket=_TICKET, have=None, needed=None)
ANY_COLOUR = REASONS.add("any_colour")
NOT_SHOWN = REASONS.add("not_shown")
HIDES = REASONS.add("hides")
COLLECTS = REASONS.add("collects", card=_CARD, count=None)
ALL_MADE = REASONS.add("all_made", trains=None)
MORE_TICKETS = REASONS.add("more_tickets", trains=None)
BORROWS_FOR = REASONS.add("borrows_for", ticket=_TICKET, route=_ROUTE)
BORROWS = REASONS.add("borrows", left=None)
NOT_NEEDED = REASONS.add("not_needed", card=_CARD)
SPARES_LOCOMOTIVES = REASONS.add("spares_locomotives")
PAYS = REASONS.add("pays", cards=None, locomotives=None)
TUNNEL_PAID = REASONS.add("tunnel_paid", route=_ROUTE)
CARDS_BACK = REASONS.add("cards_back", count=None)
ENOUGH = REASONS.add("enough")
SHARE_ROUTES = REASONS.add("share_routes", together=None, apart=None)
CAN_BE_BUILT = REASONS.add("can_be_built", together=None, trains=None)
TOO_LONG = REASONS.add("too_long", trains=None)
WAITS = REASONS.add("waits")

UNIT = 64
"""The price of a train; a route costs 1 more."""

WORK = record(
    [
        *PATHS,
        ("from_a", "i8", (c.CITIES,)),  # the distance of each city from the first one of a ticket
        ("label", "i8", (c.CITIES,)),
        ("own", "i8", (c.MOST_ROUTES,)),
        ("hand", "i8", (c.KINDS,)),
        ("ticket_of", "i8", (c.ROUTES,)),  # of the ways of which ticket a route is; 0: of none
    ]
)


def reason(tables, hidden, seat, action, moves):
    """The number of the reason for a legal action of `seat`, with its details in `moves`."""
    work = local(WORK)
    set_prices(tables, hidden, seat, work)
    if action < act.TAKE:
        return reason_to_keep(tables, hidden, seat, int(act.MASKS[action]), moves, work)
    if action < act.CLAIM:
        return reason_for_card(tables, hidden, seat, action, moves, work)
    if action < act.BUILD:
        return reason_to_claim(tables, hidden, seat, action - act.CLAIM, moves, work)
    if action < act.DRAW_TICKETS:
        return reason_to_build(tables, hidden, seat, action - act.BUILD, moves, work)
    if action < act.PASS:
        open_ticket = first_open(tables, hidden, seat, work)
        return because(moves, MORE_TICKETS if open_ticket else ALL_MADE, int(hidden.trains[seat]))
    if act.PAY_WITH <= action < act.PAY_EXTRA:
        return reason_to_pay(tables, hidden, seat, action - act.PAY_WITH, moves, work)
    if act.PAY_EXTRA <= action < act.GIVE_UP:
        return because(moves, TUNNEL_PAID, int(hidden.laid_route))
    if action == act.GIVE_UP:
        return because(moves, CARDS_BACK, int(hidden.laid_cards) + int(hidden.laid_locomotives))
    return ENOUGH if action == act.STOP else WAITS


# -- ways ------------------------------------------------------------------------------------------------------------------------


def set_prices(tables, hidden, seat, work):
    """Own routes cost nothing, free ones their trains; others cannot be used."""
    for route in range(c.ROUTES):
        work.price[route] = INFINITY
        if hidden.owner[route] == seat:
            work.price[route] = 0
        elif hidden.owner[route] == s.NOBODY and is_open(tables, hidden, seat, route):
            work.price[route] = UNIT * int(tables.route_length[route]) + 1


def measure(tables, ticket, work):
    """Find the ways of a ticket from both of its cities; return what the cheapest costs, INFINITY or more if there is none."""
    find_ways(tables, work, int(tables.ticket_b[ticket]), -1)
    work.from_a[:] = work.distance
    find_ways(tables, work, int(tables.ticket_a[ticket]), -1)
    return int(work.distance[tables.ticket_b[ticket]])


def is_on_way(tables, route, whole, work):
    """Return whether a cheapest way of the ticket that was measured, which costs `whole`, uses this route."""
    a, b = int(tables.route_a[route]), int(tables.route_b[route])
    one, other = work.distance[a] + work.from_a[b], work.distance[b] + work.from_a[a]
    return min(one, other) + work.price[route] == whole


def first_open(tables, hidden, seat, work):
    """The first ticket whose cities are not connected; 0: all are."""
    for i in range(hidden.held_count[seat]):
        ticket = int(hidden.held[seat, i])
        find_ways(tables, work, int(tables.ticket_a[ticket]), int(tables.ticket_b[ticket]))
        if work.distance[tables.ticket_b[ticket]] > 0:
            return ticket
    return 0


def mark_ways(tables, hidden, seat, work):
    """Note for each free route a ticket on whose ways it is, the first of several."""
    work.ticket_of[:] = 0
    for i in range(hidden.held_count[seat]):
        ticket = int(hidden.held[seat, i])
        whole = measure(tables, ticket, work)
        for route in range(c.ROUTES):
            if 0 < work.price[route] and whole < INFINITY and work.ticket_of[route] == 0 and is_on_way(tables, route, whole, work):
                work.ticket_of[route] = ticket


# -- routes and stations -----------------------------------------------------------------------------------------------------------


def reason_to_claim(tables, hidden, seat, route, moves, work):
    """Return why to claim a route."""
    first, second, left, most = 0, 0, 0, 0
    for i in range(hidden.held_count[seat]):
        ticket = int(hidden.held[seat, i])
        whole = measure(tables, ticket, work)
        if 0 < whole < INFINITY and is_on_way(tables, route, whole, work):
            if whole == work.price[route]:
                if tables.ticket_points[ticket] > most:
                    first, most = ticket, int(tables.ticket_points[ticket])
            elif first == 0:
                first, left = ticket, whole % UNIT
            elif second == 0 and most == 0:
                second = ticket
    if most > 0:
        return because(moves, COMPLETES, first, most)
    if second > 0:
        return because(moves, SERVES_BOTH, first, second)
    if first > 0:
        return because(moves, SERVES, first, left)
    trains = int(hidden.trains[seat]) - int(tables.route_length[route])
    rival = whose_parts(tables, hidden, seat, route, work)
    if rival >= 0:
        return because(moves, JOINS_OTHERS, rival)
    if hidden.turns_left == 0 and ends_match(hidden, trains):
        return because(moves, ENDS, trains)
    return because(moves, SCORES, int(tables.route_points[route]), int(tables.route_length[route]))


def ends_match(hidden, trains):
    """Return whether the last round begins when a seat has so many trains left."""
    return trains == 2 or (trains < 2 and hidden.options.last_round != s.EXACTLY_TWO)


def whose_parts(tables, hidden, seat, route, work):
    """Another player's seat that could join two parts of its network by this route; -1: none."""
    a, b = int(tables.route_a[route]), int(tables.route_b[route])
    for other in range(hidden.players):
        if other != seat and hidden.trains[other] >= tables.route_length[route]:
            reached = label_network(tables, hidden, other, work)
            if reached >> a & reached >> b & 1 and work.label[a] != work.label[b]:
                return other
    return -1


def label_network(tables, hidden, seat, work):
    """Give cities that a seat has connected the same label; return the cities that it has reached, as a set."""
    reached = 0
    for city in range(c.CITIES):
        work.label[city] = city
    for i in range(own_routes(hidden, seat, work.own)):
        join_cities(tables, work.label, work.own[i])
        reached |= 1 << int(tables.route_a[work.own[i]]) | 1 << int(tables.route_b[work.own[i]])
    return reached


def reason_to_build(tables, hidden, seat, city, moves, work):
    """Return why to build a station: a route there that another player has connects a ticket."""
    label_network(tables, hidden, seat, work)
    for i in range(hidden.held_count[seat]):
        ticket = int(hidden.held[seat, i])
        a, b = work.label[tables.ticket_a[ticket]], work.label[tables.ticket_b[ticket]]
        for k in range(c.BUSIEST):
            route = int(tables.city_routes[city, k])
            if route >= 0 and hidden.owner[route] != s.NOBODY and hidden.owner[route] != seat and a != b:
                one, other = work.label[tables.route_a[route]], work.label[tables.route_b[route]]
                if (one == a and other == b) or (one == b and other == a):
                    return because(moves, BORROWS_FOR, ticket, route)
    return because(moves, BORROWS, int(hidden.stations[seat]) - 1)


# -- cards -------------------------------------------------------------------------------------------------------------------------


def reason_for_card(tables, hidden, seat, action, moves, work):
    """Return why to take a card, or to draw one."""
    mark_ways(tables, hidden, seat, work)
    if action == act.DRAW:
        for slot in range(c.SLOTS):
            card = int(hidden.row[slot])
            if card == c.LOCOMOTIVE or (card >= 0 and wanted_by(tables, hidden, seat, card, work) >= 0):
                return HIDES
        return NOT_SHOWN if first_open(tables, hidden, seat, work) else HIDES
    card = int(hidden.row[action - act.TAKE])
    route = wanted_by(tables, hidden, seat, card, work)
    if route < 0:
        return ANY_COLOUR if card == c.LOCOMOTIVE else because(moves, COLLECTS, card, int(hidden.hand[seat, card]) + 1)
    ticket, lacking = int(work.ticket_of[route]), missing(tables, route, work)
    if lacking == 0:
        return because(moves, PAYS_FOR, route, ticket)
    length = int(tables.route_length[route])
    return ANY_COLOUR if card == c.LOCOMOTIVE else because(moves, COLLECTS_FOR, route, ticket, length - lacking, length)


def wanted_by(tables, hidden, seat, card, work):
    """The route on a ticket's way for which this card helps, that which then lacks least; -1: none. `work.hand` holds the card then."""
    best, least = -1, c.LONGEST + 1
    for route in range(c.ROUTES):
        if work.ticket_of[route] > 0:
            work.hand[:] = hidden.hand[seat]
            before = missing(tables, route, work)
            work.hand[card] += 1
            after = missing(tables, route, work)
            if after < before and after < least:
                best, least = route, after
    work.hand[:] = hidden.hand[seat]
    work.hand[card] += 1
    return best


def missing(tables, route, work):
    """Return how many cards `work.hand` lacks for a route; a ferry's locomotives count as well."""
    length, ferry, locomotives = int(tables.route_length[route]), int(tables.route_ferry[route]), int(work.hand[c.LOCOMOTIVE])
    coloured = min(cards_for(tables, route, work.hand), length - ferry)
    return length - coloured - min(locomotives, length - coloured)


def reason_to_pay(tables, hidden, seat, payment, moves, work):
    """Return why to pay with this colour and so many locomotives."""
    colour, locomotives, target = payment // act.PAYMENTS, payment % act.PAYMENTS, int(hidden.paying)
    least, cards = least_locomotives(tables, target), price(tables, hidden, seat, target) - locomotives
    if locomotives == least and cards > 0:
        mark_ways(tables, hidden, seat, work)
        if colour_of(tables, target) == c.GREY and not is_needed(tables, target, colour, work):
            return because(moves, NOT_NEEDED, colour)
        return SPARES_LOCOMOTIVES
    return because(moves, PAYS, cards, locomotives)


def is_needed(tables, target, colour, work):
    """Return whether a ticket's ways have a free route of this colour besides the one that is paid for."""
    for route in range(c.ROUTES):
        if route != target and work.ticket_of[route] > 0 and tables.route_colour[route] == colour:
            return True
    return False


# -- tickets -----------------------------------------------------------------------------------------------------------------------


def reason_to_keep(tables, hidden, seat, mask, moves, work):
    """Return why to keep these tickets: how many trains their ways take, one after the other."""
    together, apart, kept = 0, 0, 0
    for i in range(hidden.offer_count[seat]):
        if mask >> i & 1:
            apart += trains_for(tables, int(hidden.offer[seat, i]), work)
            kept += 1
    for i in range(hidden.offer_count[seat]):
        if mask >> i & 1:
            together += trains_for(tables, int(hidden.offer[seat, i]), work)
            use_way(tables, int(tables.ticket_b[hidden.offer[seat, i]]), work)
    trains = int(hidden.trains[seat])
    if together > trains:
        return because(moves, TOO_LONG, trains)
    if kept > 1 and together < apart:
        return because(moves, SHARE_ROUTES, together, apart)
    return because(moves, CAN_BE_BUILT, together, trains)


def trains_for(tables, ticket, work):
    """The trains of a shortest way of a ticket, which `work.via` holds; more than any seat has if there is none."""
    find_ways(tables, work, int(tables.ticket_a[ticket]), int(tables.ticket_b[ticket]))
    return min(int(work.distance[tables.ticket_b[ticket]]) // UNIT, c.TRAINS * 2)


def use_way(tables, city, work):
    """Let the routes of the way to a city cost nothing from now on."""
    while work.distance[city] < INFINITY and work.via[city] >= 0:
        route = int(work.via[city])
        city = int(tables.route_a[route]) + int(tables.route_b[route]) - city
        work.price[route] = 0
