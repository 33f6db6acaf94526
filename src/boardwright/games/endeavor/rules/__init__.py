"""The course of a match: seven rounds of building, growth, salary and actions (rulebook p. 5–11)."""

from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.moves import add_move, add_moves
from boardwright.core.machine.obstacle import NOT_NOW
from boardwright.games.endeavor import actions as act, components as c, events as ev, state as s
from boardwright.games.endeavor.rules import cards, choices, phases, tracks, turns
from boardwright.games.endeavor.rules.reasons import reason
from boardwright.games.endeavor.rules.start import setup

__all__ = ["apply", "legal", "obstacle", "perform", "setup"]


def legal(tables, state, seat, moves):
    """Write the ids of the legal actions, ascending; return their number."""
    moves.count = 0
    if state.phase == s.TURN:  # the most frequent phase: find what is possible once
        possible = choices.possible_actions(tables, state, seat)
        add_moves(moves, act.FIRST[act.ACTIVATE], choices.activatable_buildings(tables, state, seat, possible))
        add_moves(moves, act.FIRST[act.SPEND], choices.spendable_tokens(state, seat, possible))
        add_move(moves, act.FIRST[act.PASS])
        return moves.count
    first, end = act.ANSWERS[state.phase]
    for kind in range(first, end):
        add_moves(moves, act.FIRST[kind], choices.choices(tables, state, seat, kind))
    return moves.count


def obstacle(tables, state, seat, action, moves):
    """Return why an action is illegal; 0 if it is legal."""
    kind, place = int(act.FAMILY[action]), int(act.PLACE[action])
    first, end = act.ANSWERS[state.phase]
    if not first <= kind < end:
        return NOT_NOW
    if (choices.choices(tables, state, seat, kind) >> place) & 1:
        return 0
    return reason(tables, state, seat, kind, place, moves)


def apply(tables, state, seat, action, events):
    """Do a legal action, and everything that follows until a seat has a choice."""
    phase = int(state.phase)
    perform(tables, state, seat, action, events)
    if phase == s.CHOOSE_BUILDING:
        phases.next_builder(tables, state, events)
    elif phase == s.SALARY:
        phases.resolve_salaries(tables, state, events)
    elif act.FAMILY[action] == act.PASS:
        turns.settle_governor(tables, state, seat, events)
    elif phase <= s.ACT:
        turns.resolve_until_choice(tables, state, seat, events)
    else:
        turns.enforce_card_limit(tables, state, seat, events)


def perform(tables, state, seat, action, events):
    """Do what a legal action does directly."""
    kind, place = int(act.FAMILY[action]), int(act.PLACE[action])
    if kind == act.BUILD:
        phases.build(tables, state, seat, place + 1, events)
    elif kind == act.ACTIVATE:
        turns.activate(tables, state, seat, place, events)
    elif kind == act.SPEND:
        turns.spend(tables, state, seat, c.BLUE + place, events)
    elif kind == act.PASS:
        emit(events, ev.PASSED, EVERY_SEAT, seat)
    elif kind == act.PLACE_GOVERNOR:
        cards.place_governor(state, seat, tracks.governor_of(place + 1), events)
    elif kind == act.NO_GOVERNOR:
        emit(events, ev.LEFT_EMPTY, EVERY_SEAT, seat)
    elif kind == act.DISCARD:
        cards.discard(tables, state, seat, place, events)
    elif state.phase == s.SALARY:
        phases.pay(state, seat, place, events)
    else:
        turns.take_action(tables, state, seat, action, events)
