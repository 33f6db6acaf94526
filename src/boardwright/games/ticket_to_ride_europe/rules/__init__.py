"""The course of a match: setup, turns, the last round. Cards, routes and tickets have files of their own."""

from __future__ import annotations

import numpy as np

from boardwright.core.machine.bits import lowest
from boardwright.core.machine.event_buffer import EVERY_SEAT, NONE, emit
from boardwright.core.machine.random import draw_below
from boardwright.core.machine.rule import apart, rule
from boardwright.games.ticket_to_ride_europe.actions import (
    BUILD,
    CLAIM,
    DRAW,
    DRAW_TICKETS,
    GIVE_UP,
    KEEP,
    MASKS,
    PASS,
    PAY_EXTRA,
    PAY_WITH,
    PAYMENTS,
    STOP,
    TAKE,
)
from boardwright.games.ticket_to_ride_europe.components import (
    CITIES,
    GREY,
    HALF,
    KINDS,
    LOCOMOTIVE,
    ROUTES,
    SLOTS,
    STATIONS,
    TRAINS,
)
from boardwright.games.ticket_to_ride_europe.events import AIMED, BEGAN, CAPPED, DEALT, LAST_ROUND, PASSED, STOPPED, STUCK
from boardwright.games.ticket_to_ride_europe.rules.cards import EMPTY, cards_left, draw, draw_blind, refill, take
from boardwright.games.ticket_to_ride_europe.rules.payments import can_pay, colour_of, least_locomotives, price
from boardwright.games.ticket_to_ride_europe.rules.routes import (
    build_station,
    can_afford_station,
    can_pay_extra,
    claimable,
    give_up,
    pay_extra,
    pay_for_route,
)
from boardwright.games.ticket_to_ride_europe.rules.scoring import ALL_STUCK, AT_CAP, LAST_TURNS, finish
from boardwright.games.ticket_to_ride_europe.rules.tickets import (
    FEWEST_AT_START,
    FEWEST_LATER,
    choose_start,
    deal_tickets,
    draw_tickets,
    keep_tickets,
    may_keep,
    tickets_left,
)
from boardwright.games.ticket_to_ride_europe.state import (
    CHOOSE_START,
    EXACTLY_TWO,
    MAY_PASS,
    MAY_STOP,
    MOST_TURNS,
    NO_CARDS,
    NOBODY,
    OVER,
    PAY,
    SECOND_CARD,
    STREAM_SEATING,
    TUNNEL,
    TURN,
)

FEW_TRAINS = 2  # the last round begins when somebody has so many or fewer

KEPT = np.array(MASKS, np.int64)
"""The subset of tickets that each `keep` action means, as a mask."""


@rule
def setup(tables, state, events):
    """Trains, stations, four cards each, five face up, one long and three other tickets each (rulebook: setup)."""
    state.paying, state.laid_route = -1, -1
    state.last_seat = NOBODY
    state.owner[:] = NOBODY
    state.built[:] = NOBODY
    state.row[:] = EMPTY
    state.borrowed[:] = NOBODY
    for card in range(KINDS):
        state.deck[card] = tables.cards[card]
        state.fresh[card] = tables.cards[card]
        state.deck_count += tables.cards[card]
    state.first = draw_below(state, STREAM_SEATING, state.players)
    state.active = state.first
    emit(events, BEGAN, EVERY_SEAT, state.first)
    for seat in range(state.players):
        state.trains[seat] = TRAINS
        state.stations[seat] = STATIONS
        deal_cards(state, seat, events)
    refill(state, events)
    deal_tickets(tables, state, events)
    state.phase = CHOOSE_START


@rule
def deal_cards(state, seat, events):
    """Four train cards."""
    c1 = draw_blind(state, seat, events)
    c2 = draw_blind(state, seat, events)
    c3 = draw_blind(state, seat, events)
    c4 = draw_blind(state, seat, events)
    emit(events, DEALT, 1 << seat, seat, c1, c2, c3, c4)


@rule
def actors(tables, state):
    """At the start all who have not chosen their tickets, then one seat at a time."""
    if state.phase == OVER:
        return 0
    if state.phase != CHOOSE_START:
        return 1 << state.active
    mask = 0
    for seat in range(state.players):
        if state.chosen[seat] == 0:
            mask |= 1 << seat
    return mask


@rule
def legal(tables, state, seat, moves):
    """Write the ids of the legal actions, ascending; return their number."""
    moves.count = 0
    if state.phase == TURN:
        legal_turn(tables, state, seat, moves)
    elif state.phase == PAY:
        legal_payments(tables, state, seat, moves)
    elif state.phase == SECOND_CARD:
        legal_cards(state, True, moves)
        if state.options.second_card == MAY_STOP:
            add(moves, STOP)
    elif state.phase == TUNNEL:
        for locomotives in range(state.extra + 1):
            if can_pay_extra(state, seat, locomotives):
                add(moves, PAY_EXTRA + locomotives)
        add(moves, GIVE_UP)
    elif state.phase != OVER:
        fewest = FEWEST_AT_START if state.phase == CHOOSE_START else FEWEST_LATER
        for i in range(len(KEPT)):
            if may_keep(state, seat, KEPT[i], fewest):
                add(moves, KEEP + i)
    return moves.count


@rule
def add(moves, action):
    """Note a legal action."""
    moves.ids[moves.count] = action
    moves.count += 1


@rule
def legal_turn(tables, state, seat, moves):
    """The four things that may be done in a turn, or none if none can be done (E34, E35)."""
    legal_cards(state, False, moves)
    for half in range(2):
        routes = claimable(tables, state, seat, half)
        while routes != 0:
            add(moves, CLAIM + half * HALF + lowest(routes))
            routes &= routes - 1
    cards_or_routes = moves.count
    if can_afford_station(state, seat):
        for city in range(CITIES):
            if state.built[city] == NOBODY:
                add(moves, BUILD + city)
    if tickets_left(state) > 0:
        add(moves, DRAW_TICKETS)
    passing = state.options.passing
    if moves.count == 0 or passing == MAY_PASS or (passing == NO_CARDS and cards_or_routes == 0):
        add(moves, PASS)


@rule
def can_draw_or_claim(tables, state, seat):
    """Whether there is a train card to draw or a route that `seat` can claim: then passing was its own will."""
    if cards_left(state) > 0:
        return True
    for slot in range(SLOTS):
        if state.row[slot] != EMPTY:
            return True
    return claimable(tables, state, seat, 0) != 0 or claimable(tables, state, seat, 1) != 0


@rule
def legal_cards(state, second, moves):
    """Face-up cards, but no locomotive as the second card (E17, E19); the deck."""
    for slot in range(SLOTS):
        if state.row[slot] != EMPTY and not (second and state.row[slot] == LOCOMOTIVE):
            add(moves, TAKE + slot)
    if cards_left(state) > 0:
        add(moves, DRAW)


@rule
def legal_payments(tables, state, seat, moves):
    """All ways to pay for what was chosen: one colour with any number of locomotives, or locomotives alone."""
    target = state.paying
    cost = price(tables, state, seat, target)
    asked = colour_of(tables, target)
    fewest = least_locomotives(tables, target)
    for colour in range(LOCOMOTIVE):
        if (asked == GREY or asked == colour) and state.hand[seat, colour] > 0:
            for locomotives in range(fewest, cost):
                if can_pay(tables, state, seat, target, colour, locomotives):
                    add(moves, PAY_WITH + colour * PAYMENTS + locomotives)
    if can_pay(tables, state, seat, target, LOCOMOTIVE, cost):
        add(moves, PAY_WITH + LOCOMOTIVE * PAYMENTS + cost)


@rule
def apply(tables, state, seat, action, events):
    """Do a legal action."""
    if action < TAKE:
        keep(tables, state, seat, KEPT[action - KEEP], events)
    elif action <= DRAW:
        draw_card(tables, state, seat, action, events)
    elif action < DRAW_TICKETS:
        aim(state, seat, action - CLAIM, events)  # BUILD follows CLAIM: cities count from ROUTES on
    elif action == DRAW_TICKETS:
        draw_tickets(state, seat, events)
    elif action == PASS:
        emit(events, PASSED, EVERY_SEAT, seat)
        state.passes = 0 if can_draw_or_claim(tables, state, seat) else state.passes + 1  # E51
        end_turn(tables, state, events)
    elif action < PAY_EXTRA:
        pay(tables, state, seat, (action - PAY_WITH) // PAYMENTS, (action - PAY_WITH) % PAYMENTS, events)
    elif action < GIVE_UP:
        pay_extra(tables, state, seat, action - PAY_EXTRA, events)
        acted(tables, state, events)
    elif action == GIVE_UP:
        give_up(state, seat, events)
        acted(tables, state, events)
    else:
        emit(events, STOPPED, EVERY_SEAT, seat)
        acted(tables, state, events)


@rule
def keep(tables, state, seat, mask, events):
    """Choose among the tickets offered."""
    if state.phase == CHOOSE_START:
        if choose_start(state, seat, mask, events):
            state.phase = TURN
    else:
        keep_tickets(state, seat, mask, events)
        acted(tables, state, events)


@rule
def draw_card(tables, state, seat, action, events):
    """The first or second card of a turn. A face-up locomotive is the only one; so is the last card there is (E16, E17)."""
    second = state.phase == SECOND_CARD
    locomotive = False
    if action == DRAW:
        draw(state, seat, events)
    else:
        locomotive = state.row[action - TAKE] == LOCOMOTIVE
        take(state, seat, action - TAKE, events)
    if second or locomotive or not second_card_left(state):
        acted(tables, state, events)
    else:
        state.phase = SECOND_CARD


@rule
def second_card_left(state):
    """Whether there is a card that may be the second one."""
    if cards_left(state) > 0:
        return True
    for slot in range(SLOTS):
        if state.row[slot] != EMPTY and state.row[slot] != LOCOMOTIVE:
            return True
    return False


@rule
def aim(state, seat, target, events):
    """Choose a route or a city. Only the payment, which comes next, tells the others which."""
    state.paying = target
    state.phase = PAY
    if target < ROUTES:
        emit(events, AIMED, 1 << seat, seat, target, NONE)
    else:
        emit(events, AIMED, 1 << seat, seat, NONE, target - ROUTES)


@rule
def pay(tables, state, seat, colour, locomotives, events):
    """Pay for the route or station chosen before."""
    target = state.paying
    state.paying = -1
    if target >= ROUTES:
        build_station(tables, state, seat, target - ROUTES, colour, locomotives, events)
        acted(tables, state, events)
    elif pay_for_route(tables, state, seat, target, colour, locomotives, events):
        acted(tables, state, events)


@apart("t", "s", "e")
def acted(tables, state, events):
    """A turn in which something was done ends."""
    state.passes = 0
    end_turn(tables, state, events)


@rule
def end_turn(tables, state, events):
    """The next seat's turn, unless this was the last one. Few trains begin the last round: one more turn for everybody (E31)."""
    state.phase = TURN
    state.turn = min(int(state.turn) + 1, MOST_TURNS)
    seat = state.active
    if state.turns_left > 0:
        state.turns_left -= 1
        if state.turns_left == 0:
            finish(tables, state, LAST_TURNS, events)
    elif begins_last_round(state, seat):
        state.last_seat = seat
        state.turns_left = state.players
        emit(events, LAST_ROUND, EVERY_SEAT, seat, state.trains[seat])
    if state.phase != OVER and state.passes >= state.players:  # E51
        emit(events, STUCK, EVERY_SEAT)
        finish(tables, state, ALL_STUCK, events)
    cap = state.options.turn_cap
    if state.phase != OVER and cap > 0 and state.turn >= cap:  # E36
        emit(events, CAPPED, EVERY_SEAT, state.turn)
        finish(tables, state, AT_CAP, events)
    if state.phase != OVER:
        state.active = (seat + 1) % state.players


@rule
def begins_last_round(state, seat):
    """Two trains or fewer; by option exactly two, as the Slovenian rulebook has it."""
    if state.options.last_round == EXACTLY_TWO:
        return state.trains[seat] == FEW_TRAINS
    return state.trains[seat] <= FEW_TRAINS
