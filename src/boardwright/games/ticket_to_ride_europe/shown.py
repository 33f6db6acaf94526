"""Which of the cards shown since the last shuffle are new: drawn unseen since then. The others are older.

A seat that has both drawn new cards and held older ones may have shown either: it is *unsure*. What it has shown of a kind (`showable`)
limits how many of that kind it has spent; the total is between `least` and `most`, as its hand has room for the rest; and it had drawn each
before it showed it. Each spent card must be assigned to one of these seats. This is a flow from kinds of cards to seats: if a seat finds
no card, others exchange theirs (`take`).
"""

from boardwright.core.machine.memory import local
from boardwright.core.machine.random import quick_uniform_below, quick_weighted
from boardwright.core.machine.state import ABSENT, record
from boardwright.games.ticket_to_ride_europe import components as c

GUESSES = 32
"""The most random guesses at which seats have shown which cards; then the first solution found is used."""

SEARCH = record(
    [
        ("strict", "i8"),  # see `can_show`
        ("supply", "i8", (c.KINDS,)),  # unassigned spent cards
        ("found", "i8"),  # seats, as a set
        ("queue", "i1", (c.SEATS,)),
        ("asked_by", "i1", (c.SEATS,)),  # the seat that would get a card of this seat
        ("gives", "i1", (c.SEATS,)),  # and its kind
        ("weights", "i8", (c.KINDS,)),
        ("guess", "i1", (c.SEATS, c.KINDS)),
        ("left", "i1", (c.SEATS, c.KINDS)),  # of the spent cards, those not yet found among the cards shown
        ("count", "i8", (c.SEATS,)),
    ]
)
"""Working memory."""


def find_shown(state, cards):
    """Find one way in which unsure seats can have shown all spent cards, and how many more new ones a seat must have shown."""
    if cards.spent.any() or cards.least.any():
        search = local(SEARCH)
        search.supply[:] = cards.spent
        if not give_in_turn(state, cards, search):
            search.supply[:] = cards.spent
            for other in range(state.players):
                if cards.unsure >> other & 1:
                    cards.shown[other] = 0
            give_with_care(state, cards, search)


def give_in_turn(state, cards, search):
    """Assign the spent cards to one seat after the other, first the minimum of each; return whether this is a solution."""
    for other in range(state.players):
        give(cards, search, other, cards.least[other])
    for other in range(state.players):
        give(cards, search, other, cards.most[other] - cards.least[other])
    return not search.supply.any() and fits(state, cards, search, cards.shown)


def give(cards, search, seat, count):
    """Assign up to `count` spent cards to a seat."""
    for card in range(c.KINDS):
        some = max(0, min(count, search.supply[card], cards.showable[seat, card] - cards.shown[seat, card]))
        cards.shown[seat, card] += some
        search.supply[card] -= some
        count -= some


def give_with_care(state, cards, search):
    """Assign the spent cards one by one."""
    search.strict = 1
    for other in range(state.players):
        for _ in range(cards.least[other]):
            cards.lacks[other] += take(state, cards, search, search.supply, other) == ABSENT
    take_all(state, cards, search)
    search.strict = 0
    take_all(state, cards, search)


def take_all(state, cards, search):
    """Let the seats take what is left of the spent cards, as far as they can."""
    for other in range(state.players):
        while search.supply.any() and take(state, cards, search, search.supply, other) != ABSENT:
            pass


def take(state, cards, search, supply, seat):
    """Let a seat take one more card, for which others may exchange theirs; return the kind taken from the supply, or ABSENT."""
    search.found, search.queue[0], search.gives[seat] = 1 << seat, seat, ABSENT
    asked, known = 0, 1
    while asked < known:
        one = int(search.queue[asked])
        asked += 1
        for card in range(c.KINDS):
            if can_show(state, cards, search, one, card, int(search.gives[one])):
                if supply[card] > 0:
                    supply[card] -= 1
                    exchange(cards, search, one, card, seat)
                    return card
                for other in range(state.players):
                    if search.found >> other & 1 == 0 and cards.unsure >> other & 1 and cards.shown[other, card] > 0:
                        search.found |= 1 << other
                        search.queue[known], search.asked_by[other], search.gives[other] = other, one, card
                        known += 1
    return ABSENT


def can_show(state, cards, search, seat, card, instead):
    """Whether a seat can have spent one more card of a kind, `instead` of one of another kind (or ABSENT).

    If not `strict`, it may have shown cards before it drew them, so that all cards of a hand-written position find a seat.
    """
    if cards.shown[seat, card] >= cards.showable[seat, card] or cards.shown[seat].sum() - (instead != ABSENT) >= cards.most[seat]:
        return False
    search.left[seat] = cards.shown[seat]
    search.left[seat, card] += 1
    if instead != ABSENT:
        search.left[seat, instead] -= 1
    search.count[:] = 0
    search.count[seat] = search.left[seat].sum()
    return search.strict == 0 or in_time(state, search)


def exchange(cards, search, one, card, seat):
    """Exchange along the chain: `one` takes a card and passes on the one it was asked for, until `seat` has one more."""
    cards.shown[one, card] += 1
    while one != seat:
        gives, asked_by = search.gives[one], search.asked_by[one]
        cards.shown[one, gives] -= 1
        cards.shown[asked_by, gives] += 1
        one = int(asked_by)


def move_cards(state, cards, rng):
    """Move the surplus: seats that must have shown more than was spent have shown other new cards, so as many of these kinds are older."""
    search = local(SEARCH)
    for other in range(state.players):
        for _ in range(cards.lacks[other]):
            search.strict = 1
            card = take_random(state, cards, search, other, rng)
            if card == ABSENT:
                search.strict = 0
                card = take(state, cards, search, cards.new, other)
            cards.older[card] += 1


def take_random(state, cards, search, seat, rng):
    """Let a seat take a random new card that it can have shown, or one for which others exchange theirs; return its kind."""
    for card in range(c.KINDS):
        count = min(cards.new[card], cards.showable[seat, card] - cards.shown[seat, card])
        search.weights[card] = count if count > 0 and can_show(state, cards, search, seat, card, ABSENT) else 0
    if not search.weights.any():
        return take(state, cards, search, cards.new, seat)
    card = quick_weighted(rng, search.weights)
    cards.new[card] -= 1
    cards.shown[seat, card] += 1
    return card


def guess_shown(state, cards, rng):
    """Guess the spent cards: any shown cards of their kinds, each equally likely, if each seat can have spent its own."""
    search = local(SEARCH)
    for _ in range(GUESSES):
        choose_shown(state, cards, search.guess, rng)
        if fits(state, cards, search, search.guess):
            for other in range(state.players):
                if cards.unsure >> other & 1:
                    cards.shown[other] = search.guess[other]
            return


def choose_shown(state, cards, shown, rng):
    """Choose any of the cards shown as the spent ones."""
    for card in range(c.KINDS):
        spent, left = int(cards.spent[card]), 0
        for other in range(state.players):
            left += cards.showable[other, card]
        for other in range(state.players):
            part = int(cards.showable[other, card])
            count = random_share(part, left, spent, rng)
            shown[other, card] = count
            spent, left = spent - count, left - part


def random_share(part, places, cards, rng):
    """How many of `cards` cards, placed at random in `places`, are in a part of them."""
    if part == places or cards == 0:
        return cards
    if cards == places:
        return part
    count = 0
    for i in range(part):
        count += quick_uniform_below(rng, places - i) < cards - count
    return count


def fits(state, cards, search, shown):
    """Whether each unsure seat can have spent these cards: neither too many nor too few, and each drawn before it was shown."""
    search.left[:], search.count[:] = 0, 0
    for other in range(state.players):
        if cards.unsure >> other & 1:
            search.left[other], search.count[other] = shown[other], shown[other].sum()
            if not cards.least[other] <= search.count[other] <= cards.most[other]:
                return False
    return in_time(state, search)


def in_time(state, search):
    """Whether each seat had drawn the cards in `left` (`count` in all) before it showed them."""
    for i in range(state.shown_count - 1, -1, -1):  # the last first: what could be shown then could be shown later
        seat, card = state.shown_seat[i], state.shown_card[i]
        if search.count[seat] > state.shown_draws[i]:
            return False
        count = min(search.left[seat, card], state.shown_cards[i])
        search.left[seat, card] -= count
        search.count[seat] -= count
    return True
