"""Reading the fields of a position of this game: names of components, cards by kind, numbers per seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.ticket_to_ride_europe.components import CARDS, TICKET_IDS

TICKET = {ticket: number for number, ticket in enumerate(TICKET_IDS, 1)}
MOST_OF_A_KIND = 14
"""No box has more cards of one kind (`components`)."""


class Reader(PositionReader):
    """The core's reader with what positions of this game are made of. `placed`: the tickets read so far."""

    def one_of(self, field: str, value: Any, allowed: Sequence[str], what: str) -> int:
        """The index of a name among many: the error gives one of them as an example."""
        if not isinstance(value, str) or value not in allowed:
            raise self.wrong(field, value, f"{what}, such as {allowed[0]}")
        return allowed.index(value)

    def counts(self, field: str, value: Any) -> list[int]:
        """Numbers of cards by kind."""
        if not isinstance(value, dict):
            raise self.wrong(field, value, "a table of cards, such as {blue: 2}")
        for card, count in value.items():
            self.one_of(field, card, CARDS, "a card")
            self.checked(f"{field}.{card}", count, 0, MOST_OF_A_KIND)
        return [value.get(card, 0) for card in CARDS]

    def per_seat(self, field: str, default: list[Any], what: str) -> list[Any]:
        """A list with an entry for each seat."""
        value = self.get(field, default)
        if not isinstance(value, list) or len(value) != len(default):
            raise self.wrong(field, value, f"{len(default)} {what}")
        return value

    def numbers(self, field: str, default: list[int], most: list[int]) -> list[int]:
        """A number for each seat, up to that seat's limit."""
        values = self.per_seat(field, default, "numbers")
        return [self.checked(f"{field}[{seat}]", value, 0, most[seat]) for seat, value in enumerate(values)]

    def row(self, field: str, value: Any, names: Sequence[str]) -> dict[str, Any]:
        """A table that has exactly these fields."""
        if not isinstance(value, dict) or set(value) != set(names):
            raise self.wrong(field, value, "a table of " + ", ".join(names))
        return value

    def rows(self, field: str, names: Sequence[str]) -> list[tuple[str, dict[str, Any]]]:
        """A list of such tables, each with its name for errors; empty if left out."""
        values = self.get(field, [])
        if not isinstance(values, list):
            raise self.wrong(field, values, "a list of tables with " + ", ".join(names))
        return [(f"{field}[{i}]", self.row(f"{field}[{i}]", value, names)) for i, value in enumerate(values)]

    def ticket(self, field: str, value: Any) -> int:
        """The number (from 1) of a ticket by its name."""
        return self.one_of(field, value, TICKET_IDS, "a ticket") + 1

    def placed_ticket(self, field: str, value: Any) -> int:
        """The same for a ticket that lies there, and so nowhere else."""
        number = self.ticket(field, value)
        if number in self.placed:
            raise self.wrong(field, value, "a ticket that lies nowhere else")
        self.placed.add(number)
        return number
