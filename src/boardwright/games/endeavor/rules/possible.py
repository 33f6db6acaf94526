"""What an action that was begun allows now (rulebook p. 7–10).

Each rule called `…_obstacle` says why something is not possible: a number of `obstacles.py`, 0 if it is possible.
"""

from __future__ import annotations

from boardwright.core.machine.rule import rule
from boardwright.games.endeavor.actions import (
    ACTION_OF,
    ATTACK_CITY,
    DONE,
    DRAW_FROM,
    FAMILY,
    FIRST,
    FIRST_DONE,
    OCCUPY_CITY,
    PLACE,
    SHIP_TO,
)
from boardwright.games.endeavor.components import PAYMENT
from boardwright.games.endeavor.obstacles import (
    ACTIVATED_ITSELF,
    MORE_TO_FREE,
    MUST_ACT,
    NO_DISC_TO_ATTACK,
    NO_DISC_TO_OCCUPY,
    NO_DISC_TO_SHIP,
    NO_PAYMENT_THERE,
    NOT_THIS_ACTION,
    OTHER_DECK,
    OTHER_REGION,
)
from boardwright.games.endeavor.rules.board import attack_obstacle, occupy_obstacle
from boardwright.games.endeavor.rules.buildings import manned_place
from boardwright.games.endeavor.rules.cards import draw_obstacle
from boardwright.games.endeavor.rules.tracks import payments
from boardwright.games.endeavor.state import BY_FINANCE, NOTHING

NO_CHOICE = -1


@rule
def next_choice(tables, state, seat, action):
    """The first choice from this one on that the action at hand allows, or NO_CHOICE."""
    while action <= FIRST_DONE:
        kind = int(FAMILY[action])
        if not answers(state, kind):
            action = FIRST[kind + 1]
        elif choice_obstacle(tables, state, seat, action) == 0:
            return action
        else:
            action += 1
    return NO_CHOICE


@rule
def choice_obstacle(tables, state, seat, action):
    """Why the action at hand does not allow a choice."""
    kind, place = int(FAMILY[action]), int(PLACE[action])
    if not answers(state, kind):
        return NOT_THIS_ACTION
    if kind == SHIP_TO:
        return ship_obstacle(state, seat, place + 1)
    if kind == OCCUPY_CITY:
        return occupy_now_obstacle(tables, state, seat, place)
    if kind == ATTACK_CITY:
        return attack_now_obstacle(tables, state, seat, place)
    if kind == DRAW_FROM:
        return draw_now_obstacle(tables, state, seat, place)
    if kind == DONE:
        return done_obstacle(tables, state, seat)
    return free_obstacle(state, seat, place)


@rule
def answers(state, kind):
    """Whether the choices of a family do what was begun; `done` always answers."""
    return kind == DONE or allowed(state, ACTION_OF[kind])


@rule
def allowed(state, action):
    """Whether the action at hand is one of those that were begun."""
    return (state.may >> action) & 1 > 0


@rule
def ship_obstacle(state, seat, region):
    """Any region with a track; the second half in the region of the first."""
    return NO_DISC_TO_SHIP if state.harbour[seat] < 1 else bound_obstacle(state, region)


@rule
def bound_obstacle(state, region):
    """Both halves happen in the same region."""
    return 0 if state.in_region == NOTHING or state.in_region == region else OTHER_REGION


@rule
def occupy_now_obstacle(tables, state, seat, city):
    """A city, in the region of the first half if there was one."""
    obstacle = occupy_obstacle(tables, state, seat, city)
    if obstacle == 0:
        obstacle = bound_obstacle(state, int(tables.city_region[city]))
    return NO_DISC_TO_OCCUPY if obstacle == 0 and state.harbour[seat] < 1 else obstacle


@rule
def attack_now_obstacle(tables, state, seat, city):
    """A city, for two discs."""
    obstacle = attack_obstacle(tables, state, seat, city)
    return NO_DISC_TO_ATTACK if obstacle == 0 and state.harbour[seat] < 2 else obstacle


@rule
def draw_now_obstacle(tables, state, seat, deck):
    """A deck, the same as before for a second card."""
    return OTHER_DECK if state.from_deck != NOTHING and state.from_deck != deck else draw_obstacle(tables, state, seat, deck)


@rule
def free_obstacle(state, seat, building):
    """A building with a disc on it, but not the one that was activated for this (ruling 2)."""
    if manned_place(state, seat, building, state.activated) >= 0:
        return 0
    return ACTIVATED_ITSELF if manned_place(state, seat, building, NOTHING) >= 0 else NO_PAYMENT_THERE


@rule
def done_obstacle(tables, state, seat):
    """After the first half one may stop; of a payment all discs are freed that can be."""
    if may_stop(state):
        return 0
    return MORE_TO_FREE if allowed(state, PAYMENT) and state.to_free < discs_of_payment(tables, state, seat) else MUST_ACT


@rule
def may_stop(state):
    """Whether the first half has been done."""
    return state.in_region != NOTHING or state.from_deck != NOTHING


@rule
def discs_of_payment(tables, state, seat):
    """How many discs one payment frees (ruling 24)."""
    return payments(tables, state, seat) if state.options.payment == BY_FINANCE else 1
