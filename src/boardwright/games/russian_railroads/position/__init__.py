"""A complete state as a readable dict, and back. The fields stand in docs/games/russian_railroads.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.core.machine.event_buffer import EVENTS as EVENT_RECORD
from boardwright.core.machine.state import Cell
from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads.components import BONUSES, CARDS, EFFECTS, ENGINEERS, PLACES, STARTS
from boardwright.games.russian_railroads.position.board import claim_of, read_board, read_supply
from boardwright.games.russian_railroads.position.bonus import read_bonus_cards
from boardwright.games.russian_railroads.position.choice import check_choice, read_choice
from boardwright.games.russian_railroads.position.counters import check_counters
from boardwright.games.russian_railroads.position.names import locomotive
from boardwright.games.russian_railroads.position.seats import check_won, read_seats, seat_position
from boardwright.games.russian_railroads.presentation.view_tables import parts
from boardwright.games.russian_railroads.rules.dealing import blank
from boardwright.games.russian_railroads.rules.rounds import finish
from boardwright.games.russian_railroads.state import (
    AT_END,
    AT_START,
    CHOOSE_START,
    IN_DECK,
    IN_REUSE,
    IN_TURNS,
    OVER,
    PHASES,
    PIECES,
    REMOVED,
    REUSE,
    STAGES,
)

ALWAYS = {CHOOSE_START: AT_START, REUSE: IN_REUSE, OVER: AT_END}
"""Phases that belong to one stage."""


# -- writing -----------------------------------------------------------------------------------------------------------------------


def to_position(tables: Any, state: Any) -> dict[str, Any]:
    """The fields of this game; the core adds game, ruleset, players and options."""
    seats, fates = range(state.players), state.fate.tolist()
    return {
        "phase": PHASES[state.phase],
        "stage": STAGES[state.stage],
        "round": int(state.round_no),
        "active": int(state.active),
        "order": state.order[: state.players].tolist(),
        "claims": [claim_of(state, position) for position in range(2)],
        "starts": _owners(STARTS, state.start_taken),
        "taken": _owners(PLACES, state.taken),
        "pieces": _pieces(state),
        "row": [ENGINEERS[i] if i >= 0 else None for i in state.row.tolist()],
        "locomotive_supply": _tiles(state.locomotive_supply),
        "factory_supply": _tiles(state.factory_supply),
        "doubler_supply": int(state.doubler_supply),
        "cards": _owners(CARDS, state.card_owner),
        "deck": [bonus for bonus, fate in zip(BONUSES, fates, strict=True) if fate == IN_DECK],
        "removed": [bonus for bonus, fate in zip(BONUSES, fates, strict=True) if fate == REMOVED],
        "looked": [[n for n in range(int(state.looked[seat]).bit_length()) if state.looked[seat] >> n & 1] for seat in seats],
        "seats": [seat_position(tables, state, seat) for seat in seats],
        "paying": _place(state.paying),
        "running": _place(state.running),
        **({"running_black": True} if state.running_black else {}),
        "agenda": [_item(state, item) for item in range(state.agenda_count)],
        "current": int(state.current) if state.current >= 0 else None,
        "hand": {"locomotive": locomotive(int(state.hand)), "displaced": bool(state.hand_displaced)} if state.hand else None,
        "new_factory": int(state.new_factory) or None,
    }


def digested(position: dict[str, Any]) -> dict[str, Any]:
    """A position as match files digest it: without the bookkeeping that was not written before."""
    seats = [{name: value for name, value in seat.items() if name != "unsettled"} for seat in position["seats"]]
    return {name: value for name, value in position.items() if name != "running_black"} | {"seats": seats}


def _owners(names: tuple[str, ...], owners: Any) -> dict[str, int]:
    return {name: owner for name, owner in zip(names, owners.tolist(), strict=True) if owner >= 0}


def _pieces(state: Any) -> dict[str, list[dict[str, int]]]:
    found: dict[str, list[dict[str, int]]] = {}
    for seat in range(state.players):
        for place, row in zip(PLACES, state.pieces[seat].tolist(), strict=True):
            if any(row):
                standing = {piece: count for piece, count in zip(PIECES, row, strict=True) if count}
                found.setdefault(place, []).append({"seat": seat, **standing})
    return found


def _tiles(supply: Any) -> dict[str, int]:
    return {str(number): count for number, count in enumerate(supply.tolist()) if count}


def _place(place: Any) -> str | None:
    return PLACES[place] if place >= 0 else None


def _item(state: Any, item: int) -> dict[str, Any]:
    return {
        "effect": EFFECTS[state.agenda[item]],
        "left": parts(state.left[item]),
        "whole": bool(state.whole[item]),
        "armed": bool(state.armed[item]),
    }


# -- reading -----------------------------------------------------------------------------------------------------------------------


def from_position(tables: Any, state: Any, position: Mapping[str, Any]) -> None:
    """Fill `state` (header set) from a position; what is left out gets the defaults of the document. Raises PositionError."""
    reader = PositionReader(position)
    blank(state)
    _read_course(reader, tables, state)
    _read_cards(reader, state)
    seats = read_seats(reader, tables, state)
    read_board(reader, tables, state, seats)
    read_bonus_cards(reader, tables, state, seats)
    read_choice(reader, tables, state)
    check_won(seats, tables, state)
    read_supply(reader, tables, state)
    check_choice(reader, tables, state)
    check_counters(reader, seats, tables, state)
    if state.phase == OVER:
        events = Cell(EVENT_RECORD).record
        events.count = -1
        finish(tables, state, events)
    _check_points(seats, state)
    for each in (*seats, reader):
        each.finish()


def _read_course(reader: PositionReader, tables: Any, state: Any) -> None:
    players, rounds = int(state.players), int(tables.rounds[state.players])
    state.phase = reader.choice("phase", "turn", PHASES)
    stage = ALWAYS.get(int(state.phase), IN_TURNS)
    state.stage = reader.choice("stage", STAGES[stage], STAGES)
    if (state.phase in ALWAYS and state.stage != stage) or (state.phase not in ALWAYS and state.stage == AT_END):
        fits = STAGES[stage] if state.phase in ALWAYS else "one of " + ", ".join(STAGES[:AT_END])
        raise reader.wrong("stage", STAGES[state.stage], f"{fits} in the phase {PHASES[state.phase]}")
    first, last = (0, 0) if state.stage == AT_START else (1, rounds)
    state.round_no = reader.number("round", rounds if state.stage == AT_END else first, rounds if state.stage == AT_END else first, last)
    order = reader.get("order", list(range(players)))
    if not isinstance(order, list) or sorted(map(repr, order)) != sorted(map(repr, range(players))):
        raise reader.wrong("order", order, f"each seat from 0 to {players - 1} once")
    state.order[:players] = order
    state.active = reader.number("active", order[-1] if state.stage == AT_START else order[0], 0, players - 1)
    for start, seat in reader.table("starts").items():
        state.start_taken[reader.name("starts", start, STARTS)] = reader.checked(f"starts.{start}", seat, 0, players - 1)
    _check_starts(reader, state)


def _check_starts(reader: PositionReader, state: Any) -> None:
    """Start bonuses are taken from the last in the order up to the second, one each; later they need not be told."""
    order = state.order[: state.players].tolist()
    taken = [seat for seat in state.start_taken.tolist() if seat >= 0]
    if len(set(taken)) != len(taken):
        raise reader.wrong("starts", reader.get("starts"), "at most one start bonus for a seat")
    if state.stage != AT_START:
        return
    place = order.index(int(state.active))
    due = order[place + (state.phase == CHOOSE_START) :]
    if place == 0 or sorted(taken) != sorted(due):
        raise reader.wrong("starts", reader.get("starts"), f"a start bonus for each of the seats {due}, and a seat that has one to come")


def _read_cards(reader: PositionReader, state: Any) -> None:
    """The ? cards that were taken."""
    for card, seat in reader.table("cards").items():
        state.card_owner[reader.name("cards", card, CARDS)] = reader.checked(f"cards.{card}", seat, 0, int(state.players) - 1)


def _check_points(seats: list[PositionReader], state: Any) -> None:
    """Points are what was scored: in the rounds, and at the end."""
    for seat, reader in enumerate(seats):
        given = reader.get("points", int(state.points[seat]))
        if given != int(state.points[seat]):
            raise reader.wrong("points", given, f"the points that were scored: {int(state.points[seat])}")
