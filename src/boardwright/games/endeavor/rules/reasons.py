"""What stands beside an obstacle: the numbers and names that its reason is told with."""

from __future__ import annotations

from boardwright.core.machine.obstacle import blocked
from boardwright.core.machine.rule import rule
from boardwright.games.endeavor.actions import ATTACK_CITY, DONE, DRAW_FROM, FAMILY, OCCUPY_CITY, PLACE
from boardwright.games.endeavor.components import BLUE, TOKEN_ACTIONS
from boardwright.games.endeavor.obstacles import (
    CITY_TAKEN,
    LOWER_LEVEL_FIRST,
    NO_DISC_TO_ATTACK,
    NO_DISC_TO_OCCUPY,
    NO_DISC_TO_SHIP,
    OTHER_DECK,
    OTHER_REGION,
    TOO_LITTLE_PRESENCE,
)
from boardwright.games.endeavor.rules.beginning import activate_obstacle, discs_for, doable, spend_obstacle, unmanned
from boardwright.games.endeavor.rules.board import presence
from boardwright.games.endeavor.rules.buildings import build_obstacle, highest_level
from boardwright.games.endeavor.rules.possible import choice_obstacle
from boardwright.games.endeavor.rules.tracks import top_card


@rule
def why_not_build(tables, state, seat, building, moves):
    """With the level that must be built first, or the building's level and the highest that is allowed."""
    highest = highest_level(tables, state, seat)
    obstacle = build_obstacle(tables, state, seat, building, highest)
    if obstacle == LOWER_LEVEL_FIRST:
        return blocked(moves, obstacle, highest)
    return blocked(moves, obstacle, int(tables.building_level[building]), highest)


@rule
def why_not_activate(tables, state, seat, building, moves):
    """With the discs that are needed, the one for the building included, and those in the harbour."""
    actions = doable(tables, state, seat)
    obstacle = activate_obstacle(tables, state, seat, building, unmanned(state, seat), actions)
    return blocked(moves, obstacle, discs_for(actions & int(tables.building_actions[building])) + 1, int(state.harbour[seat]))


@rule
def why_not_spend(tables, state, seat, token, moves):
    """With the discs that are needed, and those in the harbour."""
    actions = doable(tables, state, seat)
    obstacle = spend_obstacle(state, seat, token, actions)
    return blocked(moves, obstacle, discs_for(actions & TOKEN_ACTIONS[token - BLUE]), int(state.harbour[seat]))


@rule
def why_not_choose(tables, state, seat, action, moves):
    """With what binds the choice: a region, a deck, an owner, discs, presence."""
    kind, place, discs = int(FAMILY[action]), int(PLACE[action]), int(state.harbour[seat])
    obstacle = choice_obstacle(tables, state, seat, action)
    if obstacle == NO_DISC_TO_SHIP or obstacle == NO_DISC_TO_OCCUPY:
        return blocked(moves, obstacle, 1, discs)
    if obstacle == NO_DISC_TO_ATTACK:
        return blocked(moves, obstacle, 2, discs)
    if obstacle == OTHER_REGION:
        return blocked(moves, obstacle, int(state.in_region))
    if obstacle == OTHER_DECK:
        return blocked(moves, obstacle, int(state.from_deck))
    if obstacle == CITY_TAKEN:
        return blocked(moves, obstacle, int(state.city_owner[place]))
    if kind == OCCUPY_CITY or kind == ATTACK_CITY:
        return blocked(moves, obstacle, int(tables.city_region[place]))
    if kind == DRAW_FROM:
        region = int(tables.deck_region[place])
        if obstacle == TOO_LITTLE_PRESENCE:
            return blocked(moves, obstacle, int(tables.card_value[top_card(state, place)]), presence(tables, state, seat, region))
        return blocked(moves, obstacle, region)
    return blocked(moves, obstacle, int(state.to_free)) if kind == DONE else obstacle
