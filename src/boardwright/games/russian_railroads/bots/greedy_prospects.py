"""What `greedy` sees before it: special spaces, ? spaces, factories that markers will come to."""

from boardwright.games.russian_railroads.bots import greedy_weights as w
from boardwright.games.russian_railroads.components import BLACK, FACTORY_SPACE, LINE_SPECIALS, TOKEN_SPACE, TRACK
from boardwright.games.russian_railroads.rules import lines

FARTHEST = len(w.NEAR) - 1


def line_prospects(tables, state, seat, line, after):
    """One-off rewards of a line that are not won yet, the more the nearer they are."""
    worth, pull = 0, lines.reach(state, seat, line)
    for special in range(LINE_SPECIALS[line], LINE_SPECIALS[line + 1]):
        if state.reached[seat, special] == 0:
            reward = reward_of(tables, state, seat, special, after)
            if reward > 0:
                worth += reward * nearness(tables, missing(tables, state, seat, line, special, pull), after) // 100
    return worth


def industry_prospects(tables, state, seat, after):
    """The ? space and the factories that markers have before them."""
    worth = 0
    for marker in range(2):
        at = int(state.marker[seat, marker])
        for space in range(at + 1, TRACK if at >= 0 else 0):
            if tables.track_kind[space] == TOKEN_SPACE and marker == 0:
                worth += (w.TOKEN_SPOT + w.TOKEN_LATER * after) * nearness(tables, space - at, after) // 100
            elif tables.track_kind[space] == FACTORY_SPACE:
                number = int(state.factory[seat, tables.track_slot[space]])
                worth += (w.FACTORY_WORTH[number] + w.FACTORY_LATER[number] * after) * max(0, 100 - w.COMING * (space - at)) // 100
    return worth


def nearness(tables, spaces, after):
    """What a reward counts from so far away, in per cent."""
    spaces = min(spaces, FARTHEST)
    return w.NEAR[spaces] if after > 0 else w.NEAR_LAST[spaces]


def reward_of(tables, state, seat, special, after):
    """What a special space that is not met yet is worth."""
    worth = int(tables.special_points[special]) * w.POINT
    if tables.special_medal[special] == 0 or state.medal[seat]:
        worth += int(tables.special_scoring[special]) * after * w.PERMANENT
    if tables.special_doubles[special]:
        worth += w.DOUBLING * after
    if tables.special_worker[special]:
        worth += w.WORKER_NOW + w.WORKER * after
    if tables.special_spot[special] >= 0:
        worth += w.TOKEN_SPOT + w.TOKEN_LATER * after
    if tables.special_rails[special] >= 0:
        worth += w.NEW_RAILS[tables.special_rails[special]] * after
    return worth


def missing(tables, state, seat, line, special, pull):
    """How many spaces are missing to a special space, in rails and locomotives."""
    space, colour = int(tables.special_space[special]), int(tables.special_rail[special])
    at = int(state.rail[seat, line, colour])
    far = max(0, space - at)
    if colour > BLACK:
        far += max(0, space + colour - int(state.rail[seat, line, BLACK]))  # the black one goes first
        if at < 0:
            far += 2
    if tables.special_locomotive[special] and pull < space:
        far += w.NO_PULL + (space - pull) // 2
    return far
