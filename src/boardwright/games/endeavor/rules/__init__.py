"""The course of a match: seven rounds of building, growth, salary and actions (rulebook p. 5–11)."""

from __future__ import annotations

from boardwright.core.machine.bits import lowest
from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.obstacle import NOT_NOW
from boardwright.core.machine.rule import rule
from boardwright.core.machine.state import ABSENT
from boardwright.games.endeavor.actions import (
    ACTIVATE,
    BUILD,
    DISCARD_CARD,
    DONE,
    FAMILY,
    FIRST,
    FREE,
    NO_GOVERNOR,
    PASS,
    PLACE,
    PLACE_GOVERNOR,
    SHIP_TO,
    SPEND,
)
from boardwright.games.endeavor.components import BLUE, CARDS, GOVERNORS
from boardwright.games.endeavor.events import ENDED
from boardwright.games.endeavor.rules.beginning import activatable_buildings, possible_actions, spendable_tokens
from boardwright.games.endeavor.rules.buildings import buildable, manned_buildings
from boardwright.games.endeavor.rules.cards import discard, discard_obstacle
from boardwright.games.endeavor.rules.passing import (
    enforce_card_limit,
    governor_obstacle,
    leave_governor_space_empty,
    pass_turn,
    place_governor,
)
from boardwright.games.endeavor.rules.phases import build, next_builder, pay_salary
from boardwright.games.endeavor.rules.possible import choices
from boardwright.games.endeavor.rules.reasons import activate_obstacle, build_obstacle, choose_obstacle, pay_obstacle, spend_obstacle
from boardwright.games.endeavor.rules.start import setup
from boardwright.games.endeavor.rules.tracks import governor_of
from boardwright.games.endeavor.rules.turns import act, activate, end_action, resolve_until_choice, spend
from boardwright.games.endeavor.state import ACT, CHOOSE_BUILDING, CHOOSE_GOVERNOR, DISCARD, OVER, SALARY, TURN

__all__ = ["actors", "apply", "legal", "obstacle", "setup"]


@rule
def actors(tables, state):
    """One seat at a time."""
    return 0 if state.phase == OVER else 1 << state.active


@rule
def legal(tables, state, seat, moves):
    """Write the ids of the legal actions, ascending; return their number."""
    moves.count = 0
    if state.phase == TURN:
        legal_turn(tables, state, seat, moves)
    elif state.phase == ACT:
        for kind in range(SHIP_TO, DONE + 1):
            note_all(moves, kind, choices(tables, state, seat, kind))
    elif state.phase == CHOOSE_BUILDING:
        note_all(moves, BUILD, buildable(tables, state, seat) >> 1)
    elif state.phase == SALARY:
        note_all(moves, FREE, manned_buildings(state, seat, ABSENT))
    elif state.phase == CHOOSE_GOVERNOR:
        for i in range(len(GOVERNORS)):
            note(moves, PLACE_GOVERNOR, i, governor_obstacle(state, seat, governor_of(i + 1)))
        note(moves, NO_GOVERNOR, 0, 0)
    elif state.phase == DISCARD:
        for card in range(len(CARDS)):
            note(moves, DISCARD_CARD, card, discard_obstacle(tables, state, seat, card))
    return moves.count


@rule
def legal_turn(tables, state, seat, moves):
    """Activate a building, spend a blue token, or pass."""
    actions = possible_actions(tables, state, seat)
    note_all(moves, ACTIVATE, activatable_buildings(tables, state, seat, actions))
    note_all(moves, SPEND, spendable_tokens(state, seat, actions))
    note(moves, PASS, 0, 0)


@rule
def note(moves, kind, place, obstacle):
    """Note an action if there is no obstacle."""
    if obstacle == 0:
        moves.ids[moves.count] = FIRST[kind] + place
        moves.count += 1


@rule
def note_all(moves, kind, places):
    """Note the actions of a family whose places are in a set."""
    while places != 0:
        note(moves, kind, lowest(places), 0)
        places &= places - 1


@rule
def obstacle(tables, state, seat, action, moves):
    """Why an action is not legal; 0 if it is."""
    phase, kind, place = int(state.phase), int(FAMILY[action]), int(PLACE[action])
    if phase == ACT and SHIP_TO <= kind <= DONE:
        return choose_obstacle(tables, state, seat, action, moves)
    if phase == TURN and kind == ACTIVATE:
        return activate_obstacle(tables, state, seat, place, moves)
    if phase == TURN and kind == SPEND:
        return spend_obstacle(tables, state, seat, place, moves)
    if phase == CHOOSE_BUILDING and kind == BUILD:
        return build_obstacle(tables, state, seat, place + 1, moves)
    if phase == SALARY and kind == FREE:
        return pay_obstacle(state, seat, place)
    if phase == CHOOSE_GOVERNOR and kind == PLACE_GOVERNOR:
        return governor_obstacle(state, seat, governor_of(place + 1))
    if phase == DISCARD and kind == DISCARD_CARD:
        return discard_obstacle(tables, state, seat, place)
    return 0 if (phase == TURN and kind == PASS) or (phase == CHOOSE_GOVERNOR and kind == NO_GOVERNOR) else NOT_NOW


@rule
def apply(tables, state, seat, action, events):
    """Do a legal action."""
    kind, place = int(FAMILY[action]), int(PLACE[action])
    if kind == BUILD:
        build(tables, state, seat, place + 1, events)
        next_builder(tables, state, events)
    elif kind == ACTIVATE:
        activate(tables, state, seat, place, events)
        resolve_until_choice(tables, state, seat, events)
    elif kind == SPEND:
        spend(tables, state, seat, BLUE + place, events)
        resolve_until_choice(tables, state, seat, events)
    elif kind == PASS:
        pass_turn(tables, state, seat, events)
    elif kind == FREE and state.phase == SALARY:
        pay_salary(tables, state, seat, place, events)
    elif kind == DONE:
        emit(events, ENDED, EVERY_SEAT, seat)
        end_action(tables, state, events)
    elif kind == PLACE_GOVERNOR:
        place_governor(tables, state, seat, governor_of(place + 1), events)
    elif kind == NO_GOVERNOR:
        leave_governor_space_empty(tables, state, seat, events)
    elif kind == DISCARD_CARD:
        discard(tables, state, seat, place, events)
        enforce_card_limit(tables, state, seat, events)
    else:
        act(tables, state, seat, action, events)
        resolve_until_choice(tables, state, seat, events)
