"""The end-bonus cards of a position: who drew which, what is in the deck, what was removed, who has seen the deck when."""

from __future__ import annotations

from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads.components import BONUSES
from boardwright.games.russian_railroads.state import IN_DECK, REMOVED

NOWHERE = -2


def read_bonus_cards(reader: PositionReader, tables: Any, state: Any, seats: list[PositionReader]) -> None:
    """Each card is held, in the deck or removed; each draw took one."""
    state.fate[:] = NOWHERE
    held = [_held(each) for each in seats]
    state.draws = sum(map(len, held))
    if state.draws > len(BONUSES) - int(tables.bonus_removed):
        raise reader.wrong("seats", int(state.draws), f"at most {len(BONUSES) - int(tables.bonus_removed)} end-bonus cards")
    named = {draw for cards in held for _, draw in cards if draw}
    free = [draw for draw in range(1, int(state.draws) + 1) if draw not in named]
    for seat, cards in enumerate(held):
        for n, (card, draw) in enumerate(cards):
            number = draw or free.pop(0)
            if number > state.draws or state.drawer[number] >= 0:
                fits = f"each number from 1 to {int(state.draws)} once"
                raise seats[seat].wrong(f"bonus_cards[{n}].draw", number, fits)
            _put(seats[seat], f"bonus_cards[{n}]", state, card, number)
            state.drawer[number] = seat
    _read_rest(reader, tables, state)
    _read_looks(reader, state)


def _held(reader: PositionReader) -> list[tuple[str, int]]:
    """The cards of a seat with the numbers of their draws; a name alone leaves the number open."""
    told = reader.get("bonus_cards", [])
    if not isinstance(told, list):
        raise reader.wrong("bonus_cards", told, "a list of end-bonus cards")
    found = []
    for n, each in enumerate(told):
        if isinstance(each, str):
            found.append((each, 0))
        else:
            inner = reader.inside(f"bonus_cards[{n}]", each)
            found.append((inner.get("bonus"), inner.number("draw", 0, 1, len(BONUSES))))
            inner.finish()
    return found


def _put(reader: PositionReader, field: str, state: Any, card: Any, fate: int) -> None:
    number = reader.name(field, card, BONUSES)
    if state.fate[number] != NOWHERE:
        raise reader.wrong(field, card, "a card that lies nowhere else")
    state.fate[number] = fate


def _read_rest(reader: PositionReader, tables: Any, state: Any) -> None:
    """The removed ones; left out: the last that lie nowhere else. The rest is the deck."""
    deck = reader.get("deck")
    if deck is not None:
        _read_list(reader, "deck", deck, state, IN_DECK)
    free = [bonus for i, bonus in enumerate(BONUSES) if state.fate[i] == NOWHERE]
    count = int(tables.bonus_removed)
    removed = reader.get("removed", free[len(free) - count :] if count else [])
    _read_list(reader, "removed", removed, state, REMOVED)
    if len(removed) != count:
        raise reader.wrong("removed", removed, f"{count} cards")
    rest = [bonus for i, bonus in enumerate(BONUSES) if state.fate[i] == NOWHERE]
    if deck is not None and rest:
        raise reader.wrong("deck", deck, f"{', '.join(rest)}, too: the cards that lie nowhere else")
    _read_list(reader, "deck", rest, state, IN_DECK)


def _read_list(reader: PositionReader, field: str, told: Any, state: Any, fate: int) -> None:
    if not isinstance(told, list):
        raise reader.wrong(field, told, "a list of end-bonus cards")
    for n, card in enumerate(told):
        _put(reader, f"{field}[{n}]", state, card, fate)


def _read_looks(reader: PositionReader, state: Any) -> None:
    """After how many draws each seat has searched the deck; whoever drew a card did so just before."""
    players = int(state.players)
    own = [[draw - 1 for draw in range(1, int(state.draws) + 1) if state.drawer[draw] == seat] for seat in range(players)]
    for seat, looks in enumerate(reader.lists("looked", own, players)):
        for n, draws in enumerate(looks):
            state.looked[seat] |= 1 << reader.checked(f"looked[{seat}][{n}]", draws, 0, int(state.draws))
        missing = [draws for draws in own[seat] if not state.looked[seat] >> draws & 1]
        if missing:
            raise reader.wrong(f"looked[{seat}]", looks, f"{missing[0]}, too: that seat drew the card after")
