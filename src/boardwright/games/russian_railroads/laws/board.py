"""Laws of the course and of the main board: stages, rounds, the order, start bonuses; engineers, pieces, claims, workers, tiles, looks."""

from collections.abc import Iterator, Sequence
from typing import Any

from boardwright.core.machine.state import ABSENT
from boardwright.games.russian_railroads import components as c, state as s
from boardwright.games.russian_railroads.rules.place_sets import mask
from boardwright.games.russian_railroads.rules.places import existence_obstacle

ENGINEER_CARD = c.CARDS.index("engineer")


def stages_of(phase: int) -> Sequence[int]:
    """The stages that a phase can belong to."""
    return {s.CHOOSE_START: (s.AT_START,), s.REUSE: (s.IN_REUSE,), s.OVER: (s.AT_END,)}.get(phase, (s.IN_TURNS, s.AT_START, s.IN_REUSE))


def rounds_of(tables: Any, state: Any) -> tuple[int, int]:
    """The first and last round that a stage can belong to; 0 is the start."""
    last = int(tables.rounds[state.players])
    return {s.AT_START: (0, 0), s.AT_END: (last, last)}.get(int(state.stage), (1, last))


def stage(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """A phase belongs to its stage; the start comes before the first round, the end in the last one."""
    stages = stages_of(int(state.phase))
    if state.stage not in stages:
        yield "stage", f"{' or '.join(s.STAGES[each] for each in stages)} in the phase {s.PHASES[state.phase]}"
    least, most = rounds_of(tables, state)
    if not least <= state.round_no <= most:
        yield "round", f"a number from {least} to {most}"


def order(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """Every seat has a place in the turn order."""
    if sorted(state.order[: state.players]) != list(range(state.players)):
        yield "order", f"each seat from 0 to {state.players - 1} once"


def starts(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """Start bonuses are taken from the last in the order up to the second, one each; later they may be omitted."""
    taken = sorted(seat for seat in state.start_taken.tolist() if seat >= 0)
    if len(set(taken)) < len(taken):
        yield "starts", "at most one start bonus for a seat"
    if state.stage == s.AT_START:
        order = state.order[: state.players].tolist()
        place = order.index(state.active)
        due = sorted(order[place + (state.phase == s.CHOOSE_START) :])
        if place == 0 or taken != due:
            yield "starts", f"a start bonus for each of the seats {due}, and a seat that has one to come"


def engineers(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """Engineers in the row belong to no player. The one without a letter comes with a card, and is never in the row."""
    row = state.row.tolist()
    for cell, engineer in enumerate(row):
        if engineer >= 0 and (state.engineer_owner[engineer] >= 0 or engineer in row[:cell] or engineer == tables.card_engineer):
            yield f"row[{cell}]", "an engineer with a letter, who is nowhere else"
    due = state.card_owner[ENGINEER_CARD] if tables.effect[c.CARD_EFFECTS + ENGINEER_CARD, c.ENGINEER] else ABSENT
    if state.engineer_owner[tables.card_engineer] != due:
        yield "seats", f"the engineer {c.ENGINEERS[tables.card_engineer]} with the seat that took the card engineer"


def pieces(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """No places are occupied before the first round; later each occupied place is closed in the right way."""
    for place in state.pieces.any(axis=(0, 2)).nonzero()[0].tolist():
        yield from pieces_on(tables, state, place)
    if state.stage == s.AT_START and state.pieces.any():
        yield "pieces", "no pieces before the first round"


def pieces_on(tables: Any, state: Any, place: int) -> Iterator[tuple[str, str]]:
    """A place is closed by pieces of one seat, as many as it costs; only the lowest track space has room for everybody."""
    if place == c.BOTTOM:
        return
    path, cost, coins, standing = f"pieces.{c.PLACES[place]}", tables.cost[place], tables.coins_needed[place], state.pieces[:, place]
    seats = standing.any(axis=1).nonzero()[0]
    if existence_obstacle(tables, state, place):
        yield path, "no pieces: there is no such place with so many players now"
    elif len(seats) != 1 or standing.sum() != cost:
        yield path, f"the pieces of one seat, {cost} together"
    elif standing[seats[0], s.COIN] < coins:
        yield path, f"at least {coins} coins"
    elif place >= c.FIRST_ENGINEER and state.engineer_owner[place - c.FIRST_ENGINEER] != seats[0]:
        yield path, "pieces of the seat whose engineer it is"


def standing_claim(state: Any, claim: int) -> tuple[int, int]:
    """The seat on a place of the turn order, and the kind of its piece."""
    return next(zip(*state.pieces[:, c.FIRST + claim].nonzero(), strict=True), (ABSENT, ABSENT))


def claims(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """A seat on a place of the turn order claims it, unless the piece has been used again."""
    for n, claim in enumerate(zip(state.claim, state.claim_piece, strict=True)):
        seat, piece = standing_claim(state, n)
        if claim != (seat, piece) and (claim[0] >= 0 or state.stage != s.IN_REUSE):
            standing = f"seat {seat} with the piece {s.PIECES[piece]}, which stands there"
            yield f"claims[{n}]", standing if seat >= 0 else "null: nobody stands there"
    if state.claim[0] == state.claim[1] >= 0:
        yield "claims", "two different seats"


def workers(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """There is one black worker. Temporary ones belong to the seat that took the space that gives them."""
    giving = tables.effect[:, c.TEMPORARY]
    given, places = int(giving.sum()), mask(giving[: len(c.PLACES)].nonzero()[0].tolist())
    for seat in range(state.players):
        standing, black = state.pieces[seat].sum(axis=0), int(state.black_owner == seat)
        if standing[s.BLACK_PIECE] > black:
            yield "pieces", f"{black} black workers of seat {seat} at most"
        temporary, most = int(state.temporary[seat] + standing[s.TEMPORARY_WORKER]), given if state.acted[seat] & places else 0
        if temporary > most:
            yield "seats", f"at most {most} temporary workers of seat {seat}, by where it stands"
        given -= temporary


def looks(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """A seat that drew an end-bonus card searched the deck just before."""
    draws = int(state.draws)
    for seat, looked in enumerate(state.looked[: state.players].tolist()):
        own = own_looks(state, seat)
        if looked >= 1 << draws + 1 or looked & own != own:
            yield f"looked[{seat}]", f"numbers from 0 to {draws}, among them the draws before each of the seat's own"


def own_looks(state: Any, seat: int) -> int:
    """The draws after which a seat looked because it drew a card then, as a mask."""
    return mask(draw - 1 for draw in range(1, int(state.draws) + 1) if state.drawer[draw] == seat)


def tiles_left(tables: Any, state: Any) -> list[int]:
    """By number, how many tiles of locomotives and factories there are besides those on the boards and in hand."""
    each = int(tables.locomotives) - int(tables.locomotives_removed[state.players])
    used = [*state.slot.ravel().tolist(), *state.factory.ravel().tolist(), int(state.hand), int(state.new_factory)]
    return [0, *(each - used.count(number) for number in range(1, c.HIGHEST + 1))]


def tiles(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """There are equally many tiles of each number."""
    each, left = tables.locomotives - tables.locomotives_removed[state.players], list(enumerate(tiles_left(tables, state)))
    yield from (("seats", f"at most {each} tiles with the number {number}") for number, count in left if count < 0)
    more = [(number, count) for number, count in left if state.factory_supply[number] > count]
    yield from ((f"factory_supply.{number}", f"at most {count}: others lie elsewhere") for number, count in more)
