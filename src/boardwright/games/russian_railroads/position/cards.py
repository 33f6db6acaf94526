"""The end-bonus cards of a position: who drew which, what is in the deck, what was removed, who has seen the deck when."""

from __future__ import annotations

from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads import components as c, state as s

PILES = {"deck": s.IN_DECK, "removed": s.REMOVED}


def card_piles(state: Any) -> dict[str, list[str]]:
    """The deck, and the cards that were removed."""
    fates = state.bonus_location.tolist()
    return {pile: [card for card, at in zip(c.BONUSES, fates, strict=True) if at == fate] for pile, fate in PILES.items()}


def read_bonus_cards(reader: PositionReader, seats: list[PositionReader], tables: Any, state: Any) -> None:
    """Each card is held, in the deck or removed; each draw took one. Left out: the last that lie nowhere else are removed."""
    removed = int(tables.bonus_removed)
    _read_held(reader, seats, state, most=len(c.BONUSES) - removed)
    reader.lying("deck", c.BONUSES, "card")
    free = reader.left("card", range(len(c.BONUSES)))
    box = reader.lying("removed", c.BONUSES, "card") if reader.says("removed") else free[len(free) - removed :]
    reader.require(len(box) == removed, "removed", f"{removed} cards")
    state.bonus_location[box] = s.REMOVED
    rest = [c.BONUSES[card] for card in free if card not in box]
    reader.require(not reader.says("deck") or not rest, "deck", f"{', '.join(rest)}, too: the cards that lie nowhere else")
    _read_looks(reader, state)


def _read_held(reader: PositionReader, seats: list[PositionReader], state: Any, most: int) -> None:
    """The cards of all seats, with the numbers of their draws; those without a number took the draws that are left."""
    held = [(seat, card) for seat, each in enumerate(seats) for card in each.tables("bonus_cards", alone="bonus")]
    reader.expect(len(held) <= most, "seats", len(held), f"at most {most} end-bonus cards")
    state.draws, state.bonus_location[:] = len(held), s.IN_DECK
    told = [card.number("draw", 1, len(held)) if card.says("draw") else 0 for _, card in held]
    free = sorted({*range(1, len(held) + 1)} - {*told})
    for (seat, card), number in zip(held, told, strict=True):
        draw = number or free.pop(0)
        card.require(state.drawer[draw] < 0, "draw", f"each number from 1 to {len(held)} once")
        bonus = card.choice("bonus", c.BONUSES)
        card.place("bonus", bonus, "card", c.BONUSES[bonus])
        state.bonus_location[bonus], state.drawer[draw] = draw, seat


def _read_looks(reader: PositionReader, state: Any) -> None:
    """After how many draws each seat has searched the deck; whoever drew a card did so just before."""
    draws = int(state.draws)
    for seat in range(state.players):
        own = sum(1 << draw - 1 for draw in range(1, draws + 1) if state.drawer[draw] == seat)
        reader.fill("looked", state.looked, seat, own)
        good = state.looked[seat] < 1 << draws + 1 and state.looked[seat] & own == own
        reader.require(good, f"looked[{seat}]", f"numbers from 0 to {draws}, among them the draws before each of the seat's own")
