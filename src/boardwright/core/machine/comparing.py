"""Compares actions by what they lead to: the search's candidates, or those that the caller gives, in the same worlds with the same luck.

Half of the simulations choose the best candidates (`core.machine.search.halve`). The others measure these and the first one in worlds of
their own, so that the luck of the choice is not in the figures. All is played on by the policies of the game's comparisons, without a
tree: the worlds are independent, so results of several calls with generators of their own can be put together. If the game's comparisons
end before the match, its outlook judges the position.
"""

import numpy as np

from boardwright.core.machine.bot import MOST_CANDIDATES
from boardwright.core.machine.search import (
    add_candidate,
    forget_tries,
    halve,
    limit_playouts,
    list_candidates,
    play_round,
    prepare,
    standard_error,
)
from boardwright.core.machine.state import record

COMPARISON = record(
    [
        # The caller says:
        ("budget", "i8"),  # simulations; 0: the search's own number
        ("given", "i4"),  # how many candidates it gives in `ids`; the others are measured against the first one
        ("alone", "i4"),  # 1: no other candidates
        ("all_known", "i4"),  # 1: `hidden` is the whole state; only what is drawn from now on differs between the worlds
        ("measured", "i4"),  # how many candidates are measured besides the first one (0: one)
        # And is told, the first candidate first, then the others, best first:
        ("count", "i4"),
        ("ids", "i4", (MOST_CANDIDATES,)),
        ("tries", "i4", (MOST_CANDIDATES,)),  # worlds
        ("measures", "i4", (MOST_CANDIDATES,)),  # 1: measured; 0: the candidate was dropped before, and its figures are rough
        ("chances", "f8", (MOST_CANDIDATES,)),  # the mean share of the win
        ("points", "f8", (MOST_CANDIDATES,)),  # the mean points
        ("gains", "f8", (MOST_CANDIDATES,)),  # the mean difference of the shares to those of the first candidate, in the same worlds
        ("errors", "f8", (MOST_CANDIDATES,)),  # its standard error
        ("point_gains", "f8", (MOST_CANDIDATES,)),  # the same for the points
        ("point_errors", "f8", (MOST_CANDIDATES,)),
    ]
)

COMPARE = ("tsimrkc", True)
"""The arguments of `compare_actions` (letters as in `engine.ENTRIES`; k: the memory of a search, c: a COMPARISON)."""


def compare_actions(tables, hidden, seat, moves, rng, search, comparison):
    """Compare candidates for the seat that must choose. Returns the best one besides the first, or the first if it is the only one.

    `moves`: the legal actions. `rng` is left as it is: another one draws other worlds.
    """
    prepare(hidden, rng, search)
    search.with_tree, search.all_known = 0, comparison.all_known
    limit_playouts(tables, hidden, seat, search)
    most, search.most = search.most, MOST_CANDIDATES
    for k in range(min(comparison.given, MOST_CANDIDATES)):
        add_candidate(search, comparison.ids[k], 0)
    search.most = most
    if comparison.alone == 0 or search.count == 0:
        list_candidates(tables, hidden, seat, moves, search)
    measure(tables, hidden, seat, search, comparison)
    for k in range(search.count):
        write_figures(search, comparison, k)
    comparison.count = search.count
    return np.int64(search.ids[min(1, search.count - 1)])


def measure(tables, hidden, seat, search, comparison):
    """Choose the candidates to measure, and play the worlds that they are measured in."""
    budget = comparison.budget if comparison.budget > 0 else search.budget
    left = min(search.count, 1 + max(1, comparison.measured))
    if left < search.count:
        halve(tables, hidden, seat, search, budget - budget // 2, left)
        for k in range(left):
            forget_tries(search, k)
        budget = budget // 2
    for _ in range(max(2, budget // left)):
        play_round(tables, hidden, seat, left, search)
    for k in range(search.count):
        comparison.measures[k] = 1 if k < left else 0


def write_figures(search, comparison, k):
    """Write what a candidate leads to."""
    tries = search.tries[k]
    comparison.ids[k], comparison.tries[k] = search.ids[k], tries
    comparison.chances[k], comparison.points[k] = search.wins[k] / tries, search.points[k] / tries
    comparison.gains[k], comparison.point_gains[k] = search.win_gains[k] / tries, search.point_gains[k] / tries
    comparison.errors[k] = standard_error(search.win_gains[k], search.win_squares[k], tries)
    comparison.point_errors[k] = standard_error(search.point_gains[k], search.point_squares[k], tries)
