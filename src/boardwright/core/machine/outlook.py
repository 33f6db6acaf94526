"""The outlook of a seat: every seat's chance to win and its final points, from what this seat knows.

A game can offer a rule of its own, or FEATURES with fitted weights (`core.domain.outlook`), as `KNOWLEDGE["outlook"]` in its `bots`;
otherwise the points so far count.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import FunctionType
from typing import Any, NamedTuple

import numpy as np

from boardwright.core.machine.memory import local
from boardwright.core.machine.search_world import exponential
from boardwright.core.machine.state import MAX_SEATS, OUTCOME, record

NAME = "outlook"
"""The name of the rule in a game's KNOWLEDGE."""
WHOLE = 10_000
"""The sum of all chances."""
POINT = 100
"""Expected points are in hundredths."""

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

MOST_FEATURES = 96
MOST_FORESEEN = 4
FEATURES = record([("count", "i8"), ("x", "i8", (MOST_FEATURES,)), ("foreseen", "i8", (MOST_FORESEEN, MAX_SEATS))])
"""The features of a position for one seat, and numbers by seat that the game finds for all seats together."""
FORESEE_ENTRY = ("tsif", False)
"""The arguments of a rule that writes `foreseen`: tables, what the viewer knows, the viewer, a FEATURES to write."""
FEATURES_ENTRY = ("tsiif", False)
"""The arguments of a rule that writes features: tables, what the viewer knows, the viewer, the seat, a FEATURES to write."""
STAGE_ENTRY = ("ts", True)
"""The arguments of a rule that returns how far the match is: tables, what a seat knows."""
WORTH_ENTRY = ("tsi", True)
"""The arguments of a rule that returns what a position is worth: tables, what the viewer knows, a seat."""
STAGE = 1000
"""Stages are in thousandths; weights are given at whole ones, and between them in proportion."""
OWN, OTHERS = range(2)
"""Weights differ between the seat that knows its secrets and the others."""
FINE = 1000
"""The unit of weights: so many are a thousandth of a logarithm, or a hundredth of a point."""


class Features(NamedTuple):
    """A game's description of positions for its outlook.

    Attributes:
        names: the names of the features.
        write: the rule that writes them, in this order (FEATURES_ENTRY).
        stages: the number of whole stages.
        stage: the rule that returns the stage, from 0 to STAGE * (stages - 1) (STAGE_ENTRY).
        simple_worth: a rule that says what a simple bot thinks of a seat's position in its own units, to compare with (WORTH_ENTRY).
        foresee: a rule that writes `FEATURES.foreseen` before the features of the seats are written (FORESEE_ENTRY); None: there is none.
    """

    names: tuple[str, ...]
    write: Any
    stages: int
    stage: Any
    simple_worth: Any
    foresee: Any = None


class Outlook(NamedTuple):
    """The expectations of a seat. `chances`: by seat, in ten-thousandths of the win, together 10 000; `points`: by seat, in hundredths."""

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


def add(found, number):
    """Append a feature."""
    found.x[found.count] = number
    found.count += 1


def features(tables, hidden, seat, other, found):
    """Replaced by the game's own rule in its copy of `by_features`."""


def foresee(tables, hidden, seat, found):
    """Replaced by the game's own rule in its copy of `by_features`, if it has one."""


def stage(tables, hidden):
    """Replaced by the game's own rule in its copy of `by_features`."""
    return 0


FEWEST = 2
"""Replaced in a game's copy by its fewest players."""
CHANCES = POINTS = np.zeros((1, 2, 1, 1), np.int32)
"""Replaced in a game's copy by its weights: by players from the fewest, OWN or OTHERS, stage, feature."""


def by_features(tables, hidden, seat, outlook):
    """Logarithms of chances, and points, are linear in the features of each seat."""
    players = int(hidden.players)
    if actors(tables, hidden) == 0:
        result = local(OUTCOME)
        outcome(tables, hidden, result)
        settle(result, players, outlook)
        return 0
    shares, found, at, table = local(SHARES), local(FEATURES), int(stage(tables, hidden)), players - FEWEST
    foresee(tables, hidden, seat, found)
    for other in range(players):
        found.count = 0
        features(tables, hidden, seat, other, found)
        kind = OWN if other == seat else OTHERS
        shares.log[other] = weigh(CHANCES[table, kind], at, found)
        outlook.points[other] = weigh(POINTS[table, kind], at, found)
    divide_by_logs(shares, players, outlook)
    return 0


def weigh(weights, at, found):
    """The sum of the weighted features at a stage. `weights`: by whole stage and feature."""
    row, past = at // STAGE, at % STAGE
    total = 0
    for i in range(found.count):
        total += weights[row, i] * found.x[i] * (STAGE - past)
        if past > 0:
            total += weights[row + 1, i] * found.x[i] * past
    return total // (STAGE * FINE)


def default_outlook(functions: Mapping[str, Any], margin: int) -> Any:
    """The default rule for a game. `functions`: its entries by name; `margin`: replaces MARGIN."""
    return _copy(points_so_far, functions, MARGIN=margin)


def fitted_outlook(functions: Mapping[str, Any], described: Features, fewest: int, chances: np.ndarray, points: np.ndarray) -> Any:
    """The rule of a game with fitted weights. `functions`: its entries by name; `fewest`: its fewest players."""
    own = {"features": described.write, "stage": described.stage, "FEWEST": fewest, "CHANCES": chances, "POINTS": points}
    own |= {"foresee": described.foresee} if described.foresee else {}
    return _copy(by_features, functions, **own)


def _copy(rule: Any, functions: Mapping[str, Any], **names: Any) -> Any:
    """A rule for one game."""
    names |= {"actors": functions["actors"], "outcome": functions["outcome"]}
    return FunctionType(rule.__code__, {**rule.__globals__, **names}, rule.__name__)
