"""The choices of `greedy` and its variants, which estimate how many turns a train still needs.

A plan keeps some wagons and replaces the others. Between two kept wagons there are `m` wagons to replace and `w` unseen numbers that would
fit; `COST[m, w]` estimates the turns for that in thousandths, and the cheapest plan is the value of the train (`estimate_turns`). Every
choice is simulated: the own train afterwards, what the row would offer next, and how close the others then are to winning.

Styles differ in how much the others count, and in whether only the cheapest plan counts or all: a train with several plans of about the
same cost needs fewer turns, because more of the cards drawn fit one of them (`together`).
"""

from math import exp, log1p

import numpy as np

from boardwright.core.machine.bot import best_move, bot
from boardwright.core.machine.sets import keep_unseen, mark_all
from boardwright.core.machine.state import record
from boardwright.games.game_of_trains import actions as act
from boardwright.games.game_of_trains.cards import is_in_reach, is_rising, rearrange, removed_place
from boardwright.games.game_of_trains.components import CARDS, MOVE_LEFT, PROTECT, WAGONS
from boardwright.games.game_of_trains.hidden import mark_table

INFINITY = 1_000_000  # more than any train needs
TURN = 1000  # a turn, the unit of all values here
WON = -20 * TURN  # the value of a rising train
SAMPLES = 8  # cards tried in place of an unknown one
THREAT_PERCENT = 25  # weight of a turn of the nearest rival against an own turn, for `greedy`
ROW_PERCENT = 50  # weight of an ability in the row for the next own turn
PLACES_TRIED = 3  # positions for a card that are examined more closely


NEARLY_EQUAL = 700  # plans that differ by less, in thousandths of a turn, are counted together
STEP = 16  # of the table TOGETHER
APART = 8192  # plans that differ by so much are not counted together
HEADROOM = 8 * TURN  # keeps estimates of all plans together above 0


def _cost(replaced: int, fitting: int) -> int:
    """The estimated turns (in thousandths) to replace `replaced` wagons by `fitting` fitting numbers (of 84 unseen ones)."""
    if replaced == 0:
        return 0
    share = max(fitting, 0.4) / replaced
    return round(TURN * replaced * (1.0 + 0.45 * (12.0 / share - 1.0) if share < 12.0 else 0.9 + 1.2 / share))


SCRATCH = record(
    [
        ("threat", "i8"),  # the weight of a turn of the nearest rival, in per cent of an own turn
        ("apart", "i8"),  # plans that differ by less are counted together; 0: only the cheapest plan counts
        ("headroom", "i8"),
        ("cards", "i8", (CARDS,)),  # not seen by this seat, ascending
        ("unseen", "i8", (CARDS + 1,)),  # [n]: how many of them are at most n, scaled to 84
        ("samples", "i8", (SAMPLES,)),  # some of the unseen cards, evenly spaced
        ("train", "i8", (WAGONS,)),  # the own train
        ("other", "i8", (WAGONS,)),  # another player's train
        ("nearest", "i8"),  # the lowest value of a rival's train
        ("nearest_after", "i8", (4,)),  # [ability]: the same after its best use
        ("row", "i8", (8,)),
        ("values", "i8", (WAGONS,)),
        ("best", "i8", (WAGONS + 1,)),
        ("tried", "i8", (WAGONS,)),
        ("after", "i8", (WAGONS,)),
        ("worth", "i8", (len(act.ACTIONS),)),  # the value of each move
    ]
)
"""Information for a decision, and working memory."""

COST = np.array([[_cost(m, w) for w in range(CARDS + 1)] for m in range(WAGONS + 1)], np.int64)


TOGETHER = np.array([round(NEARLY_EQUAL * log1p(exp(-(i + 0.5) * STEP / NEARLY_EQUAL))) for i in range(APART // STEP)], np.int64)
"""By the difference of two plans: how many thousandths of a turn are saved because there are two."""


def estimate_turns(train, scratch):
    """The value of a train: the estimated own turns until it rises, in thousandths; WON if it does."""
    if is_rising(train):
        return WON
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
                    lowest = combine(lowest, best[i] + COST[j - i - 1, below - scratch.unseen[low]], scratch)
        best[j] = lowest
    return best[WAGONS] + scratch.headroom


def combine(one, other, scratch):
    """The cost of two plans: of the cheaper one, a little less if they are counted together."""
    apart, lowest = abs(one - other), min(one, other)
    return lowest - TOGETHER[apart // STEP] if apart < scratch.apart else lowest


def survey(hidden, seat, scratch):
    """Gather information for a decision: unseen cards, the rivals' distances, and the effect of swaps and moves on them."""
    count_unseen(hidden, scratch)
    scratch.train[:] = hidden.train[seat]
    scratch.row[:] = hidden.row
    scratch.nearest, scratch.nearest_after[:] = INFINITY, INFINITY
    for other in range(hidden.players):
        if other != seat:
            scratch.other[:] = hidden.train[other]
            scratch.nearest = min(scratch.nearest, estimate_turns(scratch.other, scratch))
            for ability in range(MOVE_LEFT + 1):
                _, value = best_target(scratch.other, ability, scratch)
                scratch.nearest_after[ability] = min(scratch.nearest_after[ability], value)


def count_unseen(hidden, scratch):
    """Fill in `cards`, `unseen` and `samples`."""
    cards = scratch.cards
    cards[:] = 0
    mark_table(hidden, cards)
    if hidden.draw_count > 8:  # otherwise the discards are reshuffled soon
        mark_all(cards, hidden.discard)
    total, count = keep_unseen(cards), 0
    for k in range(SAMPLES):
        scratch.samples[k] = cards[((2 * k + 1) * total - 1) // (2 * SAMPLES)]
    for card in range(1, CARDS + 1):
        count += int(cards[count] == card)
        scratch.unseen[card] = count * CARDS // total
    scratch.unseen[0] = 0


def best_target(train, ability, scratch):
    """The wagon on which a swap or move helps a train most, and the value of the train after it."""
    place, lowest = 0, INFINITY
    for i in range(WAGONS):
        if is_in_reach(ability, i):
            scratch.tried[:] = train
            rearrange(scratch.tried, ability, i)
            value = estimate_turns(scratch.tried, scratch)
            if value < lowest:
                place, lowest = i, value
    return place, lowest


def rate_threat(row, scratch):
    """Return how close the nearest rival is with this row, in hundredths of the weight of an own turn."""
    nearest = scratch.nearest
    for ability in range(MOVE_LEFT + 1):
        if row[ability] != 0:
            helped = scratch.nearest_after[ability]
            nearest = min(nearest, WON if helped < 0 else helped + TURN)
    return nearest * scratch.threat // 100


def rate_with_row(train, row, scratch):
    """The value of the own train, slightly better if the row offers help for the next turn."""
    value = estimate_turns(train, scratch)
    if value < 0:
        return value
    helped = INFINITY
    for ability in range(MOVE_LEFT + 1):
        if row[ability] != 0:
            _, after = best_target(train, ability, scratch)
            helped = min(helped, after)
    helped = max(helped, 0) + TURN
    return value - (value - helped) * ROW_PERCENT // 100 if helped < value else value


def rate_draw(scratch):
    """The mean value over the cards that may be drawn, each in its best position."""
    total = 0
    for k in range(SAMPLES):
        total += rate_places(scratch.samples[k], scratch)
    return total // SAMPLES - rate_threat(scratch.row, scratch)


def rate_places(card, scratch):
    """Write the value of the own train with a card in each position to `values`; return the lowest."""
    train = scratch.train
    for i in range(WAGONS):
        replaced = train[i]
        train[i] = card
        scratch.values[i] = estimate_turns(train, scratch)
        train[i] = replaced
    return scratch.values.min()


def rate_replace(tables, hidden, seat, card, position, scratch):
    """The value after replacing a wagon, which goes to the row, where it helps all players or removes an ability."""
    replaced, row = scratch.train[position], scratch.row
    ability = tables.ability[replaced]
    row[:] = hidden.row
    row[ability] = replaced if row[ability] == 0 else 0
    scratch.train[position] = card
    value = rate_with_row(scratch.train, row, scratch) - rate_threat(row, scratch)
    scratch.train[position] = replaced
    return value


def rate_use(hidden, seat, ability, scratch):
    """The value of taking an ability from the row and using it as well as possible."""
    row = scratch.row
    row[:] = hidden.row
    row[ability] = 0
    if ability == PROTECT:
        return rate_with_row(scratch.train, row, scratch) + TURN // 4 - rate_threat(row, scratch)
    if ability <= MOVE_LEFT:
        place, lowest = best_target(scratch.train, ability, scratch)
        if lowest < 0:
            return lowest
        scratch.after[:] = scratch.train
        rearrange(scratch.after, ability, place)
        return rate_with_row(scratch.after, row, scratch) - rate_threat(row, scratch)
    position = removed_place(ability)
    nearest = INFINITY
    for other in range(hidden.players):
        if other != seat:
            nearest = min(nearest, rate_without(hidden, other, position, scratch))
    return rate_without(hidden, seat, position, scratch) - nearest * scratch.threat // 100


def rate_without(hidden, seat, position, scratch):
    """The mean value of a seat's train after the wagon at `position` was removed and refilled, unless it is protected."""
    train = scratch.other
    train[:] = hidden.train[seat]
    if hidden.lock[seat, position] != 0:
        return estimate_turns(train, scratch)
    total = 0
    for k in range(SAMPLES):
        train[position] = scratch.samples[k]
        total += estimate_turns(train, scratch)
    return total // SAMPLES


def choose_place(tables, hidden, seat, card, scratch):
    """Return where to put a card: compares the few positions that suit the own train best, by the row and the rivals."""
    values = scratch.values
    rate_places(card, scratch)
    best, lowest = 0, INFINITY
    for _ in range(PLACES_TRIED):
        place = int(values.argmin())
        if values[place] < 0:
            return place, values[place]
        value = rate_replace(tables, hidden, seat, card, place, scratch)
        if value < lowest:
            best, lowest = place, value
        values[place] = INFINITY
    return best, lowest


def rate(tables, hidden, seat, action, scratch):
    """The value of an action of the turn, or of keeping a setup card."""
    kind, place = int(act.FAMILY[action]), int(act.PLACE[action])
    if kind == act.DRAW:
        return rate_draw(scratch)
    if kind == act.USE:
        return rate_use(hidden, seat, place, scratch)
    _, value = choose_place(tables, hidden, seat, place + 1, scratch)
    return value


def weigh_turn(tables, hidden, seat, moves, scratch):
    """Write the value of each action of the turn, or of keeping each setup card, to `worth`: higher is better."""
    for k in range(moves.count):
        scratch.worth[k] = -rate(tables, hidden, seat, moves.ids[k], scratch)


def best_choice(tables, hidden, seat, moves, scratch):
    """The choice with the best value, of all actions or of all positions; the first of equals."""
    first = moves.ids[0]
    if moves.count == 1:
        return first
    survey(hidden, seat, scratch)
    kind = int(act.FAMILY[first])
    if kind == act.REPLACE_WAGON:
        place, _ = choose_place(tables, hidden, seat, hidden.hand[seat, 0], scratch)
        return first + place
    if kind == act.PROTECT_WAGON:  # the far end of the train
        return moves.ids[moves.count - 1]
    if act.SWAP_ADJACENT <= kind < act.PROTECT_WAGON:
        place, _ = best_target(scratch.train, kind - act.SWAP_ADJACENT, scratch)
        return first - int(act.PLACE[first]) + place
    weigh_turn(tables, hidden, seat, moves, scratch)
    return best_move(moves, scratch.worth)


@bot(SCRATCH)
def greedy(tables, hidden, seat, moves, rng, scratch, decision):
    """Counts the cheapest plan only."""
    scratch.threat, scratch.apart, scratch.headroom = THREAT_PERCENT, 0, 0
    return best_choice(tables, hidden, seat, moves, scratch)
