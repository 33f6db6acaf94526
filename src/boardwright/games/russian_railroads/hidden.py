"""What a seat knows, and complete states that agree with it.

Only end-bonus cards are hidden: those that others hold, the deck, and the two cards removed. A seat that has searched the deck remembers
its cards: for each, at how many looks it was still there (`seen_at_looks`).
"""

from boardwright.core.machine.bits import size
from boardwright.core.machine.cells import how_many
from boardwright.core.machine.memory import local
from boardwright.core.machine.random import draw_uniform_below
from boardwright.core.machine.secrets import hide_secrets
from boardwright.core.machine.state import EVERYONE, record
from boardwright.games.russian_railroads.components import BONUSES
from boardwright.games.russian_railroads.rules import choices
from boardwright.games.russian_railroads.state import IN_DECK, OVER, REMOVED, SECRETS, STREAM_GUESS, TAKE_BONUS, UNKNOWN

LOCATIONS = record([("of", "i8", (len(BONUSES),))])
"""Working memory for the possible locations of unknown cards."""


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
        state.choices = 0  # it reveals which cards are in the deck


def is_known(state, seat, location, looking):
    """Return whether a card's location is known: held by the viewer, held at the end, or in the deck while the viewer searches it."""
    if location == IN_DECK:
        return looking
    if location == REMOVED:
        return False
    return state.phase == OVER or state.drawer[location] == seat


def looks_before(state, seat, location):
    """At how many looks of the viewer a card was still in the deck: those before the draw that took it."""
    return size(int(state.looked[seat]) & (1 << location) - 1) if seat >= 0 else 0


def resample(tables, state, seat):
    """Fill the blanks of a hidden copy: deal cards seen at equally many looks at random to the draws of others, the deck, and the box."""
    locations = local(LOCATIONS).of
    for looks in range(looks_before(state, seat, IN_DECK) + 1):
        count = locations_of(tables, state, seat, looks, locations)
        for bonus in range(len(BONUSES)):
            if state.bonus_location[bonus] == UNKNOWN and state.seen_at_looks[bonus] == looks and count > 0:
                chosen = draw_uniform_below(state, STREAM_GUESS, count)
                count -= 1
                state.bonus_location[bonus] = locations[chosen]
                locations[chosen] = locations[count]
                state.seen_at_looks[bonus] = 0
    if state.phase == TAKE_BONUS:
        state.choices = choices.options(tables, state, state.active)
    state.viewer = EVERYONE


def locations_of(tables, state, seat, looks, locations):
    """List where cards seen at so many looks can be: removed, drawn by others before the next look, still in the deck. Returns a count."""
    count = 0
    if looks == 0:
        for _ in range(tables.bonus_removed):
            locations[count] = REMOVED
            count += 1
    for draw in range(1, int(state.draws) + 1):
        if looks_before(state, seat, draw) == looks and how_many(state.bonus_location, draw) == 0:
            locations[count] = draw
            count += 1
    if looks_before(state, seat, IN_DECK) == looks:
        for _ in range(cards_left(tables, state) - how_many(state.bonus_location, IN_DECK)):
            locations[count] = IN_DECK
            count += 1
    return count


def cards_left(tables, state):
    """The number of end-bonus cards in the deck, known or not."""
    return len(BONUSES) - int(tables.bonus_removed) - int(state.draws)
