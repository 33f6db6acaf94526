"""Ticket to Ride's knowledge for the search: how well the hidden tickets of a world explain what others have built.

Players keep tickets that go together, and build for them. So a world is likely in which the tickets of a seat are made or cheap to make,
and in which its routes lie on their ways. `WEIGHTS` were fitted to matches of bots: docs/decisions/78_plans_without_the_hand.md.
"""

import math

import numpy as np

from boardwright.core.machine.memory import local
from boardwright.core.machine.random import quick_start, quick_uint32, quick_uniform_below
from boardwright.core.machine.state import record
from boardwright.games.ticket_to_ride_europe import components as c, state as s
from boardwright.games.ticket_to_ride_europe.bots import quick_plan as plans
from boardwright.games.ticket_to_ride_europe.bots.greedy_plan import POINT, hold_tickets
from boardwright.games.ticket_to_ride_europe.rules.network import INFINITY, PATHS, TICKETS_HELD, find_ways, other_end
from boardwright.games.ticket_to_ride_europe.rules.routes import own_routes
from boardwright.games.ticket_to_ride_europe.rules.stations import join_cities

POINTS, DONE, LOST, MISSING, COST, UNUSED, FITTING = range(7)
SIGNS = 7
"""Of a seat: the points of its tickets, of those made, of those that it would have to leave; trains that the others lack, and their price
in tenths of a point; trains on routes that no ticket needs; cards that it took openly and that the others need."""

WEIGHTS = np.array([193, 81, -237, -5, -19, -1440, 143])
WEIGHTS_LATE = np.array([133, 132, -256, -111, -55, 531, 237])
"""By sign: thousandths of the logarithm of the likelihood, and what is added when all trains are placed."""

TRIES = 60
"""Swaps that `believe` tries for each seat."""
ROUNDS = 3
"""Times that `believe` goes through the seats, where there are several."""
NOWHERE = c.TICKETS
STEP = 50
CHANCES = np.array([int(65536 * math.exp(-i * STEP / 1000)) for i in range(200)])
"""The chance, in 65536ths, of a swap that makes a world less likely by so many steps of 50 thousandths."""

APPEAL = np.array([2 + saved * saved for saved in range(101)])
APPEAL_LOG = np.array([round(1000 * math.log(appeal)) for appeal in APPEAL.tolist()])
"""By the trains of its way that are there: how often a swap tries a ticket, and the logarithm in thousandths."""

ACCOUNT = record(
    [
        *PATHS,
        *TICKETS_HELD,
        ("style", "i8"),
        ("cost", "i4", (c.ROUTES,)),
        ("wanted", "i1", (c.ROUTES,)),
        ("used", "i1", (c.ROUTES,)),  # own routes on the way of a ticket
        ("trains", "i8"),
        ("claims", "i8"),
        ("borrowing", "i8"),
        ("time", "i8"),
        ("label", "i8", (c.CITIES,)),
        ("own_count", "i8"),
        ("own", "i8", (c.MOST_ROUTES,)),
        ("sign", "i8", (SIGNS,)),
        ("need", "i8", (c.KINDS,)),  # cards by colour, for routes of that colour
        ("saved", "i8", (c.TICKETS + 1,)),  # by ticket: trains of its way that are there
        ("pool", "i8"),  # the appeal of all in the deck
    ]
)
"""Working memory for how the routes and the tickets of a seat go together."""


def fits(tables, state, seat):
    """The logarithm of the likelihood of the hidden tickets in `state`, seen by `seat`, in thousandths."""
    w, total = local(ACCOUNT), 0
    for other in range(state.players):
        if other != seat:
            open_account(tables, state, other, w)
            total += likelihood(tables, state, other, w)
    return total


def believe(tables, state, seat):
    """Rearrange the hidden tickets of a world that `resample` has made, so that worlds are as frequent as they are likely.

    A random walk (N. Metropolis and others, 1953; W. Hastings, 1970): tickets of other seats change places with such that are out of play
    or in the deck. Returns what `fits` says then.
    """
    rng = quick_start(state.rng, s.STREAM_GUESS)
    w, total = local(ACCOUNT), 0
    rounds = min(ROUNDS, int(state.players) - 1)  # where others may hold what a seat needs
    for turn in range(rounds):
        for other in range(state.players):
            if other != seat:
                exchange_dropped(tables, state, other, rng)
                for third in range(other):
                    if third != seat:
                        exchange_long(tables, state, other, third, rng, w)
        for other in range(state.players):
            if other != seat and state.held_count[other] > 0:
                open_account(tables, state, other, w)
                rate_tickets(tables, state, w)
                now = likelihood(tables, state, other, w)
                for _ in range(TRIES):
                    now = try_swap(tables, state, seat, other, now, rng, w)
                sort_tickets(state, other)
                total += now * (turn == rounds - 1)
    return total


def exchange_dropped(tables, state, seat, rng):
    """Exchange the short tickets that a seat dropped for any of the deck: that changes nothing for it."""
    for i in range(state.dropped_count[seat]):
        ticket = int(state.dropped[seat, i])
        if not tables.ticket_long[ticket] and state.unseen_ticket_count > 0:
            place = quick_uniform_below(rng, int(state.unseen_ticket_count))
            state.dropped[seat, i], state.unseen_tickets[place] = state.unseen_tickets[place], ticket


def exchange_long(tables, state, one, other, rng, w):
    """Swap the long tickets of two seats, and undo it unless chance decides for it."""
    a, b = long_place(tables, state, one), long_place(tables, state, other)
    if a == NOWHERE or b == NOWHERE:
        return
    first, second = ticket_at(state, one, a), ticket_at(state, other, b)
    open_account(tables, state, one, w)
    now = likelihood(tables, state, one, w)
    put_ticket(state, one, a, second)
    value = likelihood(tables, state, one, w)
    open_account(tables, state, other, w)
    now += likelihood(tables, state, other, w)
    put_ticket(state, other, b, first)
    value += likelihood(tables, state, other, w)
    if quick_uint32(rng) >> 16 >= chance_of(now - value):
        put_ticket(state, one, a, first)
        put_ticket(state, other, b, second)


def long_place(tables, state, other):
    """Return where a seat has its long ticket: a place of those held, -1 minus a place of those dropped, or NOWHERE."""
    for i in range(state.held_count[other]):
        if tables.ticket_long[state.held[other, i]]:
            return i
    for i in range(state.dropped_count[other]):
        if tables.ticket_long[state.dropped[other, i]]:
            return -1 - i
    return NOWHERE


def ticket_at(state, seat, place):
    """The ticket in a place of `long_place`."""
    return int(state.held[seat, place]) if place >= 0 else int(state.dropped[seat, -1 - place])


def put_ticket(state, seat, place, ticket):
    """Put a ticket into a place of `long_place`."""
    if place >= 0:
        state.held[seat, place] = ticket
    else:
        state.dropped[seat, -1 - place] = ticket


def chance_of(loss):
    """The chance, in 65536ths, of a change that makes a world less likely by so many thousandths."""
    return CHANCES[max(0, min(loss // STEP, len(CHANCES) - 1))]


def rate_tickets(tables, state, w):
    """Note how often a swap tries each ticket: the more, the more of its way is there already."""
    source, w.pool = -1, 0
    for route in range(c.ROUTES):
        w.price[route] = int(tables.route_length[route]) if 0 < w.cost[route] < INFINITY else w.cost[route]
    for ticket in range(1, c.TICKETS + 1):
        a, b = int(tables.ticket_a[ticket]), int(tables.ticket_b[ticket])
        if a != source:
            find_ways(tables, w, a, -1)
            source = a
        w.saved[ticket] = max(0, int(tables.ticket_points[ticket]) - w.distance[b])
    for i in range(state.unseen_ticket_count):
        w.pool += APPEAL[w.saved[state.unseen_tickets[i]]]


def open_account(tables, state, seat, w):
    """Note what does not depend on the tickets."""
    w.style = plans.QUICK
    plans.set_costs(tables, state, seat, w)
    for city in range(c.CITIES):
        w.label[city] = city
    w.own_count = own_routes(state, seat, w.own)
    for i in range(w.own_count):
        join_cities(tables, w.label, w.own[i])


def likelihood(tables, state, seat, w):
    """The logarithm of the likelihood of the tickets of one seat, in thousandths."""
    take_account(tables, state, seat, w)
    placed, total = c.TRAINS - int(state.trains[seat]), 0
    for sign in range(SIGNS):
        total += w.sign[sign] * (int(WEIGHTS[sign]) * c.TRAINS + int(WEIGHTS_LATE[sign]) * placed)
    return total // c.TRAINS


def take_account(tables, state, seat, w):
    """Note how the routes and the tickets of a seat go together."""
    w.sign[:], w.used[:], w.wanted[:] = 0, 0, 0
    for route in range(c.ROUTES):
        w.price[route] = w.cost[route]
    hold_tickets(tables, state, seat, w)
    w.trains, w.borrowing, w.claims, w.time = int(state.trains[seat]), 0, 0, plans.LONGEST_PLAN
    for i in range(w.ticket_count):
        account_for(tables, state, seat, int(w.tickets[i]), w)
    w.sign[MISSING] = int(state.trains[seat]) - w.trains
    w.sign[COST] = w.sign[COST] * 10 // POINT
    for i in range(w.own_count):
        w.sign[UNUSED] += (1 - w.used[w.own[i]]) * int(tables.route_length[w.own[i]])
    w.need[:] = 0
    for route in range(c.ROUTES):
        w.need[tables.route_colour[route]] += int(tables.route_length[route]) * (w.wanted[route] == plans.CLAIM)
    for colour in range(c.LOCOMOTIVE):
        w.sign[FITTING] += min(int(state.known[seat, colour]), w.need[colour])


def account_for(tables, state, seat, ticket, w):
    """Note whether a ticket is made or can be, and the routes that it needs."""
    a, b, points = int(tables.ticket_a[ticket]), int(tables.ticket_b[ticket]), int(tables.ticket_points[ticket])
    cost = plans.connect(tables, state, seat, ticket, points * POINT, w)
    w.sign[POINTS] += points
    w.sign[DONE] += points * (w.label[a] == w.label[b])
    if cost < 0:
        w.sign[LOST] += points
    else:
        w.sign[COST] += cost
        while w.via[b] >= 0:
            w.used[w.via[b]] = 1
            b = other_end(tables, w.via[b], b)


def try_swap(tables, state, seat, other, now, rng, w):
    """Swap a hidden ticket of a seat for another one, and undo it unless chance decides for it. Returns the likelihood then."""
    i = quick_uniform_below(rng, int(state.held_count[other]))
    ticket = int(state.held[other, i])
    if state.known_redrawn_at[seat, ticket] > 0:
        return now
    dropped = int(state.dropped_count[other]) if state.held_draw[other, i] == 0 else 0
    if dropped > 0 and quick_uniform_below(rng, 4) == 0:
        return swap(tables, state, other, i, state.dropped[other], quick_uniform_below(rng, dropped), 0, now, rng, w)
    if tables.ticket_long[ticket]:
        if state.aside_count == 0:
            return now
        return swap(tables, state, other, i, state.aside, quick_uniform_below(rng, int(state.aside_count)), 0, now, rng, w)
    if state.unseen_ticket_count == 0:
        return now
    place = by_appeal(state, rng, w)
    there, back = int(w.saved[state.unseen_tickets[place]]), int(w.saved[ticket])
    pool = int(w.pool)
    w.pool += int(APPEAL[back]) - int(APPEAL[there])
    value = swap(tables, state, other, i, state.unseen_tickets, place, int(APPEAL_LOG[back]) - int(APPEAL_LOG[there]), now, rng, w)
    if state.held[other, i] == ticket:
        w.pool = pool
    return value


def by_appeal(state, rng, w):
    """The place of a ticket of the deck, drawn by appeal."""
    left, place = quick_uniform_below(rng, w.pool), 0
    while left >= APPEAL[w.saved[state.unseen_tickets[place]]]:
        left -= APPEAL[w.saved[state.unseen_tickets[place]]]
        place += 1
    return place


def swap(tables, state, other, i, row, place, favour, now, rng, w):
    """Swap the ticket number `i` of a seat for that of a row, and undo it unless chance decides for it. Returns the likelihood then.

    `favour`: the logarithm of how much more often the opposite swap is tried, in thousandths.
    """
    ticket = int(state.held[other, i])
    state.held[other, i], row[place] = row[place], ticket
    value = likelihood(tables, state, other, w)
    if quick_uint32(rng) >> 16 < chance_of(now - value - favour):
        return value
    row[place], state.held[other, i] = state.held[other, i], ticket
    return now


def sort_tickets(state, seat):
    """Put the tickets of each draw, and those dropped, in ascending order again: the order must not tell anything."""
    for i in range(1, int(state.held_count[seat])):
        k = i
        while k > 0 and state.held_draw[seat, k - 1] == state.held_draw[seat, k] and state.held[seat, k - 1] > state.held[seat, k]:
            ticket = int(state.held[seat, k])
            state.held[seat, k], state.held[seat, k - 1] = state.held[seat, k - 1], ticket
            k -= 1
    if state.dropped_count[seat] == 2 and state.dropped[seat, 0] > state.dropped[seat, 1]:
        ticket = int(state.dropped[seat, 0])
        state.dropped[seat, 0], state.dropped[seat, 1] = state.dropped[seat, 1], ticket
