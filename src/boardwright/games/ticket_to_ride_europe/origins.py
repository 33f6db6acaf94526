"""From which shuffle the cards came that others have shown, where that is not certain: any way that fits, each equally likely.

Known is which cards of each shuffle were drawn unseen, how many by each seat, and what each seat has shown when. Each card that a seat
has drawn unseen is a *place*, in the order of drawing. Each card that it has shown came from a place of its own, drawn by then. To find
how, the shown cards wander from place to place at random. A step is as likely as its opposite, given in how many ways the other cards can
be dealt (Metropolis), so in the long run every way that fits is equally likely. On the way cards may be *missing*: more of a kind came
from a shuffle than it has. That gets rarer on the way, and leaves no way out of reach. docs/decisions/68_shown_cards.md says more.
"""

from boardwright.core.machine.random import quick_uniform_below
from boardwright.core.machine.state import ABSENT, record
from boardwright.games.ticket_to_ride_europe import components as c, state as s

MOST = s.MOST_EARLIER + s.MOST_CARDS
RARE, RARER, RAREST = 2, 4, 256
"""A missing card weighs one of so many parts of a card that is there: at first, so many more after each further sweep, and at most."""
HOT, SWEEPS, MOST_SWEEPS = 4, 8, 5_000
"""In the first sweeps missing cards are not rarer yet, so that the walk leaves its beginning behind. How many in all; and at most."""
FEW = 30
"""The steps of a sweep if there are fewer shown cards."""

WALK = record(
    [
        ("count", "i8"),  # shown cards
        ("missing", "i8"),
        ("rare", "i8"),  # a missing card weighs one of so many parts of a card that is there
        ("card", "i1", (MOST,)),  # kind, by shown card
        ("seat", "i1", (MOST,)),
        ("first", "i2", (MOST,)),  # the first place of its seat
        ("reach", "i2", (MOST,)),  # how many places of its seat had been drawn by then
        ("place", "i2", (MOST,)),
        ("deck", "i1", (MOST,)),  # by place, its shuffle
        ("holder", "i2", (MOST,)),  # the number of its shown card, from 1; 0: its card was not shown
    ]
)
"""Working memory."""


def begin_walk(state, cards, walk, rng):
    """Put each card shown by an unsure seat in a place where it may come from, better one whose shuffle has a card of its kind left."""
    first = 0
    for seat in range(state.players):
        if cards.unsure >> seat & 1:
            last = first
            for deck in range(cards.decks):
                for _ in range(cards.draws[deck, seat]):
                    walk.deck[last] = deck
                    last += 1
            earlier = last - first - int(state.drawn_since_shuffle_count[seat])
            for i in range(state.shown_count):
                if state.shown_seat[i] == seat:
                    for _ in range(state.shown_cards[i]):
                        add_shown(cards, walk, seat, state.shown_card[i], first, earlier + state.shown_draws[i], rng)
            first = last


def add_shown(cards, walk, seat, card, first, reach, rng):
    """Add one more shown card."""
    one = walk.count
    place = free_place(cards, walk, card, first, reach, quick_uniform_below(rng, reach))
    walk.card[one], walk.seat[one], walk.first[one], walk.reach[one], walk.place[one] = card, seat, first, reach, place
    walk.count = one + 1
    walk.holder[place] = one + 1
    take_card(cards, walk, int(walk.deck[place]), card)
    cards.count[walk.deck[place]] -= 1


def free_place(cards, walk, card, first, reach, start):
    """The next free place from number `start` on whose shuffle has a card of this kind left, or else the last free one."""
    found = ABSENT
    for i in range(reach):
        place = first + (start + i) % reach
        if walk.holder[place] == 0:
            found = place
            if cards.pool[walk.deck[place], card] > 0:
                break
    return found


def take_card(cards, walk, deck, card):
    """One more card of this kind, that was shown, came from this shuffle."""
    walk.missing += int(cards.pool[deck, card] <= 0)
    cards.pool[deck, card] -= 1


def return_card(cards, walk, deck, card):
    """One card less."""
    cards.pool[deck, card] += 1
    walk.missing -= int(cards.pool[deck, card] <= 0)


def go(cards, walk, rng):
    """Walk so far that the beginning does not matter, and on until no card is missing (or until it seems that this never happens)."""
    done = 0
    walk.rare = RARE
    while done < SWEEPS or (walk.missing > 0 and done < MOST_SWEEPS):
        if done >= HOT:
            walk.rare = min(walk.rare + RARER, RAREST)
        sweep(cards, walk, rng)
        done += 1


def sweep(cards, walk, rng):
    """A step of each shown card; of few cards several."""
    for _ in range(max(1, FEW // walk.count)):
        for one in range(walk.count):
            step(cards, walk, one, rng)


def step(cards, walk, one, rng):
    """Propose that a shown card came from another place; a card that is there takes the other's place, if it was drawn by then."""
    first, reach, old = int(walk.first[one]), int(walk.reach[one]), int(walk.place[one])
    new = first + quick_uniform_below(rng, reach)
    other = walk.holder[new] - 1
    if other >= 0 and old - first >= walk.reach[other]:
        return
    if walk.deck[old] != walk.deck[new] and not move(cards, walk, walk.card[one], walk.deck[old], walk.deck[new], other, rng):
        return
    walk.place[one], walk.holder[new], walk.holder[old] = new, one + 1, other + 1
    if other >= 0:
        walk.place[other] = old


def move(cards, walk, card, old, new, other, rng):
    """Move a shown card to another shuffle, and back what is in its place (or nothing), or do not; return whether it was moved."""
    more, less = weight(walk, cards.pool[new, card]), weight(walk, cards.pool[old, card] + 1)
    if other < 0:
        more *= int(cards.count[old]) + 1
        less *= int(cards.count[new])
    else:
        back = walk.card[other]
        if back == card:
            return True
        more *= weight(walk, cards.pool[old, back])
        less *= weight(walk, cards.pool[new, back] + 1)
    if more < less and quick_uniform_below(rng, less) >= more:
        return False
    take_card(cards, walk, new, card)
    return_card(cards, walk, old, card)
    if other < 0:
        cards.count[new] -= 1
        cards.count[old] += 1
    else:
        take_card(cards, walk, old, walk.card[other])
        return_card(cards, walk, new, walk.card[other])
    return True


def weight(walk, left):
    """The weight of taking one of so many cards."""
    return max(walk.rare * int(left), 1)


def end_walk(cards, walk):
    """Note which shuffle the cards came from."""
    for i in range(walk.count):
        deck, seat = walk.deck[walk.place[i]], walk.seat[i]
        cards.shown[deck, seat, walk.card[i]] += 1
        cards.draws[deck, seat] -= 1
    if walk.missing > 0:
        exchange_missing(cards)


def exchange_missing(cards):
    """No way was found that fits. So that every card lies somewhere, shuffles exchange cards: missing ones for any others."""
    for deck in range(cards.decks):
        for card in range(c.KINDS):
            for giver in range(cards.decks):
                for given in range(c.KINDS):
                    count = min(-cards.pool[deck, card], cards.pool[giver, card], cards.pool[deck, given])
                    if count > 0:
                        cards.pool[deck, card] += count
                        cards.pool[giver, card] -= count
                        cards.pool[deck, given] -= count
                        cards.pool[giver, given] += count
