"""What lies where when a match begins: boards, supplies, the turn order, engineers, end-bonus cards (section 4)."""

from boardwright.core.machine.bits import lowest, size
from boardwright.core.machine.event_buffer import EVERY_SEAT, NONE, emit
from boardwright.core.machine.random import draw_uniform_below
from boardwright.games.russian_railroads import state as s
from boardwright.games.russian_railroads.components import BLACK, BONUSES, ENGINEERS
from boardwright.games.russian_railroads.events import DEALT_ENGINEERS
from boardwright.games.russian_railroads.rules import room, rounds

STACK_A, STACK_B = 0, 1


def set_up_seat(tables, state, seat):
    """Workers, coins, a black rail on the first space of each line, a locomotive on the Transsiberian, a marker on 0."""
    state.workers[seat] = tables.workers[state.players]
    state.workers_all[seat] = tables.workers[state.players]
    state.coins[seat] = tables.coins[state.players]
    state.rail[seat, :, BLACK] = 1
    room.find_room(tables, state, seat)
    state.locomotive_supply[1] -= 1
    state.slot[seat, 0] = 1
    state.marker[seat, 0] = 0


def deal_order(state, events):
    """The turn order is dealt at random."""
    for seat in range(state.players):
        other = draw_uniform_below(state, s.STREAM_ORDER, seat + 1)
        state.order[seat] = state.order[other]
        state.order[other] = seat
    rounds.tell_order(state, events)


def deal_engineers(tables, state, events):
    """From the hire space on, first engineers of stack A, then of B."""
    dealt = 0
    for cell in range(tables.engineers_dealt[state.players]):
        stack = STACK_A if cell < tables.engineers_a[state.players] else STACK_B
        engineer = some_engineer(tables, state, stack, dealt)
        dealt |= 1 << engineer
        state.row[cell] = engineer
    r = state.row
    last = r[6] if r[6] >= 0 else NONE
    emit(events, DEALT_ENGINEERS, EVERY_SEAT, r[0], r[1], r[2], r[3], r[4], r[5], last)


def some_engineer(tables, state, stack, dealt):
    """Any engineer of a stack that is not among those `dealt`, a mask."""
    left = 0
    for engineer in range(len(ENGINEERS)):
        if tables.engineer_stack[engineer] == stack and (dealt >> engineer) & 1 == 0:
            left |= 1 << engineer
    for _ in range(draw_uniform_below(state, s.STREAM_ENGINEERS, size(left))):
        left &= left - 1
    return lowest(left)


def remove_bonus(state, count):
    """One of `count` end-bonus cards goes back to the box, unseen."""
    chosen = draw_uniform_below(state, s.STREAM_BONUS, count)
    state.bonus_location[card_in_deck(state, chosen)] = s.REMOVED


def card_in_deck(state, place):
    """One of the end-bonus cards in the deck, in the order of their numbers, from 0; NONE past the last one."""
    for bonus in range(len(BONUSES)):
        if state.bonus_location[bonus] == s.IN_DECK:
            if place == 0:
                return bonus
            place -= 1
    return NONE
