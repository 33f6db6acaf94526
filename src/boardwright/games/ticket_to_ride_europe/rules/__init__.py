"""The course of a match: setup, turns, the last round. Cards, routes and tickets have their own modules."""

from boardwright.core.machine.bits import seats_where
from boardwright.core.machine.event_buffer import EVERY_SEAT, NONE, emit
from boardwright.core.machine.random import draw_uniform_below
from boardwright.core.machine.rule import separately_compiled
from boardwright.core.machine.state import ABSENT
from boardwright.games.ticket_to_ride_europe import actions as act, components as c, state as s
from boardwright.games.ticket_to_ride_europe.events import AIMED, BEGAN, CAPPED, DEALT, DREW, LAST_ROUND, PASSED, STOPPED, STUCK, TOOK
from boardwright.games.ticket_to_ride_europe.rules.cards import any_card, draw_blind, refill, to_hand
from boardwright.games.ticket_to_ride_europe.rules.legality import can_draw_or_claim, legal, obstacle
from boardwright.games.ticket_to_ride_europe.rules.routes import build_station, clear_board, give_up, pay_extra, pay_for_route
from boardwright.games.ticket_to_ride_europe.rules.scoring import ALL_STUCK, AT_CAP, LAST_TURNS, finish
from boardwright.games.ticket_to_ride_europe.rules.tickets import choose_start, deal_tickets, draw_tickets, keep_tickets

__all__ = ["actors", "apply", "legal", "obstacle", "setup"]

FEW_TRAINS = 2  # trains of a seat that start the last round: at most these; by option exactly these, as in the Slovenian rulebook


def setup(tables, state, events):
    """Give each seat trains, stations, four cards, one long and three other tickets; open five cards (rulebook: setup)."""
    state.paying, state.laid_route = ABSENT, ABSENT
    state.last_seat = s.NOBODY
    clear_board(state)
    state.row[:] = ABSENT
    state.deck[:], state.deck_at_shuffle[:] = tables.cards, tables.cards
    state.deck_count = state.deck.sum()
    state.first = draw_uniform_below(state, s.STREAM_SEATING, state.players)
    state.active = state.first
    emit(events, BEGAN, EVERY_SEAT, state.first)
    for seat in range(state.players):
        c1, c2 = draw_blind(state, seat, events), draw_blind(state, seat, events)
        c3, c4 = draw_blind(state, seat, events), draw_blind(state, seat, events)
        emit(events, DEALT, 1 << seat, seat, c1, c2, c3, c4)
    refill(state, events)
    deal_tickets(tables, state, events)
    state.phase = s.CHOOSE_START


def actors(tables, state):
    """At the start all seats that have not chosen their tickets, then one seat at a time."""
    if state.phase == s.OVER:
        return 0
    if state.phase != s.CHOOSE_START:
        return 1 << state.active
    return seats_where(state.chosen, 0, state.players)


def apply(tables, state, seat, action, events):
    """Do a legal action."""
    if action == act.PASS:  # the match ends when all seats in a row pass that could neither draw nor claim (E51)
        emit(events, PASSED, EVERY_SEAT, seat)
        state.passes = 0 if can_draw_or_claim(tables, state, seat) else state.passes + 1
        end_turn(tables, state, events)
    elif ends_turn(tables, state, seat, action, events):
        state.passes = 0
        end_turn(tables, state, events)


def ends_turn(tables, state, seat, action, events):
    """Do an action; return whether the turn is over then."""
    family, place = act.FIRST[action], int(act.PLACE[action])
    if family == act.TAKE or family == act.DRAW:
        return draw_card(state, seat, family, place, events)
    if family == act.CLAIM or family == act.BUILD:  # only the payment, which comes next, reveals the target to the others
        claim = family == act.CLAIM
        state.phase, state.paying = s.PAY, place if claim else c.ROUTES + place
        emit(events, AIMED, 1 << seat, seat, place if claim else NONE, NONE if claim else place)
        return False
    if family == act.PAY_WITH:
        return pay(tables, state, seat, place // act.PAYMENTS, place % act.PAYMENTS, events)
    if family == act.DRAW_TICKETS:
        return draw_tickets(state, seat, events)
    if family == act.KEEP:
        mask = act.MASKS[place]
        return choose_start(state, seat, mask, events) if state.phase == s.CHOOSE_START else keep_tickets(state, seat, mask, events)
    if family == act.PAY_EXTRA:
        pay_extra(tables, state, seat, place, events)
    elif family == act.GIVE_UP:
        give_up(state, seat, events)
    else:
        emit(events, STOPPED, EVERY_SEAT, seat)
    return True


def draw_card(state, seat, family, slot, events):
    """Take the first or second card of a turn. A face-up locomotive is the only card of its turn, and so is the last card (E16, E17)."""
    second = state.phase == s.SECOND_CARD
    if family == act.DRAW:
        card = draw_blind(state, seat, events)
        state.taken = 0
        emit(events, DREW, 1 << seat, seat, card)  # a locomotive counts as one card (E18), and the row is unchanged (E47)
    else:
        card = int(state.row[slot])
        state.row[slot], state.taken = ABSENT, slot + 1
        to_hand(state, seat, card, 1)
        emit(events, TOOK, EVERY_SEAT, seat, slot + 1, card)
        refill(state, events)  # the slot is refilled at once
    state.phase = s.SECOND_CARD
    return second or (family == act.TAKE and card == c.LOCOMOTIVE) or not any_card(state)


def pay(tables, state, seat, colour, locomotives, events):
    """Pay for the route or station chosen before."""
    target, state.paying = int(state.paying), ABSENT
    if target < c.ROUTES:
        return pay_for_route(tables, state, seat, target, colour, locomotives, events)
    build_station(tables, state, seat, target - c.ROUTES, colour, locomotives, events)
    return True


@separately_compiled("t", "s", "e")
def end_turn(tables, state, events):
    """Start the next seat's turn, unless this was the last one. Few trains start the last round: one more turn for each seat (E31)."""
    state.phase = s.TURN
    state.turn = min(int(state.turn) + 1, s.MOST_TURNS)
    seat = state.active
    if state.turns_left > 0:
        state.turns_left -= 1
        if state.turns_left == 0:
            finish(tables, state, LAST_TURNS, events)
    elif state.trains[seat] == FEW_TRAINS or (state.trains[seat] < FEW_TRAINS and state.options.last_round != s.EXACTLY_TWO):
        state.last_seat = seat
        state.turns_left = state.players
        emit(events, LAST_ROUND, EVERY_SEAT, seat, state.trains[seat])
    if state.phase != s.OVER and state.passes >= state.players:  # E51
        emit(events, STUCK, EVERY_SEAT)
        finish(tables, state, ALL_STUCK, events)
    cap = state.options.turn_cap
    if state.phase != s.OVER and cap > 0 and state.turn >= cap:  # E36
        emit(events, CAPPED, EVERY_SEAT, state.turn)
        finish(tables, state, AT_CAP, events)
    if state.phase != s.OVER:
        state.active = seat + 1 if seat + 1 < state.players else 0
