"""The tickets of a position: every ticket lies in one place, and what lies nowhere else is in the deck or, long, out of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from boardwright.core.text.positions import PositionReader
from boardwright.games.ticket_to_ride_europe.actions import MASKS, SUBSETS
from boardwright.games.ticket_to_ride_europe.components import LONG_TICKETS, START_TICKETS, TICKET_IDS, TICKETS
from boardwright.games.ticket_to_ride_europe.rules.tickets import DRAWN, FEWEST_AT_START, tickets_left
from boardwright.games.ticket_to_ride_europe.state import CHOOSE_START, CHOOSE_TICKETS

ORDINARY = TICKETS - LONG_TICKETS


def write_tickets(state: Any) -> dict[str, Any]:
    """What the declared fields of tickets do not say."""
    seats, redrawn = range(state.players), state.known_redrawn_at
    return {
        "chosen": [SUBSETS[MASKS.tolist().index(state.choice[seat])] if state.chosen[seat] else None for seat in seats],
        "ticket_deck": _names(state.unseen_tickets[: state.unseen_ticket_count]),
        "long_aside": _names(state.aside[: state.aside_count]),
        "traces": [
            {"seat": int(seat), "ticket": TICKET_IDS[ticket - 1], "draw": int(redrawn[seat, ticket])}
            for seat, ticket in np.argwhere(redrawn[: state.players])
        ],
    }


def _names(tickets: Iterable[int]) -> list[str]:
    return [TICKET_IDS[ticket - 1] for ticket in sorted(tickets)]


def with_draws(tables: Any, position: Mapping[str, Any]) -> Mapping[str, Any]:
    """The position with tables in place of bare names of tickets held: a long one came at the start, others at the first draw."""

    def row(ticket: Any) -> Any:
        if not isinstance(ticket, str):
            return ticket
        long = ticket in TICKET_IDS and tables.ticket_long[TICKET_IDS.index(ticket) + 1]
        return {"ticket": ticket, "draw": int(not long)}

    lists = position.get("tickets")
    if not isinstance(lists, list) or not all(isinstance(each, list) for each in lists):
        return position
    return {**position, "tickets": [[row(ticket) for ticket in each] for each in lists]}


def read_tickets(reader: PositionReader, tables: Any, state: Any) -> None:
    """Tickets held, offered, dropped, put back and left, and what seats remember of them."""
    for seat in range(state.players):
        n = state.held_count[seat]
        _order(reader, tables, f"tickets[{seat}]", state.held[seat, :n], state.held_draw[seat, :n], 0)
        _check_start(reader, tables, state, seat)
        _check_offer(reader, tables, state, seat)
    _read_chosen(reader, state)
    _check_returned(reader, tables, state)
    _read_rest(reader, tables, state)
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
    long = tables.ticket_long[offer].sum()
    if state.phase == CHOOSE_START:
        good, expected = len(offer) == START_TICKETS and long == 1, "one long and three other tickets each in the phase start_tickets"
    elif state.phase == CHOOSE_TICKETS and seat == state.active:
        good, expected = 1 <= len(offer) <= DRAWN and not long, "one to three tickets that are not long"
    else:
        good, expected = len(offer) == 0, "no tickets in this phase"
    reader.require(good, f"offered[{seat}]", expected)


def _read_chosen(reader: PositionReader, state: Any) -> None:
    players, start = int(state.players), state.phase == CHOOSE_START
    chosen = reader.get("chosen", [None] * players)
    reader.require(isinstance(chosen, list) and len(chosen) == players, "chosen", f"{players} choices or nulls")
    for seat, choice in enumerate(chosen):
        if choice is not None:
            good = start and choice in SUBSETS and len(choice) >= FEWEST_AT_START
            reader.require(good, f"chosen[{seat}]", "null, or in the phase start_tickets two tickets or more, such as 124")
            state.chosen[seat], state.choice[seat] = 1, MASKS[SUBSETS.index(choice)]
    reader.require(not start or None in chosen, "chosen", "a seat that has not chosen yet")


def _check_returned(reader: PositionReader, tables: Any, state: Any) -> None:
    """Tickets under the deck. Those of one draw were put back together, by one seat."""
    n = state.returned_count
    tickets, seats, draws = state.returned_tickets[:n], state.returned_seat[:n], state.returned_draw[:n]
    for i in range(n):
        reader.require(not tables.ticket_long[tickets[i]], f"returned[{i}].ticket", "a ticket that is not long")
        good = i == 0 or draws[i] != draws[i - 1] or seats[i] == seats[i - 1]
        reader.require(good, f"returned[{i}].seat", f"{seats[i - 1]}: tickets of one draw were put back by one seat")
    _order(reader, tables, "returned", tickets, draws, 1)


def _read_rest(reader: PositionReader, tables: Any, state: Any) -> None:
    """The ticket deck and the long tickets that nobody got: all that lie nowhere else."""
    rest = reader.left("ticket", range(1, TICKETS + 1))
    for field, target, long in (("ticket_deck", state.unseen_tickets, 0), ("long_aside", state.aside, 1)):
        numbers = [number for number in rest if tables.ticket_long[number] == long]
        names = _names(numbers)
        given = reader.get(field, names)
        good = isinstance(given, list) and all(isinstance(name, str) for name in given) and sorted(given) == sorted(names)
        reader.require(good, field, f"the tickets that lie nowhere else: {', '.join(names)}")
        target[: len(numbers)] = numbers
    state.aside_count = tables.ticket_long[rest].sum() if rest else 0
    state.unseen_ticket_count = len(rest) - state.aside_count


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
    lies = _drawn_tickets(state)
    for i, trace in enumerate(reader.tables("traces")):
        seat, ticket = trace.number("seat", 0, int(state.players) - 1), trace.choice("ticket", TICKET_IDS) + 1
        reader.require(state.draws > 0, f"traces[{i}]", "nothing, as no tickets have been drawn yet (draws: 0)")
        draw = trace.number("draw", 1, int(state.draws))
        holder, latest = lies.get(ticket, (seat, 0))
        good = holder != seat and latest >= draw
        reader.require(good, f"traces[{i}]", "a ticket that another seat has drawn then or later, or put back")
        reader.require(state.known_redrawn_at[seat, ticket] == 0, f"traces[{i}]", "each ticket once for a seat")
        state.known_redrawn_at[seat, ticket] = draw


def _drawn_tickets(state: Any) -> dict[int, tuple[int, int]]:
    """Tickets held, offered or put back: by ticket the seat that has it or put it back, and the draw that it came with."""
    n = state.returned_count
    rows = list(zip(state.returned_tickets[:n], state.returned_seat[:n], state.returned_draw[:n]))
    for seat in range(state.players):
        n = state.held_count[seat]
        rows += [(ticket, seat, draw) for ticket, draw in zip(state.held[seat, :n], state.held_draw[seat, :n])]
        rows += [(ticket, seat, state.draws) for ticket in state.offer[seat, : state.offer_count[seat]]]
    return {int(ticket): (int(seat), int(draw)) for ticket, seat, draw in rows}
