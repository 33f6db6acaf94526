"""`quick` and `sprinter` play like `greedy`, from a plan that does not depend on the hand and is kept between decisions: for playouts.

The cards that the hand lacks for the plan decide which cards it draws, how it pays, and whether claiming a route now hurts the rest.
"""

from boardwright.core.machine.bot import best_move, bot
from boardwright.core.machine.sets import insert
from boardwright.core.machine.state import ABSENT
from boardwright.games.ticket_to_ride_europe import actions as act, components as c, state as s
from boardwright.games.ticket_to_ride_europe.bots import quick_cards as cards, quick_plan as plans
from boardwright.games.ticket_to_ride_europe.bots.greedy import chance_of_failing, gain_from_three
from boardwright.games.ticket_to_ride_europe.bots.greedy_plan import POINT, SLACK, has_station_for
from boardwright.games.ticket_to_ride_europe.bots.quick_plan import UNKNOWN, recall_plan
from boardwright.games.ticket_to_ride_europe.rules.network import INFINITY, add_ticket, find_ways, find_ways_from, list_way
from boardwright.games.ticket_to_ride_europe.rules.routes import can_afford_station, own_routes, station_city
from boardwright.games.ticket_to_ride_europe.rules.stations import join_cities
from boardwright.games.ticket_to_ride_europe.unseen import count_unseen

TUNNEL_CHANCE = 60  # per cent: success of a tunnel tried in the last turn
REGRET = 2500  # weight of each missing card when a claim is considered
DETOUR = 4  # trains that a claim beyond the tickets must leave in addition to those for the tickets
THREAT = 4  # per cent of the price of a detour: about the probability that a rival takes the route before the next turn
SIZE = 50  # value per space of claiming a longer route first: if it hurts nothing, claim it
FAILURE = 6000  # a tunnel given up: the turn, and rivals know about it now
STATION_TIME = 4  # half turns before the end by which stations are built
ROOM = 6  # trains that the plan must leave to consider new tickets
DRAWING = 5000  # the cost of the turn for drawing tickets
ENDING = 12  # if a rival has fewer trains, no tickets are drawn


@bot(plans.SCRATCH)
def quick(tables, hidden, seat, moves, rng, w, decision):
    """As strong as a plan makes it."""
    return play(tables, hidden, seat, moves, plans.QUICK, w)


@bot(plans.SCRATCH)
def sprinter(tables, hidden, seat, moves, rng, w, decision):
    """The same with few tickets and long routes: turns are dear to it, cards cheap."""
    return play(tables, hidden, seat, moves, plans.SPRINTER, w)


def play(tables, hidden, seat, moves, style, w):
    """The choice with the best value; the first of equals."""
    w.style = style
    if moves.count == 1:
        return moves.ids[0]
    plans.estimate_time(hidden, seat, w)
    if hidden.phase == s.CHOOSE_START or hidden.phase == s.CHOOSE_TICKETS:
        return best_keep(tables, hidden, seat, moves, w)
    if hidden.phase == s.TURN and hidden.turns_left > 0:
        return last_choice(tables, hidden, seat, moves, w)
    plan = recall_plan(tables, hidden, seat, w)
    w.hand[:] = hidden.hand[seat]
    cards.count_needs(tables, hidden, plan, w)
    lacking = cards.shortfall(w)
    if hidden.phase == s.TURN:
        if lacking <= 0 and wants_tickets(tables, hidden, seat, plan, w):
            return act.DRAW_TICKETS
        action = choose_station(tables, hidden, seat, plan, lacking, w) if plan.borrowing > 0 else -1
        if action >= 0:
            return action
    cards.want_more(tables, plan, w)
    if hidden.phase == s.PAY:
        cards.rate_payments(tables, hidden, moves, w)
        return best_move(moves, w.worth)
    count_unseen(tables, hidden, seat, w.unseen)
    w.unseen_count = w.unseen.sum()
    if hidden.phase == s.SECOND_CARD:
        return cards.best_card(hidden, moves, True, w)
    if hidden.phase == s.TUNNEL:
        rate_extra(tables, hidden, moves, w)
        return best_move(moves, w.worth)
    route = best_claim(tables, hidden, seat, moves, plan, w)
    if route >= 0:
        return act.CLAIM + route
    card = cards.best_card(hidden, moves, False, w)
    return card if card >= 0 else last_choice(tables, hidden, seat, moves, w)


def best_claim(tables, hidden, seat, moves, plan, w):
    """The route of the plan to claim now, or -1: what claiming it costs the rest of the plan must be less than the risk of waiting."""
    now = cards.shortfall(w)
    best, highest = -1, 0
    for k in range(moves.count):
        route = moves.ids[k] - act.CLAIM
        if route >= c.ROUTES:
            break
        if route >= 0 and may_claim_now(tables, hidden, seat, route, plan, w):
            value = value_of_claim(tables, hidden, seat, route, now, plan, w)
            if value > highest:
                best, highest = route, value
    return best


def may_claim_now(tables, hidden, seat, route, plan, w):
    """Return whether a route is wanted and leaves the trains that the tickets need, and some for a detour."""
    reserved = int(hidden.trains[seat]) - int(plan.trains)
    if w.wanted[route] == 2 and reserved > 0:
        return int(hidden.trains[seat]) - int(tables.route_length[route]) >= reserved + DETOUR
    return w.wanted[route] > 0


def value_of_claim(tables, hidden, seat, route, now, plan, w):
    """Return what claiming a route now is worth more than later. `now`: the shortfall."""
    tier = int(w.wanted[route]) - 1
    cards.add_need(tables, route, tier, -1, w)
    colour, locomotives, after = cards.best_payment(tables, hidden, seat, route, w)
    cards.add_need(tables, route, tier, 1, w)
    value = (now - after) * REGRET // 1000
    if tables.route_tunnel[route]:
        failing = chance_of_failing(tables, route, colour, locomotives, w)
        value -= failing * (FAILURE + value) // 1000
    if tier == 0:
        value += threat(tables, hidden, seat, route, plan, w)
    return value + int(tables.route_length[route]) * SIZE


def threat(tables, hidden, seat, route, plan, w):
    """The cost of losing a route of the plan, times the probability that a rival takes it before the next turn."""
    if plan.detour[route] == UNKNOWN:
        a, b = int(tables.route_a[route]), int(tables.route_b[route])
        plans.set_prices(tables, hidden, seat, plan, w)
        w.price[route] = INFINITY
        find_ways(tables, w, a, b)
        plan.detour[route] = min(w.distance[b], 20 * POINT) * THREAT // 100
    return int(plan.detour[route])


def rate_extra(tables, hidden, moves, w):
    """Note what paying the extra cards of a tunnel leaves for the plan, and what giving up does: that costs a turn."""
    route, colour = int(hidden.laid_route), int(hidden.laid_colour)
    laid, laid_locomotives = int(hidden.laid_cards), int(hidden.laid_locomotives)  # giving up returns them
    give_up = -cards.shortfall_after(colour, -laid, -laid_locomotives, w) - 2 * cards.LACKING
    if w.wanted[route] > 0:
        cards.add_need(tables, route, int(w.wanted[route]) - 1, -1, w)
    for k in range(moves.count):
        locomotives = moves.ids[k] - act.PAY_EXTRA
        if 0 <= locomotives <= 3:
            w.worth[k] = -cards.shortfall_after(colour, int(hidden.extra) - locomotives, locomotives, w)
        else:
            w.worth[k] = give_up


def choose_station(tables, hidden, seat, plan, lacking, w):
    """A station that the plan needs, once the routes of the plan are claimed or time is running out; -1: not yet."""
    turns = 2 * int(plan.claims) + max(0, lacking) // cards.LACKING + STATION_TIME
    if plan.claims > plan.borrowing and turns < w.half_turns:
        return -1
    for route in range(c.ROUTES):
        if plan.wanted[route] == plans.BORROW and not has_station_for(tables, hidden, seat, route):
            city = station_city(tables, hidden, seat, route)
            if city != ABSENT and can_afford_station(hidden, seat):
                return act.BUILD + city
    return -1


def best_keep(tables, hidden, seat, moves, w):
    """The tickets to keep: those that add most to the plan for the ones held."""
    rate_keeps(tables, hidden, seat, moves, w)
    return best_move(moves, w.worth)


def rate_keeps(tables, hidden, seat, moves, w):
    """Note what each choice of tickets adds to the plan for the ones held."""
    plan = recall_plan(tables, hidden, seat, w)
    plans.set_costs(tables, hidden, seat, w)
    for k in range(moves.count):
        mask = act.MASKS[moves.ids[k] - act.KEEP]
        w.ticket_count = 0
        for i in range(hidden.offer_count[seat]):
            if mask >> i & 1:
                add_ticket(tables, w, int(hidden.offer[seat, i]))
        w.worth[k] = max(add_to_plan(tables, hidden, seat, 0, plan, w), add_to_plan(tables, hidden, seat, 1, plan, w))


def add_to_plan(tables, hidden, seat, way, plan, w):
    """Return what the tickets in `w` bring on top of a plan, in one of two orders."""
    w.wanted[:] = plan.wanted
    for route in range(c.ROUTES):
        w.price[route] = w.cost[route] if plan.wanted[route] == 0 else 0
    w.trains, w.borrowing, w.claims = int(plan.trains), int(plan.borrowing), int(plan.claims)
    return plans.connect_all(tables, hidden, seat, way, w)


def wants_tickets(tables, hidden, seat, plan, w):
    """Return whether to draw tickets now: only once the hand has all cards for those held (drawing earlier loses points)."""
    if hidden.unseen_ticket_count < 3 or plan.trains < ROOM or plan.rejected > 0:
        return False
    if hidden.trains[: hidden.players].min() < ENDING:
        return False
    if plan.gain == UNKNOWN:
        plan.gain = gain_of_drawing(tables, hidden, seat, plan, w)
    return plan.gain > DRAWING


def gain_of_drawing(tables, hidden, seat, plan, w):
    """The average gain from three new tickets at present prices: the best one, and part of the others that could be kept."""
    plans.set_prices(tables, hidden, seat, plan, w)
    find_ways_from(tables, w, int(plan.joined))
    count, positive = 0, 0
    for ticket in range(1, c.TICKETS + 1):
        if plan.known >> ticket & 1 == 0 and not tables.ticket_long[ticket]:
            gain = gain_of(tables, ticket, plan, w)
            positive += max(0, gain)
            insert(w.gains, count, gain)
            count += 1
    return gain_from_three(w.gains, count, positive)


def gain_of(tables, ticket, plan, w):
    """The gain from a ticket if both its cities are joined to the network, at worst minus its points."""
    worth = int(tables.ticket_points[ticket]) * POINT
    cost, trains, turns = 0, 0, 2 * int(plan.claims)
    for city in (int(tables.ticket_a[ticket]), int(tables.ticket_b[ticket])):
        if w.distance[city] >= 2 * worth:
            return -worth
        cost += int(w.distance[city])
        claims = list_way(tables, w, city)
        turns += 2 * claims
        for i in range(claims):
            trains += int(tables.route_length[w.way[i]])
    if cost >= 2 * worth or trains > plan.trains or turns + trains > w.time - SLACK:
        return -worth
    return worth - cost


def last_choice(tables, hidden, seat, moves, w):
    """The choice with most points now, with the tickets that it makes: in the last turn, or when nothing of the plan is possible."""
    rate_last(tables, hidden, seat, moves, w)
    return best_move(moves, w.worth)


def rate_last(tables, hidden, seat, moves, w):
    """Note the points that each choice brings at once."""
    label_network(tables, hidden, seat, w)
    for k in range(moves.count):
        action = moves.ids[k]
        value = 0
        if act.CLAIM <= action < act.BUILD:
            route = action - act.CLAIM
            value = (int(tables.route_points[route]) + 2 * points_joined(tables, hidden, seat, route, w)) * POINT
            if tables.route_tunnel[route]:
                value = value * TUNNEL_CHANCE // 100
            value += int(tables.route_length[route])  # of equals the longest, for the longest trail
        elif act.BUILD <= action < act.DRAW_TICKETS:
            value = (value_of_station(tables, hidden, seat, action - act.BUILD, w) - int(tables.station_left)) * POINT
        elif action == act.DRAW_TICKETS:
            value = -INFINITY
        w.worth[k] = value


def label_network(tables, hidden, seat, w):
    """Give the cities that a seat has connected the same label."""
    for city in range(c.CITIES):
        w.label[city] = city
    for i in range(own_routes(hidden, seat, w.own)):
        join_cities(tables, w.label, w.own[i])


def points_joined(tables, hidden, seat, route, w):
    """The points of the open tickets that a route would make."""
    a, b = w.label[tables.route_a[route]], w.label[tables.route_b[route]]
    points = 0
    for i in range(hidden.held_count[seat]):
        ticket = int(hidden.held[seat, i])
        one, other = w.label[tables.ticket_a[ticket]], w.label[tables.ticket_b[ticket]]
        if one != other and ((one == a and other == b) or (one == b and other == a)):
            points += int(tables.ticket_points[ticket])
    return points


def value_of_station(tables, hidden, seat, city, w):
    """Twice the points of the tickets that a station in a city would make by one route."""
    best = 0
    for i in range(c.BUSIEST):
        route = int(tables.city_routes[city, i])
        if route >= 0 and hidden.owner[route] != s.NOBODY and hidden.owner[route] != seat:
            best = max(best, 2 * points_joined(tables, hidden, seat, route, w))
    return best
