"""The start of a match (section 4), and the end of a round: order, claim workers, scoring, the next round, the end (5.9–5.11)."""

from boardwright.core.machine.bits import lowest, size
from boardwright.core.machine.event_buffer import EVERY_SEAT, NONE, emit
from boardwright.core.machine.random import draw_uniform_below
from boardwright.core.machine.rule import separately_compiled
from boardwright.core.machine.state import ABSENT
from boardwright.games.russian_railroads import events as ev, state as s
from boardwright.games.russian_railroads.components import BLACK, BONUSES, ENGINEERS, LINES, ROW
from boardwright.games.russian_railroads.rules import places, room, scoring


def set_up_seat(tables, state, seat):
    """Give a seat workers, coins, a black rail on the first space of each line, a locomotive on the Transsiberian, a marker on 0."""
    state.workers[seat] = tables.workers[state.players]
    state.workers_all[seat] = tables.workers[state.players]
    state.coins[seat] = tables.coins[state.players]
    state.rail[seat, :, BLACK] = 1
    room.find_room(tables, state, seat)
    state.locomotive_supply[1] -= 1
    state.slot[seat, 0] = 1
    state.marker[seat, 0] = 0


def deal_order(state, events):
    """Draw the turn order."""
    for seat in range(state.players):
        other = draw_uniform_below(state, s.STREAM_ORDER, seat + 1)
        state.order[seat] = state.order[other]
        state.order[other] = seat
    tell_order(state, events)


def deal_engineers(tables, state, events):
    """Deal engineers from the hire space on, first of stack A, then of B."""
    dealt = 0
    for cell in range(tables.engineers_dealt[state.players]):
        engineer = some_engineer(tables, state, 0 if cell < tables.engineers_a[state.players] else 1, dealt)
        dealt |= 1 << engineer
        state.row[cell] = engineer
    r = state.row
    emit(events, ev.DEALT_ENGINEERS, EVERY_SEAT, r[0], r[1], r[2], r[3], r[4], r[5], r[6] if r[6] >= 0 else NONE)


def some_engineer(tables, state, stack, dealt):
    """Draw an engineer of a stack that is not in the mask `dealt`."""
    left = 0
    for engineer in range(len(ENGINEERS)):
        if tables.engineer_stack[engineer] == stack and (dealt >> engineer) & 1 == 0:
            left |= 1 << engineer
    for _ in range(draw_uniform_below(state, s.STREAM_ENGINEERS, size(left))):
        left &= left - 1
    return lowest(left)


def deal_bonuses(tables, state):
    """Return some end-bonus cards to the box, unseen; the others form the deck."""
    state.bonus_location[:] = s.IN_DECK
    for removed in range(tables.bonus_removed):
        chosen = draw_uniform_below(state, s.STREAM_BONUS, len(BONUSES) - removed)
        state.bonus_location[card_in_deck(state, chosen)] = s.REMOVED


def card_in_deck(state, place):
    """The end-bonus card at a position in the deck, in order of their numbers, from 0; NONE past the last one."""
    for bonus in range(len(BONUSES)):
        if state.bonus_location[bonus] == s.IN_DECK:
            if place == 0:
                return bonus
            place -= 1
    return NONE


def begin_round(tables, state, events):
    """Start a round: the first in the order has the first turn."""
    state.stage = s.IN_TURNS
    state.active = state.order[0]
    state.phase = s.TURN
    emit(events, ev.BEGAN_ROUND, EVERY_SEAT, state.round_no, tables.rounds[state.players])


def tell_order(state, events):
    """Emit the turn order."""
    third = int(state.order[2]) if state.players > 2 else NONE
    fourth = int(state.order[3]) if state.players > 3 else NONE
    emit(events, ev.NEW_ORDER, EVERY_SEAT, state.order[0], state.order[1], third, fourth)


def all_passed(tables, state, events):
    """End the turns of a round: the new order, then the claim workers again."""
    if not places.is_last_round(tables, state):
        change_order(state, events)
    state.stage = s.IN_REUSE
    next_reuse(tables, state, events)


def change_order(state, events):
    """Claimants leave the track, the others close up to the back, each claimant gets the place claimed (p. 15).

    If only the second place was claimed the old first player stays first (R19); if that very player claimed it, nothing changes.
    """
    first, second = int(state.claim[0]), int(state.claim[1])
    if first < 0:
        first = int(state.order[0])
        if second < 0 or first == second:
            return
    if state.order[0] == first and (second < 0 or state.order[1] == second):
        return
    if second >= 0:
        move_to_front(state, second)
    move_to_front(state, first)
    tell_order(state, events)


def move_to_front(state, seat):
    """Make a seat the first in the order; those before it close up."""
    place = place_in_order(state, seat)
    while place > 0:
        state.order[place] = state.order[place - 1]
        place -= 1
    state.order[0] = seat


def place_in_order(state, seat):
    """A seat's place in the turn order, from 0."""
    place = 0
    while state.order[place] != seat:
        place += 1
    return place


@separately_compiled("t", "s", "e")
def next_reuse(tables, state, events):
    """Ask for the reuse of the claim worker of the second place, then of the first; then score the round."""
    for position in range(1, -1, -1):
        if state.claim[position] >= 0:
            state.active = state.claim[position]
            state.phase = s.REUSE
            return
    end_round(tables, state, events)


def end_round(tables, state, events):
    """Score three lines and the industry (5.10), then prepare the next round, or end the match."""
    for seat in range(state.players):
        scored = state.scored[seat, state.round_no]
        for line in range(len(LINES)):
            scored[line] = scoring.line_points(tables, state, seat, line)
        scored[s.SCORED_INDUSTRY] = scoring.industry_points(tables, state, seat)
        state.points[seat] += scored[0] + scored[1] + scored[2] + scored[s.SCORED_INDUSTRY]
        emit(events, ev.SCORED_EVENT, EVERY_SEAT, seat, scored[0], scored[1], scored[2], scored[s.SCORED_INDUSTRY])
    if places.is_last_round(tables, state):
        finish(tables, state, events)
        return
    take_back(state)
    shift_engineers(state, events)
    state.round_no += 1
    begin_round(tables, state, events)


def take_back(state):
    """Return workers to their owners, temporary ones to the board, coins to the bank (5.11)."""
    state.taken[:] = ABSENT
    state.closed = 0
    state.pieces[:] = 0
    state.temporary[:] = 0
    state.passed[:] = 0
    state.acted[:] = 0
    state.acted_black[:] = 0
    state.claim[:] = ABSENT
    state.claim_piece[:] = ABSENT
    for seat in range(state.players):
        state.workers[seat] = state.workers_all[seat]
    if state.black_owner >= 0:
        state.black_ready = 1


def shift_engineers(state, events):
    """Remove the engineer that was not hired; the others move one cell on."""
    if state.row[0] >= 0:
        emit(events, ev.ENGINEER_LEFT, EVERY_SEAT, state.row[0])
    for cell in range(ROW - 1):
        state.row[cell] = state.row[cell + 1]
    state.row[ROW - 1] = ABSENT


def finish(tables, state, events):
    """Score end-bonus cards, then the engineer majority (p. 20)."""
    state.stage, state.phase = s.AT_END, s.OVER
    for seat in range(state.players):
        for bonus in range(len(BONUSES)):
            if scoring.holds(state, seat, bonus):
                points = scoring.bonus_points(tables, state, seat, bonus)
                state.bonus_points[seat, bonus] = points
                state.points[seat] += points
                emit(events, ev.BONUS_SCORED, EVERY_SEAT, seat, bonus, points)
    for seat in range(state.players):
        points = scoring.majority_points(tables, state, seat)
        state.majority_points[seat] = points
        state.points[seat] += points
        if points > 0:
            emit(events, ev.MAJORITY_EVENT, EVERY_SEAT, seat, points, scoring.engineer_standing(tables, state, seat) // 100)
    emit(events, ev.FINISHED, EVERY_SEAT)
