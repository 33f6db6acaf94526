"""Status tracks and their markers; cards (rulebook: status, limit of the markers, section 4)."""

from boardwright.games.endeavor.components import BLUE, DECK_SIZE, FINANCE, INDUSTRY, LEVELS, POLITICS, TRACKS
from boardwright.games.endeavor.state import HELD, IN_DECK, OUT_OF_REACH


def level_of(tables, state, seat, track):
    """The level of a track, from 0, which selects a row of its five columns."""
    return level_with(tables, state.icons[seat, track])


def level_with(tables, icons):
    """The level for a number of icons."""
    level = 0
    for i in range(1, LEVELS):
        level += int(icons >= tables.thresholds[i])
    return level


def building_level(tables, state, seat):
    """The highest level that a seat may build."""
    return int(tables.build_level[level_of(tables, state, seat, INDUSTRY)])


def payments(tables, state, seat):
    """Return how many discs a seat can pay."""
    return int(tables.payments[level_of(tables, state, seat, FINANCE)])


def card_limit(tables, state, seat):
    """Return how many cards may be kept."""
    return int(tables.card_limit[level_of(tables, state, seat, POLITICS)])


def marker(tables, state, seat, track):
    """The position of the marker: the true sum, capped at the top."""
    return max(0, min(int(state.icons[seat, track]), int(tables.top)))


def move_markers(state, seat, icons, sign):
    """Add (1) or remove (-1) the icons of a building or a card."""
    for track in range(len(TRACKS)):
        state.icons[seat, track] += sign * int(icons[track])


def take_token(state, seat, token):
    """Take a token: a brown one moves its marker; a blue one is kept to be spent."""
    state.tokens[seat, token] += 1
    if token < BLUE:
        state.icons[seat, token] += 1


def top_card(state, deck):
    """The top card of a deck, or -1."""
    for card in range(deck * DECK_SIZE, (deck + 1) * DECK_SIZE):
        if state.card_place[card] == IN_DECK:
            return card
    return -1


def governor_of(region):
    """The governor of a region with a track: the top card of its deck at the start."""
    return (region + 1) * DECK_SIZE


def take_card(tables, state, seat, card):
    """Give a card to a seat."""
    state.card_place[card] = HELD
    state.card_seat[card] = seat
    move_markers(state, seat, tables.card_icons[card], 1)
    update_needed_presence(tables, state, int(tables.card_deck[card]))


def update_needed_presence(tables, state, deck):
    """Update the presence that the top card of a deck requires."""
    card = top_card(state, deck)
    drawn = card >= 0 and state.open_region[tables.deck_region[deck]]
    state.needed_presence[deck] = tables.card_value[card] if drawn else OUT_OF_REACH


def holds(state, seat, card):
    """Return whether a seat holds a card."""
    return state.card_place[card] == HELD and state.card_seat[card] == seat
