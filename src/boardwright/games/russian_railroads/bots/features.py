"""Features on which the final points of a seat depend: for its outlook and for the choice of a plan (swift_plan.py)."""

from boardwright.core.machine.bits import size
from boardwright.core.machine.rule import separately_compiled
from boardwright.core.machine.state import record
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.rules import lines, places, room, scoring

NAMES = (
    "one",
    *(f"pays_{line}" for line in c.LINES), "pays_industry",
    *(f"{line}_{colour}" for line in c.LINES for colour in c.COLOURS),
    *(f"reach_{line}" for line in c.LINES),
    "marker_1", "marker_2", "factories", "doublers", "revalued", "medal",
    "workers", "workers_left", "black_worker", "coins",
    "engineers", "majority", "bonus_cards", "bonus_points", "tokens", "first", "passed", "players",
    *(f"others_{line}" for line in c.LINES),
)  # fmt: skip
COUNT = len(NAMES)
FEATURES = record([("of", "i4", (COUNT,))])
AFTER_LINES = 5
AFTER_RAILS = AFTER_LINES + len(c.LINES) * len(c.COLOURS)
AFTER_REACH = AFTER_RAILS + len(c.LINES)


@separately_compiled("t", "s", "i", FEATURES)
def write_features(tables, state, seat, features):
    """Write the numbers of a seat in the order of NAMES."""
    found = features.of
    found[0] = 1
    for line in range(len(c.LINES)):
        found[1 + line] = scoring.line_points(tables, state, seat, line)
        for colour in range(len(c.COLOURS)):
            found[AFTER_LINES + line * len(c.COLOURS) + colour] = max(0, int(state.rail[seat, line, colour]))
        found[AFTER_RAILS + line] = min(lines.reach(state, seat, line), int(tables.length[line]))
    found[AFTER_LINES - 1] = scoring.industry_points(tables, state, seat)
    found[AFTER_REACH] = state.marker[seat, 0]
    found[AFTER_REACH + 1] = max(0, int(state.marker[seat, 1]))
    found[AFTER_REACH + 2] = room.factories_built(state, seat)
    found[AFTER_REACH + 3], found[AFTER_REACH + 4], found[AFTER_REACH + 5] = state.doublers[seat], state.revalued[seat], state.medal[seat]
    found[AFTER_REACH + 6] = state.workers_all[seat]
    found[AFTER_REACH + 7] = places.all_workers(state, seat)
    found[AFTER_REACH + 8] = 1 if state.black_owner == seat else 0
    found[AFTER_REACH + 9] = state.coins[seat]
    found[AFTER_REACH + 10] = size(state.own[seat])
    found[AFTER_REACH + 11] = scoring.majority_points(tables, state, seat)
    cards, points = 0, 0
    for bonus in range(len(c.BONUSES) if state.draws > 0 else 0):
        if scoring.holds(state, seat, bonus):
            cards += 1
            points += scoring.bonus_points(tables, state, seat, bonus)
    found[AFTER_REACH + 12], found[AFTER_REACH + 13] = cards, points
    found[AFTER_REACH + 14] = size(state.tokens_used[seat])
    found[AFTER_REACH + 15] = 1 if state.order[0] == seat else 0
    found[AFTER_REACH + 16], found[AFTER_REACH + 17] = state.passed[seat], state.players
    for line in range(len(c.LINES)):
        found[AFTER_REACH + 18 + line] = blacks_of_others(state, seat, line)


def blacks_of_others(state, seat, line):
    """Return how far the black rails of the other seats have come on a line: ten times their mean."""
    spaces = 0
    for other in range(state.players):
        if other != seat:
            spaces += int(state.rail[other, line, c.BLACK])
    return 10 * spaces // (state.players - 1)
