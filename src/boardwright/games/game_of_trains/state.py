"""The state of a match, field by field. Positions count from 0 here (0 is next to the locomotive), cards from 1; 0 is no card."""

from __future__ import annotations

from boardwright.core.machine.state import header, record
from boardwright.games.game_of_trains.components import CARDS, WAGONS

SEATS = 4

SETUP_KEEP, SETUP_REPLACE, TURN, REPLACE, TARGET, OVER = range(6)
PHASES = ("setup_keep", "setup_replace", "turn", "replace", "target", "over")

MOST_TURNS = 2**31 - 1
"""Turns are counted up to here and no further."""

STREAM_SEATING, STREAM_DEAL, STREAM_DRAW, STREAM_GUESS = range(4)
"""Streams of the generator: the first player, the deal, the draw pile in play, resampling."""

STATE = record(
    [
        *header(streams=4, options=["turn_cap"]),
        ("turn", "i4"),  # turns finished by all players together
        ("phase", "i1"),
        ("active", "i1"),  # the seat that acts
        ("first", "i1"),  # the seat that began
        ("using", "i1"),  # card whose ability is being used, not yet discarded
        ("winner", "i1"),  # seat, or -1
        ("train", "i1", (SEATS, WAGONS)),
        ("lock", "i1", (SEATS, WAGONS)),  # protect card under that wagon
        ("hand_count", "i1", (SEATS,)),
        ("hand", "i1", (SEATS, SEATS)),  # setup cards, or the card drawn and not yet placed; ascending
        ("refused_count", "i1", (SEATS,)),
        ("refused", "i1", (SEATS, SEATS)),  # refused setup cards: on the discard pile, known to their owner only
        ("row", "i1", (8,)),  # per ability its face-up card: two of a kind never lie there
        ("discard_count", "i1"),
        ("discard", "i1", (CARDS,)),  # cards that everybody saw when they were discarded, in that order
        ("draw_count", "i1"),
        ("draw", "i1", (CARDS,)),  # the draw pile: a set, the next card is drawn at random
    ]
)
