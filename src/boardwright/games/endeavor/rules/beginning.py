"""What can be begun in a turn: a building activated or a blue token spent, if something that it allows is possible (ruling 3)."""

from __future__ import annotations

from boardwright.core.machine.rule import rule
from boardwright.core.machine.state import ABSENT
from boardwright.games.endeavor.components import ATTACK, BLUE, DRAW, OCCUPY, PAYMENT, SHIP, TOKEN_ACTIONS
from boardwright.games.endeavor.rules.board import attackable_cities, free_cities
from boardwright.games.endeavor.rules.buildings import manned_buildings, unmanned_buildings
from boardwright.games.endeavor.rules.cards import drawable

_NO_DISC = 1 << DRAW | 1 << PAYMENT
_ONE_DISC = _NO_DISC | 1 << SHIP | 1 << OCCUPY
ACTIONS_WITH = (_NO_DISC, _ONE_DISC, _ONE_DISC | 1 << ATTACK)
"""The actions for which so many discs are enough, as a mask; with more it is no other."""


@rule
def possible_actions(tables, state, seat):
    """The actions that a seat with discs enough could do, as a mask. There is always somewhere to ship to."""
    actions = 1 << SHIP
    actions |= int(free_cities(state, seat) != 0) << OCCUPY
    actions |= int(attackable_cities(state, seat) != 0) << ATTACK
    actions |= int(drawable(tables, state, seat) != 0) << DRAW
    return actions | int(manned_buildings(state, seat, ABSENT) != 0) << PAYMENT


@rule
def activatable_buildings(tables, state, seat, actions):
    """The buildings that a seat can activate, as a set; the first disc is for the building. `actions`: see `possible_actions`."""
    discs = int(state.harbour[seat]) - 1
    return unmanned_buildings(state, seat) & int(tables.buildings_for[actions & ACTIONS_WITH[min(discs, 2)]]) if discs >= 0 else 0


@rule
def spendable_tokens(state, seat, actions):
    """The blue tokens that a seat can spend, as a set. `actions`: see `possible_actions`."""
    possible = actions & ACTIONS_WITH[min(int(state.harbour[seat]), 2)]
    tokens = 0
    for token in range(len(TOKEN_ACTIONS)):
        tokens |= int(state.tokens[seat, BLUE + token] > 0 and possible & TOKEN_ACTIONS[token] != 0) << token
    return tokens


@rule
def discs_for(actions):
    """The fewest discs that one of these actions takes, -1 if there is none."""
    for discs in range(len(ACTIONS_WITH)):
        if actions & ACTIONS_WITH[discs]:
            return discs
    return -1
