"""A seat's board in a few bytes, and what each of its tracks is worth to a plan: for bots that must be fast.

BOARD has the fields of a state that belong to one seat, with an axis of one seat, so that the rules of scoring work on it (as seat 0).
A track is a line, or the industry track. Its worth does not depend on other tracks, so what an effect brings is a difference of one or two
tracks; it is cached by everything that it depends on, as in `greedy_value`.
"""

from boardwright.core.machine.rule import separately_compiled
from boardwright.core.machine.state import record
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.bots import plan_weights as w
from boardwright.games.russian_railroads.bots.features import FEATURES
from boardwright.games.russian_railroads.bots.greedy_value import INDUSTRY, SHIFT, SPREAD, industry_key, line_key, missing
from boardwright.games.russian_railroads.rules import lines, room, scoring

SELF = 0
"""The only seat of a BOARD."""
POINT = 100
INFINITY = 1_000_000_000
TRACKS = len(c.LINES) + 1
MOST_CHOICES = 64
NOTES = 256
"""Boards remembered per track: a power of two."""

BOARD = record(
    [
        ("rail", "i1", (1, len(c.LINES), len(c.COLOURS))),
        ("slot", "i1", (1, len(c.SLOTS))),
        ("factory", "i1", (1, c.FACTORY_SLOTS)),
        ("marker", "i1", (1, 2)),
        ("doublers", "i1", (1,)),
        ("revalued", "i1", (1,)),
        ("medal", "i1", (1,)),
        ("spot_won", "i1"),  # of the industry track
        ("reached", "i1", (1, len(c.SPECIALS))),
    ]
)

WORKSPACE = record(
    [
        ("board", BOARD),  # as it is
        ("plan", "i8"),
        ("horizon", "i8"),  # the most rounds it looks ahead
        ("looked_at", "i8"),  # places after which the rest of the round is computed
        ("after", "i8"),  # rounds after this one
        ("weights", "i4", (w.COUNT,)),  # of the plan
        ("features", FEATURES),
        ("promise", "i8", (len(w.PLANS),)),  # the final points that each plan promises
        # boards being tried
        ("now", BOARD),
        ("trial", BOARD),
        ("probe", BOARD),
        ("best", BOARD),
        ("other", BOARD),
        ("pulling", BOARD),
        ("building", BOARD),
        ("later", BOARD),
        # a turn
        ("locomotive", "i8", (2,)),  # the lowest two of the supply
        ("returned", "i8"),  # returned factories, as a mask
        ("doublers_left", "i8"),
        ("judged", "i8", (MOST_CHOICES,)),  # what each legal action brings
        ("gain", "i8", (len(c.PLACES),)),  # of each place, without its price
        ("index", "i8", (len(c.PLACES),)),  # among the legal actions
        ("rank", "i8", (len(c.PLACES),)),  # places, by gain per worker, best first
        ("value", "i8", (len(c.PLACES),)),
        ("again", "i8", (len(c.PLACES),)),  # the same after taking one of them
        ("again_value", "i8", (len(c.PLACES),)),
        # the worth of tracks, by key
        ("key", "i8", (TRACKS, NOTES)),  # 0: empty
        ("worth", "i8", (TRACKS, NOTES)),
    ]
)


def load_weights(plan, workspace):
    """Follow a plan."""
    workspace.plan = plan
    for i in range(w.COUNT):
        workspace.weights[i] = w.WEIGHTS[plan, i]


def load_board(state, seat, board):
    """Copy a seat's board out of a state."""
    for line in range(len(c.LINES)):
        for colour in range(len(c.COLOURS)):
            board.rail[SELF, line, colour] = state.rail[seat, line, colour]
    for slot in range(len(c.SLOTS)):
        board.slot[SELF, slot] = state.slot[seat, slot]
    for slot in range(c.FACTORY_SLOTS):
        board.factory[SELF, slot] = state.factory[seat, slot]
    for special in range(len(c.SPECIALS)):
        board.reached[SELF, special] = state.reached[seat, special]
    board.marker[SELF, 0], board.marker[SELF, 1] = state.marker[seat, 0], state.marker[seat, 1]
    board.doublers[SELF], board.revalued[SELF], board.medal[SELF] = state.doublers[seat], state.revalued[seat], state.medal[seat]
    board.spot_won = state.spot_won[seat, lines.INDUSTRY_SPOT]


def weight(workspace, which):
    """A weight of the current plan."""
    return int(workspace.weights[which])


@separately_compiled("t", BOARD, "i", WORKSPACE, returns=True)
def track_worth(tables, board, track, workspace):
    """Return what a track is worth: what it pays as it stands, what it may pay later, and rewards ahead."""
    after = int(workspace.after)
    key = industry_key(board, SELF, after) if track == INDUSTRY else line_key(tables, board, SELF, track, after)
    key = key << 2 | int(workspace.plan)
    note = (key * SPREAD >> SHIFT) & (NOTES - 1)
    if workspace.key[track, note] != key:
        workspace.key[track, note] = key
        if track == INDUSTRY:
            workspace.worth[track, note] = industry_worth(tables, board, after, workspace)
        else:
            workspace.worth[track, note] = line_worth(tables, board, track, after, workspace)
    return int(workspace.worth[track, note])


def board_worth(tables, board, workspace):
    """Return what all tracks are worth."""
    worth = 0
    for track in range(TRACKS):
        worth += track_worth(tables, board, track, workspace)
    return worth


@separately_compiled("t", BOARD, "i", returns=True)
def line_points(tables, board, line):
    """Return what a line scores."""
    points = scoring.rail_points(tables, board, SELF, line, scoring.line_end(tables, board, SELF, line))
    return points * scoring.line_factor(tables, board, SELF, line) + scoring.line_bonus(tables, board, SELF, line)


def line_worth(tables, board, line, after, workspace):
    """The worth of a line."""
    pays = int(line_points(tables, board, line))
    worth = pays * (after + 1) * POINT
    if after > 0:
        grow_line(tables, board, line, after, workspace)
        worth += (int(line_points(tables, workspace.later, line)) - pays) * after * weight(workspace, w.GROWTH + after)
    pull = lines.reach(board, SELF, line)
    for special in range(c.LINE_SPECIALS[line], c.LINE_SPECIALS[line + 1]):
        if board.reached[SELF, special] == 0:
            reward = reward_of(tables, board, special, after, workspace)
            if reward > 0:
                far = missing(tables, board, SELF, line, special, pull, weight(workspace, w.NO_PULL))
                worth += reward * nearness(far, after, workspace) // 100
    return worth


def industry_worth(tables, board, after, workspace):
    """The worth of the industry track."""
    pays = int(scoring.industry_points(tables, board, SELF))
    worth = pays * (after + 1) * POINT
    for marker in range(2):
        at = int(board.marker[SELF, marker])
        for space in range(at + 1, c.TRACK if at >= 0 else 0):
            if tables.track_kind[space] == c.TOKEN_SPACE:
                if board.spot_won == 0 and marker == 0:
                    worth += token_worth(after, workspace) * nearness(space - at, after, workspace) // 100
            elif tables.track_kind[space] == c.FACTORY_SPACE:
                number = int(board.factory[SELF, tables.track_slot[space]])
                close = max(0, 100 - weight(workspace, w.COMING) * (space - at))
                worth += factory_worth(number, after, workspace) * close // 100
    if after > 0:
        later = workspace.later
        end = room.track_end(tables, board, SELF, max(1, weight(workspace, w.FACTORIES_AHEAD) * after // 10))
        for marker in range(2):
            at = int(board.marker[SELF, marker])
            later.marker[SELF, marker] = at if at < 0 else max(at, min(end, at + weight(workspace, w.INDUSTRY_AHEAD) * after // 10))
        worth += (int(scoring.industry_points(tables, later, SELF)) - pays) * after * weight(workspace, w.GROWTH + after)
    return worth


def factory_worth(number, after, workspace):
    """Return what a factory (0: none) is worth when a marker reaches it."""
    return weight(workspace, w.FACTORY_WORTH + number) + weight(workspace, w.FACTORY_LATER + number) * after


def token_worth(after, workspace):
    """Return what the right to use a ? token is worth."""
    return weight(workspace, w.TOKEN_SPOT) + weight(workspace, w.TOKEN_LATER) * after


def worker_worth(after, workspace):
    """Return what a worker for good is worth."""
    return weight(workspace, w.WORKER_NOW) + weight(workspace, w.WORKER) * after


def nearness(spaces, after, workspace):
    """The weight of a reward at this distance, in per cent."""
    return weight(workspace, (w.NEAR if after > 0 else w.NEAR_LAST) + min(spaces, w.DISTANCES - 1))


def reward_of(tables, board, special, after, workspace):
    """The worth of a special space that is not reached yet."""
    worth = int(tables.special_points[special]) * POINT
    if tables.special_medal[special] == 0 or board.medal[SELF]:
        worth += int(tables.special_scoring[special]) * after * weight(workspace, w.PERMANENT)
    if tables.special_doubles[special]:
        worth += weight(workspace, w.DOUBLING) * after
    if tables.special_worker[special]:
        worth += worker_worth(after, workspace)
    if tables.special_spot[special] >= 0:
        worth += token_worth(after, workspace)
    if tables.special_rails[special] >= 0:
        worth += weight(workspace, w.NEW_RAILS + int(tables.special_rails[special])) * after
    return worth


def grow_line(tables, board, line, after, workspace):
    """Write into `later` what a line may look like after the rounds to come."""
    later = workspace.later
    if line != c.TRANSSIBERIAN:
        grow_rails(tables, board, c.TRANSSIBERIAN, after, workspace)  # its black rail wins new rails for all lines
    grow_rails(tables, board, line, after, workspace)
    for slot in range(len(c.SLOTS)):
        number = int(board.slot[SELF, slot])
        later.slot[SELF, slot] = max(number, min(c.HIGHEST, number + weight(workspace, w.PULL_AHEAD + slot) * after // 10))
    later.doublers[SELF] = min(c.MOST_DOUBLERS, int(board.doublers[SELF]) + weight(workspace, w.DOUBLERS_AHEAD) * after // 10)
    later.revalued[SELF], later.medal[SELF] = board.revalued[SELF], board.medal[SELF]


def grow_rails(tables, board, line, after, workspace):
    """Advance the rails of one line, each behind the one before it. Rails still to be won start later."""
    later, end = workspace.later, int(tables.length[line])
    for colour in range(len(c.COLOURS)):
        at = int(board.rail[SELF, line, colour])
        ahead = weight(workspace, w.AHEAD + line * len(c.COLOURS) + colour) * after // 10
        if at < 0 and colour < tables.colours[line] and later.rail[SELF, c.TRANSSIBERIAN, c.BLACK] >= tables.winning_space[colour]:
            at, ahead = 0, ahead * weight(workspace, w.NEW_LATE) // 100
        if at >= 0:
            at = max(at, min(at + ahead, end))
            end = at - 1
        later.rail[SELF, line, colour] = at
