"""A complete state as a readable dict, and back. The fields stand in docs/games/ticket_to_ride_europe.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.core.machine.event_buffer import EVENTS as EVENT_RECORD
from boardwright.core.machine.state import RecordBuffer
from boardwright.core.text.position_fields import read_fields, write_fields
from boardwright.core.text.positions import PositionReader
from boardwright.games.ticket_to_ride_europe import state as s
from boardwright.games.ticket_to_ride_europe.components import CITY_IDS, ROUTE_IDS, ROUTES
from boardwright.games.ticket_to_ride_europe.position.board import check_board, check_laid
from boardwright.games.ticket_to_ride_europe.position.cards import read_cards
from boardwright.games.ticket_to_ride_europe.position.checks import CHECKS
from boardwright.games.ticket_to_ride_europe.position.tickets import read_tickets, tickets_position, with_draws
from boardwright.games.ticket_to_ride_europe.presentation.view import phase_of
from boardwright.games.ticket_to_ride_europe.rules.scoring import REASONS, finish

PHASES = ("start_tickets", "turn", "second_card", "pay_route", "pay_station", "tunnel", "tickets", "over")
NUMBERS = (s.CHOOSE_START, s.TURN, s.SECOND_CARD, s.PAY, s.PAY, s.TUNNEL, s.CHOOSE_TICKETS, s.OVER)
TARGETS = {"pay_route": (ROUTE_IDS, 0, "route"), "pay_station": (CITY_IDS, ROUTES, "city")}


def to_position(tables: Any, state: Any) -> dict[str, Any]:
    """The fields of this game; the core adds game, ruleset, players and options."""
    paying = int(state.paying)
    return {
        **write_fields(s.State, state),
        **tickets_position(tables, state),
        "phase": phase_of(state),
        "paying": (*ROUTE_IDS, *CITY_IDS)[paying] if state.phase == s.PAY else None,
        "ending": REASONS[state.ending] if state.phase == s.OVER else None,
    }


def from_position(tables: Any, state: Any, position: Mapping[str, Any]) -> None:
    """Fill `state` (header set) from a position; what is left out gets the defaults of the document. Raises PositionError."""
    reader = PositionReader(with_draws(tables, position))
    read_fields(s.State, state, reader)
    phase = PHASES[reader.choice("phase", "turn", PHASES)]
    state.phase = NUMBERS[PHASES.index(phase)]
    _read_paying(reader, state, phase)
    check_board(reader, tables, state)
    check_laid(reader, tables, state)
    read_cards(reader, tables, state)
    read_tickets(reader, tables, state)
    _read_end(reader, state)
    reader.finish()
    for check in CHECKS:
        check(reader, tables, state)
    if state.phase == s.OVER:
        events = RecordBuffer(EVENT_RECORD).record
        events.count = -1
        finish(tables, state, state.ending, events)


def _read_paying(reader: PositionReader, state: Any, phase: str) -> None:
    """What is being paid for. Whether it can be paid for is checked later."""
    paying = reader.get("paying")
    if phase in TARGETS:
        names, first, what = TARGETS[phase]
        if not isinstance(paying, str) or paying not in names:
            raise reader.wrong("paying", paying, f"the name of a {what}, such as {names[0]}")
        state.paying = first + names.index(paying)
    elif paying is not None:
        raise reader.wrong("paying", paying, "null, unless the phase is pay_route or pay_station")


def _read_end(reader: PositionReader, state: Any) -> None:
    over, players = state.phase == s.OVER, int(state.players)
    last = reader.get("last_round")
    if state.last_seat != s.NOBODY:
        reader.checked("last_round.turns_left", last["turns_left"], 0 if over else 1, players)
    elif last is not None:
        raise reader.wrong("last_round.seat", None, f"a seat from 0 to {players - 1}")
    reader.number("passes", 0, 0, players - (not over))
    ending = reader.get("ending", REASONS[0] if over else None)
    if (ending in REASONS) != over or (ending is not None and not over):
        raise reader.wrong("ending", ending, "at the end one of " + ", ".join(REASONS) + "; null before")
    state.ending = REASONS.index(ending) if over else 0
