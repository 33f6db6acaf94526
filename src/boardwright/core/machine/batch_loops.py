"""One decision of many matches in one call: act, reset finished matches, list legal actions, observe; and draw actions by logits."""

import numpy as np

from boardwright.core.machine.memory import call, copy_bytes, integer_at, numbers, record_in
from boardwright.core.machine.observing import observe_changes, observe_record
from boardwright.core.machine.random import BOT_RNG, bot_uint32
from boardwright.core.machine.simulation import advance_one, list_legal, state_of

LOG2_E, LN_2 = 1.4426950408889634, 0.6931471805599453
NOTHING = -80.0
"""A logit this far below the largest one is never drawn."""
TERMS = 14
WORD, BYTES = 64, 8
"""The size of a word in bits and in bytes."""


def turn_all(sim, act, plan, parts, width, floats, size, records, changes, masks, words_each, words):
    """Do the actions (if `act`), then write what the next seat to move in each match may do and knows.

    `plan`, `parts`, `width`, `floats`: observations as numbers, as in `observe_all`; `size`, `records`: hidden records of `size` bytes
    (0: not wanted). With both, only differences from the present record are written, by the table `changes`; records are then bytes.
    `masks`: one byte per action; `words_each`, `words`: one bit per action, in `words_each` words per match (0: not wanted).
    """
    for i in range(sim.first, sim.last):
        if act:
            advance_one(sim, i)
        list_legal(sim, i)
        write_mask(sim, i, masks, words_each, words)
        if size > 0 and parts == 0:
            hide_into(sim, i, record_in(records, size, i))
        elif parts > 0:
            hidden = record_in(sim.hidden, 0, 0)
            hide_into(sim, i, hidden)
            if size > 0:
                before = record_in(records, size, i)
                observe_changes(hidden, before, size, changes, numbers(floats, np.float32), i * width)
            else:
                observe_record(hidden, numbers(plan, np.int64), parts, numbers(floats, np.float32), i * width, width)


def hide_into(sim, i, hidden):
    """Write what the seat to move in match i knows into a record."""
    copy_bytes(hidden, state_of(sim, i), sim.state_size)
    call(sim.hide, record_in(sim.tables, 0, 0), hidden, numbers(sim.to_move, np.int32)[i])


def write_mask(sim, i, masks, words_each, words):
    """The mask of match i as bytes, or as bits: action k is bit k % 64 of word k // 64."""
    if words_each == 0:
        copy_bytes(record_in(masks, sim.num_actions, i), record_in(sim.masks, sim.num_actions, i), sim.num_actions)
        return
    packed, start = numbers(words, np.int64), i * sim.num_actions
    for word in range(words_each):
        bits, k, end = np.int64(0), word * WORD, min((word + 1) * WORD, sim.num_actions)
        while k + BYTES <= end:
            bits |= np.int64(as_bits(integer_at(sim.masks, start + k, BYTES))) << (k % WORD)
            k += BYTES
        while k < end:
            bits |= np.int64(integer_at(sim.masks, start + k, 1)) << (k % WORD)
            k += 1
        packed[i * words_each + word] = bits


def as_bits(word):
    """Pack 8 bytes that are 0 or 1 into 8 bits: the multiplication moves each bit into the highest byte."""
    return (word * 0x0102040810204080) >> 56 & 255


def first_weightless(sim, logits):
    """The first match in which no legal action can be drawn by these logits (all -inf, or one NaN or inf), or -1."""
    legal, given = numbers(sim.masks, np.uint8), numbers(logits, np.float32)
    for i in range(sim.first, sim.last):
        list_legal(sim, i)
        some = numbers(sim.to_move, np.int32)[i] < 0
        for k in range(i * sim.num_actions, (i + 1) * sim.num_actions):
            if legal[k] != 0:
                if given[k] != given[k] or given[k] == np.inf:
                    return i
                some = some or given[k] > -np.inf
        if not some:
            return i
    return -1


def sample_by_logits(sim, logits):
    """Choose a legal action in each match, with probabilities proportional to the exponentials of the logits; -1 if the match is over."""
    legal, given = numbers(sim.masks, np.uint8), numbers(logits, np.float32)
    choosers, sampled = numbers(sim.choosers, BOT_RNG), numbers(sim.sampled, np.int32)
    for i in range(sim.first, sim.last):
        start, best, total, chosen = i * sim.num_actions, -np.inf, 0.0, -1
        for k in range(start, start + sim.num_actions):
            if legal[k] != 0:
                best = max(best, given[k])
        for k in range(start, start + sim.num_actions):
            if legal[k] != 0:
                total += exponential(given[k] - best)
        left = total * (bot_uint32(choosers[i]) / 2.0**32)
        for k in range(start, start + sim.num_actions):
            if legal[k] != 0 and left >= 0:
                weight = exponential(given[k] - best)
                if weight > 0:
                    chosen = k - start
                    left -= weight
        sampled[i] = chosen


def exponential(x):
    """e to the power of x ≤ 0, computed by operations that round alike on every machine."""
    if x < NOTHING:
        return 0.0
    halvings = int(0.5 - x * LOG2_E)
    rest = x + halvings * LN_2
    total, term = 1.0, 1.0
    for k in range(1, TERMS):
        term *= rest / k
        total += term
    for _ in range(halvings):
        total *= 0.5
    return total
