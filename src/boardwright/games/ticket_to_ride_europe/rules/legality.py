"""What may be chosen now: all legal actions, in the order of their ids. `rules.reasons` says why others are not."""

from __future__ import annotations

import numpy as np

from boardwright.core.machine.bits import lowest
from boardwright.core.machine.rule import rule
from boardwright.games.ticket_to_ride_europe.actions import (
    BUILD,
    CLAIM,
    DRAW,
    DRAW_TICKETS,
    GIVE_UP,
    KEEP,
    MASKS,
    PASS,
    PAY_EXTRA,
    PAY_WITH,
    PAYMENTS,
    STOP,
    TAKE,
)
from boardwright.games.ticket_to_ride_europe.components import GREY, HALF, LOCOMOTIVE, SLOTS
from boardwright.games.ticket_to_ride_europe.obstacles import MUST_ACT_NOW, MUST_TAKE_SECOND
from boardwright.games.ticket_to_ride_europe.rules.cards import any_card, draw_obstacle, take_obstacle
from boardwright.games.ticket_to_ride_europe.rules.payments import colour_of, least_locomotives, payment_obstacle, price
from boardwright.games.ticket_to_ride_europe.rules.routes import buildable, claimable, extra_obstacle
from boardwright.games.ticket_to_ride_europe.rules.tickets import keep_obstacle, ticket_draw_obstacle
from boardwright.games.ticket_to_ride_europe.state import MAY_PASS, MAY_STOP, NO_CARDS, OVER, PAY, SECOND_CARD, TUNNEL, TURN

KEPT = np.array(MASKS, np.int64)
"""The subset of tickets that each `keep` action means, as a mask."""


@rule
def legal(tables, state, seat, moves):
    """Write the ids of the legal actions, ascending; return their number."""
    moves.count = 0
    if state.phase == TURN:
        legal_turn(tables, state, seat, moves)
    elif state.phase == PAY:
        legal_payments(tables, state, seat, state.paying, moves)
    elif state.phase == SECOND_CARD:
        legal_cards(state, moves)
        if stop_obstacle(state) == 0:
            add(moves, STOP)
    elif state.phase == TUNNEL:
        for locomotives in range(state.extra + 1):
            if extra_obstacle(state, seat, locomotives) == 0:
                add(moves, PAY_EXTRA + locomotives)
        add(moves, GIVE_UP)
    elif state.phase != OVER:
        for place in range(len(KEPT)):
            if keep_obstacle(state, seat, KEPT[place]) == 0:
                add(moves, KEEP + place)
    return moves.count


@rule
def add(moves, action):
    """Note a legal action."""
    moves.ids[moves.count] = action
    moves.count += 1


@rule
def legal_turn(tables, state, seat, moves):
    """The four things that may be done in a turn, and passing."""
    legal_cards(state, moves)
    for half in range(2):
        routes = claimable(tables, state, seat, half)
        while routes != 0:
            add(moves, CLAIM + half * HALF + lowest(routes))
            routes &= routes - 1
    cities = buildable(state, seat)
    while cities != 0:
        add(moves, BUILD + lowest(cities))
        cities &= cities - 1
    if ticket_draw_obstacle(state) == 0:
        add(moves, DRAW_TICKETS)
    if pass_obstacle(tables, state, seat) == 0:
        add(moves, PASS)


@rule
def legal_cards(state, moves):
    """Face-up cards and the deck."""
    for slot in range(SLOTS):
        if take_obstacle(state, slot) == 0:
            add(moves, TAKE + slot)
    if draw_obstacle(state) == 0:
        add(moves, DRAW)


@rule
def legal_payments(tables, state, seat, target, moves):
    """All ways to pay for a route or a station: one colour with any number of locomotives, or locomotives alone."""
    cost = price(tables, state, seat, target)
    asked = colour_of(tables, target)
    fewest = least_locomotives(tables, target)
    for colour in range(LOCOMOTIVE):
        if (asked == GREY or asked == colour) and state.hand[seat, colour] > 0:
            for locomotives in range(fewest, cost):
                if payment_obstacle(tables, state, seat, target, colour, locomotives) == 0:
                    add(moves, PAY_WITH + colour * PAYMENTS + locomotives)
    if payment_obstacle(tables, state, seat, target, LOCOMOTIVE, cost) == 0:
        add(moves, PAY_WITH + LOCOMOTIVE * PAYMENTS + cost)


@rule
def can_draw_or_claim(tables, state, seat):
    """Whether there is a train card to draw or a route that `seat` can claim: then passing was its own will."""
    return any_card(state) or claimable(tables, state, seat, 0) != 0 or claimable(tables, state, seat, 1) != 0


@rule
def pass_obstacle(tables, state, seat):
    """Why a seat in its turn may not pass; 0 if it may: nothing can be done (E34), or an option allows it (E35)."""
    passing = state.options.passing
    if passing == MAY_PASS:
        return 0
    if can_draw_or_claim(tables, state, seat):
        return MUST_ACT_NOW
    return 0 if passing == NO_CARDS or (ticket_draw_obstacle(state) != 0 and buildable(state, seat) == 0) else MUST_ACT_NOW


@rule
def stop_obstacle(state):
    """Why the second card may not be left; 0 if it may, by option (E50)."""
    return 0 if state.options.second_card == MAY_STOP else MUST_TAKE_SECOND
