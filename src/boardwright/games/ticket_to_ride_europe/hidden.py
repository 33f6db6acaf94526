"""What a seat may know, and complete states that fit it.

Unknown are: the order of the deck, cards drawn unseen by others, other seats' tickets, the ticket deck and the tickets out of the game.
A seat remembers what it was shown: cards that others took openly (`known`), what the deck was made of when it was shuffled
(`deck_at_shuffle`) and which of that it has drawn itself (`drawn_since_shuffle`), the tickets it put back, and at which draw somebody
else drew them (`known_redrawn_at`).

Of a place it is known when its ticket came: at the start, or at which draw. docs/games/ticket_to_ride_europe.md says where tickets may
lie. *Traced* ones the viewer had put back, and somebody drew them.
"""

import numpy as np

from boardwright.core.machine.bits import size, write_set
from boardwright.core.machine.memory import local
from boardwright.core.machine.random import quick_start, quick_uniform_below
from boardwright.core.machine.secrets import hide_secrets
from boardwright.core.machine.state import EVERYONE, record
from boardwright.games.ticket_to_ride_europe import components as c, state as s
from boardwright.games.ticket_to_ride_europe.rules.tickets import ALL, FEWEST_AT_START
from boardwright.games.ticket_to_ride_europe.unseen import deal_unseen_cards, draw_weighted, take_any

NOWHERE = -1  # the number of no blank: where `put` only counts
TOGETHER = np.zeros(c.START_TICKETS, np.int8)  # in place of draws: tickets that came together
PLACES = record([("for_long", "i8", (c.SEATS,))])


def hide(tables, state, seat):
    """Blank what `seat` (or a spectator, -1) does not know, in place. At the end all tickets held are open."""
    if state.phase == s.PAY and state.active != seat:
        state.phase = s.TURN
        state.paying = -1
    for i in range(state.returned_count):
        if state.returned_seat[i] != seat:
            state.returned_tickets[i] = 0
    hide_secrets(state, seat, s.SECRETS, state.phase, state.active)


def resample(tables, state, seat):
    """Fill the blanks of a hidden copy with a world that fits what the viewer was shown, in place (see `unseen` for train cards)."""
    rng = quick_start(state.rng, s.STREAM_GUESS)
    deal_unseen_cards(tables, state, seat, rng)
    for other in range(state.players):
        while state.chosen[other] and size(state.choice[other]) < FEWEST_AT_START:
            state.choice[other] = quick_uniform_below(rng, 1 << c.START_TICKETS)
    deal_unseen_tickets(tables, state, seat, rng)
    state.viewer = EVERYONE


def deal_unseen_tickets(tables, state, seat, rng):
    """Fill the places of tickets that are blank. The deck starts with all tickets and keeps those that nobody gets."""
    longs, left, traced = list_unseen(tables, state, seat)
    deal_long_tickets(tables, state, longs, rng)
    deal_traced_tickets(state, seat, traced, rng)
    for other in range(state.players):
        left = fill_row(state, state.held[other], state.held_draw[other], state.held_count[other], left, rng)
        left = fill_row(state, state.offer[other], TOGETHER, state.offer_count[other], left, rng)
        left = fill_row(state, state.dropped[other], TOGETHER, state.dropped_count[other], left, rng)
    fill_row(state, state.returned_tickets, state.returned_draw, state.returned_count, left, rng)


def fill_row(state, row, draws, count, left, rng):
    """Fill the blanks of a row with any of the `left` tickets of the deck, and sort those of each draw; return how many are left."""
    first = 0
    for i in range(count):
        ticket = int(row[i])
        if ticket == 0:
            ticket = take_any(state.unseen_tickets, left, rng)
            left -= 1
        if draws[i] != draws[first]:
            first = i
        for place in range(first, i):  # without a branch: nobody can guess where a ticket belongs
            other = int(row[place])
            row[place], ticket = min(other, ticket), max(other, ticket)
        row[i] = ticket
    return left


def list_unseen(tables, state, seat):
    """Write unseen long tickets to `aside`, others to `unseen_tickets`; return their numbers, and the traced ones as a set."""
    seen = seen_in(state.returned_tickets, state.returned_count)
    for other in range(state.players):
        seen |= seen_in(state.held[other], state.held_count[other]) | seen_in(state.offer[other], state.offer_count[other])
        seen |= seen_in(state.dropped[other], state.dropped_count[other])
    unseen, traced = ALL & ~seen, 0
    if seat >= 0 and state.draws > 0:
        for ticket in range(1, c.TICKETS + 1):
            if state.known_redrawn_at[seat, ticket] > 0:
                traced |= 1 << ticket
    longs, traced = unseen & tables.long_tickets, unseen & traced
    return write_set(longs, state.aside), write_set(unseen & ~longs & ~traced, state.unseen_tickets), traced


def seen_in(row, count):
    """The tickets that stand in a row, as a set (with 0, if some are blank)."""
    seen = 0
    for i in range(count):
        seen |= 1 << int(row[i])
    return seen


def deal_long_tickets(tables, state, longs, rng):
    """Everybody got one long ticket at the start; the rest of them is out of the game. (Positions by hand may lack some.)"""
    places = local(PLACES).for_long
    for seat in range(state.players):
        places[seat] = places_for_long(tables, state, seat)
    seats = draw_seats_with_long(longs - state.aside_count, places, rng)
    for seat in range(state.players):
        if seats >> seat & 1:
            put_at(state, seat, 0, 0, quick_uniform_below(rng, places[seat]), take_any(state.aside, longs, rng))
            longs -= 1


def places_for_long(tables, state, seat):
    """How many start tickets of a seat are unknown; none, if it is known to hold a long one."""
    for i in range(state.held_count[seat]):
        if tables.ticket_long[state.held[seat, i]]:
            return 0
    return NOWHERE - put_at(state, seat, 0, 0, NOWHERE, 0)


def draw_seats_with_long(count, places, rng):
    """Which `count` of the seats have a long ticket, every way to lay them being equally likely: all, but in positions by hand."""
    seats = 0
    for seat in range(c.SEATS):
        seats |= int(places[seat] > 0) << seat
    if count >= size(seats):
        return seats
    found = 0
    while size(found) < count:
        seat = draw_weighted(places, rng)
        found = 0 if found >> seat & 1 else found | 1 << seat  # two in one seat: begin anew
    return found


def deal_traced_tickets(state, seat, traced, rng):
    """Lay them where they may lie. The latest first: what would do for a later one would do for an earlier one, or for no other draw."""
    for draw in range(int(state.draws), 0, -1):
        untouched = state.returned_count > 0 and state.returned_draw[0] < draw  # tickets put back before are still in the deck
        for ticket in range(1, c.TICKETS + 1):
            if traced >> ticket & 1 and state.known_redrawn_at[seat, ticket] == draw:
                last = draw if untouched and blanks_since(state, draw, draw) > 0 else int(state.draws)
                put_since(state, draw, last, quick_uniform_below(rng, blanks_since(state, draw, last)), ticket)


def blanks_since(state, first, last):
    """How many tickets are unknown, held, offered or put back, that came with the draws `first` to `last`."""
    return NOWHERE - put_since(state, first, last, NOWHERE, 0)


def put_since(state, first, last, n, ticket):
    """Put a ticket at the blank number `n` of these; return `n` less the blanks there were."""
    n = put(state.returned_tickets, state.returned_draw, state.returned_count, first, last, n, ticket)
    for other in range(state.players):
        n = put_at(state, other, first, last, n, ticket)
    return n


def put_at(state, seat, first, last, n, ticket):
    """Put a ticket at the blank number `n` of those of a seat that came with the draws `first` to `last` (0: at the start).

    Return `n` less the blanks there were."""
    n = put(state.held[seat], state.held_draw[seat], state.held_count[seat], first, last, n, ticket)
    n = put(state.dropped[seat], TOGETHER, state.dropped_count[seat], first, last, n, ticket)
    if last >= state.draws:
        n = put(state.offer[seat], TOGETHER, state.offer_count[seat], 0, last, n, ticket)
    return n


def put(row, draws, count, first, last, n, ticket):
    """Put a ticket at the blank number `n` (negative: nowhere) of a row's draws; return `n` less the blanks there were."""
    for i in range(count):
        if row[i] == 0 and first <= draws[i] <= last:
            if n == 0:
                row[i] = ticket
            n -= 1
    return n
