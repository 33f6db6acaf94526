"""What can be begun in a turn: a building activated or a blue token spent, if something that it allows is possible (ruling 3)."""

from __future__ import annotations

from boardwright.core.machine.rule import rule
from boardwright.games.endeavor.components import (
    ATTACK,
    BLUE,
    CITIES,
    DECKS,
    DRAW,
    OCCUPY,
    PAYMENT,
    PLACES,
    SHIP,
    TOKEN_ACTIONS,
)
from boardwright.games.endeavor.obstacles import (
    ALL_MANNED,
    NO_ACTIVATION_SPACE,
    NO_SUCH_BUILDING,
    NO_TOKEN,
    NOTHING_TO_DO,
    TOO_FEW_DISCS,
)
from boardwright.games.endeavor.rules.board import attack_obstacle, occupy_obstacle
from boardwright.games.endeavor.rules.buildings import owns
from boardwright.games.endeavor.rules.cards import draw_obstacle


@rule
def doable(tables, state, seat):
    """The actions that a seat with discs enough could do, as a mask. There is always somewhere to ship to."""
    actions = 1 << SHIP
    for city in range(len(CITIES)):
        if occupy_obstacle(tables, state, seat, city) == 0:
            actions |= 1 << OCCUPY
            break
    for city in range(len(CITIES)):
        if attack_obstacle(tables, state, seat, city) == 0:
            actions |= 1 << ATTACK
            break
    for deck in range(len(DECKS)):
        if draw_obstacle(tables, state, seat, deck) == 0:
            actions |= 1 << DRAW
            break
    for place in range(PLACES):
        if state.manned[seat, place] > 0:
            actions |= 1 << PAYMENT
    return actions


@rule
def discs_for(actions):
    """The fewest discs that one of these actions takes, -1 if there is none."""
    if actions & (1 << DRAW | 1 << PAYMENT):
        return 0
    if actions & (1 << SHIP | 1 << OCCUPY):
        return 1
    return 2 if actions & (1 << ATTACK) else -1


@rule
def unmanned(state, seat):
    """The buildings of a seat on which there is room for a disc, as a set."""
    found = 0
    for place in range(int(state.built[seat])):
        if state.manned[seat, place] == 0:
            found |= 1 << int(state.building[seat, place])
    return found


@rule
def activate_obstacle(tables, state, seat, building, room, actions):
    """Why a building cannot be activated. `room`: see `unmanned`; `actions`: see `doable`."""
    if not (room >> building) & 1 and not owns(state, seat, building):
        return NO_SUCH_BUILDING
    if tables.building_actions[building] == 0:
        return NO_ACTIVATION_SPACE
    if not (room >> building) & 1:
        return ALL_MANNED
    return begin_obstacle(state, seat, actions & int(tables.building_actions[building]), 1)


@rule
def spend_obstacle(state, seat, token, actions):
    """Why a blue token cannot be spent. `actions`: see `doable`."""
    return NO_TOKEN if state.held[seat, token] == 0 else begin_obstacle(state, seat, actions & TOKEN_ACTIONS[token - BLUE], 0)


@rule
def begin_obstacle(state, seat, actions, discs):
    """Why what allows these doable actions cannot be begun. `discs`: that it takes itself."""
    fewest = discs_for(actions)
    if fewest < 0:
        return NOTHING_TO_DO
    return 0 if state.harbour[seat] >= fewest + discs else TOO_FEW_DISCS
