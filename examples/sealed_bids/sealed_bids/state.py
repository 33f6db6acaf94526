"""The state of a match, field by field. Cards count from 1; 0 is no card."""

from __future__ import annotations

from boardwright.core.machine.state import header, record
from sealed_bids.components import CARDS

SEATS = 5
ROUNDS = 5  # and so many cards are dealt to everybody

BID, SWAP, OVER = range(3)
PHASES = ("bid", "swap", "over")

SPLIT, NOBODY = range(2)
"""The option `ties`, by the place of its value in game.toml."""

STREAM_DECK, STREAM_GUESS = range(2)
"""Streams of the generator: the deck, resampling."""

STATE = record(
    [
        *header(streams=2, options=["ties"]),
        ("phase", "i4"),
        ("finished", "i4"),  # rounds
        ("winner", "i4"),  # who won the last round alone and may swap; -1: nobody
        ("hand_count", "i4", (SEATS,)),
        ("hand", "i4", (SEATS, ROUNDS)),  # ascending, so that the order tells nothing
        ("chosen", "i4", (SEATS,)),  # 1: has bid in this round; everybody sees that
        ("bid", "i4", (SEATS,)),  # the card: a secret until all have chosen
        ("aside_count", "i4", (SEATS,)),
        ("aside", "i4", (SEATS, ROUNDS)),  # laid aside: a secret of its owner until the end
        ("played", "i4", (ROUNDS, SEATS)),  # the bids of finished rounds
        ("points", "i4", (SEATS,)),
        ("deck_count", "i4"),
        ("deck", "i4", (CARDS,)),  # a set: the next card is drawn at random
    ]
)
