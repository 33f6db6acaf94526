"""Why an action is illegal: the results of the rules' predicates, with details for people."""

from boardwright.core.machine.obstacle import NOT_NOW, blocked
from boardwright.core.machine.state import ABSENT
from boardwright.games.russian_railroads import actions as act, components as c, obstacles as why
from boardwright.games.russian_railroads.rules import choices, effect_queue as queue, places, rails, room
from boardwright.games.russian_railroads.state import PAY


def obstacle(tables, state, seat, action, moves):
    """Return why an action is illegal, with its details; 0 if it is legal."""
    kind, place = int(act.FAMILY[action]), int(act.PLACE_OF[action])
    if (choices.kinds_asked(state, int(state.phase)) >> kind) & 1 == 0:
        return too_early(state, kind, moves)
    if kind == act.NEXT:
        return blocked(moves, choices.next_obstacle(tables, state, seat, place), int(state.queue_length))
    if kind == act.OCCUPY:
        found = places.occupy_obstacle(tables, state, seat, place)
    else:
        found = choices.action_obstacle(tables, state, seat, int(state.phase), kind, place)
    if kind == act.STEP:
        return blocked_step(state, seat, place // len(c.COLOURS), place % len(c.COLOURS), found, moves)
    if found == why.TOO_FEW_PLAIN:
        price = places.plain_price(tables, int(state.paying), place // 2, place % 2)
        return blocked(moves, found, price, places.plain_workers(state, seat))
    effect = c.CARD_EFFECTS + place if kind == act.TAKE_CARD else ABSENT
    if kind == act.OCCUPY or kind == act.REPEAT:
        effect = places.effect_of(state, place)
    return blocked_choice(tables, state, seat, int(state.paying) if kind == act.PAY else place, effect, found, moves)


def too_early(state, kind, moves):
    """Return why something that is not asked for is not possible: a seat that wants another space must pay, or finish, first."""
    if kind == act.OCCUPY and state.phase == PAY:
        return blocked(moves, why.PAY_FIRST, int(state.paying))
    if kind == act.OCCUPY and state.queue_length > 0:
        return blocked(moves, why.FINISH_FIRST, int(state.effect_queue[max(0, state.current)]))
    return NOT_NOW


def blocked_step(state, seat, line, colour, found, moves):
    """Return why a rail may not make a step of the current effect."""
    if found == why.NOT_ON_LINE:
        return blocked(moves, found, line, colour)
    if found == why.END_OF_LINE:
        return blocked(moves, found, line)
    if found == why.OTHER_FIRST:
        return blocked(moves, found, line, colour - 1)
    if found == why.BLOCKED:
        return blocked(moves, found, line, int(state.rail[seat, line, colour]) + 1, colour - 1)
    return blocked(moves, found, endangered_effect(state) if found == why.SPOILS else colour)


def blocked_choice(tables, state, seat, place, effect, found, moves):
    """Return why a place cannot be occupied, repeated, or paid for in that way; why another choice inside an effect is not possible."""
    if found == why.NOT_WITH_PLAYERS:
        return blocked(moves, found, int(state.players))
    if found == why.SPACE_TAKEN:
        return blocked(moves, found, int(state.taken[place]))
    if found == why.OTHERS_ENGINEER:
        return blocked(moves, found, int(state.engineer_owner[place - c.FIRST_ENGINEER]))
    if found == why.ONE_WORKER_ONLY or found == why.NOT_ONE_WORKER or found == why.TOO_MUCH:
        return blocked(moves, found, int(tables.cost[place]))
    if found == why.COINS_WANTED:
        return blocked(moves, found, int(tables.coins_needed[place]))
    if found == why.NOT_SO_MANY_COINS:
        return blocked(moves, found, int(state.coins[seat]))
    if found == why.TOO_FEW_WORKERS:
        return blocked(moves, found, int(tables.cost[place]), places.payment_means(state, seat))
    if found == why.OWN_POSITION:
        return blocked(moves, found, place - c.FIRST + 1)
    if found == why.START_TAKEN:
        return blocked(moves, found, int(state.start_taken[place]))
    if found == why.SPOILS:
        return blocked(moves, found, endangered_effect(state))
    if found == why.MUST_FINISH:
        return blocked(moves, found, int(state.effect_queue[state.current]))
    if found == why.GAP:
        return blocked(moves, found, int(tables.track_slot[state.marker[seat, place] + 1]) + 1)
    if found == why.NOT_RETURNED:
        return blocked(moves, found, place + 1)
    if found == why.SLOT_HIGHER:
        return blocked(moves, found, room.power(state.slot[seat, place]), room.power(state.hand))
    if found == why.PART_IMPOSSIBLE:
        return blocked(moves, found, place)
    if found == why.CARD_GONE:
        return blocked(moves, found, int(state.card_owner[place]))
    return blocked_effect(tables, state, seat, effect, found, moves)


def blocked_effect(tables, state, seat, effect, found, moves):
    """The details of what `completion_obstacle` found."""
    if found == why.TOO_LITTLE_ROOM or found == why.RAILS_MISSING:
        colour = 0
        while rails.colour_obstacle(tables, state, seat, effect, colour) != found:
            colour += 1
        steps = queue.needed(tables, state, effect, colour)
        return blocked(moves, found, colour, steps, rails.colour_room(tables, state, seat, effect, colour))
    if found == why.TOO_FEW_STEPS:
        part = c.BLACK_OR_GREY if rails.flexible_obstacle(tables, state, seat, effect, c.BLACK_OR_GREY) else c.ANY
        return blocked(moves, found, rails.flexible_steps(tables, state, effect, part), int(state.room[seat, part]))
    if found == why.TOO_SHORT:
        spaces = room.industry_room(tables, state, seat, int(tables.effect[effect, c.FACTORY]))
        return blocked(moves, found, queue.needed(tables, state, effect, c.INDUSTRY), spaces)
    if found == why.FITS_NOWHERE:
        special = effect >= 0 and tables.effect[effect, c.SPECIAL_LOCOMOTIVE] > 0
        return blocked(moves, found, c.HIGHEST if special else room.lowest_locomotive(state))
    return found


def endangered_effect(state):
    """The action that could no longer be completed: the current one, if it is mandatory, else another mandatory one."""
    if state.must_complete[state.current] == 0:
        for item in range(state.queue_length):
            if state.must_complete[item]:
                return int(state.effect_queue[item])
    return int(state.effect_queue[state.current])
