"""The fourth phase: one action after the other until all have passed; the governor space, the card limit (rulebook p. 6–11)."""

from boardwright.core.machine.bits import lowest
from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.rule import separately_compiled
from boardwright.core.machine.state import ABSENT
from boardwright.games.endeavor import actions as act, components as c, events as ev, state as s
from boardwright.games.endeavor.rules import board, cards, choices, phases, tracks


def activate(tables, state, seat, building, events):
    """Activate a building with a disc from the harbour."""
    place = phases.place_with(state, seat, building, 0, ABSENT)
    state.harbour[seat] -= 1
    state.manned[seat, place] = 1
    emit(events, ev.ACTIVATED, EVERY_SEAT, seat, building)
    begin_action(tables, state, seat, place, int(tables.building_actions[building]), int(tables.building_halves[building]))


def spend(tables, state, seat, token, events):
    """Spend a blue token, which leaves the match."""
    state.tokens[seat, token] -= 1
    emit(events, ev.SPENT, EVERY_SEAT, seat, token)
    begin_action(tables, state, seat, ABSENT, c.TOKEN_ACTIONS[token - c.BLUE], 1)


def begin_action(tables, state, seat, place, actions, halves):
    """Start an action: what it allows, and how many discs a payment frees. `place`: position of the activated building."""
    state.phase = s.ACT
    state.activated, state.allowed_actions, state.halves_left = place, actions, halves
    state.to_free = choices.discs_of_payment(tables, state, seat)


@separately_compiled("t", "s", "i", "e")
def resolve_until_choice(tables, state, seat, events):
    """Continue the current action to its next choice: a single possibility is taken, none ends it and the turn (rulings 3, 32)."""
    while state.halves_left > 0:
        action = choices.only_choice(tables, state, seat)
        if action == ABSENT:
            return
        if action == act.FIRST[act.DONE]:
            break
        take_action(tables, state, seat, action, events)
    state.allowed_actions, state.halves_left, state.to_free = 0, 0, 0
    state.activated, state.bound_region, state.bound_deck = ABSENT, ABSENT, ABSENT
    next_turn(tables, state, events)


def take_action(tables, state, seat, action, events):
    """Do one of the actions, or stop after the first half of an “and”."""
    kind, place = int(act.FAMILY[action]), int(act.PLACE[action])
    if kind == act.SHIP:
        board.ship(tables, state, seat, place + 1, events)
        finish_half(tables, state, c.SHIP, place + 1, ABSENT)
    elif kind == act.OCCUPY:
        board.occupy(tables, state, seat, place, events)
        finish_half(tables, state, c.OCCUPY, int(tables.city_region[place]), ABSENT)
    elif kind == act.ATTACK:
        board.attack(tables, state, seat, place, events)
        state.halves_left = 0
    elif kind == act.DRAW:
        cards.draw(tables, state, seat, place, events)
        finish_half(tables, state, c.DRAW, ABSENT, place)
    elif kind == act.FREE:
        phases.take_disc(state, seat, phases.place_with(state, seat, place, 1, int(state.activated)))
        emit(events, ev.FREED, EVERY_SEAT, seat, place)
        state.allowed_actions = 1 << c.PAYMENT
        state.halves_left = int(state.to_free > 0)
    else:
        emit(events, ev.ENDED, EVERY_SEAT, seat)
        state.halves_left = 0


def finish_half(tables, state, done, region, deck):
    """Finish one half, and restrict the other: same region, same deck."""
    state.halves_left -= 1
    if state.halves_left == 0:
        return
    state.bound_region, state.bound_deck = region, deck
    if not tables.building_twice[state.building[state.active, state.activated]]:
        state.allowed_actions &= ~(1 << done)


def next_turn(tables, state, events):
    """Start the turn of the next seat that has not passed; when all have, the crown moves on; after the seventh round the match is over."""
    state.phase = s.TURN
    seat = int(state.active)
    for _ in range(state.players):
        seat = phases.next_seat(state, seat)
        if state.passed[seat] == 0:
            state.active = seat
            return
    if state.round_no == c.ROUNDS:
        state.phase = s.OVER
        emit(events, ev.FINISHED, EVERY_SEAT)
        return
    state.crown = phases.next_seat(state, state.crown)
    phases.begin_round(tables, state, int(state.round_no) + 1, events)


def settle_governor(tables, state, seat, events):
    """Decide which governor is on the governor space: the first one if it makes no difference; then discard down to the limit."""
    before = int(state.governor[seat])
    state.governor[seat] = ABSENT
    if governor_space_matters(tables, state, seat):
        state.phase = s.CHOOSE_GOVERNOR
        return
    governors = cards.held_governors(state, seat)
    if governors != 0:
        state.governor[seat] = tracks.governor_of(lowest(governors) + 1)
        if state.governor[seat] != before:
            cards.place_governor(state, seat, state.governor[seat], events)
    enforce_card_limit(tables, state, seat, events)


def governor_space_matters(tables, state, seat):
    """Return whether it matters which governor is on the governor space: over the limit without one, or in the last round."""
    if cards.held_governors(state, seat) == 0:
        return False
    return state.round_no == c.ROUNDS or cards.counted_cards(tables, state, seat, False) > tracks.card_limit(tables, state, seat)


def enforce_card_limit(tables, state, seat, events):
    """Discard cards one after the other; the limit is read again after each (ruling 25)."""
    while cards.cards_over_limit(tables, state, seat) > 0:
        counted = cards.discardable_cards(tables, state, seat)
        if counted & (counted - 1) != 0:
            state.phase = s.DISCARD
            return
        cards.discard(tables, state, seat, lowest(counted), events)
    state.passed[seat] = 1
    next_turn(tables, state, events)
