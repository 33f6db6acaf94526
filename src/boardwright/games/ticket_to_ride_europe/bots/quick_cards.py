"""The hand of `quick`: the cards missing for the plan, which decide which cards it draws and how it pays."""

import numpy as np

from boardwright.games.ticket_to_ride_europe import actions as act, components as c
from boardwright.games.ticket_to_ride_europe.bots.greedy_cards import cards_wanted
from boardwright.games.ticket_to_ride_europe.bots.quick_plan import ends
from boardwright.games.ticket_to_ride_europe.rules.cards import payment_obstacle, price
from boardwright.games.ticket_to_ride_europe.rules.network import INFINITY

LACKING = 1000  # a card missing for the tickets
LACKING_LATER = 500  # a card missing for routes beyond the tickets
FERRY = 160  # per cent of that: a locomotive missing for a ferry
LOCOMOTIVE_LEFT = 400  # a spare locomotive
CARD_LEFT = 150  # a spare card
CARD_TURNS = 6  # tenths of a turn per missing card, for routes beyond the tickets
SYMBOL_CARDS = 2  # cards that a locomotive is worth there
JOINED = 10  # per cent extra for a route that joins the network
FULL = 1024  # value of a point for a turn
PER_TURN = np.array([FULL * 10 // (10 + CARD_TURNS * missing) for missing in range(4 * c.LONGEST)])
"""By missing cards: the value of a point of a route, spread over the turns that it takes."""


def count_needs(tables, hidden, plan, w):
    """Count the cards that the plan requires: by colour, and grey routes by size. Of two free tracks the one that the hand suits better."""
    w.need[:], w.grey[:], w.grey_count[:], w.wanted[:] = 0, 0, 0, 0
    for i in range(plan.count):
        add_need(tables, better_track(tables, hidden, int(plan.routes[i]), w), 0, 1, w)


def better_track(tables, hidden, route, w):
    """Of two tracks, of which the first is free, the one whose colour the hand has more of; the first of equals."""
    twin = int(tables.route_twin[route])
    if twin < 0 or hidden.owner[twin] >= 0:
        return route
    return twin if w.hand[tables.route_colour[twin]] > w.hand[tables.route_colour[route]] else route


def add_need(tables, route, tier, sign, w):
    """Want a route (`sign` 1), or no longer (-1)."""
    colour, cards = int(tables.route_colour[route]), cards_wanted(tables, route)
    w.wanted[route] = (tier + 1) * (sign > 0)
    w.need[tier, c.LOCOMOTIVE] += sign * int(tables.route_ferry[route])
    if colour == c.GREY:
        w.grey[tier, cards] += sign
        w.grey_count[tier] += sign
    else:
        w.need[tier, colour] += sign * cards


def shortfall(w):
    """The cards missing for the plan, in thousandths of a card; spare ones count a little against it."""
    w.spare[:] = w.hand
    locomotives = w.hand[c.LOCOMOTIVE]
    total = 0
    for tier in range(2):
        weight = LACKING_LATER if tier else LACKING
        missing = spend(w, tier)
        ferries = w.need[tier, c.LOCOMOTIVE]
        total += max(0, ferries - locomotives) * (FERRY * weight // 100)
        locomotives = max(0, locomotives - ferries)
        used = min(missing, locomotives)
        locomotives -= used
        total += (missing - used) * weight
    return total - locomotives * LOCOMOTIVE_LEFT - w.spare[: c.LOCOMOTIVE].sum() * CARD_LEFT


def spend(w, tier):
    """Use spare cards for one tier of the plan, for grey routes the most frequent colour; return how many are missing."""
    missing = 0
    for card in range(c.LOCOMOTIVE):
        used = min(w.need[tier, card], w.spare[card])
        w.spare[card] -= used
        missing += w.need[tier, card] - used
    left, size = w.grey_count[tier], c.LONGEST + 1
    while left > 0:
        for _ in range(w.grey[tier, size]):
            colour = w.spare[: c.LOCOMOTIVE].argmax()
            used = min(size, w.spare[colour])
            w.spare[colour] -= used
            missing += size - used
            left -= 1
        size -= 1
    return missing


def want_more(tables, plan, w):
    """Want one route more with the trains that the tickets leave: that which brings most per turn, with the remaining cards (`w.spare`)."""
    chosen, highest, grey = -1, 0, int(w.spare[: c.LOCOMOTIVE].argmax())
    for i in range(plan.more_count):
        route = int(plan.more[i])
        most = int(tables.route_points[route]) * FULL
        if most + most * JOINED // 100 <= highest:
            break  # no later one brings more
        colour = int(tables.route_colour[route])
        missing = max(0, cards_wanted(tables, route) - int(w.spare[grey if colour == c.GREY else colour]))
        missing += int(tables.route_ferry[route]) * SYMBOL_CARDS
        value = int(tables.route_points[route]) * int(PER_TURN[missing]) if 2 + missing <= w.half_turns else 0
        if ends(tables, route) & plan.joined:
            value += value * JOINED // 100
        if value > highest:
            chosen, highest = route, value
    if chosen >= 0:
        add_need(tables, chosen, 1, 1, w)


def rate_cards(w):
    """By how much each card would lower the shortfall. Returns the mean of a card from the deck."""
    now, total = shortfall(w), 0
    for card in range(c.KINDS):
        w.hand[card] += 1
        w.saved[card] = now - shortfall(w)
        w.hand[card] -= 1
        total += w.unseen[card] * w.saved[card]
    return total // max(1, w.unseen_count)


def saved_by_second(card, w):
    """By how much a second card of the same colour would lower the shortfall after the first."""
    w.hand[card] += 1
    one = shortfall(w)
    w.hand[card] += 1
    two = shortfall(w)
    w.hand[card] -= 2
    return one - two


def best_card(hidden, moves, second, w):
    """The card to take, or -1. The first is evaluated together with the best second one, from the row or the deck."""
    blind = rate_cards(w)
    best, highest = -1, -INFINITY
    for k in range(moves.count):
        action = moves.ids[k]
        if act.TAKE <= action <= act.DRAW:
            value = value_of_card(hidden, action, second, blind, w)
            if value > highest:
                best, highest = action, value
    return best


def value_of_card(hidden, action, second, blind, w):
    """Return what a card saves, with the best second one if it is the first."""
    if action == act.DRAW:
        return blind if second else blind + best_second(hidden, -1, blind, w)
    slot = action - act.TAKE
    value = w.saved[hidden.row[slot]]
    return value if second or hidden.row[slot] == c.LOCOMOTIVE else value + best_second(hidden, slot, blind, w)


def best_second(hidden, taken, blind, w):
    """Return what the best second card saves: one of the row except slot `taken`, or an unknown one."""
    best = blind
    for slot in range(c.SLOTS):
        card = int(hidden.row[slot])
        if slot != taken and card >= 0 and card != c.LOCOMOTIVE and w.saved[card] > best:
            same = taken >= 0 and hidden.row[taken] == card
            best = max(best, saved_by_second(card, w) if same else w.saved[card])
    return best


def best_payment(tables, hidden, seat, route, w):
    """(colour, locomotives) of the payment that hurts the rest of the plan least, and the shortfall then. `route` is not in the needs."""
    length, asked = int(tables.route_length[route]), int(tables.route_colour[route])
    best_colour, best_locomotives, lowest = c.LOCOMOTIVE, length, INFINITY
    for colour in range(c.KINDS):
        if asked == c.GREY or colour == asked or colour == c.LOCOMOTIVE:
            locomotives = length if colour == c.LOCOMOTIVE else max(int(tables.route_ferry[route]), length - int(w.hand[colour]))
            if payment_obstacle(tables, hidden, seat, route, colour, locomotives) == 0:
                value = shortfall_after(colour, length - locomotives, locomotives, w)
                if value < lowest:
                    best_colour, best_locomotives, lowest = colour, locomotives, value
    return best_colour, best_locomotives, lowest


def shortfall_after(colour, cards, locomotives, w):
    """The shortfall after a payment."""
    w.hand[colour] -= cards
    w.hand[c.LOCOMOTIVE] -= locomotives
    value = shortfall(w)
    w.hand[colour] += cards
    w.hand[c.LOCOMOTIVE] += locomotives
    return value


def rate_payments(tables, hidden, moves, w):
    """Note what each payment leaves for the rest of the plan; of one colour only that with the fewest locomotives."""
    target = int(hidden.paying)
    cost = price(tables, hidden, hidden.active, target)
    if target < c.ROUTES and w.wanted[target] > 0:
        add_need(tables, target, w.wanted[target] - 1, -1, w)
    last = -1
    for k in range(moves.count):
        action = moves.ids[k] - act.PAY_WITH
        colour, locomotives = action // act.PAYMENTS, action % act.PAYMENTS
        w.worth[k] = -INFINITY if colour == last else -shortfall_after(colour, cost - locomotives, locomotives, w)
        last = colour
