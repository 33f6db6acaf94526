"""One search for all games: what a seat should do, from what it knows (docs/decisions/76_one_search_for_all_games.md).

The seat's candidates are compared in the same worlds: in each round a world that fits the seat's knowledge is drawn, and each candidate
that is left is played in it, with the same luck. After a share of the budget the worse half of the candidates is dropped (Z. Karnin,
T. Koren, O. Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013). Another action than the first policy's must gain more than
chance explains. Behind the candidates grows a tree of what the movers know
(`core.machine.search_tree`); where it ends, bots of the game play on (`core.machine.search_world`). Each seat maximises its own payoff.
"""

import math

import numpy as np

from boardwright.core.machine.bot import MOST_CANDIDATES
from boardwright.core.machine.memory import ask, call, copy_bytes, record_in, words_in
from boardwright.core.machine.random import MASK, ROUNDS, bot_uniform_below, chacha_block
from boardwright.core.machine.search_record import DEEPEST, VIEW
from boardwright.core.machine.search_tree import back_up, choose_in_tree, clear_tree, digest_of
from boardwright.core.machine.search_world import (
    choose_by_policy,
    first_seat,
    judge_world,
    propose_candidates,
    seat_policies,
    see,
    start_round,
    start_world,
)
from boardwright.core.machine.state import ABSENT

FOR_CANDIDATES = 1
"""The purpose of a block of the key; 0 is for worlds."""
LONGEST = 100_000
"""The number of decisions after which a playout is abandoned."""


def choose_by_search(tables, hidden, seat, moves, rng, search, decision):
    """The bot: the best action by `decision.budget` simulations (0: the search's own number), and its candidates with their payoffs."""
    if moves.count == 1:
        return np.int64(moves.ids[0])
    search.players, search.worlds, search.length, search.events.count = players_of(hidden, search), 0, 0, -1
    draw_key(hidden, rng, search)
    clear_tree(search)
    list_candidates(tables, hidden, seat, moves, search)
    if search.count > 1:
        halve(tables, hidden, seat, search, decision.budget if decision.budget > 0 else search.budget)
    decision.count = search.count
    for k in range(search.count):
        decision.ids[k], decision.values[k] = search.ids[k], search.sums[k] / max(1, search.tries[k])
    return np.int64(search.ids[0])


def draw_key(hidden, rng, search):
    """Write the key of all that is drawn for this decision.

    It depends on the bot's generator, which it leaves as it is, and on what the seat knows: asked again, the search answers the same.
    """
    digest = digest_of(hidden, search.state_size)
    for k in range(4):
        search.key[k] = rng.s[k]
    search.key[4], search.key[5], search.key[6], search.key[7] = digest & MASK, digest >> 32, 0, 0
    chacha_block(search.key, 0, 0, FOR_CANDIDATES, 0, ROUNDS, search.block)


def players_of(hidden, search):
    """The number of players: the first field of every state."""
    return np.int64(words_in(hidden, search.state_size)[0]) & 0xFF


def list_candidates(tables, hidden, seat, moves, search):
    """Write the candidates: what each policy would do, the proposals of the game's bot, then other legal actions while there is room."""
    search.count = 0
    view = record_in(search.states, search.state_size, VIEW)
    seat_policies(search)
    for policy in range(search.policy_count):
        copy_bytes(view, hidden, search.state_size)
        search.chosen[seat] = policy
        add_candidate(search, choose_by_policy(tables, view, seat, moves, search))
    if search.candidates:
        copy_bytes(view, hidden, search.state_size)
        propose_candidates(tables, view, seat, moves, search)
        for k in range(search.report.count):
            add_candidate(search, search.report.ids[k])
    elif moves.count <= search.most:
        for k in range(moves.count):
            add_candidate(search, moves.ids[k])
    else:
        for _ in range(2 * search.most):
            add_candidate(search, moves.ids[bot_uniform_below(search.rngs[seat], moves.count)])


def add_candidate(search, action):
    """Add an action, unless it is there or there is no room."""
    if search.count >= min(search.most, MOST_CANDIDATES):
        return
    for k in range(search.count):
        if search.ids[k] == action:
            return
    k = search.count
    search.ids[k], search.tries[k], search.sums[k], search.gains[k], search.squares[k] = action, 0, 0.0, 0.0, 0.0
    search.count += 1


def halve(tables, hidden, seat, search, budget):
    """Play the candidates in rounds, drop the worse half of those behind the first after each share of the budget; the best comes first.

    The first candidate, the choice of the first policy, stays to the end: all others are measured by what they gain over it.
    """
    phases, left = 1, search.count
    while left > 2:
        phases, left = phases + 1, left // 2 + 1
    left = search.count
    for phase in range(phases):
        for _ in range(max(1, budget // (phases * left))):
            play_round(tables, hidden, seat, left, search)
        sort_candidates(search, left)
        if phase < phases - 1:
            left = left // 2 + 1
    prefer_surest(search, left)


def play_round(tables, hidden, seat, left, search):
    """Play the first `left` candidates in the same world with the same luck."""
    start_round(tables, hidden, seat, search)
    first = 0.0
    for k in range(left):
        simulate(tables, seat, search.ids[k], search)
        payoff = search.payoffs[seat]
        if k == 0:
            first = payoff
        search.tries[k] += 1
        search.sums[k] += payoff
        search.gains[k] += payoff - first
        search.squares[k] += (payoff - first) * (payoff - first)


def sort_candidates(search, count):
    """Sort the candidates behind the very first by their gains, best first; equals keep their order. All were tried equally often."""
    for last in range(2, count):
        k = last
        while k > 1 and search.gains[k] > search.gains[k - 1]:
            swap(search, k)
            k -= 1


def swap(search, k):
    """Exchange a candidate with the one before it."""
    search.ids[k - 1], search.ids[k] = search.ids[k], search.ids[k - 1]
    search.tries[k - 1], search.tries[k] = search.tries[k], search.tries[k - 1]
    search.sums[k - 1], search.sums[k] = search.sums[k], search.sums[k - 1]
    search.gains[k - 1], search.gains[k] = search.gains[k], search.gains[k - 1]
    search.squares[k - 1], search.squares[k] = search.squares[k], search.squares[k - 1]


def prefer_surest(search, count):
    """Move the candidate to the front whose gain is largest after subtracting `caution` standard errors; the first one gains 0."""
    best, highest = 0, 0.0
    for k in range(1, count):
        tries = search.tries[k]
        mean = search.gains[k] / tries
        error = math.sqrt(max(0.0, search.squares[k] / tries - mean * mean) / max(1, tries - 1))
        if mean - search.caution * error > highest:
            best, highest = k, mean - search.caution * error
    for k in range(best, 0, -1):
        swap(search, k)


def simulate(tables, seat, action, search):
    """Play this round's world on from an action of the seat to its end, through the tree and then by policies; note what it was worth."""
    world, view, moves = start_world(search), record_in(search.states, search.state_size, VIEW), search.moves
    seat_policies(search)
    search.length, in_tree, decisions = 0, True, 0
    call(search.apply, tables, world, seat, action, search.events)
    owing = ask(search.actors, tables, world)
    while owing != 0 and decisions < LONGEST and (search.cut == 0 or decisions < search.cut):
        mover = first_seat(owing)
        see(tables, mover, search)
        ask(search.legal, tables, view, mover, moves)
        choice = np.int64(moves.ids[0])
        if moves.count > 1:
            choice = np.int64(ABSENT)
            if in_tree and search.length < DEEPEST:
                choice = choose_in_tree(tables, mover, search)
                in_tree = choice != ABSENT and search.seen_before
            if choice == ABSENT:
                choice = choose_by_policy(tables, view, mover, moves, search)
        call(search.apply, tables, world, mover, choice, search.events)
        owing = ask(search.actors, tables, world)
        decisions += 1
    judge_world(tables, world, owing == 0, search)
    back_up(search)
