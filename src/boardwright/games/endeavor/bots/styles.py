"""The playing styles: a row of weights for each."""

import numpy as np

from boardwright.games.endeavor.bots import greedy_weights as w
from boardwright.games.endeavor.components import ROUNDS

OWN, RIVAL, CARD, GOVERNOR, FREE_CITY, LINK_NEAR, SLOT, DISC, TEMPO, NEARBY, ABOLITION, SIGHT = range(12)
"""Columns: a glory of own cities and links, and of rivals'; cards (per cent); a governor; each free city, a link (per cent) within reach; a
free card slot; an unused disc; the coming actions, everything within reach, the fear of abolition (per cent); how many coming rounds are
seen."""
COLUMNS = SIGHT + 1

GREEDY, CONQUEROR, COLLECTOR, TRADER, SETTLER, ADVENTURER = range(6)

_PLAIN = (w.POINT, w.RIVAL, 100, w.GOVERNOR, w.FREE_CITY, w.LINK_NEAR, w.SLOT, w.DISC, 100, 100, 100)
STYLES = np.array(
    [
        (*_PLAIN, ROUNDS),
        (160, 70, 82, 262, 29, 38, 15, 30, 77, 74, 78, ROUNDS),
        (80, 21, 150, 350, 26, 42, 13, 26, 62, 50, 86, ROUNDS),
        (*_PLAIN, 3),
        (*_PLAIN, 1),
        (*_PLAIN, 0),
    ],
    np.int64,
)
USES = np.array(
    [
        w.USE,
        (262, 290, 252, 0, 0, 97, 246, 285, 401, 0, 415, 505, 0, 157, 78, 135),
        (222, 310, 290, 0, 0, 105, 213, 221, 380, 0, 360, 247, 0, 103, 118, 102),
        w.USE,
        w.USE,
        w.USE,
    ],
    np.int64,
)
"""The value of activating each building."""


def take_style(workspace, style):
    """Let a workspace weigh as a style does."""
    workspace.style[:] = STYLES[style]
    workspace.use[:] = USES[style]
