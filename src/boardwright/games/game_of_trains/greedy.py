"""`greedy`: how many turns does a train still need?

A plan keeps some wagons and replaces the others. Between two kept wagons lie `m` wagons to replace and `w` unseen numbers that would
fit; `COST[m, w]` estimates the turns that takes, in thousandths, and the cheapest plan is the value of the train (`turns_left`).
Every choice is tried: the own train afterwards, what the row would offer next, and how near the others then are.
"""

from __future__ import annotations

import numpy as np

from boardwright.core.machine.bot import bot
from boardwright.core.machine.rule import rule
from boardwright.games.game_of_trains.actions import FIRST_DRAW, FIRST_KEEP, FIRST_REPLACE, FIRST_SWAP_ADJACENT, FIRST_USE
from boardwright.games.game_of_trains.components import CARDS, MOVE_LEFT, PROTECT, SWAP_ADJACENT, WAGONS
from boardwright.games.game_of_trains.sorter import arranged

NEVER = 1_000_000
TURN = 1000  # a turn, in the units of all values here
WON = -20 * TURN  # the value of a rising train
SAMPLES = 8  # cards tried for an unknown one
OTHERS = 25  # per cent: what a turn of the nearest other player counts against an own one
LATER = 50  # per cent: how much an ability counts that lies in the row for the next own turn
TRIED = 3  # places for a card that are looked at more closely


def _cost(replaced: int, fitting: int) -> int:
    """Estimated turns (in thousandths) to replace so many wagons by that many fitting numbers (of 84 unseen ones)."""
    if replaced == 0:
        return 0
    share = max(fitting, 0.4) / replaced
    return round(TURN * replaced * (1.0 + 0.45 * (12.0 / share - 1.0) if share < 12.0 else 0.9 + 1.2 / share))


KNOW = np.dtype(
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
def turns_left(train, know):
    """The value of a train: estimated own turns until it rises, in thousandths; WON if it does."""
    best = know.best
    for j in range(WAGONS + 1):
        high = CARDS + 1 if j == WAGONS else train[j]
        lowest = NEVER
        if high > j:
            below = know.unseen[high - 1]
            lowest = COST[j, below]
            for i in range(j):
                low = train[i]
                if low > 0 and high - low >= j - i and best[i] < NEVER:
                    value = best[i] + COST[j - i - 1, below - know.unseen[low]]
                    lowest = min(lowest, value)
        best[j] = lowest
    return best[WAGONS] if best[WAGONS] > 0 else WON


@rule
def look(hidden, seat, know):
    """Note what a decision needs to know: unseen cards, the others' distance, and what the row would do for them."""
    count_unseen(hidden, know)
    copy_train(hidden, seat, know.train)
    copy_row(hidden, know)
    for ability in range(9):
        know.others[ability] = NEVER
    for other in range(hidden.players):
        if other != seat:
            copy_train(hidden, other, know.other)
            know.others[8] = min(know.others[8], turns_left(know.other, know))
            for ability in range(4):
                if know.row[ability] != 0:
                    know.others[ability] = min(know.others[ability], best_use(know.other, ability, know))


@rule
def copy_train(hidden, seat, out):
    """The wagons of a seat."""
    for i in range(WAGONS):
        out[i] = hidden.train[seat, i]


@rule
def copy_row(hidden, know):
    """The row as it lies there."""
    for ability in range(8):
        know.row[ability] = hidden.row[ability]


@rule
def count_unseen(hidden, know):
    """`unseen[n]`: how many cards up to number n nobody has shown, scaled to 84; `samples`: some of them, evenly spread."""
    seen = know.seen
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
                know.samples[taken] = card
                taken += 1
        know.unseen[card] = count * CARDS // total


@rule
def best_use(train, ability, know):
    """The value of a train after the best use of a swap or a move."""
    best = NEVER
    first = 2 if ability == MOVE_LEFT else 0
    last = WAGONS if ability == MOVE_LEFT else WAGONS - 1 if ability == SWAP_ADJACENT else WAGONS - 2
    for i in range(first, last):
        arranged(train, ability, i, know.tried)
        best = min(best, turns_left(know.tried, know))
    return best


@rule
def with_unknown(train, position, know):
    """The mean value of a train whose wagon at `position` becomes an unknown card."""
    for i in range(WAGONS):
        know.tried[i] = train[i]
    total = 0
    for k in range(SAMPLES):
        know.tried[position] = know.samples[k]
        total += turns_left(know.tried, know)
    return total // SAMPLES


@rule
def threat(row, know):
    """How near the nearest other player is with this row before them, in hundredths of what an own turn counts."""
    nearest = know.others[8]
    for ability in range(4):
        if row[ability] != 0:
            helped = know.others[ability]
            nearest = min(nearest, WON if helped < 0 else helped + TURN)
    return nearest * OTHERS // 100


@rule
def with_row(train, row, know):
    """The value of the own train, a little better where the row offers help for the next turn."""
    value = turns_left(train, know)
    if value < 0:
        return value
    helped = NEVER
    for ability in range(4):
        if row[ability] != 0:
            helped = min(helped, best_use(train, ability, know))
    helped = max(helped, 0) + TURN
    return value - (value - helped) * LATER // 100 if helped < value else value


@rule
def rate_draw(hidden, seat, know):
    """The mean value over the cards that might come, each in its best place."""
    train = know.train
    total = 0
    for k in range(SAMPLES):
        best = NEVER
        for i in range(WAGONS):
            replaced = train[i]
            train[i] = know.samples[k]
            best = min(best, turns_left(train, know))
            train[i] = replaced
        total += best
    return total // SAMPLES - threat(know.row, know)


@rule
def rate_replace(tables, hidden, seat, card, position, know):
    """The value after replacing a wagon: it goes to the row, where it helps everybody or takes an ability away."""
    replaced = know.train[position]
    ability = tables.ability[replaced]
    row = know.row
    copy_row(hidden, know)
    row[ability] = replaced if row[ability] == 0 else 0
    if ability <= MOVE_LEFT and know.others[ability] == NEVER:
        for other in range(hidden.players):
            if other != seat:
                copy_train(hidden, other, know.other)
                know.others[ability] = min(know.others[ability], best_use(know.other, ability, know))
    know.train[position] = card
    value = with_row(know.train, row, know) - threat(row, know)
    know.train[position] = replaced
    return value


@rule
def rate_use(hidden, seat, ability, know):
    """The value of taking an ability out of the row and using it as well as possible."""
    row = know.row
    copy_row(hidden, know)
    row[ability] = 0
    if ability == PROTECT:
        return with_row(know.train, row, know) + TURN // 4 - threat(row, know)
    if ability <= MOVE_LEFT:
        return rate_best_target(ability, row, know)
    position = 3 * (ability - MOVE_LEFT - 1)
    own = turns_left(know.train, know) if hidden.lock[seat, position] != 0 else with_unknown(know.train, position, know)
    nearest = NEVER
    for other in range(hidden.players):
        if other != seat:
            copy_train(hidden, other, know.other)
            spared = hidden.lock[other, position] != 0
            nearest = min(nearest, turns_left(know.other, know) if spared else with_unknown(know.other, position, know))
    return own - nearest * OTHERS // 100


@rule
def rate_best_target(ability, row, know):
    """The value of the best use of a swap or a move, with what the row offers after it."""
    place, lowest = best_target(ability, know)
    if lowest < 0:
        return lowest
    arranged(know.train, ability, place, know.after)
    return with_row(know.after, row, know) - threat(row, know)


@rule
def best_target(ability, know):
    """The wagon on which a swap or a move does most for the own train, and the value of the train afterwards."""
    place, lowest = 0, 2 * NEVER
    first = 2 if ability == MOVE_LEFT else 0
    last = WAGONS if ability == MOVE_LEFT else WAGONS - 1 if ability == SWAP_ADJACENT else WAGONS - 2
    for i in range(first, last):
        arranged(know.train, ability, i, know.tried)
        value = turns_left(know.tried, know)
        if value < lowest:
            place, lowest = i, value
    return place, lowest


@rule
def choose_place(tables, hidden, seat, card, know):
    """Where to put a card: the few places that suit the own train best are compared with the row and the others in view."""
    values = know.values
    for i in range(WAGONS):
        replaced = know.train[i]
        know.train[i] = card
        values[i] = turns_left(know.train, know)
        know.train[i] = replaced
    best, lowest = 0, 3 * NEVER
    for _ in range(TRIED):
        place = 0
        for i in range(1, WAGONS):
            if values[i] < values[place]:
                place = i
        if values[place] < 0:
            return place, values[place]
        value = rate_replace(tables, hidden, seat, card, place, know)
        if value < lowest:
            best, lowest = place, value
        values[place] = 4 * NEVER
    return best, lowest


@rule
def choose_turn(hidden, seat, moves, know):
    """Draw, or use an ability of the row."""
    best, lowest = moves.ids[0], 3 * NEVER
    for k in range(moves.count):
        action = moves.ids[k]
        value = rate_draw(hidden, seat, know) if action == FIRST_DRAW else rate_use(hidden, seat, action - FIRST_USE, know)
        if value < lowest:
            best, lowest = action, value
    return best


@rule
def choose_keep(tables, hidden, seat, moves, know):
    """The setup card with the best place."""
    best, lowest = moves.ids[0], 3 * NEVER
    for k in range(moves.count):
        _, value = choose_place(tables, hidden, seat, moves.ids[k] - FIRST_KEEP + 1, know)
        if value < lowest:
            best, lowest = moves.ids[k], value
    return best


@bot(KNOW)
def greedy(tables, hidden, seat, moves, rng, know, decision):
    """The choice with the best value; the first of equals."""
    if moves.count == 1:
        return moves.ids[0]
    return choose(tables, hidden, seat, moves, know)


@rule
def choose(tables, hidden, seat, moves, know):
    """The choice for the prompt at hand."""
    look(hidden, seat, know)
    first = moves.ids[0]
    if first < FIRST_REPLACE:
        return choose_turn(hidden, seat, moves, know)
    if first < FIRST_SWAP_ADJACENT:
        place, _ = choose_place(tables, hidden, seat, hidden.hand[seat, 0], know)
        return FIRST_REPLACE + place
    if first >= FIRST_KEEP:
        return choose_keep(tables, hidden, seat, moves, know)
    ability = (first - FIRST_SWAP_ADJACENT) // WAGONS
    if ability > MOVE_LEFT:  # protect: the far end of the train
        return moves.ids[moves.count - 1]
    place, _ = best_target(ability, know)
    return FIRST_SWAP_ADJACENT + ability * WAGONS + place
