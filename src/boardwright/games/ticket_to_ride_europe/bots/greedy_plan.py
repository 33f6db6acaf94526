"""The plan of `greedy`: its knowledge, the cheapest network that connects its tickets, and the use of remaining trains.

Prices are in thousandths of a point: the turns that a route costs, minus the points that it brings.
"""

from boardwright.core.machine.state import record
from boardwright.games.ticket_to_ride_europe import actions as act, components as c, state as s
from boardwright.games.ticket_to_ride_europe.bots.greedy_cards import cards_wanted, spend_on
from boardwright.games.ticket_to_ride_europe.rules.cards import cards_for
from boardwright.games.ticket_to_ride_europe.rules.network import INFINITY, PATHS, TICKETS_HELD, add_ticket, find_ways, list_way
from boardwright.games.ticket_to_ride_europe.rules.routes import is_open, station_city
from boardwright.games.ticket_to_ride_europe.rules.stations import LINKS
from boardwright.games.ticket_to_ride_europe.unseen import count_unseen

POINT = 1000  # all values are in thousandths of a point

CARDS_A_TURN = 18  # tenths of cards that a rival draws per turn
TRAINS_A_CLAIM = 33  # tenths of trains that a rival places per claim

TURN_COST = 3500  # the cost of a turn (3000 and 4000 each lose about 3 points)
CARD_COST = 1700  # the cost of drawing one card
IN_HAND = 60  # per cent of that saved by a card in hand of the route's colour
IN_HAND_GREY = 40  # the same for a grey route
FERRY_COST = 1500  # extra for each locomotive of a ferry
TUNNEL_COST = 1200  # extra for a tunnel: additional cards, failed attempts
LEAST_COST = 200  # the minimum price of a route, however many points it brings
BORROWING = 11000  # using a rival's route by a station
USABLE = 70  # per cent of a hand that a plan can use, for estimating the remaining time
SLACK = 20  # half turns by which a plan may be longer than the estimated rest of the match
JOINED = 10  # per cent extra for a route that joins the network
CARD_TURNS = 6  # tenths of a turn per missing card, for routes beyond the tickets (8: 5 points fewer)
SYMBOL_CARDS = 20  # tenths of cards that a locomotive is worth there
HURRIED_STATION = 3000  # the cost of a station, in a hurry

SCRATCH = record(
    [
        *PATHS,
        *TICKETS_HELD,
        ("cost", "i8", (c.ROUTES,)),  # prices before anything is planned
        ("wanted", "i8", (c.ROUTES,)),  # 1: for the tickets, 2: beyond them, 3: borrowed
        ("best", "i8", (c.ROUTES,)),  # `wanted` of the best plan so far
        ("trains", "i8"),  # left when the plan is complete
        ("reserved", "i8"),  # trains that the tickets require
        ("claims", "i8"),  # turns for claims and stations that they require
        ("rejected", "i8"),  # tickets that the plan leaves unconnected
        ("lost", "i8"),  # their value
        ("half_turns", "i8"),  # estimated half turns until the match ends
        ("borrowing", "i8"),  # stations that the plan requires
        ("hand", "i8", (c.KINDS,)),
        ("unseen", "i8", (c.KINDS,)),
        ("unseen_count", "i8"),
        ("need", "i8", (3, c.KINDS)),  # cards by tier and colour; locomotives of ferries
        ("grey", "i8", (c.ROUTES,)),  # grey routes of the plan, by tier, long ones first
        ("grey_count", "i8"),
        ("gains", "i8", (c.TICKETS,)),
        ("joined", "i8", (c.CITIES,)),  # whether the own network, as planned, reaches a city
        ("links", LINKS),
        ("worth", "i8", (len(act.ACTIONS),)),  # the value of each move
        ("spare", "i8", (c.KINDS,)),
    ]
)
"""Information for a decision, and working memory."""


def survey(tables, hidden, seat, workspace):
    """Gather the hand, the cards that may come, the time left, and a price for each route, before anything is planned."""
    count_unseen(tables, hidden, seat, workspace.unseen)
    workspace.unseen_count = workspace.unseen.sum()
    workspace.hand[:] = hidden.hand[seat]
    workspace.half_turns = half_turns_left(hidden, seat)
    for route in range(c.ROUTES):
        workspace.cost[route] = price_of(tables, hidden, seat, route, workspace)


def half_turns_left(hidden, seat):
    """Half turns until a rival may have placed its trains: rivals draw the cards that they lack, and claim."""
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


def price_of(tables, hidden, seat, route, workspace):
    """The price of a route: turns minus points. Cards in hand make it cheaper."""
    if not is_open(tables, hidden, seat, route):
        return price_of_taken(tables, hidden, seat, route)
    saved = IN_HAND_GREY if tables.route_colour[route] == c.GREY else IN_HAND
    saved = min(cards_for(tables, route, workspace.hand), int(tables.route_length[route])) * CARD_COST * saved // 100
    return max(LEAST_COST, price_of_open(tables, route, TURN_COST, CARD_COST) - saved)


def price_of_open(tables, route, turn_cost, card_cost):
    """The price of a route that can be claimed: turns minus points, maybe negative."""
    cost = turn_cost + int(tables.route_length[route]) * card_cost - int(tables.route_points[route]) * POINT
    return cost + int(tables.route_ferry[route]) * FERRY_COST + int(tables.route_tunnel[route]) * TUNNEL_COST


def price_of_taken(tables, hidden, seat, route):
    """The price of a route that cannot be claimed: nothing for an own one, that of a station for a rival's."""
    if hidden.owner[route] == seat:
        return 0
    if hidden.owner[route] == s.NOBODY:
        return INFINITY
    if has_station_for(tables, hidden, seat, route):
        return LEAST_COST
    return BORROWING if station_city(tables, hidden, seat, route) >= 0 else INFINITY


def has_station_for(tables, hidden, seat, route):
    """Return whether a station of `seat` can borrow this route."""
    return hidden.built[tables.route_a[route]] == seat or hidden.built[tables.route_b[route]] == seat


def plan(tables, hidden, seat, workspace):
    """The best network for the tickets, tried in two orders; if it leaves tickets, then also in a hurry, which may leave fewer.

    Returns its value: tickets minus the price of the routes.
    """
    best, rejected, lost, claims, trains, borrowing = -INFINITY, 0, 0, 0, 0, 0
    for way in range(4):
        if way >= 2 and rejected == 0:
            break
        value = try_order(tables, hidden, seat, way, workspace)
        if value > best if way < 2 else workspace.lost < lost:
            best, rejected, lost = value, workspace.rejected, workspace.lost
            claims, trains, borrowing = workspace.claims, workspace.trains, workspace.borrowing
            workspace.best[:] = workspace.wanted
    workspace.rejected, workspace.claims, workspace.trains, workspace.borrowing = rejected, claims, trains, borrowing
    for route in range(c.ROUTES):
        workspace.wanted[route] = workspace.best[route]
        workspace.price[route] = workspace.cost[route] if workspace.wanted[route] == 0 else 0
    return best


def try_order(tables, hidden, seat, way, workspace):
    """Connect one ticket after the other, each as cheaply as the routes so far allow; skip those that cost more than they bring."""
    workspace.wanted[:] = 0
    for route in range(c.ROUTES):
        workspace.price[route] = workspace.cost[route]
        if way >= 2 and LEAST_COST < workspace.cost[route] < INFINITY:
            workspace.price[route] = hurried_price(tables, hidden, route, workspace)
    workspace.trains, workspace.borrowing, workspace.claims = int(hidden.trains[seat]), 0, 0
    workspace.rejected, workspace.lost, value = 0, 0, 0
    for i in range(workspace.ticket_count):
        ticket = workspace.tickets[workspace.ticket_count - 1 - i if way & 1 else i]
        worth = int(tables.ticket_points[ticket])
        if connect(tables, hidden, seat, ticket, worth * POINT, workspace):
            value += worth * POINT
        else:
            workspace.rejected += 1
            workspace.lost += worth
            value -= worth * POINT
    for route in range(c.ROUTES):
        if workspace.wanted[route] > 0:
            value -= workspace.cost[route]
    return value


def hurried_price(tables, hidden, route, workspace):
    """The turns that a route costs, without its points."""
    if hidden.owner[route] != s.NOBODY:
        return HURRIED_STATION
    missing = max(0, int(tables.route_length[route]) - cards_for(tables, route, workspace.hand))
    return (2 + missing + int(tables.route_ferry[route]) + int(tables.route_tunnel[route])) * 500


def connect(tables, hidden, seat, ticket, worth, workspace):
    """Add the cheapest path of a ticket to the plan, if it is worth it and trains, stations and time allow. Returns whether it did."""
    a, b = int(tables.ticket_a[ticket]), int(tables.ticket_b[ticket])
    find_ways(tables, workspace, a, b)
    if workspace.distance[b] >= 2 * worth:
        return False
    trains, borrowing, claims = workspace.trains, workspace.borrowing, workspace.claims
    count = list_way(tables, workspace, b)
    for i in range(count):
        route = workspace.way[i]
        if hidden.owner[route] == s.NOBODY:
            trains -= int(tables.route_length[route])
            claims += 1
        elif not has_station_for(tables, hidden, seat, route):
            borrowing += 1
            claims += 1
    cards = max(0, int(hidden.trains[seat]) - trains - int(hidden.hand_count[seat]) * USABLE // 100)
    if trains < 0 or borrowing > hidden.stations[seat] or 2 * claims + cards > workspace.half_turns + SLACK:
        return False
    workspace.trains, workspace.borrowing, workspace.claims = trains, borrowing, claims
    for i in range(count):
        route = workspace.way[i]
        workspace.wanted[route] = 1 if hidden.owner[route] == s.NOBODY else 3
        workspace.price[route] = 0
    return True


def plan_more(tables, hidden, seat, workspace):
    """Assign the trains that the tickets leave to the routes that bring most per turn, with the remaining cards."""
    workspace.joined[:] = 0
    for route in range(c.ROUTES):
        if workspace.wanted[route] == 1 or hidden.owner[route] == seat:
            workspace.joined[tables.route_a[route]] = 1
            workspace.joined[tables.route_b[route]] = 1
    while True:
        chosen, highest = -1, -INFINITY
        for route in range(c.ROUTES):
            if may_want(tables, hidden, route, workspace):
                value = worth_alone(tables, hidden, route, workspace)
                if value > highest:
                    chosen, highest = route, value
        if chosen < 0:
            return
        workspace.wanted[chosen] = 2
        workspace.trains -= tables.route_length[chosen]
        workspace.joined[tables.route_a[chosen]] = 1
        workspace.joined[tables.route_b[chosen]] = 1
        spend_on(tables, chosen, workspace)


def may_want(tables, hidden, route, workspace):
    """Return whether a route can be claimed beyond the plan: neither it nor its twin is part of it, and there are enough trains."""
    twin = tables.route_twin[route]
    if workspace.wanted[route] > 0 or (twin >= 0 and workspace.wanted[twin] > 0):
        return False
    return hidden.owner[route] == s.NOBODY and workspace.cost[route] < INFINITY and tables.route_length[route] <= workspace.trains


def worth_alone(tables, hidden, route, workspace):
    """The value of a route by itself: its points minus its turns, per turn."""
    missing = max(0, cards_wanted(tables, route) - cards_for(tables, route, workspace.spare))
    missing += int(tables.route_ferry[route]) * SYMBOL_CARDS // 10
    if 2 + missing > workspace.half_turns:
        return 0
    value = int(tables.route_points[route]) * POINT * 10 // (10 + CARD_TURNS * missing)
    if workspace.joined[tables.route_a[route]] + workspace.joined[tables.route_b[route]] > 0:
        value += value * JOINED // 100
    return value
