"""Which of the cards that were spent since the last shuffle were shown: drawn unseen, and seen since in a hand or laid for a tunnel.

All others were paid, by seats that have paid for something. A seat that has not holds or shows everything that it has drawn. So each spent
card goes to a *taker*: a seat that shows it, or `PAID`. How many of a kind a taker can have is its `limit`. This is a flow from kinds to
takers; where one finds no card, others exchange theirs (`take`).
"""

from boardwright.core.machine.memory import local
from boardwright.core.machine.state import ABSENT, record
from boardwright.games.ticket_to_ride_europe import components as c

PAID, TAKERS = c.SEATS, c.SEATS + 1

FLOW = record(
    [
        ("limit", "i8", (TAKERS, c.KINDS)),
        ("taken", "i8", (TAKERS, c.KINDS)),
        # of a search for a card:
        ("found", "i8"),  # takers, as a set
        ("queue", "i8", (TAKERS,)),
        ("asked_by", "i8", (TAKERS,)),  # who would get a card of this taker
        ("gives", "i8", (TAKERS,)),  # and of which kind
    ]
)


def find_shown(state, cards):
    """Note which spent cards are shown, and by whom; those that are left in `spent` were paid."""
    if all_paid(state, cards):
        return
    flow = local(FLOW)
    flow.limit[:PAID] = cards.showable
    if cards.payers:
        flow.limit[PAID] = cards.payable
    assign(state, cards, flow)
    for card in range(c.KINDS):
        cards.spent[card] += flow.taken[PAID, card]
        for other in range(state.players):
            cards.shown[other, card] = flow.taken[other, card]
            cards.draws[other] -= flow.taken[other, card]


def all_paid(state, cards):
    """Whether all spent cards can have been paid by the seats that pay, and all others have room for what they have drawn."""
    spent, room = 0, 0
    for other in range(state.players):
        if cards.payers >> other & 1:
            room += cards.draws[other]
        elif cards.draws[other] > cards.places[other]:
            return False
    for card in range(c.KINDS):
        if cards.spent[card] > cards.payable[card]:
            return False
        spent += cards.spent[card]
    return spent <= room


def assign(state, cards, flow):
    """Give every spent card to a taker. As few are shown as may be, first by seats that have paid, and as few new cards as may be."""
    paying = 0
    for other in range(state.players):
        if cards.payers >> other & 1:
            paying += cards.draws[other]
        else:
            for _ in range(cards.draws[other] - cards.places[other]):
                if take(cards.spent, flow, other) == ABSENT:
                    card = take(cards.new, flow, other)  # it was spent, too, and one of its kind is older
                    cards.older[card] += card != ABSENT
    paying -= take_most(cards, flow, PAID, paying)
    for other in range(state.players):
        if cards.payers >> other & 1:
            paying -= take_most(cards, flow, other, min(paying, cards.draws[other]))
    for other in range(state.players):
        if cards.payers >> other & 1 == 0:
            take_most(cards, flow, other, cards.draws[other] - flow.taken[other].sum())


def take_most(cards, flow, taker, most):
    """A taker gets spent cards, as many as there are for it; return how many."""
    count = 0
    while count < most and take(cards.spent, flow, taker) != ABSENT:
        count += 1
    return count


def take(supply, flow, taker):
    """A taker gets one more card, for which others may exchange theirs; return the kind that left the supply, or ABSENT."""
    flow.found, flow.queue[0] = 1 << taker, taker
    asked, known = 0, 1
    while asked < known:
        one = int(flow.queue[asked])
        asked += 1
        for card in range(c.KINDS):
            if flow.taken[one, card] < flow.limit[one, card]:
                if supply[card] > 0:
                    supply[card] -= 1
                    exchange(flow, one, card, taker)
                    return card
                for other in range(TAKERS):
                    if flow.found >> other & 1 == 0 and flow.taken[other, card] > 0:
                        flow.found |= 1 << other
                        flow.queue[known], flow.asked_by[other], flow.gives[other] = other, one, card
                        known += 1
    return ABSENT


def exchange(flow, one, card, taker):
    """`one` takes a card and gives another one to whom it was asked by, and so on until `taker` has one more."""
    flow.taken[one, card] += 1
    while one != taker:
        gives, asked_by = flow.gives[one], flow.asked_by[one]
        flow.taken[one, gives] -= 1
        flow.taken[asked_by, gives] += 1
        one = int(asked_by)


def show_spare(state, cards, card):
    """The first hand that may hold a card shows it, of a seat that has drawn more than it has room for. None in a position by hand."""
    for other in range(state.players):
        if cards.shown[other, card] < cards.showable[other, card] and cards.draws[other] > cards.places[other]:
            cards.shown[other, card] += 1
            cards.draws[other] -= 1
            cards.spent[card] -= 1
            return
