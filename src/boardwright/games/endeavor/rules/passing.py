"""Passing: the governor space, the card limit (rulebook p. 11)."""

from __future__ import annotations

from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.rule import rule
from boardwright.core.machine.state import ABSENT
from boardwright.games.endeavor.components import CARDS, EUROPE, REGIONS, ROUNDS
from boardwright.games.endeavor.events import LEFT_EMPTY, PASSED, PLACED_GOVERNOR
from boardwright.games.endeavor.obstacles import NOT_HELD
from boardwright.games.endeavor.rules.cards import card_limit, cards_over_limit, counted_cards, discard, discard_obstacle
from boardwright.games.endeavor.rules.tracks import governor_of, holds
from boardwright.games.endeavor.rules.turns import next_turn
from boardwright.games.endeavor.state import CHOOSE_GOVERNOR, DISCARD


@rule
def pass_turn(tables, state, seat, events):
    """No more actions this round; which governor lies on the space is settled, then what is over the limit is discarded."""
    emit(events, PASSED, EVERY_SEAT, seat)
    before = state.governor[seat]
    state.governor[seat] = ABSENT
    if governor_space_matters(tables, state, seat):
        state.phase = CHOOSE_GOVERNOR
        return
    governor = first_governor(state, seat)
    state.governor[seat] = governor
    if governor != before:
        emit(events, PLACED_GOVERNOR, EVERY_SEAT, seat, governor)
    enforce_card_limit(tables, state, seat, events)


@rule
def governor_space_matters(tables, state, seat):
    """Whether it makes a difference who lies on the governor space: over the limit without one, or in the last round."""
    if first_governor(state, seat) < 0:
        return False
    return state.round_no == ROUNDS or counted_cards(tables, state, seat, False) > card_limit(tables, state, seat)


@rule
def governor_obstacle(state, seat, governor):
    """Why a governor cannot be put on the governor space."""
    return 0 if holds(state, seat, governor) else NOT_HELD


@rule
def first_governor(state, seat):
    """The first governor that a seat holds, or -1."""
    for region in range(EUROPE + 1, len(REGIONS)):
        if holds(state, seat, governor_of(region)):
            return governor_of(region)
    return ABSENT


@rule
def place_governor(tables, state, seat, governor, events):
    """A governor onto the governor space: outside the limit."""
    state.governor[seat] = governor
    emit(events, PLACED_GOVERNOR, EVERY_SEAT, seat, governor)
    enforce_card_limit(tables, state, seat, events)


@rule
def leave_governor_space_empty(tables, state, seat, events):
    """No governor onto the governor space: three glory in the end."""
    emit(events, LEFT_EMPTY, EVERY_SEAT, seat)
    enforce_card_limit(tables, state, seat, events)


@rule
def enforce_card_limit(tables, state, seat, events):
    """Discard one card after the other; the limit is read anew after each (ruling 25)."""
    while cards_over_limit(tables, state, seat) > 0:
        card = only_discard(tables, state, seat)
        if card == ABSENT:
            state.phase = DISCARD
            return
        discard(tables, state, seat, card, events)
    state.passed[seat] = 1
    next_turn(tables, state, events)


@rule
def only_discard(tables, state, seat):
    """The one card that can be discarded, or ABSENT."""
    found = ABSENT
    for card in range(len(CARDS)):
        if discard_obstacle(tables, state, seat, card) == 0:
            if found >= 0:
                return ABSENT
            found = card
    return found
