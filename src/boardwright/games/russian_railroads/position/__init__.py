"""A complete state as a readable dict, and back. The fields stand in docs/games/russian_railroads.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.core.machine.event_buffer import EVENTS as EVENT_RECORD
from boardwright.core.machine.state import RecordBuffer
from boardwright.core.text.position_fields import read_fields, write_fields
from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads.position.board import piece_tables, read_board, read_supply
from boardwright.games.russian_railroads.position.cards import card_piles, read_bonus_cards
from boardwright.games.russian_railroads.position.choice import read_choice
from boardwright.games.russian_railroads.position.counters import check_counters
from boardwright.games.russian_railroads.position.course import read_course
from boardwright.games.russian_railroads.position.effects import read_effects
from boardwright.games.russian_railroads.position.seats import read_seat, seat_table
from boardwright.games.russian_railroads.rules.derived import derive_fields
from boardwright.games.russian_railroads.rules.rounds import finish
from boardwright.games.russian_railroads.state import OVER, State


def to_position(tables: Any, state: Any) -> dict[str, Any]:
    """The fields of this game; the core adds game, ruleset, players and options."""
    found = write_fields(State, state)
    found["seats"] = [seat_table(tables, state, seat, declared) for seat, declared in enumerate(found["seats"])]
    if not state.running_black:
        del found["running_black"]
    return {**found, "pieces": piece_tables(state), **card_piles(state)}


def digested(position: dict[str, Any]) -> dict[str, Any]:
    """A position as match files digest it: without the bookkeeping that was not written before."""
    seats = [{name: value for name, value in seat.items() if name != "unsettled"} for seat in position["seats"]]
    return {name: value for name, value in position.items() if name != "running_black"} | {"seats": seats}


def from_position(tables: Any, state: Any, position: Mapping[str, Any]) -> None:
    """Fill `state` (header set) from a position; what is left out gets the defaults of the document. Raises PositionError."""
    reader = PositionReader(position)
    seats = read_fields(State, state, reader)["seats"]
    for name in ("rail", "marker", "token_at"):
        state[name][state.players :] = 0  # as where a match begins: seats that nobody has are empty
    read_course(reader, tables, state)
    for seat, each in enumerate(seats):
        read_seat(each, tables, state, seat)
    read_board(reader, seats, tables, state)
    derive_fields(tables, state)
    read_bonus_cards(reader, seats, tables, state)
    read_effects(reader, tables, state)
    read_supply(reader, tables, state)
    read_choice(reader, tables, state)
    check_counters(seats, tables, state)
    if state.phase == OVER:
        events = RecordBuffer(EVENT_RECORD).record
        events.count = -1
        finish(tables, state, events)
    for seat, each in enumerate(seats):
        each.follows("points", int(state.points[seat]), "the points that were scored")
    reader.finish()
