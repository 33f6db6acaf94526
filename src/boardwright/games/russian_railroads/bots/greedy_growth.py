"""How `greedy` thinks a board may grow: what a line, or the industry track, may pay later when a match goes one of a few ways."""

from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.bots.greedy_weights import AHEAD, DOUBLERS_AHEAD, INDUSTRY_AHEAD, NEW_LATE, PULL_AHEAD
from boardwright.games.russian_railroads.rules import room, scoring


def line_later(tables, state, seat, line, way, after, later):
    """What a line may pay after some rounds of going that way."""
    if line != c.TRANSSIBERIAN:
        grow_rails(tables, state, seat, way, c.TRANSSIBERIAN, after, later)  # its black rail wins new ones for all lines
    grow_rails(tables, state, seat, way, line, after, later)
    for slot in range(len(c.SLOTS)):
        if c.LINE_OF_SLOT[slot] == line:
            number = int(state.slot[seat, slot])
            later.slot[seat, slot] = max(number, min(c.HIGHEST, number + PULL_AHEAD[way * len(c.SLOTS) + slot] * after // 10))
    later.doublers[seat] = min(c.MOST_DOUBLERS, int(state.doublers[seat]) + DOUBLERS_AHEAD[way] * after // 10)
    later.revalued[seat], later.medal[seat] = state.revalued[seat], state.medal[seat]
    return scoring.line_points(tables, later, seat, line)


def industry_later(tables, state, seat, way, after, later):
    """What the industry track may pay after some rounds of going that way."""
    end = room.track_end(tables, state, seat, 1)
    for marker in range(2):
        at = int(state.marker[seat, marker])
        later.marker[seat, marker] = at if at < 0 else max(at, min(end, at + INDUSTRY_AHEAD[way] * after // 10))
    return scoring.industry_points(tables, later, seat)


def grow_rails(tables, state, seat, way, line, after, later):
    """The rails of one line go on, each behind the one before it. Those that the black rail will win begin later."""
    end = int(tables.length[line])
    for colour in range(len(c.COLOURS)):
        at = int(state.rail[seat, line, colour])
        ahead = AHEAD[(way * len(c.LINES) + line) * len(c.COLOURS) + colour] * after // 10
        if at < 0 and colour < tables.colours[line] and later.rail[seat, c.TRANSSIBERIAN, c.BLACK] >= tables.winning_space[colour]:
            at, ahead = 0, ahead * NEW_LATE // 100
        if at >= 0:
            at = max(at, min(at + ahead, end))
            end = at - 1
        later.rail[seat, line, colour] = at
