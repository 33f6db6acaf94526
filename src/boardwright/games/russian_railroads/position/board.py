"""The main board of a position: pieces, claims, engineers, and the supplies, which hold what lies nowhere else."""

from __future__ import annotations

from typing import Any

from boardwright.core.machine.state import ABSENT
from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads import state as s
from boardwright.games.russian_railroads.rules.effect_queue import NO_STACK, card_engineer
from boardwright.games.russian_railroads.rules.places import existence_obstacle

CLAIMS = (c.FIRST, c.SECOND)


def piece_tables(state: Any) -> dict[str, list[dict[str, int]]]:
    """By place the pieces of each seat."""
    found: dict[str, list[dict[str, int]]] = {}
    for seat in range(state.players):
        for place, row in zip(c.PLACES, state.pieces[seat].tolist(), strict=True):
            if any(row):
                standing = {piece: count for piece, count in zip(s.PIECES, row, strict=True) if count}
                found.setdefault(place, []).append({"seat": seat, **standing})
    return found


def read_board(reader: PositionReader, tables: Any, state: Any, seats: list[PositionReader]) -> None:
    """Who stands where, what was done this round, who claims what, which engineers lie in the row."""
    _read_row(reader, tables, state)
    _read_pieces(reader, tables, state)
    _read_taken(reader, state)
    _read_claims(reader, state)
    _read_workers(reader, tables, state, seats)


# -- engineers ---------------------------------------------------------------------------------------------------------------------


def _read_row(reader: PositionReader, tables: Any, state: Any) -> None:
    """The row from the hire space on. The engineer without a letter belongs to a card, never to the row."""
    if "row" not in reader.position:
        _deal_row(tables, state)
    for cell, engineer in enumerate(state.row.tolist()):
        if engineer != ABSENT:
            alone = state.engineer_owner[engineer] < 0 and engineer not in state.row[:cell]
            reader.expect(alone, f"row[{cell}]", c.ENGINEERS[engineer], "an engineer who is nowhere else")
            expected = "no engineer without a letter: it comes with a ? card"
            reader.expect(tables.engineer_stack[engineer] != NO_STACK, f"row[{cell}]", c.ENGINEERS[engineer], expected)
    engineer, card = int(card_engineer(tables)), c.CARDS.index("engineer")
    owner = int(state.card_owner[card]) if tables.effect[c.CARD_EFFECTS + card, c.ENGINEER] else ABSENT
    expected = "this engineer with the seat that took the card engineer, and nowhere else"
    reader.expect(state.engineer_owner[engineer] == owner, "seats", c.ENGINEERS[engineer], expected)


def _deal_row(tables: Any, state: Any) -> None:
    """The first engineers of each stack that nobody has, as many as rounds are left."""
    players, first = int(state.players), max(0, int(state.round_no) - 1)
    free = [[i for i in range(len(c.ENGINEERS)) if tables.engineer_stack[i] == stack and state.engineer_owner[i] < 0] for stack in range(2)]
    for cell, dealt in enumerate(range(first, int(tables.engineers_dealt[players]))):
        stack = free[0 if dealt < tables.engineers_a[players] else 1]
        state.row[cell] = stack.pop(0) if stack else ABSENT


# -- pieces ------------------------------------------------------------------------------------------------------------------------


def _read_pieces(reader: PositionReader, tables: Any, state: Any) -> None:
    """Workers and coins on the places of this round."""
    for place, told in reader.table("pieces").items():
        number = reader.name("pieces", place, c.PLACES)
        reader.expect(isinstance(told, list), f"pieces.{place}", told, "a list with the pieces of each seat")
        for n, each in enumerate(told):
            inner = reader.inside(f"pieces.{place}[{n}]", each)
            seat = inner.number("seat", -1, 0, int(state.players) - 1)
            inner.expect(not state.pieces[seat, number].any(), "seat", seat, "each seat once")
            state.pieces[seat, number] = [inner.number(piece, 0, 0, s.MANY) for piece in s.PIECES]
            inner.finish()
        if number != c.BOTTOM:
            _check_price(reader, tables, state, number, told)
    expected = "no pieces before the first round"
    reader.expect(state.stage != s.AT_START or not state.pieces.any(), "pieces", reader.get("pieces"), expected)


def _check_price(reader: PositionReader, tables: Any, state: Any, place: int, told: Any) -> None:
    """A place is closed by the pieces of one seat, as many as it costs."""
    field, cost, coins = f"pieces.{c.PLACES[place]}", int(tables.cost[place]), int(tables.coins_needed[place])
    standing = state.pieces[:, place].sum(axis=1).tolist()
    seat = max(range(len(standing)), key=lambda seat: standing[seat])
    expected = "pieces only on places that exist with so many players in this round"
    reader.expect(existence_obstacle(tables, state, place) == 0, field, told, expected)
    reader.expect(sorted(standing)[-2:] == [0, cost], field, told, f"the pieces of one seat, {cost} together")
    reader.expect(state.pieces[seat, place, s.COIN] >= coins, field, told, f"at least {coins} coins")
    own = place < c.FIRST_ENGINEER or state.engineer_owner[place - c.FIRST_ENGINEER] == seat
    reader.expect(own, field, told, "pieces of the seat whose engineer it is")


def _read_taken(reader: PositionReader, state: Any) -> None:
    """Who closed each place: whose pieces stand there; claim workers may have gone on. The actions of the round follow from it."""
    stands = state.pieces.any(axis=2)
    for place, name in enumerate(c.PLACES):
        seat = int(stands[:, place].argmax()) if place != c.BOTTOM and stands[:, place].any() else ABSENT
        if "taken" not in reader.position:
            state.taken[place] = seat
        moved = place in CLAIMS and state.stage == s.IN_REUSE and seat == ABSENT
        told, expected = int(state.taken[place]), f"seat {seat}, whose pieces stand there" if seat >= 0 else "nobody: no pieces stand there"
        reader.expect(told == seat or moved, f"taken.{name}", None if told == ABSENT else told, expected)
    for seat in range(state.players):
        done = [place for place in range(len(c.PLACES)) if state.taken[place] == seat or (place == c.BOTTOM and stands[seat, place])]
        black = [place for place in range(len(c.PLACES)) if state.pieces[seat, place, s.BLACK_PIECE] and place not in CLAIMS]
        state.acted[seat], state.acted_black[seat] = sum(1 << place for place in done), sum(1 << place for place in black)


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
        reader.expect(good, f"claims[{n}]", reader.get("claims", [None, None])[n], expected)
    reader.expect(state.claim[0] < 0 or state.claim[0] != state.claim[1], "claims", reader.get("claims"), "two different seats")


# -- workers -----------------------------------------------------------------------------------------------------------------------


def _read_workers(reader: PositionReader, tables: Any, state: Any, seats: list[PositionReader]) -> None:
    """Workers are on the board or in the supply; the black one, too. Temporary ones are with whoever took the space that gives them."""
    card = c.CARDS.index("black_worker")
    if tables.effect[c.CARD_EFFECTS + card, c.BLACK_WORKER]:
        state.black_owner = state.card_owner[card]
    given = int(tables.effect[:, c.TEMPORARY].sum())
    giving = sum(1 << place for place in range(len(c.PLACES)) if tables.effect[place, c.TEMPORARY])
    temporary = 0
    for seat, each in enumerate(seats):
        standing = state.pieces[seat].sum(axis=0).tolist()
        left, found = int(state.workers_all[seat]) - standing[s.WORKER], int(state.temporary[seat]) + standing[s.TEMPORARY_WORKER]
        expected = f"those that do not stand on the board ({int(state.workers_all[seat])} in all)"
        each.expect(left >= 0 and each.get("workers", left) == left, "workers", each.get("workers"), expected)
        state.workers[seat] = left
        expected = f"no black worker of seat {seat}: this seat has none, or there are two"
        reader.expect(standing[s.BLACK_PIECE] <= (state.black_owner == seat), "pieces", standing[s.BLACK_PIECE], expected)
        temporary += found
        expected = f"at most {given} temporary workers, in supply and on the board together, of a seat that stands where they are given"
        reader.expect(temporary <= given and (not found or int(state.acted[seat]) & giving != 0), "seats", found, expected)
    state.black_ready = int(state.black_owner >= 0 and not state.pieces[state.black_owner, :, s.BLACK_PIECE].any())


# -- supplies ----------------------------------------------------------------------------------------------------------------------


def read_supply(reader: PositionReader, tables: Any, state: Any) -> None:
    """Tiles and doublers that lie nowhere else, a tile in somebody's hand among them."""
    each = int(tables.locomotives) - int(tables.locomotives_removed[state.players])
    used = [*state.slot.ravel().tolist(), *state.factory.ravel().tolist(), int(state.hand), int(state.new_factory)]
    rest = [0, *(each - used.count(number) for number in range(1, c.HIGHEST + 1))]
    reader.expect(min(rest) >= 0, "seats", rest.index(min(rest)), f"at most {each} tiles with this number")
    for number, count in enumerate(rest):
        factories = int(state.factory_supply[number])
        reader.expect(factories <= count, f"factory_supply.{number}", factories, f"at most the {count} tiles that lie nowhere else")
        if "locomotive_supply" not in reader.position:
            state.locomotive_supply[number] = count - factories
        told, expected = int(state.locomotive_supply[number]), f"the tiles that lie nowhere else: {count - factories}"
        reader.expect(told == count - factories, f"locomotive_supply.{number}", told, expected)
    doublers = int(tables.doubler_supply) - int(state.doublers.sum())
    expected = f"those that are on no board, of {int(tables.doubler_supply)} in all"
    told = reader.get("doubler_supply", doublers)
    reader.expect(doublers >= 0 and told == doublers, "doubler_supply", told, expected)
    state.doubler_supply = doublers
