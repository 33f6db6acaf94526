"""Implements `hide` for declared fields: blanks the bytes that a viewer may not know."""

import numpy as np

from boardwright.core.machine.random import erase_key
from boardwright.core.machine.state import blank_bytes

EMPTY = np.zeros((0, 5), np.int64)


def hide_secrets(state, seat, secrets, phase, active):
    """Blank the generator and those fields in `secrets` (see `Schema.secrets`) that `seat` (-1: a spectator) may not know."""
    erase_key(state.rng)
    state.viewer = seat
    for row in range(len(secrets)):
        offset, size, parts, kind, open_at = secrets[row, 0], secrets[row, 1], secrets[row, 2], secrets[row, 3], secrets[row, 4]
        if open_at == phase:
            continue
        if kind == 1:  # own: the parts before and after the viewer's
            before, own = (seat, 1) if seat >= 0 else (0, 0)
            if before > 0:
                blank_bytes(state, offset, before * size)
            if before + own < parts:
                blank_bytes(state, offset + (before + own) * size, (parts - before - own) * size)
        elif kind == 0 or seat != active:  # nobody, actor
            blank_bytes(state, offset, size)
