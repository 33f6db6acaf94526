"""The legal actions, in the order of their ids; and why others are illegal, with details for people."""

from boardwright.core.machine.moves import add_move, add_moves
from boardwright.core.machine.obstacle import NOT_NOW, blocked
from boardwright.games.ticket_to_ride_europe import actions as act, components as c, obstacles as why, state as s
from boardwright.games.ticket_to_ride_europe.rules import cards, routes
from boardwright.games.ticket_to_ride_europe.rules.tickets import fewest_kept, keep_obstacle, ticket_draw_obstacle


def legal(tables, state, seat, moves):
    """Write the ids of the legal actions, ascending; return their number."""
    moves.count = 0
    if state.phase == s.TURN:
        legal_cards(state, moves)
        for half in range(2):
            add_moves(moves, act.CLAIM + half * c.HALF, routes.claimable(tables, state, seat, half))
        add_moves(moves, act.BUILD, routes.buildable(state, seat))
        if ticket_draw_obstacle(state) == 0:
            add_move(moves, act.DRAW_TICKETS)
        if pass_obstacle(tables, state, seat) == 0:
            add_move(moves, act.PASS)
    elif state.phase == s.PAY:
        legal_payments(tables, state, seat, state.paying, moves)
    elif state.phase == s.SECOND_CARD:
        legal_cards(state, moves)
        if stop_obstacle(state) == 0:
            add_move(moves, act.STOP)
    elif state.phase == s.TUNNEL:
        for locomotives in range(state.extra + 1):
            if routes.extra_obstacle(state, seat, locomotives) == 0:
                add_move(moves, act.PAY_EXTRA + locomotives)
        add_move(moves, act.GIVE_UP)
    elif state.phase != s.OVER:
        for place in range(len(act.MASKS)):
            if keep_obstacle(state, seat, place) == 0:
                add_move(moves, act.KEEP + place)
    return moves.count


def legal_cards(state, moves):
    """List the face-up cards and the deck."""
    for slot in range(c.SLOTS):
        if cards.take_obstacle(state, slot) == 0:
            add_move(moves, act.TAKE + slot)
    if cards.draw_obstacle(state) == 0:
        add_move(moves, act.DRAW)


def legal_payments(tables, state, seat, target, moves):
    """List all ways to pay for a route or a station: one colour with any number of locomotives, or locomotives alone."""
    most = min(cards.price(tables, state, seat, target), int(state.hand[seat, c.LOCOMOTIVE]))
    moves.count = 0
    for colour in range(c.KINDS):
        for locomotives in range(most + 1):
            if cards.payment_obstacle(tables, state, seat, target, colour, locomotives) == 0:
                add_move(moves, act.PAY_WITH + colour * act.PAYMENTS + locomotives)


def can_draw_or_claim(tables, state, seat):
    """Return whether there is a train card to draw or a route that `seat` can claim: then passing is voluntary."""
    return cards.any_card(state) or routes.claimable(tables, state, seat, 0) | routes.claimable(tables, state, seat, 1) != 0


def pass_obstacle(tables, state, seat):
    """Return why a seat may not pass in its turn; 0 if it may: nothing else is possible (E34), or an option allows it (E35)."""
    passing = state.options.passing
    if passing == s.MAY_PASS:
        return 0
    if can_draw_or_claim(tables, state, seat):
        return why.MUST_ACT_NOW
    return 0 if passing == s.NO_CARDS or (ticket_draw_obstacle(state) != 0 and routes.buildable(state, seat) == 0) else why.MUST_ACT_NOW


def stop_obstacle(state):
    """Return why the second card may not be declined; 0 if it may, by option (E50)."""
    return 0 if state.options.second_card == s.MAY_STOP else why.MUST_TAKE_SECOND


def obstacle(tables, state, seat, action, moves):
    """Return why an action is illegal; 0 if it is legal."""
    family, place = int(act.FIRST[action]), int(act.PLACE[action])
    if not act.ANSWERS_IN[state.phase, action]:
        return NOT_NOW
    if family == act.KEEP:
        found = keep_obstacle(state, seat, place)
        if found == why.NOT_OFFERED:
            return blocked(moves, found, place, state.offer_count[seat])
        return blocked(moves, found, fewest_kept(state))
    if family == act.TAKE:
        return blocked(moves, cards.take_obstacle(state, place), place + 1)
    if family == act.DRAW:
        return cards.draw_obstacle(state)
    if family == act.CLAIM:
        return why_not_claim(tables, state, seat, place, moves)
    if family == act.BUILD:
        return why_not_build(tables, state, seat, place, moves)
    if family == act.DRAW_TICKETS:
        return ticket_draw_obstacle(state)
    if family == act.PASS:
        return pass_obstacle(tables, state, seat)
    if family == act.PAY_WITH:
        return why_not_pay(tables, state, seat, place // act.PAYMENTS, place % act.PAYMENTS, moves)
    if family == act.PAY_EXTRA:
        found = routes.extra_obstacle(state, seat, place)
        if found == why.NOT_ENOUGH_EXTRA:
            return not_enough(state, seat, state.laid_colour, state.extra - place, place, found, moves)
        return blocked(moves, found, state.extra)
    return stop_obstacle(state) if family == act.STOP else 0


def why_not_claim(tables, state, seat, route, moves):
    """Return why a route cannot be claimed: it is closed, or missing in one of the sets that `claimable` combines (E1–E4)."""
    half, bit, twin = route // c.HALF, 1 << route % c.HALF, tables.route_twin[route]
    if state.owner[route] != s.NOBODY:
        return blocked(moves, why.ROUTE_TAKEN, state.owner[route])
    if routes.is_closed(state, seat, route):
        return why.OWN_TWIN if state.owner[twin] == seat else blocked(moves, why.TWIN_CLOSED, state.owner[twin])
    if routes.short_enough(tables, state, seat, half) & bit == 0:
        return blocked(moves, why.TOO_FEW_TRAINS, tables.route_length[route], state.trains[seat])
    if routes.crossable(tables, state, seat, half) & bit == 0:
        return blocked(moves, why.TOO_FEW_LOCOMOTIVES, tables.route_ferry[route], state.hand[seat, c.LOCOMOTIVE])
    if routes.payable(tables, state, seat, half) & bit == 0:
        found = why.TOO_FEW_FOR_ROUTE if tables.route_colour[route] == c.GREY else why.TOO_FEW_CARDS
        return too_few(tables, state, seat, route, found, moves)
    return 0


def why_not_build(tables, state, seat, city, moves):
    """Return why a station cannot be built (E23)."""
    if state.stations[seat] == 0:
        return why.NO_STATION_LEFT
    if state.built[city] != s.NOBODY:
        return blocked(moves, why.CITY_TAKEN, state.built[city])
    return 0 if routes.can_afford_station(state, seat) else too_few(tables, state, seat, c.ROUTES + city, why.TOO_FEW_FOR_STATION, moves)


def too_few(tables, state, seat, target, found, moves):
    """Return which cards are missing in the hand for a route or a station."""
    cost, colour = cards.price(tables, state, seat, target), cards.fullest(tables, target, state.hand[seat])
    have, locomotives = int(state.hand[seat, colour]), int(state.hand[seat, c.LOCOMOTIVE])
    return blocked(moves, found, cost, colour, have, locomotives, cost - have - locomotives)


def why_not_pay(tables, state, seat, colour, locomotives, moves):
    """Return why a payment is not possible for what was chosen."""
    target = int(state.paying)
    cost = cards.price(tables, state, seat, target)
    found = cards.payment_obstacle(tables, state, seat, target, colour, locomotives)
    if found == why.OTHER_COLOUR:
        return blocked(moves, found, cards.colour_of(tables, target))
    if found == why.FERRY_LOCOMOTIVES:
        return blocked(moves, found, cards.least_locomotives(tables, target))
    if found == why.NOT_ENOUGH or found == why.NOT_ENOUGH_FOR_STATION:
        return not_enough(state, seat, colour, cost - locomotives, locomotives, found, moves)
    return blocked(moves, found, cost)


def not_enough(state, seat, colour, needed, locomotives, found, moves):
    """Return which card of a payment is missing: locomotives come first."""
    if state.hand[seat, c.LOCOMOTIVE] < locomotives:
        return blocked(moves, found, c.LOCOMOTIVE, locomotives, state.hand[seat, c.LOCOMOTIVE])
    return blocked(moves, found, colour, needed, state.hand[seat, colour])
