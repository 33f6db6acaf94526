"""What an action that was begun allows now (rulebook p. 7–10), as sets: the places that its actions have in their families."""

from __future__ import annotations

from boardwright.core.machine.bits import lowest
from boardwright.core.machine.rule import rule
from boardwright.core.machine.state import ABSENT
from boardwright.games.endeavor import actions as act
from boardwright.games.endeavor.components import REGIONS
from boardwright.games.endeavor.rules.board import attackable_cities, free_cities
from boardwright.games.endeavor.rules.buildings import manned_buildings
from boardwright.games.endeavor.rules.cards import drawable
from boardwright.games.endeavor.rules.tracks import payments
from boardwright.games.endeavor.state import BY_FINANCE

ALL = -1
"""The set of everything."""
ALL_REGIONS = (1 << len(REGIONS)) - 1


@rule
def next_choice(tables, state, seat, action):
    """The first choice from this one on that the action at hand allows, or ABSENT."""
    first = int(act.PLACE[action])
    for kind in range(int(act.FAMILY[action]), act.DONE + 1):
        places = choices(tables, state, seat, kind) >> first << first
        if places != 0:
            return act.FIRST[kind] + lowest(places)
        first = 0
    return ABSENT


@rule
def choices(tables, state, seat, kind):
    """The choices of a family that the action at hand allows."""
    discs = state.harbour[seat]
    if not answers(state, kind):
        return 0
    if kind == act.SHIP_TO:
        return bound_regions(state) >> 1 if discs > 0 else 0
    if kind == act.OCCUPY_CITY:
        return free_cities(state, seat) & bound_cities(tables, state) if discs > 0 else 0
    if kind == act.ATTACK_CITY:
        return attackable_cities(state, seat) if discs > 1 else 0
    if kind == act.DRAW_FROM:
        return drawable(tables, state, seat) & bound_decks(state)
    if kind == act.FREE:
        return manned_buildings(state, seat, state.activated)
    return 1 if first_half_done(state) else 0


@rule
def answers(state, kind):
    """Whether the choices of a family do what was begun; `done` always answers."""
    return kind == act.DONE or is_allowed(state, act.ACTION_OF[kind])


@rule
def is_allowed(state, action):
    """Whether the action at hand is one of those that were begun."""
    return (state.allowed_actions >> action) & 1 > 0


@rule
def bound_regions(state):
    """The regions in which the action at hand may happen: the second half happens where the first one did."""
    return ALL_REGIONS if state.bound_region == ABSENT else 1 << int(state.bound_region)


@rule
def bound_cities(tables, state):
    """The cities of these regions."""
    return ALL if state.bound_region == ABSENT else int(tables.region_cities[state.bound_region])


@rule
def bound_decks(state):
    """The decks from which a card may come: a second card is from the same deck."""
    return ALL if state.bound_deck == ABSENT else 1 << int(state.bound_deck)


@rule
def first_half_done(state):
    """Whether the first half has been done."""
    return state.bound_region != ABSENT or state.bound_deck != ABSENT


@rule
def discs_of_payment(tables, state, seat):
    """How many discs one payment frees (ruling 24)."""
    return payments(tables, state, seat) if state.options.payment == BY_FINANCE else 1
