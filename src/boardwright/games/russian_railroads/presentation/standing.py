"""What this round's end would pay a seat, space by space, for people and previews.

The rules have their own scoring; a test compares the two. This one reads whole arrays at once, because plain Python is asked for it
after every action that a page shows.
"""

from __future__ import annotations

from typing import Any

from boardwright.games.russian_railroads.components import (
    COLOURS,
    HIGHEST,
    LINE_OF_SLOT,
    LINE_SPECIALS,
    LINES,
    TRANSSIBERIAN,
)

SCORED = (*LINES, "industry")


def reaches(state: Any, seat: int) -> list[int]:
    """How far the locomotives of each line reach: their numbers added up."""
    found = [0] * len(LINES)
    for line, number in zip(LINE_OF_SLOT, state.slot[seat].tolist(), strict=True):
        found[line] += min(number, HIGHEST)
    return found


def specials_met(tables: Any, state: Any, seat: int) -> list[bool]:
    """Of each special space, whether rail, locomotives and medal are there."""
    rails, reach, medal = state.rail[seat].tolist(), reaches(state, seat), bool(state.medal[seat])
    spaces, colours = tables.special_space.tolist(), tables.special_rail.tolist()
    locomotives, medals = tables.special_locomotive.tolist(), tables.special_medal.tolist()
    return [
        rails[line][colours[i]] >= spaces[i] and (not locomotives[i] or reach[line] >= spaces[i]) and (medal or not medals[i])
        for line in range(len(LINES))
        for i in range(LINE_SPECIALS[line], LINE_SPECIALS[line + 1])
    ]


def permanent(tables: Any) -> list[bool]:
    """Of each special space, whether it counts at every scoring instead of giving something once."""
    return [
        bool(doubles or scoring) for doubles, scoring in zip(tables.special_doubles.tolist(), tables.special_scoring.tolist(), strict=True)
    ]


def spaces_of(tables: Any, state: Any, seat: int, line: int, met: list[bool]) -> list[tuple[int, int, bool]]:
    """The spaces of a line that count, from 1: the colour of the latest rail on them or beyond, its points, whether they are doubled."""
    rails = state.rail[seat, line].tolist()
    worth = tables.rail_points[1 if state.revalued[seat] else 0].tolist()
    doubles = tables.special_doubles.tolist()
    doubled = len(LINES) * [0]
    doubled[TRANSSIBERIAN] = int(state.doublers[seat])
    if any(met[i] and doubles[i] for i in range(LINE_SPECIALS[line], LINE_SPECIALS[line + 1])):
        doubled[line] = int(tables.length[line])
    found = []
    for space in range(1, min(reaches(state, seat)[line], int(tables.length[line])) + 1):
        colour = max((c for c, at in enumerate(rails) if at >= space), default=-1)
        if colour < 0:
            break
        found.append((colour, worth[colour] * (2 if space <= doubled[line] else 1), space <= doubled[line]))
    return found


def bonus_of(tables: Any, line: int, met: list[bool]) -> int:
    """What the special spaces of a line pay at every scoring."""
    pays = tables.special_scoring.tolist()
    return sum(pays[i] for i in range(LINE_SPECIALS[line], LINE_SPECIALS[line + 1]) if met[i])


def markers_of(tables: Any, state: Any, seat: int) -> list[int]:
    """What each marker on the industry track scores."""
    worth = tables.track_points.tolist()
    return [worth[at] for at in state.marker[seat].tolist() if at >= 0]


def standing(tables: Any, state: Any, seat: int) -> dict[str, Any]:
    """The whole of it, with what it is made of."""
    met = specials_met(tables, state, seat)
    found: dict[str, Any] = {}
    for line, name in enumerate(LINES):
        spaces, bonus = spaces_of(tables, state, seat, line, met), bonus_of(tables, line, met)
        told = [{"colour": COLOURS[colour], "points": points, "doubled": doubled} for colour, points, doubled in spaces]
        found[name] = {"points": sum(points for _, points, _ in spaces) + bonus, "spaces": told, "bonus": bonus}
    markers = markers_of(tables, state, seat)
    found["industry"] = {"points": sum(markers), "markers": markers}
    found["total"] = sum(found[name]["points"] for name in SCORED)
    return found


def payments(tables: Any, state: Any, seat: int) -> list[int]:
    """The points alone: of each line, then of the industry track."""
    met = specials_met(tables, state, seat)
    found = [
        sum(points for _, points, _ in spaces_of(tables, state, seat, line, met)) + bonus_of(tables, line, met)
        for line in range(len(LINES))
    ]
    return [*found, sum(markers_of(tables, state, seat))]
