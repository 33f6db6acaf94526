"""The end-bonus cards of a position: who drew which, what is in the deck, what was removed, who has seen the deck when."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads import state as s

PILES = {"deck": s.IN_DECK, "removed": s.REMOVED}


def card_piles(state: Any) -> dict[str, list[str]]:
    """The deck, and the cards that were removed."""
    fates = state.bonus_location.tolist()
    return {pile: [card for card, at in zip(c.BONUSES, fates, strict=True) if at == fate] for pile, fate in PILES.items()}


def read_bonus_cards(reader: PositionReader, seats: list[PositionReader], tables: Any, state: Any) -> None:
    """Each card is held, in the deck or removed; each draw took one. Left out: the last that lie nowhere else are removed."""
    removed = int(tables.bonus_removed)
    _read_held(reader, seats, state, most=len(c.BONUSES) - removed)
    _read_pile(reader, "deck")
    free = [card for card in range(len(c.BONUSES)) if card not in reader.placed]
    box = _read_pile(reader, "removed") if "removed" in reader.position else free[len(free) - removed :]
    reader.require(len(box) == removed, "removed", f"{removed} cards")
    state.bonus_location[box] = s.REMOVED
    rest = [c.BONUSES[card] for card in free if card not in box]
    reader.require("deck" not in reader.position or not rest, "deck", f"{', '.join(rest)}, too: the cards that lie nowhere else")
    _read_looks(reader, state)


def _read_pile(reader: PositionReader, pile: str) -> list[int]:
    """Cards that lie nowhere else."""
    cards = reader.names(pile, c.BONUSES)
    for n, card in enumerate(cards):
        reader.place(f"{pile}[{n}]", card, "card", c.BONUSES[card])
    return cards


def _read_held(reader: PositionReader, seats: list[PositionReader], state: Any, most: int) -> None:
    """The cards of all seats; those without a number took the draws that are left."""
    held = [(seat, *card) for seat, each in enumerate(seats) for card in _held_cards(each)]
    reader.expect(len(held) <= most, "seats", len(held), f"at most {most} end-bonus cards")
    state.draws, state.bonus_location[:] = len(held), s.IN_DECK
    free = sorted(set(range(1, len(held) + 1)) - {draw for *_, draw in held})
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
        reader.fill("looked", state.looked, seat, own)
        good = state.looked[seat] < 1 << draws + 1 and state.looked[seat] & own == own
        reader.require(good, f"looked[{seat}]", f"numbers from 0 to {draws}, among them the draws before each of the seat's own")
