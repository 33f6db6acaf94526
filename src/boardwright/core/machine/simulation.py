"""The loops of the simulator: any game, many matches, compiled once for all games.

A rule here works on one record, a SIMULATION: in machine code its functions, records and arrays are addresses; in plain Python it is an
object with the same names that holds the functions, records and arrays themselves (`core.machine.memory`). Each thread has its own, with
its own working memory; the arrays of the matches are shared, and each thread handles the matches `first` to `last` - 1.
"""

import numpy as np

from boardwright.core.machine.bot import DECISION
from boardwright.core.machine.event_buffer import EVENTS
from boardwright.core.machine.memory import ask, call, copy_bytes, integer_at, key_in, numbers, record_in
from boardwright.core.machine.random import BOT_RNG, MASK, ROUNDS, bot_uniform_below, chacha_block
from boardwright.core.machine.state import MAX_SEATS, MOVES, OUTCOME

ENTRIES_USED = ("setup", "actors", "legal", "apply", "hide", "resample", "outcome")
SHARED = {
    "tables": None,
    "blank": None,  # a state with its header, before the setup
    "states": None,
    "keys": np.uint32,  # 8 words per match, from which its generators are derived
    "episodes": np.int64,  # episodes started per match, minus one
    "worlds": np.int64,  # determinizations per match
    "to_move": np.int32,
    "masks": np.uint8,
    "listed": np.uint8,  # whether the mask is up to date
    "actions": np.int64,
    "rewards": np.float32,
    "done": np.uint8,
    "lengths": np.int64,  # decisions of the last playout
    "sampled": np.int32,
    "outcomes": OUTCOME,
    "choosers": BOT_RNG,  # one per match, for `sample`
    "bot_rngs": BOT_RNG,  # MAX_SEATS per match
}
"""The arrays of a simulator. None: records of the game."""

SIMULATION = np.dtype(
    [
        *((name, "u8") for name in (*ENTRIES_USED, *SHARED)),
        *((name, "i8") for name in ("state_size", "key_at", "players", "num_actions", "by_place", "first", "last")),
        ("hidden", "u8"),  # memory for a hidden copy
        ("moves", MOVES),
        ("events", EVENTS),
        ("decision", DECISION),
        ("block", "u4", (16,)),
        ("bots", "u8", (2 * MAX_SEATS,)),  # each seat's bot, then each seat's second part of a mixed bot
        ("scratch", "u8", (2 * MAX_SEATS,)),
        ("needs_hidden", "i8", (MAX_SEATS,)),
        ("slips", "i8", (MAX_SEATS,)),  # how many of 100 choices the second part makes
    ],
    align=True,
)

WORD = 8
"""Bytes of a mask that are read at once."""
OF_A_MATCH, OF_A_WORLD = range(2)  # the purpose of a key
NO_STREAM = 1  # the last word of the nonce: 0 for all streams of a match


def state_of(sim, i):
    """The state of match i."""
    return record_in(sim.states, sim.state_size, i)


def set_key(key, words):
    """Copy the first 8 words. (Assigning slices would check for overlap and allocate memory for that.)"""
    for k in range(8):
        key[k] = words[k]


def write_key(sim, i, purpose, number):
    """Give the state of match i a key: the match's first key, or one derived from it."""
    base = numbers(sim.keys, np.uint32)[8 * i : 8 * i + 8]
    key = key_in(state_of(sim, i), sim.key_at)
    if purpose == OF_A_MATCH and number == 0:
        set_key(key, base)
    else:
        chacha_block(base, number & MASK, number >> 32, purpose, NO_STREAM, ROUNDS, sim.block)
        set_key(key, sim.block)


def look(sim, i):
    """Note the seat to move in match i: the lowest that must decide, -1 when it is over."""
    owing = ask(sim.actors, record_in(sim.tables, 0, 0), state_of(sim, i))
    seat = -1
    if owing != 0:
        seat = 0
        while not (owing >> seat) & 1:
            seat += 1
    numbers(sim.to_move, np.int32)[i] = seat
    numbers(sim.listed, np.uint8)[i] = 0


def begin(sim, i):
    """Set up the next match in place i."""
    episodes = numbers(sim.episodes, np.int64)
    episodes[i] += 1
    copy_bytes(state_of(sim, i), record_in(sim.blank, 0, 0), sim.state_size)
    write_key(sim, i, OF_A_MATCH, episodes[i])
    call(sim.setup, record_in(sim.tables, 0, 0), state_of(sim, i), sim.events)
    look(sim, i)


def begin_all(sim):
    """Set up the next matches."""
    for i in range(sim.first, sim.last):
        begin(sim, i)


def list_legal(sim, i):
    """Update the mask of match i."""
    listed = numbers(sim.listed, np.uint8)
    if listed[i] != 0:
        return
    mask = numbers(sim.masks, np.uint8)
    start = i * sim.num_actions
    mask[start : start + sim.num_actions] = 0
    seat = numbers(sim.to_move, np.int32)[i]
    if seat >= 0:
        call(sim.legal, record_in(sim.tables, 0, 0), state_of(sim, i), seat, sim.moves)
        for k in range(sim.moves.count):
            mask[start + sim.moves.ids[k]] = 1
    listed[i] = 1


def list_all(sim):
    """Update all masks."""
    for i in range(sim.first, sim.last):
        list_legal(sim, i)


def sample(sim, mask):
    """Draw one action from each row of `mask`, uniformly; -1 from an empty row."""
    for i in range(sim.first, sim.last):
        sample_one(sim, i, mask)


def sample_legal(sim):
    """Draw one legal action in each match, uniformly."""
    for i in range(sim.first, sim.last):
        list_legal(sim, i)
        sample_one(sim, i, sim.masks)


def sample_one(sim, i, mask):
    """Draw one action from row i of `mask`."""
    sampled, start = numbers(sim.sampled, np.int32), i * sim.num_actions
    count = count_marks(mask, start, sim.num_actions)
    if count > 0:
        sampled[i] = nth_mark(mask, start, sim.num_actions, bot_uniform_below(numbers(sim.choosers, BOT_RNG)[i], count))
    else:
        sampled[i] = -1


def count_marks(mask, start, length):
    """Return how many of `length` bytes from `start` on are 1; the others are 0."""
    count = k = 0
    while k + WORD <= length:
        count += marks_in(integer_at(mask, start + k, WORD))
        k += WORD
    while k < length:
        count += integer_at(mask, start + k, 1)
        k += 1
    return count


def nth_mark(mask, start, length, left):
    """The index of the 1 that follows `left` others among these bytes; there is one."""
    k = 0
    while k + WORD <= length:
        here = marks_in(integer_at(mask, start + k, WORD))
        if left < here:
            break
        left -= here
        k += WORD
    while k + 1 < length and (left > 0 or integer_at(mask, start + k, 1) == 0):
        left -= integer_at(mask, start + k, 1)
        k += 1
    return k


def marks_in(word):
    """Return how many of the 8 bytes of a word are 1; the others are 0: the highest byte receives their sum."""
    return (word * 0x0101010101010101) >> 56 & 15


def first_illegal(sim):
    """The first match whose action is illegal, or -1."""
    mask, actions = numbers(sim.masks, np.uint8), numbers(sim.actions, np.int64)
    for i in range(sim.first, sim.last):
        list_legal(sim, i)
        action = actions[i]
        if action < 0 or action >= sim.num_actions or mask[i * sim.num_actions + action] == 0:
            return i
    return -1


def advance_one(sim, i):
    """Do the action of match i, which is legal; reward and reset the match if it ends."""
    actions, to_move = numbers(sim.actions, np.int64), numbers(sim.to_move, np.int32)
    rewards, done = numbers(sim.rewards, np.float32), numbers(sim.done, np.uint8)
    call(sim.apply, record_in(sim.tables, 0, 0), state_of(sim, i), to_move[i], actions[i], sim.events)
    look(sim, i)
    done[i] = to_move[i] < 0
    if done[i]:
        reward(sim, i)
        begin(sim, i)
    else:
        for seat in range(sim.players):
            rewards[i * sim.players + seat] = 0


def advance(sim):
    """Do the actions, which are legal."""
    for i in range(sim.first, sim.last):
        advance_one(sim, i)


def step(sim):
    """Check all actions, then do them. Returns the first match whose action is illegal (and does nothing then), or -1."""
    bad = first_illegal(sim)
    if bad < 0:
        advance(sim)
    return bad


def judge(sim, i):
    """Write the outcome of match i."""
    outcome = numbers(sim.outcomes, OUTCOME)[i]
    call(sim.outcome, record_in(sim.tables, 0, 0), state_of(sim, i), outcome)
    return outcome


def judge_all(sim):
    """Write the outcomes of all matches."""
    for i in range(sim.first, sim.last):
        judge(sim, i)


def reward(sim, i):
    """Write the reward of each seat at the end of match i: its share of the win, or its place as a number from 1 (best) to 0."""
    rewards, rank = numbers(sim.rewards, np.float32), judge(sim, i).rank
    for seat in range(sim.players):
        better = level = 0
        for other in range(sim.players):
            better += rank[other] < rank[seat]
            level += rank[other] == rank[seat]
        if sim.by_place:
            rewards[i * sim.players + seat] = 1 - (better + (level - 1) / 2) / max(1, sim.players - 1)
        else:
            rewards[i * sim.players + seat] = 1 / level if better == 0 else 0
