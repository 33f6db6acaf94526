"""What a seat may know, and complete states that fit it.

Unknown are: the order of the deck, cards drawn unseen by others, other seats' tickets, the ticket deck and the tickets out of the game.
A seat remembers what it was shown: cards that others took openly (`known`), what the deck was made of when it was shuffled (`fresh`)
and which of that it has drawn itself (`blind`), the tickets it put back, and at which draw somebody else drew them (`traced`).
"""

from __future__ import annotations

import numpy as np

from boardwright.core.machine.random import draw_below
from boardwright.core.machine.rule import rule
from boardwright.core.machine.secrets import hide_secrets
from boardwright.core.machine.state import EVERYONE
from boardwright.games.ticket_to_ride_europe.components import START_TICKETS, TICKETS
from boardwright.games.ticket_to_ride_europe.rules.tickets import ones
from boardwright.games.ticket_to_ride_europe.state import CHOOSE_START, PAY, SECRETS, STREAM_GUESS, TURN
from boardwright.games.ticket_to_ride_europe.unseen import deal_unseen_cards

PLACES = 128  # room for every place where an unknown ticket may lie


@rule
def hide(tables, state, seat):
    """Blank what `seat` (or a spectator, -1) does not know, in place. At the end all tickets held are open."""
    if state.phase == PAY and state.active != seat:
        state.phase = TURN
        state.paying = -1
    for i in range(state.low_count):
        if state.low_seat[i] != seat:
            state.low[i] = 0
    hide_secrets(state, seat, SECRETS, state.phase, state.active)


@rule
def resample(tables, state, seat):
    """Fill the blanks of a hidden copy with a world that fits what the viewer was shown, in place (train cards: `unseen`)."""
    deal_unseen_cards(tables, state, seat)
    for other in range(state.players):
        if state.chosen[other] and state.choice[other] == 0:
            state.choice[other] = some_choice(state)
    places = np.zeros(PLACES, np.int64)
    unseen = np.ones(TICKETS + 1, np.int64)
    mark_seen(state, unseen)
    deal_long_tickets(tables, state, unseen, places)
    deal_traced_tickets(state, seat, unseen, places)
    deal_other_tickets(tables, state, unseen, places)
    state.viewer = EVERYONE


# -- tickets -----------------------------------------------------------------------------------------------------------------------


@rule
def some_choice(state):
    """A random choice of at least two of four tickets, as a mask."""
    mask = 0
    while mask & (mask - 1) == 0:
        mask = draw_below(state, STREAM_GUESS, 16)
    return mask


@rule
def mark_seen(state, unseen):
    """`unseen[ticket]`: 1 for the tickets that the viewer sees nowhere, 0 for the others."""
    unseen[0] = 0
    for seat in range(state.players):
        for i in range(state.held_count[seat]):
            unseen[state.held[seat, i]] = 0
        for i in range(START_TICKETS):
            unseen[state.offer[seat, i]] = 0
        unseen[state.dropped[seat, 0]] = 0
        unseen[state.dropped[seat, 1]] = 0
    for i in range(state.low_count):
        unseen[state.low[i]] = 0


@rule
def place_of(state, number):
    """The ticket at a place. Places are numbered: what seats hold, what they are offered, what they dropped, tickets put back."""
    if number < 1000:
        return state.held[number // 100, number % 100]
    if number < 2000:
        return state.offer[(number - 1000) // 100, number % 100]
    if number < 3000:
        return state.dropped[(number - 2000) // 100, number % 100]
    return state.low[number - 3000]


@rule
def put(state, number, ticket):
    """Put a ticket at a place."""
    if number < 1000:
        state.held[number // 100, number % 100] = ticket
    elif number < 2000:
        state.offer[(number - 1000) // 100, number % 100] = ticket
    elif number < 3000:
        state.dropped[(number - 2000) // 100, number % 100] = ticket
    else:
        state.low[number - 3000] = ticket


@rule
def start_places(state, seat, places):
    """The places of the four tickets that a seat got at the start; return their number."""
    count = 0
    for i in range(state.held_count[seat]):
        if state.held_draw[seat, i] == 0:
            places[count] = seat * 100 + i
            count += 1
    if state.phase == CHOOSE_START:
        for i in range(state.offer_count[seat]):
            places[count] = 1000 + seat * 100 + i
            count += 1
    for i in range(state.dropped_count[seat]):
        places[count] = 2000 + seat * 100 + i
        count += 1
    return count


@rule
def later_places(state, least, places):
    """The places of tickets drawn at draw `least` (at least 1) or later, or put back then; return their number."""
    count = 0
    for seat in range(state.players):
        for i in range(state.held_count[seat]):
            if state.held_draw[seat, i] >= least:
                places[count] = seat * 100 + i
                count += 1
        if state.phase != CHOOSE_START and state.draws >= least:
            for i in range(state.offer_count[seat]):
                places[count] = 1000 + seat * 100 + i
                count += 1
    for i in range(state.low_count):
        if state.low_draw[i] >= least:
            places[count] = 3000 + i
            count += 1
    return count


@rule
def free_place(state, count, places):
    """Keep only the places whose ticket is not known; return their number."""
    free = 0
    for i in range(count):
        if place_of(state, places[i]) == 0:
            places[free] = places[i]
            free += 1
    return free


@rule
def list_unseen(tables, unseen, long, tickets):
    """Write the unseen tickets that are long, or those that are not, to `tickets`; return their number."""
    count = 0
    for ticket in range(1, TICKETS + 1):
        if unseen[ticket] and tables.ticket_long[ticket] == long:
            tickets[count] = ticket
            count += 1
    return count


@rule
def some_ticket(state, tickets, count):
    """Take a random one of `count` tickets out of the list."""
    i = draw_below(state, STREAM_GUESS, count)
    ticket = tickets[i]
    tickets[i] = tickets[count - 1]
    return ticket


@rule
def deal_long_tickets(tables, state, unseen, places):
    """Everybody got one long ticket at the start; the rest of them is out of the game. (Positions by hand may lack some.)"""
    tickets = np.zeros(TICKETS, np.int64)
    count = list_unseen(tables, unseen, 1, tickets)
    seats = 0  # that may have one: a mask
    for other in range(state.players):
        if lacks_long(tables, state, other, places):
            seats |= 1 << other
    while count > state.aside_count:
        other = some_bit(state, seats)
        seats &= ~(1 << other)
        free = free_place(state, start_places(state, other, places), places)
        place = places[draw_below(state, STREAM_GUESS, free)]
        put(state, place, some_ticket(state, tickets, count))
        count -= 1
    for i in range(count):
        state.aside[i] = tickets[i]


@rule
def lacks_long(tables, state, seat, places):
    """Whether among the start tickets of a seat some are unknown and none known is long."""
    unknown = False
    for i in range(start_places(state, seat, places)):
        ticket = place_of(state, places[i])
        unknown = unknown or ticket == 0
        if tables.ticket_long[ticket]:
            return False
    return unknown


@rule
def some_bit(state, mask):
    """One of the bits that are set, at random."""
    left = draw_below(state, STREAM_GUESS, ones(mask))
    bit = 0
    while left > 0 or mask >> bit & 1 == 0:
        left -= mask >> bit & 1
        bit += 1
    return bit


@rule
def deal_traced_tickets(state, seat, unseen, places):
    """Tickets that the viewer had put back and somebody drew: they lie where tickets of that draw or of a later one may lie.

    The latest first: every place for a later one would do for an earlier one, too, so none is left without a place."""
    draw = latest_trace(state, seat, unseen) if seat >= 0 else 0
    while draw > 0:
        for ticket in range(1, TICKETS + 1):
            if unseen[ticket] and state.traced[seat, ticket] == draw:
                free = free_place(state, later_places(state, draw, places), places)
                put(state, places[draw_below(state, STREAM_GUESS, free)], ticket)
                unseen[ticket] = 0
        draw = latest_trace(state, seat, unseen)


@rule
def latest_trace(state, seat, unseen):
    """The latest draw at which `seat` saw a ticket go that is still unseen; 0 for none."""
    latest = 0
    for ticket in range(1, TICKETS + 1):
        if unseen[ticket]:
            latest = max(latest, int(state.traced[seat, ticket]))
    return latest


@rule
def deal_other_tickets(tables, state, unseen, places):
    """All others: start tickets, later ones, the deck."""
    tickets = np.zeros(TICKETS, np.int64)
    count = list_unseen(tables, unseen, 0, tickets)
    for other in range(state.players):
        for i in range(free_place(state, start_places(state, other, places), places)):
            put(state, places[i], some_ticket(state, tickets, count))
            count -= 1
    for i in range(free_place(state, later_places(state, 1, places), places)):
        put(state, places[i], some_ticket(state, tickets, count))
        count -= 1
    for i in range(count):
        state.top[i] = tickets[i]
