"""`greedy`: finds the cheapest network over all tickets held, and the shortest way there.

It plans anew at every decision. Routes have prices in thousandths of a point: the turns that they cost, minus the points that they bring.
The cheapest network that connects the tickets is the plan; remaining trains go to the most valuable routes. The cards that the hand lacks
for the plan decide which cards it draws, how it pays, and whether claiming a route now hurts the rest.
"""

from boardwright.core.machine.bits import read_set
from boardwright.core.machine.bot import best_move, bot
from boardwright.core.machine.sets import insert
from boardwright.core.machine.state import ABSENT
from boardwright.games.ticket_to_ride_europe import actions as act, components as c, state as s
from boardwright.games.ticket_to_ride_europe.bots import greedy_cards as cards
from boardwright.games.ticket_to_ride_europe.bots.greedy_plan import POINT, SCRATCH, has_station_for, hold_tickets, plan, plan_more, survey
from boardwright.games.ticket_to_ride_europe.rules.network import INFINITY, add_ticket, find_ways, list_way
from boardwright.games.ticket_to_ride_europe.rules.routes import can_afford_station, station_city
from boardwright.games.ticket_to_ride_europe.rules.stations import best_stations

TUNNEL_CHANCE = 60  # per cent: success of a tunnel tried in the last turn
REGRET = 2500  # weight of each missing card when a claim is considered; claiming at once loses 9 points
DETOUR = 4  # trains that a claim beyond the tickets must leave in addition to those for the tickets
THREAT = 4  # per cent of the price of a detour: about the probability that a rival takes the route before the next turn
SIZE = 50  # value per space of claiming a longer route first: if it hurts nothing, claim it
FAILURE = 6000  # a tunnel given up: the turn, and rivals know about it now (3000: 4 points fewer)
STATION_TIME = 4  # half turns before the end by which stations are built
COUNTED = 100  # per cent of the estimated gain of new tickets
COUNTED_MORE = 50  # per cent of the second and third ticket's gain
ROOM = 6  # trains that the plan must leave to consider new tickets
DRAWING = 3000  # the cost of the turn for drawing tickets
ENDING = 8  # if a rival has fewer trains, no tickets are drawn


@bot(SCRATCH)
def greedy(tables, hidden, seat, moves, rng, workspace, decision):
    """The choice with the best value; the first of equals."""
    if moves.count == 1:
        return moves.ids[0]
    survey(tables, hidden, seat, workspace)
    if hidden.phase == s.CHOOSE_START or hidden.phase == s.CHOOSE_TICKETS:
        return best_keep(tables, hidden, seat, moves, workspace)
    hold_tickets(tables, hidden, seat, workspace)
    plan(tables, hidden, seat, workspace)
    cards.count_needs(tables, workspace)
    if hidden.phase == s.TURN and hidden.turns_left > 0:
        return choose_at_once(tables, hidden, seat, moves, workspace)
    if hidden.phase == s.TURN and wants_tickets(tables, hidden, seat, workspace):
        return act.DRAW_TICKETS
    cards.shortfall(tables, -1, workspace)
    if hidden.phase == s.TURN and workspace.borrowing > 0:
        action = choose_station(tables, hidden, seat, workspace)
        if action >= 0:
            return action
    workspace.reserved = int(hidden.trains[seat]) - workspace.trains
    plan_more(tables, hidden, seat, workspace)
    cards.count_needs(tables, workspace)
    if hidden.phase == s.TURN:
        route = best_claim(tables, hidden, seat, moves, workspace)
        if route >= 0:
            return act.CLAIM + route
        card = cards.best_card(tables, hidden, moves, False, workspace)
        return card if card >= 0 else choose_at_once(tables, hidden, seat, moves, workspace)
    if hidden.phase == s.SECOND_CARD:
        return cards.best_card(tables, hidden, moves, True, workspace)
    if hidden.phase == s.PAY:
        return cards.choose_payment(tables, hidden, seat, moves, workspace)
    return choose_extra(tables, hidden, seat, moves, workspace)


def choose_at_once(tables, hidden, seat, moves, workspace):
    """The choice with most points now: in the last turn, or when no card can be drawn and no claim of the plan is affordable."""
    settled = best_stations(tables, hidden, seat, workspace.links)
    open_tickets = workspace.links.made < hidden.held_count[seat]
    for k in range(moves.count):
        action = moves.ids[k]
        value = 0
        if act.CLAIM <= action < act.BUILD:
            route = action - act.CLAIM
            value = int(tables.route_points[route]) * POINT
            if open_tickets:
                hidden.owner[route] = seat
                value += (best_stations(tables, hidden, seat, workspace.links) - settled) * POINT
                hidden.owner[route] = s.NOBODY
            if tables.route_tunnel[route]:
                value = value * TUNNEL_CHANCE // 100
            value += int(tables.route_length[route])  # of equals the longest, for the longest trail
        elif act.BUILD <= action < act.DRAW_TICKETS:
            value = -int(tables.station_left) * POINT
            if open_tickets:
                city = action - act.BUILD
                hidden.built[city] = seat
                value += (best_stations(tables, hidden, seat, workspace.links) - settled) * POINT
                hidden.built[city] = s.NOBODY
        elif action == act.DRAW_TICKETS:
            for route in range(c.ROUTES):
                workspace.price[route] = 0 if hidden.owner[route] == seat else INFINITY
            value = gain_of_drawing(tables, hidden, seat, workspace)
        workspace.worth[k] = value
    return best_move(moves, workspace.worth)


def best_claim(tables, hidden, seat, moves, workspace):
    """The route of the plan to claim now, or -1: what claiming it costs the rest of the plan must be less than the risk of waiting."""
    now = cards.shortfall(tables, -1, workspace)
    best, highest = -1, 0
    for k in range(moves.count):
        route = moves.ids[k] - act.CLAIM
        if 0 <= route < c.ROUTES and may_claim_now(tables, hidden, seat, route, workspace):
            colour, locomotives, after = cards.best_payment(tables, hidden, seat, route, workspace)
            value = (now - after) * REGRET // 1000
            if tables.route_tunnel[route]:
                failing = chance_of_failing(tables, route, colour, locomotives, workspace)
                value -= failing * (FAILURE + value) // 1000
            if workspace.wanted[route] == 1:
                value += threat(tables, route, workspace)
            value += int(tables.route_length[route]) * SIZE
            if value > highest:
                best, highest = route, value
    return best


def may_claim_now(tables, hidden, seat, route, workspace):
    """Return whether a route is part of the plan and leaves the trains that the tickets need, and some for a detour."""
    if workspace.wanted[route] == 2 and workspace.reserved > 0:
        return int(hidden.trains[seat]) - int(tables.route_length[route]) >= workspace.reserved + DETOUR
    return 1 <= workspace.wanted[route] <= 2


def chance_of_failing(tables, route, colour, locomotives, workspace):
    """The probability, in thousandths, that a tunnel requires more cards than are left after this payment."""
    reserve = workspace.hand[c.LOCOMOTIVE] - locomotives
    kinds = workspace.unseen[c.LOCOMOTIVE]
    if colour != c.LOCOMOTIVE:
        reserve += workspace.hand[colour] - int(tables.route_length[route]) + locomotives
        kinds += workspace.unseen[colour]
    if reserve >= 3 or workspace.unseen_count == 0:
        return 0
    hit = 1000 * kinds // workspace.unseen_count
    miss = 1000 - hit
    failing = hit * hit // 1000 * hit // 1000
    if reserve < 2:
        failing += 3 * hit * hit // 1000 * miss // 1000
    if reserve < 1:
        failing += 3 * hit * miss // 1000 * miss // 1000
    return failing


def threat(tables, route, workspace):
    """The cost of losing a route of the plan, times the probability that a rival takes it before the next turn."""
    a, b = int(tables.route_a[route]), int(tables.route_b[route])
    workspace.price[route] = INFINITY
    find_ways(tables, workspace, a, b)
    workspace.price[route] = 0
    return min(workspace.distance[b], 20 * POINT) * THREAT // 100


def choose_extra(tables, hidden, seat, moves, workspace):
    """Pay the extra cards of a tunnel, unless the damage to the plan exceeds the value of the turn."""
    route, colour = int(hidden.laid_route), int(hidden.laid_colour)
    laid, laid_locomotives = int(hidden.laid_cards), int(hidden.laid_locomotives)  # giving up returns them
    best, lowest = act.GIVE_UP, cards.shortfall_after_payment(tables, -1, colour, -laid, -laid_locomotives, workspace) + 2 * cards.LACKING
    for k in range(moves.count):
        locomotives = moves.ids[k] - act.PAY_EXTRA
        if 0 <= locomotives <= 3:
            value = cards.shortfall_after_payment(tables, route, colour, hidden.extra - locomotives, locomotives, workspace)
            if value < lowest:
                best, lowest = moves.ids[k], value
    return best


def choose_station(tables, hidden, seat, workspace):
    """A station that the plan needs, once the routes of the plan are claimed or time is running out; -1: not yet."""
    lacking = max(0, cards.shortfall(tables, -1, workspace)) // cards.LACKING
    if workspace.claims > workspace.borrowing and 2 * workspace.claims + lacking + STATION_TIME < workspace.half_turns:
        return -1
    for route in range(c.ROUTES):
        if workspace.wanted[route] == 3 and not has_station_for(tables, hidden, seat, route):
            city = station_city(tables, hidden, seat, route)
            if city != ABSENT and can_afford_station(hidden, seat):
                return act.BUILD + city
    return -1


def best_keep(tables, hidden, seat, moves, workspace):
    """The tickets to keep: those that give the best plan together with the ones held."""
    for k in range(moves.count):
        mask = act.MASKS[moves.ids[k] - act.KEEP]
        hold_tickets(tables, hidden, seat, workspace)
        for i in range(hidden.offer_count[seat]):
            if mask >> i & 1:
                add_ticket(tables, workspace, int(hidden.offer[seat, i]))
        workspace.worth[k] = plan(tables, hidden, seat, workspace)
    return best_move(moves, workspace.worth)


def wants_tickets(tables, hidden, seat, workspace):
    """Return whether to draw tickets now: only once the hand has all cards for those held (drawing earlier loses points)."""
    if hidden.unseen_ticket_count < 3 or workspace.trains < ROOM or workspace.rejected > 0:
        return False
    if hidden.trains[: hidden.players].min() < ENDING or cards.shortfall(tables, -1, workspace) > 0:
        return False
    planned = 2 * workspace.claims + 2
    workspace.half_turns -= planned
    gain = gain_of_drawing(tables, hidden, seat, workspace)
    workspace.half_turns += planned
    return gain * COUNTED // 100 > DRAWING


def gain_of_drawing(tables, hidden, seat, workspace):
    """The average gain from three new tickets at present prices: the best one, and part of the others that could be kept."""
    source, count, positive = -1, 0, 0
    known = read_set(hidden.held[seat], hidden.held_count[seat]) | read_set(hidden.dropped[seat], hidden.dropped_count[seat])
    known |= read_set(hidden.returned_tickets, hidden.returned_count)
    for ticket in range(1, c.TICKETS + 1):
        if known >> ticket & 1 == 0 and not tables.ticket_long[ticket]:
            a, b = int(tables.ticket_a[ticket]), int(tables.ticket_b[ticket])
            if a != source:
                find_ways(tables, workspace, a, -1)
                source = a
            gain = gain_of(tables, workspace, ticket, b)
            positive += max(0, gain)
            insert(workspace.gains, count, gain)
            count += 1
    return gain_from_three(workspace.gains, count, positive)


def gain_from_three(gains, count, positive):
    """The average gain from three of `count` tickets with these gains, ascending. `positive`: the sum of those above 0."""
    if count < 3:
        return -INFINITY
    best, best_positive = 0, 0
    draws = count * (count - 1) * (count - 2) // 6
    for i in range(2, count):  # the best of three, if the others are among the `i` tickets that bring less
        chance = i * (i - 1) // 2
        best += gains[i] * chance
        best_positive += max(0, gains[i]) * chance
    return best // draws + max(0, 3 * positive // count - best_positive // draws) * COUNTED_MORE // 100


def gain_of(tables, workspace, ticket, goal):
    """The gain from a ticket at the computed distances, at worst minus its points."""
    worth = int(tables.ticket_points[ticket]) * POINT
    cost = min(workspace.distance[goal], 2 * worth)
    if cost < 2 * worth:
        trains, claims = 0, list_way(tables, workspace, goal)
        for i in range(claims):
            trains += int(tables.route_length[workspace.way[i]])
        if trains > workspace.trains or 2 * claims + trains > workspace.half_turns:
            cost = 2 * worth
    return worth - cost
