"""The state of a match, field by field. Cities and routes count from 0, tickets from 1 (0: none, or not known to the viewer)."""

from __future__ import annotations

from boardwright.core.machine.state import header, record
from boardwright.games.ticket_to_ride_europe.components import (
    CITIES,
    KINDS,
    LONG_TICKETS,
    ROUTES,
    SEATS,
    SLOTS,
    START_TICKETS,
    STATIONS,
    TICKETS,
)

CHOOSE_START, TURN, SECOND_CARD, PAY, TUNNEL, CHOOSE_TICKETS, OVER = range(7)
"""PAY is known to the active seat alone: for everybody else it is still TURN."""

STREAM_SEATING, STREAM_CARDS, STREAM_TICKETS, STREAM_GUESS = range(4)
"""Streams of the generator: the first player, train cards, tickets, resampling."""

# values of options
ALL_FIVE, ONLY_THOSE = range(2)
TWO_OR_FEWER, EXACTLY_TWO = range(2)
MUST_ACT, NO_CARDS, MAY_PASS = range(3)
MUST_TAKE, MAY_STOP = range(2)

NOBODY = -1

MOST_TURNS = 2**31 - 1
"""Turns are counted up to here: it is reached, by a position, in a match without `turn_cap` only."""

STATE = record(
    [
        *header(streams=4, options=["three_locomotives", "last_round", "passing", "second_card", "turn_cap"]),
        ("turn", "i4"),  # finished by all players together; no more than MOST_TURNS are counted
        ("phase", "i1"),
        ("active", "i1"),
        ("first", "i1"),
        ("paying", "i2"),  # the route, or ROUTES + the city, that the active seat is about to pay for; -1
        # train cards, by kind
        ("hand", "i1", (SEATS, KINDS)),
        ("hand_count", "i1", (SEATS,)),
        ("known", "i1", (SEATS, KINDS)),  # cards in that hand that everybody saw going there
        ("blind", "i1", (SEATS, KINDS)),  # drawn unseen since the deck was last shuffled: known to that seat
        ("blind_count", "i1", (SEATS,)),
        ("row", "i1", (SLOTS,)),  # face up; -1 for an empty slot
        ("taken", "i1"),  # the slot (from 1) of the last card taken; 0: it was drawn
        ("deck", "i1", (KINDS,)),
        ("deck_count", "i1"),
        ("fresh", "i1", (KINDS,)),  # the shuffled deck without the cards that were drawn openly since: everybody can count it
        ("discards", "i1", (KINDS,)),
        ("discard_count", "i1"),
        # the board
        ("trains", "i1", (SEATS,)),  # left
        ("stations", "i1", (SEATS,)),  # left
        ("points", "i2", (SEATS,)),
        ("owner", "i1", (ROUTES,)),  # seat, or -1
        ("built", "i1", (CITIES,)),  # the seat whose station stands there, or -1
        # the last tunnel that was tried: in the phase TUNNEL still on the table, else a memory
        ("laid_route", "i1"),  # -1 before the first
        ("laid_colour", "i1"),
        ("laid_cards", "i1"),  # of that colour
        ("laid_locomotives", "i1"),
        ("revealed_count", "i1"),
        ("revealed", "i1", (3,)),
        ("extra", "i1"),
        # tickets
        ("held_count", "i1", (SEATS,)),
        ("held", "i1", (SEATS, TICKETS)),  # in the order in which they came
        ("held_draw", "i1", (SEATS, TICKETS)),  # the draw that each came from; 0: the start
        ("offer_count", "i1", (SEATS,)),
        ("offer", "i1", (SEATS, START_TICKETS)),
        ("chosen", "i1", (SEATS,)),  # whether the start tickets are chosen
        ("choice", "i1", (SEATS,)),  # which: a mask, that seat's secret until all have chosen
        ("dropped_count", "i1", (SEATS,)),
        ("dropped", "i1", (SEATS, 2)),  # start tickets not kept: out of the game
        ("aside_count", "i1"),
        ("aside", "i1", (LONG_TICKETS,)),  # long tickets that nobody got: out of the game
        ("top_count", "i1"),
        ("top", "i1", (TICKETS,)),  # the ticket deck as far as nobody has seen it: a set
        ("low_count", "i1"),
        ("low", "i1", (TICKETS,)),  # below it the tickets put back, in that order; those of one draw are shuffled
        ("low_seat", "i1", (TICKETS,)),
        ("low_draw", "i1", (TICKETS,)),
        ("draws", "i1"),  # ticket draws so far
        ("traced", "i1", (SEATS, TICKETS + 1)),  # the draw at which a ticket that this seat had put back was drawn by somebody else
        # the end
        ("last_seat", "i1"),  # who made the last round begin, or -1
        ("turns_left", "i1"),
        ("passes", "i1"),  # in a row, each with no card to draw and no route to claim
        ("ending", "i1"),  # index of scoring.REASONS
        ("made", "i1", (SEATS,)),  # tickets
        ("missed", "i1", (SEATS,)),
        ("ticket_points", "i2", (SEATS,)),
        ("borrowed", "i1", (SEATS, STATIONS)),  # per station, in order of cities, the route that it lends, or -1
        ("longest", "i1", (SEATS,)),  # trail, in trains
        ("express", "i1", (SEATS,)),  # who holds the European Express
    ]
)
