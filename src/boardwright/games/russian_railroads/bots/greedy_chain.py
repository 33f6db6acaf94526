"""`greedy` in a chain of choices: each choice is tried with the rules, and by its value."""

from __future__ import annotations

from boardwright.core.machine.bits import lowest
from boardwright.core.machine.rule import rule, separately_compiled
from boardwright.core.machine.state import assign_record
from boardwright.games.russian_railroads.bots.greedy_mind import MIND, NEVER
from boardwright.games.russian_railroads.bots.greedy_value import value
from boardwright.games.russian_railroads.rules.chain import choose, proceed
from boardwright.games.russian_railroads.rules.choices import first_option
from boardwright.games.russian_railroads.state import PLACE, REPLACE


@separately_compiled("t", MIND, "i", returns=True)
def play_on(tables, mind, seat):
    """Go on with the chain in `tried` to its end, choice by choice; return what the board is worth then."""
    while proceed(tables, mind.tried, seat, mind.events) > 0:
        take(tables, mind.tried, seat, best_option(tables, mind, seat), mind)
    return value(tables, mind.tried, seat, mind)


@separately_compiled("t", "s", "i", "i", MIND)
def take(tables, state, seat, action, mind):
    """One choice of a chain."""
    choose(tables, state, seat, action, mind.events)


@rule
def best_option(tables, mind, seat):
    """The choice with the best value at once; the first of equals."""
    first = first_option(mind.tried.phase)
    mask = int(mind.tried.choices)
    best, highest = first, NEVER
    while mask:
        action = first + lowest(mask)
        mask &= mask - 1
        assign_record(mind.probe, mind.tried)
        take(tables, mind.probe, seat, action, mind)
        worth = settle(tables, mind, seat)
        if worth > highest:
            best, highest = action, worth
    return best


@rule
def settle(tables, mind, seat):
    """The value of `probe` when what it has in hand has found its place."""
    while proceed(tables, mind.probe, seat, mind.events) > 0:
        if mind.probe.phase != PLACE and mind.probe.phase != REPLACE:
            break
        take(tables, mind.probe, seat, best_slot(tables, mind, seat), mind)
    return value(tables, mind.probe, seat, mind)


@rule
def best_slot(tables, mind, seat):
    """Where a locomotive or factory goes."""
    first = first_option(mind.probe.phase)
    mask = int(mind.probe.choices)
    best, highest = first, NEVER
    while mask:
        action = first + lowest(mask)
        mask &= mask - 1
        assign_record(mind.closer, mind.probe)
        take(tables, mind.closer, seat, action, mind)
        worth = value(tables, mind.closer, seat, mind)
        if worth > highest:
            best, highest = action, worth
    return best
