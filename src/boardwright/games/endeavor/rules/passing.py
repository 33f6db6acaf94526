"""Passing: the governor space, the card limit (rulebook p. 11)."""

from __future__ import annotations

from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.rule import rule
from boardwright.games.endeavor.actions import NO_GOVERNOR, PLACE_GOVERNOR
from boardwright.games.endeavor.components import CARDS, EUROPE, REGIONS, ROUNDS
from boardwright.games.endeavor.events import LEFT_EMPTY, PASSED, PLACED_GOVERNOR
from boardwright.games.endeavor.rules.cards import can_discard, card_limit, counted_cards, discard, excess
from boardwright.games.endeavor.rules.tracks import governor_of, holds
from boardwright.games.endeavor.rules.turns import NO_CHOICE, next_turn
from boardwright.games.endeavor.state import CHOOSE_GOVERNOR, DISCARD, NOTHING


@rule
def give_pass(tables, state, seat, events):
    """No more actions this round; which governor lies on the space is settled, then what is over the limit is discarded."""
    emit(events, PASSED, EVERY_SEAT, seat)
    before = state.governor[seat]
    state.governor[seat] = NOTHING
    if space_matters(tables, state, seat):
        state.phase = CHOOSE_GOVERNOR
        return
    governor = some_governor(state, seat)
    state.governor[seat] = governor
    if governor != before:
        emit(events, PLACED_GOVERNOR, EVERY_SEAT, seat, governor)
    keep_limit(tables, state, seat, events)


@rule
def space_matters(tables, state, seat):
    """Whether it makes a difference who lies on the governor space: over the limit without one, or in the last round."""
    if some_governor(state, seat) < 0:
        return False
    return state.round_no == ROUNDS or counted_cards(tables, state, seat, False) > card_limit(tables, state, seat)


@rule
def some_governor(state, seat):
    """The first governor that a seat holds, or -1."""
    for region in range(EUROPE + 1, len(REGIONS)):
        if holds(state, seat, governor_of(region)):
            return governor_of(region)
    return NOTHING


@rule
def choose_governor(tables, state, seat, action, events):
    """The governor space: outside the limit if filled, three glory if empty."""
    if action == NO_GOVERNOR:
        emit(events, LEFT_EMPTY, EVERY_SEAT, seat)
    else:
        state.governor[seat] = governor_of(action - PLACE_GOVERNOR + 1)
        emit(events, PLACED_GOVERNOR, EVERY_SEAT, seat, state.governor[seat])
    keep_limit(tables, state, seat, events)


@rule
def keep_limit(tables, state, seat, events):
    """Discard one card after the other; the limit is read anew after each (ruling 25)."""
    while excess(tables, state, seat) > 0:
        card = only_discard(tables, state, seat)
        if card == NO_CHOICE:
            state.phase = DISCARD
            return
        discard(tables, state, seat, card, events)
    state.passed[seat] = 1
    next_turn(tables, state, events)


@rule
def only_discard(tables, state, seat):
    """The one card that can be discarded, or NO_CHOICE."""
    found = NO_CHOICE
    for card in range(len(CARDS)):
        if can_discard(tables, state, seat, card):
            if found >= 0:
                return NO_CHOICE
            found = card
    return found
