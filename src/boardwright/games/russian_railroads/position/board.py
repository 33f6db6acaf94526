"""The main board of a position: pieces, claims, engineers, and the supplies, which hold what lies nowhere else."""

from __future__ import annotations

from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads.components import (
    BLACK_WORKER,
    BOTTOM,
    CARD_EFFECTS,
    CARDS,
    ENGINEER,
    ENGINEERS,
    FIRST,
    FIRST_ENGINEER,
    HIGHEST,
    PLACES,
    ROW,
    SECOND,
    TEMPORARY,
)
from boardwright.games.russian_railroads.position.seats import MOST
from boardwright.games.russian_railroads.rules.agenda import NO_LETTER, letterless
from boardwright.games.russian_railroads.rules.places import is_there
from boardwright.games.russian_railroads.state import (
    AT_START,
    BLACK_PIECE,
    COIN,
    IN_REUSE,
    PIECES,
    TEMPORARY_WORKER,
    WORKER,
)

CLAIMS = (FIRST, SECOND)


def read_board(reader: PositionReader, tables: Any, state: Any, seats: list[PositionReader]) -> None:
    """Who stands where, what was done this round, who claims what, which engineers lie in the row."""
    _read_row(reader, tables, state)
    _read_pieces(reader, tables, state)
    _read_taken(reader, tables, state)
    _read_claims(reader, state)
    _read_workers(reader, tables, state, seats)


# -- engineers ---------------------------------------------------------------------------------------------------------------------


def _read_row(reader: PositionReader, tables: Any, state: Any) -> None:
    """The row from the hire space on. The engineer without a letter belongs to a card, never to the row."""
    told = reader.get("row", _default_row(tables, state))
    if not isinstance(told, list) or len(told) > ROW:
        raise reader.wrong("row", told, f"at most {ROW} engineers or nulls, from the hire space on")
    for cell, name in enumerate(told):
        if name is None:
            continue
        engineer = reader.name(f"row[{cell}]", name, ENGINEERS)
        if state.engineer_owner[engineer] >= 0 or engineer in state.row:
            raise reader.wrong(f"row[{cell}]", name, "an engineer who is nowhere else")
        if tables.engineer_stack[engineer] == NO_LETTER:
            raise reader.wrong(f"row[{cell}]", name, "no engineer without a letter: it comes with a ? card")
        state.row[cell] = engineer
    alone, card = int(letterless(tables)), CARDS.index("engineer")
    owner = int(state.card_owner[card]) if tables.effect[CARD_EFFECTS + card, ENGINEER] else -1
    if state.engineer_owner[alone] != owner:
        raise reader.wrong("seats", ENGINEERS[alone], "this engineer with the seat that took the card engineer, and nowhere else")


def _default_row(tables: Any, state: Any) -> list[str | None]:
    """The first engineers of each stack that nobody has, as many as rounds are left."""
    players = int(state.players)
    free = [[i for i in range(len(ENGINEERS)) if tables.engineer_stack[i] == stack and state.engineer_owner[i] < 0] for stack in range(2)]
    found: list[str | None] = []
    for dealt in range(max(0, int(state.round_no) - 1), int(tables.engineers_dealt[players])):
        stack = free[0 if dealt < tables.engineers_a[players] else 1]
        found.append(ENGINEERS[stack.pop(0)] if stack else None)
    return found


# -- pieces ------------------------------------------------------------------------------------------------------------------------


def _read_pieces(reader: PositionReader, tables: Any, state: Any) -> None:
    """Workers and coins on the places of this round."""
    for place, told in reader.table("pieces").items():
        number = reader.name("pieces", place, PLACES)
        if not isinstance(told, list):
            raise reader.wrong(f"pieces.{place}", told, "a list with the pieces of each seat")
        for n, each in enumerate(told):
            inner = reader.inside(f"pieces.{place}[{n}]", each)
            seat = inner.number("seat", -1, 0, int(state.players) - 1)
            if state.pieces[seat, number].any():
                raise inner.wrong("seat", seat, "each seat once")
            for piece, name in enumerate(PIECES):
                state.pieces[seat, number, piece] = inner.number(name, 0, 0, MOST)
            inner.finish()
        if number != BOTTOM:
            _check_price(reader, tables, state, number, told)


def _check_price(reader: PositionReader, tables: Any, state: Any, place: int, told: Any) -> None:
    """A place is closed by the pieces of one seat, as many as it costs."""
    field, cost, coins = f"pieces.{PLACES[place]}", int(tables.cost[place]), int(tables.coins_needed[place])
    standing = state.pieces[:, place].sum(axis=1).tolist()
    if not is_there(tables, state, place):
        raise reader.wrong(field, told, "pieces only on places that exist with so many players in this round")
    if sorted(standing)[-2:] != [0, cost]:
        raise reader.wrong(field, told, f"the pieces of one seat, {cost} together")
    seat = standing.index(cost)
    if state.pieces[seat, place, COIN] < coins:
        raise reader.wrong(field, told, f"at least {coins} coins")
    if place >= FIRST_ENGINEER and state.engineer_owner[place - FIRST_ENGINEER] != seat:
        raise reader.wrong(field, told, "pieces of the seat whose engineer it is")


def _read_taken(reader: PositionReader, tables: Any, state: Any) -> None:
    """Who closed each place: whose pieces stand there; claim workers may have gone on. The actions of the round follow from it."""
    players = int(state.players)
    standing = {PLACES[p]: seat for p in range(len(PLACES)) for seat in range(players) if p != BOTTOM and state.pieces[seat, p].any()}
    told = reader.get("taken", standing)
    if not isinstance(told, dict):
        raise reader.wrong("taken", told, "a table with the seat that closed each place")
    for place, seat in told.items():
        number = reader.name("taken", place, PLACES)
        state.taken[number] = reader.checked(f"taken.{place}", seat, 0, players - 1)
        moved = number in CLAIMS and state.stage == IN_REUSE and place not in standing
        if standing.get(place) != seat and not moved:
            raise reader.wrong(f"taken.{place}", seat, "the seat whose pieces stand there")
    if not standing.keys() <= told.keys():
        raise reader.wrong("taken", told, "every place on which pieces stand: " + ", ".join(standing))
    for seat in range(players):
        for place in range(len(PLACES)):
            if state.taken[place] == seat or (place == BOTTOM and state.pieces[seat, place].any()):
                state.acted[seat] |= 1 << place
            if state.pieces[seat, place, BLACK_PIECE] and place not in CLAIMS:
                state.acted_black[seat] |= 1 << place


def _read_claims(reader: PositionReader, state: Any) -> None:
    """Who claims a place in the turn order, and with which piece."""
    told = reader.get("claims", [_standing_claim(state, place) for place in CLAIMS])
    if not isinstance(told, list) or len(told) != len(CLAIMS):
        raise reader.wrong("claims", told, "two claims or nulls, of the first and of the second place")
    for position, claim in enumerate(told):
        if claim is not None:
            inner = reader.inside(f"claims[{position}]", claim)
            state.claim[position] = inner.number("seat", -1, 0, int(state.players) - 1)
            state.claim_piece[position] = inner.choice("piece", PIECES[WORKER], PIECES)
            inner.finish()
        standing, given_up = _standing_claim(state, CLAIMS[position]), claim is None and state.stage == IN_REUSE
        if claim_of(state, position) != standing and not given_up:
            raise reader.wrong(f"claims[{position}]", claim, f"the seat and the piece that stand there: {standing}")
    if state.claim[0] >= 0 and state.claim[0] == state.claim[1]:
        raise reader.wrong("claims", told, "two different seats")


def claim_of(state: Any, position: int) -> dict[str, Any] | None:
    """Who claims a place in the turn order, and with which piece."""
    seat = int(state.claim[position])
    return {"seat": seat, "piece": PIECES[state.claim_piece[position]]} if seat >= 0 else None


def _standing_claim(state: Any, place: int) -> dict[str, Any] | None:
    for seat in range(state.players):
        for piece, name in enumerate(PIECES):
            if state.pieces[seat, place, piece]:
                return {"seat": seat, "piece": name}
    return None


# -- workers -----------------------------------------------------------------------------------------------------------------------


def _read_workers(reader: PositionReader, tables: Any, state: Any, seats: list[PositionReader]) -> None:
    """Workers are on the board or in the supply; the black one, too. Temporary ones are there as long as the space gives them."""
    card = CARDS.index("black_worker")
    if tables.effect[CARD_EFFECTS + card, BLACK_WORKER]:
        state.black_owner = state.card_owner[card]
    for seat, each in enumerate(seats):
        standing = state.pieces[seat].sum(axis=0).tolist()
        left = int(state.workers_all[seat]) - standing[WORKER]
        if left < 0 or each.get("workers", left) != left:
            raise each.wrong(
                "workers", each.get("workers"), f"those that do not stand on the board ({int(state.workers_all[seat])} in all)"
            )
        state.workers[seat] = left
        state.temporary[seat] = each.number("temporary", 0, 0, int(tables.effect[:, TEMPORARY].sum()))
        if standing[BLACK_PIECE] > (state.black_owner == seat):
            raise reader.wrong("pieces", standing[BLACK_PIECE], f"no black worker of seat {seat}: this seat has none, or there are two")
    if state.black_owner >= 0:
        state.black_ready = 0 if state.pieces[state.black_owner, :, BLACK_PIECE].any() else 1
    _check_temporary(reader, tables, state)
    if state.stage == AT_START and state.pieces.any():
        raise reader.wrong("pieces", reader.get("pieces"), "no pieces before the first round")


def _check_temporary(reader: PositionReader, tables: Any, state: Any) -> None:
    """Temporary workers are with whoever took the space that gives them."""
    given = int(tables.effect[:, TEMPORARY].sum())
    giving = sum(1 << place for place in range(len(PLACES)) if tables.effect[place, TEMPORARY])
    found = [int(state.temporary[seat]) + int(state.pieces[seat, :, TEMPORARY_WORKER].sum()) for seat in range(state.players)]
    if sum(found) > given or any(count and not int(state.acted[seat]) & giving for seat, count in enumerate(found)):
        fits = f"at most {given} temporary workers, in supply and on the board together, of a seat that stands where they are given"
        raise reader.wrong("seats", sum(found), fits)


# -- supplies ----------------------------------------------------------------------------------------------------------------------


def read_supply(reader: PositionReader, tables: Any, state: Any) -> None:
    """Tiles and doublers that lie nowhere else. Read last, because a tile may be in somebody's hand."""
    each = int(tables.locomotives) - int(tables.locomotives_removed[state.players])
    rest = [each] * (HIGHEST + 1)
    for number in (*state.slot.ravel().tolist(), *state.factory.ravel().tolist(), int(state.hand), int(state.new_factory)):
        if 1 <= number <= HIGHEST:
            rest[number] -= 1
    _read_tiles(reader, "factory_supply", {}, state.factory_supply, rest)
    for number in range(1, HIGHEST + 1):
        rest[number] -= int(state.factory_supply[number])
        if rest[number] < 0:
            raise reader.wrong("seats", number, f"at most {each} tiles with this number (there are {-rest[number]} more)")
    left = {str(n): rest[n] for n in range(1, HIGHEST + 1) if rest[n]}
    _read_tiles(reader, "locomotive_supply", left, state.locomotive_supply, rest)
    if state.locomotive_supply[1:].tolist() != rest[1:]:
        raise reader.wrong("locomotive_supply", reader.get("locomotive_supply"), f"the tiles that lie nowhere else: {left}")
    doublers = int(tables.doubler_supply) - int(state.doublers.sum())
    if doublers < 0 or reader.get("doubler_supply", doublers) != doublers:
        fits = f"those that are on no board, of {int(tables.doubler_supply)} in all"
        raise reader.wrong("doubler_supply", reader.get("doubler_supply"), fits)
    state.doubler_supply = doublers


def _read_tiles(reader: PositionReader, field: str, default: dict[str, int], target: Any, most: list[int]) -> None:
    told = reader.get(field, default)
    numbers = [str(n) for n in range(1, HIGHEST + 1)]
    if not isinstance(told, dict):
        raise reader.wrong(field, told, 'a table of tiles, such as {"3": 2}')
    for number, count in told.items():
        n = reader.name(field, number, numbers) + 1
        target[n] = reader.checked(f"{field}.{number}", count, 0, max(0, most[n]))
