"""The seats of a position: mats, cards, tokens."""

from __future__ import annotations

from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.endeavor.components import BUILDINGS, CARDS, COLONIAL_HOUSE, PLACES, SLAVERY, TOKENS
from boardwright.games.endeavor.state import ASIDE, GONE, HELD, IN_DECK, MOST_DISCS, NOBODY


def read_seats(reader: PositionReader, tables: Any, state: Any) -> list[PositionReader]:
    """What lies on the mats; levels and supplies are worked out later."""
    players = int(state.players)
    given = reader.get("seats", [{}] * players)
    if not isinstance(given, list) or len(given) != players:
        raise reader.wrong("seats", given, f"a table for each of {players} seats")
    seats = [reader.inside(f"seats[{seat}]", each) for seat, each in enumerate(given)]
    for seat, each in enumerate(seats):
        state.harbour[seat] = each.number("harbour", 0, 0, MOST_DISCS)
        _read_buildings(each, tables, state, seat)
        for name, count in each.table("tokens").items():
            token = each.name("tokens", name, TOKENS)
            state.held[seat, token] = each.checked(f"tokens.{name}", count, 0, int(tables.tokens[token]))
    return seats


def _read_buildings(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """The buildings in the order in which they were put up, the colonial house first."""
    given = reader.get("buildings", [BUILDINGS[COLONIAL_HOUSE]])
    if not isinstance(given, list) or not 1 <= len(given) <= PLACES:
        raise reader.wrong("buildings", given, f"a list of 1 to {PLACES} buildings")
    for i, each in enumerate(given):
        inner = reader.inside(f"buildings[{i}]", each if isinstance(each, dict) else {"building": each})
        building = inner.name("building", inner.get("building"), BUILDINGS)
        if (building == COLONIAL_HOUSE) != (i == 0):
            raise inner.wrong("building", BUILDINGS[building], f"{BUILDINGS[COLONIAL_HOUSE]} first and only there")
        state.building[seat, i] = building
        state.manned[seat, i] = inner.flag("manned")
        if state.manned[seat, i] and not tables.building_actions[building]:
            raise inner.wrong("manned", True, "false: it has no activation space")
        inner.finish()
    state.built[seat] = len(given)
    best = [b for b in state.building[seat].tolist() if b >= 0 and tables.building_level[b] == 5]
    if len(best) > 1:
        raise reader.wrong("buildings", [BUILDINGS[b] for b in best], "one building of level 5 at most")


def read_cards(reader: PositionReader, seats: list[PositionReader], tables: Any, state: Any) -> None:
    """Cards held, laid aside, gone; the rest lies in its decks."""
    state.card_place[:] = IN_DECK
    state.card_seat[:] = NOBODY
    for seat, each in enumerate(seats):
        _place(each, "cards", HELD, seat, state)
        for card in _place(each, "aside", ASIDE, seat, state):
            if tables.card_deck[card] != SLAVERY:
                raise each.wrong("aside", CARDS[card], "slavery cards")
        governor = each.get("governor")
        if governor is not None:
            card = each.name("governor", governor, CARDS)
            if not tables.card_governor[card] or state.card_place[card] != HELD or state.card_seat[card] != seat:
                raise each.wrong("governor", governor, "a governor among the cards of this seat, or null")
            state.governor[seat] = card
    for card in _place(reader, "gone", GONE, NOBODY, state):
        if not tables.card_governor[card] and tables.card_deck[card] != SLAVERY:
            raise reader.wrong("gone", CARDS[card], "governors and slavery cards")
    state.abolished = reader.flag("abolished")


def _place(reader: PositionReader, field: str, place: int, seat: int, state: Any) -> list[int]:
    """Put a list of cards somewhere; each lies in one place only."""
    given = reader.get(field, [])
    if not isinstance(given, list):
        raise reader.wrong(field, given, "a list of cards")
    cards = [reader.name(field, each, CARDS) for each in given]
    for card in cards:
        if state.card_place[card] != IN_DECK:
            raise reader.wrong(field, CARDS[card], "cards that lie nowhere else")
        state.card_place[card], state.card_seat[card] = place, seat
    return cards
