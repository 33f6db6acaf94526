"""The choices of a seat (rulebook p. 5–11), as sets: by family of actions, the positions within the family.

An action can be started if anything that the building or token allows is possible (ruling 3).
"""

from boardwright.core.machine.bits import lowest
from boardwright.core.machine.rule import separately_compiled
from boardwright.core.machine.state import ABSENT
from boardwright.games.endeavor import actions as act, components as c, state as s
from boardwright.games.endeavor.rules import board, cards, phases, tracks

DISCS_FOR = (1, 1, 2, 0, 0)
"""By action: the discs that it takes from the harbour."""
AFFORDABLE = tuple(sum(1 << action for action, needed in enumerate(DISCS_FOR) if needed <= discs) for discs in range(max(DISCS_FOR) + 1))
"""By number of discs: the actions that they suffice for, as a mask; more discs allow nothing else."""
ALL = -1
"""The set of everything."""
OVERSEAS = (1 << len(c.REGIONS) - 1) - 1
"""All regions with a track, numbered from 0."""


@separately_compiled("t", "s", "i", "i", returns=True)
def choices(tables, state, seat, kind):
    """The positions in a family that are possible in this phase."""
    if state.phase == s.ACT:
        return action_choices(tables, state, seat, kind)
    if kind == act.BUILD:
        return phases.buildable(tables, state, seat) >> 1
    if kind == act.ACTIVATE:
        return activatable_buildings(tables, state, seat, possible_actions(tables, state, seat))
    if kind == act.SPEND:
        return spendable_tokens(state, seat, possible_actions(tables, state, seat))
    if kind == act.FREE:
        return phases.buildings_with(state, seat, 1, ABSENT)
    if kind == act.PLACE_GOVERNOR:
        return cards.held_governors(state, seat)
    return cards.discardable_cards(tables, state, seat) if kind == act.DISCARD else 1


def possible_actions(tables, state, seat):
    """The actions that a seat with enough discs could do, as a mask."""
    actions = 0
    for action in range(len(c.ACTIONS_OF)):
        actions |= int(targets(tables, state, seat, action) != 0) << action
    return actions


def activatable_buildings(tables, state, seat, possible):
    """The buildings that allow a possible action; the first disc pays for the building."""
    discs = int(state.harbour[seat]) - 1
    if discs < 0:
        return 0
    return phases.buildings_with(state, seat, 0, ABSENT) & int(tables.buildings_for[possible & AFFORDABLE[min(discs, len(AFFORDABLE) - 1)]])


def spendable_tokens(state, seat, possible):
    """The blue tokens, numbered from 0, that allow a possible action."""
    tokens, actions = 0, possible & AFFORDABLE[min(int(state.harbour[seat]), len(AFFORDABLE) - 1)]
    for token in range(len(c.TOKEN_ACTIONS)):
        tokens |= int(state.tokens[seat, c.BLUE + token] > 0 and actions & c.TOKEN_ACTIONS[token] != 0) << token
    return tokens


def action_choices(tables, state, seat, kind):
    """Return what the current action allows now."""
    if kind == act.DONE:
        return int(first_half_done(state))
    action = kind - act.SHIP
    return targets(tables, state, seat, action) if is_allowed(state, action) and DISCS_FOR[action] <= state.harbour[seat] else 0


def targets(tables, state, seat, action):
    """Return where an action could be done with enough discs. The second half happens where the first one did, with the same deck."""
    if action == c.SHIP:
        return OVERSEAS & bound_to(state.bound_region) >> 1
    if action == c.OCCUPY:
        return board.free_cities(state, seat) & (ALL if state.bound_region == ABSENT else int(tables.region_cities[state.bound_region]))
    if action == c.ATTACK:
        return board.attackable_cities(state, seat)
    if action == c.DRAW:
        return cards.drawable(tables, state, seat) & bound_to(state.bound_deck)
    return phases.buildings_with(state, seat, 1, int(state.activated))


def bound_to(first):
    """The regions, or decks, that the current action may choose from: that of the first half, or all."""
    return ALL if first == ABSENT else 1 << int(first)


def is_allowed(state, action):
    """Return whether an action is one of those allowed by the current one."""
    return (state.allowed_actions >> action) & 1 > 0


def first_half_done(state):
    """Return whether the first half is done, so that the seat may stop."""
    return state.bound_region != ABSENT or state.bound_deck != ABSENT


def discs_of_payment(tables, state, seat):
    """Return how many discs a payment frees (ruling 24)."""
    return tracks.payments(tables, state, seat) if state.options.payment == s.BY_FINANCE else 1


def next_choice(tables, state, seat, action):
    """The first choice from this one on that the current action allows, or ABSENT."""
    first = int(act.PLACE[action])
    for kind in range(int(act.FAMILY[action]), act.DONE + 1):
        places = choices(tables, state, seat, kind) >> first << first
        if places != 0:
            return act.FIRST[kind] + lowest(places)
        first = 0
    return ABSENT


def only_choice(tables, state, seat):
    """The only possibility (stopping, if there is none), or ABSENT if the player has several, counting stopping."""
    found = ABSENT
    for kind in range(act.SHIP, act.DONE + 1):
        places = action_choices(tables, state, seat, kind)
        if places != 0:
            if found != ABSENT or places & (places - 1) != 0:
                return ABSENT
            found = act.FIRST[kind] + lowest(places)
    return act.FIRST[act.DONE] if found == ABSENT else found
