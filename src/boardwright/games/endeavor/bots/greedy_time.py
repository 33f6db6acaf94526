"""How much of the match is left for a seat."""

from __future__ import annotations

from boardwright.core.machine.rule import rule
from boardwright.games.endeavor.components import ROUNDS
from boardwright.games.endeavor.state import CHOOSE_BUILDING, CHOOSE_GOVERNOR


@rule
def rounds_coming(state):
    """How many rounds are to come in which everybody grows and acts."""
    return ROUNDS - int(state.round_no) + (1 if state.phase == CHOOSE_BUILDING else 0)


@rule
def may_act(state, seat):
    """Whether a seat may still act in the round that is played."""
    return state.passed[seat] == 0 and CHOOSE_BUILDING < state.phase < CHOOSE_GOVERNOR
