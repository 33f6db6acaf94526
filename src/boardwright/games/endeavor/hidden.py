"""Everything lies open in this game: only the generator is nobody's business."""

from __future__ import annotations

from boardwright.core.machine.random import forget
from boardwright.core.machine.rule import rule
from boardwright.core.machine.state import EVERYONE


@rule
def hide(tables, state, seat):
    """Blank the generator; nothing else is secret."""
    forget(state.rng)
    state.viewer = seat


@rule
def resample(tables, state, seat):
    """There is nothing to fill in."""
    state.viewer = EVERYONE
