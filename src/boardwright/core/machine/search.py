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
    switch_policy,
)
from boardwright.core.machine.state import ABSENT

FOR_CANDIDATES = 1
"""The purpose of a block of the key; 0 is for worlds."""
LONGEST = 100_000
"""The number of decisions after which a playout is abandoned."""
MATCH = -1
"""As the stage where playouts end: the end of the match."""


def choose_by_search(tables, hidden, seat, moves, rng, search, decision):
    """The bot: the best action by `decision.budget` simulations (0: the search's own number), and its candidates with their payoffs."""
    if moves.count == 1:
        return np.int64(moves.ids[0])
    prepare(hidden, rng, search)
    search.with_tree, search.all_known = 1, 0
    limit_playouts(tables, hidden, seat, search)
    list_candidates(tables, hidden, seat, moves, search)
    if search.count > 1:
        left = halve(tables, hidden, seat, search, decision.budget if decision.budget > 0 else search.budget, 2)
        prefer_surest(search, left)
    decision.count = search.count
    for k in range(search.count):
        decision.ids[k], decision.values[k] = search.ids[k], search.sums[k] / max(1, search.tries[k])
    return np.int64(search.ids[0])


def prepare(hidden, rng, search):
    """Clear what the last decision left."""
    search.players, search.worlds, search.length, search.events.count, search.count = players_of(hidden, search), 0, 0, -1, 0
    draw_key(hidden, rng, search)
    clear_tree(search)


def limit_playouts(tables, hidden, seat, search):
    """Note where playouts from here end before the match does, by the settings `cut` and `stages`."""
    search.latest, search.last_stage = search.cut, MATCH
    if search.stage and search.stages > 0:
        search.last_stage = ask(search.stage, tables, hidden, seat) + search.stages


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
    """Add candidates: what each policy would do, the proposals of the game's bot, then other legal actions while there is room."""
    view = record_in(search.states, search.state_size, VIEW)
    seat_policies(search)
    for policy in range(search.policy_count):
        look(tables, hidden, seat, search)
        search.chosen[seat] = policy
        add_candidate(search, choose_by_policy(tables, view, seat, moves, search), policy)
    if search.candidates:
        look(tables, hidden, seat, search)
        propose_candidates(tables, view, seat, moves, search)
        for k in range(search.report.count):
            add_candidate(search, search.report.ids[k], 0)
    elif moves.count <= search.most:
        for k in range(moves.count):
            add_candidate(search, moves.ids[k], 0)
    else:
        for _ in range(2 * search.most):
            add_candidate(search, moves.ids[bot_uniform_below(search.rngs[seat], moves.count)], 0)


def look(tables, hidden, seat, search):
    """Write what the seat knows at the root into the view."""
    view = record_in(search.states, search.state_size, VIEW)
    copy_bytes(view, hidden, search.state_size)
    if search.all_known:
        call(search.hide, tables, view, seat)


def add_candidate(search, action, policy):
    """Add an action, unless it is there or there is no room. `policy`: the one that chose it, else the first."""
    if search.count >= min(search.most, MOST_CANDIDATES):
        return
    for k in range(search.count):
        if search.ids[k] == action:
            return
    search.ids[search.count], search.follows[search.count] = action, policy
    forget_tries(search, search.count)
    search.count += 1


def forget_tries(search, k):
    """Begin anew with a candidate."""
    search.tries[k] = 0
    search.sums[k] = search.gains[k] = search.squares[k] = 0.0
    search.wins[k] = search.win_gains[k] = search.win_squares[k] = 0.0
    search.points[k] = search.point_gains[k] = search.point_squares[k] = 0.0


def halve(tables, hidden, seat, search, budget, fewest):
    """Play the candidates in rounds, drop the worse half of those behind the first after each share of the budget; sort them.

    The first candidate stays the first: all others are measured by what they gain over it. Returns how many are left, at least `fewest`.
    """
    phases, left = 1, search.count
    while left > fewest:
        phases, left = phases + 1, max(fewest, left // 2 + 1)
    left = search.count
    for phase in range(phases):
        for _ in range(max(1, budget // (phases * left))):
            play_round(tables, hidden, seat, left, search)
        sort_candidates(search, left)
        if phase < phases - 1:
            left = max(fewest, left // 2 + 1)
    return left


def play_round(tables, hidden, seat, left, search):
    """Play the first `left` candidates in the same world with the same luck."""
    start_round(tables, hidden, seat, search)
    payoff = won = scored = 0.0
    for k in range(left):
        simulate(tables, seat, k, search)
        if k == 0:
            payoff, won, scored = search.payoffs[seat], search.won[seat], search.scored[seat]
        search.tries[k] += 1
        tally(search.payoffs[seat], payoff, k, search.sums, search.gains, search.squares)
        tally(search.won[seat], won, k, search.wins, search.win_gains, search.win_squares)
        tally(search.scored[seat], scored, k, search.points, search.point_gains, search.point_squares)


def tally(value, first, k, sums, gains, squares):
    """Add a candidate's value in a world to its sums. `first`: the value of the first candidate there."""
    sums[k] += value
    gains[k] += value - first
    squares[k] += (value - first) * (value - first)


def sort_candidates(search, count):
    """Sort the candidates behind the very first by their gains, best first; equals keep their order. All were tried equally often."""
    for last in range(2, count):
        k = last
        while k > 1 and search.gains[k] > search.gains[k - 1]:
            swap(search, k)
            k -= 1


def swap(search, k):
    """Exchange a candidate with the one before it."""
    exchange(search.ids, k)
    exchange(search.follows, k)
    exchange(search.tries, k)
    exchange(search.sums, k)
    exchange(search.gains, k)
    exchange(search.squares, k)
    exchange(search.wins, k)
    exchange(search.win_gains, k)
    exchange(search.win_squares, k)
    exchange(search.points, k)
    exchange(search.point_gains, k)
    exchange(search.point_squares, k)


def exchange(numbers, k):
    """Exchange a number with the one before it."""
    numbers[k - 1], numbers[k] = numbers[k], numbers[k - 1]


def prefer_surest(search, count):
    """Move the candidate to the front whose gain is largest after subtracting `caution` standard errors; the first one gains 0."""
    best, highest = 0, 0.0
    for k in range(1, count):
        tries = search.tries[k]
        surely = search.gains[k] / tries - search.caution * standard_error(search.gains[k], search.squares[k], tries)
        if surely > highest:
            best, highest = k, surely
    for k in range(best, 0, -1):
        swap(search, k)


def standard_error(total, squares, count):
    """The standard error of the mean of so many numbers, by their sum and the sum of their squares."""
    mean = total / count
    return math.sqrt(max(0.0, squares / count - mean * mean) / max(1, count - 1))


def simulate(tables, seat, candidate, search):
    """Play this round's world on from a candidate to its end, through the tree and then by policies; note what it was worth."""
    world, view, moves = start_world(search), record_in(search.states, search.state_size, VIEW), search.moves
    seat_policies(search)
    if search.loyal:
        search.chosen[seat] = search.follows[candidate]
    search.length, in_tree, decisions = 0, search.with_tree != 0, 0
    call(search.apply, tables, world, seat, search.ids[candidate], search.events)
    owing = ask(search.actors, tables, world)
    while owing != 0 and goes_on(tables, world, seat, decisions, search):
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
                switch_policy(mover, search)
                choice = choose_by_policy(tables, view, mover, moves, search)
        call(search.apply, tables, world, mover, choice, search.events)
        owing = ask(search.actors, tables, world)
        decisions += 1
    judge_world(tables, world, owing == 0, search)
    back_up(search)


def goes_on(tables, world, seat, decisions, search):
    """Return whether a playout goes on after so many decisions."""
    if decisions >= LONGEST or 0 < search.latest <= decisions:
        return False
    return search.last_stage == MATCH or ask(search.stage, tables, world, seat) < search.last_stage
