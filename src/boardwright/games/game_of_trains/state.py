"""The state of a match, field by field. Positions count from 0 here (0 is next to the locomotive), cards from 1; 0 is no card."""

from __future__ import annotations

from boardwright.core.machine.schema import NO_ONE, OWN, Axis, Schema, choice, number, numbered, seat, seats
from boardwright.games.game_of_trains.components import ABILITIES, CARDS, WAGONS

SEATS = 4

SETUP_KEEP, SETUP_REPLACE, TURN, REPLACE, TARGET, OVER = range(6)
PHASES = ("setup_keep", "setup_replace", "turn", "replace", "target", "over")

MOST_TURNS = 2**31 - 1
"""Turns are counted up to here and no further."""

STREAM_SEATING, STREAM_DEAL, STREAM_DRAW, STREAM_GUESS = range(4)
"""Streams of the generator: the first player, the deal, the draw pile in play, resampling."""

SEAT = seats(SEATS)
WAGON = Axis("wagon", WAGONS)
HAND = Axis("card", SEATS, count="hand_count")
REFUSED = Axis("card", SEATS, count="refused_count")
DISCARD = Axis("card", CARDS, count="discard_count")
DRAW_PILE = Axis("card", CARDS, count="draw_count")
ABILITY = Axis("ability", len(ABILITIES), short=True)


class State(Schema, streams=4, options=("turn_cap",)):
    """The record of a match: what lies where, and whose choice it is."""

    turn = number(0, MOST_TURNS, note="turns finished by all players together")
    phase = choice(PHASES, default=TURN)
    active = seat(note="the seat that acts")
    first = seat(note="the seat that began")
    using = numbered(CARDS, what="card", unique=True, note="card whose ability is being used, not yet discarded")
    winner = seat(none=True)
    train = numbered(CARDS, SEAT, WAGON, what="card", unique=True, position="trains")
    lock = numbered(CARDS, SEAT, WAGON, what="card", unique=True, position="locks", note="protect card under that wagon")
    hand_count = number(0, SEATS, SEAT, position=None)
    hand = numbered(
        CARDS, SEAT, HAND, what="card", unique=True, ascending=True, position="hands", secret=OWN,
        note="setup cards, or the card drawn and not yet placed",
    )  # fmt: skip
    refused_count = number(0, SEATS, SEAT, position=None)
    refused = numbered(
        CARDS, SEAT, REFUSED, what="card", unique=True, ascending=True, secret=OWN,
        note="refused setup cards: on the discard pile, known to their owner only",
    )  # fmt: skip
    row = numbered(CARDS, ABILITY, what="card", unique=True, null=False, note="per ability its face-up card: two of a kind never lie there")
    discard_count = number(0, CARDS, position=None)
    discard = numbered(CARDS, DISCARD, what="card", unique=True, note="cards that everybody saw when they were discarded, in that order")
    draw_count = number(0, CARDS, position=None)
    draw = numbered(CARDS, DRAW_PILE, what="card", rest=True, secret=NO_ONE, note="the draw pile: a set, the next card is drawn at random")


STATE = State.dtype
SECRETS = State.secrets
