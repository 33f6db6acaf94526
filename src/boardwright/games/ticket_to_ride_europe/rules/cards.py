"""Train cards: the deck, the discards, the face-up row and the hands (rulebook: drawing train cards); payments."""

from boardwright.core.machine.cells import how_many
from boardwright.core.machine.event_buffer import EVERY_SEAT, NONE, emit, emit_row
from boardwright.core.machine.random import uniform_below
from boardwright.core.machine.rule import separately_compiled
from boardwright.core.machine.state import ABSENT
from boardwright.games.ticket_to_ride_europe import components as c, obstacles as why, state as s
from boardwright.games.ticket_to_ride_europe.events import LAID_OUT, OPENED, RESHUFFLED, SWEPT
from boardwright.games.ticket_to_ride_europe.rules.drawn import end_deck, note_shown

SWEEPS = 30  # the most in a row (E47)


def cards_left(state):
    """Return how many cards can still be drawn: the deck, and the discards that would be reshuffled."""
    return int(state.deck_count) + state.discard_count


def draw_obstacle(state):
    """Return why no card can be drawn from the deck; 0 if one can."""
    return 0 if cards_left(state) > 0 else why.NO_CARDS_LEFT


def take_obstacle(state, slot):
    """Return why a face-up card cannot be taken; 0 if it can. A locomotive cannot be the second card (E17, E19)."""
    card = state.row[slot]
    if card == ABSENT:
        return why.SLOT_EMPTY
    return why.LOCOMOTIVE_SECOND if card == c.LOCOMOTIVE and state.phase == s.SECOND_CARD else 0


def any_card(state):
    """Return whether there is a card to draw or take."""
    if draw_obstacle(state) == 0:
        return True
    for slot in range(c.SLOTS):
        if take_obstacle(state, slot) == 0:
            return True
    return False


@separately_compiled("s", "e", returns=True)
def top_card(state, events):
    """The next card of the deck. An empty deck is reshuffled from the discards only now, when a card is needed (E14, E49)."""
    if state.deck_count == 0:  # all have seen the discards, so all know the composition of the deck
        end_deck(state)
        state.deck[:], state.deck_at_shuffle[:], state.discards[:] = state.discards, state.discards, 0
        state.deck_count, state.discard_count = state.discard_count, 0
        emit(events, RESHUFFLED, EVERY_SEAT, state.deck_count)
    left = uniform_below(state.rng, s.STREAM_CARDS, state.deck_count)
    card = 0
    for kind in range(c.KINDS - 1):  # all of them: predicting where to stop would cost more than going on
        left -= state.deck[kind]
        card += int(left >= 0)
    state.deck[card] -= 1
    state.deck_count -= 1
    return card


def open_card(state, events):
    """Turn up the next card of the deck."""
    card = top_card(state, events)
    state.deck_at_shuffle[card] -= 1
    return card


def draw_blind(state, seat, events):
    """Draw the next card of the deck unseen."""
    card = top_card(state, events)
    state.drawn_since_shuffle[seat, card] += 1
    state.drawn_since_shuffle_count[seat] += 1
    state.hand[seat, card] += 1
    state.hand_count[seat] += 1
    return card


def to_hand(state, seat, card, count):
    """Give `seat` cards that all players see."""
    state.hand[seat, card] += count
    state.known[seat, card] += count
    state.hand_count[seat] += count


def from_hand(state, seat, card, count):
    """Take cards from the hand of `seat`. Those that all saw it take count as the first to go."""
    note_shown(state, seat, card, count - int(state.known[seat, card]))
    state.hand[seat, card] -= count
    state.hand_count[seat] -= count
    state.known[seat, card] = max(0, state.known[seat, card] - count)


def discard(state, card, count):
    """Put cards on the discard pile."""
    state.discards[card] += count
    state.discard_count += count


@separately_compiled("s", "e")
def refill(state, events):
    """Fill the free slots as far as there are cards (E13), then check for three locomotives (E48).

    Called whenever a face-up card was taken or cards were discarded (E46).
    """
    filled = fill(state, events)
    sweeps = 0
    while sweeps < SWEEPS and must_sweep(state):
        sweep(state, events)
        sweeps += 1
    if sweeps > 0 or filled == 31:
        emit_row(events, LAID_OUT, EVERY_SEAT, state.row, c.SLOTS)
    else:
        for slot in range(c.SLOTS):
            if filled >> slot & 1:
                emit(events, OPENED, EVERY_SEAT, slot + 1, state.row[slot])


def must_sweep(state):
    """Return whether three locomotives are face up, and there are enough other cards for a row with fewer (E12)."""
    face_up, locomotives = c.SLOTS - how_many(state.row, ABSENT), how_many(state.row, c.LOCOMOTIVE)
    if locomotives < 3:
        return False
    pool = cards_left(state) + face_up
    return pool - locomotives - state.deck[c.LOCOMOTIVE] - state.discards[c.LOCOMOTIVE] >= min(c.SLOTS, pool) - 2


def sweep(state, events):
    """Discard and replace all five face-up cards (or, by option, the locomotives), because three are locomotives (E11)."""
    c1, c2, c3 = swept_card(state, 0), swept_card(state, 1), swept_card(state, 2)
    emit(events, SWEPT, EVERY_SEAT, c1, c2, c3, swept_card(state, 3), swept_card(state, 4))
    for slot in range(c.SLOTS):
        card = state.row[slot]
        if card == c.LOCOMOTIVE or (card != ABSENT and state.options.three_locomotives == s.ALL_FIVE):
            discard(state, card, 1)
            state.row[slot] = ABSENT
    fill(state, events)


def swept_card(state, rank):
    """The card number `rank` of those that are swept, locomotives first: their slots do not matter any more."""
    for card in range(c.LOCOMOTIVE, -1, -1):
        if card == c.LOCOMOTIVE or state.options.three_locomotives == s.ALL_FIVE:
            rank -= how_many(state.row, card)
            if rank < 0:
                return card
    return NONE


def fill(state, events):
    """Open cards for all free slots; return the slots as a mask."""
    filled = 0
    for slot in range(c.SLOTS):
        if state.row[slot] == ABSENT and cards_left(state) > 0:
            state.row[slot] = open_card(state, events)
            filled |= 1 << slot
    return filled


def price(tables, state, seat, target):
    """Return how many cards a route, or the next station (targets from ROUTES on), costs: one for the first, two, three (E28)."""
    if target >= c.ROUTES:
        return c.STATIONS + 1 - int(state.stations[seat])
    return int(tables.route_length[target])


def colour_of(tables, target):
    """The required colour; GREY is any one colour."""
    return c.GREY if target >= c.ROUTES else int(tables.route_colour[target])


def least_locomotives(tables, target):
    """The required locomotives: one for each space of a ferry that shows one."""
    return 0 if target >= c.ROUTES else int(tables.route_ferry[target])


def payment_obstacle(tables, state, seat, target, colour, locomotives):
    """Return why `seat` cannot pay for `target` in this way; 0 if it can. `colour` LOCOMOTIVE: with locomotives alone (E54)."""
    cost, station = price(tables, state, seat, target), target >= c.ROUTES
    if colour == c.LOCOMOTIVE:
        if locomotives != cost:
            return why.NOT_ONLY_LOCOMOTIVES_FOR_STATION if station else why.NOT_ONLY_LOCOMOTIVES
    else:
        asked = colour_of(tables, target)
        if asked != c.GREY and asked != colour:
            return why.OTHER_COLOUR
        if locomotives >= cost:
            return why.TOO_MANY_LOCOMOTIVES_FOR_STATION if station else why.TOO_MANY_LOCOMOTIVES
    if locomotives < least_locomotives(tables, target):
        return why.FERRY_LOCOMOTIVES
    if has_cards(state, seat, colour, cost - locomotives, locomotives):
        return 0
    return why.NOT_ENOUGH_FOR_STATION if station else why.NOT_ENOUGH


def has_cards(state, seat, colour, cards, locomotives):
    """Return whether `seat` has these cards in hand."""
    hand = state.hand[seat]
    return hand[c.LOCOMOTIVE] >= locomotives and (cards == 0 or hand[colour] >= cards)


def fullest(tables, target, cards):
    """The colour to pay with: the required one; if any will do, the one with most cards, the first of equals."""
    asked = colour_of(tables, target)
    return int(cards[: c.LOCOMOTIVE].argmax()) if asked == c.GREY else asked


def cards_for(tables, target, cards):
    """Return how many of these cards can pay for a route or station, besides locomotives."""
    return int(cards[fullest(tables, target, cards)])


def lay_down(state, seat, colour, cards, locomotives):
    """Take a payment out of the hand."""
    from_hand(state, seat, colour, cards)
    from_hand(state, seat, c.LOCOMOTIVE, locomotives)
