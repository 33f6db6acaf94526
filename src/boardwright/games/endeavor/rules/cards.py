"""Drawing and discarding cards, abolition, the card limit (rulebook p. 10–11)."""

from __future__ import annotations

from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.rule import rule
from boardwright.games.endeavor.components import CARDS, DECK_SIZE, DECKS, LEVELS, POLITICS, SLAVERY
from boardwright.games.endeavor.events import ABOLISHED, DISCARDED, DREW, LAID_ASIDE
from boardwright.games.endeavor.obstacles import DOES_NOT_COUNT, NOT_HELD
from boardwright.games.endeavor.rules.tracks import holds, level_of, move_by_card, take_card, top_card, update_needed_presence
from boardwright.games.endeavor.state import ALWAYS, ASIDE, GONE, HELD, IN_DECK


@rule
def drawable(tables, state, seat):
    """The decks whose top card a seat may draw: of open regions, with as many discs there as the card says (in Europe in its cities)."""
    decks = 0
    for deck in range(len(DECKS)):
        decks |= int(state.presence[tables.deck_region[deck], seat] >= state.needed_presence[deck]) << deck
    return decks


@rule
def draw(tables, state, seat, deck, events):
    """The card takes effect at once. One of them ends slavery."""
    card = top_card(state, deck)
    take_card(tables, state, seat, card)
    emit(events, DREW, EVERY_SEAT, seat, card)
    if tables.card_abolition[card] and not state.abolished:
        abolish(tables, state, seat, events)


@rule
def abolish(tables, state, seat, events):
    """All lay their slavery cards aside, also who has passed; the deck leaves the match (rulings 16, 31)."""
    state.abolished = 1
    emit(events, ABOLISHED, EVERY_SEAT, seat)
    for card in range(SLAVERY * DECK_SIZE, (SLAVERY + 1) * DECK_SIZE):
        if state.card_place[card] == HELD:
            lay_aside(tables, state, int(state.card_seat[card]), card, events)
        elif state.card_place[card] == IN_DECK:
            state.card_place[card] = GONE
    update_needed_presence(tables, state, SLAVERY)


@rule
def lay_aside(tables, state, seat, card, events):
    """A slavery card is turned over: its icons are lost, and it costs glory at the end."""
    state.card_place[card] = ASIDE
    move_by_card(tables, state, seat, card, -1)
    emit(events, LAID_ASIDE, EVERY_SEAT, seat, card)


# -- the limit ---------------------------------------------------------------------------------------------------------------------


@rule
def card_limit(tables, state, seat):
    """How many cards may be kept."""
    return int(tables.card_limit[level_of(tables, state, seat, POLITICS)])


@rule
def slavery_cards(tables, state, seat):
    """How many slavery cards a seat holds."""
    count = 0
    for card in range(SLAVERY * DECK_SIZE, (SLAVERY + 1) * DECK_SIZE):
        if holds(state, seat, card):
            count += 1
    return count


@rule
def is_slavery_free(tables, state, seat):
    """Whether one slavery card does not count (ruling 15)."""
    return state.options.slavery_place == ALWAYS or card_limit(tables, state, seat) < tables.card_limit[LEVELS - 1]


@rule
def counted_cards(tables, state, seat, with_space):
    """The cards that count against the limit: all but one slavery card and, if `with_space`, one governor."""
    count, governors = 0, 0
    for card in range(len(CARDS)):
        if holds(state, seat, card):
            count += 1
            governors += int(tables.card_governor[card])
    if slavery_cards(tables, state, seat) > 0 and is_slavery_free(tables, state, seat):
        count -= 1
    return count - 1 if with_space and governors > 0 else count


@rule
def cards_over_limit(tables, state, seat):
    """How many cards a seat must discard as things stand."""
    return max(0, counted_cards(tables, state, seat, state.governor[seat] >= 0) - card_limit(tables, state, seat))


@rule
def discard_obstacle(tables, state, seat, card):
    """Why a card cannot be discarded: it must count, unlike the one on the governor space and the only slavery card while that is free
    (ruling 27)."""
    if not holds(state, seat, card):
        return NOT_HELD
    if state.governor[seat] == card:
        return DOES_NOT_COUNT
    if tables.card_deck[card] != SLAVERY or slavery_cards(tables, state, seat) > 1 or not is_slavery_free(tables, state, seat):
        return 0
    return DOES_NOT_COUNT


@rule
def discard(tables, state, seat, card, events):
    """Cards return to their decks by value; governors leave the match; slavery cards are laid aside."""
    emit(events, DISCARDED, EVERY_SEAT, seat, card)
    if tables.card_deck[card] == SLAVERY:
        lay_aside(tables, state, seat, card, events)
        return
    state.card_place[card] = GONE if tables.card_governor[card] else IN_DECK
    state.card_seat[card] = -1
    move_by_card(tables, state, seat, card, -1)
    update_needed_presence(tables, state, int(tables.card_deck[card]))
