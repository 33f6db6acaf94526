"""The queries that presentation code needs."""

from boardwright.core.machine.engine import Query
from boardwright.core.machine.state import record
from boardwright.games.ticket_to_ride_europe import actions as act, components as c, state as s
from boardwright.games.ticket_to_ride_europe.presentation.prospects import PROSPECTS, ticket_states
from boardwright.games.ticket_to_ride_europe.rules.cards import price
from boardwright.games.ticket_to_ride_europe.rules.legality import legal_payments
from boardwright.games.ticket_to_ride_europe.rules.routes import REVEALS, is_closed
from boardwright.games.ticket_to_ride_europe.rules.scoring import FINAL, reckon_final
from boardwright.games.ticket_to_ride_europe.rules.tickets import tickets_left, tickets_to_draw
from boardwright.games.ticket_to_ride_europe.unseen import UNSEEN_CARDS, sort_movable, sort_unseen

NUMBERS = REVEALS + 1  # the possible numbers of extra cards: 0, 1, 2, 3

ODDS = record(
    [
        ("shares", "i8", (NUMBERS,)),  # of 1000, by number of extra cards. The rest is working memory
        ("cards", UNSEEN_CARDS),
        ("from_deck", "i8", (NUMBERS,)),  # combinations of cards from the deck
        ("ways", "i8", (NUMBERS,)),  # combinations in all
        ("lost", "i8", (NUMBERS,)),  # by rounding
    ]
)
"""The probabilities of 0, 1, 2 and 3 extra cards, in thousandths."""

TABLE = record(
    [
        ("closed", "i1", (c.ROUTES,)),  # whether a route is free, but can no longer be claimed because its twin is taken (E2)
        ("tickets_left", "i4"),
        ("tickets_to_draw", "i4"),
    ]
)
"""What all players can see without being told."""

WAYS = record(
    [
        ("cost", "i4"),  # cards
        ("count", "i4"),
        ("ids", "i4", (c.KINDS * act.PAYMENTS,)),
        ("colour", "i4", (c.KINDS * act.PAYMENTS,)),
        ("locomotives", "i4", (c.KINDS * act.PAYMENTS,)),
    ]
)
"""The price of something, and the actions that pay for it, ascending."""

PAID = record([("cards", "i4"), ("locomotives", "i4"), ("hand", "i4", (c.KINDS,)), ("trains", "i4"), ("points", "i4")])
"""A payment: cards of the colour and locomotives; hand and trains after it, and the points that it brings."""


def tunnel_odds(tables, state, seat, colour, odds):
    """Fill in the odds of a tunnel if `seat` lays cards of `colour` (LOCOMOTIVE: locomotives alone).

    Exact in the model of `unseen`, then rounded to a sum of 1000. Cards of the deck come first; if there are too few, all discards are
    shuffled and the rest is turned over from these, as far as there are any. (The laid cards are not among them yet.)
    """
    sort_unseen(tables, state, seat, odds.cards)
    moved = sort_movable(state, odds.cards)
    of_deck = min(REVEALS, int(state.deck_count))
    of_discards = min(REVEALS - of_deck, int(state.discard_count))
    count_ways_of_deck(odds.cards, moved, colour, of_deck, odds.from_deck)
    for j in range(of_discards + 1):
        from_discards = ways_to_open(int(state.discard_count), hits_among(state.discards, colour), of_discards, j)
        for i in range(of_deck + 1):
            odds.ways[i + j] += odds.from_deck[i] * from_discards
    round_shares(odds)


def count_ways_of_deck(cards, moved, colour, count, ways):
    """Add the number of ways in which `count` cards of the deck can have 0, 1, … hits.

    `opened` of them are movable: `stays` is proportional to the probability that none of these was moved.
    """
    movable, movable_hits = int(cards.movable.sum()), hits_among(cards.movable, colour)
    others, other_hits = int(cards.new.sum()) - movable, hits_among(cards.new, colour) - movable_hits
    most = min(count, movable)
    for opened in range(most + 1):
        stays = ordered(movable - moved, opened) * ordered(movable - opened, most - opened)
        for i in range(opened + 1):
            for j in range(count - opened + 1):
                found = ways_to_open(movable, movable_hits, opened, i) * ways_to_open(others, other_hits, count - opened, j)
                ways[i + j] += stays * found


def hits_among(cards, colour):
    """How many of these cards, counted by kind, require an extra card."""
    locomotives = int(cards[c.LOCOMOTIVE])
    return locomotives if colour == c.LOCOMOTIVE else locomotives + int(cards[colour])


def ways_to_open(cards, hits, count, opened):
    """The number of ways in which `count` of `cards` cards, `hits` of which are hits, can have `opened` hits."""
    return choices(hits, opened) * choices(cards - hits, count - opened)


def choices(cards, count):
    """The number of ways to choose `count` of `cards` cards."""
    return ordered(cards, count) // ordered(count, count)


def ordered(cards, count):
    """The number of ordered ways to choose `count` of `cards` cards."""
    ways = 1
    for i in range(count):
        ways *= cards - i
    return ways


def round_shares(odds):
    """Round shares to a sum of 1000: down, then up where most was lost."""
    total = odds.ways.sum()
    for i in range(NUMBERS):
        odds.shares[i] = 1000 * odds.ways[i] // total
        odds.lost[i] = 1000 * odds.ways[i] % total
    for _ in range(1000 - odds.shares.sum()):
        i = odds.lost.argmax()
        odds.shares[i] += 1
        odds.lost[i] = 0


def table(tables, state, seat, which, answer):
    """Fill in what follows from the table."""
    for route in range(c.ROUTES):
        closed = state.owner[route] == s.NOBODY
        for each in range(state.players):
            closed = closed and is_closed(state, each, route) != 0
        answer.closed[route] = closed
    answer.tickets_left, answer.tickets_to_draw = tickets_left(state), tickets_to_draw(state)


def payments(tables, state, seat, target, ways):
    """Fill in all ways in which `seat` could pay for a route, or for a station (targets from ROUTES on)."""
    ways.cost = price(tables, state, seat, target)
    legal_payments(tables, state, seat, target, ways)
    for i in range(ways.count):
        way = int(act.PLACE[ways.ids[i]])
        ways.colour[i], ways.locomotives[i] = way // act.PAYMENTS, way % act.PAYMENTS


def payment(tables, state, seat, action, paid):
    """Fill in what a payment (`pay`, `pay_extra`) takes and brings."""
    way = int(act.PLACE[action])
    if state.phase == s.TUNNEL:
        target, colour, locomotives, cost = int(state.laid_route), int(state.laid_colour), way, int(state.extra)
    else:
        target, colour, locomotives = int(state.paying), way // act.PAYMENTS, way % act.PAYMENTS
        cost = price(tables, state, seat, target)
    paid.cards, paid.locomotives = cost - locomotives, locomotives
    paid.hand[:] = state.hand[seat]
    paid.hand[colour] -= paid.cards
    paid.hand[c.LOCOMOTIVE] -= locomotives
    paid.trains = state.trains[seat]
    if target < c.ROUTES:
        paid.trains -= tables.route_length[target]
        paid.points = tables.route_points[target]


QUERIES = {
    "table": Query(table, TABLE),
    "tickets": Query(ticket_states, PROSPECTS),
    "payments": Query(payments, WAYS),
    "payment": Query(payment, PAID),
    "odds": Query(tunnel_odds, ODDS),
    "final": Query(reckon_final, FINAL),
}
