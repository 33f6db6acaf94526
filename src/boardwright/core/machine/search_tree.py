"""The tree of a search. A node is what the mover knows: positions that a seat cannot tell apart are one node (P. Cowling, E. Powley,
D. Whitehouse, "Information Set Monte Carlo Tree Search", 2012), found by a digest. An edge is an action, with the mover's payoffs.
"""

import math

import numpy as np

from boardwright.core.machine.memory import numbers, record_in, words_in
from boardwright.core.machine.random import MASK, bot_uniform_below
from boardwright.core.machine.search_record import EDGES, NODES, SLOTS, VIEW
from boardwright.core.machine.search_world import choose_by_policy, propose_candidates
from boardwright.core.machine.state import ABSENT

WORD = 8
TRIES = 8
"""Number of draws of a new action before the node makes do with those it has."""


def clear_tree(search):
    """Remove all nodes."""
    keys = numbers(search.keys, np.int64)
    for slot in range(SLOTS):
        keys[slot] = 0
    search.nodes = search.edges = 0


def digest_of(record, size):
    """A digest of a record's words, from 1 to 2**62. (States end on a whole word: their generator has words of 8 bytes.)"""
    words = words_in(record, size)
    a, b = np.int64(0x243F6A88), np.int64(0x13198A2E)
    for k in range(size // WORD):
        word = np.int64(words[k])
        a = times(a ^ (word & MASK), 0x9E3779B1)
        b = times(b ^ ((word >> 32) & MASK), 0x85EBCA77)
        a ^= b >> 13
        b ^= a >> 15
    return (a | (b & 0x3FFFFFFF) << 32) + 1


def times(a, b):
    """The lowest 32 bits of a product of two numbers of 32 bits."""
    return (a * (b & 0xFFFF) + (((a * (b >> 16)) & MASK) << 16)) & MASK


def find_node(search, key):
    """The place of the node with this key, which is new if there was none; ABSENT if the tree is full."""
    keys = numbers(search.keys, np.int64)
    slot = key & (SLOTS - 1)
    while keys[slot] != key and keys[slot] != 0:
        slot = (slot + 1) & (SLOTS - 1)
    if keys[slot] == 0:
        if search.nodes == NODES:
            return ABSENT
        search.nodes += 1
        keys[slot] = key
        numbers(search.seen, np.int32)[slot], numbers(search.first, np.int32)[slot] = 0, ABSENT
    return slot


def choose_in_tree(tables, mover, search):
    """Choose the mover's action by the node of what it knows (the view), and note the edge; ABSENT if the tree has no room.

    `search.moves`: the legal actions. `search.seen_before` says whether the node is an old one.
    """
    node = find_node(search, digest_of(record_in(search.states, search.state_size, VIEW), search.state_size))
    if node == ABSENT:
        return ABSENT
    seen = numbers(search.seen, np.int32)
    search.seen_before = seen[node] > 0
    edge = choose_edge(tables, node, mover, search)
    if edge == ABSENT:
        return ABSENT
    search.path[search.length], search.path_node[search.length], search.path_seat[search.length] = edge, node, mover
    search.length += 1
    return np.int64(numbers(search.action, np.int32)[edge])


def choose_edge(tables, node, mover, search):
    """The edge with the best mean payoff and bonus for rarely tried ones, or a new one while they are few for the node's visits."""
    seen, first = numbers(search.seen, np.int32)[node], numbers(search.first, np.int32)
    action, sibling = numbers(search.action, np.int32), numbers(search.sibling, np.int32)
    visits, total = numbers(search.visits, np.int32), numbers(search.total, np.float64)
    count, edge, best, highest = 0, first[node], ABSENT, -1.0
    bonus = search.exploration * math.sqrt(logarithm(seen + 1))
    while edge != ABSENT:
        value = total[edge] / max(1, visits[edge]) + bonus / math.sqrt(max(1, visits[edge]))
        if value > highest:
            best, highest = edge, value
        count, edge = count + 1, sibling[edge]
    if count * count <= search.widening * seen and count < search.moves.count and search.edges < EDGES:
        new = new_action(tables, node, mover, search)
        if new != ABSENT:
            edge = search.edges
            action[edge], sibling[edge], visits[edge], total[edge] = new, first[node], 0, 0.0
            first[node] = edge
            search.edges += 1
            return edge
    return np.int64(best)


def logarithm(number):
    """The logarithm of a whole number to base 2, linear between powers of two: the same on every machine."""
    power, length = 1, 0
    while 2 * power <= number:
        power, length = 2 * power, length + 1
    return length + (number - power) / power


def new_action(tables, node, mover, search):
    """An action without an edge: what the policy does, then the proposals of the game's bot, or any other; ABSENT if none was found."""
    moves, view = search.moves, record_in(search.states, search.state_size, VIEW)
    if numbers(search.first, np.int32)[node] == ABSENT:
        return choose_by_policy(tables, view, mover, moves, search)
    if search.candidates:
        propose_candidates(tables, view, mover, moves, search)
        for k in range(search.report.count):
            if not has_edge(search, node, search.report.ids[k]):
                return np.int64(search.report.ids[k])
        return ABSENT
    for _ in range(TRIES):
        action = moves.ids[bot_uniform_below(search.rngs[mover], moves.count)]
        if not has_edge(search, node, action):
            return np.int64(action)
    return ABSENT


def has_edge(search, node, action):
    """Return whether the node has an edge for an action."""
    actions, sibling = numbers(search.action, np.int32), numbers(search.sibling, np.int32)
    edge = numbers(search.first, np.int32)[node]
    while edge != ABSENT and actions[edge] != action:
        edge = sibling[edge]
    return edge != ABSENT


def back_up(search):
    """Give each edge of the path its mover's payoff."""
    seen, visits, total = numbers(search.seen, np.int32), numbers(search.visits, np.int32), numbers(search.total, np.float64)
    for k in range(search.length):
        edge = search.path[k]
        seen[search.path_node[k]] += 1
        visits[edge] += 1
        total[edge] += search.payoffs[search.path_seat[k]]
