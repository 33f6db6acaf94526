"""Converts a complete state to a readable dict and back. docs/games/russian_railroads.md describes the fields, `laws` their constraints."""

from typing import Any

from boardwright.core.machine.event_buffer import SWITCHED_OFF
from boardwright.core.text.position_fields import position_functions
from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads import laws, state as s
from boardwright.games.russian_railroads.laws.board import rounds_of, stages_of
from boardwright.games.russian_railroads.position import parts
from boardwright.games.russian_railroads.rules.choices import options
from boardwright.games.russian_railroads.rules.room import derive_fields
from boardwright.games.russian_railroads.rules.rounds import finish


def _write(tables: Any, state: Any, declared: dict[str, Any]) -> dict[str, Any]:
    """The fields that are not declared. Flags that seldom matter are omitted otherwise."""
    if not state.running_black:
        del declared["running_black"]
    seats = [parts.seat_table(tables, state, seat, each) for seat, each in enumerate(declared["seats"])]
    return {"seats": seats, "pieces": parts.piece_tables(state), **parts.card_piles(state)}


def digested(position: dict[str, Any]) -> dict[str, Any]:
    """A position as match files digest it: without bookkeeping fields that were added later."""
    seats = [{name: value for name, value in seat.items() if name != "unsettled"} for seat in position["seats"]]
    return {name: value for name, value in position.items() if name != "running_black"} | {"seats": seats}


def _read(reader: PositionReader, tables: Any, state: Any) -> None:
    """Read the fields that are not declared; omitted ones get the defaults of the document. The whole must obey the laws."""
    seats = reader.listed("seats")
    reader.fill("stage", state, "stage", stages_of(int(state.phase))[0])
    reader.fill("round", state, "round_no", rounds_of(tables, state)[0])
    reader.fill("order", state.order, slice(state.players), range(state.players))
    reader.fill("active", state, "active", state.order[state.players - 1 if state.stage == s.AT_START else 0])
    reader.obey(laws.broken_laws(tables, state, laws.COURSE))
    for seat, each in enumerate(seats):
        parts.read_seat(each, tables, state, seat)
    reader.obey(laws.broken_laws(tables, state, laws.LINES))
    for seat, each in enumerate(seats):
        parts.check_seat(each, state, seat)
    reader.obey(laws.broken_laws(tables, state, laws.SEATS))
    parts.read_board(reader, seats, tables, state)
    derive_fields(tables, state)
    parts.read_bonus_cards(reader, seats, tables, state)
    reader.fill("current", state, "current", 0 if state.queue_length == 1 else state.current)
    reader.obey(laws.broken_laws(tables, state, laws.AGENDA))
    parts.read_supply(reader, tables, state)
    if state.phase == s.TAKE_BONUS:
        state.looked[state.active] |= 1 << int(state.draws)
    reader.obey(laws.broken_laws(tables, state))
    if s.ACT <= state.phase <= s.NAME_ONCE_MORE:
        state.choices = options(tables, state, int(state.active))
    if state.phase == s.OVER:
        finish(tables, state, SWITCHED_OFF)
    for seat, each in enumerate(seats):
        each.follows("points", int(state.points[seat]), "the points that were scored")


to_position, from_position = position_functions(s.State, _read, _write)
