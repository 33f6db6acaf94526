"""What a seat knows, and complete states that agree with it.

Unknown are: the order of the deck, cards drawn unseen by others, other seats' tickets, the ticket deck and the tickets out of the game.
A seat remembers what it was shown: cards that others took openly (`known`), the composition of the deck when it was shuffled
(`deck_at_shuffle`) and which of that it has drawn itself (`drawn_since_shuffle`), the same of earlier shuffles (`earlier_…`), what others
have shown (`shown_…`), the tickets it put back, and at which draw another seat drew them (`known_redrawn_at`).

For each ticket place it is known when its ticket came: at the start, or at which draw. docs/games/ticket_to_ride_europe.md says where
tickets may be. *Traced* tickets are those that the viewer had put back and another seat drew.
"""

import numpy as np

from boardwright.core.machine.bits import each, read_set, size, write_set
from boardwright.core.machine.memory import local
from boardwright.core.machine.random import quick_start, quick_uniform_below, quick_weighted
from boardwright.core.machine.secrets import hide_secrets
from boardwright.core.machine.sets import take_guessed
from boardwright.core.machine.state import EVERYONE, record
from boardwright.games.ticket_to_ride_europe import components as c, state as s
from boardwright.games.ticket_to_ride_europe.rules.tickets import ALL, FEWEST_AT_START
from boardwright.games.ticket_to_ride_europe.unseen import deal_unseen_cards

LAID = -1  # a blank that has its ticket
TOGETHER = np.zeros(c.START_TICKETS, np.int8)  # in place of draws: tickets that came together
UNSEEN_TICKETS = record(
    [
        ("count", "i8"),  # of blanks
        ("came", "i1", (c.TICKETS,)),  # the draw it came with, by blank
        ("ticket", "i1", (c.TICKETS,)),  # by blank; 0: any other one
        ("first", "i8", (c.SEATS,)),  # first blank of each seat; those of the start come first
        ("for_long", "i8", (c.SEATS,)),  # how many of these, if one may be a long ticket
    ]
)


def hide(tables, state, seat):
    """Blank what `seat` (or a spectator, -1) does not know, in place. At the end all tickets held are open."""
    if state.phase == s.PAY and state.active != seat:
        state.phase = s.TURN
        state.paying = -1
    for i in range(state.returned_count):
        if state.returned_seat[i] != seat:
            state.returned_tickets[i] = 0
    for shuffle in range(state.earlier_count):
        for other in range(state.players):
            if other != seat:
                state.earlier_drawn[shuffle, other] = 0
    hide_secrets(state, seat, s.SECRETS, state.phase, state.active)


def resample(tables, state, seat):
    """Fill the blanks of a hidden copy in place with a world that agrees with what the viewer was shown (`unseen` does train cards)."""
    rng = quick_start(state.rng, s.STREAM_GUESS)
    deal_unseen_cards(state, seat, rng)
    for other in range(state.players):
        while state.chosen[other] and size(state.choice[other]) < FEWEST_AT_START:
            state.choice[other] = quick_uniform_below(rng, 1 << c.START_TICKETS)
    deal_unseen_tickets(tables, state, seat, rng)
    state.viewer = EVERYONE


def deal_unseen_tickets(tables, state, seat, rng):
    """Fill the blank ticket places, and the deck with the tickets left over."""
    tickets = local(UNSEEN_TICKETS)
    unseen = ALL & ~list_blanks(tables, state, tickets)
    longs, traced = unseen & tables.long_tickets, 0
    for ticket in each(unseen):
        if seat >= 0 and state.known_redrawn_at[seat, ticket] > 0:
            traced |= 1 << ticket
    deal_long_tickets(state, tickets, longs, rng)
    deal_traced_tickets(state, tickets, seat, traced, rng)
    deal_others(state, tickets, unseen & ~longs & ~traced, rng)
    n = 0
    for other in range(state.players):
        n = fill_row(tickets, n, state.dropped[other], TOGETHER, state.dropped_count[other])
        n = fill_row(tickets, n, state.held[other], state.held_draw[other], state.held_count[other])
        n = fill_row(tickets, n, state.offer[other], TOGETHER, state.offer_count[other])
    fill_row(tickets, n, state.returned_tickets, state.returned_draw, state.returned_count)


def list_blanks(tables, state, tickets):
    """List all blanks and the draws their tickets came with; return the remaining tickets (including 0 if some are blank)."""
    seen = read_set(state.returned_tickets, state.returned_count)
    for seat in range(state.players):
        tickets.first[seat] = tickets.count
        list_row(tickets, state.dropped[seat], TOGETHER, state.dropped_count[seat], 0)
        list_row(tickets, state.held[seat], state.held_draw[seat], state.held_count[seat], 0)
        list_row(tickets, state.offer[seat], TOGETHER, state.offer_count[seat], state.draws)
        held = read_set(state.held[seat], state.held_count[seat])
        if held & tables.long_tickets == 0:
            for i in range(tickets.first[seat], tickets.count):
                tickets.for_long[seat] += tickets.came[i] == 0
        seen |= held | read_set(state.offer[seat], state.offer_count[seat]) | read_set(state.dropped[seat], state.dropped_count[seat])
    list_row(tickets, state.returned_tickets, state.returned_draw, state.returned_count, 0)
    return seen


def list_row(tickets, row, draws, count, since):
    """List the blanks of a row, whose tickets came with these draws, counted from `since`."""
    for i in range(count):
        if row[i] == 0:
            tickets.came[tickets.count] = draws[i] + since
            tickets.count += 1


def deal_others(state, tickets, others, rng):
    """Deal random ones of the other tickets to the empty blanks; the deck keeps the rest."""
    left = write_set(others, state.unseen_tickets)
    for i in range(tickets.count):
        if tickets.ticket[i] == 0:
            tickets.ticket[i] = take_guessed(rng, state.unseen_tickets, left)
            left -= 1


def fill_row(tickets, n, row, draws, count):
    """Fill a row with the tickets of its blanks, from blank number `n`, and sort those of each draw; return the number of the next."""
    first = 0
    for i in range(count):
        ticket = int(row[i])
        if ticket == 0:
            ticket = int(tickets.ticket[n])
            n += 1
        if draws[i] != draws[first]:
            first = i
        for place in range(first, i):  # without a branch: the processor cannot predict where a ticket belongs
            other = int(row[place])
            row[place], ticket = min(other, ticket), max(other, ticket)
        row[i] = ticket
    return n


def deal_long_tickets(state, tickets, longs, rng):
    """Give each seat one long ticket of the start; the rest of them is out of the game. (Hand-written positions may lack some.)"""
    left = write_set(longs, state.aside)
    for seat in each(draw_seats_with_long(left - state.aside_count, tickets.for_long, rng)):
        place = tickets.first[seat] + quick_uniform_below(rng, tickets.for_long[seat])
        tickets.ticket[place], tickets.came[place] = take_guessed(rng, state.aside, left), LAID
        left -= 1


def draw_seats_with_long(count, places, rng):
    """Return which `count` seats have a long ticket, every arrangement equally likely: all seats, except in hand-written positions."""
    seats = 0
    for seat in range(c.SEATS):
        seats |= int(places[seat] > 0) << seat
    if count >= size(seats):
        return seats
    found = 0
    while size(found) < count:
        seat = quick_weighted(rng, places)
        found = 0 if found >> seat & 1 else found | 1 << seat  # two in one seat: start again
    return found


def deal_traced_tickets(state, tickets, seat, traced, rng):
    """Put them where they may be. The latest first: what fits a later one fits an earlier one, or no other draw."""
    for draw in range(int(state.draws), 0, -1):
        untouched = state.returned_count > 0 and state.returned_draw[0] < draw  # tickets put back before are still in the deck
        for ticket in each(traced):
            if state.known_redrawn_at[seat, ticket] == draw:
                last = draw if untouched and count_blanks(tickets, draw, draw) > 0 else int(state.draws)
                lay(tickets, draw, last, ticket, rng)


def count_blanks(tickets, first, last):
    """The number of empty blanks that came with the draws `first` to `last`."""
    count = 0
    for i in range(tickets.count):
        count += first <= tickets.came[i] <= last
    return count


def lay(tickets, first, last, ticket, rng):
    """Put a ticket into a random empty blank that came with the draws `first` to `last`."""
    n = quick_uniform_below(rng, count_blanks(tickets, first, last))
    for i in range(tickets.count):
        if first <= tickets.came[i] <= last:
            if n == 0:
                tickets.ticket[i], tickets.came[i] = ticket, LAID
                return
            n -= 1
