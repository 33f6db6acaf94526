"""Tickets: the deal, the choice, drawing more, putting back (rulebook: setup, tickets).

The ticket deck is a set of unseen tickets, and below it those that were put back, in order. The seat that put tickets back remembers
them, and when another seat draws them (`known_redrawn_at`).
"""

from boardwright.core.machine.bits import seats_where, size, write_set
from boardwright.core.machine.event_buffer import EVERY_SEAT, NONE, emit, emit_row
from boardwright.core.machine.random import draw_uniform_below
from boardwright.core.machine.sets import insert, take_random
from boardwright.games.ticket_to_ride_europe import actions as act, components as c, obstacles as why, state as s
from boardwright.games.ticket_to_ride_europe.events import CHOSE, KEPT_TICKETS, OFFERED, STARTS_WITH

DRAWN = 3  # tickets per draw
FEWEST_AT_START = 2
FEWEST_LATER = 1
ALL = (1 << c.TICKETS + 1) - 2  # all tickets, as a set


def deal_tickets(tables, state, events):
    """Deal one long ticket and three others to each seat; the remaining long ones leave the game unseen (rulebook: setup)."""
    state.aside_count = write_set(tables.long_tickets, state.aside)
    state.unseen_ticket_count = write_set(ALL & ~tables.long_tickets, state.unseen_tickets)
    for seat in range(state.players):
        add_offer(state, seat, take_random(state, s.STREAM_TICKETS, state.aside, state.aside_count))
        state.aside_count -= 1
        for _ in range(c.START_TICKETS - 1):
            add_offer(state, seat, next_ticket(state, seat))
        emit_row(events, OFFERED, 1 << seat, state.offer[seat], c.START_TICKETS, seat, c.START_TICKETS)


def next_ticket(state, seat):
    """Take the next ticket of the deck: a random unseen one, else one of those that were put back together first."""
    if state.unseen_ticket_count > 0:
        state.unseen_ticket_count -= 1
        return int(take_random(state, s.STREAM_TICKETS, state.unseen_tickets, state.unseen_ticket_count + 1))
    together = 1
    while together < state.returned_count and state.returned_draw[together] == state.returned_draw[0]:
        together += 1
    i = draw_uniform_below(state, s.STREAM_TICKETS, together)
    ticket = int(state.returned_tickets[i])
    state.known_redrawn_at[state.returned_seat[0], ticket] = state.draws
    state.returned_count -= 1
    for row in (state.returned_tickets, state.returned_seat, state.returned_draw):  # those behind it move forward
        for place in range(i, state.returned_count):
            row[place] = row[place + 1]
        row[state.returned_count] = 0
    state.known_redrawn_at[seat, ticket] = 0
    return ticket


def add_offer(state, seat, ticket):
    """Add a ticket to the offer, in ascending order, so that the order reveals nothing."""
    insert(state.offer[seat], state.offer_count[seat], ticket)
    state.offer_count[seat] += 1


def fewest_kept(state):
    """Return how many of the offered tickets must be kept."""
    return FEWEST_AT_START if state.phase == s.CHOOSE_START else FEWEST_LATER


def keep_obstacle(state, seat, subset):
    """Return why `seat` cannot keep this subset of the offered tickets; 0 if it can."""
    if act.MASKS[subset] >= 1 << int(state.offer_count[seat]):
        return why.NOT_OFFERED
    return 0 if size(act.MASKS[subset]) >= fewest_kept(state) else why.KEEP_MORE


def kept_ticket(state, seat, mask, number):
    """The kept ticket number `number` (from 0), or NONE."""
    for i in range(state.offer_count[seat]):
        if mask >> i & 1:
            if number == 0:
                return int(state.offer[seat, i])
            number -= 1
    return NONE


def choose_start(state, seat, mask, events):
    """Choose start tickets, in secret; when all have chosen, all get theirs, and the first turn starts (E40–E42)."""
    state.choice[seat] = mask
    state.chosen[seat] = 1
    t1, t2 = kept_ticket(state, seat, mask, 0), kept_ticket(state, seat, mask, 1)
    emit(events, CHOSE, 1 << seat, seat, t1, t2, kept_ticket(state, seat, mask, 2), kept_ticket(state, seat, mask, 3))
    if seats_where(state.chosen, 0, state.players) != 0:
        return False
    for other in range(state.players):
        settle_offer(state, other, state.choice[other])
        state.chosen[other], state.choice[other] = 0, 0
        emit(events, STARTS_WITH, EVERY_SEAT, other, state.held_count[other])
    state.phase = s.TURN
    return False


def settle_offer(state, seat, mask):
    """Let `seat` keep the tickets of a mask. At the start the others leave the game, later they go under the deck (E43)."""
    for i in range(state.offer_count[seat]):
        ticket = state.offer[seat, i]
        state.offer[seat, i] = 0
        if mask >> i & 1:
            n = state.held_count[seat]
            state.held[seat, n], state.held_draw[seat, n] = ticket, state.draws
            state.held_count[seat] += 1
        elif state.phase == s.CHOOSE_START:
            state.dropped[seat, state.dropped_count[seat]] = ticket
            state.dropped_count[seat] += 1
        else:
            n = state.returned_count
            state.returned_tickets[n], state.returned_seat[n], state.returned_draw[n] = ticket, seat, state.draws
            state.returned_count += 1
    state.offer_count[seat] = 0


def tickets_left(state):
    """The number of tickets in the deck."""
    return int(state.unseen_ticket_count) + state.returned_count


def tickets_to_draw(state):
    """The number of tickets in a draw: three, or as many as there are (E20)."""
    return min(DRAWN, tickets_left(state))


def ticket_draw_obstacle(state):
    """Return why no tickets can be drawn; 0 if some can."""
    return 0 if tickets_left(state) > 0 else why.NO_TICKETS


def draw_tickets(state, seat, events):
    """Draw tickets. The turn goes on: some must be kept."""
    state.draws += 1
    count = tickets_to_draw(state)
    for _ in range(count):
        add_offer(state, seat, next_ticket(state, seat))
    emit_row(events, OFFERED, 1 << seat, state.offer[seat], count, seat, count)
    state.phase = s.CHOOSE_TICKETS
    return False


def keep_tickets(state, seat, mask, events):
    """Keep some of the drawn tickets and put the others back (E43, E61). The turn is over."""
    kept = size(mask)
    returned = state.offer_count[seat] - kept
    settle_offer(state, seat, mask)
    emit_row(events, KEPT_TICKETS, 1 << seat, state.held[seat, state.held_count[seat] - kept :], kept, seat, kept, returned)
    state.phase = s.TURN
    return True
