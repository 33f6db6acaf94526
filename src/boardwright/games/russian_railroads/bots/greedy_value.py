"""The value of a seat's board for `greedy`: points, what the remaining scorings will pay, and what is within reach.

Few lines change between simulations, so results are cached per line and for the industry track. A track's key contains everything that its
value depends on: what is on it, and the number of rounds after this one.
"""

from boardwright.core.machine.bits import each
from boardwright.core.machine.memory import local
from boardwright.core.machine.rule import separately_compiled
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.bots import greedy_weights as w
from boardwright.games.russian_railroads.bots.greedy_workspace import NOTES, SCRATCH, TRACKS
from boardwright.games.russian_railroads.rules import lines, places, room, scoring
from boardwright.games.russian_railroads.state import STATE

INDUSTRY = len(c.LINES)
NOTED = 8
"""Part of every key, so that none is 0; `after` is smaller."""
SPREAD, SHIFT = 0x9E3779B97F4A7, 48
"""Hashing of keys: a multiplier, and the shift that keeps the relevant bits of the product."""
FARTHEST = len(w.NEAR) - 1


@separately_compiled("t", "s", "i", SCRATCH, returns=True)
def value(tables, state, seat, workspace):
    """The value of a seat's board, including what waits to be done."""
    after = rounds_after(tables, state)
    pays, coming = 0, 0
    for track in range(TRACKS):
        note_track(tables, state, seat, track, after, workspace)
        pays += int(workspace.pays[track, workspace.note[track]])
        coming += int(workspace.coming[track, workspace.note[track]])
    return sum_up(tables, state, seat, after, pays, growth(workspace, pays) if after > 0 else 0, coming)


@separately_compiled("t", "s", "i", returns=True)
def lasting_value(tables, state, seat):
    """The same without a workspace that remembers tracks: for a rule that is asked now and then."""
    after, later = rounds_after(tables, state), local(STATE)
    pays, coming, best = 0, 0, 0
    for track in range(TRACKS):
        pays += points_of_track(tables, state, seat, track)
        coming += prospects(tables, state, seat, track, after)
    for way in range(w.WAYS if after > 0 else 0):
        grown = 0
        for track in range(TRACKS):
            grown += track_later(tables, state, seat, track, way, after, later)
        best = max(best, grown - pays)
    return sum_up(tables, state, seat, after, pays, best, coming)


def sum_up(tables, state, seat, after, pays, more, coming):
    """The value of a board whose tracks pay so much, later so much more, and have rewards ahead."""
    worth = (int(state.points[seat]) + (after + 1) * pays) * w.POINT + more * after * w.GROWTH[after]
    if after > 0 or can_go_on(state, seat):
        worth += coming
    worth += hands(tables, state, seat, after) + engineers(tables, state, seat, after)
    return worth + bonuses(tables, state, seat, after) + waiting(state, seat, after)


def growth(workspace, pays):
    """Return how much more than `pays` later scorings may pay, in the best of several ways to grow."""
    best = 0
    for way in range(w.WAYS):
        later = 0
        for track in range(TRACKS):
            later += int(workspace.may_pay[track, workspace.note[track], way])
        best = max(best, later - pays)
    return best


def rounds_after(tables, state):
    """The number of rounds after this one; start bonuses belong to the first."""
    return int(tables.rounds[state.players]) - max(1, int(state.round_no))


def can_go_on(state, seat):
    """Return whether a seat has anything left to do in this round: in the last one nothing is within reach without it."""
    return places.payment_means(state, seat) > 0 or state.queue_length > 0 or state.claim[0] == seat or state.claim[1] == seat


def hands(tables, state, seat, after):
    """The value of workers and coins, now and in rounds to come."""
    black = 1 if state.black_owner == seat else 0
    worth = places.all_workers(state, seat) * w.WORKER_NOW + (int(state.workers_all[seat]) + black) * w.WORKER * after
    return worth + int(state.coins[seat]) * w.COIN[after]


def engineers(tables, state, seat, after):
    """The value of own engineers: their use, and the majority as it stands."""
    worth = 0
    for place in each(state.own[seat]):
        worth += w.ENGINEER_USE[place - c.FIRST_ENGINEER] * (after + 1)
    counted = scoring.engineer_standing(tables, state, seat) // 100
    return worth + w.STANDING * counted * after + scoring.majority_points(tables, state, seat) * w.SURE[after]


def bonuses(tables, state, seat, after):
    """The value of the end-bonus cards held: what they would give now, and later."""
    worth = 0
    for bonus in range(len(c.BONUSES) if state.draws > 0 else 0):
        if scoring.holds(state, seat, bonus):
            worth += scoring.bonus_points(tables, state, seat, bonus) * w.POINT + w.BONUS_LATER[bonus] * after
    return worth


def waiting(state, seat, after):
    """The value of the rest of a chain."""
    worth = 0
    for item in range(state.queue_length):
        for part in each(state.parts[item] & (1 << c.CHOSEN_PARTS) - 1):
            left = int(state.remaining_parts[item, part])
            worth += left * (w.WAITING_BONUS if part == c.BONUS else w.WAITING[part] * (after + 1))
    return worth + room.power(state.hand) * w.IN_HAND


def note_track(tables, state, seat, track, after, workspace):
    """Look up or compute the value of a line (or the industry track); its cache index goes to `workspace.note`."""
    key = industry_key(state, seat, after) if track == INDUSTRY else line_key(tables, state, seat, track, after)
    note = (key * SPREAD >> SHIFT) & (NOTES - 1)
    workspace.note[track] = note
    if workspace.key[track, note] == key:
        return
    workspace.key[track, note] = key
    workspace.pays[track, note] = points_of_track(tables, state, seat, track)
    workspace.coming[track, note] = prospects(tables, state, seat, track, after)
    for way in range(w.WAYS if after > 0 else 0):
        workspace.may_pay[track, note, way] = track_later(tables, state, seat, track, way, after, workspace.later)


def points_of_track(tables, state, seat, track):
    """Return what a track scores."""
    return scoring.industry_points(tables, state, seat) if track == INDUSTRY else scoring.line_points(tables, state, seat, track)


@separately_compiled("t", "s", "i", "i", "i", returns=True)
def prospects(tables, state, seat, track, after):
    """The value of what is ahead on a track."""
    if track == INDUSTRY:
        return industry_prospects(tables, state, seat, after)
    return line_prospects(tables, state, seat, track, after)


@separately_compiled("t", "s", "i", "i", "i", "i", "s", returns=True)
def track_later(tables, state, seat, track, way, after, later):
    """Return what a track may pay after some rounds of growing in this way."""
    if track == INDUSTRY:
        return industry_later(tables, state, seat, way, after, later)
    return line_later(tables, state, seat, track, way, after, later)


def line_key(tables, state, seat, line, after):
    """Everything that a line's value depends on, as one number."""
    key = NOTED | after
    owned = 0
    for colour in range(len(c.COLOURS)):
        at = int(state.rail[seat, line, colour])
        key = key << 4 | (at & 15)
        owned += at >= 0
    key = key << 3 | owned  # a rail at space 15 looks like one that was not won
    if line == c.TRANSSIBERIAN:
        key = (key << 4 | int(state.slot[seat, 0])) << 4 | int(state.slot[seat, 1])
        key = key << 4 | int(state.doublers[seat])
    else:
        key = key << 4 | int(state.slot[seat, 2 if line == c.PETERSBURG else 3])
        key = key << 4 | (int(state.rail[seat, c.TRANSSIBERIAN, c.BLACK]) if owned < tables.colours[line] else 0)
    key = (key << 1 | int(state.revalued[seat])) << 1 | int(state.medal[seat])
    for special in range(c.LINE_SPECIALS[line], c.LINE_SPECIALS[line + 1]):
        key = key << 1 | int(state.reached[seat, special])
    return key


def industry_key(state, seat, after):
    """Everything that the value of the industry track depends on, as one number."""
    key = (NOTED | after) << 5 | (int(state.marker[seat, 0]) + 1)
    key = key << 5 | (int(state.marker[seat, 1]) + 1)
    for slot in range(c.FACTORY_SLOTS):
        key = key << 4 | int(state.factory[seat, slot])
    return key


def line_prospects(tables, state, seat, line, after):
    """The value of one-off rewards of a line that are not won yet, higher the closer they are."""
    worth, pull = 0, lines.reach(state, seat, line)
    for special in range(c.LINE_SPECIALS[line], c.LINE_SPECIALS[line + 1]):
        if state.reached[seat, special] == 0:
            reward = reward_of(tables, state, seat, special, after)
            if reward > 0:
                worth += reward * nearness(missing(tables, state, seat, line, special, pull, w.NO_PULL), after) // 100
    return worth


def industry_prospects(tables, state, seat, after):
    """The value of the ? space and the factories ahead of the markers."""
    worth = 0
    for marker in range(2):
        at = int(state.marker[seat, marker])
        for space in range(at + 1, c.TRACK if at >= 0 else 0):
            if tables.track_kind[space] == c.TOKEN_SPACE and marker == 0:
                worth += (w.TOKEN_SPOT + w.TOKEN_LATER * after) * nearness(space - at, after) // 100
            elif tables.track_kind[space] == c.FACTORY_SPACE:
                number = int(state.factory[seat, tables.track_slot[space]])
                worth += (w.FACTORY_WORTH[number] + w.FACTORY_LATER[number] * after) * max(0, 100 - w.COMING * (space - at)) // 100
    return worth


def nearness(spaces, after):
    """The weight of a reward at this distance, in per cent."""
    spaces = min(spaces, FARTHEST)
    return w.NEAR[spaces] if after > 0 else w.NEAR_LAST[spaces]


def reward_of(tables, state, seat, special, after):
    """The value of a special space that is not reached yet."""
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


def missing(tables, state, seat, line, special, pull, no_pull):
    """The distance to a special space, in rails and locomotives. `no_pull`: of a missing locomotive, in spaces."""
    space, colour = int(tables.special_space[special]), int(tables.special_rail[special])
    at = int(state.rail[seat, line, colour])
    far = max(0, space - at)
    if colour > c.BLACK:
        far += max(0, space + colour - int(state.rail[seat, line, c.BLACK]))  # the black one moves first
        if at < 0:
            far += 2
    if tables.special_locomotive[special] and pull < space:
        far += no_pull + (space - pull) // 2
    return far


def line_later(tables, state, seat, line, way, after, later):
    """Return what a line may pay after some rounds of growing in this way."""
    if line != c.TRANSSIBERIAN:
        grow_rails(tables, state, seat, way, c.TRANSSIBERIAN, after, later)  # its black rail wins new rails for all lines
    grow_rails(tables, state, seat, way, line, after, later)
    for slot in range(len(c.SLOTS)):
        if c.LINE_OF_SLOT[slot] == line:
            number = int(state.slot[seat, slot])
            later.slot[seat, slot] = max(number, min(c.HIGHEST, number + w.PULL_AHEAD[way * len(c.SLOTS) + slot] * after // 10))
    later.doublers[seat] = min(c.MOST_DOUBLERS, int(state.doublers[seat]) + w.DOUBLERS_AHEAD[way] * after // 10)
    later.revalued[seat], later.medal[seat] = state.revalued[seat], state.medal[seat]
    return scoring.line_points(tables, later, seat, line)


def industry_later(tables, state, seat, way, after, later):
    """Return what the industry track may pay after some rounds of growing in this way."""
    end = room.track_end(tables, state, seat, 1)
    for marker in range(2):
        at = int(state.marker[seat, marker])
        later.marker[seat, marker] = at if at < 0 else max(at, min(end, at + w.INDUSTRY_AHEAD[way] * after // 10))
    return scoring.industry_points(tables, later, seat)


def grow_rails(tables, state, seat, way, line, after, later):
    """Advance the rails of one line, each behind the one before it. Rails still to be won start later."""
    end = int(tables.length[line])
    for colour in range(len(c.COLOURS)):
        at = int(state.rail[seat, line, colour])
        ahead = w.AHEAD[(way * len(c.LINES) + line) * len(c.COLOURS) + colour] * after // 10
        if at < 0 and colour < tables.colours[line] and later.rail[seat, c.TRANSSIBERIAN, c.BLACK] >= tables.winning_space[colour]:
            at, ahead = 0, ahead * w.NEW_LATE // 100
        if at >= 0:
            at = max(at, min(at + ahead, end))
            end = at - 1
        later.rail[seat, line, colour] = at
