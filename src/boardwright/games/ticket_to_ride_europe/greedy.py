"""`greedy`: the cheapest network over all tickets held, and the shortest way there.

At every decision it plans anew. Routes get prices in thousandths of a point: the turns that they cost, less the points that they
bring. The cheapest network that connects the tickets is the plan; trains left over go to the routes that are worth most. What the hand
lacks for the plan decides which cards it draws, how it pays, and whether claiming a route now hurts the rest.
"""

from __future__ import annotations

import numpy as np

from boardwright.core.rule import rule
from boardwright.games.ticket_to_ride_europe.actions import (
    CLAIM,
    DRAW,
    GIVE_UP,
    KEEP,
    MASKS,
    PAY_EXTRA,
    PAY_WITH,
    PAYMENTS,
    TAKE,
)
from boardwright.games.ticket_to_ride_europe.components import CITIES, GREY, KINDS, LOCOMOTIVE, ROUTES, SLOTS, STATIONS, TICKETS
from boardwright.games.ticket_to_ride_europe.payments import can_pay, price
from boardwright.games.ticket_to_ride_europe.planning import FAR, can_still_claim, find_ways
from boardwright.games.ticket_to_ride_europe.state import CHOOSE_START, CHOOSE_TICKETS, NOBODY, PAY, SECOND_CARD, TURN
from boardwright.games.ticket_to_ride_europe.trail import other_end

POINT = 1000  # all values are in thousandths of a point

W_TURN = 3000  # what a turn is worth
W_CARD = 1700  # what drawing one card costs
W_HAND = 60  # per cent of that saved by a card in hand of the route's colour
W_GREY = 40  # the same for a grey route
W_FERRY = 1500  # more for each locomotive that a ferry asks for
W_TUNNEL = 1200  # more for a tunnel: extra cards, failed attempts
W_TRAIN = 0  # what a train is worth
W_LEAST = 200  # a route costs at least so much
W_BORROW = 10000  # using a route of somebody else by a station

W_FIRST = 1000  # a card missing for the tickets
W_LOCO = 1600  # a locomotive missing for a ferry
W_SECOND = 500  # a card missing for routes beyond the tickets
W_KEEP = 400  # a locomotive that is left over
W_SPARE = 60  # a card that is left over
W_REGRET = 1500  # what a missing card costs when a claim is weighed
W_CLAIM = 600  # a claim now rather than later
W_TICKETS = 0  # drawing tickets must bring so much more than it costs
W_FUTURE = 60  # per cent of the estimated gain of new tickets that counts

MIND = np.dtype(
    (
        np.record,
        [
            ("price", "i8", (ROUTES,)),
            ("distance", "i8", (CITIES,)),
            ("via", "i8", (CITIES,)),
            ("done", "i8", (CITIES,)),
            ("plain", "i8", (ROUTES,)),  # prices before anything is planned
            ("wanted", "i8", (ROUTES,)),  # 1: for the tickets, 2: beyond them, 3: borrowed
            ("best", "i8", (ROUTES,)),  # `wanted` of the best plan so far
            ("tickets", "i8", (TICKETS,)),  # to plan for
            ("ticket_count", "i8"),
            ("order", "i8", (TICKETS,)),
            ("trains", "i8"),  # left when the plan is done
            ("borrowing", "i8"),  # stations that the plan needs
            ("hand", "i8", (KINDS,)),
            ("unseen", "i8", (KINDS,)),
            ("unseen_count", "i8"),
            ("need", "i8", (3, KINDS)),  # cards by tier and colour; locomotives of ferries
            ("grey", "i8", (ROUTES,)),  # grey routes of the plan, by tier, long ones first
            ("grey_count", "i8"),
            ("spare", "i8", (KINDS,)),
        ],
    )
)
"""What a decision needs to know, and room to try things out."""


# -- the plan ----------------------------------------------------------------------------------------------------------------------


@rule
def look(tables, hidden, seat, mind):
    """Note the hand, the cards that may come, and a price for each route."""
    for card in range(KINDS):
        mind.hand[card] = hidden.hand[seat, card]
        mind.unseen[card] = int(tables.cards[card]) - int(hidden.discards[card]) - int(hidden.hand[seat, card])
        for other in range(hidden.players):
            if other != seat:
                mind.unseen[card] -= hidden.known[other, card]
    for slot in range(SLOTS):
        if hidden.row[slot] >= 0:
            mind.unseen[hidden.row[slot]] -= 1
    mind.unseen_count = 0
    for card in range(KINDS):
        mind.unseen[card] = max(0, mind.unseen[card])
        mind.unseen_count += mind.unseen[card]
    for route in range(ROUTES):
        mind.plain[route] = price_of(tables, hidden, seat, route, mind)


@rule
def price_of(tables, hidden, seat, route, mind):
    """What a route costs: turns less points."""
    if hidden.owner[route] == seat:
        return 0
    length = int(tables.route_length[route])
    if hidden.owner[route] != NOBODY:
        return int(W_BORROW) if can_borrow(tables, hidden, seat, route) else FAR
    if not can_still_claim(tables, hidden, seat, route) or hidden.trains[seat] < length:
        return FAR
    colour = int(tables.route_colour[route])
    cost = W_TURN + length * (W_CARD + W_TRAIN) - int(tables.route_points[route]) * POINT
    cost += int(tables.route_ferry[route]) * W_FERRY + int(tables.route_tunnel[route]) * W_TUNNEL
    if colour == GREY:
        most = 0
        for card in range(LOCOMOTIVE):
            most = max(most, mind.hand[card])
        cost -= min(most, length) * W_CARD * W_GREY // 100
    else:
        cost -= min(mind.hand[colour], length) * W_CARD * W_HAND // 100
    return max(W_LEAST, cost)


@rule
def can_borrow(tables, hidden, seat, route):
    """Whether a station of `seat` may use a route of somebody else: at one end there is one, or may be built."""
    a, b = hidden.built[tables.route_a[route]], hidden.built[tables.route_b[route]]
    return a == seat or b == seat or (hidden.stations[seat] > 0 and (a == NOBODY or b == NOBODY))


@rule
def hold_tickets(tables, hidden, seat, mind):
    """Plan for the tickets held."""
    mind.ticket_count = 0
    for i in range(hidden.held_count[seat]):
        add_ticket(tables, mind, int(hidden.held[seat, i]))


@rule
def add_ticket(tables, mind, ticket):
    """Plan for one ticket more; the most valuable ones come first."""
    i = mind.ticket_count
    while i > 0 and tables.ticket_points[mind.tickets[i - 1]] < tables.ticket_points[ticket]:
        mind.tickets[i] = mind.tickets[i - 1]
        i -= 1
    mind.tickets[i] = ticket
    mind.ticket_count += 1


@rule
def plan(tables, hidden, seat, mind):
    """The best network for the tickets, tried in two orders. Returns its value: tickets less the price of the routes."""
    best = -FAR
    for way in range(2):
        value = try_order(tables, hidden, seat, way, mind)
        if value > best:
            best = value
            for route in range(ROUTES):
                mind.best[route] = mind.wanted[route]
    mind.trains = int(hidden.trains[seat])
    mind.borrowing = 0
    for route in range(ROUTES):
        mind.wanted[route] = mind.best[route]
        if mind.wanted[route] == 1:
            mind.trains -= tables.route_length[route]
        elif mind.wanted[route] == 3:
            mind.borrowing += 1
    return best


@rule
def try_order(tables, hidden, seat, way, mind):
    """Connect one ticket after the other, each as cheaply as the ways so far allow; leave those that cost more than they bring."""
    for route in range(ROUTES):
        mind.price[route] = mind.plain[route]
        mind.wanted[route] = 0
    mind.trains = int(hidden.trains[seat])
    mind.borrowing = 0
    value = 0
    for i in range(mind.ticket_count):
        ticket = mind.tickets[mind.ticket_count - 1 - i if way == 1 else i]
        value += connect(tables, hidden, seat, ticket, mind)
    return value


@rule
def connect(tables, hidden, seat, ticket, mind):
    """Add the cheapest way of a ticket to the plan, if it is worth it. Returns what that changes."""
    a, b = int(tables.ticket_a[ticket]), int(tables.ticket_b[ticket])
    worth = int(tables.ticket_points[ticket]) * POINT
    find_ways(tables, mind, a, b)
    cost = mind.distance[b]
    if cost >= 2 * worth:
        return -worth
    trains, borrowing = mind.trains, mind.borrowing
    city = b
    while city != a:
        route = mind.via[city]
        if mind.price[route] > 0:
            if hidden.owner[route] == NOBODY:
                trains -= int(tables.route_length[route])
            else:
                borrowing += 1
        city = other_end(tables, route, city)
    if trains < 0 or borrowing > STATIONS:
        return -worth
    mind.trains, mind.borrowing = trains, borrowing
    city = b
    while city != a:
        route = mind.via[city]
        if mind.price[route] > 0:
            mind.wanted[route] = 1 if hidden.owner[route] == NOBODY else 3
            mind.price[route] = 0
        city = other_end(tables, route, city)
    return worth - cost


@rule
def plan_more(tables, hidden, seat, mind):
    """Give the trains that the tickets leave over to the routes that are worth most for their turns."""
    while True:
        chosen, highest = -1, -FAR
        for route in range(ROUTES):
            length = int(tables.route_length[route])
            if mind.wanted[route] == 0 and length <= mind.trains and mind.plain[route] < FAR and hidden.owner[route] == NOBODY:
                twin = tables.route_twin[route]
                if twin < 0 or (mind.wanted[twin] == 0 and hidden.owner[twin] != seat):
                    value = worth_alone(tables, hidden, route, mind)
                    if value > highest:
                        chosen, highest = route, value
        if chosen < 0:
            return
        mind.wanted[chosen] = 2
        mind.trains -= tables.route_length[chosen]


@rule
def worth_alone(tables, hidden, route, mind):
    """What a route brings by itself: its points for the turns, per turn."""
    length = int(tables.route_length[route])
    colour = int(tables.route_colour[route])
    missing = length - int(tables.route_ferry[route])
    have = 0
    if colour == GREY:
        for card in range(LOCOMOTIVE):
            have = max(have, mind.hand[card])
    else:
        have = mind.hand[colour]
    missing = max(0, missing - have // 2) + int(tables.route_tunnel[route]) + 2 * int(tables.route_ferry[route])
    return int(tables.route_points[route]) * POINT * 10 // (10 + 6 * missing)


# -- cards -------------------------------------------------------------------------------------------------------------------------


@rule
def count_needs(tables, mind):
    """What the plan asks for: by colour, and the grey routes one by one."""
    for card in range(KINDS):
        mind.need[1, card] = 0
        mind.need[2, card] = 0
    mind.grey_count = 0
    for tier in range(1, 3):
        start = mind.grey_count
        for route in range(ROUTES):
            if mind.wanted[route] == tier:
                mind.need[tier, LOCOMOTIVE] += tables.route_ferry[route]
                if tables.route_colour[route] == GREY:
                    i = mind.grey_count
                    while i > start and size_of(tables, mind.grey[i - 1]) < size_of(tables, route):
                        mind.grey[i] = mind.grey[i - 1]
                        i -= 1
                    mind.grey[i] = route
                    mind.grey_count += 1
                else:
                    mind.need[tier, tables.route_colour[route]] += size_of(tables, route)


@rule
def size_of(tables, route):
    """How many cards of a colour a route wants; a tunnel one to spare."""
    return int(tables.route_length[route]) - int(tables.route_ferry[route]) + int(tables.route_tunnel[route])


@rule
def shortfall(tables, without, mind):
    """What the hand lacks for the plan without one route (-1: for all of it), in thousandths of a card."""
    locomotives = mind.hand[LOCOMOTIVE]
    for card in range(LOCOMOTIVE):
        mind.spare[card] = mind.hand[card]
    total = 0
    first = 0
    for tier in range(1, 3):
        ferries = mind.need[tier, LOCOMOTIVE]
        left_out = -1
        if without >= 0 and mind.wanted[without] == tier:
            ferries -= int(tables.route_ferry[without])
            left_out = int(tables.route_colour[without])
        weight = W_FIRST if tier == 1 else W_SECOND
        missing = 0
        for card in range(LOCOMOTIVE):
            need = mind.need[tier, card]
            if card == left_out:
                need -= size_of(tables, without)
            if need > mind.spare[card]:
                missing += need - mind.spare[card]
                mind.spare[card] = 0
            else:
                mind.spare[card] -= need
        while first < mind.grey_count and mind.wanted[mind.grey[first]] == tier:
            route = mind.grey[first]
            if route != without:
                missing += lay_grey(size_of(tables, route), mind)
            first += 1
        if ferries > locomotives:
            total += (ferries - locomotives) * (W_LOCO if tier == 1 else W_LOCO * W_SECOND // W_FIRST)
            locomotives = 0
        else:
            locomotives -= ferries
        used = min(missing, locomotives)
        locomotives -= used
        total += (missing - used) * weight
    total -= locomotives * W_KEEP
    for card in range(LOCOMOTIVE):
        total -= mind.spare[card] * W_SPARE
    return total


@rule
def lay_grey(size, mind):
    """Use the colour of which most is to spare for a grey route. Returns how many cards are missing."""
    colour = 0
    for card in range(1, LOCOMOTIVE):
        if mind.spare[card] > mind.spare[colour]:
            colour = card
    used = min(size, mind.spare[colour])
    mind.spare[colour] -= used
    return size - used


@rule
def with_card(tables, card, mind):
    """What the hand lacks with one card more."""
    mind.hand[card] += 1
    value = shortfall(tables, -1, mind)
    mind.hand[card] -= 1
    return value


@rule
def with_unknown(tables, mind):
    """What the hand lacks on average after a card from the deck."""
    if mind.unseen_count == 0:
        return shortfall(tables, -1, mind)
    total = 0
    for card in range(KINDS):
        if mind.unseen[card] > 0:
            total += mind.unseen[card] * with_card(tables, card, mind)
    return total // mind.unseen_count


@rule
def best_card(tables, hidden, moves, second, mind):
    """The card to take. The first card is weighed together with the best second one that lies there or the deck."""
    best, lowest = -1, FAR
    blind = with_unknown(tables, mind)
    for k in range(moves.count):
        action = moves.ids[k]
        if TAKE <= action <= DRAW:
            if action == DRAW:
                value = blind
                if not second:
                    value += best_second(tables, hidden, -1, blind, mind) - shortfall(tables, -1, mind)
            else:
                card = int(hidden.row[action - TAKE])
                value = with_card(tables, card, mind)
                if not second and card != LOCOMOTIVE:
                    mind.hand[card] += 1
                    value = best_second(tables, hidden, action - TAKE, with_unknown(tables, mind), mind)
                    mind.hand[card] -= 1
            if value < lowest:
                best, lowest = action, value
    return best


@rule
def best_second(tables, hidden, taken, blind, mind):
    """What the hand lacks after the best second card: one of the row but slot `taken`, or an unknown one."""
    lowest = blind
    for slot in range(SLOTS):
        card = int(hidden.row[slot])
        if slot != taken and card >= 0 and card != LOCOMOTIVE:
            lowest = min(lowest, with_card(tables, card, mind))
    return lowest


# -- claims ------------------------------------------------------------------------------------------------------------------------


@rule
def best_payment(tables, hidden, seat, route, mind):
    """(colour, locomotives) of the payment that hurts the rest of the plan least, and what the hand then lacks."""
    length = int(tables.route_length[route])
    asked = int(tables.route_colour[route])
    best_colour, best_locomotives, lowest = LOCOMOTIVE, length, FAR
    for colour in range(KINDS):
        if colour == LOCOMOTIVE or asked == GREY or asked == colour:
            locomotives = length
            if colour != LOCOMOTIVE:
                locomotives = max(int(tables.route_ferry[route]), length - mind.hand[colour])
            if can_pay(tables, hidden, seat, route, colour, locomotives):
                value = after_payment(tables, route, colour, length - locomotives, locomotives, mind)
                if value < lowest:
                    best_colour, best_locomotives, lowest = colour, locomotives, value
    return best_colour, best_locomotives, lowest


@rule
def after_payment(tables, route, colour, cards, locomotives, mind):
    """What the hand lacks for the rest of the plan after a payment."""
    mind.hand[colour] -= cards
    mind.hand[LOCOMOTIVE] -= locomotives
    value = shortfall(tables, route, mind)
    mind.hand[colour] += cards
    mind.hand[LOCOMOTIVE] += locomotives
    return value


@rule
def best_claim(tables, hidden, seat, moves, mind):
    """The route of the plan to claim now, or -1: what claiming it now makes the rest dearer must be less than what waiting risks."""
    now = shortfall(tables, -1, mind)
    best, highest = -1, 0
    for k in range(moves.count):
        route = moves.ids[k] - CLAIM
        if 0 <= route < ROUTES and mind.wanted[route] > 0:
            colour, locomotives, after = best_payment(tables, hidden, seat, route, mind)
            value = W_CLAIM - (after - now) * W_REGRET // 1000
            if tables.route_tunnel[route]:
                reserve = mind.hand[LOCOMOTIVE] - locomotives
                if colour != LOCOMOTIVE:
                    reserve += mind.hand[colour] - int(tables.route_length[route]) + locomotives
                if reserve == 0:
                    value -= W_TURN // 2
            value += int(tables.route_length[route]) * 50
            if value > highest:
                best, highest = route, value
    return best


# -- tickets -----------------------------------------------------------------------------------------------------------------------


@rule
def best_keep(tables, hidden, seat, moves, mind):
    """The tickets to keep: those that make the best plan together with the ones held."""
    best, highest = moves.ids[0], -FAR
    for k in range(moves.count):
        mask = MASKS[moves.ids[k] - KEEP]
        hold_tickets(tables, hidden, seat, mind)
        for i in range(hidden.offer_count[seat]):
            if mask >> i & 1:
                add_ticket(tables, mind, int(hidden.offer[seat, i]))
        value = plan(tables, hidden, seat, mind)
        if value > highest:
            best, highest = moves.ids[k], value
    return best


# -- the decision ------------------------------------------------------------------------------------------------------------------


@rule
def greedy(tables, hidden, seat, moves, rng):
    """The choice with the best value; the first of equals."""
    if moves.count == 1:
        return moves.ids[0]
    memory = np.zeros(1, MIND)
    chosen = choose(tables, hidden, seat, moves, memory[0])
    memory[0].trains = 0  # keeps the memory until here: compiled code frees an array after its last use
    return chosen


@rule
def choose(tables, hidden, seat, moves, mind):
    """The choice for the prompt at hand."""
    look(tables, hidden, seat, mind)
    if hidden.phase == CHOOSE_START or hidden.phase == CHOOSE_TICKETS:
        return best_keep(tables, hidden, seat, moves, mind)
    hold_tickets(tables, hidden, seat, mind)
    plan(tables, hidden, seat, mind)
    plan_more(tables, hidden, seat, mind)
    count_needs(tables, mind)
    if hidden.phase == TURN:
        return choose_turn(tables, hidden, seat, moves, mind)
    if hidden.phase == SECOND_CARD:
        return best_card(tables, hidden, moves, True, mind)
    if hidden.phase == PAY:
        return choose_payment(tables, hidden, seat, moves, mind)
    return choose_extra(tables, hidden, seat, moves, mind)


@rule
def choose_turn(tables, hidden, seat, moves, mind):
    """Claim, draw cards, draw tickets, or build a station."""
    route = best_claim(tables, hidden, seat, moves, mind)
    if route >= 0:
        return CLAIM + route
    card = best_card(tables, hidden, moves, False, mind)
    if card >= 0:
        return card
    return moves.ids[0]


@rule
def choose_payment(tables, hidden, seat, moves, mind):
    """The payment that hurts the rest of the plan least."""
    target = int(hidden.paying)
    cost = price(tables, hidden, seat, target)
    route = target if target < ROUTES else -1
    best, lowest = moves.ids[0], FAR
    for k in range(moves.count):
        action = moves.ids[k] - PAY_WITH
        colour, locomotives = action // PAYMENTS, action % PAYMENTS
        value = after_payment(tables, route, colour, cost - locomotives, locomotives, mind)
        if value < lowest:
            best, lowest = moves.ids[k], value
    return best


@rule
def choose_extra(tables, hidden, seat, moves, mind):
    """Pay what a tunnel costs extra, unless that ruins more than the turn is worth."""
    route = int(hidden.paying)
    colour = int(hidden.laid_colour)
    best, lowest = GIVE_UP, FAR
    mind.hand[colour] += hidden.laid_cards
    mind.hand[LOCOMOTIVE] += hidden.laid_locomotives
    lowest = shortfall(tables, -1, mind) + 2 * W_FIRST
    mind.hand[colour] -= hidden.laid_cards
    mind.hand[LOCOMOTIVE] -= hidden.laid_locomotives
    for k in range(moves.count):
        locomotives = moves.ids[k] - PAY_EXTRA
        if 0 <= locomotives <= 3:
            value = after_payment(tables, route, colour, hidden.extra - locomotives, locomotives, mind)
            if value < lowest:
                best, lowest = moves.ids[k], value
    return best
