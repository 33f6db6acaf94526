"""`greedy`: simulates every choice and evaluates its own board, planning all workers of a round together.

The rules tell what each place would bring, to rivals as well. A plan starts with one place and continues with the place of highest gain per
worker; between two own turns the rivals take what is best for them. The most promising places are examined again: taken in a copy, after
which the rivals' moves and the gains of all relevant places are computed anew, because effects help or spoil each other.
"""

from boardwright.core.machine.bits import each
from boardwright.core.machine.bot import bot
from boardwright.core.machine.rule import separately_compiled
from boardwright.core.machine.state import assign_record
from boardwright.games.russian_railroads import actions as act
from boardwright.games.russian_railroads.bots.greedy_chain import choose_in_chain, choose_reuse, coins_for, find_gains, gain_of
from boardwright.games.russian_railroads.bots.greedy_value import rounds_after
from boardwright.games.russian_railroads.bots.greedy_weights import AGAIN, COIN, LATER_TURN, LOOKED_AT, REST
from boardwright.games.russian_railroads.bots.greedy_workspace import INFINITY, SCRATCH, load_state, note_gain, place_of_most
from boardwright.games.russian_railroads.components import ANY, BLACK, BLACK_OR_GREY, BOTTOM, FIRST_ENGINEER, PLACES
from boardwright.games.russian_railroads.rules import place_sets, places, room
from boardwright.games.russian_railroads.state import PAY, REUSE, TURN

ALL = (1 << len(PLACES)) - 1
A_TURN = 3  # workers and coins that a rival may use for one more turn


@bot(SCRATCH)
def greedy(tables, hidden, seat, moves, rng, workspace, decision):
    """The choice with the best value; the first of equals."""
    if moves.count == 1:
        return int(moves.ids[0])
    if hidden.phase == PAY:
        return choose_payment(tables, hidden, moves)
    load_state(hidden, workspace)
    if hidden.phase == TURN:
        return choose_turn(tables, seat, workspace)
    if hidden.phase == REUSE:
        return choose_reuse(tables, seat, workspace)
    return choose_in_chain(tables, seat, moves, workspace)


def choose_payment(tables, hidden, moves):
    """Choose a payment: as few coins as possible; the black worker if it brings a step."""
    effect = places.effect_of(hidden, hidden.paying)
    steps = effect >= 0 and tables.effect[effect, BLACK] + tables.effect[effect, ANY] + tables.effect[effect, BLACK_OR_GREY] > 0
    best, least = int(moves.ids[0]), 1000
    for k in range(moves.count):
        way = int(moves.ids[k]) - act.FIRST[act.PAY]
        price = way // 2 * 10 + (0 if (way % 2 > 0) == steps else 1)
        if price < least:
            best, least = int(moves.ids[k]), price
    return best


def choose_turn(tables, seat, workspace):
    """The place after which the rest of the round brings most; pass when none brings anything."""
    for other in range(workspace.start.players):
        find_gains(tables, workspace.start, other, workspace)
    for place in range(len(PLACES)):
        workspace.first_gain[place] = workspace.gain[seat, place]
        workspace.worth[place] = -INFINITY
        if workspace.gain[seat, place] > -INFINITY:
            workspace.worth[place] = plan_from(tables, workspace.start, seat, place, workspace)
    best, highest = act.FIRST[act.PASS], 0
    for _ in range(LOOKED_AT):
        place = place_of_most(workspace.worth)
        if place < 0:
            break
        worth = look_closer(tables, seat, place, workspace)
        if worth > highest:
            best, highest = act.FIRST[act.OCCUPY] + place, worth
        workspace.worth[place] = -INFINITY
    return best


@separately_compiled("t", "s", "i", "i", SCRATCH, returns=True)
def plan_from(tables, state, seat, first, workspace):
    """Return what the rest of the round brings after taking this place first, as far as gains are additive."""
    coin = int(COIN[rounds_after(tables, state)])
    workers, coins = places.all_workers(state, seat), int(state.coins[seat])
    workspace.free = ALL & ~int(state.closed)
    total, share, place = 0, 1000, first
    while place >= 0:
        cost = int(tables.cost[place])
        spent = coins_for(tables, place, workers)
        workers -= cost - spent
        coins -= spent
        total += (int(workspace.gain[seat, place]) - spent * coin) * share // 1000
        share = share * LATER_TURN // 100
        if place != BOTTOM:
            workspace.free &= ~(1 << place)
        others_take(tables, seat, workspace)
        place = next_place(tables, seat, workers, coins, coin, workspace)
    return total


def others_take(tables, seat, workspace):
    """Let each rival go where a worker gains most."""
    for other in range(workspace.start.players):
        if other != seat and workspace.start.passed[other] == 0:
            place = next_place(tables, other, A_TURN, 1, 0, workspace)
            if place >= 0 and place != BOTTOM:
                workspace.free &= ~(1 << place)


def next_place(tables, seat, workers, coins, coin, workspace):
    """The free place with the highest gain per worker for a seat, or -1. `coin`: the value of a coin."""
    best, highest = -1, 0
    for place in each(int(workspace.free) & int(workspace.good[seat])):
        spent = coins_for(tables, place, workers)
        worth = (int(workspace.gain[seat, place]) - spent * coin) * 6 // int(tables.cost[place])
        if spent <= coins and worth > highest:
            best, highest = place, worth
    return best


@separately_compiled("t", "i", "i", SCRATCH, returns=True)
def look_closer(tables, seat, place, workspace):
    """Return what a place brings minus its coins, and the rest of the round after it (in `now`) with gains computed anew."""
    gain = gain_of(tables, workspace.start, seat, place, workspace)
    gain -= coins_for(tables, place, places.all_workers(workspace.start, seat)) * int(COIN[rounds_after(tables, workspace.start)])
    assign_record(workspace.now, workspace.tried)
    if place != BOTTOM:
        room.close(workspace.now, place, seat)
    let_others_take(tables, seat, workspace)
    find_again(tables, seat, workspace)
    rest = 0
    for space in range(len(PLACES)):
        if workspace.gain[seat, space] > -INFINITY:
            rest = max(rest, plan_from(tables, workspace.now, seat, space, workspace))
    for space in range(len(PLACES)):
        note_gain(workspace, seat, space, int(workspace.first_gain[space]))
    return gain + rest * REST // 100


def let_others_take(tables, seat, workspace):
    """Close the places in `now` that rivals take between two own turns."""
    workspace.free = ALL & ~int(workspace.now.closed)
    others_take(tables, seat, workspace)
    for place in range(FIRST_ENGINEER):
        if ((int(workspace.free) | int(workspace.now.closed)) >> place) & 1 == 0:
            room.close(workspace.now, place, (seat + 1) % workspace.now.players)


def find_again(tables, seat, workspace):
    """Compute the gains in `now` of the best places so far, and of those that were not open then."""
    bar, usable = bar_of(tables, workspace), place_sets.open_places(tables, workspace.now, seat)
    for place in range(len(PLACES)):
        first, gain = int(workspace.first_gain[place]), -INFINITY
        if (usable >> place) & 1 and (first == -INFINITY or first * 6 // int(tables.cost[place]) >= bar):
            gain = gain_of(tables, workspace.now, seat, place, workspace)
        note_gain(workspace, seat, place, gain)


def bar_of(tables, workspace):
    """The former gain per worker of the last of the best free places."""
    bar = INFINITY
    for _ in range(AGAIN):
        below = 0
        for place in range(len(PLACES)):
            worth = int(workspace.first_gain[place]) * 6 // int(tables.cost[place])
            if below < worth < bar and (place == BOTTOM or workspace.now.taken[place] < 0):
                below = worth
        bar = below
    return bar
