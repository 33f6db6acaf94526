"""The state of a match, field by field. Cards count from 1; 0 is no card."""

from boardwright.core.machine.schema import NO_ONE, OWN, Axis, Schema, choice, flag, number, numbered, seat, seats
from sealed_bids.components import CARDS

ROUNDS = 5  # also the number of cards dealt to each player

BID, SWAP, OVER = range(3)
PHASES = ("bid", "swap", "over")

SPLIT, NOBODY = range(2)
"""The option `ties`, by the place of its value in game.toml."""

STREAM_DECK, STREAM_GUESS = range(2)
"""Streams of the generator: the deck, resampling."""

SEAT = seats(5)
HAND = Axis("card", ROUNDS, count="hand_count")
ASIDE = Axis("card", ROUNDS, count="aside_count")
ROUND = Axis("round", ROUNDS, count="rounds_played")
DECK = Axis("card", CARDS, count="deck_count")


class State(Schema, streams=2, options=("ties",)):
    """The cards, and whose choice it is."""

    phase = choice(PHASES)
    winner = seat(none=True, note="who won the last round alone and may swap")
    hand_count = number(0, ROUNDS, SEAT, position=None)
    hand = numbered(CARDS, SEAT, HAND, what="card", unique=True, ascending=True, secret=OWN, position="hands")
    chosen = flag(SEAT, position=None, note="has bid in this round; public")
    bid = numbered(CARDS, SEAT, what="card", unique=True, secret=OWN, position="bids", note="a secret until all have chosen")
    aside_count = number(0, ROUNDS, SEAT, position=None)
    aside = numbered(CARDS, SEAT, ASIDE, what="card", unique=True, secret=OWN, open_at=OVER, note="laid aside")
    rounds_played = number(0, ROUNDS, position=None, note="rounds whose bids were shown")
    played = numbered(CARDS, ROUND, SEAT, what="card", unique=True, null=False, note="the bids of those rounds")
    points = number(0, 10_000, SEAT, note="what the pots gave; at the end with what was laid aside")
    deck_count = number(0, CARDS, position=None)
    deck = numbered(CARDS, DECK, what="card", rest=True, secret=NO_ONE, note="a set: cards are drawn at random")
