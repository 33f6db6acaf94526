"""The seats of a position: buildings, cards, and the sums of levels and supplies that follow."""

from __future__ import annotations

from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.endeavor.components import BUILDINGS, CARDS, COLONIAL_HOUSE, PLACES, SLAVERY, TOKENS, TRACKS
from boardwright.games.endeavor.state import ASIDE, GONE, HELD, IN_DECK, NOBODY

DISCS = 30


def seat_position(state: Any, seat: int) -> dict[str, Any]:
    """What the declared fields of a seat do not say."""
    places = range(int(state.built[seat]))
    return {
        "buildings": [{"building": BUILDINGS[state.building[seat, i]], "manned": bool(state.manned[seat, i])} for i in places],
        "levels": dict(zip(TRACKS, state.icons[seat].tolist(), strict=True)),
        "cards": cards_at(state, HELD, seat),
        "aside": cards_at(state, ASIDE, seat),
    }


def cards_at(state: Any, place: int, seat: int) -> list[str]:
    """The cards that lie at a place of a seat."""
    return [name for card, name in enumerate(CARDS) if state.card_place[card] == place and state.card_seat[card] == seat]


def read_buildings(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
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
    for seat, each in enumerate(seats):
        _place(each, "cards", HELD, seat, state)
        for card in _place(each, "aside", ASIDE, seat, state):
            if tables.card_deck[card] != SLAVERY:
                raise each.wrong("aside", CARDS[card], "slavery cards")
        card = int(state.governor[seat])
        if card >= 0 and (not tables.card_governor[card] or state.card_place[card] != HELD or state.card_seat[card] != seat):
            raise each.wrong("governor", CARDS[card], "a governor among the cards of this seat, or null")
    for card in _place(reader, "gone", GONE, NOBODY, state):
        if not tables.card_governor[card] and tables.card_deck[card] != SLAVERY:
            raise reader.wrong("gone", CARDS[card], "governors and slavery cards")


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


def check_tokens(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """No more tokens of a kind than there are."""
    for token, count in enumerate(state.tokens[seat].tolist()):
        if count > tables.tokens[token]:
            raise reader.wrong(f"tokens.{TOKENS[token]}", count, f"a number from 0 to {int(tables.tokens[token])}")


def check_sums(reader: PositionReader, seats: list[PositionReader], tables: Any, state: Any) -> None:
    """Stocks, levels and supplies follow from the rest. Where they are given, they must say the same."""
    built = state.building.ravel().tolist()
    stock = {name: int(tables.building_copies[i]) - built.count(i) for i, name in enumerate(BUILDINGS) if i}
    _check_sums(reader, "stock", stock, "copies that are not built")
    for i, name in enumerate(BUILDINGS[1:], 1):
        if stock[name] < 0:
            raise reader.wrong(f"stock.{name}", stock[name], "0: copies that are not built")
        state.stock[i] = stock[name]
    for seat, each in enumerate(seats):
        levels = {name: _level(tables, state, seat, track) for track, name in enumerate(TRACKS)}
        _check_sums(each, "levels", levels, "the icons of buildings, cards and tokens")
        state.icons[seat] = list(levels.values())
        used = int(state.harbour[seat]) + int(state.manned[seat].sum()) + int(state.beside[:, seat].sum())
        used += int((state.city_owner == seat).sum()) + int((state.lane_owner == seat).sum())
        state.supply[seat] = _checked(each, "supply", each.get("supply", DISCS - used), DISCS - used, "thirty less the discs in use")


def _level(tables: Any, state: Any, seat: int, track: int) -> int:
    level = int(state.tokens[seat, track])
    level += sum(int(tables.building_icons[b, track]) for b in state.building[seat].tolist() if b >= 0)
    return level + sum(int(tables.card_icons[CARDS.index(card), track]) for card in cards_at(state, HELD, seat))


def _check_sums(reader: PositionReader, field: str, sums: dict[str, int], why: str) -> None:
    given = reader.table(field)
    for name in given:
        reader.name(field, name, tuple(sums))
        _checked(reader, f"{field}.{name}", given[name], sums[name], why)


def _checked(reader: PositionReader, field: str, given: Any, number: int, why: str) -> int:
    """`number`, if that is what is given (true and 1.0 are not 1)."""
    if type(given) is not int or given != number:
        raise reader.wrong(field, given, f"{number}: {why}")
    return number
