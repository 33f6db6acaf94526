"""A complete state as a readable dict, and back. The fields stand in docs/games/endeavor.md.

What follows from the rest is worked out and, where it is given, checked: levels, supplies, stocks, which regions are open.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.core.machine.state import reading
from boardwright.core.text.positions import PositionReader
from boardwright.games.endeavor.components import BUILDINGS, CARDS, CITIES, LINKS, REGIONS, ROUNDS, TOKENS, TRACKS, name_of
from boardwright.games.endeavor.position.board import lane_of, read_board
from boardwright.games.endeavor.position.checks import check_buildings, check_cards, check_discs, check_end
from boardwright.games.endeavor.position.choice import acting, read_choice
from boardwright.games.endeavor.position.seats import read_cards, read_seats
from boardwright.games.endeavor.rules import blank
from boardwright.games.endeavor.state import ASIDE, GONE, HELD, OVER, PHASES


def to_position(tables: Any, state: Any) -> dict[str, Any]:
    """The fields of this game; the core adds game, ruleset, players and options."""
    tables, state = reading(tables), reading(state)
    seats = range(state.players)
    return {
        "phase": PHASES[state.phase],
        "round": int(state.round_no),
        "crown": int(state.crown),
        "active": int(state.active),
        "passed": [bool(state.passed[seat]) for seat in seats],
        "seats": [_seat(state, seat) for seat in seats],
        "cities": _owned(CITIES, state.city_owner),
        "beside": {name: state.beside[i, : state.players].tolist() for i, name in enumerate(REGIONS) if state.beside[i].any()},
        "lanes": {name: [int(state.lane_owner[i]) for i in _filled(tables, state, r)] for r, name in enumerate(REGIONS) if r},
        "tokens": {
            "cities": _tokens(CITIES, state.city_token),
            "links": _tokens(LINKS, state.link_token),
            "lanes": {name: [name_of(TOKENS, state.lane_token[i]) for i in lane_of(tables, r)] for r, name in enumerate(REGIONS) if r},
        },
        "gone": [name for card, name in enumerate(CARDS) if state.card_place[card] == GONE],
        "abolished": bool(state.abolished),
        "stock": {name: int(state.stock[i]) for i, name in enumerate(BUILDINGS) if i},
        "acting": acting(tables, state),
        "to_free": int(state.to_free),
    }


def _seat(state: Any, seat: int) -> dict[str, Any]:
    places = range(int(state.built[seat]))
    return {
        "harbour": int(state.harbour[seat]),
        "supply": int(state.supply[seat]),
        "buildings": [{"building": BUILDINGS[state.building[seat, i]], "manned": bool(state.manned[seat, i])} for i in places],
        "levels": {name: int(state.level[seat, track]) for track, name in enumerate(TRACKS)},
        "tokens": {name: int(state.held[seat, i]) for i, name in enumerate(TOKENS) if state.held[seat, i]},
        "cards": _cards(state, seat, HELD),
        "aside": _cards(state, seat, ASIDE),
        "governor": name_of(CARDS, state.governor[seat]),
    }


def _cards(state: Any, seat: int, place: int) -> list[str]:
    return [name for card, name in enumerate(CARDS) if state.card_place[card] == place and state.card_seat[card] == seat]


def _owned(names: tuple[str, ...], owners: Any) -> dict[str, int]:
    return {name: owner for name, owner in zip(names, owners, strict=True) if owner >= 0}


def _tokens(names: tuple[str, ...], tokens: Any) -> dict[str, str]:
    return {name: TOKENS[token] for name, token in zip(names, tokens, strict=True) if token >= 0}


def _filled(tables: Any, state: Any, region: int) -> list[int]:
    return [i for i in lane_of(tables, region) if state.lane_owner[i] >= 0]


def from_position(tables: Any, state: Any, position: Mapping[str, Any]) -> None:
    """Fill `state` (header set) from a position; what is left out gets the defaults of the document. Raises PositionError."""
    reader = PositionReader(position)
    blank(state)
    players = int(state.players)
    state.phase = reader.choice("phase", "turn", PHASES)
    over = bool(state.phase == OVER)
    state.round_no = reader.number("round", ROUNDS if over else 1, 1, ROUNDS)
    state.crown = reader.number("crown", 0, 0, players - 1)
    state.active = reader.number("active", int(state.crown), 0, players - 1)
    passed = reader.get("passed", [over] * players)
    if not isinstance(passed, list) or len(passed) != players or not all(isinstance(each, bool) for each in passed):
        raise reader.wrong("passed", passed, f"true or false for each of {players} seats")
    state.passed[:players] = passed
    seats = read_seats(reader, tables, state)
    read_cards(reader, seats, tables, state)
    read_board(reader, tables, state)
    check_cards(reader, tables, state)
    check_buildings(seats, state)
    check_discs(reader, seats, tables, state)
    check_end(reader, state)
    _check_sums(reader, seats, tables, state)
    read_choice(reader, tables, state)
    for each in (*seats, reader):
        each.finish()


def differs(given: Any, number: int) -> bool:
    """Whether what is written is not this very number (true and 1.0 are not 1)."""
    return type(given) is not int or given != number


def _check_sums(reader: PositionReader, seats: list[PositionReader], tables: Any, state: Any) -> None:
    """What follows from the rest: stocks, levels, supplies."""
    stock = reader.table("stock")
    for i, name in enumerate(BUILDINGS):
        if i:
            left = int(tables.building_copies[i]) - int((state.building == i).sum())
            if left < 0 or differs(stock.get(name, left), left):
                raise reader.wrong(f"stock.{name}", stock.get(name), f"{max(0, left)}: copies that are not built")
            state.stock[i] = left
    for name in stock:
        reader.name("stock", name, BUILDINGS[1:])
    for seat, each in enumerate(seats):
        _check_levels(each, tables, state, seat)
        _check_supply(each, state, seat)


def _check_levels(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """The icons of buildings, cards and brown tokens together."""
    given = reader.table("levels")
    for track, name in enumerate(TRACKS):
        level = int(state.held[seat, track])
        level += sum(int(tables.building_icons[b, track]) for b in state.building[seat].tolist() if b >= 0)
        level += sum(int(tables.card_icons[CARDS.index(card), track]) for card in _cards(state, seat, HELD))
        if differs(given.get(name, level), level):
            raise reader.wrong(f"levels.{name}", given[name], f"{level}: the icons of buildings, cards and tokens")
        state.level[seat, track] = level
    for name in given:
        reader.name("levels", name, TRACKS)


def _check_supply(reader: PositionReader, state: Any, seat: int) -> None:
    """Thirty discs less those in use; below 0 there are substitutes."""
    used = int(state.harbour[seat]) + int(state.manned[seat].sum()) + int(state.beside[:, seat].sum())
    used += int((state.city_owner == seat).sum()) + int((state.lane_owner == seat).sum())
    supply = reader.get("supply", 30 - used)
    if differs(supply, 30 - used):
        raise reader.wrong("supply", supply, f"{30 - used}: thirty less the discs in use")
    state.supply[seat] = supply
