"""A player's board: steps, special spaces, ? spaces, factories at work (5.2, 5.5, section 2.2); locomotives and factories (5.3, 5.4)."""

from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.rule import separately_compiled
from boardwright.games.russian_railroads import components as c, events as ev
from boardwright.games.russian_railroads.rules import effect_queue as queue, room
from boardwright.games.russian_railroads.state import SCORED_STATIONS

INDUSTRY_SPOT = len(c.SPOTS) - 1


def reach(state, seat, line):
    """Return how far the locomotives of a line reach; on the Transsiberian both together (5.3)."""
    if line == c.TRANSSIBERIAN:
        return room.power(state.slot[seat, 0]) + room.power(state.slot[seat, 1])
    return room.power(state.slot[seat, 2 if line == c.PETERSBURG else 3])


def is_met(tables, state, seat, line, special):
    """Return whether a special space has its rail, locomotives and medal."""
    space = tables.special_space[special]
    if state.rail[seat, line, tables.special_rail[special]] < space:
        return False
    if tables.special_locomotive[special] and reach(state, seat, line) < space:
        return False
    return not tables.special_medal[special] or state.medal[seat] > 0


@separately_compiled("t", "s", "i", "i", "i", "e")
def step(tables, state, seat, line, colour, events):
    """Move one rail one space on, and win what it reaches."""
    room.move_rail(state, seat, line, colour, 1)
    emit(events, ev.STEPPED, EVERY_SEAT, seat, line, colour, state.rail[seat, line, colour])
    win_specials(tables, state, seat, line, events)


def win_specials(tables, state, seat, line, events):
    """Win the one-off rewards of a line whose last missing condition has just been met, by a rail or a locomotive."""
    for special in range(c.LINE_SPECIALS[line], c.LINE_SPECIALS[line + 1]):
        if state.reached[seat, special] == 0 and is_met(tables, state, seat, line, special):
            win_reward(tables, state, seat, line, special, events)


def win_by_medal(tables, state, seat, events):
    """Win one-off rewards that lacked only the medal. The printed board has none: its 20 points count at every scoring."""
    for special in range(len(c.SPECIALS)):
        line = c.LINE_OF_SPECIAL[special]
        if tables.special_once[special] and state.reached[seat, special] == 0 and is_met(tables, state, seat, line, special):
            win_reward(tables, state, seat, line, special, events)


def win_reward(tables, state, seat, line, special, events):
    """Give the one-off reward of a special space. Rewards at every scoring need nothing now."""
    state.reached[seat, special] = 1
    colour = int(tables.special_rails[special])
    if colour >= 0:
        win_rails(tables, state, seat, colour, events)
    if tables.special_worker[special]:
        state.workers[seat] += 1
        state.workers_all[seat] += 1
        emit(events, ev.WON_WORKER, EVERY_SEAT, seat, state.workers_all[seat])
    if tables.special_points[special] > 0:
        points = int(tables.special_points[special])
        state.points[seat] += points
        state.scored[seat, state.round_no, SCORED_STATIONS] += points
        emit(events, ev.END_STATION, EVERY_SEAT, seat, line, points)
    if tables.special_spot[special] >= 0:
        win_token(tables, state, seat, int(tables.special_spot[special]), events)


def win_rails(tables, state, seat, colour, events):
    """Give rails of a colour to every line that has room for it; white ones bring two steps of their own, as far as there is room."""
    count = 0
    for line in range(len(c.LINES)):
        if colour < tables.colours[line]:
            state.rail[seat, line, colour] = 0
            count += 1
    room.find_room(tables, state, seat)
    emit(events, ev.WON_RAILS, EVERY_SEAT, seat, colour, count)
    if colour == c.WHITE:
        queue.queue_effect(tables, state, seat, c.WHITE_EFFECT, 0, 0, events)


def win_token(tables, state, seat, spot, events):
    """Win the right to use an own token on a ? space."""
    state.spot_won[seat, spot] = 1
    emit(events, ev.WON_TOKEN, EVERY_SEAT, seat, spot)
    queue.queue_effect(tables, state, seat, c.SPOT_EFFECTS + spot, 0, 0, events)


@separately_compiled("t", "s", "i", "i", "e")
def advance(tables, state, seat, marker, events):
    """Move a marker one space on. A factory works whenever a marker reaches it, the ? space once a match."""
    state.marker[seat, marker] += 1
    space = int(state.marker[seat, marker])
    emit(events, ev.ADVANCED, EVERY_SEAT, seat, marker + 1, space)
    if tables.track_kind[space] == c.FACTORY_SPACE:
        factory = int(state.factory[seat, tables.track_slot[space]])
        emit(events, ev.FACTORY_WORKS, EVERY_SEAT, seat, factory)
        queue.queue_effect(tables, state, seat, c.FACTORY_EFFECTS + factory - 1, 0, 0, events)
    elif tables.track_kind[space] == c.TOKEN_SPACE and state.spot_won[seat, INDUSTRY_SPOT] == 0:
        win_token(tables, state, seat, INDUSTRY_SPOT, events)


def take_locomotive(state, seat, events):
    """Take the lowest locomotive of the supply into the hand."""
    number = room.lowest_locomotive(state)
    state.locomotive_supply[number] -= 1
    state.hand, state.hand_displaced = number, 0
    emit(events, ev.TOOK_LOCOMOTIVE, EVERY_SEAT, seat, number)


def place_locomotive(tables, state, seat, slot, events):
    """Put the locomotive in hand into a slot, and take what was there. The chain ends in an empty slot."""
    displaced = int(state.slot[seat, slot])
    emit(events, ev.PLACED, EVERY_SEAT, seat, state.hand, slot, displaced)
    state.slot[seat, slot] = state.hand
    state.hand = displaced
    state.hand_displaced = 1 if displaced > 0 else 0
    if displaced == 0:
        end_chain(tables, state, seat, events)


def retire(tables, state, seat, events):
    """Remove a displaced locomotive from the board: turned over, it joins the supply as a factory."""
    state.factory_supply[state.hand] += 1
    emit(events, ev.RETIRED, EVERY_SEAT, seat, state.hand)
    state.hand, state.hand_displaced = 0, 0
    end_chain(tables, state, seat, events)


def end_chain(tables, state, seat, events):
    """End the chain: only now the special spaces check the new reach (5.1.5)."""
    for line in range(len(c.LINES)):
        win_specials(tables, state, seat, line, events)


def take_factory(state, seat, returned, events):
    """Take a factory: the returned one of that number, or (0) the lowest locomotive turned over. It goes into the leftmost gap."""
    number = returned
    if returned > 0:
        state.factory_supply[returned] -= 1
    else:
        number = room.lowest_locomotive(state)
        state.locomotive_supply[number] -= 1
    emit(events, ev.TOOK_FACTORY, EVERY_SEAT, seat, number, 1 if returned > 0 else 0)
    built = room.factories_built(state, seat)
    if built < c.FACTORY_SLOTS:
        state.factory[seat, built] = number
        emit(events, ev.BUILT, EVERY_SEAT, seat, number, built + 1, 0)
    else:
        state.new_factory = number


def replace(state, seat, slot, events):
    """With five factories, replace any by a new one; the old one returns to the supply (R22)."""
    old = int(state.factory[seat, slot])
    state.factory[seat, slot] = state.new_factory
    state.factory_supply[old] += 1
    emit(events, ev.BUILT, EVERY_SEAT, seat, state.new_factory, slot + 1, old)
    state.new_factory = 0
