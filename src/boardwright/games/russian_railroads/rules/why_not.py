"""Why an action is not legal: what the predicates of the rules say, with its details for people."""

from __future__ import annotations

from boardwright.core.machine.obstacle import NOT_NOW, blocked
from boardwright.core.machine.rule import rule
from boardwright.games.russian_railroads import actions as act
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads import obstacles as why
from boardwright.games.russian_railroads.rules.acting import (
    advance_obstacle,
    build_obstacle,
    done_obstacle,
    locomotive_obstacle,
    returned_obstacle,
)
from boardwright.games.russian_railroads.rules.choices import (
    again_obstacle,
    bonus_obstacle,
    card_obstacle,
    next_obstacle,
    place_obstacle,
    retire_obstacle,
    token_obstacle,
)
from boardwright.games.russian_railroads.rules.effect_queue import needed
from boardwright.games.russian_railroads.rules.places import (
    effect_of,
    occupy_obstacle,
    payment_means,
    payment_obstacle,
    plain_price,
    plain_workers,
    repeat_obstacle,
    reuse_obstacle,
)
from boardwright.games.russian_railroads.rules.possible import unplaceable_locomotive
from boardwright.games.russian_railroads.rules.rails import (
    colour_obstacle,
    colour_room,
    flexible_obstacle,
    flexible_steps,
    part_for,
    step_obstacle,
)
from boardwright.games.russian_railroads.rules.room import industry_room, lowest_locomotive, power, room_for
from boardwright.games.russian_railroads.state import MAY, REUSE, TAKE_CARD


@rule
def obstacle(tables, state, seat, action, moves):
    """Why an action is not legal, with its details; 0 if it is."""
    kind, place = int(act.FAMILY[action]), int(act.PLACE_OF[action])
    may_stop = state.phase == TAKE_CARD and state.options.card_taking == MAY
    if not act.IS_ANSWER[state.phase, kind] and not (kind == act.KIND_DONE and may_stop):
        return NOT_NOW
    if kind == act.KIND_OCCUPY:
        return blocked_place(tables, state, seat, place, moves)
    if kind == act.KIND_STEP:
        return blocked_step(tables, state, seat, place // len(c.COLOURS), place % len(c.COLOURS), moves)
    if kind == act.KIND_PAY:
        return blocked_payment(tables, state, seat, int(state.paying), place // 2, place % 2, moves)
    if kind == act.KIND_CARD:
        return blocked_card(tables, state, seat, place, moves)
    if kind == act.KIND_REPEAT:
        return blocked_repeat(tables, state, seat, place, moves)
    if kind == act.KIND_PLACE:
        return blocked(moves, place_obstacle(state, seat, place), power(state.slot[seat, place]), power(state.hand))
    if kind == act.KIND_NEXT:
        return blocked(moves, next_obstacle(tables, state, seat, place), int(state.queue_length))
    if kind == act.KIND_CHOOSE:
        return blocked(moves, start_obstacle(state, place), int(state.start_taken[place]))
    if kind == act.KIND_AGAIN:
        return blocked(moves, again_obstacle(tables, state, seat, place), place)
    if kind == act.KIND_RETIRE:
        return retire_obstacle(state, seat)
    if kind == act.KIND_TOKEN:
        return token_obstacle(state, seat, place)
    if kind == act.KIND_BONUS:
        return bonus_obstacle(state, place)
    if kind == act.KIND_DONE:
        return blocked(moves, done_obstacle(state, state.phase), int(state.effect_queue[state.current]))
    return blocked_tile_or_marker(tables, state, seat, kind, place, moves)


@rule
def start_obstacle(state, start):
    """Why a start bonus cannot be taken; 0 if it can."""
    return why.START_TAKEN if state.start_taken[start] >= 0 else 0


# -- places ------------------------------------------------------------------------------------------------------------------------


@rule
def blocked_place(tables, state, seat, place, moves):
    """Why a place cannot be occupied, or reused by the claim worker."""
    found = reuse_obstacle(tables, state, seat, place) if state.phase == REUSE else occupy_obstacle(tables, state, seat, place)
    if found == why.NOT_WITH_PLAYERS:
        return blocked(moves, found, int(state.players))
    if found == why.SPACE_TAKEN:
        return blocked(moves, found, int(state.taken[place]))
    if found == why.OTHERS_ENGINEER:
        return blocked(moves, found, int(state.engineer_owner[place - c.FIRST_ENGINEER]))
    if found == why.ONE_WORKER_ONLY:
        return blocked(moves, found, int(tables.cost[place]))
    if found == why.COINS_WANTED:
        return blocked(moves, found, int(tables.coins_needed[place]))
    if found == why.TOO_FEW_WORKERS:
        return blocked(moves, found, int(tables.cost[place]), payment_means(state, seat))
    if found == why.OWN_POSITION:
        return blocked(moves, found, place - c.FIRST + 1)
    return blocked_effect(tables, state, seat, effect_of(state, place), found, moves)


@rule
def blocked_payment(tables, state, seat, place, coins, black, moves):
    """Why a place cannot be paid for in that way."""
    found = payment_obstacle(tables, state, seat, place, coins, black)
    if found == why.COINS_WANTED:
        return blocked(moves, found, int(tables.coins_needed[place]))
    if found == why.NOT_SO_MANY_COINS:
        return blocked(moves, found, int(state.coins[seat]))
    if found == why.TOO_MUCH:
        return blocked(moves, found, int(tables.cost[place]))
    if found == why.TOO_FEW_PLAIN:
        return blocked(moves, found, plain_price(tables, place, coins, black), plain_workers(state, seat))
    return found


@rule
def blocked_repeat(tables, state, seat, place, moves):
    """Why an action cannot be repeated."""
    found = repeat_obstacle(tables, state, seat, place, state.must_complete[state.current] > 0)
    if found == why.NOT_ONE_WORKER:
        return blocked(moves, found, int(tables.cost[place]))
    return blocked_effect(tables, state, seat, effect_of(state, place), found, moves)


@rule
def blocked_card(tables, state, seat, card, moves):
    """Why a ? card cannot be taken."""
    found = card_obstacle(tables, state, seat, card)
    if found == why.CARD_GONE:
        return blocked(moves, found, int(state.card_owner[card]))
    return blocked_effect(tables, state, seat, c.CARD_EFFECTS + card, found, moves)


# -- effects -----------------------------------------------------------------------------------------------------------------------


@rule
def blocked_effect(tables, state, seat, effect, found, moves):
    """The details of what `completion_obstacle` found."""
    if found == why.TOO_LITTLE_ROOM or found == why.RAILS_MISSING:
        colour = 0
        while colour_obstacle(tables, state, seat, effect, colour) != found:
            colour += 1
        return blocked(moves, found, colour, needed(tables, state, effect, colour), colour_room(tables, state, seat, effect, colour))
    if found == why.TOO_FEW_STEPS:
        part = c.BLACK_OR_GREY if flexible_obstacle(tables, state, seat, effect, c.BLACK_OR_GREY) else c.ANY
        return blocked(moves, found, flexible_steps(tables, state, effect, part), room_for(state, seat, part))
    if found == why.TOO_SHORT:
        room = industry_room(tables, state, seat, int(tables.effect[effect, c.FACTORY]))
        return blocked(moves, found, needed(tables, state, effect, c.INDUSTRY), room)
    if found == why.FITS_NOWHERE:
        return blocked(moves, found, unplaceable_locomotive(tables, state, effect))
    return found


@rule
def blocked_step(tables, state, seat, line, colour, moves):
    """Why a rail may not make a step of the effect at hand."""
    item = int(state.current)
    found = step_obstacle(tables, state, seat, item, line, colour, part_for(state, seat, item, colour))
    if found == why.NOT_ON_LINE:
        return blocked(moves, found, line, colour)
    if found == why.END_OF_LINE:
        return blocked(moves, found, line)
    if found == why.OTHER_FIRST:
        return blocked(moves, found, line, colour - 1)
    if found == why.BLOCKED:
        return blocked(moves, found, line, int(state.rail[seat, line, colour]) + 1, colour - 1)
    if found == why.SPOILS:
        return blocked(moves, found, endangered_effect(state))
    return blocked(moves, found, colour)


@rule
def blocked_tile_or_marker(tables, state, seat, kind, place, moves):
    """Why a marker cannot go on, or a tile cannot be taken."""
    item = int(state.current)
    found = 0
    if kind == act.KIND_ADVANCE:
        found = advance_obstacle(tables, state, seat, item, place)
    elif kind == act.KIND_LOCOMOTIVE:
        found = locomotive_obstacle(tables, state, seat, item)
    elif kind == act.KIND_BUILD:
        found = build_obstacle(tables, state, seat, item)
    elif kind == act.KIND_RETURNED:
        found = returned_obstacle(tables, state, seat, item, place + 1)
    if found == why.SPOILS:
        return blocked(moves, found, endangered_effect(state))
    if found == why.GAP:
        return blocked(moves, found, int(tables.track_slot[state.marker[seat, place] + 1]) + 1)
    if found == why.FITS_NOWHERE:
        return blocked(moves, found, lowest_locomotive(state))
    return blocked(moves, found, place + 1)


@rule
def endangered_effect(state):
    """The action that could not be finished any more: the one at hand, if it must be done wholly, else another one under way."""
    if state.must_complete[state.current] == 0:
        for item in range(state.queue_length):
            if state.must_complete[item]:
                return int(state.effect_queue[item])
    return int(state.effect_queue[state.current])
