"""The fourth phase: one action after the other until all have passed (rulebook p. 6–10)."""

from __future__ import annotations

from boardwright.core.machine.bits import lowest
from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.rule import rule, separately_compiled
from boardwright.core.machine.state import ABSENT
from boardwright.games.endeavor.actions import (
    ATTACK_CITY,
    DONE,
    DRAW_FROM,
    FAMILY,
    FIRST,
    FIRST_DONE,
    OCCUPY_CITY,
    PLACE,
    SHIP_TO,
)
from boardwright.games.endeavor.components import BLUE, DRAW, OCCUPY, PAYMENT, ROUNDS, SHIP, TOKEN_ACTIONS
from boardwright.games.endeavor.events import ACTIVATED, FINISHED, FREED, SPENT
from boardwright.games.endeavor.rules.board import attack, occupy, ship
from boardwright.games.endeavor.rules.buildings import empty_place, manned_place
from boardwright.games.endeavor.rules.cards import draw
from boardwright.games.endeavor.rules.phases import begin_round, next_seat, take_disc
from boardwright.games.endeavor.rules.possible import choices, discs_of_payment
from boardwright.games.endeavor.state import ACT, OVER, TURN


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
    state.tokens[seat, token] -= 1
    emit(events, SPENT, EVERY_SEAT, seat, token)
    begin_action(tables, state, seat, ABSENT, TOKEN_ACTIONS[token - BLUE], 1)


@rule
def begin_action(tables, state, seat, place, actions, halves):
    """What it allows, and how many discs a payment frees. `place`: of the building that was activated."""
    state.activated, state.allowed_actions, state.halves_left = place, actions, halves
    state.to_free = discs_of_payment(tables, state, seat)


@separately_compiled("t", "s", "i", "e")
def resolve_until_choice(tables, state, seat, events):
    """The next choice of the action at hand: one way only is taken, no way ends it (rulings 3, 32)."""
    state.phase = ACT
    while state.halves_left > 0:
        action = only_action(tables, state, seat)
        if action == ABSENT:
            return
        if action == FIRST_DONE:
            break
        act(tables, state, seat, action, events)
    end_action(tables, state, events)


@rule
def only_action(tables, state, seat):
    """The one thing that can be done, `done` if nothing can, ABSENT (the person's) if several can, stopping included."""
    found = ABSENT
    for kind in range(SHIP_TO, DONE + 1):
        places = choices(tables, state, seat, kind)
        if places != 0:
            if found != ABSENT or places & (places - 1) != 0:
                return ABSENT
            found = FIRST[kind] + lowest(places)
    return FIRST_DONE if found == ABSENT else found


@rule
def act(tables, state, seat, action, events):
    """One of the actions; the second half of an “and” stays in the region, with the deck."""
    kind, place = int(FAMILY[action]), int(PLACE[action])
    if kind == SHIP_TO:
        ship(tables, state, seat, place + 1, events)
        finish_half(tables, state, SHIP, place + 1, ABSENT)
    elif kind == OCCUPY_CITY:
        occupy(tables, state, seat, place, events)
        finish_half(tables, state, OCCUPY, int(tables.city_region[place]), ABSENT)
    elif kind == ATTACK_CITY:
        attack(tables, state, seat, place, events)
        state.halves_left = 0
    elif kind == DRAW_FROM:
        draw(tables, state, seat, place, events)
        finish_half(tables, state, DRAW, ABSENT, place)
    else:
        take_disc(state, seat, manned_place(state, seat, place, state.activated))
        emit(events, FREED, EVERY_SEAT, seat, place)
        state.allowed_actions = 1 << PAYMENT
        state.to_free -= 1
        if state.to_free == 0:
            state.halves_left = 0


@rule
def finish_half(tables, state, done, region, deck):
    """One half is done; what binds the other, and what it may be."""
    state.halves_left -= 1
    if state.halves_left == 0:
        return
    state.bound_region, state.bound_deck = region, deck
    if not tables.building_twice[state.building[state.active, state.activated]]:
        state.allowed_actions &= ~(1 << done)


@rule
def end_action(tables, state, events):
    """The turn is over."""
    state.allowed_actions, state.halves_left, state.to_free = 0, 0, 0
    state.activated, state.bound_region, state.bound_deck = ABSENT, ABSENT, ABSENT
    next_turn(tables, state, events)


@rule
def next_turn(tables, state, events):
    """The next seat that has not passed; when all have, the round is over."""
    state.phase = TURN
    seat = int(state.active)
    for _ in range(state.players):
        seat = next_seat(state, seat)
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
    state.crown = next_seat(state, state.crown)
    begin_round(tables, state, int(state.round_no) + 1, events)
