"""What `greedy` needs to know for a decision: the hand, the cards that may come, the time left, the tickets to plan for."""

from boardwright.core.machine.state import record
from boardwright.games.ticket_to_ride_europe.actions import ACTIONS
from boardwright.games.ticket_to_ride_europe.components import CITIES, KINDS, ROUTES, TICKETS
from boardwright.games.ticket_to_ride_europe.rules.planning import INFINITY, PATHS, TICKETS_HELD, add_ticket
from boardwright.games.ticket_to_ride_europe.rules.stations import LINKS
from boardwright.games.ticket_to_ride_europe.unseen import count_unseen

POINT = 1000  # all values are in thousandths of a point

CARDS_A_TURN = 18  # tenths of cards that others draw in a turn
TRAINS_A_CLAIM = 33  # tenths of trains that others place in a turn

SCRATCH = record(
    [
        *PATHS,
        *TICKETS_HELD,
        ("cost", "i8", (ROUTES,)),  # prices before anything is planned
        ("wanted", "i8", (ROUTES,)),  # 1: for the tickets, 2: beyond them, 3: borrowed
        ("best", "i8", (ROUTES,)),  # `wanted` of the best plan so far
        ("trains", "i8"),  # left when the plan is done
        ("reserved", "i8"),  # trains that the tickets ask for
        ("claims", "i8"),  # turns for claims and stations that they ask for
        ("rejected", "i8"),  # tickets that the plan leaves
        ("lost", "i8"),  # what these are worth
        ("half_turns", "i8"),  # until the match ends, as far as can be guessed
        ("borrowing", "i8"),  # stations that the plan needs
        ("hand", "i8", (KINDS,)),
        ("unseen", "i8", (KINDS,)),
        ("unseen_count", "i8"),
        ("need", "i8", (3, KINDS)),  # cards by tier and colour; locomotives of ferries
        ("grey", "i8", (ROUTES,)),  # grey routes of the plan, by tier, long ones first
        ("grey_count", "i8"),
        ("gains", "i8", (TICKETS,)),
        ("joined", "i8", (CITIES,)),  # whether the own network, as planned, reaches a city
        ("links", LINKS),
        ("worth", "i8", (len(ACTIONS),)),  # of each move
        ("spare", "i8", (KINDS,)),
    ]
)
"""What a decision needs to know, and room to try things out."""


def survey(tables, hidden, seat, workspace):
    """Note the hand, the cards that may come, and the time left."""
    count_unseen(tables, hidden, seat, workspace.unseen)
    workspace.unseen_count = workspace.unseen.sum()
    workspace.hand[:] = hidden.hand[seat]
    workspace.half_turns = time_left(hidden, seat, workspace)


def time_left(hidden, seat, workspace):
    """Half turns until another player may have placed their trains: they draw the cards that they lack, and claim."""
    least = INFINITY
    for other in range(hidden.players):
        if other != seat:
            trains = max(0, int(hidden.trains[other]) - 2)
            cards = max(0, trains - int(hidden.hand_count[other]))
            least = min(least, 20 * cards // CARDS_A_TURN + 20 * trains // TRAINS_A_CLAIM + 2)
    return least


def hold_tickets(tables, hidden, seat, workspace):
    """Plan for the tickets held."""
    workspace.ticket_count = 0
    for i in range(hidden.held_count[seat]):
        add_ticket(tables, workspace, int(hidden.held[seat, i]))
