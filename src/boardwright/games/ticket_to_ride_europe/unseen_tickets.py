"""Tickets that a seat does not see, and a deal that fits what it was shown.

They lie in the ticket deck, with others (held, offered, not kept at the start), among those that others put back, or are long and out of
the game. Of a place it is known when its ticket came: at the start, or at which draw. From this follows:

* long tickets: everybody got one at the start, so each lies in one of the four places of a start, or out of the game.
* traced tickets: the viewer put them back, and somebody drew them. Where tickets put back before that draw are still in the deck, they
  were kept then or put back then. Else they may have been drawn once more: they came with that draw or with a later one.
* all others lie in any other place.

Within this every way in which the tickets may lie is equally likely: nothing is concluded from which tickets others chose to keep.
"""

from __future__ import annotations

from boardwright.core.machine.bits import lowest
from boardwright.core.machine.random import quick_uniform_below
from boardwright.core.machine.rule import rule
from boardwright.core.machine.sets import insert
from boardwright.games.ticket_to_ride_europe.components import TICKETS
from boardwright.games.ticket_to_ride_europe.rules.tickets import count_bits

NOWHERE = -1  # the number of no blank: where `put` only counts


@rule
def deal_unseen_tickets(tables, state, seat, rng):
    """Fill the places of tickets that are blank. The deck starts with all tickets and keeps those that nobody gets."""
    longs, left, traced = list_unseen(tables, state, seat)
    deal_long_tickets(tables, state, longs, rng)
    deal_traced_tickets(state, seat, traced, rng)
    deal_other_tickets(state, left, rng)
    for other in range(state.players):
        sort_by_draw(state.held[other], state.held_draw[other], state.held_count[other])
        sort(state.offer[other], state.offer_count[other])
        sort(state.dropped[other], state.dropped_count[other])
    sort_by_draw(state.returned_tickets, state.returned_draw, state.returned_count)


# -- which tickets -----------------------------------------------------------------------------------------------------------------


@rule
def list_unseen(tables, state, seat):
    """Write unseen long tickets to `aside`, others to `unseen_tickets`; return their numbers, and the traced ones as a set."""
    seen = seen_in(state.returned_tickets, state.returned_count)
    for other in range(state.players):
        seen |= seen_in(state.held[other], state.held_count[other]) | seen_in(state.offer[other], state.offer_count[other])
        seen |= seen_in(state.dropped[other], state.dropped_count[other])
    longs, others, traced = 0, 0, 0
    for ticket in range(1, TICKETS + 1):
        if seen >> ticket & 1:
            continue
        if tables.ticket_long[ticket]:
            state.aside[longs] = ticket
            longs += 1
        elif seat >= 0 and state.known_redrawn_at[seat, ticket] > 0:
            traced |= 1 << ticket
        else:
            state.unseen_tickets[others] = ticket
            others += 1
    return longs, others, traced


@rule
def seen_in(row, count):
    """The tickets that stand in a row, as a set (with 0, if some are blank)."""
    seen = 0
    for i in range(count):
        seen |= 1 << int(row[i])
    return seen


@rule
def draw_random_ticket(tickets, left, rng):
    """Take a random one of the `left` tickets out of a list."""
    i, last = quick_uniform_below(rng, left), left - 1
    ticket = tickets[i]
    tickets[i] = tickets[last]
    tickets[last] = 0
    return ticket


@rule
def deal_other_tickets(state, left, rng):
    """Fill what is still blank with tickets out of the `left` ones of the deck."""
    for other in range(state.players):
        left = fill_row(state, state.held[other], state.held_count[other], left, rng)
        left = fill_row(state, state.offer[other], state.offer_count[other], left, rng)
        left = fill_row(state, state.dropped[other], state.dropped_count[other], left, rng)
    fill_row(state, state.returned_tickets, state.returned_count, left, rng)


@rule
def fill_row(state, row, count, left, rng):
    """The same for one row; returns how many tickets are left."""
    for i in range(count):
        if row[i] == 0:
            row[i] = draw_random_ticket(state.unseen_tickets, left, rng)
            left -= 1
    return left


# -- long tickets ------------------------------------------------------------------------------------------------------------------


@rule
def deal_long_tickets(tables, state, longs, rng):
    """Everybody got one long ticket at the start; the rest of them is out of the game. (Positions by hand may lack some.)"""
    seats = draw_seats_with_long(state, longs - state.aside_count, seats_that_lack_long(tables, state), rng)
    for other in range(state.players):
        if seats >> other & 1:
            n = quick_uniform_below(rng, blanks_of(state, other, 0, 0))
            put_at(state, other, 0, 0, n, draw_random_ticket(state.aside, longs, rng))
            longs -= 1


@rule
def seats_that_lack_long(tables, state):
    """The seats among whose start tickets some are unknown and none known is long, as a set."""
    seats = 0
    for other in range(state.players):
        known = False
        for i in range(since(state.held_draw[other], state.held_count[other], 1)):
            known = known or tables.ticket_long[state.held[other, i]] == 1
        if not known and blanks_of(state, other, 0, 0) > 0:
            seats |= 1 << other
    return seats


@rule
def draw_seats_with_long(state, count, seats, rng):
    """Which `count` of these seats have a long ticket, every way to lay them being equally likely: all, but in positions by hand."""
    if count >= count_bits(seats):
        return seats
    places = 0
    for other in range(state.players):
        places += blanks_of(state, other, 0, 0) * (seats >> other & 1)
    found = 0
    while count_bits(found) < count:
        n = quick_uniform_below(rng, places)
        other = 0
        while seats >> other & 1 == 0 or n >= blanks_of(state, other, 0, 0):
            n -= blanks_of(state, other, 0, 0) * (seats >> other & 1)
            other += 1
        found = 0 if found >> other & 1 else found | 1 << other  # two in one seat: begin anew
    return found


# -- traced tickets ----------------------------------------------------------------------------------------------------------------


@rule
def deal_traced_tickets(state, seat, traced, rng):
    """Lay them where they may lie. The latest first: what would do for a later one would do for an earlier one, or for no other draw."""
    while traced != 0:
        ticket = latest_traced(state, seat, traced)
        traced &= ~(1 << ticket)
        draw = int(state.known_redrawn_at[seat, ticket])
        last = draw if is_buried(state, draw) and blanks_since(state, draw, draw) > 0 else int(state.draws)
        put_since(state, draw, last, quick_uniform_below(rng, blanks_since(state, draw, last)), ticket)


@rule
def latest_traced(state, seat, traced):
    """The one of these tickets that somebody drew last."""
    latest = lowest(traced)
    for ticket in range(latest + 1, TICKETS + 1):
        if traced >> ticket & 1 and state.known_redrawn_at[seat, ticket] > state.known_redrawn_at[seat, latest]:
            latest = ticket
    return latest


@rule
def is_buried(state, draw):
    """Whether what was put back from a draw lies untouched: tickets put back before it are still in the deck."""
    return state.returned_count > 0 and state.returned_draw[0] < draw


@rule
def blanks_since(state, first, last):
    """How many tickets are unknown, held, offered or put back, that came with the draws `first` to `last`."""
    return NOWHERE - put_since(state, first, last, NOWHERE, 0)


@rule
def put_since(state, first, last, n, ticket):
    """Put a ticket at the blank number `n` of these; return `n` less the blanks there were."""
    draws, count = state.returned_draw, state.returned_count
    n = put(state.returned_tickets, since(draws, count, first), since(draws, count, last + 1), n, ticket)
    for other in range(state.players):
        n = put_at(state, other, first, last, n, ticket)
    return n


# -- places ------------------------------------------------------------------------------------------------------------------------


@rule
def blanks_of(state, seat, first, last):
    """How many tickets of a seat are unknown that came with the draws `first` to `last` (0: at the start)."""
    return NOWHERE - put_at(state, seat, first, last, NOWHERE, 0)


@rule
def put_at(state, seat, first, last, n, ticket):
    """Put a ticket at the blank number `n` of these; return `n` less the blanks there were."""
    draws, count = state.held_draw[seat], state.held_count[seat]
    n = put(state.held[seat], since(draws, count, first), since(draws, count, last + 1), n, ticket)
    if first == 0:
        n = put(state.dropped[seat], 0, state.dropped_count[seat], n, ticket)
    if last >= state.draws:
        n = put(state.offer[seat], 0, state.offer_count[seat], n, ticket)
    return n


@rule
def since(draws, count, draw):
    """The first place in a row with this draw or a later one."""
    first = 0
    while first < count and draws[first] < draw:
        first += 1
    return first


@rule
def put(row, first, end, n, ticket):
    """Put a ticket at the blank number `n` (negative: nowhere) of a part of a row; return `n` less the blanks there were."""
    for i in range(first, end):
        if row[i] == 0:
            if n == 0:
                row[i] = ticket
            n -= 1
    return n


# -- in order ----------------------------------------------------------------------------------------------------------------------


@rule
def sort_by_draw(tickets, draws, count):
    """Sort the tickets of each draw, as they always lie."""
    first = 0
    while first < count:
        end = since(draws, count, draws[first] + 1)
        sort(tickets[first:], end - first)
        first = end


@rule
def sort(tickets, count):
    """Sort the first `count` tickets."""
    for i in range(1, count):
        insert(tickets, i, tickets[i])
