"""The course of a match: setup, turns, paying, passing. What actions do is in `chain`, what comes after all have passed in `rounds`."""

from __future__ import annotations

from boardwright.core.machine.bits import lowest
from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.rule import rule
from boardwright.games.russian_railroads.actions import (
    CHOOSE,
    FAMILY,
    KIND_CHOOSE,
    KIND_OCCUPY,
    KIND_PASS,
    KIND_PAY,
    KIND_STAY,
    OCCUPY,
    PASS,
    PAY_WITH,
    PLACE_OF,
    STAY,
)
from boardwright.games.russian_railroads.components import (
    BONUSES,
    BOTTOM,
    FIRST,
    FIRST_ENGINEER,
    HIGHEST,
    SECOND,
    START_EFFECTS,
    STARTS,
)
from boardwright.games.russian_railroads.events import (
    AIMED,
    CHOSE_START,
    CLAIMED,
    OCCUPIED,
    PASSED,
    REUSED,
    STAYED,
)
from boardwright.games.russian_railroads.rules.agenda import add
from boardwright.games.russian_railroads.rules.chain import choose, proceed
from boardwright.games.russian_railroads.rules.choices import first_option
from boardwright.games.russian_railroads.rules.dealing import blank, deal_engineers, deal_order, remove_bonus, set_up_seat
from boardwright.games.russian_railroads.rules.derived import close
from boardwright.games.russian_railroads.rules.place_sets import open_places, open_to_claims
from boardwright.games.russian_railroads.rules.places import effect_of, payment_obstacle, plain_price
from boardwright.games.russian_railroads.rules.rounds import all_passed, begin_round, next_reuse
from boardwright.games.russian_railroads.rules.why_not import obstacle, start_obstacle
from boardwright.games.russian_railroads.state import (
    AT_START,
    BLACK_PIECE,
    CHOOSE_START,
    COIN,
    IN_DECK,
    IN_REUSE,
    NO,
    NOBODY,
    OVER,
    PAY,
    PIECES,
    REUSE,
    SCORED_PASSING,
    TEMPORARY_WORKER,
    TURN,
    WORKER,
)

__all__ = ["actors", "apply", "legal", "obstacle", "setup"]

# -- setup (section 4) -------------------------------------------------------------------------------------------------------------


@rule
def setup(tables, state, events):
    """Boards, supplies, engineers, the turn order; then start bonuses, from the last player to the second."""
    blank(state)
    for number in range(1, HIGHEST + 1):
        state.locomotive_supply[number] = tables.locomotives - tables.locomotives_removed[state.players]
    state.doubler_supply = tables.doubler_supply
    for seat in range(state.players):
        set_up_seat(tables, state, seat)
    deal_order(state, events)
    deal_engineers(tables, state, events)
    for bonus in range(len(BONUSES)):
        state.fate[bonus] = IN_DECK
    for _ in range(tables.bonus_removed):
        remove_bonus(state)
    state.active = state.order[state.players - 1]
    state.phase, state.stage = CHOOSE_START, AT_START


# -- who, and what -----------------------------------------------------------------------------------------------------------------


@rule
def actors(tables, state):
    """One seat at a time."""
    return 0 if state.phase == OVER else 1 << state.active


@rule
def legal(tables, state, seat, moves):
    """Write the ids of the legal actions, ascending; return their number."""
    moves.count = 0
    if state.phase == TURN:
        note_mask(moves, open_places(tables, state, seat), OCCUPY)
        note(moves, PASS)
    elif state.phase == PAY:
        note_mask(moves, payments(tables, state, seat, int(state.paying)), PAY_WITH)
    elif state.phase == CHOOSE_START:
        for start in range(len(STARTS)):
            if start_obstacle(state, start) == 0:
                note(moves, CHOOSE + start)
    elif state.phase == REUSE:
        note_mask(moves, open_to_claims(tables, state, seat), OCCUPY)
        note(moves, STAY)
    else:
        note_mask(moves, int(state.choices), first_option(state.phase))
    return moves.count


@rule
def note(moves, action):
    """Note a legal action."""
    moves.ids[moves.count] = action
    moves.count += 1


@rule
def note_mask(moves, mask, first):
    """Note the actions of a mask: bit 0 is `first`."""
    while mask:
        note(moves, first + lowest(mask))
        mask &= mask - 1


@rule
def apply(tables, state, seat, action, events):
    """Do a legal action."""
    kind, place = int(FAMILY[action]), int(PLACE_OF[action])
    if kind == KIND_CHOOSE:
        choose_start(tables, state, seat, place, events)
    elif kind == KIND_OCCUPY:
        if state.phase == REUSE:
            reuse(tables, state, seat, place, events)
        else:
            occupy(tables, state, seat, place, events)
    elif kind == KIND_PASS:
        give_pass(tables, state, seat, events)
    elif kind == KIND_STAY:
        emit(events, STAYED, EVERY_SEAT, seat)
        drop_claim(state)
        next_reuse(tables, state, events)
    elif kind == KIND_PAY:
        pay(tables, state, seat, int(state.paying), place // 2, place % 2, events)
    else:
        choose(tables, state, seat, action, events)
        work_on(tables, state, seat, events)


@rule
def work_on(tables, state, seat, events):
    """Until somebody has to choose; when nothing waits any more the turn is over."""
    if proceed(tables, state, seat, events) > 0:
        return
    state.running, state.running_black = NOBODY, 0
    if state.stage == AT_START:
        next_start(tables, state, events)
    elif state.stage == IN_REUSE:
        next_reuse(tables, state, events)
    else:
        next_turn(tables, state, events)


# -- turns -------------------------------------------------------------------------------------------------------------------------


@rule
def choose_start(tables, state, seat, start, events):
    """A start bonus (p. 22)."""
    state.start_taken[start] = seat
    emit(events, CHOSE_START, EVERY_SEAT, seat, start)
    add(tables, state, seat, START_EFFECTS + start, 1, 0, events)
    work_on(tables, state, seat, events)


@rule
def next_start(tables, state, events):
    """From the last in the order to the second; the first gets none."""
    for position in range(state.players - 1, 1, -1):
        if state.order[position] == state.active:
            state.active = state.order[position - 1]
            state.phase = CHOOSE_START
            return
    state.round_no = 1
    begin_round(tables, state, events)


@rule
def next_turn(tables, state, events):
    """The next one in the order who has not passed."""
    state.phase = TURN
    position = 0
    while state.order[position] != state.active:
        position += 1
    for _ in range(state.players):
        position = (position + 1) % state.players
        if state.passed[state.order[position]] == 0:
            state.active = state.order[position]
            return
    all_passed(tables, state, events)


@rule
def give_pass(tables, state, seat, events):
    """No more turns this round; the turn-order card pays by the place (p. 14)."""
    position = 0
    while state.order[position] != seat:
        position += 1
    points = int(tables.passing[position])
    state.passed[seat] = 1
    state.points[seat] += points
    state.scored[seat, state.round_no, SCORED_PASSING] += points
    emit(events, PASSED, EVERY_SEAT, seat, points)
    next_turn(tables, state, events)


@rule
def payments(tables, state, seat, place):
    """The ways to pay for a place, as a mask: bit 2 × coins + black worker."""
    mask = 0
    for coins in range(min(int(tables.cost[place]), int(state.coins[seat])) + 1):
        for black in range(2):
            if payment_obstacle(tables, state, seat, place, coins, black) == 0:
                mask |= 1 << (2 * coins + black)
    return mask


@rule
def occupy(tables, state, seat, place, events):
    """A place is chosen; how it is paid for is the next choice, if there is one."""
    mask = payments(tables, state, seat, place)
    if mask & (mask - 1) == 0:
        way = lowest(mask)
        pay(tables, state, seat, place, way // 2, way % 2, events)
    else:
        emit(events, AIMED, EVERY_SEAT, seat, place)
        state.paying = place
        state.phase = PAY


@rule
def pay(tables, state, seat, place, coins, black, events):
    """Workers and coins are placed, and the action is taken. Temporary workers go first."""
    plain = plain_price(tables, place, coins, black)
    temporary = min(plain, int(state.temporary[seat]))
    state.paying = NOBODY
    state.coins[seat] -= coins
    state.temporary[seat] -= temporary
    state.workers[seat] -= plain - temporary
    if black:
        state.black_ready = 0
    state.pieces[seat, place, WORKER] += plain - temporary
    state.pieces[seat, place, TEMPORARY_WORKER] += temporary
    state.pieces[seat, place, BLACK_PIECE] += black
    state.pieces[seat, place, COIN] += coins
    emit(events, OCCUPIED, EVERY_SEAT, seat, place, plain, coins, black)
    if place == FIRST or place == SECOND:
        claim(state, seat, place - FIRST, events)
    take_action(tables, state, seat, place, black, events)


@rule
def claim(state, seat, position, events):
    """A place in next round's order. The piece that stands there is used again after the turns (R18)."""
    state.claim[position] = seat
    for piece in range(len(PIECES)):
        if state.pieces[seat, FIRST + position, piece] > 0:
            state.claim_piece[position] = piece
    emit(events, CLAIMED, EVERY_SEAT, seat, position + 1)


@rule
def take_action(tables, state, seat, place, black, events):
    """The place is closed, its action is taken: wholly on the main board, an own engineer's as far as its owner likes."""
    if place != BOTTOM:
        close(state, place, seat)
    state.acted[seat] |= 1 << place
    if black and place != FIRST and place != SECOND:
        state.acted_black[seat] |= 1 << place
    state.running = place
    if black and place == BOTTOM and state.options.repeat_running == NO:
        state.running_black = 1
    if place != FIRST and place != SECOND:
        add(tables, state, seat, effect_of(state, place), 1 if place < FIRST_ENGINEER else 0, black, events)
    work_on(tables, state, seat, events)


@rule
def reuse(tables, state, seat, place, events):
    """The claim worker moves on to another space (p. 15); the black one keeps its bonus (R18)."""
    position = 1 if state.claim[1] >= 0 else 0
    piece = int(state.claim_piece[position])
    state.pieces[seat, FIRST + position, piece] -= 1
    state.pieces[seat, place, piece] += 1
    emit(events, REUSED, EVERY_SEAT, seat, place)
    drop_claim(state)
    take_action(tables, state, seat, place, 1 if piece == BLACK_PIECE else 0, events)


@rule
def drop_claim(state):
    """The claim at hand is done with."""
    position = 1 if state.claim[1] >= 0 else 0
    state.claim[position] = NOBODY
    state.claim_piece[position] = NOBODY
