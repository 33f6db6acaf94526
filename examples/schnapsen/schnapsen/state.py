"""The state of a match, field by field. Cards count from 1; 0 is no card."""

from typing import Any

from boardwright.core.machine.schema import NO_ONE, OWN, Axis, Schema, bits, choice, number, numbered, seat, seats
from schnapsen.components import CARDS, RANKS, SUITS

HAND_SIZE, TRICKS = len(RANKS), len(CARDS) // 2

LEAD, ANSWER, OVER = range(3)

STREAM_SEATING, STREAM_DEAL, STREAM_DRAW, STREAM_GUESS = range(4)
"""Streams of the generator: the first dealer, the deal, the talon in play, resampling."""

SEAT = seats(2)
HAND = Axis("card", HAND_SIZE, count="hand_count")
SHOWN = Axis("card", HAND_SIZE, count="shown_count")
TRICK = Axis("trick", TRICKS, count="tricks")
TALON = Axis("card", len(CARDS), count="talon_count")


def card(*axes: Any, **how: Any) -> Any:
    """Return a field of cards, each of which is in one place only."""
    return numbered(CARDS, *axes, what="card", unique=True, **how)


class State(Schema, streams=4, options=("target",)):
    """The cards, and whose choice it is."""

    phase = choice(("lead", "answer", "over"))
    points = number(0, 9, SEAT, note="game points")
    dealer = seat(note="the other seat leads to the first trick")
    active = seat(position=None, note="the seat that acts")
    trump = choice(SUITS)
    turned = card(note="the trump card under the talon, until it is drawn")
    talon_count = number(0, len(CARDS), position=None)
    talon = card(TALON, rest=True, secret=NO_ONE, note="the face-down cards: a set, the next one is drawn at random")
    closed = number(0, 3, none=-1, note="so many tricks had been taken when the talon was closed")
    stake = number(0, 3, note="game points for the player who closed the talon, if they win")
    hand_count = number(0, HAND_SIZE, SEAT, position=None)
    hand = card(SEAT, HAND, ascending=True, secret=OWN, position="hands", note="cards that only their owner has seen")
    shown_count = number(0, HAND_SIZE, SEAT, position=None)
    shown = card(SEAT, SHOWN, ascending=True, note="cards in hand that both have seen")
    married = bits(SUITS, SEAT, note="marriages declared in this deal")
    tricks = number(0, TRICKS, position=None, note="tricks taken in this deal")
    played = card(TRICK, SEAT, null=False, note="the cards of each trick, by seat")
    taken = seat(TRICK, position=None, note="who took each of those tricks")
    led = card(note="the card that waits for an answer")
