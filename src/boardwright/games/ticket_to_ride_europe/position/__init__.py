"""A complete state as a readable dict, and back. The fields stand in docs/games/ticket_to_ride_europe.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.core.errors import PositionError
from boardwright.core.machine.event_buffer import EVENTS as EVENT_RECORD
from boardwright.core.machine.state import Cell
from boardwright.games.ticket_to_ride_europe.actions import MASKS, SUBSETS
from boardwright.games.ticket_to_ride_europe.components import CARDS, CITIES, CITY_IDS, ROUTE_IDS, ROUTES, SLOTS, TICKET_IDS, TICKETS
from boardwright.games.ticket_to_ride_europe.position.board import read_board, read_target
from boardwright.games.ticket_to_ride_europe.position.cards import read_cards
from boardwright.games.ticket_to_ride_europe.position.checks import CHECKS
from boardwright.games.ticket_to_ride_europe.position.reader import Reader
from boardwright.games.ticket_to_ride_europe.position.tickets import read_tickets
from boardwright.games.ticket_to_ride_europe.presentation.view import kinds, phase_of
from boardwright.games.ticket_to_ride_europe.rules.scoring import REASONS, finish
from boardwright.games.ticket_to_ride_europe.state import (
    CHOOSE_START,
    CHOOSE_TICKETS,
    MOST_TURNS,
    NOBODY,
    OVER,
    PAY,
    SECOND_CARD,
    TUNNEL,
    TURN,
)

PHASES = ("start_tickets", "turn", "second_card", "pay_route", "pay_station", "tunnel", "tickets", "over")
NUMBERS = (CHOOSE_START, TURN, SECOND_CARD, PAY, PAY, TUNNEL, CHOOSE_TICKETS, OVER)


def to_position(tables: Any, state: Any) -> dict[str, Any]:
    """The fields of this game; the core adds game, ruleset, players and options."""
    seats = range(state.players)

    def names(tickets: Any) -> list[str]:
        return [TICKET_IDS[t - 1] for t in sorted(int(t) for t in tickets if t)]

    def held(seat: int) -> list[dict[str, Any]]:
        places = range(state.held_count[seat])
        return [{"ticket": TICKET_IDS[state.held[seat, i] - 1], "draw": int(state.held_draw[seat, i])} for i in places]

    def put_back(i: int) -> dict[str, Any]:
        return {"ticket": TICKET_IDS[state.low[i] - 1], "seat": int(state.low_seat[i]), "draw": int(state.low_draw[i])}

    traces = [(s, t) for s in seats for t in range(1, TICKETS + 1) if state.traced[s, t]]
    position = {
        "phase": phase_of(state),
        "turn": int(state.turn),
        "active": int(state.active),
        "first": int(state.first),
        "hands": [kinds(state.hand[seat]) for seat in seats],
        "known": [kinds(state.known[seat]) for seat in seats],
        "blind": [kinds(state.blind[seat]) for seat in seats],
        "row": [CARDS[card] if card >= 0 else None for card in state.row],
        "taken": int(state.taken),
        "deck": kinds(state.deck),
        "discard": kinds(state.discards),
        "trains": [int(state.trains[seat]) for seat in seats],
        "stations": [int(state.stations[seat]) for seat in seats],
        "points": [int(state.points[seat]) for seat in seats],
        "owners": {ROUTE_IDS[r]: int(state.owner[r]) for r in range(ROUTES) if state.owner[r] != NOBODY},
        "built": {CITY_IDS[c]: int(state.built[c]) for c in range(CITIES) if state.built[c] != NOBODY},
        "tickets": [held(seat) for seat in seats],
        "offered": [names(state.offer[seat]) for seat in seats],
        "chosen": [SUBSETS[MASKS.index(int(state.choice[seat]))] if state.chosen[seat] else None for seat in seats],
        "dropped": [names(state.dropped[seat]) for seat in seats],
        "ticket_deck": names(state.top),
        "returned": [put_back(i) for i in range(state.low_count)],
        "long_aside": names(state.aside),
        "traces": [{"seat": s, "ticket": TICKET_IDS[t - 1], "draw": int(state.traced[s, t])} for s, t in traces],
        "draws": int(state.draws),
        "paying": _target(state) if state.phase == PAY else None,
        "laid": _laid(state) if state.laid_route >= 0 else None,
        "last_round": None,
        "passes": int(state.passes),
        "ending": REASONS[state.ending] if state.phase == OVER else None,
    }
    if state.last_seat != NOBODY:
        position["last_round"] = {"seat": int(state.last_seat), "turns_left": int(state.turns_left)}
    return position


def _target(state: Any) -> str:
    return ROUTE_IDS[state.paying] if state.paying < ROUTES else CITY_IDS[state.paying - ROUTES]


def _laid(state: Any) -> dict[str, Any]:
    return {
        "route": ROUTE_IDS[state.laid_route],
        "colour": CARDS[state.laid_colour],
        "cards": int(state.laid_cards),
        "locomotives": int(state.laid_locomotives),
        "revealed": [CARDS[card] for card in state.revealed[: state.revealed_count]],
    }


def from_position(tables: Any, state: Any, position: Mapping[str, Any]) -> None:
    """Fill `state` (header set) from a position; what is left out gets the defaults of the document. Raises PositionError."""
    reader = Reader(position)
    phase = reader.choice("phase", "turn", PHASES)
    state.phase = NUMBERS[phase]
    state.turn = reader.number("turn", 0, 0, MOST_TURNS)
    state.taken = reader.number("taken", 0, 0, SLOTS)
    state.active = reader.number("active", 0, 0, state.players - 1)
    state.first = reader.number("first", 0, 0, state.players - 1)
    read_board(reader, tables, state)
    read_target(reader, tables, state, PHASES[phase])
    read_cards(reader, tables, state)
    read_tickets(reader, tables, state)
    _read_end(reader, state)
    reader.finish()
    for check in CHECKS:
        check(reader, tables, state)
    if state.phase == OVER:
        events = Cell(EVENT_RECORD).record
        events.count = -1
        finish(tables, state, state.ending, events)


def _read_end(reader: Reader, state: Any) -> None:
    state.last_seat = NOBODY
    last = reader.get("last_round")
    over = state.phase == OVER
    if last is not None:
        row = reader.row("last_round", last, ("seat", "turns_left"))
        state.last_seat = reader.checked("last_round.seat", row["seat"], 0, int(state.players) - 1)
        state.turns_left = reader.checked("last_round.turns_left", row["turns_left"], 0 if over else 1, int(state.players))
    state.passes = reader.number("passes", 0, 0, int(state.players) - (not over))
    ending = reader.get("ending", REASONS[0] if over else None)
    if (ending in REASONS) != over or (ending is not None and not over):
        raise PositionError("ending", ending, "at the end one of " + ", ".join(REASONS) + "; null before")
    state.ending = REASONS.index(ending) if over else 0
