"""Four playing styles of Ticket to Ride from the literature (docs/games/ticket_to_ride_europe.md).

They are yardsticks: each does what its description says as well as that allows, and no more.

* `one_step`, the one-step thinker: works for one ticket at a time, the most valuable open one, and thinks no further than the next route
  on its way there. It claims that route when it can and draws cards for it until then. With all tickets made it draws new ones, and near
  the end it wants the longest available route.
* `long_routes`: the same, but with routes of three spaces or more wherever possible.
* `routes`, the route-focused one: keeps the tickets it can make and considers the routes of all of them at once; a route is the more
  urgent the more it and its ticket are worth, and the most urgent affordable one is claimed.
* `tickets`, the destination-hungry one: draws tickets at the start until its trains just suffice for a network that connects them all,
  choosing those that give most points together; then builds that network.

Where the descriptions are silent, we decided: locomotives are spent last; a face-up one is taken if nothing better is there; grey routes
are paid with the colour with most spare cards; where the shortest path uses a rival's route, a station borrows it once that is all that is
missing; a tunnel is tried as soon as it is affordable and extra cards are paid if possible; in the last round the best route or station is
taken, whatever the plan was.
"""

from boardwright.core.machine.bot import best_move, bot
from boardwright.core.machine.state import ABSENT
from boardwright.games.ticket_to_ride_europe import actions as act, components as c, state as s
from boardwright.games.ticket_to_ride_europe.bots import styles_map as network
from boardwright.games.ticket_to_ride_europe.rules.cards import cards_for, cards_left, fullest, price
from boardwright.games.ticket_to_ride_europe.rules.network import INFINITY
from boardwright.games.ticket_to_ride_europe.rules.routes import can_afford_station, is_open, station_city
from boardwright.games.ticket_to_ride_europe.rules.stations import ends
from boardwright.games.ticket_to_ride_europe.rules.tickets import tickets_left

ONE_STEP, LONG_ROUTES, ROUTE_FOCUSED, HUNGRY = range(4)

ENOUGH = 8  # another draw of tickets requires this many trains of each player
FULL = 36  # trains in a plan with which the hungry one stops drawing


@bot(network.SCRATCH)
def one_step(tables, hidden, seat, moves, rng, workspace, decision):
    """The one-step thinker."""
    return play_style(tables, hidden, seat, moves, ONE_STEP, workspace)


@bot(network.SCRATCH)
def long_routes(tables, hidden, seat, moves, rng, workspace, decision):
    """The long-route player."""
    return play_style(tables, hidden, seat, moves, LONG_ROUTES, workspace)


@bot(network.SCRATCH)
def routes(tables, hidden, seat, moves, rng, workspace, decision):
    """The route-focused player."""
    return play_style(tables, hidden, seat, moves, ROUTE_FOCUSED, workspace)


@bot(network.SCRATCH)
def tickets(tables, hidden, seat, moves, rng, workspace, decision):
    """The destination-hungry player."""
    return play_style(tables, hidden, seat, moves, HUNGRY, workspace)


def play_style(tables, hidden, seat, moves, style, workspace):
    """Survey, plan, choose. Extra cards of a tunnel are paid if possible, with the fewest locomotives: the first choice."""
    if moves.count == 1 or hidden.phase == s.TUNNEL:
        return moves.ids[0]
    if hidden.phase == s.CHOOSE_START or hidden.phase == s.CHOOSE_TICKETS:
        return choose_tickets(tables, hidden, seat, moves, style, workspace)
    network.survey(tables, hidden, seat, style == LONG_ROUTES, workspace)
    make_plan(tables, hidden, seat, style, workspace)
    if hidden.phase == s.TURN:
        return choose_turn(tables, hidden, seat, moves, style, workspace)
    if hidden.phase == s.SECOND_CARD:
        return choose_card(tables, hidden, seat, moves, workspace)
    return choose_payment(tables, hidden, seat, moves, workspace)


def make_plan(tables, hidden, seat, style, workspace):
    """Find the routes wanted for the open tickets; return the points of the tickets that can be made, minus those of the others."""
    workspace.wanted[:] = 0
    workspace.trains, workspace.station_route, workspace.station_value = 0, ABSENT, 0
    points = 0
    for i in range(workspace.ticket_count):
        ticket = int(workspace.tickets[i])
        trains = network.want_way(tables, hidden, seat, ticket, style == HUNGRY, workspace)
        points += int(tables.ticket_points[ticket]) * (-1 if trains == INFINITY else 1)
        if 0 < trains < INFINITY and (style == ONE_STEP or style == LONG_ROUTES):
            keep_nearest(tables, hidden, seat, workspace)
            break
    return points


def keep_nearest(tables, hidden, seat, workspace):
    """For `one_step`: want only the route for which fewest cards are missing, of equals the longest."""
    best, least = ABSENT, INFINITY
    for route in range(c.ROUTES):
        if workspace.wanted[route] > 0:
            value = 10 * lacking(tables, hidden, seat, route) - int(tables.route_length[route])
            if value < least:
                best, least = route, value
            workspace.wanted[route] = 0
    if best != ABSENT:
        workspace.wanted[best] = 1


def choose_turn(tables, hidden, seat, moves, style, workspace):
    """Choose a station if only that is missing; else tickets; else a wanted route; else cards."""
    station = choose_station(tables, hidden, seat, workspace)
    if hidden.turns_left > 0:
        claim, value = last_turn(tables, moves, workspace)
        if station != ABSENT and workspace.station_value - tables.station_left > value:
            return station
    else:
        if station != ABSENT:
            return station
        if wants_tickets(hidden, seat, style, workspace):
            return act.DRAW_TICKETS
        if workspace.wanted.max() == 0:
            want_longest(tables, hidden, seat, workspace)
        claim = best_claim(moves, workspace)
    return claim if claim != ABSENT else choose_card(tables, hidden, seat, moves, workspace)


def wants_tickets(hidden, seat, style, workspace):
    """Return whether to draw tickets: the hungry one until its plan is full; the others when nothing is left to do, long before the end."""
    if tickets_left(hidden) == 0:
        return False
    if style == HUNGRY and hidden.trains[seat] == c.TRAINS:
        return workspace.trains < FULL
    if style == ROUTE_FOCUSED or workspace.wanted.max() > 0:
        return False
    return hidden.trains[: hidden.players].min() >= ENOUGH


def choose_tickets(tables, hidden, seat, moves, style, workspace):
    """The tickets with the highest total value: in points for styles that consider all at once, in points per train for the others."""
    for k in range(moves.count):
        network.survey(tables, hidden, seat, style == LONG_ROUTES, workspace)
        points = 0
        for i in range(hidden.offer_count[seat]):
            if act.MASKS[moves.ids[k] - act.KEEP] >> i & 1:
                points += network.add_open_ticket(tables, hidden.offer[seat, i], workspace)
        points += make_plan(tables, hidden, seat, HUNGRY, workspace)
        workspace.worth[k] = 1000 * points
        if points > 0 and (style == ONE_STEP or style == LONG_ROUTES):
            workspace.worth[k] //= workspace.trains + 1
    return best_move(moves, workspace.worth)


def lacking(tables, hidden, seat, route):
    """Return how many cards are missing for a route, after using the locomotives in hand."""
    hand, length = hidden.hand[seat], int(tables.route_length[route])
    cards = min(cards_for(tables, route, hand), length - int(tables.route_ferry[route]))
    return max(length - cards - int(hand[c.LOCOMOTIVE]), 0)


def want_longest(tables, hidden, seat, workspace):
    """With no ticket to make: want the longest route that the trains suffice for; of equals the one for which fewest cards are missing."""
    best, rank = ABSENT, 0
    for route in range(c.ROUTES):
        if is_open(tables, hidden, seat, route):
            value = 100 * int(tables.route_length[route]) + 50 - lacking(tables, hidden, seat, route)
            if value > rank:
                best, rank = route, value
    if best != ABSENT:
        workspace.wanted[best] = 1


def best_claim(moves, workspace):
    """The most wanted route that can be claimed now."""
    best, most = ABSENT, 0
    for k in range(moves.count):
        route = moves.ids[k] - act.CLAIM
        if 0 <= route < c.ROUTES and workspace.wanted[route] > most:
            best, most = act.CLAIM + route, workspace.wanted[route]
    return best


def set_aside(tables, hidden, seat, workspace):
    """Distribute the hand among the wanted routes, the most wanted first; note what is missing and what is spare."""
    spare, asked, left = workspace.spare, workspace.asked, workspace.left
    spare[:], asked[:], left[:] = hidden.hand[seat], 0, workspace.wanted
    while left.max() > 0:
        route = left.argmax()
        colour, ferry = fullest(tables, route, spare), int(tables.route_ferry[route])
        if ferry > spare[c.LOCOMOTIVE]:
            asked[c.LOCOMOTIVE] = max(asked[c.LOCOMOTIVE], left[route])
        spare[c.LOCOMOTIVE] -= min(ferry, spare[c.LOCOMOTIVE])
        missing = int(tables.route_length[route]) - ferry
        used = min(missing, spare[colour])
        spare[colour] -= used
        helped = min(missing - used, spare[c.LOCOMOTIVE])
        spare[c.LOCOMOTIVE] -= helped
        if missing > used + helped:
            asked[colour] = max(asked[colour], left[route])
        left[route] = 0


def choose_card(tables, hidden, seat, moves, workspace):
    """The most needed face-up card; else a locomotive; else the deck."""
    set_aside(tables, hidden, seat, workspace)
    best, most = act.DRAW if cards_left(hidden) > 0 else moves.ids[0], 0
    for k in range(moves.count):
        slot = moves.ids[k] - act.TAKE
        if 0 <= slot < c.SLOTS:
            card = hidden.row[slot]
            value = max(1, 2 * workspace.asked[card]) if card == c.LOCOMOTIVE else 2 * workspace.asked[card]
            if value > most:
                best, most = moves.ids[k], value
    return best


def choose_payment(tables, hidden, seat, moves, workspace):
    """The payment with the fewest locomotives, then in the colour that other wanted routes need least."""
    target = hidden.paying
    cost = price(tables, hidden, seat, target)
    if target < c.ROUTES:
        workspace.wanted[target] = 0
    set_aside(tables, hidden, seat, workspace)
    for k in range(moves.count):
        colour, locomotives = divmod(moves.ids[k] - act.PAY_WITH, act.PAYMENTS)
        short = max(0, cost - locomotives - workspace.spare[colour]) if colour != c.LOCOMOTIVE else 0
        workspace.worth[k] = workspace.spare[colour] - 100 * short - 10_000 * locomotives
    return best_move(moves, workspace.worth)


def choose_station(tables, hidden, seat, workspace):
    """Build a station for the route that would make a ticket, if that is worth it and possible now; else ABSENT."""
    if workspace.station_value <= tables.station_left or not can_afford_station(hidden, seat):
        return ABSENT
    city = station_city(tables, hidden, seat, workspace.station_route)
    return ABSENT if city == ABSENT else act.BUILD + city


def last_turn(tables, moves, workspace):
    """The most valuable route now, with the tickets that it makes, and its value; ABSENT if none can be claimed."""
    best, most, label = ABSENT, 0, workspace.links.label
    for k in range(moves.count):
        route = moves.ids[k] - act.CLAIM
        if 0 <= route < c.ROUTES:
            value, joined = int(tables.route_points[route]), ends(label, tables.route_a[route], tables.route_b[route])
            for i in range(workspace.ticket_count):
                ticket = workspace.tickets[i]
                if ends(label, tables.ticket_a[ticket], tables.ticket_b[ticket]) == joined:
                    value += 2 * int(tables.ticket_points[ticket])  # its points, and not losing them
            if value > most:
                best, most = moves.ids[k], value
    return best, most
