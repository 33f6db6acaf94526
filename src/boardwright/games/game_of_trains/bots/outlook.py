"""Features of the outlook of Game of Trains: the turns that a train still needs, what the row offers it, whose turn it is."""

import numpy as np

from boardwright.core.machine.cells import total
from boardwright.core.machine.memory import local
from boardwright.core.machine.outlook import STAGE, Features, add
from boardwright.games.game_of_trains.bots.greedy import (
    APART,
    HEADROOM,
    SCRATCH,
    TURN,
    best_target,
    count_unseen,
    estimate_turns,
    rate_places,
)  # fmt: skip
from boardwright.games.game_of_trains.bots.sorter import count_to_replace
from boardwright.games.game_of_trains.components import MOVE_LEFT, REMOVE_LEFT, REMOVE_RIGHT, WAGONS
from boardwright.games.game_of_trains.state import REPLACE, SETUP_REPLACE

NAMES = (
    "one", "to_move", "turns_before", "turns", "turns_of_plan", "few_turns", "row_helps", "hand_helps",
    "to_replace", "locks", "removes", "next_helps",
)  # fmt: skip
FEW = 9200
MOST = 48 * TURN
KNOTS = np.array([7600, 8000, 8300, 9200, 10200, 11200, 12500, 14500], np.int64)
"""The values of `turns_of` for the first train at each whole stage."""


def write(tables, hidden, seat, other, found):
    """Write the features of a seat, in the order of NAMES."""
    w = local(SCRATCH)
    w.apart, w.headroom = APART, HEADROOM
    count_unseen(hidden, w)
    w.train[:] = hidden.train[other]
    turns = turns_of(w.train, w)
    moving = hidden.active == other and hidden.phase > SETUP_REPLACE
    add(found, 1)
    add(found, int(moving))
    add(found, (other - int(hidden.active)) % int(hidden.players))
    add(found, turns)
    add(found, cheapest_plan(w))
    add(found, min(turns, FEW))
    helped = turns - min(turns, with_row(hidden, w))
    add(found, helped)
    add(found, turns - min(turns, with_hand(hidden, other, w)))
    locks = total(hidden.lock[other] > 0)
    add(found, count_to_replace(hidden.train[other], w.best))
    add(found, locks)
    removes = 0
    for ability in range(REMOVE_LEFT, REMOVE_RIGHT + 1):
        removes += int(hidden.row[ability] > 0)
    add(found, removes * (WAGONS - locks))
    add(found, helped * int(moving))


def turns_of(train, w):
    """The turns that a train still needs, in thousandths, plus HEADROOM; 0 if it rises."""
    return max(0, min(MOST, estimate_turns(train, w)))


def cheapest_plan(w):
    """The same for the cheapest plan alone."""
    w.apart, w.headroom = 0, 0
    turns = turns_of(w.train, w)
    w.apart, w.headroom = APART, HEADROOM
    return turns


def with_row(hidden, w):
    """The turns left after the best swap or move that the row offers."""
    best = MOST
    for ability in range(MOVE_LEFT + 1):
        if hidden.row[ability] > 0:
            _, after = best_target(w.train, ability, w)
            best = min(best, max(0, after))
    return best


def with_hand(hidden, other, w):
    """The turns left with the card in hand in its best place."""
    if hidden.phase != REPLACE or hidden.hand_count[other] == 0 or hidden.hand[other, 0] == 0:
        return MOST
    return max(0, min(MOST, rate_places(int(hidden.hand[other, 0]), w)))


def stage(tables, hidden):
    """By the turns that the first train still needs."""
    w, fewest = local(SCRATCH), MOST
    w.apart, w.headroom = APART, HEADROOM
    count_unseen(hidden, w)
    for other in range(int(hidden.players)):
        w.train[:] = hidden.train[other]
        fewest = min(fewest, turns_of(w.train, w))
    row, fewest = 0, max(fewest, int(KNOTS[0]))
    while row < len(KNOTS) - 2 and KNOTS[row + 1] <= fewest:
        row += 1
    return STAGE * row + STAGE * (min(fewest, KNOTS[len(KNOTS) - 1]) - KNOTS[row]) // (KNOTS[row + 1] - KNOTS[row])


def greedy_worth(tables, hidden, seat):
    """Return what `greedy` thinks of a seat's position: the turns that it needs."""
    w = local(SCRATCH)
    count_unseen(hidden, w)
    w.train[:] = hidden.train[seat]
    return -estimate_turns(w.train, w)


OUTLOOK = Features(NAMES, write, len(KNOTS), stage, greedy_worth)
