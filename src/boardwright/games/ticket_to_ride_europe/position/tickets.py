"""The tickets of a position: every ticket lies in one place, and what lies nowhere else is in the deck or, long, out of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from boardwright.core.text.positions import PositionReader
from boardwright.games.ticket_to_ride_europe.actions import MASKS, SUBSETS
from boardwright.games.ticket_to_ride_europe.components import LONG_TICKETS, START_TICKETS, TICKET_IDS, TICKETS
from boardwright.games.ticket_to_ride_europe.rules.tickets import DRAWN, FEWEST_AT_START, tickets_left
from boardwright.games.ticket_to_ride_europe.state import CHOOSE_START, CHOOSE_TICKETS

ORDINARY = TICKETS - LONG_TICKETS
RESTS = (("ticket_deck", "unseen_tickets", "unseen_ticket_count", False), ("long_aside", "aside", "aside_count", True))
"""The tickets that lie nowhere else: the deck, and the long ones that nobody got."""


def write_tickets(state: Any) -> dict[str, Any]:
    """What the declared fields of tickets do not say."""
    seats, redrawn = range(state.players), state.known_redrawn_at
    return {
        "chosen": [SUBSETS[MASKS.tolist().index(state.choice[seat])] if state.chosen[seat] else None for seat in seats],
        **{field: [TICKET_IDS[ticket - 1] for ticket in sorted(state[row][: state[count]])] for field, row, count, _ in RESTS},
        "traces": [
            {"seat": int(seat), "ticket": TICKET_IDS[ticket - 1], "draw": int(redrawn[seat, ticket])}
            for seat, ticket in np.argwhere(redrawn[: state.players])
        ],
    }


def with_draws(tables: Any, position: Mapping[str, Any]) -> Mapping[str, Any]:
    """The position with tables in place of bare names of tickets held: a long one came at the start, others at the first draw."""

    def row(ticket: Any) -> Any:
        long = ticket in TICKET_IDS and tables.ticket_long[TICKET_IDS.index(ticket) + 1]
        return {"ticket": ticket, "draw": int(not long)} if isinstance(ticket, str) else ticket

    lists = position.get("tickets")
    if not isinstance(lists, list):
        return position
    return {**position, "tickets": [list(map(row, each)) if isinstance(each, list) else each for each in lists]}


def read_tickets(reader: PositionReader, tables: Any, state: Any) -> None:
    """Tickets held, offered, dropped, put back and left, and what seats remember of them."""
    for seat in range(state.players):
        n = state.held_count[seat]
        _order(reader, tables, f"tickets[{seat}]", state.held[seat, :n], state.held_draw[seat, :n], 0)
        _check_start(reader, tables, state, seat)
        _check_offer(reader, tables, state, seat)
    _read_chosen(reader, state)
    _check_returned(reader, tables, state)
    for field, row, count, long in RESTS:
        numbers = [number for number in range(1, TICKETS + 1) if tables.ticket_long[number] == long]
        rest = reader.rest(field, numbers, "ticket", TICKET_IDS)
        state[row][: len(rest)], state[count] = rest, len(rest)
    _read_draws(reader, state)
    _read_traces(reader, state)


def _order(reader: PositionReader, tables: Any, field: str, tickets: np.ndarray, draws: np.ndarray, first: int) -> None:
    """Tickets stand by draw, from draw number `first` on; long ones come at the start only. Put those that came together in order."""
    for i, draw in enumerate(draws):
        good = first <= draw <= (0 if tables.ticket_long[tickets[i]] else ORDINARY)
        expected = f"{first} to {ORDINARY} (0 if it is long): tickets stand in the order in which they were drawn"
        reader.require(good, f"{field}[{i}].draw", expected)
        first = draw
    tickets[:] = tickets[np.lexsort((tickets, draws))]


def _check_start(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """Of one long and three other tickets at the start at least two are kept."""
    dealt = np.concatenate([state.held[seat][state.held_draw[seat] == 0], state.dropped[seat]])
    long = tables.ticket_long[dealt].sum()
    good = long <= 1 and (dealt > 0).sum() - long < START_TICKETS
    reader.require(good, f"tickets[{seat}]", "at most one long and three others at the start")


def _check_offer(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    offer = state.offer[seat, : state.offer_count[seat]]
    start, choosing = state.phase == CHOOSE_START, state.phase == CHOOSE_TICKETS and seat == state.active
    least, most, long = (START_TICKETS, START_TICKETS, 1) if start else (1, DRAWN, 0) if choosing else (0, 0, 0)
    good = least <= len(offer) <= most and tables.ticket_long[offer].sum() == long
    expected = f"{least} to {most} tickets, {long} of them long" if most else "no tickets in this phase"
    reader.require(good, f"offered[{seat}]", expected)


def _read_chosen(reader: PositionReader, state: Any) -> None:
    chosen = reader.list_of("chosen", "choices or nulls", [None] * int(state.players))
    reader.require(len(chosen) == state.players, "chosen", f"{state.players} choices or nulls")
    for seat, choice in enumerate(chosen):
        if choice is not None:
            reader.name(f"chosen[{seat}]", choice, [subset for subset in SUBSETS if len(subset) >= FEWEST_AT_START])
            state.chosen[seat], state.choice[seat] = 1, MASKS[SUBSETS.index(choice)]
    reader.require(state.phase != CHOOSE_START or None in chosen, "chosen", "a seat that has not chosen yet")


def _check_returned(reader: PositionReader, tables: Any, state: Any) -> None:
    """Tickets under the deck. Those of one draw were put back together, by one seat."""
    n = state.returned_count
    tickets, seats, draws = state.returned_tickets[:n], state.returned_seat[:n], state.returned_draw[:n]
    for i in range(n):
        reader.require(not tables.ticket_long[tickets[i]], f"returned[{i}].ticket", "a ticket that is not long")
        good = i == 0 or draws[i] != draws[i - 1] or seats[i] == seats[i - 1]
        reader.require(good, f"returned[{i}].seat", f"{seats[i - 1]}: tickets of one draw were put back by one seat")
    _order(reader, tables, "returned", tickets, draws, 1)


def _read_draws(reader: PositionReader, state: Any) -> None:
    """Ticket draws so far; left out: the latest that the position names. Of each at least one ticket is kept: so many there can be."""
    choosing = int(state.phase == CHOOSE_TICKETS)  # the draw that is going on: nothing was kept or put back of it yet
    least = max(int(state.held_draw.max()), int(state.returned_draw.max())) + choosing
    most = ORDINARY - int(tickets_left(state)) - choosing * (int(state.offer_count[state.active]) - 1)
    reader.fill("draws", state, "draws", least)
    expected = f"at least {least}, as tickets and returned tell, and at most {most}: each draw takes one of {ORDINARY} tickets for good"
    reader.require(least <= state.draws <= most, "draws", expected)


def _read_traces(reader: PositionReader, state: Any) -> None:
    """Tickets that a seat had put back and that somebody else drew."""
    for i, trace in enumerate(reader.tables("traces")):
        seat, ticket = trace.number("seat", 0, int(state.players) - 1), trace.choice("ticket", TICKET_IDS) + 1
        reader.require(state.draws > 0, f"traces[{i}]", "nothing, as no tickets have been drawn yet (draws: 0)")
        draw = trace.number("draw", 1, int(state.draws))
        held = ((state.held == ticket) & (state.held_draw >= draw)).any(axis=1) | (state.offer == ticket).any(axis=1)
        back = (state.returned_tickets == ticket) & (state.returned_draw >= draw)
        drawn_by = {*np.flatnonzero(held), *state.returned_seat[back]}
        reader.require(drawn_by - {seat}, f"traces[{i}]", "a ticket that another seat has drawn then or later, or put back")
        reader.require(state.known_redrawn_at[seat, ticket] == 0, f"traces[{i}]", "each ticket once for a seat")
        state.known_redrawn_at[seat, ticket] = draw
