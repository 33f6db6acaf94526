"""The hand of `greedy`: the cards missing for the plan, which decide which cards are drawn and how to pay."""

from boardwright.core.machine.bot import best_move
from boardwright.games.ticket_to_ride_europe import actions as act, components as c
from boardwright.games.ticket_to_ride_europe.rules.cards import fullest, payment_obstacle, price
from boardwright.games.ticket_to_ride_europe.rules.network import INFINITY

LACKING = 1000  # a card missing for the tickets
LACKING_LOCOMOTIVE = 1600  # a locomotive missing for a ferry
LACKING_LATER = 500  # a card missing for routes beyond the tickets (700: 8 points fewer when claims were hasty)
LOCOMOTIVE_LEFT = 400  # a spare locomotive
CARD_LEFT = 60  # a spare card


def count_needs(tables, workspace):
    """Count the cards that the plan requires: by colour, and grey routes one by one."""
    workspace.need[:] = 0
    workspace.grey_count = 0
    for route in range(c.ROUTES):
        tier, wanted = workspace.wanted[route], cards_wanted(tables, route)
        if tier == 1 or tier == 2:
            workspace.need[tier, c.LOCOMOTIVE] += tables.route_ferry[route]
            if tables.route_colour[route] == c.GREY:
                i = workspace.grey_count
                while i > 0 and cards_wanted(tables, workspace.grey[i - 1]) < wanted:
                    workspace.grey[i] = workspace.grey[i - 1]
                    i -= 1
                workspace.grey[i] = route
                workspace.grey_count += 1
            else:
                workspace.need[tier, tables.route_colour[route]] += wanted


def cards_wanted(tables, route):
    """Return how many cards of a colour a route needs; for a tunnel one extra."""
    return int(tables.route_length[route]) - int(tables.route_ferry[route]) + int(tables.route_tunnel[route])


def shortfall(tables, without, workspace):
    """The cards missing for the plan without one route (-1: for all of it), in thousandths of a card."""
    locomotives = workspace.hand[c.LOCOMOTIVE]
    workspace.spare[:] = workspace.hand
    total = 0
    for tier in range(1, 3):
        ferries = workspace.need[tier, c.LOCOMOTIVE]
        left_out = -1
        if without >= 0 and workspace.wanted[without] == tier:
            ferries -= int(tables.route_ferry[without])
            left_out = int(tables.route_colour[without])
        weight = LACKING if tier == 1 else LACKING_LATER
        missing = 0
        for card in range(c.LOCOMOTIVE):
            need = workspace.need[tier, card]
            if card == left_out:
                need -= cards_wanted(tables, without)
            used = min(need, workspace.spare[card])
            workspace.spare[card] -= used
            missing += need - used
        for i in range(workspace.grey_count):
            route = workspace.grey[i]
            if workspace.wanted[route] == tier and route != without:
                missing += spend_on(tables, route, workspace)
        total += max(0, ferries - locomotives) * (LACKING_LOCOMOTIVE * weight // LACKING)
        locomotives = max(0, locomotives - ferries)
        used = min(missing, locomotives)
        locomotives -= used
        total += (missing - used) * weight
    return total - locomotives * LOCOMOTIVE_LEFT - workspace.spare[: c.LOCOMOTIVE].sum() * CARD_LEFT


def spend_on(tables, route, workspace):
    """Use spare cards for a route; for a grey one the most frequent colour. Returns how many are missing."""
    colour, wanted = fullest(tables, route, workspace.spare), cards_wanted(tables, route)
    used = min(wanted, workspace.spare[colour])
    workspace.spare[colour] -= used
    return wanted - used


def shortfall_with_card(tables, card, workspace):
    """The shortfall with one card more."""
    workspace.hand[card] += 1
    value = shortfall(tables, -1, workspace)
    workspace.hand[card] -= 1
    return value


def shortfall_after_draw(tables, workspace):
    """The average shortfall after a card from the deck."""
    if workspace.unseen_count == 0:
        return shortfall(tables, -1, workspace)
    total = 0
    for card in range(c.KINDS):
        if workspace.unseen[card] > 0:
            total += workspace.unseen[card] * shortfall_with_card(tables, card, workspace)
    return total // workspace.unseen_count


def best_card(tables, hidden, moves, second, workspace):
    """The card to take. The first card is evaluated together with the best second one, from the row or the deck."""
    best, lowest = -1, INFINITY
    blind = shortfall_after_draw(tables, workspace)
    for k in range(moves.count):
        action = moves.ids[k]
        if act.TAKE <= action <= act.DRAW:
            if action == act.DRAW:
                value = blind
                if not second:
                    value += shortfall_after_second(tables, hidden, -1, blind, workspace) - shortfall(tables, -1, workspace)
            else:
                card = int(hidden.row[action - act.TAKE])
                value = shortfall_with_card(tables, card, workspace)
                if not second and card != c.LOCOMOTIVE:
                    workspace.hand[card] += 1
                    value = shortfall_after_second(tables, hidden, action - act.TAKE, shortfall_after_draw(tables, workspace), workspace)
                    workspace.hand[card] -= 1
            if value < lowest:
                best, lowest = action, value
    return best


def shortfall_after_second(tables, hidden, taken, blind, workspace):
    """The shortfall after the best second card: one of the row except slot `taken`, or an unknown one."""
    lowest = blind
    for slot in range(c.SLOTS):
        card = int(hidden.row[slot])
        if slot != taken and card >= 0 and card != c.LOCOMOTIVE:
            lowest = min(lowest, shortfall_with_card(tables, card, workspace))
    return lowest


def best_payment(tables, hidden, seat, route, workspace):
    """(colour, locomotives) of the payment that hurts the rest of the plan least, and the shortfall then."""
    length = int(tables.route_length[route])
    best_colour, best_locomotives, lowest = c.LOCOMOTIVE, length, INFINITY
    for colour in range(c.KINDS):
        locomotives = length if colour == c.LOCOMOTIVE else max(int(tables.route_ferry[route]), length - workspace.hand[colour])
        if payment_obstacle(tables, hidden, seat, route, colour, locomotives) == 0:
            value = shortfall_after_payment(tables, route, colour, length - locomotives, locomotives, workspace)
            if value < lowest:
                best_colour, best_locomotives, lowest = colour, locomotives, value
    return best_colour, best_locomotives, lowest


def shortfall_after_payment(tables, route, colour, cards, locomotives, workspace):
    """The shortfall for the rest of the plan after a payment."""
    workspace.hand[colour] -= cards
    workspace.hand[c.LOCOMOTIVE] -= locomotives
    value = shortfall(tables, route, workspace)
    workspace.hand[colour] += cards
    workspace.hand[c.LOCOMOTIVE] += locomotives
    return value


def choose_payment(tables, hidden, seat, moves, workspace):
    """The payment that hurts the rest of the plan least."""
    target = int(hidden.paying)
    cost = price(tables, hidden, seat, target)
    route = target if target < c.ROUTES else -1
    for k in range(moves.count):
        action = moves.ids[k] - act.PAY_WITH
        colour, locomotives = action // act.PAYMENTS, action % act.PAYMENTS
        workspace.worth[k] = -shortfall_after_payment(tables, route, colour, cost - locomotives, locomotives, workspace)
    return best_move(moves, workspace.worth)
