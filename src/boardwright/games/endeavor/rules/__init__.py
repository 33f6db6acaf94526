"""The course of a match: seven rounds of building, growth, salary and actions (rulebook p. 5–11)."""

from __future__ import annotations

from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.random import draw_below
from boardwright.core.machine.rule import rule
from boardwright.games.endeavor.actions import ACTIVATE, BUILD, DISCARD_CARD, DONE, FREE, NO_GOVERNOR, PASS, PLACE_GOVERNOR, SHIP_TO, SPEND
from boardwright.games.endeavor.components import (
    BLUE,
    BUILDINGS,
    CARDS,
    CITIES,
    COLONIAL_HOUSE,
    EUROPE,
    GOVERNORS,
    LANE_SPACES,
    LINKS,
    TOKEN_ACTIONS,
    TOKENS,
)
from boardwright.games.endeavor.events import ENDED
from boardwright.games.endeavor.rules.cards import can_discard, discard
from boardwright.games.endeavor.rules.passing import choose_governor, give_pass, keep_limit
from boardwright.games.endeavor.rules.phases import begin_round, build, building_level, next_builder, pay_salary
from boardwright.games.endeavor.rules.possible import any_possible, can_activate, can_build, manned_place
from boardwright.games.endeavor.rules.tracks import governor_of, holds
from boardwright.games.endeavor.rules.turns import act, activate, can_do, end_action, go_on, spend
from boardwright.games.endeavor.state import (
    ACT,
    CHOOSE_BUILDING,
    CHOOSE_GOVERNOR,
    DISCARD,
    NOBODY,
    NOTHING,
    OVER,
    SALARY,
    STREAM_FIRST,
    STREAM_TOKENS,
    TURN,
)

DISCS = 30


# -- setup (p. 4) ------------------------------------------------------------------------------------------------------------------


@rule
def setup(tables, state, events):
    """Tokens at random on every space, a colonial house for everybody, the crown by lot."""
    blank(state)
    for seat in range(state.players):
        state.supply[seat] = DISCS
        state.building[seat, 0] = COLONIAL_HOUSE
        state.built[seat] = 1
    for building in range(1, len(BUILDINGS)):
        state.stock[building] = tables.building_copies[building]
    state.open_region[EUROPE] = 1
    lay_tokens(tables, state)
    state.crown = draw_below(state, STREAM_FIRST, state.players)
    begin_round(tables, state, 1, events)


@rule
def blank(state):
    """Nothing is built, nobody is anywhere."""
    state.building[:] = NOTHING
    state.governor[:] = NOTHING
    state.card_seat[:] = NOBODY
    state.city_owner[:] = NOBODY
    state.lane_owner[:] = NOBODY
    state.activated, state.in_region, state.from_deck = NOTHING, NOTHING, NOTHING


@rule
def lay_tokens(tables, state):
    """One token on every city, link and shipping space. Some seat's `held` counts what is left until all lie there."""
    for token in range(len(TOKENS)):
        state.held[0, token] = tables.tokens[token]
    left = len(CITIES) + len(LINKS) + LANE_SPACES
    for city in range(len(CITIES)):
        state.city_token[city] = some_token(state, left)
        left -= 1
    for link in range(len(LINKS)):
        state.link_token[link] = some_token(state, left)
        left -= 1
    for space in range(LANE_SPACES):
        state.lane_token[space] = some_token(state, left)
        left -= 1


@rule
def some_token(state, left):
    """Any of the tokens that are left."""
    chosen = draw_below(state, STREAM_TOKENS, left)
    token = 0
    while chosen >= state.held[0, token]:
        chosen -= state.held[0, token]
        token += 1
    state.held[0, token] -= 1
    return token


# -- who, and what -----------------------------------------------------------------------------------------------------------------


@rule
def actors(tables, state):
    """One seat at a time."""
    return 0 if state.phase == OVER else 1 << state.active


@rule
def legal(tables, state, seat, moves):
    """Write the ids of the legal actions, ascending; return their number."""
    moves.count = 0
    if state.phase == TURN:
        legal_turn(tables, state, seat, moves)
    elif state.phase == ACT:
        legal_act(tables, state, seat, moves)
    elif state.phase == CHOOSE_BUILDING:
        level = building_level(tables, state, seat)
        for building in range(1, len(BUILDINGS)):
            if can_build(tables, state, seat, building, level):
                note(moves, BUILD + building - 1)
    elif state.phase == SALARY:
        for building in range(len(BUILDINGS)):
            if manned_place(state, seat, building, NOTHING) >= 0:
                note(moves, FREE + building)
    elif state.phase == CHOOSE_GOVERNOR:
        for i in range(len(GOVERNORS)):
            if holds(state, seat, governor_of(i + 1)):
                note(moves, PLACE_GOVERNOR + i)
        note(moves, NO_GOVERNOR)
    elif state.phase == DISCARD:
        for card in range(len(CARDS)):
            if can_discard(tables, state, seat, card):
                note(moves, DISCARD_CARD + card)
    return moves.count


@rule
def note(moves, action):
    """Note a legal action."""
    moves.ids[moves.count] = action
    moves.count += 1


@rule
def legal_turn(tables, state, seat, moves):
    """Activate a building, spend a blue token, or pass."""
    for building in range(len(BUILDINGS)):
        if can_activate(tables, state, seat, building):
            note(moves, ACTIVATE + building)
    for token in range(BLUE, len(TOKENS)):
        if can_spend(tables, state, seat, token):
            note(moves, SPEND + token - BLUE)
    note(moves, PASS)


@rule
def can_spend(tables, state, seat, token):
    """A blue token of one's own, if something it allows is possible."""
    return state.held[seat, token] > 0 and any_possible(tables, state, seat, TOKEN_ACTIONS[token - BLUE], state.harbour[seat], NOTHING)


@rule
def legal_act(tables, state, seat, moves):
    """What the action that was begun allows now; after the first half of an “and” one may stop."""
    for action in range(SHIP_TO, DONE + 1):
        if can_do(tables, state, seat, action):
            note(moves, action)


@rule
def apply(tables, state, seat, action, events):
    """Do a legal action."""
    if action < ACTIVATE:
        build(tables, state, seat, action - BUILD + 1, events)
        next_builder(tables, state, events)
    elif action < PASS:
        if action < SPEND:
            activate(tables, state, seat, action - ACTIVATE, events)
        else:
            spend(tables, state, seat, action - SPEND + BLUE, events)
        go_on(tables, state, seat, events)
    elif action == PASS:
        give_pass(tables, state, seat, events)
    elif action < DONE:
        if state.phase == SALARY:
            pay_salary(tables, state, seat, action - FREE, events)
        else:
            act(tables, state, seat, action, events)
            go_on(tables, state, seat, events)
    elif action == DONE:
        emit(events, ENDED, EVERY_SEAT, seat)
        end_action(tables, state, events)
    elif action <= NO_GOVERNOR:
        choose_governor(tables, state, seat, action, events)
    else:
        discard(tables, state, seat, action - DISCARD_CARD, events)
        keep_limit(tables, state, seat, events)
