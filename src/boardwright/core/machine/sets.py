"""Small sets of components in arrays of a record: draw, insert, remove. The first `count` cells are in use; 0 is no component."""

from boardwright.core.machine.random import draw_uniform_below, quick_uniform_below


def take_random(state, stream, cards, count):
    """Take one of the first `count` cards at random. The last one moves into its cell."""
    return take_out(cards, count, draw_uniform_below(state, stream, count))


def take_guessed(words, cards, count):
    """The same with a quick generator, for a guess at hidden information (`core.machine.random.quick_start`)."""
    return take_out(cards, count, quick_uniform_below(words, count))


def take_out(cards, count, i):
    """Take the card in cell `i` of the first `count`. The last one moves into its cell."""
    card = cards[i]
    cards[i] = cards[count - 1]
    cards[count - 1] = 0
    return card


def deal(state, stream, pile, left, hand, count):
    """Move `count` random cards of the `left` in a pile to an empty hand, ascending; return how many are left."""
    for i in range(count):
        insert(hand, i, take_random(state, stream, pile, left - i))
    return left - count


def contains(cards, count, card):
    """Return whether a card is one of the first `count`."""
    for i in range(count):
        if cards[i] == card:
            return True
    return False


def insert(cards, count, card):
    """Insert a card into `count` ascending ones."""
    i = count
    while i > 0 and cards[i - 1] > card:
        cards[i] = cards[i - 1]
        i -= 1
    cards[i] = card


def remove(cards, count, card):
    """Remove a card from `count` ascending ones; return how many are left."""
    for i in range(count):
        if cards[i] > card:
            cards[i - 1] = cards[i]
    cards[count - 1] = 0
    return count - 1


def mark(seen, card):
    """Mark a card (0 is none) as seen. See `keep_unseen`."""
    if card != 0:
        seen[card - 1] = 1


def mark_all(seen, cards):
    """Mark every card in an array of any shape."""
    for card in cards.flat:
        mark(seen, card)


def keep_unseen(cards):
    """Turn marks, one per existing card, into the list of unmarked cards, ascending; return how many."""
    count = 0
    for card in range(1, len(cards) + 1):
        seen = cards[card - 1]
        cards[card - 1] = 0
        if seen == 0:
            cards[count] = card
            count += 1
    return count
