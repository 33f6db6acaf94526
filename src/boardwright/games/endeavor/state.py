"""The state of a match, field by field. What is `-1` is not there. Everything is open in this game."""

from __future__ import annotations

from boardwright.core.machine.state import header, record
from boardwright.games.endeavor.components import BUILDINGS, CARDS, CITIES, LANE_SPACES, LINKS, PLACES, REGIONS, SEATS, TOKENS, TRACKS

PHASES = ("build", "salary", "turn", "act", "governor", "discard", "over")
CHOOSE_BUILDING, SALARY, TURN, ACT, CHOOSE_GOVERNOR, DISCARD, OVER = range(7)
"""What the active seat is asked."""

STREAM_FIRST, STREAM_TOKENS = range(2)
"""Streams of the generator: the first player, tokens."""

# values of options
ONE_DISC, BY_FINANCE = range(2)
ALWAYS, BELOW_FIVE = range(2)

MOST_DISCS = 127
"""Of a seat in one place: so many fit into `beside`."""

CARD_PLACES = ("deck", "held", "aside", "gone")
IN_DECK, HELD, ASIDE, GONE = range(4)
"""Where a card is: in its deck, held by a seat, a slavery card laid aside by a seat, out of the match."""

NOBODY = -1
NOTHING = -1

STATE = record(
    [
        *header(streams=2, options=["payment", "slavery_place"]),
        # the course
        ("phase", "i1"),
        ("round_no", "i1"),  # from 1
        ("crown", "i1"),  # who begins
        ("active", "i1"),
        ("passed", "i1", (SEATS,)),
        # seats
        ("supply", "i2", (SEATS,)),  # discs; below 0: substitutes are in use
        ("harbour", "i2", (SEATS,)),  # discs
        ("built", "i1", (SEATS,)),  # buildings on the mat
        ("building", "i1", (SEATS, PLACES)),
        ("manned", "i1", (SEATS, PLACES)),  # whether a disc lies on it
        ("level", "i2", (SEATS, len(TRACKS))),  # the true sums, also above the top
        ("held", "i1", (SEATS, len(TOKENS))),
        ("governor", "i1", (SEATS,)),  # the card on the governor space since the last pass
        # the supply
        ("stock", "i1", (len(BUILDINGS),)),
        ("card_place", "i1", (len(CARDS),)),
        ("card_seat", "i1", (len(CARDS),)),
        # the board
        ("open_region", "i1", (len(REGIONS),)),
        ("city_token", "i1", (len(CITIES),)),
        ("city_owner", "i1", (len(CITIES),)),
        ("link_token", "i1", (len(LINKS),)),
        ("lane_token", "i1", (LANE_SPACES,)),
        ("lane_owner", "i1", (LANE_SPACES,)),
        ("beside", "i1", (len(REGIONS), SEATS)),  # discs beside a full track
        ("abolished", "i1"),
        # the choice at hand
        ("may", "i1"),  # the actions allowed now, as a mask
        ("halves", "i1"),  # how many halves of an action are left
        ("activated", "i1"),  # the place of the building that was activated, -1: a token was spent
        ("in_region", "i1"),  # the region that the second half must be in
        ("from_deck", "i1"),  # the deck that the second card must be from
        ("to_free", "i1"),  # discs still to be taken from buildings
    ]
)
