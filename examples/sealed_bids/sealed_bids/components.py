"""The cards: what each is worth as a bid, and laid aside."""

from __future__ import annotations

from typing import Any

from boardwright.core.errors import BadData
from boardwright.core.machine.state import record

CARDS = 30

TABLES = record([("value", "i4", (CARDS + 1,)), ("bonus", "i4", (CARDS + 1,))])
"""By number of the card; entry 0 is unused."""


def load_tables(data: dict[str, Any], tables: Any) -> None:
    """Fill `tables` from the data file, or from whatever replaces it. Raises BadData."""
    cards = data.get("cards")
    if not isinstance(cards, dict):
        raise BadData(f"cards: {cards!r}, expected a table with values and bonus")
    tables.value[1:] = numbers("values", cards.get("values"))
    tables.bonus[1:] = numbers("bonus", cards.get("bonus"))


def numbers(name: str, found: Any) -> list[int]:
    """One number for each card."""
    if not isinstance(found, list) or len(found) != CARDS:
        raise BadData(f"cards.{name}: expected a list of {CARDS} numbers")
    for number in found:
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= 1000:
            raise BadData(f"cards.{name}: {number!r}, expected numbers from 0 to 1000")
    return found
