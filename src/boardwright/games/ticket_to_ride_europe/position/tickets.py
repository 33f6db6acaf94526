"""Reading a position's tickets: every ticket lies in one place, and what lies nowhere else is in the deck or, long, out of the game."""

from __future__ import annotations

from typing import Any

import numpy as np

from boardwright.core.errors import PositionError
from boardwright.games.ticket_to_ride_europe.actions import MASKS, SUBSETS
from boardwright.games.ticket_to_ride_europe.components import LONG_TICKETS, START_TICKETS, TICKET_IDS, TICKETS
from boardwright.games.ticket_to_ride_europe.position.reader import Reader
from boardwright.games.ticket_to_ride_europe.rules.tickets import DRAWN, FEWEST_AT_START, tickets_left
from boardwright.games.ticket_to_ride_europe.state import CHOOSE_START, CHOOSE_TICKETS

ORDINARY = TICKETS - LONG_TICKETS


def read_tickets(reader: Reader, tables: Any, state: Any) -> None:
    """Tickets held, offered, dropped, put back and left, and what seats remember of them."""
    players = int(state.players)
    for seat, tickets in enumerate(reader.lists("tickets", [[]] * players, players)):
        for i, told in enumerate(tickets):
            _read_held(reader, tables, state, seat, i, told)
    for seat, tickets in enumerate(reader.lists("offered", [[]] * players, players)):
        _read_offer(reader, tables, state, seat, tickets)
    for seat, tickets in enumerate(reader.lists("dropped", [[]] * players, players)):
        _read_dropped(reader, state, seat, tickets)
    _read_chosen(reader, state)
    _read_returned(reader, tables, state)
    _read_rest(reader, tables, state)
    _read_draws(reader, state)
    _read_traces(reader, state)
    for seat in range(players):
        _check_start(tables, state, seat)
    _order(state)


def _read_held(reader: Reader, tables: Any, state: Any, seat: int, i: int, told: Any) -> None:
    """A ticket as a table with its draw, or its name alone: drawn at the first draw, a long one at the start."""
    field = f"tickets[{seat}][{i}]"
    row = reader.row(field, told, ("ticket", "draw")) if isinstance(told, dict) else {"ticket": told, "draw": None}
    number = reader.placed_ticket(field, row["ticket"])
    long = bool(tables.ticket_long[number])
    draw = row["draw"] if row["draw"] is not None else int(not long)
    state.held[seat, i] = number
    state.held_draw[seat, i] = reader.checked(f"{field}.draw", draw, 0, 0 if long else ORDINARY)
    if i and state.held_draw[seat, i] < state.held_draw[seat, i - 1]:
        raise PositionError(f"{field}.draw", draw, "tickets in the order in which they were drawn (long ones first)")
    state.held_count[seat] = i + 1


def _read_offer(reader: Reader, tables: Any, state: Any, seat: int, tickets: list[Any]) -> None:
    field = f"offered[{seat}]"
    numbers = [reader.placed_ticket(f"{field}[{i}]", ticket) for i, ticket in enumerate(tickets)]
    long = sum(int(tables.ticket_long[number]) for number in numbers)
    if state.phase == CHOOSE_START:
        if len(numbers) != START_TICKETS or long != 1:
            raise PositionError(field, tickets, "one long and three other tickets for everybody in the phase start_tickets")
    elif state.phase == CHOOSE_TICKETS and seat == state.active:
        if not 1 <= len(numbers) <= DRAWN or long:
            raise PositionError(field, tickets, "one to three tickets that are not long")
    elif numbers:
        raise PositionError(field, tickets, "no tickets in this phase")
    state.offer[seat, : len(numbers)] = sorted(numbers)
    state.offer_count[seat] = len(numbers)


def _read_dropped(reader: Reader, state: Any, seat: int, tickets: list[Any]) -> None:
    if len(tickets) > START_TICKETS - FEWEST_AT_START:
        raise PositionError(f"dropped[{seat}]", tickets, "at most two tickets")
    numbers = [reader.placed_ticket(f"dropped[{seat}][{i}]", ticket) for i, ticket in enumerate(tickets)]
    state.dropped[seat, : len(numbers)] = numbers
    state.dropped_count[seat] = len(numbers)


def _read_chosen(reader: Reader, state: Any) -> None:
    chosen = reader.per_seat("chosen", [None] * int(state.players), "choices or nulls")
    for seat, choice in enumerate(chosen):
        if choice is None:
            continue
        if state.phase != CHOOSE_START or choice not in SUBSETS or len(choice) < FEWEST_AT_START:
            raise PositionError(f"chosen[{seat}]", choice, "null, or in the phase start_tickets two tickets or more, such as 124")
        state.chosen[seat], state.choice[seat] = 1, MASKS[SUBSETS.index(choice)]
    if state.phase == CHOOSE_START and state.chosen[: state.players].all():
        raise PositionError("chosen", chosen, "a seat that has not chosen yet")


def _read_returned(reader: Reader, tables: Any, state: Any) -> None:
    """Tickets under the deck. Those of one draw were put back together, by one seat."""
    for i, (field, row) in enumerate(reader.rows("returned", ("ticket", "seat", "draw"))):
        number = reader.placed_ticket(f"{field}.ticket", row["ticket"])
        if tables.ticket_long[number]:
            raise PositionError(f"{field}.ticket", row["ticket"], "a ticket that is not long")
        before = int(state.low_draw[i - 1]) if i else 1
        state.low[i] = number
        state.low_seat[i] = reader.checked(f"{field}.seat", row["seat"], 0, int(state.players) - 1)
        state.low_draw[i] = reader.checked(f"{field}.draw", row["draw"], before, ORDINARY)
        if i and state.low_draw[i] == before and state.low_seat[i] != state.low_seat[i - 1]:
            raise PositionError(f"{field}.seat", row["seat"], f"{state.low_seat[i - 1]}: tickets of one draw were put back by one seat")
        state.low_count = i + 1


def _read_rest(reader: Reader, tables: Any, state: Any) -> None:
    """The ticket deck and the long tickets that nobody got: all that lie nowhere else."""
    rest = [number for number in range(1, TICKETS + 1) if number not in reader.placed]
    for field, target, long in (("ticket_deck", state.top, 0), ("long_aside", state.aside, 1)):
        numbers = [number for number in rest if tables.ticket_long[number] == long]
        names = [TICKET_IDS[number - 1] for number in numbers]
        told = reader.get(field, names)
        if not isinstance(told, list) or not all(isinstance(name, str) for name in told) or sorted(told) != sorted(names):
            raise PositionError(field, told, f"the tickets that lie nowhere else: {', '.join(names)}")
        target[: len(numbers)] = numbers
    state.top_count = sum(1 for number in rest if not tables.ticket_long[number])
    state.aside_count = len(rest) - int(state.top_count)


def _read_draws(reader: Reader, state: Any) -> None:
    """Ticket draws so far; left out: the latest that the position names. Of each at least one ticket is kept: so many there can be."""
    choosing = int(state.phase == CHOOSE_TICKETS)  # the draw that is going on: nothing was kept or put back of it yet
    least = max(int(state.held_draw.max()), int(state.low_draw.max())) + choosing
    in_deck = int(tickets_left(state)) + choosing * (int(state.offer_count[state.active]) - 1)
    most = ORDINARY - in_deck
    draws = reader.get("draws", least)
    if least > most:
        fits = f"at most {most} in tickets, returned and draws: each draw takes one of the {ORDINARY} tickets out of the deck for good"
        raise PositionError("draws", least, fits)
    state.draws = reader.checked("draws", draws, least, most)


def _read_traces(reader: Reader, state: Any) -> None:
    """Tickets that a seat had put back and that somebody else drew."""
    for field, row in reader.rows("traces", ("seat", "ticket", "draw")):
        seat = reader.checked(f"{field}.seat", row["seat"], 0, int(state.players) - 1)
        number = reader.ticket(f"{field}.ticket", row["ticket"])
        if state.draws == 0:
            raise PositionError(field, row, "nothing, as no tickets have been drawn yet (draws: 0)")
        draw = reader.checked(f"{field}.draw", row["draw"], 1, int(state.draws))
        if not _may_lie_since(state, seat, number, draw):
            raise PositionError(field, row, "a ticket that another seat has drawn then or later, or put back")
        if state.traced[seat, number]:
            raise PositionError(field, row, "each ticket once for a seat")
        state.traced[seat, number] = draw


def _may_lie_since(state: Any, seat: int, number: int, draw: int) -> bool:
    """Whether a ticket lies where one may lie that somebody other than `seat` drew at `draw`."""
    for other in range(state.players):
        for i in range(state.held_count[other]):
            if state.held[other, i] == number:
                return bool(other != seat and state.held_draw[other, i] >= draw)
        if number in state.offer[other]:
            return bool(other != seat and state.draws >= draw)
    return any(state.low[i] == number and state.low_seat[i] != seat and state.low_draw[i] >= draw for i in range(state.low_count))


def _check_start(tables: Any, state: Any, seat: int) -> None:
    """Of one long and three other tickets at the start at least two are kept."""
    kept = [int(t) for t, draw in zip(state.held[seat, : state.held_count[seat]], state.held_draw[seat]) if draw == 0]
    dropped = [int(t) for t in state.dropped[seat] if t]
    long = sum(int(tables.ticket_long[t]) for t in kept + dropped)
    if long > 1 or len(kept + dropped) - long > START_TICKETS - 1:
        names = [TICKET_IDS[t - 1] for t in kept + dropped]
        raise PositionError(f"tickets[{seat}]", names, "at most one long and three others at the start")


def _order(state: Any) -> None:
    """Tickets that came together stand in ascending order."""
    for seat in range(state.players):
        _order_rows(state.held_count[seat], state.held_draw[seat], state.held[seat])
        state.dropped[seat, : state.dropped_count[seat]].sort()
    _order_rows(state.low_count, state.low_draw, state.low)


def _order_rows(count: int, draws: Any, tickets: Any) -> None:
    """Sort the first `count` tickets by draw, then by number."""
    order = np.lexsort((tickets[:count], draws[:count]))
    tickets[:count] = tickets[:count][order]
