"""`greedy`: how many turns does a train still need?

A plan keeps some wagons and replaces the others. Between two kept wagons lie `m` wagons to replace and `w` unseen numbers that would
fit; `COST[m, w]` estimates the turns that takes, in thousandths, and the cheapest plan is the value of the train (`estimate_turns`).
Every choice is tried: the own train afterwards, what the row would offer next, and how near the others then are.
"""

from __future__ import annotations

import numpy as np

from boardwright.core.machine.bot import bot
from boardwright.core.machine.rule import rule
from boardwright.games.game_of_trains.actions import FIRST_DRAW, FIRST_KEEP, FIRST_REPLACE, FIRST_SWAP_ADJACENT, FIRST_USE
from boardwright.games.game_of_trains.components import CARDS, MOVE_LEFT, PROTECT, SWAP_ADJACENT, WAGONS
from boardwright.games.game_of_trains.sorter import arranged

INFINITY = 1_000_000
TURN = 1000  # a turn, in the units of all values here
WON = -20 * TURN  # the value of a rising train
SAMPLES = 8  # cards tried for an unknown one
THREAT_PERCENT = 25  # per cent: what a turn of the nearest other player counts against an own one
ROW_PERCENT = 50  # per cent: how much an ability counts that lies in the row for the next own turn
PLACES_TRIED = 3  # places for a card that are looked at more closely


def _cost(replaced: int, fitting: int) -> int:
    """Estimated turns (in thousandths) to replace so many wagons by that many fitting numbers (of 84 unseen ones)."""
    if replaced == 0:
        return 0
    share = max(fitting, 0.4) / replaced
    return round(TURN * replaced * (1.0 + 0.45 * (12.0 / share - 1.0) if share < 12.0 else 0.9 + 1.2 / share))


SCRATCH = np.dtype(
    (
        np.record,
        [
            ("unseen", "i8", (CARDS + 1,)),  # [n]: how many cards up to number n nobody has shown, scaled to 84
            ("samples", "i8", (SAMPLES,)),  # some of the unseen cards, evenly spread
            ("train", "i8", (WAGONS,)),  # the own train
            ("other", "i8", (WAGONS,)),  # somebody else's
            ("others", "i8", (9,)),  # [ability]: the nearest other player's value after using it; [8]: their value now
            ("row", "i8", (8,)),
            ("values", "i8", (WAGONS,)),
            ("best", "i8", (WAGONS + 1,)),
            ("tried", "i8", (WAGONS,)),
            ("after", "i8", (WAGONS,)),
            ("seen", "i8", (CARDS + 1,)),
        ],
    )
)
"""What a decision needs to know, and room to try things out."""

COST = np.array([[_cost(m, w) for w in range(CARDS + 1)] for m in range(WAGONS + 1)], np.int64)


@rule
def estimate_turns(train, scratch):
    """The value of a train: estimated own turns until it rises, in thousandths; WON if it does."""
    best = scratch.best
    for j in range(WAGONS + 1):
        high = CARDS + 1 if j == WAGONS else train[j]
        lowest = INFINITY
        if high > j:
            below = scratch.unseen[high - 1]
            lowest = COST[j, below]
            for i in range(j):
                low = train[i]
                if low > 0 and high - low >= j - i and best[i] < INFINITY:
                    value = best[i] + COST[j - i - 1, below - scratch.unseen[low]]
                    lowest = min(lowest, value)
        best[j] = lowest
    return best[WAGONS] if best[WAGONS] > 0 else WON


@rule
def survey(hidden, seat, scratch):
    """Note what a decision needs to know: unseen cards, the others' distance, and what the row would do for them."""
    count_unseen(hidden, scratch)
    copy_train(hidden, seat, scratch.train)
    copy_row(hidden, scratch)
    for ability in range(9):
        scratch.others[ability] = INFINITY
    for other in range(hidden.players):
        if other != seat:
            copy_train(hidden, other, scratch.other)
            scratch.others[8] = min(scratch.others[8], estimate_turns(scratch.other, scratch))
            for ability in range(4):
                if scratch.row[ability] != 0:
                    scratch.others[ability] = min(scratch.others[ability], best_use(scratch.other, ability, scratch))


@rule
def copy_train(hidden, seat, out):
    """The wagons of a seat."""
    for i in range(WAGONS):
        out[i] = hidden.train[seat, i]


@rule
def copy_row(hidden, scratch):
    """The row as it lies there."""
    for ability in range(8):
        scratch.row[ability] = hidden.row[ability]


@rule
def count_unseen(hidden, scratch):
    """`unseen[n]`: how many cards up to number n nobody has shown, scaled to 84; `samples`: some of them, evenly spread."""
    seen = scratch.seen
    for card in range(CARDS + 1):
        seen[card] = 0
    for seat in range(hidden.players):
        for i in range(WAGONS):
            seen[hidden.train[seat, i]] = 1
            seen[hidden.lock[seat, i]] = 1
        for i in range(4):
            seen[hidden.hand[seat, i]] = 1
    for ability in range(8):
        seen[hidden.row[ability]] = 1
    if hidden.draw_count > 8:  # soon the discards come back
        for i in range(hidden.discard_count):
            seen[hidden.discard[i]] = 1
    seen[0] = 1
    total = 0
    for card in range(CARDS + 1):
        total += 1 - seen[card]
    count = taken = 0
    for card in range(CARDS + 1):
        if seen[card] == 0:
            count += 1
            if taken < SAMPLES and count * 2 * SAMPLES >= (2 * taken + 1) * total:
                scratch.samples[taken] = card
                taken += 1
        scratch.unseen[card] = count * CARDS // total


@rule
def best_use(train, ability, scratch):
    """The value of a train after the best use of a swap or a move."""
    best = INFINITY
    first = 2 if ability == MOVE_LEFT else 0
    last = WAGONS if ability == MOVE_LEFT else WAGONS - 1 if ability == SWAP_ADJACENT else WAGONS - 2
    for i in range(first, last):
        arranged(train, ability, i, scratch.tried)
        best = min(best, estimate_turns(scratch.tried, scratch))
    return best


@rule
def rate_unknown(train, position, scratch):
    """The mean value of a train whose wagon at `position` becomes an unknown card."""
    for i in range(WAGONS):
        scratch.tried[i] = train[i]
    total = 0
    for k in range(SAMPLES):
        scratch.tried[position] = scratch.samples[k]
        total += estimate_turns(scratch.tried, scratch)
    return total // SAMPLES


@rule
def rate_threat(row, scratch):
    """How near the nearest other player is with this row before them, in hundredths of what an own turn counts."""
    nearest = scratch.others[8]
    for ability in range(4):
        if row[ability] != 0:
            helped = scratch.others[ability]
            nearest = min(nearest, WON if helped < 0 else helped + TURN)
    return nearest * THREAT_PERCENT // 100


@rule
def rate_with_row(train, row, scratch):
    """The value of the own train, a little better where the row offers help for the next turn."""
    value = estimate_turns(train, scratch)
    if value < 0:
        return value
    helped = INFINITY
    for ability in range(4):
        if row[ability] != 0:
            helped = min(helped, best_use(train, ability, scratch))
    helped = max(helped, 0) + TURN
    return value - (value - helped) * ROW_PERCENT // 100 if helped < value else value


@rule
def rate_draw(hidden, seat, scratch):
    """The mean value over the cards that might come, each in its best place."""
    train = scratch.train
    total = 0
    for k in range(SAMPLES):
        best = INFINITY
        for i in range(WAGONS):
            replaced = train[i]
            train[i] = scratch.samples[k]
            best = min(best, estimate_turns(train, scratch))
            train[i] = replaced
        total += best
    return total // SAMPLES - rate_threat(scratch.row, scratch)


@rule
def rate_replace(tables, hidden, seat, card, position, scratch):
    """The value after replacing a wagon: it goes to the row, where it helps everybody or takes an ability away."""
    replaced = scratch.train[position]
    ability = tables.ability[replaced]
    row = scratch.row
    copy_row(hidden, scratch)
    row[ability] = replaced if row[ability] == 0 else 0
    if ability <= MOVE_LEFT and scratch.others[ability] == INFINITY:
        for other in range(hidden.players):
            if other != seat:
                copy_train(hidden, other, scratch.other)
                scratch.others[ability] = min(scratch.others[ability], best_use(scratch.other, ability, scratch))
    scratch.train[position] = card
    value = rate_with_row(scratch.train, row, scratch) - rate_threat(row, scratch)
    scratch.train[position] = replaced
    return value


@rule
def rate_use(hidden, seat, ability, scratch):
    """The value of taking an ability out of the row and using it as well as possible."""
    row = scratch.row
    copy_row(hidden, scratch)
    row[ability] = 0
    if ability == PROTECT:
        return rate_with_row(scratch.train, row, scratch) + TURN // 4 - rate_threat(row, scratch)
    if ability <= MOVE_LEFT:
        return rate_best_target(ability, row, scratch)
    position = 3 * (ability - MOVE_LEFT - 1)
    own = estimate_turns(scratch.train, scratch) if hidden.lock[seat, position] != 0 else rate_unknown(scratch.train, position, scratch)
    nearest = INFINITY
    for other in range(hidden.players):
        if other != seat:
            copy_train(hidden, other, scratch.other)
            spared = hidden.lock[other, position] != 0
            nearest = min(nearest, estimate_turns(scratch.other, scratch) if spared else rate_unknown(scratch.other, position, scratch))
    return own - nearest * THREAT_PERCENT // 100


@rule
def rate_best_target(ability, row, scratch):
    """The value of the best use of a swap or a move, with what the row offers after it."""
    place, lowest = best_target(ability, scratch)
    if lowest < 0:
        return lowest
    arranged(scratch.train, ability, place, scratch.after)
    return rate_with_row(scratch.after, row, scratch) - rate_threat(row, scratch)


@rule
def best_target(ability, scratch):
    """The wagon on which a swap or a move does most for the own train, and the value of the train afterwards."""
    place, lowest = 0, 2 * INFINITY
    first = 2 if ability == MOVE_LEFT else 0
    last = WAGONS if ability == MOVE_LEFT else WAGONS - 1 if ability == SWAP_ADJACENT else WAGONS - 2
    for i in range(first, last):
        arranged(scratch.train, ability, i, scratch.tried)
        value = estimate_turns(scratch.tried, scratch)
        if value < lowest:
            place, lowest = i, value
    return place, lowest


@rule
def choose_place(tables, hidden, seat, card, scratch):
    """Where to put a card: the few places that suit the own train best are compared with the row and the others in view."""
    values = scratch.values
    for i in range(WAGONS):
        replaced = scratch.train[i]
        scratch.train[i] = card
        values[i] = estimate_turns(scratch.train, scratch)
        scratch.train[i] = replaced
    best, lowest = 0, 3 * INFINITY
    for _ in range(PLACES_TRIED):
        place = 0
        for i in range(1, WAGONS):
            if values[i] < values[place]:
                place = i
        if values[place] < 0:
            return place, values[place]
        value = rate_replace(tables, hidden, seat, card, place, scratch)
        if value < lowest:
            best, lowest = place, value
        values[place] = 4 * INFINITY
    return best, lowest


@rule
def choose_turn(hidden, seat, moves, scratch):
    """Draw, or use an ability of the row."""
    best, lowest = moves.ids[0], 3 * INFINITY
    for k in range(moves.count):
        action = moves.ids[k]
        value = rate_draw(hidden, seat, scratch) if action == FIRST_DRAW else rate_use(hidden, seat, action - FIRST_USE, scratch)
        if value < lowest:
            best, lowest = action, value
    return best


@rule
def choose_keep(tables, hidden, seat, moves, scratch):
    """The setup card with the best place."""
    best, lowest = moves.ids[0], 3 * INFINITY
    for k in range(moves.count):
        _, value = choose_place(tables, hidden, seat, moves.ids[k] - FIRST_KEEP + 1, scratch)
        if value < lowest:
            best, lowest = moves.ids[k], value
    return best


@bot(SCRATCH)
def greedy(tables, hidden, seat, moves, rng, scratch, decision):
    """The choice with the best value; the first of equals."""
    if moves.count == 1:
        return moves.ids[0]
    return choose(tables, hidden, seat, moves, scratch)


@rule
def choose(tables, hidden, seat, moves, scratch):
    """The choice for the prompt at hand."""
    survey(hidden, seat, scratch)
    first = moves.ids[0]
    if first < FIRST_REPLACE:
        return choose_turn(hidden, seat, moves, scratch)
    if first < FIRST_SWAP_ADJACENT:
        place, _ = choose_place(tables, hidden, seat, hidden.hand[seat, 0], scratch)
        return FIRST_REPLACE + place
    if first >= FIRST_KEEP:
        return choose_keep(tables, hidden, seat, moves, scratch)
    ability = (first - FIRST_SWAP_ADJACENT) // WAGONS
    if ability > MOVE_LEFT:  # protect: the far end of the train
        return moves.ids[moves.count - 1]
    place, _ = best_target(ability, scratch)
    return FIRST_SWAP_ADJACENT + ability * WAGONS + place
