"""The end-bonus cards of a position: who drew which, what is in the deck, what was removed, who has seen the deck when."""

from __future__ import annotations

from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads import state as s

NOWHERE = -2


def read_bonus_cards(reader: PositionReader, tables: Any, state: Any, seats: list[PositionReader]) -> None:
    """Each card is held, in the deck or removed; each draw took one."""
    state.bonus_location[:] = NOWHERE
    held = [(seat, f"bonus_cards[{n}]", *card) for seat, each in enumerate(seats) for n, card in enumerate(_held(each))]
    state.draws, most = len(held), len(c.BONUSES) - int(tables.bonus_removed)
    reader.expect(len(held) <= most, "seats", len(held), f"at most {most} end-bonus cards")
    free = [draw for draw in range(1, len(held) + 1) if draw not in [draw for *_, draw in held]]
    for seat, path, card, draw in held:
        number = draw or free.pop(0)
        good = number <= len(held) and state.drawer[number] < 0
        seats[seat].expect(good, f"{path}.draw", number, f"each number from 1 to {len(held)} once")
        _put(seats[seat], path, state, card, number)
        state.drawer[number] = seat
    _read_deck(reader, tables, state)
    _check_looks(reader, state)


def _held(reader: PositionReader) -> list[tuple[int, int]]:
    """The cards of a seat with the numbers of their draws; a name alone leaves the number open (0)."""
    told, found = reader.get("bonus_cards", []), []
    reader.expect(isinstance(told, list), "bonus_cards", told, "a list of end-bonus cards")
    for n, each in enumerate(told):
        inner = reader.within(f"bonus_cards[{n}]", {"bonus": each} if isinstance(each, str) else each)
        draw = 0 if isinstance(each, str) else inner.number("draw", 0, 1, len(c.BONUSES))
        found.append((inner.name("bonus", inner.get("bonus"), c.BONUSES), draw))
    return found


def _put(reader: PositionReader, path: str, state: Any, card: int, fate: int) -> None:
    reader.expect(state.bonus_location[card] == NOWHERE, path, c.BONUSES[card], "a card that lies nowhere else")
    state.bonus_location[card] = fate


def _read_deck(reader: PositionReader, tables: Any, state: Any) -> None:
    """The removed ones; left out: the last that lie nowhere else. The rest is the deck."""
    told, count = reader.get("deck"), int(tables.bonus_removed)
    for n, card in enumerate(reader.names("deck", c.BONUSES) if told is not None else []):
        _put(reader, f"deck[{n}]", state, card, s.IN_DECK)
    free = [card for card in range(len(c.BONUSES)) if state.bonus_location[card] == NOWHERE]
    removed = reader.names("removed", c.BONUSES) if "removed" in reader.position else free[len(free) - count :]
    for n, card in enumerate(removed):
        _put(reader, f"removed[{n}]", state, card, s.REMOVED)
    reader.expect(len(removed) == count, "removed", reader.get("removed"), f"{count} cards")
    rest = [c.BONUSES[card] for card in free if state.bonus_location[card] == NOWHERE]
    reader.expect(told is None or not rest, "deck", told, f"{', '.join(rest)}, too: the cards that lie nowhere else")
    state.bonus_location[state.bonus_location == NOWHERE] = s.IN_DECK


def _check_looks(reader: PositionReader, state: Any) -> None:
    """After how many draws each seat has searched the deck; whoever drew a card did so just before."""
    draws = int(state.draws)
    for seat in range(state.players):
        own = sum(1 << draw - 1 for draw in range(1, draws + 1) if state.drawer[draw] == seat)
        looks = int(state.looked[seat]) if "looked" in reader.position else own
        expected = f"numbers from 0 to {draws}, among them the draws before each of the seat's own"
        reader.expect(looks < 1 << draws + 1 and looks & own == own, f"looked[{seat}]", reader.get("looked"), expected)
        state.looked[seat] = looks
