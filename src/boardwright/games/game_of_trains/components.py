"""The 84 wagon cards: which ability each number carries."""

from __future__ import annotations

from typing import Any

from boardwright.core.errors import BadData, short
from boardwright.core.machine.state import record
from boardwright.core.text.data_tables import reject_unknown_fields

CARDS = 84
WAGONS = 7

ABILITIES = (
    "swap_adjacent",
    "swap_skip_one",
    "move_right_2",
    "move_left_2",
    "remove_left",
    "remove_middle",
    "remove_right",
    "protect",
)
SWAP_ADJACENT, SWAP_SKIP_ONE, MOVE_RIGHT, MOVE_LEFT, REMOVE_LEFT, REMOVE_MIDDLE, REMOVE_RIGHT, PROTECT = range(8)

TABLES = record([("ability", "i1", (CARDS + 1,))])
"""`ability[card]`: index into ABILITIES; entry 0 is unused."""


def load_tables(data: dict[str, Any], tables: Any) -> None:
    """Fill `tables` from the data file. Raises BadData unless every card has exactly one ability."""
    table = data.get("abilities")
    if not isinstance(table, dict):
        raise BadData(f"abilities: {short(table)}, expected a table with the lists in abilities.cards")
    reject_unknown_fields(table, ("cards",), "abilities")
    lists = table.get("cards")
    if not isinstance(lists, dict) or set(lists) != set(ABILITIES):
        raise BadData(f"abilities.cards: {short(lists)}, expected a list of card numbers for each of {', '.join(ABILITIES)}")
    seen: set[int] = set()
    for ability, numbers in lists.items():
        if not isinstance(numbers, list):
            raise BadData(f"abilities.cards.{ability}: {short(numbers)}, expected a list of card numbers")
        for card in numbers:
            if isinstance(card, bool) or not isinstance(card, int) or not 1 <= card <= CARDS or card in seen:
                raise BadData(f"abilities.cards.{ability}: {short(card)}, expected each number from 1 to {CARDS} in one list only")
            seen.add(card)
            tables.ability[card] = ABILITIES.index(ability)
    if len(seen) != CARDS:
        missing = sorted(set(range(1, CARDS + 1)) - seen)
        raise BadData(f"abilities.cards: {missing[:5]} missing, expected each number from 1 to {CARDS}")
