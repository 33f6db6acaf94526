"""Expectations of the seats in a position, and for an action before chance decides (docs/analysis.md).

Each seat judges from its own knowledge, by the game's outlook; the chances of all seats are then scaled to the whole win. An action is
played from the true position many times, each time with other luck, and the expectations after it are averaged: what the average changes
is due to the action, and the rest of what then happened is chance.
"""

import numpy as np

from boardwright.core.machine.memory import ask, call, copy_bytes, local, record_in
from boardwright.core.machine.outlook import SHARES, divide
from boardwright.core.machine.search import draw_key, players_of
from boardwright.core.machine.search_record import VIEW, WORLD
from boardwright.core.machine.search_world import luck_was_used, renew_luck
from boardwright.core.machine.state import MAX_SEATS, OUTLOOK, record

EXPECTATION = record([("samples", "i8"), ("chance", "i4", (MAX_SEATS,)), ("points", "i4", (MAX_SEATS,))])
"""`samples`: how often the action is played, each time with other luck; 0: the position itself, without an action. By seat: its chance in
ten-thousandths of the win, together exactly the whole (`outlook.WHOLE`), and its points in hundredths."""
EXPECT = ("tsiirkx", True)
"""The arguments of `expect_action` (letters as in `engine.ENTRIES`; k: the memory of a search with an outlook, x: an EXPECTATION)."""
SUMS = record([("chance", "i8", (MAX_SEATS,)), ("points", "i8", (MAX_SEATS,))])


def expect_action(tables, state, seat, action, rng, search, expectation):
    """Write what the seats may expect after an action of a seat, or of the state itself. `rng` is left as it is. Returns 0.

    An action after which nothing was drawn always leads to the same world, so one sample tells the mean.
    """
    search.players, search.worlds, search.events.count = players_of(state, search), 0, -1
    draw_key(state, rng, search)
    sums, shares, players, samples, drawn = local(SUMS), local(SHARES), search.players, 0, True
    world = record_in(search.states, search.state_size, WORLD)
    while samples < max(1, expectation.samples) and drawn:
        copy_bytes(world, state, search.state_size)
        if expectation.samples > 0:
            renew_luck(world, search)
            call(search.apply, tables, world, seat, action, search.events)
            drawn = luck_was_used(world, search)
        add_outlooks(tables, world, sums, search)
        samples += 1
    for each in range(players):
        shares.part[each] = sums.chance[each]
        expectation.points[each] = (2 * sums.points[each] + samples) // (2 * samples)
    divide(shares, players, expectation)
    return np.int64(0)


def add_outlooks(tables, world, sums, search):
    """Add what each seat may expect by its own knowledge of a world; chances are scaled to the whole win."""
    found, shares, together = local(OUTLOOK), local(SHARES), 0
    view = record_in(search.states, search.state_size, VIEW)
    for seat in range(search.players):
        copy_bytes(view, world, search.state_size)
        call(search.hide, tables, view, seat)
        ask(search.outlook, tables, view, seat, found)
        shares.part[seat] = found.chance[seat]
        together += found.chance[seat]
        sums.points[seat] += found.points[seat]
    for seat in range(search.players):
        if together == 0:
            shares.part[seat] = 1
    divide(shares, search.players, found)
    for seat in range(search.players):
        sums.chance[seat] += found.chance[seat]
