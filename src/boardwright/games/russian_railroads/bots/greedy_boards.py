"""What lines and the industry track are worth to `greedy`. Few of them change from one try to the next, so what was found is noted.

A track's key holds all that its worth depends on: what lies on it, and how many rounds come after this one.
"""

from boardwright.games.russian_railroads.bots.greedy_growth import industry_later, line_later
from boardwright.games.russian_railroads.bots.greedy_prospects import industry_prospects, line_prospects
from boardwright.games.russian_railroads.bots.greedy_weights import WAYS
from boardwright.games.russian_railroads.bots.greedy_workspace import NOTES
from boardwright.games.russian_railroads.components import BLACK, COLOURS, FACTORY_SLOTS, LINE_SPECIALS, LINES, PETERSBURG, TRANSSIBERIAN
from boardwright.games.russian_railroads.rules import scoring

INDUSTRY = len(LINES)
NOTED = 8
"""Every key begins with it, so that none is 0; `after` is less."""
SPREAD, SHIFT = 0x9E3779B97F4A7, 48
"""Keys are spread over the notes by these: a multiplier, and the bits of the product that count."""


def note_track(tables, state, seat, track, after, workspace):
    """Find the note with what a line (or the industry track) is worth, or make it; its number goes to `workspace.note`."""
    industry = track == INDUSTRY
    key = industry_key(state, seat, after) if industry else line_key(tables, state, seat, track, after)
    note = (key * SPREAD >> SHIFT) & (NOTES - 1)
    workspace.note[track] = note
    if workspace.key[track, note] == key:
        return
    workspace.key[track, note] = key
    if industry:
        workspace.pays[track, note] = scoring.industry_points(tables, state, seat)
        workspace.coming[track, note] = industry_prospects(tables, state, seat, after)
    else:
        workspace.pays[track, note] = scoring.line_points(tables, state, seat, track)
        workspace.coming[track, note] = line_prospects(tables, state, seat, track, after)
    if after > 0:
        for way in range(WAYS):
            if industry:
                later = industry_later(tables, state, seat, way, after, workspace.later)
            else:
                later = line_later(tables, state, seat, track, way, after, workspace.later)
            workspace.may_pay[track, note, way] = later


def line_key(tables, state, seat, line, after):
    """All that a line's worth depends on, in one number."""
    key = NOTED | after
    owned = 0
    for colour in range(len(COLOURS)):
        at = int(state.rail[seat, line, colour])
        key = key << 4 | (at & 15)
        owned += at >= 0
    key = key << 3 | owned  # a rail at space 15 looks like one that was not won
    if line == TRANSSIBERIAN:
        key = (key << 4 | int(state.slot[seat, 0])) << 4 | int(state.slot[seat, 1])
        key = key << 4 | int(state.doublers[seat])
    else:
        key = key << 4 | int(state.slot[seat, 2 if line == PETERSBURG else 3])
        key = key << 4 | (int(state.rail[seat, TRANSSIBERIAN, BLACK]) if owned < tables.colours[line] else 0)
    key = (key << 1 | int(state.revalued[seat])) << 1 | int(state.medal[seat])
    for special in range(LINE_SPECIALS[line], LINE_SPECIALS[line + 1]):
        key = key << 1 | int(state.reached[seat, special])
    return key


def industry_key(state, seat, after):
    """All that the worth of the industry track depends on, in one number."""
    key = (NOTED | after) << 5 | (int(state.marker[seat, 0]) + 1)
    key = key << 5 | (int(state.marker[seat, 1]) + 1)
    for slot in range(FACTORY_SLOTS):
        key = key << 4 | int(state.factory[seat, slot])
    return key
