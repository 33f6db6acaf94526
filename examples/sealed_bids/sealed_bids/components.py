"""The cards: their value as a bid, and their bonus when laid aside."""

from typing import Any

from boardwright.core.machine.state import record
from boardwright.core.text.data_tables import table

CARDS = 30

TABLES = record([("value", "i4", (CARDS + 1,)), ("bonus", "i4", (CARDS + 1,))])
"""By number of the card; entry 0 is unused."""


def load_tables(data: dict[str, Any], tables: Any) -> None:
    """Fill `tables` from the data file or its replacement. Raises BadData."""
    cards = table(data, "cards")
    tables.value[1:] = cards.numbers("values", CARDS, 0, 1000)
    tables.bonus[1:] = cards.numbers("bonus", CARDS, 0, 1000)
