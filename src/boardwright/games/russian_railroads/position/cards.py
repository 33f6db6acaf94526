"""The end-bonus cards of a position: who drew which, what is in the deck, what was removed, who has seen the deck when."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads import state as s


def read_bonus_cards(reader: PositionReader, tables: Any, state: Any, seats: list[PositionReader]) -> None:
    """Each card is held, in the deck or removed; each draw took one. Left out: the last that lie nowhere else are removed."""
    removed = int(tables.bonus_removed)
    _read_held(reader, state, seats, most=len(c.BONUSES) - removed)
    for n, card in enumerate(reader.names("deck", c.BONUSES)):
        reader.place(f"deck[{n}]", card, "card", c.BONUSES[card])
    free = [card for card in range(len(c.BONUSES)) if card not in reader.placed]
    box = reader.names("removed", c.BONUSES) if "removed" in reader.position else free[len(free) - removed :]
    for n, card in enumerate(box):
        reader.place(f"removed[{n}]", card, "card", c.BONUSES[card])
        state.bonus_location[card] = s.REMOVED
    reader.require(len(box) == removed, "removed", f"{removed} cards")
    rest = [c.BONUSES[card] for card in free if card not in reader.placed]
    reader.require("deck" not in reader.position or not rest, "deck", f"{', '.join(rest)}, too: the cards that lie nowhere else")
    _read_looks(reader, state)


def _read_held(reader: PositionReader, state: Any, seats: list[PositionReader], most: int) -> None:
    """The cards of all seats; those without a number took the draws that are left."""
    held = [(seat, *card) for seat, each in enumerate(seats) for card in _held_cards(each)]
    reader.expect(len(held) <= most, "seats", len(held), f"at most {most} end-bonus cards")
    state.draws = len(held)
    free = [draw for draw in range(1, len(held) + 1) if all(draw != number for *_, number in held)]
    state.bonus_location[:] = s.IN_DECK
    for seat, path, card, number in held:
        draw = number or free.pop(0)
        good = draw <= len(held) and state.drawer[draw] < 0
        seats[seat].expect(good, f"{path}.draw", draw, f"each number from 1 to {len(held)} once")
        seats[seat].place(path, card, "card", c.BONUSES[card])
        state.bonus_location[card], state.drawer[draw] = draw, seat


def _held_cards(reader: PositionReader) -> Iterator[tuple[str, int, int]]:
    """The cards of a seat with the numbers of their draws; a name alone leaves the number open (0)."""
    given = reader.get("bonus_cards", [])
    reader.expect(isinstance(given, list), "bonus_cards", given, "a list of end-bonus cards")
    for n, each in enumerate(given):
        path = f"bonus_cards[{n}]"
        inner = reader.within(path, {"bonus": each} if isinstance(each, str) else each)
        draw = 0 if isinstance(each, str) else inner.number("draw", 0, 1, len(c.BONUSES))
        yield path, inner.name("bonus", inner.get("bonus"), c.BONUSES), draw


def _read_looks(reader: PositionReader, state: Any) -> None:
    """After how many draws each seat has searched the deck; whoever drew a card did so just before."""
    draws = int(state.draws)
    for seat in range(state.players):
        own = sum(1 << draw - 1 for draw in range(1, draws + 1) if state.drawer[draw] == seat)
        if "looked" not in reader.position:
            state.looked[seat] = own
        good = state.looked[seat] < 1 << draws + 1 and state.looked[seat] & own == own
        reader.require(good, f"looked[{seat}]", f"numbers from 0 to {draws}, among them the draws before each of the seat's own")
