"""What may be paid with: one colour and locomotives, for routes and stations (rulebook: claiming routes, locomotives)."""

from boardwright.games.ticket_to_ride_europe import obstacles as why
from boardwright.games.ticket_to_ride_europe.components import GREY, LOCOMOTIVE, ROUTES, STATIONS
from boardwright.games.ticket_to_ride_europe.rules.cards import from_hand


def price(tables, state, seat, target):
    """How many cards a route, or the next station (targets from ROUTES on), costs: one for the first, two, three (E28)."""
    if target >= ROUTES:
        return STATIONS + 1 - int(state.stations[seat])
    return int(tables.route_length[target])


def colour_of(tables, target):
    """The colour asked for; GREY is any one colour."""
    return GREY if target >= ROUTES else int(tables.route_colour[target])


def least_locomotives(tables, target):
    """A ferry asks for a locomotive on each space that shows one."""
    return 0 if target >= ROUTES else int(tables.route_ferry[target])


def payment_obstacle(tables, state, seat, target, colour, locomotives):
    """Why `seat` cannot pay for `target` in this way; 0 if it can. `colour` LOCOMOTIVE: with locomotives alone (E54)."""
    cost, station = price(tables, state, seat, target), target >= ROUTES
    if colour == LOCOMOTIVE:
        if locomotives != cost:
            return why.NOT_ONLY_LOCOMOTIVES_FOR_STATION if station else why.NOT_ONLY_LOCOMOTIVES
    else:
        asked = colour_of(tables, target)
        if asked != GREY and asked != colour:
            return why.OTHER_COLOUR
        if locomotives >= cost:
            return why.TOO_MANY_LOCOMOTIVES_FOR_STATION if station else why.TOO_MANY_LOCOMOTIVES
    if locomotives < least_locomotives(tables, target):
        return why.FERRY_LOCOMOTIVES
    if has_cards(state, seat, colour, cost - locomotives, locomotives):
        return 0
    return why.NOT_ENOUGH_FOR_STATION if station else why.NOT_ENOUGH


def has_cards(state, seat, colour, cards, locomotives):
    """Whether `seat` has these cards in hand."""
    hand = state.hand[seat]
    return hand[LOCOMOTIVE] >= locomotives and (cards == 0 or hand[colour] >= cards)


def fullest(tables, target, cards):
    """The colour to pay with: the one asked for; if any is, the one of which there are most cards, the first of several."""
    asked = colour_of(tables, target)
    return int(cards[:LOCOMOTIVE].argmax()) if asked == GREY else asked


def cards_for(tables, target, cards):
    """How many of these cards a route or a station can be paid with, besides locomotives."""
    return int(cards[fullest(tables, target, cards)])


def lay_down(state, seat, colour, cards, locomotives):
    """Take a payment out of the hand."""
    from_hand(state, seat, colour, cards)
    from_hand(state, seat, LOCOMOTIVE, locomotives)
