"""The 84 wagon cards: the ability of each number."""

from typing import Any

from boardwright.core.machine.state import record
from boardwright.core.text.data_tables import table

CARDS = 84
WAGONS = 7

ABILITIES = ("swap_adjacent", "swap_skip_one", "move_right_2", "move_left_2", "remove_left", "remove_middle", "remove_right", "protect")
SWAP_ADJACENT, SWAP_SKIP_ONE, MOVE_RIGHT, MOVE_LEFT, REMOVE_LEFT, REMOVE_MIDDLE, REMOVE_RIGHT, PROTECT = range(8)
REMOVES = (REMOVE_LEFT, REMOVE_MIDDLE, REMOVE_RIGHT)

TABLES = record([("ability", "i1", (CARDS + 1,))])
"""`ability[card]`: index into ABILITIES; entry 0 is unused."""


def load_tables(data: dict[str, Any], tables: Any) -> None:
    """Fill `tables` from the data file. Raises BadData unless every card has exactly one ability."""
    abilities, lists = table(data, "abilities"), table(data, "abilities", "cards")
    left = set(range(1, CARDS + 1))
    for ability, name in enumerate(ABILITIES):
        for card in lists.numbers(name, None, 1, CARDS):
            lists.expect(card in left, name, card, "each card once, in one list only")
            left.remove(card)
            tables.ability[card] = ability
    lists.expect(not left, "missing", sorted(left), f"each card from 1 to {CARDS}")
    lists.finish()
    abilities.finish("cards")
