"""What may be paid with: one colour and locomotives, for routes and stations (rulebook: claiming routes, locomotives)."""

from __future__ import annotations

from boardwright.core.machine.rule import rule
from boardwright.games.ticket_to_ride_europe.components import GREY, LOCOMOTIVE, ROUTES, STATIONS
from boardwright.games.ticket_to_ride_europe.rules.cards import from_hand


@rule
def price(tables, state, seat, target):
    """How many cards a route, or the next station (targets from ROUTES on), costs: one for the first, two, three (E28)."""
    if target >= ROUTES:
        return STATIONS + 1 - int(state.stations[seat])
    return int(tables.route_length[target])


@rule
def colour_of(tables, target):
    """The colour asked for; GREY is any one colour."""
    return GREY if target >= ROUTES else int(tables.route_colour[target])


@rule
def least_locomotives(tables, target):
    """A ferry asks for a locomotive on each space that shows one."""
    return 0 if target >= ROUTES else int(tables.route_ferry[target])


@rule
def can_pay(tables, state, seat, target, colour, locomotives):
    """Whether `seat` may and can pay for `target` in this way. `colour` LOCOMOTIVE: with locomotives alone (E54)."""
    hand = state.hand[seat]
    cost = price(tables, state, seat, target)
    if hand[LOCOMOTIVE] < locomotives or locomotives < least_locomotives(tables, target):
        return False
    if colour == LOCOMOTIVE:
        return locomotives == cost
    asked = colour_of(tables, target)
    return locomotives < cost and hand[colour] >= cost - locomotives and (asked == GREY or asked == colour)


@rule
def most_of_a_kind(state, seat):
    """The largest number of cards of one colour in hand."""
    hand = state.hand[seat]
    most = 0
    for card in range(LOCOMOTIVE):
        most = max(most, hand[card])
    return most


@rule
def lay_down(state, seat, colour, cards, locomotives):
    """Take a payment out of the hand."""
    if cards > 0:
        from_hand(state, seat, colour, cards)
    if locomotives > 0:
        from_hand(state, seat, LOCOMOTIVE, locomotives)
