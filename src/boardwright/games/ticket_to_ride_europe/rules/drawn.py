"""The record of cards drawn unseen: by seat and by the shuffle they came from, and which of them the seat has shown since.

A card that was shown (paid, or laid for a tunnel) may come from any shuffle of which its seat still held cards. `origins` guesses which.
What is certain is not kept when the deck is shuffled: the card then counts as neither drawn nor shown.
"""

from boardwright.core.machine.rule import separately_compiled
from boardwright.games.ticket_to_ride_europe import state as s


def note_shown(state, seat, card, count):
    """Note that `seat` shows cards that were not seen before."""
    if count > 0:
        if state.shown_count == s.MOST_SHOWN:
            join_shown(state)
        write_shown(state, int(state.shown_count), seat, int(state.drawn_since_shuffle_count[seat]), card, count)
        state.shown_count += 1


def write_shown(state, place, seat, draws, card, count):
    """Write an entry of the list of cards shown."""
    state.shown_seat[place], state.shown_draws[place] = seat, draws
    state.shown_card[place], state.shown_cards[place] = card, count


@separately_compiled("s")
def join_shown(state):
    """Make room in a full list: two entries of one seat and kind become one, at the time of the later."""
    for later in range(1, s.MOST_SHOWN):
        for i in range(later):
            alike = state.shown_seat[i] == state.shown_seat[later] and state.shown_card[i] == state.shown_card[later]
            if alike and state.shown_cards[i] + state.shown_cards[later] <= s.MOST_OF_A_KIND:
                state.shown_cards[later] += state.shown_cards[i]
                for n in range(i + 1, s.MOST_SHOWN):
                    write_shown(state, n - 1, state.shown_seat[n], state.shown_draws[n], state.shown_card[n], state.shown_cards[n])
                cut_shown(state, s.MOST_SHOWN - 1)
                return


@separately_compiled("s")
def end_deck(state):
    """The deck is empty and will be shuffled: all its cards that were not drawn openly were drawn unseen, and all can count them."""
    if state.earlier_count == s.MOST_SHUFFLES:
        join_shuffles(state)
    last = int(state.earlier_count)
    state.earlier_count += 1
    state.earlier_cards[last] = state.deck_at_shuffle
    state.earlier_drawn[last] = state.drawn_since_shuffle
    state.earlier_drawn_count[last] = state.drawn_since_shuffle_count
    for i in range(state.shown_count):
        draws = int(state.shown_draws[i]) - state.drawn_since_shuffle_count[state.shown_seat[i]]
        state.shown_draws[i] = max(draws, -s.MOST_EARLIER)
    state.drawn_since_shuffle[:], state.drawn_since_shuffle_count[:] = 0, 0
    forget_certain(state)
    while state.earlier_count > 1 and state.earlier_drawn_count.sum() > s.MOST_EARLIER:
        join_shuffles(state)
        forget_certain(state)


def join_shuffles(state):
    """Join the two oldest shuffles: what has been shown no longer tells them apart."""
    state.earlier_cards[1] += state.earlier_cards[0]
    state.earlier_drawn[1] += state.earlier_drawn[0]
    state.earlier_drawn_count[1] += state.earlier_drawn_count[0]
    state.earlier_drawn_count[0] = 0
    remove_shuffles(state)


def remove_shuffles(state):
    """Remove earlier shuffles whose cards have all been shown."""
    kept, count = 0, int(state.earlier_count)
    for shuffle in range(count):
        if state.earlier_drawn_count[shuffle].any():
            if kept < shuffle:
                state.earlier_cards[kept] = state.earlier_cards[shuffle]
                state.earlier_drawn[kept] = state.earlier_drawn[shuffle]
                state.earlier_drawn_count[kept] = state.earlier_drawn_count[shuffle]
            kept += 1
    for shuffle in range(kept, count):
        state.earlier_cards[shuffle], state.earlier_drawn[shuffle], state.earlier_drawn_count[shuffle] = 0, 0, 0
    state.earlier_count = kept


def forget_certain(state):
    """Forget the first cards that each seat has shown, as long as they can only come from the oldest shuffle of which it has cards."""
    kept, unsure = 0, 0
    for i in range(state.shown_count):
        seat, draws, card, cards = int(state.shown_seat[i]), int(state.shown_draws[i]), int(state.shown_card[i]), int(state.shown_cards[i])
        if unsure >> seat & 1 == 0:
            oldest = oldest_of(state, seat)
            if is_all_of(state, seat, oldest, draws):
                state.earlier_cards[oldest, card] -= cards
                state.earlier_drawn[oldest, seat, card] -= cards
                state.earlier_drawn_count[oldest, seat] -= cards
                continue
            unsure |= 1 << seat
        if kept < i:
            write_shown(state, kept, seat, draws, card, cards)
        kept += 1
    cut_shown(state, kept)
    remove_shuffles(state)


def oldest_of(state, seat):
    """The oldest of the earlier shuffles of which a seat has cards."""
    shuffle = 0
    while shuffle < s.MOST_SHUFFLES - 1 and state.earlier_drawn_count[shuffle, seat] == 0:
        shuffle += 1
    return shuffle


def is_all_of(state, seat, oldest, draws):
    """Return whether a seat had drawn cards of no later shuffle than this one. `draws` counts from the last shuffle."""
    for shuffle in range(oldest + 1, state.earlier_count):
        draws += state.earlier_drawn_count[shuffle, seat]
    return draws <= 0


def cut_shown(state, kept):
    """Keep the first entries of the list of cards shown."""
    for i in range(kept, state.shown_count):
        write_shown(state, i, 0, 0, 0, 0)
    state.shown_count = kept
