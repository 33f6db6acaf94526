"""Reading a position's tickets: every ticket lies in one place, and what lies nowhere else is in the deck or, long, out of the game."""

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


def tickets_position(tables: Any, state: Any) -> dict[str, Any]:
    """What the declared fields of tickets do not say."""
    seats = range(state.players)
    traces = [(seat, ticket) for seat in seats for ticket in range(1, TICKETS + 1) if state.known_redrawn_at[seat, ticket]]
    return {
        "chosen": [SUBSETS[MASKS.index(int(state.choice[seat]))] if state.chosen[seat] else None for seat in seats],
        "ticket_deck": _names(state.unseen_tickets[: state.unseen_ticket_count].tolist()),
        "long_aside": _names(state.aside[: state.aside_count].tolist()),
        "traces": [{"seat": s, "ticket": TICKET_IDS[t - 1], "draw": int(state.known_redrawn_at[s, t])} for s, t in traces],
    }


def _names(tickets: list[int]) -> list[str]:
    return [TICKET_IDS[ticket - 1] for ticket in sorted(tickets)]


def with_draws(tables: Any, position: Mapping[str, Any]) -> Mapping[str, Any]:
    """The position with tables in place of bare names of tickets held: a long one came at the start, others at the first draw."""

    def row(told: Any) -> Any:
        if not isinstance(told, str):
            return told
        long = told in TICKET_IDS and tables.ticket_long[TICKET_IDS.index(told) + 1]
        return {"ticket": told, "draw": int(not long)}

    lists = position.get("tickets")
    if not isinstance(lists, list) or not all(isinstance(each, list) for each in lists):
        return position
    return {**position, "tickets": [[row(told) for told in each] for each in lists]}


def read_tickets(reader: PositionReader, tables: Any, state: Any) -> None:
    """Tickets held, offered, dropped, put back and left, and what seats remember of them."""
    for seat in range(state.players):
        _check_held(reader, tables, state, seat)
        _check_offer(reader, tables, state, seat)
    _read_chosen(reader, state)
    _check_returned(reader, tables, state)
    _read_rest(reader, tables, state)
    _read_draws(reader, state)
    _read_traces(reader, state)
    for seat in range(state.players):
        _check_start(reader, tables, state, seat)
    _order(state)


def _check_held(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """Tickets in the order in which they came. Long ones come at the start only."""
    before = 0
    for i, draw in enumerate(state.held_draw[seat, : state.held_count[seat]].tolist()):
        field = f"tickets[{seat}][{i}].draw"
        reader.checked(field, draw, 0, 0 if tables.ticket_long[state.held[seat, i]] else ORDINARY)
        if draw < before:
            raise reader.wrong(field, draw, "tickets in the order in which they were drawn (long ones first)")
        before = draw


def _check_offer(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    offer = state.offer[seat, : state.offer_count[seat]].tolist()
    long = sum(int(tables.ticket_long[ticket]) for ticket in offer)
    if state.phase == CHOOSE_START:
        good, expected = len(offer) == START_TICKETS and long == 1, "one long and three other tickets each in the phase start_tickets"
    elif state.phase == CHOOSE_TICKETS and seat == state.active:
        good, expected = 1 <= len(offer) <= DRAWN and not long, "one to three tickets that are not long"
    else:
        good, expected = not offer, "no tickets in this phase"
    if not good:
        raise reader.wrong(f"offered[{seat}]", _names(offer), expected)


def _read_chosen(reader: PositionReader, state: Any) -> None:
    players = int(state.players)
    chosen = reader.get("chosen", [None] * players)
    if not isinstance(chosen, list) or len(chosen) != players:
        raise reader.wrong("chosen", chosen, f"{players} choices or nulls")
    for seat, choice in enumerate(chosen):
        if choice is None:
            continue
        if state.phase != CHOOSE_START or choice not in SUBSETS or len(choice) < FEWEST_AT_START:
            raise reader.wrong(f"chosen[{seat}]", choice, "null, or in the phase start_tickets two tickets or more, such as 124")
        state.chosen[seat], state.choice[seat] = 1, MASKS[SUBSETS.index(choice)]
    if state.phase == CHOOSE_START and state.chosen[:players].all():
        raise reader.wrong("chosen", chosen, "a seat that has not chosen yet")


def _check_returned(reader: PositionReader, tables: Any, state: Any) -> None:
    """Tickets under the deck. Those of one draw were put back together, by one seat."""
    before = 1
    for i, ticket in enumerate(state.returned_tickets[: state.returned_count].tolist()):
        field, seat, draw = f"returned[{i}]", int(state.returned_seat[i]), int(state.returned_draw[i])
        if tables.ticket_long[ticket]:
            raise reader.wrong(f"{field}.ticket", TICKET_IDS[ticket - 1], "a ticket that is not long")
        reader.checked(f"{field}.draw", draw, before, ORDINARY)
        if i and draw == before and seat != state.returned_seat[i - 1]:
            raise reader.wrong(f"{field}.seat", seat, f"{state.returned_seat[i - 1]}: tickets of one draw were put back by one seat")
        before = draw


def _read_rest(reader: PositionReader, tables: Any, state: Any) -> None:
    """The ticket deck and the long tickets that nobody got: all that lie nowhere else."""
    rest = [number for number in range(1, TICKETS + 1) if number not in reader.placed]
    for field, target, long in (("ticket_deck", state.unseen_tickets, 0), ("long_aside", state.aside, 1)):
        numbers = [number for number in rest if tables.ticket_long[number] == long]
        names = [TICKET_IDS[number - 1] for number in numbers]
        told = reader.get(field, names)
        if not isinstance(told, list) or not all(isinstance(name, str) for name in told) or sorted(told) != sorted(names):
            raise reader.wrong(field, told, f"the tickets that lie nowhere else: {', '.join(names)}")
        target[: len(numbers)] = numbers
    state.unseen_ticket_count = sum(1 for number in rest if not tables.ticket_long[number])
    state.aside_count = len(rest) - int(state.unseen_ticket_count)


def _read_draws(reader: PositionReader, state: Any) -> None:
    """Ticket draws so far; left out: the latest that the position names. Of each at least one ticket is kept: so many there can be."""
    choosing = int(state.phase == CHOOSE_TICKETS)  # the draw that is going on: nothing was kept or put back of it yet
    least = max(int(state.held_draw.max()), int(state.returned_draw.max())) + choosing
    in_deck = int(tickets_left(state)) + choosing * (int(state.offer_count[state.active]) - 1)
    most = ORDINARY - in_deck
    draws = reader.get("draws", least)
    if least > most:
        expected = f"at most {most} in tickets, returned and draws: each draw takes one of the {ORDINARY} tickets out of the deck for good"
        raise reader.wrong("draws", least, expected)
    state.draws = reader.checked("draws", draws, least, most)


def _read_traces(reader: PositionReader, state: Any) -> None:
    """Tickets that a seat had put back and that somebody else drew."""
    traces = reader.get("traces", [])
    if not isinstance(traces, list):
        raise reader.wrong("traces", traces, "a list of tables with seat, ticket, draw")
    for i, row in enumerate(traces):
        inner = reader.inside(f"traces[{i}]", row)
        if set(row) != {"seat", "ticket", "draw"}:
            raise inner.wrong("", row, "a table of seat, ticket, draw")
        seat, number = inner.number("seat", 0, 0, int(state.players) - 1), inner.choice("ticket", "", TICKET_IDS) + 1
        if state.draws == 0:
            raise inner.wrong("", row, "nothing, as no tickets have been drawn yet (draws: 0)")
        draw = inner.number("draw", 0, 1, int(state.draws))
        if not _may_lie_since(state, seat, number, draw):
            raise inner.wrong("", row, "a ticket that another seat has drawn then or later, or put back")
        if state.known_redrawn_at[seat, number]:
            raise inner.wrong("", row, "each ticket once for a seat")
        state.known_redrawn_at[seat, number] = draw


def _may_lie_since(state: Any, seat: int, number: int, draw: int) -> bool:
    """Whether a ticket lies where one may lie that somebody other than `seat` drew at `draw`."""
    for other in range(state.players):
        for i in range(state.held_count[other]):
            if state.held[other, i] == number:
                return bool(other != seat and state.held_draw[other, i] >= draw)
        if number in state.offer[other]:
            return bool(other != seat and state.draws >= draw)
    return any(
        state.returned_tickets[i] == number and state.returned_seat[i] != seat and state.returned_draw[i] >= draw
        for i in range(state.returned_count)
    )


def _check_start(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """Of one long and three other tickets at the start at least two are kept."""
    kept = [int(t) for t, draw in zip(state.held[seat, : state.held_count[seat]], state.held_draw[seat]) if draw == 0]
    dropped = [int(t) for t in state.dropped[seat] if t]
    long = sum(int(tables.ticket_long[t]) for t in kept + dropped)
    if long > 1 or len(kept + dropped) - long > START_TICKETS - 1:
        names = [TICKET_IDS[t - 1] for t in kept + dropped]
        raise reader.wrong(f"tickets[{seat}]", names, "at most one long and three others at the start")


def _order(state: Any) -> None:
    """Tickets that came together stand in ascending order."""
    for seat in range(state.players):
        _order_rows(state.held_count[seat], state.held_draw[seat], state.held[seat])
    _order_rows(state.returned_count, state.returned_draw, state.returned_tickets)


def _order_rows(count: int, draws: Any, tickets: Any) -> None:
    """Sort the first `count` tickets by draw, then by number."""
    order = np.lexsort((tickets[:count], draws[:count]))
    tickets[:count] = tickets[:count][order]
