"""A simulator's loops besides stepping: playouts by bots, determinization, observations. And the table of all its loops."""

import numpy as np

from boardwright.core.machine.batch_loops import first_weightless, sample_by_logits, turn_all
from boardwright.core.machine.memory import ask, call, copy_bytes, numbers, record_in
from boardwright.core.machine.mixed_bot import slips_now
from boardwright.core.machine.moves import is_listed
from boardwright.core.machine.observing import observe_record
from boardwright.core.machine.random import BOT_RNG
from boardwright.core.machine.simulation import (
    OF_A_WORLD,
    advance,
    begin,
    begin_all,
    first_illegal,
    judge_all,
    list_all,
    look,
    reward,
    sample,
    sample_legal,
    state_of,
    step,
    write_key,
)
from boardwright.core.machine.state import MAX_SEATS

LIMIT = 1_000_000
"""The number of decisions after which a playout is abandoned without a winner."""
NOBODY = -1


def playout(sim, i, limit, stop, log, room):
    """Let bots play match i to its end (or for `limit` decisions, or until seat `stop` is to move).

    Returns the number of decisions; the first `room` are written to `log`. Where a bot chooses what is not legal, the match stays as it is,
    and the number is inverted (`~`): rules may do anything with such an action.
    """
    tables, state = record_in(sim.tables, 0, 0), state_of(sim, i)
    hidden, rngs, noted = record_in(sim.hidden, 0, 0), numbers(sim.bot_rngs, BOT_RNG), numbers(log, np.int32)
    decisions = 0
    while decisions < limit:
        owing = ask(sim.actors, tables, state)
        if owing == 0:
            break
        seat = 0
        while not (owing >> seat) & 1:
            seat += 1
        if seat == stop:
            break
        view = state
        if sim.needs_hidden[seat]:
            copy_bytes(hidden, state, sim.state_size)
            call(sim.hide, tables, hidden, seat)
            view = hidden
            sim.decision.count = 0
        call(sim.legal, tables, view, seat, sim.moves)
        rng = rngs[i * MAX_SEATS + seat]
        bot = seat + MAX_SEATS if slips_now(rng, sim.slips[seat]) else seat
        action = ask(sim.bots[bot], tables, view, seat, sim.moves, rng, record_in(sim.scratch[bot], 0, 0), sim.decision)
        if sim.needs_hidden[seat] and not is_listed(sim.moves, action):
            return ~decisions
        if decisions < room:
            noted[i * room + decisions] = action
        call(sim.apply, tables, state, seat, action, sim.events)
        decisions += 1
    return decisions


def playout_all(sim, limit, log, room):
    """Let bots play all matches."""
    lengths = numbers(sim.lengths, np.int64)
    for i in range(sim.first, sim.last):
        lengths[i] = playout(sim, i, limit, NOBODY, log, room)
        look(sim, i)


def retell(sim, i, log, count, plan, parts, width, floats, masks, seats):
    """Do the first `count` actions of `log` in match i. Before each, write which seat acts, what it knows (as `observe_all`) and may do."""
    actions, seen_by, mask = numbers(log, np.int32), numbers(seats, np.int32), numbers(masks, np.uint8)
    to_move, tables, hidden = numbers(sim.to_move, np.int32), record_in(sim.tables, 0, 0), record_in(sim.hidden, 0, 0)
    for row in range(count):
        seat, start = to_move[i], row * sim.num_actions
        copy_bytes(hidden, state_of(sim, i), sim.state_size)
        call(sim.hide, tables, hidden, seat)
        observe_record(hidden, numbers(plan, np.int64), parts, numbers(floats, np.float32), row * width, width)
        call(sim.legal, tables, hidden, seat, sim.moves)
        mask[start : start + sim.num_actions] = 0
        for k in range(sim.moves.count):
            mask[start + sim.moves.ids[k]] = 1
        seen_by[row] = seat
        call(sim.apply, tables, state_of(sim, i), seat, actions[row], sim.events)
        look(sim, i)


def answer_all(sim, act, stops):
    """Do the actions (if `act`), then let bots play each match until its seat in `stops` is to move, or to its end; write rewards at the
    end.

    If a match was over, the next one is set up instead.
    """
    seats, to_move = numbers(stops, np.int64), numbers(sim.to_move, np.int32)
    actions, done, rewards = numbers(sim.actions, np.int64), numbers(sim.done, np.uint8), numbers(sim.rewards, np.float32)
    lengths = numbers(sim.lengths, np.int64)
    for i in range(sim.first, sim.last):
        if act:
            if to_move[i] < 0:
                begin(sim, i)
            else:
                call(sim.apply, record_in(sim.tables, 0, 0), state_of(sim, i), to_move[i], actions[i], sim.events)
        lengths[i] = playout(sim, i, LIMIT, seats[i], sim.to_move, 0)
        look(sim, i)
        done[i] = to_move[i] < 0
        if done[i]:
            reward(sim, i)
        else:
            for seat in range(sim.players):
                rewards[i * sim.players + seat] = 0


def determinize(sim, hidden, seat, first, last):
    """Put worlds that agree with a hidden copy of `seat` in the places `first` to `last` - 1, each with its own generator."""
    worlds = numbers(sim.worlds, np.int64)
    for i in range(first, last):
        copy_bytes(state_of(sim, i), record_in(hidden, 0, 0), sim.state_size)
        write_key(sim, i, OF_A_WORLD, worlds[i])
        worlds[i] += 1
        call(sim.resample, record_in(sim.tables, 0, 0), state_of(sim, i), seat)
        look(sim, i)


def observe_all(sim, plan, parts, width, out):
    """Write the observations of the seats to move (a spectator's if a match is over) to `out`, by the plan of `core.machine.observing`."""
    to_move, hidden = numbers(sim.to_move, np.int32), record_in(sim.hidden, 0, 0)
    steps, found = numbers(plan, np.int64), numbers(out, np.float32)
    for i in range(sim.first, sim.last):
        copy_bytes(hidden, state_of(sim, i), sim.state_size)
        call(sim.hide, record_in(sim.tables, 0, 0), hidden, to_move[i])
        observe_record(hidden, steps, parts, found, i * width, width)


LOOPS = {
    # name: (rule, how many arguments after the simulation; whether it returns an integer)
    "begin_all": (begin_all, 0, False),
    "list_all": (list_all, 0, False),
    "sample": (sample, 1, False),
    "sample_legal": (sample_legal, 0, False),
    "step": (step, 0, True),
    "first_illegal": (first_illegal, 0, True),
    "advance": (advance, 0, False),
    "judge_all": (judge_all, 0, False),
    "playout_all": (playout_all, 3, False),
    "retell": (retell, 9, False),
    "answer_all": (answer_all, 2, False),
    "determinize": (determinize, 4, False),
    "observe_all": (observe_all, 4, False),
    "turn_all": (turn_all, 11, False),
    "first_weightless": (first_weightless, 1, True),
    "sample_by_logits": (sample_by_logits, 1, False),
}
