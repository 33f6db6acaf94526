"""The main board of a position: pieces, claims, engineers, and the supplies, which hold what lies nowhere else."""

from __future__ import annotations

from typing import Any

import numpy as np

from boardwright.core.machine.state import ABSENT, Lists
from boardwright.core.text.position_fields import field_follows
from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads import components as c, state as s
from boardwright.games.russian_railroads.presentation.view_seats import standing_pieces
from boardwright.games.russian_railroads.rules.places import existence_obstacle

CLAIMS = [c.FIRST, c.SECOND]
ENGINEER_CARD, BLACK_WORKER_CARD = c.CARDS.index("engineer"), c.CARDS.index("black_worker")


def piece_tables(state: Any) -> dict[str, list[dict[str, int]]]:
    """By place the pieces of each seat."""
    return {
        name: [{"seat": seat, **{piece: count for piece, count in zip(s.PIECES, counts, strict=True) if count}} for seat, counts in there]
        for name, there in zip(c.PLACES, standing_pieces(Lists(state)), strict=True)
        if there
    }


def read_board(reader: PositionReader, seats: list[PositionReader], tables: Any, state: Any) -> None:
    """Who stands where, what was done this round, who claims what, which engineers lie in the row."""
    _read_row(reader, tables, state)
    _read_pieces(reader, tables, state)
    _read_taken(reader, state)
    _read_claims(reader, state)
    _read_workers(reader, seats, tables, state)


# -- engineers ---------------------------------------------------------------------------------------------------------------------


def _read_row(reader: PositionReader, tables: Any, state: Any) -> None:
    """The row from the hire space on. The engineer without a letter belongs to a card, never to the row."""
    reader.fill("row", state.row, slice(None), _dealt_row(tables, state))
    row, owner, card_tile = state.row.tolist(), state.engineer_owner, int(tables.card_engineer)
    for cell, engineer in enumerate(row):
        good = engineer < 0 or (owner[engineer] < 0 and engineer not in row[:cell] and engineer != card_tile)
        reader.require(good, f"row[{cell}]", "an engineer with a letter, who is nowhere else")
    due = state.card_owner[ENGINEER_CARD] if tables.effect[c.CARD_EFFECTS + ENGINEER_CARD, c.ENGINEER] else ABSENT
    reader.expect(owner[card_tile] == due, "seats", c.ENGINEERS[card_tile], "this engineer with the seat that took the card engineer")


def _dealt_row(tables: Any, state: Any) -> list[int]:
    """The first engineers of each stack that nobody has, as many as rounds are left."""
    owner, first = state.engineer_owner.tolist(), max(0, int(state.round_no) - 1)
    free = [iter([i for i, of in enumerate(tables.engineer_stack) if of == stack and owner[i] < 0]) for stack in range(2)]
    stacks = [int(cell >= tables.engineers_a[state.players]) for cell in range(tables.engineers_dealt[state.players])]
    row = [next(free[stack], ABSENT) for stack in stacks[first:]]
    return row + [ABSENT] * (c.ROW - len(row))


# -- pieces ------------------------------------------------------------------------------------------------------------------------


def _read_pieces(reader: PositionReader, tables: Any, state: Any) -> None:
    """Workers and coins on the places of this round."""
    pieces = reader.nested("pieces")
    for name in pieces.given:
        place = reader.name("pieces", name, c.PLACES)
        for each in pieces.tables(name):
            seat = each.number("seat", 0, int(state.players) - 1)
            each.require(not state.pieces[seat, place].any(), "seat", "each seat once")
            state.pieces[seat, place] = [each.number(piece, 0, s.MANY, default=0) for piece in s.PIECES]
            each.finish()
        if place != c.BOTTOM:
            _check_price(reader, f"pieces.{name}", tables, state, place)
    reader.require(state.stage != s.AT_START or not state.pieces.any(), "pieces", "no pieces before the first round")


def _check_price(reader: PositionReader, path: str, tables: Any, state: Any, place: int) -> None:
    """A place is closed by the pieces of one seat, as many as it costs."""
    cost, coins, standing = int(tables.cost[place]), int(tables.coins_needed[place]), state.pieces[:, place]
    reader.require(not existence_obstacle(tables, state, place), path, "no pieces: there is no such place with so many players now")
    seats = standing.any(axis=1).nonzero()[0]
    reader.require(len(seats) == 1 and standing.sum() == cost, path, f"the pieces of one seat, {cost} together")
    reader.require(standing[seats[0], s.COIN] >= coins, path, f"at least {coins} coins")
    own = place < c.FIRST_ENGINEER or state.engineer_owner[place - c.FIRST_ENGINEER] == seats[0]
    reader.require(own, path, "pieces of the seat whose engineer it is")


def _read_taken(reader: PositionReader, state: Any) -> None:
    """Who closed each place: whose pieces stand there; claim workers may have gone on. The actions of the round follow from it."""
    stands = state.pieces.any(axis=2)
    taken = np.where(stands.any(axis=0), stands.argmax(axis=0), ABSENT)
    taken[c.BOTTOM] = ABSENT
    gone_on = [place for place in CLAIMS if taken[place] < 0 and state.stage == s.IN_REUSE]
    taken[gone_on] = state.taken[gone_on]
    field_follows(s.State.fields["taken"], state, reader, taken, "a place is closed by whose pieces stand there")
    for seat in range(state.players):
        acted, black = taken == seat, state.pieces[seat, :, s.BLACK_PIECE] > 0
        acted[c.BOTTOM], black[CLAIMS] = stands[seat, c.BOTTOM], False
        state.acted[seat], state.acted_black[seat] = _mask(acted), _mask(black)


def _mask(places: Any) -> int:
    """A set of places, from whether each is in it."""
    return sum(1 << place for place in places.nonzero()[0].tolist())


def _read_claims(reader: PositionReader, state: Any) -> None:
    """Who claims a place in the turn order, and with which piece: whoever stands there, unless the piece has been used again."""
    for n, place in enumerate(CLAIMS):
        seat, piece = next(zip(*state.pieces[:, place].nonzero(), strict=True), (ABSENT, ABSENT))
        if not reader.says("claims"):
            state.claim[n], state.claim_piece[n] = seat, piece
        elif state.claim[n] >= 0 and state.claim_piece[n] < 0:
            state.claim_piece[n] = s.WORKER
        good = (state.claim[n], state.claim_piece[n]) == (seat, piece) or (state.claim[n] < 0 and state.stage == s.IN_REUSE)
        expected = f"seat {seat} with the piece {s.PIECES[piece]}, which stands there" if seat >= 0 else "null: nobody stands there"
        reader.require(good, f"claims[{n}]", expected)
    reader.require(state.claim[0] < 0 or state.claim[0] != state.claim[1], "claims", "two different seats")


# -- workers, supplies -------------------------------------------------------------------------------------------------------------


def _read_workers(reader: PositionReader, seats: list[PositionReader], tables: Any, state: Any) -> None:
    """Workers are on the board or in the supply; the black one, too. Temporary ones are with whoever took the space that gives them."""
    if tables.effect[c.CARD_EFFECTS + BLACK_WORKER_CARD, c.BLACK_WORKER]:
        state.black_owner = state.card_owner[BLACK_WORKER_CARD]
    giving = tables.effect[:, c.TEMPORARY]
    given, places = int(giving.sum()), _mask(giving[: len(c.PLACES)] > 0)
    for seat, each in enumerate(seats):
        standing = state.pieces[seat].sum(axis=0).tolist()
        state.workers[seat] = each.rest_of("workers", int(state.workers_all[seat]), standing[s.WORKER], "on the board")
        black = int(state.black_owner == seat)
        reader.require(standing[s.BLACK_PIECE] <= black, "pieces", f"{black} black workers of seat {seat} at most")
        temporary = int(state.temporary[seat]) + standing[s.TEMPORARY_WORKER]
        most = given if state.acted[seat] & places else 0
        reader.require(temporary <= most, "seats", f"at most {most} temporary workers of seat {seat}, by where it stands")
        given -= temporary
    state.black_ready = int(state.black_owner >= 0 and not state.pieces[state.black_owner, :, s.BLACK_PIECE].any())


def read_supply(reader: PositionReader, tables: Any, state: Any) -> None:
    """Tiles and doublers that lie nowhere else, a tile in somebody's hand among them."""
    each = int(tables.locomotives) - int(tables.locomotives_removed[state.players])
    used = [*state.slot.ravel().tolist(), *state.factory.ravel().tolist(), int(state.hand), int(state.new_factory)]
    left = [0, *(each - used.count(number) for number in range(1, c.HIGHEST + 1))]
    reader.expect(min(left) >= 0, "seats", left.index(min(left)), f"at most {each} tiles with this number")
    for number, count in enumerate(left):
        reader.require(state.factory_supply[number] <= count, f"factory_supply.{number}", f"at most {count}: others lie elsewhere")
    locomotives = left - state.factory_supply
    field_follows(s.State.fields["locomotive_supply"], state, reader, locomotives, "the tiles that lie nowhere else")
    used_doublers = int(state.doublers.sum())
    state.doubler_supply = reader.rest_of("doubler_supply", int(tables.doubler_supply), used_doublers, "on the boards")
