"""The state of a match, field by field. Cities and routes count from 0, tickets from 1 (0: none, or not known to the viewer)."""

from functools import partial

from boardwright.core.machine.schema import BY_RULE, NO_ONE, OWN, Axis, Schema, choice as one_of, flag, number, numbered, seat, seats
from boardwright.games.ticket_to_ride_europe import components as c

PHASES = ("start_tickets", "turn", "second_card", "pay", "tunnel", "tickets", "over")
CHOOSE_START, TURN, SECOND_CARD, PAY, TUNNEL, CHOOSE_TICKETS, OVER = range(7)
"""PAY is known only to the active seat: for all others it is still TURN."""

STREAM_SEATING, STREAM_CARDS, STREAM_TICKETS, STREAM_GUESS = range(4)
"""Streams of the generator: the first player, train cards, tickets, resampling."""

# option values
ALL_FIVE, ONLY_THOSE = range(2)
TWO_OR_FEWER, EXACTLY_TWO = range(2)
MUST_ACT, NO_CARDS, MAY_PASS = range(3)
MUST_TAKE, MAY_STOP = range(2)

NOBODY = -1

MOST_TURNS = 2**31 - 1
"""The highest turn number. Without `turn_cap` a match can reach it only from a position."""

# what the record of cards drawn unseen has room for (`rules.drawn`)
MOST_SHUFFLES = 8
MOST_EARLIER = 127
MOST_SHOWN = 64

SEAT = seats(c.SEATS)
KIND = Axis("card", c.CARDS)
SLOT = Axis("slot", c.SLOTS)
EARLIER = Axis("shuffle", MOST_SHUFFLES, count="earlier_count")
SHOWN = Axis("showing", MOST_SHOWN, count="shown_count")
ROUTE = Axis("route", c.ROUTE_IDS)
CITY = Axis("city", c.CITY_IDS)
HALVES = Axis("half", 2)
REVEALED = Axis("card", 3, count="revealed_count")
HELD = Axis("ticket", c.TICKETS, count="held_count")
OFFER = Axis("ticket", c.START_TICKETS, count="offer_count")
DROPPED = Axis("ticket", 2, count="dropped_count")
ASIDE = Axis("ticket", c.LONG_TICKETS, count="aside_count")
UNSEEN_TICKET = Axis("ticket", c.TICKETS, count="unseen_ticket_count")
RETURNED = Axis("ticket", c.TICKETS, count="returned_count")
TICKET = Axis("ticket", c.TICKETS + 1)
STATION = Axis("station", c.STATIONS)

MOST_OF_A_KIND = 14
"""No box has more cards of one kind (`components`)."""
of_a_kind = partial(number, 0, MOST_OF_A_KIND)
MOST_CARDS = 110
MOST_POINTS = 30_000
ticket = partial(numbered, c.TICKET_IDS, what="ticket", unique=True)
OPTIONS = ("three_locomotives", "last_round", "passing", "second_card", "turn_cap")


class State(Schema, streams=4, options=OPTIONS):
    """The record of a match."""

    turn = number(0, MOST_TURNS, note="finished by all players together; no more than MOST_TURNS are counted")
    phase = one_of(PHASES, default=TURN, position=None)
    active = seat()
    first = seat()
    paying = number(0, c.ROUTES + c.CITIES - 1, none=-1, position=None, note="route, or ROUTES + the city, that is about to be paid for")
    # train cards, by kind
    hand = of_a_kind(SEAT, KIND, secret=OWN, position="hands")
    hand_count = number(0, MOST_CARDS, SEAT, position=None)
    known = of_a_kind(SEAT, KIND, note="cards in that hand that all players have seen")
    drawn_since_shuffle = of_a_kind(SEAT, KIND, secret=OWN, position="blind", note="drawn unseen since the deck was last shuffled")
    drawn_since_shuffle_count = number(0, MOST_CARDS, SEAT, position=None)
    row = one_of(c.CARDS, SLOT, none=True, note="face up; null for an empty slot")
    taken = number(0, c.SLOTS, note="the slot (from 1) of the last card taken; 0: it was drawn")
    deck = of_a_kind(KIND, secret=NO_ONE)
    deck_count = number(0, MOST_CARDS, position=None)
    deck_at_shuffle = of_a_kind(KIND, position=None, note="less the cards drawn openly since: all can count it")
    discards = of_a_kind(KIND, position="discard")
    discard_count = number(0, MOST_CARDS, position=None)
    # cards drawn unseen before the deck was last shuffled (`rules.drawn`): the oldest shuffle first. All can tell counts and sums
    earlier_count = number(0, MOST_SHUFFLES, position=None, observed=False)
    earlier_drawn = of_a_kind(
        EARLIER, SEAT, KIND, secret=BY_RULE, position="earlier", observed=False, note="those that may still be in a hand"
    )
    earlier_drawn_count = number(0, MOST_EARLIER + MOST_CARDS, EARLIER, SEAT, position=None, observed=False)
    earlier_cards = of_a_kind(EARLIER, KIND, position=None, observed=False, note="by all seats together")
    # cards drawn unseen that seats have shown: paid, or laid for a tunnel; in the order of showing
    shown_count = number(0, MOST_SHOWN, position=None, observed=False)
    shown_seat = seat(SHOWN, position="shown.seat", observed=False)
    shown_draws = number(
        -MOST_EARLIER, MOST_CARDS, SHOWN, position="shown.draws", observed=False,
        note="how many cards it had drawn unseen since the last shuffle; below 0: by how many fewer than at that shuffle",
    )  # fmt: skip
    shown_card = one_of(c.CARDS, SHOWN, what="card", position="shown.card", observed=False)
    shown_cards = of_a_kind(SHOWN, position="shown.cards", observed=False, note="of that kind")
    # the board
    trains = number(0, c.TRAINS, SEAT, note="left")
    stations = number(0, c.STATIONS, SEAT, note="left")
    points = number(-MOST_POINTS, MOST_POINTS, SEAT)
    owner = seat(ROUTE, none=True, position="owners")
    built = seat(CITY, none=True, note="the owner of the station there")
    # computed from these (`rules.routes`), as sets (`core.machine.bits`)
    closed = number(0, 2**c.HALF - 1, SEAT, HALVES, position=None, observed=False, note="routes that a seat can never claim again")
    free_cities = number(0, 2**c.CITIES - 1, position=None, observed=False, note="cities without a station")
    # the last tunnel that was tried: in the phase TUNNEL still on the table, later a memory
    laid_route = one_of(c.ROUTE_IDS, none=True, what="route", position="laid.route")
    laid_colour = one_of(c.CARDS, what="card", position="laid.colour")
    laid_cards = number(0, c.LONGEST, position="laid.cards", note="of that colour")
    laid_locomotives = number(0, c.LONGEST, position="laid.locomotives")
    revealed_count = number(0, 3, position=None)
    revealed = one_of(c.CARDS, REVEALED, what="card", position="laid.revealed")
    extra = number(0, 3, position=None)
    # tickets
    held_count = number(0, c.TICKETS, SEAT, position=None)
    held = ticket(SEAT, HELD, secret=OWN, open_at=OVER, position="tickets.ticket", note="in the order in which they came")
    held_draw = number(0, c.TICKETS, SEAT, HELD, position="tickets.draw", note="the draw that each came from; 0: the start")
    offer_count = number(0, c.START_TICKETS, SEAT, position=None)
    offer = ticket(SEAT, OFFER, ascending=True, secret=OWN, position="offered")
    chosen = flag(SEAT, position=None, note="whether the start tickets are chosen")
    choice = number(0, 15, SEAT, secret=OWN, position=None, note="the start tickets kept, as a mask; secret until all have chosen")
    dropped_count = number(0, 2, SEAT, position=None)
    dropped = ticket(SEAT, DROPPED, ascending=True, secret=OWN, note="start tickets not kept: out of the game")
    aside_count = number(0, c.LONG_TICKETS, position=None)
    aside = numbered(c.TICKET_IDS, ASIDE, secret=NO_ONE, position=None, note="long tickets that were not dealt: out of the game")
    unseen_ticket_count = number(0, c.TICKETS, position=None)
    unseen_tickets = numbered(c.TICKET_IDS, UNSEEN_TICKET, secret=NO_ONE, position=None, note="of the ticket deck: a set")
    returned_count = number(0, c.TICKETS, position=None)
    returned_tickets = ticket(
        RETURNED, secret=BY_RULE, position="returned.ticket",
        note="tickets put back under the deck, known to the seat that put them there; those of one draw are shuffled",
    )  # fmt: skip
    returned_seat = seat(RETURNED, position="returned.seat")
    returned_draw = number(0, c.TICKETS, RETURNED, position="returned.draw")
    draws = number(0, c.TICKETS, note="ticket draws so far")
    known_redrawn_at = number(
        0, c.TICKETS, SEAT, TICKET, secret=OWN, position=None,
        note="the draw at which another seat drew a ticket that this seat had put back",
    )  # fmt: skip
    # the end
    last_seat = seat(none=True, position="last_round.seat", note="the player who triggered the last round")
    turns_left = number(0, c.SEATS, position="last_round.turns_left")
    passes = number(0, c.SEATS, note="in a row, each with no card to draw and no route to claim")
    ending = number(0, 9, position=None, note="index of scoring.REASONS")
    made = number(0, c.TICKETS, SEAT, position=None, note="completed tickets")
    missed = number(0, c.TICKETS, SEAT, position=None)
    ticket_points = number(-MOST_POINTS, MOST_POINTS, SEAT, position=None)
    borrowed = one_of(c.ROUTE_IDS, SEAT, STATION, none=True, position=None, note="per station, in order of cities, the route that it lends")
    longest = number(0, c.TRAINS, SEAT, position=None, note="the longest path, in trains")
    express = flag(SEAT, position=None, note="whether the seat has the European Express")


STATE = State.dtype
SECRETS = State.secrets
