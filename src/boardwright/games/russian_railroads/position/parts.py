"""Parts of a position besides its declared fields: omitted fields, fields that follow from others, and how they are written."""

from typing import Any

import numpy as np

from boardwright.core.machine.state import ABSENT, Lists
from boardwright.core.text.position_fields import field_follows
from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads import components as c, laws, state as s
from boardwright.games.russian_railroads.laws.board import engineers, own_looks, pieces, pieces_on, standing_claim, tiles, tiles_left
from boardwright.games.russian_railroads.laws.seats import colours_won, has_two_markers, met_specials
from boardwright.games.russian_railroads.presentation.view_parts import bonuses, standing_pieces, token_at
from boardwright.games.russian_railroads.rules.place_sets import mask

CLAIMS = [c.FIRST, c.SECOND]
BLACK_WORKER_CARD = c.CARDS.index("black_worker")
PILES = {"deck": s.IN_DECK, "removed": s.REMOVED}

SPOT_VALUES = (*c.TOKENS, "dropped", "won")
MOST_POINTS_ALONE = 10_000
"""The most points that may be given without their sources."""


def seat_table(tables: Any, state: Any, seat: int, declared: dict[str, Any]) -> dict[str, Any]:
    """Everything that belongs to one player."""
    once, reached = tables.special_once > 0, state.reached[seat] > 0
    unsettled = _names(met_specials(tables, state, seat) & ~once & ~reached)
    spots = token_at(state.token_at[seat].tolist(), state.spot_won[seat].tolist())
    cards = sorted((int(state.bonus_location[card]), card) for card in bonuses(state, seat))
    return {
        **declared,
        "scored": declared["scored"][: state.round_no + 1],
        "won": _names(reached & once),
        **({"unsettled": unsettled} if unsettled else {}),
        "tokens": {spot: value for spot, value in spots.items() if value},
        "engineers": [c.ENGINEERS[i] for i in (state.engineer_owner == seat).nonzero()[0]],
        "bonus_cards": [{"bonus": c.BONUSES[card], "draw": draw} for draw, card in cards],
    }


def _names(specials: Any) -> list[str]:
    """Some of the special spaces by name. `specials`: for each whether it is one of them."""
    return [c.SPECIALS[special] for special in specials.nonzero()[0]]


def read_seat(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """Read a seat's undeclared fields, and compute what follows; omitted coins and workers are as at the start."""
    over = state.stage in (s.IN_REUSE, s.AT_END)
    _read_rails(tables, state, seat)
    reader.fill("locomotives", state.slot, (seat, 0), 1)
    _read_tokens(reader, tables, state, seat)
    _read_specials(reader, tables, state, seat)
    reader.fill("markers", state.marker, seat, [1, 0] if has_two_markers(tables, state, seat) else [0, -1])
    _read_spots(reader, tables, state, seat)
    state.engineer_owner[reader.lying("engineers", c.ENGINEERS, "tile")] = seat
    reader.fill("passed", state.passed, seat, over)
    reader.fill("coins", state.coins, seat, tables.coins[state.players])
    state.workers_all[seat] = tables.workers[state.players] + tables.special_worker[state.reached[seat] > 0].sum()
    if reader.value_at("scored") is None:  # points without sources count as won by effects before the first round
        state.scored[seat, 0, s.SCORED_EFFECTS] = reader.checked("points", int(state.points[seat]), 0, MOST_POINTS_ALONE)
    state.points[seat] = state.scored[seat].sum()


def check_seat(reader: PositionReader, state: Any, seat: int) -> None:
    """Check that the ? spaces given are those that were won, and that nothing is given for rounds to come."""
    won = sorted(c.SPOTS[spot] for spot in state.spot_won[seat].nonzero()[0])
    reader.require(sorted(reader.given.get("tokens", won)) == won, "tokens", f"those that were won (fields won and markers): {won}")
    rounds, told = int(state.round_no) + 1, reader.value_at("scored") or []
    reader.require(len(told) <= rounds, "scored", f"at most {rounds} tables: the start and each round up to this one")


def _read_rails(tables: Any, state: Any, seat: int) -> None:
    """Place omitted rails: black ones on the first space, others that have been won beside the line."""
    rail = state.rail[seat]
    rail[:, c.BLACK][rail[:, c.BLACK] < 0] = 1
    for line in range(len(c.LINES)):
        won = rail[line, : min(colours_won(tables, state, seat), tables.colours[line])]
        won[won < 0] = 0


def _read_tokens(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """Read what became of the ? spaces, and apply what each token leaves on the board."""
    for name, value in reader.table("tokens").items():
        spot, token = reader.name("tokens", name, c.SPOTS), reader.name(f"tokens.{name}", value, SPOT_VALUES)
        if value == "dropped":
            state.token_at[seat, spot] = s.DROPPED
        elif value != "won":
            state.token_at[seat, spot] = token
            state.tokens_used[seat] |= 1 << token
            state.revalued[seat] |= bool(tables.effect[c.TOKEN_EFFECTS + token, c.REVALUE])
            state.medal[seat] |= bool(tables.effect[c.TOKEN_EFFECTS + token, c.MEDAL])


def _read_specials(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """Compute what was won once when rails and locomotives reached it: what is there now, unless it is given.

    Lasting special spaces are noted when they are reached, but for those that are named: bots that read the record see it.
    """
    once, met = tables.special_once > 0, met_specials(tables, state, seat)
    won = _named_specials(reader, "won", once) if reader.says("won") else met & once
    state.reached[seat] = won | met & ~once & ~_named_specials(reader, "unsettled", met & ~once)


def _named_specials(reader: PositionReader, field: str, allowed: Any) -> Any:
    """For each special space whether a field names it. `allowed`: for each whether the field may."""
    names = _names(allowed)
    return np.isin(c.SPECIALS, [names[n] for n in reader.names(field, names)])


def _read_spots(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """The ? spaces won are those reached; where no token is given, the right to use one was given up."""
    won = {c.SPOTS[spot] for spot in tables.special_spot[state.reached[seat] > 0] if spot >= 0}
    if (tables.track_kind[: state.marker[seat].max() + 1] == c.TOKEN_SPACE).any():
        won.add("industry")
    state.spot_won[seat] = [spot in won for spot in c.SPOTS]
    reader.fill("tokens", state.token_at, (seat, state.spot_won[seat] > 0), s.DROPPED)


def piece_tables(state: Any) -> dict[str, list[dict[str, int]]]:
    """By place the pieces of each seat."""
    return {
        name: [{"seat": seat, **{piece: count for piece, count in zip(s.PIECES, counts, strict=True) if count}} for seat, counts in there]
        for name, there in zip(c.PLACES, standing_pieces(Lists(state)), strict=True)
        if there
    }


def read_board(reader: PositionReader, seats: list[PositionReader], tables: Any, state: Any) -> None:
    """Read the pieces on the board, the actions of this round, the claims, and the engineers in the row."""
    reader.fill("row", state.row, slice(None), _dealt_row(tables, state))
    reader.obey(engineers(tables, state))
    _read_pieces(reader, tables, state)
    _read_taken(reader, state)
    _read_claims(reader, state)
    _read_workers(seats, tables, state)
    reader.obey(laws.broken_laws(tables, state, laws.BOARD))


def _dealt_row(tables: Any, state: Any) -> list[int]:
    """The first engineers of each stack that no player has, as many as rounds are left."""
    owner, first = state.engineer_owner.tolist(), max(0, int(state.round_no) - 1)
    free = [iter([i for i, of in enumerate(tables.engineer_stack) if of == stack and owner[i] < 0]) for stack in range(2)]
    stacks = [int(cell >= tables.engineers_a[state.players]) for cell in range(tables.engineers_dealt[state.players])]
    row = [next(free[stack], ABSENT) for stack in stacks[first:]]
    return row + [ABSENT] * (c.ROW - len(row))


def _read_pieces(reader: PositionReader, tables: Any, state: Any) -> None:
    """Read workers and coins on the places of this round. A named place is not empty."""
    places = reader.nested("pieces")
    for name in places.given:
        place = reader.name("pieces", name, c.PLACES)
        for each in places.tables(name):
            seat = each.number("seat", 0, int(state.players) - 1)
            each.require(not state.pieces[seat, place].any(), "seat", "each seat once")
            state.pieces[seat, place] = [each.number(piece, 0, s.MANY, default=0) for piece in s.PIECES]
            each.finish()
        reader.obey(pieces_on(tables, state, place))
    reader.obey(pieces(tables, state))


def _read_taken(reader: PositionReader, state: Any) -> None:
    """Compute who closed each place: the seat whose pieces are there; claim workers may have moved on. The actions of the round follow."""
    stands = state.pieces.any(axis=2)
    taken = np.where(stands.any(axis=0), stands.argmax(axis=0), ABSENT)
    taken[c.BOTTOM] = ABSENT
    gone_on = [place for place in CLAIMS if taken[place] < 0 and state.stage == s.IN_REUSE]
    taken[gone_on] = state.taken[gone_on]
    field_follows(s.State.fields["taken"], state, reader, taken, "a place is closed by whose pieces stand there")
    for seat in range(state.players):
        acted, black = taken == seat, state.pieces[seat, :, s.BLACK_PIECE] > 0
        acted[c.BOTTOM], black[CLAIMS] = stands[seat, c.BOTTOM], False
        state.acted[seat], state.acted_black[seat] = mask(acted.nonzero()[0]), mask(black.nonzero()[0])


def _read_claims(reader: PositionReader, state: Any) -> None:
    """Read the claims: by default each seat on a place in the turn order claims it; by default its piece is a worker."""
    for n in range(len(CLAIMS)):
        if not reader.says("claims"):
            state.claim[n], state.claim_piece[n] = standing_claim(state, n)
        elif state.claim[n] >= 0 and state.claim_piece[n] < 0:
            state.claim_piece[n] = s.WORKER


def _read_workers(seats: list[PositionReader], tables: Any, state: Any) -> None:
    """Check that workers are on the board or in the supply, including the black one."""
    if tables.effect[c.CARD_EFFECTS + BLACK_WORKER_CARD, c.BLACK_WORKER]:
        state.black_owner = state.card_owner[BLACK_WORKER_CARD]
    for seat, each in enumerate(seats):
        standing = int(state.pieces[seat, :, s.WORKER].sum())
        state.workers[seat] = each.rest_of("workers", int(state.workers_all[seat]), standing, "on the board")
    state.black_ready = int(state.black_owner >= 0 and not state.pieces[state.black_owner, :, s.BLACK_PIECE].any())


def read_supply(reader: PositionReader, tables: Any, state: Any) -> None:
    """Compute tiles and doublers that are nowhere else, including a tile in hand."""
    reader.obey(tiles(tables, state))
    locomotives = tiles_left(tables, state) - state.factory_supply
    field_follows(s.State.fields["locomotive_supply"], state, reader, locomotives, "the tiles that lie nowhere else")
    state.doubler_supply = reader.rest_of("doubler_supply", int(tables.doubler_supply), int(state.doublers.sum()), "on the boards")


def card_piles(state: Any) -> dict[str, list[str]]:
    """The deck, and the cards that were removed."""
    return {pile: [c.BONUSES[card] for card in (state.bonus_location == fate).nonzero()[0]] for pile, fate in PILES.items()}


def read_bonus_cards(reader: PositionReader, seats: list[PositionReader], tables: Any, state: Any) -> None:
    """Read the end-bonus cards: each is held, in the deck or removed; each draw took one. By default the last unplaced ones are removed."""
    removed = int(tables.bonus_removed)
    _read_held(reader, seats, state, most=len(c.BONUSES) - removed)
    reader.lying("deck", c.BONUSES, "card")
    free = reader.left("card", range(len(c.BONUSES)))
    box = reader.lying("removed", c.BONUSES, "card") if reader.says("removed") else free[len(free) - removed :]
    reader.require(len(box) == removed, "removed", f"{removed} cards")
    state.bonus_location[box] = s.REMOVED
    rest = [c.BONUSES[card] for card in free if card not in box]
    reader.require(not reader.says("deck") or not rest, "deck", f"{', '.join(rest)}, too: the cards that lie nowhere else")
    reader.fill("looked", state.looked, slice(state.players), [own_looks(state, seat) for seat in range(state.players)])


def _read_held(reader: PositionReader, seats: list[PositionReader], state: Any, most: int) -> None:
    """Read the cards of all seats, with the numbers of their draws; those without a number took the remaining draws."""
    held = [(seat, card) for seat, each in enumerate(seats) for card in each.tables("bonus_cards", alone="bonus")]
    reader.expect(len(held) <= most, "seats", len(held), f"at most {most} end-bonus cards")
    state.draws, state.bonus_location[:] = len(held), s.IN_DECK
    told = [card.number("draw", 1, len(held)) if card.says("draw") else 0 for _, card in held]
    free = sorted({*range(1, len(held) + 1)} - {*told})
    for (seat, card), number in zip(held, told, strict=True):
        draw = number or free.pop(0)
        card.require(state.drawer[draw] < 0, "draw", f"each number from 1 to {len(held)} once")
        bonus = card.choice("bonus", c.BONUSES)
        card.place("bonus", bonus, "card", c.BONUSES[bonus])
        state.bonus_location[bonus], state.drawer[draw] = draw, seat
