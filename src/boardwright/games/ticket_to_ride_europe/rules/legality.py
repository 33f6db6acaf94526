"""What may be chosen now: all legal actions, in the order of their ids. `rules.reasons` says why others are not."""

from boardwright.core.machine.moves import add_move, add_moves
from boardwright.games.ticket_to_ride_europe import actions as act
from boardwright.games.ticket_to_ride_europe.components import HALF, KINDS, LOCOMOTIVE, SLOTS
from boardwright.games.ticket_to_ride_europe.obstacles import MUST_ACT_NOW, MUST_TAKE_SECOND
from boardwright.games.ticket_to_ride_europe.rules.cards import any_card, draw_obstacle, take_obstacle
from boardwright.games.ticket_to_ride_europe.rules.payments import payment_obstacle, price
from boardwright.games.ticket_to_ride_europe.rules.routes import buildable, claimable, extra_obstacle
from boardwright.games.ticket_to_ride_europe.rules.tickets import keep_obstacle, ticket_draw_obstacle
from boardwright.games.ticket_to_ride_europe.state import MAY_PASS, MAY_STOP, NO_CARDS, OVER, PAY, SECOND_CARD, TUNNEL, TURN


def legal(tables, state, seat, moves):
    """Write the ids of the legal actions, ascending; return their number."""
    moves.count = 0
    if state.phase == TURN:
        legal_turn(tables, state, seat, moves)
    elif state.phase == PAY:
        legal_payments(tables, state, seat, state.paying, moves)
    elif state.phase == SECOND_CARD:
        legal_cards(state, moves)
        if stop_obstacle(state) == 0:
            add_move(moves, act.STOP)
    elif state.phase == TUNNEL:
        for locomotives in range(state.extra + 1):
            if extra_obstacle(state, seat, locomotives) == 0:
                add_move(moves, act.PAY_EXTRA + locomotives)
        add_move(moves, act.GIVE_UP)
    elif state.phase != OVER:
        for place in range(len(act.MASKS)):
            if keep_obstacle(state, seat, place) == 0:
                add_move(moves, act.KEEP + place)
    return moves.count


def legal_turn(tables, state, seat, moves):
    """The four things that may be done in a turn, and passing."""
    legal_cards(state, moves)
    for half in range(2):
        add_moves(moves, act.CLAIM + half * HALF, claimable(tables, state, seat, half))
    add_moves(moves, act.BUILD, buildable(state, seat))
    if ticket_draw_obstacle(state) == 0:
        add_move(moves, act.DRAW_TICKETS)
    if pass_obstacle(tables, state, seat) == 0:
        add_move(moves, act.PASS)


def legal_cards(state, moves):
    """Face-up cards and the deck."""
    for slot in range(SLOTS):
        if take_obstacle(state, slot) == 0:
            add_move(moves, act.TAKE + slot)
    if draw_obstacle(state) == 0:
        add_move(moves, act.DRAW)


def legal_payments(tables, state, seat, target, moves):
    """All ways to pay for a route or a station: one colour with any number of locomotives, or locomotives alone."""
    most = min(price(tables, state, seat, target), int(state.hand[seat, LOCOMOTIVE]))
    moves.count = 0
    for colour in range(KINDS):
        for locomotives in range(most + 1):
            if payment_obstacle(tables, state, seat, target, colour, locomotives) == 0:
                add_move(moves, act.PAY_WITH + colour * act.PAYMENTS + locomotives)


def can_draw_or_claim(tables, state, seat):
    """Whether there is a train card to draw or a route that `seat` can claim: then passing was its own will."""
    return any_card(state) or claimable(tables, state, seat, 0) | claimable(tables, state, seat, 1) != 0


def pass_obstacle(tables, state, seat):
    """Why a seat in its turn may not pass; 0 if it may: nothing can be done (E34), or an option allows it (E35)."""
    passing = state.options.passing
    if passing == MAY_PASS:
        return 0
    if can_draw_or_claim(tables, state, seat):
        return MUST_ACT_NOW
    return 0 if passing == NO_CARDS or (ticket_draw_obstacle(state) != 0 and buildable(state, seat) == 0) else MUST_ACT_NOW


def stop_obstacle(state):
    """Why the second card may not be left; 0 if it may, by option (E50)."""
    return 0 if state.options.second_card == MAY_STOP else MUST_TAKE_SECOND
