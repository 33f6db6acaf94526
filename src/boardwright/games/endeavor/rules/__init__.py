"""The course of a match: seven rounds of building, growth, salary and actions (rulebook p. 5–11)."""

from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.moves import add_move, add_moves
from boardwright.core.machine.obstacle import NOT_NOW
from boardwright.games.endeavor import actions as act, components as c, events as ev, state as s
from boardwright.games.endeavor.rules.cards import discard, place_governor
from boardwright.games.endeavor.rules.choices import activatable_buildings, choices, possible_actions, spendable_tokens
from boardwright.games.endeavor.rules.phases import build, next_builder, pay, resolve_salaries
from boardwright.games.endeavor.rules.reasons import reason
from boardwright.games.endeavor.rules.start import setup
from boardwright.games.endeavor.rules.tracks import governor_of
from boardwright.games.endeavor.rules.turns import activate, enforce_card_limit, resolve_until_choice, settle_governor, spend, take_action

__all__ = ["apply", "legal", "obstacle", "perform", "setup"]


def legal(tables, state, seat, moves):
    """Write the ids of the legal actions, ascending; return their number."""
    moves.count = 0
    if state.phase == s.TURN:  # asked most often: what is possible is looked for once
        possible = possible_actions(tables, state, seat)
        add_moves(moves, act.FIRST[act.ACTIVATE], activatable_buildings(tables, state, seat, possible))
        add_moves(moves, act.FIRST[act.SPEND], spendable_tokens(state, seat, possible))
        add_move(moves, act.FIRST[act.PASS])
        return moves.count
    first, end = act.ANSWERS[state.phase]
    for kind in range(first, end):
        add_moves(moves, act.FIRST[kind], choices(tables, state, seat, kind))
    return moves.count


def obstacle(tables, state, seat, action, moves):
    """Why an action is not legal; 0 if it is."""
    kind, place = int(act.FAMILY[action]), int(act.PLACE[action])
    first, end = act.ANSWERS[state.phase]
    if not first <= kind < end:
        return NOT_NOW
    if (choices(tables, state, seat, kind) >> place) & 1:
        return 0
    return reason(tables, state, seat, kind, place, moves)


def apply(tables, state, seat, action, events):
    """Do a legal action, and what follows from it until somebody has a choice."""
    phase = int(state.phase)
    perform(tables, state, seat, action, events)
    if phase == s.CHOOSE_BUILDING:
        next_builder(tables, state, events)
    elif phase == s.SALARY:
        resolve_salaries(tables, state, events)
    elif act.FAMILY[action] == act.PASS:
        settle_governor(tables, state, seat, events)
    elif phase <= s.ACT:
        resolve_until_choice(tables, state, seat, events)
    else:
        enforce_card_limit(tables, state, seat, events)


def perform(tables, state, seat, action, events):
    """What a legal action does by itself."""
    kind, place = int(act.FAMILY[action]), int(act.PLACE[action])
    if kind == act.BUILD:
        build(tables, state, seat, place + 1, events)
    elif kind == act.ACTIVATE:
        activate(tables, state, seat, place, events)
    elif kind == act.SPEND:
        spend(tables, state, seat, c.BLUE + place, events)
    elif kind == act.PASS:
        emit(events, ev.PASSED, EVERY_SEAT, seat)
    elif kind == act.PLACE_GOVERNOR:
        place_governor(state, seat, governor_of(place + 1), events)
    elif kind == act.NO_GOVERNOR:
        emit(events, ev.LEFT_EMPTY, EVERY_SEAT, seat)
    elif kind == act.DISCARD:
        discard(tables, state, seat, place, events)
    elif state.phase == s.SALARY:
        pay(state, seat, place, events)
    else:
        take_action(tables, state, seat, action, events)
