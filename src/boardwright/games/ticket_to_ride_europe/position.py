"""A complete state as a readable dict, and back. The fields stand in docs/games/ticket_to_ride_europe.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from boardwright.core.errors import PositionError
from boardwright.core.events import EVENTS as EVENT_RECORD
from boardwright.core.positions import PositionReader
from boardwright.core.state import Cell
from boardwright.games.ticket_to_ride_europe.actions import MASKS, SUBSETS
from boardwright.games.ticket_to_ride_europe.components import (
    CARDS,
    CITIES,
    CITY_IDS,
    KINDS,
    LOCOMOTIVE,
    LONG_TICKETS,
    ROUTE_IDS,
    ROUTES,
    SLOTS,
    START_TICKETS,
    STATIONS,
    TICKET_IDS,
    TICKETS,
    TRAINS,
)
from boardwright.games.ticket_to_ride_europe.scoring import REASONS, finish
from boardwright.games.ticket_to_ride_europe.state import (
    CHOOSE_START,
    CHOOSE_TICKETS,
    NOBODY,
    OVER,
    PAY,
    SECOND_CARD,
    TUNNEL,
    TURN,
)
from boardwright.games.ticket_to_ride_europe.tickets import DRAWN, FEWEST_AT_START
from boardwright.games.ticket_to_ride_europe.view import kinds, phase_of

PHASES = ("start_tickets", "turn", "second_card", "pay_route", "pay_station", "tunnel", "tickets", "over")
NUMBERS = (CHOOSE_START, TURN, SECOND_CARD, PAY, PAY, TUNNEL, CHOOSE_TICKETS, OVER)
TICKET = {ticket: number for number, ticket in enumerate(TICKET_IDS, 1)}


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
    reader = PositionReader(position)
    phase = reader.choice("phase", "turn", PHASES)
    state.phase = NUMBERS[phase]
    state.turn = reader.number("turn", 0, 0, 2**31 - 1)
    state.taken = reader.number("taken", 0, 0, SLOTS)
    state.active = reader.number("active", 0, 0, state.players - 1)
    state.first = reader.number("first", 0, 0, state.players - 1)
    _read_board(reader, tables, state)
    _read_target(reader, tables, state, PHASES[phase])
    _read_cards(reader, tables, state)
    _read_tickets(reader, tables, state)
    _read_end(reader, tables, state)
    reader.finish()
    if state.phase == OVER:
        events = Cell(EVENT_RECORD).record
        events.count = -1
        finish(tables, state, state.ending, events)


# -- the board ---------------------------------------------------------------------------------------------------------------------


def _read_board(reader: PositionReader, tables: Any, state: Any) -> None:
    players = int(state.players)
    state.owner[:], state.built[:], state.borrowed[:] = NOBODY, NOBODY, NOBODY
    for route, seat in _mapping(reader, "owners").items():
        field = f"owners.{route}"
        r = ROUTE_IDS.index(_one_of("owners", route, ROUTE_IDS, "a route"))
        state.owner[r] = reader.checked(field, seat, 0, players - 1)
        twin = int(tables.route_twin[r])
        if twin >= 0 and state.owner[twin] != NOBODY and (players < 4 or state.owner[twin] == seat):
            raise PositionError(field, seat, "one track of a double route only, or with four players and more two owners")
    for city, seat in _mapping(reader, "built").items():
        _one_of("built", city, CITY_IDS, "a city")
        state.built[CITY_IDS.index(city)] = reader.checked(f"built.{city}", seat, 0, players - 1)
    used = [sum(int(tables.route_length[r]) for r in range(ROUTES) if state.owner[r] == seat) for seat in range(players)]
    worth = [sum(int(tables.route_points[r]) for r in range(ROUTES) if state.owner[r] == seat) for seat in range(players)]
    built = [int((state.built == seat).sum()) for seat in range(players)]
    for seat in range(players):
        if used[seat] > TRAINS:
            raise PositionError("owners", used[seat], f"at most {TRAINS} trains of seat {seat}")
        if built[seat] > STATIONS:
            raise PositionError("built", built[seat], f"at most {STATIONS} stations of seat {seat}")
    _read_numbers(reader, "trains", state.trains, [TRAINS - n for n in used], [TRAINS - n for n in used])
    _read_numbers(reader, "stations", state.stations, [STATIONS - n for n in built], [STATIONS - n for n in built])
    _read_numbers(reader, "points", state.points, worth, [1000] * players)


def _read_numbers(reader: PositionReader, field: str, target: Any, default: list[int], most: list[int]) -> None:
    values = reader.get(field, default)
    if not isinstance(values, list) or len(values) != len(default):
        raise PositionError(field, values, f"{len(default)} numbers")
    for seat, value in enumerate(values):
        target[seat] = reader.checked(f"{field}[{seat}]", value, 0, most[seat])


def _mapping(reader: PositionReader, field: str) -> dict[str, Any]:
    value = reader.get(field, {})
    if not isinstance(value, dict):
        raise PositionError(field, value, "a table with a seat each")
    return value


def _one_of(field: str, value: Any, allowed: tuple[str, ...], what: str) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise PositionError(field, value, f"{what}, such as {allowed[0]}")
    return value


def _read_target(reader: PositionReader, tables: Any, state: Any, phase: str) -> None:
    """What is being paid for, and a tunnel's laid cards."""
    state.paying = -1
    paying, laid = reader.get("paying"), reader.get("laid")
    if phase == "pay_route":
        state.paying = ROUTE_IDS.index(_one_of("paying", paying, ROUTE_IDS, "a route"))
    elif phase == "pay_station":
        state.paying = ROUTES + CITY_IDS.index(_one_of("paying", paying, CITY_IDS, "a city"))
    elif paying is not None:
        raise PositionError("paying", paying, "null, unless the phase is pay_route or pay_station")
    if phase == "tunnel" and laid is None:
        raise PositionError("laid", laid, "what was laid for the tunnel, in the phase tunnel")
    state.laid_route = -1
    if laid is not None:
        _read_laid(reader, tables, state, laid)


def _read_laid(reader: PositionReader, tables: Any, state: Any, laid: Any) -> None:
    fields = {"route", "colour", "cards", "locomotives", "revealed"}
    if not isinstance(laid, dict) or set(laid) != fields or not isinstance(laid["revealed"], list):
        raise PositionError("laid", laid, "route, colour, cards, locomotives and a list of revealed cards")
    route = ROUTE_IDS.index(_one_of("laid.route", laid["route"], ROUTE_IDS, "a route"))
    length = int(tables.route_length[route])
    state.laid_route = route
    state.laid_colour = CARDS.index(_one_of("laid.colour", laid["colour"], CARDS, "a colour"))
    state.laid_cards = reader.checked("laid.cards", laid["cards"], 0, length)
    state.laid_locomotives = reader.checked("laid.locomotives", laid["locomotives"], 0, length)
    if not tables.route_tunnel[route] or int(state.laid_cards) + int(state.laid_locomotives) != length:
        raise PositionError("laid", laid, f"a tunnel and as many cards as it is long ({length})")
    if len(laid["revealed"]) > 3:
        raise PositionError("laid.revealed", laid["revealed"], "at most three cards")
    for i, card in enumerate(laid["revealed"]):
        state.revealed[i] = CARDS.index(_one_of(f"laid.revealed[{i}]", card, CARDS, "a card"))
    state.revealed_count = len(laid["revealed"])
    state.extra = sum(card in ("locomotive", laid["colour"]) for card in laid["revealed"])
    if state.phase == TUNNEL and not state.extra:
        raise PositionError("laid.revealed", laid["revealed"], "a card that costs an extra one (else the tunnel is claimed at once)")


# -- train cards -------------------------------------------------------------------------------------------------------------------


def _read_cards(reader: PositionReader, tables: Any, state: Any) -> None:
    players = int(state.players)
    _read_hands(reader, state, "hands", state.hand, [{}] * players)
    state.hand_count[:players] = state.hand[:players].sum(axis=1)
    _read_hands(reader, state, "known", state.known, [{}] * players)
    for seat in range(players):
        if (state.known[seat] > state.hand[seat]).any():
            raise PositionError(f"known[{seat}]", kinds(state.known[seat]), "cards of that hand")
    unseen = [kinds(state.hand[seat] - state.known[seat]) for seat in range(players)]
    _read_hands(reader, state, "blind", state.blind, unseen)
    state.blind_count[:players] = state.blind[:players].sum(axis=1)
    state.discards[:] = _counts("discard", reader.get("discard", {}))
    state.discard_count = state.discards.sum()
    rest = tables.cards.astype(int) - state.discards - state.hand[:players].sum(axis=0)
    if state.phase == TUNNEL:
        rest[state.laid_colour] -= state.laid_cards
        rest[LOCOMOTIVE] -= state.laid_locomotives
        for card in state.revealed[: state.revealed_count]:
            rest[card] -= 1
    _read_row(reader, state, rest)
    if (rest < 0).any():
        card = CARDS[int(rest.argmin())]
        raise PositionError("hands", card, f"no more cards of a kind than there are ({card}: {-int(rest.min())} too many in all)")
    deck = _counts("deck", reader.get("deck", kinds(rest)))
    if deck != [int(n) for n in rest]:
        raise PositionError("deck", reader.get("deck"), f"the cards that lie nowhere else: {kinds(rest)}")
    state.deck[:] = deck
    state.deck_count = sum(deck)
    state.fresh[:] = state.deck + state.blind[:players].sum(axis=0)
    if (state.row < 0).any() and state.deck_count + state.discard_count > 0:
        raise PositionError("row", reader.get("row"), "five cards as long as there are cards in the deck or the discards")


def _read_row(reader: PositionReader, state: Any, rest: Any) -> None:
    """The face-up cards; left out: one each of the first kinds of which there are any left."""
    left = [CARDS[card] for card in range(KINDS) if rest[card] > 0][:SLOTS]
    row = reader.get("row", left + [None] * (SLOTS - len(left)))
    if not isinstance(row, list) or len(row) != SLOTS:
        raise PositionError("row", row, f"{SLOTS} cards or nulls")
    state.row[:] = [-1 if card is None else CARDS.index(_one_of(f"row[{i}]", card, CARDS, "a card")) for i, card in enumerate(row)]
    for card in state.row:
        if card >= 0:
            rest[card] -= 1


def _read_hands(reader: PositionReader, state: Any, field: str, target: Any, default: list[dict[str, int]]) -> None:
    values = reader.get(field, default)
    if not isinstance(values, list) or len(values) != state.players:
        raise PositionError(field, values, f"{state.players} tables of cards")
    for seat, value in enumerate(values):
        target[seat] = _counts(f"{field}[{seat}]", value)


def _counts(field: str, value: Any) -> list[int]:
    """Numbers of cards by kind."""
    if not isinstance(value, dict):
        raise PositionError(field, value, "a table of cards, such as {blue: 2}")
    for card, count in value.items():
        _one_of(field, card, CARDS, "a card")
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= 14:
            raise PositionError(f"{field}.{card}", count, "a number from 0 to 14")
    return [value.get(card, 0) for card in CARDS]


# -- tickets -----------------------------------------------------------------------------------------------------------------------


def _read_tickets(reader: PositionReader, tables: Any, state: Any) -> None:
    players = int(state.players)
    state.draws = reader.number("draws", _latest(reader), 0, TICKETS)
    for seat, tickets in enumerate(reader.lists("tickets", [[]] * players, players)):
        for i, told in enumerate(tickets):
            _read_held(reader, tables, state, seat, i, told)
    for seat, tickets in enumerate(reader.lists("offered", [[]] * players, players)):
        _read_offer(reader, tables, state, seat, tickets)
    for seat, tickets in enumerate(reader.lists("dropped", [[]] * players, players)):
        if len(tickets) > 2:
            raise PositionError(f"dropped[{seat}]", tickets, "at most two tickets")
        state.dropped[seat, : len(tickets)] = [_ticket(reader, f"dropped[{seat}][{i}]", t) for i, t in enumerate(tickets)]
        state.dropped_count[seat] = len(tickets)
    _read_chosen(reader, state)
    _read_returned(reader, tables, state)
    _read_rest(reader, tables, state)
    _read_traces(reader, state)
    for seat in range(players):
        _check_start(tables, state, seat)
    _order(state)


def _order(state: Any) -> None:
    """Tickets that came together stand in ascending order."""
    for seat in range(state.players):
        _order_rows(state.held_count[seat], state.held_draw[seat], state.held[seat])
        state.dropped[seat, : state.dropped_count[seat]].sort()
    _order_rows(state.low_count, state.low_draw, state.low, state.low_seat)


def _order_rows(count: int, draws: Any, tickets: Any, *others: Any) -> None:
    """Sort the first `count` entries by draw and ticket, and other columns with them."""
    order = np.lexsort((tickets[:count], draws[:count]))
    for column in (tickets, *others):
        column[:count] = column[:count][order]


def _latest(reader: PositionReader) -> int:
    """The latest draw that a position names."""
    rows = [row for seat in reader.get("tickets") or [] if isinstance(seat, list) for row in seat]
    put_back = reader.get("returned")
    rows += put_back if isinstance(put_back, list) else []
    draws = [row.get("draw") if isinstance(row, dict) else 1 for row in rows]
    latest = max([draw for draw in draws if isinstance(draw, int)], default=0)
    return max(latest, 1) if reader.get("phase") == "tickets" else latest


def _ticket(reader: PositionReader, field: str, value: Any) -> int:
    number = TICKET.get(value) if isinstance(value, str) else None
    if number is None:
        raise PositionError(field, value, f"a ticket, such as {TICKET_IDS[-1]}")
    if number in reader.placed:
        raise PositionError(field, value, "a ticket that lies nowhere else")
    reader.placed.add(number)
    return number


def _read_held(reader: PositionReader, tables: Any, state: Any, seat: int, i: int, told: Any) -> None:
    """A ticket as a table with its draw, or its name alone: drawn at the first draw, a long one at the start."""
    field = f"tickets[{seat}][{i}]"
    if not isinstance(told, dict):
        told = {"ticket": told, "draw": None}
    if set(told) != {"ticket", "draw"}:
        raise PositionError(field, told, "a ticket, or a table of ticket and draw")
    number = _ticket(reader, field, told["ticket"])
    long = bool(tables.ticket_long[number])
    draw = told["draw"] if told["draw"] is not None else int(not long)
    state.held[seat, i] = number
    state.held_draw[seat, i] = reader.checked(f"{field}.draw", draw, 0, 0 if long else int(state.draws))
    if i and state.held_draw[seat, i] < state.held_draw[seat, i - 1]:
        raise PositionError(f"{field}.draw", draw, "tickets in the order in which they were drawn (long ones first)")
    state.held_count[seat] = i + 1


def _read_offer(reader: PositionReader, tables: Any, state: Any, seat: int, tickets: list[Any]) -> None:
    field = f"offered[{seat}]"
    numbers = [_ticket(reader, f"{field}[{i}]", ticket) for i, ticket in enumerate(tickets)]
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


def _read_chosen(reader: PositionReader, state: Any) -> None:
    chosen = reader.get("chosen", [None] * state.players)
    if not isinstance(chosen, list) or len(chosen) != state.players:
        raise PositionError("chosen", chosen, f"{state.players} choices or nulls")
    for seat, choice in enumerate(chosen):
        if choice is None:
            continue
        if state.phase != CHOOSE_START or choice not in SUBSETS or len(choice) < FEWEST_AT_START:
            raise PositionError(f"chosen[{seat}]", choice, "null, or in the phase start_tickets two tickets or more, such as 124")
        state.chosen[seat], state.choice[seat] = 1, MASKS[SUBSETS.index(choice)]
    if state.phase == CHOOSE_START and state.chosen[: state.players].all():
        raise PositionError("chosen", chosen, "a seat that has not chosen yet")


def _read_returned(reader: PositionReader, tables: Any, state: Any) -> None:
    rows = reader.get("returned", [])
    if not isinstance(rows, list):
        raise PositionError("returned", rows, "a list of tables with ticket, seat and draw")
    for i, row in enumerate(rows):
        field = f"returned[{i}]"
        if not isinstance(row, dict) or set(row) != {"ticket", "seat", "draw"}:
            raise PositionError(field, row, "a table with ticket, seat and draw")
        number = _ticket(reader, field, row["ticket"])
        if tables.ticket_long[number]:
            raise PositionError(field, row["ticket"], "a ticket that is not long")
        state.low[i] = number
        state.low_seat[i] = reader.checked(f"{field}.seat", row["seat"], 0, int(state.players) - 1)
        state.low_draw[i] = reader.checked(f"{field}.draw", row["draw"], int(state.low_draw[i - 1]) if i else 1, int(state.draws))
        state.low_count = i + 1


def _read_rest(reader: PositionReader, tables: Any, state: Any) -> None:
    """The ticket deck and the long tickets that nobody got: all that lie nowhere else."""
    rest = [number for number in range(1, TICKETS + 1) if number not in reader.placed]
    for field, target, long in (("ticket_deck", state.top, 0), ("long_aside", state.aside, 1)):
        numbers = [number for number in rest if tables.ticket_long[number] == long]
        names = [TICKET_IDS[number - 1] for number in numbers]
        told = reader.get(field, names)
        if not isinstance(told, list) or sorted(told, key=str) != sorted(names):
            raise PositionError(field, told, f"the tickets that lie nowhere else: {', '.join(names)}")
        target[: len(numbers)] = numbers
    state.top_count = sum(1 for number in rest if not tables.ticket_long[number])
    state.aside_count = len(rest) - int(state.top_count)


def _read_traces(reader: PositionReader, state: Any) -> None:
    rows = reader.get("traces", [])
    if not isinstance(rows, list):
        raise PositionError("traces", rows, "a list of tables with seat, ticket and draw")
    for i, row in enumerate(rows):
        field = f"traces[{i}]"
        if not isinstance(row, dict) or set(row) != {"seat", "ticket", "draw"} or row["ticket"] not in TICKET:
            raise PositionError(field, row, "a table with seat, ticket and draw")
        seat, number = reader.checked(f"{field}.seat", row["seat"], 0, int(state.players) - 1), TICKET[row["ticket"]]
        draw = reader.checked(f"{field}.draw", row["draw"], 1, int(state.draws))
        if not _may_lie_since(state, seat, number, draw):
            raise PositionError(field, row, "a ticket that another seat has drawn then or later, or put back")
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


# -- the end -----------------------------------------------------------------------------------------------------------------------


def _read_end(reader: PositionReader, tables: Any, state: Any) -> None:
    state.last_seat = NOBODY
    last = reader.get("last_round")
    over = state.phase == OVER
    if last is not None:
        if not isinstance(last, dict) or set(last) != {"seat", "turns_left"}:
            raise PositionError("last_round", last, "null, or seat and turns_left")
        state.last_seat = reader.checked("last_round.seat", last["seat"], 0, int(state.players) - 1)
        state.turns_left = reader.checked("last_round.turns_left", last["turns_left"], 0 if over else 1, int(state.players))
    state.passes = reader.number("passes", 0, 0, int(state.players) - (not over))
    ending = reader.get("ending", REASONS[0] if over else None)
    if (ending in REASONS) != over or (ending is not None and not over):
        raise PositionError("ending", ending, "at the end one of " + ", ".join(REASONS) + "; null before")
    state.ending = REASONS.index(ending) if over else 0


assert LONG_TICKETS == START_TICKETS + 2  # the size of state.aside
