"""What a seat's board is worth to `greedy`: points, what the scorings left will pay, and what may come of it."""

from __future__ import annotations

from boardwright.core.rule import apart, rule
from boardwright.games.russian_railroads.components import (
    BLACK,
    BONUS,
    BONUSES,
    CHOICES,
    COLOURS,
    ENGINEERS,
    FACTORY_SPACE,
    HIGHEST,
    LINE_SPECIALS,
    LINES,
    SLOTS,
    TOKEN_SPACE,
    TRACK,
)
from boardwright.games.russian_railroads.greedy_mind import MIND
from boardwright.games.russian_railroads.greedy_weights import (
    AHEAD,
    COIN,
    COMING,
    ENGINEER_USE,
    FACTORY_LATER,
    FACTORY_WORTH,
    GROWTH,
    IN_HAND,
    INDUSTRY_AHEAD,
    NEAR,
    NEW_RAILS,
    NO_PULL,
    POINT,
    PULL_AHEAD,
    STANDING,
    SURE,
    TOKEN_LATER,
    TOKEN_SPOT,
    WAITING,
    WAITING_BONUS,
    WORKER,
    WORKER_NOW,
)
from boardwright.games.russian_railroads.lines import reach
from boardwright.games.russian_railroads.room import power, track_end
from boardwright.games.russian_railroads.scoring import (
    BUILT,
    DOUBLERS_PLACED,
    ENDS,
    ENGINEERS_HIRED,
    EXTRA_ENGINEER,
    FLAT,
    MORE_WORKERS,
    PULLING,
    TOKENS_USED,
    bonus_points,
    engineer_standing,
    holds,
    industry_points,
    line_points,
)


@rule
def rounds_after(tables, state):
    """How many rounds come after this one."""
    return int(tables.rounds[state.players]) - int(state.round_no)


@apart("t", "s", "i", MIND, returns=True)
def value(tables, state, seat, mind):
    """What a seat's board is worth, with what waits to be done."""
    after = rounds_after(tables, state)
    pays = scoring(tables, state, seat)
    worth = (int(state.points[seat]) + (after + 1) * pays) * POINT
    if after > 0:
        grow(tables, state, seat, after, mind.later)
        worth += max(0, scoring(tables, mind.later, seat) - pays) * after * GROWTH
    worth += prospects(tables, state, seat, after)
    worth += factories_to_come(tables, state, seat, after)
    worth += hands(tables, state, seat, after)
    worth += engineers(tables, state, seat, after)
    worth += bonuses(tables, state, seat, after)
    return worth + waiting(tables, state, seat, after)


@rule
def scoring(tables, state, seat):
    """What the end of a round pays as things stand."""
    points = industry_points(tables, state, seat)
    for line in range(len(LINES)):
        points += line_points(tables, state, seat, line)
    return points


@rule
def grow(tables, state, seat, after, later):
    """The own board as it may look later: rails further on, stronger locomotives, more industry."""
    for line in range(len(LINES)):
        room = int(tables.length[line])
        for colour in range(len(COLOURS)):
            at = int(state.rail[seat, line, colour])
            if at >= 0:
                at = max(at, min(at + AHEAD[line * len(COLOURS) + colour] * after // 10, room))
                room = at - 1
            later.rail[seat, line, colour] = at
    for slot in range(len(SLOTS)):
        number = int(state.slot[seat, slot])
        later.slot[seat, slot] = max(number, min(HIGHEST, number + PULL_AHEAD[slot] * after // 10))
    end = track_end(tables, state, seat, 1)
    for marker in range(2):
        at = int(state.marker[seat, marker])
        later.marker[seat, marker] = at if at < 0 else max(at, min(end, at + INDUSTRY_AHEAD * after // 10))
    later.doublers[seat] = state.doublers[seat]
    later.revalued[seat] = state.revalued[seat]
    later.medal[seat] = state.medal[seat]


# -- special spaces ----------------------------------------------------------------------------------------------------------------


@rule
def prospects(tables, state, seat, after):
    """One-off rewards that are not won yet, the more the nearer they are."""
    worth = 0
    for line in range(len(LINES)):
        pull = reach(state, seat, line)
        for special in range(LINE_SPECIALS[line], LINE_SPECIALS[line + 1]):
            if state.reached[seat, special] == 0:
                reward = reward_of(tables, special, after)
                if reward > 0:
                    worth += reward * NEAR[missing(tables, state, seat, line, special, pull)] // 100
    at = int(state.marker[seat, 0])
    for space in range(at + 1, TRACK):
        if tables.track_kind[space] == TOKEN_SPACE:
            worth += (TOKEN_SPOT + TOKEN_LATER * after) * NEAR[space - at] // 100
    return worth


@rule
def reward_of(tables, special, after):
    """What a special space's one-off reward is worth."""
    worth = int(tables.special_points[special]) * POINT
    if tables.special_worker[special]:
        worth += WORKER_NOW + WORKER * after
    if tables.special_spot[special] >= 0:
        worth += TOKEN_SPOT + TOKEN_LATER * after
    if tables.special_rails[special] >= 0:
        worth += NEW_RAILS[tables.special_rails[special]] * after
    return worth


@rule
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
        far += NO_PULL + (space - pull) // 2
    return min(far, len(NEAR) - 1)


# -- industry, workers, engineers --------------------------------------------------------------------------------------------------


@rule
def factories_to_come(tables, state, seat, after):
    """Factories that markers have before them."""
    worth = 0
    for marker in range(2):
        at = int(state.marker[seat, marker])
        if at < 0:
            continue
        for space in range(at + 1, TRACK):
            if tables.track_kind[space] == FACTORY_SPACE:
                number = int(state.factory[seat, tables.track_slot[space]])
                if number > 0:
                    worth += (FACTORY_WORTH[number] + FACTORY_LATER[number] * after) * max(0, 100 - COMING * (space - at)) // 100
    return worth


@rule
def hands(tables, state, seat, after):
    """Workers and coins, at hand and in rounds to come."""
    black = 1 if state.black_owner == seat else 0
    ready = int(state.workers[seat]) + int(state.temporary[seat]) + (1 if black and state.black_ready else 0)
    worth = ready * WORKER_NOW + (int(state.workers_all[seat]) + black) * WORKER * after
    return worth + int(state.coins[seat]) * (COIN if after > 0 else 0)


@rule
def engineers(tables, state, seat, after):
    """Own engineers: their use, and the majority as it stands."""
    worth = 0
    for engineer in range(len(ENGINEERS)):
        if state.engineer_owner[engineer] == seat:
            worth += ENGINEER_USE[engineer] * (after + 1)
    standing = engineer_standing(tables, state, seat)
    if standing == 0:
        return worth
    ahead = 0
    for other in range(state.players):
        if other != seat and engineer_standing(tables, state, other) > standing:
            ahead += 1
    worth += STANDING * (standing // 100) * after
    return worth + (int(tables.majority[ahead]) * SURE[after] if ahead < 2 else 0)


@rule
def bonuses(tables, state, seat, after):
    """End-bonus cards held: what they would give now, and what is to come."""
    worth = 0
    for bonus in range(len(BONUSES)):
        if holds(state, seat, bonus):
            worth += bonus_points(tables, state, seat, bonus) * POINT + growth_of(bonus) * after
    return worth


@rule
def growth_of(bonus):
    """What an end-bonus card will give more for each round to come."""
    if bonus == FLAT:
        return 0
    if bonus == ENDS:
        return 200
    if bonus == BUILT:
        return 200
    if bonus == PULLING:
        return 200
    if bonus == MORE_WORKERS:
        return 200
    if bonus == TOKENS_USED:
        return 250
    if bonus == DOUBLERS_PLACED:
        return 250
    if bonus == EXTRA_ENGINEER:
        return 200
    if bonus == ENGINEERS_HIRED:
        return 250
    return 250


@rule
def waiting(tables, state, seat, after):
    """What is left of a chain."""
    worth = 0
    for item in range(state.agenda_count):
        for part in range(CHOICES):
            left = int(state.left[item, part])
            if left > 0:
                worth += left * (WAITING_BONUS if part == BONUS else WAITING[part] * (after + 1))
    return worth + power(state.hand) * IN_HAND
