"""The twenty cards and their points. A card is a number from 1: suit by suit, each from the jack up to the ace."""

from typing import Any

from boardwright.core.machine.state import record
from boardwright.core.text.data_tables import table

SUITS = ("spades", "hearts", "clubs", "diamonds")
RANKS = ("jack", "queen", "king", "ten", "ace")
JACK, QUEEN, KING, TEN, ACE = range(5)
CARDS = tuple(f"{suit}_{rank}" for suit in SUITS for rank in RANKS)
NAMES = ("", *CARDS)
"""By number: 0 is no card."""

TABLES = record([("value", "i4", (len(NAMES),)), ("marriage", "i4"), ("royal", "i4"), ("goal", "i4"), ("half", "i4")])
"""Card points by number of the card, of a marriage, of one in trumps; those that win a deal, and those that save the loser a point."""


def load_tables(data: dict[str, Any], tables: Any) -> None:
    """Fill `tables` from the data file or its replacement. Raises BadData."""
    cards, counts = table(data, "cards"), table(data, "counts")
    tables.value[1:] = cards.numbers("values", len(RANKS), 0, 100) * len(SUITS)
    for name in ("marriage", "royal", "goal", "half"):
        tables[name] = counts.number(name, 1, 100)


def suit_of(card):
    """The place of a card's suit in SUITS."""
    return (card - 1) // len(RANKS)


def card_of(suit, rank):
    """The card of a suit and a rank."""
    return suit * len(RANKS) + rank + 1
