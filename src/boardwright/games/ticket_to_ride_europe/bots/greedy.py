"""`greedy`: the cheapest network over all tickets held, and the shortest way there.

At every decision it plans anew. Routes get prices in thousandths of a point: the turns that they cost, less the points that they
bring. The cheapest network that connects the tickets is the plan; trains left over go to the routes that are worth most. What the hand
lacks for the plan decides which cards it draws, how it pays, and whether claiming a route now hurts the rest.
"""

from boardwright.core.machine.bot import best_move, bot
from boardwright.games.ticket_to_ride_europe.actions import BUILD, CLAIM, DRAW_TICKETS
from boardwright.games.ticket_to_ride_europe.bots.greedy_cards import best_card, choose_payment, count_needs, shortfall
from boardwright.games.ticket_to_ride_europe.bots.greedy_claims import best_claim, choose_extra, choose_station
from boardwright.games.ticket_to_ride_europe.bots.greedy_plan import plan, plan_more, price_routes
from boardwright.games.ticket_to_ride_europe.bots.greedy_tickets import best_keep, gain_of_drawing, wants_tickets
from boardwright.games.ticket_to_ride_europe.bots.greedy_workspace import POINT, SCRATCH, hold_tickets, survey
from boardwright.games.ticket_to_ride_europe.components import ROUTES
from boardwright.games.ticket_to_ride_europe.rules.planning import INFINITY
from boardwright.games.ticket_to_ride_europe.rules.stations import best_stations
from boardwright.games.ticket_to_ride_europe.state import CHOOSE_START, CHOOSE_TICKETS, NOBODY, PAY, SECOND_CARD, TURN

TUNNEL_CHANCE = 60  # per cent: a tunnel that is tried in the last turn


@bot(SCRATCH)
def greedy(tables, hidden, seat, moves, rng, workspace, decision):
    """The choice with the best value; the first of equals."""
    if moves.count == 1:
        return moves.ids[0]
    survey(tables, hidden, seat, workspace)
    price_routes(tables, hidden, seat, workspace)
    if hidden.phase == CHOOSE_START or hidden.phase == CHOOSE_TICKETS:
        return best_keep(tables, hidden, seat, moves, workspace)
    hold_tickets(tables, hidden, seat, workspace)
    plan(tables, hidden, seat, workspace)
    count_needs(tables, workspace)
    if hidden.phase == TURN and hidden.turns_left > 0:
        return choose_at_once(tables, hidden, seat, moves, workspace)
    if hidden.phase == TURN and wants_tickets(tables, hidden, seat, workspace):
        return DRAW_TICKETS
    shortfall(tables, -1, workspace)
    if hidden.phase == TURN and workspace.borrowing > 0:
        action = choose_station(tables, hidden, seat, workspace)
        if action >= 0:
            return action
    workspace.reserved = int(hidden.trains[seat]) - workspace.trains
    plan_more(tables, hidden, seat, workspace)
    count_needs(tables, workspace)
    if hidden.phase == TURN:
        return choose_turn(tables, hidden, seat, moves, workspace)
    if hidden.phase == SECOND_CARD:
        return best_card(tables, hidden, moves, True, workspace)
    if hidden.phase == PAY:
        return choose_payment(tables, hidden, seat, moves, workspace)
    return choose_extra(tables, hidden, seat, moves, workspace)


def choose_turn(tables, hidden, seat, moves, workspace):
    """Claim, draw cards, draw tickets, or build a station."""
    route = best_claim(tables, hidden, seat, moves, workspace)
    if route >= 0:
        return CLAIM + route
    card = best_card(tables, hidden, moves, False, workspace)
    return card if card >= 0 else choose_at_once(tables, hidden, seat, moves, workspace)


def choose_at_once(tables, hidden, seat, moves, workspace):
    """What brings most points at once: in the last turn, or when no card can be drawn and no claim of the plan be paid."""
    settled = best_stations(tables, hidden, seat, workspace.links)
    open_tickets = workspace.links.made < hidden.held_count[seat]
    for k in range(moves.count):
        action = moves.ids[k]
        value = 0
        if CLAIM <= action < BUILD:
            route = action - CLAIM
            value = int(tables.route_points[route]) * POINT
            if open_tickets:
                hidden.owner[route] = seat
                value += (best_stations(tables, hidden, seat, workspace.links) - settled) * POINT
                hidden.owner[route] = NOBODY
            if tables.route_tunnel[route]:
                value = value * TUNNEL_CHANCE // 100
            value += int(tables.route_length[route])  # of equals the longest, for the longest trail
        elif BUILD <= action < DRAW_TICKETS:
            value = -int(tables.station_left) * POINT
            if open_tickets:
                city = action - BUILD
                hidden.built[city] = seat
                value += (best_stations(tables, hidden, seat, workspace.links) - settled) * POINT
                hidden.built[city] = NOBODY
        elif action == DRAW_TICKETS:
            for route in range(ROUTES):
                workspace.price[route] = 0 if hidden.owner[route] == seat else INFINITY
            value = gain_of_drawing(tables, hidden, seat, workspace)
        workspace.worth[k] = value
    return best_move(moves, workspace.worth)
