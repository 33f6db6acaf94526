"""Tickets of `greedy`: which to keep, and when to draw more."""

from boardwright.core.machine.bot import best_move
from boardwright.core.machine.sets import insert
from boardwright.games.ticket_to_ride_europe.actions import KEEP, MASKS
from boardwright.games.ticket_to_ride_europe.bots.greedy_cards import shortfall
from boardwright.games.ticket_to_ride_europe.bots.greedy_plan import plan
from boardwright.games.ticket_to_ride_europe.bots.greedy_workspace import POINT, hold_tickets
from boardwright.games.ticket_to_ride_europe.components import TICKETS
from boardwright.games.ticket_to_ride_europe.rules.planning import INFINITY, add_ticket, find_ways, list_way
from boardwright.games.ticket_to_ride_europe.unseen_tickets import seen_in

COUNTED = 100  # per cent of the estimated gain of new tickets that counts
COUNTED_MORE = 50  # per cent of the second and third ticket's gain that counts
ROOM = 6  # trains that the plan must leave for new tickets to be thought of
DRAWING = 3000  # what the turn for drawing tickets costs
ENDING = 8  # trains of an opponent below which no tickets are drawn


def best_keep(tables, hidden, seat, moves, workspace):
    """The tickets to keep: those that make the best plan together with the ones held."""
    for k in range(moves.count):
        mask = MASKS[moves.ids[k] - KEEP]
        hold_tickets(tables, hidden, seat, workspace)
        for i in range(hidden.offer_count[seat]):
            if mask >> i & 1:
                add_ticket(tables, workspace, int(hidden.offer[seat, i]))
        workspace.worth[k] = plan(tables, hidden, seat, workspace)
    return best_move(moves, workspace.worth)


def wants_tickets(tables, hidden, seat, workspace):
    """Whether drawing tickets now is worth the turn: only once the hand has all cards for those held (drawing earlier loses points)."""
    if hidden.unseen_ticket_count < 3 or workspace.trains < ROOM or workspace.rejected > 0:
        return False
    if hidden.trains[: hidden.players].min() < ENDING or shortfall(tables, -1, workspace) > 0:
        return False
    planned = 2 * workspace.claims + 2
    workspace.half_turns -= planned
    gain = gain_of_drawing(tables, hidden, seat, workspace)
    workspace.half_turns += planned
    return gain * COUNTED // 100 > DRAWING


def gain_of_drawing(tables, hidden, seat, workspace):
    """What three new tickets would bring on average at the present prices: the best one, and part of what more could be kept."""
    source, count, positive = -1, 0, 0
    known = seen_in(hidden.held[seat], hidden.held_count[seat]) | seen_in(hidden.dropped[seat], hidden.dropped_count[seat])
    known |= seen_in(hidden.returned_tickets, hidden.returned_count)
    for ticket in range(1, TICKETS + 1):
        if known >> ticket & 1 == 0 and not tables.ticket_long[ticket]:
            a, b = int(tables.ticket_a[ticket]), int(tables.ticket_b[ticket])
            if a != source:
                find_ways(tables, workspace, a, -1)
                source = a
            gain = gain_of(tables, workspace, ticket, b)
            positive += max(0, gain)
            insert(workspace.gains, count, gain)
            count += 1
    if count < 3:
        return -INFINITY
    best, best_positive = 0, 0
    draws = count * (count - 1) * (count - 2) // 6
    for i in range(2, count):  # the best of three, if the others are among the `i` tickets that bring less
        chance = i * (i - 1) // 2
        best += workspace.gains[i] * chance
        best_positive += max(0, workspace.gains[i]) * chance
    return best // draws + max(0, 3 * positive // count - best_positive // draws) * COUNTED_MORE // 100


def gain_of(tables, workspace, ticket, goal):
    """What a ticket would bring at the distances found, at worst its points less."""
    worth = int(tables.ticket_points[ticket]) * POINT
    cost = min(workspace.distance[goal], 2 * worth)
    if cost < 2 * worth:
        trains, claims = 0, list_way(tables, workspace, goal)
        for i in range(claims):
            trains += int(tables.route_length[workspace.way[i]])
        if trains > workspace.trains or 2 * claims + trains > workspace.half_turns:
            cost = 2 * worth
    return worth - cost
