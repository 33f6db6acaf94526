"""Points: of a round, of end-bonus cards, of engineers; final places (5.10, 5.11)."""

from typing import Any

from boardwright.core.machine.bits import each, size
from boardwright.core.machine.cells import how_many, total
from boardwright.core.machine.rule import separately_compiled
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.rules import lines, room
from boardwright.games.russian_railroads.state import ALONE, POINTS_FROM

REASONS = ("last_round",)
SCORED = True

FLAT, ENDS, BUILT, PULLING, MORE_WORKERS, BLACK_RAILS, TOKENS_USED, DOUBLERS_PLACED, EXTRA_ENGINEER, ENGINEERS_HIRED = range(len(c.BONUSES))


@separately_compiled("t", "s", "i", "i", returns=True)
def line_points(tables, state, seat, line):
    """Return what a line scores: its spaces in reach of the locomotives, and its special spaces."""
    points = rail_points(tables, state, seat, line, line_end(tables, state, seat, line))
    return points * line_factor(tables, state, seat, line) + line_bonus(tables, state, seat, line)


def line_end(tables, state, seat, line):
    """The last space of a line that counts."""
    return min(lines.reach(state, seat, line), int(tables.length[line]))


def rail_points(tables, state, seat, line, end):
    """Return what the spaces up to `end` score: each pays for the latest rail that has reached it, twice with a doubler."""
    values = 1 if state.revalued[seat] else 0
    doubled = doubled_spaces(state, seat, line)
    points, scored = 0, 0
    for colour in range(len(c.COLOURS) - 1, c.BLACK - 1, -1):
        last = min(int(state.rail[seat, line, colour]), end)
        if last > scored:
            points += int(tables.rail_points[values, colour]) * (last - scored + max(0, min(last, doubled) - scored))
            scored = last
    return points


def doubled_spaces(state, seat, line):
    """Return how many spaces have doublers: they are on the Transsiberian, from its first space on."""
    return int(state.doublers[seat]) if line == c.TRANSSIBERIAN else 0


def latest_rail(state, seat, line, space):
    """The colour of the latest rail that has reached a space, or -1."""
    for colour in range(len(c.COLOURS) - 1, c.BLACK - 1, -1):
        if state.rail[seat, line, colour] >= space:
            return colour
    return -1


def line_factor(tables, state, seat, line):
    """2 if a special space doubles the whole line, else 1."""
    for special in range(c.LINE_SPECIALS[line], c.LINE_SPECIALS[line + 1]):
        if tables.special_doubles[special] and lines.is_met(tables, state, seat, line, special):
            return 2
    return 1


def line_bonus(tables, state, seat, line):
    """Return what special spaces pay at each scoring."""
    bonus = 0
    for special in range(c.LINE_SPECIALS[line], c.LINE_SPECIALS[line + 1]):
        if tables.special_scoring[special] > 0 and lines.is_met(tables, state, seat, line, special):
            bonus += int(tables.special_scoring[special])
    return bonus


def industry_points(tables, state, seat):
    """Return what both markers score."""
    return marker_points(tables, state, seat, 0) + marker_points(tables, state, seat, 1)


def marker_points(tables, state, seat, marker):
    """The highest number at or behind a marker; 0 for one that is not on the track."""
    at = int(state.marker[seat, marker])
    return int(tables.track_points[at]) if at >= 0 else 0


def bonus_points(tables, state, seat, bonus):
    """Return what an end-bonus card is worth to a seat."""
    if bonus == FLAT:
        return int(tables.bonus_flat)
    if bonus == ENDS:
        return int(tables.bonus_end) * ends_reached(tables, state, seat)
    if bonus == BUILT:
        return int(tables.bonus_factory) * room.factories_built(state, seat)
    if bonus == PULLING:
        return total(state.slot[seat]) - how_many(state.slot[seat], c.SPECIAL)  # which counts as a 9
    if bonus == MORE_WORKERS:  # permanently won ones: of the own colour, and the black one
        own = int(state.workers_all[seat]) - int(tables.workers[state.players])
        return int(tables.bonus_worker) * (own + 1 if state.black_owner == seat else own)
    if bonus == BLACK_RAILS:
        return total(state.rail[seat, :, c.BLACK])
    if bonus == TOKENS_USED:
        return int(tables.bonus_token) * size(state.tokens_used[seat])
    if bonus == DOUBLERS_PLACED:
        return doubler_bonus(tables, state, seat)
    if bonus == ENGINEERS_HIRED:
        return int(tables.bonus_engineer) * size(state.own[seat])
    return 0


def ends_reached(tables, state, seat):
    """The number of lines whose last space the black rail has reached."""
    count = 0
    for line in range(len(c.LINES)):
        if state.rail[seat, line, c.BLACK] == tables.length[line]:
            count += 1
    return count


def doubler_bonus(tables, state, seat):
    """The points for the highest step that the doublers reach; steps are not added up."""
    for step in range(1, -1, -1):
        if state.doublers[seat] >= tables.bonus_doublers[step, 0]:
            return int(tables.bonus_doublers[step, 1])
    return 0


def engineer_standing(tables, state, seat):
    """The seat's standing in the engineer majority, as one number: engineers (with the card), then the highest number; 0: not eligible."""
    count, highest = size(state.own[seat]), 0
    for place in each(state.own[seat]):
        highest = max(highest, int(tables.engineer_number[place - c.FIRST_ENGINEER]))
    if holds(state, seat, EXTRA_ENGINEER) and (count > 0 or state.options.extra_engineer == ALONE):
        count += 1
    return count * 100 + highest


def holds(state, seat, bonus):
    """Return whether a seat holds an end-bonus card, as far as the viewer knows."""
    location = int(state.bonus_location[bonus])
    return location > 0 and location < len(state.drawer) and state.drawer[location] == seat


def majority_points(tables, state, seat):
    """Points for most and second most engineers. Numbers differ, so a tie is only possible without any number: it pays no seat."""
    standing = engineer_standing(tables, state, seat)
    if standing == 0:
        return 0
    ahead = 0
    for other in range(state.players):
        if other != seat and engineer_standing(tables, state, other) >= standing:
            ahead += 1
    return int(tables.majority[ahead]) if ahead < 2 else 0


def breakdown(tables: Any, state: Any, ask: Any) -> list[dict[str, Any]]:
    """For each seat the points of each source, by rounds (0: the start bonuses), by cards, and for engineers."""
    found: list[dict[str, Any]] = []
    for seat in range(state.players):
        sources = zip(POINTS_FROM, state.scored[seat, : tables.rounds[state.players] + 1].T.tolist(), strict=True)
        cards = {name: int(state.bonus_points[seat, bonus]) for bonus, name in enumerate(c.BONUSES) if holds(state, seat, bonus)}
        engineers, highest = divmod(int(engineer_standing(tables, state, seat)), 100)
        rounds = {name: {"points": sum(by_round), "rounds": by_round} for name, by_round in sources}
        majority = {"points": int(state.majority_points[seat]), "engineers": engineers, "highest": highest}
        found.append({**rounds, "bonus_cards": {"points": sum(cards.values()), "cards": cards}, "majority": majority})
    return found
