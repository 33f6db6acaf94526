"""The course of a match: setup, turns, paying, passing. `chain` has the effects of actions, `rounds` what follows when all have passed."""

from boardwright.core.machine.bits import lowest
from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.moves import add_move, add_moves
from boardwright.core.machine.state import ABSENT
from boardwright.games.russian_railroads import actions as act, components as c, events as ev, state as s
from boardwright.games.russian_railroads.rules import chain, choices, effect_queue as queue, place_sets, places, room, rounds
from boardwright.games.russian_railroads.rules.why_not import obstacle

__all__ = ["apply", "legal", "obstacle", "setup"]


def setup(tables, state, events):
    """Set up boards, supplies, engineers, the turn order; then start bonuses, from the last player to the second (section 4)."""
    state.locomotive_supply[1:] = tables.locomotives - tables.locomotives_removed[state.players]
    state.doubler_supply = tables.doubler_supply
    for seat in range(state.players):
        rounds.set_up_seat(tables, state, seat)
    rounds.deal_order(state, events)
    rounds.deal_engineers(tables, state, events)
    rounds.deal_bonuses(tables, state)
    state.active = state.order[state.players - 1]
    state.phase, state.stage = s.CHOOSE_START, s.AT_START


def legal(tables, state, seat, moves):
    """Write the ids of the legal actions, ascending; return their number."""
    moves.count = 0
    if state.phase == s.TURN:
        add_moves(moves, act.FIRST[act.OCCUPY], place_sets.open_places(tables, state, seat))
        add_move(moves, act.FIRST[act.PASS])
    elif state.phase == s.PAY:
        add_moves(moves, act.FIRST[act.PAY], ways_to_pay(tables, state, seat, int(state.paying)))
    elif state.phase == s.CHOOSE_START:
        add_moves(moves, act.FIRST[act.CHOOSE_START], choices.options_in(tables, state, seat, s.CHOOSE_START))
    elif state.phase == s.REUSE:
        add_moves(moves, act.FIRST[act.OCCUPY], place_sets.open_to_claims(tables, state, seat))
        add_move(moves, act.FIRST[act.STAY])
    else:
        add_moves(moves, act.FIRST_OF_PHASE[state.phase], int(state.choices))
    return moves.count


def apply(tables, state, seat, action, events):
    """Do a legal action."""
    kind, place = int(act.FAMILY[action]), int(act.PLACE_OF[action])
    if kind == act.CHOOSE_START:
        choose_start(tables, state, seat, place, events)
    elif kind == act.OCCUPY and state.phase == s.REUSE:
        reuse(tables, state, seat, place, events)
    elif kind == act.OCCUPY:
        occupy(tables, state, seat, place, events)
    elif kind == act.PASS:
        pass_turn(tables, state, seat, events)
    elif kind == act.STAY:
        emit(events, ev.STAYED, EVERY_SEAT, seat)
        drop_claim(state)
        rounds.next_reuse(tables, state, events)
    elif kind == act.PAY:
        pay(tables, state, seat, int(state.paying), place // 2, place % 2, events)
    else:
        chain.choose(tables, state, seat, action, events)
        continue_turn(tables, state, seat, events)


def continue_turn(tables, state, seat, events):
    """Continue until a seat has to choose; when nothing waits any more the turn is over."""
    if chain.resolve_until_choice(tables, state, seat, events) > 0:
        return
    state.running, state.running_black = ABSENT, 0
    if state.stage == s.AT_START:
        next_start(tables, state, events)
    elif state.stage == s.IN_REUSE:
        rounds.next_reuse(tables, state, events)
    else:
        next_turn(tables, state, events)


def choose_start(tables, state, seat, start, events):
    """Take a start bonus (p. 22)."""
    state.start_taken[start] = seat
    emit(events, ev.CHOSE_START, EVERY_SEAT, seat, start)
    queue.queue_effect(tables, state, seat, c.START_EFFECTS + start, 1, 0, events)
    continue_turn(tables, state, seat, events)


def next_start(tables, state, events):
    """Ask for the next start bonus, from the last in the order to the second; the first gets none."""
    position = rounds.place_in_order(state, state.active)
    if position > 1:
        state.active = state.order[position - 1]
        state.phase = s.CHOOSE_START
    else:
        state.round_no = 1
        rounds.begin_round(tables, state, events)


def next_turn(tables, state, events):
    """Start the turn of the next seat in the order that has not passed."""
    state.phase = s.TURN
    position = rounds.place_in_order(state, state.active)
    for step in range(state.players):
        seat = state.order[(position + 1 + step) % state.players]
        if state.passed[seat] == 0:
            state.active = seat
            return
    rounds.all_passed(tables, state, events)


def pass_turn(tables, state, seat, events):
    """Pass: no more turns this round; the turn-order card pays by the place (p. 14)."""
    points = int(tables.passing[rounds.place_in_order(state, seat)])
    state.passed[seat] = 1
    state.points[seat] += points
    state.scored[seat, state.round_no, s.SCORED_PASSING] += points
    emit(events, ev.PASSED, EVERY_SEAT, seat, points)
    next_turn(tables, state, events)


def occupy(tables, state, seat, place, events):
    """Choose a place; the next choice is how to pay for it, if there are several ways."""
    ways = ways_to_pay(tables, state, seat, place)
    if ways & (ways - 1) == 0:
        way = lowest(ways)
        pay(tables, state, seat, place, way // 2, way % 2, events)
    else:
        emit(events, ev.AIMED, EVERY_SEAT, seat, place)
        state.paying = place
        state.phase = s.PAY


def ways_to_pay(tables, state, seat, place):
    """The ways to pay for a place, as a mask: bit 2 × coins + black worker."""
    mask = 0
    for coins in range(min(int(tables.cost[place]), int(state.coins[seat])) + 1):
        for black in range(places.has_black(state, seat) + 1):
            if places.payment_obstacle(tables, state, seat, place, coins, black) == 0:
                mask |= 1 << (2 * coins + black)
    return mask


def pay(tables, state, seat, place, coins, black, events):
    """Place workers and coins, then take the action."""
    place_pieces(tables, state, seat, place, coins, black, events)
    take_action(tables, state, seat, place, black, events)


def place_pieces(tables, state, seat, place, coins, black, events):
    """Place workers and coins."""
    plain = places.plain_price(tables, place, coins, black)
    temporary = places.temporary_first(state, seat, plain)
    state.paying = ABSENT
    state.coins[seat] -= coins
    state.temporary[seat] -= temporary
    state.workers[seat] -= plain - temporary
    if black:
        state.black_ready = 0
    state.pieces[seat, place, s.WORKER] += plain - temporary
    state.pieces[seat, place, s.TEMPORARY_WORKER] += temporary
    state.pieces[seat, place, s.BLACK_PIECE] += black
    state.pieces[seat, place, s.COIN] += coins
    emit(events, ev.OCCUPIED, EVERY_SEAT, seat, place, plain, coins, black)


def claim(state, seat, position, events):
    """Claim a place in next round's order. The piece there is used again after the turns (R18)."""
    state.claim[position] = seat
    for piece in range(len(s.PIECES)):
        if state.pieces[seat, c.FIRST + position, piece] > 0:
            state.claim_piece[position] = piece
    emit(events, ev.CLAIMED, EVERY_SEAT, seat, position + 1)


def take_action(tables, state, seat, place, black, events):
    """Take the action of a place, up to the next choice."""
    begin_action(tables, state, seat, place, black, events)
    continue_turn(tables, state, seat, events)


def begin_action(tables, state, seat, place, black, events):
    """Close a place and queue its action: completely on the main board, an own engineer's as far as its owner likes."""
    if place != c.BOTTOM:
        room.close(state, place, seat)
    state.acted[seat] |= 1 << place
    state.running = place
    if place == c.FIRST or place == c.SECOND:
        claim(state, seat, place - c.FIRST, events)
    else:
        if black:
            state.acted_black[seat] |= 1 << place
            state.running_black = place == c.BOTTOM and state.options.repeat_running == s.NO
        queue.queue_effect(tables, state, seat, places.effect_of(state, place), 1 if place < c.FIRST_ENGINEER else 0, black, events)


def reuse(tables, state, seat, place, events):
    """Move the claim worker on to another space (p. 15); the black one keeps its bonus (R18)."""
    take_action(tables, state, seat, place, move_claim_worker(state, seat, place, events), events)


def move_claim_worker(state, seat, place, events):
    """Turn the current claim into a piece on a space; return whether it is the black worker."""
    position = 1 if state.claim[1] >= 0 else 0
    piece = int(state.claim_piece[position])
    state.pieces[seat, c.FIRST + position, piece] -= 1
    state.pieces[seat, place, piece] += 1
    emit(events, ev.REUSED, EVERY_SEAT, seat, place)
    drop_claim(state)
    return 1 if piece == s.BLACK_PIECE else 0


def drop_claim(state):
    """Remove the current claim."""
    position = 1 if state.claim[1] >= 0 else 0
    state.claim[position] = ABSENT
    state.claim_piece[position] = ABSENT
