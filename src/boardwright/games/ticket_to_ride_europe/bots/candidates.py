"""`candidates`: what a thoughtful player would consider, best first, with values in thousandths of a point; made for the search.

In a turn: claims for the plan, now or later, the longest routes that can be paid, routes that another player's network obviously needs,
each kind of card, tickets and stations where they may pay. Values are measured against the best card, which is worth 0.
"""

from boardwright.core.machine.bot import bot
from boardwright.games.ticket_to_ride_europe import actions as act, components as c, state as s
from boardwright.games.ticket_to_ride_europe.bots import quick as q, quick_cards as cards, quick_plan as plans
from boardwright.games.ticket_to_ride_europe.bots.greedy_plan import POINT
from boardwright.games.ticket_to_ride_europe.rules.network import INFINITY
from boardwright.games.ticket_to_ride_europe.unseen import count_unseen

MOST = 12
"""Most candidates that are reported."""
BEYOND = 300  # value per point of a route beyond the plan
SPENT = 3000  # the cost of claiming one: cards and trains that the plan may need
NEEDED = 1500  # value of a route that joins two parts of another player's network
NEEDED_LENGTH = 3  # the longest such route
NO_STATION = 4000  # a station that is not needed now
LATE = 2000  # a draw of tickets that `quick` would not make
CARDS = 3  # kinds of cards that are considered in a turn; no other second card than the best one is
NEAR = 800  # by how much they may be worse than the best one


@bot(plans.SCRATCH)
def candidates(tables, hidden, seat, moves, rng, w, decision):
    """The best candidate."""
    w.style = plans.QUICK
    if moves.count == 1:
        decision.ids[0], decision.values[0], decision.count = moves.ids[0], 0, 1
        return moves.ids[0]
    plans.estimate_time(hidden, seat, w)
    if hidden.phase == s.CHOOSE_START or hidden.phase == s.CHOOSE_TICKETS:
        q.rate_keeps(tables, hidden, seat, moves, w)
    elif hidden.phase == s.TURN and hidden.turns_left > 0:
        q.rate_last(tables, hidden, seat, moves, w)
    else:
        rate_by_plan(tables, hidden, seat, moves, w)
    report(moves, w, decision)
    if decision.count == 0:  # nothing belongs to the plan
        decision.ids[0], decision.values[0], decision.count = q.last_choice(tables, hidden, seat, moves, w), 0, 1
    return decision.ids[0]


def rate_by_plan(tables, hidden, seat, moves, w):
    """Note the value of each choice for the plan; -INFINITY: not worth considering."""
    plan = plans.recall_plan(tables, hidden, seat, w)
    w.hand[:] = hidden.hand[seat]
    cards.count_needs(tables, hidden, plan, w)
    lacking = cards.shortfall(w)
    cards.want_more(tables, plan, w)
    count_unseen(tables, hidden, seat, w.unseen)
    w.unseen_count = w.unseen.sum()
    for k in range(moves.count):
        w.worth[k] = -INFINITY
    if hidden.phase == s.PAY:
        cards.rate_payments(tables, hidden, moves, w)
    elif hidden.phase == s.TUNNEL:
        q.rate_extra(tables, hidden, moves, w)
    else:
        rate_cards(hidden, moves, hidden.phase == s.SECOND_CARD, w)
        if hidden.phase == s.TURN:
            rate_claims(tables, hidden, seat, moves, plan, w)
            rate_needed_by_others(tables, hidden, seat, moves, w)
            rate_others(tables, hidden, seat, moves, plan, lacking, w)


def rate_cards(hidden, moves, second, w):
    """Note the values of the best cards against the very best one; of equal cards only the first. A second card: only the best."""
    blind, seen = cards.rate_cards(w), 0
    for k in range(moves.count):
        action = moves.ids[k]
        if act.TAKE <= action <= act.DRAW:
            card = c.KINDS if action == act.DRAW else int(hidden.row[action - act.TAKE])
            if seen >> card & 1 == 0:
                w.worth[k] = cards.value_of_card(hidden, action, second, blind, w)
            seen |= 1 << card
    keep_best(moves, 1 if second else CARDS, w)


def keep_best(moves, most, w):
    """Keep the highest values, the first of equals, less the very highest one; forget the others. Only cards have values so far."""
    kept, highest = 0, 0
    for i in range(most):
        best = -1
        for k in range(moves.count):
            card = moves.ids[k] - act.TAKE
            if 0 <= card <= c.SLOTS and kept >> card & 1 == 0 and w.worth[k] > (w.worth[best] if best >= 0 else -INFINITY):
                best = k
        if i == 0 and best >= 0:
            highest = w.worth[best]
        if best >= 0 and w.worth[best] >= highest - NEAR:
            kept |= 1 << (moves.ids[best] - act.TAKE)
    for k in range(moves.count):
        card = moves.ids[k] - act.TAKE
        w.worth[k] = w.worth[k] - highest if 0 <= card <= c.SLOTS and kept >> card & 1 else -INFINITY


def rate_claims(tables, hidden, seat, moves, plan, w):
    """Note the value of claiming routes of the plan now, and of routes that bring much."""
    now = cards.shortfall(w)
    for k in range(moves.count):
        route = moves.ids[k] - act.CLAIM
        if 0 <= route < c.ROUTES:
            if w.wanted[route] > 0:
                w.worth[k] = q.value_of_claim(tables, hidden, seat, route, now, plan, w)
            elif tables.route_length[route] <= plan.trains:
                w.worth[k] = int(tables.route_points[route]) * BEYOND - SPENT


def rate_needed_by_others(tables, hidden, seat, moves, w):
    """Raise the value of short routes that would join two parts of another player's network."""
    for other in range(hidden.players):
        if other != seat:
            q.label_network(tables, hidden, other, w)
            reached = 0
            for route in range(c.ROUTES):
                if hidden.owner[route] == other:
                    reached |= plans.ends(tables, route)
            for k in range(moves.count):
                route = moves.ids[k] - act.CLAIM
                if 0 <= route < c.ROUTES and tables.route_length[route] <= NEEDED_LENGTH:
                    both = plans.ends(tables, route)
                    if both & reached == both and w.label[tables.route_a[route]] != w.label[tables.route_b[route]]:
                        w.worth[k] += NEEDED


def rate_others(tables, hidden, seat, moves, plan, lacking, w):
    """Note the value of tickets and stations: late tickets if there is time, stations for the plan or for a ticket."""
    station = q.choose_station(tables, hidden, seat, plan, lacking, w) if plan.borrowing > 0 else -1
    q.label_network(tables, hidden, seat, w)
    for k in range(moves.count):
        action = moves.ids[k]
        if action == act.DRAW_TICKETS and plan.trains >= q.ROOM and hidden.unseen_ticket_count >= 3:
            if plan.gain == plans.UNKNOWN:
                plan.gain = q.gain_of_drawing(tables, hidden, seat, plan, w)
            w.worth[k] = int(plan.gain) - q.DRAWING - max(0, lacking) - LATE
        elif action == station:
            w.worth[k] = POINT
        elif act.BUILD <= action < act.DRAW_TICKETS and plan.borrowing + plan.rejected > 0:
            points = q.value_of_station(tables, hidden, seat, action - act.BUILD, w)
            if points > tables.station_left:
                w.worth[k] = points * POINT // 2 - NO_STATION


def report(moves, w, decision):
    """Report the best choices, best first; of equals the first."""
    decision.count = 0
    for k in range(moves.count):
        value, i = w.worth[k], min(int(decision.count), MOST)
        if value == -INFINITY:
            continue
        while i > 0 and decision.values[i - 1] < value:
            if i < MOST:
                decision.ids[i], decision.values[i] = decision.ids[i - 1], decision.values[i - 1]
            i -= 1
        if i < MOST:
            decision.ids[i], decision.values[i] = moves.ids[k], value
            decision.count = min(int(decision.count) + 1, MOST)
