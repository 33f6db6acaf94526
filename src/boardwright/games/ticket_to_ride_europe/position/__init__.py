"""A complete state as a readable dict, and back. The fields stand in docs/games/ticket_to_ride_europe.md."""

from __future__ import annotations

from typing import Any

from boardwright.core.machine.event_buffer import SWITCHED_OFF
from boardwright.core.text.position_fields import position_functions
from boardwright.core.text.positions import PositionReader
from boardwright.games.ticket_to_ride_europe import state as s
from boardwright.games.ticket_to_ride_europe.components import CITY_IDS, ROUTE_IDS, ROUTES
from boardwright.games.ticket_to_ride_europe.position.board import check_board, check_laid, check_target
from boardwright.games.ticket_to_ride_europe.position.cards import read_cards
from boardwright.games.ticket_to_ride_europe.position.tickets import read_tickets, with_draws, write_tickets
from boardwright.games.ticket_to_ride_europe.presentation.view import phase_of
from boardwright.games.ticket_to_ride_europe.rules.scoring import AT_CAP, LAST_TURNS, REASONS, finish

PHASES = ("start_tickets", "turn", "second_card", "pay_route", "pay_station", "tunnel", "tickets", "over")
NUMBERS = (s.CHOOSE_START, s.TURN, s.SECOND_CARD, s.PAY, s.PAY, s.TUNNEL, s.CHOOSE_TICKETS, s.OVER)
TARGETS = {"pay_route": (ROUTE_IDS, 0), "pay_station": (CITY_IDS, ROUTES)}
NOTHING = {"start_tickets": ("tickets", "dropped", "returned", "traces", "draws", "owners", "built", "laid", "last_round", "passes")}
"""What holds nothing in a phase: nobody has a ticket yet or has had a turn. Start tickets are chosen in that phase only."""


def _write(tables: Any, state: Any, declared: dict[str, Any]) -> dict[str, Any]:
    """What the declared fields do not say."""
    return {
        **write_tickets(state),
        "phase": phase_of(state),
        "paying": (*ROUTE_IDS, *CITY_IDS)[state.paying] if state.phase == s.PAY else None,
        "ending": REASONS[state.ending] if state.phase == s.OVER else None,
    }


def _read(reader: PositionReader, tables: Any, state: Any) -> None:
    """What the declared fields do not say, and what all must say together; what is left out gets the defaults of the document."""
    _read_phase(reader, state)
    check_board(reader, tables, state)
    check_laid(reader, tables, state)
    read_cards(reader, tables, state)
    read_tickets(reader, tables, state)
    _read_end(reader, state)
    check_target(reader, tables, state)
    if state.phase == s.OVER:
        finish(tables, state, state.ending, SWITCHED_OFF)


to_position, from_position = position_functions(s.State, _read, _write, with_draws)


def _read_phase(reader: PositionReader, state: Any) -> None:
    """The phase, and what is being paid for. Nothing lies anywhere before the start tickets are chosen."""
    phase = PHASES[reader.choice("phase", PHASES, "turn")]
    state.phase = NUMBERS[PHASES.index(phase)]
    if phase in TARGETS:
        names, first = TARGETS[phase]
        state.paying = first + reader.choice("paying", names)
    reader.require(phase in TARGETS or reader.get("paying") is None, "paying", "null, unless the phase is pay_route or pay_station")
    for field in NOTHING.get(phase, ("chosen",)):
        value = reader.get(field)
        nothing = not (any(value) if isinstance(value, list) else value)
        reader.require(nothing, field, f"nothing in the phase {phase}")


def _read_end(reader: PositionReader, state: Any) -> None:
    """The match ends when the last turn of the last round is over, when all have passed, or at the cap if there is one."""
    over, players, cap = state.phase == s.OVER, int(state.players), int(state.options.turn_cap)
    most = cap - (not over)
    reader.require(not cap or state.turn <= most, "turn", f"a number from 0 to {most}: the match ends with turn {cap} (option turn_cap)")
    reader.number("passes", 0, players - (not over), default=0)
    if over:
        state.ending = reader.choice("ending", REASONS if cap else REASONS[:AT_CAP], REASONS[LAST_TURNS])
    reader.require(over or reader.get("ending") is None, "ending", "null, unless the phase is over")
    if state.last_seat != s.NOBODY:
        done = over and state.ending == LAST_TURNS
        reader.checked("last_round.turns_left", int(state.turns_left), 0 if done else 1, 0 if done else players)
