"""Two beginners, who err as people do and never by chance: `beginner` and `learner`.

Both keep many tickets, work for one at a time by the path with fewest routes, and look only at the cards that lie face up: a locomotive
above all, then what they have most of. They claim whatever they can pay beside their trains rather than wait for a better route, and think
neither of others, nor of the end, nor of stations. `learner` is more patient, and keeps fewer tickets.
"""

from boardwright.core.machine.bits import size
from boardwright.core.machine.bot import best_move, bot
from boardwright.core.machine.state import ABSENT
from boardwright.games.ticket_to_ride_europe import actions as act, components as c, state as s
from boardwright.games.ticket_to_ride_europe.bots import styles, styles_map as network
from boardwright.games.ticket_to_ride_europe.rules.cards import cards_left
from boardwright.games.ticket_to_ride_europe.rules.network import INFINITY

PER_ROUTE = 30  # length of a path per route, as they see it
BURDEN = 7  # points that a third or fourth ticket must bring for `learner`
HASTY, PATIENT = 5, 9  # cards in hand with which they claim any route beside their trains


@bot(network.SCRATCH)
def beginner(tables, hidden, seat, moves, rng, workspace, decision):
    """A player in the first matches."""
    return play(tables, hidden, seat, moves, 0, HASTY, workspace)


@bot(network.SCRATCH)
def learner(tables, hidden, seat, moves, rng, workspace, decision):
    """A player after some matches."""
    return play(tables, hidden, seat, moves, BURDEN, PATIENT, workspace)


def play(tables, hidden, seat, moves, burden, patience, workspace):
    """Survey, aim at one ticket, choose."""
    if moves.count == 1 or hidden.phase == s.TUNNEL:
        return moves.ids[0]
    if hidden.phase == s.CHOOSE_START or hidden.phase == s.CHOOSE_TICKETS:
        return keep_most_points(tables, hidden, seat, moves, burden, workspace)
    network.survey(tables, hidden, seat, False, workspace)
    for route in range(c.ROUTES):
        if hidden.owner[route] >= 0 and workspace.price[route] > 0:
            workspace.price[route] = INFINITY  # no stations
        elif 0 < workspace.price[route] < INFINITY:
            workspace.price[route] = PER_ROUTE + int(tables.route_length[route])
    styles.make_plan(tables, hidden, seat, styles.LONG_ROUTES, workspace)
    if hidden.phase == s.PAY:
        return styles.choose_payment(tables, hidden, seat, moves, workspace)
    if hidden.phase == s.TURN:
        claim = choose_claim(tables, hidden, seat, moves, patience, workspace)
        if claim != ABSENT:
            return claim
    return face_up_card(hidden, seat, moves)


def keep_most_points(tables, hidden, seat, moves, burden, workspace):
    """The tickets with most points, less a burden for each."""
    for k in range(moves.count):
        mask, points = int(act.MASKS[moves.ids[k] - act.KEEP]), 0
        for i in range(hidden.offer_count[seat]):
            points += int(tables.ticket_points[hidden.offer[seat, i]]) * (mask >> i & 1)
        workspace.worth[k] = points - burden * size(mask)
    return best_move(moves, workspace.worth)


def choose_claim(tables, hidden, seat, moves, patience, workspace):
    """The wanted route; with many cards in hand, or in the last turn, the longest other one beside the own trains. ABSENT: a card."""
    claim = styles.best_claim(moves, workspace)
    if claim != ABSENT or (hidden.hand_count[seat] < patience and hidden.turns_left == 0):
        return claim
    longest = 0
    for k in range(moves.count):
        route = moves.ids[k] - act.CLAIM
        if 0 <= route < c.ROUTES and tables.route_length[route] > longest and touches_own(tables, hidden, seat, route):
            claim, longest = moves.ids[k], int(tables.route_length[route])
    return claim


def touches_own(tables, hidden, seat, route):
    """Return whether a route begins or ends where own trains are; every route, if there are none."""
    if hidden.trains[seat] == c.TRAINS:
        return True
    for own in range(c.ROUTES):
        if hidden.owner[own] == seat:
            for city in (int(tables.route_a[own]), int(tables.route_b[own])):
                if city == tables.route_a[route] or city == tables.route_b[route]:
                    return True
    return False


def face_up_card(hidden, seat, moves):
    """A locomotive, else the colour that the hand has most of; of equals the first. The deck if nothing lies there."""
    best, most = act.DRAW if cards_left(hidden) > 0 else moves.ids[0], -1
    for k in range(moves.count):
        slot = moves.ids[k] - act.TAKE
        if 0 <= slot < c.SLOTS:
            card = int(hidden.row[slot])
            value = INFINITY if card == c.LOCOMOTIVE else int(hidden.hand[seat, card])
            if value > most:
                best, most = moves.ids[k], value
    return best
