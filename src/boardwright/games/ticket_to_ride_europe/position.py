"""Converts a complete state to a readable dict and back. docs/games/ticket_to_ride_europe.md describes the fields, `laws` their limits."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from boardwright.core.machine.event_buffer import SWITCHED_OFF
from boardwright.core.machine.state import ABSENT
from boardwright.core.text.position_fields import position_functions
from boardwright.core.text.positions import PositionReader
from boardwright.games.ticket_to_ride_europe import actions as act, components as c, laws, laws_drawn, state as s
from boardwright.games.ticket_to_ride_europe.presentation.view import phase_of
from boardwright.games.ticket_to_ride_europe.rules.routes import clear_board, is_open, put_station, put_trains
from boardwright.games.ticket_to_ride_europe.rules.scoring import AT_CAP, LAST_TURNS, REASONS, finish
from boardwright.games.ticket_to_ride_europe.rules.tickets import FEWEST_AT_START

PHASES = ("start_tickets", "turn", "second_card", "pay_route", "pay_station", "tunnel", "tickets", "over")
TARGETS = {"pay_route": (c.ROUTE_IDS, 0), "pay_station": (c.CITY_IDS, c.ROUTES)}
RESTS = (("ticket_deck", "unseen_tickets", "unseen_ticket_count", False), ("long_aside", "aside", "aside_count", True))
"""Tickets that are nowhere else: the deck, and the long ones that were not dealt."""


def _write(tables: Any, state: Any, declared: dict[str, Any]) -> dict[str, Any]:
    """The fields that are not declared."""
    seats, redrawn = range(state.players), state.known_redrawn_at
    return {
        "chosen": [act.SUBSETS[act.MASKS.tolist().index(state.choice[seat])] if state.chosen[seat] else None for seat in seats],
        **{field: [c.TICKET_IDS[ticket - 1] for ticket in sorted(state[row][: state[count]])] for field, row, count, _ in RESTS},
        "traces": [
            {"seat": int(seat), "ticket": c.TICKET_IDS[ticket - 1], "draw": int(redrawn[seat, ticket])}
            for seat, ticket in np.argwhere(redrawn[: state.players])
        ],
        "phase": phase_of(state),
        "paying": (*c.ROUTE_IDS, *c.CITY_IDS)[state.paying] if state.phase == s.PAY else None,
        "ending": REASONS[state.ending] if state.phase == s.OVER else None,
    }


def _with_draws(tables: Any, position: Mapping[str, Any]) -> Mapping[str, Any]:
    """The position with tables in place of bare names of tickets held: a long one came at the start, others at the first draw."""

    def row(ticket: Any) -> Any:
        long = ticket in c.TICKET_IDS and tables.ticket_long[c.TICKET_IDS.index(ticket) + 1]
        return {"ticket": ticket, "draw": int(not long)} if isinstance(ticket, str) else ticket

    lists = position.get("tickets")
    if not isinstance(lists, list):
        return position
    return {**position, "tickets": [list(map(row, each)) if isinstance(each, list) else each for each in lists]}


def _read(reader: PositionReader, tables: Any, state: Any) -> None:
    """Read the fields that are not declared, subject by subject; omitted ones get the defaults of the document."""
    _read_phase(reader, state)
    reader.obey(laws.beginning(tables, state))
    _read_board(reader, tables, state)
    reader.obey(laws.board(tables, state))
    _read_cards(reader, tables, state)
    reader.obey(laws.cards(tables, state))
    reader.obey(laws.tickets(tables, state))
    _read_tickets(reader, tables, state)
    over, reasons = state.phase == s.OVER, REASONS if state.options.turn_cap else REASONS[:AT_CAP]
    reader.require(over or reader.get("ending") is None, "ending", "null, unless the phase is over")
    state.ending = reader.choice("ending", reasons, REASONS[LAST_TURNS]) if over else 0
    reader.obey(laws.broken_laws(tables, state))
    if over:
        finish(tables, state, state.ending, SWITCHED_OFF)


to_position, from_position = position_functions(s.State, _read, _write, _with_draws)


def digested(position: dict[str, Any]) -> dict[str, Any]:
    """Return what match files digest: a position without `shown` and `earlier`, which were added later."""
    return {field: value for field, value in position.items() if field not in ("shown", "earlier")}


def _read_phase(reader: PositionReader, state: Any) -> None:
    """Read the phase, what is being paid for, and the choices of start tickets."""
    phase = PHASES[reader.choice("phase", PHASES, "turn")]
    state.phase = s.PHASES.index("pay" if phase in TARGETS else phase)
    if phase in TARGETS:
        names, first = TARGETS[phase]
        state.paying = first + reader.choice("paying", names)
    reader.require(phase in TARGETS or reader.get("paying") is None, "paying", "null, unless the phase is pay_route or pay_station")
    chosen = reader.list_of("chosen", "choices or nulls", [None] * int(state.players))
    reader.require(len(chosen) == state.players, "chosen", f"{state.players} choices or nulls")
    for seat, choice in enumerate(chosen):
        if choice is not None:
            reader.name(f"chosen[{seat}]", choice, [subset for subset in act.SUBSETS if len(subset) >= FEWEST_AT_START])
            state.chosen[seat], state.choice[seat] = 1, act.MASKS[act.SUBSETS.index(choice)]


def _read_board(reader: PositionReader, tables: Any, state: Any) -> None:
    """Take routes and stations one after the other. Omitted trains, stations and points get the resulting numbers."""
    said = {field: state[field].copy() for field in ("owner", "built", "trains", "stations", "points")}
    clear_board(state)
    for route, seat in enumerate(said["owner"]):
        if seat != s.NOBODY:
            expected = f"a route for seat {seat}: no twin of one that is taken (but with four players, by others), {c.TRAINS} trains in all"
            reader.require(is_open(tables, state, seat, route), f"owners.{c.ROUTE_IDS[route]}", expected)
            put_trains(tables, state, seat, route)
    for city, seat in enumerate(said["built"]):
        if seat != s.NOBODY:
            reader.require(state.stations[seat] > 0, f"built.{c.CITY_IDS[city]}", f"at most {c.STATIONS} stations of seat {seat}")
            put_station(state, seat, city)
    for field in ("trains", "stations", "points"):
        if field in reader.given:
            state[field] = said[field]
    state.extra = sum(card in (c.LOCOMOTIVE, state.laid_colour) for card in state.revealed[: state.revealed_count])


def _read_cards(reader: PositionReader, tables: Any, state: Any) -> None:
    """Place omitted cards in the row or the deck, or unseen in a hand. Then compute what follows."""
    reader.fill("row", state.row, slice(None), _first_cards(laws.unplaced(tables, state).tolist()))
    reader.fill("deck", state.deck, slice(None), laws.unplaced(tables, state).clip(0))
    reader.fill("blind", state.drawn_since_shuffle, slice(None), state.hand - state.known)
    state.hand_count[:], state.discard_count, state.deck_count = state.hand.sum(axis=1), state.discards.sum(), state.deck.sum()
    state.drawn_since_shuffle_count[:] = state.drawn_since_shuffle.sum(axis=1)
    state.deck_at_shuffle[:] = state.deck + state.drawn_since_shuffle.sum(axis=0)
    if "shown" not in reader.given:
        _show(state, laws_drawn.must_have_shown(state))
    if "earlier" not in reader.given:
        state.earlier_drawn[0] = laws_drawn.drawn_earlier(state).clip(0, s.MOST_OF_A_KIND)
        state.earlier_count = state.earlier_drawn.any()
    state.earlier_cards[:], state.earlier_drawn_count[:] = state.earlier_drawn.sum(axis=1), state.earlier_drawn.sum(axis=2)


def _show(state: Any, cards: np.ndarray) -> None:
    """Note that seats have shown these cards, and no others, after all their draws since the shuffle."""
    rows = np.argwhere(cards)
    state.shown_count, entries = len(rows), slice(len(rows))
    state.shown_seat[entries], state.shown_card[entries] = rows.T
    state.shown_draws[entries] = state.drawn_since_shuffle_count[rows[:, 0]]
    state.shown_cards[entries] = cards[tuple(rows.T)]


def _first_cards(left: list[int]) -> list[int]:
    """The default row: one each of the first kinds of which any are left, then a second one each, and so on."""
    ranked = sorted((place, card) for card in range(c.KINDS) for place in range(left[card]))
    return [card for _, card in ranked[: c.SLOTS]] + [ABSENT] * (c.SLOTS - len(ranked))


def _read_tickets(reader: PositionReader, tables: Any, state: Any) -> None:
    """Compute the tickets that are nowhere else, the draws so far, and what seats remember of tickets that they put back."""
    for field, row, count, long in RESTS:
        numbers = [number for number in range(1, c.TICKETS + 1) if tables.ticket_long[number] == long]
        rest = reader.rest(field, numbers, "ticket", c.TICKET_IDS)
        state[row][: len(rest)], state[count] = rest, len(rest)
    returned = (state.returned_tickets, state.returned_draw, state.returned_count)
    for row, draws, n in (returned, *zip(state.held, state.held_draw, state.held_count, strict=True)):
        row[:n] = row[np.lexsort((row[:n], draws[:n]))]  # those that came together are in order
    reader.fill("draws", state, "draws", laws.latest_draw(state))
    reader.obey(laws.draws(tables, state))
    _read_traces(reader, state)


def _read_traces(reader: PositionReader, state: Any) -> None:
    """Read tickets that a seat had put back and another seat drew."""
    for i, trace in enumerate(reader.tables("traces")):
        seat, ticket = trace.number("seat", 0, int(state.players) - 1), trace.choice("ticket", c.TICKET_IDS) + 1
        reader.require(state.draws > 0, f"traces[{i}]", "nothing, as no tickets have been drawn yet (draws: 0)")
        draw = trace.number("draw", 1, int(state.draws))
        held = ((state.held == ticket) & (state.held_draw >= draw)).any(axis=1) | (state.offer == ticket).any(axis=1)
        back = (state.returned_tickets == ticket) & (state.returned_draw >= draw)
        drawn_by = {*np.flatnonzero(held), *state.returned_seat[back]}
        reader.require(drawn_by - {seat}, f"traces[{i}]", "a ticket that another seat has drawn then or later, or put back")
        reader.require(state.known_redrawn_at[seat, ticket] == 0, f"traces[{i}]", "each ticket once for a seat")
        state.known_redrawn_at[seat, ticket] = draw
