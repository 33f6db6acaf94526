"""`sorter`, the yardstick: it counts the wagons that must still be replaced."""

from __future__ import annotations

from boardwright.core.machine.bot import bot
from boardwright.core.machine.rule import rule
from boardwright.core.machine.state import record
from boardwright.games.game_of_trains.abilities import target_obstacle
from boardwright.games.game_of_trains.actions import FIRST_DRAW, FIRST_KEEP, FIRST_REPLACE, FIRST_SWAP_ADJACENT, FIRST_USE
from boardwright.games.game_of_trains.components import CARDS, MOVE_LEFT, MOVE_RIGHT, PROTECT, SWAP_ADJACENT, WAGONS

SCRATCH = record([("train", "i8", (WAGONS,)), ("out", "i8", (WAGONS,)), ("best", "i8", (WAGONS,))])
"""The own train, what a choice makes of it, and the length of the best row of wagons that ends at each wagon."""


@bot(SCRATCH)
def sorter(tables, hidden, seat, moves, rng, scratch, decision):
    """The choice after which the fewest own wagons must still be replaced; the first of equals."""
    best, fewest = moves.ids[0], 100
    for k in range(moves.count):
        count = after_choice(tables, hidden, seat, moves.ids[k], scratch)
        if count < fewest:
            best, fewest = moves.ids[k], count
    return best


@rule
def after_choice(tables, hidden, seat, action, scratch):
    """`count_to_replace` of the own train after a choice; an ability that asks for a wagon counts with its best wagon."""
    train, out = scratch.train, scratch.out
    for i in range(WAGONS):
        train[i] = hidden.train[seat, i]
    if action == FIRST_DRAW:
        return count_to_replace(train, scratch.best)
    if action < FIRST_REPLACE:
        ability = action - FIRST_USE
        if ability > MOVE_LEFT:
            if ability != PROTECT:
                position = 3 * (ability - MOVE_LEFT - 1)
                if hidden.lock[seat, position] == 0:
                    train[position] = 0
            return count_to_replace(train, scratch.best)
        return fewest_over_targets(hidden, seat, ability, scratch)
    if action < FIRST_SWAP_ADJACENT:
        train[action - FIRST_REPLACE] = hidden.hand[seat, 0]
        return count_to_replace(train, scratch.best)
    if action < FIRST_KEEP:
        ability, position = divmod(action - FIRST_SWAP_ADJACENT, WAGONS)
        if ability > MOVE_LEFT:
            return count_to_replace(train, scratch.best)
        arranged(train, ability, position, out)
        return count_to_replace(out, scratch.best)
    fewest = 100
    for i in range(WAGONS):
        replaced = train[i]
        train[i] = action - FIRST_KEEP + 1
        fewest = min(fewest, count_to_replace(train, scratch.best))
        train[i] = replaced
    return fewest


@rule
def fewest_over_targets(hidden, seat, ability, scratch):
    """`count_to_replace` after the best use of a swap or a move."""
    fewest = 100
    for i in range(WAGONS):
        if target_obstacle(hidden, seat, ability, i) == 0:
            arranged(scratch.train, ability, i, scratch.out)
            fewest = min(fewest, count_to_replace(scratch.out, scratch.best))
    return fewest


@rule
def arranged(train, ability, position, out):
    """Write to `out` what a swap or a move makes of a train."""
    for i in range(WAGONS):
        out[i] = train[i]
    if ability <= 1:  # the two swaps
        other = position + 1 if ability == SWAP_ADJACENT else position + 2
        out[position], out[other] = train[other], train[position]
    elif ability != PROTECT:
        step = 1 if ability == MOVE_RIGHT else -1
        out[position] = train[position + step]
        out[position + step] = train[position + 2 * step]
        out[position + 2 * step] = train[position]


@rule
def count_to_replace(train, best):
    """How many wagons must still be replaced: 7 minus the longest rising subsequence that leaves room for the missing numbers.

    `best`: room for a number a wagon."""
    longest = 0
    for j in range(WAGONS):
        best[j] = 0
        if j < train[j] <= CARDS - (WAGONS - 1 - j):
            best[j] = 1
            for i in range(j):
                if best[i] > 0 and train[j] - train[i] >= j - i and best[i] + 1 > best[j]:
                    best[j] = best[i] + 1
            if best[j] > longest:
                longest = best[j]
    return WAGONS - longest
