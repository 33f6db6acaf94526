"""The fourth phase: one action after the other until all have passed (rulebook p. 6–10)."""

from __future__ import annotations

from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.rule import apart, rule
from boardwright.games.endeavor.actions import ATTACK_CITY, DONE, DRAW_FROM, FREE, OCCUPY_CITY, SHIP_TO
from boardwright.games.endeavor.components import ATTACK, BLUE, DRAW, OCCUPY, PAYMENT, ROUNDS, SHIP, TOKEN_ACTIONS
from boardwright.games.endeavor.events import ACTIVATED, FINISHED, FREED, SPENT
from boardwright.games.endeavor.rules.board import attack, can_attack, occupy, ship
from boardwright.games.endeavor.rules.cards import draw
from boardwright.games.endeavor.rules.phases import after, begin_round, payments, take_disc
from boardwright.games.endeavor.rules.possible import allowed, can_draw_now, can_occupy_now, can_ship_to, empty_place, manned_place
from boardwright.games.endeavor.state import ACT, BY_FINANCE, NOTHING, OVER, TURN

NO_CHOICE = -1


@rule
def activate(tables, state, seat, building, events):
    """A disc from the harbour onto the building."""
    place = empty_place(state, seat, building)
    state.harbour[seat] -= 1
    state.manned[seat, place] = 1
    emit(events, ACTIVATED, EVERY_SEAT, seat, building)
    begin_action(tables, state, seat, place, int(tables.building_actions[building]), int(tables.building_halves[building]))


@rule
def spend(tables, state, seat, token, events):
    """A blue token leaves the match."""
    state.held[seat, token] -= 1
    emit(events, SPENT, EVERY_SEAT, seat, token)
    begin_action(tables, state, seat, NOTHING, TOKEN_ACTIONS[token - BLUE], 1)


@rule
def begin_action(tables, state, seat, place, actions, halves):
    """What it allows, and how many discs a payment frees. `place`: of the building that was activated."""
    state.activated, state.may, state.halves = place, actions, halves
    state.to_free = discs_of_payment(tables, state, seat)


@rule
def discs_of_payment(tables, state, seat):
    """How many discs one payment frees (ruling 24)."""
    return payments(tables, state, seat) if state.options.payment == BY_FINANCE else 1


@apart("t", "s", "i", "e")
def go_on(tables, state, seat, events):
    """The next choice of the action at hand: one way only is taken, no way ends it (rulings 3, 32)."""
    state.phase = ACT
    while state.halves > 0:
        action = only_action(tables, state, seat)
        if action == NO_CHOICE:
            return
        if action == DONE:
            break
        act(tables, state, seat, action, events)
    end_action(tables, state, events)


@rule
def only_action(tables, state, seat):
    """The one thing that can be done, DONE if nothing can, NO_CHOICE (the person's) if several can, stopping included."""
    found = NO_CHOICE
    for action in range(SHIP_TO, DONE + 1):
        if can_do(tables, state, seat, action):
            if found != NO_CHOICE:
                return NO_CHOICE
            found = action
    return DONE if found == NO_CHOICE else found


@rule
def act(tables, state, seat, action, events):
    """One of the actions; the second half of an “and” stays in the region, with the deck."""
    if action < OCCUPY_CITY:
        region = action - SHIP_TO + 1
        ship(tables, state, seat, region, events)
        finish_half(tables, state, SHIP, region, NOTHING)
    elif action < ATTACK_CITY:
        city = action - OCCUPY_CITY
        occupy(tables, state, seat, city, events)
        finish_half(tables, state, OCCUPY, int(tables.city_region[city]), NOTHING)
    elif action < DRAW_FROM:
        attack(tables, state, seat, action - ATTACK_CITY, events)
        state.halves = 0
    elif action < FREE:
        deck = action - DRAW_FROM
        draw(tables, state, seat, deck, events)
        finish_half(tables, state, DRAW, NOTHING, deck)
    else:
        building = action - FREE
        take_disc(state, seat, manned_place(state, seat, building, state.activated))
        emit(events, FREED, EVERY_SEAT, seat, building)
        state.may = 1 << PAYMENT
        state.to_free -= 1
        if state.to_free == 0:
            state.halves = 0


@rule
def finish_half(tables, state, done, region, deck):
    """One half is done; what binds the other, and what it may be."""
    state.halves -= 1
    if state.halves == 0:
        return
    state.in_region, state.from_deck = region, deck
    if not tables.building_twice[state.building[state.active, state.activated]]:
        state.may &= ~(1 << done)


@rule
def end_action(tables, state, events):
    """The turn is over."""
    state.may, state.halves, state.to_free = 0, 0, 0
    state.activated, state.in_region, state.from_deck = NOTHING, NOTHING, NOTHING
    next_turn(tables, state, events)


@rule
def next_turn(tables, state, events):
    """The next seat that has not passed; when all have, the round is over."""
    state.phase = TURN
    seat = int(state.active)
    for _ in range(state.players):
        seat = after(state, seat)
        if state.passed[seat] == 0:
            state.active = seat
            return
    end_round(tables, state, events)


@rule
def end_round(tables, state, events):
    """The crown moves on; after the seventh round the match is over."""
    if state.round_no == ROUNDS:
        state.phase = OVER
        emit(events, FINISHED, EVERY_SEAT)
        return
    state.crown = after(state, state.crown)
    begin_round(tables, state, int(state.round_no) + 1, events)


@rule
def can_do(tables, state, seat, action):
    """Whether one of the actions is possible now."""
    discs = state.harbour[seat]
    if action < OCCUPY_CITY:
        return allowed(state, SHIP) and can_ship_to(state, action - SHIP_TO + 1, discs)
    if action < ATTACK_CITY:
        return allowed(state, OCCUPY) and can_occupy_now(tables, state, seat, action - OCCUPY_CITY, discs)
    if action < DRAW_FROM:
        return allowed(state, ATTACK) and discs > 1 and can_attack(tables, state, seat, action - ATTACK_CITY)
    if action < FREE:
        return allowed(state, DRAW) and can_draw_now(tables, state, seat, action - DRAW_FROM)
    if action < DONE:
        return allowed(state, PAYMENT) and manned_place(state, seat, action - FREE, state.activated) >= 0
    return may_stop(state)


@rule
def may_stop(state):
    """Whether the first half has been done."""
    return state.in_region != NOTHING or state.from_deck != NOTHING
