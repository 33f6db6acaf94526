"""`sorter`, the yardstick: counts the wagons that must still be replaced."""

from boardwright.core.machine.bot import best_move, bot
from boardwright.core.machine.state import record
from boardwright.games.game_of_trains import actions as act
from boardwright.games.game_of_trains.cards import is_in_reach, rearrange, removed_place
from boardwright.games.game_of_trains.components import CARDS, MOVE_LEFT, PROTECT, WAGONS

SCRATCH = record([("train", "i8", (WAGONS,)), ("tried", "i8", (WAGONS,)), ("best", "i8", (WAGONS,)), ("worth", "i8", (len(act.ACTIONS),))])
"""The own train, the train tried, the longest increasing subsequence ending at each wagon, and the value of each move."""


@bot(SCRATCH)
def sorter(tables, hidden, seat, moves, rng, scratch, decision):
    """The choice after which the fewest own wagons must still be replaced; the first of equals."""
    for k in range(moves.count):
        scratch.worth[k] = -count_after_choice(hidden, seat, moves.ids[k], scratch)
    return best_move(moves, scratch.worth)


def count_after_choice(hidden, seat, action, scratch):
    """`count_to_replace` for the own train after a choice; a choice that asks for a wagon counts with the best wagon."""
    train = scratch.train
    train[:] = hidden.train[seat]
    kind, place = int(act.FAMILY[action]), int(act.PLACE[action])
    if kind == act.KEEP or (kind == act.USE and place <= MOVE_LEFT):
        fewest = WAGONS
        for i in range(WAGONS):
            scratch.tried[:] = train
            if kind == act.KEEP:
                scratch.tried[i] = place + 1
            elif is_in_reach(place, i):
                rearrange(scratch.tried, place, i)
            else:
                continue
            fewest = min(fewest, count_to_replace(scratch.tried, scratch.best))
        return fewest
    if kind == act.USE and place != PROTECT and hidden.lock[seat, removed_place(place)] == 0:
        train[removed_place(place)] = 0
    elif kind == act.REPLACE_WAGON:
        train[place] = hidden.hand[seat, 0]
    elif act.SWAP_ADJACENT <= kind < act.PROTECT_WAGON:
        rearrange(train, kind - act.SWAP_ADJACENT, place)
    return count_to_replace(train, scratch.best)


def count_to_replace(train, best):
    """Return how many wagons must still be replaced: 7 minus the longest rising subsequence that leaves room for the missing numbers.

    `best`: working memory, one number per wagon.
    """
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
