"""What a seat may know, and complete states that fit it.

Hidden are only the end-bonus cards that others hold, the deck, and the two cards removed. Who has searched the deck remembers what was in
it: for each such card, at how many looks it was still there (`seen_at_looks`).
"""

from __future__ import annotations

import numpy as np

from boardwright.core.machine.random import draw_uniform_below
from boardwright.core.machine.rule import rule
from boardwright.core.machine.secrets import hide_secrets
from boardwright.core.machine.state import EVERYONE
from boardwright.games.russian_railroads.components import BONUSES
from boardwright.games.russian_railroads.rules.choices import bonus_options
from boardwright.games.russian_railroads.state import IN_DECK, OVER, REMOVED, SECRETS, STREAM_GUESS, TAKE_BONUS, UNKNOWN

LOOKS = 10  # the deck changes eight times at most


@rule
def hide(tables, state, seat):
    """Blank what `seat` (or a spectator, -1) does not know, in place. At the end all cards held are open."""
    hide_secrets(state, seat, SECRETS, state.phase, state.active)
    looking = state.phase == TAKE_BONUS and state.active == seat
    for bonus in range(len(BONUSES)):
        location = int(state.bonus_location[bonus])
        if location == UNKNOWN or is_known(state, seat, location, looking):
            continue
        state.seen_at_looks[bonus] = looks_before(state, seat, location)
        state.bonus_location[bonus] = UNKNOWN
    if state.phase == TAKE_BONUS and not looking:
        state.choices = 0  # it says which cards are in the deck


@rule
def is_known(state, seat, location, looking):
    """Whether a card is known where it is: held by the viewer, held at the end, or in the deck that the viewer searches."""
    if location == IN_DECK:
        return looking
    if location == REMOVED:
        return False
    return state.phase == OVER or state.drawer[location] == seat


@rule
def looks_before(state, seat, location):
    """At how many looks of the viewer a card was still in the deck: those before the draw that took it."""
    if seat < 0:
        return 0
    count = 0
    for draws in range(location):
        count += (state.looked[seat] >> draws) & 1
    return count


@rule
def resample(tables, state, seat):
    """Fill the blanks of a hidden copy: within each window cards are dealt at random to the draws of others, the deck, and the box."""
    locations = np.zeros(LOOKS + 2, np.int64)
    windows = looks_before(state, seat, IN_DECK) + 1
    for window in range(windows):
        deal_window(tables, state, seat, window, locations)
    if state.phase == TAKE_BONUS:
        state.choices = bonus_options(state)
    state.viewer = EVERYONE


@rule
def deal_window(tables, state, seat, window, locations):
    """The cards of one window: what became of them, shuffled."""
    count = locations_of(tables, state, seat, window, locations)
    for bonus in range(len(BONUSES)):
        if state.bonus_location[bonus] == UNKNOWN and state.seen_at_looks[bonus] == window and count > 0:
            chosen = draw_uniform_below(state, STREAM_GUESS, count)
            count -= 1
            state.bonus_location[bonus] = locations[chosen]
            locations[chosen] = locations[count]
            state.seen_at_looks[bonus] = 0


@rule
def locations_of(tables, state, seat, window, locations):
    """What can have become of the cards of one window: removed, drawn by others in that time, still in the deck. Returns how many."""
    count = 0
    known_in_deck = 0
    for bonus in range(len(BONUSES)):
        if state.bonus_location[bonus] == IN_DECK:
            known_in_deck += 1
    if window == 0:
        for _ in range(tables.bonus_removed):
            locations[count] = REMOVED
            count += 1
    for draw in range(1, int(state.draws) + 1):
        if looks_before(state, seat, draw) == window and not is_placed(state, draw):
            locations[count] = draw
            count += 1
    if looks_before(state, seat, IN_DECK) == window:
        for _ in range(len(BONUSES) - int(tables.bonus_removed) - int(state.draws) - known_in_deck):
            locations[count] = IN_DECK
            count += 1
    return count


@rule
def is_placed(state, draw):
    """Whether it is known which card a draw took."""
    for bonus in range(len(BONUSES)):
        if state.bonus_location[bonus] == draw:
            return True
    return False
