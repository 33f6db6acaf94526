"""`greedy` in a chain of choices: each choice is tried with the rules, and by its value."""

from boardwright.core.machine.bits import each
from boardwright.core.machine.rule import separately_compiled
from boardwright.core.machine.state import assign_record
from boardwright.games.russian_railroads import actions as act
from boardwright.games.russian_railroads.bots.greedy_value import value
from boardwright.games.russian_railroads.bots.greedy_workspace import INFINITY, SCRATCH
from boardwright.games.russian_railroads.rules import chain
from boardwright.games.russian_railroads.state import PLACE, REPLACE


@separately_compiled("t", SCRATCH, "i", returns=True)
def play_on(tables, workspace, seat):
    """Go on with the chain in `tried` to its end, choice by choice; return what the board is worth then."""
    while chain.resolve_until_choice(tables, workspace.tried, seat, workspace.events) > 0:
        chain.choose(tables, workspace.tried, seat, best_option(tables, workspace, seat), workspace.events)
    return value(tables, workspace.tried, seat, workspace)


def best_option(tables, workspace, seat):
    """The choice with the best value at once; the first of equals."""
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
    """The value of `probe` when what it has in hand has found its place."""
    while chain.resolve_until_choice(tables, workspace.probe, seat, workspace.events) > 0:
        if workspace.probe.phase != PLACE and workspace.probe.phase != REPLACE:
            break
        chain.choose(tables, workspace.probe, seat, best_slot(tables, workspace, seat), workspace.events)
    return value(tables, workspace.probe, seat, workspace)


def best_slot(tables, workspace, seat):
    """Where a locomotive or factory goes."""
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
