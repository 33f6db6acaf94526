"""A complete state as a readable dict, and back. The fields stand in docs/games/russian_railroads.md."""

from __future__ import annotations

from typing import Any

from boardwright.core.machine.event_buffer import SWITCHED_OFF
from boardwright.core.text.position_fields import position_functions
from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads import state as s
from boardwright.games.russian_railroads.position.board import piece_tables, read_board, read_supply
from boardwright.games.russian_railroads.position.cards import card_piles, read_bonus_cards
from boardwright.games.russian_railroads.position.choice import read_choice
from boardwright.games.russian_railroads.position.counters import check_counters
from boardwright.games.russian_railroads.position.effects import read_effects
from boardwright.games.russian_railroads.position.seats import read_seat, seat_table
from boardwright.games.russian_railroads.rules.derived import derive_fields
from boardwright.games.russian_railroads.rules.rounds import finish

STAGE_OF = {s.CHOOSE_START: (s.AT_START,), s.REUSE: (s.IN_REUSE,), s.OVER: (s.AT_END,)}
"""Phases that belong to one stage."""


def _write(tables: Any, state: Any, declared: dict[str, Any]) -> dict[str, Any]:
    """What the declared fields do not say. A flag that seldom matters is left out otherwise."""
    if not state.running_black:
        del declared["running_black"]
    seats = [seat_table(tables, state, seat, each) for seat, each in enumerate(declared["seats"])]
    return {"seats": seats, "pieces": piece_tables(state), **card_piles(state)}


def digested(position: dict[str, Any]) -> dict[str, Any]:
    """A position as match files digest it: without the bookkeeping that was not written before."""
    seats = [{name: value for name, value in seat.items() if name != "unsettled"} for seat in position["seats"]]
    return {name: value for name, value in position.items() if name != "running_black"} | {"seats": seats}


def _read(reader: PositionReader, tables: Any, state: Any) -> None:
    """What the declared fields do not say, and what all must say together; what is left out gets the defaults of the document."""
    seats = reader.listed("seats")
    _read_course(reader, tables, state)
    for seat, each in enumerate(seats):
        read_seat(each, tables, state, seat)
    read_board(reader, seats, tables, state)
    derive_fields(tables, state)
    read_bonus_cards(reader, seats, tables, state)
    read_effects(reader, tables, state)
    read_supply(reader, tables, state)
    read_choice(reader, tables, state)
    check_counters(seats, tables, state)
    if state.phase == s.OVER:
        finish(tables, state, SWITCHED_OFF)
    for seat, each in enumerate(seats):
        each.follows("points", int(state.points[seat]), "the points that were scored")


def _read_course(reader: PositionReader, tables: Any, state: Any) -> None:
    """What is left out of the course follows from the rest of it."""
    players, last = int(state.players), int(tables.rounds[state.players])
    stages = STAGE_OF.get(int(state.phase), (s.IN_TURNS, s.AT_START, s.IN_REUSE))
    reader.fill("stage", state, "stage", stages[0])
    allowed = " or ".join(s.STAGES[stage] for stage in stages)
    reader.require(state.stage in stages, "stage", f"{allowed} in the phase {s.PHASES[state.phase]}")
    least, most = {s.AT_START: (0, 0), s.AT_END: (last, last)}.get(int(state.stage), (1, last))
    reader.fill("round", state, "round_no", least)
    reader.checked("round", int(state.round_no), least, most)
    reader.fill("order", state.order, slice(players), range(players))
    order = state.order[:players].tolist()
    reader.require(sorted(order) == list(range(players)), "order", f"each seat from 0 to {players - 1} once")
    reader.fill("active", state, "active", order[-1] if state.stage == s.AT_START else order[0])
    _check_starts(reader, state, order)


def _check_starts(reader: PositionReader, state: Any, order: list[int]) -> None:
    """Start bonuses are taken from the last in the order up to the second, one each; later they need not be named."""
    taken = sorted(seat for seat in state.start_taken.tolist() if seat >= 0)
    reader.require(len(set(taken)) == len(taken), "starts", "at most one start bonus for a seat")
    if state.stage == s.AT_START:
        place = order.index(int(state.active))
        due = sorted(order[place + (state.phase == s.CHOOSE_START) :])
        reader.require(place > 0 and taken == due, "starts", f"a start bonus for each of the seats {due}, and a seat that has one to come")


to_position, from_position = position_functions(s.State, _read, _write)
