"""Drawing and discarding cards, abolition, the card limit (rulebook p. 10–11)."""

from boardwright.core.machine.bits import size
from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.games.endeavor import events as ev, state as s
from boardwright.games.endeavor.components import CARDS, DECK_SIZE, DECKS, GOVERNORS, LEVELS, SLAVERY
from boardwright.games.endeavor.rules import tracks

FIRST_SLAVERY, BEHIND_SLAVERY = SLAVERY * DECK_SIZE, (SLAVERY + 1) * DECK_SIZE


def drawable(tables, state, seat):
    """The decks whose top card a seat may draw: of open regions where it has as many discs as the card requires (in Europe: in cities)."""
    decks = 0
    for deck in range(len(DECKS)):
        decks |= int(state.presence[tables.deck_region[deck], seat] >= state.needed_presence[deck]) << deck
    return decks


def draw(tables, state, seat, deck, events):
    """Draw a card, which takes effect at once. One of them abolishes slavery."""
    card = tracks.top_card(state, deck)
    tracks.take_card(tables, state, seat, card)
    emit(events, ev.DREW, EVERY_SEAT, seat, card)
    if tables.card_abolition[card] and not state.abolished:
        abolish(tables, state, seat, events)


def abolish(tables, state, seat, events):
    """Make all seats lay their slavery cards aside, passed ones included; the deck leaves the match (rulings 16, 31)."""
    state.abolished = 1
    emit(events, ev.ABOLISHED, EVERY_SEAT, seat)
    for card in range(FIRST_SLAVERY, BEHIND_SLAVERY):
        if state.card_place[card] == s.HELD:
            lay_aside(tables, state, int(state.card_seat[card]), card, events)
        elif state.card_place[card] == s.IN_DECK:
            state.card_place[card] = s.GONE
    tracks.update_needed_presence(tables, state, SLAVERY)


def lay_aside(tables, state, seat, card, events):
    """Turn a slavery card over: its icons are lost, and it costs glory at the end."""
    state.card_place[card] = s.ASIDE
    tracks.move_markers(state, seat, tables.card_icons[card], -1)
    emit(events, ev.LAID_ASIDE, EVERY_SEAT, seat, card)


def held_cards(state, seat, first, end):
    """The cards that a seat holds, from `first` up to `end` (exclusive), as a set."""
    cards = 0
    for card in range(first, end):
        cards |= int(tracks.holds(state, seat, card)) << card
    return cards


def held_governors(state, seat):
    """The governors that a seat holds, as a set of indices into GOVERNORS."""
    governors = 0
    for i in range(len(GOVERNORS)):
        governors |= int(tracks.holds(state, seat, tracks.governor_of(i + 1))) << i
    return governors


def is_slavery_free(tables, state, seat):
    """Return whether one slavery card is exempt from the limit (ruling 15)."""
    return state.options.slavery_place == s.ALWAYS or tracks.card_limit(tables, state, seat) < tables.card_limit[LEVELS - 1]


def counted_cards(tables, state, seat, with_space):
    """The number of cards that count against the limit: all but one slavery card and, if `with_space`, one governor."""
    count = size(held_cards(state, seat, 0, len(CARDS)))
    if held_cards(state, seat, FIRST_SLAVERY, BEHIND_SLAVERY) != 0 and is_slavery_free(tables, state, seat):
        count -= 1
    return count - 1 if with_space and held_governors(state, seat) != 0 else count


def cards_over_limit(tables, state, seat):
    """Return how many cards a seat must discard now."""
    return max(0, counted_cards(tables, state, seat, state.governor[seat] >= 0) - tracks.card_limit(tables, state, seat))


def discardable_cards(tables, state, seat):
    """The cards that count, as a set: not the one on the governor space, nor the only slavery card while it is exempt (ruling 27)."""
    cards, slavery = held_cards(state, seat, 0, len(CARDS)), held_cards(state, seat, FIRST_SLAVERY, BEHIND_SLAVERY)
    if slavery & (slavery - 1) == 0 and is_slavery_free(tables, state, seat):
        cards &= ~slavery
    return cards if state.governor[seat] < 0 else cards & ~(1 << int(state.governor[seat]))


def discard(tables, state, seat, card, events):
    """Discard a card: it returns to its deck by value; governors leave the match; slavery cards are laid aside."""
    emit(events, ev.DISCARDED, EVERY_SEAT, seat, card)
    if tables.card_deck[card] == SLAVERY:
        lay_aside(tables, state, seat, card, events)
        return
    state.card_place[card] = s.GONE if tables.card_governor[card] else s.IN_DECK
    state.card_seat[card] = s.NOBODY
    tracks.move_markers(state, seat, tables.card_icons[card], -1)
    tracks.update_needed_presence(tables, state, int(tables.card_deck[card]))


def place_governor(state, seat, governor, events):
    """Put a governor on the governor space, outside the limit. An empty space is worth three glory at the end."""
    state.governor[seat] = governor
    emit(events, ev.PLACED_GOVERNOR, EVERY_SEAT, seat, governor)
