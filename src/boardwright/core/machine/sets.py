"""Small sets of components in arrays of a record: drawing, putting in, taking out. The first `count` cells are in use, 0 is none."""

from boardwright.core.machine.random import draw_uniform_below, quick_uniform_below


def take_random(state, stream, cards, count):
    """Take one of the first `count` cards out, every one equally likely. The last one moves into its cell."""
    return take_out(cards, count, draw_uniform_below(state, stream, count))


def take_guessed(words, cards, count):
    """The same with a quick generator, for a guess at what is hidden (`core.machine.random.quick_start`)."""
    return take_out(cards, count, quick_uniform_below(words, count))


def take_out(cards, count, i):
    """Take a card out of cell `i` of the first `count`. The last one moves into it."""
    card = cards[i]
    cards[i] = cards[count - 1]
    cards[count - 1] = 0
    return card


def deal(state, stream, pile, left, hand, count):
    """Move `count` of the `left` cards of a pile, each equally likely, to an empty hand, ascending; returns how many are left."""
    for i in range(count):
        insert(hand, i, take_random(state, stream, pile, left - i))
    return left - count


def contains(cards, count, card):
    """Whether a card is one of the first `count`."""
    for i in range(count):
        if cards[i] == card:
            return True
    return False


def insert(cards, count, card):
    """Put a card among `count` ascending ones."""
    i = count
    while i > 0 and cards[i - 1] > card:
        cards[i] = cards[i - 1]
        i -= 1
    cards[i] = card


def remove(cards, count, card):
    """Take a card out of `count` ascending ones; returns how many are left."""
    for i in range(count):
        if cards[i] > card:
            cards[i - 1] = cards[i]
    cards[count - 1] = 0
    return count - 1


def mark(seen, card):
    """Note in `seen` that a card (0 is none) was seen. See `keep_unseen`."""
    if card != 0:
        seen[card - 1] = 1


def mark_all(seen, cards):
    """The same of every card in an array of any shape."""
    for card in cards.flat:
        mark(seen, card)


def keep_unseen(cards):
    """Turn marks, one for each card there is, into the cards that were not marked, ascending; returns how many."""
    count = 0
    for card in range(1, len(cards) + 1):
        seen = cards[card - 1]
        cards[card - 1] = 0
        if seen == 0:
            cards[count] = card
            count += 1
    return count
