"""The main board of a position: pieces, claims, engineers, and the supplies, which hold what lies nowhere else."""

from __future__ import annotations

from typing import Any

from boardwright.core.machine.state import ABSENT
from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads import state as s
from boardwright.games.russian_railroads.rules.effect_queue import NO_STACK, card_engineer
from boardwright.games.russian_railroads.rules.places import existence_obstacle

ALL_PLACES = range(len(c.PLACES))
CLAIMS = (c.FIRST, c.SECOND)
ENGINEER_CARD, BLACK_WORKER_CARD = c.CARDS.index("engineer"), c.CARDS.index("black_worker")


def piece_tables(state: Any) -> dict[str, list[dict[str, int]]]:
    """By place the pieces of each seat."""
    found: dict[str, list[dict[str, int]]] = {}
    for seat in range(state.players):
        for place, row in zip(c.PLACES, state.pieces[seat].tolist(), strict=True):
            if any(row):
                standing = {piece: count for piece, count in zip(s.PIECES, row, strict=True) if count}
                found.setdefault(place, []).append({"seat": seat, **standing})
    return found


def read_board(reader: PositionReader, tables: Any, state: Any) -> None:
    """Who stands where, what was done this round, who claims what, which engineers lie in the row."""
    _read_row(reader, tables, state)
    _read_pieces(reader, state)
    _read_taken(reader, tables, state)
    _read_claims(reader, state)
    _read_workers(reader, tables, state)


# -- engineers ---------------------------------------------------------------------------------------------------------------------


def _read_row(reader: PositionReader, tables: Any, state: Any) -> None:
    """The row from the hire space on. The engineer without a letter belongs to a card, never to the row."""
    if "row" not in reader.position:
        _deal_row(tables, state)
    row, owner = state.row.tolist(), state.engineer_owner
    for cell, engineer in enumerate(row):
        good = engineer < 0 or (owner[engineer] < 0 and engineer not in row[:cell] and tables.engineer_stack[engineer] != NO_STACK)
        reader.require(good, f"row[{cell}]", "an engineer with a letter, who is nowhere else")
    engineer = int(card_engineer(tables))
    due = state.card_owner[ENGINEER_CARD] if tables.effect[c.CARD_EFFECTS + ENGINEER_CARD, c.ENGINEER] else ABSENT
    reader.expect(owner[engineer] == due, "seats", c.ENGINEERS[engineer], "this engineer with the seat that took the card engineer")


def _deal_row(tables: Any, state: Any) -> None:
    """The first engineers of each stack that nobody has, as many as rounds are left."""
    players, first = int(state.players), max(0, int(state.round_no) - 1)
    free = [[i for i in range(len(c.ENGINEERS)) if tables.engineer_stack[i] == stack and state.engineer_owner[i] < 0] for stack in range(2)]
    for cell, dealt in enumerate(range(first, int(tables.engineers_dealt[players]))):
        stack = free[0 if dealt < tables.engineers_a[players] else 1]
        state.row[cell] = stack.pop(0) if stack else ABSENT


# -- pieces ------------------------------------------------------------------------------------------------------------------------


def _read_pieces(reader: PositionReader, state: Any) -> None:
    """Workers and coins on the places of this round."""
    for name, given in reader.table("pieces").items():
        place = reader.name("pieces", name, c.PLACES)
        reader.expect(isinstance(given, list), f"pieces.{name}", given, "a list with the pieces of each seat")
        for n, each in enumerate(given):
            inner = reader.inside(f"pieces.{name}[{n}]", each)
            seat = inner.number("seat", -1, 0, int(state.players) - 1)
            inner.require(not state.pieces[seat, place].any(), "seat", "each seat once")
            state.pieces[seat, place] = [inner.number(piece, 0, 0, s.MANY) for piece in s.PIECES]
            inner.finish()
    reader.require(state.stage != s.AT_START or not state.pieces.any(), "pieces", "no pieces before the first round")


def _read_taken(reader: PositionReader, tables: Any, state: Any) -> None:
    """Who closed each place: whose pieces stand there; claim workers may have gone on. The actions of the round follow from it."""
    stands, given = state.pieces.any(axis=2), reader.table("pieces")
    for place, name in enumerate(c.PLACES):
        seats = stands[:, place].nonzero()[0].tolist() if place != c.BOTTOM else []
        if name in given and place != c.BOTTOM:
            _check_price(reader, tables, state, place, seats)
        seat = seats[0] if seats else ABSENT
        if "taken" not in reader.position:
            state.taken[place] = seat
        good = state.taken[place] == seat or (place in CLAIMS and state.stage == s.IN_REUSE and not seats)
        reader.require(good, f"taken.{name}", f"seat {seat}, whose pieces stand there" if seats else "nobody: no pieces stand there")
    for seat in range(state.players):
        done = [place for place in ALL_PLACES if state.taken[place] == seat or (place == c.BOTTOM and stands[seat, place])]
        black = [place for place in ALL_PLACES if state.pieces[seat, place, s.BLACK_PIECE] and place not in CLAIMS]
        state.acted[seat], state.acted_black[seat] = sum(1 << place for place in done), sum(1 << place for place in black)


def _check_price(reader: PositionReader, tables: Any, state: Any, place: int, seats: list[int]) -> None:
    """A place is closed by the pieces of one seat, as many as it costs."""
    path, cost, coins = f"pieces.{c.PLACES[place]}", int(tables.cost[place]), int(tables.coins_needed[place])
    exists = existence_obstacle(tables, state, place) == 0
    reader.require(exists, path, "pieces only on places that exist with so many players in this round")
    pieces = state.pieces[:, place].sum(axis=0).tolist()
    reader.require(len(seats) == 1 and sum(pieces) == cost, path, f"the pieces of one seat, {cost} together")
    reader.require(pieces[s.COIN] >= coins, path, f"at least {coins} coins")
    own = place < c.FIRST_ENGINEER or state.engineer_owner[place - c.FIRST_ENGINEER] == seats[0]
    reader.require(own, path, "pieces of the seat whose engineer it is")


def _read_claims(reader: PositionReader, state: Any) -> None:
    """Who claims a place in the turn order, and with which piece: whoever stands there, unless the piece has been used again."""
    for n, place in enumerate(CLAIMS):
        seat, piece = next(zip(*state.pieces[:, place].nonzero(), strict=True), (ABSENT, ABSENT))
        if "claims" not in reader.position:
            state.claim[n], state.claim_piece[n] = seat, piece
        elif state.claim[n] >= 0 and state.claim_piece[n] < 0:
            state.claim_piece[n] = s.WORKER
        good = (state.claim[n], state.claim_piece[n]) == (seat, piece) or (state.claim[n] < 0 and state.stage == s.IN_REUSE)
        expected = f"seat {seat} with the piece {s.PIECES[piece]}, which stands there" if seat >= 0 else "null: nobody stands there"
        reader.require(good, f"claims[{n}]", expected)
    reader.require(state.claim[0] < 0 or state.claim[0] != state.claim[1], "claims", "two different seats")


# -- workers, supplies -------------------------------------------------------------------------------------------------------------


def _read_workers(reader: PositionReader, tables: Any, state: Any) -> None:
    """Workers are on the board or in the supply; the black one, too. Temporary ones are with whoever took the space that gives them."""
    if tables.effect[c.CARD_EFFECTS + BLACK_WORKER_CARD, c.BLACK_WORKER]:
        state.black_owner = state.card_owner[BLACK_WORKER_CARD]
    given = int(tables.effect[:, c.TEMPORARY].sum())
    giving = sum(1 << place for place in ALL_PLACES if tables.effect[place, c.TEMPORARY])
    for seat in range(state.players):
        standing = state.pieces[seat].sum(axis=0)
        left = int(state.workers_all[seat] - standing[s.WORKER])
        good = left >= 0 and reader.value_at(f"seats[{seat}].workers") in (left, None)
        reader.require(good, f"seats[{seat}].workers", f"those that do not stand on the board ({state.workers_all[seat]} in all)")
        state.workers[seat] = left
        expected = f"no black worker of seat {seat}: this seat has none, or there are two"
        reader.require(standing[s.BLACK_PIECE] <= (state.black_owner == seat), "pieces", expected)
        temporary = state.temporary[seat] + standing[s.TEMPORARY_WORKER]
        expected = f"at most {given} temporary workers, in supply and on the board together, of a seat that stands where they are given"
        reader.require(temporary <= (given if state.acted[seat] & giving else 0), "seats", expected)
        given -= int(temporary)
    state.black_ready = int(state.black_owner >= 0 and not state.pieces[state.black_owner, :, s.BLACK_PIECE].any())


def read_supply(reader: PositionReader, tables: Any, state: Any) -> None:
    """Tiles and doublers that lie nowhere else, a tile in somebody's hand among them."""
    each = int(tables.locomotives) - int(tables.locomotives_removed[state.players])
    used = [*state.slot.ravel().tolist(), *state.factory.ravel().tolist(), int(state.hand), int(state.new_factory)]
    left = [0, *(each - used.count(number) for number in range(1, c.HIGHEST + 1))]
    reader.expect(min(left) >= 0, "seats", left.index(min(left)), f"at most {each} tiles with this number")
    for number, count in enumerate(left):
        factories = int(state.factory_supply[number])
        reader.require(factories <= count, f"factory_supply.{number}", f"at most the {count} tiles that lie nowhere else")
        good = "locomotive_supply" not in reader.position or state.locomotive_supply[number] == count - factories
        reader.require(good, f"locomotive_supply.{number}", f"the tiles that lie nowhere else: {count - factories}")
        state.locomotive_supply[number] = count - factories
    doublers = int(tables.doubler_supply) - int(state.doublers.sum())
    good = doublers >= 0 and reader.value_at("doubler_supply") in (doublers, None)
    reader.require(good, "doubler_supply", f"those that are on no board, of {int(tables.doubler_supply)} in all")
    state.doubler_supply = doublers
