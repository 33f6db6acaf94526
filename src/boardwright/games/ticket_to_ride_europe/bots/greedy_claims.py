"""Claims of `greedy`: when to claim what, whether to pay for a tunnel, when to build a station."""

from boardwright.core.machine.state import ABSENT
from boardwright.games.ticket_to_ride_europe.actions import BUILD, CLAIM, GIVE_UP, PAY_EXTRA
from boardwright.games.ticket_to_ride_europe.bots.greedy_cards import LACKING, best_payment, shortfall, shortfall_after_payment
from boardwright.games.ticket_to_ride_europe.bots.greedy_plan import has_station_for
from boardwright.games.ticket_to_ride_europe.bots.greedy_workspace import POINT
from boardwright.games.ticket_to_ride_europe.components import LOCOMOTIVE, ROUTES
from boardwright.games.ticket_to_ride_europe.rules.planning import INFINITY, find_ways, station_city
from boardwright.games.ticket_to_ride_europe.rules.routes import can_afford_station

REGRET = 2500  # what each missing card counts when a claim is weighed; whoever claims at once loses 9 points
DETOUR = 4  # trains that a claim beyond the tickets must leave besides those for the tickets
THREAT = 4  # per cent of the price of a detour: about the chance that somebody takes the route before the next turn
SIZE = 50  # claiming a route rather than a shorter one, for each space: what hurts nothing is claimed
FAILURE = 6000  # a tunnel that is given up: the turn, and others know it now (3000: 4 points fewer)
STATION_TIME = 4  # half turns before the end by which stations are built


def best_claim(tables, hidden, seat, moves, workspace):
    """The route of the plan to claim now, or -1: what claiming it now makes the rest dearer must be less than what waiting risks."""
    now = shortfall(tables, -1, workspace)
    best, highest = -1, 0
    for k in range(moves.count):
        route = moves.ids[k] - CLAIM
        if 0 <= route < ROUTES and may_claim_now(tables, hidden, seat, route, workspace):
            colour, locomotives, after = best_payment(tables, hidden, seat, route, workspace)
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
    """Whether a route is part of the plan and leaves the trains that the tickets need, and some for a detour."""
    if workspace.wanted[route] == 2 and workspace.reserved > 0:
        return int(hidden.trains[seat]) - int(tables.route_length[route]) >= workspace.reserved + DETOUR
    return 1 <= workspace.wanted[route] <= 2


def chance_of_failing(tables, route, colour, locomotives, workspace):
    """In thousandths, how likely a tunnel asks for more cards than are left after this payment."""
    reserve = workspace.hand[LOCOMOTIVE] - locomotives
    kinds = workspace.unseen[LOCOMOTIVE]
    if colour != LOCOMOTIVE:
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
    """What losing a route of the plan would cost, times the chance that somebody takes it before the next turn."""
    a, b = int(tables.route_a[route]), int(tables.route_b[route])
    workspace.price[route] = INFINITY
    find_ways(tables, workspace, a, b)
    workspace.price[route] = 0
    return min(workspace.distance[b], 20 * POINT) * THREAT // 100


def choose_extra(tables, hidden, seat, moves, workspace):
    """Pay what a tunnel costs extra, unless that ruins more than the turn is worth."""
    route, colour = int(hidden.laid_route), int(hidden.laid_colour)
    laid, laid_locomotives = int(hidden.laid_cards), int(hidden.laid_locomotives)  # giving up brings them back
    best, lowest = GIVE_UP, shortfall_after_payment(tables, -1, colour, -laid, -laid_locomotives, workspace) + 2 * LACKING
    for k in range(moves.count):
        locomotives = moves.ids[k] - PAY_EXTRA
        if 0 <= locomotives <= 3:
            value = shortfall_after_payment(tables, route, colour, hidden.extra - locomotives, locomotives, workspace)
            if value < lowest:
                best, lowest = moves.ids[k], value
    return best


def choose_station(tables, hidden, seat, workspace):
    """A station that the plan needs, once the routes of the plan are claimed or the time is just enough; -1: not yet."""
    lacking = max(0, shortfall(tables, -1, workspace)) // LACKING
    if workspace.claims > workspace.borrowing and 2 * workspace.claims + lacking + STATION_TIME < workspace.half_turns:
        return -1
    for route in range(ROUTES):
        if workspace.wanted[route] == 3 and not has_station_for(tables, hidden, seat, route):
            city = station_city(tables, hidden, seat, route)
            if city != ABSENT and can_afford_station(hidden, seat):
                return BUILD + city
    return -1
