"""Simulation for `greedy`: each choice in a chain of choices, judged by the resulting value, and what places would bring."""

from boardwright.core.machine.bits import each
from boardwright.core.machine.rule import separately_compiled
from boardwright.core.machine.state import assign_record
from boardwright.games.russian_railroads import actions as act
from boardwright.games.russian_railroads.bots.greedy_value import value
from boardwright.games.russian_railroads.bots.greedy_weights import FIRST_SEAT, SECOND_SEAT
from boardwright.games.russian_railroads.bots.greedy_workspace import INFINITY, SCRATCH, note_gain, place_of_most
from boardwright.games.russian_railroads.components import BOTTOM, FIRST, FIRST_ENGINEER, PLACES, SECOND, START_EFFECTS
from boardwright.games.russian_railroads.rules import chain, effect_queue as queue, place_sets, places
from boardwright.games.russian_railroads.state import CHOOSE_START, PLACE, REPLACE, REUSE


def choose_in_chain(tables, seat, moves, workspace):
    """The choice after which the chain ends best."""
    best, highest = int(moves.ids[0]), -INFINITY
    for k in range(moves.count):
        action = int(moves.ids[k])
        assign_record(workspace.tried, workspace.start)
        if workspace.start.phase == CHOOSE_START:
            queue.queue_effect(tables, workspace.tried, seat, START_EFFECTS + action - act.FIRST[act.CHOOSE_START], 1, 0, workspace.events)
        else:
            chain.choose(tables, workspace.tried, seat, action, workspace.events)
        worth = play_on(tables, workspace, seat)
        if worth > highest:
            best, highest = action, worth
    return best


@separately_compiled("t", SCRATCH, "i", returns=True)
def play_on(tables, workspace, seat):
    """Play the chain in `tried` to its end, choice by choice; return the value of the board then."""
    while chain.resolve_until_choice(tables, workspace.tried, seat, workspace.events) > 0:
        chain.choose(tables, workspace.tried, seat, best_option(tables, workspace, seat), workspace.events)
    return value(tables, workspace.tried, seat, workspace)


def best_option(tables, workspace, seat):
    """The choice with the best immediate value; the first of equals."""
    first = act.FIRST_OF_PHASE[workspace.tried.phase]
    best, highest = first, -INFINITY
    for option in each(workspace.tried.choices):
        action = first + option
        assign_record(workspace.probe, workspace.tried)
        chain.choose(tables, workspace.probe, seat, action, workspace.events)
        worth = settle(tables, workspace, seat)
        if worth > highest:
            best, highest = action, worth
    return best


def settle(tables, workspace, seat):
    """The value of `probe` after its locomotive or factory in hand is placed."""
    probe = workspace.probe
    while chain.resolve_until_choice(tables, probe, seat, workspace.events) > 0 and (probe.phase == PLACE or probe.phase == REPLACE):
        chain.choose(tables, workspace.probe, seat, best_slot(tables, workspace, seat), workspace.events)
    return value(tables, workspace.probe, seat, workspace)


def best_slot(tables, workspace, seat):
    """The best slot for a locomotive or factory."""
    first = act.FIRST_OF_PHASE[workspace.probe.phase]
    best, highest = first, -INFINITY
    for option in each(workspace.probe.choices):
        action = first + option
        assign_record(workspace.closer, workspace.probe)
        chain.choose(tables, workspace.closer, seat, action, workspace.events)
        worth = value(tables, workspace.closer, seat, workspace)
        if worth > highest:
            best, highest = action, worth
    return best


def find_gains(tables, state, seat, workspace):
    """Compute what each place that a seat may occupy would bring, without its price."""
    claims = state.phase == REUSE
    usable = place_sets.open_to_claims(tables, state, seat) if claims else place_sets.open_places(tables, state, seat)
    for place in range(len(PLACES)):
        note_gain(workspace, seat, place, gain_of(tables, state, seat, place, workspace) if (usable >> place) & 1 else -INFINITY)


@separately_compiled("t", "s", "i", "i", SCRATCH, returns=True)
def gain_of(tables, state, seat, place, workspace):
    """Return what the action of a place would bring, without its price. Afterwards `tried` is the resulting state, paid for."""
    assign_record(workspace.tried, state)
    black = places.has_black(state, seat)
    if state.phase != REUSE:
        pay(tables, workspace.tried, seat, place)
    if place == FIRST or place == SECOND:
        workspace.tried.claim[place - FIRST] = seat
        return gain_of_claim(state, seat, place, workspace)
    before = value(tables, workspace.tried, seat, workspace)
    workspace.tried.acted[seat] |= 1 << place
    if black:
        workspace.tried.acted_black[seat] |= 1 << place
    workspace.tried.running = place
    must_complete = 1 if place < FIRST_ENGINEER else 0
    queue.queue_effect(tables, workspace.tried, seat, places.effect_of(workspace.tried, place), must_complete, black, workspace.events)
    return play_on(tables, workspace, seat) - before


def coins_for(tables, place, workers):
    """The number of coins that a place costs a seat with so many workers."""
    return max(int(tables.coins_needed[place]), int(tables.cost[place]) - workers)


def pay(tables, state, seat, place):
    """Pay for a place: temporary workers first, the black one last, coins if workers are missing."""
    coins = coins_for(tables, place, places.all_workers(state, seat))
    count = int(tables.cost[place]) - coins
    temporary = min(count, int(state.temporary[seat]))
    own = min(count - temporary, int(state.workers[seat]))
    state.coins[seat] -= coins
    state.temporary[seat] -= temporary
    state.workers[seat] -= own
    if temporary + own < count:
        state.black_ready = 0


def gain_of_claim(state, seat, place, workspace):
    """The gain of a claim: a better place in the next round; the worker is used again at the end of this one, at least for one step."""
    worth = FIRST_SEAT if place == FIRST else SECOND_SEAT
    if state.order[place - FIRST] == seat:
        worth = worth // 2
    return worth + max(0, int(workspace.gain[seat, BOTTOM]))


def choose_reuse(tables, seat, workspace):
    """The best place for the claim worker."""
    find_gains(tables, workspace.start, seat, workspace)
    place = place_of_most(workspace.gain[seat])
    return act.FIRST[act.OCCUPY] + place if place >= 0 else act.FIRST[act.STAY]
