"""The plan of `quick`: the routes that its tickets need, kept between decisions.

It depends on the board and the tickets alone, not on the hand: drawing cards changes nothing. Scratch memory keeps the plan of each seat
beside everything that it was made from, and a plan is used again only if all of that is the same. So choices do not depend on what the
scratch memory holds. Prices are in thousandths of a point: the turns that a route costs, minus the points that it brings.
"""

import numpy as np

from boardwright.core.machine.bits import read_set
from boardwright.core.machine.state import record
from boardwright.games.ticket_to_ride_europe import actions as act, components as c, state as s
from boardwright.games.ticket_to_ride_europe.bots.greedy_plan import (
    HURRIED_STATION,
    LEAST_COST,
    POINT,
    SLACK,
    USABLE,
    half_turns_left,
    has_station_for,
    hold_tickets,
    price_of_open,
    price_of_taken,
)
from boardwright.games.ticket_to_ride_europe.rules.network import INFINITY, PATHS, TICKETS_HELD, find_ways, list_way
from boardwright.games.ticket_to_ride_europe.rules.routes import is_open

QUICK, SPRINTER = range(2)
TURN_COST = np.array([2500, 6000])  # by style: the cost of a turn
CARD_COST = np.array([1700, 1000])  # by style: the cost of drawing one card
LONGEST_PLAN = 88  # half turns: no plan needs more
STEP = 8  # half turns: the time left counts in such steps, so that plans are kept longer

CLAIM, BORROW = 1, 3
UNKNOWN = -INFINITY

PLAN = record(
    [
        # what it was made from
        ("owner", "i1", (c.ROUTES,)),
        ("built", "i1", (c.CITIES,)),
        ("held", "i8"),  # tickets, as a set; 0: no plan is kept
        ("known", "i8"),  # tickets that cannot be drawn, as a set
        ("means", "i8"),  # style, players, trains, stations and time, as one number
        # the plan
        ("wanted", "i1", (c.ROUTES,)),  # CLAIM: for the tickets, BORROW: by a station
        ("joined", "i8"),  # cities that the network reaches then, as a set
        ("count", "i4"),  # routes to claim
        ("routes", "i1", (c.MOST_ROUTES,)),
        ("more_count", "i4"),  # free routes beside them that the trains suffice for
        ("more", "i1", (c.ROUTES,)),
        ("claims", "i4"),  # turns for claims and stations
        ("trains", "i4"),  # left when all is claimed
        ("borrowing", "i4"),  # stations
        ("rejected", "i4"),  # tickets that it leaves unconnected
        ("value", "i4"),  # points of the tickets minus the price of the routes
        ("detour", "i4", (c.ROUTES,)),  # what losing a route would cost, or UNKNOWN
        ("gain", "i4"),  # from drawing tickets, or UNKNOWN
    ]
)
"""A plan, and what it was made from."""

SCRATCH = record(
    [
        *PATHS,
        *TICKETS_HELD,
        ("plans", PLAN, (c.SEATS,)),
        ("style", "i8"),
        ("cost", "i4", (c.ROUTES,)),  # prices before anything is planned
        ("wanted", "i1", (c.ROUTES,)),  # of the plan being made; then for this decision: 1 for the tickets, 2 beyond them
        ("trains", "i8"),
        ("claims", "i8"),
        ("borrowing", "i8"),
        ("rejected", "i8"),
        ("lost", "i8"),  # the value of the rejected tickets
        ("time", "i8"),  # half turns and cards in hand, in steps
        ("half_turns", "i8"),  # estimated until the match ends
        ("hand", "i8", (c.KINDS,)),
        ("spare", "i8", (c.KINDS,)),
        ("unseen", "i8", (c.KINDS,)),
        ("unseen_count", "i8"),
        ("need", "i8", (2, c.KINDS)),  # cards by tier and colour; locomotives of ferries
        ("grey", "i8", (2, c.LONGEST + 2)),  # grey routes by tier and number of cards
        ("grey_count", "i8", (2,)),
        ("saved", "i8", (c.KINDS,)),  # by which each card would lower the shortfall
        ("gains", "i8", (c.TICKETS,)),
        ("joined", "i8"),  # cities that the network reaches, as a set
        ("label", "i8", (c.CITIES,)),
        ("own", "i8", (c.MOST_ROUTES,)),
        ("worth", "i8", (len(act.ACTIONS),)),  # the value of each move
    ]
)
"""The plans of all seats, and working memory."""


def estimate_time(hidden, seat, w):
    """Note how much time is left, and in steps how long a plan may be: a plan uses cards of the hand, too."""
    w.half_turns = half_turns_left(hidden, seat)
    left = w.half_turns + SLACK + int(hidden.hand_count[seat]) * USABLE // 100
    w.time = min(left, LONGEST_PLAN) // STEP * STEP


def recall_plan(tables, hidden, seat, w):
    """The plan of a seat in this position: the one that is kept, if it was made from the same."""
    plan = w.plans[seat]
    held = read_set(hidden.held[seat], hidden.held_count[seat]) | 1
    known = held | read_set(hidden.dropped[seat], hidden.dropped_count[seat]) | read_set(hidden.returned_tickets, hidden.returned_count)
    means = (((int(w.style) * 8 + int(hidden.players)) * 64 + int(hidden.trains[seat])) * 4 + int(hidden.stations[seat])) * 128 + w.time
    different = (plan.held ^ held) | (plan.known ^ known) | (plan.means ^ means)
    for route in range(c.ROUTES):
        different |= int(plan.owner[route]) ^ int(hidden.owner[route])
    for city in range(c.CITIES):
        different |= int(plan.built[city]) ^ int(hidden.built[city])
    if different != 0:
        plan.owner[:], plan.built[:] = hidden.owner, hidden.built
        plan.held, plan.known, plan.means = held, known, means
        hold_tickets(tables, hidden, seat, w)
        set_costs(tables, hidden, seat, w)
        make_plan(tables, hidden, seat, plan, w)
        list_routes(tables, hidden, seat, plan, w)
    return plan


def set_costs(tables, hidden, seat, w):
    """The price of each route before anything is planned."""
    for route in range(c.ROUTES):
        w.cost[route] = price_of(tables, hidden, seat, route, w)


def price_of(tables, hidden, seat, route, w):
    """The price of a route: turns minus points."""
    if not is_open(tables, hidden, seat, route):
        return price_of_taken(tables, hidden, seat, route)
    return max(LEAST_COST, price_of_open(tables, route, int(TURN_COST[w.style]), int(CARD_COST[w.style])))


def make_plan(tables, hidden, seat, plan, w):
    """The best network for the tickets, tried in two orders; if it leaves tickets, then also in a hurry, which may leave fewer."""
    plan.value, plan.rejected, lost = -INFINITY, 0, 0
    for way in range(4):
        if way >= 2 and plan.rejected == 0:
            break
        value = try_order(tables, hidden, seat, way, w)
        if value > plan.value if way < 2 else w.lost < lost:
            lost, plan.value, plan.rejected = w.lost, value, w.rejected
            plan.claims, plan.trains, plan.borrowing = w.claims, w.trains, w.borrowing
            plan.wanted[:] = w.wanted
        if w.ticket_count < 2 and way == 0 and plan.rejected == 0:
            break  # there is only one order


def try_order(tables, hidden, seat, way, w):
    """Connect one ticket after the other, each as cheaply as the routes so far allow; skip those that cost more than they bring."""
    w.wanted[:] = 0
    for route in range(c.ROUTES):
        w.price[route] = w.cost[route]
        if way >= 2 and LEAST_COST < w.cost[route] < INFINITY:
            w.price[route] = hurried_price(tables, hidden, route)
    w.trains, w.borrowing, w.claims = int(hidden.trains[seat]), 0, 0
    return connect_all(tables, hidden, seat, way, w)


def connect_all(tables, hidden, seat, way, w):
    """Connect the tickets, the best first (`way` odd: last); return their points minus the price of the routes."""
    w.rejected, w.lost, value = 0, 0, 0
    for i in range(w.ticket_count):
        ticket = w.tickets[w.ticket_count - 1 - i if way & 1 else i]
        worth = int(tables.ticket_points[ticket])
        cost = connect(tables, hidden, seat, ticket, worth * POINT, w)
        if cost >= 0:
            value += worth * POINT - cost
        else:
            w.rejected += 1
            w.lost += worth
            value -= worth * POINT
    return value


def hurried_price(tables, hidden, route):
    """The turns that a route costs, without its points."""
    if hidden.owner[route] != s.NOBODY:
        return HURRIED_STATION
    return (2 + int(tables.route_length[route]) + int(tables.route_ferry[route]) + int(tables.route_tunnel[route])) * 500


def connect(tables, hidden, seat, ticket, worth, w):
    """Add the cheapest path of a ticket to the plan, if it is worth it and trains, stations and time allow. Returns its cost, or -1."""
    a, b = int(tables.ticket_a[ticket]), int(tables.ticket_b[ticket])
    find_ways(tables, w, a, b)
    if w.distance[b] >= 2 * worth:
        return -1
    trains, borrowing, claims, cost = w.trains, w.borrowing, w.claims, 0
    count = list_way(tables, w, b)
    for i in range(count):
        route = w.way[i]
        cost += int(w.cost[route])
        if hidden.owner[route] == s.NOBODY:
            trains -= int(tables.route_length[route])
            claims += 1
        elif not has_station_for(tables, hidden, seat, route):
            borrowing += 1
            claims += 1
    if trains < 0 or borrowing > hidden.stations[seat] or 2 * claims + int(hidden.trains[seat]) - trains > w.time:
        return -1
    w.trains, w.borrowing, w.claims = trains, borrowing, claims
    for i in range(count):
        route = w.way[i]
        w.wanted[route] = CLAIM if hidden.owner[route] == s.NOBODY else BORROW
        w.price[route] = 0
    return cost


def list_routes(tables, hidden, seat, plan, w):
    """List the routes of the plan, and those that remaining trains could go to."""
    plan.count, plan.more_count, plan.joined, plan.gain = 0, 0, 0, UNKNOWN
    plan.detour[:] = UNKNOWN
    for route in range(c.ROUTES):
        if plan.wanted[route] == CLAIM:
            plan.routes[plan.count] = route
            plan.count += 1
        elif may_want(tables, hidden, route, plan, w):
            insert_route(tables, plan, route)
        if plan.wanted[route] == CLAIM or hidden.owner[route] == seat:
            plan.joined |= ends(tables, route)


def insert_route(tables, plan, route):
    """Insert a route before those that bring fewer points."""
    i = plan.more_count
    while i > 0 and tables.route_points[plan.more[i - 1]] < tables.route_points[route]:
        plan.more[i] = plan.more[i - 1]
        i -= 1
    plan.more[i] = route
    plan.more_count += 1


def ends(tables, route):
    """The cities of a route, as a set."""
    return 1 << int(tables.route_a[route]) | 1 << int(tables.route_b[route])


def may_want(tables, hidden, route, plan, w):
    """Return whether a route can be claimed beyond the plan: neither it nor its twin is part of it, and there are enough trains."""
    twin = int(tables.route_twin[route])
    if hidden.owner[route] != s.NOBODY or w.cost[route] >= INFINITY or tables.route_length[route] > plan.trains:
        return False
    return plan.wanted[route] == 0 and (twin < 0 or plan.wanted[twin] == 0)


def set_prices(tables, hidden, seat, plan, w):
    """The prices of all other routes once the plan is carried out."""
    for route in range(c.ROUTES):
        w.price[route] = price_of(tables, hidden, seat, route, w) if plan.wanted[route] == 0 else 0
