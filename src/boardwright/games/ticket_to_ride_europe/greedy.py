"""`greedy`: the cheapest network over all tickets held, and the shortest way there.

At every decision it plans anew. Routes get prices in thousandths of a point: the turns that they cost, less the points that they
bring. The cheapest network that connects the tickets is the plan; trains left over go to the routes that are worth most. What the hand
lacks for the plan decides which cards it draws, how it pays, and whether claiming a route now hurts the rest.
"""

from __future__ import annotations

import numpy as np

from boardwright.core.rule import rule
from boardwright.games.ticket_to_ride_europe.actions import (
    BUILD,
    CLAIM,
    DRAW,
    DRAW_TICKETS,
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
from boardwright.games.ticket_to_ride_europe.stations import best_stations, label_cities
from boardwright.games.ticket_to_ride_europe.trail import other_end

POINT = 1000  # all values are in thousandths of a point

W_TURN = 4000  # what a turn is worth
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
W_REGRET = 2500  # what a missing card costs when a claim is weighed
W_CLAIM = 0  # a claim now rather than later
W_TICKETS = 0  # drawing tickets must bring so much more than it costs
W_FUTURE = 100  # per cent of the estimated gain of new tickets that counts
W_OTHERS = 50  # per cent of the second and third ticket's gain that counts
W_ROOM = 6  # trains that the plan must leave for new tickets to be thought of
W_LATE = 0  # they are thought of when the plan lacks no more than this (thousandths of a card)
W_USABLE = 70  # per cent of a hand that a plan can use, as far as the time left is reckoned
W_SLACK = 20  # half turns by which a plan may be longer than the match seems to last
W_DRAWN = 18  # tenths of cards that others draw in a turn
W_LENGTH = 33  # tenths of trains that others place in a turn
W_BUFFER = 4  # trains that a claim beyond the tickets must leave besides those for the tickets
W_TICKET_CLAIM = 0  # a claim for the tickets rather than another
W_JOIN = 10  # per cent more for a route that joins the network
W_THREAT = 4  # per cent of what a detour would cost: the chance that somebody takes the route meanwhile
W_FAIL = 6000  # a tunnel that is given up
W_ALONE = 6  # tenths of a turn that a missing card costs, for routes beyond the tickets
W_SYMBOL = 20  # tenths of cards that a locomotive is worth there
W_DRAWING = 3000  # what the turn for drawing tickets costs
W_HOLD = 0  # thousandths of a point more for each point of a ticket, when tickets are chosen
W_STOP = 8  # trains of an opponent below which no tickets are drawn

MIND = np.dtype(
    (
        np.record,
        [
            ("price", "i8", (ROUTES,)),
            ("distance", "i8", (CITIES,)),
            ("via", "i8", (CITIES,)),
            ("done", "i8", (CITIES,)),
            ("cost", "i8", (ROUTES,)),  # prices before anything is planned
            ("wanted", "i8", (ROUTES,)),  # 1: for the tickets, 2: beyond them, 3: borrowed
            ("best", "i8", (ROUTES,)),  # `wanted` of the best plan so far
            ("tickets", "i8", (TICKETS,)),  # to plan for
            ("ticket_count", "i8"),
            ("order", "i8", (TICKETS,)),
            ("trains", "i8"),  # left when the plan is done
            ("claims", "i8"),  # routes that the tickets ask for
            ("lost", "i8"),  # what these are worth
            ("rejected", "i8"),  # tickets that the plan leaves
            ("half_turns", "i8"),  # until the match ends, as far as can be guessed
            ("hand_count", "i8"),
            ("borrowing", "i8"),  # stations that the plan needs
            ("hand", "i8", (KINDS,)),
            ("unseen", "i8", (KINDS,)),
            ("unseen_count", "i8"),
            ("need", "i8", (3, KINDS)),  # cards by tier and colour; locomotives of ferries
            ("grey", "i8", (ROUTES,)),  # grey routes of the plan, by tier, long ones first
            ("grey_count", "i8"),
            ("gains", "i8", (TICKETS,)),
            ("known", "i8", (TICKETS + 1,)),
            ("label", "i8", (CITIES,)),
            ("borrowed", "i8", (STATIONS,)),
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
    mind.hand_count = hidden.hand_count[seat]
    mind.half_turns = time_left(hidden, seat, mind)
    for route in range(ROUTES):
        mind.cost[route] = price_of(tables, hidden, seat, route, mind)


@rule
def time_left(hidden, seat, mind):
    """Half turns until somebody else may have placed his trains: he draws the cards that he lacks, and claims."""
    least = FAR
    for other in range(hidden.players):
        if other != seat:
            trains = max(0, int(hidden.trains[other]) - 2)
            cards = max(0, trains - int(hidden.hand_count[other]))
            least = min(least, 20 * cards // W_DRAWN + 20 * trains // W_LENGTH + 2)
    return least


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
    best, rejected, claims, lost = -FAR, 0, 0, 0
    for way in range(4):
        if way >= 2 and rejected == 0:
            break
        value = try_order(tables, hidden, seat, way, mind)
        if way >= 2:
            value = -2 * mind.lost
        if value > best if way < 2 else mind.lost < lost:
            best, rejected, claims, lost = value, mind.rejected, mind.claims, mind.lost
            for route in range(ROUTES):
                mind.best[route] = mind.wanted[route]
    mind.trains = int(hidden.trains[seat])
    mind.borrowing = 0
    mind.rejected, mind.claims = rejected, claims
    for route in range(ROUTES):
        mind.wanted[route] = mind.best[route]
        mind.price[route] = mind.cost[route] if mind.wanted[route] == 0 else 0
        if mind.wanted[route] == 1:
            mind.trains -= tables.route_length[route]
        elif mind.wanted[route] == 3:
            mind.borrowing += 1
    return best


@rule
def try_order(tables, hidden, seat, way, mind):
    """Connect one ticket after the other, each as cheaply as the ways so far allow; leave those that cost more than they bring."""
    for route in range(ROUTES):
        mind.price[route] = mind.cost[route]
        mind.wanted[route] = 0
        if way >= 2 and hidden.owner[route] == NOBODY and mind.cost[route] < FAR:
            mind.price[route] = hurried_price(tables, route, mind)
    mind.trains = int(hidden.trains[seat])
    mind.borrowing = 0
    mind.claims = 0
    mind.rejected = 0
    mind.lost = 0
    value = 0
    for i in range(mind.ticket_count):
        ticket = mind.tickets[mind.ticket_count - 1 - i if way & 1 else i]
        before = mind.rejected
        value += connect(tables, hidden, seat, ticket, mind)
        if mind.rejected > before:
            mind.lost += int(tables.ticket_points[ticket])
    return value


@rule
def hurried_price(tables, route, mind):
    """The turns that a route costs, whatever it is worth."""
    colour = int(tables.route_colour[route])
    missing = int(tables.route_length[route])
    if colour != GREY:
        missing = max(0, missing - mind.hand[colour])
    else:
        most = 0
        for card in range(LOCOMOTIVE):
            most = max(most, mind.hand[card])
        missing = max(0, missing - most)
    return (2 + missing + int(tables.route_ferry[route]) + int(tables.route_tunnel[route])) * 500


@rule
def connect(tables, hidden, seat, ticket, mind):
    """Add the cheapest way of a ticket to the plan, if it is worth it. Returns what that changes."""
    a, b = int(tables.ticket_a[ticket]), int(tables.ticket_b[ticket])
    worth = int(tables.ticket_points[ticket]) * POINT
    find_ways(tables, mind, a, b)
    cost = mind.distance[b]
    mind.rejected += 1
    if cost >= 2 * worth:
        return -worth
    trains, borrowing, claims = mind.trains, mind.borrowing, mind.claims
    city = b
    while city != a:
        route = mind.via[city]
        if mind.price[route] > 0:
            if hidden.owner[route] == NOBODY:
                trains -= int(tables.route_length[route])
                claims += 1
            else:
                borrowing += 1
        city = other_end(tables, route, city)
    cards = max(0, int(hidden.trains[seat]) - trains - mind.hand_count * W_USABLE // 100)
    if trains < 0 or borrowing > STATIONS or 2 * claims + cards > mind.half_turns + W_SLACK:
        return -worth
    mind.trains, mind.borrowing, mind.claims = trains, borrowing, claims
    mind.rejected -= 1
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
    """Give the trains that the tickets leave over to the routes that bring most for their turns, with the cards left over."""
    for route in range(ROUTES):
        if mind.wanted[route] == 1 or hidden.owner[route] == seat:
            mind.label[tables.route_a[route]] = 1
            mind.label[tables.route_b[route]] = 1
    while True:
        chosen, highest = -1, -FAR
        for route in range(ROUTES):
            length = int(tables.route_length[route])
            if mind.wanted[route] == 0 and length <= mind.trains and mind.cost[route] < FAR and hidden.owner[route] == NOBODY:
                twin = tables.route_twin[route]
                if twin < 0 or (mind.wanted[twin] == 0 and hidden.owner[twin] != seat):
                    value = worth_alone(tables, hidden, route, mind)
                    if value > highest:
                        chosen, highest = route, value
        if chosen < 0:
            return
        mind.wanted[chosen] = 2
        mind.trains -= tables.route_length[chosen]
        mind.label[tables.route_a[chosen]] = 1
        mind.label[tables.route_b[chosen]] = 1
        if tables.route_colour[chosen] == GREY:
            lay_grey(size_of(tables, chosen), mind)
        else:
            colour = tables.route_colour[chosen]
            mind.spare[colour] = max(0, mind.spare[colour] - size_of(tables, chosen))


@rule
def worth_alone(tables, hidden, route, mind):
    """What a route brings by itself: its points for the turns, per turn."""
    colour = int(tables.route_colour[route])
    have = mind.spare[colour] if colour != GREY else most_spare(mind)
    missing = max(0, size_of(tables, route) - have) + int(tables.route_ferry[route]) * W_SYMBOL // 10
    if 2 + missing > mind.half_turns:
        return 0
    value = int(tables.route_points[route]) * POINT * 10 // (10 + W_ALONE * missing)
    if mind.label[tables.route_a[route]] + mind.label[tables.route_b[route]] > 0:
        value += value * W_JOIN // 100
    return value


@rule
def most_spare(mind):
    """The most cards of one colour that are left over."""
    most = 0
    for card in range(LOCOMOTIVE):
        most = max(most, mind.spare[card])
    return most


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
def chance_of_failing(tables, route, colour, locomotives, mind):
    """In thousandths, how likely a tunnel asks for more cards than are left after this payment."""
    reserve = mind.hand[LOCOMOTIVE] - locomotives
    kinds = mind.unseen[LOCOMOTIVE]
    if colour != LOCOMOTIVE:
        reserve += mind.hand[colour] - int(tables.route_length[route]) + locomotives
        kinds += mind.unseen[colour]
    if reserve >= 3 or mind.unseen_count == 0:
        return 0
    hit = 1000 * kinds // mind.unseen_count
    miss = 1000 - hit
    failing = hit * hit // 1000 * hit // 1000
    if reserve < 2:
        failing += 3 * hit * hit // 1000 * miss // 1000
    if reserve < 1:
        failing += 3 * hit * miss // 1000 * miss // 1000
    return failing


@rule
def threat(tables, route, mind):
    """What losing a route of the plan would cost, times the chance that somebody takes it before the next turn."""
    a, b = int(tables.route_a[route]), int(tables.route_b[route])
    mind.price[route] = FAR
    find_ways(tables, mind, a, b)
    mind.price[route] = 0
    return min(mind.distance[b], 20 * POINT) * W_THREAT // 100


@rule
def may_go_ahead(tables, hidden, seat, route, mind):
    """Whether a route is part of the plan and leaves the trains that the tickets need, and some for a detour."""
    if mind.wanted[route] != 2 or mind.claims == 0:
        return 1 <= mind.wanted[route] <= 2
    return int(hidden.trains[seat]) - tables.route_length[route] >= mind.claims + W_BUFFER


@rule
def best_claim(tables, hidden, seat, moves, mind):
    """The route of the plan to claim now, or -1: what claiming it now makes the rest dearer must be less than what waiting risks."""
    now = shortfall(tables, -1, mind)
    best, highest = -1, 0
    for k in range(moves.count):
        route = moves.ids[k] - CLAIM
        if 0 <= route < ROUTES and may_go_ahead(tables, hidden, seat, route, mind):
            colour, locomotives, after = best_payment(tables, hidden, seat, route, mind)
            value = W_CLAIM - (after - now) * W_REGRET // 1000
            if tables.route_tunnel[route]:
                failing = chance_of_failing(tables, route, colour, locomotives, mind)
                value -= failing * (W_FAIL + value) // 1000
            if mind.wanted[route] == 1:
                value += threat(tables, route, mind)
            value += int(tables.route_length[route]) * 50
            if mind.wanted[route] == 1:
                value += W_TICKET_CLAIM
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
        for i in range(mind.ticket_count):
            value += int(tables.ticket_points[mind.tickets[i]]) * W_HOLD
        if value > highest:
            best, highest = moves.ids[k], value
    return best


@rule
def gain_of_drawing(tables, hidden, seat, mind):
    """What three new tickets would bring on average at the present prices: the best one, and part of what more could be kept."""
    count = 0
    mark_known(hidden, seat, mind)
    source = -1
    positive = 0
    for ticket in range(1, TICKETS + 1):
        if mind.known[ticket] == 0 and not tables.ticket_long[ticket]:
            a, b = int(tables.ticket_a[ticket]), int(tables.ticket_b[ticket])
            if a != source:
                find_ways(tables, mind, a, -1)
                source = a
            gain = gain_of(tables, mind, ticket, b)
            positive += max(0, gain)
            i = count
            while i > 0 and mind.gains[i - 1] < gain:
                mind.gains[i] = mind.gains[i - 1]
                i -= 1
            mind.gains[i] = gain
            count += 1
    if count < 3:
        return -FAR
    best = 0
    best_positive = 0
    draws = count * (count - 1) * (count - 2) // 6
    for i in range(count - 2):
        behind = count - 1 - i
        chance = behind * (behind - 1) // 2
        best += mind.gains[i] * chance
        best_positive += max(0, mind.gains[i]) * chance
    return best // draws + max(0, 3 * positive // count - best_positive // draws) * W_OTHERS // 100


@rule
def gain_of(tables, mind, ticket, goal):
    """What a ticket would bring at the distances found, at worst its points less."""
    worth = int(tables.ticket_points[ticket]) * POINT
    cost = min(mind.distance[goal], 2 * worth)
    city = goal
    trains, claims = 0, 0
    if cost < 2 * worth:
        while mind.via[city] >= 0:
            route = mind.via[city]
            if mind.price[route] > 0:
                trains += int(tables.route_length[route])
                claims += 1
            city = other_end(tables, route, city)
        if trains > mind.trains or 2 * claims + trains > mind.half_turns:
            cost = 2 * worth
    return worth - cost


@rule
def mark_known(hidden, seat, mind):
    """Tickets that cannot come: those held, those that this seat has dropped or put back."""
    for ticket in range(TICKETS + 1):
        mind.known[ticket] = 0
    for i in range(hidden.held_count[seat]):
        mind.known[hidden.held[seat, i]] = 1
    for i in range(hidden.dropped_count[seat]):
        mind.known[hidden.dropped[seat, i]] = 1
    for i in range(hidden.low_count):
        mind.known[hidden.low[i]] = 1


@rule
def wants_tickets(tables, hidden, seat, mind):
    """Whether drawing tickets now is worth the turn."""
    if hidden.top_count < 3 or mind.trains < W_ROOM or mind.rejected > 0:
        return False
    for other in range(hidden.players):
        if hidden.trains[other] < W_STOP:
            return False
    lacking = shortfall(tables, -1, mind)
    if lacking > W_LATE:
        return False
    mind.half_turns -= 2 * mind.claims + max(0, lacking // W_FIRST) + 2
    return gain_of_drawing(tables, hidden, seat, mind) * W_FUTURE // 100 > W_DRAWING + W_TICKETS


# -- the last turn -----------------------------------------------------------------------------------------------------------------


@rule
def made_now(tables, hidden, seat, mind):
    """The points of the tickets as the board stands, without borrowing."""
    label_cities(tables, hidden, seat, mind.label)
    points = 0
    for i in range(hidden.held_count[seat]):
        ticket = hidden.held[seat, i]
        worth = int(tables.ticket_points[ticket])
        made = mind.label[tables.ticket_a[ticket]] == mind.label[tables.ticket_b[ticket]]
        points += worth if made else -worth
    return points


@rule
def choose_last(tables, hidden, seat, moves, mind):
    """The last turn: what brings most points at once."""
    before = made_now(tables, hidden, seat, mind)
    settled, _ = best_stations(tables, hidden, seat, mind.borrowed)
    best, highest = moves.ids[0], 0
    for k in range(moves.count):
        action = moves.ids[k]
        value = 0
        if CLAIM <= action < BUILD:
            route = action - CLAIM
            hidden.owner[route] = seat
            value = (made_now(tables, hidden, seat, mind) - before + int(tables.route_points[route])) * POINT
            hidden.owner[route] = NOBODY
            if tables.route_tunnel[route]:
                value = value * 6 // 10
            value += int(tables.route_length[route])
        elif BUILD <= action < DRAW_TICKETS and settled < total_worth(tables, hidden, seat):
            city = action - BUILD
            hidden.built[city] = seat
            points, _ = best_stations(tables, hidden, seat, mind.borrowed)
            hidden.built[city] = NOBODY
            value = (points - settled - int(tables.station_left)) * POINT
        elif action == DRAW_TICKETS and hidden.top_count >= 3:
            for route in range(ROUTES):
                mind.price[route] = 0 if hidden.owner[route] == seat else FAR
            value = gain_of_drawing(tables, hidden, seat, mind)
        if value > highest:
            best, highest = action, value
    return best


@rule
def total_worth(tables, hidden, seat):
    """The points of all tickets held."""
    points = 0
    for i in range(hidden.held_count[seat]):
        points += int(tables.ticket_points[hidden.held[seat, i]])
    return points


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
    count_needs(tables, mind)
    if hidden.phase == TURN and hidden.turns_left > 0:
        return choose_last(tables, hidden, seat, moves, mind)
    if hidden.phase == TURN and wants_tickets(tables, hidden, seat, mind):
        return DRAW_TICKETS
    mind.claims = 0
    shortfall(tables, -1, mind)
    first = int(hidden.trains[seat]) - mind.trains
    plan_more(tables, hidden, seat, mind)
    count_needs(tables, mind)
    mind.claims = first
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
