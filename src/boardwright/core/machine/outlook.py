"""What a seat may expect of a match: every seat's chance to win and its final points, from what this seat knows.

A game can offer a rule of its own (`KNOWLEDGE["outlook"]` in its `bots`); otherwise the points so far count.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import FunctionType
from typing import Any, NamedTuple

from boardwright.core.machine.memory import local
from boardwright.core.machine.search_world import exponential
from boardwright.core.machine.state import MAX_SEATS, OUTCOME, record

NAME = "outlook"
"""The name of the rule in a game's KNOWLEDGE."""
WHOLE = 10_000
"""The sum of all chances."""
POINT = 100
"""Expected points are in hundredths."""

OUTLOOK = record([("chance", "i4", (MAX_SEATS,)), ("points", "i4", (MAX_SEATS,))])
"""By seat: its share of the win in ten-thousandths, together exactly WHOLE, and its expected final points in hundredths."""
OUTLOOK_ENTRY = ("tsiw", True)
"""The arguments of the rule: tables, what the seat knows, the seat, an OUTLOOK to write; it returns 0 (letters as in `engine.ENTRIES`)."""

SHARES = record([("log", "i8", (MAX_SEATS,)), ("part", "i8", (MAX_SEATS,))])
"""By seat: the logarithm of its chance in thousandths, up to a constant, and its part of the win in any unit."""
UNIT = 1 << 24
"""The part of the seat with the highest logarithm."""
FARTHEST = 12_000
"""A seat whose logarithm is farther behind than that has the chance of one that is so far behind."""
LN_3 = 1099
"""Thousandths: the difference of the logarithms of 3/4 and 1/4."""
MARGIN = 20
"""The points ahead that are three quarters of the win against one other seat. Replaced in a game's copy of the default."""


class Outlook(NamedTuple):
    """What a seat may expect. `chances`: by seat, in ten-thousandths of the win, together 10 000; `points`: by seat, in hundredths."""

    chances: tuple[int, ...]
    points: tuple[int, ...]


def divide_by_logs(shares, players, outlook):
    """Write the chances in proportion to the exponentials of `shares.log`."""
    highest = shares.log[0]
    for seat in range(1, players):
        highest = max(highest, shares.log[seat])
    for seat in range(players):
        shares.part[seat] = int(UNIT * exponential(min(highest - shares.log[seat], FARTHEST)))
    divide(shares, players, outlook)


def divide(shares, players, outlook):
    """Write the chances in proportion to `shares.part`. What rounding leaves goes to the largest remainders."""
    together, left = 0, WHOLE
    for seat in range(players):
        together += shares.part[seat]
    for seat in range(players):
        outlook.chance[seat] = WHOLE * shares.part[seat] // together
        shares.part[seat] = WHOLE * shares.part[seat] % together
        left -= outlook.chance[seat]
    for _ in range(left):
        first = 0
        for seat in range(1, players):
            if shares.part[seat] > shares.part[first]:
                first = seat
        outlook.chance[first] += 1
        shares.part[first] = -1


def settle(result, players, outlook):
    """Write what has come of a match that is over: those in first place share the win. `result`: an OUTCOME."""
    shares = local(SHARES)
    for seat in range(players):
        shares.part[seat] = 1 if result.rank[seat] == 0 else 0
        outlook.points[seat] = POINT * result.score[seat]
    divide(shares, players, outlook)


def actors(tables, state):
    """Replaced by the game's own rule in its copy."""
    return 0


def outcome(tables, state, result):
    """Replaced by the game's own rule in its copy."""


def points_so_far(tables, hidden, seat, outlook):
    """The default: the points so far are what is expected, and chances follow from the differences."""
    result, shares, players = local(OUTCOME), local(SHARES), int(hidden.players)
    outcome(tables, hidden, result)
    if actors(tables, hidden) == 0:
        settle(result, players, outlook)
        return 0
    for other in range(players):
        outlook.points[other] = POINT * result.score[other]
        shares.log[other] = LN_3 * result.score[other] // MARGIN
    divide_by_logs(shares, players, outlook)
    return 0


def default_outlook(functions: Mapping[str, Any], margin: int) -> Any:
    """The default rule for a game. `functions`: its entries by name; `margin`: replaces MARGIN."""
    names = {"actors": functions["actors"], "outcome": functions["outcome"], "MARGIN": margin}
    return FunctionType(points_so_far.__code__, {**points_so_far.__globals__, **names}, points_so_far.__name__)
