"""Passing: the governor space, the card limit (rulebook p. 11)."""

from boardwright.core.machine.bits import lowest
from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.state import ABSENT
from boardwright.games.endeavor import events as ev, state as s
from boardwright.games.endeavor.components import ROUNDS
from boardwright.games.endeavor.rules.cards import cards_over_limit, counted_cards, discard, discardable_cards, held_governors
from boardwright.games.endeavor.rules.tracks import card_limit, governor_of
from boardwright.games.endeavor.rules.turns import next_turn


def settle_governor(tables, state, seat, events):
    """Which governor lies on the governor space: the first one where it makes no difference; then what is over the limit is discarded."""
    before = int(state.governor[seat])
    state.governor[seat] = ABSENT
    if governor_space_matters(tables, state, seat):
        state.phase = s.CHOOSE_GOVERNOR
        return
    governors = held_governors(state, seat)
    if governors != 0:
        state.governor[seat] = governor_of(lowest(governors) + 1)
        if state.governor[seat] != before:
            place_governor(state, seat, state.governor[seat], events)
    enforce_card_limit(tables, state, seat, events)


def governor_space_matters(tables, state, seat):
    """Whether it makes a difference who lies on the governor space: over the limit without one, or in the last round."""
    if held_governors(state, seat) == 0:
        return False
    return state.round_no == ROUNDS or counted_cards(tables, state, seat, False) > card_limit(tables, state, seat)


def place_governor(state, seat, governor, events):
    """A governor onto the governor space: outside the limit. An empty one is worth three glory in the end."""
    state.governor[seat] = governor
    emit(events, ev.PLACED_GOVERNOR, EVERY_SEAT, seat, governor)


def enforce_card_limit(tables, state, seat, events):
    """Discard one card after the other; the limit is read anew after each (ruling 25)."""
    while cards_over_limit(tables, state, seat) > 0:
        cards = discardable_cards(tables, state, seat)
        if cards & (cards - 1) != 0:
            state.phase = s.DISCARD
            return
        discard(tables, state, seat, lowest(cards), events)
    state.passed[seat] = 1
    next_turn(tables, state, events)
