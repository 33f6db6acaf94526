"""Features of the outlook of Ticket to Ride: Europe: a network and its pace, the tickets that the viewer knows, those that would fit."""

from boardwright.core.machine.bits import read_set
from boardwright.core.machine.memory import local
from boardwright.core.machine.outlook import STAGE, Features, add
from boardwright.games.ticket_to_ride_europe import components as c
from boardwright.games.ticket_to_ride_europe.bots import greedy_plan, knowledge as k
from boardwright.games.ticket_to_ride_europe.state import SECOND_CARD

NAMES = (
    "one", "points", "trains", "stations", "hand", "locomotives", "known_cards", "to_move", "seats_to_move", "second_card", "last_round",
    "trains_ahead", "pace", "routes", "longest_part", "parts",
    "tickets", "ticket_points", "made", "lost", "missing", "cost", "unused", "fitting", "claims", "short_of_trains", "short_of_time",
    "offered", "fitting_short", "fitting_long", "fitting_short_held", "fitting_long_held", "matching",
)  # fmt: skip
STAGES = 7
STEP = 8
"""Trains of the seat that has fewest, from one whole stage to the next."""
FAR = 88


def write(tables, hidden, seat, other, found):
    """Write the features of a seat, in the order of NAMES."""
    w = local(k.ACCOUNT)
    k.open_account(tables, hidden, other, w)
    add(found, 1)
    add(found, int(hidden.points[other]))
    add_pace(hidden, other, found)
    add_network(tables, hidden, w, found)
    add(found, int(hidden.held_count[other]))
    if other == seat:
        add_own_tickets(tables, hidden, other, w, found)
    else:
        for _ in range(11):
            add(found, 0)
    add_likely_tickets(tables, hidden, seat, other, w, found)


def add_pace(hidden, other, found):
    """Trains, cards, and how much time is left."""
    trains = int(hidden.trains[other])
    add(found, trains)
    add(found, int(hidden.stations[other]))
    add(found, int(hidden.hand_count[other]))
    add(found, int(hidden.hand[other, c.LOCOMOTIVE]))
    known = 0
    for kind in range(c.KINDS):
        known += int(hidden.known[other, kind])
    add(found, known)
    add(found, int(hidden.active == other))
    add(found, (other - int(hidden.active)) % int(hidden.players))
    add(found, int(hidden.active == other and hidden.phase == SECOND_CARD))
    add(found, int(hidden.last_seat >= 0))
    least, pace = c.TRAINS, 2 * c.TRAINS
    for third in range(int(hidden.players)):
        if third != other:
            left = int(hidden.trains[third])
            least, pace = min(least, left), min(pace, left + max(0, left - int(hidden.hand_count[third])))
    add(found, trains - least)
    add(found, pace)


def add_network(tables, hidden, w, found):
    """Routes, and the connected parts that they form."""
    part, longest, parts = w.saved, 0, 0
    part[:] = 0
    for i in range(w.own_count):
        label = int(w.label[tables.route_a[w.own[i]]])
        parts += int(part[label] == 0)
        part[label] += int(tables.route_length[w.own[i]])
        longest = max(longest, part[label])
    add(found, w.own_count)
    add(found, longest)
    add(found, parts)


def add_own_tickets(tables, hidden, seat, w, found):
    """Add what the tickets of the viewer bring and still need."""
    k.take_account(tables, hidden, seat, w)
    missing, claims = int(w.sign[k.MISSING]), int(w.claims)
    add(found, int(w.sign[k.POINTS]))
    add(found, int(w.sign[k.DONE]))
    add(found, int(w.sign[k.LOST]))
    add(found, missing)
    add(found, int(w.sign[k.COST]))
    add(found, int(w.sign[k.UNUSED]))
    add(found, fitting_cards(hidden, seat, w))
    add(found, claims)
    add(found, max(0, missing + 4 - int(hidden.trains[seat])))
    cards = max(0, missing - int(hidden.hand_count[seat]))
    add(found, max(0, 2 * claims + cards - min(FAR, greedy_plan.half_turns_left(hidden, seat))))
    offered = 0
    for i in range(int(hidden.offer_count[seat])):
        offered += int(tables.ticket_points[hidden.offer[seat, i]])
    add(found, offered)


def fitting_cards(hidden, seat, w):
    """Cards in hand that the routes of its tickets need."""
    cards = 0
    for colour in range(c.LOCOMOTIVE):
        cards += min(int(hidden.hand[seat, colour]), int(w.need[colour]))
    return cards


def add_likely_tickets(tables, hidden, seat, other, w, found):
    """The mean points that tickets nobody has shown would bring a network as it stands: what others may hold, and the viewer may draw."""
    seen = read_set(hidden.held[seat], hidden.held_count[seat]) | read_set(hidden.dropped[seat], hidden.dropped_count[seat])
    points, count = w.need, w.sign
    points[:2], count[:2] = 0, 0
    for ticket in range(1, c.TICKETS + 1):
        if (seen >> ticket) & 1 == 0:
            kind = int(tables.ticket_long[ticket])
            joined = w.label[tables.ticket_a[ticket]] == w.label[tables.ticket_b[ticket]]
            points[kind] += int(tables.ticket_points[ticket]) * int(joined)
            count[kind] += 1
    short, long = 100 * points[0] // max(1, count[0]), 100 * points[1] // max(1, count[1])
    hidden_tickets = int(other != seat) * int(hidden.held_count[other])
    add(found, short)
    add(found, long)
    add(found, short * hidden_tickets)
    add(found, long * int(hidden_tickets > 0))
    add(found, min(short * hidden_tickets, 2000))


def stage(tables, hidden):
    """By the trains of the seat that has fewest."""
    least = c.TRAINS
    for other in range(int(hidden.players)):
        least = min(least, int(hidden.trains[other]))
    return min(STAGE * (STAGES - 1), STAGE * least // STEP)


def greedy_worth(tables, hidden, seat):
    """Return what `greedy` thinks of a seat's position: points so far, and its plan if the viewer knows the tickets."""
    workspace, worth = local(greedy_plan.SCRATCH), int(hidden.points[seat]) * greedy_plan.POINT
    if hidden.held_count[seat] == 0 or hidden.held[seat, 0] == 0:
        return worth
    greedy_plan.survey(tables, hidden, seat, workspace)
    greedy_plan.hold_tickets(tables, hidden, seat, workspace)
    return worth + greedy_plan.plan(tables, hidden, seat, workspace)


OUTLOOK = Features(NAMES, write, STAGES, stage, greedy_worth)
