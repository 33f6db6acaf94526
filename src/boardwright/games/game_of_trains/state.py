"""The state of a match, field by field. Positions count from 0 here (0 is next to the locomotive), cards from 1; 0 is no card."""

from typing import Any

from boardwright.core.machine.schema import NO_ONE, OWN, Axis, Schema, choice, number, numbered, seat, seats
from boardwright.games.game_of_trains.components import ABILITIES, CARDS, WAGONS

SEATS = 4

SETUP_KEEP, SETUP_REPLACE, TURN, REPLACE, TARGET, OVER = range(6)
PHASES = ("setup_keep", "setup_replace", "turn", "replace", "target", "over")

MOST_TURNS = 2**31 - 1
"""The highest turn number; counting stops here."""

STREAM_SEATING, STREAM_DEAL, STREAM_DRAW, STREAM_GUESS = range(4)
"""Streams of the generator: the first player, the deal, the draw pile in play, resampling."""

SEAT = seats(SEATS)
WAGON = Axis("wagon", WAGONS)
HAND = Axis("card", SEATS, count="hand_count")
REFUSED = Axis("card", SEATS, count="refused_count")
DISCARD = Axis("card", CARDS, count="discard_count")
DRAW_PILE = Axis("card", CARDS, count="draw_count")
ABILITY = Axis("ability", len(ABILITIES), short=True)


def card(*axes: Axis, **how: Any) -> Any:
    """A field of cards, each of which can only be in one place; 0 means none."""
    return numbered(CARDS, *axes, what="card", unique=True, **how)


class State(Schema, streams=4, options=("turn_cap",)):
    """The record of a match: the cards, and whose choice it is."""

    turn = number(0, MOST_TURNS, note="turns finished by all players together")
    phase = choice(PHASES, default=TURN)
    active = seat(note="the seat that acts")
    first = seat(note="the first player")
    using = card(note="card whose ability is being used, not yet discarded")
    winner = seat(none=True)
    train = card(SEAT, WAGON, position="trains")
    lock = card(SEAT, WAGON, position="locks", note="protect card under that wagon")
    hand_count = number(0, SEATS, SEAT, position=None)
    hand = card(SEAT, HAND, ascending=True, position="hands", secret=OWN, note="setup cards, or the card drawn and not yet placed")
    refused_count = number(0, SEATS, SEAT, position=None)
    refused = card(SEAT, REFUSED, ascending=True, secret=OWN, note="refused setup cards, discarded: known to their owner only")
    row = card(ABILITY, null=False, note="per ability its face-up card: two of a kind never lie there")
    discard_count = number(0, CARDS, position=None)
    discard = card(DISCARD, note="cards discarded face up, in order")
    draw_count = number(0, CARDS, position=None)
    draw = card(DRAW_PILE, rest=True, secret=NO_ONE, note="the draw pile: a set, the next card is drawn at random")
