"""The hand of `greedy`: what it lacks for the plan. That decides which cards are drawn and how is paid."""

from __future__ import annotations

from boardwright.core.machine.rule import rule
from boardwright.games.ticket_to_ride_europe.actions import DRAW, PAY_WITH, PAYMENTS, TAKE
from boardwright.games.ticket_to_ride_europe.components import GREY, KINDS, LOCOMOTIVE, ROUTES, SLOTS
from boardwright.games.ticket_to_ride_europe.rules.payments import can_pay, price
from boardwright.games.ticket_to_ride_europe.rules.planning import FAR

LACKING = 1000  # a card missing for the tickets
LACKING_LOCOMOTIVE = 1600  # a locomotive missing for a ferry
LACKING_LATER = 500  # a card missing for routes beyond the tickets (700: 8 points fewer when claims were hasty)
LOCOMOTIVE_LEFT = 400  # a locomotive that is left over
CARD_LEFT = 60  # a card that is left over


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
        weight = LACKING if tier == 1 else LACKING_LATER
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
            total += (ferries - locomotives) * (LACKING_LOCOMOTIVE if tier == 1 else LACKING_LOCOMOTIVE * LACKING_LATER // LACKING)
            locomotives = 0
        else:
            locomotives -= ferries
        used = min(missing, locomotives)
        locomotives -= used
        total += (missing - used) * weight
    total -= locomotives * LOCOMOTIVE_LEFT
    for card in range(LOCOMOTIVE):
        total -= mind.spare[card] * CARD_LEFT
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
