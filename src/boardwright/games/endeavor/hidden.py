"""Everything lies open in this game: only the generator is nobody's business."""

from __future__ import annotations

from boardwright.core.machine.rule import rule
from boardwright.core.machine.secrets import hide_secrets
from boardwright.core.machine.state import EVERYONE
from boardwright.games.endeavor.state import SECRETS


@rule
def hide(tables, state, seat):
    """Blank the generator; nothing else is secret."""
    hide_secrets(state, seat, SECRETS, state.phase, state.active)


@rule
def resample(tables, state, seat):
    """There is nothing to fill in."""
    state.viewer = EVERYONE
